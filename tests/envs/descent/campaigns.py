"""Games that stand at a quest's end, for tests of what comes after it; chance runs free."""

from typing import Any

from dungeonzoo.envs.descent.questing import Q_AFTER, Q_START
from dungeonzoo.envs.descent.state import Task

from .kit import Position, setup
from .laying import Texts
from .names import OVERLORD, QUESTS, SIDES, split

HEROES = {2: ("HER-6,HER-5", "KNI,BER"), 3: ("HER-6,HER-5,HER-7", "KNI,BER,THI")}
"""A is Syndrael the Knight, B Grisban the Berserker, C Jain the Thief."""
START, LAST = "FIRST", "THRONE"
TRACK = (START, *("FATGOBLIN", "CASTLE", "WING"), "LANTERN", *("ARCHIVE", "EMBER", "COURT"), LAST)
"""Quests as they may have been played, by their place in the campaign."""


def campaign(n: int = 2, **options: Any) -> Position:
    """A campaign at its first question."""
    heroes, classes = HEROES[n]
    return setup(mode="campaign", heroes=n, hero_pick=heroes, class_pick=classes, **options)


def quest_over(
    quest: str,
    winner: str,
    *,
    n: int = 2,
    encounter: int = 2,
    items: Texts | None = None,
    search: Texts | None = None,
    bought: str = "",
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Position:
    """A campaign in which this encounter of the quest has just ended; what comes next waits for `go`.

    items: beside the starting gear; search: Search cards ("*": used); bought: Overlord cards; fields: of the
    record.
    """
    game = campaign(n, **(options or {}))
    track = fields.pop("track", TRACK.index(quest) if quest in TRACK else 1)
    game.put("track", track)
    game.put("act", int(track > TRACK.index("LANTERN")))
    game.put("quests_played", sum(1 << QUESTS.index(name) for name in TRACK[:track]))
    game.put("quest", QUESTS.index(quest))
    game.put("encounter_winner", SIDES.index(winner))
    game.put("relic_of", 0)
    for card in split(bought):
        game.record["bought"][OVERLORD.index(card)] += 1
    for name, ids in (items or {}).items():
        hero = game.record["hero"][game.units[name]]
        here = [item for item in game.items(name) if item not in ids]
        hero["item"] = -1
        hero["equipped"] = hero["turned"] = 0
        game.lay_sheets({}, {}, {name: " ".join([*here, *split(ids)])}, {})
    game.lay_sheets({}, {}, {}, search or {})
    for field, value in fields.items():
        game.put(field, value)
    game.cut_to(Task.QUESTING)
    game.frame["step"], game.frame["count"] = Q_AFTER, encounter - 1
    return game


def go(game: Position, *dice: str | int) -> Position:
    """On to the next question; dice: what chance brings."""
    game.dice(*dice)
    game.table.settle(0)
    if not game.over and game.encounter:
        game.name_units()
    return game


def in_shop(quest: str = "FATGOBLIN", *offered: int, **fields: Any) -> Position:
    """In the Shopping step after a quest that the heroes won. offered: chance's choice of the items."""
    game = go(quest_over(quest, "heroes", **fields), *(offered or (0, 0, 0, 0, 0)))
    while game.question == "RELIC_TO":
        game.choose("A")
    return game


def next_quest(quest: str, *, after: str = "FIRST", winner: str = "heroes", **fields: Any) -> Position:
    """A campaign whose next quest is about to begin; it waits for `go`."""
    game = quest_over(after, winner, **fields)
    game.put("track", int(game.record["track"]) + 1)
    game.put("quest", QUESTS.index(quest))
    game.frame["step"], game.frame["count"] = Q_START, 0
    return game

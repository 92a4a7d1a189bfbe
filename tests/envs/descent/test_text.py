"""Words about a position: made from a seat's own view, complete, and telling nothing else."""

import numpy as np
import pytest

from dungeonzoo.envs.descent.board import map_lines
from dungeonzoo.envs.descent.cards import load
from dungeonzoo.envs.descent.state import Act, Life
from dungeonzoo.envs.descent.text import DescentWords
from tests.generic.play import random_tables, view

from .kit import Position, position, setup, variant

OVERLORD, A, B = 0, 1, 2
KINDS = [{"mode": "encounter", "scenario": "FG1"}, {"mode": "quest"}, {"mode": "campaign", "travel": True}]


def texts(game: Position) -> list[str]:
    """What the player asked may do, in words."""
    seen = game.view(game.seat)
    return [game.variant.words.action_text(seen, int(a)) for a in np.flatnonzero(game.table.legal(0))]


def board(game: Position, seat: int) -> str:
    return game.variant.words.board(game.view(seat))


def described(game: Position, seat: int) -> str:
    mask = game.table.legal(0) if game.seat == seat else np.zeros(game.table.n_actions, np.int8)
    return game.variant.words.describe(game.view(seat), mask)


def question(game: Position, seat: int) -> str:
    return described(game, seat).split("\nLegal actions:")[0].splitlines()[-1]


def told(game: Position, seat: int, *choices: str | tuple[int, int]) -> list[str]:
    """What these choices change for a player, in words."""
    before = game.view(seat)
    game.choose(*choices)
    return game.variant.words.changes(before, game.view(seat))


# --- names of actions


def test_actions_are_named_in_the_order_of_their_blocks() -> None:
    names = [variant().words.action_name(action) for action in range(466)]
    assert names[:4] == ["pass", "yes", "north", "north-east"]
    assert names[Act.VERB] == "move"
    assert names[Act.OVERLORD_CARD + 4] == "Overlord card Dash"
    assert names[Act.FIGURE : Act.FIGURE + 5] == [
        *(f"figure of hero_{hero}" for hero in range(4)),
        "figure of the Reanimate",
    ]
    assert names[Act.SHOP] == "buy Chainmail"
    assert names[Act.KIND] == "monsters Goblin Archer"


def test_an_action_tells_what_is_printed() -> None:
    words = variant().words
    assert words.action_help(Act.OVERLORD_CARD + 4).startswith("Event, Basic: ")
    assert words.action_help(Act.PLOT + 1).startswith("Bought for 2 threat, triggered for 0: ")
    assert words.action_help(Act.SHOP).startswith("150 gold; armor, Heavy Armor: ")
    assert words.action_help(Act.SPACE) == ""


def test_a_changed_number_is_told(tmp_path) -> None:
    table = tmp_path / "cards.toml"
    table.write_text('[[card]]\nid = "PC-02"\nbuy = 5\n')
    words = variant(content=str(table)).words
    assert words.action_help(Act.PLOT + 1).startswith("Bought for 5 threat")


def test_every_row_can_be_told() -> None:
    words = variant().words
    assert isinstance(words, DescentWords)
    book = words.book
    assert len(book.skills) == 72
    assert len(book.items) == 49
    assert len(load(None)) > 400
    for kind in book.kinds:
        assert all(card.text for card in kind.cards)


# --- answers


def test_a_menu_tells_what_may_be_done() -> None:
    game = position({"A": (5, 2), "goblin": (6, 2)}, at="FG1", turn="A", items={"A": "GEA-02"})
    assert question(game, A) == "You must choose what Syndrael does (2 actions, 0 movement points left)."
    told = texts(game)
    assert {"move", "rest", "attack unarmed", "end the turn of Syndrael"} <= set(told)
    assert "attack with Iron Longsword" in told
    assert "use Oath of Honor (1 fatigue, an action)" not in told


def test_an_attack_is_told_from_target_to_surges() -> None:
    game = position(
        {"A": (5, 2), "goblin": (6, 2), "goblin 2": (6, 3)},
        at="FG1",
        turn="A",
        items={"A": "GEA-02"},
        fatigue={"A": 1},
        tokens={"T1": (5, 4)},
    )
    game.choose("ACT_ATTACK_1")
    assert question(game, A) == "You must choose the target of the attack of Syndrael with Iron Longsword."
    assert texts(game) == ["attack Goblin Archer a at 6,2", "attack Goblin Archer b at 6,3"]
    game.dice("B221", "R010", "g3")
    seen = told(game, OVERLORD, "goblin")
    assert "Syndrael attacks Goblin Archer a at 6,2 with Iron Longsword." in seen
    assert question(game, A).startswith("You may spend surges of the attack of Syndrael")
    assert "spend 1 surge: recover 1 fatigue" in texts(game)
    assert "spend no more surges" in texts(game)


def test_a_step_tells_where_it_leads_and_what_lies_there() -> None:
    game = position(
        {"A": (5, 1), "goblin": (9, 2)}, at="FG1", turn="A", points={"A": 2}, tokens={"S1": (6, 1)}
    )
    assert "step north to 5,0 (water)" in texts(game)
    assert "step east to 6,1 (search token 1)" in texts(game)


def test_quest_actions_go_by_what_they_do() -> None:
    game = position({"A": (5, 2), "goblin": (9, 2)}, at="FG1", turn="A", tokens={"T1": (6, 2)})
    assert "pick up a crop" in texts(game)
    assert "Syndrael takes crop 1." in told(game, OVERLORD, "QUEST_A")
    assert "drop crop 1" in texts(game)


def test_the_overlord_activates_by_name() -> None:
    game = position(
        {"A": (5, 2), "goblin": (9, 2), "ettin master": (2, 1)}, at="FG1", turn="dark", hand="OC-26"
    )
    assert question(game, OVERLORD) == "You must choose the monster that is activated next."
    assert "activate Goblin Archer a at 9,2" in texts(game)
    assert "activate Ettin master B at 2,1" in texts(game)
    assert "end your turn" in texts(game)


def test_windows_say_what_has_happened() -> None:
    game = position({"A": (5, 2), "goblin": (9, 2)}, at="FG1", turn="start goblin", hand="OC-05 OC-06")
    assert question(game, OVERLORD) == "You may answer: Goblin Archer a is chosen to activate."
    assert set(texts(game)) >= {"play Dash", "play Frenzy", "do nothing"}


# --- events


def test_moves_and_conditions_are_told() -> None:
    game = position(
        {"A": (5, 2), "goblin": (9, 2)}, at="FG1", turn="A", points={"A": 2}, tokens={"T1": (5, 4)}
    )
    assert told(game, OVERLORD, "E") == ["Syndrael moves to 6,2."]


def test_a_card_that_was_played_is_told() -> None:
    game = position({"A": (5, 2), "goblin": (9, 2)}, at="FG1", turn="start goblin", hand="OC-05")
    assert "The overlord plays Dash." in told(game, A, "OC-05")
    assert "You play Dash." not in told(game, A, "ACT_MOVE")


# --- the whole situation


def test_a_description_holds_all_that_a_seat_knows() -> None:
    game = position(
        {"A": (5, 2), "B": (6, 2), "goblin": (9, 2), "ettin master": (2, 1)},
        at="FG1",
        turn="A",
        round=3,
        damage={"A": 2, "goblin": 1},
        conditions={"A": "Poisoned"},
        search={"B": "SEA-1"},
        hand="OC-05 OC-06",
        discard="OC-07",
        threat=3,
        tokens={"S1": (4, 3), "T1": (5, 4)},
    )
    text = described(game, A)
    for part in (
        "You are hero_0, one of 2 heroes against the overlord; you lead Syndrael.",
        "A Fat Goblin, round 3, hero phase, Syndrael.",
        "- 1 Syndrael (you, warrior) at 5,2 damage 2/12",
        "Poisoned",
        "- a Goblin Archer a 9,2, damage 1/2",
        "Health Potion",
        "Discarded Overlord cards: Pit Trap.",
        "Search tokens: search token 1 at 4,3.",
    ):
        assert part in text, part
    assert "Dash" not in text
    dark = described(game, OVERLORD)
    assert "You are overlord_0, against 2 heroes." in dark
    assert "- Dash (Event): " in dark


def test_the_map_shows_what_is_where() -> None:
    game = position(
        {"A": (5, 2), "goblin": (9, 2), "ettin master": (1, 1)}, at="FG1", turn="A", tokens={"T1": (5, 4)}
    )
    seen = game.variant.words.read(game.view(A))
    ruler, *rows = map_lines(seen, seen.plan)
    assert ruler.split() == [str(x) for x in range(15)]
    numbered = {int(row[:2]): row for row in rows if row[:2].strip()}
    assert list(numbered) == list(range(11))
    spaces = {y: [row[3 + 3 * x : 6 + 3 * x] for x in range(15)] for y, row in numbered.items()}
    assert spaces[2][5] == "> 1"
    assert [spaces[y][x].strip() for y in (1, 2) for x in (1, 2)] == ["B"] * 4
    assert (spaces[0][0], spaces[0][4], spaces[8][6], spaces[4][5]) == ("###", "  ~", "  o", "  ?")
    assert "   --" in rows[4]
    assert all(row in board(game, A) for row in rows)


def test_a_spectator_sees_no_hand() -> None:
    game = position({"A": (5, 2), "goblin": (9, 2)}, at="FG1", turn="dark", hand="OC-05 OC-26")
    for text in (board(game, -1), described(game, -1)):
        assert "Dark Resilience" not in text
        assert "you" not in text.lower().split()


def test_plain_ascii() -> None:
    game = position({"A": (5, 2), "goblin": (9, 2)}, at="FG1", turn="A")
    assert described(game, A).isascii()


def test_a_draft_is_told() -> None:
    game = setup(heroes=2, hero_pick="draft", class_pick="draft")
    assert question(game, A) == "You must choose a hero."
    assert "take Syndrael (warrior)" in texts(game)
    assert "hero_0 is Syndrael." in told(game, OVERLORD, "choice 5")


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_numbers_are_read_back_as_they_are(options: dict) -> None:
    kind = variant(**options)
    for number, table in enumerate(random_tables(kind, 400, seed=5)):
        if number % 4:
            continue
        record = table.states[0]
        seen = kind.words.read(view(kind, table, number % table.n_seats))
        for figure in seen.figures:
            true = record["figure"][figure.number]
            if true["life"] != Life.STANDING:
                continue
            for name in ("cell", "damage", "health", "conditions", "points", "actions", "rank"):
                if figure.monster or name != "rank":
                    assert getattr(figure, name) == true[name], name
        for hero in seen.heroes:
            true = record["hero"][hero.place]
            for name in ("hero", "cls", "fatigue", "stamina", "xp", "fortune"):
                assert getattr(hero, name) == true[name], name
        assert seen.dark.threat == record["threat"]
        assert seen.dark.hand_n == record["hand_n"]
        assert seen.campaign.gold == record["gold"]
        assert seen.search.deck == record["search_n"]

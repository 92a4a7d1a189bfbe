"""What the tests of encounters share: set-ups, areas of a map, turns that end."""

from typing import Any

from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.state import Phase

from .boards import Spot
from .kit import Position, position, setup
from .laying import Spots
from .names import TOKENS

SETTING_UP = (Phase.PHASE_START, Phase.PHASE_SETUP)
NONE_SPENT: dict[str, Any] = {
    "hero_xp": 0,
    "hero_gold": 0,
    "overlord_xp": 0,
    "start_threat": 0,
    "plot_cards": "none",
}


def begin(code: str, n: int = 2, *, seed: int = 0, **options: Any) -> Position:
    """An encounter at the first question of its set-up."""
    return setup(seed=seed, heroes=n, mode="encounter", scenario=code, **{**NONE_SPENT, **options})


def ready(code: str, n: int = 2, *, seed: int = 0, **options: Any) -> Position:
    """An encounter that has been set up, with the first answers that are offered."""
    return begin(code, n, seed=seed, **options).start()


def arrivals(code: str, units: Spots, **more: Any) -> Position:
    """The overlord's turn begins: up to the question where a reinforcement is put."""
    game = position(units, at=code, turn="overlord", **more)
    while not game.over and game.question not in ("SPOT", "DARK_MENU"):
        if game.question == "RANK":
            game.choose("minion")
        elif game.question == "FORM":
            game.choose(min(game.offers(), key=str))
        else:
            game.decline()
    return game


def area(*boxes: tuple[int, int, int, int]) -> set[Spot]:
    """The spaces of boxes (left, top, right, bottom)."""
    return {
        (x, y)
        for left, top, right, bottom in boxes
        for x in range(left, right + 1)
        for y in range(top, bottom + 1)
    }


def count(game: Position, counter: int) -> int:
    """A counter of the encounter (`quests`)."""
    return int(game.record["counter"][counter])


def counters(**values: int) -> list[int]:
    """State.counter with these numbers: counters(c0=4)."""
    return [values.get(f"c{n}", 0) for n in range(state.N_COUNTERS)]


def face(game: Position, token: str) -> int:
    return int(game.record["token"][TOKENS.index(token)]["face"])


def marks(game: Position, token: str) -> int:
    return int(game.record["token"][TOKENS.index(token)]["marks"])


def hide(game: Position, token: str, hidden: int) -> Position:
    """What a facedown token is."""
    game.record["token"][TOKENS.index(token)]["hidden"] = hidden
    return game


def hidden(game: Position) -> list[int]:
    """What the quest tokens of the map are."""
    n = len(game.map.tokens)
    return game.record["token"]["hidden"][state.FIRST_QUEST_TOKEN : state.FIRST_QUEST_TOKEN + n].tolist()


def end_dark_turn(game: Position) -> Position:
    """The overlord ends his turn: up to the next Round, the end, or a question of a hero."""
    game.choose("END")
    while not game.over and game.phase == Phase.PHASE_OVERLORD:
        game.decline()
    return game

"""What finished games are compared by."""

from typing import Any

from dungeonzoo.envs.cryptic import setup
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.measures import measures
from dungeonzoo.envs.cryptic.state import Life, Winner


def told(*games: dict[str, Any]) -> dict[str, list[float]]:
    """The measures of states of which some fields are set."""
    variant = GAME.variant()
    table = variant.table(len(games))
    for state, fields in zip(table.states, games, strict=True):
        for name, value in fields.items():
            if name in ("life", "knowledge"):
                state["unit"][name][: len(value)] = value
            else:
                state[name] = value
    return {words: values.tolist() for words, values in measures(table.states, variant)}


def test_what_a_game_has_come_to():
    out = {
        "winner": Winner.CRYPTONAUTS,
        "round": 9,
        "life": [Life.TELEPORTED, Life.TELEPORTED, Life.DEAD, Life.PRESENT, Life.DEAD, Life.DEAD],
        "knowledge": [2, 1, 1],
        "done": [[1, 1], [0, 0], [0, 0]],
    }
    lost = {
        "winner": Winner.THE_GODDESS,
        "round": 4,
        "life": [Life.DEAD] * 5 + [Life.PRESENT] + [Life.DEAD] * 3,
        "board": [setup.HALL, -1, -1],
        "goddess": setup.MYC,
    }
    endless = {"winner": Winner.NOBODY, "round": 40, "life": [Life.PRESENT] * 6}
    found = told(out, lost, endless)
    assert found["won by the Cryptonauts"] == [True, False, False]
    assert found["won by the Goddess"] == [False, True, False]
    assert found["undecided"] == [False, False, True]
    assert found["Rounds"] == [9, 4, 40]
    assert found["Cryptonauts killed"] == [3, 5, 0]
    assert found["Cryptonauts teleported"] == [2, 0, 0]
    assert found["Knowledge gained"] == [4, 0, 0]
    assert found["Objectives done"] == [2, 0, 0]
    assert found["won by the Cryptonauts, The Tomb of Ivory Sands"] == [True, False]
    assert found["won by the Cryptonauts, The Hall of Eternal Fire"] == [False]
    assert found["won by the Cryptonauts, The Cave of the Crystal Sultan"] == []
    assert found["won by the Cryptonauts, Sk'Zaak"] == [True, False]
    assert found["won by the Cryptonauts, Mycothis"] == [False]

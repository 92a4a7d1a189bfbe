"""reward="score": how far the heroes have come, and what a game is worth once it is over."""

from typing import Any

import pytest

from dungeonzoo.envs.descent import quests as q
from dungeonzoo.envs.descent import setup as sheets

from .encounters import ready
from .kit import Position, position, variant

SCORED = {"reward": "score"}
FOLIOS = {"T1": (13, 3), "T2": (2, 4), "T3": (5, 7), "T4": (10, 7), "T5": (7, 10)}


def worth(game: Position) -> float:
    """What the position is worth to the heroes; all of them and the overlord sum up to nothing."""
    overlord, *heroes = game.table.returns(0)
    assert len(set(heroes)) == 1
    assert overlord == -heroes[0]
    return heroes[0]


def laid(code: str, units: dict[str, Any], **more: Any) -> Position:
    return position(units, at=code, turn="A", options=SCORED, **more)


@pytest.mark.parametrize("code", ["FB", "CD1", "LV1", "ER1", "HC1"])
def test_an_encounter_begins_with_nothing(code: str):
    assert worth(ready(code, **SCORED)) == 0


def test_harm_of_the_leader_less_what_the_overlord_has_counts():
    units = {"A": (10, 9), "ettin master": (7, 1), "goblin": (11, 5)}
    assert worth(laid("FB", units)) == 0
    hurt = laid("FB", units, damage={"ettin master": 4})
    most = int(hurt["ettin master"].health)
    assert worth(hurt) == pytest.approx(4 / most)
    away = laid("FB", units, damage={"ettin master": 4}, counter=[2, 0, 0, 0, 0, 0])
    assert worth(away) == pytest.approx(4 / most - 2 / q.AWAY_FB)


def test_what_is_counted_counts():
    crops = laid("FG1", {"A": (12, 9), "goblin": (2, 1)}, counter=[1, 3, 0, 0, 0, 0])
    assert worth(crops) == pytest.approx((3 - 1) / 4)
    units = {"A": (1, 1), "spider": (12, 8)}
    ledgers = laid("DA1", units, tokens=FOLIOS, counter=[2, 0, 0, 0, 0, 0])
    assert worth(ledgers) == pytest.approx(2 / 3)
    soaked = laid(
        "DA1",
        units,
        tokens={name: FOLIOS[name] for name in ("T1", "T2", "T3", "T4")},
        counter=[2, 0, 0, 0, 0, 0],
    )
    assert worth(soaked) == pytest.approx(2 / 3 - 1 / 5)


def test_without_the_option_nothing_counts_before_the_end():
    game = position({"A": (12, 9), "goblin": (2, 1)}, at="FG1", turn="A", counter=[1, 3, 0, 0, 0, 0])
    assert worth(game) == 0


def test_both_rewards_agree_at_the_end():
    for options in ({}, SCORED):
        game = ready("DW1", round_cap=1, **options)
        game.free = True
        while not game.over:
            game.choose(min({"PASS", "END"} & game.offers() or game.offers(), key=str))
        assert worth(game) == -1


def quest(**fields: Any) -> float:
    """A quest under way: what is worth its second encounter, with nothing done in it yet."""
    table = variant(mode="quest", scenario="WING", **SCORED).table()
    table.deal(0, 0)
    state = table.states[0]
    for field, value in fields.items():
        state[field] = value
    return table.returns(0)[1]


def test_a_quest_has_the_mean_of_its_encounters():
    assert quest(phase=2, encounter=sheets.DW2, quest=sheets.WING, carry=[0, 0]) == pytest.approx(1 / 2)
    assert quest(phase=2, encounter=sheets.DW2, quest=sheets.WING, carry=[4, 0]) == pytest.approx(-1 / 2)

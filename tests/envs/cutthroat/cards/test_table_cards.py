"""C1 to C6, the Quests and the Allegiance cards; the Finisher's picks."""

from collections import Counter

import pytest

from dungeonzoo.envs.cutthroat.state import Act

from ..kit import P0, P1, P2, P3, position, variant
from ..names import ENCOUNTERS
from ..oracle_numbers import NON_COMBAT

rule = pytest.mark.rule

CHARACTERS = [pytest.param(f"C{n}", n - 1, marks=rule(f"C{n}")) for n in range(1, 7)]


@rule("CUT-005", "CUT-006", "CUT-007")
@pytest.mark.parametrize(("character", "number"), CHARACTERS)
def test_everybody_may_get_any_character_but_no_two_the_same(character: str, number: int):
    table = variant().table()
    seats = Counter()
    for seed in range(60):
        table.deal(0, seed)
        dealt = table.states["character"][0][:4].tolist()
        assert len(set(dealt)) == 4
        seats.update(seat for seat in range(4) if dealt[seat] == number)
    assert set(seats) == {0, 1, 2, 3}, f"{character} at every seat"


@rule("CUT-048")
@pytest.mark.parametrize(("character", "number"), CHARACTERS)
def test_a_character_protects_its_own_portraits_wherever_it_sits(character: str, number: int):
    others = [other for other in range(6) if other != number]
    for face, protected in ((f"D04/{character}", True), (f"D05/{character}", True), ("D05/C6", number == 5)):
        characters = {P0: number, **dict(zip((P1, P2, P3), others, strict=False))}
        game = position(
            "E08",
            sets={P0: face},
            hands={P1: "D21"},
            things={P3: "RL18"},
            character=characters,
            start="RND-D",
        )
        assert game.until("W05").was_asked("W18", P1) != protected


@rule("AL", "CUT-172", "CUT-176", "CUT-177")
def test_every_player_has_an_allegiance_card_with_two_sides():
    hands = {seat: "D02" if seat != P3 else "D22" for seat in range(4)}
    game = position("I09", hands=hands, start="RND-C")
    for seat, side in ((P0, "Hope"), (P1, "Despair"), (P2, "Hope"), (P3, "Despair")):
        assert game.asked == ("W09", seat)
        assert game.offers() == {"Hope", "Despair"}
        game.choose(side)
    game.rest()
    assert game.record["points"].tolist() == [100, 50]


@rule("Q1", "CUT-132", "CUR-143")
@pytest.mark.parametrize(
    ("things", "kills", "winners"),
    [
        ({P0: "RL24 RL25", P1: "RL10"}, {P1: [4]}, [P0]),  # 5 against 4
        ({P0: "RL24", P1: "RL10"}, {P1: [4], P2: [7]}, [P2]),  # two heirs gain 2 each
        ({P0: "RL24", P1: "RL10"}, {P1: [4], P2: [5]}, [P1]),
        ({P0: "RL28 RL29"}, {P1: [1]}, [P1]),  # no Relics Incarnate
        ({}, {P1: [1]}, [P1]),
    ],
)
def test_the_heir_is_who_owns_most_relics_incarnate(things: dict, kills: dict, winners: list[int]):
    options = {"quest": 1}
    game = position("E08", things=things, kills=kills, options=options, start="END-7").finish()
    assert game.winners == winners


@rule("Q1", "CUR-33")
def test_a_dead_heir_inherits_nothing():
    game = position(
        "E08", lp={P0: 0}, kills={P1: [1]}, spent="RL24 RL25", options={"quest": 1}, start="END-7"
    ).finish()
    assert game.winners == [P1]


@rule("Q2", "CUR-142", "CUT-132")
@pytest.mark.parametrize(
    ("minus", "lp", "winners"),
    [
        ({P0: 2, P1: 1}, {}, [P1]),
        ({P0: 2, P1: 2}, {}, [P0]),
        ({}, {}, [P0]),
        ({P0: 2}, {P1: 0, P2: 0, P3: 0}, [P0]),
    ],
)
def test_the_slate_bars_who_has_most_minus_tokens(minus: dict, lp: dict, winners: list[int]):
    kills = {P0: [6, 6], P1: [5]}
    game = position("E08", lp=lp, minus=minus, kills=kills, options={"quest": 2}, start="END-7").finish()
    assert game.winners == winners


@rule("CUT-099", "CUT-101", "CUT-102", "CUT-103", "CUR-80", "W00")
@pytest.mark.parametrize("pool", ["base", "incarnations", "both"])
def test_every_player_picks_a_finisher_of_the_pool(pool: str):
    made = variant(finisher_rule=True, encounter_pool=pool)
    table = made.table()
    table.deal(0, 1)
    pools = {"base": ENCOUNTERS[:25], "incarnations": ENCOUNTERS[25:], "both": ENCOUNTERS}
    wanted = {Act.ENCOUNTER + ENCOUNTERS.index(name) for name in pools[pool] if name not in NON_COMBAT}
    picks = sorted(wanted)[2:6]
    for seat in range(4):
        assert table.actor(0) == seat
        assert set(table.legal(0).nonzero()[0].tolist()) == wanted
        table.step(0, picks[seat])
    last = int(table.states["stack"][0][0])
    assert Act.ENCOUNTER + last in picks
    in_pool = [ENCOUNTERS.index(name) for name in pools[pool]]
    stack = table.states["stack"][0][: table.states["stack_n"][0]].tolist()
    assert set(stack) <= set(in_pool)
    assert len(set(stack)) == len(stack)

"""The Realm effects of the Incarnations: who wins the Relic, and who does not."""

from typing import Any

import pytest

from ..kit import P0, P1, P2, P3, Position, draw, position

rule = pytest.mark.rule


def end(encounter: str, **fields: Any) -> Position:
    """The reward (END-3) of an Encounter under the Realm Event, which P1 has killed."""
    return position(encounter, event="EV29", n=2, start="END-3", **{"killer": P1, **fields}).rest()


SEVEN_ATTACKS = "D01 D01 D02 D02 D02 D03 D13"
ROWS = [
    ("I01", "RL01", {"lost": {P0: 30, P1: 25}}, P0),
    ("I01", "RL01", {"lost": {P0: 30, P1: 30}}, None),
    ("I02", "RL02", {}, P1),
    ("I02", "RL02", {"lp": {P1: 0}}, None),
    ("I03", "RL03", {"lp": {P0: 40, P2: 55}}, P0),
    ("I03", "RL03", {"lp": {P0: 40, P2: 40}}, None),
    ("I04", "RL05", {"killer_hand": 0}, P1),
    ("I04", "RL05", {"killer_hand": 1}, None),
    ("I05", "RL06", {"generic": {P0: 2, P1: 1}}, P0),
    ("I05", "RL06", {}, None),
    ("I06", "RL07", {"generic": {P2: 1}}, P2),
    ("I06", "RL07", {"generic": {P2: 1, P0: 1}}, None),
    ("I07", "RL10", {"killer_hand": 1}, P1),
    ("I07", "RL10", {"killer_hand": 0}, None),
    ("I09", "RL15", {"generic": {P2: 3, P0: 1}, "killer": -1}, P2),
    ("I10", "RL14", {"generic": {P0: 2, P1: 1}}, P0),
    ("I11", "RL18", {"aside": {P0: [0] * 17 + [2] + [0] * 19}}, P0),
    ("I12", "RL19", {"plague": {P0: 3, P1: 4}}, P1),
    ("I12", "RL19", {"plague": {P0: 2}}, None),
    ("I13", "RL23", {"generic": {P3: 1}}, P3),
    ("I16", "RL04", {"chance": draw(1, 3, 2, 4)}, P1),
    ("I16", "RL04", {"lp": {P2: 0, P3: 0}}, None),
    ("I18", "RL08", {"hands": {P0: SEVEN_ATTACKS, P2: "D06 D06 D06 D06 D06 D22 D22"}}, P0),
    ("I18", "RL08", {"hands": {P0: "D01 D02 D02 D02 D03 D03"}}, None),
    ("I19", "RL09", {"generic": {P3: 1}}, P3),
    ("I21", "RL16", {"generic": {P0: 3, P1: 4}}, P1),
    ("I21", "RL16", {"generic": {P0: 2}}, None),
    ("I22", "RL17", {"generic": {P0: 2, P1: 1}}, P0),
    ("I23", "RL20", {"plus": {P0: 5, P1: 4}}, P0),
    ("I23", "RL20", {}, None),
    ("I24", "RL21", {"hands": {P2: "D02"}}, P2),
    ("I24", "RL21", {}, None),
    ("I25", "RL22", {"spite": {P0: 4, P1: 3}}, P0),
    ("I25", "RL22", {"spite": {P0: 2}}, None),
    ("I26", "RL25", {"generic": {P0: 2, P1: 2}, "lp": {P0: 60}}, P0),
    ("I26", "RL25", {"generic": {P0: 2, P1: 2}}, None),
]


@rule("CUT-122", "CUR-86", "CUR-34", "EV29")
@pytest.mark.parametrize(
    ("encounter", "relic", "fields", "winner"),
    [pytest.param(*row, marks=rule(row[0], row[1])) for row in ROWS],
)
def test_the_relic_of_the_realm_is_won_bequeathed(
    encounter: str, relic: str, fields: dict, winner: int | None
):
    game = end(encounter, **fields)
    assert [game.things(seat) for seat in game.seats] == [
        [f"{relic}*"] * (seat == winner) for seat in game.seats
    ]


@rule("CUR-85", "CUT-121")
@pytest.mark.parametrize("encounter", ["I02", "I03", "I23"])
def test_without_the_realm_nobody_wins_a_relic(encounter: str):
    game = position(encounter, killer=P1, lp={P0: 40}, plus={P0: 5}, start="END-3").rest()
    assert not any(game.things(seat) for seat in game.seats)


@rule("CUT-123", "CUR-87")
@pytest.mark.parametrize("where", ["deck", "spent", "owner", "winner"])
def test_the_relic_is_fetched_from_wherever_it_is(where: str):
    things = {"owner": {P3: "RL02*"}, "winner": {P1: "RL02"}}.get(where, {})
    game = end("I02", things=things, spent="RL02" if where == "spent" else "")
    assert [game.things(seat) for seat in game.seats] == [[], ["RL02*"], [], []]
    assert "RL02" not in game.relics
    assert not game.spent


@rule("I02", "CUT-180", "CUT-181", "CUT-182", "EV29")
def test_the_realm_of_arrogance_is_that_of_a_seventh_encounter():
    game = position(stack="I02", events="EV29", hands={P0: "D02 D03"}, n=1, start="ENC-1")
    assert game.creature == 120 + 70 + 100
    game = position("I02", plus={P1: 1}, event="EV29", n=2, start="strike").rest()
    assert game.lps == [100, 60, 100, 100]
    game = position("I02", left=5, sets={P0: "D06"}, event="EV29", n=2, start="RND-D").rest()
    assert game.kills(P0) == [5]


@rule("I11", "CUT-219", "CUR-130")
def test_the_realm_of_order_keeps_attack_fives_aside():
    things = {P3: "RL18"}
    game = position("I11", sets={P0: "D08", P1: "D07"}, event="EV29", n=2, things=things, start="RND-D")
    game.until("W05")
    assert game.record["aside"][P0].sum() == 1
    assert game.rest().discard == ["D07"]


@rule("I13", "CUT-232")
def test_the_realm_of_temptation_counts_who_declines():
    hands = {P0: "D02 D03"}
    game = position("I13", relics="RL24", event="EV29", hands=hands, n=2, start="offer").choose(
        "no", "no", "yes"
    )
    assert game.record["generic"][:4].tolist() == [1, 1, 0, 0]


@rule("I14", "W32", "CUT-235", "CUT-236", "CUR-124")
def test_the_realm_of_time_returns_a_thing_to_the_last_in_order():
    spent = "D33 RL05 D33"
    game = position("I14", spent=spent, last_in_order=P2, killer=P1, event="EV29", n=2, start="END-3")
    assert game.asked == ("W32", P2)
    assert game.offers() == {"no", "D33", "RL05"}
    game.choose("D33").rest()
    assert game.things(P2) == ["D33*"]
    assert sorted(game.spent) == ["D33", "RL05"]


@rule("I15", "CUT-237", "RL24")
@pytest.mark.parametrize(("tokens", "won"), [(1, False), (2, True), (3, True)])
def test_the_realm_of_war_pays_a_decorated_killer(tokens: int, won: bool):
    game = position("I15", left=5, sets={P0: "D02"}, generic={P0: tokens}, event="EV29", n=2, start="RND-D")
    game.rest().go_on()
    assert game.things(P0) == ["RL24*"] * won


@rule("I17", "RL11", "W29", "CUT-201", "CUT-202", "CUT-203", "CUR-137")
def test_the_realm_of_fear_takes_any_number_of_cards():
    hands = {P0: "D02 D03 D22", P1: "D06 D07"}
    game = position("I17", hands=hands, event="EV29", n=2, start="ENC-6")
    assert game.asked == ("W29", P0)
    assert game.offers() == {"no", "D02", "D03", "D22"}
    game.choose("D22")
    assert game.offers() == {"no", "D02", "D03"}
    game.choose("no", "D06", "D07")
    assert game.things(P1) == ["RL11*"], "30 against 0"


@rule("I20", "RL13", "W29", "CUT-206", "CUT-207", "CUT-208")
@pytest.mark.parametrize(("second", "winner"), [("D01", P1), ("D02", None), ("no", P0)])
def test_the_realm_of_hate_takes_a_heavy_attack(second: str, winner: int | None):
    hands = {P0: "D02 D03 D22", P1: "D01 D02", P2: "D03"}
    game = position("I20", hands=hands, event="EV29", n=2, start="ENC-6")
    assert game.offers() == {"no", "D02"}
    game.choose("D02")
    assert game.offers() == {"no", "D01", "D02"}
    game.choose(second)
    assert not game.was_asked("W29", P2)
    assert [seat for seat in game.seats if game.things(seat)] == ([] if winner is None else [winner])


@rule("I22", "CUT-216", "CUR-129")
def test_the_realm_of_mischief_counts_cards_round_by_round():
    hands, sets = {P0: "D22"}, {P0: "D08", P1: "D08 D08"}
    game = position("I22", sets=sets, hands=hands, event="EV29", n=2, start="RND-D").play(P0, "D22").rest()
    assert game.record["generic"][:4].tolist() == [1, 1, 0, 0]


@rule("I25", "CUT-228", "CUR-135")
def test_the_realm_of_spite_lays_cards_beside_their_players():
    hands, things = {P1: "D22", P2: "D16", P3: "D18"}, {P0: "RL18"}
    sets = {P0: "D02", P3: "D03"}
    game = position("I25", sets=sets, hands=hands, things=things, event="EV29", n=2, start="RND-D")
    game.play(P1, "D22").say(P3, "no").play(P2, "D16", on=P3).play(P3, "D18").until("W05")
    assert game.record["aside"][P1].sum() == 1
    assert game.record["aside"][P2].sum() == 0, "cancelled"
    assert game.record["spite"][:4].tolist() == [0, 1, 0, 1]


@rule("I26", "W33", "CUT-238", "CUT-239")
def test_the_realm_of_wrath_offers_five_more():
    game = position("I26", sets={P1: "D08"}, event="EV29", n=2, start="RND-D")
    assert game.asked == ("W33", P1)
    game.choose("yes").rest()
    assert game.lps == [100, 85, 100, 100]
    assert game.record["generic"][P1] == 1


@rule("I26", "W33", "CUR-85", "CUR-27")
def test_wrath_offers_nothing_without_the_realm_or_without_damage():
    assert not position("I26", start="strike").rest().was_asked("W33")
    iron = {seat: 1 for seat in range(4)}
    assert not position("I26", iron=iron, event="EV29", n=2, start="strike").rest().was_asked("W33")

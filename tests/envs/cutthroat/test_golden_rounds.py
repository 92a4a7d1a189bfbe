"""The golden tests GT-088 to GT-102: components, set-up, hands, the course of a Round."""

from collections import Counter

import pytest

from dungeonzoo.envs.cutthroat.state import Place

from .kit import P0, P1, P2, P3, P4, Position, draw, position, variant

rule = pytest.mark.rule
WATCH = {P3: "RL18"}
"""Its owner is asked W05 before an Initiative draw: the game can be looked at."""


@rule("GT-088", "CUT-002", "CUT-003", "CUT-005", "CUT-071", "CUT-072", "CUT-073", "CUT-074", "CUT-075")
@rule("CUT-076", "CUT-110", "CUT-133")
def test_how_many_cards_there_are():
    rows = variant().cards
    types, copies = Counter(row.type for row in rows), Counter()
    for row in rows:
        copies[row.type] += row.copies or 1
    decks = Counter(row.id.rstrip("0123456789") for row in rows)
    attacks = copies["Attack"] + copies["Maneuver"] + copies["Rider"]
    assert (attacks, copies["Action"], copies["Item"]) == (54, 27, 13)
    assert decks == {"D": 34, "E": 25, "I": 26, "EV": 30, "RL": 29, "F": 22, "C": 6, "Q": 2, "AL": 1}
    assert (types["Event"], types["Treasure"], types["Realm"]) == (16, 12, 2)
    assert types["Relic Incarnate"] == 25


@rule("GT-089", "CUT-001", "CUT-006", "CUT-008", "CUT-009", "CUT-011", "CUT-012", "CUT-016", "CUT-079")
@rule("CUT-081", "CUT-100")
@pytest.mark.parametrize("seed", range(20))
def test_the_start_of_a_game(seed: int):
    game = Position(variant(players=3, event_deck=False))
    game.table.deal(0, seed)
    record = game.record
    assert game.lps == [100, 100, 100]
    assert [game.prestige(seat) for seat in game.seats] == [0, 0, 0]
    assert len(set(record["character"][:3].tolist())) == 3
    places = Counter(Place(int(place)) for place in record["place"])
    assert (places[Place.STACKED] + places[Place.FACED], places[Place.OUTSIDE]) == (9, 42)
    assert record["start_seat"] == P0
    assert game.asked
    assert game.asked[0] in ("W01", "W02", "W06", "W07", "W24")  # a Boss may have come first
    for seat in game.seats:
        assert game.hand_sizes[seat] == 7 + ("D29" in game.things(seat))


@rule("GT-090", "CUT-004", "CUT-017", "CUT-019", "CUT-020", "CUT-021", "CUT-022", "CUT-026", "CUT-028")
@rule("W02", "W07")
def test_the_beginning_of_an_encounter():
    game = position(
        players=5,
        stack="E08",
        n=0,
        hands=dict.fromkeys(range(5), "D02 D03 D06 D08") | {P4: "D03 D03 D06 D07"},
        things={P1: "D32"},
        start="GAME-2",
    )
    assert (game.encounter, game.record["n"], game.creature) == ("E08", 1, 300)
    assert game.hand_sizes == [7, 7, 7, 7, 7]
    assert game.asked == ("W02", P1)
    game.chance(*draw(5, 4, 3, 2, 1)).choose("no")
    assert game.numbers == [5, 4, 3, 2, 1]
    game.all_set()
    assert [seat for decision, seat in game.log if decision == "W07"] == [P4, P3, P2, P1, P0]


@rule("GT-091", "CUT-018", "CUR-05")
def test_the_dead_do_not_weaken_a_creature():
    game = position("E08", players=5, lp={P3: 0, P4: 0}, start="ENC-4").until("W07")
    assert game.creature == 300
    assert game.numbers == [1, 2, 3, 0, 0]


@rule("GT-092", "CUT-023", "CUR-04", "D28", "D32", "W12")
def test_fire_alone_can_be_used_on_the_own_turn():
    game = position("E08", sets={P0: "D02"}, things={P0: "D28 D32"}, start="RND-D")
    assert game.asked == ("W12", P0)
    assert game.offers() == {"no", "D28"}


@rule("GT-093", "CUT-030", "CUT-031", "CUT-050")
def test_a_stand_in_has_no_effect():
    game = position("E08", hands={P1: "D22", P2: "D02 D18"}, things=WATCH, start="RND-C")
    game.until("W05")
    assert game.record["set_round"][:4].tolist() == [0, 1, 1, 0]
    assert game.discard == ["D22"]
    assert game.blows() == [(P2, 50)]
    assert not game.was_asked("W22")


@rule("GT-094", "CUT-063", "CUT-093")
def test_a_trap_brings_nothing():
    sets = dict.fromkeys(range(4), "D06")
    game = position("E24", sets=sets, start_seat=P2, start="RND-D").finish()
    assert [game.prestige(seat) for seat in game.seats] == [0, 0, 0, 0]
    assert not game.record["kills"].any()
    assert game.record["start_seat"] == P2


@rule("GT-095", "CUT-014", "CUT-015", "CUR-12", "D29")
def test_items_drawn_are_laid_out_and_replaced():
    game = position("E08", hands={P0: "D02 D03 D06 D07 D08 D13"}, deck="D30 D29 D16 D17 D18", start="ENC-5")
    game.until("W07")
    assert game.things(P0) == ["D29", "D30"]
    assert game.hand(P0) == ["D02", "D03", "D06", "D07", "D08", "D13", "D16", "D17"]
    assert "D18" in game.hand(P1)


@rule("CUR-12", "D29")
def test_a_second_amulet_draws_no_further_than_the_maximum():
    game = position("E08", hands={P0: "D02 D03 D06 D07 D08 D13"}, deck="D29 D16 D29 D17 D18", start="ENC-5")
    game.until("W07")
    assert game.things(P0) == ["D29", "D29"]
    assert game.hand(P0) == ["D02", "D03", "D06", "D07", "D08", "D13", "D16", "D17"]
    assert "D18" in game.hand(P1)


@rule("GT-096", "CUT-025", "CUR-02")
def test_a_later_round_brings_one_card():
    game = position("E08", hands={P0: "D02 D03 D06 D07 D08 D13"}, r=2, start="RND-A")
    assert game.asked == ("W07", P0)
    assert game.hand_sizes == [7, 1, 1, 1]


@rule("GT-097", "CUT-013", "CUR-11", "W01")
def test_a_smaller_maximum_is_felt_at_once():
    game = position(
        "E08",
        sets={P1: "D12"},
        hands={P0: "D02 D03 D06 D07 D08 D13 D14 D15"},
        things={P0: "D29", P3: "RL18"},
        start="RND-D",
    )
    game.say(P1, P0, at="W21")
    assert game.asked == ("W01", P0)
    assert game.offers() == set(game.hand(P0))
    game.choose("D13").until("W05")
    assert game.hand_sizes == [7, 2, 0, 0]


@rule("GT-098", "CUT-069", "CUR-07")
def test_an_empty_deck_is_made_anew():
    ten = "D02 D02 D03 D03 D06 D06 D07 D07 D08 D08"
    game = position(
        "E08",
        lp={P1: 0, P2: 0, P3: 0},
        hands={P0: "D13 D14"},
        rest=False,
        discard=ten,
        spent="D33",
        r=2,
        start="RND-A",
    )
    assert game.asked == ("W07", P0)
    assert (len(game.deck), game.discard, game.spent) == (9, [], ["D33"])
    assert Counter([*game.deck, *game.hand(P0)]) == Counter([*ten.split(), "D13", "D14"])


@rule("GT-099", "CUT-028", "CUT-029", "CUR-146", "CUR-149")
def test_who_has_an_attack_card_sets_one():
    game = position("E08", hands={P0: "D22 D16", P1: "D02 D16 D17 D18"}, start="RND-C")
    assert game.asked == ("W07", P0)
    assert game.offers() == {"D16", "D22"}
    game.choose("D22")
    assert not game.was_asked("W07", P1)
    assert game.set_cards(P1) == ["D02"]


@rule("GT-100", "CUT-024", "CUT-027", "CUT-032", "CUT-034", "CUT-035", "CUT-036", "CUT-084", "CUT-085")
@rule("CUR-01", "D26")
def test_the_draw_for_the_strike_orders_the_next_round():
    game = position(
        "E08",
        hands={P0: "D26", P1: "D26", P2: "D24", P3: "D24"},
        deck="D06 D07 D08 D09",
        chance=draw(4, 3, 2, 1),
        things=WATCH,
        start="RND-F",
    )
    game.say(P3, "no", at="W05").rest()
    assert game.numbers == [4, 3, 2, 1]
    assert [seat for decision, seat in game.log if decision == "W23"] == [P3, P2, P1, P0]
    assert game.lps == [90, 90, 90, 90]
    game.go_on().until("W05")
    assert game.numbers == [4, 3, 2, 1]
    assert game.blows() == [(P3, 20), (P2, 10), (P1, 5), (P0, 0)]


@rule("GT-101", "CUT-033", "CUT-064", "CUT-065", "E01")
def test_a_kill_ends_the_round_at_once():
    game = position("E01", left=40, sets={P1: "D02", P2: "D03", P3: "D06"}, start="RND-D").finish()
    assert game.kills(P1) == [3]
    assert (game.hand(P2), game.hand(P3)) == (["D03"], ["D06"])
    assert game.lps == [100, 100, 100, 100]
    assert game.record["start_seat"] == P2


@rule("GT-102", "CUR-05", "CUR-06", "E01", "E04", "E14")
@pytest.mark.parametrize(("encounter", "lps"), [("E14", [100, 100]), ("E01", [100, 85]), ("E04", [90, 100])])
def test_a_number_that_nobody_holds_is_not_struck(encounter: str, lps: list[int]):
    game = position(encounter, lp={P2: 0, P3: 0}, start="strike").rest()
    assert game.lps[:2] == lps

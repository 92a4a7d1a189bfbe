"""The golden tests GT-059 to GT-087: the Realm effect of each Incarnation."""

import pytest

from .kit import P0, P1, P2, P3, UPRIGHT, Position, position

rule = pytest.mark.rule


def realm(incarnation: str, start: str = "END-3", **laid) -> Position:
    """The Incarnation under a Realm Event."""
    return position(incarnation, event="EV29", start=start, **laid)


def owners(game: Position, relic: str) -> list[int]:
    """Who has been bequeathed this Relic."""
    return [seat for seat in game.seats if f"{relic}*" in game.things(seat)]


@rule("GT-059", "CUT-178", "CUT-179", "CUR-95")
@pytest.mark.parametrize(("second", "winners"), [(25, [P0]), (30, [])])
def test_anguish(second: int, winners: list[int]):
    game = realm("I01", lost={P0: 30, P1: second, P3: 10}, lp={P0: 90})
    assert owners(game, "RL01") == winners


@rule("GT-060", "CUT-180", "CUT-181", "CUT-182", "CUR-96", "I02")
def test_arrogance_is_met_as_a_late_encounter():
    game = realm("I02", "ENC-4", n=2)
    assert game.creature == 290
    game = realm("I02", "strike", n=2, kills={P1: [3]}).rest()
    assert game.lps == [100, 60, 100, 100]
    game = realm("I02", "RND-D", n=2, left=40, sets={P0: "D02"}).rest()
    assert game.kills(P0) == [5]


@rule("GT-061", "CUT-183")
def test_arrogance():
    game = realm("I02", "RND-D", left=40, sets={P3: "D02"}).finish()
    assert owners(game, "RL02") == [P3]


@rule("GT-062", "CUT-184", "CUT-185", "CUR-33")
@pytest.mark.parametrize(("second", "winners"), [(55, [P0]), (40, [])])
def test_betrayal(second: int, winners: list[int]):
    game = realm("I03", lp={P0: 40, P1: second, P2: 70, P3: 0})
    assert owners(game, "RL03") == winners


@rule("GT-063", "CUT-186", "CUT-187", "CUR-127", "D23", "W06")
def test_chaos():
    game = realm("I16", hands={P0: "D23"}).play(P0, "D23", on=P2)
    assert owners(game, "RL04") == [P0]
    game = realm("I16", lp={P2: 0, P3: 0})
    assert owners(game, "RL04") == []


@rule("GT-064", "CUT-188")
@pytest.mark.parametrize(("hand", "winners"), [("", [P1]), ("D22", [])])
def test_death(hand: str, winners: list[int]):
    game = realm("I04", "RND-D", left=40, sets={P1: "D02"}, hands={P1: hand}).finish()
    assert owners(game, "RL05") == winners


@rule("GT-065", "CUT-189", "CUT-190", "CUR-34")
@pytest.mark.parametrize(("gained", "winners"), [((2, 1), [P0]), ((2, 2), []), ((0, 0), [])])
def test_deceit(gained: tuple[int, int], winners: list[int]):
    game = realm("I05", generic=dict(enumerate(gained)))
    assert owners(game, "RL06") == winners


@rule("GT-066", "CUT-191", "CUT-192", "CUT-193")
@pytest.mark.parametrize(("tokens", "winners"), [((2, 1), [P0]), ((1, 1), [])])
def test_envy(tokens: tuple[int, int], winners: list[int]):
    game = realm("I06", generic=dict(enumerate(tokens)))
    assert owners(game, "RL07") == winners


@rule("GT-066", "CUT-191")
def test_a_refusal_brings_a_token():
    game = realm("I06", "strike", things={P0: "D33"}).say(P0, "yes", at="W24").rest()
    assert game.record["generic"][:4].tolist() == [1, 0, 0, 0]


EIGHT = "D03 D03 D03 D03 D13 D14 D15 D06"
ALSO_EIGHT = "D02 D02 D02 D02 D02 D13 D14 D15"


@rule("GT-067", "CUT-194", "CUT-195", "CUT-196", "CUR-136")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (EIGHT, "D02 D02 D02 D02 D02 D07 D07", [P0]),
        (EIGHT, ALSO_EIGHT, []),
        ("D03 D03 D03 D03 D13 D14 D22", "D02 D02 D02 D02 D02", []),
    ],
)
def test_gluttony(first: str, second: str, winners: list[int]):
    game = realm("I18", hands={P0: first, P1: second, P2: "D06 D06 D06 D08 D08 D08", P3: "D10 D10"})
    assert owners(game, "RL08") == winners


@rule("GT-068", "CUT-197", "CUT-198", "CUT-199", "CUR-55", "I19", "W18")
def test_greed():
    game = realm(
        "I19",
        "RND-D",
        left=40,
        initiative=(2, 1, 3, 4),
        sets={P0: "D02", P1: "D03", P3: "D02"},
        hands={P0: "D06", P2: "D08"},
    )
    game.play(P0, "D06", on=P1)
    assert game.record["generic"][:4].tolist() == [1, 0, 0, 0]
    game.play(P2, "D08", on=P0)
    assert game.record["generic"][:4].tolist() == [0, 0, 1, 0]
    game.finish()
    assert game.lps == [90, 90, 100, 100]
    assert owners(game, "RL09") == [P2]


@rule("GT-069", "CUT-200")
@pytest.mark.parametrize(("hand", "winners"), [("D22", [P1]), ("", [])])
def test_famine(hand: str, winners: list[int]):
    game = realm("I07", "RND-D", left=40, sets={P1: "D02"}, hands={P1: hand}).finish()
    assert owners(game, "RL10") == winners


@rule("GT-070", "CUT-201", "CUT-202", "CUT-203", "CUR-18", "CUR-86", "CUR-137", "W29")
def test_fear():
    game = realm("I17", "ENC-6", hands={P0: "D02 D08", P1: "D03 D06", P2: "D07", P3: "D22 D16"})
    game.say(P0, "D02", "no").say(P1, "D03", "D06").say(P2, "no").say(P3, "D22")
    assert game.discard == []
    assert owners(game, "RL11") == []
    game.say(P3, "no")
    assert sorted(game.discard) == ["D02", "D03", "D06", "D22"]
    assert game.asked == ("W06", P1)
    assert owners(game, "RL11") == [P1]


@rule("GT-071", "CUT-204")
def test_fear_tied():
    game = realm("I17", "ENC-6", hands={P0: "D02 D08", P1: "D02 D08"}, things={P3: "RL18"})
    game.say(P0, "D02", "no").say(P1, "D02", "no").until("W05")
    assert game.discard == ["D02", "D02"]
    assert owners(game, "RL11") == []


@rule("GT-072", "CUT-205", "CUR-113")
@pytest.mark.parametrize(("cards", "winners"), [(7, [P0]), (6, [])])
def test_fortune(cards: int, winners: list[int]):
    game = position(
        "E08",
        sets={P0: "D02"},
        fortune="F21",
        fortune_cards=cards,
        fortune_realm=1,
        things={P3: "RL18"},
        options={"event_deck": True},
        start="RND-D",
    )
    game.chance(UPRIGHT).say(P0, "deck 1").until("W05")
    assert owners(game, "RL12") == winners


@rule("GT-073", "CUT-206", "CUT-207", "CUT-208")
@pytest.mark.parametrize(("card", "winners"), [("D01", [P1]), ("D02", [])])
def test_hate(card: str, winners: list[int]):
    game = realm("I20", "ENC-6", hands={P0: "D02", P1: card, P2: "D03"}, things={P3: "RL18"})
    assert game.offers() == {"no", "D02"}
    game.say(P0, "D02").say(P1, card).until("W05")
    assert owners(game, "RL13") == winners
    assert sorted(game.discard) == sorted(["D02", card])
    assert not game.was_asked("W29", P2)


@rule("GT-074", "CUT-209", "CUT-210")
@pytest.mark.parametrize(("tokens", "winners"), [((2, 1), [P0]), ((1, 1), [])])
def test_humility_and_shame(tokens: tuple[int, int], winners: list[int]):
    game = realm("I10", generic=dict(enumerate(tokens)))
    assert owners(game, "RL14") == winners


@rule("GT-075", "CUT-211", "CUR-131")
@pytest.mark.parametrize(("first", "winners"), [(1, [P2]), (3, [])])
def test_hope_and_despair(first: int, winners: list[int]):
    game = realm("I09", generic={P0: first, P2: 3})
    assert owners(game, "RL15") == winners


@rule("GT-076", "CUT-213", "CUT-214", "CUT-215")
@pytest.mark.parametrize(("tokens", "winners"), [((3, 4), [P1]), ((3, 3), []), ((2, 1), [])])
def test_lust(tokens: tuple[int, int], winners: list[int]):
    game = realm("I21", generic=dict(enumerate(tokens)))
    assert owners(game, "RL16") == winners


@rule("GT-076", "CUT-212")
def test_lp_gained_by_defending_bring_a_token():
    game = realm("I21", "RND-D", sets={P0: "D06"}, lp={P0: 60}).say(P0, "yes", at="W15").rest()
    assert game.record["generic"][:4].tolist() == [1, 0, 0, 0]


@rule("GT-077", "CUT-216", "CUR-129")
def test_mischief_counts_the_cards_of_a_round():
    game = realm(
        "I22",
        "RND-D",
        sets={P0: "D02", P1: "D03", P2: "D06", P3: "D06"},
        hands={P0: "D22 D22", P1: "D21 D21"},
    )
    game.play(P0, "D22", on=P0).play(P0, "D22", on=P0)
    game.play(P1, "D21", on=P2).play(P1, "D21", on=P3).rest()
    assert game.record["generic"][:4].tolist() == [1, 1, 0, 0]


@rule("GT-078", "CUT-217", "CUT-218")
@pytest.mark.parametrize(("tokens", "winners"), [((2, 1), [P0]), ((2, 2), [])])
def test_mischief(tokens: tuple[int, int], winners: list[int]):
    game = realm("I22", generic=dict(enumerate(tokens)))
    assert owners(game, "RL17") == winners


@rule("GT-079", "CUT-219", "CUT-220", "CUR-130")
def test_order_counts_attack_5_cards():
    game = realm(
        "I11",
        "RND-D",
        left=20,
        sets={P0: "D08 D08", P1: "D08", P2: "D13"},
        hands={P3: "D27"},
        haste={P0: 1},
    )
    game.play(P3, "D27", on=P2).rest()
    assert game.kills(P2) == [4]
    assert game.record["aside"][:4].sum(axis=1).tolist() == [2, 1, 0, 0]
    game.finish()
    assert owners(game, "RL18") == [P0]


@rule("GT-079", "CUT-220", "CUR-131")
def test_order_tied():
    game = realm("I11", "RND-D", left=10, sets={P0: "D08", P1: "D08"}).finish()
    assert owners(game, "RL18") == []


@rule("GT-080", "CUT-221", "CUT-222", "CUT-223")
@pytest.mark.parametrize(("tokens", "winners"), [((3, 4), [P1]), ((3, 3), []), ((2, 1), [])])
def test_pestilence(tokens: tuple[int, int], winners: list[int]):
    game = realm("I12", plague=dict(enumerate(tokens)))
    assert owners(game, "RL19") == winners


@rule("GT-081", "CUT-224", "CUT-225")
@pytest.mark.parametrize(("kills", "winners"), [({P0: [5], P1: [4, 3]}, [P1]), ({P0: [5, 2], P1: [7]}, [])])
def test_pride(kills: dict[int, list[int]], winners: list[int]):
    game = realm("I23", kills=kills, killer=P0)
    assert owners(game, "RL20") == winners


@rule("GT-082", "CUT-226", "CUT-227", "CUR-19")
@pytest.mark.parametrize(("second", "winners"), [("D22 D03 D03", [P0]), ("D03 D03 D03 D03 D03", [])])
def test_sloth(second: str, winners: list[int]):
    hands = {P0: "D02 D02 D02 D16 D16", P1: second, P2: "D06 D06 D06", P3: "D17"}
    game = realm("I24", hands=hands)
    assert owners(game, "RL21") == winners


@rule("GT-083", "CUT-229", "CUT-230", "CUT-231")
@pytest.mark.parametrize(("played", "winners"), [((4, 3), [P0]), ((3, 3), []), ((2, 1), [])])
def test_spite(played: tuple[int, int], winners: list[int]):
    game = realm("I25", spite=dict(enumerate(played)))
    assert owners(game, "RL22") == winners


@rule("GT-083", "CUT-228", "CUR-135")
def test_spite_counts_cards_that_took_effect():
    game = realm("I25", "RND-D", sets={P0: "D02"}, hands={P0: "D22 D22", P1: "D18"})
    game.play(P0, "D22", on=P0).play(P1, "D18").play(P0, "D22", on=P0)
    game.say(P0, P1, at="W24").rest()
    assert game.record["spite"][:4].tolist() == [1, 1, 0, 0]
    assert game.record["aside"][:4].sum(axis=1).tolist() == [1, 1, 0, 0]
    assert sorted(game.discard) == ["D02", "D22"]


@rule("GT-084", "CUT-233", "CUT-234")
@pytest.mark.parametrize(("tokens", "winners"), [((2, 1), [P0]), ((1, 1), [])])
def test_temptation(tokens: tuple[int, int], winners: list[int]):
    game = realm("I13", generic=dict(enumerate(tokens)))
    assert owners(game, "RL23") == winners


@rule("GT-084", "CUT-232")
def test_declined_offers_bring_tokens():
    game = realm("I13", "offer", things={P3: "RL18"})
    game.say(P0, "no").say(P1, "yes").until("W05")
    assert game.record["generic"][:4].tolist() == [1, 0, 0, 0]


@rule("GT-085", "CUT-235", "CUT-236", "CUR-124", "W32")
def test_time():
    game = realm("I14", "RND-D", left=40, sets={P0: "D02", P3: "D06"}, spent="D33 RL05")
    game.rest().go_on()
    assert game.asked == ("W32", P3)
    assert game.offers() == {"no", "D33", "RL05"}
    game.choose("D33")
    assert game.things(P3) == ["D33*"]
    assert game.spent == ["RL05"]
    game = position("E08", sets={P1: "D12"}, things={P3: "D33*"}, start="RND-D").rest()
    assert game.things(P3) == ["D33*"]


@rule("GT-086", "CUT-237")
@pytest.mark.parametrize(("tokens", "winners"), [(2, [P0]), (1, [])])
def test_war(tokens: int, winners: list[int]):
    game = realm("I15", "RND-D", left=40, sets={P0: "D02"}, generic={P0: tokens, P1: 2}).finish()
    assert owners(game, "RL24") == winners


@rule("GT-087", "CUT-240", "CUT-241", "CUT-242")
@pytest.mark.parametrize(("second", "winners"), [(75, [P0]), (60, [])])
def test_wrath(second: int, winners: list[int]):
    game = realm("I26", generic={P0: 2, P1: 2}, lp={P0: 60, P1: second})
    assert owners(game, "RL25") == winners


@rule("GT-087", "CUT-238", "CUT-239", "W33")
def test_five_more_from_wrath_bring_a_token():
    game = realm("I26", "strike")
    game.say(P0, "yes", at="W33").rest()
    assert game.lps == [80, 85, 85, 85]
    assert game.record["generic"][:4].tolist() == [1, 0, 0, 0]

"""The golden tests GT-164 to GT-192: rulings on order, cards, Action cards, base Encounters."""

from collections import Counter

import numpy as np
import pytest

from dungeonzoo.envs.core.table import spread
from dungeonzoo.envs.cutthroat.cards import cards_of, load
from dungeonzoo.envs.cutthroat.state import Place

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, Position, draw, position, shuffled, variant
from .names import CHOICES, ENCOUNTERS

rule = pytest.mark.rule


def even(counts: Counter[int], kinds: int) -> bool:
    """Is each of so many kinds met equally often, as far as six standard deviations allow?"""
    expected = counts.total() / kinds
    return len(counts) == kinds and all(
        abs(count - expected) < 6 * expected**0.5 for count in counts.values()
    )


@rule("GT-165", "CUR-15")
def test_shuffles_are_uniform():
    table = variant().table(2000)
    met: dict[str, Counter[int]] = {name: Counter() for name in ("character", "relic", "encounter")}
    for seed in range(10):
        table.deal_batch(spread(seed, table.n))
        states = table.states
        met["character"].update(states["character"][:, 0].tolist())
        met["relic"].update(states["relic_deck"][:, 0].tolist())
        met["encounter"].update(np.nonzero(states["place"] != Place.OUTSIDE)[1].tolist())
    assert even(met["character"], 6)
    assert even(met["relic"], 29)
    assert even(met["encounter"], 51)


@rule("GT-165", "CUR-15")
def test_initiative_is_drawn_fairly():
    game = position("E08", start="RND-B", hands={P0: "D02 D03"}, lp={P3: 0}, things={P0: "RL18"})
    assert game.asked == ("W05", P0)
    states = after(game, "no", 3000)
    assert even(Counter(states["initiative"][:, P1].tolist()), 3)


@rule("GT-165", "CUR-116")
def test_fortune_cards_show_either_side():
    game = position("E08", start="RND-D", fortune="F17", sets={P0: "D02"}).until("W16", P0)
    states = after(game, "deck 1", 3000)
    sides = states["plus"][:, P0] - states["minus"][:, P0]
    assert even(Counter(sides.tolist()), 2)


def after(game: Position, choice: str, times: int) -> np.ndarray:
    """The states that follow this choice, by chance."""
    table = variant(**game.variant.options).table(times)
    table.copy_from(game.table, np.zeros(times, np.int64), np.arange(times))
    for slot in range(times):
        table.reseed(slot, slot)
    table.step_batch(np.full(times, CHOICES.index(choice), np.int32))
    return table.states


@rule("GT-166", "CUT-078", "CUT-080", "CUT-082", "CUT-139", "CUT-140", "CUR-139", "CUR-140")
def test_the_encounters_say_what_they_are():
    cards = {card.id: card for card in cards_of(load(None))}
    encounters = [cards[name] for name in ENCOUNTERS]
    incarnations = [card.id for card in encounters if card.type == "Incarnation"]
    assert incarnations == [f"I{number:02}" for number in range(1, 27)]
    assert Counter(card.set for card in encounters) == {
        "base game": 25,
        "Death Incarnate": 15,
        "earlier sets": 11,
    }
    assert {word for card in encounters for word in card.keywords} == {"Boss", "Finisher", "Non-Combat"}
    assert Counter(name.rstrip("0123456789") for name in cards) == {
        **{"D": 34, "C": 6, "E": 25, "I": 26, "RL": 29, "EV": 30, "F": 22, "Q": 2, "AL": 1},
    }


@rule("GT-166", "CUT-113", "CUT-124", "CUT-125")
def test_events_and_relics_say_what_they_are():
    cards = cards_of(load(None))
    assert [card.id for card in cards if card.type == "Realm"] == ["EV29", "EV30"]
    assert {card.type for card in cards if card.id.startswith("D")} == {
        "Attack",
        "Maneuver",
        "Rider",
        "Action",
        "Item",
    }
    assert {card.use for card in cards if card.id.startswith("RL")} == {
        "activated",
        "automatic",
        "continuous",
    }


@rule("GT-167", "CUT-109")
def test_without_events_none_is_drawn():
    game = position(start="GAME-2", stack="E01", n=0)
    assert (game.encounter, game.event, game.record["n"]) == ("E01", None, 1)
    assert game.creature == 190
    assert game.record["event_n"] == 0


@rule("GT-168", "CUR-03")
def test_items_drawn_are_replaced():
    game = position("E08", start="RND-A", r=2, hands={P0: "D02"}, deck="D30 D33 D05 D22")
    assert game.asked == ("W07", P0)
    assert game.things(P0) == ["D30", "D33"]
    assert game.hand(P0) == ["D02", "D05"]
    assert game.hand(P1) == ["D22"]


TWENTY = "D02 D02 D02 D02 D02 D03 D03 D03 D03 D03 D03 D03 D06 D06 D06 D06 D06 D06 D07 D07"


@rule("GT-169", "CUR-09")
def test_no_hand_grows_beyond_twenty_cards():
    game = position("I18", start="RND-A", r=2, lp={P1: 0, P2: 0, P3: 0}, hands={P0: TWENTY})
    assert game.asked == ("W07", P0)
    assert (game.hand_sizes[P0], len(game.deck)) == (20, 94 - 20)


@rule("GT-169", "CUR-09")
def test_a_nineteenth_card_leaves_room_for_one():
    game = position("I18", start="RND-A", r=2, lp={P1: 0, P2: 0, P3: 0}, hands={P0: TWENTY[:-4]})
    assert (game.hand_sizes[P0], len(game.deck)) == (20, 94 - 20)


def in_a_lively_round(actions: int) -> Position:
    sets = {P0: "D07", P1: "D07", P2: "D08", P3: "D08"}
    hands = {P0: "D22 D24", P1: "D16 D21 D25", P2: "D18"}
    return position("E08", start="RND-D", r=3, sets=sets, hands=hands, actions=actions)


@rule("GT-170", "CUR-10", "CUT-051")
def test_forty_action_cards_are_enough_for_a_round():
    game = in_a_lively_round(actions=40)
    assert game.stopped
    assert game.log == []
    assert game.lps == [90, 90, 90, 90]
    game.go_on().until("W12")
    assert game.record["r"] == 4


@rule("GT-170", "CUR-10", "CUT-051")
def test_the_fortieth_action_card_cannot_be_cancelled():
    game = in_a_lively_round(actions=39).play(P1, "D16", on=P0)
    assert game.stopped
    assert game.discard.count("D16") == 1
    assert game.hand(P2) == ["D18"]


@rule("GT-171", "CUR-13", "CUT-077")
def test_tokens_do_not_run_out():
    game = position("I01", start="RND-F", minus={P0: 30}).say(P0, "yes", at="W24")
    assert game.minus(P0) == 31


@rule("GT-172", "CUR-14", "EV06")
def test_on_cursed_ground_defending_heals_nobody():
    game = position(
        "I21",
        start="RND-D",
        event="EV06",
        n=3,
        lp={P0: 60},
        sets={P0: "D02", P1: "D03"},
    )
    game.say(P0, "yes", at="W15").rest()
    assert game.lps == [60, 85, 100, 100]
    assert "D02" in game.discard
    assert game.creature == 170 - 20


@rule("GT-172", "CUR-14", "EV06")
@pytest.mark.parametrize(("event", "asked"), [("EV06", "W07"), ("EV02", "W02")])
def test_on_cursed_ground_no_healing_item_is_used(event: str, asked: str):
    game = position(
        "I21", start="ENC-7", event=event, n=3, lp={P0: 60}, things={P0: "D30"}, hands={P0: "D02 D03"}
    )
    assert game.asked == (asked, P0)


@rule("GT-173", "CUR-21", "CUR-22", "CUT-065")
def test_fire_that_kills_is_settled_to_the_end():
    game = position("E10", start="RND-D", left=30, things={P0: "D28"}, sets={P0: "D02", P1: "D03"})
    game.play(P0, "D28").finish()
    assert game.kills(P0) == [2]
    assert game.lps == [100, 90, 90, 90]
    assert (game.hand(P0), game.hand(P1)) == (["D02"], ["D03"])
    assert game.spent == ["D28"]


@rule("GT-174", "CUR-23", "EV19")
def test_the_heaviest_blow_counts_in_full():
    game = position(
        "E08",
        start="RND-D",
        event="EV19",
        n=2,
        left=5,
        largest={P1: 80},
        sets={P0: "D01"},
        relics="RL26",
    ).finish()
    assert (game.things(P0), game.things(P1)) == (["RL26"], [])


@rule("GT-175", "CUR-25", "EV18")
def test_fire_draws_no_first_blood():
    game = position(
        "E08",
        start="ENC-7",
        event="EV18",
        things={P0: "D28"},
        hands={P0: "D13 D07", P1: "D08"},
        relics="RL26",
    )
    game.play(P0, "D28").until("W07", P0)
    assert game.creature == 220
    assert game.things(P0) == []
    game.choose("D13")
    assert game.record["r"] == 2
    assert game.things(P1) == ["RL26"]


@rule("GT-176", "CUR-26")
def test_initiative_is_drawn_anew_where_nothing_strikes():
    game = position("E24", start="RND-E", chance=draw(4, 3, 2, 1))
    assert game.stopped
    assert game.numbers == [4, 3, 2, 1]
    assert game.lps == [95, 95, 95, 95]


@rule("GT-177", "CUR-31")
def test_the_last_survivor_wins_with_any_prestige():
    game = position(start="GAME-2", lp={P0: 0, P1: 0, P3: 0}, plus={P0: 9}, minus={P2: 2})
    assert game.over
    assert game.winners == [P2]


@rule("GT-178", "CUR-39")
def test_chaos_gives_everybody_as_many_cards_back():
    game = position(
        "I16",
        start="RND-C",
        haste={P0: 1},
        hands={P0: "D02 D03", P1: "D06", P2: "D07", P3: "D08 D16"},
        chance=shuffled([4, 3, 2, 1, 0]),
    )
    game.choose("D02", "D03")
    assert game.asked == ("W12", P3)
    laid = [game.set_cards(seat) for seat in game.seats]
    assert laid == [["D08", "D07"], ["D06"], ["D03"], ["D02"]]


@rule("GT-179", "CUR-40")
def test_a_rider_is_spent_on_a_miss():
    game = position("E08", start="RND-D", riders={P0: "D15"}, sets={P0: "D02"}, hands={P1: "D21"})
    game.play(P1, "D21", on=P0)
    assert game.stopped
    assert game.riders(P0) == []
    assert game.creature == 250
    assert set(game.discard) == {"D02", "D15", "D21"}


@rule("GT-180", "CUR-41")
def test_an_older_rider_is_not_replaced_but_spent():
    game = position("E08", start="RND-D", r=2, riders={P0: "D15"}, sets={P0: "D13"}, hands={P1: "D27"})
    game.play(P1, "D27", on=P0)
    assert game.stopped
    assert game.creature == 250 - 10
    assert game.riders(P0) == []
    assert set(game.discard) == {"D13", "D15", "D27"}


@rule("GT-181", "CUR-47", "RL06")
def test_true_strike_uses_up_the_miss_of_the_wraith():
    game = position("E14", start="RND-D", things={P0: "RL06"}, sets={P0: "D02", P1: "D03"})
    assert game.stopped
    assert game.creature == 140 - 50 - 40


@rule("GT-182", "CUR-49", "F16")
def test_an_attack_goes_on_against_the_next_goblin():
    game = position("E17", start="RND-D", fortune="F16", sets={P0: "D06"}, chance=[UPRIGHT])
    game.say(P0, "deck 1")
    assert game.stopped
    assert game.kills(P0) == [1]
    assert (game.creature, game.record["pack"]) == (10, 4)


@rule("GT-183", "CUR-50", "F13")
def test_an_attack_dies_with_its_player():
    game = position("E08", start="RND-D", fortune="F13", lp={P0: 15}, sets={P0: "D02"}, chance=[REVERSED])
    game.say(P0, "deck 1")
    assert game.stopped
    assert game.lps == [0, 90, 90, 90]
    assert game.creature == 250
    assert game.discard == ["D02"]


@rule("GT-184", "CUR-51")
def test_who_defends_has_not_attacked():
    game = position("I21", start="RND-D", sets={P0: "D02", P1: "D03"}, hands={P2: "D21"})
    game.say(P0, "yes", at="W15").play(P2, "D21", on=P1).rest()
    assert game.lps == [100, 100 - 10 - 15, 100, 100]


@rule("GT-185", "CUR-54", "I03")
def test_betrayal_rewards_only_what_took_effect():
    game = position("I03", start="RND-D", sets={P1: "D03"}, hands={P0: "D16", P2: "D18"}, deck="D07")
    game.play(P0, "D16", on=P1).play(P2, "D18")
    assert game.creature == 180 - 40
    assert (game.hand(P0), game.hand(P2)) == ([], ["D07"])


@rule("GT-186", "CUR-59", "D34")
def test_strength_ends_with_the_encounter():
    game = position(
        "E01",
        start="RND-D",
        left=20,
        strength={P0: 1},
        lp={P1: 0, P2: 0, P3: 0},
        sets={P0: "D07"},
        stack="E08",
    )
    game.go_on()
    assert game.kills(P0) == [3], "doubled"
    assert (game.encounter, game.asked) == ("E08", ("W07", P0))
    game.choose("D02")
    assert game.creature == 250 - 50


@rule("GT-187", "CUR-60")
def test_the_idol_stops_relics_that_are_used_alone():
    game = position("E23", start="RND-D", things={P0: "RL10 RL24"}, sets={P0: "D03"}, hands={P0: "D07 D08"})
    assert game.stopped
    assert not game.was_asked("W19")
    assert game.creature == 120 - 50


@rule("GT-188", "CUR-61", "RL11")
def test_the_draught_works_from_draw_to_draw():
    game = position(
        "E08",
        start="RND-F",
        things={P0: "RL11"},
        hands={P1: "D16 D26"},
        deck="D06 D06 D06 D06",
    )
    game.play(P0, "RL11", on=P1)
    assert game.stopped
    assert game.lps == [90, 90, 90, 90]
    game.go_on()
    assert game.asked == ("W23", P1)
    assert game.record["r"] == 2
    assert not game.was_asked("W12", P1)


@rule("GT-189", "CUR-64", "RL14")
@pytest.mark.parametrize(("lp", "tokens"), [(100, 1), (20, 0)])
def test_the_shepherd_is_paid_if_alive(lp: int, tokens: int):
    game = position("E08", start="PKT", packet=(P1, 20), lp={P2: lp}, things={P2: "RL14"})
    game.play(P2, "RL14")
    assert game.lps == [100, 100, lp - 20, 100]
    assert game.plus(P2) == tokens


@rule("GT-190", "CUR-65", "RL05")
def test_pride_cannot_be_slain_by_a_finger():
    game = position("I23", start="RND-D", left=30, things={P0: "RL05"}, sets={P0: "D02"})
    assert not game.was_asked("W12")
    assert game.things(P0) == ["RL05"]


@rule("GT-190", "CUR-65", "RL05")
def test_the_crypt_knight_rises_from_a_finger():
    game = position("E06", start="RND-D", left=40, things={P0: "RL05"}, sets={P0: "D02"})
    game.play(P0, "RL05")
    assert (game.creature, game.kills(P0)) == (30, [])
    assert (game.things(P0), game.spent) == ([], ["RL05"])
    assert game.hand(P0) == ["D02"]


@rule("GT-191", "CUR-68")
def test_more_life_goes_to_one_creature():
    goblins = position("E17", start="ENC-4", event="EV01", n=2)
    assert goblins.creature == 80
    assert position("I10", start="ENC-4", event="EV16", n=5).creatures == [110, 100]


@rule("GT-191", "CUR-68")
def test_more_prestige_goes_to_the_last_kill():
    game = position("I10", start="RND-D", event="EV16", n=5, left=(20, 20), sets={P0: "D06", P1: "D06"})
    game.say(P0, "Humility").finish()
    assert (game.kills(P0), game.kills(P1)) == ([2], [5])
    game = position("I10", start="RND-D", event="EV16", n=5, left=(20, 20), sets={P0: "D06", P1: "D06"})
    game.say(P0, "Shame").finish()
    assert (game.kills(P0), game.kills(P1)) == ([3], [4])


@rule("GT-192", "CUR-72")
def test_walls_are_held_by_values_alone():
    game = position(
        "E24",
        start="RND-D",
        fortune="",
        sets={P1: "D02"},
        hands={P0: "D21 D22"},
        things={P3: "RL18"},
    )
    assert game.asked == ("W05", P3)
    assert game.log == []
    assert game.record["trap_value"][:4].tolist() == [0, 50, 0, 0]
    assert game.lps == [95, 95, 95, 95]

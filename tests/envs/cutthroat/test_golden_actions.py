"""The golden tests GT-123 to GT-140: Action cards, damage and death, strikes of the base Encounters."""

import pytest

from .kit import P0, P1, P2, P3, position

rule = pytest.mark.rule
WATCH = {P3: "RL18"}
"""Its owner is asked W05 before an Initiative draw: the game can be looked at."""


@rule("GT-123", "CUT-052", "CUT-053", "D18", "W22")
def test_a_cancelled_cancelling_card():
    game = position("E08", sets={P1: "D02"}, hands={P0: "D16 D18", P1: "D18"}, things=WATCH, start="RND-D")
    game.play(P0, "D16", on=P1).play(P1, "D18").play(P0, "D18").until("W05")
    assert game.set_cards(P1) == []
    assert sorted(game.discard) == ["D02", "D16", "D18", "D18"]


@rule("GT-124", "CUT-052", "CUT-054", "D19")
def test_a_cancelled_card_can_be_taken():
    game = position("E08", sets={P0: "D02"}, hands={P0: "D22", P2: "D19"}, things=WATCH, start="RND-D")
    game.play(P0, "D22", on=P0).play(P2, "D19")
    assert game.hand(P2) == ["D22"]
    assert game.discard == ["D19"]
    game.until("W05")
    assert game.blows() == [(P0, 50)]


@rule("GT-125", "CUT-055", "CUR-52", "CUR-53", "D24", "D26", "W23", "W34")
def test_damage_passed_on_and_back():
    game = position("E08", packet=(P1, 30), hands={P1: "D24", P2: "D24 D26"}, start="PKT")
    game.play(P1, "D24", on=P2).play(P2, "D26").play(P2, "D24", on=P1).rest()
    assert game.lps == [100, 90, 100, 100]


@rule("GT-126", "CUR-53", "D26")
def test_a_packet_of_nothing_is_dropped():
    game = position("E08", packet=(P1, 20), hands={P1: "D24", P2: "D24 D26"}, start="PKT")
    game.play(P1, "D24", on=P2).play(P2, "D26")
    assert game.stopped
    assert game.lps == [100, 100, 100, 100]


@rule("GT-127", "D25", "D26")
def test_another_player_can_only_pass_damage_on():
    game = position("E08", packet=(P1, 25), hands={P2: "D25 D26"}, start="PKT")
    assert game.asked == ("W23", P2)
    assert game.offers() == {"no", "D25"}
    game.choose("D25")
    assert game.asked == ("W34", P2)
    assert game.offers() == {P0, P3}
    game.choose(P3).rest()
    assert game.lps == [100, 100, 100, 75]


@rule("GT-128", "D25")
def test_no_hero_between_two_players():
    game = position("E08", packet=(P1, 15), lp={P0: 0, P3: 0}, hands={P2: "D25"}, start="PKT").rest()
    assert not game.was_asked("W23")
    assert game.lps == [0, 85, 100, 0]


@rule("GT-129", "CUT-057", "D32")
def test_iron_skin_stops_damage_not_losses():
    game = position("E08", iron={P0: 1}, start="strike").rest()
    assert game.lps == [100, 90, 90, 90]
    game = position("E08", iron={P0: 1}, sets={P0: "D02"}, hands={P1: "D21"}, things=WATCH, start="RND-D")
    game.play(P1, "D21", on=P0).until("W05")
    assert game.lps == [100, 100, 100, 100]
    game = position("E08", iron={P0: 1}, things={P0: "RL27", P3: "RL18"}, start="ENC-6").until("W05")
    assert game.lps == [95, 100, 100, 100]


@rule("GT-130", "CUT-058", "CUR-28", "E08")
def test_the_dead_play_no_cards():
    game = position("E08", lp={P0: 10}, hands={P0: "D25"}, start="strike").rest()
    assert game.lps == [0, 90, 90, 90]
    assert not game.record["alive"][P0]
    assert not game.was_asked("W23", P0)


@rule("GT-131", "CUT-061", "CUR-29")
def test_nobody_wins_when_all_die():
    game = position("E08", lp={P0: 5, P1: 10, P2: 5, P3: 10}, kills={P3: [5]}, start="strike")
    assert game.over
    assert game.winners == []
    assert game.lps == [0, 0, 0, 0]


@rule("GT-132", "CUT-060", "CUR-30", "CUR-75", "E05")
def test_a_killer_can_die_of_the_burst():
    game = position("E05", left=40, lp={P0: 15}, sets={P0: "D03"}, start="RND-D").rest()
    assert game.stopped
    assert game.kills(P0) == [3]
    assert game.record["alive"][:4].tolist() == [0, 1, 1, 1]
    game.finish()
    assert game.winners == [P1, P2, P3]


@rule("GT-133", "CUR-63", "RL15")
def test_the_charm_saves_once():
    game = position("E08", event="EV11", lp={P0: 5}, kills={P0: [3]}, things={P0: "RL15"}, start="strike")
    game.rest()
    assert game.lps == [5, 90, 90, 90]
    assert game.spent == ["RL15"]


@rule("GT-134", "CUT-059", "CUR-89")
def test_what_the_dead_leave():
    game = position(
        "E08",
        initiative=(2, 1, 3, 4),
        lp={P0: 10},
        sets={P0: "D03", P1: "D06"},
        hands={P0: "D02"},
        riders={P0: "D14"},
        things={P0: "D33 RL26*", P1: "D28", P3: "RL18"},
        start="RND-D",
    )
    game.play(P1, "D28").until("W05")
    assert game.lps == [0, 100, 90, 90]
    assert sorted(game.spent) == ["D28", "D33", "RL26"]
    assert not game.record["bequeathed"].any()
    assert sorted(game.discard) == ["D02", "D03", "D14"]
    assert game.numbers[P0] == 0


@rule("GT-135", "CUT-010", "CUT-067", "CUR-57", "CUR-58", "D31", "W03", "W04")
def test_healing_another_player_is_worth_prestige():
    game = position("E08", lp={P1: 80, P3: 90}, things={P0: "D31", P3: "RL18"}, start="ENC-7")
    game.play(P0, "D31")
    assert game.asked == ("W03", P0)
    assert game.offers() == {P1, P3}
    game.choose(P1)
    assert game.asked == ("W04", P1)
    game.choose("yes")
    assert game.lps == [100, 100, 100, 90]
    assert (game.prestige(P0), game.things(P0), game.spent) == (3, [], [])


@rule("GT-136", "E03")
def test_the_anti_paladin_gains_what_it_takes():
    game = position("E03", left=100, iron={P0: 1}, start="strike").rest()
    assert game.lps == [100, 95, 95, 95]
    assert game.creature == 115


@rule("GT-137", "E07")
def test_the_countess_drinks_from_the_healthiest():
    game = position("E07", left=160, lp={P0: 90, P2: 90, P3: 90}, start="strike").rest()
    assert game.lps == [90, 85, 90, 90]
    assert game.creature == 170


@rule("GT-138", "CUR-17", "CUR-24", "E09")
def test_the_demon_strikes_who_hurt_it_most():
    game = position("E09", dealt={P0: 50, P1: 30, P2: 50}, initiative=(3, 2, 1, 4), start="strike").rest()
    assert game.lps == [100, 100, 75, 100]


@rule("GT-139", "E12")
def test_the_slime_halves_heavy_attacks():
    game = position("E12", sets={P0: "D03", P1: "D04"}, things=WATCH, start="RND-D").until("W05")
    assert game.blows() == [(P0, 20), (P1, 30)]


@rule("GT-140", "CUT-045", "E15")
def test_the_mirror_strikes_with_half_of_each_wound():
    game = position("E15", sets={P0: "D02", P1: "D06", P2: "D08"}, start="RND-D").rest()
    assert game.lps == [85, 90, 100, 100]

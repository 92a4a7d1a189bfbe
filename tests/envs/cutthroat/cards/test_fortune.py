"""F00 to F21, both sides, each drawn for P0's Attack 50 on a creature of 250 LP."""

from typing import Any

import pytest

from ..kit import P0, P1, P2, P3, REVERSED, UPRIGHT, Position, position

rule = pytest.mark.rule


def reveal(card: str, side: int, *, sets: dict | None = None, chance: tuple = (), **fields: Any) -> Position:
    """P0 has drawn this card for its Attack 50; what follows stops before the strike or at a question."""
    fields.setdefault("things", {P3: "RL18"})
    game = position(
        fields.pop("encounter", "E08"),
        sets={P0: "D02", **(sets or {})},
        fortune=card,
        chance=[side, *chance],
        start="RND-D",
        **fields,
    )
    return game.say(P0, "deck 1")


# card, side, what it does to the Attack alone: the damage, or None for no hit
ON_THE_ATTACK = [
    ("F00", UPRIGHT, 50),
    ("F00", REVERSED, None),
    ("F01", UPRIGHT, 100),
    ("F01", REVERSED, 25),
    ("F04", UPRIGHT, 70),
    ("F04", REVERSED, 50),
    ("F07", UPRIGHT, 60),
    ("F07", REVERSED, 25),
    ("F08", UPRIGHT, 100),
    ("F08", REVERSED, 25),
    ("F12", UPRIGHT, None),
    ("F12", REVERSED, None),
    ("F13", UPRIGHT, 100),
    ("F13", REVERSED, 50),
    ("F14", UPRIGHT, 50),
    ("F14", REVERSED, 25),
    ("F18", REVERSED, 5),
    ("F19", UPRIGHT, 50),
    ("F19", REVERSED, 0),
]


@rule("CUT-162", "CUT-163", "CUT-164", "CUT-165", "W16")
@pytest.mark.parametrize(
    ("card", "side", "damage"), [pytest.param(*row, marks=rule(row[0])) for row in ON_THE_ATTACK]
)
def test_what_it_does_to_the_attack(card: str, side: int, damage: int | None):
    game = reveal(card, side).until("W05")
    assert game.blows() == ([] if damage is None else [(P0, damage)])
    assert game.record["fortune_tokens"] == 1
    assert card not in game.fortune


# card, side, P0's LP before and after, and those of the others
ON_LP = [
    ("F03", UPRIGHT, 80, 95, 80),
    ("F03", UPRIGHT, 95, 100, 95),
    ("F03", REVERSED, 80, 70, 80),
    ("F05", UPRIGHT, 80, 85, 85),
    ("F05", REVERSED, 80, 75, 75),
    ("F12", UPRIGHT, 80, 90, 80),
    ("F13", REVERSED, 80, 60, 80),
    ("F14", UPRIGHT, 30, 50, 30),
    ("F14", UPRIGHT, 45, 50, 45),
    ("F14", UPRIGHT, 50, 55, 50),
    ("F16", REVERSED, 80, 70, 75),
]


@rule("CUT-056", "CUR-14")
@pytest.mark.parametrize(
    ("card", "side", "before", "own", "others"), [pytest.param(*row, marks=rule(row[0])) for row in ON_LP]
)
def test_what_it_does_to_lp(card: str, side: int, before: int, own: int, others: int):
    lp = dict.fromkeys(range(4), before)
    game = reveal(card, side, lp=lp, hands={P0: "D24 D26"}).until("W05")
    assert game.lps == [own, others, others, others]
    assert not game.was_asked("W23"), "no damage"


# --- what else they do, card by card


@rule("F00")
def test_the_fool_brings_the_card_back():
    game = reveal("F00", UPRIGHT).until("W05")
    assert game.hand(P0) == ["D02"]
    assert game.rest().discard == []
    assert reveal("F00", REVERSED).until("W05").discard == ["D02"]


@rule("F00", "CUR-36")
def test_the_fool_brings_back_a_miss_too():
    game = reveal("F00", UPRIGHT, hands={P1: "D21"}).play(P1, "D21").until("W05")
    assert game.hand(P0) == ["D02"]
    assert not game.blows()


@rule("F02")
def test_the_priestess_draws_or_discards_two():
    game = reveal("F02", UPRIGHT, hands={P0: "D03"}, deck="D06 D07").until("W05")
    assert game.hand(P0) == ["D03", "D06", "D07"]
    game = reveal("F02", REVERSED, hands={P0: "D03 D06 D22"}).until("W05")
    assert game.hand(P0) == ["D03"], "the last two in face order, by the kit's chance"
    assert not reveal("F02", REVERSED, hands={P0: "D03"}).until("W05").hand(P0), "as many as there are"


@rule("F02", "CUR-15")
def test_the_priestess_takes_cards_at_random():
    game = reveal("F02", REVERSED, hands={P0: "D03 D06 D22"}, chance=(0, 1)).until("W05")
    assert game.hand(P0) == ["D06"]


@rule("F04")
def test_the_emperor_may_feed_the_creature():
    assert reveal("F04", REVERSED).until("W05").creature == 250 + 20 - 50


@rule("F05", "CUR-28")
def test_the_hierophant_may_kill_in_order():
    game = reveal("F05", REVERSED, lp={P0: 5, P2: 5}).until("W05")
    assert game.living == [P1, P3]
    assert not game.blows(), "the attacker is dead"


@rule("F06", "W17")
def test_the_lovers_heal_two():
    lp = {P0: 50, P1: 60, P2: 70}
    game = reveal("F06", UPRIGHT, lp=lp)
    assert game.asked == ("W17", P0)
    assert game.offers() == {P1, P2, P3}
    assert game.choose(P2).until("W05").lps == [60, 60, 80, 100]


@rule("F06", "CUR-156")
def test_a_lone_lover_heals_alone():
    game = reveal("F06", UPRIGHT, lp={P0: 50, P1: 0, P2: 0, P3: 0}, things={P0: "RL18"}).until("W05")
    assert game.lps == [60, 0, 0, 0]
    assert not game.was_asked("W17")


@rule("F06", "CUR-17")
def test_the_lovers_may_hurt_two():
    lp = {P0: 50, P1: 60, P2: 60, P3: 40}
    game = reveal("F06", REVERSED, lp=lp, initiative=(1, 3, 2, 4)).until("W05")
    assert game.lps == [45, 60, 55, 40], "the lower number of two equals"


@rule("F07", "CUT-048")
def test_the_chariot_protects():
    game = reveal("F07", UPRIGHT, hands={P0: "D22", P1: "D21 D22"})
    assert game.asked == ("W18", P0)
    game.until("W05")
    assert not game.was_asked("W18", P1)


@rule("F07")
def test_the_chariot_may_pull_the_next_attack():
    sets = {P1: "D13", P2: "D03", P3: "D03"}
    assert reveal("F07", REVERSED, sets=sets).until("W05").blows() == [(P0, 25), (P2, 80), (P3, 40)]


@rule("F09", "CUR-158")
def test_the_hermit_is_spared_or_exposed_for_the_round():
    game = reveal("F09", UPRIGHT, deck="D08 D08 D08 D08").until("W05").rest()
    assert game.lps == [100, 90, 90, 90]
    assert game.go_on().until("W05").until("W16", P0).lps == [90, 80, 80, 80], "only this Round"
    assert reveal("F09", REVERSED).until("W05").rest().lps == [80, 90, 90, 90]


@rule("F10", "CUR-111")
def test_the_wheel_draws_two_more_of_the_deck():
    game = reveal("F10 F01 F04 F13", UPRIGHT, chance=(UPRIGHT, UPRIGHT)).until("W05")
    assert game.blows() == [(P0, 120)]
    assert game.fortune[0] == "F13"
    assert game.record["fortune_tokens"] == 3


@rule("F10")
def test_the_wheel_may_turn_the_whole_hand():
    game = reveal("F10", REVERSED, hands={P0: "D03 D06 D22"}, deck="D07 D08 D09 D13").until("W05")
    assert game.hand(P0) == ["D07", "D08", "D09"]
    assert set(game.discard) == {"D03", "D06", "D22"}


@rule("F11", "W28")
def test_justice_clears_or_adds_tokens():
    assert reveal("F11", UPRIGHT, minus={P0: 3}).until("W05").minus(P0) == 0
    assert reveal("F11", REVERSED, minus={P0: 3}).until("W05").minus(P0) == 4
    game = reveal("F11", REVERSED, things={P0: "RL01", P3: "RL18"})
    assert game.asked == ("W28", P0)


@rule("F12", "CUR-51")
def test_the_hanged_man_takes_the_attack_back():
    game = reveal("F12", UPRIGHT, lp={P0: 80}, deck="D07", hands={P1: "D21"}).until("W05")
    assert game.hand(P0) == ["D02", "D07"]
    assert game.lp(P0) == 90
    assert not game.was_asked("W18")


@rule("F12")
def test_the_hanged_man_may_hang_for_a_round():
    game = reveal("F12", REVERSED, hands={P0: "D03"}, deck="D08 D08 D08 D08").until("W05")
    assert game.discard == ["D02"]
    game.rest().go_on().until("W05")
    assert P0 not in dict(game.blows())


@rule("F13", "CUR-50")
def test_death_may_take_the_attacker():
    game = reveal("F13", REVERSED, lp={P0: 20}).until("W05")
    assert game.living == [P1, P2, P3]
    assert game.creature == 250
    assert "D02" in game.discard


@rule("F14")
def test_temperance_may_halve_all_that_follows():
    sets = {P1: "D03", P2: "D06"}
    game = reveal("F14", REVERSED, sets=sets, deck="D08 D08 D08 D08").until("W05")
    assert game.blows() == [(P0, 25), (P1, 20), (P2, 10)]
    game.rest().go_on().until("W05")
    assert all(damage == 5 for _, damage in game.blows()), "only this Round"


@rule("F15", "W17")
def test_the_devil_takes_a_card_of_whom_is_named():
    game = reveal("F15", UPRIGHT, hands={P1: "D03 D06", P3: "D07"})
    assert game.asked == ("W17", P0)
    assert game.offers() == {P1, P3}, "only who has a card"
    game.choose(P1).until("W05")
    assert (game.hand(P0), game.hand(P1)) == (["D06"], ["D03"])


@rule("F15", "CUR-156", "CUR-17")
def test_the_devil_may_take_a_card_to_the_poorest():
    hands = {P0: "D03", P1: "D06 D07", P2: "D08", P3: "D09"}
    game = reveal("F15", REVERSED, hands=hands, initiative=(1, 2, 4, 3)).until("W05")
    assert game.hand(P0) == []
    assert game.hand(P3) == ["D03", "D09"], "the lower number of two equals"
    assert not reveal("F15", UPRIGHT).until("W05").was_asked("W17"), "nobody has a card"
    assert reveal("F15", REVERSED).until("W05").hand_sizes == [0, 0, 0, 0]


@rule("F16", "CUR-22", "CUR-24", "CUR-25", "CUR-49")
def test_the_tower_falls_on_the_creature():
    game = reveal("F16", UPRIGHT).until("W05")
    assert game.creature == 250 - 30 - 50
    assert game.dealt(P0) == 80
    assert game.record["wounds"][P0] == 1
    game = reveal("F16", UPRIGHT, left=30, hands={P1: "D21"}).rest()
    assert game.kills(P0) == [5]
    assert not game.was_asked("W18"), "nothing is left to attack"
    assert game.discard[0] == "D02"


@rule("F16")
def test_the_tower_may_fall_on_the_players_in_order():
    game = reveal("F16", REVERSED, lp={P0: 10, P1: 5}).until("W05")
    assert game.living == [P2, P3]
    assert game.lps == [0, 0, 95, 95]


@rule("F17")
@pytest.mark.parametrize(("side", "plus", "minus"), [(UPRIGHT, 1, 0), (REVERSED, 0, 1)])
def test_the_star_rises_or_falls(side: int, plus: int, minus: int):
    game = reveal("F17", side).until("W05")
    assert (game.plus(P0), game.minus(P0)) == (plus, minus)
    assert game.blows() == [(P0, 50)]


@rule("F18", "W17")
def test_the_moon_halves_the_attack_of_whom_is_named():
    sets = {P1: "D03", P2: "D03", P3: "D03"}
    game = reveal("F18", UPRIGHT, sets={P1: "D03", P2: "D03"})
    assert game.asked == ("W17", P0)
    assert game.offers() == {P1, P2}, "with a card still to come"
    game.choose(P2).until("W05")
    assert game.blows() == [(P0, 50), (P1, 40), (P2, 20)]
    game = reveal("F18", UPRIGHT, sets=sets).choose(P2).until("W05")
    assert game.blows()[-1] == (P3, 40)


@rule("F18", "CUR-156")
def test_the_moon_finds_nobody_behind_the_last_turn():
    assert not reveal("F18", UPRIGHT).until("W05").was_asked("W17")


@rule("F18", "F01")
def test_the_moon_keeps_the_position():
    game = reveal("F10 F01 F18", UPRIGHT, chance=(UPRIGHT, REVERSED)).until("W05")
    assert game.blows() == [(P0, 10)], "a doubled Attack 5"


@rule("F19", "CUT-086")
def test_the_sun_pays_for_a_wound():
    assert reveal("F19", UPRIGHT).until("W05").plus(P0) == 2
    game = reveal("F19", UPRIGHT, hands={P1: "D21"}).play(P1, "D21").until("W05")
    assert game.plus(P0) == 0
    assert reveal("F19", REVERSED).until("W05").creature == 250


@rule("F20", "CUR-08")
def test_judgement_raises_or_strikes_down_an_attack():
    game = reveal("F20", UPRIGHT, discard="D22 D06 D03").until("W05")
    assert game.hand(P0) == ["D06"], "the topmost Attack card"
    assert game.discard == ["D22", "D03"]
    assert not reveal("F20", UPRIGHT, discard="D22").until("W05").hand(P0)
    game = reveal("F20", REVERSED, hands={P0: "D03 D05 D06 D22"}).until("W05")
    assert game.hand(P0) == ["D05", "D06", "D22"]
    assert reveal("F20", REVERSED, hands={P0: "D22"}).until("W05").hand(P0) == ["D22"]


@rule("F21", "CUT-166", "CUT-167", "CUR-112")
@pytest.mark.parametrize("side", [UPRIGHT, REVERSED])
def test_the_world_takes_all_tokens_and_ends_fortune(side: int):
    game = reveal("F21", side, fortune_tokens=4).until("W05")
    assert game.plus(P0) == 5
    assert game.record["fortune_open"] == 0
    assert not game.fortune
    assert game.blows() == [(P0, 50)]


@rule("F21", "CUT-205", "CUR-113", "CUR-84")
@pytest.mark.parametrize(("cards", "won"), [(7, True), (6, False)])
def test_the_world_may_bring_fortunes_relic(cards: int, won: bool):
    game = reveal("F21", UPRIGHT, fortune_cards=cards, fortune_realm=1).until("W05")
    assert game.things(P0) == (["RL12*"] if won else [])


@rule("F21", "I08", "CUR-110")
def test_the_world_ends_the_closing_fight():
    game = reveal("F21", UPRIGHT, encounter="I08", left=200, closing_fight=1, fortune_tokens=3).rest()
    assert game.plus(P0) == 4
    assert game.record["finished"]
    assert not game.kills(P0)
    assert game.discard[0] == "D02"


@rule("CUR-114", "W16")
def test_an_attack_that_would_do_nothing_draws_no_card():
    for sets, more in (
        ({P0: "D09"}, {}),
        ({P0: "D13"}, {}),
        ({P0: "D02"}, {"event": "EV05", "n": 2}),
        ({P0: "D08"}, {"crowd": {P0: 1}}),
    ):
        game = position("E08", sets=sets, fortune="F01", things={P3: "RL18"}, start="RND-D", **more).until(
            "W05"
        )
        assert not game.was_asked("W16")


@rule("CUT-171", "CUR-111", "W16")
def test_both_decks_may_be_drawn_from_in_any_order():
    things = {P0: "RL12", P3: "RL18"}
    game = position(
        "E08",
        sets={P0: "D02"},
        things=things,
        fortune="F04",
        pile="F13",
        chance=[UPRIGHT, UPRIGHT],
        start="RND-D",
    )
    assert game.offers() == {"no", "deck 1", "deck 2"}
    game.choose("deck 2")
    assert game.offers() == {"no", "deck 1"}, "each once"
    assert game.choose("deck 1").until("W05").blows() == [(P0, 120)]

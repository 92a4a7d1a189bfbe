"""The golden tests GT-001 to GT-026: terms, Bosses, the Finisher, Prestige, Events, the Realm, Relics."""

import pytest

from dungeonzoo.envs.cutthroat.state import Place

from .kit import P0, P1, P2, P3, REVERSED, Position, position, variant

rule = pytest.mark.rule


@rule("GT-001", "CUT-083", "CUT-086", "CUT-087", "CUR-35", "D08", "D10", "E02")
def test_the_first_and_the_last_wounder_are_struck():
    game = position(
        "E02",
        initiative=(2, 3, 4, 1),
        sets={P3: "D10", P0: "D08", P1: "D08", P2: "D08"},
        things={P3: "RL18"},
        start="RND-D",
    )
    game.until("W05")
    assert game.blows() == [(P3, 20), (P0, 0), (P1, 0), (P2, 5)]
    assert game.record["wounds"][:4].tolist() == [0, 0, 1, 1]
    assert game.creature == 165
    game.rest()
    assert game.lps == [100, 100, 90, 80]


@rule("GT-002", "CUT-056", "CUT-088", "D24", "I01")
def test_lost_lp_cannot_be_passed_on():
    game = position("I01", hands={P1: "D24"}, start="strike")
    game.say(P0, "yes").say(P1, "no")
    assert game.lps == [100, 90, 100, 100]
    game.rest()
    assert not game.was_asked("W23")


@rule("GT-003", "CUT-089", "EV28", "W30")
def test_a_bid_is_sacrificed_and_no_damage():
    game = position("E08", event="EV28", relics="RL26", hands={P0: "D24"}, start="END-3")
    game.say(P0, "bid 15").say(P1, "bid 10").say(P2, "bid 5").say(P3, "bid 0")
    assert game.lps == [85, 100, 100, 100]
    assert game.things(P0) == ["RL26"]
    assert not game.was_asked("W23")


@rule("GT-004", "CUT-090", "CUT-091", "CUR-56", "D20", "RL13")
def test_the_eye_answers_a_card_aimed_at_its_owner():
    game = position(
        "E08",
        sets={P2: "D02"},
        hands={P1: "D20 D26", P3: "D06 D07"},
        things={P2: "RL13", P3: "RL18"},
        start="RND-D",
    )
    game.play(P1, "D20", on=P2)
    assert game.asked == ("W23", P1)
    assert "D26" in game.offers()
    game.choose("no")
    assert game.lps == [100, 95, 100, 100]
    assert game.set_cards(P2) == []
    assert "D02" in game.discard
    game.rest().go_on().say(P3, "D06", at="W07").until("W05")
    assert game.record["set_round"][:4].tolist() == [1, 1, 0, 1]


@rule("GT-005", "CUT-092", "CUR-56", "F05")
def test_the_eye_ignores_what_touches_all_and_a_stolen_kill():
    game = position(
        "E08", left=30, sets={P1: "D03", P2: "D02"}, things={P2: "RL13"}, fortune="F05", start="RND-D"
    )
    game.chance(REVERSED).say(P1, "deck 1").rest()
    assert game.kills(P1) == [5]
    assert game.lps == [95, 95, 95, 95]


@rule("GT-006", "CUT-093", "CUT-116")
def test_a_trap_draws_no_event():
    game = position(stack="E24", n=0, events="EV09", start="GAME-2")
    assert (game.encounter, game.record["n"]) == ("E24", 1)
    assert game.event is None
    assert game.record["event_n"] == 30


def keep_two(game: Position) -> None:
    """Every player discards down to D06 and D07."""
    while game.asked and game.asked[0] == "W01":
        game.choose(next(card for card in game.hand(game.asked[1]) if card not in ("D06", "D07")))


@rule("GT-007", "CUT-095", "CUR-76", "CUR-77", "CUR-78", "I04", "W01")
def test_a_boss_is_met_and_sinks_to_the_bottom():
    game = position(
        stack="I04 E01 E08",
        n=0,
        hands=dict.fromkeys(range(4), "D06 D07 D23") | {P2: "D06 D07 D24", P3: "D06 D07 D25"},
        start="GAME-2",
    )
    assert game.asked == ("W01", P0)
    assert game.hand_sizes == [7, 7, 7, 7]
    keep_two(game)
    assert game.hand_sizes == [2, 2, 2, 2]
    assert (game.encounter, game.record["n"]) == ("E01", 1)
    assert game.stack == ["E08", "I04"]
    assert game.asked == ("W07", P0)


@rule("GT-008", "CUT-096", "CUR-76", "I15")
def test_a_boss_above_an_encounter_acts_again():
    game = position(stack="I15 E05", n=5, boss_done=0b10, boss_sunk=0b10, start="GAME-2")
    game.say(P0, P1).say(P1, P2).say(P2, P3).say(P3, P0)
    assert game.lps == [90, 90, 90, 90]
    assert (game.encounter, game.record["n"]) == ("E05", 6)
    assert game.stack == ["I15"]


def kill(game: Position) -> Position:
    """The creature has 5 LP left; everybody sets a card, and it dies."""
    game.put("creature", (5, 0))
    game.all_set()
    while game.asked and game.asked[0] != "W07":
        game.choose("no")
    return game


@rule("GT-009", "CUT-097", "CUT-098", "CUR-76")
def test_two_bosses_that_have_sunk_are_fought():
    game = position(stack="I04 I15", n=7, boss_done=0b11, boss_sunk=0b11, events="EV09", start="GAME-2")
    assert (game.encounter, game.record["n"]) == ("I04", 8)
    assert (game.event, game.stack) == (None, ["I15"])
    kill(game)
    assert (game.encounter, game.record["n"]) == ("I15", 9)
    assert (game.event, game.stack) == (None, [])
    assert not game.was_asked("W01")
    assert not game.was_asked("W24")


@rule("GT-010", "CUT-095", "CUT-097", "CUR-76")
def test_a_boss_acts_for_the_first_time_above_another():
    game = position(
        stack="I04 I15",
        n=7,
        boss_done=0b10,
        boss_sunk=0b10,
        hands=dict.fromkeys(range(4), "D06 D07"),
        start="GAME-2",
    )
    keep_two(game)
    assert game.hand_sizes == [2, 2, 2, 2]
    assert (game.encounter, game.record["n"]) == ("I15", 8)
    assert game.stack == ["I04"]
    kill(game)
    assert (game.encounter, game.record["n"]) == ("I04", 9)
    assert game.hand_sizes == [7, 7, 7, 7]
    assert not game.was_asked("W24")


@rule("GT-011", "CUT-094", "CUR-76")
def test_a_boss_at_the_bottom_is_fought_at_once():
    game = position(stack="E01 I15", n=7, start="GAME-2")
    kill(game)
    assert (game.encounter, game.record["n"]) == ("I15", 9)
    assert not game.was_asked("W24")


@rule("GT-012", "CUT-095", "CUR-81")
def test_a_boss_sinks_below_the_finisher():
    finisher = {"finisher_rule": True}
    game = position(stack="I15 E01 E02 E03 E04 E05 E21", n=2, options=finisher, start="GAME-2")
    game.say(P0, P1).say(P1, P2).say(P2, P3).say(P3, P0)
    assert game.lps == [90, 90, 90, 90]
    assert game.stack == ["E02", "E03", "E04", "E05", "E21", "I15"]
    last = {"boss_done": 0b10, "boss_sunk": 0b10}
    game = position(stack="E21 I15", n=7, options=finisher, start="GAME-2", **last)
    assert (game.encounter, game.record["n"]) == ("E21", 8)
    kill(game)
    assert (game.encounter, game.record["n"]) == ("I15", 9)
    assert not game.was_asked("W24")


@rule("GT-013", "CUT-099", "CUT-101", "CUT-102", "CUT-103", "CUR-80", "W00")
def test_a_pick_of_the_players_comes_last():
    game = Position(variant(players=4, finisher_rule=True, encounter_pool="base"))
    game.table.deal(0, 1)
    game.chance(1)
    masks = []
    for pick in ("E21", "E08", "E21", "E10"):
        masks.append(game.offers())
        game.choose(pick)
    pool = {f"E{number:02}" for number in range(1, 26)}
    assert masks == [pool - {"E24", "E25"}] * 4
    assert game.stack[-1] == "E08"
    others = {game.encounter, *game.stack[:-1]}
    assert len(others) == 8
    assert others < pool - {"E08"}


@rule("GT-014", "CUT-104", "CUT-105", "CUT-106", "F17")
def test_prestige_can_fall_below_zero():
    game = position("E10", left=40, sets={P1: "D02"}, hands={P1: "D22"}, fortune="F17", start="RND-D")
    game.chance(REVERSED).say(P1, "deck 1")
    assert game.asked == ("W18", P1)
    assert (game.minus(P1), game.prestige(P1)) == (1, -1)
    game.rest()
    assert game.kills(P1) == [2]
    assert game.prestige(P1) == 1


@rule("GT-015", "CUT-070", "CUT-107", "D12", "W21")
def test_a_bequeathed_relic_cannot_be_stolen():
    game = position("E08", sets={P1: "D12"}, things={P0: "RL26* D33", P2: "D34"}, start="RND-D")
    game.until("W21")
    assert game.offers() == {P0, P2}
    game.say(P1, P0).rest()
    assert game.things(P0) == ["RL26*"]
    assert game.things(P1) == ["D33"]


@rule("GT-016", "CUT-108", "CUT-129", "RL05")
def test_a_bequeathed_relic_can_be_destroyed():
    game = position("E08", left=45, sets={P0: "D02"}, things={P0: "RL05*"}, start="RND-D")
    game.play(P0, "RL05").rest()
    assert game.kills(P0) == [5]
    assert game.hand(P0) == ["D02"]
    assert game.spent == ["RL05"]
    assert not game.record["bequeathed"].any()


@rule("GT-017", "CUT-114", "CUT-115", "CUT-117", "CUT-118")
def test_an_event_off_its_track_does_nothing():
    game = position("E01", n=1, events="EV01", start="ENC-2")
    assert game.event is None
    assert game.record["event_n"] == 29
    assert game.creature == 190


@rule("GT-018", "CUT-111", "CUT-119", "EV01")
def test_an_event_on_its_track_is_in_force():
    game = position("E01", n=2, events="EV01", start="ENC-2")
    assert game.event == "EV01"
    assert game.creature == 240


@rule("GT-019", "CUT-112", "EV17")
def test_the_killer_wins_the_treasure():
    game = position("E01", left=40, event="EV17", relics="RL26", sets={P2: "D02"}, start="RND-D")
    game.finish()
    assert game.kills(P2) == [3]
    assert game.things(P2) == ["RL26"]


@rule("GT-020", "CUT-120", "CUR-83", "EV29")
def test_the_realm_replaces_the_encounter():
    game = position("E01", n=2, events="EV29", chance=[20], start="ENC-2")
    assert (game.encounter, game.record["n"], game.record["realm"]) == ("I21", 2, 1)
    assert game.place("E01") == Place.SHOWN_OUTSIDE
    assert game.place("E05") == Place.OUTSIDE


@rule("GT-021", "CUT-120", "CUT-121")
def test_the_realm_keeps_an_incarnation():
    game = position("I25", n=4, events="EV29", start="ENC-2")
    assert (game.encounter, game.event, game.record["realm"]) == ("I25", "EV29", 1)


@rule("GT-022", "CUT-122", "CUT-123", "CUR-87")
def test_a_relic_won_is_taken_from_its_owner():
    game = position("I26", event="EV29", generic={P0: 2}, things={P3: "RL25"}, start="END-3")
    assert game.things(P0) == ["RL25*"]
    assert game.things(P3) == []


@rule("GT-023", "CUR-79")
def test_a_boss_of_the_realm_is_fought():
    game = position("E01", n=6, events="EV29", stack="E08 E05", chance=[14], start="ENC-2")
    assert (game.encounter, game.record["n"]) == ("I15", 6)
    assert game.stack == ["E08", "E05"]
    assert not game.was_asked("W24")


@rule("GT-024", "CUT-126", "E23")
def test_relics_count_as_items():
    game = position("E23", things={P0: "D33", P1: "RL26 RL29"}, start="strike").rest()
    assert game.lps == [100, 85, 100, 100]


@rule("GT-025", "CUT-127", "CUT-131", "CUT-132", "Q1")
@pytest.mark.parametrize(("quest", "winner"), [(0, P0), (1, P1)])
def test_the_heir_owns_relics_incarnate(quest: int, winner: int):
    game = position(
        kills={P1: [4]},
        things={P0: "RL26 RL27 D33", P1: "RL09"},
        options={"quest": quest},
        start="GAME-2",
    )
    assert game.over
    assert game.winners == [winner]


@rule("GT-026", "CUT-128", "CUT-130")
def test_any_number_of_things_can_be_owned():
    six = "RL01 RL02 RL03 RL08 D32 D34"
    game = position("E08", sets={P0: "D12"}, things={P0: six, P1: "D33"}, start="RND-D").rest()
    assert game.things(P0) == ["D32", "D33", "D34", "RL01", "RL02", "RL03", "RL08"]

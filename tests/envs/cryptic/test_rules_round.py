"""The Round (CE-019 to CE-035)."""

import pytest

from dungeonzoo.envs.cryptic.state import Phase

from .kit import position, setup

rule = pytest.mark.rule
PAIR = {"VET": (5, 5), "INF": (9, 5)}


@rule("CE-019", "CE-032")
def test_the_phases_of_a_round():
    game = position(units={**PAIR, "hound": (15, 15)}, clear=True, turn="choose", round=3, vitae={"hound": 1})
    assert game.phase == Phase.PHASE_CRYPTONAUTS
    game.choose("VET").end()
    assert (game.asked, game.who) == ("MENU", "INF")
    game.end()
    assert (game.phase, game.round) == (Phase.PHASE_GODDESS, 3)
    assert game["hound"].vitae == 1
    game.end()
    assert (game.phase, game.round) == (Phase.PHASE_CRYPTONAUTS, 4)
    assert game["hound"].vitae == 2, "Life Eternal, in the Upkeep"


@rule("CE-020", "SKZ")
@pytest.mark.parametrize(("round_", "vitae"), [(1, 1), (2, 2)])
def test_the_first_round_has_no_upkeep(round_: int, vitae: int):
    units = {**PAIR, "hound": (15, 15)}
    game = position(units=units, clear=True, turn="upkeep", round=round_, vitae={"hound": 1})
    assert game.phase == Phase.PHASE_CRYPTONAUTS
    assert game["hound"].vitae == vitae


@rule("CE-021", "R-51", "HALL-H1")
def test_the_goddess_orders_upkeep_effects():
    units = {"VET": (9, 6), "INF": (8, 2), "hound": (15, 15)}
    game = position("HALL", units=units, turn="upkeep", vitae={"hound": 1}, dice=[1])
    assert (game.asked, game.seat) == ("ORDER", 0)
    assert game.offers() == {"option 0", "option 5"}
    game.choose("option 0")
    assert game["hound"].vitae == 2
    assert game.rolled == 1, "the one that is left follows at once"


@rule("CE-021")
def test_an_upkeep_without_effects_passes():
    game = position(units=PAIR, clear=True, turn="upkeep")
    assert (game.asked, game.phase) == ("UNIT", Phase.PHASE_CRYPTONAUTS)
    assert not game.was_asked("ORDER")


@rule("CE-022", "CE-023", "CE-025")
def test_cryptonauts_retire_one_after_the_other():
    game = position(units={**PAIR, "DEM": (12, 5)}, clear=True, turn="choose", hand="SK05")
    assert game.offers() == {"VET", "INF", "DEM"}
    game.choose("VET").end()
    assert game["VET"].retired
    assert game.offers() == {"INF", "DEM"}
    game.choose("INF").end().end()
    assert game.asked == "POWERS"
    assert all(game[name].retired for name in PAIR)


@rule("CE-024")
def test_no_other_acts_until_she_has_retired():
    game = position(units=PAIR, clear=True, turn="choose").choose("VET", "move", "E", "done")
    assert (game.asked, game.who) == ("MENU", "VET")
    assert "INF" not in game.offers()
    game.end()
    assert (game.asked, game.who) == ("MENU", "INF")


@rule("CE-026")
def test_any_cryptonaut_may_go_first():
    game = setup().start()
    assert game.offers() == {"VET", "DEM", "XEN", "INF", "AND", "MAG"}


@rule("CE-026")
def test_the_order_is_free_in_every_round():
    game = position(units=PAIR, clear=True, turn="choose", hand="SK05")
    game.choose("INF").end().end().end()
    assert game.asked == "UNIT"
    assert {"VET", "INF"} <= game.offers()


@rule("CE-027", "CE-028", "SKZ", "GOR", "MYC")
@pytest.mark.parametrize(("goddess", "power", "cards"), [("SKZ", 1, 2), ("GOR", 2, 1), ("MYC", 1, 2)])
def test_the_opening_steps(goddess: str, power: int, cards: int):
    game = position(goddess=goddess, turn="opening", round=2)
    assert (game.power, game.hand_n, len(game.deck)) == (power, cards, 20 - cards)


@rule("CE-028")
def test_no_cards_are_drawn_in_round_one():
    game = position(turn="opening", round=1, hand="SK05")
    assert (game.power, game.hand) == (1, ["SK05"])


@rule("CE-030")
def test_her_turn_has_any_order():
    game = position(
        units={"VET": (1, 1), "INF": (2, 1), "hound": (10, 10)},
        clear=True,
        alone=True,
        turn="goddess",
        power=9,
        hand="SK05 SK06 SK07 SK09",
        lay={(12, 12): "monolith"},
    )
    game.choose("SK05 mastery").do("empower", (12, 12)).choose("summon hound", (14, 14)).choose(
        "SK06 discard"
    )
    game.choose("hound").end().choose("summon hound", (15, 14)).choose("SK07 discard")
    assert game.power == 9 - 2 - 3 - 1 + 1 - 1 + 1
    assert game.monsters == ["hound", "hound 2", "hound 3"]
    assert game.can("SK09 discard")
    assert game.can("end")


@rule("CE-031")
def test_power_is_kept():
    game = position(units=PAIR, clear=True, turn="goddess", power=5, hand="SK05")
    game.next_round().goddess_turn()
    assert game.power == 6


@rule("CE-033")
def test_cleanup_makes_all_ready():
    units = {**PAIR, "hound": (15, 15)}
    game = position(units=units, clear=True, turn="hound", retired="VET INF", hand="SK05")
    game.end()
    assert game["hound"].retired
    game.next_round()
    assert [game[name].retired for name in units] == [0, 0, 0]


@rule("CE-034", "R-82")
def test_what_lasts_until_cleanup_ends():
    units = {**PAIR, "hound": (15, 15)}
    changes = {"VET": "aim-1 slow", "hound": "armor+2"}
    game = position(units=units, clear=True, turn="goddess", hand="SK05", changes=changes)
    game.next_round()
    assert game.change("VET", "aim") == game.change("VET", "slow") == game.change("hound", "armor") == 0


@rule("CE-034", "SK07")
def test_what_lasts_until_the_next_cleanup_does_not_end_yet():
    game = position(units=PAIR, clear=True, turn="goddess", hand="SK07 SK05", power=2)
    game.choose("SK07 effect").next_round()
    assert game.change("VET", "aim") == -1
    game.goddess_turn().next_round()
    assert game.change("VET", "aim") == 0


@rule("CE-035", "CE-121")
def test_unused_prepare_counters_are_removed():
    game = position(units=PAIR, clear=True, turn="goddess", prepared="VET", hand="SK05")
    game.next_round()
    assert (game["VET"].prepared, game["VET"].retired) == (0, 0)

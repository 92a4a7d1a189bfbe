"""The golden tests of a Cryptonaut's Turn: Vitae, Stamina, Souls, Actions."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-02", "CE-056", "CE-057", "CE-058", "CE-060", "CE-061")
def test_a_hit_beyond_zero_and_the_next_one():
    units = {"MAG": (5, 5), "VET": (15, 15), "spectro": (6, 5)}
    game = position(units=units, clear=True, turn="spectro", vitae={"MAG": 2}, dice=[4])
    game.do("attack", "MAG")
    assert (game["MAG"].vitae, game["MAG"].between) == (0, 1)
    assert game["MAG"].present
    game.dice(4).do("attack", "MAG")
    assert game["MAG"].dead
    assert game.tokens((5, 5)) == {"corpse"}
    assert game.on((5, 5)) is None


@rule("GT-03", "CE-051", "R-04", "HIE")
def test_an_action_is_bought_for_a_spell():
    units = {"HIE": (5, 5), "INF": (8, 5)}
    game = position(units=units, clear=True, turn="HIE", stamina={"HIE": 3}, vitae={"INF": 2})
    assert not game.can("buy"), "Actions are left"
    game.choose("move", "E", "done", "move", "W", "done")
    assert not game.can("cast")
    game.choose("buy").dice(4).do("cast", "Heavenly Light", "INF")
    assert game["INF"].vitae == 4
    assert game["HIE"].stamina == 1


@rule("GT-04", "CE-051", "CE-068", "CE-069", "CE-070", "R-06")
def test_an_action_is_bought_with_the_last_stamina():
    units = {"INF": (5, 5), "hound": (9, 5)}
    game = position(units=units, clear=True, turn="INF", used={"INF": 2}, stamina={"INF": 2})
    game.choose("buy")
    assert game["INF"].stamina == 0
    assert not game.can("retire"), "the Action bought comes next"
    game.choose("move", "W", "done")
    assert game.at("INF") == (4, 5)
    assert (game["INF"].stamina, game["INF"].vitae, game["INF"].retired) == (1, 4, 1)
    assert game.stopped


@rule("GT-05", "CE-130", "CE-202", "AND")
@pytest.mark.parametrize("die", [4, 5])
def test_a_charge_in_the_middle_of_a_turn(die: int):
    units = {"AND": (5, 5), "guardian": (8, 5)}
    game = position(units=units, clear=True, turn="AND", souls={"AND": 1})
    game.choose("move", "E", "E", "done").choose("charge", "Surgical Array")
    assert (game["AND"].charged, game["AND"].souls) == (1, 0)
    game.dice(die).do("attack", "Surgical Array", "guardian")
    assert game["guardian"].present == (die > 4)
    assert game.was_asked("REROLL") == (die > 4)


@rule("GT-06", "CE-113", "CE-132", "INF")
def test_the_spirit_bazooka():
    units = {"INF": (3, 5), "guardian": (7, 5), "hound": (8, 5), "hound 2": (7, 6), "hound 3": (9, 5)}
    game = position(units=units, clear=True, turn="INF", used={"INF": 1}, souls={"INF": 1})
    game.do("devour", "Spirit Bazooka", "guardian")
    assert not game["guardian"].present
    assert [game[name].vitae for name in ("hound", "hound 2", "hound 3")] == [1, 1, 3]
    assert game["INF"].souls == 0


@rule("GT-07", "CE-062", "CE-134", "CE-135", "MAG")
def test_restoring_with_the_soul_of_a_charge():
    units = {"MAG": (5, 5), "guardian": (6, 5)}
    game = position(units=units, clear=True, turn="MAG", vitae={"MAG": 0}, charged={"MAG": "1"})
    assert game.left("MAG") == 1
    assert game.can("cast", "Aether Step")
    game.do("restore", "soul 1")
    assert (game["MAG"].vitae, game["MAG"].between, game["MAG"].charged) == (2, 0, 0)
    assert game.left("MAG") == 2
    assert not game.can("cast", "Aether Step")


@rule("GT-33", "CE-071", "CE-072", "CE-073")
def test_a_rest_mends_everything():
    game = position(
        goddess="MYC",
        units={"VET": (5, 5), "INF": (15, 15)},
        clear=True,
        turn="VET",
        vitae={"VET": 0},
        stamina={"VET": 1},
        status={"VET": "infection"},
    )
    game.choose("rest")
    assert (game["VET"].vitae, game["VET"].between, game["VET"].stamina) == (2, 0, 4)
    assert game.statuses("VET") == set()
    assert game["VET"].retired
    assert game.stopped


@rule("GT-48", "CE-066", "CE-075", "CE-114", "R-95", "MAG")
def test_two_rerolls_of_a_six():
    units = {"MAG": (5, 5), "INF": (15, 15)}
    game = position(units=units, clear=True, turn="MAG", charged={"MAG": "1"}, dice=[6, 6, 6])
    game.do("cast", "Aether Step").choose("yes", "yes")
    assert game.asked == "REROLL"
    game.choose("no")
    assert game["MAG"].stamina == 1
    assert game.at("MAG") == (5, 5)
    assert game["MAG"].base_used == 1
    assert not game.can("cast", "Aether Step"), "used in this Round"


@rule("GT-49", "CE-069", "R-06")
def test_the_last_stamina_for_a_hit():
    units = {"INF": (5, 5), "hound": (7, 5)}
    game = position(units=units, clear=True, turn="INF", stamina={"INF": 1}, dice=[6, 2])
    game.do("attack", "Carbine", "hound").choose("yes")
    assert game["hound"].vitae == 1
    assert (game["INF"].stamina, game["INF"].vitae, game["INF"].retired) == (1, 4, 1)
    assert game.stopped


@rule("GT-52", "CE-059", "CE-062", "R-09")
def test_falling_in_the_own_turn():
    game = position(
        "TOMB",
        units={"VET": (7, 1), "INF": (1, 1)},
        turn="VET",
        used={"VET": 1},
        vitae={"VET": 1},
        stamina={"VET": 4},
        souls={"VET": 1},
        traps="T2",
    )
    game.choose("move", "S", "done")
    assert (game["VET"].between, game["VET"].stamina) == (1, 3)
    game.choose("buy")
    assert game.left("VET") == 1
    game.do("restore", "soul")
    assert (game["VET"].between, game.left("VET")) == (0, 1)

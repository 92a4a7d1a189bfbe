"""Rulings on Turns, Actions, Stamina and checks (R-02 to R-09, R-63 to R-65, R-73, R-95, R-97)."""

from typing import Any

import pytest

from .arena import arena, next_round, turn_of
from .kit import Position

rule = pytest.mark.rule


@rule("R-02")
def test_a_cryptonaut_may_retire_with_actions_left():
    game = arena({"VET": (5, 5)}, turn="VET")
    game.choose("retire")
    assert (game["VET"].retired, game["VET"].base_used) == (1, 0)


def choosing(**more: Any) -> Position:
    """Three players; two Cryptonauts of each Squad have still to act."""
    units = {"VET": (5, 5), "DEM": (5, 7), "INF": (9, 5), "AND": (9, 7)}
    return arena(units, turn="choose", players=3, squads=("VET DEM", "INF AND"), **more)


@rule("R-03")
def test_the_seat_after_the_last_one_to_act_is_asked_first():
    game = choosing(seat_next=1)
    assert (game.asked, game.seat, game.offers()) == ("UNIT", 1, {"VET", "DEM", "done"})
    game.choose("VET", "retire")
    assert (game.asked, game.seat, game.offers()) == ("UNIT", 2, {"INF", "AND", "done"})
    game.choose("done")
    assert (game.seat, game.offers()) == (1, {"DEM", "done"})
    game.choose("done")
    assert (game.seat, game.offers()) == (2, {"INF", "AND"}), "all have passed"


@rule("R-03")
def test_if_all_pass_the_first_of_them_must_act():
    game = choosing(seat_next=2)
    assert game.seat == 2
    game.choose("done")
    assert (game.seat, game.offers()) == (1, {"VET", "DEM", "done"})
    game.choose("done")
    assert (game.seat, game.offers()) == (2, {"INF", "AND"})


@rule("R-03")
def test_the_only_seat_with_some_left_may_not_pass():
    game = choosing(seat_next=1, retired="VET DEM")
    assert (game.seat, game.offers()) == (2, {"INF", "AND"})


@rule("R-04")
def test_an_action_is_bought_when_none_is_left():
    game = arena({"INF": (5, 5), "hound": (9, 9)}, turn="INF")
    assert "buy" not in game.offers()
    game.choose("move", "N", "done")
    assert "buy" not in game.offers()
    game.choose("move", "S", "done")
    assert game.offers() == {"buy", "retire"}
    game.choose("buy")
    assert game["INF"].stamina == 2
    game.choose("move", "N", "done")
    assert "buy" in game.offers(), "once more"
    game = arena({"INF": (5, 5)}, turn="INF", stamina={"INF": 1}, souls={"INF": 1})
    game.choose("move", "N", "done", "move", "S", "done")
    assert "buy" not in game.offers(), "2 Stamina are needed"


@rule("R-05", "R-64")
def test_the_slow_rest_like_others():
    game = arena({"VET": (5, 5)}, turn="VET", vitae={"VET": 1}, stamina={"VET": 1}, changes={"VET": "slow+2"})
    game.choose("rest")
    assert (game["VET"].vitae, game["VET"].stamina, game["VET"].retired) == (3, 4, 1)


def worn(units: dict[str, tuple[int, int]], **more: Any) -> Position:
    """The first one named has used both Actions, and buys one with her last Stamina."""
    who = next(iter(units))
    game = arena(units, turn=who, stamina={who: 2}, **more)
    game[who].fields["base_used"] = 2
    return game.choose("buy")


@rule("R-06")
def test_an_action_bought_with_the_last_stamina_comes_next():
    game = worn({"INF": (5, 5), "hound": (8, 5)}, souls={"INF": 1}, vitae={"INF": 3})
    assert game["INF"].stamina == 0
    assert game.offers() == {"move", "attack", "devour", "prepare"}, "no Free Action, no Retiring"
    game.choose("move", "W", "done")
    assert (game["INF"].stamina, game["INF"].vitae, game["INF"].retired) == (1, 2, 1)


@rule("R-06")
def test_while_exhaustion_is_pending_only_a_1_passes():
    for roll, vitae in ((2, 2), (1, 3)):
        game = worn({"INF": (5, 5)}, lay={(4, 5): "trap"}, traps="T1")
        game.dice(roll).choose("move", "W")
        assert game.asked == "STEP", "no Stamina for a reroll"
        game.choose("done")
        assert game["INF"].vitae == vitae, "Spike Bed 2 or 1, then Exhaustion"


@rule("R-06")
def test_stamina_regained_meanwhile_does_not_undo_exhaustion():
    units = {"EXE": (5, 5), "hound": (6, 5)}
    game = worn(units, vitae={"hound": 1})
    game.dice(1).do("attack", "Headsman's Blade")
    assert (game.asked, game.who) == ("TRIGGER", "EXE")
    game.choose("yes")
    assert not game["hound"].present
    assert (game["EXE"].stamina, game["EXE"].vitae, game["EXE"].retired) == (1, 4, 1)


@rule("R-06")
def test_exhaustion_waits_for_the_end_of_a_single_effect():
    """Poisoned Darts: 1 Damage and the last Stamina; then Exhausted, in the middle of a Move."""
    game = arena({"VET": (5, 5)}, turn="VET", stamina={"VET": 1}, lay={(6, 5): "trap"}, traps="T2")
    game.choose("move", "E")
    assert game.asked == "STEP", "the Move goes on"
    game.choose("E", "done")
    assert (game["VET"].stamina, game["VET"].vitae, game["VET"].retired) == (1, 3, 1)
    assert game.at("VET") == (7, 5)


@rule("R-07")
def test_exhaustion_outside_the_own_turn():
    """By a Combat Drug in the Cryptonauts Turn she is Retired for this Round."""
    units = {"CHE": (5, 5), "VET": (6, 5)}
    game = arena(units, turn="CHE", stamina={"VET": 1})
    game.do("free", "Combat Drug", "VET")
    assert (game["VET"].stamina, game["VET"].vitae, game["VET"].retired) == (1, 4, 1)
    assert next_round(game)["VET"].retired == 0


@rule("R-07")
def test_exhaustion_in_upkeep_retires_and_in_the_goddess_turn_does_not_matter():
    game = arena(
        {"VET": (5, 5), "INF": (9, 9)},
        "MYC",
        turn="upkeep",
        stamina={"VET": 1},
        status={"VET": "infection"},
        dice=[6, 1],
    )
    game.choose("yes")
    assert (game["VET"].stamina, game["VET"].vitae, game["VET"].retired) == (1, 4, 1)
    units = {"VET": (5, 5), "slayer": (7, 5)}
    game = arena(units, "GOR", turn="goddess", hand="GK09", power=2, stamina={"VET": 1}, dice=[6])
    game.choose("GK09 effect", "no")
    assert (game["VET"].stamina, game["VET"].vitae) == (1, 4)
    assert next_round(game)["VET"].retired == 0


@rule("R-08")
@pytest.mark.parametrize(("roll", "passed"), [(2, True), (3, False)])
def test_a_reroll_is_paid_before_it_is_rolled(roll: int, passed: bool):
    units = {"VET": (5, 5), "hound": (6, 4)}
    game = arena(units, turn="VET", stamina={"VET": 3}, dice=[4, roll])
    game.choose("move", "W")
    assert (game.asked, game["VET"].stamina) == ("REROLL", 3)
    game.choose("yes")
    assert game["VET"].stamina == 2
    assert (game.asked == "STEP") == passed, "against 2"


@rule("R-09")
def test_actions_left_are_counted_anew():
    """Between Realms after one Action: none is left; and out of it again: one."""
    game = arena(
        {"VET": (5, 5)},
        turn="VET",
        souls={"VET": 1},
        lay={(6, 5): "trap"},
        traps="T1",
        vitae={"VET": 1},
        dice=[1],
    )
    game.choose("move", "E", "done")
    assert (game["VET"].between, game["VET"].vitae) == (1, 0)
    assert not {"move", "prepare"} & game.offers()
    game.do("restore", "soul")
    assert {"move", "prepare"} <= game.offers()
    game.choose("move", "E", "done")
    assert not {"move", "prepare"} & game.offers()


@rule("R-09", "R-64")
def test_a_later_slow_is_no_debt():
    """Both base Actions used, one extra left: Slow leaves it alone."""
    game = arena({"VET": (5, 5), "MAG": (9, 9)}, turn="VET", souls={"VET": 1})
    game["VET"].fields["base_used"], game["VET"].fields["extra"] = 2, 1
    game["VET"].fields["vitae"], game["VET"].fields["between"] = 0, 1
    assert "move" in game.offers()
    game.choose("move", "E", "done")
    assert "move" not in game.offers()
    game = arena({"VET": (5, 5), "MAG": (9, 9)}, turn="VET", vitae={"VET": 0})
    game["VET"].fields["extra"] = 1
    game.choose("move", "E", "done")
    assert (game["VET"].base_used, game["VET"].extra) == (1, 1), "base Actions first"


def moves(game: Position, who: str) -> int:
    """How many short Moves this unit can make, the one that is asked now."""
    n = 0
    while game.who == who and "move" in game.offers() and game.asked in ("MENU", "MONSTER"):
        game.choose("move", "N" if n % 2 else "S", "done")
        n += 1
    return n


@rule("R-64", "CE-048", "CE-049", "CE-050")
@pytest.mark.parametrize(
    ("changes", "vitae", "extra", "actions"),
    [
        ("", 5, 0, 2),
        ("slow", 5, 0, 1),
        ("slow+2", 5, 0, 1),
        ("slow", 0, 0, 1),
        ("haste+2", 5, 0, 3),
        ("haste slow+2", 0, 0, 2),
        ("slow+2", 5, 2, 3),
    ],
)
def test_haste_and_slow_count_once_each(changes: str, vitae: int, extra: int, actions: int):
    laid = {"VET": changes} if changes else {}
    game = arena(
        {"VET": (5, 5)}, turn="VET", vitae={"VET": vitae}, stamina={"VET": 1}, changes=laid, souls={"VET": 1}
    )
    game["VET"].fields["extra"] = extra
    assert moves(game, "VET") == actions


@rule("R-65")
def test_values_have_a_floor_and_no_ceiling():
    units = {"INF": (5, 5), "hound": (6, 5)}
    game = arena(units, turn="hound", changes={"hound": "move-9"})
    game.choose("move", "E")
    assert game.asked == "MONSTER", "Move is at least 1"
    for change, roll, hit in (
        ("aim-9", 1, True),
        ("aim-9", 2, False),
        ("aim+9", 5, True),
        ("aim+9", 6, False),
    ):
        game = arena(units, turn="INF", changes={"INF": change}, dice=[roll])
        game.do("attack", "Carbine")
        assert (game.asked == "MENU") == hit, (change, roll)


@rule("R-63")
def test_nothing_starts_within_an_effect():
    """Between the Move and the Attack of a Charge no Free Action is offered."""
    units = {"VAN": (5, 5), "hound": (9, 5), "INF": (9, 9)}
    game = arena(units, turn="VAN", souls={"VAN": 2}, vitae={"VAN": 2})
    assert {"charge", "restore"} <= game.offers()
    game.do("ability", "E", "E", "E")
    assert (game.asked, game.offers()) == ("SOURCE", {"Riot Club", "done"})
    game.dice(1).choose("Riot Club", "N")
    assert (game["hound"].vitae, game.asked) == (2, "MENU")
    assert [question for question, _ in game.log[1:]] == ["STEP"] * 3 + ["SOURCE", "DIRECTION"]
    assert {"charge", "restore"} <= game.offers()


@rule("R-73")
def test_free_actions_remain_when_no_action_is_left():
    game = arena({"VET": (5, 5)}, turn="VET", souls={"VET": 1}, stamina={"VET": 1})
    game.choose("move", "E", "done", "move", "W", "done")
    assert game.offers() == {"charge", "devour", "restore", "retire"}, "she does not Retire by herself"


@rule("R-95")
@pytest.mark.parametrize("roll", [5, 6])
def test_every_failed_roll_may_be_rerolled(roll: int):
    game = arena({"INF": (5, 5), "hound": (8, 5)}, turn="INF", dice=[roll, roll, 4])
    game.do("attack", "Carbine")
    assert game.asked == "REROLL"
    game.choose("yes", "yes")
    assert (game["INF"].stamina, game["hound"].vitae) == (2, 1)


@rule("R-95")
def test_in_any_phase_but_not_by_the_goddess_and_no_automatic_failure():
    units = {"VET": (5, 5), "hound": (6, 5), "INF": (9, 9)}
    game = arena(units, turn="hound", dice=[6])
    game.do("attack", "Bite")
    assert game.asked == "MONSTER", "the Goddess rerolls nothing"
    game = arena({"VET": (5, 5), "hound": (7, 5)}, turn="goddess", hand="SK02", power=1, dice=[6, 1])
    game.do("SK02 effect", "VET")
    assert (game.asked, game.seat) == ("REROLL", 1), "in the Goddess Turn"
    assert game.choose("yes").statuses("VET") == set()
    game = arena({"VET": (5, 5), "leech": (6, 5)}, "GOR", turn="VET")
    game.choose("move", "W")
    assert (game.asked, game["VET"].stamina, game.rolled) == ("STEP", 3, 0), "Grapple: no roll, no reroll"


@rule("R-97")
def test_extra_actions_are_kept_for_the_own_turn():
    units = {"VET": (5, 5), "INF": (6, 5)}
    game = arena(units, turn="VET", charged={"VET": "2"})
    game.do("ability", "Field Command", "INF").choose("retire")
    turn_of(game, "INF")
    assert moves(game, "INF") == 3
    game = arena(units, turn="VET", charged={"VET": "2"})
    game.do("ability", "Field Command", "INF").choose("retire")
    turn_of(game, "INF").choose("rest")
    assert game["INF"].retired == 1
    next_round(game)
    assert moves(turn_of(game, "INF"), "INF") == 2, "lost"

"""Vitae, Between Realms, death (CE-056 to CE-065), Stamina and Rest (CE-066 to CE-073)."""

import pytest

from .kit import Position, position

rule = pytest.mark.rule
FAR = {"INF": (15, 15), "DEM": (16, 15)}


def struck(vitae: int, monster: str = "spectro", **more) -> Position:
    """A Monster has hit the Magus, who had this much Vitae."""
    units = {"MAG": (5, 5), **FAR, monster: (6, 5)}
    game = position(units=units, clear=True, turn=monster, vitae={"MAG": vitae}, dice=[1], **more)
    return game.do("attack", "MAG")


@rule("CE-056")
def test_damage_takes_vitae():
    assert struck(3, "hound")["MAG"].vitae == 2


@rule("CE-057", "CE-058")
@pytest.mark.parametrize("vitae", [1, 2, 3])
def test_vitae_stops_at_zero(vitae: int):
    game = struck(vitae)
    assert (game["MAG"].vitae, game["MAG"].between, game["MAG"].present) == (0, 1, True)


@rule("CE-059", "CE-062")
@pytest.mark.parametrize(("vitae", "left"), [(0, 1), (1, 2)])
def test_between_realms_is_slow(vitae: int, left: int):
    game = position(units={"MAG": (5, 5), **FAR}, clear=True, turn="MAG", vitae={"MAG": vitae})
    assert game.left("MAG") == left


@rule("CE-060", "CE-203")
def test_lost_vitae_kills_between_realms():
    units = {"VET": (5, 5), **FAR}
    game = position(
        goddess="MYC",
        units=units,
        clear=True,
        turn="goddess",
        power=2,
        hand="MY08 MY05",
        status={"VET": "infection"},
        vitae={"VET": 0},
    )
    game.choose("MY08 effect")
    assert game["VET"].dead


@rule("CE-061")
def test_the_killed_leave_a_corpse():
    game = struck(0)
    assert game["MAG"].dead
    assert game.at("MAG") is None
    assert game.on((5, 5)) is None
    assert game.tokens((5, 5)) == {"corpse"}


@rule("CE-062")
def test_healing_ends_between_realms():
    units = {"MAG": (5, 5), "PHY": (6, 5)}
    game = position(units=units, clear=True, turn="PHY", vitae={"MAG": 0})
    game.do("ability", "First Aid", "MAG")
    assert (game["MAG"].vitae, game["MAG"].between) == (2, 0)


@rule("CE-063", "R-53", "CAR")
@pytest.mark.parametrize("gone", ["dead", "teleported", ""])
def test_the_dead_confer_nothing(gone: str):
    where = {"dead": {"CAR": (8, 9)}} if gone == "dead" else {}
    units = {"VET": (1, 4)} | ({} if gone else {"CAR": (4, 1)})
    game = position(
        "TOMB",
        units=units,
        squads=("VET CAR",),
        turn="VET",
        teleported="CAR" if gone == "teleported" else "",
        **where,
    )
    game.choose("move", "S", "S")
    assert game.asked == ("MENU" if gone else "STEP")


@rule("CE-063")
def test_the_dead_are_never_asked():
    game = position(units={"VET": (5, 5), "INF": (6, 5)}, dead={"DEM": (8, 8)}, clear=True, turn="choose")
    assert game.offers() == {"VET", "INF"}


@rule("CE-064", "R-55")
def test_what_the_dead_had_lies_with_the_corpse():
    game = struck(
        0,
        souls={"MAG": 1},
        knowledge={"MAG": 2},
        bones={"MAG": 1},
        charged={"MAG": "1"},
        items={"MAG": "A01"},
    )
    one = game["MAG"]
    assert one.dead
    assert (one.souls, one.knowledge, one.bones, one.charged, game.items("MAG")) == (1, 2, 1, 1, ["A01"])


@rule("CE-065", "CE-208")
def test_knowledge_on_a_corpse_does_not_count():
    units = {"VET": (5, 5), "INF": (6, 5), "AND": (15, 15), "XEN": (16, 15)}
    game = position(
        units=units,
        dead={"DEM": (8, 8)},
        clear=True,
        turn="VET",
        done="1",
        knowledge={"VET": 2, "DEM": 1},
    )
    game.do("teleport", "INF", "done")
    assert game.winner is None
    assert game["DEM"].knowledge == 1


# --- Stamina


@rule("CE-066", "R-95")
def test_a_failed_check_is_rerolled_again_and_again():
    units = {"VET": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="VET", stamina={"VET": 4}, dice=[6, 6, 2])
    game.do("attack", "hound").choose("no")
    assert game.asked == "REROLL", "Steady Hand was declined"
    game.choose("yes")
    assert (game.asked, game["VET"].stamina) == ("TRIGGER", 3)
    game.choose("no", "yes")
    assert (game["VET"].stamina, game["hound"].vitae) == (2, 1)


@rule("CE-067", "CE-074")
@pytest.mark.parametrize(("stamina", "passes"), [(3, True), (2, False)])
def test_stamina_checks_use_current_stamina(stamina: int, passes: bool):
    units = {"XEN": (5, 5), "hound": (6, 5)}
    game = position(units=units, clear=True, turn="XEN", stamina={"XEN": stamina}, dice=[3])
    game.choose("move", "W")
    assert game.was_asked("REROLL") != passes


@rule("R-08", "CE-066", "CE-067")
def test_a_stamina_check_is_rerolled_against_what_is_left():
    units = {"XEN": (5, 5), "hound": (6, 5)}
    game = position(units=units, clear=True, turn="XEN", stamina={"XEN": 3}, dice=[4, 3])
    game.choose("move", "W", "yes")
    assert game.asked == "REROLL", "3 is more than the 2 that are left"
    game.choose("no")
    assert game["XEN"].stamina == 1


@rule("CE-068", "R-06", "R-07")
def test_exhaustion_in_the_goddess_turn():
    game = position(
        goddess="GOR",
        units={"XEN": (5, 10), "VET": (1, 1), "slayer": (6, 10)},
        clear=True,
        turn="goddess",
        power=2,
        hand="GK09 GK05",
        stamina={"XEN": 1},
        retired="XEN VET",
        dice=[5],
    )
    game.choose("GK09 effect", "no")
    assert (game["XEN"].stamina, game["XEN"].vitae) == (1, 3)


@rule("CE-068", "R-06", "R-07", "CHE")
def test_exhaustion_in_the_turn_of_another():
    units = {"CHE": (5, 5), "INF": (6, 5), "DEM": (9, 9)}
    game = position(units=units, clear=True, turn="CHE", stamina={"INF": 1})
    game.do("free", "Combat Drug", "INF")
    assert (game["INF"].stamina, game["INF"].vitae, game["INF"].retired) == (1, 4, 1)
    assert (game.asked, game.who) == ("MENU", "CHE")


@rule("CE-070", "CE-068")
@pytest.mark.parametrize("vitae", [1, 0])
def test_exhaustion_can_kill(vitae: int):
    units = {"VET": (5, 5), **FAR, "hound": (8, 5)}
    game = position(
        units=units, clear=True, turn="VET", used={"VET": 1}, vitae={"VET": vitae}, stamina={"VET": 2}
    )
    game.choose("move", "W", "done") if vitae else game
    game.choose("buy", "move", "W", "done")
    assert game["VET"].dead == (vitae == 0)
    assert game["VET"].between == (vitae == 1)


@rule("CE-069", "R-06")
def test_stamina_lost_in_a_move_is_paid_for_behind_it():
    units = {"XEN": (5, 5), "hound": (6, 5)}
    game = position(units=units, clear=True, turn="XEN", stamina={"XEN": 1}, dice=[2])
    game.choose("move", "W", "no")
    assert (game.asked, game["XEN"].stamina, game["XEN"].retired) == ("STEP", 0, 0)
    game.choose("W", "done")
    assert (game["XEN"].stamina, game["XEN"].vitae, game["XEN"].retired) == (1, 3, 1)
    assert game.stopped


@rule("CE-071")
@pytest.mark.parametrize(("vitae", "after"), [(1, 3), (4, 5), (5, 5)])
def test_a_rest(vitae: int, after: int):
    game = position(units={"VET": (5, 5)}, clear=True, turn="VET", vitae={"VET": vitae}, stamina={"VET": 1})
    game.choose("rest")
    one = game["VET"]
    assert (one.vitae, one.stamina, one.retired, one.rested) == (after, 4, 1, 1)
    assert game.stopped, "Actions are left, but her Turn is over"


@rule("CE-072", "R-05")
def test_no_rest_after_anything():
    laid = {"units": {"VET": (5, 5), "INF": (6, 5)}, "clear": True, "turn": "VET"}
    assert position(**laid).can("rest")
    assert not position(**laid).choose("move", "N", "done").can("rest")
    souls = {"souls": {"VET": 1}, "vitae": {"VET": 1}}
    assert not position(**laid, **souls).do("restore", "soul").can("rest")
    assert position(**laid, changes={"VET": "slow"}).can("rest")


@rule("CE-072", "R-80", "ORA")
def test_nothing_follows_a_rest():
    units = {"ORA": (5, 5), "INF": (6, 5), "VET": (5, 8)}
    game = position(units=units, clear=True, turn="ORA", rested="INF", retired="VET", dice=[1])
    game.do("cast", "Vigilance", "VET")
    assert (game["VET"].prepared, game["INF"].prepared) == (1, 0)


@rule("CE-073")
def test_a_rest_between_realms():
    game = position(units={"VET": (5, 5)}, clear=True, turn="VET", vitae={"VET": 0})
    game.choose("rest")
    assert (game["VET"].vitae, game["VET"].between) == (2, 0)

"""The Trap cards T1 to T6 and the Otherworldly Encounters OE1 to OE7."""

import pytest

from .arena import Arena, arena

rule = pytest.mark.rule


def sprung(trap: str, *dice: int, **laid) -> Arena:
    """A Cryptonaut has stepped onto a Trap plate."""
    laid = {"units": {"INF": (5, 4)}, "lay": {(6, 4): "trap"}, **laid}
    game = arena(laid.pop("units"), turn="INF", traps=trap, dice=dice, **laid)
    return game.choose("move", "E")


@rule("T1")
@pytest.mark.parametrize(("roll", "vitae"), [(4, 4), (5, 3)])
def test_a_spike_bed_always_hurts(roll: int, vitae: int):
    game = sprung("T1", roll).play()
    assert game["INF"].vitae == vitae
    assert game.traps[-1] == "T1", "under the deck"


@rule("T1")
def test_armor_helps_against_spikes():
    assert sprung("T1", 5, charged={"INF": "1"}).play()["INF"].vitae == 4


@rule("T2")
def test_poisoned_darts_pierce_and_tire():
    game = sprung("T2", charged={"INF": "1"})
    assert (game["INF"].vitae, game["INF"].stamina) == (4, 3)
    assert game.asked == "STEP", "the Move goes on"


@rule("T3")
def test_a_swinging_blade_hurts_who_fails_and_sweeps_her_away():
    game = sprung("T3", 5).play()
    assert game["INF"].vitae == 3
    assert (game.asked, game.seat) == ("DIRECTION", 0), "the Goddess picks"
    game.choose("S")
    assert game.at("INF") == (6, 5)
    assert (game.asked, game.seat) == ("STEP", 1)
    game = sprung("T3", 4).choose("N")
    assert (game["INF"].vitae, game.at("INF")) == (5, (6, 3)), "swept away all the same"


@rule("T4")
def test_a_scarab_swarm_takes_all_beside_the_victim():
    units = {"INF": (5, 4), "VET": (7, 5), "AND": (8, 4)}
    game = sprung("T4", 5, 5, units=units, charged={"INF": "1"}).play()
    assert [game[name].vitae for name in units] == [4, 4, 5], "Armor is no help"
    game = sprung("T4", 4, 5, units=units).play()
    assert [game[name].vitae for name in units] == [5, 4, 5]


@rule("T5")
def test_burial_sand_entombs_and_ends_the_move():
    game = sprung("T5", 5).play()
    assert game.statuses("INF") == {"entombed"}
    assert game.asked == "MENU"
    assert "move" not in game.offers()
    game = sprung("T5", 4)
    assert game.statuses("INF") == set()
    assert game.asked == "STEP"


@rule("T5", "SKZ-entombed")
def test_burial_sand_has_no_limit():
    units = {"INF": (5, 4), "VET": (9, 9), "AND": (9, 11), "DEM": (9, 13)}
    status = {name: "entombed" for name in ("VET", "AND", "DEM")}
    game = sprung("T5", 6, units=units, status=status).play()
    assert game.statuses("INF") == {"entombed"}


@rule("T6")
def test_a_grave_alarm_is_two_power():
    game = sprung("T6", power=1)
    assert game.power == 3
    assert game["INF"].vitae == 5


# --- Otherworldly Encounters


def met(encounter: str, **laid) -> Arena:
    """A Cryptonaut has taken an Artifact, and with it an Encounter."""
    laid = {"lay": {(6, 4): "artifact"}, "artifacts": "A09", **laid}
    game = arena({"INF": (5, 4)}, turn="INF", encounters=encounter, **laid)
    game.choose("move", "E")
    assert game["INF"].knowledge == 1, "it is Knowledge"
    return game


NOTHING = {"vitae": 2, "stamina": 2, "souls": 0, "power": 1, "hand": 0}


@pytest.mark.parametrize(
    ("encounter", "field", "value"),
    [
        pytest.param("OE1", "vitae", 2, marks=rule("OE1")),
        pytest.param("OE2", "vitae", 3, marks=rule("OE2")),
        pytest.param("OE3", "stamina", 3, marks=rule("OE3")),
        pytest.param("OE4", "souls", 1, marks=rule("OE4")),
        pytest.param("OE5", "stamina", 1, marks=rule("OE5")),
        pytest.param("OE6", "power", 2, marks=rule("OE6")),
        pytest.param("OE7", "hand", 1, marks=rule("OE7")),
    ],
)
def test_an_encounter_does_one_thing(encounter: str, field: str, value: int):
    game = met(encounter, vitae={"INF": 2}, stamina={"INF": 2}, power=1)
    one = game["INF"]
    found = {
        "vitae": one.vitae,
        "stamina": one.stamina,
        "souls": one.souls,
        "power": game.power,
        "hand": len(game.hand),
    }
    assert found == {**NOTHING, field: value}


@rule("OE2", "OE3")
def test_insight_and_vigor_stop_at_the_maximum():
    assert met("OE2")["INF"].vitae == 5
    assert met("OE3")["INF"].stamina == 4


@rule("OE4", "R-44")
def test_an_echo_needs_a_soul_in_the_supply():
    lay = {(6, 4): "artifact"} | {(1 + n % 10, 10 + n // 10): "soul" for n in range(20)}
    assert met("OE4", lay=lay)["INF"].souls == 0


@rule("OE5")
def test_dread_may_exhaust():
    game = met("OE5", stamina={"INF": 1})
    while game.asked == "STEP":
        game.choose("done")
    assert (game["INF"].stamina, game["INF"].vitae, game["INF"].retired) == (1, 4, 1)


@rule("OE7")
def test_a_haunting_may_overfill_the_hand():
    game = met("OE7", hand="SK01 SK02 SK03 SK04")
    assert (game.asked, game.seat) == ("DISCARD", 0)
    game.choose("SK01 discard")
    assert game.power == 1
    assert game.asked == "STEP"

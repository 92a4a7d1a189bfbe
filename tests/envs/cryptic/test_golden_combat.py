"""The golden tests of Attacks, Sight, Damage and Modifiers."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-16", "CE-074", "CE-105", "VET")
def test_the_veterans_pistol():
    game = position(units={"VET": (5, 5), "hound": (8, 5)}, clear=True, turn="VET", dice=[2])
    game.do("attack", "Pistol", "hound")
    assert (game["hound"].vitae, game["hound"].max_vitae) == (1, 3)


@rule("GT-19", "CE-048", "CE-049", "CE-050", "CE-172", "CE-200", "CE-201", "R-64")
@pytest.mark.parametrize(
    ("changes", "fresh", "actions"), [("haste slow", "", 2), ("slow", "hound", 0), ("haste", "hound", 2)]
)
def test_haste_slow_and_fatigue(changes: str, fresh: str, actions: int):
    game = position(
        units={"VET": (1, 1), "hound": (10, 10)},
        clear=True,
        turn="goddess",
        hand="SK05",
        changes={"hound": changes},
        fresh=fresh,
    )
    assert game.left("hound") == actions


@rule("GT-20", "CE-191", "CE-202", "R-66", "R08")
@pytest.mark.parametrize(("piercing", "damage"), [("", 1), ("piercing", 4)])
def test_armor_from_two_sources(piercing: str, damage: int):
    game = position(
        units={"INF": (5, 5), "spectro": (6, 5)},
        clear=True,
        turn="spectro",
        items={"INF": "R08*"},
        changes={"INF": "armor+2", "spectro": f"damage+1 {piercing}"},
        dice=[1],
    )
    game.do("attack", "INF")
    assert game["INF"].vitae == 5 - damage


@rule("GT-22", "CE-097", "R-11")
@pytest.mark.parametrize("both", [True, False])
def test_a_line_through_corners(both: bool):
    units = {"VET": (9, 14), "hound": (10, 15), "hound 2": (10, 14)} | ({"hound 3": (9, 15)} if both else {})
    game = position("HALL", units=units, turn="VET")
    game.choose("attack", "Pistol")
    assert game.offers() == ({"hound 2", "hound 3"} if both else {"hound", "hound 2"})


@rule("GT-23", "CE-097", "CE-098")
@pytest.mark.parametrize("door", ["closed", "open"])
def test_a_door_in_the_line(door: str):
    units = {"VET": (5, 3), "hound": (7, 3), "hound 2": (4, 3)}
    game = position("TOMB", units=units, lay={(6, 3): door}, turn="VET")
    game.choose("attack", "Pistol")
    assert game.offers() == ({"hound 2", (6, 3)} if door == "closed" else {"hound", "hound 2"})


@rule("GT-23", "CE-100")
def test_a_soul_in_the_line():
    game = position("TOMB", units={"SHA": (7, 1), "hound": (12, 1)}, turn="SHA", dice=[1])
    assert game.tokens((11, 1)) == {"soul"}
    game.do("attack", "Long Rifle", "hound")
    assert game["hound"].vitae < 3


@rule("GT-23", "CE-099")
def test_pits_in_the_line():
    game = position("CAVE", units={"VET": (10, 5), "hound": (13, 5)}, turn="VET", dice=[1])
    game.do("attack", "Pistol", "hound")
    assert game["hound"].vitae == 1


@rule("GT-25", "CE-198", "R-15", "R-66")
@pytest.mark.parametrize("damage", [2, 1])
def test_knockback_behind_armor(damage: int):
    game = position(
        units={"GUA": (5, 5), "hound": (6, 5)},
        clear=True,
        turn="GUA",
        changes={"GUA": f"damage+{damage - 1}" if damage > 1 else "", "hound": "armor"},
        dice=[1],
    )
    game.do("attack", "Shield Bash", "hound")
    if damage == 2:
        assert game.asked == "DIRECTION"
        game.choose("E")
    assert game.at("hound") == (6 + damage - 1, 5)
    assert game["hound"].vitae == 3 - (damage - 1)
    assert game.asked == "MENU"


@rule("GT-26", "CE-106", "CE-112", "CE-148", "CE-149")
def test_a_shotgun_against_doors():
    lay = {(7, 5): "door", (5, 7): "arcane door"}
    game = position(units={"VAN": (5, 5)}, clear=True, lay=lay, turn="VAN")
    game.do("attack", "Shotgun", (7, 5))
    assert game.structure((7, 5)).gone
    game.do("attack", "Shotgun", (5, 7))
    assert (game.structure((5, 7)).gone, game.structure((5, 7)).health) == (0, 2)


@rule("GT-34", "CE-197", "R-94", "m_regent")
def test_a_failed_check_against_the_fearsome():
    units = {"XEN": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="XEN", master={"hound": "m_regent"}, dice=[5])
    game.play("attack", "hound")
    assert game.rolled == 1
    assert game["XEN"].base_used == 1
    assert game.change("hound", "move") == 0


@rule("GT-34", "CE-197", "R-94", "m_regent")
def test_a_passed_check_against_the_fearsome():
    units = {"XEN": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="XEN", master={"hound": "m_regent"}, dice=[4, 3])
    game.do("attack", "hound")
    assert game.rolled == 2
    assert game.change("hound", "move") == -2


@rule("GT-35", "CE-196", "R-19")
@pytest.mark.parametrize(("x", "vitae"), [(6, 2), (7, 4)])
def test_attacking_the_ethereal(x: int, vitae: int):
    game = position(units={"INF": (5, 5), "spectro": (x, 5)}, clear=True, turn="INF", dice=[1])
    game.do("attack", "Carbine", "spectro")
    assert game["spectro"].vitae == vitae


@rule("GT-50", "R-96", "GUA")
def test_the_guardians_bulwark():
    units = {"MAG": (5, 5), "GUA": (4, 5), "guardian": (6, 5)}
    game = position(units=units, clear=True, turn="guardian", dice=[1])
    game.do("attack", "MAG")
    assert (game.asked, game.who, game.seat) == ("TRIGGER", "GUA", 1)
    game.choose("yes")
    assert (game["MAG"].vitae, game["GUA"].vitae) == (3, 5)


@rule("GT-56", "R-62", "MAG")
def test_an_astral_storm_on_a_target_that_dies():
    units = {"MAG": (5, 5), "hound": (9, 5), "hound 2": (10, 5)}
    game = position(units=units, clear=True, turn="MAG", souls={"MAG": 1})
    game.do("devour", "Astral Storm", "hound")
    assert not game["hound"].present
    assert game["hound 2"].vitae == 1

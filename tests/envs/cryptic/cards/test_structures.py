"""The kinds of Structures: Health, what they block."""

import pytest

from .arena import arena

rule = pytest.mark.rule

HEALTH: dict[str, int] = {
    "door": 2,
    "arcane door": 4,
    "monolith": 3,
    "sarcophagus": 0,
    "scales": 0,
    "hoarfrost": 3,
    "daemon": 3,
    "totem": 2,
    "pod": 6,
    "obelysk": 30,
    "barricade": 2,
}
"""Those of one space; 0: indestructible."""
IDS = {"arcane door": "arcane_door", "daemon": "bat_daemon"}


def marked(*names: str) -> list:
    return [pytest.param(name, marks=rule(IDS.get(name, name))) for name in names]


kinds = marked(*HEALTH)
sound = marked(*(kind for kind, health in HEALTH.items() if health))
whole = marked(*(kind for kind, health in HEALTH.items() if not health))
large = marked("sultan", "fire")


@pytest.mark.parametrize("kind", sound)
def test_an_attack_on_a_structure_needs_no_check(kind: str):
    game = arena({"INF": (5, 4)}, turn="INF", lay={(7, 4): kind})
    game.play("attack", "Carbine", (7, 4))
    thing = game.structure((7, 4))
    assert (thing.gone, game.rolled) == (HEALTH[kind] == 2, 0)
    assert thing.health == HEALTH[kind] - 2


@pytest.mark.parametrize("kind", whole)
def test_a_structure_without_health_is_indestructible(kind: str):
    assert "attack" not in arena({"INF": (5, 4)}, turn="INF", lay={(7, 4): kind}).offers()


@pytest.mark.parametrize("kind", [*kinds, *large])
def test_a_structure_stands_in_the_way(kind: str):
    lay = {(5, 3): "wall", (5, 5): "wall", (6, 4): kind}
    units = {"INF": (5, 4), "hound": (9, 4)}
    assert not arena(units, turn="INF", lay=lay).can("attack", "hound"), "no Sight"
    game = arena(units, turn="INF", lay=lay)
    game.choose("move")
    assert "E" not in game.offers()
    assert "W" in game.offers()


@pytest.mark.parametrize("kind", large)
def test_a_large_structure_takes_four_spaces_and_no_attack(kind: str):
    game = arena({"INF": (5, 4)}, turn="INF", lay={(7, 3): kind})
    assert "attack" not in game.offers()
    game.choose("move", "E")
    assert {"E", "NE"}.isdisjoint(game.offers())


@pytest.mark.parametrize("kind", sound)
def test_a_destroyed_structure_leaves_ground(kind: str):
    game = arena({"INF": (5, 4), "hound": (8, 4)}, turn="INF", lay={(6, 4): f"{kind} 1"})
    game.play("attack", "attack 0", (6, 4))
    assert game.structure((6, 4)).gone
    game.choose("move")
    assert "E" in game.offers()


# --- Doors


@rule("door", "CE-148")
def test_anyone_opens_and_closes_a_mundane_door():
    lay = {(6, 4): "door", (6, 5): "door open"}
    game = arena({"INF": (5, 4)}, turn="INF", lay=lay).choose("move", (6, 4), (6, 5))
    assert (game.structure((6, 4)).open, game.structure((6, 5)).open) == (1, 0)
    game = arena({"VET": (2, 2), "hound": (5, 4)}, turn="hound", lay=lay).choose("move", (6, 4), (6, 5))
    assert (game.structure((6, 4)).open, game.structure((6, 5)).open) == (1, 0)


@rule("arcane_door", "CE-149")
@pytest.mark.parametrize(("name", "opens"), [("XEN", True), ("MAG", True), ("INF", False), ("DEM", False)])
def test_scientists_and_spellcasters_open_an_arcane_door(name: str, opens: bool):
    lay = {(6, 4): "arcane door", (6, 5): "arcane door open"}
    game = arena({name: (5, 4)}, turn=name, lay=lay).choose("move")
    assert ((6, 4) in game.offers()) == opens
    assert (6, 5) in game.offers(), "anyone closes it"


@rule("arcane_door", "CE-180")
def test_monsters_only_close_an_arcane_door():
    lay = {(6, 4): "arcane door", (6, 5): "arcane door open"}
    game = arena({"VET": (2, 2), "hound": (5, 4)}, turn="hound", lay=lay).choose("move")
    assert (6, 4) not in game.offers()
    assert (6, 5) in game.offers()


@rule("monolith", "CE-154", "CE-155")
def test_an_empowered_monolith_is_whole_and_armored():
    game = arena({"INF": (2, 2)}, turn="goddess", power=6, lay={(9, 9): "monolith 1"})
    game.play("empower")
    thing = game.structure((9, 9))
    assert (game.power, thing.health, thing.empowered) == (3, 3, 1)
    assert "empower" not in game.offers()
    game = arena({"INF": (5, 4)}, turn="INF", lay={(7, 4): "monolith empowered"})
    game.play("attack", "Carbine")
    assert game.structure((7, 4)).health == 2, "2 less 1"


@rule("barricade", "R-98")
def test_a_barricade_of_another_stays():
    units = {"ENG": (5, 4), "GEO": (9, 9)}
    game = arena(units, turn="ENG", charged={"ENG": "2", "GEO": "1"}, dice=[4])
    game.play("ability", (6, 4)).play("retire", "cast", (10, 9))
    assert set(game.structures("barricade")) == {(6, 4), (10, 9)}

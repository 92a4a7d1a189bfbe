"""The printed Attacks and attributes of the 32 Cryptonauts."""

import pytest

from .arena import arena

rule = pytest.mark.rule

SHEETS = {
    "VET": (5, 4, 5, 4, "R3 D2", "M D1"),
    "INF": (5, 4, 4, 4, "R4 D2", "M D1"),
    "GUA": (6, 4, 4, 3, "R3 D1", "M D1k"),
    "SHA": (4, 4, 5, 4, "R7 D2", "M D1"),
    "BER": (5, 5, 4, 4, "M D2", "R2 D1"),
    "VAN": (5, 4, 4, 5, "R2 D2", "M D1k"),
    "EXE": (5, 4, 4, 4, "Reach D2"),
    "TRA": (4, 5, 4, 5, "R5 D1p", "M D2"),
    "XEN": (4, 4, 3, 4, "R4 D1"),
    "SPE": (4, 4, 3, 4, "R4 D1p"),
    "PHY": (4, 4, 3, 4, "M D1p", "R3 D1"),
    "CHE": (4, 4, 3, 4, "R3 D1p"),
    "CAR": (3, 5, 3, 5, "R5 D1"),
    "PHS": (3, 4, 4, 4, "R6 D2", "R3 D1"),
    "ARC": (4, 4, 3, 4, "R3 D2", "Reach D1"),
    "ONE": (3, 4, 3, 4, "R3 D1"),
    "DEM": (4, 4, 4, 4, "R2 D2", "M D1"),
    "AND": (5, 4, 4, 4, "R4 D1", "M D1"),
    "ENG": (4, 4, 4, 4, "R4 D1p", "M D1"),
    "SAB": (4, 4, 4, 5, "R4 D1", "M D2"),
    "EXO": (5, 4, 4, 3, "R5 D2", "M D2"),
    "DRO": (4, 4, 4, 4, "R6 D1", "R2 D1"),
    "INL": (4, 5, 4, 5, "R3 D1", "M D2"),
    "PAT": (4, 5, 4, 5, "R4 D1", "Reach D1"),
    "MAG": (3, 3, 3, 4, "M D1"),
    "HIE": (4, 4, 3, 4, "M D1"),
    "SWD": (4, 4, 4, 4, "M D2"),
    "NEC": (3, 4, 3, 4, "M D1"),
    "PYR": (3, 4, 3, 4, "M D1"),
    "CHR": (3, 4, 3, 4, "M D1"),
    "ORA": (3, 4, 3, 4, "M D1"),
    "GEO": (4, 4, 3, 3, "M D1k"),
}
"""Vitae, Stamina, Aim, Move, Attacks; the Long Rifle as it is before she moves."""
CAST = {"MAG": 5, "HIE": 4, "SWD": 4, "NEC": 4, "PYR": 4, "CHR": 4, "ORA": 5, "GEO": 4}
REACHES = {"M": 1, "Reach": 2}


def attack_of(name: str, place: int) -> str:
    return SHEETS[name][4 + place]


def range_of(attack: str) -> int:
    kind = attack.split()[0]
    return REACHES.get(kind) or int(kind[1:])


def marked(*names: str) -> list:
    return [pytest.param(name, marks=rule(name)) for name in names]


def attacks_from(least: int) -> list:
    """All printed Attacks of this Range or more: name and place."""
    every = [(name, place) for name, row in SHEETS.items() for place in range(len(row) - 4)]
    return [
        pytest.param(name, place, marks=rule(name))
        for name, place in every
        if range_of(attack_of(name, place)) >= least
    ]


sheets = marked(*SHEETS)
attacks = attacks_from(1)


@pytest.mark.parametrize("name", sheets)
def test_vitae_stamina_and_move(name: str):
    vitae, stamina, _, move, *_ = SHEETS[name]
    game = arena({name: (4, 4)}, turn=name)
    unit = game[name]
    assert (unit.vitae, unit.max_vitae, unit.stamina, unit.max_stamina) == (vitae, vitae, stamina, stamina)
    game.choose("move", *["E"] * move)
    assert game.asked == "MENU", "all points are spent"
    assert game.at(name) == (4 + move, 4)


@pytest.mark.parametrize(("name", "place"), attacks)
def test_an_attack_hits_at_its_range_up_to_the_aim(name: str, place: int):
    aim, printed = SHEETS[name][2], attack_of(name, place)
    far, (damage, *flags) = range_of(printed), printed.split("D")[1]
    units = {name: (4, 4), "guardian": (4 + far, 4)}
    game = arena(units, turn=name, master={"guardian": "m_anubian"}, dice=[aim])
    game.play("attack", f"attack {place}", "guardian")
    assert game["guardian"].vitae == 5 - int(damage) + ("p" not in flags), "Armor 1"
    game = arena(units, turn=name, dice=[aim + 1])
    game.play("attack", f"attack {place}", "guardian")
    assert game["guardian"].vitae == 3, "a miss"
    units = {name: (4, 4), "guardian": (5 + far, 4)}
    assert not arena(units, turn=name).can("attack", f"attack {place}", "guardian")


@pytest.mark.parametrize(("name", "place"), attacks)
def test_only_attacks_with_knockback_push(name: str, place: int):
    aim, printed = SHEETS[name][2], attack_of(name, place)
    game = arena({name: (4, 4), "hound": (4 + range_of(printed), 4)}, turn=name, dice=[aim])
    game.choose("attack")
    if game.asked == "SOURCE":
        game.choose(f"attack {place}")
    assert (game.asked == "DIRECTION") == printed.endswith("k")


@pytest.mark.parametrize(("name", "place"), attacks_from(2))
def test_ranged_attacks_need_sight_and_reach_passes_units(name: str, place: int):
    printed = attack_of(name, place)
    near, far = (3 + range_of(printed), 4), (4 + range_of(printed), 4)
    game = arena({name: (4, 4), "hound": far, "hound 2": near}, turn=name)
    assert game.can("attack", f"attack {place}", "hound") == printed.startswith("Reach")
    game = arena({name: (4, 4), "hound": far}, turn=name, lay={near: "wall"})
    assert not game.can("attack", f"attack {place}", "hound")


# --- Spellcasters


@pytest.mark.parametrize("name", marked(*(name for name in SHEETS if name not in CAST)))
def test_only_spellcasters_cast(name: str):
    assert "cast" not in arena({name: (4, 4), "MAG": (5, 5), "troll": (6, 3)}, "GOR", turn=name).offers()


@pytest.mark.parametrize(("over", "failed"), [(0, False), (1, True)])
@pytest.mark.parametrize("name", marked(*CAST))
def test_a_spell_takes_a_cast_check(name: str, over: int, failed: bool):
    units = {name: (4, 4), "VET": (5, 5), "troll": (6, 3)}
    game = arena(units, "GOR", turn=name, retired="VET", dice=[CAST[name] + over])
    game.choose("cast")
    if game.asked == "TARGET":
        game.choose(name)
    assert (game.asked == "REROLL") == failed

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

sheets = [pytest.param(name, marks=rule(name)) for name in SHEETS]
attacks = [
    pytest.param(name, place, marks=rule(name))
    for name, row in SHEETS.items()
    for place in range(len(row) - 4)
]


def range_of(attack: str) -> int:
    kind = attack.split()[0]
    return REACHES.get(kind) or int(kind[1:])


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
    _, _, aim, _, *printed = SHEETS[name]
    far = range_of(printed[place])
    damage, flags = int(printed[place].split("D")[1][0]), printed[place].split("D")[1][1:]
    units = {name: (4, 4), "guardian": (4 + far, 4)}
    game = arena(units, turn=name, master={"guardian": "m_anubian"}, dice=[aim])
    game.play("attack", f"attack {place}", "guardian")
    assert game["guardian"].vitae == 5 - damage + ("p" not in flags), "Armor 1"
    game = arena(units, turn=name, dice=[aim + 1])
    game.play("attack", f"attack {place}", "guardian")
    assert game["guardian"].vitae == 3, "a miss"
    units = {name: (4, 4), "guardian": (5 + far, 4)}
    assert not arena(units, turn=name).can("attack", f"attack {place}", "guardian")


@pytest.mark.parametrize(("name", "place"), attacks)
def test_only_attacks_with_knockback_push(name: str, place: int):
    _, _, aim, _, *printed = SHEETS[name]
    far = range_of(printed[place])
    game = arena({name: (4, 4), "hound": (4 + far, 4)}, turn=name, dice=[aim])
    game.choose("attack")
    if game.asked == "SOURCE":
        game.choose(f"attack {place}")
    assert (game.asked == "DIRECTION") == printed[place].endswith("k")


@pytest.mark.parametrize("name", sheets)
def test_ranged_attacks_need_sight_and_reach_passes_units(name: str):
    printed = SHEETS[name][4:]
    for place, attack in enumerate(printed):
        far = range_of(attack)
        if far == 1:
            continue
        units = {name: (4, 4), "hound": (4 + far, 4), "hound 2": (3 + far, 4)}
        game = arena(units, turn=name)
        assert game.can("attack", f"attack {place}", "hound") == attack.startswith("Reach")
        game = arena({name: (4, 4), "hound": (4 + far, 4)}, turn=name, lay={(3 + far, 4): "wall"})
        assert not game.can("attack", f"attack {place}", "hound")


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(name)) for name in SHEETS])
def test_spellcasters_have_a_spell_and_a_cast(name: str):
    game = arena({name: (4, 4), "VET" if name != "VET" else "INF": (5, 5), "troll": (6, 3)}, "GOR", turn=name)
    if name not in CAST:
        assert "cast" not in game.offers()
        return
    for roll in (CAST[name], CAST[name] + 1):
        retired = "VET" if name == "ORA" else ""
        game = arena(
            {name: (4, 4), "VET": (5, 5), "troll": (6, 3)}, "GOR", turn=name, retired=retired, dice=[roll]
        )
        game.choose("cast")
        while game.asked == "TARGET":
            game.choose(sorted(game.offers(), key=str)[0])
        assert (game.asked == "REROLL") == (roll > CAST[name])

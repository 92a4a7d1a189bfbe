"""The Abilities of the Xenobiologist, the Spectrologist, the Physician and the Chemist."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Xenobiologist


@rule("XEN")
@pytest.mark.parametrize(("roll", "steps"), [(3, 3), (4, 5)])
def test_the_tranq_pistol_slows_a_move(roll: int, steps: int):
    game = arena({"XEN": (5, 4), "hound": (8, 4)}, turn="XEN", dice=[roll])
    game.play("attack").goddess_turn().monster("hound", "move", *["E"] * steps)
    assert game.at("hound") == (8 + steps, 4)
    assert game.asked == "MONSTER", "all points are spent"


@rule("XEN-1")
def test_field_study_takes_armor_until_cleanup():
    units = {"XEN": (5, 4), "VET": (5, 3), "guardian": (8, 4)}
    game = arena(units, turn="XEN", master={"guardian": "m_anubian"}, dice=[5])
    game.play("free")
    assert game["XEN"].base_used == 0
    assert "free" not in game.offers(), "once per Round"
    game.play("retire", "attack", "guardian")
    assert game["guardian"].vitae == 3, "2 without Armor"
    game.goddess_turn().next_round("VET").dice(5).play("attack")
    assert game["guardian"].vitae == 3, "1 healed, 2 less 1 taken"


@rule("XEN-1")
def test_armor_does_not_fall_below_nothing():
    game = arena({"XEN": (5, 4), "hound": (8, 4)}, turn="XEN", dice=[3])
    game.play("free").play("attack")
    assert game["hound"].vitae == 2, "1 and no more"


@rule("XEN-2")
def test_the_toxin_sac_takes_health_past_armor():
    game = arena({"XEN": (5, 4), "guardian": (8, 4)}, turn="XEN", charged={"XEN": "1"})
    game.play("ability")
    assert game["guardian"].vitae == 2
    assert "ability" not in game.offers()
    game = arena({"XEN": (5, 4), "guardian": (9, 4)}, turn="XEN", charged={"XEN": "1"})
    assert "ability" not in game.offers(), "within 3"


@rule("XEN-3")
def test_vivisection_heals_who_killed_of_her_squad():
    units = {"XEN": (5, 4), "VET": (6, 3), "hound": (8, 3)}
    vitae = {"VET": 2, "XEN": 1, "hound": 1, "hound 2": 1}
    game = arena(units | {"hound 2": (8, 4)}, turn="VET", charged={"XEN": "2"}, vitae=vitae, dice=[5, 5])
    game.play("attack", "hound", "yes")
    assert (game["VET"].vitae, game["XEN"].vitae) == (3, 1)
    game.play("attack")
    assert game.times_asked("TRIGGER") == 1, "once per Round"
    units = {"XEN": (5, 4), "AND": (6, 4), "SPE": (4, 4), "VET": (6, 3), "hound": (8, 3)}
    game = arena(units, turn="VET", charged={"XEN": "2"}, vitae={"VET": 2, "hound": 1}, dice=[5])
    game.play("attack")
    assert not game.was_asked("TRIGGER"), "VET is of the other Squad"


@rule("XEN-4")
def test_xenoplague_takes_health_around_its_target():
    units = {"XEN": (5, 4), "guardian": (9, 4), "hound": (10, 3), "hound 2": (11, 4)}
    game = arena(units, turn="XEN", souls={"XEN": 1})
    game.play("devour", "guardian")
    assert not game["guardian"].present
    assert [game[name].vitae for name in ("hound", "hound 2")] == [2, 3]
    game = arena({"XEN": (5, 4), "troll": (9, 4)}, "GOR", turn="XEN", souls={"XEN": 1}).play("devour")
    assert game["troll"].vitae == 3


# --- Spectrologist


@rule("SPE-1")
def test_the_soul_lens_fetches_a_soul_in_sight():
    game = arena({"SPE": (5, 7)}, turn="SPE", lay={(5, 4): "soul"})
    game.play("free")
    assert game["SPE"].souls == 1
    assert game.tokens((5, 4)) == set()
    assert "free" not in game.offers()
    assert game["SPE"].base_used == 0


@rule("SPE-1")
def test_the_soul_lens_reaches_six_spaces():
    assert "free" in arena({"SPE": (5, 4)}, turn="SPE", lay={(11, 4): "soul"}).offers()
    assert "free" not in arena({"SPE": (5, 4)}, turn="SPE", lay={(12, 4): "soul"}).offers()
    assert "free" not in arena({"SPE": (5, 4)}, turn="SPE", lay={(8, 4): "soul", (7, 4): "wall"}).offers()


@rule("SPE-2")
@pytest.mark.parametrize(
    ("charged", "squads", "vitae"), [("1", ("SPE VET", "INF"), 4), ("", ("SPE VET", "INF"), 3)]
)
def test_the_spectral_shield_makes_a_restore_worth_three(charged: str, squads: tuple, vitae: int):
    units = {"SPE": (5, 4), "VET": (6, 3), "INF": (8, 3)}
    game = arena(
        units, turn="VET", squads=squads, charged={"SPE": charged}, vitae={"VET": 1}, souls={"VET": 1}
    )
    game.play("restore")
    assert game["VET"].vitae == vitae


@rule("SPE-2")
def test_the_spectral_shield_is_for_her_squad():
    units, squads = {"SPE": (5, 4), "VET": (6, 3), "INF": (8, 3)}, ("SPE VET", "INF")
    game = arena(units, turn="INF", squads=squads, charged={"SPE": "1"}, vitae={"INF": 1}, souls={"INF": 1})
    game.play("restore")
    assert game["INF"].vitae == 3
    game = arena(units, turn="SPE", squads=squads, charged={"SPE": "1"}, vitae={"SPE": 1}, souls={"SPE": 1})
    game.play("restore", "soul")
    assert game["SPE"].vitae == 4, "the owner too"


@rule("SPE-3")
def test_the_containment_field_slows_and_suppresses():
    units = {"SPE": (5, 4), "VET": (9, 1), "spectro": (9, 3)}
    game = arena(units, turn="SPE", charged={"SPE": "2"}, dice=[5])
    game.play("ability")
    assert "ability" not in game.offers()
    game.play("retire", "attack")
    assert game["spectro"].vitae == 2, "not Ethereal any more"
    game.goddess_turn()
    assert game.left("spectro") == 1


@rule("SPE-3")
def test_the_containment_field_ends_grapple_and_fearsome():
    units = {"SPE": (5, 4), "VET": (8, 4), "leech": (9, 3)}
    game = arena(units, "GOR", turn="SPE", master={"leech": "m_warlord"}, charged={"SPE": "2"}, dice=[1])
    game.play("ability", "retire", "move", "W", "done")
    assert game["VET"].stamina == 4, "a roll, no automatic failure"
    units = {"SPE": (5, 4), "VET": (8, 5), "hound": (9, 4)}
    game = arena(units, turn="SPE", master={"hound": "m_regent"}, charged={"SPE": "2"}, dice=[2, 5])
    game.play("ability", "retire").play("attack", "attack 0")
    assert game.rolled == 2, "her check to use it on a Fearsome Monster, then the Aim check alone"


@rule("SPE-4")
def test_exorcise_kills_small_monsters_and_hurts_the_great():
    game = arena({"SPE": (5, 4), "leech": (9, 4)}, "GOR", turn="SPE", souls={"SPE": 1})
    game.play("devour")
    assert not game["leech"].present, "Cost 2"
    game = arena(
        {"SPE": (5, 4), "guardian": (9, 4)}, turn="SPE", souls={"SPE": 1}, master={"guardian": "m_anubian"}
    )
    game.play("devour")
    assert game["guardian"].vitae == 1, "a Master: 4 Piercing of 5"
    game = arena({"SPE": (5, 4), "troll": (9, 3)}, "GOR", turn="SPE", souls={"SPE": 1})
    game.play("devour")
    assert game["troll"].vitae == 2, "Cost 3"
    assert game.rolled == 0


# --- Physician


@rule("PHY-1")
def test_first_aid_heals_herself_or_who_is_adjacent():
    units = {"PHY": (5, 4), "VET": (6, 4), "INF": (7, 4)}
    game = arena(units, turn="PHY", vitae={"PHY": 3, "VET": 1, "INF": 1})
    game.choose("ability")
    assert game.offers() == {"PHY", "VET"}
    game.play("VET").play("ability", "PHY")
    assert [game[name].vitae for name in units] == [4, 3, 1], "not once per Round; up to the maximum"


@rule("PHY-2")
def test_stimulants_restore_the_stamina_of_another():
    units = {"PHY": (5, 4), "VET": (6, 4), "INF": (5, 3)}
    stamina = {"PHY": 1, "VET": 1, "INF": 3}
    game = arena(units, turn="PHY", charged={"PHY": "1"}, stamina=stamina)
    game.choose("free")
    assert game.offers() == {"VET", "INF"}
    game.choose("VET")
    assert game["VET"].stamina == 3
    assert "free" not in game.offers()
    assert game["PHY"].base_used == 0
    game = arena(units, turn="PHY", charged={"PHY": "1"}, stamina=stamina)
    assert game.play("free", "INF")["INF"].stamina == 4, "up to the maximum"


@rule("PHY-3")
@pytest.mark.parametrize(
    ("charged", "name", "actions"), [("2", "VET", 2), ("", "VET", 1), ("2", "INF", 1), ("2", "PHY", 2)]
)
def test_triage_keeps_her_squad_from_being_slow(charged: str, name: str, actions: int):
    units = {"PHY": (5, 4), "VET": (9, 4), "INF": (12, 4)}
    game = arena(units, turn=name, squads=("PHY VET", "INF"), charged={"PHY": charged}, vitae={name: 0})
    assert game.left(name) == actions


@rule("PHY-4")
def test_resuscitate_restores_vitae_and_stamina():
    units = {"PHY": (5, 4), "VET": (8, 4), "INF": (9, 3)}
    game = arena(units, turn="PHY", souls={"PHY": 1}, vitae={"VET": 0}, stamina={"VET": 1})
    game.choose("devour")
    assert game.offers() == {"PHY", "VET"}, "within 3"
    game.choose("VET")
    assert (game["VET"].vitae, game["VET"].between, game["VET"].stamina) == (4, 0, 3)
    assert (game["PHY"].souls, game["PHY"].base_used) == (0, 1)


# --- Chemist


@rule("CHE-1")
def test_the_combat_drug_strengthens_and_tires():
    units = {"CHE": (5, 4), "VET": (6, 4), "INF": (5, 3), "troll": (9, 3)}
    game = arena(units, "GOR", turn="CHE", retired="INF", dice=[5, 5])
    game.play("free")
    assert game["VET"].stamina == 3
    assert "free" not in game.offers(), "once per Round"
    game.play("retire", "attack")
    assert game["troll"].vitae == 3, "2 and 1"
    game.goddess_turn().next_round("VET").play("attack")
    assert game["troll"].vitae == 2, "until Cleanup; Regrowth between them"


@rule("CHE-2")
@pytest.mark.parametrize(("charged", "health"), [("1", 1), ("", 2)])
def test_corrosion_dissolves_armor(charged: str, health: int):
    units = {"CHE": (5, 4), "VET": (6, 3), "guardian": (8, 4)}
    masters = {"guardian": "m_anubian"}
    game = arena(
        units, turn="CHE", charged={"CHE": charged}, vitae={"guardian": 4}, master=masters, dice=[3, 5]
    )
    game.play("attack")
    assert game["guardian"].vitae == 3, "Piercing"
    game.play("retire", "attack", "attack 0")
    assert game["guardian"].vitae == health


@rule("CHE-3")
def test_the_antidote_ends_every_status_and_heals():
    units = {"CHE": (5, 4), "VET": (6, 4), "INF": (7, 4)}
    game = arena(
        units,
        turn="CHE",
        charged={"CHE": "2"},
        vitae={"VET": 2, "CHE": 2},
        status={"VET": "infection entombed vendetta burning", "CHE": "infection"},
    )
    game.choose("ability")
    assert game.offers() == {"CHE", "VET"}
    game.choose("VET")
    assert (game["VET"].status, game["VET"].vitae) == (0, 3)
    game.play("ability", "CHE")
    assert (game["CHE"].status, game["CHE"].vitae) == (0, 3)


@rule("CHE-4")
def test_the_firebomb_burns_around_a_space():
    units = {"CHE": (5, 4), "VET": (9, 3), "hound": (10, 4), "hound 2": (11, 3), "hound 3": (12, 4)}
    game = arena(units, turn="CHE", souls={"CHE": 1})
    game.play("devour", (10, 4))
    assert [game[name].present for name in ("hound", "hound 2", "hound 3")] == [False, False, True]
    assert game["VET"].vitae == 5
    assert (game["CHE"].souls, game["CHE"].base_used) == (0, 1)


@rule("CHE-4")
def test_the_firebomb_reaches_five_spaces_in_sight():
    units = {"CHE": (5, 4), "hound": (11, 4)}
    game = arena(units, turn="CHE", souls={"CHE": 1}, lay={(5, 6): "monolith"})
    game.choose("devour")
    assert {(10, 3), (10, 4), (10, 5)} <= game.offers()
    assert {"hound", (5, 7)}.isdisjoint(game.offers())

"""SK01 to SK10: Effect and Mastery of Sk'Zaak's cards."""

import pytest

from .arena import arena

rule = pytest.mark.rule

COSTS = {
    "SK01": (2, 1),
    "SK02": (1, 2),
    "SK03": (1, 2),
    "SK04": (1, 2),
    "SK05": (1, 2),
    "SK06": (1, 2),
    "SK07": (2, 3),
    "SK08": (1, 2),
    "SK09": (1, 3),
    "SK10": (2, 1),
}
cards = [pytest.param(card, marks=rule(card)) for card in COSTS]


@pytest.mark.parametrize("card", cards)
def test_what_the_parts_cost(card: str):
    units = {"VET": (5, 4), "hound": (6, 4)}
    effect, mastery = COSTS[card]
    for part, cost in (("effect", effect), ("mastery", mastery)):
        game = arena(units, turn="goddess", souls={"VET": 1}, hand=card, power=cost)
        assert f"{card} {part}" in game.offers()
        game = arena(units, turn="goddess", souls={"VET": 1}, hand=card, power=cost - 1)
        assert f"{card} {part}" not in game.offers()
    game = arena(units, turn="goddess", hand=f"{card} {card}", masteries="", power=mastery)
    game.choose(f"{card} mastery")
    assert (game.masteries, game.hand, game.discard, game.power) == ([card], [card], [], 0)


# --- SK01 Seal the Crypt


@rule("SK01")
def test_seal_the_crypt_brings_two_guardians():
    game = arena({"VET": (2, 2)}, turn="goddess", hand="SK01", power=2)
    game.choose("SK01 effect")
    assert game.asked == "SUMMON"
    assert (9, 9) in game.offers()
    assert (3, 3) not in game.offers(), "near and in Sight"
    game.choose((9, 9), (11, 9))
    assert game.monsters == ["guardian", "guardian 2"]
    assert (game.power, game.discard) == (0, ["SK01"])
    assert game["guardian"].born == game.round, "Summoning Fatigue"


@rule("SK01", "R-28")
def test_seal_the_crypt_keeps_to_the_limits():
    game = arena({"VET": (2, 2), "guardian": (9, 9)}, turn="goddess", hand="SK01", power=2)
    game.play("SK01 effect", (11, 9))
    assert game.monsters == ["guardian", "guardian 2"]
    assert game.asked == "POWERS"
    units = {"VET": (2, 2), "guardian": (9, 9), "guardian 2": (11, 9)}
    assert "SK01 effect" not in arena(units, turn="goddess", hand="SK01", power=2).offers()


@rule("SK01")
def test_no_cryptonaut_opens_a_door_of_the_sealed_crypt():
    lay = {(6, 4): "door", (5, 3): "door open"}
    game = arena({"VET": (5, 4)}, turn="VET", masteries="SK01", lay=lay)
    game.choose("move")
    assert (6, 4) not in game.offers()
    game.choose((5, 3))
    assert not game.structure((5, 3)).open, "closing stays possible"
    game = arena({"VET": (5, 4)}, turn="VET", masteries="SK01", lay=lay)
    game.play("attack", "attack 0", (6, 4))
    assert game.structure((6, 4)).gone, "destroying too"
    game = arena({"ENG": (5, 4)}, turn="ENG", masteries="SK01", lay={(6, 4): "door"})
    game.play("free")
    assert game.structure((6, 4)).sealed, "Jury-Rig only seals it"
    game = arena({"VET": (2, 2), "hound": (5, 4)}, turn="hound", masteries="SK01", lay=lay)
    game.choose("move", (6, 4))
    assert game.structure((6, 4)).open


# --- SK02 Entombed


@rule("SK02")
@pytest.mark.parametrize(("roll", "entombed"), [(5, True), (4, False)])
def test_entombed_buries_near_a_monster(roll: int, entombed: bool):
    units = {"VET": (5, 4), "INF": (9, 9), "hound": (8, 4)}
    game = arena(units, turn="goddess", hand="SK02", power=1, lay={(6, 4): "wall"}, dice=[roll])
    game.play("SK02 effect", "VET")
    assert (game.statuses("VET") == {"entombed"}) == entombed
    assert game.discard == ["SK02"]


@rule("SK02")
def test_entombed_reaches_three_spaces_from_a_monster():
    units = {"VET": (5, 4), "INF": (6, 4), "hound": (9, 4)}
    game = arena(units, turn="goddess", hand="SK02", power=1, dice=[1])
    game.play("SK02 effect")
    assert game.asked == "POWERS", "the Infantry alone, no choice"
    assert (
        "SK02 effect"
        not in arena({"VET": (5, 4), "hound": (9, 4)}, turn="goddess", hand="SK02", power=1).offers()
    )


@rule("SK02")
@pytest.mark.parametrize(("name", "stamina"), [("guardian", 3), ("hound", 4)])
def test_entombed_gives_guardians_grapple(name: str, stamina: int):
    dice = [] if name == "guardian" else [1]
    game = arena({"VET": (5, 4), name: (6, 4)}, turn="VET", masteries="SK02", dice=dice)
    game.choose("move", "W", "done")
    assert game["VET"].stamina == stamina


# --- SK03 Bone Spears


@rule("SK03")
def test_bone_spears_need_a_monster_within_four_in_sight():
    units = {"VET": (5, 4), "INF": (5, 7), "AND": (14, 4), "hound": (9, 4)}
    lay = {(7, y): "wall" for y in (5, 6)}
    game = arena(units, turn="goddess", hand="SK03", power=1, lay=lay)
    game.play("SK03 effect")
    assert [game[name].vitae for name in ("VET", "INF", "AND")] == [3, 5, 5]
    assert game.rolled == 0


@rule("SK03")
@pytest.mark.parametrize(("name", "reaches"), [("guardian", True), ("hound", False)])
def test_bone_spears_give_guardians_reach(name: str, reaches: bool):
    game = arena({"VET": (5, 4), "hound 2": (6, 4), name: (7, 4)}, turn=name, masteries="SK03", dice=[1])
    assert ("attack" in game.offers()) == reaches
    if reaches:
        assert game.play("attack")["VET"].vitae == 3


# --- SK04 Grave Call


@rule("SK04")
def test_a_grave_call_raises_hounds_beside_graves():
    units = {"VET": (5, 4), "INF": (12, 12)}
    lay = {(9, 7): "monolith", (7, 8): "sarcophagus"}
    game = arena(units, turn="goddess", hand="SK04", power=1, lay=lay, dead={"VAN": (8, 4)})
    game.choose("SK04 effect")
    offered = game.offers()
    assert {(9, 4), (7, 3), (10, 7), (7, 7), (8, 8)} <= offered
    assert {(6, 4), (4, 4)}.isdisjoint(offered), "beside a Cryptonaut"
    assert {(9, 10), (9, 7)}.isdisjoint(offered), "near and in Sight; a Monolith"
    game.choose((9, 4), (7, 7))
    assert game.monsters == ["hound", "hound 2"]


@rule("SK04")
def test_a_grave_call_may_also_summon_as_usual():
    game = arena({"VET": (2, 2)}, turn="goddess", hand="SK04", power=1)
    game.play("SK04 effect", (9, 9), (12, 9))
    assert game.monsters == ["hound", "hound 2"]


@rule("SK04")
def test_a_grave_call_gives_hounds_ambush():
    units = {"VET": (2, 2), "hound": (9, 9), "guardian": (12, 9)}
    game = arena(units, turn="goddess", masteries="SK04", fresh="hound guardian")
    assert (game.left("hound"), game.left("guardian")) == (2, 1)


# --- SK05 Funeral Procession


@rule("SK05")
def test_a_funeral_procession_steps_with_every_monster():
    units = {"VET": (2, 2), "hound": (9, 9), "guardian": (12, 9)}
    game = arena(units, turn="goddess", hand="SK05", power=1)
    game.choose("SK05 effect")
    assert (game.asked, game.who, game.seat) == ("STEP", "hound", 0)
    game.choose("N", "N")
    assert game.who == "guardian"
    game.choose("E", "done")
    assert (game.at("hound"), game.at("guardian")) == ((9, 7), (13, 9))
    assert game.left("hound") == 2
    assert "SK05 effect" not in arena({"VET": (2, 2)}, turn="goddess", hand="SK05", power=1).offers()


@rule("SK05")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_funeral_procession_speeds_monsters_up(copies: int):
    masteries = " ".join(["SK05"] * copies)
    game = arena({"VET": (2, 2), "guardian": (5, 5)}, turn="guardian", masteries=masteries)
    game.choose("move", *["E"] * (3 + copies))
    assert game.asked == "MONSTER"


# --- SK06 Canopic Ward


@rule("SK06")
def test_a_canopic_ward_mends_and_armors_a_monster():
    units = {"VET": (5, 4), "hound": (8, 4)}
    game = arena(units, turn="goddess", hand="SK06", power=1, vitae={"hound": 1})
    game.play("SK06 effect", "hound")
    assert game["hound"].vitae == 3
    game.next_round("VET").dice(1).play("attack")
    assert game["hound"].vitae == 2, "2 less 1, in the next Round"
    game.goddess_turn().next_round("VET").dice(1).play("attack")
    assert game["hound"].vitae == 1, "1 healed, 2 taken"


@rule("SK06")
def test_a_canopic_ward_mends_and_armors_a_monolith():
    lay = {(8, 4): "monolith 1"}
    game = arena({"VET": (5, 4)}, turn="goddess", hand="SK06 SK01", power=1, lay=lay)
    game.play("SK06 effect", (8, 4))
    assert game.structure((8, 4)).health == 3
    game.next_round("VET").play("attack", "attack 0", (8, 4))
    assert game.structure((8, 4)).health == 2
    game.goddess_turn().next_round("VET").play("attack", "attack 0", (8, 4))
    assert game.structure((8, 4)).gone


@rule("SK06")
def test_a_canopic_ward_armors_monoliths_and_cheapens_empowering():
    lay = {(8, 4): "monolith"}
    game = arena({"VET": (5, 4)}, turn="VET", masteries="SK06", lay=lay)
    game.play("attack", "attack 0", (8, 4))
    assert game.structure((8, 4)).health == 2
    game = arena({"VET": (5, 4)}, turn="goddess", masteries="SK06", lay=lay, power=2)
    game.play("empower")
    assert (game.power, game.structure((8, 4)).empowered) == (0, 1)
    game = arena({"VET": (5, 4)}, turn="goddess", masteries="SK06", lay=lay, power=1)
    assert "empower" not in game.offers()
    game = arena({"VET": (5, 4)}, turn="goddess", masteries="SK06 SK06", lay=lay, power=1)
    assert game.play("empower").power == 0


# --- SK07 Choking Dust


@rule("SK07")
def test_choking_dust_spoils_the_aim_of_all_until_the_next_cleanup():
    units = {"INF": (5, 4), "guardian": (9, 4)}
    game = arena(units, turn="goddess", hand="SK07", power=2, master={"guardian": "m_anubian"})
    game.play("SK07 effect")
    game.next_round("INF").dice(4).play("attack", "attack 0", "guardian")
    assert game["guardian"].vitae == 5
    game.goddess_turn().next_round("INF").dice(4).play("attack", "attack 0", "guardian")
    assert game["guardian"].vitae == 4


@rule("SK07")
def test_choking_dust_shortens_ranged_attacks_and_spells():
    game = arena({"INF": (5, 4), "hound": (9, 4)}, turn="INF", masteries="SK07")
    assert "attack" not in game.offers(), "Range 3"
    assert "attack" in arena({"INF": (5, 4), "hound": (8, 4)}, turn="INF", masteries="SK07").offers()
    assert "cast" not in arena({"MAG": (5, 4), "hound": (10, 4)}, turn="MAG", masteries="SK07").offers()
    assert "cast" in arena({"MAG": (5, 4), "hound": (9, 4)}, turn="MAG", masteries="SK07").offers()


@rule("SK07")
def test_choking_dust_leaves_a_range_of_two_and_melee():
    game = arena({"BER": (5, 4), "hound": (7, 4)}, turn="BER", masteries="SK07 SK07")
    assert game.can("attack"), "Hatchet, never below 2"
    game = arena({"EXE": (5, 4), "hound": (7, 4)}, turn="EXE", masteries="SK07 SK07")
    assert game.can("attack"), "Reach is no ranged Attack"
    game = arena({"INF": (5, 4), "hound": (8, 4)}, turn="INF", masteries="SK07 SK07")
    assert "attack" not in game.offers(), "two copies: Range 2"


# --- SK08 Tithe of Souls


@rule("SK08")
def test_a_tithe_of_souls_takes_an_unused_soul():
    units = {"VET": (5, 4), "INF": (5, 5), "AND": (14, 4), "hound": (11, 4)}
    souls = {"VET": 1, "AND": 1}
    lay = {(8, y): "wall" for y in range(5, 9)}
    game = arena(units, turn="goddess", hand="SK08", power=1, souls=souls, charged={"INF": "1"}, lay=lay)
    game.play("SK08 effect", "VET")
    assert (game["VET"].souls, game.power) == (0, 1)
    game = arena(units, turn="goddess", hand="SK08", power=1, charged={"INF": "1"}, lay=lay)
    assert "SK08 effect" not in game.offers(), "a Soul in a Charge is used"
    far = {"VET": (5, 4), "hound": (12, 4)}
    assert "SK08 effect" not in arena(far, turn="goddess", hand="SK08", power=1, souls={"VET": 1}).offers()


@rule("SK08")
@pytest.mark.parametrize(("copies", "vitae"), [(1, 2), (2, 1)])
def test_a_tithe_of_souls_weakens_restores(copies: int, vitae: int):
    masteries = " ".join(["SK08"] * copies)
    game = arena({"VET": (5, 4)}, turn="VET", masteries=masteries, vitae={"VET": 1}, souls={"VET": 1})
    game.play("restore")
    assert game["VET"].vitae == vitae


# --- SK09 Restless Dead


@rule("SK09")
def test_the_restless_dead_act_once_more():
    units = {"VET": (2, 2), "hound": (9, 9)}
    game = arena(units, turn="goddess", hand="SK09 SK09", power=2)
    game.play("SK09 effect")
    assert game.left("hound") == 3
    game.monster("hound", "end")
    assert "SK09 effect" not in game.offers(), "it is Retired"


@rule("SK09")
def test_the_restless_dead_pay_for_one_killed_monster_a_round():
    units = {"VET": (5, 4), "hound": (7, 4), "hound 2": (7, 5)}
    vitae = {"hound": 1, "hound 2": 1}
    for copies, power in ((1, 1), (2, 2)):
        masteries = " ".join(["SK09"] * copies)
        game = arena(units, turn="VET", masteries=masteries, vitae=vitae, dice=[1, 1])
        game.play("attack", "attack 0", "hound").play("attack", "attack 0", "hound 2")
        assert game.monsters == []
        assert game.power == power


# --- SK10 Collapse


@rule("SK10")
@pytest.mark.parametrize(("rolls", "vitae"), [([5, 1], (3, 4)), ([1, 5], (4, 3))])
def test_a_collapse_falls_on_a_space_and_around(rolls: list, vitae: tuple):
    units = {"VET": (5, 4), "INF": (5, 5), "AND": (7, 7), "hound": (9, 4)}
    game = arena(units, turn="goddess", hand="SK10", power=2, dice=rolls)
    game.play("SK10 effect", "INF")
    assert (game["VET"].vitae, game["INF"].vitae, game["AND"].vitae) == (*vitae, 5)


@rule("SK10")
def test_where_a_collapse_may_fall():
    units = {"VET": (5, 4), "hound": (9, 4)}
    game = arena(units, turn="goddess", hand="SK10", power=2)
    game.choose("SK10 effect")
    assert {"VET", (4, 3), (4, 5), (14, 9)} <= game.offers(), "within 5 of the Hound and in its Sight"
    assert {(4, 4), (3, 4)}.isdisjoint(game.offers())
    lay = {(7, y): "wall" for y in range(1, 19)} | {(3, 4): "monolith"}
    game = arena(units, turn="goddess", hand="SK10", power=2, lay=lay)
    game.choose("SK10 effect")
    assert {"VET", (6, 4), (4, 4)} <= game.offers(), "within 3 of a Monolith, no Sight needed"
    assert "SK10 effect" not in arena({"VET": (5, 4)}, turn="goddess", hand="SK10", power=2).offers()


@rule("SK10")
def test_a_collapse_closes_an_open_door_in_upkeep():
    lay = {(9, 9): "door open", (12, 9): "arcane door open", (9, 12): "door"}
    game = arena({"VET": (2, 2)}, turn="upkeep", masteries="SK10", lay=lay)
    assert (game.asked, game.seat) == ("TARGET", 0)
    assert game.offers() == {(9, 9), (12, 9)}
    game.choose((12, 9))
    assert not game.structure((12, 9)).open
    assert game.structure((9, 9)).open
    game = arena({"VET": (9, 9)}, turn="upkeep", masteries="SK10", lay={(9, 9): "door open"})
    assert game.structure((9, 9)).open, "somebody stands there"

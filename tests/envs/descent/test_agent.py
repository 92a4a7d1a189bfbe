"""The golden tests of Raythen, of Plot cards in a campaign."""

from dataclasses import replace

import numpy as np
import pytest

from dungeonzoo.envs.descent import setup as sheets

from .kit import Position, position, setup, variant
from .names import PLOT, QUESTS

rule = pytest.mark.rule


def set_up(at: str, n: int, kind: str, **options) -> Position:
    """An encounter's set-up with this kind for open groups, up to SU4 or the heroes' first question."""
    given = {"start_threat": 2, "plot_cards": "PC-10", "act": 1} | options
    game = setup(heroes=n, mode="encounter", scenario=at, **given)
    return game.set_up(kind)


def summon(game: Position) -> Position:
    """PC-10, and the first answer to what it asks."""
    assert game.question == "SUMMON"
    game.play("PC-10")
    while game.question in ("HERO", "SUMMON"):
        game.choose(game._offered()[0])
    return game


@rule("GT-039", "RAY-145", "RAY-146", "RAY-060", "RAY-162", "RAY-058", "PC-10", "AG-1")
def test_raythen_instead_of_a_spider_master():
    game = set_up("FG1", 4, "spider")
    where = game.at("spider master")
    summon(game)
    assert game.at("raythen") == where
    assert game["raythen"].health == 11
    assert game.card("raythen")["defence"][2][:1].tolist() == [sheets.GRAY]
    group = game["raythen"].group
    others = [name for name in game.monsters if game[name].group == group]
    assert sorted(others) == ["raythen", "spider", "spider 2", "spider 3", "spider 4"]
    assert game.threat == 0
    assert sum(game.fortune) == 2


@rule("GT-040", "RAY-068", "RAY-067", "RAY-160", "DER-55")
def test_raythen_instead_of_an_ettin_group():
    game = set_up("FG1", 2, "ettin")
    spots = game.spots("ettin")
    game.play("PC-10", "A", "A")
    while game.question == "HERO":
        game.play("B")
    assert (game.asked, game.offers()) == ("SUMMON", spots)
    game.play(max(spots))
    assert game.at("raythen") == max(spots)
    assert (game["raythen"].health, "ettin" in game.monsters) == (7, False)
    group = game["raythen"].group
    assert [name for name in game.monsters if game[name].group == group] == ["raythen"]


@rule("GT-041", "RAY-146", "RAY-161")
def test_raythen_instead_of_an_ettin_master():
    game = summon(set_up("FG1", 3, "ettin"))
    assert game["raythen"].health == 9
    assert "ettin master" not in game.monsters
    assert game.card("raythen")["defence"][1][:1].tolist() == [sheets.GRAY]


@rule("GT-042", "RAY-071", "DER-58", "DER-55", "FB-1", "MB2-5")
@pytest.mark.parametrize(
    ("at", "asked"), [("FB", False), ("LV1", False), ("FI1", False), ("MB2", False), ("FG1", True)]
)
def test_encounters_without_raythen(at: str, asked: bool):
    game = set_up(at, 4, "spider")
    assert (game.question == "SUMMON") == asked


def raythens_group(**more) -> Position:
    """FG1 with all goblins, Raythen, and a group of spiders of which no other is left."""
    goblins = {
        "goblin": (1, 8),
        "goblin 2": (2, 8),
        "goblin 3": (3, 8),
        "goblin 4": (2, 9),
        "goblin master": (3, 9),
    }
    units = {"A": (9, 2), **goblins, "raythen": (8, 2)}
    return position(units, at="FG1", n=4, groups={1: "spider"}, tokens={"T1": (5, 4)}, plot="PC-10", **more)


@rule("GT-043", "RAY-070", "RAY-061", "DES-202")
def test_no_master_and_no_raythen_among_reinforcements():
    game = raythens_group(turn="overlord")
    game.until_asked("SPOT")
    assert not game.was_asked("RANK")
    game.choose(game._offered()[0])
    assert "spider" in game.monsters
    assert "spider master" not in game.monsters


@rule("GT-044", "RAY-062", "RAY-063", "RAY-147", "DER-60")
def test_the_master_comes_again():
    game = raythens_group(turn="A", damage={"raythen": 10}, items={"A": "GEA-11"})
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "raythen").rest()
    assert game["raythen"].gone
    assert game.plot("PC-10") == "facedown"
    game.overlord_turn().until_asked("RANK")
    assert game.offers() == {"choice 0", "choice 1"}


@rule("GT-045", "DER-56", "DER-57")
def test_raythen_in_the_second_encounter():
    options = {"start_threat": 4, "plot_cards": "PC-10", "act": 1}
    game = setup(heroes=4, mode="quest", scenario="FATGOBLIN", **options)
    summon(game.set_up("spider"))
    assert "raythen" in game.monsters
    game.overlord_turn().next_round()
    assert game.plot("PC-10") == "ready"
    game.to_menu("A").finish("heroes")
    game.set_up("spider")
    assert (game.question, game.threat, game.plot("PC-10")) == ("SUMMON", 2, "ready")
    assert "raythen" not in game.monsters
    summon(game)
    assert ("raythen" in game.monsters, game.threat) == (True, 0)


# --- his attacks


@rule("GT-046", "RAY-163", "RAY-164", "DES-160", "DER-61", "ABI-18")
def test_a_stun_that_is_not_needed():
    units = {"A": (7, 4), "B": (4, 5), "spider": (1, 1), "raythen": (4, 4)}
    conditions = {"A": "Stunned", "B": "Immobilized"}
    game = position(units, turn="raythen", conditions=conditions)
    game.dice("B320", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.attack["surges"]) == ("SURGE", 1)
    assert game.can("Stun")
    assert not game.can("+2 damage")
    game.play("Stun")
    assert game["A"].damage == 2
    assert game.conditions("A") == {"Stunned"}


@rule("GT-047", "RAY-167", "RAY-172", "RAY-155", "RAY-175", "AG-2")
def test_three_surges_for_raythen():
    units = {"A": (5, 4), "spider": (1, 1), "raythen": (4, 4)}
    game = position(units, turn="raythen", act=2, conditions={"A": "Stunned"})
    game.dice("B420", "Y101", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game.attack["surges"] == 3
    game.play("+3 damage", "Stun")
    assert game["A"].damage == 6


@rule("GT-048", "RAY-170", "RAY-168", "RAY-059")
def test_raythen_in_act_ii():
    game = summon(set_up("FG1", 3, "spider", act=2, hero_xp=0, hero_gold=0, overlord_xp=0))
    card = game.card("raythen")
    assert (card["speed"], game["raythen"].health) == (5, 12)
    assert card["defence"][1][: card["n_defence"][1]].tolist() == [sheets.GRAY, sheets.BROWN]
    assert card["dice"][: card["n_dice"]].tolist() == [sheets.BLUE, sheets.YELLOW, sheets.YELLOW]


@rule("GT-049", "RAY-173", "RAY-174", "DER-12", "ABI-19")
@pytest.mark.parametrize("down", [False, True])
def test_a_look_at_the_search_deck(down: bool):
    units = {"A": (6, 4), "spider": (1, 1), "raythen": (4, 4)}
    game = position(units, turn="raythen", act=2, tokens={"S1": (4, 5)}, search_deck="SEA-6 SEA-1")
    game.play("SPECIAL_1", "choice 1" if down else "choice 0")
    assert game.search_deck[-1 if down else 0] == "SEA-6"
    assert game["raythen"].actions == 1
    assert game.can("ACT_ATTACK_1")
    assert game.known("overlord") == [(11 if down else 0, "SEA-6")]
    assert game.known("heroes") == []


@rule("GT-050", "RAY-060", "DER-59", "ABI-02")
@pytest.mark.parametrize("raythen", [(5, 4), (11, 4)])
def test_courage_from_raythen(raythen: tuple[int, int]):
    units = {"A": (3, 8), "goblin": (3, 4), "raythen": raythen}
    game = position(units, turn="goblin")
    game.dice("B420", "Y101", "g1").play("ACT_ATTACK_1", "A")
    assert game.was_asked("SURGE") == (raythen == (5, 4))


@rule("GT-051", "RAY-072", "DER-59")
def test_no_relic_for_raythen_no_second_life():
    game = setup(
        heroes=2,
        mode="encounter",
        scenario="MB1",
        act=1,
        start_threat=2,
        plot_cards="PC-10",
        relics="REL-1:overlord",
    )
    summon(game.set_up("spider"))
    assert [asked for asked, _ in game.log].count("BEARER") == 1
    assert (game["eliza"].relic, game["raythen"].relic) == (-1, -1)
    units = {"A": (4, 4), "spider": (9, 9), "raythen": (5, 4)}
    game = position(units, turn="A", items={"A": "GEA-02"}, damage={"raythen": 6}, hand="OC-13")
    game.dice("B420", "R020", "n0").play("ACT_ATTACK_1", "raythen")
    assert game["raythen"].gone
    assert not game.was_asked("DF3")
    units = {"A": (4, 4), "spider": (5, 4)}
    game = position(units, turn="A", items={"A": "GEA-02"}, hand="OC-13")
    game.dice("B420", "R020", "g0").play("ACT_ATTACK_1", "spider")
    assert game.asked == "DF3"


# --- the deck in a campaign


@rule(
    *(
        "GT-052",
        "RAY-003",
        "RAY-005",
        "RAY-006",
        "RAY-007",
        "RAY-008",
        "RAY-011",
        "RAY-010",
        "RAY-089",
        "RAY-013",
    ),
)
def test_a_campaigns_first_threat():
    game = setup(heroes=2, mode="campaign", plot_deck=True)
    assert game.plot("PC-01") == "ready"
    assert {game.plot(card) for card in PLOT[1:]} == {"facedown"}
    game.start()
    assert game.plot("PC-01") == "ready"
    assert len(game.deck) + len(game.hand) == 15
    assert not set(PLOT) & {*game.deck, *game.hand}
    assert game.threat == 0


@rule(
    *("GT-053", "RAY-095", "RAY-102", "RAY-109", "RAY-115", "RAY-121", "RAY-125", "RAY-130", "RAY-133"),
    *("RAY-138", "RAY-144", "RAY-027", "RAY-038", "RAY-035", "RAY-093"),
)
def test_ten_prices():
    rows = position({}, turn="A").setup["plot"]
    prices = [(int(row["buy"]), int(row["trigger"])) for row in rows]
    expected = [(-1, 1), (2, 0), (2, 1), (2, 2), (2, 1), (2, 1), (3, 0), (3, 0), (3, 2), (3, 2)]
    assert prices == expected
    assert sum(buy for buy, _ in prices if buy > 0) == 22


@rule(
    *("GT-054", "RAY-160", "RAY-161", "RAY-162", "RAY-169", "RAY-170", "RAY-171", "RAY-159", "RAY-168"),
    *("RAY-158", "RAY-167", "RAY-153", "RAY-152", "RAY-076", "RAY-077", "RAY-154", "RAY-075", "RAY-078"),
    *("DER-11", "RAY-079", "RAY-090", "RAY-149", "RAY-150", "RAY-157", "RAY-166"),
)
def test_six_rows_of_raythen():
    rows = position({}, turn="A").setup
    first, second = rows["card"][48:50]
    blue, yellow, brown, gray = sheets.BLUE, sheets.YELLOW, sheets.BROWN, sheets.GRAY
    assert (first["health"].tolist(), second["health"].tolist()) == ([7, 9, 11], [9, 12, 14])
    assert (first["speed"], second["speed"]) == (5, 5)
    dice = [[row["defence"][n][: row["n_defence"][n]].tolist() for n in range(3)] for row in (first, second)]
    assert dice == [[[brown], [gray], [gray]], [[gray], [gray, brown], [gray, brown]]]
    attack = [row["dice"][: row["n_dice"]].tolist() for row in (first, second)]
    assert attack == [[blue, yellow], [blue, yellow, yellow]]
    for row, damage in ((first, 2), (second, 3)):
        stun, bar = row["surge"][:2]
        assert (row["n_surges"], stun["cost"], stun["code"][0]) == (2, 1, sheets.SU_STUN)
        assert (bar["cost"], bar["code"][0], bar["n"][0]) == (2, sheets.SU_DAMAGE, damage)
    assert rows["kind"][sheets.RAYTHEN]["attack"] == sheets.RANGED
    abilities = [int(row["abilities"]) for row in (first, second)]
    assert abilities == [sheets.AB_OPPORTUNIST, sheets.AB_OPPORTUNIST | sheets.AB_PILFER]


@rule("RAY-004")
def test_a_campaign_without_the_deck():
    game = setup(heroes=2, mode="campaign", plot_deck=False).start()
    assert {game.plot(card) for card in PLOT} == {"facedown"}


@rule("GT-055", "RAY-069", "DES-180", "DES-181")
def test_raythen_and_his_spiders():
    spiders = {"spider": (2, 2), "spider 2": (3, 2), "spider 3": (4, 2), "spider 4": (5, 2)}
    units = {"A": (12, 11), **spiders, "raythen": (6, 2), "barghest": (2, 6)}
    game = position(units, turn="dark")
    game.play("raythen").rest()
    game.play("END")
    assert game.can("spider 3")
    assert not game.can("barghest")
    game.play("PASS")
    assert game.can("barghest")
    assert not game.can("spider 3")


@rule("GT-056", "RAY-148", "RAY-064", "RAY-065")
def test_raythen_where_he_must_not_be():
    assert set_up("FG1", 2, "spider").question == "SUMMON"
    assert set_up("FG1", 2, "spider", raythen_banned=True).question != "SUMMON"
    known = variant(heroes=2, mode="encounter", scenario="FG1", act=1, start_threat=2, plot_cards="PC-10")
    table = np.frombuffer(known.setup, known.game.rules.setup_dtype).copy()
    table["quest"]["uses_raythen"][0][QUESTS.index("FATGOBLIN")] = 1
    game = Position(replace(known, setup=table.tobytes()), free=True)
    game.table.deal(0, 0)
    assert game.set_up("spider").question != "SUMMON"


@rule("GT-057", "RAY-083", "RAY-084", "RAY-085", "RAY-086", "RAY-087", "DER-89")
def test_who_is_small_enough():
    monsters = {"zombie": (8, 4), "barghest": (8, 5), "ettin": (8, 6), "dragon": (5, 7), "eliza": (9, 4)}
    units = {"A": (3, 4), **monsters, "raythen": (10, 4)}
    game = position(
        units, turn="A", points={"A": 4}, tokens={"S1": (5, 4)}, plot="PC-09", threat=2, fortune={"B": 2}
    )
    game.play("E", "PC-09")
    assert game.asked == "FIGURE"
    assert game.offers() == {"zombie", "raythen", "eliza"}
    sizes = [int(game.setup["kind"][kind]["size"]) for kind in (sheets.BARGHEST, sheets.ETTIN, sheets.DRAGON)]
    assert sizes == [sheets.MEDIUM, sheets.HUGE, sheets.MASSIVE]
    assert [len(game.spots(name)) for name in ("zombie", "barghest", "ettin", "dragon")] == [1, 2, 4, 6]


def campaign(**more) -> Position:
    """The intro of a campaign, in A's turn; chance runs free."""
    options = {"mode": "campaign", "scenario": "random", "act": None} | more.pop("options", {})
    game = position({"A": (10, 9)}, turn="A", at="FB", options=options, **more)
    game.free = True
    return game


@rule("RAY-088", "RAY-085", "RAY-086", "RAY-087", "DES-090")
@pytest.mark.parametrize("name", ["zombie", "barghest", "ettin", "dragon"])
def test_all_but_the_small_are_large(name: str):
    game = position({name: (4, 4)}, turn=name, points={name: 3})
    walks = {spot for spot in game.spots(name) if game.can(spot)}
    assert walks == (set() if name == "zombie" else game.spots(name))


@rule("GT-058", "RAY-005", "RAY-024", "RAY-025", "RAY-026", "RAY-041")
def test_threat_for_the_next_quest():
    game = campaign(threat=1)
    game.finish("heroes")
    assert game.threat == 2
    game.skip_campaign_phase()
    assert game.quest != "FIRST"
    assert game.threat == 2
    assert game.plot("PC-01") == "ready"
    game.start().overlord_turn()
    assert game.asked == "OT1"
    game.play("PC-01")
    assert game.threat == 1


@rule("GT-059", "RAY-031", "RAY-030", "DER-16", "RAY-091")
def test_a_card_for_all_quests_to_come():
    game = campaign(threat=5)
    game.finish("overlord").until_asked("DARK_SHOP")
    assert game.threat == 7
    game.play("PC-09")
    assert (game.threat, game.plot("PC-09")) == (4, "ready")
    for _ in range(2):
        game.skip_campaign_phase()
        game.start()
        assert game.plot("PC-09") == "ready"
        played = game.quest
        while game.quest == played and game.question != "SHOP":
            game.start().to_menu("A").finish("heroes")
    assert game.plot("PC-09") == "ready"

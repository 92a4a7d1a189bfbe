"""The card tables and the options of the game: what they hold and change, and how wrong ones are refused."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.descent import cards as card_table
from dungeonzoo.envs.descent import setup as numbers
from dungeonzoo.envs.descent.cards import Card
from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.geometry import ZONE_EXIT
from dungeonzoo.envs.descent.language import spaces, zones
from dungeonzoo.envs.descent.state import N_SPACES, Winner
from tests.card_tables import card, refused, table

from .kit import variant

rule = pytest.mark.rule

ROWS = card_table.load(None)


def rows(*types: str) -> list[dict[str, Any]]:
    return card_table.of_type(ROWS, *types)


def setup_of(made: Variant) -> Any:
    return np.frombuffer(made.setup, GAME.rules.setup_dtype)[0]


def setup(**options: Any) -> Any:
    return setup_of(variant(**options))


def named(*types: str) -> list[Any]:
    """One test for each row of these types, which it names."""
    return [pytest.param(row, id=row["id"], marks=rule(row["id"])) for row in rows(*types)]


# --- the built-in tables


def test_everything_is_there_as_often_as_it_should_be():
    assert Counter(row["type"] for row in ROWS) == {
        **{
            "Die": 6,
            "Hero": 8,
            "Class": 8,
            "Skill": 72,
            "Gear": 11,
            "Familiar": 1,
            "Shop Item": 32,
            "Relic": 6,
        },
        **{
            "Search Card": 8,
            "Condition": 4,
            "Ability": 55,
            "Monster": 9,
            "Monster Card": 36,
            "Lieutenant": 6,
        },
        **{"Lieutenant Card": 12, "Agent": 1, "Agent Card": 2, "Overlord Card": 28, "Plot Card": 10},
        **{"Travel Card": 10, "Quest": 14, "Encounter": 23, "Rule": 95, "Map": 23},
    }
    copies = Counter()
    for row in rows("Overlord Card"):
        copies[row["class"]] += row["copies"]
    assert copies == {"Basic": 15, "Magus": 7, "Saboteur": 7, "Warlord": 7, "Universal": 4}
    assert sum(row["copies"] for row in rows("Search Card")) == 12
    assert Counter(row["act"] for row in rows("Shop Item") for _ in range(row["copies"])) == {1: 20, 2: 14}
    assert sum(row.get("buy", 0) for row in rows("Plot Card")) == 22


TEXTS = ("effect", "feat", "overlord_effect", "heroes_win", "overlord_wins", "time_up", "value")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_texts_are_one_finished_line(row: dict[str, Any]):
    assert card_table.TEXTS["effect"] == 400
    for field in (*TEXTS, "road", "plain", "forest", "mountain", "water", "quest_a", "quest_b"):
        text = row.get(field, "Nothing.")
        assert text.isprintable()
        assert text.isascii()
        assert len(text) <= 400
        assert text.endswith(".")
        assert text[0].isupper() or text[0].isdigit()


def test_no_text_names_an_id_or_a_window():
    ids = {row["id"] for row in ROWS}
    for row in ROWS:
        told = " ".join(str(row.get(field, "")) for field in TEXTS)
        words = set(re.findall(r"[\w-]+", told))
        assert not ids & words, row["id"]
        assert not re.search(r"\b(AT|HT|OT|SR|RO|DF|SU|EN|CA)\d", told), row["id"]


@pytest.mark.parametrize("row", named("Die"))
def test_dice_have_six_faces(row: dict[str, Any]):
    die = [row["id"] for row in rows("Die")].index(row["id"])
    assert [face.tolist() for face in setup()["face"][die]] == [tuple(face) for face in row["faces"]]
    assert len(row["faces"]) == 6
    assert [face[0] for face in row["faces"]] == [int(die == numbers.BLUE), 0, 0, 0, 0, 0]
    defence = die in (numbers.BROWN, numbers.GRAY, numbers.BLACK)
    for _, *attack, shields in row["faces"]:
        assert not (any(attack) if defence else shields)


@pytest.mark.parametrize("row", named("Class"))
def test_a_class_has_nine_skills_and_its_gear(row: dict[str, Any]):
    skills = card_table.owned(ROWS, row, "Skill")
    assert [skill["id"] for skill in skills] == [f"{row['id']}-{n}" for n in range(9)]
    assert [skill["xp"] for skill in skills] == [0, 1, 1, 1, 2, 2, 2, 3, 3]
    number = [row["id"] for row in rows("Class")].index(row["id"])
    gear = [item["id"] for item in card_table.owned(ROWS, row, "Gear")]
    items = [row["id"] for row in rows("Gear", "Shop Item", "Relic")]
    assert [items[i] for i in np.flatnonzero(setup()["item"]["cls"] == number)] == gear
    assert gear
    assert number // 2 == ("warrior", "healer", "mage", "scout").index(row["archetype"])


@pytest.mark.parametrize("row", named("Map"))
def test_a_map_has_its_pieces_on_its_spaces(row: dict[str, Any]):
    width = len(row["rows"][0])
    assert [len(line) for line in row["rows"]] == [width] * len(row["rows"])
    ground = {
        (x, y): sign for y, line in enumerate(row["rows"]) for x, sign in enumerate(line) if sign != "#"
    }
    assert len(ground) == SPACES[row["of"]] <= N_SPACES
    assert set(ground.values()) <= set(".~^!o")
    free = {space for space, sign in ground.items() if sign != "o"}
    entrance = spaces(row["entrance"])
    assert len(entrance) == 4
    assert set(entrance) | set(spaces(row.get("exit", ""))) <= free
    for name, area in zones(row).items():
        assert area, name
        assert set(area) <= free
    places = [*row["search"], *row.get("tokens", []), *row.get("figures", [])]
    assert {(x, y) for x, y in places} <= free
    assert len({(x, y) for x, y in row["search"]}) == len(row["search"]) in (4, 5)
    edges = [*row.get("walls", []), *(edge for door in row.get("doors", []) for edge in door["edges"])]
    for x, y, side in edges:
        assert (x, y) in ground
        assert ((x + 1, y) if side == "E" else (x, y + 1)) in ground
    assert len({tuple(edge) for edge in edges}) == len(edges)


SPACES = {
    **{"FB": 87, "FG1": 98, "FG2": 86, "CD1": 123, "CD2": 100, "CP1": 91, "CP2": 126, "MB1": 92, "MB2": 106},
    **{"DW1": 56, "DW2": 126, "OQ0": 107, "OQ1a": 117, "OQ1b": 114, "OQ2": 115, "LV1": 126, "DA1": 145},
    **{"DA2": 136, "ER1": 135, "HC1": 133, "HC2": 133, "FI1": 123, "FI2": 164},
}


@pytest.mark.parametrize("row", named("Quest"))
def test_a_quest_has_its_encounters(row: dict[str, Any]):
    mine = card_table.owned(ROWS, row, "Encounter")
    assert [encounter["id"] for encounter in mine] == row["encounters"]
    assert [encounter["number"] for encounter in mine] == [1, 2][: len(mine)]
    assert {encounter["act"] for encounter in mine} == {row["act"]}
    assert ("carry" in row) == (len(mine) == 2) == ("carry_in" in mine[-1])
    number = [row["id"] for row in rows("Quest")].index(row["id"])
    quest = setup()["quest"][number]
    codes = [row["id"] for row in rows("Encounter")]
    assert [codes[i] for i in quest["encounter"][: quest["n_encounters"]]] == row["encounters"]
    assert (quest["gold"], quest["xp"], quest["act"]) == (row["gold"], row["xp"], row["act"] - 1)


@rule("DES-245")
def test_a_campaign_has_quests_for_its_whole_track():
    tracks = [(row["track"], row["extra"]) for row in rows("Quest")]
    assert Counter(tracks) == {
        **{("intro", False): 1, ("act1", False): 5, ("interlude", False): 1, ("act2", False): 3},
        **{("finale", False): 1, ("intro", True): 1, ("act1", True): 2},
    }


@pytest.mark.parametrize("row", named("Encounter"))
def test_an_encounter_has_groups_in_zones(row: dict[str, Any]):
    number = [row["id"] for row in rows("Encounter")].index(row["id"])
    encounter = setup()["encounter"][number]
    (plan,) = card_table.owned(ROWS, row, "Map")
    areas = list(zones(plan))
    assert encounter["n_groups"] == len(row["groups"])
    kinds = [row["id"] for row in rows("Monster", "Lieutenant", "Agent")]
    for group, told in zip(encounter["group"], row["groups"], strict=False):
        assert (group["kind"] < 0) == (told["kind"] == "open") == ("traits" in told)
        assert told["kind"] == "open" or kinds[group["kind"]] == told["kind"]
        assert areas[group["zone"]] == told["zone"]
    for reinforcement, told in zip(encounter["reinforcement"], row["reinforcements"], strict=False):
        assert reinforcement["zone"] == ZONE_EXIT or areas[reinforcement["zone"]] == told["zone"]
        assert reinforcement["groups"] == sum(1 << (n - 1) for n in told["groups"])
    assert encounter["clock"] == row["clock"]
    assert encounter["n_figures"] == len(plan.get("figures", []))
    assert bool(encounter["has_unique"]) == ("unique" in row)
    assert next(told["id"] for told in card_table.owned(ROWS, row, "Rule")) == f"{row['id']}-1"


@rule("DER-03")
def test_open_groups_have_at_least_two_kinds_to_choose_from():
    kinds = setup()["kind"][: numbers.FIRST_LIEUTENANT]
    for encounter in setup()["encounter"]:
        groups = encounter["group"][: encounter["n_groups"]]
        taken = {int(group["kind"]) for group in groups if group["kind"] >= 0}
        for group in groups[groups["kind"] < 0]:
            fitting = [k for k in range(len(kinds)) if kinds[k]["traits"] & group["traits"]]
            assert len([k for k in fitting if k not in taken and not group["excluded"] >> k & 1]) > 1


# --- what reaches the rules


@rule("HER-5")
def test_numbers_of_a_hero_reach_the_rules():
    grisban = setup()["hero"][numbers.GRISBAN]
    assert [int(grisban[field]) for field in ("speed", "health", "stamina", "feat_action")] == [3, 14, 4, 0]
    assert grisban["attribute"].tolist() == [5, 2, 3, 1]
    assert (grisban["archetype"], grisban["defence"]) == (numbers.WARRIOR, numbers.GRAY)


@rule("SHO-02", "SHO-30", "REL-6", "GEA-06")
def test_items_reach_the_rules():
    crossbow = setup()["item"][numbers.CROSSBOW]
    assert (crossbow["pierce"], crossbow["cost"], crossbow["sell"], crossbow["act"]) == (
        1,
        175,
        75,
        numbers.ACT_1,
    )
    assert crossbow["traits"] == numbers.T_BOW | numbers.T_EXOTIC
    assert crossbow["dice"][: crossbow["n_dice"]].tolist() == [numbers.BLUE, numbers.YELLOW]
    first, second = crossbow["surge"][: crossbow["n_surges"]]
    assert (first["cost"], first["code"].tolist(), first["n"].tolist()) == (1, [numbers.SU_DAMAGE, 0], [2, 0])
    assert second["code"].tolist() == [numbers.SU_DAMAGE, numbers.SU_MOVE_TARGET]
    platemail = setup()["item"][numbers.PLATEMAIL]
    assert (platemail["defence"], platemail["most_speed"], platemail["slot"]) == (
        *(numbers.BLACK, 3, numbers.ARMOR),
    )
    assert setup()["item"][numbers.TRUESHOT]["range"] == 3
    assert setup()["item"][numbers.OAK_STAFF]["reach"] == 1


@rule("LIE-5-2", "MON-6-2M", "AG", "AG-2", "FAM-1")
def test_cards_of_figures_reach_the_rules():
    alric = setup()["card"][36 + 2 * 4 + numbers.ACT_2]
    assert alric["health"].tolist() == [12, 15, 18]
    assert alric["n_defence"].tolist() == [2, 2, 3]
    assert alric["defence"][2].tolist() == [numbers.BLACK, numbers.GRAY, numbers.BROWN]
    assert alric["regeneration"] == 1
    assert alric["special"][: alric["n_specials"]].tolist() == [numbers.AB_OVERPOWER]
    assert alric["abilities"] == numbers.AB_UNMOVABLE | numbers.AB_OVERPOWER
    ettin = setup()["card"][4 * numbers.ETTIN + 3]
    assert ettin["health"].tolist() == [9, 9, 9]
    assert ettin["abilities"] == numbers.AB_REACH | numbers.AB_THROW
    assert setup()["kind"][numbers.ETTIN]["limit"].tolist() == [[1, 0], [0, 1], [1, 1]]
    assert setup()["kind"][numbers.ETTIN]["attribute"].tolist() == [-1] * 4
    assert setup()["kind"][numbers.RAYTHEN]["attribute"].tolist() == [3] * 4
    raythen = setup()["card"][48 + numbers.ACT_2]
    assert raythen["special"][: raythen["n_specials"]].tolist() == [numbers.AB_PILFER]
    assert [option["cost"] for option in raythen["surge"][: raythen["n_surges"]]] == [1, 2]
    assert setup()["familiar"]["health"].tolist() == [4, 4, 4]
    assert setup()["bolt"].tolist() == [numbers.BLUE, numbers.RED, numbers.YELLOW]


def test_clocks_and_what_is_handed_on_reach_the_rules():
    encounters = setup()["encounter"]
    assert encounters["clock_winner"][[numbers.FB, numbers.FG1, numbers.FG2, numbers.LV1]].tolist() == [
        *(Winner.OVERLORD, Winner.NOBODY, Winner.HEROES, -1),
    ]
    assert encounters["carry_in"][numbers.MB2].tolist() == [2, 1]
    assert encounters["never_unique"][[numbers.CP1, numbers.CP2, numbers.FI1]].tolist() == [-1, 0, 1]
    assert encounters["group"][numbers.MB2]["late"].tolist() == [0, 1, 0, 0]
    assert encounters["group"][numbers.FB]["count"][0].tolist() == [[0, 1], [0, 1], [1, 1]]
    assert encounters["group"][numbers.FB]["count"][1].tolist() == [[-1, -1]] * 3


# --- a user's table


def test_changed_numbers_reach_the_rules(tmp_path: Path):
    text = card("HER-5", "health = 20") + card(
        "SHO-02", 'surges = ["2: +3 damage", "1: +1 damage and Move target 1"]'
    )
    text += card("LIE-1-1", "health = [8, 10, 14]")
    text += card(
        "FB",
        "clock = 9",
        'reinforcements = [{ groups = [2], rank = "any", number = [1, 1, 1], zone = "26A" }]',
    )
    made = setup_of(GAME.variant(content=table(tmp_path, text)))
    assert made["hero"][numbers.GRISBAN]["health"] == 20
    assert made["item"][numbers.CROSSBOW]["surge"][0]["cost"] == 2
    assert made["item"][numbers.CROSSBOW]["surge"][0]["n"].tolist() == [3, 0]
    assert made["card"][36]["health"].tolist() == [8, 10, 14]
    assert made["encounter"][numbers.FB]["clock"] == 9
    assert made["encounter"][numbers.FB]["reinforcement"][0]["number"].tolist() == [1, 1, 1]


def test_copies_may_move_within_a_deck(tmp_path: Path):
    text = card("OC-05", "copies = 1") + card("OC-01", "copies = 2")
    assert setup_of(GAME.variant(content=table(tmp_path, text)))["overlord"]["copies"].sum() == 40


WRONG = {
    "a deck too large": (card("SEA-1", "copies = 4"), "13 Search Cards"),
    "a basic card for another one": (
        card("OC-05", "copies = 1") + card("OC-11", "copies = 3"),
        "14 Basic cards",
    ),
    "a free skill with a price": (card("BER-0", "xp = 1"), "BER-0, xp.*must be 0"),
    "two names alike": (card("BER-0", 'name = "brute"'), "BER-0 and BER-1.*'Brute'|'brute'"),
    "another surge": (card("SHO-02", 'surges = ["1: Stun"]'), "SHO-02, surges.*other numbers"),
    "no surge": (card("SHO-02", 'surges = ["Stun", "1: Stun"]'), "SHO-02, surges.*'1: [+]2 damage'"),
    "an unknown word": (card("SHO-02", 'surges = ["1: Sing", "1: Stun"]'), "SHO-02, surges.*'Sing'"),
    "a surge too dear": (card("SHO-10", 'surges = ["9: +2 damage", "1: Stun"]'), "SHO-10, surges.*1 to 5"),
    "a map": (card("FB-map", 'entrance = "1,1"'), "FB-map, entrance.*cannot be changed"),
    "a number of healths": (card("LIE-1-1", "health = [9, 9]"), "LIE-1-1, health.*3 numbers"),
    "a health out of range": (card("LIE-1-1", "health = [9, 9, 99]"), "LIE-1-1, health.*1 to 40"),
    "a group more": (card("FB", "groups = []"), "FB, groups.*cannot be changed"),
    "no tables": (card("FB", "groups = [1, 2]"), "FB, groups.*cannot be changed"),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_broken_table_is_refused(tmp_path: Path, fault: str):
    text, found = WRONG[fault]
    refused(GAME, table(tmp_path, text), found)


def test_printed_texts_are_told():
    cards: dict[str, Card] = {card.id: card for card in variant().cards}
    assert cards["HER-1"].text("feat")
    assert cards["HER-1"].text("time_up") is None
    assert cards["HER-1"].figure("speed") == 5
    assert cards["HER-1"].figure("cost") is None
    assert cards["BER-0"].of == "BER"


# --- options


@rule("DES-001")
def test_there_is_an_agent_for_the_overlord_and_each_hero():
    assert variant().agents == ("overlord_0", "hero_0", "hero_1")
    assert variant(heroes=4).agents == ("overlord_0", "hero_0", "hero_1", "hero_2", "hero_3")
    assert variant(heroes=3).sides == {"overlord": (0,), "heroes": (1, 2, 3)}
    assert variant().n_actions == 466


def options(**chosen: Any) -> dict[str, Any]:
    record = setup(**chosen)["options"]
    return {name: record[name].tolist() for name in record.dtype.names}


def test_options_reach_the_rules():
    assert {field: value for field, value in options().items() if value} == {
        **{"heroes": 2, "encounter": -1, "quest": -1, "act": -1, "hero": [-1] * 4, "cls": [-1] * 4},
        **{"hero_xp": -1, "hero_gold": -1, "overlord_xp": -1, "plot_deck": 1, "start_threat": 3},
        **{"start_fortune": [0] * 4, "random_plot_cards": 3, "plot_shop": 1, "relic_of": [0] * 6},
        **{"carry_in": [-1, -1], "round_cap": 99, "decision_cap": 300},
    }
    made = options(
        **{"scenario": "MB2", "act": 2, "carry": "2,1", "hero_pick": "HER-5,HER-1", "class_pick": "KNI,SPI"},
        **{"hero_xp": 3, "hero_gold": 100, "overlord_xp": 0, "prep": "random", "start_threat": 0},
        **{"start_fortune": "1,12", "plot_cards": "PC-02,PC-10", "plot_shop": False, "raythen_banned": True},
        **{"relics": "REL-1:heroes,REL-3:overlord", "act2_majority": "overlord", "act1_pool": "both"},
        **{"act2_pool": "both", "intro": "TOLL", "travel": True, "round_cap": 3, "decision_cap": 200},
        **{"reward": "score"},
    )
    assert made == {
        **{"heroes": 2, "mode": numbers.MODE_ENCOUNTER, "encounter": numbers.MB2, "quest": -1, "act": 1},
        **{
            "hero": [numbers.GRISBAN, numbers.ASHRIAN, -1, -1],
            "hero_xp": 3,
            "hero_gold": 100,
            "overlord_xp": 0,
        },
        **{"cls": [numbers.KNIGHT, numbers.SPIRITSPEAKER, -1, -1], "random_prep": 1, "plot_deck": 1},
        **{"start_threat": 0, "start_fortune": [1, 12, 0, 0], "plot_cards": 0b1000000010},
        **{"random_plot_cards": 0, "plot_shop": 0, "relic_of": [1, 0, 2, 0, 0, 0], "carry_in": [2, 1]},
        **{"majority": 2, "act1_pool": numbers.ACT1_BOTH, "act2_both": 1, "intro": numbers.TOLL, "travel": 1},
        **{"round_cap": 3, "decision_cap": 20, "banned_raythen": 1, "score": 1},
    }


def test_a_quest_and_a_campaign_have_other_presets():
    quest = options(mode="quest", scenario="WING")
    assert (quest["mode"], quest["quest"], quest["encounter"]) == (numbers.MODE_QUEST, numbers.WING, -1)
    assert (quest["start_threat"], quest["random_plot_cards"], quest["decision_cap"]) == (3, 3, 600)
    campaign = options(mode="campaign")
    assert (campaign["start_threat"], campaign["random_plot_cards"], campaign["decision_cap"]) == (0, 0, 4000)


@rule("DER-15")
def test_without_the_plot_deck_nobody_has_tokens():
    made = options(plot_deck=False)
    assert (made["plot_deck"], made["start_threat"], made["random_plot_cards"]) == (0, 0, 0)


def test_draft_is_an_option_of_heroes_and_of_classes():
    assert options(hero_pick="draft")["hero"] == [numbers.BY_DRAFT, numbers.BY_DRAFT, -1, -1]
    assert options(class_pick="draft", heroes=4)["cls"] == [numbers.BY_DRAFT] * 4


TOGETHER = {
    "act": {"act": 1, "mode": "campaign"},
    "scenario": {"scenario": "FB", "mode": "quest"},
    "hero_pick": {"hero_pick": "HER-1,HER-2", "heroes": 3},
    "class_pick": {"class_pick": "BER,DIS", "hero_pick": "HER-1,HER-5"},
    "start_threat": {"start_threat": 2, "plot_deck": False},
    "start_fortune": {"start_fortune": "1,1", "heroes": 3},
    "plot_cards": {"plot_cards": "random 2", "plot_deck": False},
    "carry": {"carry": "3,2", "scenario": "MB2"},
}


@pytest.mark.parametrize("option", TOGETHER)
def test_options_that_do_not_go_together_are_refused(option: str):
    with pytest.raises(ValueError, match=f"{option}=.*it must be"):
        GAME.variant(**TOGETHER[option])

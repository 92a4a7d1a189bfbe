"""The card tables and the options of the game: what they hold and change, and how wrong ones are refused."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.cryptic import cards as card_table
from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic.cards import CLASSES, Card
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.rows import BOARDS, GODDESSES
from dungeonzoo.envs.cryptic.state import Life, Winner
from tests.card_tables import card, refused, table

rule = pytest.mark.rule


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


def cards(*types: str) -> list[Card]:
    """The things of these types, or all."""
    return [card for card in variant().cards if not types or card.type in types]


def setup_of(made: Variant) -> Any:
    return np.frombuffer(made.setup, GAME.rules.setup_dtype)[0]


def setup(**options: Any) -> Any:
    return setup_of(variant(**options))


# --- the built-in tables


ABILITIES = ("Start", "Charge", "Charge", "Devour")


@rule("CE-038", "CE-041")
def test_each_class_has_eight_cryptonauts_with_four_abilities():
    assert Counter(card.type for card in cards(*CLASSES)) == dict.fromkeys(CLASSES, 8)
    for sheet in cards(*CLASSES):
        own = [card for card in cards(*ABILITIES) if card.of == sheet.id]
        assert [card.id for card in own] == [f"{sheet.id}-{n}" for n in range(1, 5)]
        assert tuple(card.type for card in own) == ABILITIES


@rule("CE-036", "CE-039")
def test_only_spellcasters_have_cast_and_spells():
    for sheet in cards(*CLASSES):
        assert sheet.attacks
        assert (sheet.figure("cast") is not None) == (sheet.type == "Spellcaster")
    for ability in cards(*ABILITIES):
        assert ability.line
        owner = next(card for card in cards(*CLASSES) if card.id == ability.of)
        assert owner.type == "Spellcaster" or not ability.line.startswith("S")


@rule("CE-002", "CE-014", "CE-141", "CE-164", "CE-174", "CE-182", "CE-185", "CE-212", "CE-219")
def test_everything_is_there_as_often_as_it_should_be():
    assert [card.id for card in cards("Realm", "Sub-Realm")] == list(BOARDS)
    assert [card.id for card in cards("Goddess")] == list(GODDESSES)
    assert [card.id for card in cards("Artifact")] == [f"A{n:02}" for n in range(1, 21)]
    assert [card.id for card in cards("Relic")] == [f"R{n:02}" for n in range(1, 13)]
    assert Counter(card.of for card in cards("Relic")) == dict.fromkeys(BOARDS, 2)
    assert [card.id for card in cards("Trap")] == [f"T{n}" for n in range(1, 7)]
    assert sum(card.figure("copies") or 0 for card in cards("Encounter")) == 35
    objectives = Counter(card.of for card in cards("Objective"))
    assert objectives == {"TOMB": 2, "CAVE": 2, "HALL": 2, "BOG": 2, "MIRROR": 1, "CITADEL": 1}
    for goddess in GODDESSES:
        mine = [card for card in cards() if card.of == goddess]
        assert sum(card.figure("copies") or 0 for card in mine if card.type == "Card") == 20
        assert sum(card.type == "Master" for card in mine) == 2
        monsters = [card for card in mine if card.type == "Monster"]
        assert any(card.figure("size") == 2 for card in monsters)
        limits = {1: 4, 2: 2, 3: 1}
        usual = [card for card in monsters if card.id != "spore"]
        assert all(card.figure("limit") == limits[card.figure("cost") or 0] for card in usual)


def test_texts_are_one_finished_line():
    for thing in cards():
        for text in filter(None, (thing.effect, thing.mastery, thing.soul_effect)):
            assert text.isprintable()
            assert len(text) <= 400
            assert text.endswith(".")
        assert bool(thing.mastery) == (thing.type == "Card") == bool(thing.mastery_line)
        assert bool(thing.soul_effect) == (thing.type in ("Artifact", "Relic")) == bool(thing.soul_line)


def test_no_text_names_an_id_or_speaks_the_notation():
    ids = {card.id for card in cards()} - {"door", "fire", "pod"}
    for thing in cards():
        words = (
            f"{thing.effect} {thing.mastery} {thing.soul_effect}".replace(",", " ").replace(".", " ").split()
        )
        assert not ids & set(words), thing.id
        assert not {"(", ")", "{", "}"} & set(thing.effect), thing.id


NUMBERS = {"two": "2", "three": "3", "regains all": "99"}


def numbers_told(text: str) -> set[str]:
    """Numbers of a text, in digits or words."""
    return set(re.findall(r"\d+", text)) | {digits for words, digits in NUMBERS.items() if words in text}


@pytest.mark.parametrize(
    ("text", "line"), [("effect", "line"), ("mastery", "mastery_line"), ("soul_effect", "soul_line")]
)
def test_texts_tell_the_numbers_of_their_lines(text: str, line: str):
    """A number 1 may be told by `a` or `adjacent`."""
    for row in card_table.load(None):
        if line in row:
            assert set(re.findall(r"\d+", row[line])) - {"1"} <= numbers_told(row[text]), row["id"]


PRINTED = {
    "TOMB": {"%": 2, "+": 4, "1": 8, "2": 8, "A": 3, "M": 3, "S": 5, "T": 8, "X": 1, "s": 12, "~": 8},
    "CAVE": {
        "%": 2,
        "+": 4,
        "1": 8,
        "2": 8,
        "A": 3,
        "B": 3,
        "H": 3,
        "M": 3,
        "Q": 4,
        "_": 16,
        "s": 12,
        "~": 22,
    },
    "HALL": {"%": 2, "+": 4, "1": 8, "2": 8, "A": 3, "D": 2, "F": 4, "M": 3, "s": 12, "~": 12},
    "BOG": {"%": 2, "+": 4, "1": 8, "2": 8, "A": 3, "G": 4, "M": 3, "W": 4, "s": 12, "~": 34},
    "MIRROR": {"%": 1, "+": 1, "1": 8, "A": 1, "M": 1, "O": 1, "a": 1, "s": 4, "~": 6},
    "CITADEL": {"%": 1, "+": 1, "1": 8, "A": 1, "M": 1, "P": 3, "a": 1, "s": 4, "~": 18},
}


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_a_closed_square_with_its_symbols(board: str):
    (row,) = (row for row in card_table.load(None) if row["id"] == board)
    width = 20 if row["type"] == "Realm" else 12
    assert [len(line) for line in row["map"]] == [width] * width
    edge = row["map"][0] + row["map"][-1] + "".join(line[0] + line[-1] for line in row["map"])
    assert set(edge) == {"#"}
    found = Counter("".join(row["map"]))
    assert {symbol: n for symbol, n in found.items() if symbol not in "#."} == PRINTED[board]


# --- what reaches the rules


@rule("CE-007")
def test_the_spaces_of_a_board_reach_the_rules():
    tomb = setup()["board"][sheets.TOMB]
    assert (tomb["width"], tomb["monster_limit"], tomb["special"]) == (20, 5, sheets.SAND)
    assert tomb["terrain"][20 * 1 + 1] == sheets.ENTRANCE_1
    assert tomb["terrain"][20 * 5 + 1] == sheets.SPECIAL
    assert tomb["token"][20 * 2 + 7] == sheets.TRAP
    assert np.flatnonzero(tomb["token"] & sheets.ARTIFACT).tolist() == [78, 209, 321]
    kinds = tomb["site_kind"][: tomb["n_sites"]].tolist()
    assert Counter(kinds) == {
        sheets.DOOR: 4,
        sheets.ARCANE_DOOR: 2,
        sheets.MONOLITH: 3,
        sheets.SARCOPHAGUS: 5,
        sheets.SCALES: 1,
    }
    assert tomb["site_cell"][: tomb["n_sites"]].tolist() == sorted(tomb["site_cell"][: tomb["n_sites"]])
    assert tomb["objective"].tolist() == [sheets.SEARCH, sheets.PAY_SOUL]
    assert tomb["site"].tolist() == [sheets.SARCOPHAGUS, sheets.SCALES]
    assert tomb["goal"].tolist() == [1, 3]


def test_structures_of_four_spaces_stand_once_and_gashnoradon_at_her_start():
    boards = setup()["board"]
    for board, kind in ((sheets.CAVE, sheets.SULTAN), (sheets.HALL, sheets.FIRE)):
        sites = boards[board]["site_kind"].tolist()
        assert sites.count(kind) == 1
        assert boards[board]["site_cell"][sites.index(kind)] == 20 * 9 + 9
    assert boards["gash"].tolist() == [-1, -1, -1, 20 * 9 + 9, -1, -1]
    assert boards[sheets.BOG]["site"].tolist() == [-1, sheets.TOTEM]
    assert setup()["structure_size"].tolist() == [1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1]
    assert setup()["structure_health"].tolist() == [2, 4, 3, -1, -1, -1, -1, 3, 3, 2, 6, 30, 2]


def test_hazards_happen_when_they_say():
    boards = setup()["board"]
    fields = ("enter_effect", "upkeep_effect", "cleanup_effect", "miss_effect")
    has = {name: {f for f in fields if boards[i][f] >= 0} for i, name in enumerate(BOARDS)}
    assert has == {
        "TOMB": set(),
        "CAVE": {"enter_effect", "upkeep_effect"},
        "HALL": {"enter_effect", "upkeep_effect"},
        "BOG": set(),
        "MIRROR": {"miss_effect"},
        "CITADEL": {"upkeep_effect", "cleanup_effect"},
    }


def test_sheets_reach_the_rules():
    sheet = setup()["sheet"][0]
    assert [int(sheet[field]) for field in ("vitae", "stamina", "aim", "cast", "move")] == [5, 4, 5, -1, 4]
    assert sheet["weapon"].tolist()[2:] == [-1, -1]
    pistol = setup()["weapon"][sheet["weapon"][0]]
    assert (pistol["type"], pistol["range"], pistol["damage"]) == (sheets.RANGED, 3, 2)
    hound = setup()["monster"][sheets.HOUND]
    assert [int(hound[f]) for f in ("goddess", "cost", "limit", "health", "move", "aim", "size")] == [
        *(sheets.SKZ, 1, 4, 3, 5, 4, 1)
    ]
    assert setup()["monster"]["special_limit"].tolist() == [0] * 6 + [1] + [0] * 3 + [1]
    assert setup()["monster"]["weapon"][sheets.SPORE] == -1
    gash = setup()["monster"][sheets.GASHNORADON]
    assert (gash["goddess"], gash["cost"]) == (-1, -1)
    goddess = setup()["goddess"]
    assert goddess["n_monsters"].tolist() == [3, 3, 4]
    assert goddess["monster"].tolist() == [[0, 1, 2, -1], [3, 4, 5, -1], [6, 7, 8, 9]]
    assert goddess["master"].tolist() == [[0, 1], [2, 3], [4, 5]]
    assert goddess["status_cards"].tolist() == [3, 1, 4]
    assert goddess["card"][0][0].tolist()[:3] == (2, 2, 1)


def test_boosted_weapons_bear_the_flag_that_names_them():
    weapons = setup()["weapon"]
    boosted = Counter(int(boost) for boost in weapons["boost"] if boost > 0)
    assert boosted == dict.fromkeys(
        (
            sheets.K_BRACED,
            sheets.K_ACID,
            sheets.K_HAMMER,
            sheets.K_GAUNTLET,
            sheets.K_TRIDENT,
            sheets.K_EMPEROR,
        ),
        1,
    )


# --- options


@rule("CE-001", "CE-011")
def test_there_is_an_agent_for_the_goddess_and_each_player_of_cryptonauts():
    assert variant().agents == ("goddess", "cryptonaut_0")
    assert variant(players=3).agents == ("goddess", "cryptonaut_0", "cryptonaut_1")
    assert variant(players=4).agents == ("goddess", "cryptonaut_0", "cryptonaut_1", "cryptonaut_2")


def test_spaces_of_all_boards_in_play_are_actions():
    assert variant().n_actions == 551
    assert variant(sub_realms=1).n_actions == 695
    assert variant(sub_realms=2).n_actions == 839
    assert variant(quickplay=True).n_actions == 295


def test_spaces_are_numbered_board_by_board():
    grid = setup(sub_realms=1)["grid"]
    assert grid["n_cells"] == 544
    assert grid["base"].tolist() == [0, 400, -1]
    assert grid["width"].tolist() == [20, 12, 0]
    assert (grid["x"][45], grid["y"][45], grid["slot"][45]) == (5, 2, 0)
    assert (grid["x"][400 + 29], grid["y"][400 + 29], grid["slot"][400 + 29]) == (5, 2, 1)


def test_every_option_reaches_the_rules():
    def option(name: str, **options: Any) -> int:
        return int(setup(**options)["options"][name])

    assert [option("players", players=n) for n in (2, 3, 4)] == [2, 3, 4]
    assert [option("n_slots", sub_realms=n) for n in (0, 1, 2)] == [1, 2, 3]
    ways = ("first_game", "random", "choose", "draft")
    assert [option("setup", setup=way) for way in ways] == [0, 1, 2, 3]
    for switch in ("quickplay", "relics", "encounters"):
        assert [option(switch, **{switch: on}) for on in (False, True)] == [0, 1]
    assert [option("path", move=move) for move in ("step", "path")] == [0, 1]
    assert [option("score", reward=reward) for reward in ("win", "score")] == [0, 1]
    realms = ("tomb", "cave", "hall", "bog", "random")
    assert [option("realm", realm=realm) for realm in realms] == [0, 1, 2, 3, -1]
    boards = ("mirror", "citadel", "random")
    assert [option("realm", realm=board, quickplay=True) for board in boards] == [4, 5, -1]
    goddesses = ("skzaak", "gorkuk", "mycothis", "random")
    assert [option("goddess", goddess=goddess) for goddess in goddesses] == [0, 1, 2, -1]


def squads(**options: Any) -> list[str]:
    ids = [card.id for card in cards(*CLASSES)]
    return [ids[sheet] for sheet in setup(**options)["options"]["squads"] if sheet >= 0]


@rule("CE-018")
def test_the_first_game_is_fixed():
    assert squads() == squads(players=3) == ["VET", "DEM", "XEN", "INF", "AND", "MAG"]
    assert squads(players=4) == ["VET", "DEM", "INF", "AND", "SPE", "GUA"]
    assert squads(quickplay=True) == ["VET", "DEM", "INF", "AND"]
    for options in ({}, {"players": 3}, {"players": 4}):
        assert [int(setup(**options)["options"][name]) for name in ("realm", "goddess")] == [0, 0]
    assert [int(setup(quickplay=True)["options"][name]) for name in ("realm", "goddess")] == [4, 0]


def test_named_people_and_places_override_the_setup():
    named = {"realm": "bog", "goddess": "gorkuk", "squads": "TRA,PAT,GEO,ORA,SAB,CHE"}
    for way in ("first_game", "random", "choose"):
        made = setup(setup=way, **named)["options"]
        assert (made["realm"], made["goddess"]) == (sheets.BOG, sheets.GOR)
        assert squads(setup=way, **named) == named["squads"].split(",")
    assert squads(setup="random") == squads(setup="choose") == squads(setup="draft") == []


def test_a_goddess_by_chance_is_not_chosen():
    chosen, by_chance = (
        setup(setup="choose", goddess=name)["options"]["goddess"] for name in (None, "random")
    )
    assert chosen == -1
    assert by_chance == -2


WRONG_TOGETHER: list[tuple[str, dict[str, Any]]] = [
    ("players", {"quickplay": True, "players": 3}),
    ("sub_realms", {"quickplay": True, "sub_realms": 1}),
    ("setup", {"quickplay": True, "setup": "draft"}),
    ("realm", {"quickplay": True, "realm": "tomb"}),
    ("realm", {"realm": "mirror"}),
    ("realm", {"setup": "draft", "realm": "tomb"}),
    ("goddess", {"setup": "draft", "goddess": "random"}),
    ("squads", {"setup": "draft", "squads": "VET,DEM,XEN,INF,AND,MAG"}),
    ("squads", {"squads": "VET,DEM,INF,AND"}),
    ("squads", {"quickplay": True, "squads": "VET,DEM,XEN,INF,AND,MAG"}),
    ("squads", {"squads": "VET,DEM,XEN,INF,AND,VET"}),
    ("squads", {"squads": "VET,DEM,XEN,INF,AND,YOU"}),
    ("squads", {"squads": "VET, DEM, XEN, INF, AND, MAG"}),
]


@pytest.mark.parametrize(("option", "options"), WRONG_TOGETHER)
def test_options_that_exclude_each_other_are_refused_in_one_line(option: str, options: dict[str, Any]):
    with pytest.raises(ValueError, match=rf"^{option}=.*it must be ") as error:
        GAME.variant(**options)
    assert "\n" not in str(error.value)


def test_the_content_hash_is_that_of_the_tables_alone():
    hashes = {variant(**options).content_hash for options in ({}, {"quickplay": True}, {"sub_realms": 2})}
    assert len(hashes) == 1


# --- rewards


def returns(reward: str, players: int = 3, **fields: Any) -> list[float]:
    """Returns of a state in which Cryptonauts 0 to 5 are there, with some fields changed."""
    made = variant(reward=reward, players=players).table()
    state = made.states[0]
    state["unit"]["life"][:6] = Life.PRESENT
    for name, value in fields.items():
        if name in ("life", "knowledge"):
            state["unit"][name][: len(value)] = value
        else:
            state[name] = value
    return made.returns(0).tolist()


@pytest.mark.parametrize(
    ("winner", "expected"),
    [(Winner.CRYPTONAUTS, [-1, 1, 1]), (Winner.THE_GODDESS, [1, -1, -1]), (Winner.NOBODY, [0, 0, 0])],
)
def test_reward_win_goes_to_a_side(winner: int, expected: list[float]):
    assert returns("win", winner=winner) == expected


def test_reward_score_is_a_tenth_of_the_progress_of_the_cryptonauts():
    knowledge = [1, 2, 0, 1]
    assert returns("score", knowledge=knowledge) == pytest.approx([-0.4, 0.4, 0.4])
    life = [Life.DEAD, Life.TELEPORTED, Life.PRESENT, Life.PRESENT]
    assert returns("score", knowledge=knowledge, life=life) == pytest.approx([-0.2, 0.2, 0.2])
    assert returns("score", players=2, done=[[1, 0], [0, 0], [0, 0]]) == pytest.approx([-0.1, 0.1])


def test_reward_score_counts_no_monsters():
    fields = {"life": [Life.PRESENT] * 6 + [Life.DEAD] * 11, "winner": Winner.THE_GODDESS}
    assert returns("score", **fields) == [0, 0, 0]


# --- a user's card table


def test_a_users_numbers_take_effect(tmp_path: Path):
    mine = table(
        tmp_path,
        card("VET", "vitae = 7", 'attacks = "Old Pistol R4 D3; Knife M D1"')
        + card("VET-2", 'line = "K: R6 D3"')
        + card("DEM-1", 'line = "A! R5 cell: foes(2)@cell: dmg(3)"')
        + card("hound", "health = 4", "cost = 2")
        + card("m_regent", "cost = 3", "health = 1")
        + card("SK01", "effect_cost = 3", 'line = "E goddess: summon(guardian,1)"')
        + card("BC1", "cost = 2")
        + card("TOMB", "monster_limit = 6", "power_gain = 1")
        + card("TOMB-O2", "goal = 2")
        + card("door", "health = 3"),
    )
    own = GAME.variant(content=mine)
    made = setup_of(own)
    assert made["sheet"]["vitae"][0] == 7
    pistol = made["weapon"][made["sheet"]["weapon"][0][0]]
    assert (pistol["range"], pistol["damage"]) == (4, 3)
    assert next(card for card in own.cards if card.id == "VET").attacks == ("Old Pistol", "Knife")
    rifle = made["weapon"][made["effect"][made["sheet"]["ability"][0][1]]["weapon"]]
    assert (rifle["range"], rifle["damage"]) == (6, 3)
    grenades = made["effect"][made["sheet"]["ability"][16][0]]
    assert grenades["within"][0]["n"] == 5
    assert made["op"][grenades["first"]]["n"] == 3
    assert made["aim"][made["op"][grenades["first"]]["to"]]["radius"] == 2
    assert (made["monster"]["health"][0], made["monster"]["cost"][0]) == (4, 2)
    assert (made["master"]["cost"][1], made["master"]["health"][1]) == (3, 1)
    seal = made["goddess"][0]["card"][0]
    assert seal["effect_cost"] == 3
    assert made["op"][made["effect"][seal["effect"]]["first"]]["n"] == 1
    assert made["blood"]["cost"][0] == 2
    tomb = made["board"][0]
    assert (tomb["monster_limit"], tomb["power_gain"], tomb["goal"][1]) == (6, 1, 2)
    assert made["structure_health"][0] == 3


def test_copies_may_move_between_the_cards_of_a_deck(tmp_path: Path):
    text = card("SK01", "copies = 3") + card("SK02", "copies = 1") + card("OE1", "copies = 4")
    made = setup_of(GAME.variant(content=table(tmp_path, text + card("OE2", "copies = 6"))))
    assert made["goddess"][0]["card"]["copies"].tolist() == [3, 1] + [2] * 8
    assert made["encounter"]["copies"].tolist() == [4, 6] + [5] * 5


def test_what_stands_in_a_line_may_change_its_numbers_alone(tmp_path: Path):
    for line in ("T! on monster_killed[R5] self: soul(+2)", "T!on monster_killed [R3] self :soul( 1 )"):
        GAME.variant(content=table(tmp_path, card("NEC-2", f'line = "{line}"')))


BROKEN = {
    "another operation": (
        card("VET-4", 'line = "F self: heal(2); kw(armor 2,eon)"'),
        "VET-4, line.*armor 2,eoc",
    ),
    "an operation more": (card("VET-3", 'line = "A! R5 ally[unretired]: acts(+1); prep()"'), "VET-3, line"),
    "once as often as one likes": (card("VET-3", 'line = "A R5 ally[unretired]: acts(+1)"'), "VET-3, line"),
    "another kind": (card("MAG-1", 'line = "A R5 hit: dmg(2)"'), "MAG-1, line.*S R5 hit"),
    "another target": (card("MAG-1", 'line = "S R5 foe: dmg(2)"'), "MAG-1, line.*S R5 hit"),
    "flags of Damage": (card("MAG-1", 'line = "S R5 hit: dmg(2,p)"'), "MAG-1, line"),
    "no Range": (card("MAG-1", 'line = "S hit: dmg(2)"'), "MAG-1, line"),
    "another sign": (
        card("CHE-1", 'line = "F! R1 ally[unretired]: mod(damage,-1,eoc); stam(-1)"'),
        "-1.*1 to 5",
    ),
    "a number too large": (card("MAG-1", 'line = "S R5 hit: dmg(10)"'), "MAG-1, line: 10.*1 to 9"),
    "a change too large": (
        card("XEN-1", 'line = "F! R5 foe: mod(armor,-6,eoc)"'),
        "XEN-1, line: -6.*-5 to -1",
    ),
    "too far": (card("MAG-1", 'line = "S R21 hit: dmg(2)"'), "MAG-1, line: 21.*1 to 20"),
    "no area": (card("BER-2", 'line = "K!: foes(0)@self each M D2"'), "BER-2, line: 0.*1 to 9"),
    "no line": (card("MAG-1", 'line = "Two Damage"'), "MAG-1, line.*'Two Damage'.*kind"),
    "half a line": (card("MAG-1", 'line = "S R5 hit: dmg(2"'), "MAG-1, line.*brackets of dmg"),
    "words behind a line": (card("MAG-1", 'line = "S R5 hit: dmg(2) twice"'), "MAG-1, line.*'twice'.*end"),
    "an unknown operation": (card("MAG-1", 'line = "S R5 hit: burn(2)"'), "MAG-1, line.*'burn'.*one of"),
    "an unknown selector": (card("MAG-1", 'line = "S R5 man: dmg(2)"'), "MAG-1, line.*'man'.*one of"),
    "a word for a number": (card("MAG-1", 'line = "S R5 hit: dmg(two)"'), "MAG-1, line.*must be like dmg"),
    "a line for one that has none": (card("A03", 'line = "P self: kw(floating,play)"'), "A03.*'line'"),
    "an Attack more": (card("VET", 'attacks = "Pistol R3 D2; Knife M D1; Club M D1"'), "VET, attacks"),
    "a Pistol for close combat": (card("VET", 'attacks = "Pistol M D2; Combat Knife M D1"'), "VET, attacks"),
    "a long Knife": (card("VET", 'attacks = "Pistol R3 D2; Combat Knife Reach D1"'), "VET, attacks"),
    "a Pistol that reaches nothing": (card("VET", 'attacks = "Pistol R1 D2; Knife M D1"'), "VET.*1.*2 to 20"),
    "an Attack without a name": (card("VET", 'attacks = "R3 D2; Combat Knife M D1"'), "VET, attacks"),
    "two Attacks of one name": (card("VET", 'attacks = "Knife R3 D2; knife M D1"'), "VET.*Knife|VET.*knife"),
    "an Attack called like an Ability": (card("VET-2", 'name = "Pistol"'), "VET.*Pistol"),
    "an Artifact called like an Attack": (card("A07", 'name = "Combat Knife"'), "Combat Knife"),
    "no Vitae": (card("VET", "vitae = 0"), "VET, vitae.*0.*1 to 20"),
    "an Aim beyond a die": (card("VET", "aim = 7"), "VET, aim.*7.*0 to 6"),
    "another class": (card("VET", 'type = "Expert"'), "VET, type.*Mercenary"),
    "Cast for a Mercenary": (card("VET", "cast = 4"), "VET.*'cast'"),
    "a cheaper Goddess": (card("SKZ", "hand_limit = 0"), "SKZ, hand_limit.*0.*1 to 9"),
    "another Goddess's Monster": (card("hound", 'of = "GOR"'), "hound, of.*SKZ"),
    "a large Hound": (card("hound", "size = 2"), "hound, size.*1"),
    "too many Monsters": (card("hound", "limit = 8"), "11 Monsters of SKZ.*10"),
    "a card too few": (card("SK01", "copies = 1"), "Sk'Zaak.*19 cards.*20"),
    "an Encounter too many": (card("OE1", "copies = 6"), "Encounters.*36 cards.*35"),
    "another map": (card("TOMB", 'map = ["####"]'), "TOMB, map"),
    "a goal beyond reach": (card("TOMB-O2", "goal = 4"), "TOMB-O2, goal.*4.*1 to 3"),
    "free Blood": (card("BC1", "cost = -1"), "BC1, cost.*-1"),
    "a Wall that breaks": (card("sarcophagus", "health = 3"), "sarcophagus.*'health'"),
    "name of another Cryptonaut": (card("VET", 'name = "Infantry"'), "Infantry"),
    "name of another card": (card("SK02", 'name = "Seal the Crypt"'), "Seal the Crypt"),
    "two lines": (card("SK01", 'mastery = "One\\nTwo"'), "SK01, mastery"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_table_is_refused_in_one_line(tmp_path: Path, fault: str):
    text, found = BROKEN[fault]
    refused(GAME, table(tmp_path, text), found)

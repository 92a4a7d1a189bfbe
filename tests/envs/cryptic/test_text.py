"""Words about a position: made from a seat's own view, complete, and telling nothing else."""

import numpy as np
import pytest

from dungeonzoo.envs.cryptic.board import map_lines
from dungeonzoo.envs.cryptic.cards import load
from dungeonzoo.envs.cryptic.language import parse, parse_attacks
from dungeonzoo.envs.cryptic.phrases import say, weapon
from dungeonzoo.envs.cryptic.state import Act, Life
from dungeonzoo.envs.cryptic.text import CrypticWords
from tests.generic.play import random_tables, view

from .kit import Position, position, setup, variant

GODDESS, PLAYER = 0, 1
KINDS = [{}, {"quickplay": True}, {"sub_realms": 2, "players": 4, "setup": "random"}]


def texts(game: Position) -> list[str]:
    """What the player asked may do, in words."""
    seen = game.view(game.seat)
    return [game.variant.words.action_text(seen, int(a)) for a in np.flatnonzero(game.table.legal(0))]


def board(game: Position, seat: int) -> str:
    return game.variant.words.board(game.view(seat))


def described(game: Position, seat: int) -> str:
    mask = game.table.legal(0) if game.seat == seat else np.zeros(game.table.n_actions, np.int8)
    return game.variant.words.describe(game.view(seat), mask)


def question(game: Position, seat: int) -> str:
    return board(game, seat).splitlines()[-1].strip()


def told(game: Position, seat: int, *choices: str | tuple[int, ...]) -> list[str]:
    """What these choices change for a player, in words."""
    before = game.view(seat)
    game.do(*choices)
    return game.variant.words.changes(before, game.view(seat))


# --- effects


MONSTERS = {
    "guardian": "Tomb Guardian",
    "hound": "Crypt Hound",
    "spore": "Foetal Spores",
    "troll": "Flaying Troll",
}


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("P self: kw(armor 1,play); kw(unyielding,play)", "Armor 1; Unyielding"),
        ("P aura foes(1)@self: mod(aim,-1,play)", "Monsters within 1: Aim -1"),
        (
            "A! R5 ally[unretired]: acts(+1)",
            "Action, once per Round: another Cryptonaut (not Retired), within 5 in Sight: 1 more Action",
        ),
        (
            "K!: foes(1)@self each M D2",
            "Attack, once per Round: Melee, Damage 2, against each of the Monsters within 1",
        ),
        ("F self: heal(2); kw(armor 2,eoc)", "Free Action: heal 2; Armor 2 until Cleanup"),
        (
            "T! on ally_attacked[R1] self: redirect(self); kw(armor 1,act)",
            "once per Round, when an Attack hits another Cryptonaut within 1: the hit goes to the user; "
            "Armor 1 for this Action",
        ),
        (
            "S R6 foe: dmg(3,p); foes(1)@tgt: dmg(2)",
            "Spell: a Monster within 6 in Sight: 3 Damage (Piercing); Monsters within 1 of it: 2 Damage",
        ),
        (
            "A R4 foe: when(cost<=2, not master){kill()}{dmg(4,p)}",
            "Action: a Monster within 4 in Sight: if of Cost 2 or less, not a Master: killed; "
            "else: 4 Damage (Piercing)",
        ),
        (
            "E victim: chk(stamina){dmg(2)}{dmg(1)}",
            "the victim: Stamina check (failed: 2 Damage; passed: 1 Damage)",
        ),
        (
            "E R3 of mon | R3 of infected crypt: chk(stamina-1){mark(infection)}{}",
            "a Cryptonaut within 3 of one of her Monsters or within 3 of an infected Cryptonaut: "
            "Stamina -1 check (failed: infected)",
        ),
        ("E goddess: summon(guardian,2)", "Summon Tomb Guardian, up to 2"),
        (
            "P mons[troll|master]: kw(fearsome,play)",
            "Monsters of the Goddess (Flaying Troll or a Master): Fearsome",
        ),
    ],
)
def test_an_effect_is_said_in_english(line: str, text: str) -> None:
    assert say(parse(line), MONSTERS) == text


def test_an_attack_is_said_in_english() -> None:
    (attack,) = parse_attacks("Tranq Pistol R4 D1k onhit {mod(move,-2,eoc)}")
    assert weapon(attack, {}) == "Range 4, Damage 1, Knockback; on a hit Move -2 until Cleanup"


def test_every_line_of_the_tables_can_be_said() -> None:
    rows = load(None)
    names = {row["id"]: row["name"] for row in rows if row["type"] == "Monster"}
    lines = [row[field] for row in rows for field in ("line", "mastery_line", "soul_line") if field in row]
    assert len(lines) > 200
    for line in lines:
        text = say(parse(line), names)
        assert text
        assert not set("{}[]_@") & set(text), text


def test_a_changed_number_is_told(tmp_path) -> None:
    table = tmp_path / "cards.toml"
    table.write_text('[[card]]\nid = "VET"\nattacks = "Pistol R4 D3; Combat Knife M D1"\n')
    words = variant(content=str(table)).words
    assert words.action_help(Act.DRAFT).count("Pistol: Range 4, Damage 3.") == 1


# --- names of actions


def test_actions_are_named_in_the_order_of_their_blocks() -> None:
    names = [variant().words.action_name(action) for action in range(551)]
    assert names[:3] == ["north", "north-east", "east"]
    assert names[Act.VERB] == "move"
    assert names[Act.CARD : Act.CARD + 3] == [
        f"Seal the Crypt: {part}" for part in ("Effect", "Mastery", "discard")
    ]
    assert names[Act.MONSTER + 2] == "Summon Crypt Hound as Deathless Regent"
    assert names[Act.DRAFT] == "Veteran"
    assert names[Act.CELL + 20 * 7 + 12] == "space 12,7"


def test_cards_are_named_by_place_where_the_goddess_may_be_another() -> None:
    words = variant(setup="random", sub_realms=1).words
    assert words.action_name(Act.CARD + 4) == "card 2: Mastery"
    assert words.action_name(Act.MONSTER + 4) == "Summon Monster 2 as Master 1"
    assert words.action_name(Act.CELL + 400 + 12 * 4 + 3) == "space 3,4 of Sub-Realm 1"


def test_an_action_tells_what_is_printed() -> None:
    words = variant().words
    assert words.action_help(Act.CARD) == "Effect, 2 Power: Summon Tomb Guardian, up to 2."
    assert words.action_help(Act.CARD + 1) == "Mastery, 1 Power: all Cryptonauts: they cannot open Doors."
    assert words.action_help(Act.MONSTER + 1).startswith(
        "Cost 1, Health 3, Move 5, Aim 4. Bite: Melee, Damage 1. Pack: "
    )
    assert "Anubian Lord, Cost +2: " in words.action_help(Act.MONSTER + 1)
    assert words.action_help(Act.DRAFT).startswith(
        "Mercenary: Vitae 5, Stamina 4, Aim 5, Move 4. Pistol: Range 3, Damage 2."
    )
    assert words.action_help(Act.DRAFT_GODDESS).startswith("Life Eternal: ")
    assert words.action_help(Act.DRAFT_BOARD).startswith("Traps: ")
    assert words.action_help(Act.CELL) == ""


# --- answers


def test_a_menu_tells_what_may_be_done() -> None:
    game = position(units={"VET": (9, 4), "hound": (9, 6)}, turn="VET", souls={"VET": 1}, stamina={"VET": 3})
    assert question(game, PLAYER) == "You must choose what Veteran does (2 Actions left)."
    assert set(texts(game)) >= {
        "move (up to 4 points)",
        "attack",
        "Charge an Ability or Artifact with a Soul",
        "open a Sarcophagus",
        "prepare, and retire",
        "rest for the whole Turn",
        "retire with 2 Actions left",
    }


def test_an_attack_is_chosen_by_name() -> None:
    game = position(units={"VET": (9, 10), "hound": (10, 10), "hound 2": (11, 10)}, turn="VET")
    game.choose("attack")
    assert "Pistol: Range 3, Damage 2" in texts(game)
    game.choose("Pistol")
    assert texts(game)[0] == "attack Crypt Hound a at 10,10 with Pistol"
    assert question(game, PLAYER) == "You must choose the target of Pistol of Veteran."


def test_a_step_tells_where_it_leads_and_what_it_costs() -> None:
    game = position(units={"VET": (4, 10)}, turn="VET").do("move")
    assert question(game, PLAYER) == "You may move Veteran on (4 points left)."
    assert "step east to 5,10, onto sand (2 points)" in texts(game)
    assert "step north-east to 5,9 (1 point)" in texts(game)


def test_a_step_tells_what_lies_there() -> None:
    game = position(units={"VET": (5, 7)}, turn="VET").do("move")
    assert "step south to 5,8 (1 point, a Soul)" in texts(game)


def test_doors_are_opened_and_closed() -> None:
    game = position(units={"VET": (5, 3)}, turn="VET").do("move")
    assert "open the Mundane Door at 6,3" in texts(game)
    game.choose((6, 3))
    assert "close the Mundane Door at 6,3" in texts(game)


def test_a_failed_check_asks_for_a_reroll() -> None:
    game = position(units={"VET": (9, 10), "hound": (10, 10)}, turn="VET", used={"VET": 0}, dice=[6])
    game.do("attack", "Pistol", "hound")
    game.until("REROLL") if game.asked != "REROLL" else None
    assert question(game, PLAYER).startswith(
        "You may pay 1 Stamina and reroll the Aim check of Veteran (passed by 5 or less)"
    )
    assert texts(game) == ["pay 1 Stamina and reroll", "let the failure stand"]


def test_the_goddess_sees_costs() -> None:
    game = position(units={"VET": (4, 10), "hound": (15, 3)}, turn="goddess", power=3, hand="SK01 SK09")
    told = texts(game)
    assert "play Seal the Crypt for its Effect (2 Power)" in told
    assert "keep Seal the Crypt as a Mastery (1 Power)" in told
    assert "discard Seal the Crypt for 1 Power" in told
    assert "Summon Crypt Hound (1 Power)" in told
    assert "Summon Crypt Hound as Anubian Lord (3 Power)" in told
    assert "Empower a Monolith (3 Power)" in told
    assert "activate Crypt Hound a at 15,3" in told
    assert "end your Turn" in told


def test_a_trigger_is_named() -> None:
    game = position(units={"VET": (9, 10), "hound": (10, 10)}, turn="VET", dice=[6])
    game.do("attack", "Pistol", "hound")
    assert question(game, PLAYER) == "You may use Steady Hand of Veteran."
    assert texts(game) == ["use Steady Hand", "do not use Steady Hand"]


def test_things_change_hands_by_name() -> None:
    units = {"VET": (9, 10), "DEM": (9, 11)}
    game = position(units=units, turn="VET", souls={"VET": 1}, knowledge={"DEM": 1}, items={"DEM": "A04"})
    game.do("trade")
    assert question(game, PLAYER) == "You may let Veteran and Demolitionist trade."
    assert texts(game) == [
        "end the trade",
        "give Demolitionist something",
        "take something from Demolitionist",
    ]
    game.choose("take")
    assert texts(game) == [
        "take Master's Hammer from Demolitionist",
        "take a Knowledge of Death from Demolitionist",
    ]
    assert "Veteran gains Master's Hammer." in told(game, GODDESS, "A04")
    assert "In this Trade: Master's Hammer." in described(game, PLAYER)


def test_a_corpse_is_looted_by_name() -> None:
    game = position(
        units={"VET": (9, 10)}, dead={"DEM": (9, 11)}, turn="VET", souls={"DEM": 1}, bones={"DEM": 1}
    )
    game.do("loot")
    assert question(game, PLAYER) == "You may let Veteran loot the Corpse of Demolitionist."
    assert set(texts(game)) == {"take nothing more", "take a Soul", "take a Bone"}


def test_who_teleports_is_chosen_by_name() -> None:
    units = {"VET": (9, 10), "DEM": (9, 11), "INF": (10, 11)}
    game = position(units=units, turn="VET", done="1").do("teleport")
    assert question(game, PLAYER) == "You must choose who teleports with Veteran."
    assert set(texts(game)) == {"take Demolitionist at 9,11 along", "take Infantry at 10,11 along"}
    game.choose("DEM")
    assert set(texts(game)) == {"teleport", "take Infantry at 10,11 along"}
    assert "Demolitionist teleports." in told(game, GODDESS, "done")


def test_souls_are_named_by_what_they_charge() -> None:
    game = position(
        units={"VET": (9, 10)}, turn="VET", souls={"VET": 1}, charged={"VET": "1"}, vitae={"VET": 3}
    )
    game.choose("restore")
    assert question(game, PLAYER) == "You must choose the Soul that Restores Vitae to Veteran."
    assert texts(game) == ["use an unused Soul", "use the Soul on Assault Rifle"]


def test_the_order_of_the_upkeep_is_told_by_names() -> None:
    units = {"VET": (4, 10), "hound": (15, 3)}
    options = {"goddess": "SKZ", "masteries": "SK10", "lay": {(14, 5): "door open"}, "vitae": {"hound": 1}}
    game = position(units=units, turn="upkeep", **options)
    assert question(game, GODDESS) == "You must choose the Upkeep effect that comes next."
    assert texts(game) == ["Life Eternal comes next", "Collapse comes next"]


def test_a_walk_is_named_by_its_goal() -> None:
    game = position(units={"VET": (5, 4)}, turn="VET", options={"move": "path"}).do("move")
    assert {"stop here", "go to 5,5 (Soul)", "open the Mundane Door at 6,3"} <= set(texts(game))


def test_a_pane_and_a_crystal_are_crossed() -> None:
    game = position("MIRROR", units={"VET": (5, 4)}, turn="VET").do("move")
    assert "go through the mirror to 4,7" in texts(game)
    here = position(units={"VET": (9, 10)}, turn="VET", subs=["MIRROR"], crystals={1: (8, 10)}).do(
        "move", "W"
    )
    assert "cross over to 1,1 of the Mirror Waste" in texts(here)


def test_a_push_is_told_with_its_direction() -> None:
    game = position(units={"GUA": (9, 10), "hound": (10, 10)}, turn="GUA", dice=[1])
    game.do("attack", "Shield Bash", "hound")
    assert question(game, PLAYER).startswith(
        "You must choose the direction in which Crypt Hound a at 10,10 is pushed"
    )
    assert texts(game)[0] == "push Crypt Hound a at 10,10 north"


def test_a_draft_is_told() -> None:
    game = setup(setup="draft")
    assert texts(game) == ["play Sk'Zaak", "play Gor'Kuk", "play Mycothis"]
    game.choose("draft GOR")
    assert "ban the Tomb of Ivory Sands" in texts(game)
    assert "The Goddess is Gor'Kuk" in told_since_start(game)


def told_since_start(game: Position) -> str:
    fresh = setup(setup="draft")
    return " ".join(game.variant.words.changes(fresh.view(PLAYER), game.view(PLAYER)))


# --- the whole situation


def test_a_description_holds_all_that_a_seat_knows() -> None:
    game = position(
        units={"VET": (4, 10), "MAG": (4, 11), "hound": (5, 10)},
        turn="VET",
        round=3,
        vitae={"VET": 2},
        souls={"MAG": 2},
        items={"VET": "A04"},
        charged={"VET": "1"},
        status={"MAG": "infection"},
        power=4,
        hand="SK01 SK02",
        masteries="SK05",
        discard="SK03 SK03",
        codex=(9, 3),
    )
    text = described(game, PLAYER)
    for part in (
        "You are cryptonaut_0, one of 2 players; you lead Veteran,",
        "Round 3, Cryptonauts Turn, Veteran; ",
        "- 1 Veteran (you, Squad I) at 4,10: Vitae 2 of 5, Stamina 4 of 4, Aim 5, Move 4, Armor 0, "
        "2 Actions left; has Assault Rifle (charged) and Master's Hammer.",
        "infected; has 2 Souls.",
        "- a Crypt Hound 5,10 Health 3/3",
        "- Mastery: Funeral Procession, Monsters of the Goddess: Move +1.",
        "Discarded: Bone Spears x2.",
        "Objectives: Codex Lethe 0/1 and Weighing of souls 0/3.",
    ):
        assert part in text, part
    assert "Seal the Crypt" not in text
    hers = described(game, GODDESS)
    assert "You are the Goddess, against 1 player with Cryptonauts." in hers
    assert "- Seal the Crypt. Effect (2): Summon Tomb Guardian, up to 2. Mastery (1): " in hers
    assert "Sarcophagus 9,3 the Codex" in hers
    assert "9,3 the Codex" not in text


def test_the_map_shows_what_is_where() -> None:
    game = position(units={"VET": (4, 10), "hound": (5, 10), "spectro": (15, 12)}, turn="VET")
    _, ones, *rows = map_lines(game.variant.words.read(game.view(PLAYER)), 0)
    assert ones.split() == [str(x % 10) for x in range(20)]
    assert [int(row[:2]) for row in rows] == list(range(20))
    spaces = [[row[3 + 2 * x : 5 + 2 * x] for x in range(20)] for row in rows]
    assert spaces[10][4:6] == [">1", "~a"]
    assert [spaces[y][x] for y in (12, 13) for x in (15, 16)] == ["#b", "^b", "#b", " b"]
    assert (spaces[0][0], spaces[3][6], spaces[8][11], spaces[6][11], spaces[3][9]) == (
        "##",
        " +",
        " %",
        " M",
        " S",
    )
    assert all(row in board(game, PLAYER) for row in rows)


def test_a_spectator_sees_no_hand() -> None:
    game = position(units={"VET": (4, 10)}, turn="goddess", power=3, hand="SK01 SK09")
    for text in (board(game, -1), described(game, -1)):
        assert "Seal the Crypt" not in text
        assert "you" not in text.lower().replace("cryptonaut", "").split()


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_numbers_are_read_back_as_they_are(options: dict) -> None:
    kind = variant(**options)
    assert isinstance(kind.words, CrypticWords)
    for number, table in enumerate(random_tables(kind, 300, seed=5)):
        if number % 3:
            continue
        record = table.states[0]
        seen = kind.words.read(view(kind, table, number % table.n_seats))
        for unit in seen.units:
            true = record["unit"][unit.number]
            if true["life"] != Life.PRESENT or true["cell"] < 0:
                continue
            for name in (
                "cell",
                "sheet",
                "vitae",
                "max_vitae",
                "stamina",
                "max_stamina",
                "souls",
                "knowledge",
                "bones",
            ):
                if unit.cryptonaut or name in ("cell", "sheet", "vitae", "max_vitae"):
                    assert getattr(unit, name) == true[name], (unit.name, name)
            assert [bool(true["retired"]), bool(true["prepared"])] == [unit.retired, unit.prepared]
        for cell in range(seen.grid.size):
            assert seen.terrain[cell] == record["terrain"][cell]
            assert seen.tokens[cell] == record["token"][cell]
        standing = [n for n in range(record["n_structures"]) if not record["structure"][n]["gone"]]
        assert [thing.number for thing in seen.structures] == standing
        for field in ("cell", "kind", "health", "open", "empowered"):
            laid = record["structure"][field][standing].tolist()
            assert [getattr(thing, field) for thing in seen.structures] == laid, field
        assert (seen.round, seen.goddess.power, seen.goddess.hand_n) == (
            record["round"],
            record["power"],
            record["hand_n"],
        )


# --- events


def test_an_attack_is_told() -> None:
    game = position(units={"VET": (9, 10), "hound": (10, 10)}, turn="VET", dice=[1])
    assert "Crypt Hound a loses 2 Health (1 left)." in told(game, PLAYER, "attack", "Pistol", "hound")


def test_a_step_is_told() -> None:
    game = position(units={"VET": (4, 10)}, turn="VET")
    assert told(game, PLAYER, "move", "E") == ["Veteran moves to 5,10."]


def test_a_card_is_told_when_it_is_played() -> None:
    game = position(units={"VET": (4, 10), "hound": (15, 3)}, turn="goddess", power=3, hand="SK05 SK01")
    heard = told(game, PLAYER, "SK05 mastery")
    assert heard[0] == "The Goddess keeps Funeral Procession as a Mastery."
    assert "The Goddess loses 2 Power (1 left)." in heard


def test_a_summons_is_told() -> None:
    game = position(units={"VET": (4, 10)}, turn="goddess", power=3).do("summon hound")
    assert question(game, GODDESS) == "You must choose where the Crypt Hound is Summoned."
    assert "Summon it at 1,1" in texts(game)
    assert "Crypt Hound a at 1,1 appears." in told(game, PLAYER, (1, 1))


def test_a_miss_is_told_to_the_others() -> None:
    game = position(units={"INF": (9, 10), "hound": (10, 10)}, turn="INF", dice=[6])
    heard = told(game, GODDESS, "attack", "Carbine", "hound")
    assert heard == ["Infantry attacks Crypt Hound a at 10,10 with Carbine.", "Infantry fails the Aim check."]


def test_a_monster_s_miss_is_an_action_spent() -> None:
    game = position(units={"VET": (9, 10), "hound": (10, 10)}, turn="hound", dice=[6])
    assert told(game, PLAYER, "attack", "VET") == ["Crypt Hound a has spent an Action."]


def test_an_interrupt_is_told() -> None:
    units = {"VET": (9, 10), "hound": (13, 10)}
    game = position(units=units, turn="goddess", prepared="VET").do("hound", "move")
    assert question(game, PLAYER) == "You may let the Prepared Veteran interrupt Crypt Hound a."
    assert "Veteran takes the Prepared Action." in told(game, GODDESS, "yes")
    assert question(game, PLAYER) == "You must choose the Prepared Action of Veteran."


def test_the_result_is_told() -> None:
    game = position(
        units={"VET": (9, 10), "DEM": (9, 11)},
        turn="VET",
        alone=True,
        knowledge={"VET": 2, "DEM": 1},
        done="1",
    )
    assert game.do("teleport").over
    assert "The game is over; you have won." in board(game, PLAYER)
    assert "The game is over; the Cryptonauts have won." in board(game, GODDESS)

"""What the numbers of an observation and of the full state mean, field by field and column by column.

Names and places are the constants that the kernel writes by (columns.pxd); this module says what they mean.
"""

from functools import cache, partial

from ..core.layout import Field, Layout, columns_field
from . import columns, setup, state

COUNT = "n / (n + 5)"
NUMBER = "x / (|x| + 8)"
PLACE = "(place + 1) / 20"
REF = "(unit + 1) / 68, of a Structure (number + 33) / 68"
UNIT = "(unit + 1) / 17"
SPACE = "(space + 1) / 688"

MONSTER_NAMES = (
    *("Crypt Hound", "Tomb Guardian", "Spectrophagi", "Goatwolf Slayer", "Conqueror Leech", "Flaying Troll"),
    *("Foetal Spore", "Disciple of Decay", "Elder Putrifier", "Green Lord", "Gashnoradon"),
)

OPTION_COLUMNS = {
    **{f"players_{players}": f"{players} players" for players in (2, 3, 4)},
    "quickplay": "a Sub-Realm alone",
    "sub_realms_1": "one Sub-Realm",
    "sub_realms_2": "two Sub-Realms",
    "first_game": 'setup="first_game"',
    "random": 'setup="random"',
    "choose": 'setup="choose"',
    "draft": 'setup="draft"',
    "relics": "Relics are played",
    "encounters": "Encounters are played",
    "path": "a Move may name a space to walk to",
}
COURSE_COLUMNS = {
    "round": "Round / 40",
    "setup": "phase: setup",
    "upkeep": "phase: Upkeep",
    "cryptonauts": "phase: Cryptonauts Turn",
    "goddess": "phase: Goddess Turn",
    "cleanup": "phase: Cleanup",
    "won_cryptonauts": "the Cryptonauts have won",
    "won_goddess": "the Goddess has won",
    "over": "the game is over",
    "area_1": "entrance area 1 was chosen",
    "area_2": "entrance area 2 was chosen",
    "seat_next": "seat that is asked first for a Cryptonaut / 3",
    "skz": "the Goddess is Sk'Zaak",
    "gor": "the Goddess is Gor'Kuk",
    "myc": "the Goddess is Mycothis",
    "power": f"her Power, {COUNT}",
    "power_gain": f"her Power Gain now, {COUNT}",
    "blood": "Blood / 4",
    "hand": f"her hand, cards, {COUNT}",
    "hand_limit": f"her Hand Limit, {COUNT}",
    "deck": "her deck, cards / 20",
    "discard": "her discard pile, cards / 20",
    "ward": "her next card Effect will be cancelled",
    "rubble": "Destroyed Walls / 6",
    "souls": "Soul tokens left in the supply / 20",
    "skulls": "Blood Skulls on the boards / 4",
    "artifact_deck": "Artifact deck, cards / 20",
    "artifact_bottom": "cards at its bottom that the Cryptonauts know / 20",
    "trap_bottom": "cards at the bottom of the Trap deck that all know / 6",
    "knowledge_deck": "Knowledge deck (with Encounters), cards / 35",
    "knowledge_home": f"Knowledge held by the Teleported, {COUNT}",
    "knowledge_needed": f"Knowledge needed to win, {COUNT}",
    "up_goddess": "done in this Upkeep: her Ability",
    "up_mastery_a": "her first Upkeep Mastery",
    "up_mastery_b": "her second",
    "up_monster": "Regrowth, Sap",
    "up_master": "her Master",
    "up_realm": "the Realm (Quickplay: the board), or Totem Rite",
    "up_sub_realm": "the Sub-Realms",
    "up_burning": "burning",
}
SLOT_COLUMNS = {
    "tomb": "the board is the Tomb of Ivory Sands",
    "cave": "the Cave of the Crystal Sultan",
    "hall": "the Hall of Eternal Fire",
    "bog": "the Bog of the Lizard Witch",
    "mirror": "the Mirror Waste",
    "citadel": "the Sunken Citadel",
    "entered": "a Cryptonaut has entered it (the first board: always)",
    "crystal_x": f"its Crystal on the Realm, x: {PLACE}",
    "crystal_y": f"y: {PLACE}",
    "relics": "its Relic deck, cards / 2",
    "progress_1": f"progress of its first Objective, {COUNT}",
    "progress_2": f"of its second, {COUNT}",
    "done_1": "its first Objective is completed",
    "done_2": "its second is",
}
CARD_COLUMNS = {
    "hand": "copies in her hand, if I am the Goddess, / printed copies",
    "known": "copies in her hand that the Cryptonauts know of / printed copies (a spectator is not told)",
    "unseen": "copies that I cannot place: in her deck, or in her hand unknown to me, / printed copies",
    "discard": "copies in her discard pile / printed copies",
    "mastery": "copies in play as a Mastery / printed copies",
    "used": "this Mastery was used in this Round",
    "effect_asked": "my question is about its Effect",
    "mastery_asked": "or about its Mastery",
    "under_way": "its Effect or Mastery is being carried out",
}
CRYPTONAUT_COLUMNS = {
    "present": "is in the game and in the Realm (or not placed yet)",
    "dead": "is dead",
    "teleported": "has Teleported",
    "mine": "is led by me",
    "seat_1": "is led by seat 1",
    "seat_2": "by seat 2",
    "seat_3": "by seat 3",
    "slot": "slot of her board / 2; of the dead and Teleported where they were last",
    "x": f"x: {PLACE}; 0: not placed yet",
    "y": f"y: {PLACE}",
    "vitae": f"Vitae, {COUNT}",
    "max_vitae": f"maximum Vitae, {COUNT}",
    "stamina": f"Stamina, {COUNT}",
    "max_stamina": f"maximum Stamina, {COUNT}",
    "between": "Between Realms",
    "retired": "Retired",
    "prepared": "Prepared",
    "rested": "has Rested in this Round",
    "base_used": f"base Actions used, {COUNT}",
    "extra": f"extra Actions left, {COUNT}",
    "actions": f"Actions left, {COUNT}",
    "exhausting": "will be Exhausted when what is under way is finished",
    "bought": "must use the Action just bought",
    "turn": "it is her Turn",
    "infection": "infected",
    "entombed": "Entombed",
    "vendetta": "has the Vendetta",
    "burning": "burning",
    "burnt_by": f"who marked her burning, {UNIT}",
    "buried": "Entombed by a card of Sk'Zaak",
    "knowledge": f"Knowledge, {COUNT}",
    "souls": "unused Souls / 20",
    "bones": "Bones / 3",
    "codex": "has the Codex",
    "charge_1": "a Soul lies on her first Soul Charge Ability",
    "charge_2": "on her second",
    "items": "Artifacts and Relics carried / 5",
    "acted": "has taken an Action or Free Action in this Round",
    "moved": "has changed her space by a Move Action or step in this Round",
    "embers": "has entered Embers in this Turn",
    "spellstruck": "a Spell of hers passed its check in this Round",
    "charges_made": f"Soul Charges of this Round, {COUNT}",
    "broken": "Monsters broken away from in this Move: the sum of 1 << (Monster - 6), / 2048",
    **{f"used_{slot}": f"slot {slot} was used in this Round (once per Round)" for slot in range(8)},
    "light": "special terrain costs her no more than other ground",
    "ends_action": "what changes until the end of the Action: the sum of column + 1 of `changes`, / 64",
    "ends_turn": "what changes until the end of her Turn, in the same way",
    "asked": "the question is about what she does or has done to her",
    "target": "she is its target so far",
    "chosen": "she has been chosen to Teleport along",
    "acting": "her Action is under way (1), or interrupted (0.5)",
    "attacked": "she is the target of the Action under way",
    "left": "she still takes the effect under way (1), or the Attack (0.5)",
}
MONSTER_COLUMNS = {
    "present": "is on a board",
    "slot": "slot of the board / 2",
    "x": f"top left space, x: {PLACE}",
    "y": f"y: {PLACE}",
    "health": f"Health, {COUNT}",
    "max_health": f"maximum Health, {COUNT}",
    "retired": "Retired",
    "base_used": f"base Actions used, {COUNT}",
    "extra": f"extra Actions left, {COUNT}",
    "actions": f"Actions left, {COUNT}",
    **{f"sheet_{sheet}": f"is a {name}" for sheet, name in enumerate(MONSTER_NAMES)},
    "master_1": "is a Master, by the Goddess's first Master card",
    "master_2": "by her second",
    "born": "Round of its Summoning / 40",
    "fresh": "was Summoned in this Round",
    "age": "place in the order of Summoning / 10",
    "woken": "Gashnoradon: 0.5 woken, 1 from the next Goddess Turn on",
    "burning": "burning",
    "burnt_by": f"who marked it burning, {UNIT}",
    "moved": "has changed its space in this Round",
    "slowed": "hit_slows_move has worked on it in this Round",
    "used_attack": "its Attack was used in this Round (once per Round)",
    "used_ability_0": "its first Ability was",
    "used_ability_1": "its second",
    "used_ability_2": "its third",
    "used_master": "its Master's",
    "ends_action": "what changes until the end of the Action: the sum of column + 1 of `changes`, / 64",
    "ends_turn": "what changes until the end of its Turn, in the same way",
    "asked": "the question is about what it does or has done to it",
    "target": "it is its target so far",
    "acting": "its Action is under way (1), or interrupted (0.5)",
    "attacked": "it is the target of the Action under way",
    "left": "it still takes the effect under way (1), or the Attack (0.5)",
}
STRUCTURE_COLUMNS = {
    "kind": "(kind + 1) / 13; zeros for what is gone",
    "slot": "slot of its board / 2",
    "x": f"top left space, x: {PLACE}",
    "y": f"y: {PLACE}",
    "health": f"Health, {COUNT}; -1: indestructible",
    "open": "an open Door, or a Sarcophagus that was searched",
    "sealed": "a sealed Door",
    "empowered": "an Empowered Monolith",
    "owner": "who placed this Barricade, (unit + 1) / 6",
    "armor": "Armor now / 3",
    "armor_now": f"of that until the next Cleanup, {COUNT}",
    "armor_next": f"until the Cleanup after it, {COUNT}",
    "codex": "the Codex lies here (the Goddess alone knows)",
    "asked": "the question is about it",
    "attacked": "it is the target of the Action under way",
    "left": "it still takes the effect under way",
}
ITEM_COLUMNS = {
    "charged": "Soul Charged",
    "used": "its always part was used in this Round",
    "used_soul": "its Soul part was",
    "bottom": "known to lie in the Artifact deck: place from the bottom / 20, for Cryptonauts",
    "peeked": "0.5 the first of two Artifacts seen, 1 the second, for Cryptonauts",
    "traded": "has changed hands in the Trade under way",
}
ASKED_COLUMNS = {
    "points": f"Move points left of the Move under way, {COUNT}",
    "move_action": "it is a Move Action",
    "no_break": "it calls for no Break-Away",
    "floating": "it is Floating",
    "caster": "it is made by the caster",
    "move_over": "the rest of it is lost",
    "aim": "an Aim check is under way",
    "cast": "a Cast check",
    "stamina": "a Stamina check",
    "bonus": "bonus of that check / 8",
    "damage": f"Damage under way, {COUNT}",
    "spaces": f"spaces still to be shoved, {COUNT}",
    "option_verb": "the options are what to do with a Door",
    "option_artifact": "the two Artifacts seen",
    "option_charge": "Charges",
    "paid": "a Monster is placed for Power",
    "by_effect": "by an effect",
    "guard": "as a guard of a Relic",
    "normal": "without a Master card",
    "master_1": "with the first Master card",
    "master_2": "with the second",
    "give": "Trade: what to give is chosen",
    "take": "Trade: what to take is chosen",
    **{f"gave_{thing}": f"Trade: {thing} was given" for thing in ("knowledge", "soul", "bone", "codex")},
    **{f"took_{thing}": f"Trade: {thing} was taken" for thing in ("knowledge", "soul", "bone", "codex")},
    **{f"passed_{seat}": f"seat {seat} has passed when asked for a Cryptonaut" for seat in (1, 2, 3)},
}
DEED_COLUMNS = {
    "unit": f"who acts, {UNIT}; 0: no row",
    "verb": "(verb + 1) / 24",
    "slot": "(slot + 1) / 32",
    "stage": "how far it is: (stage + 1) / 5",
    "free": "a Free Action",
    "interrupt": "a Prepared Action",
    "effortless": "no Aim or Cast check",
    "base": "the Action spent was a base Action",
    "effect": "(Effect + 1) / 320",
    "weapon": "(Attack + 1) / 128",
    "target": REF,
    "cell": SPACE,
    "left": "units still to be attacked: the sum of 1 << unit, / (1 << 17)",
    "dealt": f"the Damage dealt, {NUMBER}",
    "hit": f"what has been done since it hit, {NUMBER}",
}
LIST_COLUMNS = {
    "effect": "(Effect + 1) / 320",
    "source": f"whose effect it is, {UNIT}; the Goddess: 0",
    "other": f"killer, roller or victim, {UNIT}",
    "target": f"main target, {REF}",
    "thing": f"what it works on now, {REF}",
    "cell": f"chosen space, or that of the main target, {SPACE}",
    "at": "next operation, (operation + 1) / 448; 0: no row",
    "end": "where they end, / 448",
    "run": "first operation of this run, (operation + 1) / 448",
    "run_end": "where the run ends, / 448",
    "left": "units that still take this run: the sum of 1 << unit, / (1 << 17)",
    "area": "Damage over an area",
    "hazard": "its checks are a hazard's",
    "waiting": "a check is under way",
    "count": f"what the operation has done so far, {NUMBER}",
    "size": "spaces a side of the main target / 2",
}
FRAME_COLUMNS = {
    "kind": "(kind of question or task + 1) / 50; 0: no row",
    "owner": "(seat + 1) / 4; 0: nobody is asked",
    "source": NUMBER,
    "target": NUMBER,
    "step": NUMBER,
    "count": f"{NUMBER}; of a WALK what has stopped it since it set out",
}
PLANES = {
    "terrain": "-1 a Wall, -0.5 a Pit, 0.25 special terrain, 0.125 entrance area 1, 0.0625 area 2; 0.75 a "
    "Trap plate, 0.5 one that has fired",
    "structure": "Mundane Door 1 closed, 0.875 sealed, 0.75 open; Arcane Door 0.5, 0.375, 0.25; -1 a "
    "Monolith, -0.75 an Empowered one, -0.25 a Barricade, -0.5 any other",
    "thing": "1 an Artifact token, 0.75 a Relic, 0.5 a Soul, 0.25 a Bone",
    "remains": "the sum of 0.5 for a Corpse, 0.25 for a Blood Skull, 0.125 for a Crystal, 0.0625 for a "
    "Destroyed Wall",
    "unit": "a Cryptonaut (unit + 1) / 6; a Monster (5 - unit) / 11, on all of its spaces",
}
CHANGES = {
    "aim": setup.K_AIM,
    "move": setup.K_MOVE,
    "damage": setup.K_DAMAGE,
    "armor": setup.K_ARMOR,
    "vuln": setup.K_VULN,
    "ethereal": setup.K_ETHEREAL,
    "slow": setup.K_SLOW,
    "unyielding": setup.K_UNYIELDING,
    "suppressed": setup.K_SUPPRESSED,
}
"""What may change for a time, with its key."""

SEATS = tuple(f"seat_{seat}" for seat in range(columns.N_SEATS))
CRYPTONAUTS = tuple(f"cryptonaut_{unit}" for unit in range(state.N_CRYPTONAUTS))
MONSTERS = (*(f"monster_{k}" for k in range(state.N_MONSTERS)), "gashnoradon")
UNITS = CRYPTONAUTS + MONSTERS
SLOTS = ("realm", "sub_realm_1", "sub_realm_2")
SHEETS = (
    *(
        "VET",
        "INF",
        "GUA",
        "SHA",
        "BER",
        "VAN",
        "EXE",
        "TRA",
        "XEN",
        "SPE",
        "PHY",
        "CHE",
        "CAR",
        "PHS",
        "ARC",
        "ONE",
    ),
    *(
        "DEM",
        "AND",
        "ENG",
        "SAB",
        "EXO",
        "DRO",
        "INL",
        "PAT",
        "MAG",
        "HIE",
        "SWD",
        "NEC",
        "PYR",
        "CHR",
        "ORA",
        "GEO",
    ),
)
MONSTER_SHEETS = (
    *(
        "hound",
        "guardian",
        "spectro",
        "slayer",
        "leech",
        "troll",
        "spore",
        "disciple",
        "putrifier",
        "greenlord",
        "gash",
    ),
)
BOARDS = ("TOMB", "CAVE", "HALL", "BOG", "MIRROR", "CITADEL")
ITEMS = (*(f"A{n:02}" for n in range(1, 21)), *(f"R{n:02}" for n in range(1, 13)))
TRAPS = tuple(f"T{n}" for n in range(1, 7))
ENCOUNTERS = ("stillness", "insight", "vigor", "echo", "dread", "omen", "haunting")
BLOOD = ("BC1", "BC2", "BC3", "BC4")
KEYS = (
    *(
        "aim",
        "move",
        "damage",
        "armor",
        "range",
        "cast",
        "health",
        "max_vitae",
        "max_stamina",
        "vuln",
        "stamina_check",
    ),
    *(
        "soul_restore",
        "rest_heal",
        "ambush",
        "attune",
        "demigoddess",
        "ethereal",
        "fearsome",
        "floating",
        "grapple",
    ),
    *("haste", "knockback", "reach", "slow", "smiting", "piercing", "unyielding", "suppressed"),
)
VERBS = (
    *(
        "move",
        "attack",
        "cast",
        "ability",
        "free",
        "charge",
        "devour",
        "restore",
        "trade",
        "loot",
        "objective",
        "dig",
    ),
    *("prepare", "rest", "teleport", "buy", "retire", "yes", "no", "done", "give", "take", "empower", "end"),
)
ACTION_SLOTS = tuple(f"slot_{slot}" for slot in range(columns.N_ACTION_SLOTS))
EVENTS = (
    *("own_aim_fail", "own_kill", "squad_kill", "ally_attacked", "own_artifact_pickup", "squad_stamina_fail"),
    *(
        "mate_check_fail",
        "monster_killed",
        "own_monster_killed",
        "spore_killed",
        "self_killed",
        "skull_placed",
    ),
    *("crypt_between_or_dead", "mon_attack_damages_crypt", "self_damaged"),
)
QUESTIONS = tuple(ask.name.lower() for ask in sorted(state.Ask) if ask < state.Ask.N_ASKS)

_field = partial(columns_field, columns)


def _list(name: str, labels: tuple[str, ...], meaning: str) -> Field:
    return Field(name, (len(labels),), meaning, (labels,))


def _rows(n: int) -> tuple[str, ...]:
    return tuple(map(str, range(n)))


def _fields(widths: tuple[int, ...]) -> list[Field]:
    kinds, structures = _rows(setup.N_CARD_KINDS), _rows(_structures(widths))
    return [
        _list("me", SEATS, "which seat I am, one-hot: 0 the Goddess; zeros for a spectator"),
        _field("OPTION_", "options", "the configuration", OPTION_COLUMNS),
        _field("COURSE_", "course", "the course of the game", COURSE_COLUMNS),
        _field("SLOT_", "slots", "for each board in play", SLOT_COLUMNS, SLOTS),
        _field("CARD_", "cards", "for each kind of card of the Goddess", CARD_COLUMNS, kinds),
        _field("CRYPTONAUT_", "cryptonauts", "for each Cryptonaut", CRYPTONAUT_COLUMNS, CRYPTONAUTS),
        Field("sheets", (len(CRYPTONAUTS), len(SHEETS)), "who they are, one-hot", (CRYPTONAUTS, SHEETS)),
        _field("MONSTER_", "monsters", "for each Monster", MONSTER_COLUMNS, MONSTERS),
        Field(
            "current",
            (len(UNITS), len(KEYS)),
            "for each unit in play what holds now: `aim`, `cast` and `move` as n / (n + 5), `armor` / 3; all "
            "other attributes as the sum of their changes / 8; 1 for a Modifier",
            (UNITS, KEYS),
        ),
        Field(
            "changes",
            (len(UNITS), len(CHANGES)),
            "for each unit what changes for a time: (64 a + 8 b + c) / 1024 with a what changes until this "
            "Cleanup at the latest, b what until the next, c how much of both is negative",
            (UNITS, tuple(CHANGES)),
        ),
        Field(
            "carried",
            (len(CRYPTONAUTS), len(ITEMS)),
            "Artifacts and Relics of each Cryptonaut: place in order of gaining / 5",
            (CRYPTONAUTS, ITEMS),
        ),
        _field("ITEM_", "items", "for each Artifact and Relic", ITEM_COLUMNS, ITEMS),
        _list("traps", TRAPS, "Traps known to lie in the deck: place from the top / 6"),
        _list("knowledge", ENCOUNTERS, f"Knowledge left in the deck, with Encounters, {COUNT}"),
        _list("draft", SHEETS, "-1 banned; 0.5 picked, in a draft more, by order: 0.5 + place / 12"),
        _list("banned", BOARDS, "boards banned"),
        _list("question", QUESTIONS, "what is asked now, one-hot"),
        _list("whom", SEATS, "who is asked, one-hot"),
        _list("verb", VERBS, "the verb of the question, else of the Action under way, one-hot"),
        _list("slot", ACTION_SLOTS, "the slot of the question, else of the Action under way, one-hot"),
        _list("event", EVENTS, "the event whose trigger is asked about, one-hot"),
        _list("summoned", MONSTER_SHEETS, "the Monster that is being placed, one-hot"),
        _list("blood", BLOOD, "the Blood item that is being used, one-hot"),
        _field("ASKED_", "asked", "more about the question and what is under way", ASKED_COLUMNS),
        _field("DEED_", "deeds", "Actions under way, the newest first", DEED_COLUMNS, _rows(state.MAX_DEEDS)),
        _field(
            "LIST_", "lists", "effects under way, the newest first", LIST_COLUMNS, _rows(columns.SHOWN_LISTS)
        ),
        _field(
            "FRAME_",
            "stack",
            "questions and tasks, the topmost first",
            FRAME_COLUMNS,
            _rows(columns.SHOWN_FRAMES),
        ),
        Field(
            "boards",
            (columns.N_PLANES, sum(width * width for width in widths)),
            "for each space of all boards in play, row by row, one board after the other: "
            + "; ".join(f"`{name}` {meaning}" for name, meaning in PLANES.items()),
            (tuple(PLANES), ()),
        ),
        _field("STRUCTURE_", "structures", "for each Structure", STRUCTURE_COLUMNS, structures),
    ]


@cache
def observation_layout(widths: tuple[int, ...]) -> Layout:
    """The observation for boards of these widths, (20,) for a Realm alone: float32 in [-1, 1]."""
    return Layout(*_fields(widths))


@cache
def state_layout(widths: tuple[int, ...]) -> Layout:
    """The full state: every field of the observation with nothing hidden, then what no observation holds."""
    return Layout(
        *_fields(widths),
        Field("draw_deck", (20,), "the Goddess's deck from the top: (kind + 1) / 10"),
        Field("artifact_order", (setup.N_ARTIFACTS,), "the Artifact deck from the top: (Artifact + 1) / 20"),
        Field("trap_order", (setup.N_TRAPS,), "the Trap deck from the top: (Trap + 1) / 6"),
        Field(
            "relic_orders",
            (setup.MAX_SLOTS, 2),
            "each Relic deck from the top: (Relic + 1) / 12",
            (SLOTS, ()),
        ),
        Field("knowledge_order", (setup.N_KNOWLEDGE,), "the Knowledge deck from the top: (kind + 1) / 7"),
    )


def _structures(widths: tuple[int, ...]) -> int:
    """Rows of `structures`."""
    if widths[0] < columns.N_PLACES:
        return columns.ROWS_QUICKPLAY
    return columns.ROWS_REALM + columns.ROWS_SUB_REALM * (len(widths) - 1)

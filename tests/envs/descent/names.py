"""The ids of the specification in tests, and the numbers that they have in the record.

Heroes of a game are "A" to "D" by place, monsters "zombie", "zombie 2", "zombie master", lieutenants "splig",
the agent "raythen", the familiar "reanimate", quest figures "F1" to "F8". Spaces are (x, y), search tokens
"S1" to "S8", quest tokens "T1" to "T12", doors "D1" to "D8". Cards, skills, items and heroes are their ids
("OC-07", "KNI-3", "GEA-02", "HER-6").
"""

from dungeonzoo.envs.descent import setup as printed
from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.state import Act, Ask, Window

HEROES = tuple(f"HER-{n}" for n in range(1, 9))
PLACES = ("A", "B", "C", "D")
CLASSES = ("BER", "KNI", "DIS", "SPI", "NEC", "RUN", "THI", "WIL")
SKILLS = tuple(f"{cls}-{n}" for cls in CLASSES for n in range(9))
ITEMS = (
    *(f"GEA-{n:02}" for n in range(1, 12)),
    *(f"SHO-{n:02}" for n in range(1, 33)),
    *(f"REL-{n}" for n in range(1, 7)),
)
SEARCH = tuple(f"SEA-{n}" for n in range(1, 9))
OVERLORD = tuple(f"OC-{n:02}" for n in range(1, 29))
PLOT = tuple(f"PC-{n:02}" for n in range(1, 11))
RELICS = tuple(f"REL-{n}" for n in range(1, 7))
KINDS = (
    *("goblin", "spider", "zombie", "moulder", "barghest", "ettin", "elemental", "merriod", "dragon"),
    *("splig", "belthir", "eliza", "merick", "alric", "zachareth", "raythen"),
)
SIZES = {printed.SMALL: (1, 1), printed.MEDIUM: (2, 1), printed.HUGE: (2, 2), printed.MASSIVE: (3, 2)}
"""Width and height of a base as it lies: the turned one is the other way round."""
CODES = (
    *("FB", "FG1", "FG2", "CD1", "CD2", "CP1", "CP2", "MB1", "MB2", "DW1", "DW2"),
    *("OQ0", "OQ1a", "OQ1b", "OQ2", "LV1", "DA1", "DA2", "ER1", "HC1", "HC2", "FI1", "FI2"),
)
"""The encounters by number."""
QUESTS = (
    *("FIRST", "FATGOBLIN", "CASTLE", "CARDINAL", "MASQUERADE", "WING", "LANTERN"),
    *("ARCHIVE", "EMBER", "COURT", "THRONE", "TOLL", "GRAIN", "BELL"),
)
ATTRIBUTES = ("Might", "Knowledge", "Willpower", "Awareness")
CONDITIONS = ("Poisoned", "Diseased", "Stunned", "Immobilized")
TYPES = ("Event", "Magic", "Trap")
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
VERBS = (
    *("ACT_MOVE", "ACT_ATTACK_1", "ACT_ATTACK_2", "ACT_ATTACK_UNARMED", "ACT_REST", "ACT_SEARCH", "STAND_UP"),
    *("REVIVE", "ACT_DOOR", "CLIMB", "DROP_STUN", "FEAT", "QUEST_A", "QUEST_B", "QUEST_C", "QUEST_DROP"),
    *("LEAVE_MAP", "FORTUNE_FATIGUE", "FORTUNE_ACTION", "FORTUNE_REROLL", "TWO_HERO_ATTACK"),
    *("TWO_HERO_RECOVER", "PETTY_THEFT", "SPECIAL_1", "SPECIAL_2", "SPECIAL_3", "SPECIAL_4", "PUT_DOWN"),
    *("TRADE_GIVE", "TRADE_TAKE", "FAMILIAR_ACT", "FAMILIAR_DISCARD", "TAKE_CARD", "TAKE_THREAT"),
    *("XP_TO_THREAT", "REFRESH_CONCEALMENT", "OVERLORD_RELIC", "SHOP_FORTUNE", "HERO_ABILITY", "END"),
)
PLOT_STATES = ("facedown", "ready", "exhausted")
SIDES = (None, "heroes", "overlord")

DICE = {
    "B": printed.BLUE,
    "R": printed.RED,
    "Y": printed.YELLOW,
    "n": printed.BROWN,
    "g": printed.GRAY,
    "k": printed.BLACK,
}
"""The letters of the dice."""
SURGES = {value: name for name, value in vars(printed).items() if name.startswith("SU_")}
"""What surge options are called: {SU_STUN: "SU_STUN"}."""
WORDS = {
    printed.SU_DAMAGE: "+{} damage",
    printed.SU_RANGE: "+{} range",
    printed.SU_PIERCE: "Pierce {}",
    printed.SU_STUN: "Stun",
    printed.SU_POISON: "Poison",
    printed.SU_DISEASE: "Disease",
    printed.SU_IMMOBILIZE: "Immobilize",
    printed.SU_MEND: "Mend {}",
    printed.SU_BLAST: "Blast",
    printed.SU_FATIGUE: "fatigue",
    printed.SU_RECOVER: "recover {}",
    printed.SU_SEE: "see through",
    printed.SU_REROLL: "reroll",
    printed.SU_MOVE_TARGET: "move target",
    printed.SU_STRAY: "stray",
    printed.SU_RING: "ring of pain",
    printed.SU_SECOND: "second target",
    printed.SU_RETURN: "return card",
    printed.SU_KNOCKBACK: "Knockback",
    printed.SU_FIRE_BREATH: "Fire Breath",
    printed.SU_BLOOD_CALL: "Blood Call",
    printed.SU_WITHER: "Wither",
    printed.SU_SUBDUE: "Subdue",
    printed.SU_SLAM: "slam",
    printed.SU_DEATH_RAGE: "Death Rage",
    printed.SU_RUNIC: "Runic Knowledge",
    printed.SU_VIGOR: "Vigor",
}
"""What the options of an attack are called; two in one are joined by "and"."""

FRAMES = {int(ask): ask.name[4:] for ask in Ask if ask.name.startswith("ASK_")}
"""What the questions are called: "MENU" for ASK_MENU."""
WINDOWS = {int(window): window.name[2:] for window in Window if window.name.startswith("W_")}
"""What the question of a timing window is called: "AT3" for W_AT3."""
BLOCKS = tuple(sorted(int(act) for act in Act))
TOKENS = (*(f"S{n}" for n in range(1, 9)), *(f"T{n}" for n in range(1, 13)))
DOORS = tuple(f"D{n}" for n in range(1, 9))


def split(ids: str) -> list[str]:
    """The ids of a string such as "OC-01 OC-05"."""
    return ids.split()


def plain(card: str) -> str:
    """The id of a card in a text such as "GEA-03*"."""
    return card.rstrip("*-")


def kind_of(name: str) -> int:
    """The kind of a monster called such as "zombie 2", "zombie master"."""
    return KINDS.index(name.split()[0])


def rank_of(name: str) -> int:
    """The rank of a monster by its name."""
    kind = kind_of(name)
    if kind == printed.RAYTHEN:
        return state.Rank.AGENT
    if kind >= printed.FIRST_LIEUTENANT:
        return state.Rank.LIEUTENANT
    return state.Rank.MASTER if "master" in name.split() else state.Rank.MINION


def _fixed() -> dict[str, int]:
    blocks = {
        Act.STEP: DIRECTIONS,
        Act.VERB: VERBS,
        Act.OVERLORD_CARD: OVERLORD,
        Act.PLOT: PLOT,
        Act.TOKEN: TOKENS,
        Act.DOOR: DOORS,
        Act.SEARCH_CARD: SEARCH[: printed.N_USABLE],
        Act.QUEST: QUESTS,
        Act.DIE: [f"die {n}" for n in range(14)],
        Act.SURGE: [f"surge {n}" for n in range(14)],
        Act.BASE: [f"base {n}" for n in range(12)],
        Act.CHOICE: [f"choice {n}" for n in range(8)],
        Act.NUMBER: [f"number {n}" for n in range(1, 11)],
    }
    names = {"PASS": int(Act.PASS), "YES": int(Act.YES), "FATIGUE_MP": int(Act.FATIGUE_MP)}
    return names | {name: first + n for first, block in blocks.items() for n, name in enumerate(block)}


FIXED = _fixed()
"""Actions that are called the same in every position."""
SAID = {
    **{name: Act.CHOICE + n for n, name in enumerate(ATTRIBUTES)},
    **{name: Act.CHOICE + 4 + n for n, name in enumerate(CONDITIONS)},
    **{name: Act.CHOICE + n for n, name in enumerate(TYPES)},
    **{name: Act.CHOICE + n for n, name in enumerate(HEROES)},
    **{name: Act.CHOICE + n for n, name in enumerate(RELICS)},
    **{name: Act.CHOICE + n for n, name in enumerate(("minion", "master"))},
    **{name: Act.CHOICE + n for n, name in enumerate(("horizontal", "vertical"))},
}
"""What choices stand for, by question."""

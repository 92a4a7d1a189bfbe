"""Words for numbers: dice and their faces, surge options, conditions, attributes, what is being done."""

from collections.abc import Iterable, Sequence

from ..core.speech import listing
from . import setup, state
from .state import Phase, Rank, Window

DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
ACTS = ("I", "II")
ATTRIBUTES = ("Might", "Knowledge", "Willpower", "Awareness")
CONDITIONS = ("Poisoned", "Diseased", "Stunned", "Immobilized")
ARCHETYPES = ("warrior", "healer", "mage", "scout")
DICE = ("blue", "red", "yellow", "brown", "gray", "black")
SIZES = ("small", "medium", "huge", "massive")
RANKS = {Rank.MASTER: "master", Rank.LIEUTENANT: "lieutenant", Rank.AGENT: "agent"}
CARD_TYPES = ("Event", "Magic", "Trap")
TERRAIN = ("plain ground", "water", "a pit", "lava", "an obstacle")
ROUTES = ("road", "plain", "forest", "mountain", "water")
DOORS = ("door", "locked door", "rune door")

PHASES = {
    Phase.PHASE_START: "before the quest",
    Phase.PHASE_SETUP: "set-up",
    Phase.PHASE_HEROES: "hero phase",
    Phase.PHASE_OVERLORD: "overlord turn",
    Phase.PHASE_CAMPAIGN: "Campaign phase",
}

SURGES = {
    setup.SU_DAMAGE: "+{n} damage",
    setup.SU_RANGE: "+{n} range",
    setup.SU_PIERCE: "Pierce {n}",
    setup.SU_STUN: "Stun",
    setup.SU_POISON: "Poison",
    setup.SU_DISEASE: "Disease",
    setup.SU_IMMOBILIZE: "Immobilize",
    setup.SU_MEND: "Mend {n}",
    setup.SU_BLAST: "Blast",
    setup.SU_FATIGUE: "recover {n} fatigue",
    setup.SU_RECOVER: "recover {n} damage",
    setup.SU_SEE: "see through",
    setup.SU_REROLL: "reroll a defence die",
    setup.SU_MOVE_TARGET: "move the target {n} space",
    setup.SU_STRAY: "Stray",
    setup.SU_RING: "Ring of pain",
    setup.SU_SECOND: "Second target",
    setup.SU_RETURN: "take Expert Blow back",
    setup.SU_KNOCKBACK: "Knockback",
    setup.SU_FIRE_BREATH: "Fire Breath",
    setup.SU_BLOOD_CALL: "Blood Call",
    setup.SU_WITHER: "Wither",
    setup.SU_SUBDUE: "Subdue",
    setup.SU_SLAM: "Shield Slam",
    setup.SU_DEATH_RAGE: "Death Rage",
    setup.SU_RUNIC: "+{n} damage for 1 fatigue, too",
    setup.SU_VIGOR: "Vigor",
}
"""What surges buy (SU_...)."""

ABILITIES = (
    *("Scamper", "Cowardly", "Night Stalker", "Howl", "Web", "Shambling", "Grab", "Heal", "Reach", "Throw"),
    *("Air", "Earth", "Fire", "Water", "Flail", "Shadow", "Opportunist", "Pilfer", "Not Me!", "Promotion"),
    *("Fly", "Cry Havoc", "Sacrifice", "Seduce", "Wail", "Aftershock", "Ignite", "Unmovable", "Overpower"),
    *("Shadow Bolt", "Dominion"),
)
"""Abilities of monsters, by the number of their bit (AB_...)."""

DEEDS = {
    state.D_MOVE: "a move",
    state.D_DOOR: "a door",
    state.D_SEARCH: "a search",
    state.D_REVIVE: "a revival",
    state.D_CLIMB: "a climb",
    state.D_GIVE: "a gift",
    state.D_TAKE: "a trade",
    state.D_QUEST_A: "quest action A",
    state.D_QUEST_B: "quest action B",
    state.D_QUEST_C: "quest action C",
    state.D_FORTUNE: "the reroll for a fortune token",
    state.D_PAY: "the fortune token",
    state.D_DROP: "the tokens of the fallen figure",
    state.D_UNIQUE: "the unique search token",
    state.D_START_LOST: "the start of the encounter",
    state.D_KNOCKBACK: "Knockback",
    state.D_MOVE_TARGET: "the move of the target",
    state.D_SUBDUE: "Subdue",
    state.D_SLAM: "Shield Slam",
    state.D_STRAY: "Stray",
    state.D_SECOND: "Second target",
    state.D_REROLL_DEFENCE: "the reroll of a defence die",
    state.D_STAND_UP: "standing up",
    state.D_SPIRITS: "Ancestor Spirits",
    state.D_FIGURES: "the quest figures",
    state.D_RISEN: "Rise Again",
    state.D_RAISED: "what appears",
    state.D_POISON: "Poisoned",
    state.D_DISEASE: "Diseased",
    state.D_WEAPON_REROLL: "the reroll of the weapon",
    state.D_LAST_CHANCE: "the Reanimate",
}
"""Deeds that are no card, skill or ability (D_...)."""

WINDOWS = {
    Window.W_HT3: "{target} has entered a space",
    Window.W_HT4: "{target} has opened a door",
    Window.W_SR1: "{target} begins a search",
    Window.W_SR2: "{target} has drawn a Search card",
    Window.W_SR2_HERO: "{target} has drawn a Search card",
    Window.W_SR3: "{target} has kept a Search card",
    Window.W_SR4: "{target} has finished a search",
    Window.W_AT1: "an attack is declared",
    Window.W_AT1_HERO: "an attack is declared",
    Window.W_AT2_DARK: "the dice are about to be rolled",
    Window.W_AT2_HERO: "the dice are about to be rolled",
    Window.W_AT3: "the attack dice are rolled",
    Window.W_AT3_STAFF: "the attack dice are rolled",
    Window.W_AT4: "the defence dice are rolled",
    Window.W_AT4_STAFF: "the defence dice are rolled",
    Window.W_AT6: "{target} is about to suffer {n} damage",
    Window.W_AT7: "the attack is resolved",
    Window.W_AT7_HERO: "the attack is resolved",
    Window.W_RO1: "{target} has rolled the dice",
    Window.W_RO1_STAFF: "{target} has rolled the dice",
    Window.W_RO2: "{target} has passed the test",
    Window.W_DF1: "{target} is about to be knocked out",
    Window.W_DF2: "{target} was knocked out",
    Window.W_DF2_BLOODLUST: "{target} was knocked out",
    Window.W_DF3: "{target} was defeated",
    Window.W_OT1: "the overlord turn begins",
    Window.W_OT3_HERO: "{target} is chosen to activate",
    Window.W_OT3: "{target} is chosen to activate",
    Window.W_OT5: "{mover} has moved next to {target}",
    Window.W_OT7: "the overlord turn ends",
    Window.W_SPIRITS: "the skill is resolved",
}
"""The events that windows answer (spec of the windows: docs/descent/rules.md)."""


def conditions(bits: int) -> list[str]:
    """The conditions of a figure by name."""
    return [name for k, name in enumerate(CONDITIONS) if bits >> k & 1]


def dice(kinds: Iterable[int]) -> str:
    """Dice by their colours: "blue, red and red"."""
    names = [DICE[kind] for kind in kinds]
    return listing(names) if names else "no dice"


def surge(code: int, n: int) -> str:
    """One thing that surges buy."""
    return SURGES[code].format(n=n)


def option(cost: int, effects: Sequence[tuple[int, int]]) -> str:
    """A surge option: "1 surge: +1 range and +1 damage"."""
    told = " and ".join(surge(code, n) for code, n in effects)
    return f"{cost} surge{'s' * (cost > 1)}: {told}"


def face(die: int, faces: Sequence[Sequence[Sequence[int]]]) -> str:
    """What a die shows; faces: miss, range, damage, surge, shields of each face of each die."""
    kind, side = divmod(die, 6)
    miss, far, damage, surges, shields = faces[kind][side]
    if kind >= setup.BROWN:
        return f"{DICE[kind]} {shields}"
    if miss:
        return f"{DICE[kind]} X"
    parts = [f"range {far}"] * (far > 0) + [f"damage {damage}"] * (damage > 0) + ["surge"] * surges
    return f"{DICE[kind]} {' '.join(parts) or 'blank'}"


def signed(n: int) -> str:
    return f"{n:+d}" if n else ""


def ability_of(bit: int) -> str:
    """The ability of a number of Attack.special (AB_... itself or the number of its bit)."""
    return ABILITIES[bit] if 0 <= bit < len(ABILITIES) else "an ability"

"""What the numbers of an observation and of the full state mean, field by field and column by column.

Names and places are the constants that the kernel writes by (columns.pxd); this module says what they mean.
"""

from functools import cache, partial

from ..core.layout import Field, Layout, columns_field
from . import columns, geometry, setup, state

COUNT = "n / (n + 8)"
NUMBER = "x / (|x| + 32)"
X, Y = "(x + 1) / 23", "(y + 1) / 17"
SPACE = "(space + 1) / 168"
FIGURE = "(figure + 1) / 37"
DIE = "(6 * kind + face + 1) / 36, kinds blue, red, yellow, brown, gray, black"

OPTION_COLUMNS = {
    **{f"heroes_{heroes}": f"{heroes} heroes" for heroes in (2, 3, 4)},
    "encounter": "a single encounter is played",
    "quest": "a single quest",
    "campaign": "a campaign",
    "plot_deck": "with the Plot deck",
    "plot_shop": "Plot cards are sold before the quest",
    "travel": "with Travel cards",
    "extra": "Act I quests: 0 the printed, 0.5 the extra ones, 1 both",
    "bell": "Bell Tower may come in Act II",
    "round_cap": f"most rounds of an encounter, {COUNT}",
    "majority": "who counts as the winner of Act II: 0.5 the heroes, 1 the overlord",
}
COURSE_COLUMNS = {
    "start": "phase: before the first quest",
    "setup": "phase: set-up of an encounter",
    "heroes": "phase: the heroes' turns",
    "overlord": "phase: the overlord's turn",
    "campaign": "phase: after a quest",
    "won_heroes": "the heroes have won the game",
    "won_overlord": "the overlord has won it",
    "over": "the game is over",
    "value": "what a single encounter was worth for the heroes",
    "ended": "the encounter is over",
    "encounter_heroes": "the heroes have won the encounter",
    "encounter_overlord": "the overlord has won it",
    "quest_heroes": "the heroes have won the quest",
    "quest_overlord": "the overlord has won it",
    "track": "place in the campaign, / 8",
    "act": "0: Act I, 1: Act II",
    "round": f"round of the encounter, {COUNT}",
    "overlord_turns": f"turns of the overlord in it, {COUNT}",
    "passed": "the last test was passed",
    "rolled": f"what the last dice showed, {COUNT}",
    "rolled_surges": f"their surges, {COUNT}",
    "gold": "gold of the heroes, n / (n + 500)",
    "carry_1": f"first value that the second encounter takes over from the first, {COUNT}",
    "carry_2": f"the second such value, {COUNT}",
    "knockouts": f"knock-outs in this encounter, {COUNT}",
    "key": "the heroes hold the key",
    **{f"counter_{i}": f"counter {i} of the encounter, {NUMBER}" for i in range(1, state.N_COUNTERS + 1)},
    "quests_nobody": f"quests won by nobody, {COUNT}",
    "quests_heroes": f"by the heroes, {COUNT}",
    "quests_overlord": f"by the overlord, {COUNT}",
    "act_2_nobody": f"those of Act II won by nobody, {COUNT}",
    "act_2_heroes": f"by the heroes, {COUNT}",
    "act_2_overlord": f"by the overlord, {COUNT}",
    "xp": f"the overlord's experience, {COUNT}",
    "threat": f"his threat, {COUNT}",
    "cursed": f"threat on Cursed Treasure, {COUNT}",
    "hand": f"cards in his hand, {COUNT}",
    "deck": f"cards in his deck, {COUNT}",
    "discard": f"cards in his discard pile, {COUNT}",
    "bought": f"cards that he has bought, {COUNT}",
    "misery": "Word of Misery works",
    "rise_kind": "the monster that returns by Rise Again, (kind + 1) / 16",
    "rise_master": "it is a master",
    "rise_group": "its group, (group + 1) / 6",
    "rise_space": f"its marker, {SPACE}",
    "search_deck": f"cards in the Search deck, {COUNT}",
    "appraised": "Appraisal was used in this search",
    "buys_act_1": "what is left of Act I may be bought",
    "skip_travel": "the next Travel card is skipped",
    "overpowered": "heroes whom Overpower was tried on in this use: the sum of 1 << hero, / 16",
    "havoc": "whose spaces the monster of Cry Havoc moved through: the sum of 1 << figure, / 8192",
}
PLAYED_COLUMNS = {"now": "is being played, or was played last", "before": "was played in this campaign"}
RELIC_COLUMNS = {
    "heroes": "belongs to the heroes",
    "overlord": "belongs to the overlord",
    "lost": "the heroes get it at the end of the quest",
    "turned": "the overlord has exhausted it",
}
FIGURE_COLUMNS = {
    "life": "1 standing, 0.5 knocked out, 0.25 off the map by Tomble's feat, -0.5 left the map, -1 defeated, "
    "0 absent, or about to be placed",
    "x": f"lowest space of its base (of the gone: where it was last), x: {X}",
    "y": f"y: {Y}",
    "left": f"health left, {COUNT}",
    "health": f"maximum health, {COUNT}",
    "poisoned": "is Poisoned",
    "diseased": "is Diseased",
    "stunned": "is Stunned",
    "immobilized": "is Immobilized",
    "points": f"movement points, {COUNT}",
    "actions": f"actions left in its turn or activation, {COUNT}",
    "attacks": f"attack actions left in its activation, {COUNT}",
    "moves": f"move actions, of heroes those performed, of monsters those left (Shambling), {COUNT}",
    "activated": "has been activated in this turn",
    "carries": "the quest token that it carries, (token + 1) / 20",
    "used": "what is allowed once in a turn or activation and is used: the sum of 1 quest action, 2 the "
    "second one, 4 Overpower, 8 Cry Havoc, / 16",
    "marked": "a hero has performed an action; who walks has made a step",
    "turn": "has its turn or activation",
    "asked": "my question is about it",
    "target": "it is the other hero of my question",
    "attacker": "makes the attack under way, or has made the last one",
    "affected": "1 its target, 0.75 its second target, 0.5 affected by it, too",
    "shields": f"shields against it, {COUNT}",
    "dealt": f"damage that it deals to this figure, {COUNT}",
    "fell": "was defeated by it",
}
MONSTER_COLUMNS = {
    "form": "its base, (3 * width + height - 3) / 9",
    "walker": f"while a large one walks, where it is, {SPACE}",
    "kind": "(kind + 1) / 16",
    "rank": "0.25 minion, 0.5 master, 0.75 lieutenant, 1 agent",
    "group": "(group + 1) / 6",
    "tokens": "search tokens on its base, the sum of 1 << token, / 256",
    "relic": "the relic that a lieutenant bears, (relic + 1) / 6",
    "air": "Air works",
    "slippery": "Slippery works on it",
    "returned": "has come back by Rise Again",
    "dash": f"move actions added (Dash), {COUNT}",
    "frenzy": f"attack actions added (Frenzy), {COUNT}",
}
HERO_COLUMNS = {
    "mine": "is mine",
    "energy": f"fatigue that he can still suffer, {COUNT}",
    "stamina": f"maximum stamina, {COUNT}",
    "xp": f"experience, {COUNT}",
    "fortune": f"fortune tokens, {COUNT}",
    "feat": "his feat is used",
    "done": "has had his turn in this round",
    "rested": "has rested in this turn",
    "moved": f"move actions of this turn, {COUNT}",
    "bonus": "the bonus of two heroes is used in this turn",
    "extra": "his additional action of this round is used",
    "two_used": "has used two actions in this turn",
    "left_space": "has left his space in this turn",
    "monkey": "is a monkey until the end of his next turn (0.5) or of this one (1)",
    "despair": "Word of Despair works in his next turn (0.5) or in this one (1)",
    "faith": f"brown dice by Armor of Faith, {COUNT}",
    "faith_by": "until the turn of this hero, (hero + 1) / 4",
    "fury": f"yellow dice of his next attack in this round, {COUNT}",
    "reroll": "Tarha's ability is used in this round",
    "threat": "threat was taken for him in this quest",
    "spirits": "heroes whom his skill made recover, for Ancestor Spirits: the sum of 1 << hero, / 16",
    "familiar_acted": "his Reanimate was activated in this turn: 0.5 before his first action, 1 after one",
    "nature": f"fatigue recovered by his rest, for Nature's Bounty, {COUNT}",
    "challenged": f"the monster of Challenge, {FIGURE}",
    "token": f"his token while he is off the map by his feat, {SPACE}",
    "unseen_by": "monsters that did not see him as his turn began: the sum of 1 << monster, / (1 << 24)",
    "spirit_monsters": "monsters that his skill made suffer, for Ancestor Spirits: the same sum",
    "returned": "comes back to the map before all else in his turn",
}
CARRIED_COLUMNS = {
    "item": "(item + 1) / 49; 0: the place is empty",
    "state": "the sum of 1, 1 equipped, 2 exhausted, 4 equipped or taken off in this turn, 8 changed "
    "hands in this turn, / 16",
}
POTION_COLUMNS = {
    "faceup": f"copies not used yet, {COUNT}",
    "facedown": f"copies used, {COUNT}",
    "fresh": f"copies that changed hands in this turn, {COUNT}",
}
GROUP_COLUMNS = {
    "open": "is an open group",
    "zone": "where it comes, (zone + 1) / 16",
    "under_way": "is being activated",
    "finished": "was activated in this turn",
    "agent": "Raythen is in it: 0.5 for its master, 1 for all of it",
    "ritual": f"actions less in this turn (Unholy Ritual), {COUNT}",
    "extra_minions": f"minions placed above the limit, {COUNT}",
    "extra_masters": f"masters placed above it, {COUNT}",
}
TOKEN_COLUMNS = {
    "life": "1 on the map, 0.5 on a base or carried",
    "x": f"x: {X}",
    "y": f"y: {Y}",
    "face": "search tokens: 0 facedown, 0.5 common, 1 the unique one; quest tokens: 0.5 turned, lit, rung",
    "holder": f"whose base it lies on, or who carries it, {FIGURE}",
    "identity": f"what a quest token that was turned is, {COUNT}",
    "unique": "is the unique search token, as far as I know",
    "marks": f"marks on it, {COUNT}",
}
DOOR_COLUMNS = {
    "kind": "1/3 normal, 2/3 locked, 1 rune",
    "x": f"the space west or north of its first edge, x: {X}",
    "y": f"y: {Y}",
    "open": "is open",
    "marks": f"marks on it; of a rune door 1 once it was opened, {COUNT}",
}
CARD_COLUMNS = {
    "hand": f"copies in the overlord's hand, if I may see them, {COUNT}",
    "deck": f"copies in his deck, if I am the overlord; else those of a basic card in deck and hand, {COUNT}",
    "discard": f"copies in his discard pile, {COUNT}",
    "bought": f"copies bought, if I am the overlord, {COUNT}",
    "under_way": "it is being carried out",
}
PLOT_CARD_COLUMNS = {
    "ready": "faceup and ready",
    "exhausted": "faceup and exhausted; zeros: facedown",
    "under_way": "it is being carried out",
}
SEARCH_COLUMNS = {
    "left": f"copies in the deck, {COUNT}",
    "discard": f"copies discarded, {COUNT}",
    "drawn": "has been drawn and is not kept yet",
    "aside": "is set aside by Foiled Again",
}
SHOP_COLUMNS = {
    "left": f"copies in the shop deck, {COUNT}",
    "offered": f"copies on offer, {COUNT}",
    "on_offer": "may be bought now",
}
DEED_COLUMNS = {
    "skill": "a skill",
    "feat": "a hero's feat",
    "ability": "a hero's ability",
    "item": "an item",
    "search_card": "a Search card",
    "card": "an Overlord card",
    "plot": "a Plot card",
    "special": "a special action of a monster",
    "relic": "a relic of the overlord",
    "other": "something else",
    "number": "which one, (number + 1) / 72",
}
ATTACK_COLUMNS = {
    "under_way": "is under way; 0: was the last one",
    "depth": "attacks under way, one within the other, / 8",
    "stage": "how far it is, (stage + 1) / 23",
    "seat": "who controls it, (seat + 1) / 5",
    "weapon": "place of the weapon, (place + 10) / 22; 6/22 Shadow Bolt, 7/22 Fire Flask, 8/22 unarmed, 9/22 "
    "that of the card, 1/22 not named yet",
    "ranged": "is a ranged attack",
    "space": f"target space, {SPACE}",
    "range_needed": f"range to reach, {COUNT}",
    "action": "it used an action",
    "all_around": "affects every figure of an area",
    "free_range": "needs no range",
    "blast": "has Blast",
    "charmed": "the overlord attacks with a hero",
    "commanded": "is made by Dying Command",
    "declared_by_hero": "was declared by a hero",
    "replaced": "was replaced by a search",
    "missed": "has missed",
    "second": "has a second target by a surge",
    "shot": "Running Shot is used",
    "changed": "its target was changed: range and sight stay as declared",
    "built": "whom it affects is settled",
    "path": "Fire Breath is being traced",
    "miss": "a die shows the X",
    "dice_range": f"range on the dice, {COUNT}",
    "dice_damage": f"damage on the dice, {COUNT}",
    "dice_surges": f"surges on the dice, {COUNT}",
    "surges": f"surges not yet spent, once they are counted, {COUNT}",
    "added": f"surges added, {COUNT}",
    "cancelled": f"surges cancelled, {COUNT}",
    "damage": f"damage added, {NUMBER}",
    "range": f"range added, {NUMBER}",
    "pierce": f"Pierce, {COUNT}",
    "see_needed": f"effects that must be seen through, {COUNT}",
    "see_bought": f"of these paid for, {COUNT}",
    "conditions": "conditions for its target: the sum of 1 Poisoned, 2 Diseased, 4 Stunned, "
    "8 Immobilized, / 16",
    "subdue": f"Subdue was bought, {COUNT}",
    "blood": f"Blood Call was bought, {COUNT}",
    "wither": f"Wither was bought, {COUNT}",
    "knockback": f"Knockback was bought, {COUNT}",
    "move_target": f"spaces that the target is to be moved, {COUNT}",
    "cards": "the sum of 1 Expert Blow, 2 Critical Blow played, / 256",
    "used": "what is allowed once in an attack and is used, the sum of bits / 256",
    "at": "affected figures that have been dealt their damage / 36",
    "path_n": "spaces of Fire Breath / 4",
    **{f"path_{i}": f"space {i} of it, {SPACE}" for i in range(1, 5)},
}
SURGE_COLUMNS = {
    "cost": f"surges that it costs, {COUNT}",
    "code_1": "what it does, / 28",
    "n_1": f"how much, {COUNT}",
    "code_2": "what else it does, / 28",
    "n_2": f"how much, {COUNT}",
    "bought": f"it was bought, {COUNT}",
}
POOL_COLUMNS = {
    "figure": f"whose it is, {FIGURE}",
    "bonus": f"shields added, {COUNT}",
    "asked": f"how far the windows after its roll are, {COUNT}",
    "best": f"total that must not be worsened + 1, {COUNT}",
    **{f"die_{i}": DIE for i in range(1, state.N_POOL + 1)},
}
ROLL_COLUMNS = {
    "under_way": "is under way; 0: was the last one",
    "who": "who rolls, (figure + 2) / 38; 1/38 the overlord",
    **{name: f"tests {name.capitalize()}" for name in ("might", "knowledge", "willpower", "awareness")},
    "modifier": f"added to the attribute, {NUMBER}",
    **{f"die_{i}": DIE for i in range(1, 4)},
    "used": "dice that were rerolled where each may be once, the sum of 1 << die, / 16384",
}
FRAME_COLUMNS = {
    "kind": "(kind of question or task + 1) / 80; 0: no row",
    "owner": f"of the question my seat; {NUMBER}",
    "source": NUMBER,
    "target": NUMBER,
    "step": NUMBER,
    "count": f"{NUMBER}; 0 where it tells of cards that I must not know",
}
PLANES = {
    "terrain": "(4 * (ground + 1) + place) / 24 with ground 0 plain, 1 water, 2 pit, 3 lava, 4 obstacle, and "
    "place 1 entrance, 2 exit, 3 both; 0: no part of the map",
    "edges": "the sum of 0.5 for a wall or closed door to the east, 0.25 to the south, 0.125 for any door to "
    "the east, 0.0625 to the south",
    "tokens": "the sum of 0.5 for a search token, 0.25 for a quest token, 1/32 for each hero's token",
    "figures": "hero side (figure + 1) / 13; monsters (12 - figure) / 24, on all of their spaces",
}

SEATS = ("overlord_0", *(f"hero_{h}" for h in range(state.MAX_HEROES)))
HEROES = SEATS[1:]
MONSTERS = tuple(f"monster_{k}" for k in range(state.N_MONSTERS))
FIGURES = (*HEROES, "reanimate", *(f"quest_{k}" for k in range(state.MAX_QUEST_FIGURES_NOW)), *MONSTERS)
GROUPS = tuple(f"group_{g}" for g in range(state.MAX_NOW_GROUPS))
HERO_NAMES = ("ashrian", "avric", "leoric", "tarha", "grisban", "syndrael", "jain", "tomble")
CLASSES = (
    *("berserker", "knight", "disciple", "spiritspeaker", "necromancer", "runemaster"),
    *("thief", "wildlander"),
)
KINDS = (
    *("goblin", "spider", "zombie", "moulder", "barghest", "ettin", "elemental", "merriod", "dragon"),
    *("splig", "belthir", "eliza", "merick", "alric", "zachareth", "raythen"),
)
ENCOUNTERS = (
    *("FB", "FG1", "FG2", "CD1", "CD2", "CP1", "CP2", "MB1", "MB2", "DW1", "DW2", "OQ0"),
    *("OQ1a", "OQ1b", "OQ2", "LV1", "DA1", "DA2", "ER1", "HC1", "HC2", "FI1", "FI2"),
)
QUESTS = (
    *("FIRST", "FATGOBLIN", "CASTLE", "CARDINAL", "MASQUERADE", "WING", "LANTERN"),
    *("ARCHIVE", "EMBER", "COURT", "THRONE", "TOLL", "GRAIN", "BELL"),
)
RELICS = tuple(f"REL-{n}" for n in range(1, setup.N_RELICS + 1))
TRAVELS = tuple(f"TRV-{n}" for n in range(1, setup.N_TRAVEL + 1))
ITEMS = (
    *(f"GEA-{n:02}" for n in range(1, setup.FIRST_SHOP + 1)),
    *(f"SHO-{n:02}" for n in range(1, setup.N_SHOP + 1)),
    *RELICS,
)
SEARCH_CARDS = tuple(f"SEA-{n}" for n in range(1, setup.N_SEARCH + 1))
TOKENS = (
    *(f"search_{k}" for k in range(state.N_SEARCH_TOKENS)),
    *(f"quest_{k}" for k in range(state.N_QUEST_TOKENS)),
)
DOORS = tuple(f"D{d}" for d in range(1, state.N_DOORS + 1))
CARDS = tuple(f"OC-{n:02}" for n in range(1, setup.N_OVERLORD + 1))
PLOTS = tuple(f"PC-{n:02}" for n in range(1, setup.N_PLOT + 1))
QUESTIONS = tuple(ask.name.lower() for ask in sorted(state.Ask) if ask < state.Ask.N_ASKS)
WINDOWS = tuple(window.name.lower() for window in sorted(state.Window) if window < state.Window.N_WINDOWS)

_field = partial(columns_field, columns)


def _list(name: str, labels: tuple[str, ...], meaning: str) -> Field:
    return Field(name, (len(labels),), meaning, (labels,))


def _rows(n: int) -> tuple[str, ...]:
    return tuple(map(str, range(n)))


def _table(name: str, rows: tuple[str, ...], labels: tuple[str, ...], meaning: str) -> Field:
    return Field(name, (len(rows), len(labels)), meaning, (rows, labels))


def _fields() -> list[Field]:
    shape = (columns.N_PLANES, geometry.MAX_HEIGHT, geometry.MAX_WIDTH)
    return [
        _list("me", SEATS, "which seat I am, one-hot; zeros for a spectator"),
        _field("OPTION_", "options", "the configuration", OPTION_COLUMNS),
        _field("COURSE_", "course", "the course of the game", COURSE_COLUMNS),
        _list("encounter", ENCOUNTERS, "the encounter and its map, one-hot"),
        _field("PLAYED_", "quests", "for each quest", PLAYED_COLUMNS, QUESTS),
        _field("RELIC_", "relics", "for each relic", RELIC_COLUMNS, RELICS),
        _field("FIGURE_", "figures", "for each figure", FIGURE_COLUMNS, FIGURES),
        _field("MONSTER_", "monsters", "for each monster besides", MONSTER_COLUMNS, MONSTERS),
        _field("GROUP_", "groups", "for each monster group", GROUP_COLUMNS, GROUPS),
        _table("kinds", GROUPS, KINDS, "the kind of each group, one-hot"),
        _field("HERO_", "heroes", "for each hero", HERO_COLUMNS, HEROES),
        _table("sheets", HEROES, HERO_NAMES, "who the heroes are, one-hot"),
        _table("classes", HEROES, CLASSES, "their classes, one-hot"),
        _table("skills", HEROES, _rows(columns.N_OWN_SKILLS), "skills of the class: 1 ready, 0.5 exhausted"),
        _field("CARRIED_", "carried", "items by place", CARRIED_COLUMNS, HEROES, _rows(state.N_CARRIED)),
        _table(
            "gear", HEROES, ITEMS, "the same by card: 0.25 for each one carried, 0.5 for each one equipped"
        ),
        _field(
            "POTION_",
            "potions",
            "Search cards of each hero",
            POTION_COLUMNS,
            HEROES,
            SEARCH_CARDS[: setup.N_USABLE],
        ),
        _field("TOKEN_", "tokens", "for each token", TOKEN_COLUMNS, TOKENS),
        _field("DOOR_", "doors", "for each door", DOOR_COLUMNS, DOORS),
        _field("CARD_", "cards", "for each Overlord card", CARD_COLUMNS, CARDS),
        Field("deck_top", (columns.SHOWN_DECK,), "his deck from the top, as far as I know: (card + 1) / 28"),
        Field("looked_at", (state.N_ASIDE,), "cards that he looks at, if I am he: (card + 1) / 28"),
        _field("PLOT_CARD_", "plot", "for each Plot card", PLOT_CARD_COLUMNS, PLOTS),
        _field("SEARCH_", "search", "for each Search card", SEARCH_COLUMNS, SEARCH_CARDS),
        Field(
            "search_deck",
            (state.SEARCH_DECK,),
            "the Search deck from the top, as far as I know: (card + 1) / 8",
        ),
        _field(
            "SHOP_", "shop", "for each shop item", SHOP_COLUMNS, ITEMS[setup.FIRST_SHOP : setup.FIRST_RELIC]
        ),
        _list("travel", TRAVELS, "Travel cards drawn"),
        _list("question", QUESTIONS, "what I am asked now, one-hot"),
        _list("window", WINDOWS, "the window in which I am asked, one-hot"),
        _field("DEED_", "deed", "what my question belongs to, else what is under way, one-hot", DEED_COLUMNS),
        _field(
            "FRAME_",
            "stack",
            "my question, then the tasks under way, the topmost first",
            FRAME_COLUMNS,
            ("question", *_rows(columns.SHOWN_TASKS)),
        ),
        _field(
            "DEED_", "how", "what the attack under way, or the last one, belongs to, one-hot", DEED_COLUMNS
        ),
        _field("ATTACK_", "attack", "the innermost attack under way, or the last one", ATTACK_COLUMNS),
        Field("dice", (state.N_ATTACK_DICE,), f"its attack dice: {DIE}"),
        _field("SURGE_", "surges", "its surge options", SURGE_COLUMNS, _rows(state.N_OPTIONS_NOW)),
        _field(
            "POOL_",
            "pools",
            "its defence dice, in the order of the affected; from the sixth on that of the one dealt with",
            POOL_COLUMNS,
            _rows(columns.SHOWN_POOLS),
        ),
        _field("ROLL_", "roll", "a test or dice of a recovery, under way or the last one", ROLL_COLUMNS),
        Field(
            "map",
            shape,
            "for each space, row by row: "
            + "; ".join(f"`{name}` {meaning}" for name, meaning in PLANES.items()),
            (tuple(PLANES), (), ()),
        ),
    ]


@cache
def observation_layout() -> Layout:
    """The observation: float32 in [-1, 1]."""
    return Layout(*_fields())


@cache
def state_layout() -> Layout:
    """The full state: every field of the observation with nothing hidden, then what no observation holds."""
    places = _rows(state.SEARCH_DECK)
    return Layout(
        *_fields(),
        Field("overlord_deck", (state.OVERLORD_DECK,), "the Overlord deck from the top: (card + 1) / 28"),
        Field("deck_known", (1,), f"cards at its top that the overlord knows, {COUNT}"),
        _list("dark_places", places, "places of the Search deck, from the bottom, that the overlord knows"),
        _list("light_places", places, "those that all know"),
    )

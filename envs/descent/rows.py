"""Rows of the card tables, turned into the rows that the rules read (setup.pxd), and into maps."""

from functools import cache
from typing import Any

from ..core.content import Row
from . import geometry
from . import setup as vocabulary
from .cards import load, of_type, owned
from .language import WORDS, spaces, surge, zones
from .state import Rank, Winner

NONE = -1
ATTRIBUTES = ("might", "knowledge", "willpower", "awareness")
ARCHETYPES = ("warrior", "healer", "mage", "scout")
TRACKS = ("intro", "act1", "interlude", "act2", "finale")
SLOTS = {
    "1h": vocabulary.ONE_HAND,
    "2h": vocabulary.TWO_HANDS,
    "armor": vocabulary.ARMOR,
    "other": vocabulary.OTHER,
}
ATTACKS = {"none": vocabulary.NO_ATTACK, "melee": vocabulary.MELEE, "ranged": vocabulary.RANGED}
ITEM_TRAITS = (
    *("Axe", "Blade", "Bow", "Cloak", "Exotic", "Hammer", "Heavy Armor", "Helmet"),
    *("Light Armor", "Magic", "Ring", "Rune", "Shield", "Staff", "Trinket"),
)
MONSTER_TRAITS = (
    *("Building", "Cave", "Wilderness", "Cursed", "Civilized"),
    *("Dark", "Mountain", "Cold", "Hot", "Water"),
)
"""By the numbers of their bits."""
ABILITIES = (
    *("Scamper", "Cowardly", "Night Stalker", "Howl", "Web", "Shambling", "Grab", "Heal", "Reach", "Throw"),
    *("Air", "Earth", "Fire", "Water", "Flail", "Shadow", "Opportunist", "Pilfer", "Not Me!", "Promotion"),
    *("Fly", "Cry Havoc", "Sacrifice", "Seduce", "Wail", "Aftershock", "Ignite", "Unmovable", "Overpower"),
    *("Shadow Bolt", "Dominion"),
)
"""By the numbers of their bits. Names of abilities may not be changed on the cards of monsters."""
REGENERATION = "Regeneration "
ROUTES = ("road", "plain", "forest", "mountain", "water")
CLASSES = ("Basic", "Magus", "Saboteur", "Warlord", "Universal")
TYPES = ("Event", "Magic", "Trap")
RANKS = {"any": NONE, "minion": Rank.MINION, "minion first": 2}
WINNERS = {"nobody": Winner.NOBODY, "heroes": Winner.HEROES, "overlord": Winner.OVERLORD, "rules": NONE}
DOORS = {"normal": geometry.NORMAL_DOOR, "locked": geometry.LOCKED_DOOR}
EXIT = "Exit"
ALONE = ([0] * 3, [1] * 3)
"""Minions and masters of a group that is one lieutenant."""


def fill(setup: Any, rows: tuple[Row, ...]) -> None:
    """Writes the rows into a record of the kernel's setup."""
    Filler(setup, rows).fill()


@cache
def lay_maps() -> None:
    """Makes the tables of all maps, once in a process: no card table changes a map."""
    for number, plan in enumerate(plans(load(None))):
        geometry.lay(number, plan)  # type: ignore[attr-defined]


def plans(rows: tuple[Row, ...]) -> list[dict[str, Any]]:
    """The maps by the numbers of their encounters, as geometry.lay takes them."""
    return [_plan(owned(rows, row, "Map")[0]) for row in of_type(rows, "Encounter")]


def _plan(row: Row) -> dict[str, Any]:
    doors = row.get("doors", [])
    return {
        "rows": row["rows"],
        "walls": row.get("walls", []),
        "doors": [(DOORS.get(door["kind"], geometry.RUNE_DOOR), door["edges"]) for door in doors],
        "zones": list(zones(row).values()),
        "entrance": spaces(row["entrance"]),
        "exit": spaces(row.get("exit", "")),
        "search": row["search"],
        "tokens": row.get("tokens", []),
        "figures": row.get("figures", []),
    }


def cell_of(row: Row, x: int, y: int) -> int:
    """The number of a space of a map: they are counted row by row (DES-010)."""
    before = "".join(row["rows"][:y]) + row["rows"][y][:x]
    return len(before) - before.count("#")


class Filler:
    def __init__(self, setup: Any, rows: tuple[Row, ...]) -> None:
        self.setup = setup
        self.rows = rows
        self.dice = self._ids("Die", "name")
        self.kinds = self._ids("Monster", "Lieutenant", "Agent")
        self.classes = self._ids("Class")
        self.relics = self._ids("Relic")
        self.quests = self._ids("Quest")
        self.encounters = self._ids("Encounter")

    def _ids(self, *types_and_field: str) -> dict[str, int]:
        """Numbers by id, or by the built-in name."""
        *types, field = types_and_field if types_and_field[-1] == "name" else (*types_and_field, "id")
        return {row[field]: number for number, row in enumerate(of_type(load(None), *types))}

    def fill(self) -> None:
        for type, field, put in (
            ("Die", "face", self.die),
            ("Hero", "hero", self.hero),
            ("Skill", "skill", self.skill),
            ("Overlord Card", "overlord", self.overlord_card),
            ("Plot Card", "plot", self.plot_card),
            ("Search Card", "search", self.search_card),
            ("Quest", "quest", self.quest),
            ("Encounter", "encounter", self.encounter),
        ):
            for i, row in enumerate(of_type(self.rows, type)):
                put(self.setup[field][i], row)
        for i, row in enumerate(of_type(self.rows, "Gear", "Shop Item", "Relic")):
            self.item(self.setup["item"][i], row)
        for i, row in enumerate(of_type(self.rows, "Monster", "Lieutenant", "Agent")):
            self.kind(self.setup["kind"][i], row)
        for i, row in enumerate(of_type(self.rows, "Monster Card", "Lieutenant Card", "Agent Card")):
            self.card(self.setup["card"][i], row)
        (familiar,) = of_type(self.rows, "Familiar")
        self.card(self.setup["familiar"], familiar)
        (flask,) = (row for row in of_type(self.rows, "Search Card") if "dice" in row)
        self.item(self.setup["flask"], flask)
        (bolt,) = (row for row in of_type(self.rows, "Ability") if "dice" in row)
        self.setup["bolt"][:] = self._dice(bolt["dice"])

    def _dice(self, names: list[str]) -> list[int]:
        return [self.dice[name] for name in names]

    def _surges(self, out: Any, row: Row) -> None:
        out["n_surges"] = len(row.get("surges", []))
        for slot, text in zip(out["surge"], row.get("surges", []), strict=False):
            option = surge(text)
            slot["cost"] = option.cost
            for i, part in enumerate(option.parts):
                slot["code"][i] = getattr(vocabulary, f"SU_{WORDS[part.word]}")
                slot["n"][i] = part.n

    def die(self, out: Any, row: Row) -> None:
        for face, numbers in zip(out, row["faces"], strict=True):
            for field, number in zip(face.dtype.names, numbers, strict=True):
                face[field] = number

    def hero(self, out: Any, row: Row) -> None:
        out["archetype"] = ARCHETYPES.index(row["archetype"])
        for field in ("speed", "health", "stamina", "feat_action"):
            out[field] = row[field]
        (out["defence"],) = self._dice(row["defence"])
        out["attribute"] = [row[name] for name in ATTRIBUTES]

    def skill(self, out: Any, row: Row) -> None:
        for field in ("xp", "fatigue", "exhaust", "action"):
            out[field] = row[field]

    def item(self, out: Any, row: Row) -> None:
        """Gear belongs to a class, Shop Items to an act."""
        out["slot"] = SLOTS.get(row.get("slot", ""), NONE)
        out["attack"] = ATTACKS[row["attack"]]
        out["traits"] = sum(1 << ITEM_TRAITS.index(trait) for trait in row.get("traits", []))
        dice = self._dice(row.get("dice", []))
        out["n_dice"] = len(dice)
        out["dice"][: len(dice)] = dice
        self._surges(out, row)
        for field in ("pierce", "range", "reach", "health", "stamina", "cost", "sell"):
            out[field] = row.get(field, 0)
        out["defence"] = self.dice.get(row.get("defence", ""), NONE)
        out["most_speed"] = row.get("most_speed", NONE)
        out["copies"] = row.get("copies", 1)
        out["act"] = row.get("act", 0) - 1
        out["cls"] = self.classes.get(row.get("of", ""), NONE)

    def kind(self, out: Any, row: Row) -> None:
        out["size"] = getattr(vocabulary, row["size"].upper())
        out["attack"] = ATTACKS[row["attack"]]
        out["traits"] = self._traits(row)
        out["limit"] = _by_heroes(row.get("minions", ALONE[0]), row.get("masters", ALONE[1]))
        out["attribute"] = [row.get(name, NONE) for name in ATTRIBUTES]

    def _traits(self, row: Row) -> int:
        return sum(1 << MONSTER_TRAITS.index(trait) for trait in row.get("traits", []))

    def card(self, out: Any, row: Row) -> None:
        """The numbers of a monster are the same against any number of heroes."""
        several = isinstance(row["health"], list)
        out["speed"] = row["speed"]
        out["health"] = row["health"]
        for i in range(len(out["n_defence"])):
            dice = self._dice(row["defence"][i] if several else row.get("defence", []))
            out["n_defence"][i] = len(dice)
            out["defence"][i][: len(dice)] = dice
        dice = self._dice(row["dice"])
        out["n_dice"] = len(dice)
        out["dice"][: len(dice)] = dice
        self._surges(out, row)
        self._abilities(out, row.get("abilities", []))

    def _abilities(self, out: Any, names: list[str]) -> None:
        kinds = {row["name"]: row["kind"] for row in of_type(load(None), "Ability")}
        specials = [name for name in names if kinds[name] in ("action", "attack action")]
        out["n_specials"] = len(specials)
        for i, name in enumerate(specials):
            out["special"][i] = 1 << ABILITIES.index(name)
        out["abilities"] = sum(1 << ABILITIES.index(name) for name in names if name in ABILITIES)
        found = [int(name.removeprefix(REGENERATION)) for name in names if name.startswith(REGENERATION)]
        out["regeneration"] = sum(found)

    def overlord_card(self, out: Any, row: Row) -> None:
        out["cls"] = CLASSES.index(row["class"])
        out["type"] = TYPES.index(row["kind"])
        for field in ("copies", "xp"):
            out[field] = row[field]

    def plot_card(self, out: Any, row: Row) -> None:
        out["buy"] = row.get("buy", NONE)
        out["trigger"] = row["trigger"]

    def search_card(self, out: Any, row: Row) -> None:
        for field in ("copies", "gold"):
            out[field] = row[field]

    def quest(self, out: Any, row: Row) -> None:
        out["track"] = TRACKS.index(row["track"])
        out["act"] = row["act"] - 1
        out["n_encounters"] = len(row["encounters"])
        _put(out["encounter"], [self.encounters[code] for code in row["encounters"]])
        for field in ("gold", "xp", "uses_raythen"):
            out[field] = row[field]
        out["relic"] = self.relics.get(row.get("relic", ""), NONE)
        _put(out["route"], [ROUTES.index(route) for route in row["route"]])

    def encounter(self, out: Any, row: Row) -> None:
        (plan,) = owned(self.rows, row, "Map")
        places = {name: zone for zone, name in enumerate(zones(plan))} | {EXIT: geometry.ZONE_EXIT}
        out["quest"] = self.quests[row["of"]]
        out["number"] = row["number"] - 1
        out["act"] = row["act"] - 1
        out["n_groups"] = len(row["groups"])
        for slot, group in zip(out["group"], row["groups"], strict=False):
            self.group(slot, group, places, plan)
        for slot in out["group"][len(row["groups"]) :]:
            slot["kind"] = slot["zone"] = slot["at"] = NONE
        out["n_reinforcements"] = len(row["reinforcements"])
        for slot, reinforcement in zip(out["reinforcement"], row["reinforcements"], strict=False):
            self.reinforcement(slot, reinforcement, places)
        out["has_unique"] = "unique" in row
        out["never_unique"] = row.get("never", NONE)
        out["clock"] = row["clock"]
        out["clock_winner"] = WINNERS[row["clock_winner"]]
        carried = row.get("carry_in", [])
        out["carry_in"][: len(carried)] = carried
        out["n_figures"] = len(plan.get("figures", []))
        for field in ("figure_health", "figure_health_per_hero", "figure_speed"):
            out[field] = row.get(field, 0)
        out["figure_defence"] = self.dice.get(row.get("figure_die", ""), NONE)
        out["summon"] = row["summon"]

    def group(self, out: Any, group: Row, places: dict[str, int], plan: Row) -> None:
        """Counts are group limits unless they are given; a lieutenant is alone."""
        kind = self.kinds.get(group["kind"], NONE)
        alone = kind >= vocabulary.FIRST_LIEUTENANT
        minions, masters = ALONE if alone else ([NONE] * 3, [NONE] * 3)
        out["kind"] = kind
        out["zone"] = places[group["zone"]]
        out["count"] = _by_heroes(group.get("minions", minions), group.get("masters", masters))
        out["traits"] = self._traits(group)
        out["excluded"] = sum(1 << self.kinds[name] for name in group.get("without", []))
        for field in ("health_bonus", "health_carry", "extra_carry", "late"):
            out[field] = group.get(field, 0)
        out["at"] = cell_of(plan, *group["at"]) if "at" in group else NONE

    def reinforcement(self, out: Any, reinforcement: Row, places: dict[str, int]) -> None:
        out["groups"] = sum(1 << (group - 1) for group in reinforcement["groups"])
        out["rank"] = RANKS[reinforcement["rank"]]
        out["number"] = reinforcement["number"]
        out["zone"] = places[reinforcement["zone"]]
        out["optional"] = reinforcement.get("optional", False)
        out["first_turn"] = reinforcement.get("start", 1)


def _by_heroes(minions: list[int], masters: list[int]) -> list[tuple[int, int]]:
    """Minions and masters against 2, 3 and 4 heroes."""
    return list(zip(minions, masters, strict=True))


def _put(out: Any, numbers: list[int]) -> None:
    """Numbers in their order, then NONE."""
    for i in range(len(out)):
        out[i] = numbers[i] if i < len(numbers) else NONE

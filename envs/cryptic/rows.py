"""Rows of the card tables, turned into the rows that the rules read (setup.pxd)."""

from typing import Any

from ..core.content import Row
from . import setup as vocabulary
from .cards import CLASSES, of_type, owned
from .compiler import NONE, Compiler
from .language import KEYS, parse, parse_attacks

GODDESSES = ("SKZ", "GOR", "MYC")
REALMS = ("TOMB", "CAVE", "HALL", "BOG")
BOARDS = (*REALMS, "MIRROR", "CITADEL")
"""Ids by their numbers."""
SPECIAL_TERRAIN = ("sand", "ice", "embers", "mire", "panes", "tide")
WHEN = {
    "enter": "enter_effect",
    "upkeep": "upkeep_effect",
    "cleanup": "cleanup_effect",
    "miss": "miss_effect",
}
"""Where a board keeps the effect of a Hazard."""
TERRAIN = {
    "#": vocabulary.WALL,
    "_": vocabulary.PIT,
    "~": vocabulary.SPECIAL,
    "1": vocabulary.ENTRANCE_1,
    "2": vocabulary.ENTRANCE_2,
}
TOKENS = {
    "A": vocabulary.ARTIFACT,
    "a": vocabulary.ARTIFACT_ALONE,
    "s": vocabulary.SOUL,
    "B": vocabulary.BONE,
    "T": vocabulary.TRAP,
}
GASHNORADON = "G"


def fill(setup: Any, rows: tuple[Row, ...]) -> None:
    """Writes the rows into a record of the kernel's setup."""
    Filler(setup, rows).fill()


class Filler:
    def __init__(self, setup: Any, rows: tuple[Row, ...]) -> None:
        self.setup = setup
        self.rows = rows
        self.compiler = Compiler(setup)

    def fill(self) -> None:
        for i, row in enumerate(of_type(self.rows, *CLASSES)):
            self.cryptonaut(self.setup["sheet"][i], row)
        for i, row in enumerate(of_type(self.rows, "Monster")):
            self.monster(self.setup["monster"][i], row)
        for i, row in enumerate(of_type(self.rows, "Master")):
            self.master(self.setup["master"][i], row)
        for i, row in enumerate(of_type(self.rows, "Goddess")):
            self.goddess(self.setup["goddess"][i], row)
        for i, row in enumerate(of_type(self.rows, "Artifact", "Relic")):
            self.item(self.setup["item"][i], row)
        for i, row in enumerate(of_type(self.rows, "Blood")):
            self.setup["blood"][i] = (row["cost"], self.effect(row))
        for i, row in enumerate(of_type(self.rows, "Trap")):
            self.setup["trap"][i] = self.effect(row)
        for i, row in enumerate(of_type(self.rows, "Encounter")):
            self.setup["encounter"][i] = (row["copies"], self.effect(row))
        for i, row in enumerate(of_type(self.rows, "Structure")):
            self.setup["structure_health"][i] = row.get("health", NONE)
            self.setup["structure_size"][i] = row["size"]
        for i, row in enumerate(of_type(self.rows, "Realm", "Sub-Realm")):
            self.board(self.setup["board"][i], row)

    def effect(self, row: Row, field: str = "line") -> int:
        """The Effect of a line of a row; NONE if it has none."""
        if field not in row:
            return NONE
        boost = KEYS[row["boost"]] if field == "line" and "boost" in row else NONE
        return self.compiler.effect(parse(row[field]), boost)

    def attacks(self, row: Row) -> list[int]:
        """The Weapons of the printed Attacks; a boost belongs to the first."""
        lines = parse_attacks(row["attacks"]) if "attacks" in row else []
        boosts = [KEYS[row["boost"]] if "boost" in row else NONE, *[NONE] * len(lines)]
        return [
            self.compiler.weapon(line, line["once"], boost)
            for line, boost in zip(lines, boosts, strict=False)
        ]

    def cryptonaut(self, out: Any, row: Row) -> None:
        out["profession"] = CLASSES.index(row["type"])
        for field in ("vitae", "stamina", "aim", "cast", "move"):
            out[field] = row.get(field, NONE)
        _put(out["weapon"], self.attacks(row))
        abilities = owned(self.rows, row, "Start", "Charge", "Devour")
        _put(out["ability"], [self.effect(ability) for ability in abilities])

    def monster(self, out: Any, row: Row) -> None:
        """Gashnoradon belongs to a board."""
        out["goddess"] = GODDESSES.index(row["of"]) if row["of"] in GODDESSES else NONE
        for field in ("cost", "limit", "health", "move", "aim", "size"):
            out[field] = row.get(field, NONE)
        out["special_limit"] = row.get("special_limit", False)
        out["weapon"] = next(iter(self.attacks(row)), NONE)
        _put(out["ability"], [self.effect(ability) for ability in owned(self.rows, row, "Ability")])

    def master(self, out: Any, row: Row) -> None:
        out["goddess"] = GODDESSES.index(row["of"])
        for field in ("cost", "health", "damage", "aim"):
            out[field] = row[field]
        out["ability"] = self.effect(row)

    def goddess(self, out: Any, row: Row) -> None:
        for field in ("hand_limit", "draw_size", "power_gain"):
            out[field] = row[field]
        for kind, field in (("Monster", "monster"), ("Master", "master")):
            places = [i for i, other in enumerate(of_type(self.rows, kind)) if other["of"] == row["id"]]
            _put(out[field], places)
        out["n_monsters"] = len(owned(self.rows, row, "Monster"))
        out["ability"] = self.effect(row)
        for card, other in zip(out["card"], owned(self.rows, row, "Card"), strict=True):
            for field in ("copies", "effect_cost", "mastery_cost"):
                card[field] = other[field]
            card["effect"] = self.effect(other)
            card["mastery"] = self.effect(other, "mastery_line")
        (special,) = owned(self.rows, row, "Special")
        out["status_cards"] = special["copies"]

    def item(self, out: Any, row: Row) -> None:
        out["always"] = self.effect(row)
        out["soul"] = self.effect(row, "soul_line")
        out["devour"] = row["soul"] == "devour"
        out["board"] = BOARDS.index(row["of"]) if "of" in row else NONE

    def board(self, out: Any, row: Row) -> None:
        out["width"] = len(row["map"])
        out["monster_limit"] = row["monster_limit"]
        out["special"] = SPECIAL_TERRAIN.index(row["special"])
        out["power_gain"] = row["power_gain"]
        self._spaces(out, "".join(row["map"]))
        for field in WHEN.values():
            out[field] = NONE
        for hazard in owned(self.rows, row, "Hazard"):
            if "line" in hazard:
                out[WHEN[hazard["when"]]] = self.effect(hazard)
        out["site"] = out["objective_effect"] = NONE
        for i, objective in enumerate(owned(self.rows, row, "Objective")):
            out["objective"][i] = getattr(vocabulary, objective["kind"].upper())
            out["goal"][i] = objective["goal"]
            out["site"][i] = getattr(vocabulary, objective.get("site", "none").upper(), NONE)
            out["objective_effect"][i] = self.effect(objective)

    def _spaces(self, out: Any, spaces: str) -> None:
        """What is printed on each space; a Structure of 2x2 spaces stands at its first."""
        kinds = [row.get("symbol") for row in of_type(self.rows, "Structure")]
        out["site_kind"] = out["site_cell"] = out["gash"] = NONE
        for cell, symbol in enumerate(spaces):
            out["terrain"][cell] = TERRAIN.get(symbol, vocabulary.GROUND)
            out["token"][cell] = TOKENS.get(symbol, 0)
            if symbol == GASHNORADON and out["gash"] == NONE:
                out["gash"] = cell
            if symbol in kinds:
                self._site(out, kinds.index(symbol), cell)

    def _site(self, out: Any, kind: int, cell: int) -> None:
        """The other spaces of a Structure of 2x2 spaces bear its symbol, too."""
        width, size = int(out["width"]), int(self.setup["structure_size"][kind])
        corners = out["site_cell"][: out["n_sites"]][out["site_kind"][: out["n_sites"]] == kind].tolist()
        if size == 2 and any(cell - corner in (1, width, width + 1) for corner in corners):
            return
        out["site_kind"][out["n_sites"]] = kind
        out["site_cell"][out["n_sites"]] = cell
        out["n_sites"] += 1


def _put(out: Any, places: list[int]) -> None:
    """Places in their order, then NONE."""
    for i in range(len(out)):
        out[i] = places[i] if i < len(places) else NONE

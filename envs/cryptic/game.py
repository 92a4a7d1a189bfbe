"""Cryptic Explorers, as everything above the kernels sees it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from ..core.content import content_hash
from ..core.game import Config, Game, Variant
from ..core.kernel import Rules
from . import IDS, VERSION
from . import cards as card_table
from . import setup as vocabulary
from .binding import RULES
from .check import check_state
from .layouts import observation_layout, state_layout
from .rows import fill
from .state import N_CRYPTONAUTS, Act
from .text import CrypticWords

SETUPS = {
    "first_game": vocabulary.SETUP_FIRST_GAME,
    "random": vocabulary.SETUP_RANDOM,
    "choose": vocabulary.SETUP_CHOOSE,
    "draft": vocabulary.SETUP_DRAFT,
}
REALMS = {
    "tomb": vocabulary.TOMB,
    "cave": vocabulary.CAVE,
    "hall": vocabulary.HALL,
    "bog": vocabulary.BOG,
}
SUB_REALMS = {"mirror": vocabulary.MIRROR, "citadel": vocabulary.CITADEL}
GODDESSES = {"skzaak": vocabulary.SKZ, "gorkuk": vocabulary.GOR, "mycothis": vocabulary.MYC}
RANDOM = "random"
MOVES = ("step", "path")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
QUICKPLAY_CRYPTONAUTS = 4
FIRST_SQUADS = ("VET", "DEM", "XEN", "INF", "AND", "MAG")
"""CE-018; with four players, and in Quickplay, all but the last members of the Squads."""
FIRST_SQUADS_OF_TWO = ("VET", "DEM", "INF", "AND", "SPE", "GUA")
FIRST_SQUAD_OF_FOUR = ("VET", "DEM", "INF", "AND")
NONE = -1
CHANCE = -2
"""A Goddess by chance, though the setup lets her player choose."""


@dataclass(frozen=True, kw_only=True)
class CrypticConfig(Config):
    """Options of the game."""

    players: int = 2
    """How many play, 2 to 4: the Goddess, and one to three for the Cryptonauts."""
    setup: str = "first_game"
    """Where Realm, Squads and Goddess come from: the preset "first_game", "random", "choose", "draft"."""
    quickplay: bool = False
    """Whether a Sub-Realm is played alone, with four Cryptonauts (two players)."""
    realm: str | None = None
    """"tomb", "cave", "hall", "bog" (in Quickplay "mirror", "citadel") or "random"; None: as `setup` says."""
    goddess: str | None = None
    """"skzaak", "gorkuk", "mycothis" or "random"; None: as `setup` says."""
    squads: str | None = None
    """Ids of the Cryptonauts, Squad by Squad ("VET,DEM,XEN,INF,AND,MAG"); None: as `setup` says."""
    sub_realms: int = 0
    """Sub-Realms beside the Realm, 0 to 2."""
    relics: bool = False
    """Whether Relics are in play."""
    encounters: bool = False
    """Whether Knowledge of Death brings Otherworldly Encounters."""
    move: str = "step"
    """How moves are asked for: "step" by step, or as a "path" to a space, up to where something happens."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.check_choice("setup", SETUPS)
        self.check_switch("quickplay")
        self._check_board()
        self._check_people()
        self.check_switch("relics")
        self.check_switch("encounters")
        self.check_choice("move", MOVES)

    @property
    def cryptonauts(self) -> int:
        return QUICKPLAY_CRYPTONAUTS if self.quickplay else N_CRYPTONAUTS

    @property
    def drafted(self) -> bool:
        return self.setup == "draft"

    @property
    def boards(self) -> Mapping[str, int]:
        """The boards that may be named."""
        return SUB_REALMS if self.quickplay else REALMS

    def _check_board(self) -> None:
        self.check_whole("sub_realms", 0, len(SUB_REALMS))
        self.check("sub_realms", not (self.quickplay and self.sub_realms), "0 with quickplay=True")
        self.check("setup", not (self.quickplay and self.drafted), "another one with quickplay=True")
        self._check_named("realm", self.boards)

    def _check_people(self) -> None:
        self.check_whole("players", FEWEST_PLAYERS, MOST_PLAYERS)
        self.check("players", not self.quickplay or self.players == FEWEST_PLAYERS, "2 with quickplay=True")
        self._check_named("goddess", GODDESSES)
        like = ",".join(first_squads(self))
        right = f"None, or ids of {self.cryptonauts} Cryptonauts with commas, like {like!r}"
        self.check("squads", self.squads is None or self._are_squads(self.squads), right)
        self._check_not_drafted("squads")

    def _check_named(self, option: str, known: Mapping[str, int]) -> None:
        value = getattr(self, option)
        fine = value is None or (isinstance(value, str) and value in (*known, RANDOM))
        self.check(option, fine, f"None, or one of {', '.join((*known, RANDOM))}")
        self._check_not_drafted(option)

    def _check_not_drafted(self, option: str) -> None:
        self.check(option, not self.drafted or getattr(self, option) is None, "None with setup='draft'")

    def _are_squads(self, text: Any) -> bool:
        """As many different Cryptonauts as play."""
        ids = text.split(",") if isinstance(text, str) else []
        known = set(ids) <= set(cryptonaut_ids())
        return known and len(ids) == len(set(ids)) == self.cryptonauts


class Cryptic(Game):
    """Cryptic Explorers, for two to four players."""

    name: ClassVar[str] = "cryptic"
    title: ClassVar[str] = "Cryptic Explorers"
    version: ClassVar[int] = VERSION
    ids: ClassVar[Mapping[str, Mapping[str, Any]]] = IDS
    config_class: ClassVar[type[Config]] = CrypticConfig
    rules: ClassVar[Rules] = RULES

    def build(self, config: Config) -> Variant:
        """The variant of a checked configuration. Raises ValueError for a card table that cannot be used."""
        assert isinstance(config, CrypticConfig)
        rows = card_table.load(config.content)
        cards = card_table.cards_of(rows)
        setup: Any = np.zeros((), RULES.setup_dtype)
        fill(setup, rows)
        printed = content_hash(setup)
        _fill_options(setup["options"], config)
        widths = _widths(setup, config)
        _fill_grid(setup["grid"], widths)
        layout = observation_layout(widths)
        return Variant(
            game=self,
            config=config,
            setup=setup.tobytes(),
            agents=("goddess", *(f"cryptonaut_{seat}" for seat in range(config.players - 1))),
            n_actions=int(Act.CELL + setup["grid"]["n_cells"]),
            observation_layout=layout,
            state_layout=state_layout(widths),
            content_hash=printed,
            words=CrypticWords(rows, layout, setup["options"]),
            cards=cards,
            sides={"goddess": (0,), "cryptonauts": tuple(range(1, config.players))},
        )

    def check_state(self, variant: Variant, state: np.ndarray) -> None:
        """ValueError, in one line, for a state that the rules could not go on from."""
        check_state(variant, state)


def cryptonaut_ids() -> tuple[str, ...]:
    """The ids of all Cryptonauts, in the order of their sheets."""
    return tuple(row["id"] for row in card_table.of_type(card_table.load(None), *card_table.CLASSES))


def first_squads(config: CrypticConfig) -> tuple[str, ...]:
    """The Cryptonauts of the first game, in unit order (R-01, R-104)."""
    if config.quickplay:
        return FIRST_SQUAD_OF_FOUR
    return FIRST_SQUADS_OF_TWO if config.players == MOST_PLAYERS else FIRST_SQUADS


# --- the setup of the kernel


def _fill_options(options: Any, config: CrypticConfig) -> None:
    options["players"] = config.players
    options["n_slots"] = 1 + config.sub_realms
    options["quickplay"] = config.quickplay
    options["setup"] = SETUPS[config.setup]
    options["realm"] = _realm(config)
    options["goddess"] = _goddess(config)
    options["squads"] = NONE
    squad = _squads(config)
    options["squads"][: len(squad)] = [cryptonaut_ids().index(name) for name in squad]
    options["relics"] = config.relics
    options["encounters"] = config.encounters
    options["path"] = config.move == "path"
    options["score"] = config.reward == "score"


def _realm(config: CrypticConfig) -> int:
    if config.realm is None and config.setup == "first_game":
        return next(iter(config.boards.values()))
    return config.boards.get(config.realm or RANDOM, NONE)


def _goddess(config: CrypticConfig) -> int:
    match config.goddess, config.setup:
        case None, "first_game":
            return vocabulary.SKZ
        case "random", "choose":
            return CHANCE
    return GODDESSES.get(config.goddess or RANDOM, NONE)


def _squads(config: CrypticConfig) -> tuple[str, ...]:
    """The Cryptonauts that are known before the game."""
    if config.squads is not None:
        return tuple(config.squads.split(","))
    return first_squads(config) if config.setup == "first_game" else ()


def _widths(setup: Any, config: CrypticConfig) -> tuple[int, ...]:
    """Widths of the boards, slot by slot; all Realms are of one size, and all Sub-Realms."""
    realm, sub_realm = (int(setup["board"][board]["width"]) for board in (vocabulary.TOMB, vocabulary.MIRROR))
    return (sub_realm if config.quickplay else realm, *[sub_realm] * config.sub_realms)


def _fill_grid(grid: Any, widths: tuple[int, ...]) -> None:
    """Spaces are numbered row by row, one board after the other."""
    grid["base"] = NONE
    cell = 0
    for slot, width in enumerate(widths):
        grid["base"][slot] = cell
        grid["width"][slot] = width
        end = cell + width * width
        grid["x"][cell:end] = np.tile(np.arange(width), width)
        grid["y"][cell:end] = np.repeat(np.arange(width), width)
        grid["slot"][cell:end] = slot
        cell = end
    grid["n_cells"] = cell


GAME = Cryptic()

"""Cutthroat Caverns with Death Incarnate, as everything above the kernels sees it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from ..core.content import content_hash
from ..core.game import Config, Game, Variant
from ..core.kernel import Rules
from . import IDS, VERSION, state
from . import cards as card_table
from .binding import RULES
from .check import check_state
from .layouts import observation_layout, state_layout
from .setup import Pool
from .text import CutthroatWords

POOLS = {"base": Pool.POOL_BASE, "incarnations": Pool.POOL_INCARNATIONS, "both": Pool.POOL_BOTH}
FORTUNE_LP = ("per_card", "flat")
FEWEST_PLAYERS = 3
QUESTS = 2


@dataclass(frozen=True, kw_only=True)
class CutthroatConfig(Config):
    """Options of the game."""

    players: int = 4
    """How many play, 3 to 6."""
    event_deck: bool = True
    """Whether Events are drawn: trouble, Treasures and the Realm of the Incarnate."""
    quest: int = 0
    """The Quest that holds at the end: 1 (Heir of the Incarnate), 2 (Clean Slate), or 0 for none."""
    finisher_rule: bool = False
    """Whether the last Encounter is drawn from picks of the players."""
    encounter_pool: str = "both"
    """Where the Encounters come from: "base" (E01-E25), "incarnations" (I01-I26), or "both"."""
    fortune_lp: str = "per_card"
    """The LP of Fortune in its closing fight: those printed "per_card" undrawn, or once, "flat"."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.check_whole("players", FEWEST_PLAYERS, state.MAX_PLAYERS)
        self.check_switch("event_deck")
        self.check_whole("quest", 0, QUESTS)
        self.check_switch("finisher_rule")
        self.check_choice("encounter_pool", POOLS)
        self.check_choice("fortune_lp", FORTUNE_LP)


class Cutthroat(Game):
    """Cutthroat Caverns with Death Incarnate, for three to six players."""

    name: ClassVar[str] = "cutthroat"
    title: ClassVar[str] = "Cutthroat Caverns with Death Incarnate"
    version: ClassVar[int] = VERSION
    ids: ClassVar[Mapping[str, Mapping[str, Any]]] = IDS
    config_class: ClassVar[type[Config]] = CutthroatConfig
    rules: ClassVar[Rules] = RULES
    reward_range: ClassVar[tuple[float, float]] = (0.0, 1.0)

    def build(self, config: Config) -> Variant:
        """The variant of a checked configuration. Raises ValueError for a card table that cannot be used."""
        assert isinstance(config, CutthroatConfig)
        rows = card_table.load(config.content)
        cards = card_table.cards_of(rows)
        setup = _setup(config, rows)
        layout = observation_layout()
        return Variant(
            game=self,
            config=config,
            setup=setup.tobytes(),
            agents=tuple(f"player_{seat}" for seat in range(config.players)),
            n_actions=int(state.Act.N_ACTIONS),
            observation_layout=layout,
            state_layout=state_layout(),
            content_hash=content_hash(setup),
            words=CutthroatWords(cards, layout),
            cards=cards,
        )

    def check_state(self, variant: Variant, state: np.ndarray) -> None:
        """ValueError, in one line, for a state that the rules could not go on from."""
        check_state(variant, state)


def _setup(config: CutthroatConfig, rows: tuple[card_table.Row, ...]) -> Any:
    """A record of the kernel's setup."""
    setup: Any = np.zeros((), RULES.setup_dtype)
    options = setup["options"]
    options["players"] = config.players
    options["event_deck"] = config.event_deck
    options["quest"] = config.quest
    options["finisher_rule"] = config.finisher_rule
    options["encounter_pool"] = POOLS[config.encounter_pool]
    options["fortune_flat"] = config.fortune_lp == "flat"
    options["score"] = config.reward == "score"
    card_table.fill(setup, rows)
    return setup


GAME = Cutthroat()

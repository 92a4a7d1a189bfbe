"""Cthulhu Will Drive You Insane, as everything above the kernels sees it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from ..core.content import content_hash
from ..core.game import Config, Game, Variant, whole
from ..core.kernel import Rules
from . import IDS, VERSION, state
from . import cards as card_table
from .binding import RULES
from .check import check_state
from .layouts import observation_layout, state_layout
from .text import CthulhuWords

DECKS = {"full": card_table.full_deck, "seen": card_table.seen_deck}
MOST_POINTS = 999
MOST_TURNS = 10_000


@dataclass(frozen=True, kw_only=True)
class CthulhuConfig(Config):
    """Options of the game."""

    deck: str = "full"
    """"full": all 100 cards; "seen": only cards whose text is public, 64 with second copies."""
    life: int = 100
    """Life of each player at the start, 1 to 999."""
    sanity: int = 100
    """Sanity of each player at the start, 1 to 999."""
    turn_limit: int = 300
    """The game is cut off, without a winner, after so many player turns; 1 to 10,000."""
    first_player: str | int = "random"
    """"random", or the seat, 0 or 1."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.check_choice("deck", DECKS)
        self.check_whole("life", 1, MOST_POINTS)
        self.check_whole("sanity", 1, MOST_POINTS)
        self.check_whole("turn_limit", 1, MOST_TURNS)
        first = self.first_player
        self.check("first_player", first == "random" or whole(first, 0, 1), "'random', 0 or 1")


class Cthulhu(Game):
    """Cthulhu Will Drive You Insane, for two players."""

    name: ClassVar[str] = "cthulhu"
    title: ClassVar[str] = "Cthulhu Will Drive You Insane"
    version: ClassVar[int] = VERSION
    ids: ClassVar[Mapping[str, Mapping[str, Any]]] = IDS
    config_class: ClassVar[type[Config]] = CthulhuConfig
    rules: ClassVar[Rules] = RULES

    def build(self, config: Config) -> Variant:
        """The variant of a checked configuration. Raises ValueError for a card table that cannot be used."""
        assert isinstance(config, CthulhuConfig)
        rows = card_table.load(config.content)
        kinds = DECKS[config.deck]()
        cards = card_table.cards_of(rows, kinds)
        setup = _setup(config, len(cards), card_table.card_setup(rows, kinds))
        labels = tuple(card.label for card in cards)
        layout = observation_layout(labels)
        return Variant(
            game=self,
            config=config,
            setup=setup.tobytes(),
            agents=("player_0", "player_1"),
            n_actions=len(cards) + state.N_COMMANDS,
            observation_layout=layout,
            state_layout=state_layout(labels),
            content_hash=content_hash(setup),
            words=CthulhuWords(cards, layout),
            cards=tuple(cards),
        )

    def check_state(self, variant: Variant, state: np.ndarray) -> None:
        """ValueError, in one line, for a state that the rules could not go on from."""
        check_state(variant, state)


def _setup(config: CthulhuConfig, n_cards: int, numbers: np.ndarray) -> Any:
    """A record of the kernel's setup."""
    setup: Any = np.zeros((), RULES.setup_dtype)
    options = setup["options"]
    options["n_cards"] = n_cards
    options["life"] = config.life
    options["sanity"] = config.sanity
    options["turn_limit"] = config.turn_limit
    options["first_player"] = -1 if config.first_player == "random" else config.first_player
    options["score"] = config.reward == "score"
    setup["card"] = numbers
    return setup


GAME = Cthulhu()

"""Cthulhu Will Drive You Insane, as everything above the kernels sees it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import numpy as np

from ..core.game import Config, Game, Variant
from ..core.kernel import Rules
from ..core.layout import Field, Layout
from . import IDS, VERSION, observe, state
from . import cards as card_table
from .binding import RULES
from .cards import Card
from .check import check_state
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
        self.check("deck", self.deck in DECKS, f"one of {', '.join(DECKS)}")
        self.check("life", _whole(self.life, 1, MOST_POINTS), f"a whole number from 1 to {MOST_POINTS}")
        self.check("sanity", _whole(self.sanity, 1, MOST_POINTS), f"a whole number from 1 to {MOST_POINTS}")
        self.check("turn_limit", _whole(self.turn_limit, 1, MOST_TURNS), f"a whole number from 1 to {MOST_TURNS}")
        first = self.first_player
        self.check("first_player", first == "random" or _whole(first, 0, 1), "'random', 0 or 1")


def _whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


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
        numbers = card_table.card_setup(rows, kinds)
        layout = observation_layout(tuple(card.label for card in cards))
        return Variant(
            game=self,
            config=config,
            setup=_setup(config, len(cards), numbers),
            agents=("player_0", "player_1"),
            n_actions=len(cards) + state.N_COMMANDS,
            observation_layout=layout,
            state_layout=state_layout(layout),
            content_hash=card_table.content_hash(numbers),
            words=CthulhuWords(cards, layout),
            cards=tuple(cards),
        )

    def check_state(self, variant: Variant, state: np.ndarray) -> None:
        """ValueError, in one line, for a state that the rules could not go on from."""
        check_state(variant, state)


def _setup(config: CthulhuConfig, n_cards: int, numbers: np.ndarray) -> bytes:
    setup = np.zeros((), RULES.setup_dtype)
    options = setup["options"]
    options["n_cards"] = n_cards
    options["life"] = config.life
    options["sanity"] = config.sanity
    options["turn_limit"] = config.turn_limit
    options["first_player"] = -1 if config.first_player == "random" else config.first_player
    options["score"] = config.reward == "score"
    setup["card"] = numbers
    return setup.tobytes()


# --- layouts


def _columns(prefix: str) -> tuple[str, ...]:
    """Names of the columns whose constants in observe.pxd begin with the prefix, in their order."""
    columns = {value: name.removeprefix(prefix).lower() for name, value in vars(observe).items() if name.startswith(prefix)}
    return tuple(columns[i] for i in range(len(columns)))


@cache
def observation_layout(labels: tuple[str, ...]) -> Layout:
    """The observation of a game whose cards have these labels."""
    phases = tuple(phase.name.lower() for phase in state.Phase if phase < state.Phase.N_PHASES)
    questions = ("none", *(ask.name.lower() for ask in state.Ask if ask < state.Ask.N_ASKS))
    cards, players, turn = _columns("CARD_"), _columns("PLAYER_"), _columns("TURN_")
    return Layout(
        Field("cards", (len(labels), len(cards)), CARDS_MEANING, (labels, cards)),
        Field("players", (2, len(players)), PLAYERS_MEANING, (("me", "opponent"), players)),
        Field("turn", (len(turn),), TURN_MEANING, (turn,)),
        Field("phase", (len(phases),), "phase of the turn, one-hot", (phases,)),
        Field("question", (len(questions),), "what is asked, one-hot; none: the game is over", (questions,)),
    )


def state_layout(layout: Layout) -> Layout:
    """The full state: what seat 0 sees, then where every card is and who knows it."""
    places = _columns("PLACE_")
    labels = layout["cards"].labels[0]
    return Layout(*layout.values(), Field("places", (len(labels), len(places)), PLACES_MEANING, (labels, places)))


CARDS_MEANING = (
    "for each card: where it is (my hand, their hand if known, top of the draw pile if known, in play under me or them, "
    "discarded, aside; all zeros: it cannot be located); my hand card known to them; power p as p / (p + 5); place by time of coming into play "
    "/ 100; fresh: came into play in this action phase; used this turn; bonus until the end of the turn b / (b + 5); "
    "stopped: cannot block this turn; attacker: 1 for the first declared, 0.01 less for each later one; blocker: the same "
    "number of the attacker it blocks; doomed: chosen to die; bearer of a curse: (card index + 1) / 100; curses on it "
    "n / (n + 5); source of the question; named: its target so far"
)
PLAYERS_MEANING = (
    "life and sanity x as x / (x + 50); cards in hand, and those of them unknown to the other player, as n / (n + 5); "
    "mob: persons can attack this turn; frenzy: power of monsters until the end of the turn b / (b + 5); knows the top of "
    "the draw pile; active: has the turn; asked: must choose now; seat, one-hot (zeros for a spectator)"
)
TURN_MEANING = (
    "turn number n / (n + 50) and as a share of the limit; cards in the draw pile and in the discard pile / 100; a monster "
    "was played this turn; an attack was made this turn"
)
PLACES_MEANING = (
    "for each card: its pile, one-hot; place in it from the bottom / 100; controlled by seat 1; known to seat 0; known to seat 1"
)

GAME = Cthulhu()

__all__ = ["GAME", "Card", "CthulhuConfig", "observation_layout", "state_layout"]

"""Descent, as everything above the kernels sees it."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from ..core.content import content_hash
from ..core.game import Config, Game, Variant
from ..core.kernel import Rules
from . import IDS, VERSION
from . import cards as card_table
from .binding import RULES
from .check import check_state
from .layouts import observation_layout, state_layout
from .options import DescentConfig, fill_options
from .rows import fill, lay_maps
from .state import Act
from .text import DescentWords


class Descent(Game):
    """Descent, for an overlord and two to four heroes."""

    name: ClassVar[str] = "descent"
    title: ClassVar[str] = "Descent"
    version: ClassVar[int] = VERSION
    ids: ClassVar[Mapping[str, Mapping[str, Any]]] = IDS
    config_class: ClassVar[type[Config]] = DescentConfig
    rules: ClassVar[Rules] = RULES

    def build(self, config: Config) -> Variant:
        """The variant of a checked configuration. Raises ValueError for a card table that cannot be used."""
        assert isinstance(config, DescentConfig)
        rows = card_table.load(config.content)
        cards = card_table.cards_of(rows)
        setup: Any = np.zeros((), RULES.setup_dtype)
        fill(setup, rows)
        printed = content_hash(setup)
        fill_options(setup["options"], config)
        layout = observation_layout()
        return Variant(
            game=self,
            config=config,
            setup=setup.tobytes(),
            agents=("overlord_0", *(f"hero_{hero}" for hero in range(config.heroes))),
            n_actions=int(Act.N_ACTIONS),
            observation_layout=layout,
            state_layout=state_layout(),
            content_hash=printed,
            words=DescentWords(rows, layout),
            cards=cards,
            sides={"overlord": (0,), "heroes": tuple(range(1, 1 + config.heroes))},
        )

    def check_state(self, variant: Variant, state: np.ndarray) -> None:
        """ValueError, in one line, for a state that the rules could not go on from."""
        check_state(variant, state)


lay_maps()
GAME = Descent()

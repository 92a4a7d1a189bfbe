"""What finished games are compared by, beside who won."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Variant


def measures(states: NDArray[Any], variant: Variant) -> Iterator[tuple[str, NDArray[Any]]]:
    """Words, and a figure of each state (n,); of the best's Prestige where somebody is alive.

    states: structured array (n,) of games that are over.
    """
    survivors = states["alive"].sum(1)
    yield "games with a winner", survivors > 0
    yield "players alive at the end", survivors
    yield "Encounters beaten", states["n"] - (survivors == 0)
    values = np.arange(states["kills"].shape[2])
    prestige = (states["kills"] * values).sum(2) + states["plus"] - states["minus"] + states["gifts"]
    yield "Prestige of the best", np.where(states["alive"] > 0, prestige, -99).max(1)[survivors > 0]

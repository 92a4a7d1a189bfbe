"""Whether a state from outside is one that the rules can go on from."""

import numpy as np

from ..core.game import Variant


def check_state(variant: Variant, state: np.ndarray) -> None:
    """ValueError, in one line, for what cannot be. state: one record of the kernel's state dtype."""

"""The three shapes of an observation: flat vector with mask, named fields with mask, flat vector alone."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..envs.core.game import Variant, View

FORMS = ("vector", "dict", "flat")


def one_of(name: str, value: Any, possible: tuple[Any, ...]) -> Any:
    """The value of an option; ValueError, saying what would be right, for one that is not possible."""
    if value not in possible:
        right = ", ".join(map(repr, possible))
        raise ValueError(f"{name}={value!r} is not possible; it must be one of {right}")
    return value


def observation_space(variant: Variant, form: str) -> spaces.Space:
    """ "vector": {"observation": vector, "action_mask": mask}; "dict": the vector's named fields in place of
    "observation"; "flat": the vector alone. ValueError for another form.
    """
    one_of("obs", form, FORMS)
    flat = spaces.Box(-1.0, 1.0, (variant.observation_layout.size,), np.float32)
    if form == "flat":
        return flat
    mask = spaces.Box(0, 1, (variant.n_actions,), np.int8)
    fields = fields_space(variant).spaces if form == "dict" else {"observation": flat}
    return spaces.Dict({**fields, "action_mask": mask})


def fields_space(variant: Variant) -> spaces.Dict:
    """The named fields of the observation."""
    layout = variant.observation_layout
    return spaces.Dict({name: spaces.Box(-1.0, 1.0, f.shape, np.float32) for name, f in layout.items()})


def pack(variant: Variant, form: str, obs: NDArray[np.float32], mask: NDArray[np.int8]) -> Any:
    """An observation, or a batch of them, in its form."""
    if form == "flat":
        return obs
    fields = variant.observation_layout.split(obs) if form == "dict" else {"observation": obs}
    return {**fields, "action_mask": mask}


def unpack(variant: Variant, form: str, obs: Any) -> View:
    """The named fields of an observation, or of a batch of them, given in its form."""
    if form == "dict":
        return {name: obs[name] for name in variant.observation_layout}
    return variant.observation_layout.split(obs if form == "flat" else obs["observation"])

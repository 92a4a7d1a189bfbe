"""What several tests of the wrappers need."""

import itertools
from typing import Any

import numpy as np
from numpy.typing import NDArray


def legal(rng: np.random.Generator, masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """A random legal action for each row of the masks; 0 where nothing is allowed."""
    return (rng.random(masks.shape) * masks).argmax(-1)


def play(env: Any, rng: np.random.Generator, **reset: Any) -> list[tuple]:
    """A random legal game: (observation, reward, terminated, truncated, info) of reset and each step."""
    obs, info = env.reset(**reset)
    steps: list[tuple] = [(obs, 0.0, False, False, info)]
    while not (steps[-1][2] or steps[-1][3]):
        steps.append(env.step(int(legal(rng, steps[-1][4]["action_mask"]))))
    return steps


def mlp(
    variant: Any, rng: np.random.Generator, scale: float = 0.1
) -> tuple[dict, dict[str, NDArray[np.float32]]]:
    """A small random network for this variant's spaces, with its tensors."""
    sizes = (variant.observation_layout.size, 16, variant.n_actions)
    tensors = {}
    for i, (n_in, n_out) in enumerate(itertools.pairwise(sizes)):
        tensors[f"layers.{i}.weight"] = rng.normal(0, scale, (n_out, n_in)).astype(np.float32)
        tensors[f"layers.{i}.bias"] = rng.normal(0, scale, n_out).astype(np.float32)
    return {"kind": "mlp", "activation": "tanh"}, tensors

"""The networks of saved policies, run by NumPy alone: a policy can be played without torch.

Two kinds, named by ``network["kind"]``:

- ``mlp``: linear layers with an activation in between, from the flat observation to the logits of all
  actions.
- ``entities``: for games whose observation has one row of features an entity (a card) and whose first actions
  point at the entities. Every entity has a learned embedding. For each feature the embeddings of the entities
  that have it are added up ("my hand", "what the opponent has in play", ...); these sums and the rest of the
  observation go through an MLP to a context. The context gives the logits of the other actions, and for each
  feature a key: an entity's logit is the sum over its features of the inner product of key and embedding.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Tensors = Mapping[str, Array]
Forward = Callable[[Array], Array]
"""Observations (k, n_obs) to logits (k, n_actions), both float32; masks are applied by the caller."""

ACTIVATIONS: dict[str, Callable[[Array], Array]] = {
    "relu": lambda x: np.maximum(x, 0.0, out=x),
    "tanh": lambda x: np.tanh(x, out=x),
}


def build(network: Mapping[str, Any], tensors: Tensors, n_obs: int, n_actions: int) -> Forward:
    """The function that a description and its tensors stand for.

    Raises ValueError, in one line, for an unknown kind, a missing tensor or one whose shape does not fit.
    """
    kind = network.get("kind")
    if kind not in KINDS:
        raise ValueError(f"network kind {kind!r} is unknown; known are {', '.join(KINDS)}")
    return KINDS[kind](network, tensors, n_obs, n_actions)


class Dense:
    """y = x W^T + b, with the shapes checked once."""

    def __init__(
        self, tensors: Tensors, name: str, n_in: int | None, n_out: int | None = None, bias: bool = True
    ) -> None:
        weight = take(tensors, f"{name}.weight", (n_out, n_in))
        self.n_out = weight.shape[0]
        self.weight = np.ascontiguousarray(weight.T)
        self.bias = take(tensors, f"{name}.bias", (self.n_out,)) if bias else None

    def __call__(self, x: Array) -> Array:
        y = x @ self.weight
        return y if self.bias is None else np.add(y, self.bias, out=y)


def take(tensors: Tensors, name: str, shape: tuple[int | None, ...]) -> Array:
    """The tensor as float32; None in a shape stands for any length."""
    if name not in tensors:
        raise ValueError(f"the policy lacks the tensor {name}")
    tensor = np.asarray(tensors[name], np.float32)
    if tensor.ndim != len(shape) or any(n not in (None, m) for n, m in zip(shape, tensor.shape, strict=True)):
        right = " x ".join("any" if n is None else str(n) for n in shape)
        raise ValueError(f"the tensor {name} has shape {list(tensor.shape)}; this game needs {right}")
    return tensor


class Mlp:
    """``layers.0`` ... ``layers.n``; the last one gives the logits."""

    def __init__(self, network: Mapping[str, Any], tensors: Tensors, n_obs: int, n_actions: int) -> None:
        self.activation = activation(network)
        count = sum(name.startswith("layers.") and name.endswith(".weight") for name in tensors)
        self.layers: list[Dense] = []
        width = n_obs
        for i in range(max(count, 1)):
            self.layers.append(Dense(tensors, f"layers.{i}", width, n_actions if i >= count - 1 else None))
            width = self.layers[-1].n_out

    def __call__(self, obs: Array) -> Array:
        for layer in self.layers[:-1]:
            obs = self.activation(layer(obs))
        return self.layers[-1](obs)


class Entities:
    """``embedding`` (count, width), ``context.0`` ..., ``key`` and ``command``.

    ``network["count"]``: how many entities; ``network["blocks"]``: [start, stop] of each stretch of the
    observation that holds (count, features) numbers, entity by entity; everything outside them is the rest.
    The embedding gets a constant 1 as its last column, so that features count for themselves too; the key's
    last `width` numbers go with the embedding alone.
    """

    def __init__(self, network: Mapping[str, Any], tensors: Tensors, n_obs: int, n_actions: int) -> None:
        self.count = count = int(network["count"])
        self.blocks, self.rest = split_columns(network["blocks"], count, n_obs)
        self.activation = activation(network)
        embedding = take(tensors, "embedding", (count, None))
        self.width = embedding.shape[1]
        self.embedding = np.concatenate([embedding, np.ones((count, 1), np.float32)], axis=1)
        features = sum(stop - start for start, stop in self.blocks) // count
        depth = sum(name.startswith("context.") and name.endswith(".weight") for name in tensors)
        self.context: list[Dense] = []
        n_in = features * (self.width + 1) + len(self.rest)
        for i in range(depth):
            self.context.append(Dense(tensors, f"context.{i}", n_in))
            n_in = self.context[-1].n_out
        self.key = Dense(tensors, "key", n_in, features * (self.width + 1) + self.width)
        self.command = Dense(tensors, "command", n_in, n_actions - count)

    def __call__(self, obs: Array) -> Array:
        k, width = len(obs), self.width
        blocks = [obs[:, start:stop].reshape(k, self.count, -1) for start, stop in self.blocks]
        rows = np.concatenate(blocks, axis=2) if len(blocks) > 1 else blocks[0]
        sums = np.matmul(self.embedding.T, rows)  # (k, width + 1, features)
        context = np.concatenate([sums.reshape(k, -1), obs[:, self.rest]], axis=1)
        for layer in self.context:
            context = self.activation(layer(context))
        key = self.key(context)
        per_feature = key[:, :-width].reshape(k, -1, width + 1)
        pointed = (np.matmul(rows, per_feature) * self.embedding).sum(2)
        pointed += key[:, -width:] @ self.embedding[:, :-1].T
        return np.concatenate([pointed, self.command(context)], axis=1)


def activation(network: Mapping[str, Any]) -> Callable[[Array], Array]:
    name = network.get("activation", "relu")
    if name not in ACTIVATIONS:
        raise ValueError(f"activation {name!r} is unknown; known are {', '.join(ACTIVATIONS)}")
    return ACTIVATIONS[name]


def split_columns(blocks: Any, count: int, n_obs: int) -> tuple[list[tuple[int, int]], NDArray[np.int64]]:
    """The blocks checked, and the columns of the observation outside them."""
    spans = [(int(start), int(stop)) for start, stop in blocks]
    for start, stop in spans:
        if not 0 <= start < stop <= n_obs or (stop - start) % count:
            raise ValueError(f"columns {start}:{stop} of {n_obs} are not the rows of {count} entities")
    rest = np.ones(n_obs, bool)
    for start, stop in spans:
        rest[start:stop] = False
    return spans, np.flatnonzero(rest)


Maker = Callable[[Mapping[str, Any], Tensors, int, int], Forward]

KINDS: dict[str, Maker] = {"mlp": Mlp, "entities": Entities}

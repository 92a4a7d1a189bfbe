"""Saved policies: one file that plays without torch and runs no code when loaded.

A policy is a safetensors file whose metadata holds, under the key ``dungeonzoo``, a JSON header: for which
game, version, card numbers and spaces it was made, and the network that its tensors belong to (see
``networks``).
"""

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save_file

from ..envs.core.game import Variant
from ..envs.core.table import mixed
from .networks import Forward, build

FORMAT = "dungeonzoo-policy"
FORMAT_VERSION = 1
SUFFIX = ".safetensors"
METADATA_KEY = "dungeonzoo"


class PolicyError(ValueError):
    """A file that holds no policy, or not one for this game."""


@dataclass(frozen=True, kw_only=True)
class Header:
    """What a policy was made for."""

    game: str
    game_version: int
    content_hash: str
    options: dict[str, Any]
    """The configuration that it was trained under; to be read, not to be matched."""
    layout: dict[str, list[int]]
    """Name and shape of every field of the observation, in order."""
    n_actions: int
    network: dict[str, Any]
    note: str = ""

    @property
    def n_obs(self) -> int:
        """Length of the observation vector."""
        return sum(int(np.prod(shape)) for shape in self.layout.values())

    def check(self, variant: Variant, path: Path) -> None:
        """Raises PolicyError, in one line, unless the policy fits this variant's game, cards and spaces."""
        pairs = [
            ("game", self.game, variant.game.name),
            ("version of the game", self.game_version, variant.game.version),
            ("number of actions", self.n_actions, variant.n_actions),
            ("card numbers", self.content_hash, variant.content_hash),
            ("observation layout", list(self.layout.items()), list(shapes(variant).items())),
        ]
        for what, own, right in pairs:
            if own != right:
                detail = "another" if isinstance(own, list) else f"{own}, not {right}"
                raise PolicyError(f"{path}: this policy is for another {what}: {detail}")


def shapes(variant: Variant) -> dict[str, list[int]]:
    """The observation layout as a header holds it."""
    return {name: list(field.shape) for name, field in variant.observation_layout.items()}


class Policy:
    """A network with its header: observations in, action logits or choices out."""

    def __init__(self, header: Header, tensors: Mapping[str, NDArray[Any]]) -> None:
        self.header = header
        self._tensors = dict(tensors)
        self._forward: Forward = build(header.network, self._tensors, header.n_obs, header.n_actions)

    def __reduce__(self) -> tuple[Any, ...]:
        return Policy, (self.header, self._tensors)

    def logits(self, obs: NDArray[np.float32]) -> NDArray[np.float32]:
        """obs (k, n_obs) to unmasked logits (k, n_actions)."""
        return self._forward(obs)

    def choose(
        self, obs: NDArray[np.float32], mask: NDArray[np.int8], seeds: NDArray[np.uint64] | None
    ) -> NDArray[np.int32]:
        """Legal actions (k,): drawn with one seed a row, or the likeliest ones where `seeds` is None."""
        return choose(self.logits(obs), mask, seeds)


def choose(
    logits: NDArray[np.float32], mask: NDArray[np.int8], seeds: NDArray[np.uint64] | None
) -> NDArray[np.int32]:
    """Actions (k,) drawn from masked logits (k, n_actions), one seed a row; None: the likeliest ones.

    Every row of the mask must allow something. A row's choice depends on nothing but that row.
    """
    masked = np.where(mask, logits, -np.inf)
    if seeds is None:
        return masked.argmax(1).astype(np.int32)
    weights = np.exp(masked - masked.max(1, keepdims=True), dtype=np.float64)
    reach = weights.cumsum(1)
    aim = uniform(seeds) * reach[:, -1]
    return (reach > aim[:, None]).argmax(1).astype(np.int32)


def uniform(seeds: NDArray[np.uint64]) -> NDArray[np.float64]:
    """A number in [0, 1) from each seed."""
    return (mixed(seeds) >> np.uint64(11)).astype(np.float64) * 2.0**-53


def make_policy(
    variant: Variant, network: Mapping[str, Any], tensors: Mapping[str, NDArray[Any]], note: str = ""
) -> Policy:
    """A policy for `variant` in memory.

    network: the description that ``networks.build`` takes; tensors: its float arrays by name, not copied.
    Raises PolicyError when they do not make a network with this game's spaces.
    """
    header = Header(
        game=variant.game.name,
        game_version=variant.game.version,
        content_hash=variant.content_hash,
        options=variant.options,
        layout=shapes(variant),
        n_actions=variant.n_actions,
        network=dict(network),
        note=note,
    )
    return _checked(header, tensors, "the new policy")


def save_policy(
    path: str | Path,
    *,
    variant: Variant,
    network: Mapping[str, Any],
    tensors: Mapping[str, NDArray[Any]],
    note: str = "",
) -> Path:
    """Writes a policy for `variant` and returns the file's path; a missing suffix is added.

    The rest as with `make_policy`. A file of that name is replaced in one move.
    """
    header = make_policy(variant, network, tensors, note).header
    file = policy_file(path)
    text = json.dumps({"format": FORMAT, "format_version": FORMAT_VERSION, **asdict(header)})
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    save_file(
        {name: np.ascontiguousarray(t) for name, t in tensors.items()}, part, metadata={METADATA_KEY: text}
    )
    part.replace(file)
    return file


def load_policy(path: str | Path, variant: Variant | None = None) -> Policy:
    """The policy in a file, checked against `variant` if one is given.

    Raises FileNotFoundError, or PolicyError in one line when the file is damaged, no policy, or one for
    another game.
    """
    file = policy_file(path)
    if not file.is_file():
        raise FileNotFoundError(f"there is no policy {file}")
    try:
        with safe_open(file, framework="numpy") as archive:
            text = (archive.metadata() or {}).get(METADATA_KEY)
            tensors = {name: archive.get_tensor(name) for name in archive.keys()}  # noqa: SIM118 (no mapping)
    except (SafetensorError, TypeError, AttributeError) as error:
        raise PolicyError(f"{file}: not a readable safetensors file ({error})") from None
    header = _header(text, file)
    if variant is not None:
        header.check(variant, file)
    return _checked(header, tensors, file)


def policy_file(path: str | Path) -> Path:
    """The path with the suffix of policies."""
    path = Path(path)
    return path if path.name.endswith(SUFFIX) else path.with_name(path.name + SUFFIX)


def _header(text: str | None, file: Path) -> Header:
    try:
        content = json.loads(text or "{}")
        if content.pop("format", None) != FORMAT:
            raise PolicyError(f"{file}: holds tensors but no policy of this suite")
        if (found := content.pop("format_version", None)) != FORMAT_VERSION:
            raise PolicyError(f"{file}: policy format {found} cannot be read, only {FORMAT_VERSION}")
        return Header(**{f.name: content[f.name] for f in fields(Header)})
    except (AttributeError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise PolicyError(f"{file}: the header of the policy is damaged ({error})") from None


def _checked(header: Header, tensors: Mapping[str, NDArray[Any]], file: Path | str) -> Policy:
    """The policy, tried once on a blank observation."""
    for name, tensor in tensors.items():
        if not np.issubdtype(tensor.dtype, np.floating) or not np.isfinite(tensor).all():
            raise PolicyError(f"{file}: tensor {name} must hold finite floating-point numbers")
    try:
        policy = Policy(header, tensors)
        logits = policy.logits(np.zeros((1, header.n_obs), np.float32))
    except (KeyError, TypeError, ValueError) as error:
        raise PolicyError(f"{file}: {error}") from None
    if logits.shape != (1, header.n_actions):
        raise PolicyError(f"{file}: the network gives {logits.shape[-1]} logits, not {header.n_actions}")
    return policy

"""Checkpoints from which a run goes on exactly as if it had never stopped.

One file of tensors, numbers and strings, read back with ``torch.load(weights_only=True)``, which runs no
code.
"""

import os
from pathlib import Path
from typing import Any

import numpy as np
import torch

VERSION = 1


class CheckpointError(ValueError):
    """A file that is no checkpoint, or not one of this run."""


def save_checkpoint(path: Path, content: dict[str, Any]) -> None:
    """Writes nested dicts and lists of arrays, bytes, numbers and strings, in one move."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    torch.save(_pack({"version": VERSION, **content}), part)
    part.replace(path)


def load_checkpoint(path: Path) -> dict[str, Any]:
    """What was saved; CheckpointError in one line when the file is missing or damaged."""
    if not path.is_file():
        raise CheckpointError(f"there is no checkpoint {path}")
    try:
        content = _unpack(torch.load(path, weights_only=True, map_location="cpu"))
    except Exception as error:
        raise CheckpointError(f"{path}: not a readable checkpoint ({str(error).splitlines()[0]})") from None
    if not isinstance(content, dict) or content.get("version") != VERSION:
        raise CheckpointError(f"{path}: not a checkpoint of this version of the trainer")
    return content


def generators() -> dict[str, Any]:
    """The generators that the trainer draws from: torch's (choices) and NumPy's (SB3's minibatches)."""
    kind, words, position, has_gauss, gauss = np.random.get_state()  # noqa: NPY002 (what SB3 uses)
    numpy = {"kind": kind, "words": words, "position": position, "has_gauss": has_gauss, "gauss": gauss}
    return {"torch": torch.get_rng_state(), "numpy": numpy}


def set_generators(state: dict[str, Any]) -> None:
    """Puts back what `generators` gave."""
    numpy = state["numpy"]
    torch.set_rng_state(state["torch"])
    np.random.set_state(  # noqa: NPY002
        (numpy["kind"], np.asarray(numpy["words"]), numpy["position"], numpy["has_gauss"], numpy["gauss"])
    )


def _pack(value: Any) -> Any:
    """Arrays and bytes as tensors: plain ones, so that loading needs no pickled classes."""
    match value:
        case dict():
            return {key: _pack(item) for key, item in value.items()}
        case list() | tuple():
            return [_pack(item) for item in value]
        case bytes():
            return {"bytes": torch.frombuffer(bytearray(value), dtype=torch.uint8) if value else None}
        case np.ndarray():
            return {
                "array": torch.from_numpy(np.frombuffer(value.tobytes(), np.uint8).copy()),
                "dtype": value.dtype.str,
                "shape": list(value.shape),
            }
        case np.generic():
            return value.item()
        case _:
            return value


def _unpack(value: Any) -> Any:
    if isinstance(value, list):
        return [_unpack(item) for item in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"bytes"}:
        return b"" if value["bytes"] is None else value["bytes"].numpy().tobytes()
    if value.keys() == {"array", "dtype", "shape"}:
        return np.frombuffer(value["array"].numpy().tobytes(), value["dtype"]).reshape(value["shape"]).copy()
    return {key: _unpack(item) for key, item in value.items()}

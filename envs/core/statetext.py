"""Text of states and observations, and back again, bit for bit; and the hash of a state.

Both are one line of JSON that holds only what is not zero. Nothing in a text is ever executed. Texts of
another game, version, configuration or card table, and damaged ones, are refused by a ValueError of one line.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .game import Variant
from .layout import Layout
from .table import Table

FORMAT = "dungeonzoo-state"
_LONGEST = 1 << 20
# Options under which a position means the same.
_ELSEWHERE = ("reward", "content")


def state_hash(variant: Variant, state: bytes) -> str:
    """32 hexadecimal digits that stand for a state of `Table.get_state`, the same on every machine.

    BLAKE2b of the fields in their order, packed, little-endian; outcomes forced by tests are left out.
    """
    record = _record(variant, state)
    packed = np.empty((), _packed(record.dtype))
    _copy(record, packed)
    for name in ("forced", "forced_n", "forced_at"):
        packed["head"]["rng"][name] = 0
    return hashlib.blake2b(packed.tobytes(), digest_size=16).hexdigest()


def check_state(variant: Variant, state: bytes) -> None:
    """ValueError when bytes are no state that this game can go on from."""
    variant.game.check_state(variant, _record(variant, state))
    table = variant.table()
    table.set_state(0, state)
    if not table.over(0) and not table.legal(0).any():
        raise ValueError(f"this is no state of {variant.game.name}: whoever is asked can do nothing")


def state_text(variant: Variant, table: Table, slot: int = 0) -> str:
    """A slot's state as one line of JSON."""
    state = table.get_state(slot)
    header = {"format": FORMAT, **origin(variant), "hash": state_hash(variant, state)}
    return json.dumps({**header, "state": _spell(_record(variant, state))}, separators=(",", ":"))


def parse_state(variant: Variant, text: str) -> bytes:
    """The bytes, for `Table.set_state`, of a text of `state_text`.

    To change a position by hand, leave out its "hash"; what the fields say is checked all the same.
    """
    read = read_object(text, "state text")
    if read.get("format") != FORMAT:
        raise ValueError(f"this is no state text: its format is {read.get('format')!r}, not {FORMAT!r}")
    check_origin(variant, read)
    record = np.zeros((), variant.game.rules.state_dtype)
    _read(record, read.get("state"), "state")
    state = record.tobytes()
    if "hash" in read and read["hash"] != state_hash(variant, state):
        raise ValueError(
            "this state text was changed or damaged: its hash does not fit (leave it out to edit by hand)"
        )
    check_state(variant, state)
    return state


def observation_text(layout: Layout, vector: NDArray[np.float32]) -> str:
    """An observation as one line of JSON: each field that is not all zeros, by its name and its labels."""
    vector = np.asarray(vector, np.float32)
    if vector.shape != (layout.size,):
        raise ValueError(f"an observation has shape ({layout.size},), not {vector.shape}")
    fields = {}
    for name, values in layout.split(vector).items():
        if values.any():
            fields[name] = _spell_field(values, layout[name].labels)
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


def parse_observation(layout: Layout, text: str) -> NDArray[np.float32]:
    """The vector of a text of `observation_text`, float32 (layout.size,)."""
    vector = np.zeros(layout.size, np.float32)
    fields = layout.split(vector)
    for name, value in read_object(text, "observation text").items():
        if name not in fields:
            raise ValueError(f"an observation has no field {name!r}; it has {', '.join(fields)}")
        _read_field(fields[name], layout[name].labels, value, name)
    return vector


def read_object(text: str, what: str) -> dict[str, Any]:
    """The JSON object of a text from elsewhere; ValueError of one line for anything else."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError(f"this is no {what}: {type(text).__name__}" + ", too long" * isinstance(text, str))
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"this is no {what}: {text[:60]!r} is not JSON") from None
    if not isinstance(read, dict):
        raise ValueError(f"this is no {what}: {text[:60]!r} is not a JSON object")
    return read


def origin(variant: Variant) -> dict[str, Any]:
    """What a state belongs to."""
    options = {name: value for name, value in variant.options.items() if name not in _ELSEWHERE}
    return {
        "game": variant.game.name,
        "version": variant.game.version,
        "content_hash": variant.content_hash,
        "options": options,
    }


def check_origin(variant: Variant, told: Any) -> None:
    """ValueError unless what is told of a state, a mapping with the items of `origin`, is of this variant."""
    told = told if isinstance(told, Mapping) else {}
    for name, here in origin(variant).items():
        if told.get(name) != here:
            raise ValueError(f"this state is of {name} {told.get(name)!r}, not {here!r}")


def _record(variant: Variant, state: bytes) -> np.ndarray:
    dtype = variant.game.rules.state_dtype
    if not isinstance(state, bytes):
        raise ValueError(f"a state of {variant.game.name} is bytes, not {type(state).__name__}")
    if len(state) != dtype.itemsize:
        raise ValueError(f"a state of {variant.game.name} has {dtype.itemsize} bytes, not {len(state)}")
    return np.frombuffer(state, dtype).reshape(())


# --- structs


@cache
def _packed(dtype: np.dtype) -> np.dtype:
    """The struct without padding, little-endian."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return np.dtype((_packed(base), shape))
    if dtype.names is None:
        return dtype.newbyteorder("<")
    return np.dtype([(name, _packed(dtype[name])) for name in dtype.names])


def _copy(source: np.ndarray, target: np.ndarray) -> None:
    for name in source.dtype.names or ():
        if source[name].dtype.names is None:
            target[name] = source[name]
        else:
            _copy(source[name], target[name])


def _spell(values: np.ndarray) -> Any:
    """A struct as a dict of what is not zero; an array as a list without zeros at its end, or by index."""
    if values.dtype.names is not None and values.shape == ():
        return {name: _spell(values[name]) for name in values.dtype.names if _any(values[name])}
    if values.shape == ():
        return values.item()
    flat = values.reshape(-1)
    if values.dtype.names is None:
        filled = np.flatnonzero(flat)
        if 2 * len(filled) > filled[-1] + 1:
            return flat[: filled[-1] + 1].tolist()
        return {str(i): flat[i].item() for i in filled}
    return {str(i): _spell(flat[i : i + 1].reshape(())) for i in range(len(flat)) if _any(flat[i : i + 1])}


def _any(values: np.ndarray) -> bool:
    if values.dtype.names is not None:
        return any(_any(values[name]) for name in values.dtype.names)
    return bool(np.any(values))


def _read(target: np.ndarray, value: Any, where: str) -> None:
    """Fills a struct or array of zeros from what `_spell` made of it."""
    if target.dtype.names is not None and target.shape == ():
        if not isinstance(value, dict):
            raise ValueError(f"state text: {where} must be an object, not {_short(value)}")
        for name, inner in value.items():
            if name not in target.dtype.names:
                raise ValueError(f"state text: {where} has no field {name!r}")
            _read(target[name], inner, f"{where}.{name}")
    elif target.shape == ():
        _put(target, value, where)
    else:
        flat = target.reshape(-1)
        for i, inner in _items(value, len(flat), where):
            _read(flat[i : i + 1].reshape(()), inner, f"{where}.{i}")


def _put(target: np.ndarray, value: Any, where: str) -> None:
    limits = np.iinfo(target.dtype)
    if type(value) is not int or not limits.min <= value <= limits.max:
        raise ValueError(
            f"state text: {where} must be a whole number from {limits.min} to {limits.max},"
            f" not {_short(value)}"
        )
    target[()] = value


def _items(value: Any, size: int, where: str) -> list[tuple[int, Any]]:
    if isinstance(value, list) and len(value) <= size:
        return list(enumerate(value))
    if isinstance(value, dict) and all(key.isascii() and key.isdigit() and int(key) < size for key in value):
        return [(int(key), inner) for key, inner in value.items()]
    raise ValueError(f"state text: {where} must hold at most {size} values, not {_short(value)}")


# --- fields of an observation


def _spell_field(values: NDArray[np.float32], labels: tuple[tuple[str, ...], ...]) -> Any:
    if values.shape == ():
        number = float(str(values))  # the shortest decimal that is this float32 and no other
        return int(number) if number.is_integer() else number
    names = labels[0] if labels and labels[0] else [str(i) for i in range(len(values))]
    return {
        name: _spell_field(inner, labels[1:])
        for name, inner in zip(names, values, strict=True)
        if inner.any()
    }


def _read_field(
    target: NDArray[np.float32], labels: tuple[tuple[str, ...], ...], value: Any, where: str
) -> None:
    if target.shape == ():
        if type(value) not in (int, float) or not -1 <= value <= 1:
            raise ValueError(f"observation text: {where} must be a number from -1 to 1, not {_short(value)}")
        target[()] = value
        return
    names = labels[0] if labels and labels[0] else [str(i) for i in range(len(target))]
    places = {name: i for i, name in enumerate(names)}
    if not isinstance(value, Mapping) or not places.keys() >= value.keys():
        raise ValueError(
            f"observation text: {where} has the places {names[0]} to {names[-1]}, not {_short(value)}"
        )
    for name, inner in value.items():
        i = places[name]
        _read_field(target[i : i + 1].reshape(target.shape[1:]), labels[1:], inner, f"{where}.{name}")


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."

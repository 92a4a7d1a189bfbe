"""NumPy dtypes of C structs, derived from Cython's buffer format, so that no layout is written twice.

Cython's format lacks the length of an array of structs; an example of the struct, as nested dicts and lists,
has it.
"""

import re
from typing import Any

import numpy as np

_ITEM = re.compile(
    r"(?P<struct>T\{)|(?P<end>\})|(?P<shape>\([\d,]+\))?(?P<count>\d*)(?P<code>Z?[a-zA-Z?])"
    r"|(?P<skip>[@=<>^ x])|:(?P<name>\w+):"
)


def struct_dtype(buffer_format: str, itemsize: int, example: dict[str, Any]) -> np.dtype:
    """The aligned dtype of a struct.

    buffer_format: the ``format`` of a one-element Cython array over it; itemsize: its size in bytes; example:
    one such struct turned into a dict. Raises TypeError when the result's size is not ``itemsize``.
    """
    tokens = [m for m in _ITEM.finditer(buffer_format) if m.lastgroup != "skip"]
    if tokens[0].lastgroup == "struct":
        tokens = tokens[1:-1]
    dtype = _struct(iter(tokens), example)
    if dtype.itemsize != itemsize:
        raise TypeError(f"struct of {itemsize} bytes was read as {dtype.itemsize} bytes: {buffer_format}")
    return dtype


def _struct(tokens, example: dict[str, Any]) -> np.dtype:
    fields, pending = [], None
    for token in tokens:
        match token.lastgroup:
            case "end":
                break
            case "struct":
                pending = _until_end(tokens)
            case "name":
                name = token["name"]
                value = example[name]
                if isinstance(pending, list):
                    first = value[0] if isinstance(value, list) else value
                    base = _struct(iter(pending), first)
                else:
                    base = np.dtype(pending)
                fields.append((name, base, _shape(value)))
            case _:
                pending = token["code"]
    return np.dtype(fields, align=True)


def _until_end(tokens) -> list:
    """The tokens of a nested struct, up to its closing brace."""
    inner, depth = [], 1
    for token in tokens:
        depth += (token.lastgroup == "struct") - (token.lastgroup == "end")
        if depth == 0:
            break
        inner.append(token)
    return inner


def _shape(value) -> tuple[int, ...]:
    return (len(value), *_shape(value[0])) if isinstance(value, list) else ()

"""NumPy dtypes of C structs, derived from Cython's buffer format, so that no layout is written twice.

Cython's format lacks the length of an array of structs; an example of the struct, as nested dicts and lists,
has it.
"""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

_ITEM = re.compile(
    r"(?P<struct>T\{)|(?P<end>\})|(?P<shape>\([\d,]+\))?(?P<count>\d*)(?P<code>Z?[a-zA-Z?])"
    r"|(?P<skip>[@=<>^ x])|:(?P<name>\w+):"
)


def struct_dtype(buffer_format: bytes, itemsize: int, example: dict[str, Any]) -> np.dtype:
    """The aligned dtype of a struct.

    buffer_format: the ``format`` of a one-element Cython array over it; itemsize: its size in bytes; example:
    one such struct turned into a dict. Raises TypeError when the result's size is not ``itemsize``.
    """
    tokens = [m for m in _ITEM.finditer(buffer_format.decode()) if m.lastgroup != "skip"]
    if tokens[0].lastgroup == "struct":
        tokens = tokens[1:-1]
    dtype = _struct(iter(tokens), example)
    if dtype.itemsize != itemsize:
        raise TypeError(
            f"struct of {itemsize} bytes was read as {dtype.itemsize} bytes: {buffer_format.decode()}"
        )
    return dtype


def _struct(tokens: Iterator[re.Match[str]], example: dict[str, Any]) -> np.dtype:
    fields: list[tuple[str, np.dtype, tuple[int, ...]]] = []
    inner: list[re.Match[str]] | None = None
    code, shape = "", ()
    for token in tokens:
        match token.lastgroup:
            case "struct":
                inner = _until_end(tokens)
            case "name":
                name = token["name"]
                if inner is None:
                    fields.append((name, np.dtype(code), shape))
                else:
                    value, lengths = example[name], []
                    while isinstance(value, list):
                        lengths.append(len(value))
                        value = value[0]
                    fields.append((name, _struct(iter(inner), value), tuple(lengths)))
                inner = None
            case _:
                code, shape = token["code"], tuple(int(n) for n in re.findall(r"\d+", token["shape"] or ""))
    return np.dtype(fields, align=True)


def _until_end(tokens: Iterator[re.Match[str]]) -> list[re.Match[str]]:
    """The tokens of a nested struct, up to its closing brace."""
    inner: list[re.Match[str]] = []
    depth = 1
    for token in tokens:
        depth += (token.lastgroup == "struct") - (token.lastgroup == "end")
        if depth == 0:
            break
        inner.append(token)
    return inner

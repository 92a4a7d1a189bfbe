"""Named fields of a flat vector: one source for slices, dict observations and documentation."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from types import ModuleType

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Field:
    """One named block of a vector.

    labels has, for each axis, a name for each index (or is empty where numbers say it all).
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    labels: tuple[tuple[str, ...], ...] = field(default=(), repr=False)

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout(Mapping[str, Field]):
    """Fields one after the other; ``layout.slice(name)`` is where a field lies in the vector."""

    def __init__(self, *fields: Field) -> None:
        self._fields = {f.name: f for f in fields}
        if len(self._fields) != len(fields):
            raise ValueError("two fields of one layout have the same name")

    def __getitem__(self, name: str) -> Field:
        return self._fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    @cached_property
    def size(self) -> int:
        """Floats in the whole vector."""
        return sum(f.size for f in self._fields.values())

    @cached_property
    def _slices(self) -> dict[str, slice]:
        slices, start = {}, 0
        for name, f in self._fields.items():
            slices[name] = slice(start, start + f.size)
            start += f.size
        return slices

    @cached_property
    def _places(self) -> list[tuple[str, slice, tuple[int, ...]]]:
        return [(name, self._slices[name], f.shape) for name, f in self._fields.items()]

    def slice(self, name: str) -> slice:
        """Where the field lies in the flat vector."""
        return self._slices[name]

    def split(self, vector: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The fields of a vector or of a batch of vectors (..., size), by name, in their shapes; views."""
        batch = vector.shape[:-1]
        return {name: vector[..., where].reshape(batch + shape) for name, where, shape in self._places}

    def markdown(self) -> str:
        """The table of the documentation."""
        rows = ["| field | slice | shape | meaning |", "|---|---|---|---|"]
        for name, f in self._fields.items():
            where, shape = self._slices[name], " x ".join(map(str, f.shape))
            rows.append(f"| `{name}` | {where.start}:{where.stop} | {shape} | {f.meaning} |")
        return "\n".join(rows)


def columns_field(
    constants: ModuleType,
    prefix: str,
    name: str,
    what: str,
    meanings: Mapping[str, str],
    *axes: tuple[str, ...],
) -> Field:
    """A field with columns that a kernel writes by its constants, below axes with these labels.

    constants: the kernel's module, with the place of each column (``CARD_POWER`` for the prefix CARD_ and the
    column power) and their number (``N_CARD_COLUMNS``). Raises TypeError when the columns that have meanings
    are not those that have places.
    """
    places = {column: getattr(constants, prefix + column.upper()) for column in meanings}
    columns = tuple(sorted(meanings, key=places.__getitem__))
    if [places[column] for column in columns] != list(range(getattr(constants, f"N_{prefix}COLUMNS"))):
        module = constants.__name__.rpartition(".")[2]
        raise TypeError(f"the columns {prefix} of {module}.pxd and their meanings differ")
    meaning = f"{what}: " + "; ".join(f"`{column}` {text}" for column, text in meanings.items())
    labels = (*axes, columns)
    return Field(name, tuple(map(len, labels)), meaning, labels)

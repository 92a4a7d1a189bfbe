"""dtypes read off a struct's buffer format."""

import numpy as np
import pytest

from dungeonzoo.envs.core.dtype import struct_dtype
from dungeonzoo.envs.core.registry import find


def offsets(dtype: np.dtype) -> dict[str, int]:
    return {name: place[1] for name, place in (dtype.fields or {}).items()}


def test_scalars_arrays_and_nested_structs_lie_where_c_puts_them():
    example = {"a": 0, "in": {"q": 0, "h": [0, 0, 0]}, "text": b"", "grid": [[0, 0], [0, 0], [0, 0]]}
    dtype = struct_dtype(b"T{b:a:T{q:q:(3)h:h:}:in:(5)B:text:(3,2)i:grid:}", 56, example)
    assert offsets(dtype) == {"a": 0, "in": 8, "text": 24, "grid": 32}
    assert offsets(dtype["in"]) == {"q": 0, "h": 8}
    assert dtype["in"]["h"] == np.dtype((np.int16, (3,)))
    assert dtype["text"] == np.dtype((np.uint8, (5,)))
    assert dtype["grid"].shape == (3, 2)


def test_arrays_of_structs_take_their_length_from_the_example():
    example = {"p": [{"hp": 0, "hand": b""}] * 4, "grid": [[{"x": 0}] * 3] * 2}
    dtype = struct_dtype(b"T{T{h:hp:(2)B:hand:}:p:T{i:x:}:grid:}", 40, example)
    assert dtype["p"].shape == (4,)
    assert dtype["p"].base["hand"].shape == (2,)
    assert dtype["grid"].shape == (2, 3)


def test_a_size_that_does_not_fit_is_refused():
    with pytest.raises(TypeError, match="struct of 9 bytes was read as 8 bytes"):
        struct_dtype(b"T{i:x:b:y:}", 9, {"x": 0, "y": 0})


def test_fields_of_a_game_are_named_and_writable(game: str):
    table = find(game).variant().table(2)
    assert table.states.dtype == find(game).rules.state_dtype
    assert table.states.dtype.isalignedstruct
    table.states["head"]["decisions"][1] = 77
    assert table.decisions(1) == 77
    assert table.decisions(0) == 0

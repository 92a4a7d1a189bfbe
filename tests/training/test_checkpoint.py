"""Checkpoint files: what goes in comes out, and nothing else is taken for one."""

from pathlib import Path

import numpy as np
import pytest
import torch

from dungeonzoo.training.checkpoint import (
    CheckpointError,
    generators,
    load_checkpoint,
    save_checkpoint,
    set_generators,
)


def test_nested_content_comes_back_exactly(tmp_path):
    path = tmp_path / "checkpoint.pt"
    content = {
        "number": 3,
        "list": [1.5, "text", None, True, b"\x00\xff", b""],
        "arrays": {"u64": np.array([[2**64 - 1, 7]], np.uint64), "empty": np.zeros((0, 3), np.int8)},
        "tensor": torch.arange(4),
        "state": {7: np.float64(2.5)},
    }
    save_checkpoint(path, content)
    back = load_checkpoint(path)
    assert back["number"] == 3
    assert back["list"] == content["list"]
    assert back["arrays"]["u64"].dtype == np.uint64
    np.testing.assert_array_equal(back["arrays"]["u64"], content["arrays"]["u64"])
    assert back["arrays"]["empty"].shape == (0, 3)
    assert torch.equal(back["tensor"], content["tensor"])
    assert back["state"] == {7: 2.5}


def test_generators_go_on_where_they_were():
    state = generators()
    first = torch.rand(3).tolist(), np.random.permutation(5).tolist()  # noqa: NPY002
    set_generators(state)
    assert (torch.rand(3).tolist(), np.random.permutation(5).tolist()) == first  # noqa: NPY002


def test_files_that_are_no_checkpoint_are_refused_in_one_line(tmp_path):
    path = tmp_path / "checkpoint.pt"
    with pytest.raises(CheckpointError, match="there is no checkpoint"):
        load_checkpoint(path)
    path.write_bytes(b"not at all")
    with pytest.raises(CheckpointError, match=r"not a readable checkpoint \([^\n]*\)$"):
        load_checkpoint(path)
    torch.save({"version": 99}, path)
    with pytest.raises(CheckpointError, match="not a checkpoint of this version"):
        load_checkpoint(path)


def test_loading_runs_no_code(tmp_path):
    class Trap:
        def __reduce__(self):
            return (Path.touch, (tmp_path / "sprung",))

    path = tmp_path / "checkpoint.pt"
    torch.save({"version": 1, "trap": Trap()}, path)
    with pytest.raises(CheckpointError):
        load_checkpoint(path)
    assert not (tmp_path / "sprung").exists()

"""The training loop: it repeats, it goes on exactly, and it leaves behind what it promises."""

import csv
import json
from dataclasses import replace

import numpy as np
import pytest
from rich.console import Console

from dungeonzoo.envs.core.registry import find
from dungeonzoo.training.checkpoint import CheckpointError, load_checkpoint, save_checkpoint
from dungeonzoo.training.train import train
from dungeonzoo.wrappers.policy import load_policy

from .tiny import MLP, TINY

UPDATE = TINY.envs * TINY.horizon


def run(folder, updates, **options):
    console = Console(file=open("/dev/null", "w"), width=120)  # noqa: SIM115
    options = {"seed": 3, "threads": 1, "settings": TINY, "console": console, **options}
    return train("cthulhu", {"life": 20}, folder=folder, steps=updates * UPDATE, **options)


def tensors(folder):
    return load_policy(folder / "policy")._tensors


def assert_same_policy(a, b):
    for name, tensor in tensors(a).items():
        np.testing.assert_array_equal(tensor, tensors(b)[name], err_msg=name)


def points(folder):
    with (folder / "curve.csv").open() as file:
        return [{k: v for k, v in row.items() if k != "minutes"} for row in csv.DictReader(file)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Six updates in one go."""
    folder = tmp_path_factory.mktemp("run") / "whole"
    return folder, run(folder, 6)


def test_a_run_leaves_everything_behind(whole):
    folder, report = whole
    for name in ("policy.safetensors", "checkpoint.pt", "curve.csv", "curve.png", "report.json"):
        assert (folder / name).stat().st_size > 0, name
    assert list((folder / "tensorboard").glob("events*"))
    assert json.loads((folder / "report.json").read_text()) == json.loads(json.dumps(report))
    assert report["updates"] == 6
    assert report["steps"] == 6 * UPDATE
    assert [match["b"] for match in report["matches"]] == ["random", "heuristic"]
    assert [row["updates"] for row in points(folder)] == ["0", "0", "2", "2", "4", "4", "6", "6"]
    load_policy(folder / "policy", find("cthulhu").variant(life=20))


def test_the_same_seed_gives_the_same_run(whole, tmp_path):
    run(tmp_path / "again", 6)
    assert_same_policy(whole[0], tmp_path / "again")
    assert points(whole[0]) == points(tmp_path / "again")


def test_another_seed_gives_another_run(whole, tmp_path):
    run(tmp_path / "other", 2, seed=4)
    assert any((tensors(whole[0])[n] != t).any() for n, t in tensors(tmp_path / "other").items())


def test_a_resumed_run_ends_as_if_it_had_never_stopped(whole, tmp_path):
    run(tmp_path / "parts", 3)
    run(tmp_path / "parts", 4, resume=True)
    report = run(tmp_path / "parts", 6, resume=True)
    assert_same_policy(whole[0], tmp_path / "parts")
    assert points(whole[0]) == points(tmp_path / "parts")
    assert report["games"] == whole[1]["games"]


def test_an_mlp_after_imitation_can_be_trained_and_resumed(tmp_path):
    settings = replace(TINY, network=MLP, imitate=2000)
    assert run(tmp_path / "a", 2, settings=settings)["imitated"] == 2000
    run(tmp_path / "b", 1, settings=settings)
    run(tmp_path / "b", 2, settings=settings, resume=True)
    assert_same_policy(tmp_path / "a", tmp_path / "b")


def test_settings_that_the_checkpoint_does_not_know_do_not_stop_it(whole, tmp_path):
    """A newer trainer may have more of them."""
    run(tmp_path / "older", 2)
    content = load_checkpoint(tmp_path / "older" / "checkpoint.pt")
    settings = json.loads(content["run"]["settings"])
    del settings["evaluate_deals"]
    content["run"]["settings"] = json.dumps({**settings, "no_longer": 1})
    save_checkpoint(tmp_path / "older" / "checkpoint.pt", content)
    run(tmp_path / "older", 6, resume=True)
    assert_same_policy(whole[0], tmp_path / "older")
    with pytest.raises(CheckpointError, match="the checkpoint has settings"):
        run(tmp_path / "older", 7, resume=True, settings=replace(TINY, horizon=4))


def test_a_run_is_never_overwritten_and_only_its_own_is_resumed(whole, tmp_path):
    with pytest.raises(ValueError, match="holds a run already"):
        run(whole[0], 7)
    with pytest.raises(CheckpointError, match="the checkpoint has seed 3, not 8"):
        run(whole[0], 7, resume=True, seed=8)
    with pytest.raises(CheckpointError, match="there is no checkpoint"):
        run(tmp_path / "nothing", 7, resume=True)

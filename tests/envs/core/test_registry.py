"""Games found by their folders, ids without kernels."""

import importlib
import subprocess
import sys
import warnings

import gymnasium
import pettingzoo
import pytest

import dungeonzoo
from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.registry import Entry, entries, env, find, games, parallel_env, raw_env


def python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def test_every_game_of_a_folder_is_found(game: str):
    found = find(game)
    assert found.name == game
    assert game in games()
    assert "core" not in games()


def test_an_unknown_game_is_told_with_those_there_are():
    with pytest.raises(LookupError, match=r"there is no game 'chess'; there are .*cthulhu"):
        find("chess")


def test_ids_of_the_package_are_those_of_the_game(game: str):
    package = importlib.import_module(f"dungeonzoo.envs.{game}")
    assert find(game).ids == package.IDS
    assert find(game).version == package.VERSION


@pytest.mark.parametrize("entry", list(entries()), ids=lambda entry: entry.id)
def test_every_id_is_in_all_three_registries(entry: Entry):
    assert gymnasium.spec(entry.id).kwargs == {"game": entry.game, **entry.options}
    for kind in ("aec", "parallel"):
        assert pettingzoo.spec(kind, entry.id).kwargs == entry.options
    made = pettingzoo.make("aec", entry.id)
    assert isinstance(made, TableEnv)
    assert made.variant.options.items() >= entry.options.items()
    assert pettingzoo.make("parallel", entry.id).possible_agents == made.possible_agents


@pytest.mark.parametrize("entry", list(entries()), ids=lambda entry: entry.id)
def test_the_versioned_module_makes_the_same_environments(entry: Entry):
    module = importlib.import_module(entry.module)
    assert module.env(**entry.options).illegal == "lose"
    assert module.raw_env(**entry.options).illegal == "raise"
    assert str(module.env()) == f"{entry.game}_v{entry.version}"
    assert module.parallel_env().unwrapped.illegal == "lose"
    assert module.__doc__


def test_registering_again_warns_of_nothing():
    before = dict(gymnasium.registry)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        importlib.reload(dungeonzoo)
    assert gymnasium.registry == before


def test_importing_the_package_loads_no_kernel():
    loaded = python(
        "import sys, dungeonzoo; print([m for m in sys.modules if m.endswith(('.binding', '.table'))])"
    )
    assert loaded.strip() == "[]"


def test_importing_the_package_brings_no_training_libraries():
    heavy = ("torch", "stable_baselines3", "pygame", "ray", "matplotlib")
    assert python(f"import sys, dungeonzoo; print([m for m in {heavy} if m in sys.modules])").strip() == "[]"


def test_both_policies_for_illegal_actions_can_be_chosen(game: str):
    assert env(game, illegal="raise").illegal == "raise"
    assert raw_env(game, illegal="lose").illegal == "lose"
    assert parallel_env(game, illegal="raise").unwrapped.illegal == "raise"  # type: ignore[attr-defined]

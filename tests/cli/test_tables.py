"""`list` and `info`."""

import subprocess
import sys
from dataclasses import fields

import pytest

from dungeonzoo.envs.core.registry import entries, find, games

from .conftest import Command

HEAVY = (
    "torch",
    "stable_baselines3",
    "matplotlib",
    "pygame",
    "rich.table",
    "dungeonzoo.envs.cthulhu.binding",
)


def test_help_names_every_command_and_loads_nothing_heavy() -> None:
    script = (
        "import sys; sys.argv = ['dungeonzoo', '--help']\n"
        "from dungeonzoo.cli import main\n"
        "try: main()\n"
        f"except SystemExit: print([name for name in {HEAVY[:4] + HEAVY[5:]} if name in sys.modules])\n"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    for name in ("list", "info", "play", "replay", "train", "eval", "bench"):
        assert f" {name} " in result.stdout
    assert result.stdout.splitlines()[-1] == "[]"


def test_the_module_can_be_run() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "dungeonzoo", "list"], capture_output=True, text=True, check=True
    )
    assert "cthulhu" in result.stdout


def test_list_shows_every_id_with_its_sizes(command: Command) -> None:
    result = command("list")
    assert result.code == 0
    lines = result.out.splitlines()
    for entry in entries():
        variant = find(entry.game).variant(**entry.options)
        (line,) = (line for line in lines if f" {entry.id} " in line)
        for size in (len(variant.agents), variant.n_actions, variant.observation_layout.size):
            assert f" {size} " in line


@pytest.mark.parametrize("game", games())
def test_info_tells_all_about_a_game(command: Command, game: str) -> None:
    variant = find(game).variant()
    result = command("info", game)
    assert result.code == 0
    for part in (
        variant.game.title,
        variant.content_hash,
        f"Actions: {variant.n_actions}",
        f"Observation: {variant.observation_layout.size}",
        f"Content: {len(variant.cards)} cards",
        "Rewards",
        *variant.options,
        *variant.observation_layout,
        *{card.provenance for card in variant.cards},
    ):
        assert part in result.out
    told = " ".join(result.out.split())
    assert all(f"{a} {variant.words.action_name(a)}" in told for a in range(variant.n_actions))


@pytest.mark.parametrize("game", games())
def test_every_option_is_explained(game: str) -> None:
    config_class = find(game).config_class
    meanings = config_class.meanings()
    assert all(meanings.get(field.name) for field in fields(config_class))


def test_info_shows_the_options_that_are_given(command: Command) -> None:
    result = command("info", "cthulhu", "--option", "deck=seen", "-o", "life=50")
    assert "Actions: 68" in result.out
    assert [line for line in result.out.splitlines() if line.split()[:3] == ["life", "50", "100"]]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["info", "ctulhu"], "there is no game 'ctulhu'; did you mean 'cthulhu'?"),
        (["info", "xyz"], "there is no game 'xyz'; there are "),
        (
            ["info", "cthulhu", "-o", "deck=small"],
            "deck='small' is not possible; it must be one of full, seen",
        ),
        (["info", "cthulhu", "-o", "life"], "option 'life' must be written as key=value"),
        (
            ["info", "cthulhu", "-o", "life=many"],
            "option life=many is not possible; it must be a whole number",
        ),
        (["info", "cthulhu", "-o", "lives=3"], "cthulhu has no option 'lives'"),
        (["info", "cthulhu", "-o", "content=none.toml"], "none.toml"),
        (["info"], "Missing argument 'GAME'"),
        (["dance"], "No such command 'dance'"),
        (["list", "--all"], "No such option: --all"),
    ],
)
def test_a_mistake_is_told_in_one_line(command: Command, args: list[str], told: str) -> None:
    result = command(*args)
    assert result.code == 2
    assert result.out == ""
    (line,) = result.err.splitlines()
    assert line.startswith("dungeonzoo: ")
    assert told in line

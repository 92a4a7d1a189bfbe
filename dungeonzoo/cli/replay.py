"""``replay``: a recorded game, checked or told choice by choice."""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from dungeonzoo.envs.core.game import Variant, View
from dungeonzoo.envs.core.replay import Choice, Replay, ReplayError, check_replay, play_back, read_replay
from dungeonzoo.envs.core.table import Table

from .common import Problem, told_in_one_line

SPECTATOR = -1
PROMPT = "[dim]Enter: on, t: table, a: all the rest, q: quit[/dim] "


def check_file(file: Path, content: str | None) -> None:
    """Plays the file back silently; says that it is right, or Problem at the first difference."""
    with told_in_one_line():
        replay = check_replay(file, content)
    Console().print(f"{file}: right. {summary(replay)}", highlight=False, soft_wrap=True)


def show_file(file: Path, seat: int | None, content: str | None) -> None:
    """Tells the whole game, or what one seat (-1: a spectator) saw of it; in a terminal, step by step."""
    with told_in_one_line():
        replay = read_replay(file)
        variant = replay.variant(content)
    if seat is not None and not SPECTATOR <= seat < len(variant.agents):
        raise Problem(f"there is no seat {seat}; there are -1 (a spectator) to {len(variant.agents) - 1}")
    console = Console(highlight=False)
    console.print(f"[bold]{variant.game.title}[/bold]" + (f", {summary(replay)}" if seat is None else ""))
    stepwise = sys.stdin.isatty() and console.is_terminal
    for line, board in moments(replay, variant, seat, content):
        console.print(line)
        while stepwise:
            answer = _read(console)
            if answer == "q":
                return
            stepwise = answer != "a"
            if answer != "t":
                break
            console.print(board, markup=False, soft_wrap=True)


def summary(replay: Replay) -> str:
    """The length and the result of a game in one sentence."""
    returns = ", ".join(f"{value + 0:+g}" for value in replay.returns)
    choices = f"{len(replay.choices)} choices"
    return f"{replay.game} version {replay.version}: {choices}, {replay.end}, returns {returns}."


def moments(
    replay: Replay, variant: Variant, seat: int | None, content: str | None
) -> Iterator[tuple[Text, str]]:
    """Lines, each with the table as it is then: the choices of all players, or what one seat sees."""
    watcher = SPECTATOR if seat is None else seat
    words, layout = variant.words, variant.observation_layout
    before: View | None = None
    for number, (table, choice) in enumerate(_played_back(replay, content), 1):
        view = layout.split(table.observe(0, watcher))
        for change in words.changes(before or view, view):
            yield Text(f"     - {change}", "green"), words.board(view)
        before = view
        if choice is None:
            yield Text(words.board(view)), words.board(view)
        elif seat in (None, choice.seat):
            own = layout.split(table.observe(0, choice.seat))
            place = f"{number:4} " if seat is None else "     "
            text = f"{place}{variant.agents[choice.seat]}: {words.action_text(own, choice.action)}"
            yield Text(text), words.board(own if seat is None else view)


def _played_back(replay: Replay, content: str | None) -> Iterator[tuple[Table, Choice | None]]:
    try:
        yield from play_back(replay, content)
    except ReplayError as error:
        raise Problem(str(error)) from error


def _read(console: Console) -> str:
    try:
        return console.input(PROMPT).strip().lower()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return "q"

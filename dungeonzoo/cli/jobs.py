"""``train``, ``eval`` and ``bench``: long jobs, carried out by the training and benchmark packages."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .common import Problem, find_game, find_variant, needing, read_options, told_in_one_line


def run_training(game: str, pairs: Sequence[str], **settings: Any) -> None:
    """Trains with these settings (see training.train.train)."""
    options = read_options(find_game(game), pairs)
    with needing("train"):
        from dungeonzoo.training.train import train
    with told_in_one_line():
        train(game, options, **settings)


def run_evaluation(players: Sequence[str], game: str, pairs: Sequence[str], deals: int, seed: int) -> None:
    """Two players: a match. More: everybody against everybody, and ratings."""
    if len(players) < 2:
        raise Problem("a match needs at least two players: eval A B GAME")
    variant = find_variant(game, pairs)
    with needing("train"):
        from dungeonzoo.training.evaluate import play_match, print_results, ratings_table, round_robin
    console = Console()
    with told_in_one_line():
        if len(players) > 2:
            tournament = round_robin(variant, players, deals=deals, seed=seed)
            print_results(console, tournament.matches)
            console.print(ratings_table(tournament))
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("games", total=deals)
            match = play_match(
                variant,
                players[0],
                players[1],
                deals=deals,
                seed=seed,
                progress=lambda done, total: progress.update(task, completed=done, total=total),
            )
        print_results(console, [match])

"""The command line: ``dungeonzoo --help``. Each command imports what it needs when it is run."""

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

app = typer.Typer(
    help="Tabletop games as reinforcement-learning environments: look at them, play them, train on them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

CALLED_WRONGLY: Any = typer.BadParameter.__mro__[2]  # the base of all errors in how a command is called

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A name from `dungeonzoo list`.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="KEY=VALUE", help="An option of the game (see `info`); may be repeated."
    ),
]
Seed = Annotated[
    int | None, typer.Option(help="The same seed deals the same game; by default another one each time.")
]


def main() -> None:
    """Runs a command; an expected error ends as one line on stderr and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        sys.exit(130)
    except CALLED_WRONGLY as error:
        _fail(error.format_message())
    except Exception as error:
        from .common import Problem

        if not isinstance(error, Problem):
            raise
        _fail(str(error))
    sys.exit(code or 0)


def _fail(message: str) -> NoReturn:
    print(f"dungeonzoo: {message}", file=sys.stderr)
    sys.exit(2)


@app.command("list")
def list_games() -> None:
    """The games and the ids they are registered under."""
    from .tables import show_games

    show_games()


@app.command()
def info(game: GameName, option: Options = None) -> None:
    """A game's options, actions, observation, rewards and where its cards come from."""
    from .common import find_variant
    from .tables import show_variant

    show_variant(find_variant(game, option or []))


@app.command()
def play(
    game: GameName,
    against: Annotated[
        list[str] | None,
        typer.Option(
            help='Who takes the other seats: "heuristic", "random", "person" or a policy file; '
            "once for all of them, or once for each in order of seats."
        ),
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat; by default drawn at random.")] = None,
    seed: Seed = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Write a replay of the game to this file.")] = None,
) -> None:
    """Play in the terminal."""
    from .common import find_variant
    from .play import play_game

    play_game(find_variant(game, option or []), against or ["heuristic"], seat, seed, save)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A file written by `play --save` or by a recording wrapper.")],
    seat: Annotated[
        int | None, typer.Option(help="Tell what this seat (-1: a spectator) saw instead of every choice.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Play it back silently and compare.")] = False,
    content: Annotated[
        str | None, typer.Option(help="The card table that it was played with, if not the built-in one.")
    ] = None,
) -> None:
    """Tell a recorded game step by step, or check it."""
    from .replay import check_file, show_file

    if check:
        check_file(file, content)
    else:
        show_file(file, seat, content)


@app.command()
def train(
    game: GameName,
    minutes: Annotated[float | None, typer.Option(help="Stop after so many minutes of training.")] = None,
    steps: Annotated[int | None, typer.Option(help="Stop after so many decisions of the learner.")] = None,
    seed: Annotated[int, typer.Option(help="Of everything that is random.")] = 0,
    folder: Annotated[
        Path | None, typer.Option("--folder", "--out", help="For all results; by default runs/GAME-SEED.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the folder's checkpoint.")] = False,
    imitate: Annotated[
        int | None, typer.Option(help="Decisions of the built-in player to copy first; 0 for none.")
    ] = None,
    envs: Annotated[int | None, typer.Option(help="Games played side by side.")] = None,
    threads: Annotated[int | None, typer.Option(help="Threads of torch; by default all, 8 at most.")] = None,
    option: Options = None,
) -> None:
    """Train a policy by self-play and measure it."""
    from .jobs import run_training

    settings = {"minutes": minutes, "steps": steps, "seed": seed, "folder": folder, "resume": resume}
    run_training(game, option or [], **settings, imitate=imitate, envs=envs, threads=threads)


@app.command("eval")
def evaluate(
    players: Annotated[list[str], typer.Argument(help='"random", "heuristic", "search" or policy files.')],
    game: GameName,
    deals: Annotated[
        int, typer.Option("--deals", "--pairs", help="Deals; each is played once from every seat.")
    ] = 500,
    seed: Annotated[int, typer.Option(help="Of the deals and of the players.")] = 0,
    option: Options = None,
) -> None:
    """Let players play each other: `eval A B GAME`; with more than two, everybody against everybody.

    A takes one seat and B all others.
    """
    from .jobs import run_evaluation

    run_evaluation(players, game, option or [], deals, seed)


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True}, add_help_option=False
)
def bench(context: typer.Context) -> int:
    """Measure how fast the environments are; options as of `python -m dungeonzoo.benchmarks.throughput`."""
    from dungeonzoo.benchmarks.throughput import main

    return main(context.args)

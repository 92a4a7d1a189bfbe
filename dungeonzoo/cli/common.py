"""What the commands share: expected errors, and a game and its options given as text."""

import difflib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from dungeonzoo.envs.core import optiontext
from dungeonzoo.envs.core.game import Game, Variant
from dungeonzoo.envs.core.registry import find, games


class Problem(Exception):
    """Something that the user can put right; told in one line."""


@contextmanager
def told_in_one_line(*more: type[Exception]) -> Iterator[None]:
    """Turns the errors that files, values and missing extras cause, and `more`, into a Problem."""
    try:
        yield
    except OSError as error:
        raise Problem(f"{error.filename}: {error.strerror}" if error.filename else str(error)) from error
    except (ImportError, ValueError, *more) as error:
        raise Problem(" ".join(str(error).split())) from error


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports of what an optional extra installs; Problem, naming it, when that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("dungeonzoo"):
            raise
        install = f'pip install "dungeonzoo[{extra}]"'
        raise Problem(f"{error.name} is missing; install it with: {install}") from error


def find_game(name: str) -> Game:
    """The game of this name; Problem, with the nearest name, when there is none."""
    if name not in games():
        near = difflib.get_close_matches(name.lower(), games(), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(games())}"
        raise Problem(f"there is no game {name!r}; {hint}")
    with told_in_one_line():
        return find(name)


def find_variant(name: str, pairs: Sequence[str]) -> Variant:
    """The game under options given as ``key=value``."""
    game = find_game(name)
    options = read_options(game, pairs)
    with told_in_one_line(TypeError):
        return game.variant(**options)


def read_options(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """``key=value`` texts as values of the types that the game's Config gives its fields."""
    with told_in_one_line():
        return optiontext.read_options(game, pairs)

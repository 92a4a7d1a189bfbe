"""The games of the suite, found by their folders, and everything that makes environments of them.

A game is a folder beside ``core`` with a module ``game`` that holds its ``GAME``. The folder's ``__init__``
holds VERSION and IDS, so that ids are registered without loading a kernel. There is no list to edit.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import ParallelEnv

    from .aec import TableEnv
    from .game import Game

NAMESPACE = "dungeonzoo"
_FOLDER = Path(__file__).parents[1]
_PACKAGE = __name__.removesuffix(".core.registry")
_ROOT = _PACKAGE.removesuffix(".envs")


@dataclass(frozen=True)
class Entry:
    """One registered id and what it stands for."""

    id: str
    game: str
    version: int
    options: Mapping[str, Any]

    @property
    def module(self) -> str:
        """The versioned module with the environment's factories."""
        return f"{_PACKAGE}.{self.game}_v{self.version}"


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    folders = (path.parent.name for path in _FOLDER.glob("*/game.py"))
    return tuple(sorted(name for name in folders if name != "core"))


def find(name: str) -> "Game":
    """The game of this name; LookupError, naming those that exist, when there is none."""
    if name not in games():
        raise LookupError(f"there is no game {name!r}; there are {', '.join(games())}")
    return import_module(f"{_PACKAGE}.{name}.game").GAME


def entries() -> Iterator[Entry]:
    """Every registered id; loads no kernel."""
    for name in games():
        package = import_module(f"{_PACKAGE}.{name}")
        for short, options in package.IDS.items():
            yield Entry(f"{NAMESPACE}/{short}-v{package.VERSION}", name, package.VERSION, options)


def raw_env(game: str, *, illegal: str = "raise", **options: Any) -> "TableEnv":
    """The AEC environment of a game; an illegal action raises IllegalAction and changes nothing."""
    from .aec import TableEnv

    return TableEnv(find(game), illegal=illegal, **options)


def env(game: str, *, illegal: str = "lose", **options: Any) -> "TableEnv":
    """The AEC environment of a game; whoever acts illegally loses at once."""
    return raw_env(game, illegal=illegal, **options)


def parallel_env(game: str, **options: Any) -> "ParallelEnv":
    """The same game for parallel trainers: all send actions, that of the asked seat counts."""
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(env(game, **options))


def factories(
    game: str,
) -> tuple[Callable[..., "TableEnv"], Callable[..., "TableEnv"], Callable[..., "ParallelEnv"]]:
    """``raw_env``, ``env`` and ``parallel_env`` of one game, for its versioned module."""
    return _bound(raw_env, game), _bound(env, game), _bound(parallel_env, game)


def _bound(make: Callable[..., Any], game: str) -> Callable[..., Any]:
    def factory(**options: Any) -> Any:
        return make(game, **options)

    factory.__name__ = factory.__qualname__ = make.__name__
    factory.__doc__ = make.__doc__
    return factory


def register() -> None:
    """Enters every id into Gymnasium's and PettingZoo's registries; those already there are left alone."""
    import gymnasium
    import pettingzoo

    for entry in entries():
        if entry.id not in gymnasium.registry:
            gymnasium.register(
                entry.id,
                entry_point=f"{_ROOT}.wrappers.single:make",
                vector_entry_point=f"{_ROOT}.wrappers.vector:make",
                order_enforce=False,
                disable_env_checker=True,
                kwargs={"game": entry.game, **entry.options},
            )
        options = dict(entry.options)
        if entry.id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", entry.id, f"{entry.module}:env", kwargs=options)
        if entry.id not in pettingzoo.parallel_registry:
            pettingzoo.register("parallel", entry.id, f"{entry.module}:parallel_env", kwargs=options)

"""What a game is to everything above the kernels: its names, configurations, layouts and words."""

import ast
import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from .kernel import Rules
from .layout import Layout
from .registry import find
from .speech import sentence
from .table import Table

View = Mapping[str, NDArray[np.float32]]
"""One seat's observation, split into named fields: all that words about a position may be made from."""

Position = TypeVar("Position")

REWARDS = ("win", "score")


def whole(value: Any, least: int, most: int) -> bool:
    """Whether it is a whole number in this range (True and False are none)."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


@dataclass(frozen=True, kw_only=True)
class Config:
    """Options that every game has; each game adds its own. Checked when made (ValueError)."""

    reward: str = "win"
    """"win": what the result is worth; "score": the game's own measure of progress."""
    content: str | None = None
    """Path of a card table to use in place of the built-in one (spaces stay, numbers change)."""

    def __post_init__(self) -> None:
        self.check_choice("reward", REWARDS)
        fine = self.content is None or isinstance(self.content, str)
        self.check("content", fine, "the path of a card table, or None")

    def check(self, option: str, fine: bool, right: str) -> None:
        """Raises ValueError, saying what would be right, unless `fine`."""
        if not fine:
            raise ValueError(f"{option}={getattr(self, option)!r} is not possible; it must be {right}")

    def check_choice(self, option: str, known: Iterable[str]) -> None:
        known = tuple(known)
        self.check(option, getattr(self, option) in known, f"one of {', '.join(known)}")

    def check_whole(self, option: str, least: int, most: int) -> None:
        fine = whole(getattr(self, option), least, most)
        self.check(option, fine, f"a whole number from {least} to {most}")

    def check_switch(self, option: str) -> None:
        self.check(option, isinstance(getattr(self, option), bool), "True or False")

    @classmethod
    def meanings(cls) -> dict[str, str]:
        """What each option means: the text below its field, here or in the class that brings it in."""
        meanings = {}
        for owner in reversed(cls.__mro__[:-1]):
            (definition,) = ast.parse(inspect.getsource(owner)).body
            assert isinstance(definition, ast.ClassDef)
            for option, below in pairwise(definition.body):
                if isinstance(option, ast.AnnAssign) and isinstance(below, ast.Expr):
                    meanings[ast.unparse(option.target)] = " ".join(ast.literal_eval(below.value).split())
        return meanings


class Words(ABC, Generic[Position]):
    """What a game says in text, made from a View and the mask alone, so that it tells no more than these.

    A game reads a View into a Position, a class of its own, and says all else from that.
    """

    @abstractmethod
    def action_name(self, action: int) -> str:
        """The action's own name, the same in every situation and unlike every other's."""

    @abstractmethod
    def action_help(self, action: int) -> str:
        """What is printed on the card or piece that the action names; empty if it names none."""

    @abstractmethod
    def read(self, view: View) -> Position:
        """The View as cards, pieces and numbers."""

    @abstractmethod
    def answer(self, position: Position, action: int) -> str:
        """What the action does here, as a player would say it; unlike that of every other legal action."""

    @abstractmethod
    def description(self, position: Position) -> Iterable[str]:
        """The situation, a sentence or a list item a line; the question last."""

    @abstractmethod
    def lines(self, position: Position) -> Iterable[str]:
        """The table as lines of at most 100 columns."""

    @abstractmethod
    def events(self, before: Position, after: Position) -> Iterable[str]:
        """What happened between two Positions of one seat, in clauses; only what their difference tells."""

    def action_text(self, view: View, action: int) -> str:
        """What the action does here, in words."""
        return self.answer(self.read(view), action)

    def parse(self, view: View, mask: NDArray[np.int8], text: str) -> int:
        """The action that a text means: its number, its name, or the words of a legal one.

        Case and spacing are free. Raises ValueError, naming the legal actions, for a text that means none.
        """
        wanted = " ".join(text.split()).casefold()
        if wanted.isascii() and wanted.isdigit() and int(wanted) < len(mask):
            return int(wanted)
        legal = self._legal(self.read(view), mask)
        names = {action: self.action_name(action) for action in range(len(mask))}
        for action, known in [*legal.items(), *names.items()]:
            if known.casefold() == wanted:
                return action
        raise ValueError(f"no action is called {text!r}; legal are {'; '.join(legal.values()) or 'none'}")

    def describe(self, view: View, mask: NDArray[np.int8]) -> str:
        """The situation and the question in sentences, for people and language models; ends with the legal
        actions.
        """
        position = self.read(view)
        lines = list(self.description(position))
        if legal := self._legal(position, mask):
            lines += ["Legal actions:", *(f"{action}. {text}" for action, text in legal.items())]
        return "\n".join(lines)

    def _legal(self, position: Position, mask: NDArray[np.int8]) -> dict[int, str]:
        return {action: self.answer(position, action) for action in np.flatnonzero(mask).tolist()}

    def board(self, view: View) -> str:
        """The table as text, at most 100 columns wide."""
        return "\n".join(self.lines(self.read(view)))

    def changes(self, before: View, after: View) -> list[str]:
        """What happened between two Views of one seat, in sentences."""
        return [sentence(clause) for clause in self.events(self.read(before), self.read(after))]


@dataclass(frozen=True)
class Variant:
    """A game under one configuration, ready to be played."""

    game: "Game"
    config: Config
    setup: bytes
    agents: tuple[str, ...]
    n_actions: int
    observation_layout: Layout
    state_layout: Layout
    content_hash: str
    """16 hexadecimal digits that stand for the exact card numbers in play."""
    words: Words[Any]
    cards: Sequence[Any] = ()
    """What is printed, a row for each card, with at least label, provenance and reconstructed."""
    sides: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Seats that win and lose together, by what their side is called; empty where all seats are alike."""

    def table(self, n: int = 1, threads: int = 1) -> Table:
        """n states of this game; nothing is dealt yet."""
        return Table(
            self.game.rules,
            self.setup,
            n,
            n_seats=len(self.agents),
            n_actions=self.n_actions,
            n_obs=self.observation_layout.size,
            n_full=self.state_layout.size,
            threads=threads,
        )

    @property
    def options(self) -> dict[str, Any]:
        """The configuration as keyword arguments of the environment."""
        return asdict(self.config)

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Of a user's card table it carries what was read; of the built-in ones its options say it all."""
        if self.config.content is None:
            return remade, (self.game, self.options, self.content_hash)
        return super().__reduce_ex__(protocol)

    # Nothing in it changes, so that copies of environments share it.

    def __copy__(self) -> "Variant":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Variant":
        return self


def remade(game: "Game", options: Mapping[str, Any], content_hash: str) -> Variant:
    """A pickled variant of the built-in card tables; ValueError when these are others than they were."""
    variant = game.variant(**options)
    if variant.content_hash != content_hash:
        raise ValueError(
            f"this pickle is of {game.name} with card tables {content_hash}, not {variant.content_hash}; "
            "it must be read by the version that wrote it"
        )
    return variant


class Game(ABC):
    """One game of the suite. Each game's folder has a module ``game`` with its only instance, ``GAME``."""

    name: ClassVar[str]
    """The folder and command-line name."""
    title: ClassVar[str]
    version: ClassVar[int]
    """Raised by every change that alters a trajectory or a space."""
    ids: ClassVar[Mapping[str, Mapping[str, Any]]]
    """Registered ids, without namespace and version, and their options; the first is the default."""
    config_class: ClassVar[type[Config]]
    rules: ClassVar[Rules]
    reward_range: ClassVar[tuple[float, float]] = (-1.0, 1.0)
    """The least and the most that a seat can get in a whole game under reward="win"."""

    @abstractmethod
    def build(self, config: Config) -> Variant:
        """The variant of a checked configuration."""

    @abstractmethod
    def check_state(self, variant: Variant, state: np.ndarray) -> None:
        """Refuses a state from outside that the kernel could not go on from: ValueError, in one line.

        state: one record, shape (), of the kernel's state dtype. Counts, indices and enums must be in range.
        """

    def __reduce__(self) -> tuple[Any, ...]:
        return find, (self.name,)

    def variant(self, **options: Any) -> Variant:
        """The game under these options, fields of its Config.

        Raises TypeError for an unknown option, ValueError for a wrong value.
        """
        known = [f.name for f in fields(self.config_class)]
        for option in options:
            if option not in known:
                raise TypeError(f"{self.name} has no option {option!r}; it has {', '.join(known)}")
        return self.build(self.config_class(**options))

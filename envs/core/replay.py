"""Replays: a game as lines of JSON, played back and checked choice by choice.

The first line says what was played: format, game, version, options, content hash, and the seed (or the text
of the state) that it began with. Each choice is a line: seat, action and its name. The last line holds the
result: returns, how it ended, the hash of the final state, and a checksum of all lines before it. Files come
from anywhere: nothing in them is executed, and one that is damaged, cut short or of another game, version or
card table is refused by a ReplayError of one line.
"""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from .game import Variant
from .registry import find
from .statetext import observation_text, parse_state, read_object, state_hash, state_text
from .table import IllegalAction, Table

FORMAT = "dungeonzoo-replay"
FORMAT_VERSION = 1
ENDS = ("running", "terminated", "truncated", "illegal")
_LARGEST = 1 << 26


class ReplayError(ValueError):
    """A replay that cannot be read, or that does not play as it says."""


@dataclass(frozen=True)
class Choice:
    """One answer to one question."""

    seat: int
    action: int
    name: str = ""
    """The action's name, for people who read the file; it is not checked."""


@dataclass
class Replay:
    """One game from its deal to its end, or to where the recording stopped."""

    game: str
    version: int
    options: dict[str, Any]
    """All options but ``content``, which is a path on one machine; the content hash stands for it."""
    content_hash: str
    seed: int | None
    state: str | None = None
    """Where the game began if not with a deal: a text of `statetext.state_text`."""
    choices: list[Choice] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    """Each seat's return, from the deal on."""
    end: str = "running"
    """"terminated", "truncated", "running", or "illegal": lost by an illegal action, which is no choice."""
    state_hash: str = ""

    def variant(self, content: str | None = None) -> Variant:
        """What was played. content: its card table, if not the built-in one. ReplayError for another."""
        try:
            game = find(self.game)
            if game.version != self.version:
                raise ValueError(
                    f"it is of version {self.version} of {self.game}; this is version {game.version}"
                )
            variant = game.variant(**self.options, content=content)
        except (LookupError, TypeError, ValueError) as error:
            raise ReplayError(f"this replay cannot be played: {' '.join(map(str, error.args))}") from None
        if variant.content_hash != self.content_hash:
            raise ReplayError(
                f"this replay was played with cards of content hash {self.content_hash}, not "
                f"{variant.content_hash}; give the same card table as content"
            )
        return variant

    def deal(self, variant: Variant) -> Table:
        """A table of one slot where the game stands before its first choice."""
        table = variant.table()
        if self.state is None:
            table.deal(0, self.seed)
            return table
        try:
            table.set_state(0, parse_state(variant, self.state))
        except ValueError as error:
            raise ReplayError(f"the state that this replay begins with is none: {error}") from None
        return table

    def text(self) -> str:
        """The file."""
        start = {"state": self.state} if self.state is not None else {"seed": self.seed}
        header = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "content_hash": self.content_hash,
            **start,
        }
        lines = [_line(header)]
        lines += [_line({"seat": c.seat, "action": c.action, "name": c.name}) for c in self.choices]
        result = {"end": self.end, "returns": self.returns, "state_hash": self.state_hash}
        return "".join([*lines, _line({**result, "checksum": _checksum(lines, result)})])

    def write(self, path: str | os.PathLike[str]) -> None:
        """The file at this path, whole or not at all."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.write_text(self.text(), encoding="utf-8", newline="\n")
        part.replace(path)


class Recorder:
    """Writes down one game as it is played on a table's slot; begin right after the deal."""

    def __init__(self, variant: Variant, table: Table, slot: int = 0, *, seed: int | None) -> None:
        """seed: what the slot was dealt with; None: the game begins with the state that is there."""
        self.variant, self.table, self.slot = variant, table, slot
        self.replay = Replay(
            game=variant.game.name,
            version=variant.game.version,
            options={name: value for name, value in variant.options.items() if name != "content"},
            content_hash=variant.content_hash,
            seed=seed,
            state=state_text(variant, table, slot) if seed is None else None,
        )

    def choice(self, seat: int, action: int) -> None:
        """A legal choice, before or after it is carried out."""
        self.replay.choices.append(
            Choice(int(seat), int(action), self.variant.words.action_name(int(action)))
        )

    def finish(self, *, illegal: bool = False) -> Replay:
        """The game as far as it went. illegal: it was lost just now by an illegal action."""
        over = ENDS[self.table.over(self.slot)]
        self.replay.end = "illegal" if illegal else over
        self.replay.returns = self.table.returns(self.slot).tolist()
        self.replay.state_hash = state_hash(self.variant, self.table.get_state(self.slot))
        return self.replay


def read_replay(path: str | os.PathLike[str]) -> Replay:
    """The replay in a file, not played yet. OSError if it cannot be opened, ReplayError if it is none."""
    path = Path(path)
    if path.stat().st_size > _LARGEST:
        raise ReplayError(f"{path.name} is no replay: it has more than {_LARGEST} bytes")
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ReplayError(f"{path.name} is no replay: it is not text") from None
    try:
        return parse_replay(text)
    except ReplayError as error:
        raise ReplayError(f"{path.name}: {error}") from None


def parse_replay(text: str) -> Replay:
    """The replay of a text of `Replay.text`; ReplayError if it is none."""
    *lines, rest = text.split("\n")
    if not lines:
        raise ReplayError("this is no replay: it has not one whole line")
    header = _object(lines[0], "line 1")
    if header.get("format") != FORMAT:
        raise ReplayError(f"this is no replay: its format is {header.get('format')!r}, not {FORMAT!r}")
    if header.get("format_version") != FORMAT_VERSION:
        raise ReplayError(
            f"this replay has format version {header.get('format_version')!r}, not {FORMAT_VERSION}"
        )
    result = _object(lines[-1], f"line {len(lines)}")
    if len(lines) < 2 or rest or "checksum" not in result:
        raise ReplayError(f"this replay was cut short: line {len(lines)} is not its result")
    if result.pop("checksum") != _checksum([line + "\n" for line in lines[:-1]], result):
        raise ReplayError("this replay was damaged or changed: its checksum does not fit")
    replay = Replay(
        game=_get(header, "game", str),
        version=_get(header, "version", int),
        options=_get(header, "options", dict),
        content_hash=_get(header, "content_hash", str),
        seed=None if "state" in header else _get(header, "seed", int),
        state=_get(header, "state", str) if "state" in header else None,
        choices=[_choice(line, i) for i, line in enumerate(lines[1:-1], 2)],
        returns=[float(value) for value in _get(result, "returns", list)],
        end=_get(result, "end", str),
        state_hash=_get(result, "state_hash", str),
    )
    if "content" in replay.options or replay.end not in ENDS or not 0 <= (replay.seed or 0) < 2**64:
        raise ReplayError("this is no replay: its options, its seed or its end are none that a recording has")
    return replay


def play_back(replay: Replay, content: str | None = None) -> Iterator[tuple[Table, Choice | None]]:
    """The table (slot 0) before each choice, with that choice; at last the table at the end, with None.

    Raises ReplayError at the first choice that another seat had to make or that is not legal.
    """
    table = replay.deal(replay.variant(content))
    for number, choice in enumerate(replay.choices, 1):
        actor = table.actor(0)
        if actor != choice.seat:
            asked = "nobody" if actor < 0 else f"seat {actor}"
            raise ReplayError(f"choice {number}: {asked} was asked, not seat {choice.seat}")
        yield table, choice
        try:
            table.step(0, choice.action)
        except IllegalAction:
            raise ReplayError(
                f"choice {number}: action {choice.action} of seat {choice.seat} is not legal"
            ) from None
    yield table, None


def check_replay(replay: Replay | str | os.PathLike[str], content: str | None = None) -> Replay:
    """Plays a replay or a file back and compares choices and result. ReplayError at the first difference."""
    if not isinstance(replay, Replay):
        replay = read_replay(replay)
    *_, (table, _) = play_back(replay, content)
    over = ENDS[table.over(0)]
    if over != ("running" if replay.end == "illegal" else replay.end):
        raise ReplayError(f"after its choices the game is {over}, not {replay.end}")
    if table.returns(0).tolist() != replay.returns:
        raise ReplayError(f"the returns are {table.returns(0).tolist()}, not {replay.returns}")
    found = state_hash(replay.variant(content), table.get_state(0))
    if found != replay.state_hash:
        raise ReplayError(f"the final state has the hash {found}, not {replay.state_hash}")
    return replay


@dataclass(frozen=True)
class Moment:
    """What one seat saw at one moment of a game, and its choice if it was asked."""

    observation: str
    """`statetext.observation_text` of what it saw."""
    text: str
    """The situation in sentences."""
    action: int | None = None
    choice: str | None = None


def seat_view(replay: Replay, seat: int, content: str | None = None) -> list[Moment]:
    """The game as one seat (-1: a spectator) lived it: each change of what it could see, and its own choices.

    Made from its observations alone: no seed, no hash, no hidden card, and no sign of choices that it could
    not see.
    """
    variant = replay.variant(content)
    layout, words = variant.observation_layout, variant.words
    if not -1 <= seat < len(variant.agents):
        raise ValueError(f"there is no seat {seat}; there are -1 (a spectator) to {len(variant.agents) - 1}")
    moments: list[Moment] = []
    for table, choice in play_back(replay, content):
        own = choice if choice is not None and choice.seat == seat else None
        vector = table.observe(0, seat)
        seen = observation_text(layout, vector)
        if own is None and moments and moments[-1].observation == seen:
            continue
        mask = np.zeros(variant.n_actions, np.int8) if own is None else table.legal(0)
        view = layout.split(vector)
        text = words.describe(view, mask)
        if own is None:
            moments.append(Moment(seen, text))
        else:
            moments.append(Moment(seen, text, own.action, words.action_text(view, own.action)))
    return moments


def seat_text(replay: Replay, seat: int, content: str | None = None) -> str:
    """`seat_view` as lines of JSON, to be handed to that player or shown after the game."""
    variant = replay.variant(content)
    header = {
        "format": "dungeonzoo-seat",
        "game": replay.game,
        "version": replay.version,
        "options": replay.options,
    }
    lines = [_line({**header, "content_hash": variant.content_hash, "seat": seat})]
    for moment in seat_view(replay, seat, content):
        own = {} if moment.action is None else {"action": moment.action, "choice": moment.choice}
        lines.append(_line({"observation": json.loads(moment.observation), "text": moment.text, **own}))
    lines.append(_line({"end": replay.end, "returns": replay.returns}))
    return "".join(lines)


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"


def _checksum(lines: Sequence[str], result: dict[str, Any]) -> str:
    return hashlib.blake2b("".join([*lines, _line(result)]).encode(), digest_size=16).hexdigest()


def _object(line: str, where: str) -> dict[str, Any]:
    try:
        return read_object(line, "replay")
    except ValueError as error:
        raise ReplayError(f"{error} ({where})") from None


def _get(values: dict[str, Any], name: str, kind: type) -> Any:
    value = values.get(name)
    if type(value) is not kind:
        raise ReplayError(f"this is no replay: its {name} is {value!r}, no {kind.__name__}")
    return value


def _choice(line: str, number: int) -> Choice:
    read = _object(line, f"line {number}")
    return Choice(_get(read, "seat", int), _get(read, "action", int), _get(read, "name", str))

"""Replays: what is written plays back; what was touched is refused."""

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.replay import (
    Recorder,
    Replay,
    ReplayError,
    _checksum,
    _line,
    check_replay,
    parse_replay,
    play_back,
    read_replay,
    seat_text,
    seat_view,
)
from dungeonzoo.envs.core.statetext import parse_state, state_text
from dungeonzoo.envs.core.table import Table


def record(variant: Variant, seed: int = 5, choices: int | None = None) -> Replay:
    """A random game, or its first choices."""
    table = variant.table()
    table.deal(0, seed)
    recorder = Recorder(variant, table, seed=seed)
    rng = np.random.default_rng(seed)
    made = 0
    while not table.over(0) and made != choices:
        action = int(rng.choice(np.flatnonzero(table.legal(0))))
        recorder.choice(table.actor(0), action)
        table.step(0, action)
        made += 1
    return recorder.finish()


@pytest.fixture
def replay(variant: Variant) -> Replay:
    return record(variant)


@pytest.fixture
def lines(replay: Replay) -> list[str]:
    return replay.text().splitlines()


def resealed(lines: list[str]) -> str:
    """Lines that were changed, with a checksum that fits them."""
    result = json.loads(lines[-1])
    result.pop("checksum")
    head = [line + "\n" for line in lines[:-1]]
    return "".join([*head, _line({**result, "checksum": _checksum(head, result)})])


def edited(lines: list[str], number: int, **values: Any) -> str:
    changed = [*lines]
    changed[number] = json.dumps({**json.loads(changed[number]), **values})
    return resealed(changed)


# --- writing, reading, playing back


def test_a_game_comes_back_from_its_file(replay: Replay, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    replay.write(path)
    assert read_replay(path) == replay
    assert check_replay(path) == replay
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_the_file_is_lines_of_json_that_people_can_read(variant: Variant, replay: Replay, lines: list[str]):
    header, first, result = json.loads(lines[0]), json.loads(lines[1]), json.loads(lines[-1])
    assert header["format"] == "dungeonzoo-replay"
    assert (header["game"], header["version"], header["seed"]) == (variant.game.name, variant.game.version, 5)
    assert header["content_hash"] == variant.content_hash
    assert "content" not in header["options"]
    assert first["name"] == variant.words.action_name(first["action"])
    assert result["end"] in ("terminated", "truncated")
    assert result["returns"] == replay.returns
    assert len(lines) == len(replay.choices) + 2


def test_games_of_every_option_play_back(variant: Variant):
    for reward in ("win", "score"):
        check_replay(parse_replay(record(variant.game.variant(reward=reward)).text()))


def test_play_back_shows_the_table_before_each_choice(replay: Replay):
    moments = [(table.actor(0), choice) for table, choice in play_back(replay)]
    assert [choice for _, choice in moments] == [*replay.choices, None]
    assert all(choice is None or actor == choice.seat for actor, choice in moments)
    assert moments[-1][0] == -1


def test_a_recording_may_stop_before_the_end(variant: Variant):
    replay = record(variant, choices=7)
    assert replay.end == "running"
    assert check_replay(parse_replay(replay.text())) == replay


def test_a_game_may_begin_with_a_position(variant: Variant, play):
    table = variant.table()
    table.deal(0, 1)
    play(table, 0, 2)
    text = state_text(variant, table)
    recorder = Recorder(variant, table, seed=None)
    action = int(np.flatnonzero(table.legal(0))[0])
    recorder.choice(table.actor(0), action)
    table.step(0, action)
    replay = parse_replay(recorder.finish().text())
    assert replay.seed is None
    assert replay.state == text
    check_replay(replay)


def test_a_game_lost_by_an_illegal_action_plays_back(variant: Variant):
    table = variant.table()
    table.deal(0, 1)
    replay = Recorder(variant, table, seed=1).finish(illegal=True)
    assert replay.end == "illegal"
    check_replay(parse_replay(replay.text()))


# --- files that are refused


def test_every_damaged_byte_is_noticed(replay: Replay):
    text = replay.text()
    rng = np.random.default_rng(0)
    for at in rng.integers(len(text), size=200):
        other = "x" if text[at] != "x" else "y"
        with pytest.raises(ReplayError) as caught:
            check_replay(parse_replay(text[:at] + other + text[at + 1 :]))
        assert "\n" not in str(caught.value)


def test_every_shortened_file_is_noticed(replay: Replay):
    text = replay.text()
    for end in [*range(0, len(text) - 1, 97), len(text) - 1]:
        with pytest.raises(ReplayError):
            parse_replay(text[:end])


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"format": "chess"}, "its format is 'chess'"),
        ({"format_version": 2}, "has format version 2, not 1"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "../core"}, "there is no game '../core'"),
        ({"version": 7}, "it is of version 7"),
        ({"content_hash": "0"}, "with cards of content hash 0, not"),
        ({"options": {"wings": 2}}, "has no option 'wings'"),
        ({"options": {"reward": "fame"}}, "reward='fame' is not possible"),
        ({"options": {"content": "/etc/passwd"}}, "its options"),
        ({"seed": -1}, "its options, its seed or its end"),
        ({"seed": "1"}, "its seed is '1', no int"),
        ({"state": "{}"}, "the state that this replay begins with is none"),
    ],
)
def test_a_foreign_header_is_refused(lines: list[str], values: dict[str, Any], complaint: str):
    with pytest.raises(ReplayError, match=complaint):
        check_replay(parse_replay(edited(lines, 0, **values)))


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"seat": 7}, "choice 1: seat . was asked, not seat 7"),
        ({"action": 10**6}, "choice 1: action 1000000 of seat . is not legal"),
        ({"action": 10**30}, "choice 1: action 1"),
        ({"action": -1}, "choice 1: action -1"),
        ({"action": 1.5}, "its action is 1.5, no int"),
        ({"seat": None}, "its seat is None, no int"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(lines: list[str], values: dict[str, Any], complaint: str):
    with pytest.raises(ReplayError, match=complaint):
        check_replay(parse_replay(edited(lines, 1, **values)))


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"returns": [9.0, 9.0]}, "the returns are"),
        ({"state_hash": "0"}, "the final state has the hash"),
        ({"end": "running"}, "after its choices the game is"),
        ({"end": "eaten"}, "its end are none"),
    ],
)
def test_another_result_is_refused(lines: list[str], values: dict[str, Any], complaint: str):
    with pytest.raises(ReplayError, match=complaint):
        check_replay(parse_replay(edited(lines, -1, **values)))


def test_choices_after_the_end_are_refused(lines: list[str]):
    with pytest.raises(ReplayError, match="nobody was asked"):
        check_replay(parse_replay(resealed([*lines[:-1], lines[-2], lines[-1]])))


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"hello\n", b"[]\n", b"{}\n{}\n", b"[" * 100_000 + b"\n"]
)
def test_what_is_no_replay_is_refused_by_name(tmp_path: Path, content: bytes):
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    with pytest.raises(ReplayError, match=r"odd\.jsonl") as caught:
        read_replay(path)
    assert len(str(caught.value).splitlines()) == 1


# --- one seat's view


def other_worlds(variant: Variant, seat: int) -> list[Replay]:
    """Games in which this seat sees and does the same, while what it cannot know differs."""
    table = variant.table()
    table.deal(0, 3)
    worlds = []
    for seed in range(3):
        other = variant.table()
        other.set_state(0, table.get_state(0))
        other.resample(0, seat, seed)
        worlds.append(Recorder(variant, other, seed=None).finish())
    return worlds


def test_a_seat_view_tells_nothing_that_the_seat_does_not_know(variant: Variant):
    for seat in range(len(variant.agents)):
        first, *others = [seat_text(replay, seat) for replay in other_worlds(variant, seat)]
        assert all(other == first for other in others)


def test_a_seat_view_holds_no_seed_hash_or_state(variant: Variant, replay: Replay):
    for seat in range(-1, len(variant.agents)):
        text = seat_text(replay, seat)
        names = set().union(*(json.loads(line) for line in text.splitlines()))
        assert not names & {"seed", "state", "state_hash", "checksum"}
        assert replay.state_hash not in text


def test_a_seat_view_holds_the_own_choices_and_no_others(variant: Variant, replay: Replay):
    for seat in range(-1, len(variant.agents)):
        moments = seat_view(replay, seat)
        own = [choice.action for choice in replay.choices if choice.seat == seat]
        assert [moment.action for moment in moments if moment.action is not None] == own
        shown = [moment.observation for moment in moments if moment.action is None]
        assert len(shown) <= len(replay.choices) + 1


def test_moments_that_look_alike_are_told_once(variant: Variant, replay: Replay):
    moments = seat_view(replay, -1)
    assert all(a.observation != b.observation for a, b in itertools.pairwise(moments))


def test_an_unknown_seat_is_refused(variant: Variant, replay: Replay):
    with pytest.raises(ValueError, match="there is no seat 9"):
        seat_view(replay, 9)


def test_parsing_a_state_of_a_replay_gives_the_table(variant: Variant):
    replay = record(variant, choices=0)
    table: Table = replay.deal(variant)
    assert parse_state(variant, state_text(variant, table)) == table.get_state(0)

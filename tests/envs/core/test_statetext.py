"""States and observations as text and back."""

import json
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.layout import Field, Layout
from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.state import MAX_FRAMES
from dungeonzoo.envs.core.statetext import (
    check_state,
    observation_text,
    parse_observation,
    parse_state,
    state_hash,
    state_text,
)
from dungeonzoo.envs.core.table import Table, spread


@pytest.fixture
def played(variant: Variant, play) -> Table:
    """Forty games, from their first question to far into them."""
    table = variant.table(40)
    table.deal_batch(spread(3, 40))
    for slot in range(40):
        play(table, slot, 12 * slot, seed=slot)
    return table


@pytest.fixture
def text(variant: Variant, play) -> str:
    table = variant.table()
    table.deal(0, 8)
    play(table, 0, 20)
    return state_text(variant, table)


def changed(text: str, path: list[str | int], value: Any, keep_hash: bool = False) -> str:
    """The text with another value at a path."""
    read = json.loads(text)
    if not keep_hash:
        del read["hash"]
    inner = read
    for name in path[:-1]:
        inner = inner.setdefault(name, {})
    inner[path[-1]] = value
    return json.dumps(read)


# --- states


def test_a_state_comes_back_bit_for_bit(variant: Variant, played: Table):
    for slot in range(played.n):
        text = state_text(variant, played, slot)
        assert "\n" not in text
        assert parse_state(variant, text) == played.get_state(slot)


def test_a_text_holds_only_what_is_not_zero(text: str):
    def zeros(value: Any) -> bool:
        if isinstance(value, dict):
            return any(zeros(inner) for inner in value.values())
        return value == 0 or (isinstance(value, list) and (not value or value[-1] == 0))

    assert not zeros(json.loads(text)["state"])


def test_a_state_read_back_plays_on_alike(variant: Variant, played: Table, play):
    other = variant.table()
    for slot in range(0, played.n, 8):
        other.set_state(0, parse_state(variant, state_text(variant, played, slot)))
        play(other, 0, 50, seed=9)
        play(played, slot, 50, seed=9)
        assert other.get_state(0) == played.get_state(slot)


def test_the_hash_tells_states_apart_and_forgets_forced_outcomes(variant: Variant, played: Table):
    hashes = {state_hash(variant, played.get_state(slot)) for slot in range(played.n)}
    assert len(hashes) == played.n
    before = state_hash(variant, played.get_state(0))
    played.force(0, [1, 2, 3])
    assert state_hash(variant, played.get_state(0)) == before
    played.reseed(0, 4)
    assert state_hash(variant, played.get_state(0)) != before


def test_a_changed_text_is_refused_unless_its_hash_is_left_out(variant: Variant, text: str):
    with pytest.raises(ValueError, match="changed or damaged"):
        parse_state(variant, changed(text, ["state", "head", "decisions"], 5, keep_hash=True))
    table = variant.table()
    table.set_state(0, parse_state(variant, changed(text, ["state", "head", "decisions"], 5)))
    assert table.decisions(0) == 5


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["format"], "chess", "its format is 'chess'"),
        (["game"], "chess", "of game 'chess', not "),
        (["version"], 99, "of version 99, not 0"),
        (["content_hash"], "x", "of content_hash 'x'"),
        (["options"], {}, "of options {}"),
        (["state"], [1], r"state must be an object, not \[1\]"),
        (["state", "hands"], 1, "state has no field 'hands'"),
        (["state", "head", "decisions"], 2**31, "state.head.decisions must be a whole number from"),
        (["state", "head", "decisions"], 1.0, "must be a whole number"),
        (["state", "head", "decisions"], True, "must be a whole number"),
        (["state", "head", "rng", "word"], [1] * 5, "state.head.rng.word must hold at most 4 values"),
        (["state", "head", "rng", "word"], {"4": 1}, "must hold at most 4 values"),
        (["state", "head", "rng", "word"], {"a": 1}, "must hold at most 4 values"),
        (["state", "head", "over"], 9, "makes no sense|this is no state"),
        (["state", "head", "depth"], -1, "makes no sense|this is no state"),
        (["state", "head", "depth"], MAX_FRAMES + 1, "makes no sense|this is no state"),
        (["state", "head", "rng", "forced_n"], 50, "makes no sense|this is no state"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    variant: Variant, text: str, path: list[str | int], value: Any, complaint: str
):
    with pytest.raises(ValueError, match=complaint) as caught:
        parse_state(variant, changed(text, path, value))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "null", "[" * 100_000, "x" * 2_000_000, 5, b"{}", '{"format":"a"}']
)
def test_what_is_no_state_text_is_refused_in_one_line(variant: Variant, text: Any):
    with pytest.raises(ValueError, match="this is no state text") as caught:
        parse_state(variant, text)
    assert len(str(caught.value)) < 200


def test_a_state_under_another_configuration_is_refused():
    full, seen = find("cthulhu").variant(), find("cthulhu").variant(deck="seen")
    table = seen.table()
    table.deal(0, 1)
    with pytest.raises(ValueError, match="content_hash"):
        parse_state(full, state_text(seen, table))


def test_the_reward_may_differ():
    win, score = find("cthulhu").variant(reward="win"), find("cthulhu").variant(reward="score")
    table = win.table()
    table.deal(0, 1)
    assert parse_state(score, state_text(win, table)) == table.get_state(0)


def test_bytes_that_are_no_state_are_refused_or_can_be_played(variant: Variant, played: Table, play):
    """Whatever passes the check must not lead the kernel astray; the sanitizer run watches this, too."""
    rng = np.random.default_rng(0)
    passed = 0
    table = variant.table()
    for attempt in range(400):
        state = bytearray(played.get_state(attempt % played.n))
        for at in rng.integers(len(state), size=1 + attempt % 3):
            state[at] = rng.integers(256)
        try:
            check_state(variant, bytes(state))
        except ValueError:
            continue
        passed += 1
        table.set_state(0, bytes(state))
        play(table, 0, 30, seed=attempt)
        for seat in range(-1, table.n_seats):
            table.observe(0, seat)
    assert 0 < passed < 400


def test_check_state_refuses_a_wrong_size(variant: Variant):
    with pytest.raises(ValueError, match=r"a state of \w+ has \d+ bytes, not 3"):
        check_state(variant, b"abc")


# --- observations

LAYOUT = Layout(
    Field("life", (2,), "", (("me", "opponent"),)),
    Field("cards", (2, 3), "", (("Zoog", "Gug"), ())),
    Field("over", (), ""),
)


def test_fields_go_by_their_names_and_labels():
    vector = np.array([0.1, 0, 0, 0, 0, -1, 0, 0.25, 1], np.float32)
    text = observation_text(LAYOUT, vector)
    assert text == '{"life":{"me":0.1},"cards":{"Gug":{"0":-1,"2":0.25}},"over":1}'
    assert parse_observation(LAYOUT, text).tolist() == vector.tolist()


def test_every_float_comes_back(variant: Variant, played: Table):
    layout = variant.observation_layout
    for slot in range(played.n):
        for seat in range(-1, played.n_seats):
            seen = played.observe(slot, seat)
            assert parse_observation(layout, observation_text(layout, seen)).tobytes() == seen.tobytes()
    odd = np.random.default_rng(0).uniform(-1, 1, layout.size).astype(np.float32)
    assert parse_observation(layout, observation_text(layout, odd)).tobytes() == odd.tobytes()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"lives":1}', "no field 'lives'; it has life, cards, over"),
        ('{"over":2}', "over must be a number from -1 to 1, not 2"),
        ('{"over":NaN}', "over must be a number"),
        ('{"over":"1"}', "over must be a number"),
        ('{"life":0.5}', "life has the places me to opponent, not 0.5"),
        ('{"life":{"you":1}}', "life has the places me to opponent"),
        ('{"cards":{"Gug":{"3":1}}}', "cards.Gug has the places 0 to 2"),
        ("[]", "not a JSON object"),
    ],
)
def test_what_is_no_observation_is_refused(text: str, complaint: str):
    with pytest.raises(ValueError, match=complaint):
        parse_observation(LAYOUT, text)


def test_a_vector_of_another_size_is_refused():
    with pytest.raises(ValueError, match=r"has shape \(9,\), not \(3,\)"):
        observation_text(LAYOUT, np.zeros(3, np.float32))

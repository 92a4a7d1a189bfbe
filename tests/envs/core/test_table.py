"""Table: single calls, batches, copies and bad calls."""

import multiprocessing
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.state import MAX_FRAMES
from dungeonzoo.envs.core.table import IllegalAction, Table, mixed, spread

MANY = 5000  # enough rows to be split over threads


@pytest.fixture
def table(variant: Variant) -> Table:
    made = variant.table(6)
    made.deal_batch(spread(1, 6))
    return made


def arrays(table: Table, rows: int) -> dict[str, np.ndarray]:
    """What step_batch can fill."""
    return {
        "rewards": np.zeros((rows, table.n_seats), np.float32),
        "over": np.zeros(rows, np.int8),
        "actors": np.zeros(rows, np.int8),
        "mask": np.zeros((rows, table.n_actions), np.int8),
        "obs": np.zeros((rows, table.n_obs), np.float32),
    }


def choices(table: Table, seed: int, slots: np.ndarray | None = None) -> np.ndarray:
    rows = table.n if slots is None else len(slots)
    actions = np.zeros(rows, np.int32)
    table.random_batch(spread(seed, rows), actions, slots)
    return actions


# --- dealing


def test_nothing_can_be_played_before_a_deal(variant: Variant):
    table = variant.table(2)
    assert table.actor(0) == -1
    assert not table.legal(0).any()
    with pytest.raises(IllegalAction, match="deal a new one"):
        table.step(0, 0)


def test_games_without_a_seed_follow_from_the_last_one(table: Table):
    table.deal(0, 77)
    table.deal(0)
    assert table.seeds[0] == mixed(np.array([77], np.uint64))[0]
    second = table.get_state(0)
    table.deal(1, int(table.seeds[0]))
    assert table.get_state(1) == second


def test_auto_reset_deals_the_same_next_games(variant: Variant):
    table = variant.table()
    table.deal(0, 5)
    filled = arrays(table, 1)
    for step in range(20_000):
        table.step_batch(choices(table, step), auto_reset=True, **filled)
        if filled["over"][0]:
            break
    other = variant.table()
    other.deal(0, 5)
    other.deal(0)
    assert table.get_state(0) == other.get_state(0)


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1, np.uint64(3), np.int64(4)])
def test_any_whole_number_is_a_seed(table: Table, seed: int):
    table.deal(0, seed)
    assert table.seeds[0] == int(seed)


@pytest.mark.parametrize("seed", [1.0, "1", None])
def test_anything_else_is_none(table: Table, seed: object):
    with pytest.raises(TypeError):
        table.reseed(0, seed)  # type: ignore[arg-type]


# --- stepping


def test_step_rewards_add_up_to_the_returns(variant: Variant):
    table = variant.game.variant(reward="score").table()
    table.deal(0, 2)
    rng = np.random.default_rng(2)
    total = table.returns(0)
    while not table.over(0):
        earned = table.step_rewards(0, int(rng.choice(np.flatnonzero(table.legal(0)))))
        if earned is not None:
            assert any(earned)
            total += earned
    assert table.returns(0) == pytest.approx(total)


def test_step_rewards_refuses_what_step_refuses(table: Table):
    illegal = int(np.flatnonzero(table.legal(0) == 0)[0])
    before = table.get_state(0)
    for action in (illegal, -1, table.n_actions):
        for step in (table.step, table.step_rewards):
            with pytest.raises(IllegalAction, match=f"action {action} is not legal now; legal are"):
                step(0, action)
    assert table.get_state(0) == before


def test_a_batch_with_one_illegal_action_changes_nothing(table: Table):
    actions = choices(table, 0)
    actions[3] = np.flatnonzero(table.legal(3) == 0)[0]
    before = table.states.tobytes()
    with pytest.raises(IllegalAction, match="slot 3"):
        table.step_batch(actions)
    assert table.states.tobytes() == before


def test_a_slot_may_stand_in_a_batch_of_changes_only_once(table: Table):
    twice = np.array([4, 2, 4])
    before = table.states.tobytes()
    with pytest.raises(ValueError, match="slot 4 stands more than once"):
        table.step_batch(choices(table, 0, twice), slots=twice)
    with pytest.raises(ValueError, match="slot 4 stands more than once"):
        table.deal_batch(spread(0, 3), twice)
    with pytest.raises(ValueError, match="slot 4 stands more than once"):
        table.copy_from(table, np.array([0, 1, 2]), twice)
    assert table.states.tobytes() == before
    table.deal_batch(spread(0, 3), np.array([4, 2, 3]))  # nothing of the refused batch is remembered
    table.copy_from(table, np.array([0, 0]), np.array([1, 2]))
    assert table.get_state(1) == table.get_state(0) == table.get_state(2)


def test_masks_follow_states_that_were_set_by_hand(table: Table):
    before = table.legal(0)
    table.states["head"]["over"][0] = 1
    assert not table.legal(0).any()
    assert table.actor(0) == -1
    with pytest.raises(IllegalAction, match="the game is over"):
        table.step(0, int(np.flatnonzero(before)[0]))


# --- threads


def test_threads_play_the_same_games(variant: Variant):
    tables = [variant.table(MANY, threads=threads) for threads in (1, 4)]
    filled = [arrays(table, MANY) for table in tables]
    for table, into in zip(tables, filled, strict=True):
        table.deal_batch(spread(9, MANY))
        for step in range(10):
            table.step_batch(choices(table, step), auto_reset=True, **into)
    for name in filled[0]:
        assert np.array_equal(filled[0][name], filled[1][name])
    assert tables[0].states.tobytes() == tables[1].states.tobytes()


def _played(table: Table) -> int:
    return table.random_play(3, 0)


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_threads_work_in_a_forked_process(variant: Variant):
    table = variant.table(MANY, threads=2)
    table.random_play(1, 0)  # the parent's threads are running now
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(_played, (table,)).get(timeout=60) == table.random_play(3, 0)


# --- random play


def test_random_play_deals_what_was_never_dealt(variant: Variant):
    table = variant.table(50)
    table.random_play(1, seed=3)
    assert (table.states["head"]["decisions"] == 1).all()
    assert len({table.get_state(slot) for slot in range(50)}) == 50


def test_random_play_counts_the_games_that_end(variant: Variant):
    table, other = variant.table(3), variant.table(3)
    for each in (table, other):
        each.deal_batch(spread(2, 3))
    ended = table.random_play(3000, seed=4)
    assert ended > 0
    assert sum(other.random_play(3000, seed=4) for _ in range(1)) == ended
    assert table.random_play(0, seed=4) == 0


# --- what a seat cannot know


def test_resampling_leaves_whoever_is_asked_a_choice(variant: Variant, play: Callable[..., int]):
    table = variant.table()
    for seed in range(60):
        table.deal(0, seed)
        play(table, 0, seed, seed)
        state = table.get_state(0)
        for seat in range(table.n_seats):
            table.set_state(0, state)
            over = table.over(0)
            table.resample(0, seat, seed)
            assert over or table.legal(0).sum() >= 2
            mask = table.legal(0)
            table.set_state(0, table.get_state(0))
            assert np.array_equal(table.legal(0), mask)  # the mask is that of the new state


# --- copies


@pytest.mark.parametrize("copied", [Table.clone, lambda table: pickle.loads(pickle.dumps(table))])
def test_copies_hold_every_byte(table: Table, copied: Callable[[Table], Table]):
    table.random_play(5, 1)
    other = copied(table)
    assert [other.get_state(slot) for slot in range(6)] == [table.get_state(slot) for slot in range(6)]
    assert other.seeds.tolist() == table.seeds.tolist()
    assert np.array_equal(other.legal(2), table.legal(2))
    before = table.get_state(0)
    other.random_play(5, 1)
    assert table.get_state(0) == before
    table.random_play(5, 1)
    assert other.states.tobytes() == table.states.tobytes()


def test_a_clone_of_states_set_by_hand_looks_again(table: Table):
    table.states["head"]["over"][0] = 1
    assert not table.clone().legal(0).any()


def test_states_can_be_copied_only_within_one_game_and_setup():
    game = find("cthulhu")
    table, other = game.variant().table(), game.variant(life=50).table()
    table.deal(0, 1)
    with pytest.raises(ValueError, match="one game and one setup"):
        other.copy_from(table, np.array([0]), np.array([0]))


def test_set_state_takes_the_seed_along(table: Table):
    table.set_state(0, table.get_state(1), seed=99)
    assert table.seeds[0] == 99
    table.set_state(0, table.get_state(2))
    assert table.seeds[0] == 99


@pytest.mark.parametrize(
    ("field", "value"),
    [("over", 3), ("over", -1), ("depth", 0), ("depth", MAX_FRAMES + 1), ("depth", -3), ("decisions", -1)],
)
def test_a_header_that_makes_no_sense_is_refused(table: Table, field: str, value: int):
    other = table.clone()
    other.states["head"][field][0] = value
    before = table.get_state(1)
    with pytest.raises(ValueError, match="its header makes no sense"):
        table.set_state(1, other.get_state(0))
    assert table.get_state(1) == before


# --- bad calls


def test_slots_and_seats_out_of_range_are_refused(table: Table):
    for slot in (-1, 6):
        for call in (
            table.actor,
            table.legal,
            table.over,
            table.full,
            table.returns,
            table.get_state,
            table.deal,
        ):
            with pytest.raises(IndexError, match=f"slot {slot} of a table of 6"):
                call(slot)
    for seat in (-2, table.n_seats):
        with pytest.raises(IndexError, match=f"seat {seat} of a game of {table.n_seats}"):
            table.observe(0, seat)
    with pytest.raises(IndexError, match="seat -1"):
        table.resample(0, -1, 0)
    with pytest.raises(IndexError, match="slot 6"):
        table.deal_batch(spread(0, 1), np.array([6]))


def test_arrays_that_do_not_fit_are_refused(table: Table):
    with pytest.raises(ValueError, match=r"seeds must be an array uint64\[6\], not NoneType"):
        table.deal_batch(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"actions must be an array int32\[6\], not int64\[6\]"):
        table.step_batch(np.zeros(6, np.int64))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"out must be an array float64\[6, \d\], not NoneType"):
        table.returns_batch(None)  # type: ignore[arg-type]
    wide = np.zeros((6, 2 * table.n_obs), np.float32)[:, ::2]
    with pytest.raises(ValueError, match="obs must be a writable array in C order"):
        table.observe_batch(obs=wide)


def test_what_is_only_read_may_be_read_only(table: Table):
    actions = choices(table, 0)
    actions.flags.writeable = False
    table.step_batch(actions)
    frozen = np.zeros((6, table.n_obs), np.float32)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="obs must be a writable array"):
        table.observe_batch(obs=frozen)


def test_a_table_needs_a_fitting_setup_and_a_slot(variant: Variant):
    sizes = {"n_seats": 2, "n_actions": 3, "n_obs": 4, "n_full": 5}
    with pytest.raises(ValueError, match=r"the setup of .* has"):
        Table(variant.game.rules, b"", 1, **sizes)
    with pytest.raises(ValueError, match="at least 1 slot"):
        variant.table(0)

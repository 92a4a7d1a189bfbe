"""The native vector environment against Gymnasium's SyncVectorEnv over single ones, bit by bit."""

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from dungeonzoo.envs.core.table import IllegalAction
from dungeonzoo.wrappers import single, vector
from tests.wrappers.helpers import legal

N = 5


def both(game: str, **kwargs) -> tuple[vector.SeatVectorEnv, SyncVectorEnv]:
    mode = kwargs.pop("autoreset_mode", AutoresetMode.NEXT_STEP)
    native = vector.make(game, N, autoreset_mode=mode, **kwargs)
    return native, SyncVectorEnv([lambda: single.make(game, **kwargs)] * N, autoreset_mode=mode)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("obs", ["vector", "dict", "flat"])
@pytest.mark.parametrize("opponents", ["random", ["random", "heuristic"]])
def test_native_is_the_same_as_single_environments(game, mode, obs, opponents, rng):
    native, sync = both(game, autoreset_mode=mode, obs=obs, opponents=opponents)
    assert native.single_observation_space == sync.single_observation_space
    assert native.observation_space == sync.observation_space
    assert native.action_space == sync.action_space
    mine, theirs = native.reset(seed=7), sync.reset(seed=7)
    assert data_equivalence(mine, theirs, exact=True)
    assert mine[0] in native.observation_space
    ends = 0
    while ends < 3 * N:
        actions = legal(rng, native.action_masks())
        mine, theirs = native.step(actions), sync.step(actions)
        assert data_equivalence(mine, theirs, exact=True)
        assert mine[0] in native.observation_space
        ends += (mine[2] | mine[3]).sum()
    assert data_equivalence(native.reset(), sync.reset(), exact=True)


def test_disabled_autoreset_deals_where_the_mask_says(game, rng):
    native, sync = both(game, autoreset_mode=AutoresetMode.DISABLED)
    native.reset(seed=1), sync.reset(seed=1)
    for _ in range(300):
        actions = legal(rng, native.action_masks())
        mine = native.step(actions)
        assert data_equivalence(mine, sync.step(actions), exact=True)
        over = mine[2] | mine[3]
        if over.any():
            with pytest.raises(IllegalAction, match="is over; reset it"):
                native.step(actions)
            mine = native.reset(options={"reset_mask": over})
            assert data_equivalence(mine, sync.reset(options={"reset_mask": over}), exact=True)
            assert native.action_masks().any(1).all()


def test_autoreset_mode_is_stated(game):
    assert vector.make(game, 2).metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert (
        vector.make(game, 2, autoreset_mode="SameStep").metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    )


def test_every_game_has_its_own_mask(game, rng):
    env = vector.make(game, 16)
    obs, infos = env.reset(seed=0)
    for _ in range(30):
        masks = env.action_masks()
        np.testing.assert_array_equal(masks, infos["action_mask"])
        np.testing.assert_array_equal(masks, obs["action_mask"])
        assert [m.tolist() for m in masks] == [m.tolist() for m in env.call("action_masks")]
        obs, _, _, _, infos = env.step(legal(rng, masks))
    assert len({m.tobytes() for m in masks}) > 1


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_what_was_returned_never_changes(game, mode, rng):
    env = vector.make(game, 4, autoreset_mode=mode)
    kept = [env.reset(seed=3)]
    frozen = [pickle.dumps(kept[0])]
    for _ in range(150):
        kept.append(env.step(legal(rng, env.action_masks())))
        frozen.append(pickle.dumps(kept[-1]))
    for earlier, bytes_then in zip(kept, frozen, strict=True):
        assert data_equivalence(earlier, pickle.loads(bytes_then), exact=True)


def test_a_game_does_not_depend_on_how_many_others_there_are(game, rng):
    few, many = vector.make(game, 2, opponents="heuristic"), vector.make(game, 9, opponents="heuristic")
    few.reset(seed=[5, 6]), many.reset(seed=[9, 9, 9, 5, 9, 9, 6, 9, 9])
    for _ in range(100):
        actions = legal(rng, many.action_masks())
        rewards = many.step(actions)[1]
        np.testing.assert_array_equal(few.step(actions[[3, 6]])[1], rewards[[3, 6]])
        np.testing.assert_array_equal(few.action_masks(), many.action_masks()[[3, 6]])


def test_seeds(game):
    env = vector.make(game, 3)
    by_int = env.reset(seed=0)[0]
    assert data_equivalence(env.reset(seed=[0, 1, 2])[0], by_int, exact=True)
    later = env.reset()[0]
    assert not data_equivalence(later, by_int, exact=True)
    env.reset(seed=0)
    assert data_equivalence(env.reset()[0], later, exact=True)
    with pytest.raises(ValueError, match="3 games need as many seeds, not 2"):
        env.reset(seed=[1, 2])


def test_bad_reset_options_are_refused(game):
    env = vector.make(game, 3)
    with pytest.raises(ValueError, match="no reset option 'wealth'"):
        env.reset(options={"wealth": 3})
    with pytest.raises(ValueError, match="reset_mask must be 3 booleans"):
        env.reset(options={"reset_mask": np.zeros(3, bool)})


def test_illegal_actions_end_only_the_game_concerned(game, rng):
    env = vector.make(game, 3, autoreset_mode="SameStep")
    env.reset(seed=0)
    actions = legal(rng, env.action_masks())
    actions[1] = env.action_masks()[1].argmin()
    with pytest.warns(UserWarning, match="game 1: action"):
        _, rewards, terminated, _, infos = env.step(actions)
    assert terminated[1]
    assert rewards[1] == -1.0
    assert infos["final_info"]["illegal"][1] == 1
    assert env.action_masks().any(1).all()
    strict = vector.make(game, 3, illegal="raise")
    strict.reset(seed=0)
    before = strict.action_masks()
    with pytest.raises(IllegalAction, match="game 1: action"):
        strict.step(actions)
    np.testing.assert_array_equal(strict.action_masks(), before)


def test_copies_and_pickles_keep_the_games(game, rng):
    env = vector.make(game, 4, opponents=["random", "heuristic"])
    env.reset(seed=2)
    for _ in range(7):
        env.step(legal(rng, env.action_masks()))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(50):
        actions = legal(rng, env.action_masks())
        assert data_equivalence(env.step(actions), twin.step(actions), exact=True)


def test_gymnasiums_vector_wrappers_fit(game, rng):
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(vector.make(game, 4))
    env.reset(seed=0)
    ended = 0
    while ended < 8:
        *_, terminated, truncated, infos = env.step(legal(rng, env.unwrapped.action_masks()))
        ended += (terminated | truncated).sum()
    assert "episode" in infos or ended

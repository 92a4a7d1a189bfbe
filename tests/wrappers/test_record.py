"""Recorded games are the games that were played, and recording changes nothing."""

import numpy as np
import pettingzoo
import pytest

from dungeonzoo.envs.core.registry import env as aec_env
from dungeonzoo.envs.core.replay import check_replay
from dungeonzoo.wrappers import sb3, single, vector
from dungeonzoo.wrappers.players import CallablePlayer
from dungeonzoo.wrappers.record import RecordReplays
from tests.wrappers.helpers import legal, play


def last_legal(observation) -> int:
    return int(np.flatnonzero(observation["action_mask"])[-1])


def checked(folder) -> list:
    """The replays of a folder, each played back."""
    return [check_replay(path) for path in sorted(folder.iterdir())]


def test_recording_changes_nothing(game, tmp_path):
    opponents = ["random", "heuristic", CallablePlayer(last_legal)]
    plain = vector.make(game, 4, opponents=opponents, autoreset_mode="SameStep")
    taped = vector.make(game, 4, opponents=opponents, autoreset_mode="SameStep", record=tmp_path)
    plain.reset(seed=1), taped.reset(seed=1)
    rng, ended = np.random.default_rng(0), 0
    while ended < 6:
        actions = legal(rng, plain.action_masks())
        one, two = plain.step(actions), taped.step(actions)
        np.testing.assert_array_equal(one[1], two[1])
        np.testing.assert_array_equal(plain.action_masks(), taped.action_masks())
        ended += int((one[2] | one[3]).sum())
    assert len(checked(tmp_path)) == ended


def test_a_replay_holds_the_whole_game(game, rng, tmp_path):
    env = single.make(game, opponents=["random", "heuristic"], record=tmp_path)
    returns, seeds = [], []
    for _ in range(4):
        steps = play(env, rng)
        returns.append(sum(step[1] for step in steps))
        seeds.append(env.episode_seed)
        seat = env.seat
    replays = checked(tmp_path)
    assert [r.seed for r in replays] == seeds
    assert replays[-1].returns[seat] == pytest.approx(returns[-1])


def test_games_given_up_are_not_written_and_lost_ones_say_so(game, rng, tmp_path):
    env = single.make(game, record=tmp_path)
    env.reset(seed=0)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="not legal"):
        env.step(-1)
    replays = checked(tmp_path)
    assert [r.end for r in replays] == ["illegal"]


def test_a_second_recording_goes_on_numbering(game, rng, tmp_path):
    for _ in range(2):
        play(single.make(game, record=tmp_path), rng)
    assert [p.name[:7] for p in sorted(tmp_path.iterdir())] == ["000000-", "000001-"]


def test_sb3_games_are_recorded(game, rng, tmp_path):
    env = sb3.make(game, 3, record=tmp_path)
    env.reset()
    ended = 0
    while ended < 4:
        ended += int(env.step(legal(rng, env.action_masks()))[2].sum())
    assert len(checked(tmp_path)) == ended


def test_pettingzoo_games_are_recorded(game, rng, tmp_path):
    env = RecordReplays(aec_env(game), tmp_path)
    scores = []
    for seed in range(3):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            obs, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            env.step(None if terminated or truncated else int(legal(rng, obs["action_mask"])))
        scores.append(list(total.values()))
    replays = checked(tmp_path)
    assert [r.seed for r in replays] == [0, 1, 2]
    for replay, score in zip(replays, scores, strict=True):
        assert replay.returns == pytest.approx(score)


def test_pettingzoo_games_lost_by_an_illegal_action_are_recorded(game, rng, tmp_path):
    env = RecordReplays(aec_env(game), tmp_path)
    env.reset(seed=0)
    with pytest.warns(UserWarning, match="not legal"):
        env.step(int(env.action_mask().argmin()))
    for _ in env.agent_iter():
        env.step(None)
    assert [r.end for r in checked(tmp_path)] == ["illegal"]


def test_other_environments_are_refused(tmp_path):
    class Other(pettingzoo.AECEnv):
        pass

    with pytest.raises(TypeError, match="only games of this suite can be recorded, not Other"):
        RecordReplays(Other(), tmp_path)

"""The Stable-Baselines3 environment: masks, endings, rewards, opponents, and the library's tools."""

import pickle
import warnings

import numpy as np
import pytest

pytest.importorskip("sb3_contrib")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from dungeonzoo.envs.core.table import IllegalAction
from dungeonzoo.wrappers import sb3, single, vector
from dungeonzoo.wrappers.players import CallablePlayer, RandomPlayer
from dungeonzoo.wrappers.seats import Seats
from tests.generic.hooks import hooks
from tests.wrappers.helpers import legal

N = 4


@pytest.mark.parametrize("seat", [0, "random"])
def test_it_is_the_same_as_monitored_single_environments(game, seat, rng):
    mine = sb3.make(game, N, seat=seat, opponents=["random", "heuristic"])

    def make():
        return Monitor(single.make(game, obs="flat", seat=seat, opponents=["random", "heuristic"]))

    theirs = DummyVecEnv([make] * N)
    assert mine.observation_space == theirs.observation_space
    assert mine.action_space == theirs.action_space
    mine.seed(3), theirs.seed(3)
    np.testing.assert_array_equal(mine.reset(), theirs.reset())
    ends = 0
    while ends < 3 * N:
        masks = get_action_masks(mine)
        np.testing.assert_array_equal(masks, get_action_masks(theirs))
        actions = legal(rng, masks)
        for a, b in zip(mine.step(actions)[:3], theirs.step(actions)[:3], strict=True):
            np.testing.assert_array_equal(a, b)
            assert a.dtype == b.dtype
        ends += check_infos(mine, theirs, actions, rng)


def check_infos(mine, theirs, actions, rng) -> int:
    """One further step, with the infos compared; returns how many games ended."""
    actions = legal(rng, get_action_masks(mine))
    _, _, dones, infos = mine.step(actions)
    others = theirs.step(actions)[3]
    for done, info, other in zip(dones, infos, others, strict=True):
        assert bool(info) == done
        if done:
            np.testing.assert_array_equal(info["terminal_observation"], other["terminal_observation"])
            assert info["TimeLimit.truncated"] == other["TimeLimit.truncated"]
            assert info["episode"]["l"] == other["episode"]["l"]
            assert abs(info["episode"]["r"] - other["episode"]["r"]) < 1e-5
    return int(dones.sum())


def test_masks_are_found_in_every_way(game, rng):
    env = sb3.make(game, N)
    env.reset()
    assert is_masking_supported(env)
    for _ in range(20):
        masks = env.action_masks()
        np.testing.assert_array_equal(get_action_masks(env), masks)
        np.testing.assert_array_equal(env.env_method("action_masks", indices=[2, 0]), masks[[2, 0]])
        np.testing.assert_array_equal(env.get_attr("action_masks")[1](), masks[1])
        np.testing.assert_array_equal(get_action_masks(VecNormalize(env)), masks)
        env.step(legal(rng, masks))


def test_reset_without_a_seed_goes_on_and_with_one_starts_again(game):
    env = sb3.make(game, N)
    env.seed(0)
    first, second = env.reset(), env.reset()
    assert (first != second).any()
    env.seed(0)
    np.testing.assert_array_equal(env.reset(), first)
    np.testing.assert_array_equal(env.reset(), second)
    env.set_options({"seat": 1})
    with pytest.raises(ValueError, match="no reset options"):
        env.reset()


def test_named_fields(game, variant, rng):
    env, flat = sb3.make(game, N, obs="dict"), sb3.make(game, N)
    env.seed(1), flat.seed(1)
    fields, vector = env.reset(), flat.reset()
    for _ in range(30):
        assert set(fields) == set(variant.observation_layout)
        for name, value in variant.observation_layout.split(vector).items():
            np.testing.assert_array_equal(fields[name], value)
        actions = legal(rng, env.action_masks())
        fields, vector = env.step(actions)[0], flat.step(actions)[0]


def test_normalisers_do_not_touch_masks(game, rng):
    env = VecNormalize(sb3.make(game, N))
    env.reset()
    for _ in range(30):
        masks = get_action_masks(env)
        assert masks.dtype == np.int8
        assert set(np.unique(masks)) <= {0, 1}
        assert masks.any(1).all()
        env.step(legal(rng, masks))


def test_what_was_returned_never_changes(game, rng):
    env = sb3.make(game, N)
    kept = [(env.reset(), env.action_masks())]
    frozen = [pickle.dumps(kept[0])]
    for _ in range(100):
        kept.append((env.step(legal(rng, env.action_masks())), env.action_masks()))
        frozen.append(pickle.dumps(kept[-1]))
    assert [pickle.dumps(k) for k in kept] == frozen


def test_new_opponents_come_with_the_next_game(game, rng):
    env = sb3.make(game, N, opponents=CallablePlayer(first_legal, "first"))
    env.reset()
    env.set_opponents(["random", "heuristic"], [0.0, 1.0])
    asked = [p.name for p in env.seats.players]
    assert asked == ["first", "random", "heuristic"]
    opponents: list[list[str]] = [[] for _ in range(N)]
    while min(map(len, opponents)) < 2:
        _, _, dones, infos = env.step(legal(rng, env.action_masks()))
        for i in np.flatnonzero(dones):
            opponents[i] += set(infos[i]["opponents"])
    assert all(names[:2] == ["first", "heuristic"] for names in opponents)
    env.set_opponents("random")
    assert "first" not in [p.name for p in env.seats.players]


def first_legal(observation) -> int:
    return int(observation["action_mask"].argmax())


def test_opponents_see_only_their_own_side(game, variant):
    """What an outside player is shown is the observation of the seat that is asked, with that seat's mask."""
    shown = []

    def watch(observation) -> int:
        shown.append(observation)
        return int(observation["action_mask"].argmax())

    seats = Seats(variant, 1, opponents=watch, seat=0)
    seats.begin(np.arange(1))
    for _ in range(50):
        if seats.over[0]:
            seats.begin(np.arange(1))
        seats.step(seats.mask.argmax(1), np.arange(1))
    assert shown
    assert all(o["action_mask"].any() for o in shown)
    assert all(o["observation"].shape == (variant.observation_layout.size,) for o in shown)


def test_an_opponent_that_breaks_the_rules_is_named(game):
    env = sb3.make(game, 2, opponents=CallablePlayer(worst, "cheat"), seat=0)
    with pytest.raises(IllegalAction, match="opponent 'cheat' chose action"):
        advance(env, 100)


def advance(env, steps: int) -> None:
    env.reset()
    for _ in range(steps):
        env.step(env.action_masks().argmax(1))


def worst(observation) -> int:
    return int(observation["action_mask"].argmin())


def test_state_goes_on_exactly(game, variant, rng):
    env = sb3.make(game, N, opponents=["random", "heuristic", CallablePlayer(first_legal, "first")])
    env.reset()
    for _ in range(11):
        env.step(legal(rng, env.action_masks()))
    env.set_opponents(["heuristic", RandomPlayer()], [0.3, 0.7])
    state = pickle.loads(pickle.dumps(env.get_state()))
    by_name = {p.name: p for p in env.seats.players}
    twin = sb3.make(game, N)
    obs = twin.set_state(state, [by_name[name] for name in state["players"]])
    np.testing.assert_array_equal(twin.action_masks(), env.action_masks())
    for _ in range(150):
        actions = legal(rng, env.action_masks())
        obs, rewards, dones, _ = env.step(actions)
        obs2, rewards2, dones2, _ = twin.step(actions)
        np.testing.assert_array_equal(obs, obs2)
        np.testing.assert_array_equal(rewards, rewards2)
        np.testing.assert_array_equal(dones, dones2)


def test_maskable_ppo_learns_and_is_evaluated(game):
    settings = {"n_steps": 64, "batch_size": 256, "n_epochs": 1, "policy_kwargs": {"net_arch": [8]}}
    model = MaskablePPO("MlpPolicy", sb3.make(game, 8), seed=1, **settings)
    model.learn(512)
    assert model.num_timesteps == 512
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        rewards, lengths = evaluate_policy(
            model, sb3.make(game, 2), n_eval_episodes=2, return_episode_rewards=True
        )
    assert len(rewards) == 2
    assert min(lengths) > 0


def test_each_game_can_be_asked(game):
    env = sb3.make(game, 3, seat=1)
    env.reset()
    assert env.get_attr("seat") == [1, 1, 1]
    assert len(set(env.get_attr("episode_seed"))) == 3
    assert all(isinstance(text, str) and text for text in env.env_method("describe"))
    assert env.get_attr("render_mode") == [None] * 3
    assert env.has_attr("variant")
    assert not env.has_attr("wealth")


def test_truncated_games_are_told_from_terminated_ones(game, rng):
    """Trainers bootstrap from the last observation of a truncated game, and only of one."""
    short = hooks(game).SHORT
    if short is None:
        pytest.skip("this game has no limit")
    mine = sb3.make(game, N, **short)
    theirs = vector.make(game, N, autoreset_mode="SameStep", **short)
    mine.seed(0)
    mine.reset(), theirs.reset(seed=0)
    cut = 0
    while cut < 2 * N:
        actions = legal(rng, mine.action_masks())
        _, rewards, dones, infos = mine.step(actions)
        _, _, terminated, truncated, finals = theirs.step(actions)
        np.testing.assert_array_equal(dones, terminated | truncated)
        for i in np.flatnonzero(dones):
            assert infos[i]["TimeLimit.truncated"] == truncated[i]
            np.testing.assert_array_equal(
                infos[i]["terminal_observation"], finals["final_obs"][i]["observation"]
            )
            assert not (truncated[i] and rewards[i])
        cut += int(truncated.sum())

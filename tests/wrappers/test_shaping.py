"""Potential-based shaping adds the potential's own difference, and nothing lasting."""

import gymnasium
import numpy as np
import pytest

from dungeonzoo.wrappers import single, vector
from dungeonzoo.wrappers.shaping import PotentialShaping, VectorPotentialShaping
from tests.wrappers.helpers import legal, play

GAMMA = 0.9
FORMS = ["vector", "dict", "flat"]


def potential(view) -> np.ndarray:
    """The sum of the weighted numbers of every field."""
    return sum(np.sin(1 + v.reshape(len(v), -1)).mean(1) for v in view.values())


@pytest.mark.parametrize("obs", FORMS)
def test_it_telescopes_to_the_first_potential(game, variant, obs, rng):
    plain = single.make(game, obs=obs)
    env = PotentialShaping(plain, potential, GAMMA)
    for _ in range(4):
        steps = play(env, rng)
        added = [step[4]["shaping"] for step in steps[1:]]
        first = potential(_fields(variant, obs, steps[0][0]))[0]
        end = 0.0 if steps[-1][2] else potential(_fields(variant, obs, steps[-1][0]))[0]
        total = sum(GAMMA**t * a for t, a in enumerate(added))
        assert total == pytest.approx(GAMMA ** len(added) * end - first, abs=1e-4)


def _fields(variant, form, obs) -> dict:
    vector = obs["observation"] if form == "vector" else obs
    fields = (
        {n: obs[n] for n in variant.observation_layout}
        if form == "dict"
        else variant.observation_layout.split(vector)
    )
    return {name: value[None] for name, value in fields.items()}


def test_without_shaping_the_rewards_are_the_games_own(game, rng):
    shaped = play(PotentialShaping(single.make(game), potential, GAMMA), np.random.default_rng(1), seed=8)
    plain = play(single.make(game), np.random.default_rng(1), seed=8)
    for with_it, without in zip(shaped[1:], plain[1:], strict=True):
        assert with_it[1] - with_it[4]["shaping"] == pytest.approx(without[1])


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
@pytest.mark.parametrize("obs", FORMS)
def test_many_games_are_shaped_as_one_is(game, mode, obs, rng):
    n = 4
    env = VectorPotentialShaping(vector.make(game, n, autoreset_mode=mode, obs=obs), potential, GAMMA)
    ones = [PotentialShaping(single.make(game, obs=obs), potential, GAMMA) for _ in range(n)]
    env.reset(seed=3)
    for i, one in enumerate(ones):
        one.reset(seed=3 + i)
    ended = np.zeros(n, bool)
    for _ in range(200):
        if mode == "Disabled" and ended.any():
            env.reset(options={"reset_mask": ended})
            for i in np.flatnonzero(ended):
                ones[i].reset()
            ended[:] = False
        actions = legal(rng, env.unwrapped.action_masks())
        _, rewards, terminated, truncated, infos = env.step(actions)
        for i, one in enumerate(ones):
            if mode == "NextStep" and ended[i]:
                one.reset()
                assert rewards[i] == 0.0
                assert infos["shaping"][i] == 0.0
                continue
            _, reward, *_ = one.step(int(actions[i]))
            assert rewards[i] == pytest.approx(reward, abs=1e-6)
        ended = terminated | truncated
        if mode == "SameStep":
            for i in np.flatnonzero(ended):
                ones[i].reset()


def test_sb3_games_are_shaped_as_one_is(game, rng):
    pytest.importorskip("sb3_contrib")
    from dungeonzoo.wrappers import sb3

    n = 4
    env = sb3.ShapedVecEnv(sb3.make(game, n), potential, GAMMA)
    ones = [PotentialShaping(single.make(game), potential, GAMMA) for _ in range(n)]
    env.seed(3)
    env.reset()
    for i, one in enumerate(ones):
        one.reset(seed=3 + i)
    for _ in range(200):
        actions = legal(rng, env.action_masks())
        _, rewards, dones, _ = env.step(actions)
        for i, one in enumerate(ones):
            _, reward, *_ = one.step(int(actions[i]))
            assert rewards[i] == pytest.approx(reward, abs=1e-5)
            if dones[i]:
                one.reset()


def test_wrong_uses_are_refused(game):
    with pytest.raises(ValueError, match=r"gamma=1.5 is not possible"):
        PotentialShaping(single.make(game), potential, 1.5)
    with pytest.raises(TypeError, match="needs a game of this suite"):
        PotentialShaping(gymnasium.make("CartPole-v1"), potential)
    env = PotentialShaping(single.make(game), lambda view: 1.0, GAMMA)
    with pytest.raises(ValueError, match=r"must have shape \[1\], not \[\]"):
        env.reset()

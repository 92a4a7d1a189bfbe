"""The single-agent Gymnasium environment."""

import copy
import pickle
import warnings
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AsyncVectorEnv

import dungeonzoo  # noqa: F401 (registers the ids)
from dungeonzoo.envs.core.registry import entries
from dungeonzoo.envs.core.table import IllegalAction
from dungeonzoo.wrappers import single
from tests.wrappers.helpers import legal, play

FORMS = ["vector", "dict", "flat"]


@pytest.fixture(params=list(entries()), ids=lambda entry: entry.id)
def made(request):
    """The environment as gymnasium.make gives it, for every registered id."""
    env = gymnasium.make(request.param.id)
    yield env
    env.close()


def test_gymnasiums_checker_is_content(made):
    """With one warning: it tries actions without asking the mask."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(made.unwrapped)
    texts = {str(w.message) for w in caught}
    assert all("is not legal now" in text for text in texts), texts


@pytest.mark.parametrize("obs", FORMS)
def test_the_passive_checker_finds_nothing_in_legal_play(game, obs, rng):
    env = gymnasium.wrappers.PassiveEnvChecker(single.make(game, obs=obs))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(3):
            play(env, rng)


def test_masks_are_the_same_everywhere_and_never_empty(made, rng):
    for _ in range(3):
        for obs, _, terminated, truncated, info in play(made, rng):
            np.testing.assert_array_equal(obs["action_mask"], info["action_mask"])
            assert info["action_mask"].dtype == np.int8
            assert info["action_mask"].any() == (not (terminated or truncated))
        np.testing.assert_array_equal(made.get_wrapper_attr("action_masks")(), info["action_mask"])


def test_masks_suit_sampling(made):
    _, info = made.reset(seed=3)
    made.action_space.seed(0)
    for _ in range(50):
        assert info["action_mask"][made.action_space.sample(info["action_mask"])]


def test_masks_are_found_through_wrappers(game):
    env = gymnasium.wrappers.TimeLimit(gymnasium.wrappers.RecordEpisodeStatistics(single.make(game)), 5)
    _, info = env.reset(seed=0)
    np.testing.assert_array_equal(env.get_wrapper_attr("action_masks")(), info["action_mask"])
    assert env.get_wrapper_attr("episode_seed") == env.unwrapped.episode_seed


@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize("opponents", ["random", "heuristic"])
def test_rewards_add_up_to_the_return(game, reward, opponents, rng):
    env = single.make(game, reward=reward, opponents=opponents)
    for _ in range(5):
        steps = play(env, rng)
        returns = env._seats.table.returns(0)
        assert sum(step[1] for step in steps) == pytest.approx(returns[env.seat])


def test_infos_have_the_same_numeric_keys_always(game, rng):
    env = single.make(game)
    for _ in range(3):
        for *_, info in play(env, rng):
            assert set(info) == {"action_mask", "seat", "illegal"}
            assert all(np.issubdtype(np.asarray(value).dtype, np.number) for value in info.values())


@pytest.mark.parametrize("obs", FORMS)
def test_every_observation_is_in_the_space(game, obs, rng):
    env = single.make(game, obs=obs)
    for step in play(env, rng):
        assert step[0] in env.observation_space


def test_forms_hold_the_same_numbers(game, variant, rng):
    envs = [single.make(game, obs=form) for form in FORMS]
    episodes = [play(env, np.random.default_rng(5), seed=4) for env in envs]
    for (vector, *_), (fields, *_), (flat, *_) in zip(*episodes, strict=True):
        np.testing.assert_array_equal(vector["observation"], flat)
        for name, value in variant.observation_layout.split(flat).items():
            np.testing.assert_array_equal(fields[name], value)


def test_a_seed_makes_all_later_games(game):
    def games(seed):
        env, rng = single.make(game, opponents=["random", "heuristic"]), np.random.default_rng(1)
        return [play(env, rng, seed=seed), play(env, rng), play(env, rng)]

    assert data_equivalence(games(0), games(0), exact=True)
    assert not data_equivalence(games(0), games(1), exact=True)


def test_without_a_seed_every_environment_plays_other_games(game):
    seeds = set()
    for _ in range(3):
        env = single.make(game)
        for _ in range(3):
            env.reset()
            seeds.add(env.episode_seed)
    assert len(seeds) == 9


def test_the_episode_seed_plays_one_game_again(game):
    env = single.make(game, opponents=["random", "heuristic"])
    for _ in range(3):
        steps = play(env, np.random.default_rng(2))
        seed, seat, players = env.episode_seed, env.seat, env.players
        twin = single.make(game, opponents=["random", "heuristic"])
        again = play(twin, np.random.default_rng(2), options={"episode_seed": seed})
        assert data_equivalence(steps, again, exact=True)
        assert (twin.seat, twin.players) == (seat, players)


def test_global_generators_are_neither_read_nor_moved(game):
    def episode():
        return play(single.make(game), np.random.default_rng(3), seed=9)

    np.random.seed(1)  # noqa: NPY002 (what a user's code may do)
    first, after = episode(), np.random.random()  # noqa: NPY002
    np.random.seed(1)  # noqa: NPY002
    assert np.random.random() == after  # noqa: NPY002
    assert data_equivalence(first, episode(), exact=True)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_keep_the_game(game, copied, rng):
    env = gymnasium.wrappers.TimeLimit(single.make(game, opponents=["random", "heuristic"]), 100_000)
    _, info = env.reset(seed=7)
    *_, info = env.step(int(legal(rng, info["action_mask"])))
    twin = copied(env)
    for _ in range(200):
        action = int(legal(rng, info["action_mask"]))
        one, two = env.step(action), twin.step(action)
        assert data_equivalence(one, two, exact=True)
        info = one[4]
        if one[2] or one[3]:
            (_, info), again = env.reset(), twin.reset()
            assert data_equivalence(info, again[1], exact=True)


def test_what_was_returned_never_changes(game, rng):
    env = single.make(game)
    kept = [*play(env, rng), *play(env, rng)]
    frozen = pickle.dumps(kept)
    play(env, rng)
    assert data_equivalence(kept, pickle.loads(frozen), exact=True)


def test_masks_cross_processes(game, rng):
    env = AsyncVectorEnv([partial(single.make, game)] * 2)
    try:
        _, infos = env.reset(seed=0)
        np.testing.assert_array_equal(np.stack(env.call("action_masks")), infos["action_mask"])
        for _ in range(10):
            *_, infos = env.step(legal(rng, infos["action_mask"]))
        np.testing.assert_array_equal(np.stack(env.call("action_masks")), infos["action_mask"])
    finally:
        env.close()


@pytest.mark.parametrize("wrong", ["illegal", -1, 100_000])
def test_illegal_actions_lose_with_one_warning(game, wrong, rng):
    env = single.make(game)
    for number in range(2):
        _, info = env.reset(seed=number)
        action = int(info["action_mask"].argmin()) if wrong == "illegal" else wrong
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            obs, reward, terminated, truncated, info = env.step(action)
        assert len(caught) == (number == 0)
        assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, 1)
        assert not info["action_mask"].any()
        assert obs in env.observation_space
    *_, info = play(env, rng)[-1]
    assert info["illegal"] == 0


def test_illegal_actions_may_raise_and_change_nothing(game, rng):
    env = single.make(game, illegal="raise")
    _, info = env.reset(seed=0)
    state = env._seats.table.get_state(0)
    for action in (int(info["action_mask"].argmin()), -1, 100_000):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal now"):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(0.5)
    assert env._seats.table.get_state(0) == state
    np.testing.assert_array_equal(env.action_masks(), info["action_mask"])


def test_a_game_that_is_over_must_be_reset(game, rng):
    env = single.make(game)
    with pytest.raises(IllegalAction, match="is over; reset it"):
        env.step(0)
    play(env, rng)
    with pytest.raises(IllegalAction, match="is over; reset it"):
        env.step(0)
    play(env, rng)


def test_the_learner_sits_where_it_should(game, variant):
    for seat, agent in enumerate(variant.agents):
        for name in (seat, agent):
            env = single.make(game, seat=name)
            for _ in range(3):
                _, info = env.reset()
                assert (info["seat"], env.agent) == (seat, agent)
    env = single.make(game)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(200)]
    assert set(seats) == set(range(len(variant.agents)))
    assert min(np.bincount(seats)) > 200 / len(variant.agents) / 2
    _, info = env.reset(seed=0, options={"seat": 1})
    assert info["seat"] == 1
    later = [env.reset()[1]["seat"] for _ in range(30)]
    assert set(later) == set(range(len(variant.agents)))


def test_what_is_not_possible_is_refused(game):
    for wrong, complaint in (
        ({"seat": 99}, "seat=99 is not possible"),
        ({"seat": "nobody"}, "seat='nobody' is not possible"),
        ({"obs": "image"}, "obs='image' is not possible"),
        ({"illegal": "ignore"}, "illegal='ignore' is not possible"),
        ({"render_mode": "hologram"}, "render_mode='hologram' is not possible"),
        ({"opponents": "genius"}, "no player 'genius'"),
        ({"opponents": 5}, "no player '5'"),
        ({"reward": "money"}, "reward='money' is not possible"),
    ):
        with pytest.raises(ValueError, match=complaint):
            single.make(game, **wrong)
    with pytest.raises(TypeError, match="has no option 'wealth'"):
        single.make(game, wealth=3)
    with pytest.raises(ValueError, match="no reset option 'wealth'"):
        single.make(game).reset(options={"wealth": 3})


def test_a_function_can_be_the_opponent(game, variant):
    shown = []

    def opponent(observation):
        shown.append(observation)
        return int(observation["action_mask"].argmax())

    env = single.make(game, opponents=opponent, seat=0)
    play(env, np.random.default_rng(0))
    assert env.players == ["learner"] + ["opponent"] * (len(variant.agents) - 1)
    assert shown
    assert all(o["observation"].shape == (variant.observation_layout.size,) for o in shown)


def test_texts(game, rng):
    env = single.make(game, render_mode="ansi")
    _, info = env.reset(seed=1)
    texts = {env.action_text(a): a for a in np.flatnonzero(info["action_mask"])}
    assert len(texts) == info["action_mask"].sum()
    for text, action in texts.items():
        assert env.parse_action(text.upper()) == action
        assert text in env.describe()
    assert env.parse_action("1") == 1
    with pytest.raises(ValueError, match="no action is called 'surrender'; legal are "):
        env.parse_action("surrender")
    before = env.render()
    assert before == env.board()
    play(env, rng)
    assert env.render() != before

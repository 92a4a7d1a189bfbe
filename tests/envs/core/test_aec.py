"""TableEnv: the parts of its promises that are its own; tests/generic holds every environment to the rest."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.aec import ResetNeeded, TableEnv
from dungeonzoo.envs.core.registry import env as safe_env
from dungeonzoo.envs.core.registry import find, raw_env
from dungeonzoo.envs.core.table import IllegalAction


def illegal_action(env: TableEnv) -> int:
    return int(np.flatnonzero(env.action_mask() == 0)[0])


def play(env: TableEnv, choices: int, seed: int = 0) -> None:
    """Random legal choices, fewer if the game ends."""
    rng = np.random.default_rng(seed)
    for _ in range(choices):
        if not env.action_mask().any():
            return
        env.step(int(rng.choice(np.flatnonzero(env.action_mask()))))


def finish(env: TableEnv, seed: int = 0) -> None:
    """Plays to the end; the last steps of the agents are left."""
    play(env, 10**6, seed)
    assert all(env.terminations.values()) or all(env.truncations.values())


def shown(env: TableEnv) -> Any:
    """All that the environment shows now."""
    return (
        env.agents,
        env.agent_selection,
        env.rewards,
        env._cumulative_rewards,
        env.terminations,
        env.truncations,
        {agent: env.observe(agent)["observation"].tobytes() for agent in env.possible_agents},
        {agent: info["action_mask"].tobytes() for agent, info in env.infos.items()},
    )


# --- making


@pytest.mark.parametrize(
    ("options", "error", "complaint"),
    [
        ({"obs": "text"}, ValueError, "obs='text' is not possible; it must be one of 'vector', 'dict'"),
        ({"illegal": "ignore"}, ValueError, "it must be one of 'raise', 'lose'"),
        ({"render_mode": "svg"}, ValueError, "one of None, 'ansi', 'rgb_array', 'human'"),
        ({"render_view": "player_9"}, ValueError, "one of 'spectator', '{first}'"),
        ({"reward": "fame"}, ValueError, "reward='fame' is not possible"),
        ({"wings": 2}, TypeError, "has no option 'wings'; it has reward"),
    ],
)
def test_wrong_options_are_told_with_the_right_ones(
    game: str, options: dict[str, Any], error: type[Exception], complaint: str
):
    with pytest.raises(error, match=complaint.format(first=raw_env(game).possible_agents[0])):
        raw_env(game, **options)


def test_an_environment_says_what_it_is(game: str):
    env = raw_env(game, reward="score")
    assert str(env) == env.metadata["name"] == f"{game}_v{find(game).version}"
    assert repr(env) == f"<TableEnv {env} reward='score'>"
    assert env.content_hash == env.variant.content_hash
    assert TableEnv.metadata["render_modes"] == env.metadata["render_modes"]


def test_spaces_are_equal_but_not_the_same(env: TableEnv):
    first, *others = env.possible_agents
    for other in others:
        assert env.observation_space(other) == env.observation_space(first)
        assert env.action_space(other) == env.action_space(first)
        assert env.action_space(other) is not env.action_space(first)
    assert env.observation_spaces[first] is env.observation_space(first)
    assert env.action_spaces[first] is env.action_space(first)


def test_dict_observations_hold_the_same_numbers(game: str):
    vector, named = raw_env(game), raw_env(game, obs="dict")
    for env in (vector, named):
        env.reset(seed=3)
    for agent in vector.possible_agents:
        fields = named.observe(agent)
        assert named.observation_space(agent).contains(fields)
        assert np.array_equal(fields.pop("action_mask"), vector.action_mask(agent))
        flat = np.concatenate([values.reshape(-1) for values in fields.values()])
        assert np.array_equal(flat, vector.observe(agent)["observation"])
        assert list(fields) == list(vector.observation_layout)


# --- order of calls


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.step(0),
        lambda env: env.last(),
        lambda env: env.observe(env.possible_agents[0]),
        lambda env: env.state(),
        lambda env: env.agent_iter(),
        lambda env: env.action_mask(),
        lambda env: env.action_masks(),
        lambda env: env.describe(),
        lambda env: env.render(),
        lambda env: env.clone(),
        lambda env: env.get_state(),
        lambda env: env.state_text(),
        lambda env: env.agents,
        lambda env: env.num_agents,
        lambda env: env.rewards,
        lambda env: env.infos,
        lambda env: env.agent_selection,
        lambda env: env.episode_seed,
    ],
)
def test_before_the_first_reset_everything_asks_for_it(game: str, ask: Any):
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        ask(raw_env(game))
    assert not hasattr(raw_env(game), "agents")


def test_after_the_end_agents_leave_one_by_one_with_none(env: TableEnv):
    finish(env)
    with pytest.raises(ValueError, match="the only action left is None, not 0"):
        env.step(0)
    for left in range(len(env.possible_agents), 0, -1):
        assert len(env.agents) == len(env.rewards) == len(env.infos) == left
        assert env.agent_selection == env.agents[0]
        env.step(None)
        assert not any(env.rewards.values())
    for ask in (lambda: env.step(None), env.last):
        with pytest.raises(ResetNeeded, match="over for every agent"):
            ask()
    assert env.observe(env.possible_agents[0])["observation"].any()
    assert list(env.agent_iter()) == []


@pytest.mark.parametrize("action", [None, 1.0, "0", np.array([1, 2]), float("nan"), [0]])
def test_what_is_no_whole_number_is_refused_under_both_policies(game: str, action: Any):
    for make in (raw_env, safe_env):
        env = make(game)
        env.reset(seed=1)
        before = shown(env)
        with pytest.raises(TypeError, match="must choose a whole number"):
            env.step(action)
        assert shown(env) == before


@pytest.mark.parametrize("kind", [int, np.int8, np.int32, np.int64, np.uint8, np.array])
def test_any_kind_of_whole_number_is_an_action(env: TableEnv, kind: Any):
    before = 0
    while (action := int(np.flatnonzero(env.action_mask())[0])) > np.iinfo(
        np.int8
    ).max:  # more than int8 holds
        env.step(action)
        before += 1
    env.step(kind(action))
    assert env.table.decisions(0) == before + 1


def test_a_loop_that_does_not_act_is_told(env: TableEnv):
    turns = env.agent_iter()
    next(turns)
    with pytest.raises(RuntimeError, match="has not acted"):
        next(turns)


def test_agent_iter_stops_after_so_many_turns(env: TableEnv):
    turns = 0
    for _ in env.agent_iter(3):
        turns += 1
        play(env, 1)
    assert turns == 3


def test_an_unknown_agent_is_told_with_those_there_are(env: TableEnv):
    for ask in (
        env.observe,
        env.action_mask,
        env.describe,
        env.observation_space,
        env.action_space,
        env.view,
    ):
        with pytest.raises(
            KeyError, match=f"there is no agent 'player_9'; there are {env.possible_agents[0]}"
        ):
            ask("player_9")


# --- illegal actions


def test_raise_changes_nothing(env: TableEnv):
    before = shown(env)
    for action in (illegal_action(env), -1, env.variant.n_actions, 10**30):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal now"):
            env.step(action)
    assert shown(env) == before


def test_lose_ends_the_game_with_one_warning(game: str):
    env = safe_env(game)
    for episode in range(2):
        env.reset(seed=4)
        play(env, 5)
        loser = env.agent_selection
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            env.step(illegal_action(env) if episode else 10**30)
        assert len(caught) == (episode == 0)
        assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
        assert all(env.terminations.values())
        assert not any(env.truncations.values())
        assert not any(env.action_mask(agent).any() for agent in env.possible_agents)
        assert {agent: env._cumulative_rewards[agent] for agent in env.agents}[loser] == -1.0
        while env.agents:
            env.step(None)


# --- rewards


@pytest.mark.parametrize("reward", ["win", "score"])
def test_what_last_hands_out_adds_up_to_the_return(game: str, reward: str):
    env = raw_env(game, reward=reward)
    for seed in range(3):
        env.reset(seed=seed)
        handed = dict.fromkeys(env.possible_agents, 0.0)
        rng = np.random.default_rng(seed)
        for agent in env.agent_iter():
            _, earned, terminated, truncated, _ = env.last()
            handed[agent] += earned
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(env.action_mask()))))
        assert list(handed.values()) == pytest.approx(env.table.returns(0).tolist(), abs=1e-9)


# --- reset


def test_seeds_are_whole_numbers_of_64_bits(env: TableEnv):
    before = shown(env)
    for seed in (-1, 2**64):
        with pytest.raises(ValueError, match="it must be a whole number from 0"):
            env.reset(seed=seed)
    with pytest.raises(TypeError):
        env.reset(seed=0.5)  # type: ignore[arg-type]
    assert shown(env) == before
    env.reset(seed=2**64 - 1)
    assert env.episode_seed == 2**64 - 1


def test_the_episode_seed_replays_its_game(game: str):
    env, other = raw_env(game), raw_env(game)
    for _ in range(3):
        env.reset()
        other.reset(seed=env.episode_seed)
        assert shown(env) == shown(other)


def test_games_after_a_seed_follow_from_it(game: str):
    first, second = raw_env(game), raw_env(game)
    for env in (first, second):
        env.reset(seed=0)
        play(env, 9)
    for _ in range(3):
        first.reset()
        second.reset()
        assert first.episode_seed == second.episode_seed != 0


def test_a_game_may_start_from_a_position(env: TableEnv):
    play(env, 20)
    text, before = env.state_text(), shown(env)
    env.reset(seed=9)
    env.reset(options={"state": text})
    assert env.episode_seed is None
    assert shown(env)[6:] == before[6:]
    futures = set()
    for seed in (None, 1, 2):
        env.reset(seed=seed, options={"state": text})
        futures.add(env.table.get_state(0))
    assert len(futures) == 3


def test_a_wrong_position_changes_nothing(env: TableEnv):
    before = shown(env)
    with pytest.raises(ValueError, match="this is no state text"):
        env.reset(seed=3, options={"state": "hello"})
    assert shown(env) == before


# --- words


def test_action_texts_are_read_back(env: TableEnv):
    for seed in range(5):
        env.reset(seed=seed)
        for _ in range(60):
            legal = np.flatnonzero(env.action_mask()).tolist()
            texts = [env.action_text(action) for action in legal]
            assert len(set(texts)) == len(texts)
            assert [env.parse_action(text) for text in texts] == legal
            play(env, 1, seed)
            if not env.action_mask().any():
                break
    for action in range(env.variant.n_actions):
        assert env.parse_action(str(action)) == action
        assert env.parse_action(env.variant.words.action_name(action).upper() + "  ") == action


def test_words_that_mean_no_action_are_told_with_the_legal_ones(env: TableEnv):
    legal = env.action_text(int(np.flatnonzero(env.action_mask())[0]))
    with pytest.raises(ValueError, match="no action is called 'castle'") as caught:
        env.parse_action("castle")
    assert legal in str(caught.value)
    with pytest.raises(ValueError, match="no action is called '99999'"):
        env.parse_action("99999")
    with pytest.raises(ValueError, match="there is no action -1"):
        env.action_text(-1)


def test_whoever_is_not_asked_is_offered_nothing(env: TableEnv):
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    with pytest.raises(ValueError, match="legal are none"):
        env.parse_action("castle", waiting)


def test_rendering_shows_one_view_as_text(game: str):
    second = raw_env(game).possible_agents[1]
    env = raw_env(game, render_mode="ansi", render_view=second)
    env.reset(seed=2)
    assert env.render() == env.variant.words.board(env.view(second))
    env.close()
    env.close()


def test_rendering_without_a_mode_warns_and_shows_nothing(env: TableEnv):
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


# --- copies


def twin_by_state(env: TableEnv) -> TableEnv:
    twin = raw_env(env.game.name)
    twin.set_state(pickle.loads(pickle.dumps(env.get_state())))
    return twin


COPIES = {
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "get_state": twin_by_state,
}


@pytest.mark.parametrize("made", COPIES.values(), ids=COPIES)
def test_copies_go_on_with_the_same_game_at_every_stage(env: TableEnv, made: Any):
    def check() -> None:
        twin, before = made(env), shown(env)
        assert shown(twin) == before
        assert twin.episode_seed == env.episode_seed
        if env.action_mask().any():
            play(twin, 30, 5)
        else:
            twin.step(None)
        assert shown(env) == before
        twin.reset()
        other = made(env)
        other.reset()
        assert other.episode_seed == twin.episode_seed

    check()
    play(env, 25)
    check()
    finish(env)
    check()
    env.step(None)
    check()


def test_a_copy_of_an_environment_before_reset_can_be_reset(game: str):
    for made in (copy.deepcopy, copy.copy, COPIES["pickle"]):
        made(raw_env(game)).reset(seed=1)


def test_copies_share_the_variant_and_sample_on_alike(env: TableEnv):
    env.action_space(env.possible_agents[0]).seed(3)
    twin = copy.deepcopy(env)
    assert twin.variant is env.variant
    assert twin.action_space(env.possible_agents[0]) is not env.action_space(env.possible_agents[0])
    assert (
        twin.action_space(env.possible_agents[0]).sample()
        == env.action_space(env.possible_agents[0]).sample()
    )


def test_pickled_games_keep_the_only_instance(game: str):
    assert pickle.loads(pickle.dumps(find(game))) is find(game)


def test_clones_have_other_futures_and_leave_the_game_alone(env: TableEnv):
    play(env, 10)
    before = env.table.get_state(0)
    clones = [env.clone(seed) for seed in (1, 2, None)]
    assert len({clone.table.get_state(0) for clone in clones} | {before}) == 4
    assert env.clone(1).table.get_state(0) == clones[0].table.get_state(0)
    for clone in clones:
        assert clone.episode_seed is None
        assert shown(clone) == shown(env)
        finish(clone)
    assert env.table.get_state(0) == before


def test_clones_for_an_agent_hide_what_it_cannot_know(env: TableEnv):
    play(env, 3)
    for agent in env.possible_agents:
        clones = [env.clone(seed, agent) for seed in range(4)]
        assert len({clone.observe(agent)["observation"].tobytes() for clone in clones}) == 1
        assert len({clone.state().tobytes() for clone in clones}) > 1


def test_a_state_of_another_game_is_refused_before_anything_changes(env: TableEnv):
    state, before = env.get_state(), shown(env)
    for wrong, complaint in (
        ({"table": b"abc"}, "bytes, not 3"),
        ({"terminations": {"hero_0": False}}, "of the agents does not fit"),
    ):
        with pytest.raises(ValueError, match=complaint):
            env.set_state({**state, **wrong})
        assert shown(env) == before
    with pytest.raises(ValueError, match="it lacks agent_selection, cumulative_rewards"):
        env.set_state({"table": state["table"], "dealt": 1, "episode_seed": 1})

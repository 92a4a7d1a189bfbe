"""Single-agent, vector and Stable-Baselines3 environments of every registered id; rendering."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, AutoresetMode
from gymnasium.wrappers import NormalizeObservation, RecordEpisodeStatistics, TimeLimit
from stable_baselines3.common.vec_env import VecNormalize

from dungeonzoo.envs.core.registry import Entry, env
from dungeonzoo.wrappers import sb3

from .hooks import hooks
from .play import questions

N = 8
LEAST, LONG = 400, 3000
"""Choices of one seat that are watched at least, and within which some game reaches its limit."""


def legal(rng: np.random.Generator, masks: np.ndarray) -> np.ndarray:
    """A random legal action for each row of the masks."""
    return (rng.random(masks.shape) * masks).argmax(-1)


def single_game(made: gymnasium.Env, seed: int) -> list[tuple]:
    """One random game: (observation, reward, terminated, truncated, info) a step."""
    rng = np.random.default_rng(seed)
    obs, info = made.reset(seed=seed)
    log = [(obs, 0.0, False, False, info)]
    while not (log[-1][2] or log[-1][3]):
        log.append(made.step(int(legal(rng, log[-1][4]["action_mask"]))))
    return log


def equal(a: Any, b: Any) -> bool:
    """Deep equality of arrays, dicts and tuples."""
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(equal(a[key], b[key]) for key in a)
    if isinstance(a, list | tuple):
        return len(a) == len(b) and all(map(equal, a, b))
    return np.array_equal(a, b)


@pytest.fixture
def short(registered: Entry) -> dict[str, Any]:
    return {**registered.options, **(hooks(registered.game).SHORT or {})}


@pytest.mark.fault(9)
def test_truncation_is_told_apart_everywhere(registered: Entry, short: dict[str, Any]):
    if hooks(registered.game).SHORT is None:
        pytest.skip("this game has no limit")
    made = gymnasium.make(registered.id, **short)
    assert any(single_game(made, seed)[-1][2:4] == (False, True) for seed in range(5))

    vector = gymnasium.make_vec(registered.id, num_envs=N, **short)
    rng = np.random.default_rng(0)
    _, info = vector.reset(seed=0)
    seen = np.zeros(N, bool)
    for i in range(LONG):
        _, _, terminated, truncated, info = vector.step(legal(rng, info["action_mask"]))
        assert not (terminated & truncated).any()
        seen |= truncated
        if seen.any() and i >= LEAST:
            break
    assert seen.any()

    batch = sb3.make(registered.game, N, **short)
    batch.reset()
    limits = []
    for i in range(LONG):
        _, _, dones, infos = batch.step(legal(rng, batch.action_masks()))
        assert all(("terminal_observation" in info) == done for info, done in zip(infos, dones, strict=True))
        limits += [info["TimeLimit.truncated"] for info in infos if "TimeLimit.truncated" in info]
        if any(limits) and i >= LEAST:
            break
    assert any(limits)


@pytest.mark.fault(15)
def test_normalisers_leave_the_mask_alone(registered: Entry):
    made = NormalizeObservation(gymnasium.make(registered.id, obs="flat"))
    _, info = made.reset(seed=0)
    masks = made.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.int8
    assert np.array_equal(masks, info["action_mask"])

    batch = VecNormalize(sb3.make(registered.game, N, **registered.options))
    batch.reset()
    for _ in range(20):
        masks = np.stack(batch.env_method("action_masks"))
        assert set(np.unique(masks)) == {0, 1}
        batch.step(legal(np.random.default_rng(0), masks))


@pytest.mark.fault(16)
def test_vector_environments_hand_out_a_mask_for_each_game(registered: Entry):
    rng = np.random.default_rng(0)
    vector = gymnasium.make_vec(registered.id, num_envs=50)
    obs, info = vector.reset(seed=0)
    for _ in range(30):
        obs, _, _, _, info = vector.step(legal(rng, vector.action_masks()))
    assert np.array_equal(obs["action_mask"], vector.action_masks())
    assert np.array_equal(info["action_mask"], vector.action_masks())
    assert len(np.unique(vector.action_masks(), axis=0)) > 10


@pytest.mark.fault(17)
@pytest.mark.parametrize("seed", [0, 1])
def test_seeds_reach_the_game_through_every_wrapper(registered: Entry, seed: int):
    made = gymnasium.make(registered.id)
    first = single_game(made, seed)
    assert equal(single_game(made, seed), first)
    assert equal(single_game(gymnasium.make(registered.id), seed), first)
    assert not equal(single_game(made, seed + 7), first)

    vectors = [gymnasium.make_vec(registered.id, num_envs=N) for _ in range(2)]
    assert equal(vectors[0].reset(seed=seed), vectors[1].reset(seed=seed))
    assert not equal(vectors[0].reset(seed=seed)[0], vectors[0].reset(seed=seed + N)[0])

    batches = [sb3.make(registered.game, N, **registered.options) for _ in range(2)]
    for batch in batches:
        batch.seed(seed)
    assert np.array_equal(batches[0].reset(), batches[1].reset())


@pytest.mark.fault(20)
def test_wrapped_environments_can_be_pickled_in_mid_game(registered: Entry):
    made = gymnasium.make(registered.id)
    rng = np.random.default_rng(0)
    _, info = made.reset(seed=1)
    for _ in range(10):
        _, _, _, _, info = made.step(int(legal(rng, info["action_mask"])))
    twin = pickle.loads(pickle.dumps(made))
    action = int(legal(rng, info["action_mask"]))
    assert equal(twin.step(action), made.step(action))


@pytest.mark.fault(27)
def test_masks_cross_process_borders(registered: Entry):
    ids = registered.id
    vector = AsyncVectorEnv([lambda: gymnasium.make(f"dungeonzoo:{ids}")] * 2, context="spawn")
    try:
        _, info = vector.reset(seed=3)
        masks = vector.call("action_masks")
        assert np.array_equal(np.stack(masks), info["action_mask"])
        vector.step(np.stack(masks).argmax(1))
    finally:
        vector.close()


@pytest.mark.fault(28)
def test_returned_arrays_are_never_written_again(registered: Entry, short: dict[str, Any]):
    kept: list[tuple[Any, Any]] = []

    def keep(answer: Any) -> None:
        kept.append((answer, pickle.loads(pickle.dumps(answer))))

    rng = np.random.default_rng(0)
    for step in single_game(gymnasium.make(registered.id, **short), 0):
        keep(step)
    vector = gymnasium.make_vec(registered.id, num_envs=N, autoreset_mode=AutoresetMode.SAME_STEP, **short)
    keep(vector.reset(seed=0))
    batch = sb3.make(registered.game, N, **short)
    keep(batch.reset())
    for _ in range(300):
        for made in (vector, batch):
            masks = made.action_masks()
            keep(masks)
            keep(made.step(legal(rng, masks)))
    for answer, copied in kept:
        assert pickle.dumps(answer) == pickle.dumps(copied) or equal(answer, copied)


@pytest.mark.fault(29)
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_autoreset_mode_is_stated_and_true(registered: Entry, short: dict[str, Any], mode: AutoresetMode):
    vector = gymnasium.make_vec(registered.id, num_envs=N, autoreset_mode=mode, **short)
    assert vector.metadata["autoreset_mode"] is mode
    rng = np.random.default_rng(0)
    _, info = vector.reset(seed=0)
    over = np.zeros(N, bool)
    while not over.any():
        obs, _, terminated, truncated, info = vector.step(legal(rng, info["action_mask"]))
        over = terminated | truncated
    dealt = info["action_mask"].any(1)
    if mode is AutoresetMode.SAME_STEP:
        assert dealt.all()
        assert np.array_equal(info["_final_obs"], over)
        return
    assert np.array_equal(dealt, ~over)
    if mode is AutoresetMode.DISABLED:
        obs, info = vector.reset(options={"reset_mask": over})
    else:
        obs, rewards, terminated, truncated, info = vector.step(legal(rng, info["action_mask"]))
        assert not rewards[over].any()
        assert not (terminated | truncated)[over].any()
    assert info["action_mask"][over].any(1).all()
    assert vector.observation_space.contains(obs)


@pytest.mark.fault(30)
def test_opponents_sample_and_can_be_replaced(registered: Entry):
    def first_answer(choices: dict[str, np.ndarray]) -> int:
        return int(choices["action_mask"].argmax())

    made = gymnasium.make(registered.id, seat=0)
    states = {single_game(made, 5)[2][0]["observation"].tobytes()}
    for opponents in ("random", "heuristic", first_answer):
        made.get_wrapper_attr("set_opponents")(opponents)
        states.add(b"".join(step[0]["observation"].tobytes() for step in single_game(made, 5)))
    assert len(states) == 4, "another opponent must play another game"

    vector = gymnasium.make_vec(registered.id, num_envs=200, seat=0)
    obs, info = vector.reset(seed=list(range(200)), options={"seat": 0})
    for _ in range(6):  # some have two choices before others are asked, and few to choose from
        obs, *_, info = vector.step(info["action_mask"].argmax(1))
    assert len({row.tobytes() for row in obs["observation"]}) > 100


@pytest.mark.fault(32)
def test_attributes_are_reached_through_wrappers(registered: Entry):
    made = RecordEpisodeStatistics(TimeLimit(gymnasium.make(registered.id), max_episode_steps=10_000))
    _, info = made.reset(seed=0)
    assert np.array_equal(made.get_wrapper_attr("action_masks")(), info["action_mask"])
    assert isinstance(made.get_wrapper_attr("describe")(), str)
    assert made.get_wrapper_attr("variant").content_hash

    vector = gymnasium.make_vec(registered.id, num_envs=2)
    vector.reset(seed=0)
    assert len(vector.call("describe")) == 2
    assert len(vector.get_attr("seat")) == 2

    batch = sb3.make(registered.game, 2, **registered.options)
    batch.reset()
    assert len(batch.env_method("describe")) == 2
    assert len(batch.get_attr("seat")) == 2


@pytest.mark.fault(35)
def test_pictures_show_the_game_without_a_display(registered: Entry, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    made = env(registered.game, **registered.options, render_mode="rgb_array")
    frames = [made.render() for _ in questions(made, seed=0, limit=25)]
    assert all(frame.dtype == np.uint8 and frame.ndim == 3 and frame.shape[2] == 3 for frame in frames)
    assert frames[0].max() > 100
    assert len(np.unique(frames[0])) > 5
    assert len({frame.tobytes() for frame in frames}) > 10
    made.close()


@pytest.mark.fault(35)
def test_text_boards_fit_the_terminal_and_change(registered: Entry):
    made = env(registered.game, **registered.options, render_mode="ansi")
    boards = [made.render() for _ in questions(made, seed=0, limit=25)]
    assert len(set(boards)) > 10
    assert max(len(line) for board in boards for line in board.splitlines()) <= 100


@pytest.mark.fault(35)
def test_a_window_opens_with_a_dummy_screen(registered: Entry, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    made = env(registered.game, **registered.options, render_mode="human")
    for _ in questions(made, seed=0, limit=3):
        assert made.render() is None
    made.close()

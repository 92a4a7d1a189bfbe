"""Games in words."""

import gymnasium
import numpy as np
import pytest

from dungeonzoo.wrappers import single
from dungeonzoo.wrappers.text import TextEnv


def test_games_can_be_played_in_words(game, rng):
    env = TextEnv(single.make(game))
    text, info = env.reset(seed=1)
    over = False
    while not over:
        assert text
        assert text in env.observation_space
        legal = np.flatnonzero(info["action_mask"])
        action = env.unwrapped.action_text(int(rng.choice(legal)))
        assert action in text
        assert action in env.action_space
        text, _, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    assert text == ""
    assert info["illegal"] == 0


def test_words_are_the_same_game(game):
    words, numbers = TextEnv(single.make(game)), single.make(game)
    _, info = words.reset(seed=5)
    numbers.reset(seed=5)
    for _ in range(40):
        action = int(info["action_mask"].argmax())
        mine, theirs = words.step(str(action)), numbers.step(action)
        assert mine[1:4] == theirs[1:4]
        np.testing.assert_array_equal(mine[4]["action_mask"], theirs[4]["action_mask"])
        info = mine[4]
        if mine[2] or mine[3]:
            break


def test_nonsense_is_an_illegal_action(game):
    env = TextEnv(single.make(game))
    env.reset(seed=0)
    with pytest.warns(UserWarning, match="is not legal now"):
        _, reward, terminated, _, info = env.step("I surrender")
    assert (reward, terminated, info["illegal"]) == (-1.0, True, 1)


def test_other_environments_are_refused():
    with pytest.raises(TypeError, match="needs a game of this suite"):
        TextEnv(gymnasium.make("CartPole-v1"))

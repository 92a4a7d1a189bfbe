"""The buffer hands out every transition once, whole, in every rollout."""

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete

from dungeonzoo.training.buffer import SteadyBuffer

STEPS, GAMES = 3, 4


def fill(buffer: SteadyBuffer, first: int) -> None:
    buffer.reset()
    for step in range(STEPS):
        number = (first + step * GAMES + np.arange(GAMES)).astype(np.float32)
        obs, tensor = np.stack([number, -number], axis=1), torch.from_numpy(number)
        masks = np.stack([number == number, number % 2 == 0], axis=1)
        buffer.add(obs, number % 2, number, np.zeros(GAMES), tensor, tensor, action_masks=masks)
    buffer.compute_returns_and_advantage(torch.zeros(GAMES), np.ones(GAMES))


def test_each_transition_comes_once_and_belongs_together():
    buffer = SteadyBuffer(STEPS, Box(-99, 99, (2,)), Discrete(2), device="cpu", n_envs=GAMES)
    for first in (0, 50, 20):
        fill(buffer, first)
        for _ in range(2):
            seen = []
            for batch in buffer.get(5):
                number = batch.observations[:, 0]
                assert torch.equal(batch.observations[:, 1], -number)
                assert torch.equal(batch.old_values, number)
                assert torch.equal(batch.actions[:, 0], number % 2)
                assert torch.equal(batch.action_masks[:, 1], (number % 2 == 0).float())
                seen += number.int().tolist()
            assert sorted(seen) == list(range(first, first + STEPS * GAMES))


def test_the_wide_arrays_stay_where_they_are():
    buffer = SteadyBuffer(STEPS, Box(-99, 99, (2,)), Discrete(2), device="cpu", n_envs=GAMES)
    fill(buffer, 0)
    address = buffer.observations.ctypes.data
    list(buffer.get(4))
    fill(buffer, 0)
    assert buffer.observations.ctypes.data == address

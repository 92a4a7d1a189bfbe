"""MaskablePPO's rollout buffer without its copies: observations of games are wide, and moving them costs."""

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
from torch import Tensor

WIDE = ("observations", "action_masks")


class SteadyBuffer(MaskableRolloutBuffer):
    """Keeps the memory of its wide arrays from rollout to rollout and flattens by view.

    Transitions come out step by step rather than game by game, which does not matter, since minibatches are
    drawn from all of them at random.
    """

    def reset(self) -> None:
        kept = {name: self.__dict__[name] for name in WIDE if name in self.__dict__}
        super().reset()
        for name, array in kept.items():
            setattr(self, name, array.reshape(self.__dict__[name].shape))

    @staticmethod
    def swap_and_flatten(arr: NDArray[np.float32]) -> NDArray[np.float32]:
        """(steps, games, ...) to (steps * games, ...); a last axis of 1 where there is none."""
        steps, games, *rest = arr.shape
        return arr.reshape(steps * games, *(rest or [1]))

    def to_torch(self, array: NDArray[np.float32], copy: bool = True) -> Tensor:
        """A tensor over the array itself: minibatches are fresh arrays anyhow."""
        return torch.as_tensor(array, device=self.device)

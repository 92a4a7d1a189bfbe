"""A start from the built-in player: the network first learns to copy its choices, before self-play begins."""

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from ..envs.core.game import Variant
from ..envs.core.table import mixed, spread


def imitate(
    model: MaskablePPO,
    variant: Variant,
    decisions: int,
    seed: int,
    *,
    games: int = 512,
    chunk: int = 64,
    minibatch: int = 1024,
    tell: Callable[[int], None] = lambda done: None,
) -> float:
    """Fits the model's actor to at least `decisions` decisions of the built-in player playing itself.

    The decisions are met once each, in portions of games x chunk, by gradient steps of the model's own
    optimizer. Returns the share of choices that agreed in the last portion. `tell` hears how many decisions
    are done.
    """
    table = variant.table(games)
    seeds = spread(seed, games)
    table.deal_batch(seeds)
    agreed, done = 0.0, 0
    generator = torch.Generator().manual_seed(seed)
    while done < decisions:
        obs = np.empty((chunk, games, table.n_obs), np.float32)
        mask = np.empty((chunk, games, table.n_actions), np.int8)
        chosen = np.empty((chunk, games), np.int32)
        for t in range(chunk):
            table.observe_batch(obs=obs[t], mask=mask[t])
            seeds = mixed(seeds)
            table.advise_batch(seeds, chosen[t])
            table.step_batch(chosen[t], auto_reset=True)
        agreed = _fit(model, (obs, mask, chosen), minibatch, generator)
        done += chunk * games
        tell(done)
    return agreed


def _fit(
    model: MaskablePPO, data: tuple[np.ndarray, ...], minibatch: int, generator: torch.Generator
) -> float:
    """One pass over a portion; the share of choices that agreed, taken before each step."""
    obs, mask, chosen = (torch.from_numpy(part).flatten(0, 1) for part in data)
    policy: Any = model.policy
    agreed = 0
    policy.set_training_mode(True)
    for rows in torch.randperm(len(obs), generator=generator).split(minibatch):
        distribution = policy.get_distribution(obs[rows], action_masks=mask[rows])
        loss = -distribution.log_prob(chosen[rows]).mean()
        agreed += int((distribution.mode() == chosen[rows]).sum())
        policy.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(policy.parameters(), model.max_grad_norm)
        policy.optimizer.step()
    return agreed / len(obs)

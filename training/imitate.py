"""A start from the built-in player: the network first learns to copy its choices, before self-play begins."""

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.utils import update_learning_rate

from ..envs.core.game import Variant
from ..envs.core.table import mixed, spread

Examples = tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.int32], NDArray[np.float32]]
"""Observations (k, n_obs), masks (k, n_actions), choices (k,) and how each chooser's game ended (k,)."""


def imitate(
    model: MaskablePPO,
    variant: Variant,
    decisions: int,
    seed: int,
    *,
    rate: float | None = None,
    games: int = 64,
    minibatch: int = 1024,
    tell: Callable[[int], None] = lambda done: None,
) -> float:
    """Fits actor and critic to at least `decisions` decisions of the built-in player playing itself.

    Each decision is met once, in portions of `games` whole games, by the model's own optimizer; its learning
    rate falls from `rate` to zero, if one is given. Returns the share of choices that agreed in the last
    portion. `tell` hears how many decisions are done.
    """
    generator = torch.Generator().manual_seed(seed)
    agreed, done, portion = 0.0, 0, 0
    while done < decisions:
        examples = play_examples(variant, games, int(spread(seed, portion + 1)[portion]))
        if rate is not None:
            update_learning_rate(model.policy.optimizer, rate * (1 - done / decisions))
        agreed = _fit(model, examples, minibatch, generator)
        done += len(examples[0])
        portion += 1
        tell(done)
    return agreed


def play_examples(variant: Variant, games: int, seed: int) -> Examples:
    """All decisions of so many games that the built-in player plays against itself."""
    table = variant.table(games)
    seeds = spread(seed, games)
    table.deal_batch(seeds)
    running, rows = np.arange(games), []
    while len(running):
        k = len(running)
        obs, mask = np.empty((k, table.n_obs), np.float32), np.empty((k, table.n_actions), np.int8)
        actors, chosen, over = np.empty(k, np.int8), np.empty(k, np.int32), np.empty(k, np.int8)
        table.observe_batch(slots=running, obs=obs, mask=mask, actors=actors)
        seeds = mixed(seeds)
        table.advise_batch(seeds[running], chosen, running)
        rows.append((obs, mask, chosen, running, actors))
        table.step_batch(chosen, slots=running, over=over)
        running = running[over == 0]
    obs, mask, chosen, slots, actors = (np.concatenate(part) for part in zip(*rows, strict=True))
    returns = np.empty((games, table.n_seats))
    table.returns_batch(returns)
    return obs, mask, chosen, returns[slots, actors].astype(np.float32)


def _fit(model: MaskablePPO, examples: Examples, minibatch: int, generator: torch.Generator) -> float:
    """One pass over the examples; the share of choices that agreed, taken before each step."""
    obs, mask, chosen, outcome = (torch.from_numpy(part) for part in examples)
    policy: Any = model.policy
    policy.set_training_mode(True)
    agreed = 0
    for rows in torch.randperm(len(obs), generator=generator).split(minibatch):
        features = policy.extract_features(obs[rows])
        actor, critic = policy.mlp_extractor(features)
        logits = policy.action_net(actor).masked_fill(mask[rows] == 0, -torch.inf)
        wrong_value = torch.nn.functional.mse_loss(policy.value_net(critic)[:, 0], outcome[rows])
        loss = torch.nn.functional.cross_entropy(logits, chosen[rows].long()) + model.vf_coef * wrong_value
        agreed += int((logits.argmax(1) == chosen[rows]).sum())
        policy.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(policy.parameters(), model.max_grad_norm)
        policy.optimizer.step()
    return agreed / len(obs)

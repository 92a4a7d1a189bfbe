"""The smallest things that can be trained or play as a policy."""

import numpy as np

from dungeonzoo.training.defaults import Settings
from dungeonzoo.wrappers.players import PolicyPlayer
from dungeonzoo.wrappers.policy import make_policy

ENTITIES = {"kind": "entities", "fields": ["cards"], "width": 4, "context": [16]}
MLP = {"kind": "mlp", "layers": [16]}
SHARED = {"kind": "mlp", "layers": [16, 8], "shared": True}

TINY = Settings(
    network=ENTITIES,
    envs=8,
    horizon=8,
    minibatch=32,
    epochs=2,
    snapshot_every=1,
    rivals=1,
    evaluate_every=2,
    evaluate_deals=1,
    final_deals=2,
)
"""64 decisions an update."""


def tiny_policy(variant) -> PolicyPlayer:
    """A player with a random linear policy, always the same one."""
    rng = np.random.default_rng(2)
    shape = (variant.n_actions, variant.observation_layout.size)
    tensors = {
        "layers.0.weight": rng.normal(size=shape).astype(np.float32),
        "layers.0.bias": np.zeros(variant.n_actions, np.float32),
    }
    return PolicyPlayer(make_policy(variant, {"kind": "mlp"}, tensors), name="tiny")

"""Exported policies compute what the trained network computes."""

import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO

from dungeonzoo.training.export import export_network, torch_logits
from dungeonzoo.training.networks import policy_of
from dungeonzoo.wrappers.policy import load_policy, save_policy
from dungeonzoo.wrappers.sb3 import make

from .tiny import ENTITIES, MLP, SHARED


@pytest.mark.parametrize("network", [ENTITIES, MLP, SHARED], ids=["entities", "mlp", "shared"])
def test_numpy_logits_equal_torchs(network, tmp_path):
    env = make("cthulhu", 16)
    policy, keywords = policy_of(env.variant, network)
    model = MaskablePPO(policy, env, policy_kwargs=keywords, n_steps=4, batch_size=32, seed=1, device="cpu")
    with torch.no_grad():
        for parameter in model.policy.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.05)
    description, tensors = export_network(model)
    file = save_policy(tmp_path / "policy", variant=env.variant, network=description, tensors=tensors)
    obs = env.reset()
    for _ in range(40):
        masks = env.action_masks()
        obs, _, _, _ = env.step(masks.argmax(1))
    obs = np.asarray(obs)
    exported = load_policy(file, env.variant).logits(obs)
    np.testing.assert_allclose(exported, torch_logits(model, obs), rtol=1e-5, atol=1e-5)


def test_an_export_is_a_copy():
    env = make("cthulhu", 2)
    policy, keywords = policy_of(env.variant, ENTITIES)
    model = MaskablePPO(policy, env, policy_kwargs=keywords, n_steps=4, batch_size=8, device="cpu")
    _, before = export_network(model)
    kept = {name: tensor.copy() for name, tensor in before.items()}
    with torch.no_grad():
        for parameter in model.policy.parameters():
            parameter.add_(1.0)
    for name, tensor in before.items():
        np.testing.assert_array_equal(tensor, kept[name])

"""From a MaskablePPO model to the policy file that runs without torch."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from torch import nn

from .networks import EntityPolicy

Tensors = dict[str, NDArray[np.float32]]


def export_network(model: MaskablePPO) -> tuple[dict[str, Any], Tensors]:
    """What the actor of the model is, in the terms of ``wrappers.networks``: description and tensors
    (copies).
    """
    policy = model.policy
    return _entities(policy) if isinstance(policy, EntityPolicy) else _mlp(policy)


def _entities(policy: EntityPolicy) -> tuple[dict[str, Any], Tensors]:
    encoder: Any = policy.features_extractor
    pointer = policy.action_net
    network = {
        "kind": "entities",
        "activation": "relu",
        "count": encoder.count,
        "blocks": [list(block) for block in encoder.blocks],
    }
    parts = {**encoder.state_dict(), **pointer.state_dict()}
    return network, {name: _array(tensor) for name, tensor in parts.items()}


def _mlp(policy: Any) -> tuple[dict[str, Any], Tensors]:
    names = {nn.ReLU: "relu", nn.Tanh: "tanh"}
    if policy.activation_fn not in names:
        raise ValueError(f"{policy.activation_fn.__name__} cannot be exported; ReLU and Tanh can")
    parts = (policy.features_extractor, policy.mlp_extractor.policy_net)
    layers = [layer for part in parts for layer in part.modules() if isinstance(layer, nn.Linear)]
    tensors: Tensors = {}
    for i, layer in enumerate([*layers, policy.action_net]):
        tensors[f"layers.{i}.weight"] = _array(layer.weight)
        tensors[f"layers.{i}.bias"] = _array(layer.bias)
    return {"kind": "mlp", "activation": names[policy.activation_fn]}, tensors


def _array(tensor: torch.Tensor) -> NDArray[np.float32]:
    return tensor.detach().cpu().numpy().astype(np.float32)


def torch_logits(model: MaskablePPO, obs: NDArray[np.float32]) -> NDArray[np.float32]:
    """The unmasked logits of the model's actor: (k, n_obs) to (k, n_actions)."""
    policy: Any = model.policy
    with torch.no_grad():
        features = policy.extract_features(torch.as_tensor(obs, device=policy.device))
        return policy.action_net(policy.mlp_extractor.forward_actor(features)).cpu().numpy()

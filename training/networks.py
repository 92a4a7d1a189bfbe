"""The policy networks in torch, as MaskablePPO policies; ``wrappers.networks`` runs the same functions by
NumPy.

``MlpPolicy`` fits every game. ``EntityPolicy`` is for games whose observation has a row an entity and whose
first actions point at the entities: with weights shared over the rows it has far fewer numbers to learn.
"""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from typing import Any

import torch
from gymnasium import spaces
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

from ..envs.core.game import Variant
from ..wrappers.networks import split_columns


class Plain(BaseFeaturesExtractor):
    """The observation as it is. (SB3's own flattening copies it.)"""

    def __init__(self, observation_space: spaces.Box) -> None:
        super().__init__(observation_space, observation_space.shape[0])

    def forward(self, obs: Tensor) -> Tensor:
        return obs


class Trunk(BaseFeaturesExtractor):
    """Hidden layers that actor and critic share."""

    def __init__(self, observation_space: spaces.Box, layers: Sequence[int]) -> None:
        super().__init__(observation_space, layers[-1])
        widths = [observation_space.shape[0], *layers]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(widths))

    def forward(self, obs: Tensor) -> Tensor:
        for layer in self.layers:
            obs = torch.relu(layer(obs))
        return obs


class Encoder(BaseFeaturesExtractor):
    """The rows of the entities (k, count, features) and the context (k, context[-1])."""

    rest: Tensor

    def __init__(
        self,
        observation_space: spaces.Box,
        *,
        count: int,
        blocks: Sequence[Sequence[int]],
        width: int,
        context: Sequence[int],
    ) -> None:
        super().__init__(observation_space, context[-1])
        self.count, self.width = count, width
        self.blocks, rest = split_columns(blocks, count, observation_space.shape[0])
        self.features = sum(stop - start for start, stop in self.blocks) // count
        self.register_buffer("rest", torch.from_numpy(rest), persistent=False)
        self.embedding = nn.Parameter(torch.randn(count, width) / 2)
        widths = [self.features * (width + 1) + len(rest), *context]
        self.context = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(widths))

    def extended(self) -> Tensor:
        """The embeddings with a constant 1 beside them, (count, width + 1)."""
        return torch.cat([self.embedding, self.embedding.new_ones(self.count, 1)], dim=1)

    def forward(self, obs: Tensor) -> tuple[Tensor, Tensor]:
        blocks = [obs[:, start:stop].view(len(obs), self.count, -1) for start, stop in self.blocks]
        rows = torch.cat(blocks, dim=2) if len(blocks) > 1 else blocks[0]
        sums = torch.bmm(self.extended().t().expand(len(obs), -1, -1), rows)
        context = torch.cat([sums.flatten(1), obs[:, self.rest]], dim=1)
        for layer in self.context:
            context = torch.relu(layer(context))
        return rows, context


class Split(nn.Module):
    """SB3's place between features and heads: the actor gets rows and context, the critic the context."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.latent_dim_pi = self.latent_dim_vf = width

    def forward(self, features: tuple[Tensor, Tensor]) -> tuple[tuple[Tensor, Tensor], Tensor]:
        return features, features[1]

    def forward_actor(self, features: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]:
        return features

    def forward_critic(self, features: tuple[Tensor, Tensor]) -> Tensor:
        return features[1]


class Pointer(nn.Module):
    """Logits: of an entity, from its features' keys and its embedding; of the other actions, linear."""

    def __init__(self, encoder: Encoder, commands: int) -> None:
        super().__init__()
        self._encoder = [encoder]  # in a list: its parameters are the extractor's, not this module's
        self.key = nn.Linear(encoder.features_dim, encoder.features * (encoder.width + 1) + encoder.width)
        self.command = nn.Linear(encoder.features_dim, commands)

    def forward(self, latent: tuple[Tensor, Tensor]) -> Tensor:
        rows, context = latent
        encoder = self._encoder[0]
        key, width = self.key(context), encoder.width
        per_feature = key[:, :-width].reshape(len(key), encoder.features, width + 1)
        pointed = (torch.bmm(rows, per_feature) * encoder.extended()).sum(2)
        pointed = pointed + key[:, -width:] @ encoder.embedding.t()
        return torch.cat([pointed, self.command(context)], dim=1)


class EntityPolicy(MaskableActorCriticPolicy):
    """Encoder, pointer and a value head of one hidden layer."""

    def _build(self, lr_schedule: Any) -> None:
        encoder: Encoder = self.features_extractor  # type: ignore[assignment]
        context = encoder.features_dim
        self.mlp_extractor = Split(context)
        self.action_net = Pointer(encoder, int(self.action_space.n) - encoder.count)  # type: ignore
        self.value_net = nn.Sequential(nn.Linear(context, context), nn.ReLU(), nn.Linear(context, 1))
        for module, gain in ((encoder, sqrt(2)), (self.value_net, 1.0), (self.action_net, 0.01)):
            module.apply(partial(self.init_weights, gain=gain))
        make: Any = self.optimizer_class
        self.optimizer = make(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def policy_of(
    variant: Variant, network: dict[str, Any]
) -> tuple[type[MaskableActorCriticPolicy], dict[str, Any]]:
    """Policy class and its keyword arguments for MaskablePPO, from a row of the table of defaults.

    network: ``{"kind": "mlp", "layers": [...]}``, with ``"shared": True`` for one set of layers under actor
    and critic; or ``{"kind": "entities", "fields": names of the fields with a row an entity, "width": of the
    embeddings, "context": widths}``.
    """
    if network["kind"] == "mlp":
        layers = list(network["layers"])
        if network.get("shared"):
            extractor = {"features_extractor_class": Trunk, "features_extractor_kwargs": {"layers": layers}}
            arch = {"pi": [], "vf": layers[-1:]}
        else:
            extractor = {"features_extractor_class": Plain}
            arch = {"pi": layers, "vf": layers}
        return MaskableActorCriticPolicy, {"net_arch": arch, "activation_fn": nn.ReLU, **extractor}
    layout = variant.observation_layout
    count = layout[network["fields"][0]].shape[0]
    slices = [layout.slice(name) for name in network["fields"]]
    encoder = {
        "count": count,
        "blocks": [[s.start, s.stop] for s in slices],
        "width": network["width"],
        "context": list(network["context"]),
    }
    return EntityPolicy, {"features_extractor_class": Encoder, "features_extractor_kwargs": encoder}

"""How each game is trained unless somebody says otherwise: one row a game, no branches in the code."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that a training run depends on besides game, options and seed."""

    network: dict[str, Any] = field(default_factory=lambda: {"kind": "mlp", "layers": [256, 256]})
    """See `networks.policy_of`."""
    envs: int = 256
    """Games side by side."""
    horizon: int = 64
    """The learner's decisions in each game between two updates."""
    minibatch: int = 2048
    epochs: int = 2
    """Passes over the data of an update."""
    learning_rate: float = 3e-4
    gamma: float = 0.999
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.003
    value_weight: float = 0.5
    max_grad_norm: float = 0.5
    target_kl: float | None = 0.03
    """No further pass over the data of an update once the policy has moved about this far."""
    latest: float = 0.3
    """Share of new games against the newest snapshot of the learner itself."""
    older: float = 0.15
    """... against earlier snapshots (as long as there are none, against the newest)."""
    heuristic: float = 0.5
    """... against the built-in player."""
    random: float = 0.05
    """... against a player who chooses at random."""
    snapshot_every: int = 8
    """Updates between two snapshots."""
    rivals: int = 3
    """How many of the earlier snapshots are opponents at a time; drawn anew with every snapshot."""
    evaluate_every: int = 16
    """Updates between two points of the learning curve; a checkpoint is written with each."""
    evaluate_deals: int = 100
    """Deals against each built-in player, each played from every seat, for a point of the curve."""
    final_deals: int = 500
    """The same for the table at the end."""
    imitate: int = 0
    """Decisions of the built-in player that the network learns to copy before self-play begins; 0: none."""
    imitate_rate: float | None = None
    """Learning rate at the start of the copying, from which it falls to zero; None: that of training."""
    minutes: float = 10.0
    """Length of a run when neither minutes nor steps are given."""


SETTINGS: dict[str, Settings] = {
    "cthulhu": Settings(
        network={"kind": "entities", "fields": ["cards"], "width": 16, "context": [256, 256]},
        imitate=1_000_000,
    ),
    "cutthroat": Settings(
        network={"kind": "mlp", "layers": [256, 256], "shared": True},
        horizon=256,  # some 700 games an update: who wins one hangs on much that nobody chose
        learning_rate=5e-4,
        latest=0.15,
        older=0.1,
        heuristic=0.7,
        snapshot_every=4,
        imitate=2_000_000,
        imitate_rate=2e-3,
        minutes=40.0,
    ),
    "cryptic": Settings(
        network={"kind": "mlp", "layers": [256, 256], "shared": True},
        learning_rate=5e-4,
        latest=0.1,
        older=0.09,
        heuristic=0.8,
        random=0.01,  # whose games are many times as long as all others
        snapshot_every=12,
        evaluate_every=24,
        imitate=1_200_000,
        imitate_rate=2e-3,
        minutes=40.0,
    ),
    "descent": Settings(
        network={"kind": "mlp", "layers": [256, 256], "shared": True},
        learning_rate=5e-4,
        latest=0.15,
        older=0.1,
        heuristic=0.7,
        imitate=500_000,
        imitate_rate=2e-3,
        minutes=40.0,
    ),
}


def settings_for(game: str) -> Settings:
    """The row of the game, or the general one."""
    return SETTINGS.get(game, Settings())

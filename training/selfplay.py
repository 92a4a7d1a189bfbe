"""The opponents of a learner: the built-in players and a growing pool of its own snapshots."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..envs.core.game import Variant
from ..wrappers.players import Player, PolicyPlayer, make_player
from ..wrappers.policy import make_policy
from .defaults import Settings

Tensors = dict[str, NDArray[np.float32]]


class League:
    """Who may sit opposite the learner, and how often.

    After every snapshot a few of the earlier ones are drawn, and they, the newest one and the built-in
    players are the opponents of the games that begin until the next snapshot. Only a few at a time, because
    each one answers its games in a batch of its own.
    """

    def __init__(self, variant: Variant, settings: Settings, seed: int) -> None:
        self.variant, self.settings, self.seed = variant, settings, seed
        self.snapshots: list[tuple[int, dict[str, Any], Tensors]] = []
        self.playing: list[int] = []
        self._players: dict[int, PolicyPlayer] = {}
        self._built_in = {name: make_player(name, variant) for name in ("heuristic", "random")}

    def add(self, update: int, network: dict[str, Any], tensors: Tensors) -> None:
        """A snapshot of the learner after this many updates joins and is the newest."""
        self.snapshots.append((update, network, tensors))
        earlier = len(self.snapshots) - 1
        rng = np.random.default_rng([self.seed, earlier])
        rivals = rng.permutation(earlier)[: self.settings.rivals].tolist()
        self.playing = [*sorted(rivals), earlier]

    def player(self, index: int) -> PolicyPlayer:
        """The player that a snapshot makes."""
        if index not in self._players:
            update, network, tensors = self.snapshots[index]
            policy = make_policy(self.variant, network, tensors)
            self._players[index] = PolicyPlayer(policy, name=f"snapshot {update}")
        return self._players[index]

    def opponents(self) -> dict[Player, float]:
        """Players and weights for the games that begin now."""
        s = self.settings
        weights: dict[Player, float] = {
            self._built_in["heuristic"]: s.heuristic,
            self._built_in["random"]: s.random,
        }
        *earlier, newest = self.playing
        weights[self.player(newest)] = s.latest if earlier else s.latest + s.older
        for index in earlier:
            weights[self.player(index)] = s.older / len(earlier)
        return weights

    def by_name(self) -> dict[str, Player]:
        """Every player that can be at a table, by name."""
        names: dict[str, Player] = {player.name: player for player in self._built_in.values()}
        return names | {f"snapshot {s[0]}": self.player(i) for i, s in enumerate(self.snapshots)}

    def get_state(self) -> dict[str, Any]:
        """All snapshots, for a checkpoint."""
        kept = [{"update": u, "network": n, "tensors": t} for u, n, t in self.snapshots]
        return {"snapshots": kept, "playing": list(self.playing)}

    def set_state(self, state: dict[str, Any]) -> None:
        """Puts back what `get_state` gave."""
        self.snapshots = [(s["update"], s["network"], s["tensors"]) for s in state["snapshots"]]
        self.playing = list(state["playing"])
        self._players.clear()

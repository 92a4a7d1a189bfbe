"""Players: what fills the seats that nobody learns at. All of them choose for many games at once."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ..envs.core.game import Variant
from ..envs.core.table import ADVISED, OTHER, UNIFORM, Table
from .policy import Policy, choose, load_policy, policy_file, uniform


class Player(ABC):
    """Chooses for whoever is asked, in many games at once, from what that seat may know."""

    name: str
    """For tables and logs."""
    inside: ClassVar[int] = OTHER
    """The player of this kind that ``Table.answer_batch`` has inside, if any."""

    @abstractmethod
    def act(self, table: Table, slots: NDArray[np.int64], seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        """A legal action for the seat that is asked in each of `slots` (k,); the table stays as it is.

        All of a player's randomness comes from `seeds` (k,), row by row, so that a choice depends neither
        on the size of the batch nor on its order.
        """

    def __repr__(self) -> str:
        return f"<player {self.name}>"


class RandomPlayer(Player):
    """A uniformly random legal action."""

    name = "random"
    inside = UNIFORM

    def act(self, table: Table, slots: NDArray[np.int64], seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        out = np.empty(len(slots), np.int32)
        table.random_batch(seeds, out, slots)
        return out


class HeuristicPlayer(Player):
    """The game's built-in player."""

    name = "heuristic"
    inside = ADVISED

    def act(self, table: Table, slots: NDArray[np.int64], seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        out = np.empty(len(slots), np.int32)
        table.advise_batch(seeds, out, slots)
        return out


class PolicyPlayer(Player):
    """A saved policy, drawing from its action probabilities, or `deterministic`: the likeliest action.

    temperature: above 0; the logits are divided by it, so below 1 likely actions become likelier still.
    """

    def __init__(
        self, policy: Policy, name: str = "policy", deterministic: bool = False, temperature: float = 1.0
    ) -> None:
        if not temperature > 0:
            raise ValueError(f"temperature={temperature} is not possible; it must be above 0")
        self.policy, self.name, self.deterministic = policy, name, deterministic
        self.temperature = temperature

    def act(self, table: Table, slots: NDArray[np.int64], seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        obs, mask = asked(table, slots)
        logits = self.policy.logits(obs) / np.float32(self.temperature)
        return choose(logits, mask, None if self.deterministic else seeds)


class CallablePlayer(Player):
    """A function from ``{"observation": (n_obs,), "action_mask": (n_actions,)}`` to a legal action."""

    def __init__(self, function: Callable[[dict[str, NDArray[Any]]], int], name: str | None = None) -> None:
        self.function = function
        self.name = name or getattr(function, "__name__", type(function).__name__)

    def act(self, table: Table, slots: NDArray[np.int64], seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        rows = zip(*asked(table, slots), strict=True)
        return np.array([self.function({"observation": o, "action_mask": m}) for o, m in rows], np.int32)


def asked(table: Table, slots: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    """What the seat that is asked in each slot sees, (k, n_obs), and may do, (k, n_actions)."""
    obs = np.empty((len(slots), table.n_obs), np.float32)
    mask = np.empty((len(slots), table.n_actions), np.int8)
    table.observe_batch(slots=slots, obs=obs, mask=mask)
    return obs, mask


PLAYERS: dict[str, Callable[[str, Variant], Player]] = {
    "random": lambda argument, variant: RandomPlayer(),
    "heuristic": lambda argument, variant: HeuristicPlayer(),
}
"""Players by the name that people type, which may be followed by a colon and an argument."""

PlayerLike = Player | str | Path | Callable[[dict[str, NDArray[Any]]], int]
Opponents = PlayerLike | Sequence[PlayerLike] | Mapping[Any, float]


def make_player(what: PlayerLike, variant: Variant) -> Player:
    """A player of `variant`: by name, by the path of a saved policy, a Player, or a function of observations.

    Raises ValueError for a name that means nothing, PolicyError for a policy of another game.
    """
    if isinstance(what, Player):
        return what
    if callable(what):
        return CallablePlayer(what)
    name, _, argument = str(what).partition(":")
    if name in PLAYERS:
        return PLAYERS[name](argument, variant)
    file = policy_file(str(what))
    if not file.is_file():
        known = ", ".join(PLAYERS)
        raise ValueError(f"no player {str(what)!r}: it is none of {known}, and there is no file {file}")
    return PolicyPlayer(load_policy(file, variant), name=str(what))


class Pool:
    """Players with weights, from which each game's opponents are drawn."""

    def __init__(
        self, opponents: Opponents, variant: Variant, weights: Sequence[float] | None = None
    ) -> None:
        """opponents: one player, several (equally likely unless `weights` says otherwise), or players with
        weights.

        Raises ValueError for an empty pool and for weights that are no weights.
        """
        if isinstance(opponents, Mapping):
            if weights is not None:
                raise ValueError("opponents that come with weights take no further weights")
            opponents, weights = list(opponents), list(opponents.values())
        elif not isinstance(opponents, Sequence) or isinstance(opponents, str):
            opponents = [opponents]
        self.players = [make_player(what, variant) for what in opponents]
        self.weights = np.array([1.0] * len(self.players) if weights is None else weights, np.float64)
        if self.weights.shape != (len(self.players),) or not self.players:
            raise ValueError(
                f"{len(self.players)} opponents with {self.weights.size} weights; give as many, at least one"
            )
        if not (np.isfinite(self.weights).all() and (self.weights >= 0).all() and self.weights.sum() > 0):
            raise ValueError(
                f"weights of opponents must be 0 or more and not all 0, not {self.weights.tolist()}"
            )

    def draw(self, seeds: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Indices of players, shaped like `seeds`, one drawn by each seed."""
        reach = self.weights.cumsum()
        return np.searchsorted(reach, uniform(seeds) * reach[-1], side="right")

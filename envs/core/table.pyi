from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .kernel import Rules

class IllegalAction(ValueError):
    """An action that the mask forbids, or none at all; the state is unchanged."""

def spread(seed: int, n: int) -> NDArray[np.uint64]:
    """n well-mixed seeds from one: element i depends on (seed, i) alone."""

def mixed(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """A well-mixed word from each word; a new array of the same shape."""

OTHER: int
UNIFORM: int
ADVISED: int

class Table:
    """n states of one game under one setup, in one block of memory.

    Slots are numbered 0 .. n-1, seats 0 .. n_seats-1. A slot holds nothing playable until it is dealt. Single
    calls take a slot; batched ones work on all slots, or on those in `slots` (row k of every array belongs to
    slots[k]), and run without the GIL. Between calls every slot stands at a question with at least two legal
    answers, or at the game's end.

    Raises IndexError for a slot or seat out of range, IllegalAction for an action that the mask forbids,
    ValueError for an array of the wrong shape, dtype or order. All of them before anything changes.
    """

    rules: Rules
    n: int
    n_seats: int
    n_actions: int
    n_obs: int
    n_full: int
    threads: int

    def __init__(
        self,
        rules: Rules,
        setup: bytes,
        n: int,
        *,
        n_seats: int,
        n_actions: int,
        n_obs: int,
        n_full: int,
        threads: int = 1,
    ) -> None: ...
    @property
    def states(self) -> NDArray[Any]:
        """The states themselves as a structured array of shape (n,): writing to it changes the games."""
    @property
    def setup(self) -> NDArray[Any]:
        """The configuration and card numbers in play: a read-only structured scalar array of shape ()."""
    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed that each slot was last dealt with, shape (n,); a copy."""
    # --- one slot
    def deal(self, slot: int, seed: int | None = None) -> None:
        """A new game in the slot; without a seed, of one that follows from the slot's last one."""
    def actor(self, slot: int) -> int:
        """The seat that must choose, or -1 when the game is over."""
    def over(self, slot: int) -> int:
        """0 running, 1 terminated, 2 truncated."""
    def decisions(self, slot: int) -> int:
        """How many choices have been made in this game (answers without alternative not counted)."""
    def legal(self, slot: int) -> NDArray[np.int8]:
        """The mask of the seat that must choose, shape (n_actions,); zeros when the game is over."""
    def step(self, slot: int, action: int) -> None:
        """Answers the question and runs on to the next one or the end."""
    def step_rewards(self, slot: int, action: int) -> tuple[float, ...] | None:
        """As `step`; what this step earned each seat, None if it earned nobody anything."""
    def observe(self, slot: int, seat: int) -> NDArray[np.float32]:
        """What the seat (-1: a spectator) may know, shape (n_obs,), in [-1, 1]."""
    def full(self, slot: int) -> NDArray[np.float32]:
        """Everything, shape (n_full,), in [-1, 1]."""
    def returns(self, slot: int) -> NDArray[np.float64]:
        """Each seat's return so far, shape (n_seats,)."""
    def advise(self, slot: int, seed: int) -> int:
        """The built-in player's choice for the seat that must choose; IllegalAction when the game is over."""
    def resample(self, slot: int, seat: int, seed: int) -> None:
        """Puts a random state, which the seat cannot tell from the present one, in its place; reseeded."""
    def reseed(self, slot: int, seed: int) -> None:
        """Another future for the same position."""
    def settle(self, slot: int) -> None:
        """After fields were set by hand: answers questions without alternative, as after a step."""
    def force(self, slot: int, outcomes: Sequence[int]) -> None:
        """Tests: the next random outcomes, each folded into its range; at most 32."""
    def get_state(self, slot: int) -> bytes:
        """The slot's state; equal bytes, equal game and future."""
    def set_state(self, slot: int, state: bytes, seed: int | None = None) -> None:
        """Puts a state of `get_state` into the slot, and the seed that it was dealt with, if given.

        ValueError when it has not this game's size or its header makes no sense. What is the game's own is
        not checked: for bytes from elsewhere see `statetext.check_state`.
        """
    # --- batches
    def deal_batch(self, seeds: NDArray[np.uint64], slots: NDArray[np.int64] | None = None) -> None: ...
    def step_batch(
        self,
        actions: NDArray[np.int32],
        *,
        slots: NDArray[np.int64] | None = None,
        rewards: NDArray[np.float32] | None = None,
        over: NDArray[np.int8] | None = None,
        actors: NDArray[np.int8] | None = None,
        mask: NDArray[np.int8] | None = None,
        obs: NDArray[np.float32] | None = None,
        final_obs: NDArray[np.float32] | None = None,
        auto_reset: bool = False,
    ) -> None:
        """One step in every slot; what follows is written into the arrays given.

        actions (k,); rewards (k, n_seats): what this step earned; over (k,): 0, 1 terminated, 2 truncated;
        actors (k,): the seat asked next, -1 at the end; mask (k, n_actions): its legal actions;
        obs (k, n_obs): its observation (seat 0's at the end).
        A slot whose game is over must not be stepped (IllegalAction), unless auto_reset: then a slot that
        ends is dealt again at once with a seed that follows from its last one; rewards and over tell of the
        game that ended, actors, mask and obs of the new one, final_obs (k, n_seats, n_obs) holds what each
        seat saw at the end (other rows are left as they are).
        """
    def observe_batch(
        self,
        *,
        slots: NDArray[np.int64] | None = None,
        seats: NDArray[np.int8] | None = None,
        actors: NDArray[np.int8] | None = None,
        over: NDArray[np.int8] | None = None,
        mask: NDArray[np.int8] | None = None,
        obs: NDArray[np.float32] | None = None,
    ) -> None:
        """As after step_batch, without a step; with `seats` (k,) obs is what those seats see."""
    def returns_batch(self, out: NDArray[np.float64], slots: NDArray[np.int64] | None = None) -> None:
        """Each seat's return so far, (k, n_seats)."""
    def advise_batch(
        self, seeds: NDArray[np.uint64], out: NDArray[np.int32], slots: NDArray[np.int64] | None = None
    ) -> None:
        """The built-in player's choice in every slot (0 where the game is over)."""
    def random_batch(
        self, seeds: NDArray[np.uint64], out: NDArray[np.int32], slots: NDArray[np.int64] | None = None
    ) -> None:
        """A uniformly random legal action in every slot (0 where the game is over)."""
    def answer_batch(
        self, players: NDArray[np.int8], seeds: NDArray[np.uint64], slots: NDArray[np.int64] | None = None
    ) -> None:
        """Lets the players inside the table choose until an outside player is asked, or the game is over.

        players (k, n_seats): who plays each seat: OTHER (outside), UNIFORM (a random legal action), ADVISED
        (the built-in player); seeds (k,): all that the inside players draw from in this call.
        """
    def copy_from(self, source: Table, sources: NDArray[np.int64], slots: NDArray[np.int64]) -> None:
        """slots[k] becomes a copy of source's sources[k], in order; ValueError for another game or setup."""
    def random_play(self, steps: int, seed: int) -> int:
        """Plays `steps` random legal steps in every slot, with auto-reset; returns how many games ended."""
    def clone(self) -> Table:
        """An independent table with the same states."""
    def __reduce__(self) -> Any: ...

"""Games in which one seat learns and players fill the others: under every environment for one learner."""

from collections.abc import Mapping, Sequence
from inspect import signature
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray

from ..envs.core.aec import ILLEGAL
from ..envs.core.game import Variant
from ..envs.core.registry import find
from ..envs.core.table import OTHER, IllegalAction, mixed
from .players import Opponents, Player, Pool
from .record import Recording
from .spaces import one_of

Array = NDArray[Any]
Slots = NDArray[np.int64]

FOUL = -1.0  # what an illegal action earns, as with PettingZoo's TerminateIllegalWrapper
TRIES = 1000  # games dealt in a row that end before the learner is asked

# The words drawn from an episode's seed, by their distance from it.
SEAT, LUCK, LINEUP = 1, 2, 3


class Seats:
    """n games of one variant, each with a seat for the learner; players answer for all other seats.

    Every game follows from (the slot's seed, number of the episode, the learner's actions, the opponents),
    whatever happens in the other slots and however many there are. Nothing is dealt before `begin`.
    """

    _KEPT = (
        "learner",
        "over",
        "fouled",
        "length",
        "earned",
        "total",
        "episode_seed",
        "mask",
        "_stream",
        "_episode",
        "_luck",
        "_lineup",
        "_inside",
    )

    def __init__(
        self,
        variant: Variant,
        n: int,
        *,
        opponents: Opponents = "random",
        weights: Sequence[float] | None = None,
        seat: int | str = "random",
        illegal: str = "lose",
        threads: int = 1,
        record: str | Path | None = None,
    ) -> None:
        """opponents, weights: a pool (see `Pool`), drawn from seat by seat at the start of each game; seat:
        the learner's, by number or agent name, or "random" for another one each game; illegal: an illegal
        action of the learner ends the game with -1 ("lose"), or raises IllegalAction ("raise"); record: a
        folder for the replays of all finished games.
        """
        self.variant, self.n, self.illegal = variant, n, one_of("illegal", illegal, ILLEGAL)
        self.table = variant.table(n, threads)
        self.seat = find_seat(variant, seat)
        seats = len(variant.agents)
        self.learner = np.zeros(n, np.int8)
        self.over = np.ones(n, np.int8)
        self.fouled = np.zeros(n, bool)
        self.length = np.zeros(n, np.int64)
        self.earned = np.zeros(n, np.float64)
        self.total = np.zeros(n, np.float64)
        self.episode_seed = np.zeros(n, np.uint64)
        self.mask = np.zeros((n, variant.n_actions), np.int8)
        self._stream: Array = np.random.SeedSequence().generate_state(n, np.uint64)
        self._episode = np.zeros(n, np.uint64)
        self._luck = np.zeros(n, np.uint64)
        self._lineup = np.full((n, seats), -1, np.int64)
        self._inside = np.zeros((n, seats), np.int8)
        self._warned = False
        self._recording = None if record is None else Recording(variant, self.table, record)
        self.players: list[Player] = []
        self.set_opponents(opponents, weights)

    @classmethod
    def of(cls, game: str, n: int, **options: Any) -> "Seats":
        """n games of a registered game; options: keywords of `Seats` and options of the game."""
        keywords = [name for name, p in signature(cls).parameters.items() if p.kind is p.KEYWORD_ONLY]
        own = {name: options.pop(name) for name in keywords if name in options}
        return cls(find(game).variant(**options), n, **own)

    # --- who plays

    def set_opponents(self, opponents: Opponents, weights: Sequence[float] | None = None) -> None:
        """Another pool, from the next game of each slot on; games in progress keep their players."""
        self.pool = Pool(opponents, self.variant, weights)
        busy = np.unique(self._lineup[self._lineup >= 0]).tolist()
        stay = [self.players[i] for i in busy]
        self.players = stay + [p for p in self.pool.players if not any(p is q for q in stay)]
        moved = np.full(max(busy, default=0) + 1, -1)
        moved[busy] = range(len(busy))
        self._lineup = np.where(self._lineup >= 0, moved[self._lineup], -1)
        self._of_pool = np.array(
            [next(i for i, q in enumerate(self.players) if q is p) for p in self.pool.players]
        )
        self._kinds = np.array([p.inside for p in self.players], np.int8)

    def names(self, slot: int) -> list[str]:
        """Who plays each seat of a slot; "learner" for the learner."""
        return ["learner" if i < 0 else self.players[i].name for i in self._lineup[slot]]

    # --- playing

    def seed(self, seeds: Array, slots: Slots) -> None:
        """The slots' games from the next one on follow from these seeds (k,)."""
        self._stream[slots] = seeds
        self._episode[slots] = 0

    def begin(self, slots: Slots, seat: int | None = None) -> None:
        """A new game in each slot, up to the learner's first choice, at `seat` where given.

        A game that is over before the learner was asked is no episode: another one is dealt.
        """
        for _ in range(TRIES):
            if not len(slots):
                return
            self._episode[slots] += 1
            self.begin_at(slots, mixed(mixed(self._stream[slots]) + self._episode[slots]), seat)
            slots = slots[self.over[slots] != 0]
        raise RuntimeError(
            f"{TRIES} games in a row ended before the learner was asked; check the options of the game"
        )

    def begin_at(self, slots: Slots, episode_seeds: Array, seat: int | None = None) -> None:
        """The games of these episode seeds (k,), at `seat` where given, else the learner's own."""
        rows, n_seats = np.arange(len(slots)), len(self.variant.agents)
        seat = self.seat if seat is None else seat
        drawn = mixed(episode_seeds + np.uint64(SEAT)) % np.uint64(n_seats)
        seats = drawn.astype(np.int8) if seat is None else np.full(len(slots), seat, np.int8)
        places = np.arange(LINEUP, LINEUP + n_seats, dtype=np.uint64)
        lineup = self._of_pool[self.pool.draw(mixed(episode_seeds[:, None] + places))]
        inside = self._kinds[lineup]
        lineup[rows, seats], inside[rows, seats] = -1, OTHER
        self._lineup[slots], self._inside[slots], self.learner[slots] = lineup, inside, seats
        self.episode_seed[slots] = episode_seeds
        self._luck[slots] = mixed(episode_seeds + np.uint64(LUCK))
        self.fouled[slots], self.length[slots], self.earned[slots], self.total[slots] = False, 0, 0.0, 0.0
        self._deal(episode_seeds, slots)
        self._run(slots)

    def step(self, actions: Any, slots: Slots) -> NDArray[np.float64]:
        """The learner's choice in each slot, then everybody else's until it is asked again, or to the end.

        actions (k,), whole numbers. Returns what the learner earned since its last choice (k,); `over` and
        `mask` tell the rest. Raises IllegalAction, before anything changes, for a game that is over and
        under illegal="raise".
        """
        actions = np.asarray(actions).astype(np.int64, casting="same_kind")
        if actions.shape != slots.shape:
            raise ValueError(
                f"{len(slots)} games need actions of shape {list(slots.shape)}, not {list(actions.shape)}"
            )
        if self.over[slots].any():
            raise IllegalAction(
                f"game {slots[self.over[slots] != 0][0]} is over; reset it before the next action"
            )
        legal = self._legal(actions, slots)
        if not legal.all():
            self._foul(actions[~legal], slots[~legal])
        played = slots if legal.all() else slots[legal]
        self._step(actions[legal].astype(np.int32), played)
        self._run(played)
        returns = np.empty((len(slots), len(self.variant.agents)))
        self.table.returns_batch(returns, slots)
        now = returns[np.arange(len(slots)), self.learner[slots]]
        rewards = np.where(legal, now - self.earned[slots], FOUL)
        self.earned[slots] = now
        self.total[slots] += rewards
        self.length[slots] += 1
        if self._recording:
            ended = slots[self.over[slots] != 0]
            self._recording.ended(ended, self.fouled[ended])
        return rewards

    def observe(self, slots: Slots) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What the learner sees (k, n_obs), and its mask (k, n_actions), all 0 at the end; fresh arrays."""
        obs = np.empty((len(slots), self.table.n_obs), np.float32)
        self.table.observe_batch(slots=slots, seats=self.learner[slots], obs=obs)
        return obs, self.mask[slots]

    def _foul(self, actions: Array, slots: Slots) -> None:
        """Illegal actions of the learner."""
        action, slot = actions[0], slots[0]
        legal = ", ".join(map(str, np.flatnonzero(self.mask[slot])[:12]))
        text = f"game {slot}: action {action} is not legal now; legal are {legal} (see action_mask)"
        if self.illegal == "raise":
            raise IllegalAction(text)
        if not self._warned:
            logger.warn(f"{text}. The game ends as lost; further ones are not reported.")
        self._warned = True
        self.over[slots], self.fouled[slots], self.mask[slots] = 1, True, 0

    def _run(self, slots: Slots) -> None:
        """Lets the players answer until the learner is asked or the game is over, in every slot.

        Games that an error of an opponent stops in between are over.
        """
        try:
            self._run_on(slots)
        except BaseException:
            self.over[slots], self.mask[slots] = 1, 0
            raise

    def _run_on(self, slots: Slots) -> None:
        while len(slots):
            self._luck[slots] += 1
            self._answer(slots)
            actors, over = np.empty((2, len(slots)), np.int8)
            mask = np.empty((len(slots), self.variant.n_actions), np.int8)
            self.table.observe_batch(slots=slots, actors=actors, over=over, mask=mask)
            self.over[slots], self.mask[slots] = over, mask
            asked = (actors != self.learner[slots]) & (over == 0)
            slots = slots[asked]
            if len(slots):
                self._ask(slots, actors[asked])

    def _ask(self, slots: Slots, actors: Array) -> None:
        """One choice of an outside player in every slot."""
        self._luck[slots] += 1
        actions = self._choices(slots, actors, self._luck[slots])
        legal = self._legal(actions, slots)
        if not legal.all():
            row = legal.argmin()
            name = self.players[self._lineup[slots[row], actors[row]]].name
            raise IllegalAction(
                f"opponent {name!r} chose action {actions[row]} in game {slots[row]}, which is not legal"
            )
        self._step(actions, slots)

    def _choices(self, slots: Slots, actors: Array, seeds: Array) -> NDArray[np.int32]:
        """What the players at `actors` (k,), who are asked, choose: each player's games all at once."""
        who = self._lineup[slots, actors]
        actions = np.empty(len(slots), np.int32)
        for index in np.unique(who):
            rows = who == index
            actions[rows] = self.players[index].act(self.table, slots[rows], seeds[rows])
        return actions

    def _legal(self, actions: Array, slots: Slots) -> NDArray[np.bool_]:
        """Which of the actions (k,) the masks allow."""
        known = (actions >= 0) & (actions < self.variant.n_actions)
        return known & (self.mask[slots, np.where(known, actions, 0)] != 0)

    # All that changes the table goes through these three.

    def _deal(self, seeds: Array, slots: Slots) -> None:
        self.table.deal_batch(seeds, slots)
        if self._recording:
            self._recording.dealt(seeds, slots)

    def _step(self, actions: NDArray[np.int32], slots: Slots) -> None:
        if self._recording:
            self._recording.choose(actions, slots)
        self.table.step_batch(actions, slots=slots)

    def _answer(self, slots: Slots) -> None:
        """Lets the players inside the table choose until somebody else is asked."""
        if self._recording:
            self._answer_aloud(slots)
        else:
            self.table.answer_batch(self._inside[slots], self._luck[slots], slots)

    def _answer_aloud(self, slots: Slots) -> None:
        """As `Table.answer_batch` does, choice by choice, so that each can be recorded."""
        seeds = self._luck[slots]
        while True:
            actors = np.empty(len(slots), np.int8)
            self.table.observe_batch(slots=slots, actors=actors)
            rows = (actors >= 0) & (self._inside[slots, actors] != OTHER)
            slots, actors, seeds = slots[rows], actors[rows], mixed(seeds[rows])
            if not len(slots):
                return
            self._step(self._choices(slots, actors, seeds), slots)

    # --- keeping

    def get_state(self) -> dict[str, Any]:
        """Everything but the players themselves: arrays, bytes, and the players' names in order."""
        state: dict[str, Any] = {name: getattr(self, name).copy() for name in self._KEPT}
        state["games"] = [self.table.get_state(slot) for slot in range(self.n)]
        state["players"] = [p.name for p in self.players]
        state["pool"] = self._of_pool.copy()
        state["weights"] = self.pool.weights.copy()
        return state

    def set_state(self, state: Mapping[str, Any], players: Sequence[Player]) -> None:
        """Goes on from a `get_state`, with the players that its "players" names, in that order."""
        if len(players) != len(state["players"]):
            raise ValueError(f"this state needs {len(state['players'])} players, not {len(players)}")
        for slot, game in enumerate(state["games"]):
            self.table.set_state(slot, game)
        for name in self._KEPT:
            getattr(self, name)[:] = state[name]
        self.players = list(players)
        self.pool = Pool([players[i] for i in state["pool"]], self.variant, state["weights"])
        self._of_pool = np.array(state["pool"])
        self._kinds = np.array([p.inside for p in self.players], np.int8)


def find_seat(variant: Variant, seat: int | str) -> int | None:
    """The number of a seat given by number or agent name; None for "random". ValueError for anything else."""
    if seat == "random":
        return None
    if seat in variant.agents:
        return variant.agents.index(str(seat))
    if isinstance(seat, int | np.integer) and 0 <= seat < len(variant.agents):
        return int(seat)
    right = f"0 to {len(variant.agents) - 1}, {', '.join(variant.agents)} or 'random'"
    raise ValueError(f"seat={seat!r} is not possible; it must be {right}")


class Slot:
    """One of the games of `Seats`, as an environment's attributes and methods show it."""

    def __init__(self, seats: Seats, slot: int) -> None:
        self._seats, self._slot = seats, slot

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return int(self._seats.learner[self._slot])

    @property
    def agent(self) -> str:
        """The learner's agent name in this game."""
        return self._seats.variant.agents[self.seat]

    @property
    def episode_seed(self) -> int:
        """What this one game follows from; ``reset(options={"episode_seed": ...})`` plays it again."""
        return int(self._seats.episode_seed[self._slot])

    @property
    def players(self) -> list[str]:
        """Who plays each seat in this game."""
        return self._seats.names(self._slot)

    def action_masks(self) -> NDArray[np.int8]:
        """The learner's legal actions (n_actions,)."""
        return self._seats.mask[self._slot].copy()

    def view(self) -> dict[str, NDArray[np.float32]]:
        """What the learner sees, by field."""
        return self._seats.variant.observation_layout.split(self._seats.table.observe(self._slot, self.seat))

    def describe(self) -> str:
        """The situation and the legal actions in sentences, as the learner sees them."""
        return self._seats.variant.words.describe(self.view(), self.action_masks())

    def action_text(self, action: int) -> str:
        """What an action does in this situation."""
        return self._seats.variant.words.action_text(self.view(), action)

    def parse_action(self, text: str) -> int:
        """The action that a text means here (see `Words.parse`)."""
        return self._seats.variant.words.parse(self.view(), self.action_masks(), text)

    def board(self) -> str:
        """The table as text, as the learner sees it."""
        return self._seats.variant.words.board(self.view())

    def image(self) -> NDArray[np.uint8]:
        """The table as the learner sees it, (height, width, 3); ImportError without the extra ``render``."""
        from ..envs.core.picture import picture

        return picture(self._seats.variant, self.view())

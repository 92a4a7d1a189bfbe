"""Random games by the million, with every state checked: ``python -m dungeonzoo.benchmarks.fuzz [GAME ...]``.

Plays uniformly random legal choices, checks the game's invariants (``dungeonzoo.envs.<game>.invariants``) in
every game at regular intervals and in every last state, and counts actions that nobody chose. Then looks for
leaks: in random states everything that a seat cannot know is drawn anew, and what the seat is shown must stay
the same to the bit. Exits with 1 when anything is wrong.

Options of the games can be set; one that is given several values makes a variant of each, such as
``-o players=3 -o players=6``. Games that lack an option are played without it.
"""

import argparse
import time
from collections import Counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from ..envs.core.game import Variant
from ..envs.core.table import Table, spread
from .arguments import chosen_variants, games_parser
from .positions import broken, leaks, reachable
from .report import write

PERCENTILES = (1, 10, 50, 90, 99)


class Fuzz:
    """Random games of one variant in `slots` places at a time; what is broken is counted by name."""

    def __init__(self, variant: Variant, slots: int, every: int, seed: int, threads: int = 1) -> None:
        self.variant, self.every, self.seed = variant, every, seed
        self.table: Table = variant.table(slots, threads)
        self.copy: Table = variant.table(
            slots
        )  # looked at in place of the table, whose own states stay untouched
        self.last: Table = variant.table(slots)  # last states, until there are enough to look at
        self.waiting = 0
        self.broken: Counter[str] = Counter()
        self.examples: dict[str, int] = {}
        self.lengths: list[np.ndarray] = []
        self.ends: Counter[int] = Counter()
        self.met = np.zeros(variant.n_actions, np.int64)
        self.games = self.steps = self.checked = 0

    def run(self, games: int, progress: Any = lambda done: None) -> None:
        """Plays until that many games have ended."""
        n = self.table.n
        everything = np.arange(n)
        self.table.deal_batch(spread(self.seed, n))
        actions, over = np.zeros(n, np.int32), np.zeros(n, np.int8)
        while self.games < games:
            self.table.random_batch(spread(self.seed + self.steps + 1, n), actions)
            self.table.step_batch(actions, over=over)
            self.met += np.bincount(actions, minlength=self.met.size)
            self.steps += n
            if (self.steps // n) % self.every == 0:
                self.copy.copy_from(self.table, everything, everything)
                self._look(self.copy, n)
            ended = np.flatnonzero(over)
            if ended.size:
                self._keep(ended)
                self.table.deal_batch(spread(self.seed - self.steps, ended.size), slots=ended)
                self.games += ended.size
                progress(ended.size)
        self._look_at_last()

    def _keep(self, slots: np.ndarray) -> None:
        """Puts the last states in these slots aside, to be looked at together with others."""
        if self.waiting + slots.size > self.last.n:
            self._look_at_last()
        self.last.copy_from(self.table, slots, np.arange(self.waiting, self.waiting + slots.size))
        self.waiting += slots.size

    def _look_at_last(self) -> None:
        head = self._look(self.last, self.waiting)["head"]
        self.lengths.append(head["decisions"].copy())
        self.ends.update(head["over"].tolist())
        self.waiting = 0

    def _look(self, table: Table, count: int) -> np.ndarray:
        """Checks the first states of a table, and returns them."""
        states = table.states[:count]
        self.checked += count
        for name, where in broken(states, self.variant).items():
            self.broken[name] += int(where.sum())
            self.examples.setdefault(name, int(table.seeds[where.argmax()]))
        return states

    def summary(self) -> dict[str, Any]:
        lengths = np.concatenate(self.lengths)
        return {
            "games": self.games,
            "choices": self.steps,
            "states_checked": self.checked,
            "broken_invariants": dict(self.broken),
            "seeds_of_examples": self.examples,
            "actions_never_chosen": np.flatnonzero(self.met == 0).tolist(),
            "rarest_action_chosen": int(self.met.min()),
            "ended_by_limit": self.ends[2],
            "length": {
                "mean": round(float(lengths.mean()), 1),
                "least": int(lengths.min()),
                **{f"p{p}": int(np.percentile(lengths, p)) for p in PERCENTILES},
                "most": int(lengths.max()),
            },
        }


def fuzz(variant: Variant, args: argparse.Namespace) -> dict[str, Any]:
    """Random games, then the leak test; the counts of both."""
    start = time.perf_counter()
    run = Fuzz(variant, args.slots, args.every, args.seed, args.threads)
    with Progress(disable=args.quiet) as bar:
        task = bar.add_task("games", total=args.games)
        run.run(args.games, lambda done: bar.advance(task, done))
    found = []
    for block in range(0, args.leaks, 1000):
        found += leaks(
            reachable(variant, min(1000, args.leaks - block), seed=args.seed + block, over=True), seed=block
        )
    return {
        **run.summary(),
        "leak_states": args.leaks,
        "leaks": found,
        "seconds": round(time.perf_counter() - start),
    }


def sound(result: dict[str, Any]) -> bool:
    """Actions never chosen are no fault: a smaller deck may lack the cards that they belong to."""
    return not (result["broken_invariants"] or result["leaks"])


def sheet(results: dict[str, dict[str, Any]]) -> Sheet:
    table = Sheet("", *results, title="Random games")
    rows = [name for name in next(iter(results.values())) if name != "length"]
    for row in rows:
        cells = [result[row] for result in results.values()]
        if row == "actions_never_chosen":
            cells = [len(never) for never in cells]
        table.add_row(
            row.replace("_", " "), *[f"{c:,}" if isinstance(c, int) else str(c or "none") for c in cells]
        )
    for row in next(iter(results.values()))["length"]:
        table.add_row(
            f"choices a game, {row}", *[f"{result['length'][row]:,}" for result in results.values()]
        )
    return table


def main(arguments: list[str] | None = None) -> int:
    parser = games_parser("fuzz", "Random games, every state checked.")
    parser.add_argument("--games", type=int, default=1_000_000, help="games to play of each variant")
    parser.add_argument("--leaks", type=int, default=10_000, help="states to look for leaks in")
    parser.add_argument("--slots", type=int, default=4096, help="games in flight")
    parser.add_argument("--every", type=int, default=64, help="choices between two checks of every state")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    args = parser.parse_args(arguments)
    results = {name: fuzz(variant, args) for name, variant in chosen_variants(parser, args).items()}
    Console().print(sheet(results))
    if args.out:
        write(args.out, results)
    return 0 if all(map(sound, results.values())) else 1


if __name__ == "__main__":
    raise SystemExit(main())

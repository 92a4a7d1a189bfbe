"""Steps a second, by every way to use a game: ``python -m dungeonzoo.benchmarks.throughput``.

All cases play uniformly random legal choices. A step is one choice of one player; in the single-agent
environments a step is one choice of the learner, and the opponents' choices come on top. Other suites are
timed in the same run where they are installed. Rates are medians over rounds in which the cases take turns.
"""

import argparse
import copy
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import gymnasium
import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from ..envs.core import registry
from ..envs.core.game import Variant
from ..envs.core.table import spread
from . import peers
from .positions import outputs
from .report import RESULTS, write
from .timing import Case, Work, time_all

SIZES = (1, 100, 1000, 10_000, 100_000)
CHUNK = 20_000  # about as many steps in one piece of batched work
CHOICES = 40  # choices before a state is copied


def cases(entry: registry.Entry, quick: bool) -> Iterator[Case]:
    """Every way to use the game."""
    variant = registry.find(entry.game).variant(**entry.options)
    sizes = (1, 1000) if quick else SIZES
    for group, work in (("batch, no output", bare), ("batch, observation and mask", full)):
        for threads in (1, 2):
            for n in sizes if threads == 1 else sizes[1:]:
                label = f"{n:,} game{'s' * (n > 1)}, {threads} thread{'s' * (threads > 1)}"
                yield Case(group, label, partial(work, variant, n, threads))
    yield Case(
        "AEC", "raw_env(), agent_iter loop", partial(loop, partial(registry.raw_env, entry.game), entry)
    )
    yield Case("AEC", "env(), agent_iter loop", partial(loop, partial(registry.env, entry.game), entry))
    yield Case("AEC", "reset", partial(resets, entry), "resets")
    yield Case("AEC", "env.clone()", partial(clones, entry, lambda env, seed: env.clone(seed)), "copies")
    yield Case(
        "AEC", "copy.deepcopy(env)", partial(clones, entry, lambda env, seed: copy.deepcopy(env)), "copies"
    )
    yield Case("batch, other", "deal", partial(deals, variant), "resets")
    yield Case("batch, other", "copy between slots", partial(copies, variant), "copies")
    yield Case("batch, other", "built-in player's choice", partial(advice, variant), "choices")
    yield Case("Gymnasium", "gymnasium.make, random opponents", partial(single, entry))
    many = sizes[1:-1] or sizes[1:]
    for n in many:
        yield Case("Gymnasium", f"gymnasium.make_vec, {n:,} games", partial(vector, entry, n))
    for n in many if find_spec("stable_baselines3") else ():
        yield Case("Stable-Baselines3", f"VecEnv, {n:,} games", partial(sb3, entry, n))


def bare(variant: Variant, n: int, threads: int) -> Work:
    """Random play inside the table, which keeps its masks but writes nothing out."""
    table = variant.table(n, threads)
    table.deal_batch(spread(0, n))
    steps, seeds = max(1, CHUNK // n), iter(range(2**62))

    def work() -> int:
        table.random_play(steps, next(seeds))
        return n * steps

    return work


def full(variant: Variant, n: int, threads: int) -> Work:
    """`step_batch` with everything that a learner needs written out, the choices by `random_batch`."""
    table = variant.table(n, threads)
    table.deal_batch(spread(0, n))
    actions = np.zeros(n, np.int32)
    out = outputs(table, n)
    steps, seeds = max(1, CHUNK // n), spread(1, n)

    def work() -> int:
        for _ in range(steps):
            np.add(seeds, 1, out=seeds)
            table.random_batch(seeds, actions)
            table.step_batch(actions, auto_reset=True, **out)
        return n * steps

    return work


def loop(make: Callable, entry: registry.Entry) -> Work:
    """A whole game in PettingZoo's usual loop, with `last()` and a random legal action."""
    env, rng, seeds = make(**entry.options), np.random.default_rng(0), iter(range(2**62))

    def game() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            obs, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = obs["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return game


def resets(entry: registry.Entry) -> Work:
    env, seeds = registry.env(entry.game, **entry.options), iter(range(2**62))

    def work() -> int:
        for _ in range(100):
            env.reset(seed=next(seeds))
        return 100

    return work


def clones(entry: registry.Entry, clone: Callable) -> Work:
    """Copies of a game under way."""
    env = registry.env(entry.game, **entry.options)
    env.reset(seed=0)
    for _ in range(CHOICES):
        env.step(int(env.action_mask().argmax()))

    def work() -> int:
        for seed in range(100):
            clone(env, seed)
        return 100

    return work


def deals(variant: Variant) -> Work:
    table, seeds = variant.table(1000), spread(0, 1000)

    def work() -> int:
        np.add(seeds, 1, out=seeds)
        table.deal_batch(seeds)
        return 1000

    return work


def copies(variant: Variant) -> Work:
    """Every game of one table into another."""
    source, target, slots = variant.table(1000), variant.table(1000), np.arange(1000)
    source.deal_batch(spread(0, 1000))
    source.random_play(CHOICES, 0)

    def work() -> int:
        target.copy_from(source, slots, slots)
        return 1000

    return work


def advice(variant: Variant) -> Work:
    table, seeds, out = variant.table(1000), spread(0, 1000), np.zeros(1000, np.int32)
    table.deal_batch(seeds)
    table.random_play(CHOICES, 0)

    def work() -> int:
        table.advise_batch(seeds, out)
        return 1000

    return work


def single(entry: registry.Entry) -> Work:
    """Games of a random learner among random opponents."""
    env, rng, seeds = gymnasium.make(entry.id), np.random.default_rng(0), iter(range(2**62))

    def game() -> int:
        _, info = env.reset(seed=next(seeds))
        steps, over = 0, False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, terminated, truncated, info = env.step(int(legal[int(rng.random() * len(legal))]))
            steps, over = steps + 1, terminated or truncated
        return steps

    return game


def vector(entry: registry.Entry, n: int) -> Work:
    env = gymnasium.make_vec(entry.id, num_envs=n)
    env.reset(seed=0)
    return _batched(env, n)


def sb3(entry: registry.Entry, n: int) -> Work:
    from ..wrappers.sb3 import make

    env = make(entry.game, n, **entry.options)
    env.reset()
    return _batched(env, n)


def _batched(env, n: int) -> Work:
    """Random legal choices in every game of a vector environment."""
    rng, steps = np.random.default_rng(0), max(1, CHUNK // n // 10)

    def work() -> int:
        for _ in range(steps):
            mask = env.action_masks()
            env.step((mask * rng.random(mask.shape, np.float32)).argmax(1))
        return n * steps

    return work


def sheet(title: str, timed: list[Case]) -> Sheet:
    table = Sheet("", "", "median", "least", "most", "", title=title)
    for column in table.columns[2:5]:
        column.justify = "right"
    group = ""
    for case in timed:
        if group not in ("", case.group):
            table.add_section()
        rates = (case.rate, min(case.rates), max(case.rates))
        table.add_row(
            case.group if case.group != group else "", case.name, *map(human, rates), f"{case.unit}/s"
        )
        group = case.group
    return table


def human(rate: float) -> str:
    """1_234_567 as 1.23 M."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{letter}"
    return f"{rate:.3g}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m dungeonzoo.benchmarks.throughput",
        description="Steps a second, by every way to use a game.",
    )
    parser.add_argument("game", nargs="?", help="name of a game; all when none is given")
    parser.add_argument("--rounds", type=int, default=5, help="times that each case is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one measurement")
    parser.add_argument("--quick", action="store_true", help="fewer cases, one short round, no other suites")
    parser.add_argument(
        "--out", type=Path, help=f"write the rates as JSON, such as {RESULTS.name}/throughput.json"
    )
    args = parser.parse_args(arguments)
    chosen = [entry for entry in default_entries() if args.game in (None, entry.game)]
    timed = {entry.id: list(cases(entry, args.quick)) for entry in chosen}
    if not args.quick:
        timed["other suites"] = list(peers.cases())
    everything = [case for group in timed.values() for case in group]
    rounds, seconds = (1, 0.1) if args.quick else (args.rounds, args.seconds)
    with Progress(transient=True) as bar:
        task = bar.add_task("", total=rounds * len(everything))
        time_all(everything, rounds, seconds, lambda name: bar.update(task, advance=1, description=name))
    for title, group in timed.items():
        Console().print(sheet(title, group))
    if args.out:
        rates = {title: [case.as_dict() for case in group] for title, group in timed.items()}
        write(args.out, {title: group for title, group in rates.items() if group})
    return 0


def default_entries() -> list[registry.Entry]:
    """The first id of each game."""
    first: dict[str, registry.Entry] = {}
    for entry in registry.entries():
        first.setdefault(entry.game, entry)
    return list(first.values())


if __name__ == "__main__":
    raise SystemExit(main())

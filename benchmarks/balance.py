"""Who wins at which table, and how long games are: ``python -m dungeonzoo.benchmarks.balance [GAME ...]``.

Plays games of the built-in player and of uniformly random choices at four tables: only the one, only the
other, and one seat of each among the other kind, which goes round from game to game. Of the odd seat the
share of the result is taken, as in matches (``dungeonzoo.training.evaluate``): 1 / seats among equals.
Where seats play together, against others with a part of their own, a side is the odd one instead.

Options of the games can be set as in the fuzzer: ``-o players=3 -o players=6`` makes a table of each size.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table as Sheet

from .. import envs
from ..envs.core.game import Variant
from ..envs.core.table import ADVISED, UNIFORM, spread
from ..training.evaluate import by_result, interval
from .arguments import chosen_variants, games_parser
from .fuzz import PERCENTILES
from .report import write

PLAYERS = {"random": UNIFORM, "heuristic": ADVISED}
BATCH = 1000


Side = tuple[int, ...]
"""Seats that play together."""


def tables(variant: Variant) -> dict[str, tuple[str, str, Side]]:
    """Who sits where, by what the table is called: the odd seat, all others, and the odd side, if any."""
    found: dict[str, tuple[str, str, Side]] = {f"all {name}": (name, name, ()) for name in PLAYERS}
    if variant.sides:
        return found | {
            f"heuristic {name}": ("heuristic", "random", side) for name, side in variant.sides.items()
        }
    found["one heuristic"] = ("heuristic", "random", ())
    if len(variant.agents) > 2:
        found["one random"] = ("random", "heuristic", ())
    return found


def odd_seats(n_seats: int, games: int, side: Side = ()) -> NDArray[np.bool_]:
    """Which seats are the odd ones, (games, n_seats): those of the side, or one that goes round."""
    if side:
        return np.tile(np.isin(np.arange(n_seats), side), (games, 1))
    return np.arange(games)[:, None] % n_seats == np.arange(n_seats)


def measures(states: NDArray[Any], variant: Variant) -> Iterator[tuple[str, NDArray[Any]]]:
    """What else the game has to tell of finished games (``dungeonzoo.envs.<game>.measures``), if anything:
    words, and a figure of each game that has one.
    """
    name = f"{envs.__name__}.{variant.game.name}.measures"
    if find_spec(name):
        yield from import_module(name).measures(states, variant)


def balance(
    variant: Variant, odd: str, others: str, games: int, seed: int = 0, side: Side = ()
) -> dict[str, Any]:
    """Plays the games; share of the odd seats with its 95 % interval, decisions a game, and the measures.

    Where nobody may win, shares add up to less than 1 and an odd seat's is to be seen beside the others'.
    """
    variant = by_result(variant)
    n_seats = len(variant.agents)
    least, most = variant.game.reward_range
    n_sides = len(variant.sides) or n_seats
    is_odd = odd_seats(n_seats, games, side)
    seats = np.where(is_odd, PLAYERS[odd], PLAYERS[others]).astype(np.int8)
    seeds = spread(seed, 2 * games).reshape(2, games)
    shares, lengths, told = [], [], {}
    for first in range(0, games, BATCH):
        part = slice(first, min(first + BATCH, games))
        table = variant.table(part.stop - first)
        table.deal_batch(np.ascontiguousarray(seeds[0, part]))
        table.answer_batch(np.ascontiguousarray(seats[part]), np.ascontiguousarray(seeds[1, part]))
        returns = np.empty((table.n, n_seats))
        table.returns_batch(returns)
        won = (returns - least) / (most - least)
        shares.append(np.stack([(won * mine).sum(1) / mine.sum(1) for mine in (is_odd[part], ~is_odd[part])]))
        lengths.append(table.states["head"]["decisions"].copy())
        for words, values in measures(table.states, variant):
            told.setdefault(words, []).append(values)
    (share, theirs), length = np.concatenate(shares, 1), np.concatenate(lengths)
    result: dict[str, Any] = {"games": games}
    if odd != others:
        low, high = interval(share, n_sides)
        result |= {"share": _three(share.mean()), "low": _three(low), "high": _three(high)}
        result |= {"par": _three(1 / n_sides), "share of each other seat": _three(theirs.mean())}
    figures = {words: np.concatenate(values) for words, values in told.items()}
    result |= {words: _three(values.mean()) for words, values in figures.items() if len(values)}
    result["decisions"] = {
        "mean": _three(length.mean()),
        **{f"p{p}": int(np.percentile(length, p)) for p in PERCENTILES},
        "most": int(length.max()),
    }
    return result


def _three(value: float) -> float:
    return round(float(value), 3)


def sheet(name: str, results: dict[str, dict[str, Any]]) -> Sheet:
    table = Sheet("", *results, title=name)
    rows = dict.fromkeys(row for result in results.values() for row in result if row != "decisions")
    for row in rows:
        table.add_row(row, *[f"{result[row]:,}" if row in result else "" for result in results.values()])
    for row in next(iter(results.values()))["decisions"]:
        table.add_row(
            f"decisions a game, {row}", *[f"{result['decisions'][row]:,}" for result in results.values()]
        )
    return table


def main(arguments: list[str] | None = None) -> int:
    parser = games_parser("balance", "Who wins, and how long games are.")
    parser.add_argument("--games", type=int, default=2000, help="games to play at each table")
    parser.add_argument(
        "--table", action="append", metavar="NAME", help='only tables of this name, such as "all heuristic"'
    )
    args = parser.parse_args(arguments)
    results = {}
    for name, variant in chosen_variants(parser, args).items():
        there = tables(variant)
        chosen = args.table or list(there)
        if unknown := set(chosen) - set(there):
            parser.error(f"--table: {name} has no {', '.join(sorted(unknown))}; it has {', '.join(there)}")
        results[name] = {}
        for title in chosen:
            odd, others, side = there[title]
            results[name][title] = balance(variant, odd, others, args.games, args.seed, side)
        Console().print(sheet(name, results[name]))
    if args.out:
        write(args.out, results)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Who plays better: pairs of games with the same deal and swapped seats, and an interval around the score.

A pair is two games with one deal: in the first player A sits at one seat and B at all others, in the second
the two have changed places. The lone seat goes round from pair to pair. What a player draws at random hangs
on the pair, the seat and the number of the decision alone, so the two games of a pair are one game when A
and B are the same policy, and A scores exactly one half against itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.table import Table as RichTable

from ..envs.core.game import Variant
from ..envs.core.table import Table, spread
from ..wrappers.players import Player, PlayerLike, make_player
from . import agents  # noqa: F401 (makes "search" known)

Progress = Callable[[int, int], None]
"""Called with the games that are over and those to be played."""

Z = 1.96
"""Standard deviations on each side of a 95 % interval."""


@dataclass(frozen=True)
class Match:
    """A's result against B: a won game counts 1, a draw or a truncated game 1/2."""

    game: str
    a: str
    b: str
    pairs: int
    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    """Ends of the 95 % interval of the score, taken over pairs."""
    decisions: float
    """Mean number of decisions a game."""
    seconds: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Tournament:
    """Every player against every other one, and the ratings that follow."""

    matches: tuple[Match, ...]
    ratings: dict[str, tuple[float, float]]
    """Name: mean and standard deviation of the skill (openskill, Plackett-Luce; a new player has 25 and
    8.33).
    """

    def as_dict(self) -> dict[str, Any]:
        ratings = {name: {"mu": mu, "sigma": sigma} for name, (mu, sigma) in self.ratings.items()}
        return {"matches": [match.as_dict() for match in self.matches], "ratings": ratings}


def interval(scores: NDArray[np.float64]) -> tuple[float, float]:
    """The 95 % interval of the mean of scores in [0, 1].

    Agresti and Coull (1998) carried over to any scores: four made-up pairs, two lost and two won, are added
    before mean and deviation are taken, so that a clean sweep does not get an interval of no width.
    """
    padded = np.concatenate([scores, [0.0, 0.0, 1.0, 1.0]])
    mean, spread_ = float(padded.mean()), float(padded.std(ddof=1)) / sqrt(len(padded))
    return max(0.0, mean - Z * spread_), min(1.0, mean + Z * spread_)


def play_match(
    variant: Variant,
    a: PlayerLike,
    b: PlayerLike,
    *,
    pairs: int = 500,
    seed: int = 0,
    batch: int = 1024,
    progress: Progress | None = None,
) -> Match:
    """Plays 2 x `pairs` games, at most `batch` at a time; pair i depends on (seed, i) alone.

    a, b: players or what make_player takes. Raises ValueError when `pairs` is below 1.
    """
    if pairs < 1:
        raise ValueError(f"pairs={pairs} is not possible; it must be at least 1")
    sides = (make_player(a, variant), make_player(b, variant))
    begin = perf_counter()
    points, lengths = np.empty((pairs, 2)), np.empty((pairs, 2))
    step = max(1, batch // 2)
    for first in range(0, pairs, step):
        part = np.arange(first, min(first + step, pairs))
        tell = _shifted(progress, 2 * first, 2 * pairs)
        points[part], lengths[part] = _play_pairs(variant, sides, part, seed, tell)
    scores = points.mean(1)
    low, high = interval(scores)
    return Match(
        game=variant.game.name,
        a=sides[0].name,
        b=sides[1].name,
        pairs=pairs,
        wins=int((points == 1).sum()),
        draws=int((points == 0.5).sum()),
        losses=int((points == 0).sum()),
        score=float(scores.mean()),
        low=low,
        high=high,
        decisions=float(lengths.mean()),
        seconds=perf_counter() - begin,
    )


def _shifted(progress: Progress | None, before: int, total: int) -> Callable[[int], None]:
    return (lambda done: progress(before + done, total)) if progress else (lambda done: None)


def _play_pairs(
    variant: Variant,
    sides: tuple[Player, Player],
    numbers: NDArray[np.int64],
    seed: int,
    tell: Callable[[int], None],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """A's points and the lengths of the games, each (pairs, 2), for the pairs with these numbers.

    All first games are played before all second ones: then a policy against itself is asked the same batches
    twice, and gives the same answers to the last bit.
    """
    n_seats, k = len(variant.agents), len(numbers)
    seeds = spread(seed, (int(numbers[-1]) + 1) * (1 + n_seats)).reshape(-1, 1 + n_seats)[numbers]
    deals, streams = np.ascontiguousarray(seeds[:, 0]), seeds[:, 1:]
    lone = numbers[:, None] % n_seats == np.arange(n_seats)  # (pairs, seats)
    points, lengths = np.empty((k, 2)), np.empty((k, 2))
    table = variant.table(k)
    for game, of_a in enumerate((lone, ~lone)):
        table.deal_batch(deals)
        lengths[:, game] = play_out(table, sides, (~of_a).astype(np.int64), streams)
        returns = np.empty((k, n_seats))
        table.returns_batch(returns)
        mine = np.where(of_a, returns, 0).sum(1) / of_a.sum(1)
        theirs = np.where(of_a, 0, returns).sum(1) / (~of_a).sum(1)
        points[:, game] = (np.sign(np.round(mine - theirs, 9)) + 1) / 2
        tell((game + 1) * k)
    return points, lengths


def play_out(
    table: Table, players: Sequence[Player], seated: NDArray[np.int64], streams: NDArray[np.uint64]
) -> NDArray[np.int64]:
    """Plays every slot of a dealt table to its end; returns the decisions taken in each.

    seated (n, n_seats): the index in `players` of who plays each seat; streams (n, n_seats): the seed of that
    seat's random choices.
    """
    n = table.n
    actors, taken = np.empty(n, np.int8), np.zeros(n, np.int64)
    table.observe_batch(actors=actors)
    running = np.flatnonzero(actors >= 0)
    while len(running):
        seats = actors[running].astype(np.int64)
        who = seated[running, seats]
        seeds = streams[running, seats] + taken[running].astype(np.uint64)
        actions = np.empty(len(running), np.int32)
        for index in np.unique(who):
            rows = np.flatnonzero(who == index)
            actions[rows] = players[index].act(table, running[rows], seeds[rows])
        asked = np.empty(len(running), np.int8)
        table.step_batch(actions, slots=running, actors=asked)
        actors[running] = asked
        taken[running] += 1
        running = running[asked >= 0]
    return taken


def round_robin(
    variant: Variant, players: Sequence[PlayerLike], *, pairs: int = 100, seed: int = 0, batch: int = 1024
) -> Tournament:
    """Everyone against everyone, `pairs` pairs each; needs openskill (extra `train`)."""
    from openskill.models import PlackettLuce

    made = [make_player(player, variant) for player in players]
    matches = [
        play_match(variant, a, b, pairs=pairs, seed=seed, batch=batch) for a, b in combinations(made, 2)
    ]
    model = PlackettLuce()
    ratings = {player.name: model.rating(name=player.name) for player in made}
    for outcome in _shuffled(matches, seed):
        a, b, ranks = outcome
        [[ratings[a]], [ratings[b]]] = model.rate([[ratings[a]], [ratings[b]]], ranks=ranks)
    return Tournament(tuple(matches), {name: (r.mu, r.sigma) for name, r in ratings.items()})


def _shuffled(matches: Sequence[Match], seed: int) -> list[tuple[str, str, list[float]]]:
    """The single results of all matches in random order: ratings depend on it, and no match should come
    last.
    """
    results = []
    for m in matches:
        for count, ranks in ((m.wins, [0.0, 1.0]), (m.draws, [0.0, 0.0]), (m.losses, [1.0, 0.0])):
            results += [(m.a, m.b, ranks)] * count
    return [results[i] for i in np.random.default_rng(seed).permutation(len(results))]


def results_table(matches: Sequence[Match]) -> RichTable:
    """The matches for people."""
    table = RichTable(title=f"{matches[0].game}: paired deals, swapped seats" if matches else None)
    for heading in (
        "player",
        "against",
        "games",
        "won",
        "drawn",
        "lost",
        "score",
        "95 % interval",
        "decisions",
    ):
        table.add_column(heading, justify="left" if heading in ("player", "against") else "right")
    for m in matches:
        table.add_row(
            m.a,
            m.b,
            f"{2 * m.pairs:,}",
            f"{m.wins:,}",
            f"{m.draws:,}",
            f"{m.losses:,}",
            f"{m.score:.1%}",
            f"{m.low:.1%} to {m.high:.1%}",
            f"{m.decisions:.0f}",
        )
    return table


def ratings_table(tournament: Tournament) -> RichTable:
    """The ratings for people, best first."""
    table = RichTable(title="ratings")
    table.add_column("player")
    table.add_column("skill", justify="right")
    table.add_column("deviation", justify="right")
    for name, (mu, sigma) in sorted(tournament.ratings.items(), key=lambda item: -item[1][0]):
        table.add_row(name, f"{mu:.2f}", f"{sigma:.2f}")
    return table

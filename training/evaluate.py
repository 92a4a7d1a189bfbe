"""Who plays better: every deal is played from every seat, with an interval around the score.

A deal is played once for each seat: A sits there, and B at all others. What a player draws at random hangs on
the deal, the seat and the number of the decision alone, so the games of a deal are one game when A and B are
the same policy, and A scores exactly its par against itself: one half of two seats, 1 / N of N, as far as
somebody wins.

In a game with sides (`Variant.sides`) a deal is played once for each side instead: A has all its seats, and B
those of the other side. How strong a side is by itself is measured too: what the built-in player scores there
in A's place, on the same deals and against the same B.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from math import sqrt
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table as RichTable

from ..envs.core.game import Variant
from ..envs.core.table import Table, mixed, spread
from ..wrappers.players import HeuristicPlayer, Opponents, Player, PlayerLike, Pool, make_player
from . import agents  # noqa: F401 (makes "search" known)

Progress = Callable[[int, int], None]
"""Called with the games that are over and those to be played."""

Z = 1.96
"""Standard deviations on each side of a 95 % interval."""


@dataclass(frozen=True)
class SideResult:
    """A's result on one side, over all deals, beside that of the built-in player in its place."""

    side: str
    score: float
    low: float
    high: float
    par: float
    """What the built-in player scores on this side against B, on the same deals."""
    par_low: float
    par_high: float
    lead: float
    """Mean over deals of A's score less the built-in player's."""
    lead_low: float
    lead_high: float

    @property
    def beats(self) -> bool:
        """A is better than the built-in player in this role: the whole interval of its lead lies above 0."""
        return self.lead_low > 0


@dataclass(frozen=True)
class Match:
    """A's result at one seat, or on one side, of a table whose other seats are B's.

    A game's score is A's share of the result: from 0, the least that a seat can get, to 1. Of two players the
    winner scores 1, and both 1/2 in a draw or a truncated game; of more, each winner scores 1 / winners.
    """

    game: str
    a: str
    b: str
    seats: int
    deals: int
    wins: int
    """Games in which A alone did best."""
    draws: int
    """Games in which nobody did better than A, and somebody as well."""
    losses: int
    score: float
    """Mean over all games."""
    low: float
    high: float
    """Ends of the 95 % interval of the score, taken over deals."""
    par: float
    """What a player scores among its equals: 1 / seats, or 1 / sides."""
    decisions: float
    """Mean number of decisions a game."""
    seconds: float
    sides: tuple[SideResult, ...] = ()
    """The result on each side, of a game that has sides."""

    @property
    def beats(self) -> bool:
        """A is better than B: the whole interval lies above par."""
        return self.low > self.par

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

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


def interval(scores: NDArray[np.float64], seats: int = 2) -> tuple[float, float]:
    """The 95 % interval of the mean of scores in [0, 1].

    Agresti and Coull (1998) carried over to any scores: made-up deals, two won and two lost for each other
    seat, are added before mean and deviation are taken, so that a clean sweep does not get an interval of no
    width, and none is drawn away from par.
    """
    padded = np.concatenate([scores, np.ones(2), np.zeros(2 * (seats - 1))])
    mean, spread_ = float(padded.mean()), float(padded.std(ddof=1)) / sqrt(len(padded))
    return max(0.0, mean - Z * spread_), min(1.0, mean + Z * spread_)


def side_result(side: str, scores: NDArray[np.float64], par: NDArray[np.float64]) -> SideResult:
    """From A's scores and the built-in player's, deal by deal."""
    lead_low, lead_high = (2 * end - 1 for end in interval((scores - par + 1) / 2))
    return SideResult(
        side,
        *(float(scores.mean()), *interval(scores)),
        *(float(par.mean()), *interval(par)),
        *(float((scores - par).mean()), lead_low, lead_high),
    )


def places(variant: Variant) -> dict[str, tuple[int, ...]]:
    """What A can take in a deal, by name: each side, or where there are none each seat alone."""
    return dict(variant.sides) or {agent: (seat,) for seat, agent in enumerate(variant.agents)}


def by_result(variant: Variant) -> Variant:
    """The same game rewarded by its result, which is what matches are about."""
    options = variant.options
    return variant if options["reward"] == "win" else variant.game.variant(**{**options, "reward": "win"})


def play_match(
    variant: Variant,
    a: PlayerLike,
    b: Opponents,
    *,
    deals: int = 500,
    seed: int = 0,
    batch: int = 1024,
    progress: Progress | None = None,
) -> Match:
    """Plays `deals` deals from every seat or side, about `batch` games at a time.

    Deal i depends on (seed, i) alone. a: a player, or what make_player takes; b: the same, or a pool of them
    (see `Pool`), from which each other seat of a deal is filled by lot. Raises ValueError when `deals` is
    below 1.
    """
    if deals < 1:
        raise ValueError(f"deals={deals} is not possible; it must be at least 1")
    variant = by_result(variant)
    player, pool, names = make_player(a, variant), Pool(b, variant), places(variant)
    begin = perf_counter()
    rounds = 2 if variant.sides else 1
    done = _counting(progress, rounds * deals * len(names))
    scores, leads, lengths = _play_all(variant, player, pool, deals, seed, batch, done)
    sides: tuple[SideResult, ...] = ()
    if variant.sides:
        par = _play_all(variant, HeuristicPlayer(), pool, deals, seed, batch, done)[0]
        sides = tuple(side_result(side, scores[:, k], par[:, k]) for k, side in enumerate(names))
    low, high = interval(scores.mean(1), len(names))
    return Match(
        game=variant.game.name,
        a=player.name,
        b=" or ".join(other.name for other in pool.players),
        seats=len(variant.agents),
        deals=deals,
        wins=int((leads > 0).sum()),
        draws=int((leads == 0).sum()),
        losses=int((leads < 0).sum()),
        score=float(scores.mean()),
        low=low,
        high=high,
        par=1 / len(names),
        decisions=float(lengths.mean()),
        seconds=perf_counter() - begin,
        sides=sides,
    )


def _play_all(
    variant: Variant,
    player: Player,
    pool: Pool,
    deals: int,
    seed: int,
    batch: int,
    tell: Callable[[int], None],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int64]]:
    """All deals with `player` in A's place: see `_play_deals`. tell: hears of games that are over."""
    step = max(1, batch // len(places(variant)))
    parts = []
    for first in range(0, deals, step):
        numbers = np.arange(first, min(first + step, deals))
        parts.append(_play_deals(variant, player, pool, numbers, seed, tell))
    scores, leads, lengths = (np.concatenate(part) for part in zip(*parts, strict=True))
    return scores, leads, lengths


def _counting(progress: Progress | None, total: int) -> Callable[[int], None]:
    """Adds up games that are over."""
    done = 0

    def more(games: int) -> None:
        nonlocal done
        done += games
        if progress:
            progress(done, total)

    return more


def _play_deals(
    variant: Variant,
    player: Player,
    pool: Pool,
    numbers: NDArray[np.int64],
    seed: int,
    tell: Callable[[int], None],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int64]]:
    """A's scores, its leads over the best other seat and the lengths of the games, each (deals, places).

    All first games are played before all second ones, and so on: then a policy against itself is asked the
    same batches again, and gives the same answers to the last bit.
    """
    n_seats, k, taken = len(variant.agents), len(numbers), list(places(variant).values())
    seeds = spread(seed, (int(numbers[-1]) + 1) * (1 + n_seats)).reshape(-1, 1 + n_seats)[numbers]
    deals, streams = np.ascontiguousarray(seeds[:, 0]), seeds[:, 1:]
    others = 1 + pool.draw(mixed(streams))
    least, most = variant.game.reward_range
    shape = (k, len(taken))
    scores, leads, lengths = np.empty(shape), np.empty(shape), np.empty(shape, np.int64)
    rows, seats = np.arange(k), np.array([np.isin(np.arange(n_seats), place) for place in taken])
    table, returns = variant.table(k), np.empty((k, n_seats))
    for game in range(len(taken)):
        place = (numbers + game) % len(taken)
        of_a = seats[place]  # (deals, seats)
        table.deal_batch(deals)
        lengths[rows, place] = play_out(table, [player, *pool.players], np.where(of_a, 0, others), streams)
        table.returns_batch(returns)
        own, best = (np.where(mine, returns, -np.inf).max(1) for mine in (of_a, ~of_a))
        scores[rows, place] = (own - least) / (most - least)
        leads[rows, place] = np.sign(np.round(own - best, 9))
        tell(k)
    return scores, leads, lengths


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
    variant: Variant, players: Sequence[PlayerLike], *, deals: int = 100, seed: int = 0, batch: int = 1024
) -> Tournament:
    """Everyone against everyone, `deals` deals each; needs openskill (extra `train`).

    At a table of more than two, unless it has two sides, both ways round: each of the two takes the one seat
    among the other's.
    """
    from openskill.models import PlackettLuce

    made = [make_player(player, by_result(variant)) for player in players]
    order = combinations if len(places(variant)) == 2 else permutations
    matches = [play_match(variant, a, b, deals=deals, seed=seed, batch=batch) for a, b in order(made, 2)]
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
    """The matches for people; the score in bold where A beats B."""
    place = "side" if any(match.sides for match in matches) else "seat"
    title = f"{matches[0].game}: every deal from every {place}; par {matches[0].par:.1%}" if matches else None
    table = RichTable(title=title)
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
            m.b if m.seats == 2 or m.sides else f"{m.seats - 1} x {m.b}",
            f"{m.games:,}",
            f"{m.wins:,}",
            f"{m.draws:,}",
            f"{m.losses:,}",
            f"[bold]{m.score:.1%}[/bold]" if m.beats else f"{m.score:.1%}",
            f"{m.low:.1%} to {m.high:.1%}",
            f"{m.decisions:.0f}",
        )
    return table


def sides_table(matches: Sequence[Match]) -> RichTable:
    """What A scores on each side for people; in bold where it is better there than the built-in player."""
    table = RichTable(title="by side, and the built-in player in the same role on the same deals")
    headings = (
        "player",
        "against",
        "score",
        "95 % interval",
        "built-in",
        "95 % interval",
        "lead",
        "95 % interval",
    )
    for heading in ("side", *headings):
        table.add_column(heading, justify="left" if heading in ("side", "player", "against") else "right")
    for m in matches:
        for s in m.sides:
            table.add_row(
                s.side,
                m.a,
                m.b,
                f"[bold]{s.score:.1%}[/bold]" if s.beats else f"{s.score:.1%}",
                f"{s.low:.1%} to {s.high:.1%}",
                f"{s.par:.1%}",
                f"{s.par_low:.1%} to {s.par_high:.1%}",
                f"{s.lead:+.1%}",
                f"{s.lead_low:+.1%} to {s.lead_high:+.1%}",
            )
    return table


def print_results(console: Console, matches: Sequence[Match]) -> None:
    """The matches, and below them each side's part where there are sides."""
    console.print(results_table(matches))
    if any(match.sides for match in matches):
        console.print(sides_table(matches))


def ratings_table(tournament: Tournament) -> RichTable:
    """The ratings for people, best first."""
    table = RichTable(title="ratings")
    table.add_column("player")
    table.add_column("skill", justify="right")
    table.add_column("deviation", justify="right")
    for name, (mu, sigma) in sorted(tournament.ratings.items(), key=lambda item: -item[1][0]):
        table.add_row(name, f"{mu:.2f}", f"{sigma:.2f}")
    return table

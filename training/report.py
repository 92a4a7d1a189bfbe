"""What a training run leaves behind for people: the curve as a table and a picture, and the final results."""

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from .evaluate import Match


@dataclass(frozen=True)
class Point:
    """One point of a learning curve: the score against one player, with the ends of its 95 % interval."""

    minutes: float
    """Time spent so far, evaluations included."""
    steps: int
    """The learner's decisions so far."""
    updates: int
    against: str
    score: float
    low: float
    high: float
    side: str = ""
    """On which side; empty: over all seats or sides."""
    par: float | None = None
    """What the built-in player scores on that side, on the same deals."""


def points_of(match: Match, minutes: float, steps: int, updates: int) -> list[Point]:
    """The points that a match adds to the curve: its score, and that on each side."""
    now = (minutes, steps, updates, match.b)
    whole = Point(*now, match.score, match.low, match.high)
    return [whole, *(Point(*now, s.score, s.low, s.high, s.side, s.par) for s in match.sides)]


def write_curve(path: Path, points: Sequence[Point]) -> None:
    """The curve as comma-separated values, one line a point."""
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, [f.name for f in fields(Point)])
        writer.writeheader()
        writer.writerows(asdict(point) for point in points)


def draw_curve(path: Path, points: Sequence[Point], title: str, par: float) -> None:
    """The curve as a picture: score against minutes, one line a player, 95 % bands; dashed: the par.

    A game with sides has a picture for each; the par is then the built-in player's own score there.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    sides = [side for side in dict.fromkeys(point.side for point in points) if side] or [""]
    figure = Figure(figsize=(7 if len(sides) == 1 else 5 * len(sides), 4), layout="constrained")
    FigureCanvasAgg(figure)
    for axes, side in zip(figure.subplots(1, len(sides), squeeze=False)[0], sides, strict=True):
        _draw_lines(axes, [point for point in points if point.side == side])
        if not side:
            axes.axhline(100 * par, color="grey", linewidth=0.8, linestyle="--")
        axes.set(xlabel="minutes of training", ylabel="score (%)", ylim=(0, 100), title=side or title)
        axes.margins(x=0.01)
        axes.grid(alpha=0.3)
        axes.legend(loc="best" if side else "lower right", fontsize="small" if side else None)
    if sides != [""]:
        figure.suptitle(title)
    figure.savefig(path, dpi=110)


def _draw_lines(axes: Any, points: Sequence[Point]) -> None:
    """One line a player, and dashed what the built-in player scores against it where that is known."""
    for name in dict.fromkeys(point.against for point in points):
        own = [point for point in points if point.against == name]
        minutes = [point.minutes for point in own]
        [line] = axes.plot(minutes, [100 * point.score for point in own], marker=".", label=f"against {name}")
        axes.fill_between(
            minutes, [100 * point.low for point in own], [100 * point.high for point in own], alpha=0.2
        )
        pars = [100 * point.par for point in own if point.par is not None]
        if len(pars) == len(own):
            dashed = {"color": line.get_color(), "linewidth": 0.9, "linestyle": "--"}
            axes.plot(minutes, pars, **dashed, label=f"the built-in player against {name}")

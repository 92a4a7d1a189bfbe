"""What a training run leaves behind for people: the curve as a table and a picture, and the final results."""

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path


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


def write_curve(path: Path, points: Sequence[Point]) -> None:
    """The curve as comma-separated values, one line a point."""
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, [f.name for f in fields(Point)])
        writer.writeheader()
        writer.writerows(asdict(point) for point in points)


def draw_curve(path: Path, points: Sequence[Point], title: str, par: float) -> None:
    """The curve as a picture: score against minutes, one line a player, 95 % bands; dashed: the par."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for name in dict.fromkeys(point.against for point in points):
        own = [point for point in points if point.against == name]
        minutes = [point.minutes for point in own]
        axes.plot(minutes, [100 * point.score for point in own], marker=".", label=f"against {name}")
        axes.fill_between(
            minutes, [100 * point.low for point in own], [100 * point.high for point in own], alpha=0.2
        )
    axes.axhline(100 * par, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of training", ylabel="score (%)", ylim=(0, 100), title=title)
    axes.margins(x=0.01)
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=110)

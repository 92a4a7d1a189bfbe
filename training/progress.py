"""The progress bar of a training run."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .report import Point


class Bar:
    """How far a run is towards its minutes or steps, whichever end is nearer, and how well it plays."""

    def __init__(self, console: Console, minutes: float | None, steps: int | None) -> None:
        self.minutes, self.steps = minutes, steps
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.percentage:>3.0f}%"),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(elapsed_when_finished=False),
            TextColumn("{task.fields[scores]}"),
            console=console,
        )
        self._copying = self._progress.add_task("copying", total=1.0, scores="", visible=False)
        self._task = self._progress.add_task("training", total=1.0, scores="")

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(self, *error: Any) -> None:
        self._progress.stop()

    def copying(self, done: int, decisions: int) -> None:
        """How far the copying of the built-in player is."""
        text = f"{done:,} decisions of the built-in player"
        self._progress.update(self._copying, completed=min(done / decisions, 1.0), scores=text, visible=True)

    def show(self, minutes: float, steps: int, points: Sequence[Point]) -> bool:
        """Draws the bar; True when the run has reached its end."""
        done = max(minutes / self.minutes if self.minutes else 0.0, steps / self.steps if self.steps else 0.0)
        latest = {f"{point.against} {point.side}".strip(): point.score for point in points}
        parts = [f"{steps:,} steps", f"{steps / max(minutes * 60, 1e-9):,.0f}/s"]
        parts += [f"{name} {score:.0%}" for name, score in latest.items()]
        self._progress.update(self._task, completed=min(done, 1.0), scores="  ".join(parts))
        return done >= 1.0

"""Timing of many cases in turn, round after round, so that a busy moment of the machine hits all alike."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

Work = Callable[[], int]
"""Does a piece of work and tells how many units it did."""


@dataclass
class Case:
    """Something to be timed. `prepare` makes its Work, once; units: what the Work counts."""

    group: str
    name: str
    prepare: Callable[[], Work]
    unit: str = "steps"
    rates: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Units in a second, the median of all rounds."""
        return median(self.rates)

    def as_dict(self) -> dict[str, str | float | list[float]]:
        """For JSON: the rates rounded to three digits."""
        return {
            "group": self.group,
            "name": self.name,
            "unit": self.unit,
            "rate": _three(self.rate),
            "rates": [_three(rate) for rate in self.rates],
        }


def _three(rate: float) -> float:
    return float(f"{rate:.3g}")


def time_all(
    cases: Sequence[Case], rounds: int, seconds: float, progress: Callable[[str], None] = lambda name: None
) -> None:
    """Fills in the rates: `rounds` times each case for about `seconds`, case after case."""
    works = {id(case): case.prepare() for case in cases}
    for _ in range(rounds):
        for case in cases:
            progress(f"{case.group}: {case.name}")
            case.rates.append(_rate(works[id(case)], seconds))


def _rate(work: Work, seconds: float) -> float:
    work()  # warm caches, start the first game
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent

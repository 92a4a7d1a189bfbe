"""Chance, fixed for tests of any game."""

from collections.abc import Sequence


def shuffled(order: Sequence[int]) -> list[int]:
    """Chance: the next shuffle of len(order) entries puts entry order[i] at place i."""
    entries, outcomes = list(range(len(order))), []
    for i in range(len(order) - 1, 0, -1):
        k = entries.index(order[i])
        entries[i], entries[k] = entries[k], entries[i]
        outcomes.append(k)
    return outcomes

"""What a state that somebody hands in is asked for."""

from typing import Any

Demand = tuple[Any, str]  # what must be true, and what is wrong if it is not
Range = tuple[int, int]


def within(values: Any, span: Range) -> bool:
    """Whether all values lie in a range."""
    least, most = span
    return bool((values >= least).all() and (values <= most).all())

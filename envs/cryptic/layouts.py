"""What the numbers of an observation and of the full state mean."""

from functools import cache

from ..core.layout import Field, Layout


@cache
def observation_layout(widths: tuple[int, ...]) -> Layout:
    return Layout(Field("round", (1,), "Round / 40"))


@cache
def state_layout(widths: tuple[int, ...]) -> Layout:
    return Layout(Field("round", (1,), "Round / 40"))

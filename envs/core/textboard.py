"""Parts of a table drawn as text, WIDTH columns wide."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

WIDTH = 98
_BAR = 20  # columns of a full bar
_GLUE = "\N{NO-BREAK SPACE}"


def heading(left: str, right: str) -> str:
    return f" {left}{right:>{WIDTH - 2 - len(left)}}"


def box(title: str, lines: Iterable[str]) -> Iterator[str]:
    """A frame around lines of at most WIDTH - 4 columns."""
    yield f"╭─ {title} {'─' * (WIDTH - 5 - len(title))}╮"
    for line in lines:
        yield f"│ {line:{WIDTH - 4}} │"
    yield f"╰{'─' * (WIDTH - 2)}╯"


def bar(points: int, full: int) -> str:
    """Points as a share of those of a full bar."""
    shown = min(_BAR, -(-points * _BAR // full))
    return "█" * shown + "░" * (_BAR - shown)


def row(title: str, items: Iterable[str], *, indent: int, room: int, prose: bool = False) -> list[str]:
    """A title and its items in lines of `room` columns, the items from column `indent` on.

    Lines end between items where they can; within them if they are prose. Nothing without items.
    """
    items = list(items)
    if not items:
        return []
    prose = prose or max(map(len, items)) > room - indent
    text = ", ".join(item if prose else item.replace(" ", _GLUE) for item in items)
    lines = wrap(
        f"{title:{indent}}".replace(" ", _GLUE) + text,
        room,
        subsequent_indent=" " * indent,
        break_on_hyphens=False,
    )
    return [line.replace(_GLUE, " ") for line in lines]

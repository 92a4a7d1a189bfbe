"""Pictures of a game: each game's ``scene`` module turns a position into simple shapes, pygame draws them.

A scene is made from one View alone (`Words.read`), as text is, so a picture can show no more than that seat
may know.
Shapes lie on a canvas of WIDTH x HEIGHT points, the origin in the upper left corner; later shapes cover
earlier ones. pygame belongs to the extra ``render``; no display is needed except by Window.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .game import Variant, View

WIDTH, HEIGHT = 1200, 800
MARGIN, STRIP = 24, 36
FPS = 4
_FINE = 2  # drawn this many times larger, then scaled down smoothly

Colour = tuple[int, int, int]
INK, PAPER, PALE, TABLE, SHADE = (38, 32, 28), (243, 236, 220), (206, 214, 210), (24, 40, 42), (15, 26, 28)
GOLD, RED, BLUE, BACK, BACK_EDGE = (232, 184, 74), (196, 62, 56), (74, 134, 198), (58, 50, 84), (104, 94, 140)


@dataclass(frozen=True)
class Box:
    """A rectangle with rounded corners; fill or edge None: not drawn."""

    x: float
    y: float
    w: float
    h: float
    fill: Colour | None = None
    edge: Colour | None = None
    radius: float = 6
    thick: float = 2


@dataclass(frozen=True)
class Disc:
    """A filled circle around (x, y)."""

    x: float
    y: float
    r: float
    fill: Colour


@dataclass(frozen=True)
class Label:
    """Text beside (x, y): align -1 begins, 0 centres, 1 ends it at x; y is its middle, or its top if `hang`.

    With a width it is broken into at most `lines` lines; what does not fit ends in "...".
    """

    text: str
    x: float
    y: float
    size: float = 16
    colour: Colour = PALE
    align: int = -1
    width: float = 0
    lines: int = 1
    hang: bool = False


Shape = Box | Disc | Label


@dataclass(frozen=True)
class Card:
    """What one card shows; without a face its back alone."""

    title: str = ""
    colour: Colour = BACK
    cost: str = ""
    power: str = ""
    body: str = ""
    tags: tuple[str, ...] = ()
    edge: Colour | None = None
    face: bool = True

    def shapes(self, x: float, y: float, w: float, h: float) -> Iterator[Shape]:
        """The card as a box of this size; where room is short, the body goes and tags share a line."""
        yield Box(x + 2, y + 3, w, h, SHADE)
        if not self.face:
            yield Box(x, y, w, h, BACK, BACK_EDGE)
            yield Box(x + w * 0.18, y + h * 0.14, w * 0.64, h * 0.72, None, BACK_EDGE, radius=w * 0.3)
            return
        size = min(15.0, 7 + w / 13)
        band = min(h * 0.5, 2 * size + 4)
        foot = y + h - 13
        yield Box(x, y, w, h, PAPER)
        yield Box(x, y, w, band, self.colour)
        yield Label(self.title, x + w / 2, y + band / 2, size, PAPER, 0, w - 8, 2 if band > 2 * size else 1)
        tags = self.tags if foot - 12 - y - band >= 15 * len(self.tags) else ()
        for i, tag in enumerate(tags):
            top = foot - 14 - 15 * (len(tags) - i)
            yield Box(x + 4, top, w - 8, 13, GOLD, radius=4)
            yield Label(tag, x + w / 2, top + 7, 11, INK, 0, w - 12)
        lines = int((foot - 14 - 15 * len(tags) - y - band) // 12)
        if self.body and lines > 1 and w >= 80:
            yield Label(self.body, x + 6, y + band + 4, 11, INK, width=w - 11, lines=lines, hang=True)
        corner = f"cost {self.cost}" if self.cost and w >= 80 else self.cost
        if len(tags) < len(self.tags):
            corner = ", ".join(self.tags)
        yield Label(corner, x + 7, foot, 12, self.colour, width=w - 34)
        if self.power:
            yield Disc(x + w - 14, foot - 1, 11, self.colour)
            yield Label(self.power, x + w - 14, foot, 16, PAPER, 0)
        yield Box(x, y, w, h, None, self.edge or self.colour, thick=4 if self.edge else 2)


def spread_cards(
    cards: Sequence[Card], x: float, y: float, w: float, h: float, widest: float = 108
) -> Iterator[Shape]:
    """Cards side by side in the box, in that number of rows which shows them largest."""
    gap = 8

    def size(rows: int) -> tuple[float, float]:
        in_row = max(1, -(-len(cards) // rows))
        wide = min(widest, (w + gap) / in_row - gap)
        return wide, min(1.4 * wide, (h + gap) / rows - gap)

    rows = max((1, 2, 3), key=lambda rows: size(rows)[0] * size(rows)[1])
    in_row = max(1, -(-len(cards) // rows))
    wide, high = size(rows)
    for i, card in enumerate(cards):
        yield from card.shapes(x + i % in_row * (wide + gap), y + i // in_row * (high + gap), wide, high)


def strips(left: str, right: str, question: str) -> Iterator[Shape]:
    """The dark strips above and below: where the game stands, what game it is; what is asked."""
    yield Box(0, 0, WIDTH, STRIP, SHADE, radius=0)
    yield Label(left, MARGIN, 19, 19, PAPER)
    yield Label(right, WIDTH - MARGIN, 19, 16, PALE, 1)
    yield Box(0, HEIGHT - STRIP, WIDTH, STRIP, SHADE, radius=0)
    yield Label(question, WIDTH / 2, HEIGHT - 17, 20, GOLD, 0, WIDTH - 40)


def bar(x: float, y: float, w: float, share: float, colour: Colour, text: str) -> Iterator[Shape]:
    """A bar filled to a share (clipped to 0..1), with text on it."""
    yield Box(x, y, w, 20, SHADE, radius=10)
    if share > 0:
        yield Box(x, y, max(20.0, w * min(share, 1.0)), 20, colour, radius=10)
    yield Label(text, x + w / 2, y + 11, 15, PAPER, 0)


def picture(variant: Variant, view: View) -> NDArray[np.uint8]:
    """What the View's seat sees, as an image (HEIGHT, WIDTH, 3). ImportError without the extra ``render``."""
    pygame = _pygame()
    canvas = _draw(pygame, _scene(variant, view))
    return np.ascontiguousarray(pygame.surfarray.array3d(canvas).swapaxes(0, 1))


class Window:
    """A window on the screen that shows picture after picture. ImportError without the extra ``render``."""

    def __init__(self, title: str) -> None:
        self._pygame = _pygame()
        self._pygame.display.init()
        self._screen = self._pygame.display.set_mode((WIDTH, HEIGHT))
        self._pygame.display.set_caption(title)
        self._clock = self._pygame.time.Clock()

    def show(self, variant: Variant, view: View) -> None:
        """Draws what the View's seat sees and waits for the next frame; nothing once it was closed."""
        if self._screen is None:
            return
        if any(event.type == self._pygame.QUIT for event in self._pygame.event.get()):
            self.close()
            return
        self._screen.blit(_draw(self._pygame, _scene(variant, view)), (0, 0))
        self._pygame.display.flip()
        self._clock.tick(FPS)

    def close(self) -> None:
        """May be called again."""
        if self._screen is not None:
            self._screen = None
            self._pygame.display.quit()


def _pygame() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError:
        raise ImportError(
            'pictures need pygame-ce; install it with: pip install "dungeonzoo[render]"'
        ) from None
    pygame.font.init()
    return pygame


def _scene(variant: Variant, view: View) -> Iterable[Shape]:
    package = type(variant.game).__module__.rpartition(".")[0]
    return import_module(f"{package}.scene").scene(variant.words.read(view))


def _draw(pygame: Any, shapes: Iterable[Shape]) -> Any:
    fine = pygame.Surface((WIDTH * _FINE, HEIGHT * _FINE), depth=32)
    fine.fill(TABLE)
    for shape in shapes:
        match shape:
            case Box():
                rect = [round(_FINE * v) for v in (shape.x, shape.y, shape.w, shape.h)]
                radius = round(_FINE * min(shape.radius, shape.w / 2, shape.h / 2))
                if shape.fill is not None:
                    pygame.draw.rect(fine, shape.fill, rect, border_radius=radius)
                if shape.edge is not None:
                    pygame.draw.rect(fine, shape.edge, rect, round(_FINE * shape.thick), border_radius=radius)
            case Disc():
                pygame.draw.circle(fine, shape.fill, (_FINE * shape.x, _FINE * shape.y), _FINE * shape.r)
            case Label():
                _write(pygame, fine, shape)
    return pygame.transform.smoothscale(fine, (WIDTH, HEIGHT))


@cache
def _font(size: int) -> Any:
    return _pygame().font.Font(None, size)


def _write(pygame: Any, surface: Any, label: Label) -> None:
    font = _font(round(_FINE * label.size * 1.15))
    lines = [label.text]
    if label.width:
        lines = _broken(font, label.text, _FINE * label.width, label.lines)
    height = font.get_linesize()
    top = _FINE * label.y - (0 if label.hang else height * len(lines) / 2)
    for i, line in enumerate(lines):
        image = font.render(line, True, label.colour)
        left = _FINE * label.x - image.get_width() * (label.align + 1) / 2
        surface.blit(image, (round(left), round(top + i * height)))


def _broken(font: Any, text: str, width: float, most: int) -> list[str]:
    """The text in lines that fit the width, at most so many."""
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < most:
        n = len(words)
        while n > 1 and font.size(" ".join(words[:n]))[0] > width:
            n -= 1
        lines.append(" ".join(words[:n]))
        words = words[n:]
    if words and lines:
        lines[-1] += " ..."
    return [_clipped(font, line, width) for line in lines]


def _clipped(font: Any, line: str, width: float) -> str:
    while line and font.size(line)[0] > width:
        line = line.removesuffix("...").rstrip()[:-1] + "..." if len(line) > 4 else line[:-1]
    return line

"""Pictures: nothing leaves the canvas, nothing runs into what stands below it."""

import pytest

from dungeonzoo.envs.core.picture import HEIGHT, STRIP, WIDTH, Box, Disc, Label
from dungeonzoo.envs.descent.scene import scene
from tests.generic.play import random_tables, view

from .kit import position, variant

KINDS = [{"mode": "encounter", "scenario": "FB"}, {"mode": "quest"}, {"mode": "campaign", "heroes": 2}]
BOTTOM = HEIGHT - STRIP


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_shapes_lie_between_the_strips(options: dict) -> None:
    kind = variant(**options)
    for count, table in enumerate(random_tables(kind, 400, seed=8)):
        if count % 20:
            continue
        for seat in range(-1, table.n_seats):
            for shape in list(scene(kind.words.read(view(kind, table, seat))))[6:]:
                right, low = shape.x, shape.y
                if isinstance(shape, Box):
                    right, low = shape.x + shape.w, shape.y + shape.h
                elif isinstance(shape, Disc):
                    right, low = shape.x + shape.r, shape.y + shape.r
                assert 0 <= shape.x <= right <= WIDTH, shape
                assert STRIP - 4 <= shape.y <= low <= BOTTOM + 4, shape


def test_the_figure_that_acts_has_a_golden_edge() -> None:
    game = position({"A": (5, 2), "goblin": (6, 2)}, at="FG1", turn="A")
    shapes = list(scene(game.variant.words.read(game.view(1))))
    labels = [shape.text for shape in shapes if isinstance(shape, Label)]
    assert {"1", "a", "Syndrael"} <= set(labels)
    assert any(text.startswith("a  Goblin Archer a 6,2") for text in labels)

"""Pictures: what stands above the players does not run into them."""

from collections.abc import Iterable

import pytest

from dungeonzoo.envs.core.picture import Label, Shape
from dungeonzoo.envs.cutthroat.scene import scene
from tests.generic.play import random_tables, view

from .kit import Position, position, variant

PANELS = 248
"""Where the players begin."""
LINE = 16


def lowest(shapes: Iterable[Shape]) -> float:
    """Where the text between the header and the players ends; a paragraph has a line to spare."""
    texts = [shape for shape in shapes if isinstance(shape, Label) and shape.hang and shape.y < PANELS]
    return max((text.y + LINE * (text.lines - 1) for text in texts), default=0.0)


def announced(cards: int) -> Position:
    """So many cards of six players are announced, and nobody has doubted them."""
    sets = {seat: f"D06 D04/C{seat + 1}" for seat in range(6)}
    game = position("I05", players=6, sets=sets, event="EV29", start="RND-D", options={"quest": 2})
    while game.record["claim_n"] < cards:
        assert game.asked
        game.choose("claim D13" if game.asked[0] == "W13" else "no")
    return game


def test_many_announcements_stand_above_the_players() -> None:
    game = announced(11)
    assert lowest(scene(game.variant.words.read(game.view(0)))) < PANELS


@pytest.mark.parametrize("players", [3, 6])
def test_texts_stand_above_the_players(players: int) -> None:
    kind = variant(players=players, quest=1)
    for count, table in enumerate(random_tables(kind, 500, seed=8)):
        if count % 5 == 0:
            for seat in (-1, max(table.actor(0), 0)):
                assert lowest(scene(kind.words.read(view(kind, table, seat)))) < PANELS

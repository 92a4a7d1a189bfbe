"""Pictures of every game: no display needed, never black, and nothing that the view does not hold."""

import sys
from collections.abc import Iterator

import numpy as np
import pytest

from dungeonzoo.envs.core import picture as pictures
from dungeonzoo.envs.core.game import Variant, View
from dungeonzoo.envs.core.picture import HEIGHT, WIDTH, Box, Card, Label, Window, picture, spread_cards
from dungeonzoo.envs.core.registry import find, games
from dungeonzoo.envs.core.table import Table

pygame = pytest.importorskip("pygame")


@pytest.fixture(autouse=True)
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@pytest.fixture(params=games())
def variant(request: pytest.FixtureRequest) -> Variant:
    return find(request.param).variant()


def view(variant: Variant, table: Table, seat: int) -> View:
    return variant.observation_layout.split(table.observe(0, seat))


def random_game(variant: Variant, steps: int, seed: int) -> Iterator[Table]:
    """One table, at its start and after each of some random steps."""
    rng = np.random.default_rng(seed)
    table = variant.table()
    table.deal(0, seed)
    yield table
    for _ in range(steps):
        if table.actor(0) < 0:
            return
        table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))
        yield table


def test_a_picture_is_a_bright_image_of_its_own(variant: Variant) -> None:
    table = next(random_game(variant, 0, seed=1))
    first = picture(variant, view(variant, table, 0))
    assert first.shape == (HEIGHT, WIDTH, 3)
    assert first.dtype == np.uint8
    assert first.std() > 10
    kept = first.copy()
    again = picture(variant, view(variant, table, 0))
    assert np.array_equal(first, again)
    again[:] = 0
    assert np.array_equal(first, kept)
    assert not pygame.display.get_init()


def test_a_picture_changes_when_the_table_does(variant: Variant) -> None:
    words, before, changes = variant.words, None, 0
    for table in random_game(variant, 40, seed=2):
        seen = view(variant, table, -1)
        now = (words.board(seen), picture(variant, seen))
        if before is not None and before[0] != now[0]:
            changes += 1
            assert not np.array_equal(before[1], now[1])
        before = now
    assert changes > 10


def test_a_picture_is_the_same_for_positions_that_a_seat_cannot_tell_apart(variant: Variant) -> None:
    for number, table in enumerate(random_game(variant, 30, seed=3)):
        seat = number % len(variant.agents)
        other = table.clone()
        other.resample(0, seat, number)
        mine, same = (picture(variant, view(variant, t, seat)) for t in (table, other))
        assert np.array_equal(mine, same)


def test_a_window_shows_until_it_is_closed(variant: Variant) -> None:
    table = next(random_game(variant, 0, seed=4))
    window = Window("a game")
    window.show(variant, view(variant, table, 0))
    screen = pygame.surfarray.array3d(pygame.display.get_surface()).swapaxes(0, 1)
    assert np.array_equal(screen, picture(variant, view(variant, table, 0)))
    window.close()
    assert not pygame.display.get_init()
    window.close()
    window.show(variant, view(variant, table, 0))


def test_a_window_that_the_user_closes_stays_closed(variant: Variant) -> None:
    table = next(random_game(variant, 0, seed=5))
    window = Window("a game")
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    for _ in range(2):
        window.show(variant, view(variant, table, 0))
        assert not pygame.display.get_init()


def test_without_pygame_the_extra_is_named(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(random_game(variant, 0, seed=6))
    monkeypatch.setitem(sys.modules, "pygame", None)
    for draw in (lambda: picture(variant, view(variant, table, 0)), lambda: Window("a game")):
        with pytest.raises(ImportError, match=r"dungeonzoo\[render\]"):
            draw()


@pytest.mark.parametrize("n", [0, 1, 7, 40, 100])
def test_cards_lie_inside_their_space_without_touching(n: int) -> None:
    shapes = list(spread_cards([Card("A card", power="3")] * n, 10, 20, 600, 150))
    cards = [shape for shape in shapes if isinstance(shape, Box) and shape.thick == 2 and shape.edge]
    assert len(cards) == n
    for card in cards:
        assert 10 <= card.x < card.x + card.w <= 610.01
        assert 20 <= card.y < card.y + card.h <= 170.01
    corners = {(card.x, card.y) for card in cards}
    assert len(corners) == n


def test_text_that_does_not_fit_ends_in_dots() -> None:
    font = pictures._font(20)
    assert pictures._broken(font, "one two three", 1000, 1) == ["one two three"]
    lines = pictures._broken(font, "one two three four five six seven", 90, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("...")
    assert all(font.size(line)[0] <= 90 for line in lines)


def test_a_card_without_room_leaves_out_its_text() -> None:
    card = Card("A card", cost="2", power="3", body="what it does", tags=("used",))
    large = [shape.text for shape in card.shapes(0, 0, 108, 150) if isinstance(shape, Label)]
    small = [shape.text for shape in card.shapes(0, 0, 108, 60) if isinstance(shape, Label)]
    assert large == ["A card", "used", "what it does", "cost 2", "3"]
    assert small == ["A card", "used", "3"]

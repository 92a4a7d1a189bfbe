"""Open ground for rule tests, and ways through a Round."""

from typing import Any

from .kit import Position, position
from .record import Spots


def arena(units: Spots, goddess: str = "SKZ", *, turn: str, **more: Any) -> Position:
    """A position on the Tomb without anything but Ground and what the test lays; see `position`."""
    return position("TOMB", goddess, units, turn=turn, clear=True, **more)


def pass_by(game: Position) -> None:
    """Answers the question now asked so that as little as possible happens."""
    if game.stopped:
        game.go_on()
    elif game.asked in ("MENU", "POWERS", "MONSTER"):
        game.end()
    elif game.asked == "UNIT":
        game.choose(next(iter(sorted(game.offers() - {"done"}, key=str))))
    elif game.asked == "ORDER":
        game.choose(min(game.offers(), key=str))
    else:
        game.decline()


def goddess_turn(game: Position) -> Position:
    """On to her menu: every Cryptonaut still to act Retires."""
    while game.asked != "POWERS":
        pass_by(game)
    return game


def next_round(game: Position) -> Position:
    """On to the Cryptonauts Turn of the next Round."""
    now = game.round
    while not game.over and not (game.round > now and game.asked in ("UNIT", "MENU")):
        pass_by(game)
    return game


def turn_of(game: Position, name: str) -> Position:
    """On to the Turn of this Cryptonaut in the same Cryptonauts Turn."""
    while not (game.asked == "MENU" and game.who == name):
        if game.asked == "UNIT" and name in game.offers():
            game.choose(name)
        else:
            pass_by(game)
    return game

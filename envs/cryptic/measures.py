"""What finished games are compared by, beside who won."""

from collections.abc import Iterator
from typing import Any

from numpy.typing import NDArray

from ..core.game import Variant
from .rows import BOARDS, GODDESSES
from .state import DEAD, N_CRYPTONAUTS, PRESENT, TELEPORTED, Winner

Figures = tuple[str, NDArray[Any]]


def measures(states: NDArray[Any], variant: Variant) -> Iterator[Figures]:
    """Words, and a figure of each state (n,), or of those on one board or against one Goddess.

    states: structured array (n,) of games that are over.
    """
    yield "games with a winner", states["winner"] != Winner.NOBODY
    yield from _wins(states, variant)
    yield "Rounds", states["round"]
    team = states["unit"][:, :N_CRYPTONAUTS]
    yield "Cryptonauts dead", (team["life"] == DEAD).sum(1)
    yield "Cryptonauts teleported", (team["life"] == TELEPORTED).sum(1)
    held = (team["life"] == PRESENT) | (team["life"] == TELEPORTED)
    yield "Knowledge held", (team["knowledge"] * held).sum(1)
    yield "Objectives done", states["done"].sum((1, 2))


def _wins(states: NDArray[Any], variant: Variant) -> Iterator[Figures]:
    """Whether the Cryptonauts have won, by the Realm (or the only board) and by the Goddess."""
    names = {card.id: card.name for card in variant.cards}
    for ids, field in ((BOARDS, states["board"][:, 0]), (GODDESSES, states["goddess"])):
        for number, name in enumerate(ids):
            here = states[(field == number) & (states["winner"] != Winner.NOBODY)]
            yield f"won by the Cryptonauts, {names[name]}", here["winner"] == Winner.CRYPTONAUTS

"""What finished games are compared by, beside who won."""

from collections.abc import Iterator
from typing import Any

from numpy.typing import NDArray

from ..core.game import Variant
from .rows import BOARDS, GODDESSES
from .state import N_CRYPTONAUTS, Life, Winner

Figures = tuple[str, NDArray[Any]]


def measures(states: NDArray[Any], variant: Variant) -> Iterator[Figures]:
    """Words, and a figure of each state (n,), or of those on one board or against one Goddess.

    states: structured array (n,) of games that are over.
    """
    yield "won by the Cryptonauts", states["winner"] == Winner.CRYPTONAUTS
    yield "won by the Goddess", states["winner"] == Winner.THE_GODDESS
    yield "undecided", states["winner"] == Winner.NOBODY
    yield from _wins(states, variant)
    yield "Rounds", states["round"]
    team = states["unit"][:, :N_CRYPTONAUTS]
    yield "Cryptonauts killed", (team["life"] == Life.DEAD).sum(1)
    yield "Cryptonauts teleported", (team["life"] == Life.TELEPORTED).sum(1)
    yield "Knowledge gained", team["knowledge"].sum(1)
    yield "Objectives done", states["done"].sum((1, 2))


def _wins(states: NDArray[Any], variant: Variant) -> Iterator[Figures]:
    """Whether the Cryptonauts have won, by the Realm (or the only board) and by the Goddess."""
    names = {card.id: card.name for card in variant.cards}
    for ids, field in ((BOARDS, states["board"][:, 0]), (GODDESSES, states["goddess"])):
        for number, name in enumerate(ids):
            here = states["winner"][field == number]
            yield f"won by the Cryptonauts, {names[name]}", here == Winner.CRYPTONAUTS

"""What finished games are compared by, beside who won."""

from collections.abc import Iterator
from typing import Any

from numpy.typing import NDArray

from ..core.game import Variant
from .layouts import ENCOUNTERS, QUESTS
from .state import MAX_HEROES, Winner

Figures = tuple[str, NDArray[Any]]
FULL = 60
"""What is worth a whole victory, in sixtieths."""


def measures(states: NDArray[Any], variant: Variant) -> Iterator[Figures]:
    """Words, and a figure of each state (n,), or of those that ended with one encounter or quest.

    states: structured array (n,) of games that are over.
    """
    options = variant.options
    yield "won by the heroes", states["winner"] == Winner.HEROES
    yield "won by the overlord", states["winner"] == Winner.OVERLORD
    yield "undecided", states["winner"] == Winner.NOBODY
    if options["mode"] == "campaign":
        yield "quests won by the heroes", states["won"][:, Winner.HEROES]
        yield "quests won by the overlord", states["won"][:, Winner.OVERLORD]
    else:
        yield "worth for the heroes", states["value"] / FULL
        yield from _wins(states, variant)
    yield "rounds of the last encounter", states["round"]
    yield "knock-outs in it", states["knockouts"]
    yield "fortune tokens left", states["hero"]["fortune"][:, :MAX_HEROES].sum(1)
    yield "threat left", states["threat"]
    yield "Overlord cards bought", states["bought"].sum(1)


def _wins(states: NDArray[Any], variant: Variant) -> Iterator[Figures]:
    """Whether the heroes have won, by what was played."""
    single = variant.options["mode"] == "encounter"
    names = {card.id: card.name for card in variant.cards}
    for number, name in enumerate(ENCOUNTERS if single else QUESTS):
        here = states["winner"][states["encounter" if single else "quest"] == number]
        if here.size:
            yield f"won by the heroes, {names.get(name, name)}", here == Winner.HEROES

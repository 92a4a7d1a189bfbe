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
        yield from _by_name(states, variant)
    yield "rounds of the last encounter", states["round"]
    yield "knock-outs in it", states["knockouts"]
    yield "fortune tokens left", states["hero"]["fortune"][:, :MAX_HEROES].sum(1)
    yield "threat left", states["threat"]
    yield "Overlord cards bought", states["bought"].sum(1)


def _by_name(states: NDArray[Any], variant: Variant) -> Iterator[Figures]:
    """What the result was worth, by what was played; an encounter 1 hands something on and has no winner."""
    single = variant.options["mode"] == "encounter"
    names = {card.id: card.name for card in variant.cards}
    for number, name in enumerate(ENCOUNTERS if single else QUESTS):
        here = states["value"][states["encounter" if single else "quest"] == number]
        if here.size:
            yield f"worth for the heroes, {names.get(name, name)}", here / FULL

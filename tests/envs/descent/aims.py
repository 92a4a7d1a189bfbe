"""Whom an attack may be declared on."""

from collections.abc import Set

from .asking import Choice
from .kit import Position


def targets(game: Position, verb: str = "ACT_ATTACK_1") -> Set[Choice]:
    """Everybody who may be named; nobody if the attack is not offered now."""
    if game.can(verb):
        other = game.clone()
        other.free = True
        other.choose(verb)
        if other.question == "TARGET":
            return other.offers()
        return {game.name(int(other.record["attack"][0]["target"]))}
    return frozenset()

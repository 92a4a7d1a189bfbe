"""The ids of the specification's cards and choices, in tests, and the numbers that they have in the record.

Card ids: "D02", "D22"; the six cards of D04 and D05 bear a portrait: "D04/C1" to "D04/C6". Plain "D04" is
"D04/C6", a portrait that nobody has at a table of up to five. A seat is a number, P0 to P5.
"""

from collections.abc import Mapping

from dungeonzoo.envs.cutthroat.state import FIRST_ITEM, N_CODES, Act

P0, P1, P2, P3, P4, P5 = range(6)

MULTIPLE = {"D04": 3, "D05": 9}
"""First face of the kinds with six faces."""


def _cards() -> tuple[str, ...]:
    names: list[str] = []
    for kind in range(1, 35):
        card = f"D{kind:02}"
        names += [f"{card}/C{c}" for c in range(1, 6)] + [card] if card in MULTIPLE else [card]
    return tuple(names)


CARDS = _cards()
"""The card of each code: 37 faces, then the 7 Items."""
FACES = CARDS[:FIRST_ITEM]
THINGS = (*CARDS[FIRST_ITEM:], *(f"RL{number:02}" for number in range(1, 30)))
ENCOUNTERS = (*(f"E{number:02}" for number in range(1, 26)), *(f"I{number:02}" for number in range(1, 27)))
EVENTS = tuple(f"EV{number:02}" for number in range(1, 31))
FORTUNE = tuple(f"F{number:02}" for number in range(22))
assert len(CARDS) == N_CODES

CODES: Mapping[str, int] = {card: code for code, card in enumerate(CARDS)} | {"D04/C6": 8, "D05/C6": 14}


def code(card: str) -> int:
    return CODES[card]


def split(ids: str) -> list[str]:
    """The ids of a string such as "D02 D22"."""
    return ids.split()


def _choices() -> tuple[str, ...]:
    claims = [f"claim D{kind:02}" for kind in range(1, 16)] + ["claim D04 protected", "claim D05 protected"]
    blocks = {
        Act.NO: ("no",),
        Act.YES: ("yes",),
        Act.HAND: FACES,
        Act.SEAT: [f"left {n}" for n in range(6)],
        Act.THING: THINGS,
        Act.KILL: [f"kill {n}" for n in range(1, 9)],
        Act.CLAIM: claims,
        Act.BID: [f"bid {5 * n}" for n in range(6)],
        Act.NUMBER: [f"number {n}" for n in range(1, 7)],
        Act.VOTE: ("Hope", "Despair"),
        Act.CREATURE: ("Humility", "Shame"),
        Act.DECK: ("deck 1", "deck 2"),
        Act.MODE: ("mode 1", "mode 2"),
        Act.ENCOUNTER: ENCOUNTERS,
    }
    choices = [""] * Act.N_ACTIONS
    for first, names in blocks.items():
        choices[first : first + len(names)] = names
    assert all(choices)
    return tuple(choices)


CHOICES = _choices()
"""The name of each action; "left 2" is the seat two places to the left of the one asked."""

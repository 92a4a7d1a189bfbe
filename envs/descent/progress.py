"""What an encounter counts, and what its quest tokens and doors show (see quests.pxd)."""

from collections.abc import Iterator

from . import quests, setup, state
from .position import Position, Token
from .state import Winner

COUNTERS: dict[int, dict[int, str]] = {
    setup.FB: {quests.AWAY: "goblins away"},
    setup.FG1: {quests.STORED: "crops stored", quests.STOLEN: "crops stolen"},
    setup.CD2: {quests.MARSHALLED: "militia marshalled"},
    setup.CP1: {quests.ESCAPED: "Zombies escaped"},
    setup.MB1: {quests.RESCUED: "nobles rescued", quests.CAPTURED: "nobles captured"},
    setup.DW2: {quests.SAVED: "villagers saved"},
    setup.OQ0: {quests.AWAY: "goblins away"},
    setup.OQ1A: {quests.STORED: "sacks stored", quests.STOLEN: "sacks stolen"},
    setup.OQ1B: {quests.RESCUED: "prisoners rescued"},
    setup.DA1: {quests.LEDGERS: "ledgers saved"},
    setup.DA2: {quests.FLOOD: "flood marks"},
    setup.HC2: {quests.RITUAL: "ritual marks"},
}
"""What State.counter counts, by encounter."""

TOKENS: dict[int, tuple[str, str]] = {
    setup.FG2: ("facedown", "questioned"),
    setup.CD1: ("unlit", "lit"),
    setup.CP1: ("unspent", "spent"),
    setup.MB1: ("facedown", "unmasked"),
    setup.OQ2: ("silent", "rung"),
    setup.LV1: ("dark", "lit"),
    setup.DA1: ("facedown", "read"),
    setup.DA2: ("closed", "open"),
    setup.HC2: ("unbroken", "broken"),
}
"""What a quest token shows at the start, and once something was done with it."""

IDENTITIES: dict[int, tuple[str, str]] = {
    setup.FG2: ("a stranger", "Frederick"),
    setup.MB1: ("a noble", "a cultist"),
    setup.DA1: ("a blank", "a ledger"),
}
"""What a facedown token may turn out to be."""

CLAIMS = {
    Winner.NOBODY: "unclaimed",
    Winner.HEROES: "claimed by the heroes",
    Winner.OVERLORD: "claimed by the overlord",
}


def counted(p: Position) -> Iterator[str]:
    """What the encounter counts: "goblins away 2"."""
    for place, name in COUNTERS.get(p.encounter, {}).items():
        yield f"{name} {p.counters[place]}"
    if p.encounter == setup.FG2 and p.counters[quests.SECRET]:
        yield "Splig knows the secret"
    if p.key:
        yield "the heroes hold the key"
    if p.knockouts:
        yield f"knock-outs {p.knockouts}"


def shown(p: Position, token: Token) -> str:
    """What a quest token shows, or nothing."""
    if token.search:
        return {state.FACEDOWN: "facedown", state.COMMON: "faceup", state.UNIQUE: "the unique one"}[
            token.face
        ]
    told = []
    if p.encounter == setup.HC1:
        told.append(CLAIMS[Winner(token.face)])
    elif p.encounter in TOKENS:
        told.append(TOKENS[p.encounter][bool(token.face)])
    if token.identity >= 0 and p.encounter in IDENTITIES:
        told[:] = [IDENTITIES[p.encounter][token.identity > 0]]
    if token.marks and p.encounter == setup.DA1:
        told.append(f"water marks {token.marks}")
    if token.marks and p.encounter == setup.OQ1B:
        told.append("questioned")
    return ", ".join(told)

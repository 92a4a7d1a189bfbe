"""Ways of putting things: who and what is spoken of, what is asked, what is going on."""

from collections.abc import Iterable, Iterator

from ..core.speech import count, does, listing, possessive
from . import setup, state
from .book import Piece
from .position import Deed, Position, Question, Structure, Unit
from .state import Ask, Entry, Life, Phase, Winner

TERRAIN = {
    setup.SAND: "sand",
    setup.ICE: "Ice",
    setup.EMBERS: "Embers",
    setup.MIRE: "Mire",
    setup.PANES: "a mirror pane",
    setup.TIDE: "the Tide",
}
COSTLY = (setup.SAND, setup.MIRE, setup.TIDE)
"""Special terrain that costs 2 Move points; the Tide in even Rounds only."""

TOKENS = {
    setup.SOUL: "Soul",
    setup.ARTIFACT: "Artifact",
    setup.RELIC: "Relic",
    setup.BONE: "Bone",
    setup.TRAP: "Trap",
    setup.SKULL: "Blood Skull",
    setup.CORPSE: "Corpse",
    setup.CRYSTAL: "Crystal",
    setup.RUBBLE: "Destroyed Wall",
}

PHASES = {
    Phase.PHASE_SETUP: "setup",
    Phase.PHASE_UPKEEP: "Upkeep",
    Phase.PHASE_CRYPTONAUTS: "Cryptonauts Turn",
    Phase.PHASE_GODDESS: "Goddess Turn",
    Phase.PHASE_CLEANUP: "Cleanup",
}

UPKEEP = "U"
PREPARED_ACTION = 1  # target of a menu
DIE = 6

# What is done, by verb: with "you", and with a name before it.
DEEDS = {
    state.V_MOVE: "moves",
    state.V_ATTACK: "attacks",
    state.V_CAST: "casts a Spell",
    state.V_ABILITY: "uses an Ability",
    state.V_FREE: "uses a Free Action",
    state.V_CHARGE: "Charges with a Soul",
    state.V_DEVOUR: "Devours a Soul",
    state.V_RESTORE: "Restores with a Soul",
    state.V_TRADE: "trades",
    state.V_LOOT: "loots",
    state.V_OBJECTIVE: "works on the Objective",
    state.V_DIG: "digs",
    state.V_TELEPORT: "teleports",
}

# What the player asked must or may do.
QUESTIONS: dict[Ask, str] = {
    Ask.ASK_GODDESS: "must choose a Goddess",
    Ask.ASK_BAN_BOARD: "must ban a board",
    Ask.ASK_BAN: "must ban a Cryptonaut, {n} to go",
    Ask.ASK_PICK: "must pick a Cryptonaut, {n} to go",
    Ask.ASK_SQUAD: "must choose the Cryptonaut for {place}",
    Ask.ASK_FLIP: "must choose the Artifact token that becomes the Relic token",
    Ask.ASK_GUARD: "may set up guards of the Relic at {at}, of Cost {n} at most",
    Ask.ASK_CRYSTAL: "must choose where the Thyralith Crystal to {board} lies",
    Ask.ASK_CODEX: "must choose the Sarcophagus that hides the Codex Lethe",
    Ask.ASK_ENTRANCE: "must choose where the Cryptonauts enter",
    Ask.ASK_PLACE: "must choose where {unit} enters",
    Ask.ASK_ORDER: "must choose the Upkeep effect that comes next",
    Ask.ASK_UNIT: "must choose the Cryptonaut who goes next",
    Ask.ASK_MENU: "must choose what {unit} does ({actions} left)",
    Ask.ASK_SOURCE: "must choose {source}",
    Ask.ASK_STEP: "may move {unit} on ({points} left)",
    Ask.ASK_TARGET: "must choose {aim}",
    Ask.ASK_DIRECTION: "must choose the direction in which {thing} is pushed, {spaces} at most",
    Ask.ASK_REROLL: "may pay 1 Stamina and reroll the {check} check of {unit}{against}",
    Ask.ASK_TRIGGER: "may use {piece} of {unit}",
    Ask.ASK_TRADE: "may let {unit} and {partner} trade",
    Ask.ASK_LOOT: "may let {unit} loot the Corpse of {partner}",
    Ask.ASK_TELEPORT: "must choose who teleports with {unit}",
    Ask.ASK_PREPARED: "may let the Prepared {unit} interrupt {partner}",
    Ask.ASK_DISCARD: "must discard a card, down to the Hand Limit",
    Ask.ASK_POWERS: "must choose what to do ({power} Power)",
    Ask.ASK_SUMMON: "must choose where {monster} is Summoned",
    Ask.ASK_MONSTER: "must choose what {unit} does ({actions} left)",
    Ask.ASK_OPTION: "must choose {option}",
    Ask.ASK_SPACE: "must choose the space to which {unit} goes",
}

SOURCES = {
    state.V_ATTACK: "the Attack of {unit}",
    state.V_CAST: "the Spell of {unit}",
    state.V_ABILITY: "the Ability of {unit}",
    state.V_FREE: "the Free Action of {unit}",
    state.V_CHARGE: "what {unit} Charges with a Soul",
    state.V_DEVOUR: "the Soul Devour of {unit}",
    state.V_RESTORE: "the Soul that Restores Vitae to {unit}",
}
"""What is chosen by its slot, by verb."""

AIMS = {
    state.V_ATTACK: "the target of {piece} of {unit}",
    state.V_TRADE: "with whom {unit} trades",
    state.V_LOOT: "the Corpse that {unit} loots",
    state.V_OBJECTIVE: "what {unit} works on",
    state.V_DIG: "whom {unit} digs out",
    state.V_EMPOWER: "the Monolith to Empower",
    state.V_END: "the target of {piece}",
}
"""What is chosen by its space, by verb."""


class Voice:
    """Names and phrases for what is in a Position; its own seat is "you"."""

    def __init__(self, position: Position) -> None:
        self.p = position

    # --- players

    def name(self, seat: int) -> str:
        """ "you", "the Goddess", "cryptonaut_1"."""
        if seat == self.p.seat:
            return "you"
        return "the Goddess" if seat == 0 else f"cryptonaut_{seat - 1}"

    def does(self, seat: int, verb: str) -> str:
        """Subject and verb: "you draw", "the Goddess draws"."""
        return does(self.name(seat), verb)

    def of(self, seat: int) -> str:
        return possessive(self.name(seat))

    # --- boards and what is on them

    def board(self, slot: int) -> str:
        """The board of a slot by its name."""
        board = self.p.boards[slot].board
        if board >= 0:
            return self.p.book.boards[board].name
        return "the Realm" if slot == 0 else f"Sub-Realm {slot}"

    def at(self, cell: int) -> str:
        """Where a space is: "5,7"; on a Sub-Realm beside a Realm "5,7 of the Mirror Waste"."""
        slot, x, y = self.p.grid.at(cell)
        return f"{x},{y} of {self.board(slot)}" if slot else f"{x},{y}"

    def unit(self, unit: Unit | int) -> str:
        """A unit by its name."""
        found = self.p.unit(unit) if isinstance(unit, int) else unit
        return found.name if found else "nobody"

    def placed(self, unit: Unit) -> str:
        """A unit and where it stands."""
        return f"{unit.name} at {self.at(unit.cell)}" if unit.present else unit.name

    def structure(self, thing: Structure) -> str:
        return f"the {thing.name} at {self.at(thing.cell)}"

    def thing(self, ref: int) -> str:
        """A target: a unit or a Structure, and where it is."""
        if ref >= state.REF_STRUCTURE:
            found = self.p.structure(ref - state.REF_STRUCTURE)
            return self.structure(found) if found else "a Structure"
        unit = self.p.unit(ref)
        return self.placed(unit) if unit else "nobody"

    def there(self, ref: int) -> bool:
        """Whether the target is still in play."""
        if ref >= state.REF_STRUCTURE:
            return self.p.structure(ref - state.REF_STRUCTURE) is not None
        return self.p.unit(ref) is not None

    def on(self, cell: int) -> str:
        """What stands on a space, by name and place; else the space and the tokens on it."""
        if unit := self.p.unit_at(cell):
            return f"{unit.name} at {self.at(cell)}"
        if thing := self.p.structure_at(cell):
            return f"the {thing.name} at {self.at(cell)}"
        tokens = tokens_of(self.p.tokens[cell])
        return f"{self.at(cell)}" + (f" ({listing(tokens)})" if tokens else "")

    def ground(self, cell: int) -> str:
        """The special terrain of a space, or nothing."""
        terrain = self.p.terrain[cell]
        if terrain == setup.PIT:
            return "a Pit"
        board = self.p.boards[self.p.grid.at(cell)[0]].board
        return TERRAIN[self.p.book.boards[board].special] if terrain == setup.SPECIAL and board >= 0 else ""

    def cost(self, unit: Unit, cell: int) -> int:
        """Move points for a step of a unit to a space, its top left: the dearest of those it covers."""
        return max(self._cost(unit, space) for space in self.p.grid.square(cell, unit.size) if space >= 0)

    def _cost(self, unit: Unit, cell: int) -> int:
        slot = self.p.grid.at(cell)[0]
        board = self.p.boards[slot].board
        if self.p.terrain[cell] != setup.SPECIAL or board < 0 or unit.easy:
            return 1
        special = self.p.book.boards[board].special
        dry = special == setup.TIDE and self.p.round % 2
        return 1 if special not in COSTLY or dry else 2

    # --- what is asked

    def question(self) -> str:
        """Who must choose, and what; a clause without full stop."""
        p = self.p
        if p.over:
            return result(p)
        if p.question is None:
            return "nobody is asked"
        return f"{self.name(p.question.seat)} {self._asks(p.question)}"

    def _asks(self, q: Question) -> str:
        template = QUESTIONS[q.ask]
        if q.ask == Ask.ASK_MENU and q.target == PREPARED_ACTION:
            template = "must choose the Prepared Action of {unit}"
        if q.ask == Ask.ASK_UNIT and q.count:
            template = "may choose the Cryptonaut who goes next"
        return template.format(
            n=q.count,
            at=self.at(q.source) if q.ask == Ask.ASK_GUARD else "",
            board=self.board(q.source) if q.ask == Ask.ASK_CRYSTAL else "",
            unit=self.unit(q.source),
            partner=self.partner(q),
            place=self._place(q.target) if q.ask == Ask.ASK_SQUAD else "",
            actions=count(q.actions, "Action"),
            points=count(q.points, "point"),
            spaces=count(q.count, "space"),
            source=SOURCES.get(q.target, "what {unit} uses").format(unit=self.unit(q.source)),
            aim=self._aim(q) if q.ask == Ask.ASK_TARGET else "",
            piece=q.piece.name if q.piece else "what is used",
            thing=self.thing(q.target) if q.ask == Ask.ASK_DIRECTION else "",
            check=q.check,
            against=_passed(q.against),
            power=self.p.goddess.power,
            monster=self.monster(q),
            option=self._option(q) if q.ask == Ask.ASK_OPTION else "",
        )

    def partner(self, q: Question) -> str:
        """The other unit that a question is about."""
        asks = (Ask.ASK_TRADE, Ask.ASK_LOOT, Ask.ASK_PREPARED)
        return self.unit(q.target) if q.ask in asks else ""

    def monster(self, q: Question) -> str:
        """What is about to be Summoned."""
        if q.ask != Ask.ASK_SUMMON:
            return ""
        kind = self.p.book.monsters[q.source].name
        her = self.p.her
        master = f" as {her.masters[q.target - 1].name}" if her and q.target > 0 else ""
        return f"the {kind}{master}"

    def _place(self, unit: int) -> str:
        return f"Squad {'I' * (self.p.squad(unit) + 1)}"

    def _aim(self, q: Question) -> str:
        template = AIMS.get(q.target, "the target of {piece}" + (" of {unit}" if q.source >= 0 else ""))
        return template.format(piece=q.piece.name if q.piece else "it", unit=self.unit(q.source))

    def _option(self, q: Question) -> str:
        if q.target == state.Option.CHOOSE_ARTIFACT:
            return f"which of two Artifacts {self.unit(q.source)} keeps"
        if q.target == state.Option.CHOOSE_CHARGE:
            return f"the Charge from which {self.unit(q.source)} loses a Soul"
        return f"what happens to {self.thing(q.count)}"

    def entry(self, entry: int) -> str:
        """What stands in the Upkeep in this place, by its names."""
        p = self.p
        her = p.her
        masteries = zip(her.cards, p.goddess.mastery, strict=True) if her else ()
        in_play = [card.name for card, n in masteries if n and card.mastery.kind == UPKEEP]
        witch = [piece for unit in p.monsters if unit.number == state.GASH for piece in self._abilities(unit)]
        others = [
            piece for unit in p.monsters if unit.number != state.GASH for piece in self._abilities(unit)
        ]
        names = {
            Entry.UP_GODDESS: [her.ability.name] if her else [],
            Entry.UP_MASTERY_A: in_play[:1],
            Entry.UP_MASTERY_B: in_play[1:2],
            Entry.UP_MONSTER: _upkeep(others),
            Entry.UP_MASTER: _upkeep(master.ability for master in her.masters) if her else [],
            Entry.UP_REALM: [*self._hazards(0, 1), *_upkeep(witch)],
            Entry.UP_SUB_REALM: self._hazards(1, len(p.boards)),
            Entry.UP_BURNING: ["burning"],
        }[Entry(entry)]
        return listing(dict.fromkeys(names)) if names else "an effect"

    def _abilities(self, unit: Unit) -> tuple[Piece, ...]:
        return self.p.book.monsters[unit.sheet].abilities

    def _hazards(self, first: int, end: int) -> list[str]:
        """Upkeep effects of the boards in these slots."""
        boards = [board.board for board in self.p.boards[first:end] if board.board >= 0]
        return _upkeep(hazard for board in boards for hazard in self.p.book.boards[board].hazards)

    # --- what is going on

    def going_on(self) -> Iterator[str]:
        """What is being settled just now."""
        p = self.p
        if p.card and not p.over:
            yield f"{p.card} takes effect"
        if p.deed and not p.over:
            yield self.deed(p.deed)

    def deed(self, deed: Deed) -> str:
        """An Action under way: "Veteran attacks Crypt Hound c at 5,7 with Pistol"."""
        who = self.unit(deed.unit)
        on = f" on {self.thing(deed.target)}" if deed.target >= 0 else ""
        if deed.target < 0 and deed.cell >= 0:
            on = f" on {self.at(deed.cell)}"
        if deed.verb == state.V_ATTACK and deed.piece:
            return f"{who} attacks{on.removeprefix(' on')} with {deed.piece.name}"
        if deed.verb == state.V_CAST and deed.piece:
            return f"{who} casts {deed.piece.name}{on}"
        if deed.piece:
            return f"{who} uses {deed.piece.name}{on}"
        return f"{who} {DEEDS.get(deed.verb, 'acts')}"


def _passed(value: int) -> str:
    """What passes a check: a 1 always does, a 6 never."""
    most = min(max(value, 1), DIE - 1)
    return f" (passed by {most} or less)" if most > 1 else " (passed by a 1)"


def _upkeep(pieces: Iterable[Piece]) -> list[str]:
    """The names of those that are Upkeep effects."""
    return [piece.name for piece in pieces if piece.kind == UPKEEP]


def tokens_of(bits: int) -> list[str]:
    """The tokens on a space by name."""
    return [name for bit, name in TOKENS.items() if bits & bit]


def result(p: Position) -> str:
    """How the game ended; a clause."""
    if p.winner == Winner.NOBODY:
        return "the game is over; nobody has won"
    won = (p.winner == Winner.THE_GODDESS) == (p.seat == 0)
    if p.seat >= 0 and won:
        return "the game is over; you have won"
    return (
        f"the game is over; the {'Goddess has' if p.winner == Winner.THE_GODDESS else 'Cryptonauts have'} won"
    )


def gone(unit: Unit) -> str:
    """What has become of a unit that is not on a board."""
    return {Life.DEAD: "dead", Life.TELEPORTED: "Teleported", Life.ABSENT: "not placed yet"}[Life(unit.life)]

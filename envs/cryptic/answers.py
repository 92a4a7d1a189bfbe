"""What each action is called, and what it means as an answer to the present question."""

from collections.abc import Callable

from ..core.speech import count
from . import setup, state
from .book import Book
from .position import DIRECTIONS, Grid, Position, Question, Unit
from .state import Act, Ask
from .voice import Voice, tokens_of

BLOCKS = (
    ("direction", Act.DIR),
    ("verb", Act.VERB),
    ("slot", Act.SLOT),
    ("card", Act.CARD),
    ("monster", Act.MONSTER),
    ("blood", Act.BLOOD),
    ("cryptonaut", Act.DRAFT),
    ("goddess", Act.DRAFT_GODDESS),
    ("board", Act.DRAFT_BOARD),
    ("cell", Act.CELL),
)
"""The blocks of actions, with the first action of each."""

VERBS = (
    *("move", "attack", "cast a Spell", "use an Ability", "use a Free Action", "Charge", "Devour", "Restore"),
    *(
        "trade",
        "loot",
        "work on an Objective",
        "dig out",
        "prepare",
        "rest",
        "teleport",
        "buy an Action",
        "retire",
    ),
    *("yes", "no", "done", "give", "take", "Empower", "end"),
)
SLOTS = (
    *(f"Attack {k}" for k in range(1, 5)),
    *(f"Ability {k}" for k in range(1, 5)),
    *(f"Artifact {k}{part}" for k in range(1, 6) for part in ("", ", Soul part")),
    *("Knowledge", "Soul", "Bone", "Codex Lethe", "Soul on Ability 2", "Soul on Ability 3"),
    *(f"option {k}" for k in range(1, 9)),
)
PARTS = ("Effect", "Mastery", "discard")
ITEMS = {
    state.S_KNOWLEDGE: "a Knowledge of Death",
    state.S_SOUL: "a Soul",
    state.S_BONE: "a Bone",
    state.S_CODEX: "the Codex Lethe",
}
WEAPON, SPELL = "K", "S"
DOOR_VERBS = ("open", "close", "seal")

YES_NO: dict[Ask, tuple[str, str]] = {
    Ask.ASK_REROLL: ("pay 1 Stamina and reroll", "let the failure stand"),
    Ask.ASK_TRIGGER: ("use {piece}", "do not use {piece}"),
    Ask.ASK_PREPARED: ("interrupt {partner}", "wait"),
}
DONE: dict[Ask, str] = {
    Ask.ASK_FLIP: "flip no more token",
    Ask.ASK_GUARD: "set up no more guards",
    Ask.ASK_UNIT: "let another player go first",
    Ask.ASK_STEP: "stop here",
    Ask.ASK_TARGET: "attack nobody",
    Ask.ASK_TRADE: "end the trade",
    Ask.ASK_LOOT: "take nothing more",
    Ask.ASK_TELEPORT: "teleport",
    Ask.ASK_SUMMON: "Summon no more",
}


def split(action: int) -> tuple[str, int]:
    """The block of an action and its place in it."""
    block, first = next((name, first) for name, first in reversed(BLOCKS) if action >= first)
    return block, action - first


class Names:
    """The names of actions, the same in every position of a variant.

    goddess: the one whose cards and Monsters are named, or -1 where she is not the same in every game.
    """

    def __init__(self, book: Book, grid: Grid, goddess: int) -> None:
        self._book, self._grid = book, grid
        self._her = book.goddesses[goddess] if goddess >= 0 else None

    def name(self, action: int) -> str:
        block, number = split(action)
        return getattr(self, f"_{block}")(number)

    def _direction(self, number: int) -> str:
        return DIRECTIONS[number]

    def _verb(self, number: int) -> str:
        return VERBS[number]

    def _slot(self, number: int) -> str:
        return SLOTS[number]

    def _card(self, number: int) -> str:
        kind, part = divmod(number, 3)
        card = self._her.cards[kind].name if self._her else f"card {kind + 1}"
        return f"{card}: {PARTS[part]}"

    def _monster(self, number: int) -> str:
        place, master = divmod(number, 3)
        kinds, masters = [f"Monster {k}" for k in range(1, 5)], ["Master 1", "Master 2"]
        if self._her:
            masters = [card.name for card in self._her.masters]
            kinds[: len(self._her.monsters)] = [self._book.monsters[kind].name for kind in self._her.monsters]
        return f"Summon {kinds[place]}" + (f" as {masters[master - 1]}" if master else "")

    def _blood(self, number: int) -> str:
        return f"Blood {number + 1}"

    def _cryptonaut(self, number: int) -> str:
        return self._book.cryptonauts[number].name

    def _goddess(self, number: int) -> str:
        return self._book.goddesses[number].name

    def _board(self, number: int) -> str:
        return self._book.boards[number].name

    def _cell(self, number: int) -> str:
        slot, x, y = self._grid.at(number)
        return f"space {x},{y}" + (f" of Sub-Realm {slot}" if slot else "")


class Answers:
    """What actions mean under the question of a Position."""

    def __init__(self, position: Position, names: Names) -> None:
        self.p, self.names, self.voice = position, names, Voice(position)

    def answer(self, action: int) -> str:
        """What the action does here; its name if this seat is not asked."""
        q = self.p.question
        block, number = split(action)
        if q is None or q.seat != self.p.seat or self.p.over:
            return self.names.name(action)
        say: Callable[[Question, int], str] | None = getattr(self, f"_{block}", None)
        return say(q, number) if say else self.names.name(action)

    def _source(self, q: Question) -> Unit | None:
        return self.p.unit(q.source) if q.source >= 0 else None

    # --- directions

    def _direction(self, q: Question, number: int) -> str:
        way = DIRECTIONS[number]
        if q.ask == Ask.ASK_DIRECTION:
            return f"push {self.voice.thing(q.target)} {way}"
        unit = self._source(q)
        cell = self.p.grid.next(unit.cell, number) if unit else -1
        if unit is None or cell < 0:
            return f"step {way}"
        onto = self.voice.ground(cell)
        found = (
            [f"a{'n' * (name[0] in 'AO')} {name}" for name in tokens_of(self.p.tokens[cell])]
            if unit.cryptonaut
            else []
        )
        notes = [count(self.voice.cost(unit, cell), "point"), *found]
        return f"step {way} to {self.voice.at(cell)}{f', onto {onto}' if onto else ''} ({', '.join(notes)})"

    # --- verbs

    def _verb(self, q: Question, verb: int) -> str:
        if verb in (state.V_YES, state.V_NO):
            return self._yes_no(q, verb == state.V_YES)
        if verb == state.V_DONE:
            return DONE.get(q.ask, "done")
        if verb == state.V_END:
            return (
                f"end the Turn of {self.voice.unit(q.source)}"
                if q.ask == Ask.ASK_MONSTER
                else "end your Turn"
            )
        if verb == state.V_EMPOWER:
            return f"Empower a Monolith ({self.p.goddess.empower} Power)"
        if q.ask == Ask.ASK_TRADE:
            other = self.voice.unit(q.target)
            return f"give {other} something" if verb == state.V_GIVE else f"take something from {other}"
        return self._menu(q, verb)

    def _yes_no(self, q: Question, yes: bool) -> str:
        if q.ask == Ask.ASK_ENTRANCE:
            return f"enter by {self._area(1 if yes else 2)}"
        text = YES_NO.get(q.ask, ("yes", "no"))[not yes]
        return text.format(piece=q.piece.name if q.piece else "it", partner=self.voice.partner(q))

    def _area(self, area: int) -> str:
        """An entrance area, with two of its corners."""
        kind = setup.ENTRANCE_1 if area == 1 else setup.ENTRANCE_2
        cells = [
            cell
            for cell, terrain in enumerate(self.p.terrain)
            if terrain == kind and not self.p.grid.at(cell)[0]
        ]
        if not cells:
            return f"area {area}"
        return f"area {area} (from {self.voice.at(cells[0])} to {self.voice.at(cells[-1])})"

    def _menu(self, q: Question, verb: int) -> str:
        unit = self._source(q)
        if unit is None:
            return VERBS[verb]
        match verb:
            case state.V_MOVE:
                return f"move (up to {count(unit.move, 'point')})"
            case state.V_CHARGE:
                return "Charge an Ability or Artifact with a Soul"
            case state.V_DEVOUR:
                return "Devour a Soul for an Ability"
            case state.V_RESTORE:
                return "Restore Vitae with a Soul"
            case state.V_OBJECTIVE:
                return " or ".join(dict.fromkeys(self._tasks(unit))) or VERBS[verb]
            case state.V_PREPARE:
                return "prepare, and retire"
            case state.V_REST:
                return "rest for the whole Turn"
            case state.V_BUY:
                return "buy an Action for 2 Stamina"
            case state.V_RETIRE if unit.actions > 0:
                return f"retire with {count(unit.actions, 'Action')} left"
        return VERBS[verb]

    def _tasks(self, unit: Unit) -> list[str]:
        """What a Cryptonaut may do for the Objectives beside her."""
        slot, x, y = self.p.grid.at(unit.cell)
        near = [self.p.grid.cell(slot, x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
        things = [self.p.structure_at(cell) for cell in near if cell >= 0]
        kinds = {
            thing.kind for thing in things if thing and not (thing.kind == setup.SARCOPHAGUS and thing.open)
        }
        ready = {setup.SCALES: unit.souls, setup.SULTAN: unit.bones}
        return [text for kind, text in TASKS.items() if kind in kinds and ready.get(kind, 1)]

    # --- slots

    def _slot(self, q: Question, slot: int) -> str:
        match q.ask:
            case Ask.ASK_SOURCE:
                return self._use(q, slot)
            case Ask.ASK_TRADE:
                giver, taker = (q.source, q.target) if q.step == state.V_GIVE else (q.target, q.source)
                unit = self.p.unit(giver)
                if q.step == state.V_TAKE:
                    return f"take {self._item(unit, slot)} from {self.voice.unit(giver)}"
                return f"give {self._item(unit, slot)} to {self.voice.unit(taker)}"
            case Ask.ASK_LOOT:
                return f"take {self._item(self.p.unit(q.target), slot)}"
            case Ask.ASK_ORDER:
                return self._entry(slot - state.S_OPTION)
            case Ask.ASK_OPTION:
                return self._option(q, slot)
        return SLOTS[slot]

    def _use(self, q: Question, slot: int) -> str:
        """An Attack, Ability, Soul or part of an Artifact as the source of what is done."""
        unit = self._source(q)
        piece = self.p.piece(unit, slot) if unit else None
        if unit is None or (piece is None and slot < state.S_KNOWLEDGE):
            return SLOTS[slot]
        if q.target == state.V_RESTORE:
            return f"use {self._soul(unit, slot)}"
        if q.target == state.V_CHARGE:
            return f"Charge {self._named(unit, slot)}"
        return f"{self._named(unit, slot)}: {piece.text}" if piece else SLOTS[slot]

    def _soul(self, unit: Unit, slot: int) -> str:
        if slot == state.S_SOUL:
            return "an unused Soul"
        if slot in (state.S_CHARGE_1, state.S_CHARGE_2):
            slot += state.S_ABILITY + 1 - state.S_CHARGE_1
        return f"the Soul on {self._named(unit, slot)}"

    def _named(self, unit: Unit, slot: int) -> str:
        """An Attack, Ability or Artifact by name, the part of an Artifact too where that must be told."""
        piece = self.p.piece(unit, slot)
        if not state.S_ITEM <= slot < state.S_KNOWLEDGE:
            return piece.name if piece else SLOTS[slot]
        place, soul = divmod(slot - state.S_ITEM, 2)
        name = self.p.book.items[unit.items[place].item].name if place < len(unit.items) else SLOTS[slot]
        return f"{name} (Soul part)" if soul else name

    def _item(self, unit: Unit | None, slot: int) -> str:
        """Something that changes hands."""
        if slot in ITEMS or unit is None:
            return ITEMS.get(slot, SLOTS[slot])
        if slot in (state.S_CHARGE_1, state.S_CHARGE_2):
            return self._soul(unit, slot)
        place = (slot - state.S_ITEM) // 2
        return self.p.book.items[unit.items[place].item].name if place < len(unit.items) else SLOTS[slot]

    def _entry(self, entry: int) -> str:
        return f"{self.voice.entry(entry)} comes next"

    def _option(self, q: Question, slot: int) -> str:
        number = slot - state.S_OPTION
        if q.target == state.Option.CHOOSE_CHARGE:
            unit = self._source(q)
            return f"remove {self._soul(unit, slot)}" if unit else SLOTS[slot]
        if q.target == state.Option.CHOOSE_ARTIFACT:
            known = number < len(self.p.peeked)
            return f"keep {self.p.book.items[self.p.peeked[number]].name}" if known else SLOTS[slot]
        return f"{DOOR_VERBS[number]} {self.voice.thing(q.count)}"

    # --- the Goddess's menu

    def _card(self, q: Question, number: int) -> str:
        kind, part = divmod(number, 3)
        if self.p.her is None:
            return self.names.name(Act.CARD + number)
        card = self.p.her.cards[kind]
        if part == 2:
            return f"discard {card.name} for 1 Power"
        if part == 1:
            return f"keep {card.name} as a Mastery ({card.mastery_cost} Power)"
        return f"play {card.name} for its Effect ({card.effect_cost} Power)"

    def _monster(self, q: Question, number: int) -> str:
        her = self.p.her
        place, master = divmod(number, 3)
        if her is None:
            return self.names.name(Act.MONSTER + number)
        kind = self.p.book.monsters[her.monsters[place]]
        cost = (kind.cost or 0) + (her.masters[master - 1].cost if master else 0)
        worth = f"{cost} Power" if q.ask == Ask.ASK_POWERS else f"Cost {cost}"
        return f"Summon {kind.name}{f' as {her.masters[master - 1].name}' if master else ''} ({worth})"

    def _blood(self, q: Question, number: int) -> str:
        item = self.p.book.blood[number]
        return f"spend {item.cost} Blood: {item.piece.text}"

    # --- before the game

    def _cryptonaut(self, q: Question, number: int) -> str:
        name = self.p.book.cryptonauts[number].name
        return {Ask.ASK_BAN: f"ban the {name}", Ask.ASK_PICK: f"pick the {name}"}.get(
            q.ask, f"put the {name} there"
        )

    def _goddess(self, q: Question, number: int) -> str:
        return f"play {self.p.book.goddesses[number].name}"

    def _board(self, q: Question, number: int) -> str:
        return f"ban {self.p.book.boards[number].name}"

    # --- spaces

    def _cell(self, q: Question, cell: int) -> str:
        on, at = self.voice.on(cell), self.voice.at(cell)
        match q.ask:
            case Ask.ASK_FLIP:
                return f"make the Artifact at {at} the Relic"
            case Ask.ASK_CRYSTAL:
                return f"lay the Crystal at {at}"
            case Ask.ASK_CODEX:
                return f"hide it in {on}"
            case Ask.ASK_PLACE:
                return f"enter at {at}"
            case Ask.ASK_UNIT:
                return f"let {on} go"
            case Ask.ASK_STEP:
                return self._step(q, cell)
            case Ask.ASK_TELEPORT:
                return f"take {on} along"
            case Ask.ASK_POWERS:
                return f"activate {on}"
            case Ask.ASK_SUMMON:
                return f"Summon it at {at}"
            case Ask.ASK_SPACE:
                return f"go to {at}"
            case Ask.ASK_TARGET:
                return self._target(q, on)
        return on

    def _step(self, q: Question, cell: int) -> str:
        """In a Move: a Door beside the unit, the other side of a Crystal or pane, or (move="path") a goal."""
        unit, door = self._source(q), self.p.structure_at(cell)
        if door and door.door and not (unit and q.path and door.open and not self._beside(unit, cell)):
            return f"{'close' if door.open else 'open'} {self.voice.structure(door)}"
        if unit and self.p.grid.at(cell)[0] != self.p.grid.at(unit.cell)[0]:
            return f"cross over to {self.voice.at(cell)}"
        if not q.path:
            return f"go through the mirror to {self.voice.at(cell)}"
        return f"go to {self.voice.on(cell)}"

    def _beside(self, unit: Unit, cell: int) -> bool:
        slot, x, y = self.p.grid.at(cell)
        mine = [self.p.grid.at(space) for space in self.p.spaces(unit)]
        return any(s == slot and abs(a - x) <= 1 and abs(b - y) <= 1 for s, a, b in mine)

    def _target(self, q: Question, on: str) -> str:
        name, kind = (q.piece.name, q.piece.kind) if q.piece else ("it", "")
        if kind == WEAPON:
            return f"attack {on} with {name}"
        if kind == SPELL:
            return f"cast {name} on {on}"
        match q.target:
            case state.V_ATTACK:
                return f"attack {on} with {name}"
            case state.V_TRADE:
                return f"trade with {on}"
            case state.V_LOOT:
                return f"loot the Corpse at {on}"
            case state.V_OBJECTIVE:
                return f"work on {on}"
            case state.V_DIG:
                return f"dig out {on}"
            case state.V_EMPOWER:
                return f"Empower {on}"
        return f"use {name} on {on}"


TASKS = {
    setup.SARCOPHAGUS: "open a Sarcophagus",
    setup.SCALES: "give a Soul to the Scales",
    setup.SULTAN: "lay down Bones before the Sultan",
    setup.FIRE: "steal the flame",
}
"""What is done for an Objective, by the Structure that it is about."""

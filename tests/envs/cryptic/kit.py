"""Positions for rule tests: lay what matters, start where it matters, play by name.

    game = position("TOMB", units={"VET": (4, 10), "hound": (5, 10)}, turn="VET", dice=[2])
    game.do("attack", "Pistol", "hound")
    assert game["hound"].vitae == 1

What a test does not say is: two players, Sk'Zaak with 0 Power and an empty hand, Round 2, the board as it is
printed, units unhurt, Monsters Summoned in an earlier Round. Cryptonauts take places in the order in which
they are named (`squads` divides them otherwise); the places left go to others, who stand Retired in the
entrance area farther off (`alone`: they have Teleported). `dice` or `game.dice(...)` names every roll: one
that is not named fails the test, and so do named ones that were not made when others are named.

`turn` says where the game stands: "VET" (her Turn has begun), "hound" (this Monster has been activated),
"choose" (nobody acts), "goddess" (her opening steps are made), "opening" (they are still to come), "upkeep",
"cleanup". What was started stops behind its end (`Position.stopped`); `go_on` carries on from there. How
units, spaces and slots are called says names.py.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic import state
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.state import Act, Ask, Life, Phase, Task

from .names import (
    BOARDS,
    CRYPTONAUTS,
    DIRECTIONS,
    FRAMES,
    ITEMS,
    MASTERS,
    MONSTERS,
    MONSTERS_OWN,
    OWN,
    PARTS,
    cards_of,
    fixed_actions,
    kind_of,
    printed,
    split,
)
from .record import Amounts, Record, Space, Spots, Texts

__all__ = ["Position", "position", "setup", "shuffled", "variant"]

MAX_FORCED = 32
REALMS = {
    "TOMB": "tomb",
    "CAVE": "cave",
    "HALL": "hall",
    "BOG": "bog",
    "MIRROR": "mirror",
    "CITADEL": "citadel",
}
NAMES = {"SKZ": "skzaak", "GOR": "gorkuk", "MYC": "mycothis"}
FILLERS = ("VET", "DEM", "XEN", "INF", "AND", "MAG", "SPE", "GUA")
"""Who takes the places that a test leaves."""
OFFERS = ("REROLL", "TRIGGER", "PREPARED")
CALM = ("no", "done")
"""Answers that leave things as they are."""
BEGIN, TEAM, CLEANUP = 0, 2, 4
"""Steps of a ROUND frame: it begins, Cryptonauts act, Cleanup comes next."""
OPENED = 2
"""The step of a GODDESS_TURN frame when the opening steps are made."""
_STOP = (Ask.ASK_ENTRANCE, 1)
"""A question that is never put once Cryptonauts are placed: the frame at which a test stops."""

Choice = str | Space
FIXED = fixed_actions()


def shuffled(order: Sequence[int]) -> list[int]:
    """Chance: the next shuffle of len(order) entries puts entry order[i] at place i."""
    entries, outcomes = list(range(len(order))), []
    for i in range(len(order) - 1, 0, -1):
        k = entries.index(order[i])
        entries[i], entries[k] = entries[k], entries[i]
        outcomes.append(k)
    return outcomes


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


def setup(*, seed: int = 0, **options: Any) -> "Position":
    """A game from its very beginning, at its first question; chance runs free."""
    game = Position(variant(**options), free=True)
    game.table.deal(0, seed)
    game.name_cryptonauts()
    return game


@cache
def blank(subs: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> bytes:
    """A game set up with these Sub-Realms: Round 1, and the first Cryptonaut is to be chosen."""
    for seed in count():
        game = setup(seed=seed, **dict(options))
        if tuple(BOARDS[n] for n in game.record["board"][1 : 1 + len(subs)]) == subs:
            return game.start().table.get_state(0)
    raise AssertionError


def position(
    board: str = "TOMB",
    goddess: str = "SKZ",
    units: Spots | None = None,
    *,
    turn: str,
    players: int = 2,
    squads: Sequence[str] = (),
    alone: bool = False,
    round: int = 2,
    clear: bool = False,
    lay: Mapping[Space, str] | None = None,
    subs: Sequence[str] = (),
    entered: Sequence[int] = (),
    crystals: Mapping[int, Space] | None = None,
    vitae: Amounts | None = None,
    stamina: Amounts | None = None,
    souls: Amounts | None = None,
    bones: Amounts | None = None,
    knowledge: Amounts | None = None,
    items: Texts | None = None,
    charged: Texts | None = None,
    status: Texts | None = None,
    changes: Texts | None = None,
    retired: str = "",
    used: Amounts | None = None,
    prepared: str = "",
    rested: str = "",
    dead: Spots | None = None,
    teleported: str = "",
    master: Texts | None = None,
    fresh: str = "",
    power: int = 0,
    blood: int = 0,
    hand: str = "",
    masteries: str = "",
    deck: str = "",
    discard: str = "",
    artifacts: str = "",
    traps: str = "",
    relics: str = "",
    encounters: str = "",
    codex: Space | None = None,
    done: str = "",
    progress: Mapping[str, int] | None = None,
    dice: Iterable[int] = (),
    chance: Iterable[int] = (),
    options: Mapping[str, Any] | None = None,
    kind: "type[Position] | None" = None,
    **fields: Any,
) -> "Position":
    """A game at the first question that follows from `turn` (see above).

    units: who stands where (2x2: top left), Monsters oldest first; squads: members of each ("VET INF");
    dead: Corpses, and where they lie; clear: nothing but Ground within the outer Walls; lay: words for spaces
    (Record.lay_spaces); subs: Sub-Realms beside the Realm, entered: slots of those that a Cryptonaut has
    entered, crystals: where their Crystals are; charged: places of Soul Charge Abilities ("1 2"); changes: of
    attributes and Modifiers until Cleanup ("aim-1 slow"); used: Actions; prepared, rested: also Retired;
    fresh: Monsters Summoned in this Round; hand, masteries, deck, artifacts, traps, relics, encounters (of
    the Knowledge deck): ids, top first; discard: ids, or "rest" for all cards that are not named; done,
    progress: Objectives ("1", or "1:2" for the second one of slot 1); dice, chance: what they show next;
    options: others of the environment; kind: the class of the Position; fields: of the record.
    """
    settings: dict[str, Any] = {"players": players, "realm": board.lower(), "goddess": NAMES[goddess]}
    if board in BOARDS[sheets.N_REALMS :]:
        settings["quickplay"] = True
    if subs:
        settings["sub_realms"] = len(subs)
    carried = " ".join((items or {}).values())
    settings |= {"relics": True} if relics or "R" in carried else {}
    settings |= {"encounters": True} if encounters else {}
    settings |= options or {}
    game = (kind or Position)(variant(**settings))
    game.table.set_state(0, blank(tuple(subs), tuple(settings.items())))
    record = game.record
    record["round"] = round
    game.clear_units()
    if clear:
        game.clear_boards()
    for slot, where in (crystals or {}).items():
        game.lay_crystal(slot, where)
    game.lay_spaces(lay or {})
    record["entered"][1:] = [slot in entered for slot in range(1, len(record["entered"]))]
    game.lay_units(units or {}, squads, dead or {}, split(teleported), alone, master or {}, split(fresh))
    game.lay_items(items or {})
    amounts = {"vitae": vitae, "stamina": stamina, "souls": souls, "bones": bones, "knowledge": knowledge}
    amounts["base_used"] = used
    for field, laid in amounts.items():
        for name, n in (laid or {}).items():
            record["unit"][game.units[name]][field] = n
    for name, places in (charged or {}).items():
        record["unit"][game.units[name]]["charged"] = sum(int(place) for place in split(places))
    for name in (vitae or {}).keys() & set(CRYPTONAUTS):
        record["unit"][game.units[name]]["between"] = game[name].vitae == 0
    game.lay_statuses(status or {})
    game.lay_changes(changes or {})
    game.mark(retired, "retired")
    game.mark(prepared, "retired", "prepared")
    game.mark(rested, "retired", "rested")
    record["n_prepared"] = len(split(prepared))
    record["power"], record["blood"] = power, blood
    game.lay_cards(split(hand), split(masteries), split(deck), discard)
    game.lay_decks(split(artifacts), split(traps), split(relics), split(encounters))
    if codex:
        record["codex_cell"] = game.space(codex)
    for objective in split(done):
        game.lay_objective("done", objective, 1)
    for objective, n in (progress or {}).items():
        game.lay_objective("progress", objective, n)
    for name, n in (used or {}).items():
        record["unit"][game.units[name]]["acted"] = n > 0
    for field, value in fields.items():
        game.put(field, value)
    game.index_boards()
    game.begin(turn, [*(number - 1 for number in dice), *chance])
    return game


class Position(Record):
    """A game in progress, seen and played by ids."""

    def __init__(self, variant: Variant, *, free: bool = False) -> None:
        super().__init__(variant)
        self.free = free
        """Chance runs free: rolls need not be named."""
        self.log: list[tuple[str, str | None]] = []
        """Every question that was answered: ("MENU", "VET"), oldest first."""

    # --- laying what the record's parts do not say alone

    def lay_units(
        self,
        units: Spots,
        squads: Sequence[str],
        dead: Spots,
        teleported: Sequence[str],
        alone: bool,
        master: Texts,
        fresh: Sequence[str],
    ) -> None:
        named = [name for name in units if name in CRYPTONAUTS] + [*dead, *teleported]
        places = self._places(named, squads)
        free = self._free_entrances(units)
        for unit, name in enumerate(places):
            if name in units:
                self.lay_cryptonaut(unit, name, units[name])
            elif name in dead:
                self.lay_cryptonaut(unit, name, dead[name], Life.DEAD)
                self.record["unit"][unit]["vitae"] = 0
                self.record["token"][self.space(dead[name])] |= sheets.CORPSE
            elif name in teleported or alone:
                self.lay_cryptonaut(unit, name, None, Life.TELEPORTED)
            else:
                self.lay_cryptonaut(unit, name, free.pop())
                self.record["unit"][unit]["retired"] = 1
        number = state.FIRST_MONSTER
        for name, where in units.items():
            if name not in CRYPTONAUTS:
                unit = state.GASH if name == "gash" else number
                number += unit != state.GASH
                born = self.round if name in fresh else max(0, self.round - 1)
                self.lay_monster(unit, name, where, master.get(name), born)

    def _places(self, named: Sequence[str], squads: Sequence[str]) -> list[str]:
        """The Cryptonauts in unit order."""
        team = 4 if self.setup["options"]["quickplay"] else state.N_CRYPTONAUTS
        size = 2 if len(self.variant.agents) == 4 else team if team == 4 else 3
        places: list[str | None] = [None] * team
        for squad, members in enumerate(squads):
            for place, name in enumerate(split(members)):
                places[squad * size + place] = name
        others = [name for name in (*named, *FILLERS) if name not in places]
        queue = iter(dict.fromkeys(others))
        return [name or next(queue) for name in places]

    def _free_entrances(self, units: Spots) -> list[Space]:
        """Spaces of the entrance area farther off that nobody takes."""
        taken = {where for name, where in units.items()}
        here = [where for where in units.values() if len(where) == 2]
        areas: dict[str, list[Space]] = {"entrance 1": [], "entrance 2": []}
        width = int(self.setup["grid"]["width"][0])
        rows = self.setup["board"][self.record["board"][0]]["terrain"]
        for n in range(width * width):
            where = (n % width, n // width)
            for name, value in (("entrance 1", sheets.ENTRANCE_1), ("entrance 2", sheets.ENTRANCE_2)):
                if rows[n] == value:
                    areas[name].append(where)

        def nearest(spots: list[Space]) -> int:
            return (
                min((max(abs(x - a), abs(y - b)) for x, y in spots for a, b in here), default=99)
                if spots
                else -1
            )

        area = max(areas.values(), key=nearest)
        return [where for where in area if where not in taken][::-1]

    def lay_crystal(self, slot: int, where: Space) -> None:
        old = int(self.record["crystal"][slot])
        if old >= 0:
            self.record["token"][old] &= 0xFFFF - sheets.CRYSTAL
        space = self.space(where)
        self.record["crystal"][slot] = space
        self.record["token"][space] |= sheets.CRYSTAL
        self.record["terrain"][space] = sheets.GROUND

    def lay_objective(self, field: str, objective: str, n: int) -> None:
        slot, number = objective.split(":") if ":" in objective else ("0", objective)
        self.record[field][int(slot)][int(number) - 1] = n

    def mark(self, names: str, *fields: str) -> None:
        for name in split(names):
            for field in fields:
                self.record["unit"][self.units[name]][field] = 1

    def name_cryptonauts(self) -> None:
        """Takes the names of the Cryptonauts from the record."""
        team = 4 if self.setup["options"]["quickplay"] else state.N_CRYPTONAUTS
        for unit in range(team):
            self.units[CRYPTONAUTS[int(self.record["unit"][unit]["sheet"])]] = unit

    # --- steps

    def begin(self, turn: str, chance: Iterable[int] = ()) -> None:
        """Puts the frames on the stack and runs on to the first question."""
        self._stack(turn)
        self.record["n_rules"] = -1
        self.chance(*chance)
        self._settle()

    def _stack(self, turn: str) -> None:
        record = self.record
        record["phase"] = Phase.PHASE_GODDESS
        frames = [(int(kind), owner, -1, 0) for kind, owner in (_STOP,)]
        step = CLEANUP
        if turn in CRYPTONAUTS:
            record["phase"], step = Phase.PHASE_CRYPTONAUTS, TEAM
            frames += [(Task.TURN, -1, self.units[turn], 0)]
        elif turn == "choose":
            record["phase"], step, frames = Phase.PHASE_CRYPTONAUTS, TEAM, []
        elif turn == "upkeep":
            record["phase"], step, frames = Phase.PHASE_CLEANUP, BEGIN, []
            record["round"] -= 1
        elif turn == "cleanup":
            frames = []
        elif turn == "opening":
            frames += [(Task.GODDESS_TURN, -1, -1, 0)]
        else:
            frames += [(Task.GODDESS_TURN, -1, -1, OPENED)]
            frames += [] if turn == "goddess" else [(Task.ACTIVATION, -1, self.units[turn], 0)]
        head = record["head"]
        assert [int(frame["kind"]) for frame in head["stack"][:2]] == [Task.GAME, Task.ROUND]
        head["stack"][1]["step"], head["stack"][1]["target"], head["stack"][1]["count"] = step, -1, 0
        head["stack"][2:] = 0
        head["depth"] = 2 + len(frames)
        for place, (kind, owner, source, done) in enumerate(frames):
            frame = head["stack"][2 + place]
            frame["kind"], frame["owner"], frame["source"], frame["step"] = kind, owner, source, done
            frame["target"] = -1

    def _settle(self) -> None:
        self._run(lambda: self.table.settle(0))

    def _run(self, act: Callable[[], None]) -> None:
        """Lets the game go on, and sees that it used no chance that the test has not named."""
        before = self.record["head"]["rng"]["word"].copy()
        act()
        self.name_units()
        if not self.free:
            same = (self.record["head"]["rng"]["word"] == before).all()
            assert same, f"a die was rolled that the test does not name; now {self.asked} {self.who}"

    # --- chance

    def dice(self, *numbers: int) -> Self:
        """The next dice show these."""
        return self.chance(*(number - 1 for number in numbers))

    def chance(self, *outcomes: int) -> Self:
        """The next outcomes of chance: which of the possible ones, counted from 0."""
        assert not self.unrolled, f"{self.unrolled} named rolls have not been made"
        assert len(outcomes) <= MAX_FORCED
        self.table.force(0, list(outcomes))
        return self

    @property
    def rolled(self) -> int:
        """How many of the outcomes named last have been used."""
        return int(self.record["head"]["rng"]["forced_at"])

    @property
    def unrolled(self) -> int:
        """How many of them have not."""
        return int(self.record["head"]["rng"]["forced_n"]) - self.rolled

    # --- the question

    @property
    def over(self) -> bool:
        return bool(self.table.over(0))

    @property
    def truncated(self) -> bool:
        return self.table.over(0) == 2

    @property
    def phase(self) -> Phase:
        return Phase(int(self.record["phase"]))

    @property
    def frame(self) -> Any:
        head = self.record["head"]
        return head["stack"][head["depth"] - 1]

    @property
    def stopped(self) -> bool:
        """What was started is over (`go_on` carries on)."""
        set_up = self.record["phase"] != Phase.PHASE_SETUP
        return not self.over and set_up and self.frame["kind"] == _STOP[0]

    def go_on(self) -> Self:
        """From the stop behind a Turn to the next question."""
        assert self.stopped, f"{self.asked} is still to be answered"
        self.record["head"]["depth"] -= 1
        self._settle()
        return self

    @property
    def asked(self) -> str | None:
        """The question, such as "MENU"; None at the stop and at the game's end."""
        return None if self.over or self.stopped else FRAMES[int(self.frame["kind"])]

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        return self.table.actor(0)

    @property
    def who(self) -> str | None:
        """The unit that the question is about (its source); None: the Goddess, or nobody."""
        if not self.asked or self.asked in ("FLIP", "GUARD", "CRYSTAL", "SUMMON"):
            return None
        source = int(self.frame["source"])
        return self.name(source) if source in self.units.values() else None

    def was_asked(self, question: str, who: str | None = None) -> bool:
        """Was this question (of this unit) put, answered or not yet?"""
        put = [*self.log, *([(self.asked, self.who)] if self.asked else [])]
        return any(name == question and who in (None, unit) for name, unit in put)

    # --- names of actions

    def actions(self, choice: Choice) -> list[int]:
        """The actions that a name may mean."""
        if not isinstance(choice, str):
            return [Act.CELL + self.space(choice)]
        found = [FIXED[choice]] if choice in FIXED else []
        if choice in self.units and self[choice].present:
            found.append(Act.CELL + self[choice].cell)
        slots = [Act.SLOT + slot for slot, name in self._slots().items() if choice == name]
        slots += [Act.SLOT + slot for slot, name in self._plain_slots().items() if choice == name]
        return [*dict.fromkeys([*found, *slots, *self._goddess_actions(choice)])]

    def _acting(self) -> int:
        """The unit whose slots are asked for: when Looting the dead, when taking the partner."""
        frame = self.frame
        other = frame["kind"] == Ask.ASK_LOOT or (
            frame["kind"] == Ask.ASK_TRADE and frame["step"] == state.V_TAKE
        )
        if frame["kind"] == Ask.ASK_TRIGGER:
            return -1
        return int(frame["target"] if other else frame["source"])

    def _slots(self) -> dict[int, str]:
        """What the slots of the unit that is asked are called."""
        unit = self._acting()
        if self.over or unit not in self.units.values():
            return {}
        sheet = int(self.record["unit"][unit]["sheet"])
        names = dict(printed((CRYPTONAUTS if unit < state.FIRST_MONSTER else MONSTERS)[sheet]))
        if unit < state.FIRST_MONSTER:
            one = self.record["unit"][unit]
            for place, item in enumerate(one["item"][: one["n_items"]]):
                names[state.S_ITEM + 2 * place] = ITEMS[item]
                names[state.S_ITEM + 2 * place + 1] = f"{ITEMS[item]} soul"
        return names

    def _plain_slots(self) -> dict[int, str]:
        own = OWN if self._acting() < state.FIRST_MONSTER else MONSTERS_OWN
        return {state.S_ABILITY + n: name for n, name in enumerate(own)}

    def _goddess_actions(self, choice: str) -> list[int]:
        if self.record["goddess"] < 0:
            return []
        row = self.setup["goddess"][self.record["goddess"]]
        first, _, rest = choice.partition(" ")
        cards = cards_of(self.goddess)
        if first in cards and rest in PARTS:
            return [Act.CARD + 3 * cards.index(first) + PARTS.index(rest)]
        if first == "summon":
            kind, *of = rest.split()
            places = row["monster"][: row["n_monsters"]].tolist()
            masters = [MASTERS[n] for n in row["master"]]
            number = 1 + masters.index(of[0]) if of else 0
            return [Act.MONSTER + 3 * places.index(MONSTERS.index(kind_of(kind))) + number]
        return []

    def called(self, action: int) -> Choice:
        """The name of an action here."""
        if action >= Act.CELL:
            unit = int(self.record["unit_at"][action - Act.CELL])
            if unit >= 0 and self.record["unit"][unit]["cell"] == action - Act.CELL:
                return self.name(unit)
            return self.where(action - Act.CELL)
        if Act.SLOT <= action < Act.CARD:
            slot = action - Act.SLOT
            return self._slots().get(slot) or self._plain_slots().get(slot) or _fixed(action)
        if Act.CARD <= action < Act.MONSTER:
            kind, part = divmod(action - Act.CARD, 3)
            return f"{cards_of(self.goddess)[kind]} {PARTS[part]}"
        if Act.MONSTER <= action < Act.BLOOD:
            place, number = divmod(action - Act.MONSTER, 3)
            row = self.setup["goddess"][self.record["goddess"]]
            name = f"summon {MONSTERS[row['monster'][place]]}"
            return f"{name} {MASTERS[row['master'][number - 1]]}" if number else name
        return _fixed(action)

    def offers(self) -> set[Choice]:
        """The legal choices: names of units for the spaces they stand on, (x, y) for others."""
        if self.over or self.stopped:
            return set()
        return {self.called(int(action)) for action in np.flatnonzero(self.table.legal(0))}

    def can(self, *choices: Choice) -> bool:
        """Would the last of these be offered, were the others chosen one after the other (`do`)?"""
        other = self.clone()
        other.free = True
        try:
            other.do(*choices[:-1])
        except NotOffered:
            return False
        return other._legal(choices[-1]) is not None

    def _legal(self, choice: Choice) -> int | None:
        if self.over or self.stopped:
            return None
        mask = self.table.legal(0)
        return next((action for action in self.actions(choice) if mask[action]), None)

    # --- choices

    def choose(self, *choices: Choice) -> Self:
        """Answers the question now asked, then the next one, and so on."""
        for choice in choices:
            action = self._legal(choice)
            if action is None:
                raise NotOffered(
                    f"{choice} is not offered at {self.asked} {self.who}, only {self._offered()}"
                )
            assert self.asked
            self.log.append((self.asked, self.who))
            self._run(lambda action=action: self.table.step(0, action))
        return self

    def _offered(self) -> list[Choice]:
        return sorted(self.offers(), key=str)

    def do(self, *choices: Choice) -> Self:
        """As `choose`, but choices after the first are left out where the rules had answered the question."""
        for place, choice in enumerate(choices):
            if place == 0 or self._legal(choice) is not None or self._asks_for(choice):
                self.choose(choice)
        return self

    def _asks_for(self, choice: Choice) -> bool:
        """Is a choice of this sort asked for now?"""
        if not self.asked:
            return False
        if self.asked == "SOURCE":
            return True
        sorts = {action_block(action) for action in np.flatnonzero(self.table.legal(0))}
        wanted = {action_block(action) for action in self.actions(choice)}
        if self.asked in ("MENU", "POWERS", "MONSTER", "UNIT", "REROLL", "TRIGGER", "PREPARED"):
            return False
        return bool(sorts & wanted)

    def until(self, question: str, who: str | None = None) -> Self:
        """Answers "no" or "done" up to this question (about this unit)."""
        while not (self.asked == question and who in (None, self.who)):
            self.decline(f"{question} is never asked")
        return self

    def decline(self, otherwise: str = "") -> Self:
        """Answers "no" or "done" to the question now asked."""
        assert self.asked, otherwise or "nobody is asked"
        for word in CALM:
            if self._legal(word) is not None:
                return self.choose(word)
        raise AssertionError(f"{self.asked} {self.who} needs an answer, one of {self._offered()}")

    def rest(self) -> Self:
        """Answers "no" or "done" until a menu is shown, or up to the stop or the end of the game."""
        while self.asked and self.asked not in ("MENU", "POWERS", "MONSTER", "UNIT"):
            self.decline()
        return self

    def play(self, *choices: Choice) -> Self:
        """As `do`, but "no" to rerolls, triggers and Prepared windows that do not offer the next choice."""
        for place, choice in enumerate(choices):
            while self.asked in OFFERS and self._legal(choice) is None:
                self.choose("no")
            if place == 0 or self._legal(choice) is not None or self._asks_for(choice):
                self.choose(choice)
        while self.asked in OFFERS:
            self.choose("no")
        return self

    def end(self) -> Self:
        """Ends the Turn or activation whose menu is shown."""
        return self.choose("retire" if self.asked == "MENU" else "end")

    # --- longer stretches

    def start(self) -> Self:
        """Through the rest of the set-up, with the first answer that is offered each time."""
        while self.record["phase"] == Phase.PHASE_SETUP:
            self.table.step(0, int(np.flatnonzero(self.table.legal(0))[0]))
        self.name_cryptonauts()
        return self

    def goddess_turn(self) -> Self:
        """All Cryptonauts Retire, up to the first question of the Goddess Turn."""
        while not self.over and self.record["phase"] != Phase.PHASE_GODDESS:
            if self.stopped:
                self.go_on()
            elif self.asked == "UNIT":
                self.choose(next(name for name in self._offered() if name in CRYPTONAUTS))
            else:
                self.end()
        return self

    def next_round(self, who: str | None = None) -> Self:
        """The Goddess ends her Turn, up to the first choice of a Cryptonaut, or this one's menu."""
        now = self.round
        while not self.over and (self.round == now or self.record["phase"] != Phase.PHASE_CRYPTONAUTS):
            if self.stopped:
                self.go_on()
            elif self.asked in ("POWERS", "MONSTER"):
                self.end()
            else:
                self.choose(self._offered()[0])
        return self if who is None or self.who == who else self.choose(who)

    def left(self, name: str) -> int:
        """The Actions that a unit has left, counted by steps to and fro."""
        other = self.clone()
        other.free = True
        if other.asked in ("POWERS", "UNIT"):
            if other._legal(name) is None:
                return 0
            other.choose(name)
        n = 0
        while other.who == name and other.asked in ("MENU", "MONSTER") and other._legal("move") is not None:
            other.choose("move")
            step = next(choice for choice in DIRECTIONS if other._legal(choice) is not None)
            other.play(step).play(*(["done"] if other.asked == "STEP" else []))
            n += 1
        return n

    # --- views

    def view(self, seat: int) -> dict[str, NDArray[np.float32]]:
        """What this player sees, by field of the observation."""
        return self.variant.observation_layout.split(self.table.observe(0, seat))

    @property
    def returns(self) -> list[float]:
        return self.table.returns(0).tolist()

    def clone(self) -> Self:
        """The same game once more."""
        other = type(self)(self.variant, free=self.free)
        other.table.set_state(0, self.table.get_state(0))
        other.log, other.units, other._present = list(self.log), dict(self.units), set(self._present)
        return other


class NotOffered(AssertionError):
    """A choice that the rules do not offer now."""


BLOCKS = (Act.DIR, Act.VERB, Act.SLOT, Act.CARD, Act.MONSTER, Act.BLOOD, Act.DRAFT, Act.CELL)


def action_block(action: int) -> int:
    """The block of actions that this one belongs to."""
    return max(block for block in BLOCKS if block <= action)


def _fixed(action: int) -> str:
    return next(name for name, number in FIXED.items() if number == action)

"""The setup of the oracle's game: boards, draft, Cryptonauts, Goddess, guards, placement."""

from collections.abc import Iterable

from .oracle_asks import BOARD, DONE, DRAFT, GODDESS, Run
from .oracle_boards import Unit
from .oracle_content import (
    BOARD_ROWS,
    BOARDS,
    CARDS,
    CRYPTONAUTS,
    ENCOUNTERS,
    GODDESSES,
    ITEMS,
    MONSTERS,
    N_ARTIFACTS,
    TRAPS,
)
from .oracle_goddess import Goddess

REALMS, SUB_REALMS = BOARDS[:4], BOARDS[4:]
FIRST_SIX = ("VET", "DEM", "XEN", "INF", "AND", "MAG")
FIRST_GAME = {2: FIRST_SIX, 3: FIRST_SIX, 4: ("VET", "DEM", "INF", "AND", "SPE", "GUA")}
FIRST_QUICKPLAY = ("VET", "DEM", "INF", "AND")
GUARD_COST, GUARD_RANGE = 3, 5
BANS = 3


class Setups(Goddess):
    banned: list[int]
    picked: list[int]
    boards_banned: list[int]

    @property
    def n_crypts(self) -> int:
        return 4 if self.options["quickplay"] else 6

    def squad_of(self, number: int) -> int:
        if self.options["quickplay"]:
            return 0
        return number // (2 if self.options["players"] == 4 else 3)

    def owner_of(self, number: int) -> int:
        return 1 if self.options["players"] == 2 else 1 + self.squad_of(number)

    @property
    def is_draft(self) -> bool:
        return self.options["setup"] == "draft"

    def set_up(self) -> Run:
        self.artifact_deck = list(range(N_ARTIFACTS))
        self.random.shuffle(self.artifact_deck)
        self.trap_deck = list(range(len(TRAPS)))
        self.random.shuffle(self.trap_deck)
        if self.options["encounters"]:
            self.knowledge_deck = [kind for kind, (n, _) in enumerate(ENCOUNTERS) for _ in range(n)]
            self.random.shuffle(self.knowledge_deck)
        if self.is_draft:
            yield from self.choose_goddess()
            yield from self.ban_boards()
        self.choose_boards()
        yield from self.flip_relics()
        if self.is_draft:
            yield from self.guard_relics()
            squads = yield from self.draft()
        else:
            squads = yield from self.choose_cryptonauts()
        for number, sheet in enumerate(squads):
            self.crypts.append(self.new_cryptonaut(number, sheet))
        if not self.is_draft:
            yield from self.settle_goddess()
        self.shuffle_goddess_deck()
        if not self.is_draft:
            yield from self.guard_relics()
        yield from self.finish_setup()

    # --- boards

    def ban_boards(self) -> Run:
        """CE-215, R-48."""
        for seat in (0, 1):
            legal = [BOARD + i for i in range(len(BOARDS)) if i not in self.boards_banned]
            self.boards_banned.append((yield from self.ask("ban board", seat, legal)) - BOARD)

    def choose_boards(self) -> None:
        pool = SUB_REALMS if self.options["quickplay"] else REALMS
        first = {"tomb": "TOMB", "cave": "CAVE", "hall": "HALL", "bog": "BOG", "mirror": "MIRROR",
                 "citadel": "CITADEL"}.get(self.options["realm"] or "")  # fmt: skip
        if not first and self.options["setup"] == "first_game" and self.options["realm"] is None:
            first = pool[0]
        if not first:
            fit = [name for name in pool if BOARDS.index(name) not in self.boards_banned]
            first = fit[self.pick_one(len(fit))]
        self.lay_board(first)
        left = [name for name in SUB_REALMS if BOARDS.index(name) not in self.boards_banned]
        for _ in range(min(self.options["sub_realms"], len(left))):
            self.lay_board(left.pop(self.pick_one(len(left))))
        for name in self.boards:
            n = len(BOARD_ROWS[name].objectives)
            self.progress.append([0] * n)
            self.done.append([False] * n)
        if self.gash_start >= 0:
            sheet = next(sheet for sheet in MONSTERS if sheet.id == "gash")
            self.gash = Unit("gashnoradon", sheet, vitae=sheet.health, max_vitae=sheet.health)
            self.put(self.gash, self.gash_start)

    def flip_relics(self) -> Run:
        """CE-219, CE-220."""
        self.relic_decks = [[] for _ in self.boards]
        if not self.options["relics"]:
            return
        for slot, name in enumerate(self.boards):
            self.relic_decks[slot] = [i for i, row in enumerate(ITEMS) if row.board == name]
            self.random.shuffle(self.relic_decks[slot])
        self.flip((yield from self.ask_space("flip", 0, self.artifacts_on({0}))))
        others = self.artifacts_on(set(range(1, len(self.boards))))
        if others:
            self.flip((yield from self.ask_space("flip", 0, others, done=True)))

    def artifacts_on(self, slots: set[int]) -> list[int]:
        return [c for c, tokens in enumerate(self.tokens) if "artifact" in tokens and self.slot(c) in slots]

    def flip(self, cell: int | None) -> None:
        if cell is not None:
            self.tokens[cell].remove("artifact")
            self.tokens[cell].add("relic")

    def guard_relics(self) -> Run:
        """CE-221, R-33."""
        for cell in [c for c, tokens in enumerate(self.tokens) if "relic" in tokens]:
            left = GUARD_COST
            while True:
                places = {sheet.id: self.guard_places(sheet.id, cell) for sheet in self.sheets()}
                legal = self.summons(left, {name: bool(fit) for name, fit in places.items()})
                choice = yield from self.ask("guard", 0, {DONE, *legal})
                if choice == DONE:
                    break
                sheet, master = legal[choice]
                space = yield from self.ask_space("summon", 0, places[sheet.id])
                left -= self.cost(sheet, master)
                self.place_monster(sheet, space, master)

    def guard_places(self, name: str, relic: int) -> list[int]:
        sheet, slot = self.sheet_named(name), self.slot(relic)
        if not self.has_room(sheet, slot):
            return []
        return [
            cell
            for cell in range(len(self.place))
            if self.slot(cell) == slot
            and self.fits(sheet, cell)
            and self.between_spaces(self.square(cell, sheet.size), [relic]) <= GUARD_RANGE
        ]

    # --- who plays

    def new_cryptonaut(self, number: int, sheet: int) -> Unit:
        row = CRYPTONAUTS[sheet]
        return Unit(
            "cryptonaut", row, number, self.squad_of(number), vitae=row.health, max_vitae=row.health,
            stamina=row.stamina, max_stamina=row.stamina,
        )  # fmt: skip

    def choose_goddess(self) -> Run:
        choice = yield from self.ask("goddess", 0, range(GODDESS, GODDESS + 3))
        self.goddess = GODDESSES[choice - GODDESS]

    def settle_goddess(self) -> Run:
        named = {"skzaak": "SKZ", "gorkuk": "GOR", "mycothis": "MYC"}.get(self.options["goddess"] or "")
        setup = self.options["setup"]
        if not named and setup == "first_game" and self.options["goddess"] is None:
            named = "SKZ"
        if named:
            self.goddess = named
        elif setup == "choose" and self.options["goddess"] is None:
            yield from self.choose_goddess()
        else:
            self.goddess = GODDESSES[self.random.below(3)]

    def sheet_number(self, name: str) -> int:
        return [sheet.id for sheet in CRYPTONAUTS].index(name)

    def choose_cryptonauts(self) -> Run:
        """R-01, R-99, R-104."""
        setup, named = self.options["setup"], self.options["squads"]
        if named or setup == "first_game":
            first = FIRST_QUICKPLAY if self.options["quickplay"] else FIRST_GAME[self.options["players"]]
            return [self.sheet_number(name) for name in (named.split(",") if named else first)]
        if setup == "random":
            everybody = list(range(len(CRYPTONAUTS)))
            self.random.shuffle(everybody)
            return everybody[: self.n_crypts]
        squads = [-1] * self.n_crypts
        for number in self.picking_order():
            squads[number] = yield from self.ask_cryptonaut("pick", self.owner_of(number))
            self.picked.append(squads[number])
        return squads

    def picking_order(self) -> list[int]:
        """Seats in turn, each into its own Squad."""
        if self.options["players"] == 2:
            return list(range(self.n_crypts))
        size = 2 if self.options["players"] == 4 else 3
        return [squad * size + place for place in range(size) for squad in range(6 // size)]

    def ask_cryptonaut(self, ask: str, seat: int, pool: Iterable[int] | None = None) -> Run:
        fit = range(len(CRYPTONAUTS)) if pool is None else pool
        legal = [DRAFT + i for i in fit if i not in self.picked and i not in self.banned]
        return (yield from self.ask(ask, seat, legal)) - DRAFT

    def draft(self) -> Run:
        """CE-217, CE-218."""
        seats = self.options["players"] - 1
        wanted: list[int] = []
        for _ in range(2):
            for _ in range(BANS):
                self.banned.append((yield from self.ask_cryptonaut("ban", 0)))
            for _ in range(BANS):
                self.picked.append((yield from self.ask_cryptonaut("pick", 1 + len(self.picked) % seats)))
        wanted, self.picked = self.picked, []
        squads: list[int] = []
        for number in range(self.n_crypts):
            squads.append((yield from self.ask_cryptonaut("squad", self.owner_of(number), wanted)))
            self.picked.append(squads[-1])
        return squads

    def shuffle_goddess_deck(self) -> None:
        cards = [card for card in CARDS if card.of == self.goddess]
        self.deck = [kind for kind, card in enumerate(cards) for _ in range(card.copies)]
        self.random.shuffle(self.deck)
        self.hand, self.known, self.discard_pile = [0] * len(cards), [0] * len(cards), [0] * len(cards)

    # --- placement

    def finish_setup(self) -> Run:
        if self.built("sarcophagus"):
            self.codex_cell = (yield from self.ask_thing("codex", 0, self.built("sarcophagus"))).cell
        yield from self.draw_cards(self.row["hand_limit"])
        for slot in range(1, len(self.boards)):
            self.crystal[slot] = yield from self.ask_space("crystal", 0, self.crystal_places())
            self.tokens[self.crystal[slot]].add("crystal")
            self.terrain[self.crystal[slot]] = "."  # CE-233
        self.area = 1
        if any(symbol == "2" for symbol in self.terrain[: self.width[0] ** 2]):
            self.area = 1 if (yield from self.ask_yes("entrance", 1)) else 2
        for unit in self.crypts:
            fit = [
                cell
                for cell in self.entrances(0)
                if self.terrain[cell] == str(self.area) and not self.occupied(cell)
            ]
            self.put(unit, (yield from self.ask_space("place", self.seat_of(unit), fit)))

    def crystal_places(self) -> list[int]:
        """R-100."""
        reached = self.walked_from_entrances()
        start = self.square(self.gash_start, 2) if self.gash_start >= 0 else []
        fit = []
        for cell in range(self.width[0] ** 2):
            structure = self.structure_on.get(cell)
            if self.occupied(cell) or structure or self.tokens[cell] or cell in start:
                continue
            around = [self.neighbour(cell, direction) for direction in range(8)]
            if any(n in reached and self.is_ground(n) for n in around if n is not None):
                fit.append(cell)
        return fit

    def is_ground(self, cell: int) -> bool:
        return (
            self.terrain[cell] in ".12"
            and "crystal" not in self.tokens[cell]
            and not self.structure_on.get(cell)
        )

    def walked_from_entrances(self) -> set[int]:
        """Doors counted as open."""
        reached = set(self.entrances(0))
        queue = list(reached)
        while queue:
            cell = queue.pop()
            for direction in range(8):
                new = self.neighbour(cell, direction)
                if new is None or new in reached or self.terrain[new] in "#_":
                    continue
                structure = self.structure_on.get(new)
                if structure is None or structure.is_door:
                    reached.add(new)
                    queue.append(new)
        return reached

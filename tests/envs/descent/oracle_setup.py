"""Set-up, placing, reinforcements and the agent, for the oracle (windows SU1 to SU4; spec 3.4, 3.17)."""

from collections.abc import Iterator
from typing import Any

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    PLOT_READY,
    Act,
    Rank,
    Task,
    Where,
    Winner,
)

from .oracle_choices import Choices
from .oracle_maps import LAVA, NOWHERE
from .oracle_sheets import forms_of

WITHIN = 256
"""Frame.count of Where.NEAR: the space plus this for every space of distance."""
MINION_OR_ELSE = 2
"""ReinforcementRow.rank: a master only where the limits know no minion."""
INTERLUDE, FINALE = 2, 4
SUMMON = 9
VILLAGERS = 4


class Placing(Choices):
    @property
    def row(self) -> Any:
        return self.setting.encounter[self.encounter]

    # --- SU1, SU2, SU3

    def entrance(self) -> set[int]:
        return {Act.SPACE + cell for cell in self.map.entrance if self.empty(cell)}

    def open_kind(self) -> set[int]:
        """DES-047."""
        group = self.frame.source
        row = self.row.group[group]
        used = {one.kind for number, one in enumerate(self.group) if number != group}
        allowed = [
            kind
            for kind in range(setup.FIRST_LIEUTENANT)
            if self.setting.kind[kind].traits & row.traits
            and not row.excluded >> kind & 1
            and kind not in used
        ]
        fitting = [kind for kind in allowed if self._kind_fits(group, kind)]
        return {Act.KIND + kind for kind in fitting or allowed}

    def bearer(self) -> set[int]:
        """DES-050, REL-5."""
        zachareth = self.figure[self.frame.source].kind == setup.ZACHARETH
        found = {
            Act.CHOICE + relic
            for relic in range(setup.N_RELICS)
            if self.relic_of[relic] == Winner.OVERLORD
            and self._bearer(relic) < 0
            and (relic != setup.DARK_RUNE or zachareth)
        }
        return found | {int(Act.PASS)}

    def _bearer(self, relic: int) -> int:
        return next((unit for unit in self.monsters if self.figure[unit].relic == relic), -1)

    # --- how many figures a group has

    def carried_in(self) -> int:
        """What encounter 1 left that counts for monsters here."""
        if self.code == "CD2":
            return VILLAGERS - self.carry[0]
        return self.carry[1] if self.code == "MB2" else self.carry[0]

    def numbers(self, group: int, kind: int) -> int:
        """All figures of a group at set-up: limits, or as printed, and the extra ones."""
        if kind >= setup.FIRST_LIEUTENANT:
            return 1
        row, n = self.row.group[group], self.options.heroes - 2
        printed = row.count[n]
        limits = self.setting.kind[kind].limit[n]
        sizes = [limit if count < 0 else count for count, limit in zip(printed, limits, strict=True)]
        return sum(sizes) + row.extra_carry * self.carried_in()

    # --- do they fit?

    def _needs(self, zone: int, after: int) -> list[int]:
        """Sizes of the figures of later groups that use the zone."""
        found: list[int] = []
        for number, row in enumerate(self.row.group):
            kind = self.group[number].kind
            if number > after and row.zone == zone and not row.late and kind >= 0:
                found += [self.setting.kind[kind].size] * self.numbers(number, kind)
        return found

    def _kind_fits(self, group: int, kind: int) -> bool:
        zone = self.row.group[group].zone
        mine = [self.setting.kind[kind].size] * self.numbers(group, kind)
        return self.fit(self._free(zone), mine + self._needs(zone, group))

    def _free(self, zone: int) -> frozenset[int]:
        return frozenset(cell for cell in self.map.zone(zone) if self.empty(cell))

    def fit(self, free: frozenset[int], sizes: list[int]) -> bool:
        """Whether bases of these sizes find room side by side."""
        areas = {size: forms_of(size)[0][0] * forms_of(size)[0][1] for size in sizes}
        if sum(areas[size] for size in sizes) > len(free):
            return False
        large = sorted((size for size in sizes if size != setup.SMALL), reverse=True)
        return self._pack(free, large, set())

    def _pack(self, free: frozenset[int], large: list[int], dead: set[tuple[frozenset[int], int]]) -> bool:
        if not large:
            return True
        key = (free, len(large))
        if key in dead:
            return False
        for square in self._squares(free, large[0]):
            if self._pack(free - square, large[1:], dead):
                return True
        dead.add(key)
        return False

    def _squares(self, free: frozenset[int], size: int) -> Iterator[frozenset[int]]:
        for w, h in forms_of(size):
            for cell in sorted(free):
                square = self.map.square(cell, w, h)
                if square is not None and free.issuperset(square):
                    yield frozenset(square)

    # --- places

    def placing(self) -> tuple[int, Any, Any]:
        """The PLACE frame, the one below it, and how many lie above."""
        for number in range(1, len(self.stack)):
            if self.below(number).kind == Task.PLACE:
                return number, self.below(number), self.below(number + 1)
        raise AssertionError("nobody is placed")

    def form(self) -> set[int]:
        """ASK_FORM."""
        return {Act.CHOICE + (h > w) for w, h, _ in self.positions()}

    def spot(self) -> set[int]:
        """ASK_SPOT."""
        _, place, _ = self.placing()
        one = self.figure[place.source]
        tall = one.h > one.w
        return {Act.SPACE + cell for w, h, cell in self.positions() if (h > w) == tall}

    def positions(self) -> list[tuple[int, int, int]]:
        """Width, height and lowest space of the positions that are allowed."""
        _, place, setting = self.placing()
        found = [one for one in self._all_positions(place)]
        if place.target == Where.BESIDE:
            return self._beside(place, found)
        if place.target == Where.IN_ZONE:
            zone = self.map.zone(place.count)
            inside = [one for one in found if zone.issuperset(self._cells(one))]
            if inside:
                return self._with_room(place, setting, inside)
            return self._closest(found, zone)
        if place.target == Where.ADJOINING:
            return [one for one in found if any(self.next_to(place.count, it) for it in self._cells(one))]
        cell, most = place.count % WITHIN, place.count // WITHIN
        if place.target in (Where.NEAR, Where.NEAR_OR_CLOSEST):
            near = [
                one for one in found if all(self.map.distance(cell, it) <= most for it in self._cells(one))
            ]
            if near or place.target == Where.NEAR:
                return near
        assert place.target in (Where.CLOSEST, Where.NEAR_OR_CLOSEST, Where.NO_LAVA)
        return self._closest(found, {cell})

    def _all_positions(self, place: Any) -> Iterator[tuple[int, int, int]]:
        unit = place.source
        moved_off = place.target in (Where.NEAR, Where.NEAR_OR_CLOSEST) and self.standing(unit)
        here = set(self.spaces(unit)) if moved_off else set()
        for w, h in forms_of(self.size(unit)):
            for cell in range(len(self.map.spots)):
                if not self.fits(unit, cell, w, h) or here & set(self._cells((w, h, cell))):
                    continue
                if place.target != Where.NO_LAVA or self.map.terrain(cell) != LAVA:
                    yield w, h, cell

    def _cells(self, one: tuple[int, int, int]) -> list[int]:
        w, h, cell = one
        return self.map.square(cell, w, h) or []

    def _closest(self, found: list[tuple[int, int, int]], to: set[int]) -> list[tuple[int, int, int]]:
        """DES-020, DES-201, DER-120: by their nearest space."""
        far = {
            one: min((self.map.distance(cell, it) for cell in to for it in self._cells(one)), default=NOWHERE)
            for one in found
        }
        least = min(far.values(), default=NOWHERE)
        return [one for one in found if far[one] == least]

    def _beside(self, place: Any, found: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
        """KNI-0: the closest empty spaces next to a monster; or he stays."""
        hero, unit = place.source, place.count
        here = self.figure[hero].cell
        near = [one for one in found if self.next_to(unit, one[2])]
        stays = [one for one in near if one[2] == here]
        return stays + self._closest([one for one in near if one[2] != here], {here})

    def _with_room(
        self, place: Any, setting: Any, inside: list[tuple[int, int, int]]
    ) -> list[tuple[int, int, int]]:
        """DES-049."""
        if setting.kind != Task.SETTING_UP:
            return inside
        group, placed, zone = setting.source, setting.count, self.row.group[setting.source].zone
        kind = self.group[group].kind
        rest = [self.setting.kind[kind].size] * (self.numbers(group, kind) - placed)
        rest += self._needs(zone, group)
        free = self._free(zone)
        good = [one for one in inside if self.fit(free.difference(self._cells(one)), rest)]
        return good or inside

    # --- reinforcements

    def able(self, row: Any, group: int, rank: int) -> bool:
        """DES-199 to DES-203."""
        kind = self.group[group].kind
        if not row.groups >> group & 1 or not 0 <= kind < setup.FIRST_LIEUTENANT:
            return False
        minions = self.setting.kind[kind].limit[self.options.heroes - 2][Rank.MINION]
        only_minions = row.rank == Rank.MINION or (row.rank == MINION_OR_ELSE and minions)
        return not (only_minions and rank != Rank.MINION) and self.room(group, rank)

    def reinforcing_group(self) -> set[int]:
        """ASK_GROUP."""
        row = self.row.reinforcement[self.below().source]
        found = {
            Act.KIND + self.group[group].kind
            for group in range(self.n_groups)
            if self.able(row, group, Rank.MINION) or self.able(row, group, Rank.MASTER)
        }
        return found | {int(Act.PASS)} if row.optional else found

    def reinforcing_rank(self) -> set[int]:
        """ASK_RANK."""
        row, group = self.row.reinforcement[self.below().source], self.frame.source
        return {Act.CHOICE + rank for rank in (Rank.MINION, Rank.MASTER) if self.able(row, group, rank)}

    # --- SU4

    def summon(self) -> set[int]:
        """ASK_SUMMON."""
        step, below = self.frame.step, self.below()
        open_groups = [
            number for number, group in enumerate(self.group) if group.open and self.members(number)
        ]
        if step == 0:
            return {int(Act.PASS)} | ({Act.PLOT + SUMMON} if open_groups and self.summon_allowed() else set())
        if step == 1:
            return {Act.KIND + self.group[number].kind for number in open_groups}
        if step == 2:
            mine = self.members(below.source)
            masters = [unit for unit in mine if self.figure[unit].rank == Rank.MASTER]
            return {Act.FIGURE + unit for unit in masters or mine}
        return {Act.SPACE + cell for cell in self.spaces(below.target)}

    def members(self, group: int) -> list[int]:
        return [unit for unit in self.monsters if self.figure[unit].group == group]

    def summon_allowed(self) -> bool:
        """DER-21, DER-55, RAY-065, RAY-071, RAY-148."""
        quest = self.setting.quest[self.row.quest]
        banned = self.options.banned_raythen or quest.uses_raythen or quest.track in (INTERLUDE, FINALE)
        paid = self.threat >= self.setting.plot[SUMMON].trigger
        return self.plot[SUMMON] == PLOT_READY and paid and not banned and bool(self.row.summon)

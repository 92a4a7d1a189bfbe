"""Attacks, Spells and Abilities, in the oracle's game: their targets, their checks, what they do."""

from .oracle_asks import Run
from .oracle_boards import Structure, Thing, Unit
from .oracle_content import Selector, Weapon, parse
from .oracle_effects import Effects
from .oracle_units import Part, Play

INFECT = parse("E victim: chk(stamina){mark(infection)}{}").ops
ASKED = {"ally", "mate", "foe", "hit", "crypt", "mon", "mono", "mon|mono", "door", "cell", "skull", "spore"}


class Attacks(Effects):
    # --- Weapons

    def type_of(self, unit: Unit, weapon: Weapon) -> str:
        """Melee Attacks gain Reach."""
        reach = self.has(unit, "reach") or (not unit.is_crypt and self.bonus(unit, "attacks_reach") > 0)
        reach = reach or (weapon.boost == "emperor" and self.bonus(unit, "emperor") > 0)
        return "reach" if weapon.kind == "melee" and reach else weapon.kind

    def range_of(self, unit: Unit, weapon: Weapon) -> int:
        kind = self.type_of(unit, weapon)
        if kind == "ranged":
            return max(2, weapon.range + self.bonus(unit, "range"))
        return 2 if kind == "reach" else 1

    def flags_of(self, unit: Unit, weapon: Weapon) -> str:
        ranged = self.type_of(unit, weapon) == "ranged"
        piercing = self.has(unit, "piercing") or self.has(
            unit, ("ranged" if ranged else "melee") + "_piercing"
        )
        knockback = self.has(unit, "knockback") or self.has(unit, "attacks_knockback")
        boosted = weapon.boost in ("emperor", "trident") and self.bonus(unit, weapon.boost) > 0
        flags = set(weapon.flags)
        flags |= {"p"} if piercing or (boosted and weapon.boost == "emperor") else set()
        flags |= {"k"} if knockback or (boosted and weapon.boost == "trident") else set()
        flags |= {"s"} if self.has(unit, "smiting") else set()
        return "".join(sorted(flags))

    def damage_of(self, unit: Unit, weapon: Weapon, target: Thing) -> int:
        """R-66."""
        n = weapon.damage + self.bonus(unit, "damage")
        melee = self.type_of(unit, weapon) != "ranged"
        master = self.master_of(unit)
        n += master.damage if master else 0
        if melee and unit.vitae <= 2:
            n += self.bonus(unit, "rage")
        if isinstance(target, Structure):
            n += self.bonus(unit, "struct_dmg")
            n += sum(op.n for op in weapon.held if op.key == "struct_dmg")
        elif isinstance(target, Unit):
            n += self.bonus(target, "vuln")
            others = [other for other in self.living() if other is not unit]
            if not target.is_crypt and any(self.adjacent(other, target) for other in others):
                n += self.bonus(unit, "flank")
        if melee and unit.spellstruck:
            n += self.bonus(unit, "spellstrike")
        if weapon.boost in ("hammer", "gauntlet", "trident") or (weapon.boost == "braced" and not unit.moved):
            n += self.bonus(unit, weapon.boost)
        if unit.kind == "monster" and self.has(unit, "attune") and unit.born == self.round:
            n -= 1
        return max(0, n)

    def aim_bonus(self, unit: Unit, weapon: Weapon, target: Unit) -> int:
        if unit.is_crypt:
            return self.bonus(unit, "prep_aim") if self.interrupting is unit else 0
        n = int("vendetta" in target.status)
        hounds = [other for other in self.monsters() if other.sheet.id == "hound" and other is not unit]
        if any(self.adjacent(hound, target) for hound in hounds):
            n += self.bonus(unit, "pack")
        if target.vitae < target.max_vitae:
            n += self.bonus(unit, "bloodscent")
        if self.type_of(unit, weapon) == "ranged":
            n += self.bonus(target, "ranged_foe_aim")
        return n

    # --- targets

    def targets(self, part: Part) -> list[Thing | None]:
        """What may be chosen; [None] where nothing is chosen and it may be used; [] where it may not."""
        effect, unit = part.effect, part.unit
        if effect.weapon:
            if effect.weapon.each is not None:
                return [None] if self.everyone(part, effect.weapon.each) else []
            return self.reached(unit, effect.weapon)
        play = self.play_of(part, None)
        assert effect.aim
        if effect.aim.name not in ASKED:
            return [None] if self.usable(play) else []
        return [
            thing
            for thing in self.singles(effect.aim, unit)
            if self.in_range(play, thing) and self.usable(self.play_of(part, thing))
        ]

    def play_of(self, part: Part, target: Thing | None) -> Play:
        spaces = self.spaces(target) if target is not None else []
        return Play(part.unit, target, spaces, part=part, effect=part.effect, kind=part.effect.kind)

    def everyone(self, part: Part, radius: int) -> list[Unit]:
        found = self.group(Selector("foes", radius, "self"), Play(part.unit))
        return [unit for unit in found if isinstance(unit, Unit)]

    def victims(self, unit: Unit) -> list[Thing]:
        """CE-105 to CE-109, R-74."""
        if unit.is_crypt:
            return [*self.foes(), *(s for s in self.structures if s.can_be_hit)]
        fit = [s for s in self.structures if s.can_be_hit and (s.is_door or s.kind == "barricade")]
        return [*self.living(), *fit]

    def reached(self, unit: Unit, weapon: Weapon) -> list[Thing | None]:
        n, reach = self.range_of(unit, weapon), self.type_of(unit, weapon) == "reach"
        near = [thing for thing in self.victims(unit) if self.distance(unit, thing) <= n]
        smites = bool(near) and "s" in self.flags_of(unit, weapon)
        return [thing for thing in near if smites or self.sees(unit, thing, n, reach)]

    # --- carried out

    def carry_out(self, part: Part, target: Thing | None) -> Run:
        """Paid for and declared; Fearsome, checks, then what it does."""
        unit, effect = part.unit, part.effect
        aims_at_foe = unit.is_crypt and isinstance(target, Unit) and not target.is_crypt
        if aims_at_foe and not (yield from self.dare(unit, target)):
            return
        if effect.weapon:
            yield from self.attack(part, effect.weapon, target)
            return
        play = self.play_of(part, target)
        if effect.kind == "S" and part.needs != "devour":
            what = "cast" if unit.sheet.cast is not None else "aim"
            if not (yield from self.check(unit, what, self.prepared_aim(unit) if what == "aim" else 0)):
                return
            unit.spellstruck = True
        yield from self.apply(effect, play)

    def prepared_aim(self, unit: Unit) -> int:
        return self.bonus(unit, "prep_aim") if self.interrupting is unit else 0

    def dare(self, unit: Unit, foe: Unit) -> Run:
        """CE-197, R-94."""
        if not self.has(foe, "fearsome") or self.has(unit, "ignore_fearsome"):
            return True
        return (yield from self.check(unit, "stamina"))

    def attack(self, part: Part, weapon: Weapon, target: Thing | None) -> Run:
        if weapon.each is None:
            assert target is not None
            yield from self.strike(part, weapon, target)
            return
        for foe in self.everyone(part, weapon.each):
            if foe.present and part.unit.present:
                yield from self.strike(part, weapon, foe)

    def strike(self, part: Part, weapon: Weapon, target: Thing) -> Run:
        unit = part.unit
        if isinstance(target, Unit) and part.needs != "devour":
            hit = yield from self.check(unit, "aim", self.aim_bonus(unit, weapon, target))
            if not hit:
                yield from self.reflect(unit, weapon)
                return
        n, flags = self.damage_of(unit, weapon, target), self.flags_of(unit, weapon)
        if isinstance(target, Unit) and not unit.is_crypt:
            target = yield from self.offer_redirect(target)
        spaces = self.spaces(target)
        dealt = yield from self.damage(target, n, unit, flags)
        if unit.kind == "monster" and isinstance(target, Unit) and dealt:
            yield from self.goddess_triggers("mon_attack_damages_crypt")
        yield from self.after_hit(part, weapon, target, spaces, dealt)

    def offer_redirect(self, target: Unit) -> Run:
        """GUA, R-96."""
        for part in self.triggers("ally_attacked"):
            owner = part.unit
            near = self.distance(owner, target) <= (part.effect.event_range or 0)
            if owner is not target and near and (yield from self.ask_yes("trigger", self.seat_of(owner))):
                part.mark()
                self.change(owner, "armor", 1, "act")
                return owner
        return target

    def after_hit(self, part: Part, weapon: Weapon, target: Thing, spaces: list[int], dealt: int) -> Run:
        unit = part.unit
        if dealt or unit.is_crypt:
            play = Play(unit, target, spaces, part=part, effect=part.effect, kind="K")
            yield from self.run(weapon.hit, [target], play)
        if not isinstance(target, Unit):
            return
        if dealt and not unit.is_crypt and target.present and self.has(unit, "attacks_infect"):
            yield from self.run(INFECT, [target], Play(unit, target))
        if unit.is_crypt and target.present:
            if weapon.boost == "acid" and self.bonus(unit, "acid"):
                self.change(target, "armor", -self.bonus(unit, "acid"), "eoc")
            if self.bonus(unit, "hit_slows_move") and not target.slowed:
                target.slowed = True
                self.change(target, "move", -self.bonus(unit, "hit_slows_move"), "eoc")
        if not unit.is_crypt and unit.present and self.type_of(unit, weapon) != "ranged":
            thorns = self.bonus(target, "thorns") if target.present else 0
            if thorns:
                yield from self.lose(unit, thorns, target)

    def reflect(self, unit: Unit, weapon: Weapon) -> Run:
        """MIRROR-H2."""
        effect = self.hazard(unit, "miss")
        if effect and unit.is_crypt and self.type_of(unit, weapon) == "ranged":
            yield from self.apply(effect, Play(None, other=unit, hazard=True, effect=effect))

    # --- atk(melee)

    def melee_parts(self, unit: Unit) -> list[Part]:
        return [
            part
            for part in self.parts(unit)
            if part.effect.weapon
            and part.needs != "devour"
            and part.on
            and not part.spent
            and self.type_of(unit, part.effect.weapon) != "ranged"
            and self.targets(part)
        ]

    def strike_now(self, unit: Unit) -> Run:
        parts = {part.slot: part for part in self.melee_parts(unit)}
        if not parts:
            return
        slot = yield from self.ask_slot("source", self.seat_of(unit), parts, done=True)
        if slot is None:
            return
        part = parts[slot]
        target = yield from self.ask_target(part, self.targets(part))
        part.mark()
        yield from self.carry_out(part, target)

    def ask_target(self, part: Part, targets: list[Thing | None]) -> Run:
        if targets == [None]:
            return None
        return (
            yield from self.ask_thing(
                "target", self.seat_of(part.unit), [t for t in targets if t is not None]
            )
        )

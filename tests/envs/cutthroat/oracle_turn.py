"""The Turn of a player in the oracle's game (TRN)."""

from .oracle_cards import MISS, NORMAL, Attack, Blow, Claim, Packet
from .oracle_fortune import Fates
from .oracle_numbers import ATTACKS, FACES, HOLY_WATER_WORKS, KINDS, MANEUVERS, VALUES
from .oracle_windows import (
    CLAIM,
    CREATURE,
    HAND,
    NO,
    Play,
    Run,
    hand_actions,
    is_thing,
    thing_action,
    thing_of,
)


class Turns(Fates):
    def turn(self, x: int) -> Run:
        if not self.alive[x] or not self.set_cards[x]:
            return
        if self.is_("I12"):
            yield from self.cleanse(x)
        yield from self.before_reveal(x)
        while self.set_cards[x] and not self.enc.finished:
            if self.is_("E24"):
                self.lay_aside(x)
            else:
                yield from self.settle(x)

    def cleanse(self, x: int) -> Run:
        """W11."""
        while self.enc.plague[x] and self.action_faces(x):
            choice = yield from self.ask(11, x, {NO} | hand_actions(self.action_faces(x)))
            if choice == NO:
                return
            self.discard(x, choice - HAND)
            self.enc.plague[x] -= 1

    # --- before the reveal (W12)

    def before_reveal(self, x: int) -> Run:
        def legal(seat: int) -> set[int]:
            choices = hand_actions(self.holds(seat, "D17")) if self.swappable(seat) else set()
            if seat != x:
                return choices if self.slips(x) else choices | hand_actions(self.holds(seat, "D16", "D20"))
            if self.usable(x, "D28") and self.within_reach():
                choices.add(thing_action("D28"))
            if self.usable(x, "RL05") and self.slayable():
                choices.add(thing_action("RL05"))
            return choices

        def use(seat: int, choice: int) -> Run:
            if choice == thing_action("D28"):
                yield from self.fire(x)
            elif choice == thing_action("RL05"):
                yield from self.finger_of_death(x)
            elif FACES[choice - HAND] == "D17":
                yield from self.mix(seat, choice - HAND)
            else:
                yield from self.play_action(seat, choice - HAND, x, lambda play: self.stop(x, play))

        yield from self.window(
            12,
            lambda: [*self.after(x), x],
            legal,
            use,
            lambda: self.alive[x] and bool(self.set_cards[x]) and not self.enc.finished,
        )

    def slips(self, seat: int) -> bool:
        """CUR-46."""
        return "D14" in self.enc.riders.get(seat, [])

    def swappable(self, seat: int) -> list[int]:
        """Whom D17 of this player can name."""
        if not self.set_cards[seat]:
            return []
        return [other for other in self.others(seat) if self.set_cards[other] and not self.slips(other)]

    def mix(self, seat: int, face: int) -> Run:
        whom = yield from self.ask_seat(34, seat, self.swappable(seat))

        def effect(play: Play) -> Run:
            mine, theirs = self.set_cards[seat], self.set_cards[whom]
            mine[0], theirs[0] = theirs[0], mine[0]
            return
            yield

        yield from self.play_action(seat, face, whom, effect)

    def stop(self, x: int, play: Play) -> Run:
        """D16, D20."""
        self.discard_pile += sorted(self.set_cards[x])
        self.set_cards[x].clear()
        self.rnd.votes.pop(x, None)
        if play.kind == "D20":
            self.next.barred.add(x)
        return
        yield

    def slayable(self) -> list[int]:
        if self.is_("I23"):
            return []
        return [place for place in self.within_reach() if self.enc.creature[place] <= 50]

    def finger_of_death(self, x: int) -> Run:
        creature = yield from self.ask(3, x, {CREATURE + place for place in self.slayable()})
        for face in self.set_cards[x]:
            self.take(x, face)
        self.set_cards[x].clear()
        yield from self.fell(x, creature - CREATURE)
        self.use_up(x, "RL05")
        yield from self.limit_hands()

    def fire(self, user: int) -> Run:
        """D28."""
        self.use_up(user, "D28")
        for creature in self.within_reach():
            yield from self.hurt(user, creature, 30)
        yield from self.packets([seat for seat in self.reference() if seat != user], 10, "card")

    # --- one set card, from the announcement to its end

    def lay_aside(self, x: int) -> None:
        """E24."""
        face = self.set_cards[x].pop(0)
        self.rnd.trap[x] += VALUES.get(FACES[face], (0, 0))[NORMAL]
        self.rnd.shown.append(face)

    def settle(self, x: int) -> Run:
        face = self.set_cards[x].pop(0)
        self.attack = attack = Attack(x, face, FACES[face])
        yield from self.settle_card(x, attack)
        self.attack = None

    def settle_card(self, x: int, attack: Attack) -> Run:
        if not self.is_("I05"):
            attack.protected = self.own_portrait(x, attack.face)
        elif not (yield from self.announce(x, attack)):
            return
        if self.is_("I09"):
            self.rnd.voted.add(x)
        if attack.kind not in ATTACKS:
            self.discard_pile.append(attack.face)
            return
        if attack.kind in MANEUVERS and not (yield from self.maneuver(attack)):
            return
        yield from self.attacking(attack)

    def announce(self, x: int, attack: Attack) -> Run:
        """TRN-4; says whether the card goes on."""
        claim = (yield from self.ask(13, x, range(CLAIM, CLAIM + 17))) - CLAIM
        attack.kind = KINDS[claim] if claim < 15 else ("D04", "D05")[claim - 15]
        true = FACES[attack.face] == attack.kind and (claim < 15 or self.own_portrait(x, attack.face))
        self.rnd.honest.add(x)
        if not true:
            self.rnd.liars.add(x)
        challenger = None
        for seat in self.after(x):
            if (yield from self.ask_yes(14, seat)):
                challenger = seat
                break
        if challenger is not None and not true:
            self.discard_pile.append(attack.face)
            self.plus[challenger] += 1
            self.enc.generic[challenger] += 1
            yield from self.gain_minus(x)
            return False
        attack.protected = claim >= 15
        attack.claimed = Claim(x, attack.face)
        self.rnd.claims.append(attack.claimed)
        if challenger is not None:
            yield from self.gain_minus(challenger)
        return self.alive[x]

    def maneuver(self, attack: Attack) -> Run:
        """TRN-6; says whether D27 has made an Attack of it."""
        x = attack.seat

        def legal(seat: int) -> set[int]:
            if seat == x or self.slips(x):
                return set()
            return hand_actions(self.holds(seat, "D27"))

        def use(seat: int, choice: int) -> Run:
            def effect(play: Play) -> Run:
                self.leave_table(attack)
                self.discard_pile.append(attack.face)
                attack.claimed = None
                attack.face, attack.kind, attack.by_strike = choice - HAND, "D08", True
                return
                yield

            yield from self.play_action(seat, choice - HAND, x, effect)

        yield from self.window(
            18, lambda: [x, *self.after(x)], legal, use, lambda: not attack.by_strike and self.alive[x]
        )
        if attack.by_strike:
            return True
        if attack.kind != "D13" and self.alive[x]:
            self.enc.riders.setdefault(x, []).append(attack.kind)
        if attack.claimed is None and (attack.kind == "D13" or not self.alive[x]):
            self.discard_pile.append(attack.face)
        return False

    def attacking(self, attack: Attack) -> Run:
        """TRN-7 to TRN-14."""
        x = attack.seat
        self.bind(attack)
        if self.fails(attack):
            self.drop(attack)
            return
        yield from self.choose_target(attack)
        if (yield from self.special_act(attack)):
            return
        self.steps(attack)
        yield from self.fortune(attack)
        if self.still_on(attack):
            yield from self.after_reveal(attack)
        if self.still_on(attack) and not attack.at_miss:
            yield from self.strike_home(attack)
        if attack.on_table:
            self.put_away(attack)
        if not self.alive[x]:
            return

    def bind(self, attack: Attack) -> None:
        """TRN-7 (a)."""
        x = attack.seat
        riders = self.enc.riders.get(x, [])
        attack.slipped = riders.count("D14")
        self.doublings = riders.count("D15")
        self.discard_riders(x)
        if x in self.enc.blade:
            self.enc.blade.remove(x)
            attack.bonus += 10
        attack.bonus += 20 * attack.slipped

    def fails(self, attack: Attack) -> bool:
        """I11: less than the best Attack that has hit this Round."""
        hits = [VALUES[blow.kind][NORMAL] for blow in self.rnd.blows]
        return self.is_("I11") and attack.printed < max(hits, default=0)

    def choose_target(self, attack: Attack) -> Run:
        reach = self.within_reach()
        if reach:
            choice = yield from self.ask(15, attack.seat, {CREATURE + place for place in reach})
            attack.creature = choice - CREATURE

    def special_act(self, attack: Attack) -> Run:
        """W15 of I01, I21 and I17; says whether the Attack was given up."""
        x = attack.seat
        if self.is_("I01") and self.minus[x] and (yield from self.ask_yes(15, x)):
            self.drop(attack)
            self.minus[x] -= min(2, self.minus[x])
            return True
        if self.is_("I21") and (yield from self.ask_yes(15, x)):
            self.drop(attack)
            if self.heal(x, min(20, attack.printed // 2 // 5 * 5), x):
                self.enc.generic[x] += 1
            self.rnd.marks.append(("halve next", None))
            return True
        if self.is_("I17"):
            choice = yield from self.ask(15, x, {NO} | hand_actions(self.hand[x]))
            if choice == NO:
                attack.undiscarded = True
            else:
                self.discard(x, choice - HAND)
        return False

    # --- positions (TRN-8)

    def steps(self, attack: Attack) -> None:
        x = attack.seat
        attack.reached_steps = True
        self.rnd.attackers.append(x)
        for _ in range(self.doublings):
            self.up(attack)
        if self.round <= 2:
            for _ in range(self.enc.strength[x]):
                self.up(attack)
        halvings = [
            self.is_("E12") and attack.printed >= 40,
            self.event == "EV12" and attack.printed >= 40,
            self.is_("I12") and self.enc.plague[x] > 0,
            self.is_("I13") and x in self.enc.takers,
            attack.undiscarded,
        ]
        for _ in range(sum(halvings) + self.rnd.crowd[x]):
            self.down(attack)
        self.apply_marks(attack)
        if self.is_("E14") and not self.rnd.first_stood and attack.position != MISS:
            self.rnd.first_stood = True
            self.miss(attack)
        if self.event == "EV05" and not self.rnd.first_attack:
            self.miss(attack)
        self.rnd.first_attack = True

    def apply_marks(self, attack: Attack) -> None:
        """TRN-8 (5)."""
        kept = []
        for mark, seat in self.rnd.marks:
            if seat is not None and seat != attack.seat:
                kept.append((mark, seat))
                continue
            if mark == "double next":
                self.up(attack)
            else:
                self.down(attack)
            if mark == "halve all":
                kept.append((mark, seat))
        self.rnd.marks = kept

    # --- after the reveal (W18)

    def after_reveal(self, attack: Attack) -> Run:
        x = attack.seat

        def legal(seat: int) -> set[int]:
            if seat == x:
                return hand_actions(self.holds(x, "D22"))
            if attack.protected or attack.slipped:
                return set()
            choices = self.holds(seat, "D22")
            if self.sure(attack):
                return hand_actions(choices)
            choices |= self.holds(seat, "D21")
            if self.is_("I19"):
                choices |= self.holds(seat, *ATTACKS)
            if self.usable(seat, "RL09") and self.holds(seat, *ATTACKS):
                return hand_actions(choices) | {thing_action("RL09")}
            return hand_actions(choices)

        def use(seat: int, choice: int) -> Run:
            if is_thing(choice):
                face = yield from self.ask_face(3, seat, self.attack_faces(seat))
                self.enc.used.add("RL09")
            else:
                face = choice - HAND
            if FACES[face] == "D22":
                yield from self.play_action(
                    seat, face, None if seat == x else x, lambda play: self.rally(attack)
                )
                return
            if self.is_("I19") and FACES[face] != "D21":
                self.enc.generic.clear()
                self.enc.generic[seat] = 1
            yield from self.play_action(seat, face, x, lambda play: self.critical_miss(attack), "D21")

        yield from self.window(
            18,
            lambda: [x, *self.after(x)],
            legal,
            use,
            lambda: self.still_on(attack) and not attack.at_miss,
        )

    def rally(self, attack: Attack) -> Run:
        attack.bonus += 20
        return
        yield

    def critical_miss(self, attack: Attack) -> Run:
        attack.missed = True
        yield from self.packet(Packet(10, attack.seat, "card"))

    # --- the hit (TRN-11 to TRN-14)

    def strike_home(self, attack: Attack) -> Run:
        x = attack.seat
        attack.hit = True
        for _ in range(2):
            if not (self.usable(x, "RL10") and self.hand[x]):
                break
            choice = yield from self.ask(19, x, {NO} | hand_actions(self.hand[x]))
            if choice == NO:
                break
            self.discard(x, choice - HAND)
            attack.bonus += 10
        if attack.kind == "D11" and self.is_(*HOLY_WATER_WORKS) and (yield from self.ask_yes(20, x)):
            attack.bonus += 50
            self.rnd.holy = True
        damage = self.damage(attack)
        if self.is_("I09"):
            self.count_points(attack, damage)
        else:
            yield from self.wound(attack, damage)
        if self.alive[x]:
            yield from self.after_hit(attack, damage)

    def damage(self, attack: Attack) -> int:
        x, bonus = attack.seat, attack.bonus
        if self.owns(x, "RL24") and attack.printed >= 40:
            bonus += 10
        if self.owns(x, "RL25"):
            bonus += 5 * ((100 - self.lp[x]) // 25)
        damage = VALUES[attack.kind][attack.position] + (0 if self.is_("E18") else bonus)
        if attack.harmless or (self.is_("I02") and attack.printed < 20) or (self.is_("E04") and damage <= 20):
            return 0
        return damage

    def wound(self, attack: Attack, damage: int) -> Run:
        x = attack.seat
        name = self.enc.fallen if self.is_("E17") else attack.creature
        self.rnd.blows.append(Blow(x, attack.kind, damage, name, None))
        if damage >= 5:
            self.enc.wounds[x] += 1
        if damage:
            yield from self.hurt(x, attack.creature, damage, attack)

    def count_points(self, attack: Attack, points: int) -> None:
        x = attack.seat
        self.rnd.blows.append(Blow(x, attack.kind, points, 0, None))
        self.rnd.dealt[x] += points
        side = self.rnd.votes[x]
        self.rnd.scores[side] += points
        self.enc.gave[x, side] += points

    def after_hit(self, attack: Attack, damage: int) -> Run:
        """TRN-13."""
        x = attack.seat
        if self.is_("E05") and damage >= 40:
            yield from self.packet(Packet(15, x, "burst"))
            if not self.alive[x]:
                return
        if self.is_("E11") and damage >= 40:
            self.enc.heads = max(1, self.enc.heads - 1)
        if damage >= 5 and not self.is_("I09"):
            if self.event == "EV18" and not self.enc.first_blood:
                self.enc.first_blood = True
                self.give_offered(x)
                yield from self.limit_hands()
            if attack.sunny:
                self.plus[x] += 2
        if attack.kind == "D10":
            place = self.rnd.order.index(x)
            for seat in [s for s in self.rnd.order[place + 1 :] if self.alive[s]][:2]:
                self.rnd.crowd[seat] += 1
        if attack.kind == "D12":
            yield from self.steal(x)

    def give_offered(self, seat: int) -> None:
        if self.enc.offered:
            self.gain_thing(seat, self.enc.offered.pop(0))

    def steal(self, x: int) -> Run:
        """W21."""
        victims = [seat for seat in self.others(x) if self.stealable(seat)]
        if not victims:
            return
        victim = yield from self.ask_seat(21, x, victims)
        choice = yield from self.ask(21, x, map(thing_action, self.stealable(victim)))
        self.lose_thing(victim, thing_of(choice))
        self.gain_thing(x, thing_of(choice))
        yield from self.limit_hands()

    def put_away(self, attack: Attack) -> None:
        """TRN-14."""
        attack.on_table = False
        if attack.returns and self.alive[attack.seat]:
            self.leave_table(attack)
            self.take(attack.seat, attack.face)
        elif attack.claimed is not None:
            if not attack.hit and not self.alive[attack.seat]:
                self.throw_away(attack)  # CUR-50
        elif not attack.hit or attack.by_strike:
            self.discard_pile.append(attack.face)
        elif self.realm and self.is_("I11") and FACES[attack.face] == "D08" and attack.kind == "D08":
            self.enc.aside.append((attack.seat, attack.face))
        else:
            self.rnd.blows[-1].face = attack.face

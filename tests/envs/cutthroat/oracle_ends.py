"""The end of an Encounter in the oracle's game (END): Treasures, Realm effects, putting away."""

from .oracle_cards import EncounterState, NextRound, RoundState
from .oracle_numbers import ATTACKS, FACES
from .oracle_windows import BID, NO, Run, Windows, thing_action, thing_of

# Realm effects that look at one figure of the living players: the Relic, the figure's least value.
MOST = {
    "I01": ("RL01", 1),
    "I05": ("RL06", 1),
    "I06": ("RL07", 1),
    "I09": ("RL15", 1),
    "I10": ("RL14", 1),
    "I11": ("RL18", 1),
    "I12": ("RL19", 3),
    "I13": ("RL23", 1),
    "I18": ("RL08", 7),
    "I19": ("RL09", 1),
    "I21": ("RL16", 3),
    "I22": ("RL17", 1),
    "I23": ("RL20", None),
    "I24": ("RL21", None),
    "I25": ("RL22", 3),
}


class Endings(Windows):
    def end(self) -> Run:
        self.enc.ending = True
        self.collect_cards()
        killer = self.enc.killer
        if self.event == "EV14" and killer is not None:
            self.lose_lp(killer, 15)
        yield from self.reward()
        for seat in self.reference():
            if self.things[seat]["RL08"]:
                self.heal(seat, 10, seat)
        if killer is not None:
            self.start_seat = (killer + 1) % self.n_players
        while not self.alive[self.start_seat]:
            self.start_seat = (self.start_seat + 1) % self.n_players
        name = self.enc.name
        self.clear_table()
        self.enc.name = name
        yield from self.limit_hands()
        self.enc.name = ""

    def collect_cards(self) -> None:
        """END-1."""
        for seat in self.seats:
            for face in self.set_cards[seat]:
                self.take(seat, face)
            self.set_cards[seat].clear()
        self.discard_pile += [claim.face for claim in self.rnd.claims]
        self.rnd.claims.clear()

    def clear_table(self) -> None:
        """END-6."""
        self.discard_pile += [blow.face for blow in self.rnd.blows if blow.face is not None]
        self.discard_pile += self.rnd.shown
        for seat in self.reference():
            self.discard_riders(seat)
            self.discard_pile += sorted(face for owner, face in self.enc.aside if owner == seat)
        self.enc, self.rnd, self.next = EncounterState(), RoundState(), NextRound()
        self.initiative.clear()
        self.held_off.clear()
        self.muted.clear()
        self.barred.clear()
        self.event, self.realm = None, False
        self.round = 0

    # --- END-3

    def reward(self) -> Run:
        if self.realm:
            yield from self.realm_reward()
        elif self.enc.offered:
            yield from getattr(self, f"win_{self.event}")()
            for relic in self.enc.offered:
                self.under_relic_deck(relic)

    def give(self, seat: int | None) -> None:
        if seat is not None and self.alive[seat]:
            self.gain_thing(seat, self.enc.offered.pop(0))

    def win_EV17(self) -> Run:
        self.give(self.enc.killer)
        return
        yield

    def win_EV18(self) -> Run:
        return
        yield

    win_EV25 = win_EV18

    def win_EV19(self) -> Run:
        self.give(self.only(self.best(self.largest_wound, least=5)))
        return
        yield

    def win_EV20(self) -> Run:
        self.give(self.only(self.best(lambda seat: -self.lp[seat])))
        return
        yield

    def win_EV21(self) -> Run:
        self.give(self.only(self.best(lambda seat: self.enc.wounds[seat], least=1)))
        return
        yield

    def win_EV22(self) -> Run:
        self.give(self.only(self.best(lambda seat: self.enc.lost[seat], least=1)))
        return
        yield

    def win_EV23(self) -> Run:
        self.give(self.only(self.best(lambda seat: -self.enc.acted[seat])))
        return
        yield

    def win_EV24(self) -> Run:
        yield from self.draw_initiative()
        self.give(self.holder(1))

    def win_EV26(self) -> Run:
        """CUR-144."""
        killer = self.enc.killer
        if killer is not None and self.alive[killer]:
            choice = yield from self.ask(31, killer, map(thing_action, self.enc.offered))
            self.enc.offered.remove(thing_of(choice))
            self.gain_thing(killer, thing_of(choice))
        else:
            self.under_relic_deck(self.enc.offered.pop(0))
        poorest = self.best(lambda seat: -self.prestige(seat), [s for s in self.living() if s != killer])
        if poorest and self.enc.offered:
            self.give(poorest[-1])

    def win_EV27(self) -> Run:
        killer = self.enc.killer
        assert killer is not None
        order = self.rnd.order or self.turn_order()
        later = [seat for seat in order[order.index(killer) + 1 :] if self.alive[seat]]
        self.give(later[0] if later else killer)
        return
        yield

    def turn_order(self) -> list[int]:
        return self.reference()[::-1] if self.event == "EV09" else self.reference()

    def win_EV28(self) -> Run:
        bids = {}
        for seat in self.reference():
            legal = [BID + j for j in range(6) if 5 * j < self.lp[seat]]
            bids[seat] = 5 * ((yield from self.ask(30, seat, legal)) - BID)
        winner = self.only(self.best(bids.__getitem__, least=5))
        if winner is not None:
            self.lose_lp(winner, bids[winner])
            self.give(winner)

    # --- Realm effects (3.11)

    def realm_reward(self) -> Run:
        name, killer = self.enc.name, self.enc.killer
        if name == "I22":
            self.count_played()
        if name in MOST:
            relic, least = MOST[name]
            self.win_relic(self.only(self.best(self.figure, least=least)), relic)
        elif name == "I03":
            self.win_relic(self.only(self.best(lambda seat: -self.lp[seat])), "RL03")
        elif name == "I16":
            yield from self.draw_initiative()
            self.win_relic(self.holder(3), "RL04")
        elif name == "I26":
            most = self.best(lambda seat: self.enc.generic[seat], least=1)
            self.win_relic(self.only(self.best(lambda seat: -self.lp[seat], most)), "RL25")
        elif name == "I14":
            yield from self.take_from_spent()
        elif name == "I02":
            self.win_relic(killer, "RL02")
        elif name == "I04" and self.enc.killer_hand == 0:
            self.win_relic(killer, "RL05")
        elif name == "I07" and self.enc.killer_hand > 0:
            self.win_relic(killer, "RL10")
        elif name == "I15" and self.enc.killer_tokens >= 2:
            self.win_relic(killer, "RL24")

    def win_relic(self, seat: int | None, relic: str) -> None:
        if seat is not None and self.alive[seat]:
            self.fetch_relic(seat, relic)

    def figure(self, seat: int) -> int:
        """What the Realm effects of MOST look at."""
        match self.enc.name:
            case "I01":
                return self.enc.lost[seat]
            case "I11":
                return sum(owner == seat for owner, _ in self.enc.aside)
            case "I12":
                return self.enc.plague[seat]
            case "I18":
                return sum(FACES[face] in ATTACKS for face in self.hand[seat])
            case "I23":
                return self.prestige(seat)
            case "I24":
                return len(self.hand[seat])
            case "I25":
                return self.enc.effective[seat]
        return self.enc.generic[seat]

    def count_played(self) -> None:
        """CUT-216."""
        for seat in self.best(lambda seat: self.rnd.played[seat], least=1):
            self.enc.generic[seat] += 1

    def take_from_spent(self) -> Run:
        """CUT-235 (W32)."""
        seat = self.enc.last
        if seat is None or not self.alive[seat] or not self.spent:
            return
        choice = yield from self.ask(32, seat, {NO} | {thing_action(thing) for thing in self.spent})
        if choice != NO:
            self.take_from_pile(thing_of(choice))
            self.gain_thing(seat, thing_of(choice), bequeathed=True)

"""Ways of putting things: who is spoken of, what is asked, what is going on."""

from collections import Counter
from collections.abc import Iterable

from ..core.speech import count, does, listing, possessive
from . import state
from .position import Attack, Blow, Claim, Packet, Play, Player, Position
from .state import Ask, Cause

# What the player asked must or may do: by question and, if that matters, the id of the card that asks, of the
# Event or of the Encounter.
QUESTIONS: dict[tuple, str] = {
    (Ask.ASK_FINISHER,): "must secretly pick an Encounter; one of those picked will be the last",
    (Ask.ASK_DISCARD,): "must discard {cards}",
    (Ask.ASK_USE,): "may use an Item or a Relic before the first Round",
    (Ask.ASK_MANNER,): "must choose whom {source} heals",
    (Ask.ASK_MANNER, "RL05"): "must choose which creature {source} slays",
    (Ask.ASK_MANNER, "RL09"): "must choose an Attack card for {source}",
    (Ask.ASK_MANNER, "RL16"): "must choose who suffers from {source}",
    (Ask.ASK_MANNER, "RL19"): "must choose what {source} does",
    (Ask.ASK_HEALED,): "may let {x} heal {him} with {source}",
    (Ask.ASK_STAFF,): "may choose an Initiative card before the others draw ({relic})",
    (Ask.ASK_DRAWN,): "may change the Initiative that was drawn",
    (Ask.ASK_SET,): "must set a card",
    (Ask.ASK_SET, "E22"): "must set a card, face up",
    (Ask.ASK_SET, "I24"): "may set a card",
    (Ask.ASK_SECOND,): "may set a second Attack card",
    (Ask.ASK_VOTE,): "must secretly vote for Hope or Despair",
    (Ask.ASK_OFFER,): "may take {offered}",
    (Ask.ASK_CLEANSE,): "may discard Action cards to lose Pestilence tokens",
    (Ask.ASK_BEFORE,): "may act before {x_reveals} a card",
    (Ask.ASK_ANNOUNCE,): "must announce the card, truly or falsely",
    (Ask.ASK_CHALLENGE,): "may challenge {claim}",
    (Ask.ASK_TARGET,): "must choose what the Attack is aimed at",
    (Ask.ASK_TARGET, "I01"): "may give up the Attack to lose -1 tokens",
    (Ask.ASK_TARGET, "I17"): "must discard a card, or the Attack is halved",
    (Ask.ASK_TARGET, "I21"): "may defend instead of attacking",
    (Ask.ASK_FORTUNE,): "may draw a Fortune card for {attack}",
    (Ask.ASK_NAME_FORTUNE,): "must name a player for {source}",
    (Ask.ASK_AFTER,): "may act on {attack}",
    (Ask.ASK_FLAIL,): "may discard cards to make {attack} hit harder ({relic})",
    (Ask.ASK_HOLY,): "may let the Holy Water burn the enemy",
    (Ask.ASK_STEAL,): "must choose what to steal",
    (Ask.ASK_CANCEL,): "may cancel {play}",
    (Ask.ASK_DAMAGE,): "may act before {packet}",
    (Ask.ASK_STRIKE,): "must name a player who will be struck",
    (Ask.ASK_STRIKE, "I01"): "must lose LP or take a -1 token",
    (Ask.ASK_STRIKE, "I06"): "may refuse the strike by giving something away",
    (Ask.ASK_STRIKE, "taker"): "must choose what to take from {x}",
    (Ask.ASK_NAME,): "must secretly name a player",
    (Ask.ASK_BOOTS,): "may pass the strike on to the next player ({relic})",
    (Ask.ASK_SHANK,): "may make another player lose LP ({relic})",
    (Ask.ASK_RELENT,): "may lose LP in place of a -1 token ({relic})",
    (Ask.ASK_LAY, "EV25"): "must secretly lay a card for {offered}",
    (Ask.ASK_LAY, "I17"): "may secretly lay cards to be discarded",
    (Ask.ASK_LAY, "I20"): "may secretly lay an Attack card to be discarded",
    (Ask.ASK_BID,): "must secretly bid LP for {offered}",
    (Ask.ASK_ALTAR,): "must choose one of the two Relics",
    (Ask.ASK_SPENT,): "may take a card from the spent pile",
    (Ask.ASK_MORE,): "may take more damage, for a token",
    (Ask.ASK_WHOM,): "must name a player for {source}",
}

RELICS: dict[int, str] = {
    Ask.ASK_STAFF: "RL18",
    Ask.ASK_FLAIL: "RL10",
    Ask.ASK_BOOTS: "RL28",
    Ask.ASK_SHANK: "RL22",
    Ask.ASK_RELENT: "RL01",
}
"""The Relic that a question is about."""

POSITIONS = {
    state.DOUBLE: "doubled",
    state.NORMAL: "normal",
    state.HALF: "halved",
    state.MISS: "missing",
}


class Voice:
    """Names and verbs for the players of a Position; its own seat is "you"."""

    def __init__(self, position: Position) -> None:
        self.p = position

    def name(self, place: int) -> str:
        return self.p.players[place].name

    def object(self, place: int) -> str:
        """As the object of what its own seat does: "yourself", "player_2"."""
        return "yourself" if self.name(place) == "you" else self.name(place)

    def of(self, place: int) -> str:
        """Possessive: "your", "player_2's"."""
        return possessive(self.name(place))

    def does(self, place: int, verb: str) -> str:
        """Subject and verb: "you play", "player_2 plays"."""
        return does(self.name(place), verb)

    def attack(self) -> str:
        """The Attack being settled: "your Attack 40"."""
        attack = self.p.attack
        assert attack is not None
        return f"{self.of(attack.place)} {attack.label}"

    def play(self, play: Play) -> str:
        """An Action card played: "player_1's Trip"."""
        return f"{self.of(play.place)} {play.row.name}"

    def enemy(self) -> str:
        return self.p.book.encounters[self.p.encounter].name if self.p.encounter >= 0 else "nothing"

    def packet(self, packet: Packet) -> str:
        """A packet of damage: "the strike of Hydra does 10 damage to you"."""
        events = self.p.book.events
        cause = {
            Cause.BY_STRIKE: f"the strike of {self.enemy()}",
            Cause.BY_BURST: f"the burst of {self.enemy()}",
            Cause.BY_GLORY: events[self.p.event].name if self.p.event >= 0 else "the Event",
            Cause.BY_CARD: "a card",
        }[Cause(packet.cause)]
        number = f" (Initiative {packet.number})" if packet.number else ""
        return f"{cause} does {packet.amount} damage to {self.name(packet.target)}{number}"

    def claim(self) -> str:
        """What was just announced: "player_1's claim of Attack 40"."""
        attack = self.p.attack
        assert attack is not None
        return f"{self.of(attack.place)} claim of {announced(attack)}"

    def question(self) -> str:
        """Who must choose, and what; a clause without full stop."""
        p = self.p
        if p.over:
            return result(p)
        if p.ask is None or p.asked is None:
            return "another player chooses"
        source = p.source.id if p.source else ""
        if p.ask == Ask.ASK_STRIKE and p.target is not None:
            source = "taker"
        event = p.book.events[p.event].id if p.event >= 0 else ""
        encounter = p.book.encounters[p.encounter].id if p.encounter >= 0 else ""
        keys = ((p.ask, source), (p.ask, event), (p.ask, encounter), (p.ask,))
        template = next(QUESTIONS[key] for key in keys if key in QUESTIONS)
        target = p.asked if p.target is None else p.target
        return f"{self.name(p.asked)} " + template.format(
            source=p.source.name if p.source else "the card",
            cards=count(p.left, "card") if p.left else "down to the maximum hand",
            x=self.name(target),
            x_reveals=self.does(target, "reveal"),
            him=self.name(p.asked),
            offered=p.book.things[p.offered[0]].name if p.offered else "the Relic",
            attack=self.attack() if p.attack else "the Attack",
            play=self.play(p.plays[0]) if p.plays else "the card played",
            packet=self.packet(p.packet) if p.packet else "the damage falls",
            claim=self.claim() if p.attack else "the claim",
            relic=p.book.row(RELICS[p.ask]).name if p.ask in RELICS else "a Relic",
        )

    def going_on(self) -> list[str]:
        """What is being settled just now, the latest last."""
        p = self.p
        if p.over:
            return []
        clauses = [self.standing(p.attack)] if p.attack else []
        if p.card and p.turn is not None and (p.attack is None or p.attack.announced):
            clauses.append(f"{self.of(p.turn)} card is {p.card.label}")
        if p.fortune_now is not None:
            card = p.book.fortune[p.fortune_now]
            clauses.append(f"the Fortune card is {card.name}: {card.effect.rstrip('.')}")
        if p.packet:
            clauses.append(self.packet(p.packet))
        clauses += [self.played(play) for play in reversed(p.plays)]
        pending = [player.name for player in p.players if player.pending]
        return clauses + ([f"damage comes to {listing(pending)} next"] if pending else [])

    def standing(self, attack: Attack) -> str:
        """The Attack being settled, as it stands."""
        if attack.maneuver:
            return f"{self.does(attack.place, 'announce' if attack.announced else 'reveal')} {attack.label}"
        what = f"{self.of(attack.place)} {attack.label}"
        if attack.announced:
            what += " (as announced)"
        if attack.missed:
            return f"{what} misses"
        worth = f"{attack.value}" + (f" + {attack.bonus}" if attack.bonus else "")
        aim = f" against {attack.creature}" if attack.creature else ""
        protected = ", Protected" if attack.protected else ""
        return f"{what} stands at {worth}{aim} ({POSITIONS[attack.position]}{protected})"

    def played(self, play: Play) -> str:
        on = "" if play.target in (None, play.place) else f" on {self.name(play.target)}"
        return f"{self.does(play.place, 'play')} {play.row.name}{on}"

    def hit(self, blow: Blow) -> str:
        """A blow of this Round: "player_1's Attack 40 for 40"; a trap only looks at the card."""
        worth = "" if self.p.trap else f" for {blow.damage}"
        return f"{self.of(blow.place)} {blow.label}{worth}"

    def claimed(self, claim: Claim) -> str:
        """An announced card as it lies: "player_1 claims Attack 40 (true: Attack 40)"."""
        text = self.does(claim.place, "claim") + f" {self.p.book.claim(claim.claim)}"
        if claim.true:
            return f"{text}, and it was true"
        return text + (f" (it is {claim.face.label})" if claim.face else "")


def announced(attack: Attack) -> str:
    """What a player has said that the card is (I05)."""
    return attack.label + (", Protected" if attack.protected else "")


def result(p: Position) -> str:
    """How the game ended; a clause."""
    winners = [p.players[place].name for place in p.winners]
    if not winners:
        return "the game is over; nobody has won"
    have = "have" if len(winners) > 1 or winners == ["you"] else "has"
    return f"the game is over; {listing(winners)} {have} won"


def belongings(player: Player) -> list[str]:
    """The Items and Relics before a player."""
    texts = []
    for thing in player.things:
        marks = ["used"] * thing.used
        if thing.bequeathed:
            marks.append(
                "bequeathed" if thing.count == thing.bequeathed else f"{thing.bequeathed} bequeathed"
            )
        text = thing.row.name + (f" x{thing.count}" if thing.count > 1 else "")
        texts.append(text + (f" ({', '.join(marks)})" if marks else ""))
    return texts


def together(labels: Iterable[str]) -> list[str]:
    """Each label once, with how often it is there: "Trip x2"."""
    return [label + (f" x{n}" if n > 1 else "") for label, n in Counter(labels).items()]


def counted(n: int, noun: str) -> str:
    """A number of things with the number as a word: "one card", "two cards"."""
    words = ("no", "one", "two", "three", "four", "five", "six")
    return f"{words[n] if n < len(words) else n} {noun}{'s' * (n != 1)}"

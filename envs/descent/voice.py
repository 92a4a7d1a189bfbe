"""Ways of putting things: who and what is spoken of, what is asked, what is going on."""

from collections.abc import Iterable, Iterator

from ..core.speech import count, does, listing, possessive
from . import phrases, setup, state
from .phrases import ATTRIBUTES, PHASES
from .position import Attack, Door, Figure, Frame, Position, Roll, Token, figure_name
from .state import Ask, Life, Phase, Task, Winner

# What the player asked must or may do.
QUESTIONS: dict[Ask, str] = {
    Ask.ASK_HERO_PICK: "must choose a hero",
    Ask.ASK_CLASS_PICK: "must choose the class of {source}",
    Ask.ASK_SKILL_BUY: "may let {source} learn a skill ({xp} experience)",
    Ask.ASK_SHOP: "may buy and sell ({gold} gold)",
    Ask.ASK_BUYER: "must choose who gets {item}",
    Ask.ASK_SELL: "must choose what {source} sells",
    Ask.ASK_PURSE: "must choose whose fortune tokens are spent ({n} to go)",
    Ask.ASK_DARK_SHOP: "may spend {dark_xp} experience and {threat} threat",
    Ask.ASK_NEXT_QUEST: "must choose the next quest",
    Ask.ASK_RELIC_TO: "must choose who gets {relic}",
    Ask.ASK_ENTRANCE: "must choose where {source} enters",
    Ask.ASK_KIND: "must choose the monsters of open group {group}",
    Ask.ASK_BEARER: "may give {source} a relic",
    Ask.ASK_FORM: "must choose how {source} is turned",
    Ask.ASK_SPOT: "must choose where {source} is placed",
    Ask.ASK_NEXT_HERO: "must choose who takes the next turn",
    Ask.ASK_EQUIP: "may change what {source} has equipped",
    Ask.ASK_MENU: "must choose what {source} does ({actions})",
    Ask.ASK_DARK_MENU: "must choose the monster that is activated next",
    Ask.ASK_MONSTER: "must choose what {source} does ({actions})",
    Ask.ASK_START: "must choose the space from which {source} walks",
    Ask.ASK_BASE: "must choose how {source} is put down",
    Ask.ASK_STEPS: "may move {source} on ({steps})",
    Ask.ASK_WINDOW: "may answer: {event}",
    Ask.ASK_WEAPON: "must choose the weapon of {source}",
    Ask.ASK_TARGET: "must choose the target of {attack}",
    Ask.ASK_SURGE: "may spend surges of {attack} ({surges})",
    Ask.ASK_FIGURE: "must choose a figure for {deed}",
    Ask.ASK_HERO: "must choose a hero for {deed}",
    Ask.ASK_SPACE: "must choose a space for {deed}",
    Ask.ASK_TOKEN: "must choose a token for {deed}",
    Ask.ASK_DOOR: "must choose a door for {deed}",
    Ask.ASK_CHOICE: "must choose {choice} for {deed}",
    Ask.ASK_NUMBER: "must choose how much for {deed}",
    Ask.ASK_DIE: "must choose the die to be rerolled by {deed}",
    Ask.ASK_CARD: "must choose a card for {deed}",
    Ask.ASK_ITEM: "must choose the card that {source} {trades} {target}",
    Ask.ASK_MAY: "may use {deed}",
    Ask.ASK_RANK: "must choose minion or master as reinforcement",
    Ask.ASK_PATH: "may lay the path of Fire Breath on",
    Ask.ASK_DEED: "must choose what the charmed {source} does",
    Ask.ASK_GROUP: "must choose the group that is reinforced",
}

SUMMONS = (
    "may summon Raythen",
    "must choose the group that Raythen joins",
    "must choose the figure that Raythen replaces",
    "must choose the space where Raythen stands",
)
TRAVELS = (
    "must choose how the Travel card is resolved: {travel}",
    "must choose a hero for the Travel card: {travel}",
    "must choose an attribute for the Travel card: {travel}",
    "must choose the card of the overlord that is discarded",
)
QUEST_DEEDS = range(state.D_QUEST_A, state.D_QUEST_C + 1)
TAKEN = "take the noble at once"
"""What the one quest action offers that leads to a question with yes and no (MB1-2)."""
BY_POINTS = 1  # count of ASK_STEPS: the steps cost movement points
LIVES = {
    Life.ABSENT: "not on the map",
    Life.DOWN: "knocked out",
    Life.LEFT_MAP: "has left the map",
    Life.HIDDEN: "off the map by the feat",
    Life.DEAD: "defeated",
}
PLOT_STATES = {state.PLOT_FACEDOWN: "facedown", state.PLOT_READY: "ready", state.PLOT_EXHAUSTED: "exhausted"}


class Voice:
    """Names and phrases for what is in a Position; its own seat is "you"."""

    def __init__(self, position: Position) -> None:
        self.p = position
        self.book = position.book

    # --- players

    def name(self, seat: int) -> str:
        """ "you", "the overlord", "hero_1 (Jain Fairwood)"."""
        if seat == self.p.seat:
            return "you"
        if seat == 0:
            return "the overlord"
        hero = self.p.hero(seat - 1)
        known = hero is not None and hero.hero >= 0
        return f"hero_{seat - 1}" + (f" ({self.hero(seat - 1)})" if known else "")

    def does(self, seat: int, verb: str) -> str:
        """Subject and verb: "you draw", "the overlord draws"."""
        return does(self.name(seat), verb)

    def of(self, seat: int) -> str:
        return possessive(self.name(seat))

    def hero(self, place: int) -> str:
        """A hero by his name."""
        hero = self.p.hero(place)
        return self.book.heroes[hero.hero].name if hero and hero.hero >= 0 else f"hero_{place}"

    # --- the map and what is on it

    def at(self, cell: int) -> str:
        """Where a space is: "5,7"."""
        plan = self.p.plan
        if plan is None or not 0 <= cell < len(plan.spots):
            return "nowhere"
        x, y = plan.at(cell)
        return f"{x},{y}"

    def figure(self, number: int) -> str:
        """A figure by its name."""
        found = self.p.figure(number)
        if found:
            return found.name
        if 0 <= number < state.MAX_HEROES:
            return self.hero(number)
        friend = state.FAMILIAR <= number < state.FIRST_MONSTER
        return figure_name(self.book, self.p.sheet, number) if friend else "nobody"

    def placed(self, number: int) -> str:
        """A figure and where it stands."""
        found = self.p.figure(number)
        cell = -1 if found is None else found.walker if found.walker >= 0 else found.cell
        if found is None or not found.on_map or cell < 0:
            return self.figure(number)
        return f"{found.name} at {self.at(cell)}"

    def ground(self, cell: int) -> str:
        """Terrain that is not plain, an Entrance or an Exit; else nothing."""
        plan = self.p.plan
        if plan is None:
            return ""
        terrain = plan.terrain(cell)
        if terrain:
            return phrases.TERRAIN[terrain]
        return "the Entrance" if cell in plan.entrance else "the Exit" if cell in plan.exit else ""

    def token(self, number: int) -> str:
        """A token and where it is: "search token 3 at 5,7", "crop 2 carried by Goblin Archer c"."""
        token = self.p.token(number)
        name = self.token_name(number)
        if token is None:
            return name
        if token.holder >= 0:
            return f"{name} of {self.figure(token.holder)}"
        return f"{name} at {self.at(token.cell)}"

    def token_name(self, number: int) -> str:
        if number < state.FIRST_QUEST_TOKEN:
            return f"search token {number + 1}"
        sheet = self.p.sheet
        place = number - state.FIRST_QUEST_TOKEN
        return f"{sheet.token_name(place) if sheet else 'quest token'} {place + 1}"

    def door(self, number: int) -> str:
        """A door and where it is: "door 1 at 5,7"."""
        plan = self.p.plan
        if plan is None or number >= len(plan.doors):
            return f"door {number + 1}"
        x, y, _ = plan.doors[number].edges[0]
        return f"{phrases.DOORS[plan.doors[number].kind]} {number + 1} at {x},{y}"

    def search_token(self, token: Token) -> str:
        """What a search token on the map shows."""
        return {state.FACEDOWN: "facedown", state.COMMON: "faceup", state.UNIQUE: "unique"}[token.face]

    # --- cards

    def item(self, hero: int, place: int) -> str:
        """An item of a hero by its name, the place too where he has two of the name."""
        number = self.p.item(hero, place)
        if number < 0:
            return f"item {place + 1}"
        name = self.book.items[number].name
        sheet = self.p.heroes[hero]
        alike = [carried for carried in sheet.items if self.book.items[carried.item].name == name]
        return name if len(alike) < 2 else f"{name} (item {place + 1})"

    def weapon(self, hero: int, number: int) -> str:
        """The first (0) or second (1) equipped weapon of a hero."""
        sheet = self.p.hero(hero)
        armed = [
            carried.place
            for carried in (sheet.items if sheet else ())
            if carried.equipped and self.book.items[carried.item].attack
        ]
        return self.item(hero, armed[number]) if number < len(armed) else f"weapon {number + 1}"

    def skill(self, hero: int, number: int) -> str:
        """A skill of a hero's class by its name."""
        sheet = self.p.hero(hero)
        if sheet is None or sheet.cls < 0:
            return f"skill {number + 1}"
        return self.book.skills[9 * sheet.cls + number].name

    def die(self, die: int) -> str:
        """What a die shows: "red damage 2"."""
        return phrases.face(die, self.book.faces)

    def dice(self, dice: Iterable[int]) -> str:
        told = [self.die(die) for die in dice]
        return ", ".join(told) if told else "no dice"

    def deed(self, number: int) -> str:
        """What is being done, a Deed of state.pxd, by name."""
        book = self.book
        blocks = (
            (state.D_RELIC, book.dark_relics, state.D_MOVE),
            (state.D_PLOT, book.plot_cards, state.D_SPECIAL),
            (state.D_CARD, book.overlord_cards, state.D_PLOT),
            (state.D_SEARCH_CARD, book.search_cards, state.D_CARD),
            (state.D_ITEM, book.items, state.D_SEARCH_CARD),
            (state.D_SKILL, book.skills, state.D_FEAT),
        )
        for first, cards, end in blocks:
            if first <= number < end:
                return cards[number - first].name
        if state.D_FEAT <= number < state.D_ABILITY:
            return f"the feat of {book.heroes[number - state.D_FEAT].name}"
        if state.D_ABILITY <= number < state.D_ITEM:
            return f"the ability of {book.heroes[number - state.D_ABILITY].name}"
        if state.D_SPECIAL <= number < state.D_RELIC:
            return phrases.ability_of(number - state.D_SPECIAL)
        if number in QUEST_DEEDS:
            return f'the quest action "{self.quest_action(number - state.D_QUEST_A)}"'
        return phrases.DEEDS.get(number, "what is done")

    def quest_action(self, number: int) -> str:
        """A quest action of the encounter."""
        sheet = self.p.sheet
        text = sheet.actions[number] if sheet else ""
        return text[0].lower() + text[1:] if text else f"quest action {'ABC'[number]}"

    # --- what is asked

    def question(self) -> str:
        """Who must choose, and what; a clause without full stop."""
        p = self.p
        if p.over:
            return result(p)
        if p.question is None:
            return "somebody else is asked"
        return f"{self.name(p.question.owner)} {self._asks(p.question)}"

    def _asks(self, q: Frame) -> str:
        ask = Ask(q.kind)
        template = QUESTIONS.get(ask, "must choose")
        if ask == Ask.ASK_SUMMON:
            template = SUMMONS[max(0, min(q.step, 3))]
        if ask == Ask.ASK_TRAVEL:
            template = TRAVELS[max(0, min(q.step, 3))]
        if ask == Ask.ASK_MAY and q.target in QUEST_DEEDS:
            template = "may let {source} " + TAKEN
        return template.format_map(_Lazy(self, q))

    def about(self, name: str, q: Frame) -> str:
        """A part of a question by its name."""
        return getattr(self, f"_{name}")(q)

    def _source(self, q: Frame) -> str:
        return self.figure(q.source)

    def _target(self, q: Frame) -> str:
        return self.figure(q.target)

    def _n(self, q: Frame) -> str:
        return str(q.count)

    def _xp(self, q: Frame) -> str:
        hero = self.p.hero(q.source)
        return str(hero.xp if hero else 0)

    def _gold(self, q: Frame) -> str:
        return str(self.p.campaign.gold)

    def _dark_xp(self, q: Frame) -> str:
        return str(self.p.dark.xp)

    def _threat(self, q: Frame) -> str:
        return str(self.p.dark.threat)

    def _item(self, q: Frame) -> str:
        return self.book.items[q.source].name if q.source >= 0 else "the item"

    def _relic(self, q: Frame) -> str:
        return self.book.items[setup.FIRST_RELIC + q.source].name if q.source >= 0 else "the relic"

    def _travel(self, q: Frame) -> str:
        if q.source < 0 or q.target < 0:
            return "the Travel card"
        return self.book.travel[q.source].texts[q.target] or "the Travel card"

    def _group(self, q: Frame) -> str:
        return str(q.source + 1)

    def _actions(self, q: Frame) -> str:
        figure = self.p.figure(q.source)
        if figure is None:
            return "nothing left"
        return f"{count(figure.actions, 'action')}, {count(figure.points, 'movement point')} left"

    def _steps(self, q: Frame) -> str:
        figure = self.p.figure(q.source)
        if q.count == BY_POINTS and figure:
            return f"{count(figure.points, 'movement point')} left"
        return f"{count(q.target, 'space')} left"

    def _attack(self, q: Frame) -> str:
        return self.attack(self.p.attack) if self.p.attack else "the attack"

    def _surges(self, q: Frame) -> str:
        return count(self.p.attack.surges, "surge") + " left" if self.p.attack else "surges"

    def _deed(self, q: Frame) -> str:
        return self.deed(q.target)

    def _trades(self, q: Frame) -> str:
        return "takes from" if q.count else "gives to"

    def _choice(self, q: Frame) -> str:
        return CHOICES.get(choice_kind(q), "one")

    def _event(self, q: Frame) -> str:
        text = WINDOW_TEXTS.get(q.source, "what has happened")
        return text.format_map({"target": self.figure(q.target), "n": q.count, "mover": self.figure(q.count)})

    # --- what is going on

    def going_on(self) -> Iterator[str]:
        """What is being settled just now, the outermost first."""
        p = self.p
        if p.over:
            return
        for frame in reversed(p.stack):
            if frame.kind == Task.USE and frame.target not in _PLAIN_DEEDS:
                yield (
                    f"{self.figure(frame.source)} uses {self.deed(frame.target)}"
                    if frame.source >= 0
                    else (f"{self.deed(frame.target)} takes effect")
                )
        if p.attack:
            yield from self.fight(p.attack)
        if p.roll and p.roll.dice:
            yield self.rolled(p.roll)
        if p.search.drawn >= 0:
            yield f"the Search card drawn is {self.book.search_cards[p.search.drawn].name}"
        if p.search.aside >= 0:
            yield f"{self.book.search_cards[p.search.aside].name} is set aside"

    def attack(self, attack: Attack) -> str:
        """An attack by who makes it and what with."""
        return f"the attack of {self.figure(attack.attacker)}{self.armed(attack)}"

    def armed(self, attack: Attack) -> str:
        """What an attack is made with."""
        by = f" ({self.deed(attack.how)})" if attack.how >= 0 else ""
        if attack.special >= 0:
            by = f" ({phrases.ability_of(attack.special)})"
        if attack.weapon >= 0 and attack.attacker < state.MAX_HEROES:
            return f" with {self.item(attack.attacker, attack.weapon)}{by}"
        if attack.weapon == state.W_FLASK:
            return f" with {self.book.search_cards[setup.FIRE_FLASK].name}{by}"
        return (" unarmed" if attack.weapon == state.W_UNARMED else "") + by

    def fight(self, attack: Attack) -> Iterator[str]:
        """An attack under way: who against whom, dice, what is added, defence."""
        on = ""
        if attack.target >= 0:
            named = [self.placed(attack.target)]
            named += [self.placed(attack.second)] if attack.second >= 0 else []
            on = f" {listing(named)}"
        yield f"{self.figure(attack.attacker)} attacks{on}{self.armed(attack)}"
        if not attack.dice:
            return
        if not attack.rolled:
            yield f"the attack dice are {phrases.dice(die // 6 for die in attack.dice)}"
            return
        yield f"the attack roll is {self.dice(attack.dice)}" + ("; it misses" if attack.missed else "")
        yield f"{listing(self.totals(attack))}"
        for pool in attack.pools:
            bonus = f", {pool.bonus:+d} shields" if pool.bonus else ""
            if pool.dice or bonus:
                yield f"the defence roll of {self.figure(pool.figure)} is {self.dice(pool.dice)}{bonus}"

    def totals(self, attack: Attack) -> list[str]:
        """What the attack roll comes to."""
        shown = [self.book.faces[die // 6][die % 6] for die in attack.dice]
        far, damage = (sum(face[k] for face in shown) for k in (1, 2))
        told = [f"damage {damage + attack.damage}"]
        if attack.ranged:
            told.append(f"range {far + attack.range} of {attack.range_needed} needed")
        told += [f"Pierce {attack.pierce}"] if attack.pierce else []
        return [*told, count(attack.surges, "surge") + " unspent"]

    def rolled(self, roll: Roll) -> str:
        """The test or the healing dice under way."""
        who = self.figure(roll.who) if roll.who >= 0 else "the overlord"
        if roll.attribute < 0:
            return f"{who} has rolled {self.dice(roll.dice)}"
        change = f" {roll.modifier:+d}" if roll.modifier else ""
        return f"{who} tests {ATTRIBUTES[roll.attribute]}{change} and has rolled {self.dice(roll.dice)}"


class _Lazy(dict):
    """The parts of a question, made when its template asks for them."""

    def __init__(self, voice: Voice, q: Frame) -> None:
        super().__init__()
        self._voice, self._q = voice, q

    def __missing__(self, name: str) -> str:
        return self._voice.about(name, self._q)


WINDOW_TEXTS = {int(window): text for window, text in phrases.WINDOWS.items()}
CHOICES = {
    "attribute": "an attribute",
    "condition": "a condition",
    "type": "a type of card",
    "order": "the next card",
    "shield": "a Shield",
}
_PLAIN_DEEDS = (state.D_POISON, state.D_DISEASE)
_OF_ATTRIBUTES = (
    *QUEST_DEEDS,
    state.D_CARD + setup.POISON_DART,
    state.D_CARD + setup.DEMON_TRAP,
)
FIRST_CONDITION = 4
"""CHOICE 4 to 7 are conditions."""


def choice_kind(q: Frame) -> str:
    """What a CHOICE of a question stands for."""
    if q.target in _OF_ATTRIBUTES:
        return "attribute"
    if q.target == state.D_CARD + setup.SCHEMES:
        return "type"
    if q.target == state.D_CARD + setup.PLAN_AHEAD:
        return "order"
    if q.target == state.D_SKILL + setup.DEFENSE_TRAINING:
        return "shield"
    return "condition" if q.count >> FIRST_CONDITION & 15 else ""


def result(p: Position) -> str:
    """How the game ended; a clause."""
    if p.winner == Winner.NOBODY:
        return "the game is over; nobody has won"
    won = (p.winner == Winner.OVERLORD) == (p.seat == 0)
    if p.seat >= 0 and won:
        return "the game is over; you have won"
    return f"the game is over; the {'overlord has' if p.winner == Winner.OVERLORD else 'heroes have'} won"


def gone(figure: Figure) -> str:
    """What has become of a figure that does not stand on the map."""
    return LIVES.get(figure.life, "")


def open_or_not(door: Door) -> str:
    return "open" if door.open else "closed"


def stage(p: Position) -> str:
    """The phase of the game in words."""
    return PHASES[Phase(p.phase)]

"""What each action is called, and what it means as an answer to the present question."""

from collections.abc import Callable, Iterator

from ..core.speech import count
from . import phrases, setup, state
from .book import Book
from .phrases import ATTRIBUTES, CARD_TYPES, CONDITIONS, DIRECTIONS
from .position import Figure, Frame, Position
from .state import Act, Ask
from .voice import FIRST_CONDITION, QUEST_DEEDS, TAKEN, Voice, choice_kind

BLOCKS = (
    ("pass", Act.PASS),
    ("yes", Act.YES),
    ("step", Act.STEP),
    ("fatigue", Act.FATIGUE_MP),
    ("verb", Act.VERB),
    ("skill", Act.SKILL),
    ("item", Act.ITEM),
    ("search_card", Act.SEARCH_CARD),
    ("overlord_card", Act.OVERLORD_CARD),
    ("plot", Act.PLOT),
    ("figure", Act.FIGURE),
    ("space", Act.SPACE),
    ("token", Act.TOKEN),
    ("door", Act.DOOR),
    ("die", Act.DIE),
    ("surge", Act.SURGE),
    ("base", Act.BASE),
    ("hero", Act.HERO),
    ("choice", Act.CHOICE),
    ("number", Act.NUMBER),
    ("shop", Act.SHOP),
    ("quest", Act.QUEST),
    ("kind", Act.KIND),
)
"""The blocks of actions, with the first action of each."""

VERBS = {
    state.V_MOVE: "move",
    state.V_ATTACK_1: "attack with the first weapon",
    state.V_ATTACK_2: "attack with the second weapon",
    state.V_UNARMED: "attack unarmed",
    state.V_REST: "rest",
    state.V_SEARCH: "search",
    state.V_STAND_UP: "stand up",
    state.V_REVIVE: "revive a hero",
    state.V_DOOR: "open or close a door",
    state.V_CLIMB: "climb out of the pit",
    state.V_DROP_STUN: "shake off Stunned",
    state.V_FEAT: "use the feat",
    state.V_QUEST_A: "quest action A",
    state.V_QUEST_B: "quest action B",
    state.V_QUEST_C: "quest action C",
    state.V_QUEST_DROP: "drop the carried token",
    state.V_LEAVE: "leave the map",
    state.V_FORTUNE_FATIGUE: "recover 1 fatigue for 1 fortune token",
    state.V_FORTUNE_ACTION: "gain an action for 2 fortune tokens",
    state.V_FORTUNE_REROLL: "reroll a die for 1 fortune token",
    state.V_TWO_HERO_ATTACK: "attack without an action",
    state.V_TWO_HERO_RECOVER: "recover 2 damage without an action",
    state.V_PETTY_THEFT: "turn up a search token by Petty Theft",
    **{state.V_SPECIAL + k: f"special action {k + 1}" for k in range(4)},
    state.V_PUT_DOWN: "put the figure down",
    state.V_TRADE_GIVE: "give a card to a hero",
    state.V_TRADE_TAKE: "take a card from a hero",
    state.V_FAMILIAR_ACT: "let the Reanimate act",
    state.V_FAMILIAR_DISCARD: "discard the Reanimate",
    state.V_TAKE_CARD: "draw a card",
    state.V_TAKE_THREAT: "take 1 threat",
    state.V_XP_TO_THREAT: "turn 1 experience into 3 threat",
    state.V_REFRESH_CONCEALMENT: "refresh Concealment for 1 threat",
    state.V_OVERLORD_RELIC: "use the relic",
    state.V_SHOP_FORTUNE: "reveal another item for 2 fortune tokens",
    state.V_HERO_ABILITY: "use the hero's ability",
    state.V_END: "end",
}

PASSES: dict[Ask, str] = {
    Ask.ASK_SKILL_BUY: "learn nothing more",
    Ask.ASK_BEARER: "give no relic",
    Ask.ASK_SUMMON: "do without Raythen",
    Ask.ASK_EQUIP: "change nothing more",
    Ask.ASK_DARK_MENU: "leave the rest of this group",
    Ask.ASK_STEPS: "stop here",
    Ask.ASK_WINDOW: "do nothing",
    Ask.ASK_TARGET: "name no second target",
    Ask.ASK_SURGE: "spend no more surges",
    Ask.ASK_DIE: "reroll no more dice",
    Ask.ASK_PATH: "end the path here",
    Ask.ASK_DEED: "let the hero be",
    Ask.ASK_CHOICE: "choose nothing",
}
ENDS: dict[Ask, str] = {
    Ask.ASK_SHOP: "end shopping",
    Ask.ASK_DARK_SHOP: "spend no more",
    Ask.ASK_MENU: "end the turn of {source}",
    Ask.ASK_DARK_MENU: "end your turn",
    Ask.ASK_MONSTER: "end the activation of {source}",
}
SPIRITS = ("those monsters become Poisoned", "those heroes recover 1 damage and 1 fatigue")
ARMS = (state.V_ATTACK_1, state.V_ATTACK_2)
SHIELDS = (
    *(setup.WOODEN_SHIELD, setup.WOODEN_SHIELD_2, setup.IRON_SHIELD, setup.HEAVY_STEEL_SHIELD),
    setup.SHIELD_OF_THE_DARK_GOD,
)


def split(action: int) -> tuple[str, int]:
    """The block of an action and its place in it."""
    block, first = next((name, first) for name, first in reversed(BLOCKS) if action >= first)
    return block, action - first


class Names:
    """The names of actions, the same in every position."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def name(self, action: int) -> str:
        block, number = split(action)
        return getattr(self, f"_{block}")(number)

    def _pass(self, number: int) -> str:
        return "pass"

    def _yes(self, number: int) -> str:
        return "yes"

    def _step(self, number: int) -> str:
        return DIRECTIONS[number]

    def _fatigue(self, number: int) -> str:
        return "suffer 1 fatigue for movement"

    def _verb(self, number: int) -> str:
        return VERBS[number]

    def _skill(self, number: int) -> str:
        return f"skill {number + 1}"

    def _item(self, number: int) -> str:
        return f"item {number + 1}"

    def _search_card(self, number: int) -> str:
        return f"Search card {self._book.search_cards[number].name}"

    def _overlord_card(self, number: int) -> str:
        return f"Overlord card {self._book.overlord_cards[number].name}"

    def _plot(self, number: int) -> str:
        return f"Plot card {self._book.plot_cards[number].name}"

    def _figure(self, number: int) -> str:
        if number < state.MAX_HEROES:
            return f"figure of hero_{number}"
        if number == state.FAMILIAR:
            return f"figure of the {self._book.familiar.name}"
        if number < state.FIRST_MONSTER:
            return f"quest figure {number - state.FIRST_QUEST_FIGURE + 1}"
        return f"monster {number - state.FIRST_MONSTER + 1}"

    def _space(self, number: int) -> str:
        return f"space {number}"

    def _token(self, number: int) -> str:
        quest = number >= state.FIRST_QUEST_TOKEN
        return (
            f"quest token {number - state.FIRST_QUEST_TOKEN + 1}" if quest else f"search token {number + 1}"
        )

    def _door(self, number: int) -> str:
        return f"door {number + 1}"

    def _die(self, number: int) -> str:
        return f"die {number + 1}"

    def _surge(self, number: int) -> str:
        return f"surge option {number + 1}"

    def _base(self, number: int) -> str:
        return f"base position {number + 1}"

    def _hero(self, number: int) -> str:
        return f"hero_{number}"

    def _choice(self, number: int) -> str:
        return f"choice {number + 1}"

    def _number(self, number: int) -> str:
        return f"number {number + 1}"

    def _shop(self, number: int) -> str:
        return f"buy {self._book.items[setup.FIRST_SHOP + number].name}"

    def _quest(self, number: int) -> str:
        return f"quest {self._book.quests[number].name}"

    def _kind(self, number: int) -> str:
        return f"monsters {self._book.kinds[number].name}"


class Answers:
    """What actions mean under the question of a Position."""

    def __init__(self, position: Position, names: Names) -> None:
        self.p, self.names, self.voice = position, names, Voice(position)
        self.book = position.book

    def answer(self, action: int) -> str:
        """What the action does here; its name if this seat is not asked."""
        q = self.p.question
        block, number = split(action)
        if q is None or q.owner != self.p.seat or self.p.over:
            return self.names.name(action)
        say: Callable[[Frame, int], str] | None = getattr(self, f"_{block}", None)
        return say(q, number) if say else self.names.name(action)

    def _who(self, q: Frame) -> int:
        """The hero or monster that acts: the source of a question about a figure."""
        if q.kind in _OF_A_HERO:
            return q.source
        p = self.p
        window = q.source if q.kind == Ask.ASK_WINDOW else -1
        if window >= 0 and q.owner > 0:
            return q.owner - 1
        return p.acting if p.acting >= 0 else q.owner - 1

    # --- pass, yes, end

    def _pass(self, q: Frame, number: int) -> str:
        if q.kind == Ask.ASK_TRAVEL:
            return "take the second choice" if self._between(q) else "decline"
        if q.kind == Ask.ASK_MAY:
            quest = q.target in QUEST_DEEDS
            return "leave the noble there" if quest else f"do not use {self.voice.deed(q.target)}"
        return PASSES.get(Ask(q.kind), "pass")

    def _yes(self, q: Frame, number: int) -> str:
        if q.kind == Ask.ASK_TRAVEL:
            return "take the first choice" if self._between(q) else "accept"
        if q.kind != Ask.ASK_MAY:
            return "yes"
        return TAKEN if q.target in QUEST_DEEDS else f"use {self.voice.deed(q.target)}"

    def _between(self, q: Frame) -> bool:
        """Whether a Travel card lets the speaker choose between two things."""
        return "likes" in self.voice.about("travel", q)

    # --- movement

    def _step(self, q: Frame, number: int) -> str:
        way = DIRECTIONS[number]
        figure = self.p.figure(q.source)
        plan = self.p.plan
        if q.kind == Ask.ASK_PATH:
            return f"lead the path {way}"
        start = figure.walker if figure and figure.walker >= 0 else figure.cell if figure else -1
        cell = plan.next(start, number) if plan and start >= 0 else -1
        if cell < 0:
            return f"step {way}"
        notes = [self.voice.ground(cell)] if self.voice.ground(cell) else []
        notes += [self.voice.token_name(token.number) for token in self.p.tokens_at(cell)]
        other = self.p.figure_at(cell)
        notes += [f"through {other.name}"] if other and figure and other.number != figure.number else []
        return f"step {way} to {self.voice.at(cell)}" + (f" ({', '.join(notes)})" if notes else "")

    def _fatigue(self, q: Frame, number: int) -> str:
        return "suffer 1 fatigue for movement"

    def _space(self, q: Frame, cell: int) -> str:
        at = self.voice.at(cell)
        ground = self.voice.ground(cell)
        note = f" ({ground})" if ground and "Entrance" not in ground else ""
        match q.kind:
            case Ask.ASK_ENTRANCE:
                return f"enter at {at}"
            case Ask.ASK_SPOT:
                return f"place {self.voice.figure(q.source)} at {at}{note}"
            case Ask.ASK_SUMMON:
                return f"place Raythen at {at}{note}"
            case Ask.ASK_START:
                return f"walk from {at}"
        if q.target == state.D_CLIMB:
            return f"climb out to {at}{note}"
        return f"choose the space {at}{note}"

    def _base(self, q: Frame, number: int) -> str:
        """The positions that hold the walker: horizontal ones first, by y, then x."""
        figure, plan = self.p.figure(q.source), self.p.plan
        if figure is None or plan is None or figure.walker < 0:
            return self.names.name(Act.BASE + number)
        spots = list(bases(figure))
        if number >= len(spots):
            return self.names.name(Act.BASE + number)
        x, y, w, h = spots[number]
        wx, wy = plan.at(figure.walker)
        x, y = wx + x, wy + y
        return f"cover {x},{y} to {x + w - 1},{y + h - 1}"

    # --- verbs

    def _verb(self, q: Frame, verb: int) -> str:
        voice = self.voice
        if verb == state.V_END:
            return ENDS.get(Ask(q.kind), "end").format(source=voice.figure(q.source))
        if state.V_SPECIAL <= verb < state.V_SPECIAL + 4:
            return self._special(q, verb - state.V_SPECIAL)
        if state.V_QUEST_A <= verb <= state.V_QUEST_C:
            return voice.quest_action(verb - state.V_QUEST_A)
        who = self._who(q)
        if verb in ARMS and 0 <= who < state.MAX_HEROES:
            return f"attack with {voice.weapon(who, verb - state.V_ATTACK_1)}"
        if verb == state.V_ATTACK_1:
            return "attack"
        hero = self.p.hero(who) if who >= 0 else None
        if verb == state.V_FEAT and hero and hero.hero >= 0:
            return f"use the feat of {voice.hero(who)}"
        if verb == state.V_HERO_ABILITY and hero and hero.hero >= 0:
            return f"use the ability of {voice.hero(who)}"
        figure = self.p.figure(who) if who >= 0 else None
        if verb == state.V_QUEST_DROP and figure and figure.carries >= 0:
            return f"drop {voice.token_name(figure.carries)}"
        return VERBS[verb]

    def _special(self, q: Frame, number: int) -> str:
        """A special action of the monster that is being activated."""
        figure = self.p.figure(q.source)
        if figure is None or figure.kind < 0:
            return VERBS[state.V_SPECIAL + number]
        names = self.book.specials(figure.kind, figure.rank, self.p.act)
        if number >= len(names):
            return VERBS[state.V_SPECIAL + number]
        return f"use {names[number]}"

    # --- cards and skills

    def _skill(self, q: Frame, number: int) -> str:
        who = self._who(q)
        hero = self.p.hero(who)
        if hero is None or hero.cls < 0:
            return self.names.name(Act.SKILL + number)
        skill = self.book.skills[9 * hero.cls + number]
        if q.kind == Ask.ASK_SKILL_BUY:
            return f"learn {skill.name} for {skill.xp} experience"
        cost = [f"{skill.fatigue} fatigue"] * (skill.fatigue > 0) + ["an action"] * skill.action
        return f"use {skill.name}" + (f" ({', '.join(cost)})" if cost else "")

    def _item(self, q: Frame, place: int) -> str:
        voice = self.voice
        if q.kind == Ask.ASK_ITEM:
            owner, other = (q.target, q.source) if q.count else (q.source, q.target)
            verb = (
                f"take {{}} from {voice.figure(owner)}" if q.count else f"give {{}} to {voice.figure(other)}"
            )
            return verb.format(voice.item(owner, place))
        who = self._who(q)
        name, number = voice.item(who, place), self.p.item(who, place)
        match q.kind:
            case Ask.ASK_SELL if number >= 0:
                return f"sell {name} for {self.book.items[number].sell} gold"
            case Ask.ASK_EQUIP:
                carried = self.p.heroes[who].carried(place)
                return f"{'take off' if carried and carried.equipped else 'equip'} {name}"
        return f"use {name}"

    def _search_card(self, q: Frame, number: int) -> str:
        name = self.book.search_cards[number].name
        if q.kind == Ask.ASK_ITEM:
            if q.count:
                return f"take {name} from {self.voice.figure(q.target)}"
            return f"give {name} to {self.voice.figure(q.target)}"
        return f"use {name}"

    def _overlord_card(self, q: Frame, number: int) -> str:
        card = self.book.overlord_cards[number]
        match q.kind:
            case Ask.ASK_DARK_SHOP:
                return f"buy {card.name} for {card.xp} experience"
            case Ask.ASK_CARD if q.target == state.D_CARD + setup.DIABOLIC_POWER:
                return f"take {card.name}"
            case Ask.ASK_CARD if q.target == state.D_CARD + setup.UNHOLY_RITUAL:
                return f"keep {card.name}"
            case Ask.ASK_CARD | Ask.ASK_TRAVEL:
                return f"discard {card.name}"
        return f"play {card.name}"

    def _plot(self, q: Frame, number: int) -> str:
        card = self.book.plot_cards[number]
        if q.kind == Ask.ASK_DARK_SHOP:
            return f"buy {card.name} for {card.buy} threat"
        return f"trigger {card.name} ({card.trigger} threat)"

    # --- figures, tokens, doors

    def _figure(self, q: Frame, number: int) -> str:
        on = self.voice.placed(number)
        match q.kind:
            case Ask.ASK_DARK_MENU:
                return f"activate {on}"
            case Ask.ASK_TARGET:
                return f"attack {on}"
            case Ask.ASK_SUMMON:
                return f"replace {on}"
        return f"choose {on}"

    def _hero(self, q: Frame, number: int) -> str:
        name = self.voice.hero(number)
        match q.kind:
            case Ask.ASK_SHOP:
                return f"sell something of {name}"
            case Ask.ASK_BUYER:
                return f"let {name} have it"
            case Ask.ASK_PURSE:
                return f"spend a fortune token of {name}"
            case Ask.ASK_RELIC_TO:
                return f"give it to {name}"
            case Ask.ASK_NEXT_HERO:
                return f"let {name} take the next turn"
        return f"choose {self.voice.placed(number)}"

    def _token(self, q: Frame, number: int) -> str:
        return f"choose {self.voice.token(number)}"

    def _door(self, q: Frame, number: int) -> str:
        door = next((door for door in self.p.doors if door.number == number), None)
        if q.target == state.D_DOOR or q.target == state.D_SKILL + setup.SNEAKY:
            return f"{'close' if door and door.open else 'open'} the {self.voice.door(number)}"
        return f"choose the {self.voice.door(number)}"

    # --- dice and surges

    def _die(self, q: Frame, number: int) -> str:
        shown = self._pool(q.count)
        what = f" ({self.voice.die(shown[number])})" if number < len(shown) else ""
        return f"reroll die {number + 1}{what}"

    def _pool(self, pool: int) -> tuple[int, ...]:
        """The dice of the roll (-2), of the attack (-1) or of an affected figure."""
        attack, roll = self.p.attack, self.p.roll
        if pool == -2:
            return roll.dice if roll else ()
        if attack is None:
            return ()
        if pool == -1:
            return attack.dice
        return attack.pools[pool].dice if pool < len(attack.pools) else ()

    def _surge(self, q: Frame, number: int) -> str:
        options = self.p.attack.options if self.p.attack else ()
        if number >= len(options):
            return self.names.name(Act.SURGE + number)
        text = phrases.option(options[number].cost, options[number].effects)
        alike = [option for option in options if phrases.option(option.cost, option.effects) == text]
        return f"spend {text}" + (f" (option {number + 1})" if len(alike) > 1 else "")

    # --- small choices

    def _choice(self, q: Frame, number: int) -> str:
        book = self.book
        match q.kind:
            case Ask.ASK_HERO_PICK:
                sheet = book.heroes[number]
                return f"take {sheet.name} ({sheet.archetype})"
            case Ask.ASK_CLASS_PICK:
                return f"choose the {self._class(q, number)}"
            case Ask.ASK_BEARER:
                return f"give {book.dark_relics[number].name}"
            case Ask.ASK_FORM:
                return ("lay it horizontally", "lay it vertically")[number % 2]
            case Ask.ASK_RANK:
                return ("a minion", "a master")[number % 2]
            case Ask.ASK_TRAVEL:
                return f"name {ATTRIBUTES[number % 4]}"
            case Ask.ASK_WINDOW:
                return SPIRITS[number % 2]
        return self._option(q, number)

    def _class(self, q: Frame, number: int) -> str:
        hero = self.p.hero(q.source)
        if hero is None or hero.hero < 0:
            return f"class {number + 1}"
        archetype = phrases.ARCHETYPES.index(self.book.heroes[hero.hero].archetype)
        return self.book.classes[2 * archetype + number]

    def _option(self, q: Frame, number: int) -> str:
        """A choice of a card, skill or ability."""
        match choice_kind(q):
            case "attribute":
                return f"test {ATTRIBUTES[number % 4]}"
            case "type":
                return CARD_TYPES[number % 3]
            case "order":
                return self._next_card(number)
        if number >= FIRST_CONDITION:
            return CONDITIONS[number - FIRST_CONDITION]
        if q.target == state.D_PLOT + setup.CONCEALMENT:
            return f"put {self._seen(number)} on top"
        if q.target == state.D_SPECIAL + PILFER:
            return ("leave the card", "put the card at the bottom")[number % 2]
        if q.target in (state.D_SPIRITS, state.D_SKILL + setup.ANCESTOR_SPIRITS):
            return SPIRITS[number % 2]
        if q.target == state.D_SKILL + setup.DEFENSE_TRAINING:
            return self._shield(q, number)
        return self.names.name(Act.CHOICE + number)

    def _shield(self, q: Frame, number: int) -> str:
        """Defense Training: one of two equipped Shields."""
        worn = [one for one in self.p.heroes[q.source].items if one.equipped and one.item in SHIELDS]
        return f"spare the {self.voice.item(q.source, worn[number].place)}"

    def _next_card(self, number: int) -> str:
        """Plan Ahead: the remaining seen cards."""
        seen = self.p.dark.aside
        if number >= len(seen):
            return f"card {number + 1} comes next"
        name = self.book.overlord_cards[seen[number]].name
        alike = seen.count(seen[number]) > 1
        return f"{name}{f' (card {number + 1})' if alike else ''} comes next"

    def _seen(self, number: int) -> str:
        """Concealment: a seen Search card."""
        known = dict(self.p.search.known)
        if number not in known:
            return f"card {number + 1}"
        name = self.book.search_cards[known[number]].name
        return f"{name} (card {number + 1})"

    def _number(self, q: Frame, number: int) -> str:
        n = number + 1
        if q.target == state.D_SKILL + setup.EXECUTE:
            return f"suffer {n} fatigue for {n} more damage"
        if q.target == state.D_ABILITY + setup.JAIN:
            return f"suffer {n} of the damage as fatigue"
        if q.target == state.D_SPECIAL + SACRIFICE:
            return f"take {count(n, 'health point')} from it"
        return f"choose {n}"

    def _shop(self, q: Frame, number: int) -> str:
        item = self.book.items[setup.FIRST_SHOP + number]
        return f"buy {item.name} for {item.cost} gold"

    def _quest(self, q: Frame, number: int) -> str:
        return f"play {self.book.quests[number].name} next"

    def _kind(self, q: Frame, number: int) -> str:
        kind = self.book.kinds[number]
        match q.kind:
            case Ask.ASK_KIND:
                return f"take {kind.name} ({kind.size}, {kind.attack})"
            case Ask.ASK_SUMMON:
                return f"let Raythen join {kind.name}"
            case Ask.ASK_GROUP:
                return f"reinforce {kind.name}"
        return f"choose {kind.name}"


_OF_A_HERO = (
    Ask.ASK_SKILL_BUY,
    Ask.ASK_SELL,
    Ask.ASK_EQUIP,
    Ask.ASK_MENU,
    Ask.ASK_MONSTER,
    Ask.ASK_STEPS,
    Ask.ASK_WEAPON,
    Ask.ASK_DEED,
)
"""Questions whose source is the figure that acts."""
PILFER = setup.AB_PILFER.bit_length() - 1
SACRIFICE = setup.AB_SACRIFICE.bit_length() - 1


def bases(figure: Figure) -> Iterator[tuple[int, int, int, int]]:
    """Base positions that hold the walker: offsets from it and sizes, horizontal ones first, by y, then x."""
    long, short = max(figure.w, figure.h), min(figure.w, figure.h)
    forms = [(long, short)] + ([(short, long)] if long != short else [])
    for w, h in forms:
        for y in range(1 - h, 1):
            for x in range(1 - w, 1):
                yield x, y, w, h

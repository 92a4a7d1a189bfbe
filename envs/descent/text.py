"""What the game says: actions, situations and events in sentences."""

from collections.abc import Iterable, Iterator, Sequence

from ..core.content import Row
from ..core.game import View, Words
from ..core.layout import Layout
from ..core.speech import listing, sentence
from . import phrases, setup, state
from .answers import Answers, Names, split
from .board import (
    belongings,
    board_lines,
    campaign,
    doors,
    groups,
    headline,
    legend,
    map_lines,
    monster,
    numbers,
    overlord,
    pile,
    pile_of,
    plot,
    search,
    state_of,
    tokens,
    traits,
)
from .book import Book, Item, Piece
from .events import Events
from .position import Hero, Position
from .progress import counted
from .reader import Reader
from .state import Ask
from .voice import Voice


class DescentWords(Words[Position]):
    """The words of the game; rows: the tables of all its cards."""

    def __init__(self, rows: Sequence[Row], layout: Layout) -> None:
        self.book = Book(rows)
        self._reader = Reader(self.book, layout)
        self._names = Names(self.book)

    def action_name(self, action: int) -> str:
        return self._names.name(action)

    def action_help(self, action: int) -> str:
        return help_text(self.book, action)

    def read(self, view: View) -> Position:
        return self._reader.read(view)

    def answer(self, position: Position, action: int) -> str:
        return Answers(position, self._names).answer(action)

    def description(self, position: Position) -> Iterable[str]:
        return description(position)

    def lines(self, position: Position) -> Iterable[str]:
        return board_lines(position)

    def events(self, before: Position, after: Position) -> Iterable[str]:
        return Events(before, after).tell()


def help_text(book: Book, action: int) -> str:
    """What is printed on the card that an action names; empty if it names none."""
    block, number = split(action)
    match block:
        case "search_card":
            return f"{book.search_cards[number].text}."
        case "overlord_card":
            card = book.overlord_cards[number]
            return f"{card.kind}, {card.cls}: {card.text}."
        case "plot":
            plot_card = book.plot_cards[number]
            buy = f"bought for {plot_card.buy} threat, " if plot_card.buy is not None else ""
            return sentence(f"{buy}triggered for {plot_card.trigger}: {plot_card.text}")
        case "shop":
            item = book.items[setup.FIRST_SHOP + number]
            return f"{item.cost} gold; {_item(item)}."
        case "quest":
            return f"{book.quests[number].text}."
        case "kind":
            kind = book.kinds[number]
            return f"{kind.size.capitalize()}, {kind.attack}, {kind.traits}: {kind.text}."
    return ""


def _item(item: Item) -> str:
    """Slot, traits and text."""
    return f"{item.slot}, {item.traits or 'no traits'}: {item.text}"


def printed(pieces: Iterable[Piece]) -> str:
    """Cards with their texts as sentences one after the other."""
    return " ".join(f"{piece.name}: {piece.text}." for piece in pieces)


def description(p: Position) -> Iterator[str]:
    """The whole situation, a sentence or a list item a line; the question last."""
    voice = Voice(p)
    yield _who(p)
    yield sentence(headline(p))
    yield from _encounter(p, voice)
    if any(hero.hero >= 0 for hero in p.heroes):
        yield "Heroes:"
        yield from (f"- {hero.place + 1} {_hero(p, hero, voice)}" for hero in p.heroes)
    yield from _figures(p)
    for title, items in (
        ("Tokens", tokens(p)),
        ("Doors", doors(p)),
        ("Monster groups", groups(p)),
        ("The overlord", overlord(p)),
        ("Plot cards", plot(p)),
        ("Discarded Overlord cards", pile(p, p.dark.discard)),
        ("The Search deck", search(p)),
        ("The campaign", campaign(p)),
    ):
        if items:
            yield f"{title}: {listing(items)}."
    yield from _cards(p)
    yield from _offers(p)
    yield from map(sentence, voice.going_on())
    yield sentence(voice.question())


def _who(p: Position) -> str:
    if p.seat < 0:
        return f"This is what a spectator sees of the overlord against {len(p.heroes)} heroes."
    if p.seat == 0:
        return f"You are overlord_0, against {len(p.heroes)} heroes."
    hero = p.heroes[p.seat - 1]
    lead = f"; you lead {Voice(p).hero(p.seat - 1)}" if hero.hero >= 0 else ""
    return f"You are hero_{p.seat - 1}, one of {len(p.heroes)} heroes against the overlord{lead}."


def _encounter(p: Position, voice: Voice) -> Iterator[str]:
    """The encounter with its goals and rules, and the map."""
    sheet, plan = p.sheet, p.plan
    if sheet is None or plan is None:
        return
    yield f"The encounter: {sheet.name}. {sheet.text}."
    yield f"- The heroes win: {sheet.heroes_win}."
    yield f"- The overlord wins: {sheet.overlord_wins}."
    yield f"- At the end of round {sheet.clock}: {sheet.time_up}."
    yield from (f"- {rule.name}: {rule.text}." for rule in sheet.rules)
    if told := [*counted(p), *_carried(p)]:
        yield f"Counts: {listing(told)}."
    yield "The map, columns x and rows y, north on top:"
    yield from map_lines(p, plan)
    yield f"Signs: {', '.join(legend(p, plan))}."
    if places := [token for token in p.tokens if token.search and token.holder < 0]:
        yield f"Search tokens: {listing(voice.token(token.number) for token in places)}."


def _carried(p: Position) -> Iterator[str]:
    """What the first encounter of the quest has left."""
    quest = p.book.quests[p.quest] if p.quest >= 0 else None
    if quest and p.encounter in quest.encounters[1:]:
        yield from (f"{name} {n}" for name, n in zip(quest.carry, p.carry, strict=False))


def _hero(p: Position, hero: Hero, voice: Voice) -> str:
    if hero.hero < 0:
        return f"hero_{hero.place}: not chosen."
    sheet, figure = p.book.heroes[hero.hero], p.figure(hero.place)
    facts = [*(traits(p, figure) if figure else ()), *state_of(p, hero)]
    who = "you" if p.seat == hero.place + 1 else f"hero_{hero.place}"
    told = " ".join(numbers(p, hero, figure).split())
    has = listing(belongings(p, hero)) if belongings(p, hero) else "nothing"
    now = f", {', '.join(facts)}" if facts else ""
    feat = "" if hero.feat else f" Feat: {sheet.feat}."
    return (
        f"{sheet.name} ({who}, {sheet.archetype}) at {told}{now}; has {has}. {sheet.values}. "
        f"Ability: {sheet.text}.{feat} {printed(_owned(p, hero))}"
    ).rstrip()


def _owned(p: Position, hero: Hero) -> Iterator[Piece]:
    """The skills, items and Search cards of a hero."""
    book = p.book
    if hero.cls >= 0:
        yield from (book.skills[9 * hero.cls + k] for k in sorted(hero.skills))
    yield from {book.items[carried.item].name: book.items[carried.item] for carried in hero.items}.values()
    yield from (card for card, n in zip(book.search_cards, hero.faceup, strict=False) if n)


def _figures(p: Position) -> Iterator[str]:
    """All other figures on the map, and the cards of their kinds."""
    others = [figure for figure in p.figures if not figure.hero and figure.standing]
    if others:
        yield "Other figures:"
        yield from (f"- {figure.mark} {monster(p, figure)}." for figure in others)
    shown = dict.fromkeys((figure.kind, figure.rank) for figure in others if figure.kind >= 0)
    abilities: dict[str, None] = {}
    for kind, rank in shown:
        card = p.book.card(kind, rank, p.act)
        sheet = p.book.kinds[kind]
        yield f"- {card.name}: {sheet.size}, {sheet.attack}; {card.text}."
        abilities |= dict.fromkeys(p.book.abilities_of(kind, rank, p.act))
    if any(figure.number == state.FAMILIAR for figure in others):
        yield f"- {p.book.familiar.name}: {p.book.familiar.text}."
    yield from (f"- {name}: {p.book.abilities[name].text}." for name in abilities)
    bits = 0
    for figure in p.figures:
        bits |= figure.conditions
    names = phrases.conditions(bits)
    yield from (f"- {piece.name}: {piece.text}." for piece in p.book.conditions if piece.name in names)


def _cards(p: Position) -> Iterator[str]:
    """The overlord's hand and Plot cards with their texts."""
    book = p.book
    for card, how in zip(book.plot_cards, p.dark.plot, strict=True):
        if how > state.PLOT_FACEDOWN:
            yield f"- Plot card {card.name}, trigger {card.trigger}: {card.text}."
    for number in sorted(p.dark.relics):
        yield f"- Relic {book.dark_relics[number].name}: {book.dark_relics[number].text}."
    if p.seat == 0 and any(p.dark.hand):
        yield "Your hand:"
        for card, n in zip(book.overlord_cards, p.dark.hand, strict=True):
            if n:
                yield f"- {card.name}{f' x{n}' if n > 1 else ''} ({card.kind}): {card.text}."
    elif known := pile(p, p.dark.hand):
        yield f"Known to be in the overlord's hand: {listing(known)}."
    if seen := pile_of(p, p.dark.aside):
        yield f"Seen Overlord cards: {listing(seen)}."


def _offers(p: Position) -> Iterator[str]:
    """What may be chosen between quests, with texts."""
    q, book = p.question, p.book
    for item in p.campaign.offer:
        yield f"- On offer: {book.items[item].name}, {book.items[item].cost} gold, {_item(book.items[item])}."
    if q is None or q.owner != p.seat:
        return
    if q.kind == Ask.ASK_HERO_PICK:
        yield from (f"- {hero.name}, {hero.archetype}: {hero.values}. {hero.text}." for hero in book.heroes)
    if q.kind == Ask.ASK_SKILL_BUY and p.heroes[q.source].cls >= 0:
        first = 9 * p.heroes[q.source].cls
        yield from (
            f"- {skill.name}, {skill.xp} experience: {skill.text}."
            for skill in book.skills[first : first + 9]
        )
    if q.kind == Ask.ASK_DARK_SHOP:
        for card in book.overlord_cards:
            if card.xp:
                yield f"- {card.name} ({card.cls} {card.kind}), {card.xp} experience: {card.text}."
        for plot_card in book.plot_cards:
            if plot_card.buy is not None and p.plot_deck:
                yield f"- {plot_card.name}, {plot_card.buy} threat: {plot_card.text}."
    if q.kind == Ask.ASK_NEXT_QUEST:
        for quest in book.quests:
            yield f"- {quest.name}: {quest.text}" + (f"; heroes: {quest.reward}." if quest.reward else ".")

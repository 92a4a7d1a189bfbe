"""The table as text: the map, beside or below it everything that a map cannot show."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from textwrap import wrap

from ..core.speech import count, sentence
from ..core.textboard import WIDTH, box, heading, row
from . import phrases, setup, state
from .phrases import ACTS, PHASES, conditions
from .plan import Plan
from .position import Figure, Hero, Position, Token
from .progress import counted, shown
from .state import Life, Phase
from .voice import PLOT_STATES, Voice, gone

ROOM = WIDTH - 4
"""Columns inside a box."""
_MARGIN = 3  # columns of the row numbers
_GAP = 2
_BESIDE = 36  # columns that make it worth while to write beside the map
_INDENT = 10
_ACTS = ">"  # before the figure that acts
_LIES = "_"  # before the token of a hero who is knocked out or off the map

VOID = "###"
GROUNDS = (".", "~", "^", "!", "o")
"""By the number of the terrain."""
GROUND_NAMES = ("ground", "water", "pit", "lava", "obstacle")
ENTRANCE, EXIT = "(", ")"
FACEDOWN, FACEUP, UNIQUE, QUEST = "$", "%", "*", "?"
"""Search tokens and quest tokens."""
WALL = "|", "-"
"""Between spaces side by side, and one above the other."""
DOOR_SIGNS = ("+", "L", "=")
"""Closed doors: normal, locked, rune."""
OPEN_DOOR = "'"


def board_lines(p: Position) -> Iterator[str]:
    """Header, map, heroes, what goes on, the own hand, the question."""
    yield heading(headline(p), wealth(p))
    if p.plan:
        yield from box(title(p), _table(p, p.plan))
    else:
        yield from box("Campaign", _facts(p, ROOM))
    if any(hero.hero >= 0 for hero in p.heroes):
        yield from box("Heroes", _heroes(p))
    yield from (f"  {line}" for line in _going_on(p))
    yield from wrap(sentence(Voice(p).question()), WIDTH, initial_indent=" ", subsequent_indent=" ")


def headline(p: Position) -> str:
    """Where the game stands."""
    quest = p.book.quests[p.quest].name if p.quest >= 0 else "Descent"
    if p.phase in (Phase.PHASE_HEROES, Phase.PHASE_OVERLORD):
        acts = p.acting if p.acting >= 0 else p.activating
        whose = f", {Voice(p).figure(acts)}" if acts >= 0 else ""
        return f"{quest}, round {p.round}, {PHASES[Phase(p.phase)]}{whose}"
    return f"{quest}, {PHASES[Phase(p.phase)]}"


def title(p: Position) -> str:
    assert p.sheet is not None
    return f"{p.sheet.name}, Act {ACTS[p.act]}"


def wealth(p: Position) -> str:
    """What the overlord has, in short."""
    threat = f", {p.dark.threat} threat" if p.plot_deck else ""
    return f"overlord: {count(p.dark.hand_n, 'card')}{threat}"


# --- the map


def _table(p: Position, plan: Plan) -> Iterator[str]:
    """The map and beside it, where there is room, or below it what is to be said of it all."""
    lines = map_lines(p, plan)
    wide = max(map(len, lines)) + _GAP
    beside = ROOM - wide >= _BESIDE
    facts = list(_facts(p, ROOM - wide if beside else ROOM))
    for left, right in zip_longest(lines, facts if beside else [], fillvalue=""):
        yield f"{left:{wide}}{right}"
    yield from [] if beside else facts
    yield from row("signs", legend(p, plan), indent=_INDENT, room=ROOM)


def map_lines(p: Position, plan: Plan) -> list[str]:
    """The map, three columns a space: its bound in the west, what is below a figure, what stands there."""
    lines = [" " * _MARGIN + "".join(f"{x:3}" for x in range(plan.width))]
    for y in range(plan.height):
        lines.append(f"{y:2} " + "".join(_space(p, plan, x, y) for x in range(plan.width)).rstrip())
        edges = "".join(_below(p, plan, x, y) for x in range(plan.width))
        if edges.strip():
            lines.append(" " * _MARGIN + edges.rstrip())
    return lines


def _space(p: Position, plan: Plan, x: int, y: int) -> str:
    """The three columns of a space."""
    cell = plan.cell(x, y)
    if cell < 0:
        return VOID
    west = _edge(p, plan, x - 1, y, "E")
    figure = p.figure_at(cell)
    lying = next((hero for hero in p.figures if hero.hero and lies(p, hero) == cell), None)
    ground = ground_sign(plan, cell)
    things = [_sign(token) for token in p.tokens_at(cell)]
    if figure:
        below = things[0] if things else ground if ground != GROUNDS[0] else " "
        acts = figure.number in (p.acting, p.activating) and cell == p.spaces(figure)[0]
        return (west if west != " " or not acts else _ACTS) + below + figure.mark
    if lying:
        return west + _LIES + lying.mark
    if things:
        return west + (ground if ground != GROUNDS[0] else " ") + things[0]
    return f"{west} {ground}"


def lies(p: Position, figure: Figure) -> int:
    """Where the token of a hero lies who has no figure on the map."""
    if figure.life == Life.DOWN:
        return figure.cell
    hero = p.hero(figure.number)
    return hero.token if hero and figure.life == Life.HIDDEN else -1


def _below(p: Position, plan: Plan, x: int, y: int) -> str:
    """The line under a space."""
    sign = _edge(p, plan, x, y, "S")
    return f" {sign}{sign}"


def _edge(p: Position, plan: Plan, x: int, y: int, side: str) -> str:
    edge = (x, y, side)
    if edge in plan.walls:
        return WALL[side == "S"]
    number = plan.door_at.get(edge, -1)
    if number < 0:
        return " "
    is_open = any(door.open for door in p.doors if door.number == number)
    return OPEN_DOOR if is_open else DOOR_SIGNS[plan.doors[number].kind]


def ground_sign(plan: Plan, cell: int) -> str:
    """The sign of a space on which nothing stands or lies."""
    terrain = plan.terrain(cell)
    if terrain:
        return GROUNDS[terrain]
    return ENTRANCE if cell in plan.entrance else EXIT if cell in plan.exit else GROUNDS[0]


def _sign(token: Token) -> str:
    if not token.search:
        return QUEST
    return {state.FACEDOWN: FACEDOWN, state.COMMON: FACEUP, state.UNIQUE: UNIQUE}[token.face]


def legend(p: Position, plan: Plan) -> list[str]:
    """What the signs on the map mean, those alone that are there; figures are listed by themselves."""
    grounds = {ground_sign(plan, cell) for cell in range(len(plan.spots))}
    signs = {sign: name for sign, name in zip(GROUNDS, GROUND_NAMES, strict=True) if sign in grounds}
    signs |= {ENTRANCE: "Entrance"} if ENTRANCE in grounds else {}
    signs |= {EXIT: "Exit"} if EXIT in grounds else {}
    names = {FACEDOWN: "search token", FACEUP: "faceup search token", UNIQUE: "unique search token"}
    there = {_sign(token) for token in p.tokens if token.holder < 0}
    signs |= {sign: name for sign, name in names.items() if sign in there}
    if QUEST in there and p.sheet:
        signs[QUEST] = " or ".join(dict.fromkeys(name for name, _ in plan.tokens)) or "quest token"
    if plan.walls:
        signs["| --"] = "walls"
    for door in p.doors:
        kind = plan.doors[door.number].kind
        signs[OPEN_DOOR if door.open else DOOR_SIGNS[kind]] = (
            "open door" if door.open else phrases.DOORS[kind]
        )
    if any(lies(p, figure) >= 0 for figure in p.figures if figure.hero):
        signs[_LIES] = "before a hero without a figure"
    return [f"{VOID} no space", *(f"{sign} {name}" for sign, name in signs.items()), f"{_ACTS} acts"]


# --- what a map cannot show


def _facts(p: Position, room: int) -> Iterator[str]:
    """Counters, monsters, tokens, doors, the overlord, the search deck, in lines of this many columns."""
    put = partial(row, indent=_INDENT, room=room)
    yield from put("counts", counted(p))
    for number, figure in enumerate(_others(p)):
        yield from put("" if number else "figures", [f"{_mark(p, figure)} {monster(p, figure)}"], prose=True)
    yield from put("tokens", tokens(p))
    yield from put("doors", doors(p))
    yield from put("groups", groups(p))
    yield from put("overlord", overlord(p))
    yield from put("plot", plot(p))
    yield from put("discarded", pile(p, p.dark.discard))
    yield from put("search", search(p))
    yield from put("campaign", campaign(p))


def _others(p: Position) -> Iterator[Figure]:
    """All figures on the map that are no heroes."""
    return (figure for figure in p.figures if not figure.hero and figure.standing)


def _mark(p: Position, figure: Figure) -> str:
    return (_ACTS if figure.number in (p.acting, p.activating) else " ") + figure.mark


def monster(p: Position, figure: Figure) -> str:
    """A monster or quest figure in one line: "Goblin Archer master C 5,7, damage 1/4, Stunned"."""
    voice = Voice(p)
    facts = [f"{figure.name} {voice.at(figure.walker if figure.walker >= 0 else figure.cell)}"]
    facts.append(f"damage {figure.damage}/{figure.health}")
    return ", ".join([*facts, *traits(p, figure)])


def traits(p: Position, figure: Figure) -> list[str]:
    """What holds for a figure at the moment."""
    voice, acts = Voice(p), figure.number in (p.acting, p.activating)
    told = conditions(figure.conditions)
    if acts:
        told += [count(figure.actions, "action"), count(figure.points, "movement point")]
    elif figure.monster and figure.activated and p.phase == Phase.PHASE_OVERLORD:
        told.append("activated")
    told += [f"carries {voice.token_name(figure.carries)}"] if figure.carries >= 0 else []
    told += [f"holds {voice.token_name(token)}" for token in figure.loot]
    told += [f"wields {p.book.dark_relics[figure.relic].name}"] if figure.relic >= 0 else []
    told += ["Air works"] * figure.air + ["Slippery"] * figure.slippery
    return told + ["goes at the end of the turn"] * figure.returned


def tokens(p: Position) -> list[str]:
    """Quest tokens, and search tokens with something to tell, each with its place."""
    voice = Voice(p)
    told = []
    for token in p.tokens:
        looks = shown(p, token)
        if token.holder < 0 and (not token.search or token.face != state.FACEDOWN):
            told.append(f"{voice.token(token.number)}" + (f" {looks}" if looks else ""))
    return told


def doors(p: Position) -> list[str]:
    voice = Voice(p)
    marks = {0: ""}
    return [
        f"{voice.door(door.number)} {'open' if door.open else 'closed'}"
        + marks.get(door.marks, f" ({count(door.marks, 'mark')})" if not door.open else "")
        for door in p.doors
    ]


def groups(p: Position) -> list[str]:
    """Monster groups and whether they were activated."""
    told = []
    for group in p.groups:
        name = p.book.kinds[group.kind].name if group.kind >= 0 else "not chosen"
        facts = ["open"] * group.open + ["with Raythen"] * group.agent
        if p.phase == Phase.PHASE_OVERLORD and group.under_way:
            facts.append(("", "being activated", "done")[group.under_way])
        told.append(name + (f" ({', '.join(facts)})" if facts else ""))
    return told


def overlord(p: Position) -> list[str]:
    """The numbers of the overlord, his relics, what he knows of his deck."""
    dark, book = p.dark, p.book
    told = [f"hand {dark.hand_n}", f"deck {dark.deck}", f"experience {dark.xp}"]
    if p.plot_deck:
        told += [f"threat {dark.threat}"]
        told += [f"{dark.cursed} on Cursed Treasure"] if dark.cursed else []
    for relic in sorted(dark.relics):
        exhausted = " (exhausted)" if relic in dark.relics_exhausted else ""
        told.append(book.dark_relics[relic].name + exhausted)
    told += ["Word of Misery works"] * dark.misery
    if dark.rise >= 0:
        told.append(f"Rise Again for {book.kinds[dark.rise].name} at {Voice(p).at(dark.rise_cell)}")
    if dark.bought_n:
        told.append(f"bought {count(dark.bought_n, 'card')}")
    told += [f"has bought {name}" for name in pile(p, dark.bought)]
    told += [f"{name} on top" for name in (book.overlord_cards[card].name for card in dark.known)]
    return told


def plot(p: Position) -> list[str]:
    """Plot cards and their states; facedown ones by their number."""
    told, facedown = [], 0
    for card, how in zip(p.book.plot_cards, p.dark.plot, strict=True):
        if how == state.PLOT_FACEDOWN:
            facedown += 1
        elif how >= 0:
            told.append(f"{card.name} {PLOT_STATES[how]}")
    return told + ([f"{facedown} facedown"] if facedown else [])


def pile(p: Position, copies: Iterable[int]) -> list[str]:
    """Overlord cards by kind: "Dash x2"."""
    cards = p.book.overlord_cards
    return [card.name + (f" x{n}" if n > 1 else "") for card, n in zip(cards, copies, strict=False) if n]


def search(p: Position) -> list[str]:
    """What is known of the Search deck."""
    if p.phase in (Phase.PHASE_START, Phase.PHASE_CAMPAIGN):
        return []
    cards = p.book.search_cards
    told = [count(p.search.deck, "card")]
    told += [f"{_place(place, p.search.deck)} {cards[card].name}" for place, card in p.search.known]
    gone_by = [cards[card].name + (f" x{n}" if n > 1 else "") for card, n in enumerate(p.search.discard) if n]
    return told + [f"discarded {name}" for name in gone_by]


def _place(place: int, deck: int) -> str:
    if place == 0:
        return "on top"
    return "at the bottom" if place == deck - 1 else f"at place {place + 1}"


def campaign(p: Position) -> list[str]:
    """Gold, relics, quests, what the shop offers."""
    now, book = p.campaign, p.book
    told = [f"{now.gold} gold"] if now.gold else []
    told += [book.items[setup.FIRST_RELIC + relic].name for relic in sorted(now.relics)]
    if p.mode == setup.MODE_CAMPAIGN:
        told += [f"quests won by the heroes {now.won[0]}", f"by the overlord {now.won[1]}"]
        told += [f"played {book.quests[quest].name}" for quest in sorted(now.played)]
    return told + [f"on offer {book.items[item].name} {book.items[item].cost}" for item in now.offer]


# --- heroes


def _heroes(p: Position) -> Iterator[str]:
    for hero in p.heroes:
        figure = p.figure(hero.place)
        if hero.hero < 0:
            yield f"  hero_{hero.place}: not chosen"
            continue
        mark = _ACTS if hero.place == p.acting else " "
        name = f"{p.book.heroes[hero.hero].name}"
        yield f"{mark}{hero.place + 1} {name:20} {numbers(p, hero, figure)}"[:ROOM]
        facts = [*belongings(p, hero), *(traits(p, figure) if figure else []), *state_of(p, hero)]
        yield from (f"   {line}" for line in row("", facts, indent=1, room=ROOM - 3))


def numbers(p: Position, hero: Hero, figure: Figure | None) -> str:
    """Where a hero is, damage, fatigue, fortune."""
    where = "-"
    if figure and figure.on_map and figure.cell >= 0:
        where = Voice(p).at(figure.cell)
    damage = f"damage {figure.damage}/{figure.health}" if figure else ""
    life = f"  {gone(figure)}" if figure and figure.life not in (Life.STANDING, Life.ABSENT) else ""
    fortune = f"  fortune {hero.fortune}" if p.plot_deck else ""
    cls = p.book.classes[hero.cls] if hero.cls >= 0 else "no class"
    return f"{where:6} {damage}  fatigue {hero.fatigue}/{hero.stamina}{fortune}  {cls}{life}"


def belongings(p: Position, hero: Hero) -> list[str]:
    """Skills, items, Search cards of a hero."""
    voice, book = Voice(p), p.book
    told = [
        voice.skill(hero.place, k) + (" (exhausted)" if k in hero.exhausted else "")
        for k in sorted(hero.skills)
    ]
    for carried in hero.items:
        facts = [] if carried.equipped else ["not equipped"]
        facts += ["exhausted"] * carried.exhausted
        told.append(book.items[carried.item].name + (f" ({', '.join(facts)})" if facts else ""))
    told += _cards(book.search_cards, hero.faceup, "")
    return told + _cards(book.search_cards, hero.facedown, " (used)")


def _cards(cards: Sequence, copies: Sequence[int], note: str) -> list[str]:
    return [
        card.name + (f" x{n}" if n > 1 else "") + note for card, n in zip(cards, copies, strict=False) if n
    ]


def state_of(p: Position, hero: Hero) -> list[str]:
    """What else holds for a hero."""
    told = ["feat used"] * hero.feat + ["rests"] * hero.rested + ["monkey"] * hero.monkey
    told += ["Word of Despair"] * hero.despair
    told += [f"{count(hero.faith, 'brown die' if hero.faith == 1 else 'brown dice')}"] if hero.faith else []
    told += [f"{hero.fury} yellow added to the next attack"] if hero.fury else []
    told += ["turn done"] * (hero.done and p.phase == Phase.PHASE_HEROES)
    told += [f"challenges {Voice(p).figure(hero.challenged)}"] if hero.challenged >= 0 else []
    told += ["additional action used"] * hero.extra + ["threat taken"] * hero.threat
    return told + ([f"{hero.xp} experience"] if hero.xp else [])


# --- what goes on


def _going_on(p: Position) -> Iterator[str]:
    put = partial(row, indent=_INDENT, room=ROOM)
    for number, clause in enumerate(Voice(p).going_on()):
        yield from put("" if number else "now", [clause], prose=True)
    yield from put("seen", pile_of(p, p.dark.aside))
    if p.seat == 0:
        yield from put(f"hand {p.dark.hand_n}", pile(p, p.dark.hand))


def pile_of(p: Position, cards: Iterable[int]) -> list[str]:
    """Overlord cards in their order."""
    return [p.book.overlord_cards[card].name for card in cards if card >= 0]

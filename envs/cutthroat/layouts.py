"""What the numbers of an observation and of the full state mean, field by field and column by column.

Names and places are the constants that the kernel writes by (columns.pxd); this module says what they mean.
"""

from functools import cache, partial

from ..core.layout import Field, Layout, columns_field
from . import columns, setup, state

COUNT = "n / (n + 5)"
AMOUNT = "x / (x + 50)"

SEAT_COLUMNS = {
    "present": "somebody sits there",
    "alive": "is alive",
    "lp": "LP / 100",
    "prestige": "Prestige p of the moment, at the end with Relics and the Quest, p / (|p| + 10)",
    "plus": f"+1 tokens, {COUNT}",
    "minus": f"-1 tokens, {COUNT}",
    "generic": f"generic tokens, {COUNT}",
    "plague": f"Pestilence tokens, {COUNT}",
    "gifts": f"Prestige of cards other than kills, {COUNT}",
    "kills": f"kill records, {COUNT}",
    **{f"kill_{worth}": f"kill records worth {worth}, {COUNT}" for worth in range(1, 9)},
    "hand": "hand cards / 20",
    "max_hand": "maximum hand / 20 (1: none)",
    "set_cards": "set cards not yet revealed / 2",
    "set_1": "the first of them, if I know it: (face + 1) / 37",
    "set_2": "the second",
    "initiative": "Initiative number / 6",
    "order": "place in the Turn order of this Round / 6",
    "character": "number of the Character / 6",
    "slip": f"Riders D14 lying there, {COUNT}",
    "focus": f"Riders D15 lying there, {COUNT}",
    "blow_1_time": "first Attack that hit this Round, or card laid aside by a trap: its place in time / 16",
    "blow_1_kind": "what it counted as: (kind + 1) / 15",
    "blow_1_position": "1 double, 0.75 normal, 0.5 half, 0.25 miss",
    "blow_1_damage": f"its damage, {AMOUNT}",
    "blow_1_creature": "which creature it went to: 1/7 Shame; of the goblins k/7, when k were alive",
    "blow_2_time": "second one, in the same way",
    "blow_2_kind": "see blow_1_kind",
    "blow_2_position": "see blow_1_position",
    "blow_2_damage": "see blow_1_damage",
    "blow_2_creature": "see blow_1_creature",
    "claim_1": "card announced and still on the table: (claim + 1) / 17, negative once shown to be true",
    "claim_1_face": "its face, if I know it: (face + 1) / 37",
    "claim_2": "second one",
    "claim_2_face": "its face",
    "dealt": f"damage done this Round, {AMOUNT}",
    "lost": f"LP lost in this Encounter, {AMOUNT}",
    "wounds": f"wounds made in this Encounter, {COUNT}",
    "largest": f"the largest of them up to the Round before, {AMOUNT}",
    "acted": f"Action cards played in this Encounter, {COUNT}",
    "spite": f"Action cards that took effect in this Encounter, {COUNT}",
    "cards_played": f"cards played from hand this Round, {COUNT}",
    "aside": f"cards kept beside the Character, {COUNT}",
    "gave_hope": f"points given to Hope in this Encounter, {AMOUNT}",
    "gave_despair": f"points given to Despair, {AMOUNT}",
    "vote": "vote of this Round, if I know it: 1 Hope, -1 Despair",
    "voted": "a vote of this Round counts: a card was revealed",
    "trap": f"printed values revealed this Round in a trap, added up, {AMOUNT}",
    "crowd": f"D10 marks, {COUNT}",
    "halved": f"marks that halve this player's next Attack, {COUNT}",
    "muted": "may play no Action card this Round (E10)",
    "muted_next": "nor the next",
    "held_off": "may play no Action card until the next Initiative draw (RL11)",
    "barred": "sets no card this Round",
    "barred_next": "nor the next",
    "dry": "draws no card at the start of the Round (E14)",
    "dry_next": "nor of the next",
    "pending": "a packet of damage waits for this player",
    "hermit": "strikes do no damage this Round (F09)",
    "exposed": f"strikes do 10 more damage this Round (F09), times {COUNT}",
    "asleep": "used RL21 this Round",
    "taker": "took the Relic of Temptation",
    "iron": "D32 works",
    "haste": "D33 works",
    "strength": f"D34 works, how many {COUNT}",
    "unlimited": "no maximum hand (RL23)",
    "blade": "a bonus of RL03 waits",
    "liar": "I have announced a lie this Round (of myself only)",
    "announced": "announced a card this Round",
    "set_round": "set a card this Round",
    "refused_me": "refused to be healed by me",
    "refusals": "whom this player may not heal, who refused: sum of 2 ** k for the rows k, / 64",
    "start": "is the start seat",
    "attacked": "place in time of the last Attack made this Round / 16",
    "killer": "killed the last creature",
    "last_in_order": "was last in Turn order when it died",
    "turn": "has the Turn",
    "target": "the packet of damage falls here now",
    "struck": "the packet fell here first",
    "shepherd": "took the packet over by RL14",
    "plays": "played the Action card that waits to take effect",
    "named": "is the player that it names",
    "below": "played the Action card that it would cancel",
    "names": "openly named a player for a strike: (seats to the left of me + 1) / 6",
    "namings": f"was so named, times {COUNT}",
    "context": "is the player whom my question is about",
    "chosen": "is the player whom I have secretly named",
    "winner": "has won",
}
COURSE_COLUMNS = {
    "encounter_number": "n / 9",
    "round": f"Round r, {COUNT}",
    "stack": "Encounters still to come / 9",
    "deck": "draw deck, cards / 94",
    "discard": "discard pile, cards / 94",
    "relic_deck": "Relic deck, cards / 29",
    "event_deck": "Event deck, cards / 30",
    "top_discard": "top card of the discard pile: (face + 1) / 37",
    "top_attack": "its topmost Attack card: (face + 1) / 37",
    "actions": "Action cards played this Round / 40",
    "plays": "Action cards waiting to take effect / 8",
    "first_attack": "an Attack has been made this Round",
    "first_hit": "E14 has turned an Attack to miss this Round",
    "first_blood": "EV18 is won",
    "holy": "D11 cancels the strike of this Round",
    "risen": "E06 has stood up",
    "pack": "goblins alive / 7",
    "heads": "heads of E11 / 6",
    "hope": f"points of Hope, {AMOUNT}",
    "despair": f"points of Despair, {AMOUNT}",
    "round_hope": f"points of Hope in this Round, {AMOUNT}",
    "round_despair": f"points of Despair in this Round, {AMOUNT}",
    "goal": f"goal of E24 in this Round, or of I09, {AMOUNT}",
    "closing": f"Rounds that EV08 has closed, {COUNT}",
    "struck_total": f"LP that fell by this strike, {AMOUNT}",
    "killer_hand": "hand of the killer of the last creature when it died / 20",
    "next_halved": f"marks that halve the next Attack, {COUNT}",
    "next_doubled": f"marks that double it, {COUNT}",
    "all_halved": f"marks that halve every Attack, {COUNT}",
    "realm": "a Realm effect is in force",
    "closing_fight": "this is the closing fight with Fortune",
    "finished": "the Encounter is over",
    "ending": "its end is being settled",
    "refilled": "the refill was made by a Boss",
    "famine": "nobody draws cards (I07)",
    "death_done": "the Boss effect of I04 has happened",
    "war_done": "the Boss effect of I15 has happened",
    "fortune_open": "Fortune's Deck is in play",
    "fortune_deck": "its cards / 13",
    "fortune_pile": "the pile of RL12, cards / 22",
    "fortune_tokens": f"tokens on Fortune, {COUNT}",
    "fortune_realm": "Fortune's Realm effect is in force",
    "fight_cards": "cards of Fortune's Deck undrawn when the closing fight began / 13",
    "over": "the game is over",
}
CREATURE_COLUMNS = {
    "lp": f"LP left, {AMOUNT}",
    "start": f"LP at the start, {AMOUNT}",
    "share": "LP left as a share of those at the start, at most 1",
}
ATTACK_COLUMNS = {
    "on": "a card is being settled",
    "claimed": "it counts as what was announced",
    "revealed": "it has been revealed",
    "attacking": "it is an Attack whose value has been fixed",
    "missed": "it was made to miss for good",
    "protected": "other players may play no Action card on it",
    "slipped": f"D14s spent on it, {COUNT}",
    "focused": f"D15s spent on it, {COUNT}",
    "spite": "the bonus of RL03 is bound to it",
    "creature": "it goes to Shame",
    "halved": "I17: nothing was discarded for it",
    "bonus": f"flat bonuses so far, {AMOUNT}",
    "by_strike": "it was made by D27",
    "deck_1": "Fortune's Deck was drawn from or declined",
    "deck_2": "the pile of RL12 was drawn from or declined",
    "can_draw": "its player may draw Fortune cards",
    "returns": "its card goes back to the hand (F00)",
    "harmless": "it does no damage (F19)",
    "sunny": f"tokens that a wound brings (F19), {COUNT}",
    "flail": f"cards discarded for RL10, {COUNT}",
    "holy": "the bonus of D11 was taken",
    "hit": "it has hit",
    "damage": f"its damage, {AMOUNT}",
    "face": "its face, if it was revealed or I know it: (face + 1) / 37",
}
PACKET_COLUMNS = {
    "on": "a packet of damage is on its way",
    "amount": f"its amount now, {AMOUNT}",
    "by_strike": "part of the Encounter's strike",
    "by_burst": "from the burst of E05",
    "by_glory": "from EV11",
    "by_card": "from a card or a Boss effect, no strike",
    "number": "the Initiative number that the strike names / 6",
}
MINE_COLUMNS = {
    **{f"seat_{seat}": f"I am seat {seat}" for seat in range(6)},
    **{f"character_{number}": f"my Character is C{number}" for number in range(1, 7)},
    "bid": "my secret bid so far: (LP / 5 + 1) / 6",
    "sleep": "I have chosen RL21",
    "nothing": "I have chosen to set or lay nothing",
    "pick": "my Finisher pick: (Encounter + 1) / 51",
    "pooled_1": "my first set card, which may lie before somebody else since I16: (face + 1) / 37",
    "pooled_2": "the second",
    "count": f"cards that my question still concerns, {COUNT}",
}
OPTION_COLUMNS = {
    **{f"players_{players}": f"{players} players started" for players in range(3, 7)},
    "event_deck": "Events are played",
    "quest_1": "Quest Q1",
    "quest_2": "Quest Q2",
    "finisher_rule": "the Finisher rule",
    "base": "base Encounters are in the pool",
    "incarnations": "Incarnations are in the pool",
    "fortune_flat": "the closing fight has 50 LP in all",
}
ABOUT = ("d30", "d31", "rl16", "rl19", "rl05", "rl09", "rl11", "rl17", "d17", "d23", "d24", "d25")
ABOUT_COLUMNS = {name: f"about {name.upper()}" for name in (*ABOUT, "f06", "f15", "f18")}

PLACES = ("me", *(f"left_{k}" for k in range(1, 6)))
SEATS = tuple(f"seat_{k}" for k in range(6))


def _faces() -> tuple[str, ...]:
    """Labels of the faces H00 to H36: the card, and for D04 and D05 the portrait."""
    portraits = {3: [f"/C{n}" for n in range(1, 7)]}
    portraits[4] = portraits[3]
    return tuple(f"D{kind + 1:02}{mark}" for kind in range(27) for mark in portraits.get(kind, [""]))


FACES = _faces()
ITEMS = tuple(f"D{number}" for number in range(28, 35))
RELICS = tuple(f"RL{number:02}" for number in range(1, setup.N_RELICS + 1))
THINGS = ITEMS + RELICS
BASE = tuple(f"E{number:02}" for number in range(1, setup.N_BASE + 1))
INCARNATIONS = tuple(f"I{number:02}" for number in range(1, setup.N_ENCOUNTERS - setup.N_BASE + 1))
ENCOUNTERS = BASE + INCARNATIONS
EVENTS = tuple(f"EV{number:02}" for number in range(1, setup.N_EVENTS + 1))
FORTUNES = tuple(f"F{number:02}" for number in range(setup.N_FORTUNE))
ATTACK_KINDS = tuple(f"D{number:02}" for number in range(1, 16))
ACTION_KINDS = tuple(f"D{number}" for number in range(16, 28))
POSITIONS = ("double", "normal", "half", "miss")
QUESTIONS = tuple(ask.name.lower() for ask in sorted(state.Ask) if ask < state.Ask.N_ASKS)
STAGES = tuple(
    s.name.lower() for kind in (state.EncounterStep, state.RoundStep, state.EndStep) for s in sorted(kind)
)


_field = partial(columns_field, columns)


def _list(name: str, labels: tuple[str, ...], meaning: str) -> Field:
    return Field(name, (len(labels),), meaning, (labels,))


def _fields(places: tuple[str, ...], cards: str) -> list[Field]:
    return [
        _field("SEAT_", "seats", "for each seat", SEAT_COLUMNS, places),
        Field(
            "things",
            (6, len(THINGS)),
            "Items and Relics of each seat: copies / 2, less 1/8 for each that is bequeathed",
            (places, THINGS),
        ),
        Field("cards", (6, len(FACES)), f"{cards}: copies, {COUNT}", (places, FACES)),
        _list(
            "exposed",
            FACES,
            "copies in my hand or face down before me that others know, times those others, / 5",
        ),
        _list("laid", FACES, f"cards that I have set, or chosen so far and not yet shown: copies, {COUNT}"),
        _field("MINE_", "mine", "what only I know of myself, and who I am", MINE_COLUMNS),
        _list("question", QUESTIONS, "what I am asked now, one-hot; zeros if I am not asked"),
        _field("ABOUT_", "about", "the card that my question is about, one-hot", ABOUT_COLUMNS),
        _field("COURSE_", "course", "the course of the game", COURSE_COLUMNS),
        _list("stage", STAGES, "what comes next in the Encounter, in its Round and at its end; one-hot each"),
        _list(
            "encounters",
            ENCOUNTERS,
            "1 here now, 0.5 met before, -0.5 known to be outside the game, -1 a Boss under the stack",
        ),
        _field(
            "CREATURE_",
            "creatures",
            "for the creature (E17: front goblin, I10: Humility) and for Shame",
            CREATURE_COLUMNS,
            ("first", "shame"),
        ),
        _list("events", EVENTS, "1 in force, 0.5 drawn before"),
        _list(
            "relics",
            RELICS,
            "1 shown to be won, 0.5 used up for this Encounter (RL22: Round), -1 in the spent pile",
        ),
        _list("spent", ITEMS, "Items in the spent pile: copies / 2"),
        _list("discard", FACES, f"cards in the discard pile: copies, {COUNT}"),
        _list("open", FACES, f"other cards lying face up on the table: copies, {COUNT}"),
        _field("ATTACK_", "attack", "the card being settled", ATTACK_COLUMNS),
        _list("attack_kind", ATTACK_KINDS, "what it counts as, one-hot; zeros while it is face down"),
        _list("position", POSITIONS, "its position, one-hot"),
        _field("PACKET_", "packet", "the packet of damage being settled", PACKET_COLUMNS),
        Field(
            "plays",
            (2, len(ACTION_KINDS)),
            "what the Action card that waits to take effect counts as, and what the one below, one-hot",
            (("top", "below"), ACTION_KINDS),
        ),
        _list("fortune", FORTUNES, "1 being settled, 0.5 drawn from Fortune's Deck before"),
        _field("OPTION_", "options", "the configuration", OPTION_COLUMNS),
    ]


@cache
def observation_layout() -> Layout:
    """The observation, for any number of players: float32 in [-1, 1]."""
    return Layout(
        *_fields(PLACES, "my hand, and cards that I know to be in another's hand or face down there")
    )


@cache
def state_layout() -> Layout:
    """The full state: every field of the observation with nothing hidden (seats in their absolute order, the
    question that is asked to whomever), then what no observation holds.
    """
    two = ("first", "second")
    return Layout(
        *_fields(SEATS, "hand cards"),
        _list("asked", SEATS, "who must choose, one-hot"),
        Field("known", (6, len(FACES)), "`exposed` of each seat", (SEATS, FACES)),
        Field("chosen", (6, 2), "secret answers so far: (answer + 1) / 66", (SEATS, two)),
        Field("lay", (6, len(FACES)), f"cards laid so far under Fear: copies, {COUNT}", (SEATS, FACES)),
        Field("pooled", (6, 2), "cards that lay before the seat until I16: (face + 1) / 37", (SEATS, two)),
        _list("picks", SEATS, "Finisher picks: (Encounter + 1) / 51"),
        Field("announced", (12,), "cards announced under I05, in that order: (face + 1) / 37"),
        Field("draw_deck", (94,), "codes from the top: (code + 1) / 44"),
        Field("stack_order", (9,), "Encounters to come, from the top: (Encounter + 1) / 51"),
        Field("relic_order", (29,), "Relics of their deck from the top: (Relic + 1) / 29"),
        Field("event_order", (30,), "Events of their deck from the top: (Event + 1) / 30"),
        Field("fortune_order", (13,), "Fortune's Deck from the top: (card + 1) / 22"),
        Field("pile_order", (22,), "the pile of RL12 from the top: (card + 1) / 22"),
        Field("window", (1,), f"place in its order of the seat that a window asks next, {COUNT}"),
    )

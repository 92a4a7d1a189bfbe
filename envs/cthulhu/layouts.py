"""What the numbers of an observation and of the full state mean, field by field and column by column.

Names and places are the constants that the kernel writes by (observe.pxd); this module says what they mean.
"""

from functools import cache, partial

from ..core.layout import Field, Layout, columns_field
from . import observe, state

CARD_COLUMNS = {
    "my_hand": "in my hand",
    "their_hand": "in the opponent's hand, and I know it",
    "top_of_draw": "on top of the draw pile, and I know it",
    "mine": "in play under my control",
    "theirs": "in play under the opponent's",
    "discarded": "in the discard pile",
    "aside": "lying aside, face up, while it takes effect",
    "known_to_them": "in my hand, and the opponent knows it",
    "power": "present power p in play, p / (p + 5)",
    "age": "place by time of coming into play, oldest 0.01, then 0.02, ...",
    "fresh": "came into play in this action phase",
    "used": "has given its action this turn",
    "bonus": "power until the end of the turn b, b / (b + 5)",
    "stopped": "cannot block this turn",
    "attacker": "attacks: 1 for the first declared, then 0.99, 0.98, ...",
    "blocker": "blocks: the number under `attacker` of the thing that it blocks",
    "doomed": "a blocker chosen to die",
    "bearer": "of a curse: (index of the card that bears it + 1) / 100",
    "curses": "curses on this body n, n / (n + 5)",
    "source": "its text asks the question",
    "named": "it is the target named so far",
}
PLAYER_COLUMNS = {
    "life": "x / (x + 50)",
    "sanity": "x / (x + 50)",
    "hand": "cards in hand n, n / (n + 5)",
    "unknown": "those of them that the other player cannot name, n / (n + 5)",
    "mob": "this player's persons can attack this turn",
    "frenzy": "power of this player's monsters until the end of the turn b, b / (b + 5)",
    "knows_top": "knows the top card of the draw pile",
    "active": "has the turn",
    "asked": "must choose now",
    "seat_0": "is seat 0 (0 for a spectator)",
    "seat_1": "is seat 1 (0 for a spectator)",
}
TURN_COLUMNS = {
    "number": "turn n, n / (n + 50)",
    "share": "turn as a share of the limit",
    "draw_pile": "its cards / 100",
    "discard_pile": "its cards / 100",
    "monster_played": "a monster was played this turn",
    "attacked": "an attack was made this turn",
}
PLACE_COLUMNS = {
    "draw": "in the draw pile",
    "hand_0": "in the hand of seat 0",
    "hand_1": "in the hand of seat 1",
    "play": "in play",
    "discard": "in the discard pile",
    "aside": "lying aside",
    "position": "place in that pile from the bottom, 0.01 for the lowest",
    "controller_1": "in play under the control of seat 1",
    "known_to_0": "seat 0 knows it there although it is hidden",
    "known_to_1": "seat 1 knows it there although it is hidden",
}
_field = partial(columns_field, observe)


@cache
def observation_layout(labels: tuple[str, ...]) -> Layout:
    """The observation of a game whose cards have these labels."""
    phases = tuple(phase.name.lower() for phase in state.Phase if phase < state.Phase.N_PHASES)
    questions = ("none", *(ask.name.lower() for ask in state.Ask if ask < state.Ask.N_ASKS))
    return Layout(
        _field("CARD_", "cards", "for each card (all zeros: it cannot be located)", CARD_COLUMNS, labels),
        _field("PLAYER_", "players", "for me and for the opponent", PLAYER_COLUMNS, ("me", "opponent")),
        _field("TURN_", "turn", "the turn", TURN_COLUMNS),
        Field("phase", (len(phases),), "phase of the turn, one-hot", (phases,)),
        Field("question", (len(questions),), "what is asked, one-hot; none: the game is over", (questions,)),
    )


@cache
def state_layout(labels: tuple[str, ...]) -> Layout:
    """The full state: what seat 0 sees, then where every card is and who knows it."""
    places = _field("PLACE_", "places", "for each card", PLACE_COLUMNS, labels)
    return Layout(*observation_layout(labels).values(), places)

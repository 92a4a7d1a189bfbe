"""The whole state of a game of Cthulhu Will Drive You Insane, and the setup that it is played under.

Cards are named by their index: their row in the deck in play (full deck: M01 = 0 ... A24 = 99).
"""
from libc.stdint cimport int8_t, int16_t, uint8_t

from ..core.state cimport Head

cpdef enum:
    N_CARDS = 100  # most cards of a deck
    DONE = 0  # actions after the cards: action = n_cards + DONE, ...
    ATTACK = 1
    OPTION_A = 2
    OPTION_B = 3
    N_COMMANDS = 4

cpdef enum Zone:
    DRAW = 0  # the top card is the last one of the pile
    HAND_0 = 1  # hand of seat s: HAND_0 + s
    HAND_1 = 2
    PLAY = 3  # in order of coming into play, oldest first
    DISCARD = 4
    ASIDE = 5  # an action card taking effect, cards revealed by Shub-Niggurath
    N_ZONES = 6

# Frames that ask a player, in the order of a turn
cpdef enum Ask:
    VICTIM = 1
    DRAW_DISCARD = 2
    MENU = 3
    OPTION = 4
    TARGET = 5
    COST = 6
    PICK = 7
    FORCED_DISCARD = 8
    DECLARE = 9
    BLOCK = 10
    BLOCK_AT = 11
    DAMAGE = 12
    HAND_LIMIT = 13
    GIFT = 14
    N_ASKS = 15

# Frames that carry on by themselves; under every question lie those that wait for its answer
cpdef enum Task:
    TURN = 20  # step: the phase to enter next; always at the bottom
    QUEUE = 21  # the triggers of a window; count: enum Event
    RESOLVE = 22  # a card's text; source, target, step: the next operation, count: enum Event
    COMBAT = 23  # an attack; step: its next stage, count: attackers whose damage is settled

# Which text of a card is being carried out
cpdef enum Event:
    ON_ACTION = 0
    ON_ARRIVAL = 1
    ON_WINDOW = 2
    ON_UNBLOCKED = 3
    ON_MONSTER_PLAYED = 4

cpdef enum Phase:
    BEGINNING = 0
    DRAW_PHASE = 1
    AFTER_DRAW = 2
    ACTION_PHASE = 3
    AFTER_ACTION = 4
    DISCARD_PHASE = 5
    INSANITY_PHASE = 6
    N_PHASES = 7

cpdef enum Type:
    MONSTER = 0
    PERSON = 1
    LOCATION = 2
    BOOK = 3
    CURSE = 4
    ACTION = 5

ctypedef struct Pile:
    int16_t n
    uint8_t card[100]  # N_CARDS

ctypedef struct State:
    Head head
    Pile pile[6]  # N_ZONES: where every card is
    int8_t zone[100]  # the pile that holds each card
    int8_t controller[100]  # seat, for cards in play
    int8_t bearer[100]  # of a curse in play: the cursed card; else -1
    int8_t fresh[100]  # came into play in this action phase
    int8_t used[100]  # has used its printed action this turn
    int16_t bonus[100]  # power until the end of the turn
    int8_t stopped[100]  # cannot block this turn (M11)
    int8_t known[100]  # bit s: seat s knows where this card is although its zone is hidden
    int8_t attacks[100]  # 1, 2, ... in order of declaration; 0: does not attack
    int8_t blocks[100]  # 1 + the attacker that it blocks; 0: does not block
    int8_t doomed[100]  # a blocker chosen to die
    int16_t life[2]
    int16_t sanity[2]
    int8_t mob[2]  # A21: persons of this seat can attack this turn
    int16_t frenzy[2]  # A22: power of this seat's monsters until the end of the turn
    int16_t turn  # 1, 2, ...
    int8_t active  # the seat whose turn it is
    int8_t phase  # enum Phase
    int8_t monster_played
    int8_t attacked  # an attack was made this turn
    int8_t queue_n  # triggers of the open window still to come
    int8_t queue_at
    uint8_t queue[100]
    int8_t winner  # seat, or -1: no winner

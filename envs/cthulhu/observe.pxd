"""What stands where in an observation and in the full state.

An observation: a row of CARD_ columns for each card, a row of PLAYER_ columns for me and one for the opponent, the
TURN_ columns, the phase (one-hot), the question (one-hot, Ask; 0: nothing is asked). The full state: the observation
of seat 0, then a row of PLACE_ columns for each card. layouts.py says what each column means.
"""
cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memcmp

from ..core.frames cimport top
from ..core.state cimport RUNNING
from .piles cimport pile_of
from .setup cimport *
from .state cimport *
from .tally cimport Tally, power_of, take_tally

cdef extern from *:
    """
    static const signed char NO_MARKS[100] = {0};
    """
    const int8_t NO_MARKS[100]

cpdef enum:
    # x points of life or sanity are written as x / (x + POINTS); power, hands and the like as x / (x + UNITS): no bound
    # is needed, and every number can be read back. Places and indices are written as (x + 1) / 100.
    POINTS = 50
    UNITS = 5

cpdef enum:
    CARD_MY_HAND = 0
    CARD_THEIR_HAND = 1
    CARD_TOP_OF_DRAW = 2
    CARD_MINE = 3
    CARD_THEIRS = 4
    CARD_DISCARDED = 5
    CARD_ASIDE = 6
    CARD_KNOWN_TO_THEM = 7
    CARD_POWER = 8
    CARD_AGE = 9
    CARD_FRESH = 10
    CARD_USED = 11
    CARD_BONUS = 12
    CARD_STOPPED = 13
    CARD_ATTACKER = 14
    CARD_BLOCKER = 15
    CARD_DOOMED = 16
    CARD_BEARER = 17
    CARD_CURSES = 18
    CARD_SOURCE = 19
    CARD_NAMED = 20
    N_CARD_COLUMNS = 21

cpdef enum:
    PLAYER_LIFE = 0
    PLAYER_SANITY = 1
    PLAYER_HAND = 2
    PLAYER_UNKNOWN = 3
    PLAYER_MOB = 4
    PLAYER_FRENZY = 5
    PLAYER_KNOWS_TOP = 6
    PLAYER_ACTIVE = 7
    PLAYER_ASKED = 8
    PLAYER_SEAT_0 = 9
    PLAYER_SEAT_1 = 10
    N_PLAYER_COLUMNS = 11

cpdef enum:
    TURN_NUMBER = 0
    TURN_SHARE = 1
    TURN_DRAW_PILE = 2
    TURN_DISCARD_PILE = 3
    TURN_MONSTER_PLAYED = 4
    TURN_ATTACKED = 5
    N_TURN_COLUMNS = 6

cpdef enum:
    PLACE_DRAW = 0
    PLACE_HAND_0 = 1
    PLACE_HAND_1 = 2
    PLACE_PLAY = 3
    PLACE_DISCARD = 4
    PLACE_ASIDE = 5
    PLACE_POSITION = 6
    PLACE_CONTROLLER_1 = 7
    PLACE_KNOWN_TO_0 = 8
    PLACE_KNOWN_TO_1 = 9
    N_PLACE_COLUMNS = 10

cdef float ratio(int x, int half) noexcept nogil
cdef float share(int x, int whole) noexcept nogil
cdef void observe(const State* s, const Setup* c, int seat, float* out) noexcept nogil
@cython.locals(t=Tally)
cdef void see_play(const State* s, const Setup* c, int me, float* out) noexcept nogil
cdef void see_body(const State* s, const Setup* c, const Tally* t, int card, float* row) noexcept nogil
cdef void see_curses(const State* s, const Setup* c, float* out) noexcept nogil
cdef void see_marks(const State* s, const Setup* c, float* out) noexcept nogil
cdef void see_hand(const State* s, int owner, int seat, float* out) noexcept nogil
cdef void see_piles(const State* s, int seat, float* out) noexcept nogil
cdef float* see_player(const State* s, int player, int seat, float* out) noexcept nogil
cdef int unknown_cards(const State* s, int owner, int seat) noexcept nogil
cdef int knows_top(const State* s, int seat) noexcept nogil
cdef float* see_turn(const State* s, const Setup* c, float* out) noexcept nogil
cdef void see_question(const State* s, float* cards, float* out) noexcept nogil
cdef void full(const State* s, const Setup* c, float* out) noexcept nogil

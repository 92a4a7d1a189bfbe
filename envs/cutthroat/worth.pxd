"""What the built-in player thinks that things are worth, in hundredths of a Prestige."""
cimport cython
from libc.stdint cimport int8_t, int16_t

from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    POINT = 100  # one Prestige
    ALIVE = 600  # staying alive at all
    VIGOUR = 4000  # what endless LP would be worth at the beginning
    HALF_VIGOUR = 40  # LP that are worth half of that
    URGENCY = 200  # how much strikes to come are feared, in percent: others must live, too
    CARD = 30  # a card drawn
    SLOPE = 14  # an Attack card's worth for each LP of damage, in tenths
    TOKEN = 100
    RIVALRY = 50  # how much the others' gains together are a loss to you, in percent
    TRIPPING = 50  # Action cards
    MISSING = 60
    CANCELLING = 60
    RALLYING = 70
    SHIELDING = 60
    BEARING = 50
    SWAPPING = 25
    LEAST_CARD = 10

# What the built-in player works with while it answers one question.
ctypedef struct Mind:
    int8_t you
    int8_t living
    int16_t score[6]  # Prestige of the living, that of Relics at the end included
    int8_t leader  # the strongest of the others, or -1
    int16_t fear  # how much a Round more is feared, in percent: the less LP the party has, the more
    int16_t share[6]  # how much of a gain of another player is a loss to you, in percent

cdef void think(const State* s, const Setup* c, int you, Mind* m) noexcept nogil
cdef int share_of(const State* s, const Setup* c, const Mind* m, int seat) noexcept nogil
cdef int vitality(const State* s, int lp) noexcept nogil
cdef int price_of_losing(const State* s, int seat, int amount) noexcept nogil
cdef int worth_of_healing(const State* s, int seat, int amount) noexcept nogil
cdef int if_hurt(const State* s, const Mind* m, int seat, int amount) noexcept nogil
cdef int if_healed(const State* s, const Mind* m, int seat, int amount) noexcept nogil
cdef int hand_worth(const State* s, const Setup* c, const Mind* m, int face) noexcept nogil
cdef int attack_worth(const State* s, const Setup* c, int face) noexcept nogil
cdef int action_worth(int kind) noexcept nogil
cdef int thing_worth(const State* s, const Setup* c, int thing) noexcept nogil

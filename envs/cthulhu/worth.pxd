"""The built-in player's values, in tenths of a life point."""
cimport cython
from libc.stdint cimport int8_t, int16_t

from .setup cimport *
from .state cimport *
from .tally cimport Tally, curse_rules, monsters, persons, power_of

cdef enum:
    PER_POWER = 30  # of a monster; a person, who seldom attacks, is worth half
    HAS_ACTION = 40
    PER_CARD = 40  # a card drawn

# What the built-in player works with while it answers one question.
ctypedef struct Mind:
    Tally t
    int8_t you
    int16_t monsters_in_hand
    int16_t persons_in_hand
    int16_t worth[100]  # of every card in play, to its controller

cdef int life_price(const State* s, int seat) noexcept nogil
cdef int sanity_price(const State* s, const Mind* m, int n) noexcept nogil
cdef int body_worth(const State* s, const Setup* c, const Tally* t, int card) noexcept nogil
cdef int printed_worth(const CardRow* row) noexcept nogil
cdef int trigger_worth(const CardRow* row) noexcept nogil
cdef int in_play_worth(const State* s, const Setup* c, const Tally* t, int card) noexcept nogil
cdef int hand_worth(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int action_card_worth(const CardRow* row) noexcept nogil

from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t
from libc.string cimport memset

from .piles cimport hand_size, pile_of
from .setup cimport *
from .state cimport *

# What a look over the cards in play says; to be taken anew after every change there.
ctypedef struct Tally:
    int16_t count[2][6]  # things in play, by controller and type
    uint32_t rules[2]  # standing rules of each seat's things, all together
    uint32_t everywhere  # standing rules of the location
    int16_t location  # the card, or -1
    int16_t blocker_power  # of every blocker, by the location
    uint8_t cursed  # some curse is in play
    int16_t curse_power[100]  # what its curses do to a card's power; valid if cursed
    uint16_t curse_rules[100]

cdef inline int monsters(const Tally* t, int seat) noexcept nogil:
    return t.count[seat][<int> MONSTER]


cdef inline int persons(const Tally* t, int seat) noexcept nogil:
    return t.count[seat][<int> PERSON]


cdef inline int books(const Tally* t, int seat) noexcept nogil:
    return t.count[seat][<int> BOOK]


cdef void take_tally(const State* s, const Setup* c, Tally* t) noexcept nogil
cdef void add_curse(Tally* t, const CardRow* row, int body) noexcept nogil
cdef int bodies(const Tally* t, int seat) noexcept nogil
cdef int holds(const State* s, const Tally* t, Condition condition, int you, int card) noexcept nogil
cdef int power_of(const State* s, const Setup* c, const Tally* t, int card) noexcept nogil
cdef int power_with(const State* s, const Setup* c, const Tally* t, int card, int more) noexcept nogil
cdef int curse_rules(const Tally* t, int card) noexcept nogil

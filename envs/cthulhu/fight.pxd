"""An attack thought through in advance."""
cimport cython
from libc.stdint cimport int8_t, int16_t

from .attack cimport able, blocking_power, blocks_at_all, can_block
from .piles cimport pile_of
from .setup cimport *
from .state cimport *
from .tally cimport curse_rules, power_of
from .worth cimport Mind, life_price

cdef enum:
    MOST_FIGHTERS = 20
    A_WIN = 20000

ctypedef struct Fighter:
    int16_t card
    int16_t power
    int16_t worth
    int16_t at  # attacker: 1 if it takes part; blocker: 1 + the attacker (as numbered here) that it blocks, or 0

ctypedef struct Fight:
    int16_t n_attackers
    int16_t n_blockers
    int16_t life  # of the defender
    int16_t price  # of a point of it
    int8_t harmless  # blocked attackers deal no damage
    int8_t one_attacker  # by L8
    Fighter attacker[20]  # MOST_FIGHTERS, strongest first
    Fighter blocker[20]

# A change that the built-in player thinks of making first.
ctypedef struct Boost:
    int16_t card  # a body with more power
    int16_t power
    int16_t all_monsters  # power of every attacking monster
    int8_t persons  # they can attack
    int16_t without  # a body that does not block

cdef void prepare(const State* s, const Setup* c, const Mind* m, const Boost* boost, Fight* f) noexcept nogil
cdef void add_attacker(Fight* f, int card, int power, int worth) noexcept nogil
cdef int joins(const State* s, const Setup* c, const Mind* m, const Boost* boost, int card) noexcept nogil
@cython.locals(first=int, second=int)
cdef int foresee(const State* s, const Setup* c, const Mind* m, Fight* f) noexcept nogil
cdef int best_block(
    const State* s, const Setup* c, const Mind* m, const Fight* f, int attacker, int saved, int* first, int* second
) noexcept nogil
cdef int single_block(const Fight* f, const Fighter* a, const Fighter* b) noexcept nogil
cdef int double_block(const Fight* f, const Fighter* a, const Fighter* b, const Fighter* d) noexcept nogil
@cython.locals(f=Fight)
cdef int attack_value(const State* s, const Setup* c, const Mind* m, const Boost* boost) noexcept nogil
cdef int choose_one(const State* s, const Setup* c, const Mind* m, Fight* f) noexcept nogil
cdef int choose_attackers(const State* s, const Setup* c, const Mind* m, Fight* f) noexcept nogil

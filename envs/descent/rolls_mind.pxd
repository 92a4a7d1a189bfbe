cimport cython
from libc.stdint cimport int32_t, int8_t
from libc.string cimport memcpy, memset

from ..core.state cimport Frame
from .blows cimport damage_total
from .figures cimport beside_space
from .grid cimport fig_adjacent, side_of, stamina_left, within
from .odds cimport gain
from .pools cimport dice_range, dice_surges, shields_of, shows_x
from .setup cimport *
from .state cimport *
from .surges cimport list_options, needs_sight_paid
from .worth cimport condition_worth, Mind, pain, relief, rested, weary

cdef enum:
    KEPT_CARD = 50
    KEPT_FORTUNE = 32

cdef void complete(const State* s, const Setup* c, const Attack* from_, Attack* a) noexcept nogil
@cython.locals(more_damage=int8_t[7], more_range=int8_t[7])
cdef int outcome(const State* s, const Setup* c, const Mind* m, const Attack* a, int surges) noexcept nogil
cdef int dealt_worth(
    const State* s, const Setup* c, const Mind* m, const Attack* a, int damage
) noexcept nogil
cdef int lacks(const Setup* c, const Attack* a) noexcept nogil
@cython.locals(a=Attack, b=Attack)
cdef void rate_surges(
    const State* s, const Setup* c, const Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int apply(const State* s, const Setup* c, const Mind* m, Attack* a, int code, int n) noexcept nogil
@cython.locals(hits=int)
cdef int apply_rare(const State* s, const Setup* c, const Mind* m, Attack* a, int code) noexcept nogil
cdef int around_target(const State* s, const Setup* c, const Mind* m, const Attack* a) noexcept nogil
cdef int mine(const State* s, const Mind* m, const Attack* a) noexcept nogil
@cython.locals(a=Attack)
cdef int reroll_gain(
    const State* s, const Setup* c, const Mind* m, const Attack* from_, int k, int i
) noexcept nogil
cdef int best_reroll(
    const State* s, const Setup* c, const Mind* m, const Attack* a, int k, int only
) noexcept nogil
cdef int may_reroll(int die, int only) noexcept nogil
@cython.locals(a=Attack)
cdef int with_more(
    const State* s, const Setup* c, const Mind* m, const Attack* from_, int surges, int damage, int options
) noexcept nogil
@cython.locals(a=Attack)
cdef int with_shields(
    const State* s, const Setup* c, const Mind* m, const Attack* from_, int k, int shields, int cancelled
) noexcept nogil
@cython.locals(a=Attack)
cdef int execute_number(const State* s, const Setup* c, const Mind* m, const Attack* from_) noexcept nogil
cdef int test_hope(const State* s, const Setup* c, int i, int least) noexcept nogil

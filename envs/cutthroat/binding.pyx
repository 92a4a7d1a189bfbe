from cython.view cimport array
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memset

from ..core.dtype import struct_dtype
from ..core.kernel cimport Rules
from .heuristic cimport advise
from .legal cimport legal
from .observe cimport full, observe
from .resample cimport resample
from .seats cimport final_prestige, prestige
from .setup cimport Setup
from .state cimport State
from .turn cimport deal, step

cdef extern from *:
    # Cython's conversion of dicts to arrays of arrays, which nobody calls, mixes up types that are alike in memory.
    """
    #ifdef __GNUC__
    #pragma GCC diagnostic ignored "-Wincompatible-pointer-types"
    #endif
    """


cdef double PRESTIGE = 0.1  # what a point is worth under reward="score"


cdef void returns(const State* s, const Setup* c, double* out) noexcept nogil:
    """reward="win": winners share 1 at the end; "score": a tenth of the Prestige of the living."""
    cdef int seat
    for seat in range(c.options.players):
        out[seat] = _score(s, c, seat) if c.options.score else _share(s, c, seat)


cdef double _share(const State* s, const Setup* c, int seat) noexcept nogil:
    cdef int other, winners = 0
    if not s.winners >> seat & 1:
        return 0
    for other in range(c.options.players):
        winners += s.winners >> other & 1
    return 1.0 / winners


cdef double _score(const State* s, const Setup* c, int seat) noexcept nogil:
    """Relics and the Quest count once the game is over."""
    if not s.alive[seat]:
        return 0
    return PRESTIGE * (final_prestige(s, c, seat) if s.head.over else prestige(s, seat))


cdef State _state
cdef Setup _setup
memset(&_state, 0, sizeof(State))
memset(&_setup, 0, sizeof(Setup))
cdef array _states = <State[:1]> &_state
cdef array _setups = <Setup[:1]> &_setup

cdef Rules rules = Rules(
    "cutthroat",
    struct_dtype(_states.format, sizeof(State), _state),
    struct_dtype(_setups.format, sizeof(Setup), _setup),
)
rules.k.state_size = sizeof(State)
rules.k.setup_size = sizeof(Setup)
rules.k.deal = <void (*)(void*, const void*) noexcept nogil> deal
rules.k.legal = <int (*)(const void*, const void*, int8_t*) noexcept nogil> legal
rules.k.step = <void (*)(void*, const void*, int) noexcept nogil> step
rules.k.observe = <void (*)(const void*, const void*, int, float*) noexcept nogil> observe
rules.k.full = <void (*)(const void*, const void*, float*) noexcept nogil> full
rules.k.returns = <void (*)(const void*, const void*, double*) noexcept nogil> returns
rules.k.resample = <void (*)(void*, const void*, int) noexcept nogil> resample
rules.k.advise = <int (*)(const void*, const void*, uint64_t) noexcept nogil> advise
RULES = rules

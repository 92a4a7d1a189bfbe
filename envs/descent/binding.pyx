"""Hands the compiled rules of this game to the core."""
from cython.view cimport array
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memset

from ..core.dtype import struct_dtype
from ..core.kernel cimport Rules
from .heuristic cimport advise
from .legal cimport legal
from .observe cimport full, observe
from .resample cimport resample
from .score cimport result, score
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


cdef void returns(const State* s, const Setup* c, double* out) noexcept nogil:
    """Both rewards are zero-sum between the sides; all heroes get the same."""
    cdef int seat
    cdef double worth = score(s, c) if c.options.score else result(s, c)
    out[0] = 0 - worth
    for seat in range(1, 1 + c.options.heroes):
        out[seat] = worth


# Cython takes a struct with arrays of structs for flatter than it is and then fails to describe it; a member that is
# really nested so deeply makes room.
ctypedef struct Deep1:
    int8_t end

ctypedef struct Deep2:
    Deep1 inner

ctypedef struct Deep3:
    Deep2 inner

ctypedef struct Roomy:
    Setup setup
    Deep3 deep


cdef State _state
cdef Roomy _roomy
memset(&_state, 0, sizeof(State))
memset(&_roomy, 0, sizeof(Roomy))
cdef array _states = <State[:1]> &_state
cdef array _setups = <Roomy[:1]> &_roomy

cdef Rules rules = Rules(
    "descent",
    struct_dtype(_states.format, sizeof(State), _state),
    struct_dtype(_setups.format, sizeof(Roomy), _roomy)["setup"],
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

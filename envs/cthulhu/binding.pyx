"""Hands the compiled rules of this game to the core."""
import numpy as np

from cython.view cimport array
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memset

from ..core.dtype import struct_dtype
from ..core.kernel cimport Rules
from ..core.state cimport TERMINATED
from .heuristic cimport advise
from .legal cimport legal
from .observe cimport full, observe
from .resample cimport resample
from .setup cimport CardRow, Options, Setup
from .state cimport N_CARDS, State
from .turn cimport deal, step


cdef void returns(const State* s, const Setup* c, double* out) noexcept nogil:
    """reward="win": +1, -1, 0 at the end; "score": the lead in life, as a share of the life at the start."""
    cdef double lead = 0
    if c.options.score:
        lead = <double> (s.life[0] - s.life[1]) / c.options.life
    elif s.head.over == TERMINATED and s.winner >= 0:
        lead = 1 - 2 * s.winner
    out[0] = lead
    out[1] = 0 - lead  # never -0.0


cdef State _state
cdef Options _options
cdef CardRow _row
memset(&_state, 0, sizeof(State))
memset(&_options, 0, sizeof(Options))
memset(&_row, 0, sizeof(CardRow))
cdef array _states = <State[:1]> &_state
cdef array _all_options = <Options[:1]> &_options
cdef array _rows = <CardRow[:1]> &_row


def _setup_dtype():
    """Options and card rows; Cython cannot describe an array of structs that hold structs."""
    options = struct_dtype(_all_options.format, sizeof(Options), _options)
    row = struct_dtype(_rows.format, sizeof(CardRow), _row)
    dtype = np.dtype([("options", options), ("card", row, N_CARDS)], align=True)
    if dtype.itemsize != sizeof(Setup):
        raise TypeError(f"the setup has {sizeof(Setup)} bytes and was read as {dtype.itemsize}")
    return dtype


cdef Rules rules = Rules("cthulhu", struct_dtype(_states.format, sizeof(State), _state), _setup_dtype())
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

cimport cython

from ..core.rng cimport shuffle
from .effects cimport Marks
from .piles cimport pile_of
from .setup cimport Setup
from .state cimport *

@cython.locals(pool=Marks)
cdef void resample(State* s, const Setup* c, int seat) noexcept nogil

cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .figures cimport add_monster, clear_figure, count_rank, in_group, lift, put
from .grid cimport offer, space_of, spaces_of
from .groups cimport MASTER_ONLY, WHOLE_GROUP
from .plot cimport pay
from .setup cimport *
from .state cimport *

# What a SUMMONING frame does next; the step of its questions.
cdef enum:
    OFFERING = 0
    NAMING_GROUP = 1
    NAMING_FIGURE = 2
    NAMING_SPACE = 3

# QuestRow.track
cdef enum:
    TRACK_INTERLUDE = 2
    TRACK_FINALE = 4

cdef void summoning_task(State* s, const Setup* c) noexcept nogil
cdef int may_summon(const State* s, const Setup* c) noexcept nogil
cdef int may_lend(const State* s, int group) noexcept nogil
cdef int may_replace(const State* s, int group, int u) noexcept nogil
cdef int legal_summon(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_summon(State* s, const Setup* c, int step, int action) noexcept nogil
cdef int group_of_kind(const State* s, int kind) noexcept nogil
cdef void replace(State* s, const Setup* c, int group, int u, int cell) noexcept nogil

cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .dice cimport ask_test
from .geometry cimport ZONE_ENTRANCE
from .grid cimport fig_adjacent, map_of, seat_of, speaker
from .harm cimport hurt
from .move cimport ask_roam
from .quest_ends cimport end_now, verdict
from .quests cimport (
    DONE,
    FLOOD,
    LANTERNS_COUNT,
    LANTERNS_NEEDED,
    LIBRARY_DOOR,
    MARSHALLED,
    MARSHALLING,
    MB2_LATE,
    MOVING,
    OPENED_ONCE,
    RAISED_NOW,
    RESTED,
    RITUAL,
    SIR_PALAMON,
    TESTING,
    UNTOUCHED,
    count_face,
    enter_quest_figure,
    figure_rested,
    watchers,
)
from .reinforcing cimport reinforce_all
from .setting_up cimport arrive
from .setup cimport *
from .state cimport *

cdef void hero_phase_begins(State* s, const Setup* c) noexcept nogil
cdef void hero_turn_ended(State* s, const Setup* c, int h) noexcept nogil
cdef void hero_phase_ends(State* s, const Setup* c) noexcept nogil
cdef int library_open(const State* s) noexcept nogil
cdef int has_escort(const State* s, const Setup* c) noexcept nogil
cdef void move_figures(State* s, int step) noexcept nogil
cdef void figures_task(State* s, const Setup* c) noexcept nogil
cdef void move_next(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void forced_start(State* s, const Setup* c) noexcept nogil
cdef void overlord_turn_ends(State* s, const Setup* c) noexcept nogil
cdef void claim_statues(State* s) noexcept nogil
cdef void count_ritual(State* s) noexcept nogil
cdef void round_ends(State* s, const Setup* c) noexcept nogil
cdef int clock_winner(const State* s, const Setup* c) noexcept nogil

cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .dice cimport ask_test
from .geometry cimport LAVA
from .grid cimport fig_adjacent, has, is_hero_named, offer, seat_of, skilled
from .harm cimport cure, fall, hurt, recover, refresh_fatigue, tire
from .quest_rounds cimport hero_turn_ended
from .sheets cimport can_equip, turn_item
from .sight cimport sees, stands_in
from .steps cimport any_step, may_tire, stops_here
from .setup cimport *
from .state cimport *

cdef void hero_turn_task(State* s, const Setup* c) noexcept nogil
cdef void start_turn(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef void start_tests(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef void inspire(State* s, const Setup* c, int h) noexcept nogil
cdef void note_unseen(State* s, int h) noexcept nogil
cdef int is_stuck(const State* s, const Setup* c, int u) noexcept nogil
cdef void walk_on(State* s, const Setup* c, Frame* f, int u, int seat) noexcept nogil
cdef void condition_task(State* s, const Setup* c) noexcept nogil
cdef int anything_to_equip(const State* s, const Setup* c, int h) noexcept nogil
cdef int legal_equip(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef void answer_equip(State* s, const Setup* c, int h, int action) noexcept nogil
cdef void end_turn(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef void close_turn(State* s, const Setup* c, int h) noexcept nogil
cdef int familiar_may_act(const State* s, const Setup* c, int h) noexcept nogil
cdef int acted(const State* s, int h) noexcept nogil
cdef void begin_familiar(State* s, const Setup* c, int h) noexcept nogil
cdef void familiar_task(State* s, const Setup* c) noexcept nogil

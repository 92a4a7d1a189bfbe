cimport cython
from libc.stdint cimport uint32_t

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .arms cimport any_target, may_attack, target_ok
from .attack cimport begin_attack, monster_attack, near_other_monster, not_me_task
from .dice cimport ask_healing, ask_test
from .figures cimport lift, put
from .grid cimport card_of, fig_adjacent, fig_beside, has, is_monster, within
from .harm cimport afflict, hurt, recover, tire
from .move cimport ask_roam
from .piles cimport overlord_looks, top_to_bottom
from .reinforcing cimport room_for
from .sheets cimport attribute_of, speed_of
from .sight cimport sees
from .setup cimport *
from .state cimport *

cdef void pay_move(State* s, int u) noexcept nogil
cdef void pay_attack(State* s, int u) noexcept nogil
cdef int attack_left(const State* s, int u) noexcept nogil
cdef int is_attack_action(uint32_t ability) noexcept nogil
cdef int special_usable(const State* s, const Setup* c, int u, uint32_t ability) noexcept nogil
cdef int attack_special_usable(const State* s, const Setup* c, int u, uint32_t ability) noexcept nogil
cdef int heroes_in_reach(const State* s, const Setup* c, int u) noexcept nogil
cdef int hero_near(const State* s, int u, int h, int n) noexcept nogil
cdef int heroes_near(const State* s, const Setup* c, int u, int n) noexcept nogil
cdef int any_hero_seen(const State* s, const Setup* c, int u) noexcept nogil
cdef int hurt_near(const State* s, int u, int v) noexcept nogil
cdef int any_hurt_near(const State* s, int u) noexcept nogil
cdef int beside_token(const State* s, int u) noexcept nogil
cdef int promotable(const State* s, const Setup* c, int u, int v) noexcept nogil
cdef int any_minion(const State* s, const Setup* c, int u) noexcept nogil
cdef int any_victim(const State* s, int u) noexcept nogil
cdef void begin_special(State* s, const Setup* c, int u, uint32_t ability) noexcept nogil
cdef int number_of(uint32_t ability) noexcept nogil
cdef void special_task(State* s, const Setup* c) noexcept nogil
cdef void seize(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void heal_task(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void pilfer(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef void promote(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void cry_havoc(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void sacrifice(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void overpower(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int overpowerable(const State* s, int u, int h) noexcept nogil
cdef int any_to_overpower(const State* s, const Setup* c, int u) noexcept nogil
cdef void swap(State* s, int u, int v) noexcept nogil
cdef void bend(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void each_task(State* s, const Setup* c) noexcept nogil
cdef int attribute_tested(int deed, int source) noexcept nogil
cdef void suffer_test(State* s, const Setup* c, int by, int deed, int h) noexcept nogil

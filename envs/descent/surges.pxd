cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from .arms cimport attackable, traits_of, weapon_row
from .dice cimport roll_die
from .figures cimport near_monster
from .grid cimport (
    able,
    card_of,
    fig_adjacent,
    is_hero,
    is_hero_named,
    is_monster,
    offer,
    skilled,
    space_distance,
    turned,
    within,
)
from .harm cimport afflict, hurt, pay_fatigue, recover, refresh_fatigue
from .piles cimport take_up
from .pools cimport add_affected, add_blast, roll_defence
from .sheets cimport can_pay, wears_shield
from .setup cimport *
from .state cimport *

cdef void add_option(Attack* a, int cost, int code, int n) noexcept nogil
cdef void add_printed(Attack* a, const Surge* surge) noexcept nogil
cdef void list_options(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef void dark_options(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef void hero_options(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef int veils(const State* s, const Setup* c, const Attack* a, int v) noexcept nogil
cdef int needs_sight_paid(const State* s, const Setup* c, const Attack* a) noexcept nogil
cdef int may_spend(const State* s, const Setup* c, const Attack* a) noexcept nogil
cdef int buyable(const State* s, const Setup* c, const Attack* a, int i) noexcept nogil
cdef int slam_victim(const State* s, const Setup* c, const Attack* a) noexcept nogil
cdef int any_stray(const State* s, const Attack* a) noexcept nogil
cdef int stray_ok(const State* s, const Attack* a, int v) noexcept nogil
cdef int any_second(const State* s, const Setup* c, const Attack* a) noexcept nogil
cdef int second_ok(const State* s, const Setup* c, const Attack* a, int v) noexcept nogil
cdef int legal_surge(const State* s, const Setup* c, const Attack* a, const int8_t* mask) noexcept nogil
cdef void buy(State* s, const Setup* c, int number, int i) noexcept nogil
cdef void take_effect(State* s, const Setup* c, int number, int code, int n) noexcept nogil
cdef void take_rare_effect(State* s, const Setup* c, int number, int code, int n) noexcept nogil
cdef int deed_of_surge(int code) noexcept nogil
cdef void roll_newcomers(State* s, const Setup* c, Attack* a) noexcept nogil
cdef void affect(State* s, const Setup* c, Attack* a, int v) noexcept nogil
cdef void ring_of_pain(State* s, int u) noexcept nogil
cdef void surge_task(State* s, const Setup* c) noexcept nogil

cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .arms cimport necro_of
from .grid cimport (
    able,
    ask_window,
    fig_adjacent,
    has,
    is_hero,
    is_hero_named,
    is_monster,
    seat_of,
    skilled,
    within,
)
from .harm cimport afflict, fall, hurt, hurt_by_attack, recover, refresh_fatigue, tire
from .move cimport ask_roam
from .pools cimport dice_damage, shields_of
from .setup cimport *
from .state cimport *

cdef void finish(State* s, const Setup* c, Frame* f, Attack* a) noexcept nogil
cdef int is_hero_side(const Attack* a) noexcept nogil
cdef void strike(State* s, const Setup* c, int number, Attack* a, int k) noexcept nogil
cdef int damage_total(const State* s, const Setup* c, const Attack* a) noexcept nogil
cdef int leoric_near(const State* s, int h, int u) noexcept nogil
cdef void give_conditions(State* s, const Setup* c, const Attack* a, int k) noexcept nogil
cdef int dealt_to(const Attack* a, int v) noexcept nogil
cdef int deals_any(const Attack* a) noexcept nogil
cdef void move_target(State* s, const Setup* c, int number, const Attack* a) noexcept nogil
cdef int stays(const State* s, const Setup* c, int v) noexcept nogil
cdef void move_target_task(State* s, const Setup* c) noexcept nogil
cdef void effects(State* s, const Setup* c, Frame* f, const Attack* a) noexcept nogil
cdef int still_there(const State* s, const Attack* a) noexcept nogil
cdef void skill_effects(State* s, const Setup* c, int number, const Attack* a) noexcept nogil
cdef void heal(State* s, const Setup* c, int by, int h, int n) noexcept nogil
cdef void after_effects(State* s, const Setup* c, const Attack* a) noexcept nogil
cdef int monsters_defeated(const Attack* a) noexcept nogil
cdef void subdue_task(State* s, const Setup* c) noexcept nogil

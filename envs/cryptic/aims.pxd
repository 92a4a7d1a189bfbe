cimport cython
from libc.stdint cimport int8_t, uint32_t

from .grid cimport FAR, active, distance, enough, in_play, offer, present, size_of, slot_of, squad_of
from .setup cimport *
from .sheets cimport fits, has, value
from .sight cimport STOP_ALL, STOP_REACH
from .state cimport *
from .units cimport BIT, apart, find, ref_cell, ref_size, sees_cell, sees_past, sees_ref

cdef enum:
    LEAST_RANGE = 2
    ONE = 1

cdef int reach_of(const State* s, const Setup* c, int u, const Effect* e, int n) noexcept nogil
cdef int ranged(const State* s, const Setup* c, int u, int n) noexcept nogil
cdef int in_reach(const State* s, const Setup* c, int u, const Effect* e, int ref, int cell) noexcept nogil
cdef int smites(const Setup* c, const Effect* e) noexcept nogil
cdef int near_some(const State* s, const Setup* c, const Within* w, int ref, int cell) noexcept nogil
cdef int spaces_from(const State* s, const Setup* c, int x, int ref, int cell) noexcept nogil
cdef int targets(const State* s, const Setup* c, int u, int effect, int8_t* mask) noexcept nogil
cdef int may_aim(const State* s, const Setup* c, int u, int effect, int ref) noexcept nogil
cdef int is_of(const State* s, const Setup* c, int who, int u, int ref) noexcept nogil
cdef int attackable(const State* s, int i) noexcept nogil
cdef int target_cells(const State* s, const Setup* c, int u, int effect, int8_t* mask) noexcept nogil
cdef int slot_near(const State* s, const Setup* c, int u, const Effect* e, int slot) noexcept nogil
cdef int may_aim_cell(const State* s, const Setup* c, int u, int effect, int cell) noexcept nogil
cdef int any_fits(const State* s, const Setup* c, const Aim* a, int cell) noexcept nogil
cdef int farthest(const State* s, const Setup* c, int u, const Effect* e) noexcept nogil
cdef int cell_fits(const State* s, const Setup* c, const Test* t, int cell) noexcept nogil
cdef int is_inner_wall(const State* s, const Setup* c, int cell) noexcept nogil
cdef int is_free(const State* s, int cell) noexcept nogil
cdef int possible(const State* s, const Setup* c, int u, const Effect* e, int ref, int cell) noexcept nogil
cdef int door_verbs(const State* s, const Setup* c, int u, int verbs, int i) noexcept nogil
cdef int may_close(const State* s, int i) noexcept nogil
cdef int may_open(const State* s, const Setup* c, int u, int i) noexcept nogil
cdef int may_stop(const State* s, const Setup* c, int u, int cell, int floats) noexcept nogil
cdef int warp_spaces(const State* s, const Setup* c, int who, const Op* op, int u, int ref, int8_t* mask) noexcept nogil
cdef int warp_near(const State* s, const Setup* c, int who, const Op* op, int u, int ref, int cell) noexcept nogil
cdef int sees_place(const State* s, const Setup* c, int who, int cell, int size, int reach) noexcept nogil
cdef int beside_mono(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int beside_spore(const State* s, const Setup* c, int cell, int size, int but) noexcept nogil
cdef int can_trade(const State* s, int u, int ref) noexcept nogil
cdef int carries(const State* s, int u) noexcept nogil
cdef void group(const State* s, const Setup* c, List* todo, int aim) noexcept nogil
cdef void take_ref(List* todo, int ref) noexcept nogil
@cython.locals(bits=uint32_t)
cdef void group_units(const State* s, const Setup* c, List* todo, const Aim* a, int low, int high) noexcept nogil
cdef int in_area(const State* s, const Setup* c, const List* todo, const Aim* a, int u) noexcept nogil
cdef int near_site(const State* s, const Setup* c, const Aim* a, int u) noexcept nogil
cdef int radius_of(const State* s, const Setup* c, const List* todo, const Aim* a) noexcept nogil
cdef int is_single(const Setup* c, int aim) noexcept nogil
cdef int weapon_type(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int weapon_range(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int weapon_targets(const State* s, const Setup* c, int u, int weapon, int8_t* mask) noexcept nogil
cdef int may_hit_structure(const State* s, int u, int i) noexcept nogil
cdef int in_weapon_range(const State* s, const Setup* c, int u, int weapon, int ref) noexcept nogil
cdef int weapon_usable(const State* s, const Setup* c, int u, int weapon) noexcept nogil
@cython.locals(bits=uint32_t)
cdef uint32_t area_foes(const State* s, const Setup* c, int u, int radius) noexcept nogil

cimport cython
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from .aims cimport area_foes, in_weapon_range, may_hit_structure, weapon_type
from .checks cimport ask_check, goddess_gains, open_window
from .grid cimport listens, present, seat_of, slot_of
from .harm cimport fulfil, hurt, restore, retire, take
from .items cimport begin_trade, charge, spend_soul
from .lists cimport run_effect, run_hazard, run_ops
from .move cimport can_move, spring_trap
from .operations cimport attuned, give_counter
from .setup cimport *
from .sheets cimport effect_at, has, master_row, once_at, set_used, spend_action, value, weapon_at
from .state cimport *
from .units cimport BIT, adjacent, next_unit, ref_cell, ref_size
from .uses cimport usable

cdef enum:
    SOUL_RESTORE = 2  # CE-134
    REST_HEAL = 2  # CE-071
    RAGE_VITAE = 2

cdef void begin_deed(State* s, const Setup* c, int u, int verb, int slot, int ref, int cell, int given) noexcept nogil
cdef void set_part(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int is_free_deed(const Setup* c, const Deed* d) noexcept nogil
cdef void pay_deed(State* s, const Setup* c, Deed* d) noexcept nogil
cdef void deed_task(State* s, const Setup* c) noexcept nogil
cdef void finish_deed(State* s) noexcept nogil
cdef int still_legal(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int may_still_hit(const State* s, const Setup* c, const Deed* d) noexcept nogil
cdef void give_back(State* s, Deed* d) noexcept nogil
cdef int is_feared(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int needs_cast(const Setup* c, Deed* d) noexcept nogil
cdef int cast_attribute(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int prepared_aim(const State* s, const Setup* c, const Deed* d) noexcept nogil
cdef void carry_out(State* s, const Setup* c, Deed* d) noexcept nogil
cdef void begin_exchange(State* s, const Setup* c, Deed* d) noexcept nogil
cdef void simple_deed(State* s, const Setup* c, Deed* d) noexcept nogil
cdef void work_on_objective(State* s, const Setup* c, Deed* d) noexcept nogil
cdef int objective_effect(const State* s, const Setup* c, int cell, int kind) noexcept nogil
cdef void hit_task(State* s, const Setup* c) noexcept nogil
cdef void begin_attack(State* s, const Setup* c, Deed* d) noexcept nogil
cdef void next_attack(State* s, const Setup* c, Deed* d) noexcept nogil
cdef void miss(State* s, const Setup* c, Deed* d) noexcept nogil
cdef int reflects(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int aim_bonus(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int beside_pack(const State* s, const Setup* c, int u, int victim) noexcept nogil
cdef int attack_damage(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int crypt_damage(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef int held(const Setup* c, const Weapon* w, int key) noexcept nogil
cdef int flanked(const State* s, const Setup* c, int u, int victim) noexcept nogil
cdef int attack_flags(const State* s, const Setup* c, Deed* d) noexcept nogil
cdef void after_damage(State* s, const Setup* c, Deed* d) noexcept nogil
cdef void infect(State* s, const Setup* c, Deed* d) noexcept nogil
cdef int infect_ops(const Setup* c) noexcept nogil
cdef void riders(State* s, const Setup* c, Deed* d) noexcept nogil

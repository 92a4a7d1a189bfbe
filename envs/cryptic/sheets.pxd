cimport cython
from libc.stdint cimport uint16_t

from .grid cimport listens, present, slot_of, squad_of
from .setup cimport *
from .state cimport *
from .units cimport BIT, adjacent, apart, find, standing

cdef enum:
    TOTEMS_NEEDED = 2  # rule flag totem_armor

cdef void gather(State* s, const Setup* c) noexcept nogil
cdef void gather_crypt(State* s, const Setup* c, int u) noexcept nogil
cdef void gather_monster(State* s, const Setup* c, int u) noexcept nogil
cdef void add_rule(State* s, const Setup* c, int effect, int source, int slot, int times) noexcept nogil
cdef const MasterRow* master_row(const State* s, const Setup* c, int u) noexcept nogil
cdef void settle_maximum(State* s, const Setup* c, int u) noexcept nogil
cdef int changes(const State* s, int u, int key) noexcept nogil
cdef void clear_changes(State* s, int u) noexcept nogil
cdef void note_changes(State* s) noexcept nogil
cdef int value(const State* s, const Setup* c, int u, int key) noexcept nogil
cdef int passive(const State* s, const Setup* c, int u, int key) noexcept nogil
cdef int given(const State* s, const Setup* c, const Rule* r, int u, int key) noexcept nogil
cdef int has(const State* s, const Setup* c, int u, int key) noexcept nogil
cdef int applies(const State* s, const Setup* c, const Rule* r, int aim, int u) noexcept nogil
cdef int fits(const State* s, const Setup* c, const Aim* a, int source, int ref) noexcept nogil
cdef int passes(const State* s, const Setup* c, const Test* t, int source, int ref) noexcept nogil
cdef int passes_structure(const State* s, const Setup* c, const Test* t, int i) noexcept nogil
cdef int passes_unit(const State* s, const Setup* c, const Test* t, int source, int u) noexcept nogil
cdef int passes_monster(const State* s, const Setup* c, const Test* t, int u) noexcept nogil
cdef int compares(const Test* t, int n) noexcept nogil
cdef int beside_infected(const State* s, const Setup* c, int u) noexcept nogil
cdef int beside_kind(const State* s, const Setup* c, int u, int sheet) noexcept nogil
cdef int charges(const State* s, const Setup* c, int u) noexcept nogil
cdef int deep(const State* s, const Setup* c, int cell) noexcept nogil
cdef int aim_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int cast_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int move_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int stamina_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int armor_of(const State* s, const Setup* c, int ref) noexcept nogil
cdef int structure_armor(const State* s, const Setup* c, int i) noexcept nogil
cdef int base_actions(const State* s, const Setup* c, int u) noexcept nogil
cdef int base_number(const State* s, const Setup* c, int u, int haste, int slow, int ambush) noexcept nogil
cdef int is_slow(const State* s, const Setup* c, int u) noexcept nogil
cdef int fresh(const State* s, int u) noexcept nogil
cdef int actions_left(const State* s, const Setup* c, int u) noexcept nogil
cdef int spend_action(State* s, const Setup* c, int u) noexcept nogil
cdef int effect_at(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int is_devour(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int weapon_at(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int once_at(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int is_used(const State* s, int u, int slot) noexcept nogil
cdef void set_used(State* s, int u, int slot, int used) noexcept nogil
cdef void set_bit(uint16_t* bits, int i, int on) noexcept nogil

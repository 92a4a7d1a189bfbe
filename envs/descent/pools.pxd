cimport cython
from libc.string cimport memset

from .arms cimport around, attackable, is_ranged, necro_of, weapon_row
from .dice cimport face_of, roll_die
from .figures cimport beside_space
from .grid cimport card_of, fig_adjacent, is_hero, is_monster, skilled, turned
from .quests cimport figure_row
from .sheets cimport hands_of, has_item, wears_shield
from .setup cimport *
from .state cimport *

cdef void add_attack_die(const State* s, Attack* a, int kind) noexcept nogil
cdef void build_attack_pool(State* s, const Setup* c, Attack* a) noexcept nogil
cdef void printed_bonuses(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef void weapon_bonuses(const State* s, const Setup* c, Attack* a, int item) noexcept nogil
cdef int hands_used(const State* s, const Setup* c, int h) noexcept nogil
cdef void skill_bonuses(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef int challenges(const State* s, int h, int u) noexcept nogil
cdef int challenged_by(const State* s, int h, int u) noexcept nogil
cdef void add_affected(const State* s, const Setup* c, Attack* a, int v) noexcept nogil
cdef void find_affected(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef int reached_around(const State* s, const Setup* c, const Attack* a, int v) noexcept nogil
cdef void add_blast(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef void add_die_to(Pool* p, int kind) noexcept nogil
cdef void build_defence_pool(const State* s, const Setup* c, Attack* a, int k) noexcept nogil
cdef void hero_defence(const State* s, const Setup* c, Pool* p, int v) noexcept nogil
cdef void own_defence(const State* s, const Setup* c, Pool* p, int v) noexcept nogil
cdef void roll_attack(State* s, Attack* a) noexcept nogil
cdef void roll_defence(State* s, Attack* a, int k) noexcept nogil
cdef int dice_damage(const Setup* c, const Attack* a) noexcept nogil
cdef int dice_range(const Setup* c, const Attack* a) noexcept nogil
cdef int dice_surges(const Setup* c, const Attack* a) noexcept nogil
cdef int shows_x(const Setup* c, const Attack* a) noexcept nogil
cdef int pool_shields(const Setup* c, const Pool* p) noexcept nogil
cdef int shields_of(const State* s, const Setup* c, const Attack* a, int k) noexcept nogil
cdef int guards_treasure(const State* s) noexcept nogil
cdef int any_blank(const Setup* c, const Pool* p) noexcept nogil

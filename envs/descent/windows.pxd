cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top
from ..core.state cimport Frame
from .arms cimport (
    any_target,
    may_attack,
    may_shoot_running,
    necro_of,
    shot_steps,
    striker_of,
    target_ok,
    traits_of,
    weapon_fits,
)
from .blows cimport monsters_defeated
from .dark_cards cimport standing_heroes
from .figures cimport is_large, near_monster
from .grid cimport (
    adjacent,
    fig_adjacent,
    is_hero,
    is_hero_named,
    is_monster,
    offer,
    ready,
    skilled,
    space_distance,
    stamina_left,
    within,
)
from .overlord_turn cimport legal_push_cards, staff_ready
from .piles cimport search_left
from .placing cimport room_adjoining
from .plot cimport usable
from .pools cimport shows_x
from .quests cimport monster_usable
from .reinforcing cimport room_for
from .sheets cimport can_pay, has_fortune, ready_item, weapon_place
from .skills cimport spirits_usable
from .specials cimport heroes_near
from .steps cimport any_step, points_of_fatigue
from .setup cimport *
from .state cimport *

cdef enum:
    DEEPEST = 36  # nothing is answered above this depth, nor inside the last attack; play never comes near it

cdef int legal_window(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int card_option(const State* s, int card, const int8_t* mask) noexcept nogil
cdef int plot_option(const State* s, const Setup* c, int card, const int8_t* mask) noexcept nogil
cdef int skill_option(const State* s, const Setup* c, int h, int skill, const int8_t* mask) noexcept nogil
cdef int item_option(const State* s, int h, int item, const int8_t* mask) noexcept nogil
cdef int turn_window(
    const State* s, const Setup* c, const Frame* f, int code, const int8_t* mask
) noexcept nogil
cdef int any_bait(const State* s, const Setup* c, int h) noexcept nogil
cdef int is_bait(const State* s, const Setup* c, int h, int i) noexcept nogil
cdef int is_switch(const State* s, const Setup* c, int i, int v) noexcept nogil
cdef int attack_window(
    const State* s, const Setup* c, const Frame* f, int code, const int8_t* mask
) noexcept nogil
cdef int has_loot(const State* s, int u) noexcept nogil
cdef int defend_option(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int defendable(const State* s, int h, int u) noexcept nogil
cdef int guard_options(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int is_affected(const Attack* a, int u) noexcept nogil
cdef int hero_adjacent(const State* s, const Setup* c, int h) noexcept nogil
cdef int stoneskin_for(const State* s, const Attack* a, int h, int other) noexcept nogil
cdef int attacker_options(
    const State* s, const Setup* c, const Attack* a, const int8_t* mask
) noexcept nogil
cdef int reroll_options(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int any_power(const Attack* a) noexcept nogil
cdef int is_power(int die) noexcept nogil
cdef int any_red(const Attack* a) noexcept nogil
cdef int masters_weapon(const State* s, const Setup* c, int h) noexcept nogil
cdef int dark_attack_options(const State* s, const Attack* a, const int8_t* mask) noexcept nogil
cdef int defender_options(
    const State* s, const Setup* c, const Attack* a, int h, int k, const int8_t* mask
) noexcept nogil
cdef int guards(int item, int dice) noexcept nogil
cdef int is_shield(int item) noexcept nogil
cdef int shield_of(const State* s, int h, int n) noexcept nogil
cdef int after_window(
    const State* s, const Setup* c, const Frame* f, int code, const int8_t* mask
) noexcept nogil
cdef int harm_options(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int resolved_options(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int any_defeated(const State* s, const Attack* a) noexcept nogil
cdef int commandable(const State* s, const Attack* a, int v) noexcept nogil
cdef int counter_option(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int strikes_back(const State* s, const Setup* c, int h, int u, int how) noexcept nogil
cdef int roll_options(const State* s, const Setup* c, int u, const int8_t* mask) noexcept nogil
cdef int overlord_window(
    const State* s, const Setup* c, const Frame* f, int code, const int8_t* mask
) noexcept nogil
cdef int any_monster(const State* s, const Setup* c) noexcept nogil
cdef int any_master(const State* s, const Setup* c) noexcept nogil
cdef int reinforceable(const State* s, const Setup* c, int v) noexcept nogil
cdef int near_options(const State* s, const Setup* c, int h, int u, const int8_t* mask) noexcept nogil

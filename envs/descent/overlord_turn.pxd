cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from .arms cimport any_target, may_attack, necro_of
from .attack cimport begin_attack, monster_attack
from .dice cimport face_of, roll_die
from .figures cimport add_monster, is_large, remove
from .geometry cimport LAVA
from .grid cimport (
    able,
    ask_window,
    card_of,
    fig_beside,
    has,
    is_hero_named,
    is_monster,
    offer,
    seat_of,
    space_of,
    spaces_of,
    within,
)
from .harm cimport afflict, cure, fall, recover
from .hero_menu cimport any_door, any_exit, can_spend
from .hero_turn cimport is_stuck
from .move cimport lift_walker, settle_walker, take_step
from .piles cimport draw_cards, take_from_hand
from .plot cimport refresh_plot
from .quest_deeds cimport quest_action
from .quest_rounds cimport forced_start, overlord_turn_ends
from .quests cimport can_drop, can_leave, drop_carried, leave_map, lose_carried, monster_usable
from .sheets cimport bearer_of, speed_of
from .sight cimport in_pit, sees, stands_in
from .specials cimport (
    attack_left,
    begin_special,
    hero_near,
    is_attack_action,
    pay_attack,
    pay_move,
    special_usable,
)
from .steps cimport any_step, bases, can_walk_from, legal_steps, stops_here
from .setup cimport *
from .state cimport *

cdef void overlord_turn_task(State* s, const Setup* c) noexcept nogil
cdef void regenerate(State* s, const Setup* c) noexcept nogil
cdef void bones_of_woe(State* s, const Setup* c) noexcept nogil
cdef void rise(State* s, const Setup* c) noexcept nogil
cdef void end_effects(State* s, const Setup* c) noexcept nogil
cdef int can_activate(const State* s, const Setup* c, int u) noexcept nogil
cdef int current_group(const State* s, const Setup* c) noexcept nogil
cdef int waiting(const State* s, const Setup* c, int group) noexcept nogil
cdef int legal_dark_menu(const State* s, const Setup* c, const int8_t* mask) noexcept nogil
cdef int any_wounded(const State* s) noexcept nogil
cdef int discards(const State* s) noexcept nogil
cdef int staff_ready(const State* s) noexcept nogil
cdef void answer_dark_menu(State* s, const Setup* c, int action) noexcept nogil
cdef void play(State* s, const Setup* c, int card, int u) noexcept nogil
cdef void begin_activation(State* s, const Setup* c, int u) noexcept nogil
cdef void activation_task(State* s, const Setup* c) noexcept nogil
cdef void activation_menu(State* s, const Setup* c, int u) noexcept nogil
cdef void end_activation(State* s, const Setup* c, int u) noexcept nogil
cdef int legal_monster(const State* s, const Setup* c, int u, const int8_t* mask) noexcept nogil
cdef int legal_starts(const State* s, const Setup* c, int u, const int8_t* mask) noexcept nogil
cdef int legal_monster_actions(const State* s, const Setup* c, int u, const int8_t* mask) noexcept nogil
cdef int may_move_action(const State* s, int u) noexcept nogil
cdef int attack_specials(const State* s, const Setup* c, int u, const int8_t* mask) noexcept nogil
cdef int kiss_ready(const State* s, const Setup* c, int u) noexcept nogil
cdef int kissable(const State* s, int u, int h) noexcept nogil
cdef int legal_monster_cards(const State* s, const Setup* c, int u, const int8_t* mask) noexcept nogil
cdef int legal_push_cards(const State* s, int u, const int8_t* mask) noexcept nogil
cdef int any_loot(const State* s, int u) noexcept nogil
cdef int lootable(const State* s, int u, int i) noexcept nogil
cdef void answer_monster(State* s, const Setup* c, int u, int action) noexcept nogil
cdef void answer_monster_action(State* s, const Setup* c, int u, int verb) noexcept nogil
cdef void petty_task(State* s, const Setup* c) noexcept nogil

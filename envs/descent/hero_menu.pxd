cimport cython
from libc.stdint cimport int8_t

from .arms cimport any_target, can_attack_with, may_attack, weapon_fits, weapon_verbs
from .figures cimport beside_space, near_monster
from .geometry cimport EDGE_DOOR, NORMAL_DOOR
from .grid cimport (
    empty,
    fig_adjacent,
    fig_beside,
    has,
    map_of,
    offer,
    space_distance,
    space_of,
    spaces_of,
    stamina_left,
    within,
)
from .hero_turn cimport familiar_may_act
from .piles cimport free_place
from .quest_deeds cimport quest_action
from .quests cimport can_drop, can_leave, may_open, monster_usable
from .sheets cimport can_pay, has_fortune, weapon_place
from .sight cimport in_pit, sees
from .steps cimport flies, legal_steps, may_tire, stops_here, webbed
from .setup cimport *
from .state cimport *

cdef int legal_menu(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int stunned(const State* s, int u) noexcept nogil
cdef int can_spend(const State* s, const Setup* c, int u) noexcept nogil
cdef int legal_actions(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int web_holds(const State* s, const Setup* c, int h) noexcept nogil
cdef int legal_action_cards(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int item_is_action(int item) noexcept nogil
cdef int any_cursed(const State* s, const Setup* c, int h) noexcept nogil
cdef int cursed_near(const State* s, int h, int other) noexcept nogil
cdef int any_search(const State* s, const Setup* c, int h, int n) noexcept nogil
cdef int searchable(const State* s, int h, int i, int n) noexcept nogil
cdef int any_fallen(const State* s, const Setup* c, int h) noexcept nogil
cdef int revivable(const State* s, int h, int other) noexcept nogil
cdef int any_door(const State* s, const Setup* c, int u) noexcept nogil
cdef int workable(const State* s, const Setup* c, int u, int d) noexcept nogil
cdef int beside_door(const State* s, int u, int d) noexcept nogil
cdef int straddled(const State* s, int d) noexcept nogil
cdef int any_exit(const State* s, int h) noexcept nogil
cdef int legal_free(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int extra_action_open(const State* s, const Setup* c, int h) noexcept nogil
cdef int legal_bonus(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int legal_trade(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int partner(const State* s, int h, int other) noexcept nogil
cdef int anything_to_give(const State* s, const Setup* c, int h, int giver, int taker) noexcept nogil
cdef int givable(
    const State* s, const Setup* c, int h, int giver, int taker, const int8_t* mask
) noexcept nogil
cdef int feat_usable(const State* s, const Setup* c, int h) noexcept nogil
cdef int legal_skills(const State* s, const Setup* c, int h, const int8_t* mask) noexcept nogil
cdef int skill_usable(const State* s, const Setup* c, int h, int skill) noexcept nogil
cdef int warrior_usable(const State* s, const Setup* c, int h, int skill) noexcept nogil
cdef int beside_monster(const State* s, int h) noexcept nogil
cdef int any_seen(const State* s, int h) noexcept nogil
cdef int any_oath(const State* s, const Setup* c, int h) noexcept nogil
cdef int has_melee(const State* s, const Setup* c, int h) noexcept nogil
cdef int oath_hero(const State* s, const Setup* c, int h, int other) noexcept nogil
cdef int oath_monster(const State* s, const Setup* c, int h, int other, int v) noexcept nogil
cdef int room_beside(const State* s, int v) noexcept nogil
cdef int healer_usable(const State* s, const Setup* c, int h, int skill) noexcept nogil
cdef int mage_usable(const State* s, const Setup* c, int h, int skill) noexcept nogil
cdef int has_magic(const State* s, const Setup* c, int h) noexcept nogil
cdef int scout_usable(const State* s, const Setup* c, int h, int skill) noexcept nogil
cdef int seen_monsters(const State* s, int h) noexcept nogil

cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top, top
from ..core.state cimport Frame
from .arms cimport target_ok, weapon_fits, weapon_verbs
from .dark_cards cimport keep_aside
from .figures cimport space_in
from .geometry cimport OBSTACLE
from .grid cimport adjacent, empty, fig_adjacent, is_monster, map_of, offer, terrain, within
from .hero_acts cimport companion
from .hero_menu cimport (
    anything_to_give,
    cursed_near,
    givable,
    oath_hero,
    oath_monster,
    partner,
    revivable,
    searchable,
    workable,
)
from .overlord_turn cimport kissable, lootable
from .plot cimport poorest
from .quest_deeds cimport may_choose_quest
from .quests cimport monster_usable
from .sheets cimport weapon_place
from .sight cimport sees
from .skills cimport hero_beside
from .specials cimport hero_near, hurt_near, overpowerable, promotable
from .surges cimport second_ok, stray_ok
from .windows cimport commandable, is_bait, is_power, is_switch, reinforceable, stoneskin_for
from .setup cimport *
from .state cimport *

cdef int legal_choice(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int is_quest_deed(int deed) noexcept nogil
cdef int figures_for(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int figure_ok(const State* s, const Setup* c, const Frame* f, int u) noexcept nogil
cdef int skill_figure(const State* s, const Setup* c, const Frame* f, int skill, int u) noexcept nogil
cdef int special_figure(const State* s, const Setup* c, const Frame* f, int number, int u) noexcept nogil
cdef int heroes_for(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int hero_ok(const State* s, const Setup* c, const Frame* f, int h) noexcept nogil
cdef int skill_hero(const State* s, const Setup* c, const Frame* f, int skill, int h) noexcept nogil
cdef int special_hero(const State* s, int number, int u, int h) noexcept nogil
cdef int spaces_for(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int space_ok(const State* s, const Frame* f, int cell) noexcept nogil
cdef int tokens_for(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int token_ok(const State* s, const Setup* c, const Frame* f, int i) noexcept nogil
cdef int on_target(const State* s, const Attack* a, int i) noexcept nogil
cdef int doors_for(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int bits_for(const Frame* f, const int8_t* mask) noexcept nogil
cdef int dice_for(const State* s, const Frame* f, const int8_t* mask) noexcept nogil
cdef int dice_in(const State* s, const Frame* f) noexcept nogil
cdef int die_ok(const State* s, const Frame* f, int i) noexcept nogil
cdef int cards_for(const State* s, const Frame* f, const int8_t* mask) noexcept nogil
cdef int card_ok(const State* s, const Frame* f, int card) noexcept nogil
cdef void answer_choice(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int chosen(int kind, int action) noexcept nogil
cdef int legal_weapon(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int legal_item(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil

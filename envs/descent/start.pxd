cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from ..core.rng cimport below
from ..core.state cimport Frame
from .figures cimport clear_figure
from .grid cimport offer, seat_of
from .questing cimport FINALE, clear_map, end_game, ready_hero
from .setup cimport *
from .sheets cimport equip_start, reckon
from .shop cimport close_shop, dark_step, offer_cards, relics_step, shop_step, skills_step
from .state cimport *

# What a GAME frame does next.
cpdef enum:
    G_CONTENT = 0
    G_HEROES = 1
    G_SIDES = 2
    G_RELICS = 3
    G_PREPARE = 4
    G_QUEST = 5
    G_AFTER = 6

# What a PREPARATION frame does next.
cpdef enum:
    P_SKILLS = 0
    P_OFFER = 1
    P_SHOP = 2
    P_DARK = 3
    P_OVER = 4

cdef enum:
    ACT_2_GOLD = 150  # per hero
    ACT_2_XP = 5
    SHOP_CARDS = 5

cdef void start_game(State* s, const Setup* c) noexcept nogil
cdef void game_task(State* s, const Setup* c) noexcept nogil
cdef int first_number(const State* s, const Setup* c) noexcept nogil
cdef void quest_over(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void choose_content(State* s, const Setup* c) noexcept nogil
cdef int random_quest(State* s, const Setup* c) noexcept nogil
cdef int random_encounter(State* s, const Setup* c) noexcept nogil
cdef int of_act(const Setup* c, int act) noexcept nogil
cdef void name_heroes(State* s, const Setup* c) noexcept nogil
cdef void random_hero(State* s, const Setup* c, int h) noexcept nogil
cdef int heroes_free(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int is_taken(const State* s, const Setup* c, int hero) noexcept nogil
cdef void draft(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void random_classes(State* s, const Setup* c) noexcept nogil
cdef int classes_free(const State* s, const Setup* c, int h, int8_t* mask) noexcept nogil
cdef int is_class_free(const State* s, const Setup* c, int cls) noexcept nogil
cdef void equip_heroes(State* s, const Setup* c) noexcept nogil
cdef int starting_xp(const State* s, const Setup* c, int xp) noexcept nogil
cdef void equip_overlord(State* s, const Setup* c) noexcept nogil
cdef void random_plot_card(State* s) noexcept nogil
cdef int starting_relics(State* s, const Setup* c) noexcept nogil
cdef void preparation_task(State* s, const Setup* c) noexcept nogil

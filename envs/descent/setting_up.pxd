cimport cython
from libc.stdint cimport int8_t, uint8_t

from ..core.frames cimport pop, push, top
from ..core.rng cimport below, shuffle
from ..core.state cimport Frame
from .figures cimport add_monster, put
from .geometry cimport ZONE_ENTRANCE, read_edges
from .grid cimport empty, in_zone, map_of, offer, seat_of
from .groups cimport all_wanted, extra_minions, more_health, open_kinds, wanted
from .piles cimport draw_cards, keep_search
from .placing cimport answer_form, answer_spot, legal_form, legal_spot
from .quest_ends cimport end_encounter
from .quests cimport DONE, ORDINARY, SPECIAL, enter_quest_figure
from .reinforcing cimport answer_group, legal_group, legal_rank, send
from .sheets cimport bearer_of
from .summoning cimport answer_summon, legal_summon
from .setup cimport *
from .state cimport *

# What a SETTING_UP frame does next.
cdef enum:
    LAYING = 0
    HEROES_ENTER = 1
    GROUPS_ENTER = 2
    AFTER_SET_UP = 3
    LATE_GROUP = 4

cdef enum:
    FREDERICKS = 1
    CULTISTS = 4
    ALL_LEDGERS = 3

cdef void encounter_task(State* s, const Setup* c) noexcept nogil
cdef void setting_up_task(State* s, const Setup* c) noexcept nogil
cdef void place_heroes(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void place_groups(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int place_more(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void place_next(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void arrive(State* s, int group) noexcept nogil
cdef void lay_encounter(State* s, const Setup* c) noexcept nogil
cdef void lay_tokens(State* s, const Setup* c) noexcept nogil
cdef void lay_token(State* s, int t, int cell) noexcept nogil
@cython.locals(identity=uint8_t[12])
cdef void hide_tokens(State* s, int n) noexcept nogil
cdef void light_lanterns(State* s) noexcept nogil
cdef void lay_figures(State* s, const Setup* c) noexcept nogil
cdef void lay_groups(State* s, const Setup* c) noexcept nogil
cdef void lay_advantage(State* s, const Setup* c) noexcept nogil
cdef int has_majority(const State* s, int side) noexcept nogil
cdef int starts_lost(const State* s) noexcept nogil
cdef int legal_setting(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_setting(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int entrances(const State* s, int8_t* mask) noexcept nogil
cdef int relics_for(const State* s, int u, int8_t* mask) noexcept nogil

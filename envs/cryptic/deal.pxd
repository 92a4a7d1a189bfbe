cimport cython
from libc.stdint cimport int16_t, int8_t, uint8_t
from libc.string cimport memset

from ..core.frames cimport push, top
from ..core.rng cimport below, shuffle
from ..core.state cimport Frame
from .grid cimport is_door, n_team, neighbour, offer, seat_of
from .hand cimport draw_cards
from .setup cimport *
from .sheets cimport gather
from .sight cimport STOP_ALL
from .state cimport *
from .summon cimport clear_unit
from .units cimport BIT, build, set_down

# What a GAME frame does next.
cdef enum:
    SHUFFLING = 0
    DRAFT_BOARDS = 1
    BOARDS = 2
    FLIPS = 3
    EARLY_GUARDS = 4
    TEAM = 5
    CHOOSING = 6
    LATE_GUARDS = 7
    SQUADS = 8
    HIDING = 9
    OPENING = 10
    CRYSTALS = 11
    AREA = 12
    PLACING = 13
    PLAYING = 14

ctypedef struct Reached:
    int n
    int16_t cell[400]  # MAX_BOARD
    int8_t on[400]

cdef void game_task(State* s, const Setup* c) noexcept nogil
cdef void last_steps(State* s, const Setup* c, Frame* f, int step) noexcept nogil
cdef void shuffle_decks(State* s, const Setup* c) noexcept nogil
cdef void shuffle_cards(State* s, const Setup* c) noexcept nogil
cdef void draft_boards(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void draw_boards(State* s, const Setup* c) noexcept nogil
cdef int random_board(State* s, int low, int high) noexcept nogil
cdef int is_open(const State* s, int board) noexcept nogil
cdef void relic_deck(State* s, int slot) noexcept nogil
cdef void lay_board(State* s, const Setup* c, int slot, int board) noexcept nogil
cdef void flips(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int artifact_tokens(const State* s, const Setup* c, int source, int8_t* mask) noexcept nogil
cdef void guards(State* s, const Setup* c) noexcept nogil
cdef void choose_team(State* s, const Setup* c, Frame* f) noexcept nogil
@cython.locals(all_sheets=uint8_t[32])
cdef void random_team(State* s, const Setup* c) noexcept nogil
cdef void pick_in_turn(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int nth_place(const Setup* c, int k) noexcept nogil
cdef void ban_and_pick(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int unpicked(const State* s, int8_t* mask) noexcept nogil
cdef void choose_goddess(State* s, const Setup* c) noexcept nogil
cdef void assign_squads(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int unassigned(const State* s, int8_t* mask) noexcept nogil
cdef int has_place(const State* s, int sheet) noexcept nogil
cdef void answer_pick(State* s, const Frame* f, int sheet) noexcept nogil
cdef void place_crystals(State* s, const Setup* c, Frame* f) noexcept nogil
@cython.locals(reached=Reached)
cdef int crystal_places(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int may_hold_crystal(const State* s, int cell) noexcept nogil
cdef int is_ground(const State* s, int cell) noexcept nogil
cdef void flood(const State* s, const Setup* c, Reached* reached) noexcept nogil
cdef void reach(Reached* reached, int cell) noexcept nogil
cdef int is_walkable(const State* s, int cell) noexcept nogil
cdef void set_crystal(State* s, int slot, int cell) noexcept nogil
cdef int has_two_areas(const State* s, const Setup* c) noexcept nogil
cdef void place_team(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int entrances(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef void place_crypt(State* s, const Setup* c, int u, int cell) noexcept nogil
cdef void answer_setup(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int legal_setup(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int sarcophagi(const State* s, int8_t* mask) noexcept nogil

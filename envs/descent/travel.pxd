cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.rng cimport below
from ..core.state cimport Frame
from .piles cimport discard_random, draw_cards, keep_search, take_from_hand
from .geometry cimport FAR
from .grid cimport offer, seat_of, speaker
from .setup cimport *
from .sheets cimport attribute_of
from .state cimport *
from .dice cimport ask_test

# What a line of a Travel card asks for.
cdef enum:
    NOTHING_HAPPENS = 0
    AT_ONCE = 1
    EACH_TESTS = 2
    ONE_TESTS = 3
    YES_OR_NO = 4
    LOWEST = 5
    SKIP = 6

# The questions: step of ASK_TRAVEL.
cpdef enum:
    ACCEPT = 0
    CHOOSE_HERO = 1
    NAME_ATTRIBUTE = 2
    CHOOSE_CARD = 3

cdef enum:
    MOST_ICONS = 2
    ATTRIBUTE_BIT = 4
    TRV_1 = 0
    TRV_2 = 1
    TRV_3 = 2
    TRV_4 = 3
    TRV_5 = 4
    TRV_6 = 5
    TRV_7 = 6
    TRV_8 = 7
    TRV_9 = 8
    TRV_10 = 9

ctypedef struct Line:
    int8_t how
    int8_t attribute  # -1: the overlord names it
    int8_t damage  # who fails, or all heroes
    int8_t fatigue
    int8_t condition
    int8_t cards  # the overlord draws: for each who fails, or once
    int8_t search  # who passes, or is chosen, draws a Search card
    int8_t all_passed  # then each draws a Search card
    int8_t all_failed  # then each suffers 1 more damage
    int8_t mend  # all recover damage
    int8_t rest  # all recover fatigue
    int8_t discard  # the overlord discards a random card
    int8_t betray  # his hand is seen, the speaker discards a card of it
    int8_t no_damage  # what happens when the offer is declined
    int8_t no_cards

cdef void journey_task(State* s, const Setup* c) noexcept nogil
cdef void on_the_road(State* s, const Setup* c, int life) noexcept nogil
cdef int draw_travel(State* s) noexcept nogil
cdef void read_line(int card, int terrain, Line* line) noexcept nogil
cdef void read_road(int card, Line* line) noexcept nogil
cdef void read_plain(int card, Line* line) noexcept nogil
cdef void read_forest(int card, Line* line) noexcept nogil
cdef void read_mountain(int card, Line* line) noexcept nogil
cdef void read_water(int card, Line* line) noexcept nogil
cdef void test_line(Line* line, int how, int attribute) noexcept nogil
cdef void named_test(Line* line) noexcept nogil
@cython.locals(line=Line)
cdef void travel_task(State* s, const Setup* c) noexcept nogil
cdef void befall(State* s, const Setup* c, const Line* line) noexcept nogil
cdef void suffer(State* s, int h, int damage, int fatigue) noexcept nogil
cdef void each_tests(State* s, const Setup* c, Frame* f, const Line* line) noexcept nogil
cdef void all_tested(State* s, const Setup* c, const Frame* f, const Line* line) noexcept nogil
cdef void one_tests(State* s, const Setup* c, Frame* f, const Line* line) noexcept nogil
cdef void yes_or_no(State* s, const Setup* c, Frame* f, const Line* line) noexcept nogil
cdef void accepted(State* s, const Setup* c, const Frame* f, const Line* line) noexcept nogil
cdef void lowest(State* s, const Setup* c, Frame* f, const Line* line) noexcept nogil
cdef void ask_road(State* s, const Frame* f, int seat, int what) noexcept nogil
cdef int legal_travel(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
@cython.locals(line=Line)
cdef int road_heroes(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_travel(State* s, const Setup* c, const Frame* f, int action) noexcept nogil

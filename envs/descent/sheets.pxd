cimport cython

from .grid cimport card_of, fig_adjacent, is_hero, skilled, stamina_left
from .piles cimport free_place
from .quests cimport figure_row
from .setup cimport *
from .state cimport *

cdef enum:
    MONKEY_SPEED = 5
    PALAMON = 3  # CD2-2

cdef int has_item(const State* s, int h, int item) noexcept nogil
cdef int ready_item(const State* s, int h, int item) noexcept nogil
cdef int wears(const State* s, const Setup* c, int h, int traits) noexcept nogil
cdef int wears_shield(const State* s, const Setup* c, int h) noexcept nogil
cdef int weapon_traits(const State* s, const Setup* c, int h, int place) noexcept nogil
cdef int weapon_place(const State* s, const Setup* c, int h, int number) noexcept nogil
cdef int equipment_sum(const State* s, const Setup* c, int h, int of_stamina) noexcept nogil
cdef void reckon(State* s, const Setup* c, int h) noexcept nogil
cdef int give_item(State* s, const Setup* c, int h, int item) noexcept nogil
cdef void lose_item(State* s, const Setup* c, int h, int place) noexcept nogil
cdef void equip_start(State* s, const Setup* c, int h) noexcept nogil
cdef int can_equip(const State* s, const Setup* c, int h, int place) noexcept nogil
cdef int hands_of(int slot) noexcept nogil
cdef void turn_item(State* s, const Setup* c, int h, int place) noexcept nogil
cdef int speed_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int bears_beside(const State* s, int u, int relic) noexcept nogil
cdef int bearer_of(const State* s, int relic) noexcept nogil
cdef int attribute_of(const State* s, const Setup* c, int u, int attribute) noexcept nogil
cdef int has_fortune(const State* s, const Setup* c, int h) noexcept nogil
cdef int faceup_cards(const State* s, int h) noexcept nogil
cdef void use_search_card(State* s, int h, int card) noexcept nogil
cdef void exhaust_item(State* s, int h, int place) noexcept nogil
cdef void exhaust(State* s, int h, int skill) noexcept nogil
cdef int can_pay(const State* s, int h, int n) noexcept nogil

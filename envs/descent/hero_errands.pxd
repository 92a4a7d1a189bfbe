cimport cython

from .errands cimport add_doors, add_errand, best_chance, Errands, posts_around, posts_in_zone
from .geometry cimport OBSTACLE, ZONE_ENTRANCE, ZONE_EXIT
from .grid cimport fig_adjacent, fig_beside, map_of
from .piles cimport search_left
from .quests cimport ALTAR, DONE, may_carry, SIR_PALAMON, UNTOUCHED
from .setup cimport *
from .state cimport *
from .worth cimport HURRY, Mind, THIRTY_SIX, VICTORY

cdef enum:
    SEARCH_WORTH = 85
    KEY_WORTH = 380
    CLAIM = 3  # a hero so close to a token is thought to see to it
    LAST_WAIT = 4  # ER1: Round in which the cart has to be on its way

cdef void hero_errands(const State* s, const Setup* c, Mind* m, int u, Errands* e) noexcept nogil
cdef int shared(const State* s, const Setup* c, int u, int cell, int worth) noexcept nogil
cdef int search_worth(const State* s, const Setup* c, int t) noexcept nogil
cdef int revival_worth(const State* s, const Setup* c) noexcept nogil
cdef int token_worth(const State* s, const Setup* c, int u, int t, int which) noexcept nogil
cdef void carry_home(const State* s, Errands* e) noexcept nogil
cdef void hero_posts(const State* s, const Setup* c, Mind* m, int u, Errands* e) noexcept nogil
cdef int watched_by_other(const State* s, const Setup* c, int u, int cell) noexcept nogil
cdef void figure_posts(const State* s, int u, Errands* e) noexcept nogil
cdef int cart_waits(const State* s) noexcept nogil

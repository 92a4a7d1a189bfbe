cimport cython

from .errands cimport add_doors, add_errand, best_chance, Errands, posts_around, posts_in_zone
from .geometry cimport ZONE_ENTRANCE, ZONE_EXIT
from .grid cimport fig_beside, in_zone, map_of
from .quest_deeds cimport fresh
from .quests cimport (
    DONE,
    EXIT_OPENS,
    is_chief,
    is_leader,
    MARKED,
    MARKED_NEEDED,
    marked_prisoners,
    may_carry,
    RAISED_NOW,
    SECRET,
    UNTOUCHED,
    zone_of,
)
from .setup cimport *
from .state cimport *
from .worth cimport HURRY, Mind, THIRTY_SIX, VICTORY

cdef void dark_errands(const State* s, const Setup* c, Mind* m, int u, Errands* e) noexcept nogil
cdef void dark_token(const State* s, const Setup* c, int u, int t, Errands* e) noexcept nogil
cdef void prisoner_errand(const State* s, const Setup* c, int u, int t, Errands* e) noexcept nogil
cdef void steal_away(const State* s, const Setup* c, Mind* m, int u, Errands* e) noexcept nogil
cdef void dark_posts(const State* s, const Setup* c, Mind* m, int u, Errands* e) noexcept nogil
cdef int guarded_by_other(const State* s, int u, int cell) noexcept nogil

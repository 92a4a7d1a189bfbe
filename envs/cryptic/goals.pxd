cimport cython

from .field cimport Field, Walker, clear_field, promise, promise_around, spread_out
from .grid cimport distance, n_team, present, size_of, squad_of
from .setup cimport *
from .sheets cimport has, stamina_of
from .state cimport *
from .worth cimport (
    BREAK_ARCANE,
    BREAK_DOOR,
    FOES,
    HOMEWARD,
    ITEM_POINT,
    Mind,
    SHARE_1,
    SHARE_2,
    SOUL_POINT,
    SURE,
    chance,
    objective_of,
    step_worth,
    wanted,
)


cdef void crypt_walker(const State* s, const Setup* c, int u, Walker* w) noexcept nogil
cdef void aspire(const State* s, const Setup* c, const Mind* m, const Walker* w, Field* way) noexcept nogil
cdef void aspire_tokens(
    const State* s, const Setup* c, const Mind* m, const Walker* w, Field* way
) noexcept nogil
cdef int soul_want(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
cdef int share(const State* s, const Setup* c, const Mind* m, int u, int cell) noexcept nogil
cdef void aspire_sites(const State* s, const Setup* c, const Mind* m, int u, Field* way) noexcept nogil
cdef int site_worth(const State* s, const Setup* c, const Mind* m, int u, int i) noexcept nogil
cdef int search_worth(const State* s, const Setup* c, const Mind* m, const Structure* what) noexcept nogil
cdef void aspire_corpses(const State* s, const Setup* c, const Mind* m, Field* way) noexcept nogil
cdef int estate(const State* s, const Setup* c, const Mind* m, int other) noexcept nogil
cdef void aspire_foes(const State* s, const Setup* c, const Mind* m, int u, Field* way) noexcept nogil
cdef void gather_to_leave(const State* s, const Setup* c, const Mind* m, int u, Field* way) noexcept nogil

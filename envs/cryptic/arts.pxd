cimport cython

from .aims cimport is_single, may_aim, may_aim_cell
from .grid cimport slot_of
from .outcome cimport outcome
from .setup cimport *
from .sheets cimport cast_of, effect_at, is_devour, stamina_of, value, weapon_at
from .state cimport *
from .strikes cimport is_fearsome
from .uses cimport slot_usable
from .worth cimport CHARGE_PRICE, Mind, NOTHING, SOUL_POINT, SURE, chance, relief


cdef int use_worth(const State* s, const Setup* c, const Mind* m, int u, int slot) noexcept nogil
cdef int best_aim(const State* s, const Setup* c, const Mind* m, int u, int slot, int effect) noexcept nogil
cdef int own_cell(const State* s, int u) noexcept nogil
cdef int best_cell(const State* s, const Setup* c, const Mind* m, int u, int slot, int effect) noexcept nogil
cdef int aim_worth(
    const State* s, const Setup* c, const Mind* m, int u, int slot, int effect, int ref, int cell
) noexcept nogil
cdef int best_use(const State* s, const Setup* c, const Mind* m, int u, int verb) noexcept nogil
cdef int slot_worth(const State* s, const Setup* c, const Mind* m, int u, int verb, int slot) noexcept nogil
cdef int restore_worth(const State* s, const Setup* c, const Mind* m, int u, int slot) noexcept nogil
cdef int charge_worth(const State* s, const Setup* c, const Mind* m, int u, int slot) noexcept nogil
cdef int weapon_gain(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int weapon_worth(const Setup* c, int weapon) noexcept nogil
cdef int item_worth(const State* s, const Setup* c, int item) noexcept nogil

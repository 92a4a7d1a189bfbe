cimport cython
from libc.stdint cimport uint32_t, uint64_t

from .aims cimport ONE, group
from .harm cimport end
from .setup cimport *
from .sheets cimport aim_of, armor_of, cast_of, has, passes, stamina_of
from .state cimport *
from .units cimport BIT, adjacent, ref_cell, ref_size
from .worth cimport (
    ACTION,
    BLOOD_POINT,
    Mind,
    POWER_POINT,
    ROUNDS,
    SOUL_POINT,
    STAMINA_POINT,
    SURE,
    THREAT,
    blow_worth,
    chance,
    objective_of,
    pain,
    relief,
    sheet_force,
    step_worth,
    weary,
    wreck_worth,
)

@cython.locals(list_=List)
cdef int outcome(
    const State* s, const Setup* c, const Mind* m, int effect, int source, int target, int cell, int other
) noexcept nogil
cdef int run_worth(
    const State* s, const Setup* c, const Mind* m, List* todo, int first, int end, uint32_t units, uint64_t structures
) noexcept nogil
cdef int op_alone(const State* s, const Setup* c, const Mind* m, List* todo, const Op* op) noexcept nogil
cdef int summon_worth(const State* s, const Setup* c, int sheet) noexcept nogil
cdef int monster_worth(const Setup* c, int sheet) noexcept nogil
cdef int op_worth(
    const State* s, const Setup* c, const Mind* m, List* todo, const Op* op, int u
) noexcept nogil
cdef int passed_worth(
    const State* s, const Setup* c, const Mind* m, List* todo, const Op* op, int u, int sixths
) noexcept nogil
cdef int check_chance(const State* s, const Setup* c, const Op* op, int u) noexcept nogil
cdef int op_on_crypt(
    const State* s, const Setup* c, const Mind* m, List* todo, const Op* op, int u
) noexcept nogil
cdef int op_on_crypt_more(
    const State* s, const Setup* c, const Mind* m, List* todo, const Op* op, int u
) noexcept nogil
cdef int damage_left(const State* s, const Setup* c, const Op* op, List* todo, int ref) noexcept nogil
cdef int untouchable(const State* s, const Setup* c, int source, int ref) noexcept nogil
cdef int lasting(const State* s, const Op* op, int u) noexcept nogil
cdef int crypt_change(const State* s, const Setup* c, const Mind* m, const Op* op, int u) noexcept nogil
cdef int crypt_rule(const Op* op) noexcept nogil
cdef int mark_worth(const State* s, int status, int u) noexcept nogil
cdef int cleaned(const State* s, int what, int u) noexcept nogil
cdef int op_on_monster(
    const State* s, const Setup* c, const Mind* m, List* todo, const Op* op, int u
) noexcept nogil
cdef int eager(const State* s, const Mind* m, int u) noexcept nogil
cdef int monster_change(const State* s, const Setup* c, const Mind* m, const Op* op, int u) noexcept nogil
cdef int op_on_structure(
    const State* s, const Setup* c, const Mind* m, List* todo, const Op* op, int i
) noexcept nogil

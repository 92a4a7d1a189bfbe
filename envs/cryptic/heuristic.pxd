cimport cython
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memcpy, memset

from ..core.frames cimport below_top, top
from ..core.rng cimport mix
from ..core.state cimport Frame
from .arts cimport aim_worth, best_use, item_worth, restore_worth, slot_worth
from .deeds cimport attack_damage
from .explorer cimport Plan, begin, choose_way, companion_worth, foresee, menu_worth, turn_worth, way_worth
from .field cimport SHUT, explore
from .goals cimport aspire, crypt_walker, estate, site_worth
from .grid cimport distance, neighbour, present
from .legal cimport legal
from .move cimport points_left, under_way
from .outcome cimport outcome, run_worth
from .packs cimport choose_prowl, hunt, lair_worth, pack_worth, scent, stalk
from .picks cimport codex_worth, doorstep, entrance_away, entrance_worth, guard_worth, pick_worth, sheet_worth
from .reign cimport den_worth, keeping, monolith_away, reign_worth
from .setup cimport *
from .sheets cimport aim_of, cast_of, effect_at, stamina_of, weapon_at
from .sight cimport STOP_ALL
from .state cimport *
from .strikes cimport hit_worth, strike_hits
from .units cimport BIT
from .worth cimport LEAST, Mind, NOTHING, RATHER_NOT, SURE, chance, pain, think, weary

ctypedef struct Mask:
    int8_t on[839]

@cython.locals(mask=Mask, t=State)
cdef int advise(const State* s, const Setup* c, uint64_t seed) noexcept nogil
@cython.locals(m=Mind, p=Plan)
cdef int best_answer(State* s, const Setup* c, const int8_t* mask, uint64_t seed) noexcept nogil
cdef int tie_break(uint64_t seed, int action) noexcept nogil
cdef void prepare_question(State* s, const Setup* c, Mind* m, const Frame* f, Plan* p) noexcept nogil
cdef void look_in(State* s, const Setup* c, Mind* m, int u, Plan* p) noexcept nogil
cdef void choose_step(State* s, const Setup* c, const Mind* m, const Frame* f, Plan* p) noexcept nogil
cdef void survey(const State* s, const Setup* c, const Mind* m, Plan* p) noexcept nogil
cdef int answer_worth(State* s, const Setup* c, Mind* m, Plan* p, const Frame* f, int action) noexcept nogil
cdef int answer_worth_more(
    const State* s, const Setup* c, Mind* m, Plan* p, const Frame* f, int action
) noexcept nogil
cdef int setup_worth(
    const State* s, const Setup* c, Mind* m, Plan* p, const Frame* f, int action
) noexcept nogil
cdef int source_worth(
    const State* s, const Setup* c, const Mind* m, Plan* p, const Frame* f, int slot
) noexcept nogil
cdef int target_worth(
    const State* s, const Setup* c, const Mind* m, Plan* p, const Frame* f, int action
) noexcept nogil
cdef int part_worth(
    const State* s, const Setup* c, const Mind* m, int u, int slot, int effect, int ref, int cell
) noexcept nogil
cdef int ref_at(const State* s, int cell) noexcept nogil
cdef int goddess_target(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int ref, int cell
) noexcept nogil
cdef int errand_worth(
    const State* s, const Setup* c, const Mind* m, int u, int verb, int ref, int cell
) noexcept nogil
cdef int space_worth(const State* s, const Setup* c, Plan* p, int u, int cell) noexcept nogil
cdef int option_worth(const State* s, const Setup* c, const Frame* f, int slot) noexcept nogil
cdef int stuff_worth(const State* s, const Setup* c, const Mind* m, int other, int slot) noexcept nogil
cdef int reroll_worth(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
cdef int stake_of_deed(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
@cython.locals(list_=List)
cdef int stake_of_list(
    const State* s, const Setup* c, const Mind* m, int u, const Frame* check, const Frame* cause
) noexcept nogil
cdef int trigger_worth(const State* s, const Setup* c, const Mind* m, const Frame* f) noexcept nogil
cdef int prepared_worth(const State* s, const Setup* c, const Mind* m, Plan* p, int u) noexcept nogil
cdef int direction_worth(const State* s, const Setup* c, const Frame* f, int direction) noexcept nogil

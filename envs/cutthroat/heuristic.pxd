cimport cython
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memset

from ..core.frames cimport top
from ..core.rng cimport mix
from ..core.state cimport Frame
from .attack cimport claimed_kind
from .forecast cimport *
from .kills cimport worth_of
from .legal cimport legal
from .piles cimport takeable
from .plays cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *
from .things cimport WHOM_THING, curable
from .worth cimport *

cdef enum:
    LEAST_GAIN = 8  # below it nothing is played
    RATHER_NOT = -1000
    HALVED = 60  # what the taker of I13 loses by halved Attacks
    CLOSING_FIGHT = 200  # what it costs to fight Fortune
    GREED = 100  # I19: where every card may stop a kill, a Round more for everybody comes of it
    DEFENCE = 60  # I21: what an Attack is worth to the party
    NAMED = 15  # LP that a strike by name takes, more or less
    CLEANSED = 40  # an Attack that is not halved

ctypedef struct Mask:
    int8_t on[177]

@cython.locals(mask=Mask, m=Mind)
cdef int advise(const State* s, const Setup* c, uint64_t seed) noexcept nogil
cdef int tie_break(uint64_t seed, int action) noexcept nogil
cdef int value_of(const State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
cdef int value_in_window(const State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
cdef int value_in_round(const State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
cdef int value_of_attack_choice(const State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
cdef int value_apart(const State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
cdef int keep(const State* s, int worth) noexcept nogil
cdef int playing(const State* s, const Setup* c, const Mind* m, const Frame* f, int face) noexcept nogil
cdef int using(const State* s, const Setup* c, const Mind* m, const Frame* f, int thing) noexcept nogil
@cython.locals(stage=Stage)
cdef int use_fire(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int use_cure(const State* s, const Setup* c, const Mind* m, int thing) noexcept nogil
cdef int cure_value(const State* s, const Setup* c, const Mind* m, int thing, int seat) noexcept nogil
cdef int use_iron(const State* s, const Setup* c, const Mind* m) noexcept nogil
@cython.locals(stage=Stage)
cdef int use_finger(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int cheapest_attack(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int use_redraw(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int any_number(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int use_clasp(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int manner_value(const State* s, const Setup* c, const Mind* m, int thing, int action) noexcept nogil
cdef int healed_value(const State* s, const Setup* c, const Mind* m, int thing, int healer) noexcept nogil
cdef int naming_value(const State* s, const Setup* c, const Mind* m, int source, int seat) noexcept nogil
@cython.locals(stage=Stage)
cdef int set_value(const State* s, const Setup* c, const Mind* m, int action) noexcept nogil
cdef int idle_value(const State* s, const Setup* c, const Mind* m) noexcept nogil
@cython.locals(stage=Stage)
cdef int second_value(const State* s, const Setup* c, const Mind* m, int face) noexcept nogil
cdef int trap_value(const State* s, const Setup* c, const Mind* m, int face) noexcept nogil
cdef int vote_value(const State* s, const Mind* m, int side) noexcept nogil
@cython.locals(stage=Stage)
cdef int claim_value(const State* s, const Setup* c, const Mind* m, int claim) noexcept nogil
cdef int would_be_true(const State* s, const Mind* m, int face, int claim) noexcept nogil
cdef int doubt(const State* s, const Setup* c, int kind, int damage) noexcept nogil
cdef int seen_copies(const State* s, const Mind* m, int kind) noexcept nogil
cdef int challenge_value(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int target_value(const State* s, const Setup* c, const Mind* m, int action) noexcept nogil
@cython.locals(stage=Stage)
cdef int blame(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int fortune_value(const State* s, const Setup* c, const Mind* m, int deck) noexcept nogil
cdef int fortune_name_value(const State* s, const Mind* m, int card, int seat) noexcept nogil
cdef int steal_value(const State* s, const Setup* c, const Mind* m, int seat) noexcept nogil
cdef int best_taken(const State* s, const Setup* c, int seat) noexcept nogil
cdef int strike_choice_value(const State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
cdef int lay_value(const State* s, const Setup* c, const Mind* m, int face) noexcept nogil
cdef int bid_value(const State* s, const Setup* c, const Mind* m, int lp) noexcept nogil
cdef int pick_value(const State* s, const Setup* c, int encounter) noexcept nogil

"""What an Action card that is played is worth to the built-in player, whoever plays it."""
cimport cython

from ..core.frames cimport top
from ..core.state cimport Frame
from .attack cimport bonuses
from .forecast cimport *
from .kills cimport WOUND
from .seats cimport *
from .setup cimport *
from .state cimport *
from .windows cimport swappable
from .worth cimport *

cdef enum:
    LEAST_BLOW = 20  # I15: with less you may have done the least damage of all
    MOST_BLOW = 40  # E09: with so much, the most
    NEXT_CARD = 30  # the card that a player tripped up will not set

cdef int gain(const State* s, const Setup* c, const Mind* m, int kind, int player, int target) noexcept nogil
cdef int best_gain(const State* s, const Setup* c, const Mind* m, int kind) noexcept nogil
cdef int may_be_named(const State* s, const Mind* m, int kind, int seat) noexcept nogil
cdef int gain_of_play(const State* s, const Setup* c, const Mind* m, int i) noexcept nogil
cdef int play_below(const State* s, int i) noexcept nogil
@cython.locals(stage=Stage)
cdef int gain_by_tripping(const State* s, const Setup* c, const Mind* m, int kind) noexcept nogil
@cython.locals(stage=Stage, theirs=Guess)
cdef int gain_by_swap(const State* s, const Setup* c, const Mind* m, int player, int target) noexcept nogil
cdef int impact(const State* s, const Setup* c) noexcept nogil
cdef int impact_at(const State* s, const Setup* c, int position) noexcept nogil
cdef int kills_with(const State* s, const Setup* c, int creature, int damage) noexcept nogil
@cython.locals(stage=Stage)
cdef int after_attack(const State* s, const Setup* c, const Mind* m, int creature, int damage) noexcept nogil
cdef int gain_by_miss(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int gain_by_bonus(const State* s, const Setup* c, const Mind* m, int bonus) noexcept nogil
cdef int gain_by_stand_in(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int gain_by_numbers(const State* s, const Setup* c, const Mind* m, int player, int target) noexcept nogil
cdef int gain_by_redirect(const State* s, const Mind* m, int target) noexcept nogil
cdef int gain_by_less(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int damage_to(const State* s, const Mind* m, int seat, int amount) noexcept nogil
cdef int strike_comes(const State* s) noexcept nogil
@cython.locals(stage=Stage)
cdef int value_of_number(const State* s, const Setup* c, const Mind* m, int number) noexcept nogil
cdef int best_setting(const State* s, const Setup* c, const Mind* m, Stage* stage) noexcept nogil
cdef int setting_value(const State* s, const Setup* c, const Mind* m, Stage* stage, int face) noexcept nogil
cdef int risk_of_hitting(const State* s, const Setup* c, const Mind* m, const Stage* stage, int face, int damage) noexcept nogil
cdef int rider_value(int kind) noexcept nogil
cdef int expected_blow(const State* s, const Setup* c, const Mind* m, const Stage* stage, int face) noexcept nogil
cdef int misses_at_first(const State* s, int seat) noexcept nogil
cdef int survival(const Stage* stage) noexcept nogil

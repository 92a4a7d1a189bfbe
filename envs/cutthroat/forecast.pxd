"""The rest of a Round as the built-in player foresees it: who will hit, who will kill, whom it will strike."""
cimport cython
from libc.stdint cimport int8_t

from ..core.state cimport Frame
from .kills cimport counted_n, is_last, worth_of
from .seats cimport *
from .setup cimport *
from .state cimport *
from .worth cimport *

cdef enum:
    BLOW = 27  # what a card that you do not know is expected to hit for
    BLOW_SPREAD = 18  # its variance, in squares of 5 LP
    CERTAIN = 1000  # of a chance
    WON = 250  # a Relic to be won
    ENVY = 100  # how much a kill of others is a loss, in percent of an equal share

# What is expected of one or several cards: the sum of damage and its variance, in squares of 5 LP.
ctypedef struct Guess:
    int mean
    int spread

# The fight for one creature from now to the end of the Round.
ctypedef struct Stage:
    int lp  # 0: there is no creature to fight for
    int prize  # what its kill is worth to the killer
    Guess before  # cards of others that come before yours
    Guess after
    int n_before
    int n_after
    int mine  # damage of your own unrevealed cards
    int strike  # what it costs you if nobody kills it this Round

cdef int turn_of(const State* s) noexcept nogil
cdef int goes_before(const State* s, const Setup* c, int seat, int other) noexcept nogil
cdef int in_force(const State* s, int event) noexcept nogil
cdef int prize_of(const State* s, const Setup* c, int seat) noexcept nogil
cdef int target_of(const State* s) noexcept nogil
cdef int steps_up(const State* s, int seat) noexcept nogil
cdef int steps_down(const State* s, const Setup* c, int seat, int face) noexcept nogil
cdef int flat_bonus(const State* s, const Setup* c, int seat, int face) noexcept nogil
cdef int standing_bonus(const State* s, const Setup* c, int seat, int value) noexcept nogil
cdef int reduced(const State* s, const Setup* c, int value, int damage) noexcept nogil
cdef int blow(const State* s, const Setup* c, int seat, int face) noexcept nogil
@cython.locals(guess=Guess)
cdef Guess one_card(const State* s, const Setup* c, const Mind* m, int seat, int i) noexcept nogil
@cython.locals(guess=Guess, one=Guess)
cdef Guess cards_of(const State* s, const Setup* c, const Mind* m, int seat, int turns) noexcept nogil
@cython.locals(guess=Guess, stage=Stage)
cdef Stage stage_without(const State* s, const Setup* c, const Mind* m, int without) noexcept nogil
cdef int reach(int mean, int spread, int lp) noexcept nogil
cdef int value_of_stage(const State* s, const Setup* c, const Mind* m, const Stage* stage) noexcept nogil
cdef int pack_value(const State* s, const Mind* m, const Stage* stage) noexcept nogil
cdef int kill_chance(const State* s, const Setup* c, const Stage* stage) noexcept nogil
cdef int number_damage(const State* s, const Setup* c, const Mind* m, int number) noexcept nogil
cdef int wide_damage(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int strike_damage(const State* s, const Setup* c, const Mind* m) noexcept nogil

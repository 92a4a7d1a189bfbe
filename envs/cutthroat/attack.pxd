cimport cython
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from .fate cimport can_draw, offer_fortune
from .harm cimport *
from .kills cimport WOUND, creature_id, hurt_creature
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *
from .turning cimport *

cdef enum:
    STEP_ANNOUNCE = 0
    STEP_CHALLENGE = 1
    STEP_REVEAL = 2
    STEP_MANEUVER = 3
    STEP_REPLACED = 4
    STEP_ATTACK = 5
    STEP_SPECIAL = 6
    STEP_POSITION = 7
    STEP_FORTUNE = 8
    STEP_WINDOW = 9
    STEP_HIT = 10
    STEP_HOLY = 11
    STEP_DAMAGE = 12
    STEP_BURST = 13
    STEP_REWARDS = 14
    STEP_STEAL = 15
    STEP_PLACE = 16
    CLAIM_PROTECTED_30 = 15
    CLAIM_PROTECTED_25 = 16
    CROWD_REACH = 2  # D10

cdef void turn_task(State* s, const Setup* c) noexcept nogil
cdef void settle_task(State* s, const Setup* c) noexcept nogil
cdef void begin_attack(State* s, const Setup* c, int seat) noexcept nogil
@cython.locals(order=Order)
cdef void next_challenge(State* s, const Setup* c) noexcept nogil
cdef int claimed_kind(int claim) noexcept nogil
cdef int is_true(const State* s, const Setup* c) noexcept nogil
cdef void answer_announce(State* s, const Setup* c, int action) noexcept nogil
cdef void answer_challenge(State* s, const Setup* c, int challenger, int action) noexcept nogil
cdef void reveal(State* s, const Setup* c) noexcept nogil
cdef int is_trap(const State* s) noexcept nogil
cdef void lay_for_trap(State* s, const Setup* c, int seat) noexcept nogil
cdef void lay_rider(State* s, const Setup* c) noexcept nogil
cdef void start_attack(State* s, const Setup* c) noexcept nogil
cdef void bind_riders(State* s, const Setup* c) noexcept nogil
cdef int best_hit(const State* s, const Setup* c) noexcept nogil
cdef int value_of(const Setup* c, const Attack* a) noexcept nogil
cdef int printed_value(const Setup* c, const Attack* a) noexcept nogil
cdef void ask_special(State* s, const Setup* c) noexcept nogil
cdef void answer_target(State* s, const Setup* c, int action) noexcept nogil
cdef void defend(State* s, const Setup* c) noexcept nogil
cdef void find_position(State* s, const Setup* c) noexcept nogil
cdef void put_away(State* s, const Setup* c) noexcept nogil
cdef void end_attack(State* s, const Setup* c) noexcept nogil
cdef void give_up(State* s, const Setup* c) noexcept nogil
cdef int retarget(State* s) noexcept nogil
cdef int damage_of(const State* s, const Setup* c) noexcept nogil
cdef int bonuses(const State* s, const Setup* c) noexcept nogil
cdef void do_damage(State* s, const Setup* c) noexcept nogil
cdef void note_blow(State* s, const Setup* c) noexcept nogil
cdef int wounds(const State* s) noexcept nogil
cdef void rewards(State* s, const Setup* c) noexcept nogil
cdef void mark_crowd(State* s, const Setup* c) noexcept nogil
cdef int can_steal(const State* s, const Setup* c, int seat) noexcept nogil
cdef int has_takeable(const State* s, int seat) noexcept nogil
cdef void show_claims(State* s, const Setup* c) noexcept nogil
cdef void discard_claims(State* s) noexcept nogil

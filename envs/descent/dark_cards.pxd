cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .arms cimport any_target, may_attack, weapon_of_verb, weapon_verbs
from .attack cimport begin_attack, monster_attack
from .dice cimport ask_healing, ask_test, reroll_roll, roll_die
from .figures cimport add_monster, in_group
from .grid cimport has, offer, seat_of
from .harm cimport afflict, fall, hurt, recover, tire
from .hero_turn cimport walk_on
from .piles cimport draw_cards, mix_deck, take_from_deck, take_from_hand, take_up, top_card
from .placing cimport room_adjoining
from .reinforcing cimport room_for
from .sheets cimport attribute_of, speed_of
from .specials cimport hero_near
from .setup cimport *
from .state cimport *

cdef void card_task(State* s, const Setup* c) noexcept nogil
cdef void basic_task(State* s, const Setup* c, Frame* f, int card) noexcept nogil
cdef void dart_task(State* s, const Setup* c, Frame* f, int u) noexcept nogil
cdef void charm_task(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int legal_deed(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef void answer_deed(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void magus_task(State* s, const Setup* c, Frame* f, int card) noexcept nogil
cdef int standing_heroes(const State* s, const Setup* c) noexcept nogil
cdef void ritual_task(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void draw_aside(State* s, int n) noexcept nogil
cdef int aside_left(const State* s) noexcept nogil
cdef void keep_all(State* s) noexcept nogil
cdef void keep_aside(State* s, int card) noexcept nogil
cdef void diabolic_task(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef void saboteur_task(State* s, const Setup* c, Frame* f, int card) noexcept nogil
cdef void demon_task(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef void warlord_task(State* s, const Setup* c, Frame* f, int card) noexcept nogil
cdef void rage_task(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void reinforce(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef void universal_task(State* s, const Setup* c, Frame* f, int card) noexcept nogil
cdef void plan_task(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void place_planned(State* s, int n, int position, int k) noexcept nogil
cdef void schemes_task(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef void relic_task(State* s, const Setup* c) noexcept nogil
cdef void staff_reroll(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef void reroll_in_attack(State* s, int number, int k, int i) noexcept nogil

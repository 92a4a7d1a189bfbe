cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .acts cimport move_action, on_map, spend_action, work_door
from .arms cimport weapon_of_verb, weapon_verbs
from .attack cimport hero_attack
from .dice cimport ask_healing
from .figures cimport remove
from .grid cimport has, is_hero, is_hero_named, offer, seat_of, skilled, within
from .harm cimport afflict, cure, pay_fatigue, recover, refresh_fatigue
from .hero_turn cimport acted, begin_familiar, familiar_may_act, walk_on
from .move cimport ask_roam, shift_to, take_step
from .quests cimport drop_carried, leave_map, lose_carried, monster_usable
from .sheets cimport exhaust_item, give_item, lose_item, speed_of, use_search_card
from .skills cimport use_skill
from .steps cimport legal_steps, points_of_fatigue, stops_here, webbed
from .setup cimport *
from .state cimport *

cdef void answer_menu(State* s, const Setup* c, int h, int action) noexcept nogil
cdef void gain_point(State* s, const Setup* c, int h) noexcept nogil
cdef void answer_verb(State* s, const Setup* c, int h, int verb) noexcept nogil
cdef void answer_action_verb(State* s, const Setup* c, int h, int verb) noexcept nogil
cdef void answer_free_verb(State* s, const Setup* c, int h, int verb) noexcept nogil
cdef void answer_familiar(State* s, const Setup* c, int h) noexcept nogil
cdef void answer_end(State* s, const Setup* c, int h) noexcept nogil
cdef void last_chance_task(State* s, const Setup* c) noexcept nogil
cdef void action_task(State* s, const Setup* c) noexcept nogil
cdef void answer_item(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void revival_task(State* s, const Setup* c) noexcept nogil
cdef void use_feat(State* s, const Setup* c, int h) noexcept nogil
cdef void feat_task(State* s, const Setup* c) noexcept nogil
cdef void syndraels_feat(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef int any_companion(const State* s, const Setup* c, int h) noexcept nogil
cdef int companion(const State* s, int h, int other) noexcept nogil
cdef int legal_walk(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef void answer_walk(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void jains_feat(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef int legal_jain(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef void answer_jain(State* s, const Setup* c, const Frame* f, int action) noexcept nogil

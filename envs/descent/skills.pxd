cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .acts cimport on_map, spend_action, work_door
from .arms cimport can_attack_with
from .attack cimport attack_on, begin_attack, hero_attack
from .blows cimport heal
from .dice cimport ask_healing, ask_test
from .figures cimport clear_figure, lift, remove
from .grid cimport ask_window, fig_adjacent, fig_beside, has, ready, seat_of, skilled, within
from .harm cimport afflict, cure, hurt, pay_fatigue, recover, refresh_fatigue
from .hero_menu cimport has_melee
from .hero_turn cimport begin_familiar
from .move cimport ask_roam
from .piles cimport discard_random
from .quests cimport monster_usable
from .sheets cimport can_pay, exhaust, speed_of
from .sight cimport sees, sees_space
from .setup cimport *
from .state cimport *

cdef void use_skill(State* s, const Setup* c, int h, int skill) noexcept nogil
cdef int is_plain_attack(int skill) noexcept nogil
cdef void skill_task(State* s, const Setup* c) noexcept nogil
cdef void ask(State* s, const Frame* f, int kind, int h) noexcept nogil
cdef void warrior_task(State* s, const Setup* c, Frame* f, int skill) noexcept nogil
cdef void charge_task(State* s, const Setup* c, Frame* f, int h, int skill) noexcept nogil
cdef void oath_task(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef void disciple_task(State* s, const Setup* c, Frame* f, int skill) noexcept nogil
cdef void radiant_light(State* s, const Setup* c, int h, int n) noexcept nogil
cdef void blessed_task(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef int any_beside(const State* s, const Setup* c, int h) noexcept nogil
cdef int hero_beside(const State* s, int h, int other) noexcept nogil
cdef void prayer_task(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef int more_to_pray_for(const State* s, const Setup* c, int h, int named) noexcept nogil
cdef void bless(State* s, const Setup* c, int h, int named) noexcept nogil
cdef void cleanse(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef void spirit_task(State* s, const Setup* c, Frame* f, int skill) noexcept nogil
cdef void storm(State* s, const Setup* c, int h) noexcept nogil
cdef void offer_spirits(State* s, const Setup* c, const Frame* f, int h) noexcept nogil
cdef int spirits_usable(const State* s, const Setup* c, int h) noexcept nogil
cdef int living_victims(const State* s, int h) noexcept nogil
cdef void spirits_task(State* s, const Setup* c, const Frame* f, int h) noexcept nogil
cdef void necro_task(State* s, const Setup* c, Frame* f, int skill) noexcept nogil
cdef void raise_dead(State* s, const Setup* c, int h) noexcept nogil
cdef void command_task(State* s, const Setup* c, Frame* f, int h) noexcept nogil
cdef void scout_task(State* s, const Setup* c, const Frame* f, int skill) noexcept nogil

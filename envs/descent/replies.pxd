cimport cython

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .arms cimport may_attack, necro_of, shot_steps, striker_of, target_ok
from .attack cimport attack_on, hero_attack, owner_seat
from .dark_cards cimport reroll_in_attack
from .dice cimport ask_test, reroll_all, reroll_roll, roller_seat
from .figures cimport lift, put
from .grid cimport is_hero, is_monster, seat_of, stamina_left
from .harm cimport afflict, hurt, pay_fatigue
from .move cimport ask_roam
from .overlord_turn cimport petty_task, play
from .piles cimport draw_cards, overlord_looks, take_from_hand, top_to_bottom
from .plot cimport gain_threat, pay, trigger
from .pools cimport add_die_to, hero_defence, pool_shields
from .search cimport appraise, foil
from .sheets cimport attribute_of, exhaust, exhaust_item, use_search_card
from .steps cimport points_of_fatigue
from .windows cimport defendable, shield_of
from .setup cimport *
from .state cimport *

cdef void answer_window(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void pass_window(State* s, const Frame* f, int code) noexcept nogil
cdef int asks_heroes(int code) noexcept nogil
cdef void use_reply(State* s, const Setup* c, int h, int skill) noexcept nogil
cdef void trigger_reply(State* s, const Setup* c, const Frame* f, int card) noexcept nogil
cdef void plot_task(State* s, const Setup* c) noexcept nogil
cdef void conceal(State* s, const Frame* f) noexcept nogil
cdef void bait(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int bait_attacks(const State* s, const Setup* c, int v, int h) noexcept nogil
cdef void card_reply(State* s, const Setup* c, const Frame* f, int code, int card) noexcept nogil
cdef void begin_reroll(State* s, const Frame* f, int code) noexcept nogil
cdef void push_reroll(State* s, const Frame* f, int code, int deed, int only) noexcept nogil
cdef void reroll_task(State* s, const Setup* c) noexcept nogil
cdef int reroll_seat(const State* s, const Frame* f) noexcept nogil
cdef void many_task(State* s, const Setup* c) noexcept nogil
cdef void search_reply(State* s, const Setup* c, const Frame* f, int card) noexcept nogil
cdef int roller_of(const State* s, const Frame* f, int code) noexcept nogil
cdef void item_reply(State* s, const Setup* c, const Frame* f, int code, int place) noexcept nogil
cdef void defend_with(State* s, const Setup* c, int number, int k, int h, int item) noexcept nogil
cdef void training_task(State* s, const Setup* c) noexcept nogil
cdef void shield_task(State* s, const Setup* c) noexcept nogil
cdef void skill_reply(State* s, const Setup* c, const Frame* f, int code, int i) noexcept nogil
cdef void attack_skill(State* s, const Setup* c, const Frame* f, int code, int h, int skill) noexcept nogil
cdef void execute_task(State* s, const Setup* c) noexcept nogil
cdef void event_skill(State* s, const Setup* c, const Frame* f, int h, int skill) noexcept nogil
cdef void defend(State* s, int h, int number) noexcept nogil
cdef void reply_task(State* s, const Setup* c) noexcept nogil
cdef void add_to_pool(State* s, int number, int u, int kind) noexcept nogil
cdef void verb_reply(State* s, const Setup* c, const Frame* f, int code, int verb) noexcept nogil
cdef void ability_reply(State* s, const Setup* c, const Frame* f, int code) noexcept nogil
cdef void ability_task(State* s, const Setup* c) noexcept nogil
cdef void lend_dice(State* s, const Setup* c, int number, int h, int other) noexcept nogil

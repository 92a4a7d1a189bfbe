cimport cython
from libc.stdint cimport uint8_t

from ..core.frames cimport below_top, pop, push, top
from ..core.rng cimport shuffle
from ..core.state cimport Frame, RUNNING
from .actions cimport play_task
from .attack cimport answer_announce, answer_challenge, answer_target, settle_task, turn_task
from .choices cimport answer_set, choosing_task, clear_choices, initiative_task, setting_task
from .encounter cimport encounter_task, ending_task, game_task
from .fate cimport answer_fortune, answer_name_fortune, fate_task
from .harm cimport *
from .piles cimport *
from .rewards cimport answer_altar, answer_spent, reward_task
from .rounds cimport answer_offer, round_task
from .seats cimport *
from .setup cimport *
from .state cimport *
from .strike cimport boss_task, strike_task
from .things cimport answer_healed, answer_manner, answer_whom, hateful_eye, item_task, mark_used
from .windows cimport answer_window, seek

@cython.locals(decks=uint8_t[6])
cdef void deal(State* s, const Setup* c) noexcept nogil
cdef void shuffle_from_zero(State* s, uint8_t* items, int n) noexcept nogil
cdef void step(State* s, const Setup* c, int action) noexcept nogil
cdef void run(State* s, const Setup* c) noexcept nogil
cdef void carry_on(State* s, const Setup* c, int kind) noexcept nogil
@cython.locals(order=Order)
cdef int cut_hands(State* s, const Setup* c) noexcept nogil
cdef int is_window(int kind) noexcept nogil
cdef void answer(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void answer_own(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void answer_attacker(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void answer_strike(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void refuse(State* s, const Setup* c, int taker, int refuser, int action) noexcept nogil
cdef void answer_discard(State* s, Frame f, int action) noexcept nogil
cdef void answer_lay(State* s, const Setup* c, int seat, int action) noexcept nogil
cdef void answer_steal(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void answer_shank(State* s, const Setup* c, int seat, int action) noexcept nogil

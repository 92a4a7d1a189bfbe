cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame, RUNNING
from .actions cimport answer_menu, answer_monster, answer_source, answer_target
from .checks cimport answer_reroll, check_task, happened_task
from .deal cimport answer_setup, game_task
from .deeds cimport deed_task, hit_task
from .goddess cimport (
    activation_task,
    answer_goddess_target,
    answer_guard,
    answer_powers,
    answer_summon,
    discard_for_power,
    goddess_turn_task,
    guards_task,
)
from .hand cimport over_limit
from .harm cimport damage_task
from .items cimport answer_loot, answer_teleport, answer_trade, keep_artifact, pick_task, spend_soul
from .legal cimport has_choice, legal
from .lists cimport run_effect
from .move cimport (
    answer_direction,
    answer_step,
    enter,
    enter_task,
    move_task,
    shift,
    shove_task,
    step_task,
    walk_task,
)
from .operations cimport list_task, use_door
from .prepared cimport answer_prepared, interrupt_task, window_task
from .rounds cimport answer_unit, begin_entry, round_task, turn_task
from .setup cimport *
from .sheets cimport gather, note_changes, set_used
from .state cimport *
from .summon cimport clear_unit

cdef void deal(State* s, const Setup* c) noexcept nogil
cdef void step(State* s, const Setup* c, int action) noexcept nogil
cdef void run(State* s, const Setup* c) noexcept nogil
@cython.locals(mask=int8_t[839])
cdef int only_choice(const State* s, const Setup* c) noexcept nogil
cdef void carry_on(State* s, const Setup* c, int kind) noexcept nogil
cdef void carry_on_rest(State* s, const Setup* c, int kind) noexcept nogil
@cython.locals(f=Frame)
cdef void answer(State* s, const Setup* c, int action) noexcept nogil
cdef void answer_rest(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void answer_trigger(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void answer_space(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void answer_option(State* s, const Setup* c, const Frame* f, int slot) noexcept nogil

cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .arms cimport (
    any_target,
    attackable,
    is_ranged,
    may_shoot_running,
    necro_of,
    shot_steps,
    target_ok,
    unblocking,
    weapon_of_verb,
)
from .blows cimport finish
from .dice cimport ask_test
from .geometry cimport OBSTACLE
from .grid cimport (
    able,
    ask_window,
    fig_adjacent,
    has,
    is_hero,
    is_monster,
    map_of,
    offer,
    seat_of,
    space_distance,
    terrain,
)
from .move cimport ask_roam
from .pools cimport (
    build_attack_pool,
    dice_range,
    dice_surges,
    find_affected,
    printed_bonuses,
    roll_attack,
    roll_defence,
    shows_x,
)
from .sheets cimport faceup_cards
from .sight cimport target_space
from .surges cimport affect, list_options, needs_sight_paid
from .setup cimport *
from .state cimport *

cdef int begin_attack(
    State* s, const Setup* c, int attacker, int seat, int weapon, int how, int flags
) noexcept nogil
cdef int hero_attack(State* s, const Setup* c, int h, int weapon, int how, int flags) noexcept nogil
cdef int monster_attack(State* s, const Setup* c, int u, int how, int flags) noexcept nogil
cdef void attack_on(
    State* s, const Setup* c, int u, int seat, int weapon, int how, int flags, int v
) noexcept nogil
cdef void attack_task(State* s, const Setup* c) noexcept nogil
cdef int in_order(const State* s, const Attack* a) noexcept nogil
cdef void declare(State* s, const Setup* c, Frame* f, Attack* a) noexcept nogil
cdef void run_before(State* s, const Setup* c, int number, Attack* a) noexcept nogil
cdef int second_named(const State* s, const Setup* c, const Attack* a) noexcept nogil
cdef int second_target_ok(const State* s, const Setup* c, const Attack* a, int v) noexcept nogil
cdef void fix_target(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef void before_dice(State* s, const Setup* c, Frame* f, Attack* a) noexcept nogil
cdef int names_hero(const Attack* a) noexcept nogil
cdef void not_me(State* s, const Setup* c, Frame* f, const Attack* a) noexcept nogil
cdef int near_other_monster(const State* s, int v) noexcept nogil
cdef void not_me_task(State* s, const Setup* c) noexcept nogil
cdef void dice(State* s, const Setup* c, Frame* f, Attack* a) noexcept nogil
cdef int next_pool(const Attack* a) noexcept nogil
cdef void ask_defence(const State* s, const Setup* c, int number, const Attack* a, int k) noexcept nogil
cdef int owner_seat(const State* s, int u) noexcept nogil
cdef void added_surges(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef int is_greedy(const State* s, int u) noexcept nogil
cdef void after_dice(State* s, const Setup* c, Frame* f, Attack* a) noexcept nogil
cdef int reaches(const State* s, const Setup* c, Attack* a) noexcept nogil
cdef void drop_affected(Attack* a, int v) noexcept nogil
cdef void sort_affected(const State* s, Attack* a) noexcept nogil
cdef int comes_before(const State* s, const Attack* a, int i, int k) noexcept nogil
cdef void swap_affected(Attack* a, int k) noexcept nogil
cdef void answer_target(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void answer_weapon(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int legal_target(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int legal_path(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int on_path(const Attack* a, int cell) noexcept nogil
cdef void answer_path(State* s, const Setup* c, const Frame* f, int action) noexcept nogil

cimport cython
from libc.stdint cimport uint8_t
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.rng cimport below, shuffle
from ..core.state cimport TERMINATED
from .attack cimport discard_claims, show_claims
from .fate cimport make_deck
from .harm cimport *
from .kills cimport lay_out
from .piles cimport *
from .rewards cimport reward_task
from .rounds cimport clear_round, clear_stack, mischief_tokens, note_largest
from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    N_BOSSES = 2

cdef void game_task(State* s, const Setup* c) noexcept nogil
cdef void build(State* s, const Setup* c) noexcept nogil
@cython.locals(pool=uint8_t[51])
cdef void build_stack(State* s, const Setup* c) noexcept nogil
cdef void build_deck(State* s, const Setup* c) noexcept nogil
cdef int in_pool(const Setup* c, int e) noexcept nogil
cdef void next_encounter(State* s, const Setup* c) noexcept nogil
cdef void end_game(State* s, const Setup* c) noexcept nogil
cdef int better(const State* s, const Setup* c, int seat, int other) noexcept nogil
cdef int barred_from_winning(const State* s, const Setup* c, int seat) noexcept nogil
cdef void encounter_task(State* s, const Setup* c) noexcept nogil
cdef void reveal_encounter(State* s, const Setup* c) noexcept nogil
cdef int boss_bit(int e) noexcept nogil
cdef int escapes(const State* s, const Setup* c, int e) noexcept nogil
@cython.locals(order=Order)
cdef void refill_all(State* s, const Setup* c) noexcept nogil
cdef void draw_event(State* s, const Setup* c) noexcept nogil
cdef void show_relics(State* s, const Setup* c) noexcept nogil
@cython.locals(pool=uint8_t[51])
cdef void replace_encounter(State* s, const Setup* c) noexcept nogil
cdef void fortune_begins(State* s, const Setup* c) noexcept nogil
cdef void begin_counts(State* s) noexcept nogil
cdef void crown(State* s, const Setup* c) noexcept nogil
cdef void start_effects(State* s, const Setup* c) noexcept nogil
cdef void ending_task(State* s, const Setup* c) noexcept nogil
cdef void return_cards(State* s, const Setup* c) noexcept nogil
cdef void feast(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef void clear_encounter(State* s, const Setup* c) noexcept nogil
cdef void unsold(State* s) noexcept nogil

cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .aims cimport carries
from .grid cimport distance, listens, offer, present, seat_of
from .harm cimport board_done, check_victory, draw_knowledge, leave
from .setup cimport *
from .sheets cimport gather, has
from .state cimport *
from .units cimport BIT, adjacent, lift

cdef void charge(State* s, const Setup* c, int u, int slot) noexcept nogil
cdef void sources_changed(State* s, const Setup* c) noexcept nogil
cdef void spend_soul(State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int charge_slots(const State* s, int u, int8_t* mask) noexcept nogil
cdef void pick_task(State* s, const Setup* c) noexcept nogil
cdef int draw_item(State* s, const Setup* c, int cell) noexcept nogil
cdef void gain_item(State* s, int u, int item) noexcept nogil
cdef void lose_item(State* s, int u, int i) noexcept nogil
cdef void keep_artifact(State* s, const Setup* c, int u, int kept) noexcept nogil
cdef void put_under_relics(State* s, int slot, int item) noexcept nogil
cdef void begin_trade(State* s, const Setup* c, int u, int partner) noexcept nogil
cdef int legal_trade(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int goods(const State* s, const Frame* f, int verb, int8_t* mask) noexcept nogil
cdef int amount(const State* s, int u, int kind) noexcept nogil
cdef void answer_trade(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void pass_item(State* s, int giver, int taker, int i) noexcept nogil
cdef void pass_one(State* s, int giver, int taker, int kind) noexcept nogil
cdef int lootable(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef int may_loot(const State* s, const Setup* c, int u, int dead) noexcept nogil
cdef int first_corpse(const State* s, const Setup* c, int u, int cell) noexcept nogil
cdef int holds_something(const State* s, int u) noexcept nogil
cdef int legal_loot(const State* s, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_loot(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int may_teleport(const State* s, const Setup* c) noexcept nogil
cdef int companions(const State* s, const Setup* c, int u, int chosen, int8_t* mask) noexcept nogil
cdef int legal_teleport(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_teleport(State* s, const Setup* c, const Frame* f, int action) noexcept nogil

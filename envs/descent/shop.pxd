cimport cython
from libc.stdint cimport int8_t, uint32_t
from libc.string cimport memset

from ..core.frames cimport push, top
from ..core.rng cimport below
from ..core.state cimport Frame
from .grid cimport offer, seat_of, speaker
from .piles cimport free_place
from .questing cimport gain_threat
from .setup cimport *
from .sheets cimport give_item, lose_item, reckon
from .state cimport *

cdef enum:
    CARD_PRICE = 2  # fortune tokens for one more card (RAY-053)
    THREAT_FOR_XP = 3  # RAY-020

cdef void skills_step(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int skills_to_buy(const State* s, const Setup* c, int h, int8_t* mask) noexcept nogil
cdef void buy_skill(State* s, const Setup* c, int h, int i) noexcept nogil
cdef void offer_cards(State* s, const Setup* c, int n) noexcept nogil
cdef int cards_left(const State* s, const Setup* c) noexcept nogil
@cython.locals(bit=uint32_t)
cdef void put_on_offer(State* s, int i, int n) noexcept nogil
cdef void offer_all(State* s, const Setup* c) noexcept nogil
cdef void close_shop(State* s) noexcept nogil
cdef void shop_step(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int legal_shop(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int items_to_buy(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int buyers(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int goods(const State* s, int h, int8_t* mask) noexcept nogil
cdef int may_spend_fortune(const State* s, const Setup* c) noexcept nogil
cdef int purses(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef void answer_shop(State* s, const Setup* c, int action) noexcept nogil
@cython.locals(bit=uint32_t)
cdef void buy_item(State* s, const Setup* c, int h, int item) noexcept nogil
cdef void sell_item(State* s, const Setup* c, int h, int place) noexcept nogil
cdef void spend_fortune(State* s, const Setup* c, int h, int n) noexcept nogil
cdef void dark_step(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int legal_dark_shop(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int cards_to_buy(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int may_buy_card(const State* s, const Setup* c, int card) noexcept nogil
cdef int may_buy_plot(const State* s, const Setup* c, int card) noexcept nogil
cdef void answer_dark_shop(State* s, const Setup* c, int action) noexcept nogil
cdef void relics_step(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void give_relic(State* s, const Setup* c, int h, int relic) noexcept nogil
cdef int nth_hero(const State* s, int k) noexcept nogil
cdef int by_chance(const State* s, const Setup* c) noexcept nogil
cdef int passes(State* s) noexcept nogil
cdef int one_of(State* s, const int8_t* mask, int n) noexcept nogil
@cython.locals(mask=int8_t[466])
cdef void skill_by_chance(State* s, const Setup* c, Frame* f) noexcept nogil
@cython.locals(mask=int8_t[466])
cdef void item_by_chance(State* s, const Setup* c, Frame* f) noexcept nogil
@cython.locals(mask=int8_t[466])
cdef void card_by_chance(State* s, const Setup* c, Frame* f) noexcept nogil

cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .grid cimport offer, seat_of, speaker
from .questing cimport FINALE, INTERLUDE, clear_map, ready_hero
from .setup cimport *
from .shop cimport (
    answer_dark_shop,
    answer_shop,
    buy_item,
    buy_skill,
    buyers,
    close_shop,
    dark_step,
    give_relic,
    goods,
    legal_dark_shop,
    legal_shop,
    offer_all,
    offer_cards,
    purses,
    relics_step,
    sell_item,
    shop_step,
    skills_step,
    skills_to_buy,
    spend_fortune,
)
from .start cimport SHOP_CARDS, classes_free, heroes_free
from .state cimport *
from .travel cimport answer_travel, legal_travel

# What a CAMPAIGN frame does next.
cpdef enum:
    C_GOLD = 0
    C_RELICS = 1
    C_EARLY = 2
    C_EARLY_SHOP = 3
    C_ACT = 4
    C_OFFER = 5
    C_SHOP = 6
    C_FORTUNE = 7
    C_SKILLS = 8
    C_DARK = 9
    C_NEXT = 10
    C_OVER = 11

cdef void campaign_task(State* s, const Setup* c) noexcept nogil
cdef void last_steps(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void gold(State* s, const Setup* c) noexcept nogil
cdef void clean_up(State* s, const Setup* c) noexcept nogil
cdef void put_cards_away(State* s) noexcept nogil
cdef int rewards(State* s, const Setup* c) noexcept nogil
cdef void next_quest(State* s, const Setup* c) noexcept nogil
cdef int pool(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int is_in_pool(const State* s, const Setup* c, int quest) noexcept nogil
cdef int legal_campaign(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_campaign(State* s, const Setup* c, const Frame* f, int action) noexcept nogil

cimport cython
from libc.stdint cimport int32_t, int8_t, uint64_t
from libc.string cimport memcpy, memset

from ..core.frames cimport top
from ..core.rng cimport mix
from ..core.state cimport Frame
from .campaign_mind cimport campaign_worth
from .dark_mind cimport rate_dark_menu, rate_monster
from .gear_mind cimport best_set
from .hero_mind cimport rate_hero_menu
from .legal cimport legal
from .picks_mind cimport (
    best_weapon_worth,
    card_choice,
    choice_worth,
    die_worth,
    figure_choice,
    hero_choice,
    number_worth,
    path_worth,
    rate_deed,
    rate_doors,
    rate_spaces,
    rate_tokens,
    target_worth,
)
from .arms cimport weapon_of_verb
from .roam_mind cimport rate_base, rate_start, rate_steps
from .rolls_mind cimport rate_surges
from .setting_mind cimport rate_spots, setting_worth
from .setup cimport *
from .state cimport *
from .window_mind cimport rate_window
from .worth cimport Mind, think

ctypedef struct Mask:
    int8_t on[466]

ctypedef struct Ratings:
    int32_t of[466]

@cython.locals(mask=Mask, t=State)
cdef int advise(const State* s, const Setup* c, uint64_t seed) noexcept nogil
@cython.locals(m=Mind, worth=Ratings, action=int, best=int, best_worth=int, rating=int)
cdef int best_answer(State* s, const Setup* c, const int8_t* mask, uint64_t seed) noexcept nogil
@cython.locals(action=int)
cdef void rate(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
@cython.locals(action=int)
cdef void rate_whole(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int answer_worth(State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
cdef int equip_worth(const State* s, const Setup* c, int h, int action) noexcept nogil

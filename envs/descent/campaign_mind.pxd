cimport cython

from ..core.state cimport Frame
from .gear_mind cimport item_gain, junk
from .picks_mind cimport keeping
from .setup cimport *
from .sheets cimport attribute_of
from .state cimport *
from .travel cimport ACCEPT, CHOOSE_HERO, Line, NAME_ATTRIBUTE, ONE_TESTS, read_line
from .worth cimport chance, THIRTY_SIX

cdef enum:
    LEAST_GAIN = 5  # of an item that is bought

cdef int hero_pick(const State* s, const Setup* c, int hero) noexcept nogil
cdef int class_pick(int archetype, int k) noexcept nogil
cdef int skill_value(int skill) noexcept nogil
cdef int best_gain(const State* s, const Setup* c, int item) noexcept nogil
cdef int shop_worth(const State* s, const Setup* c, int action) noexcept nogil
cdef int dark_shop_worth(const State* s, const Setup* c, int action) noexcept nogil
cdef int card_value(int card) noexcept nogil
cdef int plot_value(int card) noexcept nogil
cdef int quest_value(int quest) noexcept nogil
@cython.locals(line=Line)
cdef int travel_worth(const State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int accept_worth(const Setup* c, const Line* line, int action) noexcept nogil
cdef int campaign_worth(const State* s, const Setup* c, const Frame* f, int action) noexcept nogil

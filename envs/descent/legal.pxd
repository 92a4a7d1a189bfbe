cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport top
from ..core.state cimport Frame
from .attack cimport legal_path, legal_target
from .campaign cimport legal_campaign
from .choices cimport legal_choice, legal_item, legal_weapon
from .dark_cards cimport legal_deed
from .grid cimport offer
from .hero_acts cimport legal_jain, legal_walk
from .hero_menu cimport legal_menu
from .hero_turn cimport legal_equip
from .move cimport legal_base, legal_roam, legal_start
from .overlord_turn cimport legal_dark_menu, legal_monster
from .rounds cimport legal_next
from .setting_up cimport legal_setting
from .surges cimport legal_surge
from .windows cimport legal_window
from .setup cimport *
from .state cimport *

cdef int legal(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int legal_rest(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil

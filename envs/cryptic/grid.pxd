"""Small questions about spaces and units, compiled into every place that asks them."""
from libc.stdint cimport int8_t

from .setup cimport ARCANE_DOOR, Grid, Setup
from .state cimport FIRST_MONSTER, N_CRYPTONAUTS, PRESENT, State

cdef enum:
    FAR = 99  # spaces between boards (R-88)


# --- actions


cdef inline int offer(int8_t* mask, int action) noexcept nogil:
    """One legal action; the mask is left out where only their number matters."""
    if mask != NULL:
        mask[action] = 1
    return 1


cdef inline int enough(const int8_t* mask, int n) noexcept nogil:
    """Whether a count can stop: one that is only to tell none, one and several apart."""
    return n > 1 and mask == NULL


# --- spaces


cdef inline int distance(const Setup* c, int a, int a_size, int b, int b_size) noexcept nogil:
    """King's moves between the nearest spaces of two squares (R-10); FAR between boards."""
    cdef int x, y
    if c.grid.slot[a] != c.grid.slot[b]:
        return FAR
    x = gap(c.grid.x[a], a_size, c.grid.x[b], b_size)
    y = gap(c.grid.y[a], a_size, c.grid.y[b], b_size)
    return x if x > y else y


cdef inline int gap(int a, int a_size, int b, int b_size) noexcept nogil:
    """Steps between two stretches of a line."""
    cdef int after = b - a - a_size + 1
    cdef int before = a - b - b_size + 1
    if after > 0:
        return after
    return before if before > 0 else 0


cdef inline int dir_x(int direction) noexcept nogil:
    """N, NE, E, SE, S, SW, W, NW."""
    return (1 <= direction <= 3) - (direction >= 5)


cdef inline int dir_y(int direction) noexcept nogil:
    return (3 <= direction <= 5) - (direction <= 1 or direction == 7)


cdef inline int neighbour(const Setup* c, int cell, int direction) noexcept nogil:
    """The next space in a direction; -1 beyond the edge of the board."""
    cdef int dx = dir_x(direction)
    cdef int dy = dir_y(direction)
    cdef int width = c.grid.width[c.grid.slot[cell]]
    cdef int x = c.grid.x[cell] + dx
    cdef int y = c.grid.y[cell] + dy
    if x < 0 or y < 0 or x >= width or y >= width:
        return -1
    return cell + dy * width + dx


cdef inline int active(const State* s, const Setup* c, int cell) noexcept nogil:
    """Whether the Goddess may act there: not on a Sub-Realm before a Cryptonaut has entered it (CE-231)."""
    return s.entered[c.grid.slot[cell]]


cdef inline bint is_door(const State* s, int i) noexcept nogil:
    return i >= 0 and s.structure[i].kind <= ARCANE_DOOR and not s.structure[i].gone


# --- units


cdef inline bint present(const State* s, int u) noexcept nogil:
    return s.unit[u].life == PRESENT


cdef inline bint is_crypt(int u) noexcept nogil:
    return u >= 0 and u < FIRST_MONSTER


cdef inline int size_of(const State* s, const Setup* c, int u) noexcept nogil:
    """Spaces a side."""
    if u < FIRST_MONSTER:
        return 1
    return c.monster[s.unit[u].sheet].size


cdef inline int slot_of(const State* s, const Setup* c, int u) noexcept nogil:
    """The slot of the board that the unit is on."""
    return c.grid.slot[s.unit[u].cell]


cdef inline bint in_play(const State* s, const Setup* c, int u) noexcept nogil:
    """A Monster or Cryptonaut on a board on which things happen."""
    return s.unit[u].life == PRESENT and s.entered[c.grid.slot[s.unit[u].cell]]


cdef inline int n_team(const Setup* c) noexcept nogil:
    return 4 if c.options.quickplay else N_CRYPTONAUTS


cdef inline int squad_of(const Setup* c, int u) noexcept nogil:
    """CE-011; in Quickplay all four are one Squad."""
    if c.options.quickplay:
        return 0
    return u // 2 if c.options.players == 4 else u // 3


cdef inline int seat_of(const Setup* c, int u) noexcept nogil:
    """The seat that plays a unit."""
    if u < 0 or u >= FIRST_MONSTER:
        return 0
    return 1 if c.options.players == 2 else 1 + squad_of(c, u)


# --- Effects at work


cdef inline int listens(const State* s, int key) noexcept nogil:
    """Whether any Effect at work has this key (an event: KEY_OF_EVENTS + event)."""
    return s.keys[key >> 6] >> (key & 63) & 1

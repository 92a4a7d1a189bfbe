"""The maps as tables: made once from the card table, the same for all games of a process."""
cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t

from .setup cimport N_ENCOUNTERS
from .state cimport N_DOORS, N_QUEST_TOKENS, N_SEARCH_TOKENS, N_SPACES

cpdef enum:
    MAX_WIDTH = 23
    MAX_HEIGHT = 17
    FAR = 99  # no route
    ZONE_ENTRANCE = 14
    ZONE_EXIT = 15

# Terrain.
cpdef enum:
    PLAIN = 0
    WATER = 1
    PIT = 2
    LAVA = 3
    OBSTACLE = 4

# Kinds of doors.
cpdef enum:
    NORMAL_DOOR = 0
    LOCKED_DOOR = 1
    RUNE_DOOR = 2

# What an edge is made of; a door d is EDGE_DOOR + d.
cpdef enum:
    EDGE_OPEN = 0
    EDGE_WALL = 1
    EDGE_DOOR = 2

# Directions: N, NE, E, SE, S, SW, W, NW.
ctypedef struct MapRow:
    int16_t n  # spaces
    int8_t width
    int8_t height
    int8_t x[168]
    int8_t y[168]
    uint8_t terrain[168]
    int16_t at[391]  # space at y * MAX_WIDTH + x; -1
    int16_t next[168][8]  # the space in a direction, whatever lies between; -1
    uint8_t edge[168][4]  # N, E, S, W
    uint16_t zones[168]  # bits of the zones that a space belongs to
    int8_t n_doors
    int8_t door_kind[8]
    int8_t n_search
    int16_t search[8]
    int8_t n_tokens
    int16_t token[12]  # places of quest tokens
    int8_t n_figures
    int16_t figure[4]  # places of quest figures
    uint8_t distance[168][168]  # all doors open
    uint8_t distance_shut[168][168]  # all doors closed
    uint16_t lines[168][168]  # corner to corner lines (bit 4 * own corner + its corner) open without figures, doors open

cdef MapRow MAPS[23]

cdef void read_edges(const MapRow* m, uint8_t doors_open, uint8_t* near) noexcept nogil
cdef int passable(const MapRow* m, uint8_t doors_open, int cell, int direction) noexcept nogil
@cython.locals(queue=int16_t[168])
cdef void flood(const MapRow* m, const uint8_t* near, int start, uint8_t* out) noexcept nogil
cdef int route_length(const MapRow* m, const uint8_t* near, int a, int b) noexcept nogil

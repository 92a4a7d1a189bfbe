"""The maps as tables: made once from the card table, the same for all games of a process."""
cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memset

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
    int8_t door_edges[8]
    int16_t door_at[8][4]  # places of their spaces on the grid of `at`
    int8_t door_south[8][4]  # 1: on the south side, 0: on the east side
    float terrain_plane[391]  # what an observation shows (layouts.py)
    float edges_plane[391]  # with all doors closed
    uint16_t lines[168][168]  # corner to corner lines (bit 4 * own corner + its corner) open without figures, doors open

cdef MapRow MAPS[23]

cdef inline int space_at(const MapRow* m, int x, int y) noexcept nogil:
    """The space at these coordinates; -1: none."""
    if x < 0 or y < 0 or x >= MAX_WIDTH or y >= MAX_HEIGHT:
        return -1
    return m.at[y * MAX_WIDTH + x]


cdef int8_t DX[8]
cdef int8_t DY[8]
cdef int8_t DIRECTION[9]  # of (dx, dy): 3 * (dy + 1) + dx + 1

cdef void begin_map(int number, int width, int height) noexcept
cdef void add_space(int number, int x, int y, int ground) noexcept
cdef void add_door(int number, int kind) noexcept
cdef void add_to_zone(int number, int x, int y, int zone) noexcept
cdef void add_search(int number, int x, int y) noexcept
cdef void add_token(int number, int x, int y) noexcept
cdef void add_figure(int number, int x, int y) noexcept
cdef void add_edge(int number, int x, int y, int east, int what) noexcept
cdef void link(int number) noexcept
@cython.locals(near=uint8_t[168])
cdef void survey(int number) noexcept
cdef void draw_planes(MapRow* m) noexcept nogil
cdef float edge_share(int edge, int wall, int door) noexcept nogil
cdef void note_edge(MapRow* m, int at, int edge, int south) noexcept nogil
cdef int open_edge(int edge, int doors_open) noexcept nogil
cdef int passable(const MapRow* m, int doors_open, int cell, int direction) noexcept nogil
cdef int round_corner(const MapRow* m, int doors_open, int cell, int first, int second) noexcept nogil
cdef void read_edges(const MapRow* m, int doors_open, uint8_t* near) noexcept nogil
@cython.locals(queue=int16_t[168])
cdef void flood(const MapRow* m, const uint8_t* near, int start, uint8_t* out) noexcept nogil
@cython.locals(reach=uint8_t[168])
cdef int route_length(const MapRow* m, const uint8_t* near, int a, int b) noexcept nogil
cdef void draw_lines(MapRow* m, const uint8_t* near) noexcept nogil
cdef int line_open(
    const MapRow* m, const uint8_t* near, const int8_t* fig_at, uint64_t free, int a, int b, int k
) noexcept nogil
cdef int edge_line_open(
    const MapRow* m, const uint8_t* near, const int8_t* fig_at, uint64_t free, int a, int b, int x, int y, int dx, int dy
) noexcept nogil
cdef int either_touches(const MapRow* m, const uint8_t* near, int a, int a_2, int b, int b_2) noexcept nogil
cdef int blocks(const MapRow* m, const int8_t* fig_at, uint64_t free, int cell) noexcept nogil
cdef int touches(const MapRow* m, const uint8_t* near, int a, int b) noexcept nogil
cdef void make_directions() noexcept

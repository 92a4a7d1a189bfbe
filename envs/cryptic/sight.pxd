from libc.stdint cimport int8_t

from .grid cimport FAR, distance
from .setup cimport Grid, Setup
from .state cimport BLOCK_MONOLITH, BLOCK_STRUCTURE, BLOCK_UNIT, BLOCK_WALL, State

cdef enum:
    LONGEST = 20  # displacements 0 to 19
    STOP_ALL = 15  # BLOCK_ bits that stop Sight
    STOP_REACH = 3  # those that stop the Sight of a Reach Attack (CE-103)

ctypedef struct Ray:
    int n
    int8_t x[40]
    int8_t y[40]
    int8_t corner[40]  # the line leaves (x, y) through its corner

ctypedef struct Ends:  # what a line may pass, because it stands at one of its ends
    int stop  # BLOCK_ bits that stop it
    int unit
    int other
    int structure

cdef Ray rays[20][20]  # LONGEST

cdef void make_rays() noexcept nogil
cdef void make_ray(Ray* ray, int dx, int dy) noexcept nogil
cdef void add_step(Ray* ray, int x, int y, int corner) noexcept nogil
cdef int clear_line(const State* s, const Setup* c, int a, int b, const Ends* ends) noexcept nogil
cdef int stands(const State* s, int cell, const Ends* ends) noexcept nogil
cdef int sees(const State* s, const Setup* c, int a, int a_size, int b, int b_size, int reach, const Ends* ends) noexcept nogil

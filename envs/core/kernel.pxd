"""What a game gives the core: the sizes of its two structs and eight functions over them.

`s` points to the game's State (its first member is `Head head`), `c` to its Setup: configuration and card numbers,
written once when an environment is made and never changed.
"""
from libc.stdint cimport int8_t, uint64_t

ctypedef struct Kernel:
    size_t state_size
    size_t setup_size
    # A new game, up to the first question. The core has zeroed the state and seeded head.rng.
    void (*deal)(void* s, const void* c) noexcept nogil
    # Writes 1 for every legal action of the seat that is asked (the core has zeroed the mask); returns how many.
    int (*legal)(const void* s, const void* c, int8_t* mask) noexcept nogil
    # Answers the top frame with a legal action and runs on to the next question, or to the end (head.over).
    void (*step)(void* s, const void* c, int action) noexcept nogil
    # What a seat may know, as floats in [-1, 1] (the core has zeroed them); seat -1 is a spectator of the public table.
    void (*observe)(const void* s, const void* c, int seat, float* out) noexcept nogil
    # Everything there is, as floats in [-1, 1] (zeroed before).
    void (*full)(const void* s, const void* c, float* out) noexcept nogil
    # Each seat's return so far, from the deal to now.
    void (*returns)(const void* s, const void* c, double* out) noexcept nogil
    # Replaces what the seat cannot know by a random state that it cannot tell from the true one. The core reseeds
    # head.rng first; the function may draw from it.
    void (*resample)(void* s, const void* c, int seat) noexcept nogil
    # The built-in player's choice for the seat that is asked, from what that seat may know; ties by `seed`.
    int (*advise)(const void* s, const void* c, uint64_t seed) noexcept nogil

cdef class Rules:
    cdef Kernel k
    cdef readonly str name
    cdef readonly object state_dtype
    cdef readonly object setup_dtype

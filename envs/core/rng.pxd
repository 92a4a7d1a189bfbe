cimport cython
from libc.stdint cimport uint8_t, uint64_t

from .state cimport Rng

cdef extern from *:
    """
    #define DZ_GAMMA 0x9E3779B97F4A7C15ULL
    #define DZ_MIX_A 0xBF58476D1CE4E5B9ULL
    #define DZ_MIX_B 0x94D049BB133111EBULL
    """
    const uint64_t DZ_GAMMA
    const uint64_t DZ_MIX_A
    const uint64_t DZ_MIX_B

cdef uint64_t mix(uint64_t word) noexcept nogil
cdef void seed_rng(Rng* rng, uint64_t seed) noexcept nogil
cdef uint64_t next_word(Rng* rng) noexcept nogil
cdef int below(Rng* rng, int n) noexcept nogil
cdef void shuffle(Rng* rng, uint8_t* items, int n) noexcept nogil

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint64_t

from .kernel cimport Rules, Kernel
from .state cimport Head

cdef class Table

cdef enum Work:
    STEP
    OBSERVE
    DEAL
    ADVISE
    RANDOM
    ANSWER
    PLAY

cpdef enum:
    OTHER = 0  # who plays a seat in `answer_batch`: somebody outside the table,
    UNIFORM = 1  # a uniformly random legal action,
    ADVISED = 2  # or the built-in player

cdef class _Job:
    """One batched call: what to do, on which rows, and where the results go."""
    cdef Table table
    cdef Work work
    cdef const int64_t* slots
    cdef const int8_t* seats
    cdef const uint64_t* seeds
    cdef int32_t* actions
    cdef float* rewards
    cdef int8_t* over
    cdef int8_t* actors
    cdef int8_t* mask
    cdef float* obs
    cdef float* final_obs
    cdef bint auto_reset
    cdef int64_t steps
    cdef object keep  # the arrays behind the pointers

    cdef int64_t rows(self, Py_ssize_t low, Py_ssize_t high) noexcept nogil
    cdef void step_row(self, Py_ssize_t row, Py_ssize_t slot) noexcept nogil
    cdef void tell(self, Py_ssize_t row, Py_ssize_t slot) noexcept nogil
    cdef void see(self, Py_ssize_t slot, int seat, float* out) noexcept nogil
    cdef int64_t play_row(self, Py_ssize_t row, Py_ssize_t slot) noexcept nogil

cdef class Table:
    cdef readonly Rules rules
    cdef readonly Py_ssize_t n
    cdef readonly int n_seats, n_actions, n_obs, n_full
    cdef public int threads
    cdef Kernel k
    cdef char* memory
    cdef char* c
    cdef int8_t* masks  # the legal actions in each slot as of its last deal or step
    cdef uint64_t* dealt  # the seed of each slot's game
    cdef bint trusted  # nobody but this class can have changed the states, so `masks` holds
    cdef int8_t* marks  # scratch: slots already seen in a batch
    cdef object _memory, _setup, _masks, _dealt, _marks  # the arrays that own the memory

    cdef inline void* at(self, Py_ssize_t slot) noexcept nogil
    cdef inline Head* head(self, Py_ssize_t slot) noexcept nogil
    cdef inline int8_t* mask_of(self, Py_ssize_t slot) noexcept nogil
    cdef int hold(self, memory, setup, masks, dealt) except -1
    cdef Py_ssize_t check(self, Py_ssize_t slot) except -1
    cdef int check_batch(self, const int64_t[::1] slots, bint distinct) except -1
    cdef int check_head(self, const Head* head) except -1
    cdef int allowed(self, Py_ssize_t slot, int action) noexcept nogil
    cdef void advance(self, Py_ssize_t slot) noexcept nogil
    cdef void refresh(self, Py_ssize_t slot) noexcept nogil
    cdef void deal_slot(self, Py_ssize_t slot, uint64_t seed) noexcept nogil
    cdef void step_slot(self, Py_ssize_t slot, int action) noexcept nogil
    cdef void answer_slot(self, Py_ssize_t slot, const int8_t* players, uint64_t seed) noexcept nogil
    cdef int pick(self, Py_ssize_t slot, uint64_t seed) noexcept nogil
    cdef _Job _job(self, Work work, slots, list keep)
    cdef int64_t _do(self, _Job job, Py_ssize_t rows) except -1

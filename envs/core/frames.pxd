"""The frame stack of a state: a State of any game begins with its Head."""
from .state cimport Frame, Head


cdef inline Frame* top(const void* s) noexcept nogil:
    return below_top(s, 0)


cdef inline Frame* below_top(const void* s, int k) noexcept nogil:
    cdef Head* h = <Head*> s
    return &h.stack[h.depth - 1 - k]


cdef inline void pop(void* s) noexcept nogil:
    (<Head*> s).depth -= 1


cdef inline void push(void* s, int kind, int owner, int source, int target, int count) noexcept nogil:
    cdef Head* h = <Head*> s
    cdef Frame* f = &h.stack[h.depth]
    h.depth += 1
    f.kind = kind
    f.owner = owner
    f.source = source
    f.target = target
    f.step = 0
    f.count = count

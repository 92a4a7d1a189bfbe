"""The frame stack of a state."""
from ..core.state cimport Frame
from .state cimport State


cdef inline Frame* top(const State* s) noexcept nogil:
    return &(<State*> s).head.stack[s.head.depth - 1]


cdef inline Frame* below_top(const State* s, int k) noexcept nogil:
    return &(<State*> s).head.stack[s.head.depth - 1 - k]


cdef inline void pop(State* s) noexcept nogil:
    s.head.depth -= 1


cdef inline void push(State* s, int kind, int owner, int source, int target, int count) noexcept nogil:
    cdef Frame* f = &s.head.stack[s.head.depth]
    s.head.depth += 1
    f.kind = kind
    f.owner = owner
    f.source = source
    f.target = target
    f.step = 0
    f.count = count

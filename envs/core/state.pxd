"""The structs that every game's state begins with."""
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t

cpdef enum:
    MAX_SEATS = 8
    MAX_FRAMES = 48
    MAX_FORCED = 32

cpdef enum Over:
    RUNNING = 0
    TERMINATED = 1
    TRUNCATED = 2

# Random numbers of one game. While `forced_at < forced_n` the outcomes come from `forced` (tests only).
ctypedef struct Rng:
    uint64_t word[4]
    int16_t forced[32]  # MAX_FORCED
    int16_t forced_n
    int16_t forced_at

# One open question or one step of the rules still to be carried out. Each game says what kind, source, target and the
# rest mean; only the owner (the seat that is asked) is known to the core.
ctypedef struct Frame:
    int16_t kind
    int16_t owner
    int16_t source
    int16_t target
    int16_t step
    int16_t count

# A State of a game is a struct whose first member is `Head head`.
ctypedef struct Head:
    Rng rng
    int32_t decisions  # choices answered by players so far
    int16_t depth  # frames on the stack; the top one, stack[depth - 1], is the question asked now
    int8_t over  # enum Over
    Frame stack[48]  # MAX_FRAMES

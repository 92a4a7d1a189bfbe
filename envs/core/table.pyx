"""Table: n states of one game in one block of memory (see table.pyi for what each call does)."""
import os
from concurrent.futures import ThreadPoolExecutor
from operator import index

import numpy as np

from cpython.buffer cimport PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.string cimport memcmp, memcpy, memset

from .rng cimport below, mix, seed_rng
from .state cimport MAX_FORCED, MAX_FRAMES, MAX_SEATS, Rng, RUNNING, TERMINATED, TRUNCATED

cdef object _empty = np.empty
cdef object _FLOATS = np.dtype(np.float32)
cdef object _FLAGS = np.dtype(np.int8)

# A thread is worth its hand-over (about 60 microseconds) only for a slice of at least this many rows.
cdef Py_ssize_t SLICE = 1024

# A seat that was asked has two or more answers; a resampled state in which it would have had fewer is drawn again.
cdef int TRIES = 64


class IllegalAction(ValueError):
    """An action that the mask forbids, or none at all; the state is unchanged."""


cdef uint64_t _word(seed) except? 0:
    """A seed as 64 bits; TypeError for anything but a whole number."""
    return <uint64_t> (index(seed) & 0xFFFFFFFFFFFFFFFF)


cdef int _choice(action) except? -1:
    """An action as a C number, -1 for what is far too large; TypeError for anything but a whole number."""
    try:
        return index(action)
    except OverflowError:
        return -1


cdef void* _memory_of(array, int flags=PyBUF_WRITABLE) except NULL:
    """The memory of a contiguous array that the caller keeps alive."""
    cdef Py_buffer buffer
    PyObject_GetBuffer(array, &buffer, flags)
    cdef void* memory = buffer.buf
    PyBuffer_Release(&buffer)
    return memory


def spread(seed: int, n: int):
    """n well-mixed seeds from one: element i depends on (seed, i) alone."""
    cdef uint64_t base = mix(_word(seed))
    cdef uint64_t[::1] out
    result = np.empty(n, np.uint64)
    out = result
    cdef Py_ssize_t i
    for i in range(n):
        out[i] = mix(base + <uint64_t> i)
    return result


def mixed(words):
    """A well-mixed word from each word of a uint64 array; the same shape."""
    result = np.array(words, np.uint64, order="C")
    cdef uint64_t[::1] out = result.reshape(-1)
    cdef Py_ssize_t i
    for i in range(out.shape[0]):
        out[i] = mix(out[i])
    return result


cdef void* _pointer(array, dtype, shape, str name, bint required=False, bint written=True) except? NULL:
    """The memory of a C-ordered array of this dtype and shape; NULL for None, where that is allowed."""
    if array is None and not required:
        return NULL
    if not isinstance(array, np.ndarray) or array.dtype != dtype or array.shape != shape:
        found = f"{array.dtype}{list(array.shape)}" if isinstance(array, np.ndarray) else type(array).__name__
        raise ValueError(f"{name} must be an array {np.dtype(dtype)}{list(shape)}, not {found}")
    if not array.flags.c_contiguous or (written and not array.flags.writeable):
        raise ValueError(f"{name} must be {'a writable' if written else 'an'} array in C order")
    return _memory_of(array, PyBUF_WRITABLE if written else PyBUF_SIMPLE)


cdef class _Job:
    """One batched call: what to do, on which rows, and where the results go."""
    def run(self, Py_ssize_t low, Py_ssize_t high):
        cdef int64_t ended
        with nogil:
            ended = self.rows(low, high)
        return ended

    cdef int64_t rows(self, Py_ssize_t low, Py_ssize_t high) noexcept nogil:
        cdef Py_ssize_t row, slot
        cdef int64_t ended = 0
        for row in range(low, high):
            slot = self.slots[row] if self.slots else row
            if self.work == DEAL:
                self.table.deal_slot(slot, self.seeds[row])
            elif self.work == STEP:
                self.step_row(row, slot)
            elif self.work == OBSERVE:
                if not self.table.trusted:
                    self.table.refresh(slot)
                self.tell(row, slot)
            elif self.work == ADVISE:
                self.actions[row] = 0
                if self.table.head(slot).over == RUNNING:
                    self.actions[row] = self.table.k.advise(self.table.at(slot), self.table.c, self.seeds[row])
            elif self.work == RANDOM:
                if not self.table.trusted:
                    self.table.refresh(slot)
                self.actions[row] = self.table.pick(slot, self.seeds[row])
            elif self.work == ANSWER:
                self.table.answer_slot(slot, self.seats + row * self.table.n_seats, self.seeds[row])
            else:
                ended += self.play_row(row, slot)
        return ended

    cdef void step_row(self, Py_ssize_t row, Py_ssize_t slot) noexcept nogil:
        cdef double before[8]  # MAX_SEATS
        cdef double after[8]
        cdef int seat, n_seats = self.table.n_seats
        cdef Head* head = self.table.head(slot)
        if self.rewards:
            self.table.k.returns(head, self.table.c, before)
        self.table.step_slot(slot, self.actions[row])
        if self.rewards:
            self.table.k.returns(head, self.table.c, after)
            for seat in range(n_seats):
                self.rewards[row * n_seats + seat] = <float> (after[seat] - before[seat])
        cdef int8_t over = head.over
        if over and self.auto_reset:
            if self.final_obs:
                for seat in range(n_seats):
                    self.see(slot, seat, self.final_obs + (row * n_seats + seat) * self.table.n_obs)
            self.table.deal_slot(slot, mix(self.table.dealt[slot]))
        self.tell(row, slot)
        if self.over:
            self.over[row] = over

    cdef void tell(self, Py_ssize_t row, Py_ssize_t slot) noexcept nogil:
        cdef Head* head = self.table.head(slot)
        cdef int actor = -1 if head.over else head.stack[head.depth - 1].owner
        cdef int seat
        if self.over:
            self.over[row] = head.over
        if self.actors:
            self.actors[row] = actor
        if self.mask:
            memcpy(self.mask + row * self.table.n_actions, self.table.mask_of(slot), self.table.n_actions)
        if self.obs:
            seat = self.seats[row] if self.seats else max(actor, 0)
            self.see(slot, seat, self.obs + row * self.table.n_obs)

    cdef void see(self, Py_ssize_t slot, int seat, float* out) noexcept nogil:
        memset(out, 0, self.table.n_obs * sizeof(float))
        self.table.k.observe(self.table.at(slot), self.table.c, seat, out)

    cdef int64_t play_row(self, Py_ssize_t row, Py_ssize_t slot) noexcept nogil:
        cdef Rng rng
        cdef int64_t i, ended = 0
        seed_rng(&rng, self.seeds[row])
        if not self.table.trusted:
            self.table.refresh(slot)
        for i in range(self.steps):
            if self.table.head(slot).over:
                self.table.deal_slot(slot, mix(self.table.dealt[slot]))
            self.table.step_slot(slot, _choose(self.table.mask_of(slot), self.table.n_actions, &rng))
            ended += self.table.head(slot).over != RUNNING
        return ended


cdef int _legal(const int8_t* mask, int n_actions) noexcept nogil:
    """How many actions are legal."""
    cdef int action, legal = 0
    for action in range(n_actions):
        legal += mask[action]
    return legal


cdef int _choose(const int8_t* mask, int n_actions, Rng* rng) noexcept nogil:
    """A uniformly random legal action; 0 when there is none."""
    cdef int action, legal = _legal(mask, n_actions)
    if legal == 0:
        return 0
    legal = below(rng, legal)
    for action in range(n_actions):
        if mask[action]:
            if legal == 0:
                return action
            legal -= 1
    return 0


_pool = None


def _workers():
    """One pool of threads for all tables; idle threads cost nothing."""
    global _pool
    if _pool is None:
        _pool = ThreadPoolExecutor(max_workers=32, thread_name_prefix="dungeonzoo")
    return _pool


def _forget_workers():
    """A forked process has none of its parent's threads."""
    global _pool
    _pool = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_workers)


cdef class Table:
    """n states of one game under one setup, in one block of memory."""
    def __init__(
        self, Rules rules, bytes setup, Py_ssize_t n, *, int n_seats, int n_actions, int n_obs, int n_full, int threads=1
    ):
        if <size_t> len(setup) != rules.k.setup_size:
            raise ValueError(f"the setup of {rules.name} has {rules.k.setup_size} bytes, not {len(setup)}")
        if n < 1 or n_seats < 1 or n_seats > MAX_SEATS:
            raise ValueError(f"a table needs at least 1 slot and 1 to {MAX_SEATS} seats, not {n} and {n_seats}")
        self.rules, self.k, self.n = rules, rules.k, n
        self.n_seats, self.n_actions, self.n_obs, self.n_full = n_seats, n_actions, n_obs, n_full
        self.threads = threads
        self.hold(
            np.zeros(n, rules.state_dtype),
            np.frombuffer(setup, rules.setup_dtype).reshape(()),
            np.zeros((n, n_actions), np.int8),
            np.zeros(n, np.uint64),
        )
        cdef Py_ssize_t slot
        for slot in range(n):
            self.head(slot).over = TERMINATED  # nothing to play before the first deal

    cdef int hold(self, memory, setup, masks, dealt) except -1:
        """Takes these arrays as the table's own."""
        self._memory, self._setup, self._masks, self._dealt = memory, setup, masks, dealt
        self._marks = np.zeros(self.n, np.int8)
        self.memory = <char*> _memory_of(memory)
        self.c = <char*> _memory_of(setup, PyBUF_SIMPLE)
        self.masks = <int8_t*> _memory_of(masks)
        self.dealt = <uint64_t*> _memory_of(dealt)
        self.marks = <int8_t*> _memory_of(self._marks)
        self.trusted = True
        return 0

    # --- inside, without the GIL

    cdef inline void* at(self, Py_ssize_t slot) noexcept nogil:
        return self.memory + slot * self.k.state_size

    cdef inline Head* head(self, Py_ssize_t slot) noexcept nogil:
        return <Head*> self.at(slot)

    cdef inline int8_t* mask_of(self, Py_ssize_t slot) noexcept nogil:
        return self.masks + slot * self.n_actions

    cdef void refresh(self, Py_ssize_t slot) noexcept nogil:
        memset(self.mask_of(slot), 0, self.n_actions)
        if self.head(slot).over == RUNNING:
            self.k.legal(self.at(slot), self.c, self.mask_of(slot))

    cdef void advance(self, Py_ssize_t slot) noexcept nogil:
        """Answers questions that have one legal answer, until there is a choice or the game is over."""
        cdef int8_t* mask = self.mask_of(slot)
        cdef int action
        while True:
            memset(mask, 0, self.n_actions)
            if self.head(slot).over != RUNNING or self.k.legal(self.at(slot), self.c, mask) != 1:
                return
            action = 0
            while not mask[action]:
                action += 1
            self.k.step(self.at(slot), self.c, action)

    cdef void deal_slot(self, Py_ssize_t slot, uint64_t seed) noexcept nogil:
        memset(self.at(slot), 0, self.k.state_size)
        self.dealt[slot] = seed
        seed_rng(&self.head(slot).rng, seed)
        self.k.deal(self.at(slot), self.c)
        self.advance(slot)

    cdef void step_slot(self, Py_ssize_t slot, int action) noexcept nogil:
        self.head(slot).decisions += 1
        self.k.step(self.at(slot), self.c, action)
        self.advance(slot)

    cdef int allowed(self, Py_ssize_t slot, int action) noexcept nogil:
        if action < 0 or action >= self.n_actions:
            return 0
        if not self.trusted:
            self.refresh(slot)
        return self.mask_of(slot)[action]

    cdef int pick(self, Py_ssize_t slot, uint64_t seed) noexcept nogil:
        cdef Rng rng
        seed_rng(&rng, seed)
        return _choose(self.mask_of(slot), self.n_actions, &rng)

    cdef void answer_slot(self, Py_ssize_t slot, const int8_t* players, uint64_t seed) noexcept nogil:
        cdef Head* head = self.head(slot)
        cdef int player, action
        if not self.trusted:
            self.refresh(slot)
        while head.over == RUNNING:
            player = players[head.stack[head.depth - 1].owner]
            if player == OTHER:
                return
            seed = mix(seed)
            action = self.k.advise(head, self.c, seed) if player == ADVISED else self.pick(slot, seed)
            self.step_slot(slot, action)

    # --- checks

    cdef Py_ssize_t check(self, Py_ssize_t slot) except -1:
        if slot < 0 or slot >= self.n:
            raise IndexError(f"slot {slot} of a table of {self.n}")
        return slot

    cdef int check_batch(self, const int64_t[::1] slots, bint distinct) except -1:
        cdef Py_ssize_t i, twice = -1
        for i in range(slots.shape[0]):
            if slots[i] < 0 or slots[i] >= self.n:
                raise IndexError(f"slot {slots[i]} of a table of {self.n}")
        if distinct:
            for i in range(slots.shape[0]):
                if self.marks[slots[i]]:
                    twice = slots[i]
                self.marks[slots[i]] = 1
            for i in range(slots.shape[0]):
                self.marks[slots[i]] = 0
            if twice >= 0:
                raise ValueError(f"slot {twice} stands more than once in one batch")
        return 0

    cdef int check_head(self, const Head* head) except -1:
        """Refuses a state whose header would lead the core astray."""
        cdef bint fine = head.over in (RUNNING, TERMINATED, TRUNCATED) and 0 <= head.depth <= MAX_FRAMES
        fine = fine and head.decisions >= 0 and 0 <= head.rng.forced_at <= head.rng.forced_n <= MAX_FORCED
        if fine and head.over == RUNNING:
            fine = head.depth > 0 and 0 <= head.stack[head.depth - 1].owner < self.n_seats
        if not fine:
            raise ValueError(f"this is no state of {self.rules.name}: its header makes no sense")
        return 0

    def _seat(self, int seat, int least=0):
        if seat < least or seat >= self.n_seats:
            raise IndexError(f"seat {seat} of a game of {self.n_seats}")
        return seat

    def _illegal(self, Py_ssize_t slot, action):
        if self.head(slot).over != RUNNING:
            return IllegalAction(f"slot {slot}: the game is over, no action can be taken; deal a new one")
        legal = np.flatnonzero(self._masks[slot]).tolist()
        shown = ", ".join(map(str, legal[:12])) + (", ..." if len(legal) > 12 else "")
        return IllegalAction(f"slot {slot}: action {action} is not legal now; legal are {shown}")

    # --- views

    @property
    def states(self):
        self.trusted = False
        return self._memory

    @property
    def setup(self):
        return self._setup

    @property
    def seeds(self):
        return self._dealt.copy()

    # --- one slot

    def deal(self, Py_ssize_t slot, seed=None):
        self.deal_slot(self.check(slot), mix(self.dealt[slot]) if seed is None else _word(seed))

    def actor(self, Py_ssize_t slot):
        cdef Head* head = self.head(self.check(slot))
        return -1 if head.over != RUNNING else head.stack[head.depth - 1].owner

    def over(self, Py_ssize_t slot):
        return self.head(self.check(slot)).over

    def decisions(self, Py_ssize_t slot):
        return self.head(self.check(slot)).decisions

    def legal(self, Py_ssize_t slot):
        self.check(slot)
        if not self.trusted:
            self.refresh(slot)
        result = _empty(self.n_actions, _FLAGS)
        memcpy(_memory_of(result), self.mask_of(slot), self.n_actions)
        return result

    def step(self, Py_ssize_t slot, action):
        cdef int choice = _choice(action)
        if not self.allowed(self.check(slot), choice):
            raise self._illegal(slot, action)
        self.step_slot(slot, choice)

    def step_rewards(self, Py_ssize_t slot, action):
        cdef double before[8]  # MAX_SEATS
        cdef double after[8]
        cdef int seat, choice = _choice(action)
        if not self.allowed(self.check(slot), choice):
            raise self._illegal(slot, action)
        self.k.returns(self.at(slot), self.c, before)
        self.step_slot(slot, choice)
        self.k.returns(self.at(slot), self.c, after)
        for seat in range(self.n_seats):
            if after[seat] != before[seat]:
                return tuple([after[seat] - before[seat] for seat in range(self.n_seats)])
        return None

    def observe(self, Py_ssize_t slot, int seat):
        self.check(slot)
        self._seat(seat, -1)
        result = _empty(self.n_obs, _FLOATS)
        cdef float* out = <float*> _memory_of(result)
        memset(out, 0, self.n_obs * sizeof(float))
        self.k.observe(self.at(slot), self.c, seat, out)
        return result

    def full(self, Py_ssize_t slot):
        self.check(slot)
        result = np.zeros(self.n_full, np.float32)
        self.k.full(self.at(slot), self.c, <float*> _memory_of(result))
        return result

    def returns(self, Py_ssize_t slot):
        self.check(slot)
        result = np.zeros(self.n_seats)
        self.k.returns(self.at(slot), self.c, <double*> _memory_of(result))
        return result

    def advise(self, Py_ssize_t slot, seed):
        if self.head(self.check(slot)).over != RUNNING:
            raise self._illegal(slot, None)
        return self.k.advise(self.at(slot), self.c, _word(seed))

    def resample(self, Py_ssize_t slot, int seat, seed):
        self.check(slot)
        self._seat(seat)
        cdef uint64_t word = _word(seed)
        for _ in range(TRIES):
            seed_rng(&self.head(slot).rng, word)
            self.k.resample(self.at(slot), self.c, seat)
            self.refresh(slot)
            if self.head(slot).over != RUNNING or _legal(self.mask_of(slot), self.n_actions) > 1:
                return
            word = mix(word)

    def reseed(self, Py_ssize_t slot, seed):
        seed_rng(&self.head(self.check(slot)).rng, _word(seed))

    def settle(self, Py_ssize_t slot):
        self.advance(self.check(slot))

    def force(self, Py_ssize_t slot, outcomes):
        outcomes = list(outcomes)
        if len(outcomes) > MAX_FORCED:
            raise ValueError(f"at most {MAX_FORCED} outcomes can be forced at a time, not {len(outcomes)}")
        rng = self._memory["head"]["rng"][self.check(slot)]
        rng["forced"][: len(outcomes)] = outcomes
        rng["forced_n"], rng["forced_at"] = len(outcomes), 0

    def get_state(self, Py_ssize_t slot):
        return PyBytes_FromStringAndSize(<char*> self.at(self.check(slot)), self.k.state_size)

    def set_state(self, Py_ssize_t slot, bytes state, seed=None):
        self.check(slot)
        if <size_t> len(state) != self.k.state_size:
            raise ValueError(f"a state of {self.rules.name} has {self.k.state_size} bytes, not {len(state)}")
        self.check_head(<Head*> <char*> state)
        if seed is not None:
            self.dealt[slot] = _word(seed)
        memcpy(self.at(slot), <char*> state, self.k.state_size)
        self.refresh(slot)

    # --- batches

    cdef _Job _job(self, Work work, slots, list keep):
        """A batched call on these slots; those that change states refuse a slot that stands there twice."""
        cdef _Job job = _Job()
        cdef const int64_t[::1] view
        job.table, job.work, job.keep = self, work, keep
        if slots is not None:
            view = slots
            self.check_batch(view, work in (STEP, DEAL, ANSWER))
            keep.append(slots)
            job.slots = &view[0] if len(view) else NULL
        return job

    cdef int64_t _do(self, _Job job, Py_ssize_t rows) except -1:
        cdef Py_ssize_t parts = min(self.threads, rows // SLICE)
        if parts < 2:
            return job.run(0, rows)
        bounds = [rows * part // parts for part in range(parts + 1)]
        futures = [_workers().submit(job.run, low, high) for low, high in zip(bounds[1:], bounds[2:])]
        return job.run(0, bounds[1]) + sum(future.result() for future in futures)

    def deal_batch(self, seeds, slots=None):
        rows = self.n if slots is None else len(slots)
        job = self._job(DEAL, slots, [seeds])
        job.seeds = <uint64_t*> _pointer(seeds, np.uint64, (rows,), "seeds", True, False)
        self._do(job, rows)

    def step_batch(
        self, actions, *, slots=None, rewards=None, over=None, actors=None, mask=None, obs=None, final_obs=None,
        bint auto_reset=False,
    ):
        cdef Py_ssize_t row, slot, rows = self.n if slots is None else len(slots)
        job = self._job(STEP, slots, [actions, rewards, over, actors, mask, obs, final_obs])
        job.actions = <int32_t*> _pointer(actions, np.int32, (rows,), "actions", True, False)
        job.rewards = <float*> _pointer(rewards, np.float32, (rows, self.n_seats), "rewards")
        job.over = <int8_t*> _pointer(over, np.int8, (rows,), "over")
        job.actors = <int8_t*> _pointer(actors, np.int8, (rows,), "actors")
        job.mask = <int8_t*> _pointer(mask, np.int8, (rows, self.n_actions), "mask")
        job.obs = <float*> _pointer(obs, np.float32, (rows, self.n_obs), "obs")
        job.final_obs = <float*> _pointer(final_obs, np.float32, (rows, self.n_seats, self.n_obs), "final_obs")
        job.auto_reset = auto_reset
        for row in range(rows):
            slot = job.slots[row] if job.slots else row
            if not self.allowed(slot, job.actions[row]):
                raise self._illegal(slot, job.actions[row])
        self._do(job, rows)

    def observe_batch(self, *, slots=None, seats=None, actors=None, over=None, mask=None, obs=None):
        cdef Py_ssize_t row, rows = self.n if slots is None else len(slots)
        job = self._job(OBSERVE, slots, [seats, actors, over, mask, obs])
        job.seats = <int8_t*> _pointer(seats, np.int8, (rows,), "seats", False, False)
        if job.seats:
            for row in range(rows):
                self._seat(job.seats[row], -1)
        job.over = <int8_t*> _pointer(over, np.int8, (rows,), "over")
        job.actors = <int8_t*> _pointer(actors, np.int8, (rows,), "actors")
        job.mask = <int8_t*> _pointer(mask, np.int8, (rows, self.n_actions), "mask")
        job.obs = <float*> _pointer(obs, np.float32, (rows, self.n_obs), "obs")
        self._do(job, rows)

    def returns_batch(self, out, slots=None):
        cdef Py_ssize_t row, slot, rows = self.n if slots is None else len(slots)
        job = self._job(OBSERVE, slots, [out])
        cdef double* into = <double*> _pointer(out, np.float64, (rows, self.n_seats), "out", True)
        for row in range(rows):
            slot = job.slots[row] if job.slots else row
            self.k.returns(self.at(slot), self.c, into + row * self.n_seats)

    def advise_batch(self, seeds, out, slots=None):
        self._choices(ADVISE, seeds, out, slots)

    def random_batch(self, seeds, out, slots=None):
        self._choices(RANDOM, seeds, out, slots)

    def answer_batch(self, players, seeds, slots=None):
        rows = self.n if slots is None else len(slots)
        job = self._job(ANSWER, slots, [players, seeds])
        job.seats = <int8_t*> _pointer(players, np.int8, (rows, self.n_seats), "players", True, False)
        job.seeds = <uint64_t*> _pointer(seeds, np.uint64, (rows,), "seeds", True, False)
        self._do(job, rows)

    def _choices(self, Work work, seeds, out, slots):
        rows = self.n if slots is None else len(slots)
        job = self._job(work, slots, [seeds, out])
        job.seeds = <uint64_t*> _pointer(seeds, np.uint64, (rows,), "seeds", True, False)
        job.actions = <int32_t*> _pointer(out, np.int32, (rows,), "out", True)
        self._do(job, rows)

    def copy_from(self, Table source, sources, slots):
        cdef const int64_t[::1] old = sources
        cdef const int64_t[::1] new = slots
        cdef Py_ssize_t row
        if source.rules is not self.rules or memcmp(source.c, self.c, self.k.setup_size):
            raise ValueError("states can be copied only between tables of one game and one setup")
        if len(old) != len(new):
            raise ValueError(f"{len(old)} states cannot be copied into {len(new)} slots")
        source.check_batch(old, False)
        self.check_batch(new, True)
        with nogil:
            for row in range(new.shape[0]):
                if self.at(new[row]) == source.at(old[row]):
                    continue
                memcpy(self.at(new[row]), source.at(old[row]), self.k.state_size)
                memcpy(self.mask_of(new[row]), source.mask_of(old[row]), self.n_actions)
                self.dealt[new[row]] = source.dealt[old[row]]
        if not source.trusted:
            self.trusted = False

    def random_play(self, int64_t steps, seed):
        job = self._job(PLAY, None, [])
        job.steps = steps
        seeds = spread(seed, self.n)
        never = np.flatnonzero(~self._memory["head"]["rng"]["word"].any(axis=1))  # no generator is all zeros
        if len(never):
            self.deal_batch(mixed(seeds[never]), never)
        job.keep.append(seeds)
        job.seeds = <uint64_t*> _pointer(seeds, np.uint64, (self.n,), "seeds")
        return self._do(job, self.n)

    def clone(self):
        cdef Table twin = Table.__new__(Table)
        twin.rules, twin.k, twin.n = self.rules, self.k, self.n
        twin.n_seats, twin.n_actions, twin.n_obs, twin.n_full = self.n_seats, self.n_actions, self.n_obs, self.n_full
        twin.threads = self.threads
        twin.hold(np.empty(self.n, self.rules.state_dtype), self._setup, self._masks.copy(), self._dealt.copy())
        memcpy(twin.memory, self.memory, self.n * self.k.state_size)  # with what lies between the fields
        twin.trusted = self.trusted
        return twin

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        return self.clone()

    def __reduce__(self):
        dims = (self.n_seats, self.n_actions, self.n_obs, self.n_full, self.threads)
        return restore, (self.rules, self._setup.tobytes(), self.n, dims, self._memory.tobytes(), self._dealt.tobytes())


def restore(rules, setup, n, dims, bytes states, bytes dealt):
    """A table from what pickle kept."""
    n_seats, n_actions, n_obs, n_full, threads = dims
    cdef Table table = Table(
        rules, setup, n, n_seats=n_seats, n_actions=n_actions, n_obs=n_obs, n_full=n_full, threads=threads
    )
    cdef Py_ssize_t slot
    if <size_t> len(states) != n * table.k.state_size or len(dealt) != n * sizeof(uint64_t):
        raise ValueError(f"{n} states of {rules.name} have {n * table.k.state_size} bytes, not {len(states)}")
    memcpy(table.memory, <char*> states, len(states))
    memcpy(table.dealt, <char*> dealt, len(dealt))
    for slot in range(n):
        table.refresh(slot)
    return table

"""A state that a seat cannot tell from the true one (spec 8).

Nothing but what the seat may know and the generator decides the outcome, neither the true cards nor
their order.
"""

import cython


def resample(s, c, seat):
    if seat == 0:
        mix(s, s.deck, s.deck_n)
        redraw_peeked(s)
        mix(s, s.artifact_deck, s.artifact_n)
    else:
        redraw_hand(s)
        redraw_codex(s)
        mix(s, cython.address(s.artifact_deck[s.artifact_bottom]), s.artifact_n - s.artifact_bottom)
    mix(s, s.trap_deck, N_TRAPS - s.trap_bottom)
    for slot in range(MAX_SLOTS):
        mix(s, s.relic_deck[slot], s.relic_n[slot])
    mix(s, s.knowledge_deck, s.knowledge_n)


def mix(s, cards, n):
    """A pile in an order that does not hang on the true one."""
    for i in range(1, n):
        card = cards[i]
        k = i
        while k > 0 and cards[k - 1] > card:
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = card
    shuffle(cython.address(s.head.rng), cards, n)


def redraw_hand(s):
    """What the Cryptonauts know of her hand stays; the rest is drawn from all that they cannot place."""
    n = s.deck_n
    for kind in range(N_CARD_KINDS):
        unknown = s.hand[kind] - sure(s, kind)
        s.hand[kind] -= unknown
        for _ in range(unknown):
            s.deck[n] = kind
            n += 1
    mix(s, s.deck, n)
    while n > s.deck_n:
        n -= 1
        s.hand[s.deck[n]] += 1


def sure(s, kind):
    """Copies of a kind that are certainly in her hand: known ones, and the one that she is about to play."""
    f = top(s)
    choosing = s.head.over == RUNNING and f.kind == ASK_TARGET and f.source < 0 and f.target == V_END
    if choosing and f.count // 3 == kind:
        return max(1, s.known[kind])
    return s.known[kind]


def redraw_peeked(s):
    """The two cards of peek(artifact) may be any of their deck; Relics are only these two."""
    if s.peeked[0] < 0:
        return
    if s.peeked[0] >= N_ARTIFACTS:
        mix(s, cython.cast(cython.pointer(uint8_t), s.peeked), 2)
        return
    for i in range(2):
        s.artifact_deck[s.artifact_n + i] = s.peeked[i]
    mix(s, s.artifact_deck, s.artifact_n + 2)
    for i in range(2):
        s.peeked[i] = s.artifact_deck[s.artifact_n + i]


def redraw_codex(s):
    """The Codex lies in any Sarcophagus that nobody has opened."""
    if s.codex_cell < 0 or s.structure[s.structure_at[s.codex_cell]].open:
        return
    closed = 0
    for i in range(s.n_structures):
        closed += is_closed(s, i)
    k = below(cython.address(s.head.rng), closed)
    for i in range(s.n_structures):
        if is_closed(s, i):
            if k == 0:
                s.codex_cell = s.structure[i].cell
            k -= 1


def is_closed(s, i):
    return s.structure[i].kind == SARCOPHAGUS and not s.structure[i].open

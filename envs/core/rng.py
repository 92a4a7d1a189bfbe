"""The generator inside a state: xoshiro256++ seeded by splitmix64.

Same seed, same game, on every machine; copying a state copies its future.
"""


def mix(word):
    """splitmix64's output function: well-spread bits from a counter."""
    word = word + DZ_GAMMA
    word = (word ^ (word >> 30)) * DZ_MIX_A
    word = (word ^ (word >> 27)) * DZ_MIX_B
    return word ^ (word >> 31)


def seed_rng(rng, seed):
    """A generator at the start of the stream `seed`; forced outcomes are dropped."""
    for i in range(4):
        seed = mix(seed + i)
        rng.word[i] = seed
    rng.forced_n = 0
    rng.forced_at = 0


def next_word(rng):
    """64 fresh random bits."""
    total = rng.word[0] + rng.word[3]
    result = ((total << 23) | (total >> 41)) + rng.word[0]
    shifted = rng.word[1] << 17
    rng.word[2] ^= rng.word[0]
    rng.word[3] ^= rng.word[1]
    rng.word[1] ^= rng.word[2]
    rng.word[0] ^= rng.word[3]
    rng.word[2] ^= shifted
    rng.word[3] = (rng.word[3] << 45) | (rng.word[3] >> 19)
    return result


def below(rng, n):
    """A whole number 0 <= k < n, each equally likely (to within n / 2**32); or the next forced outcome.

    A forced outcome that does not fit is folded into the range.
    """
    if rng.forced_at < rng.forced_n:
        forced = rng.forced[rng.forced_at]
        rng.forced_at += 1
        return forced % n
    return ((next_word(rng) >> 32) * n) >> 32


def shuffle(rng, items, n):
    """Fisher-Yates over the first n items, from the last place down."""
    for i in range(n - 1, 0, -1):
        k = below(rng, i + 1)
        item = items[i]
        items[i] = items[k]
        items[k] = item

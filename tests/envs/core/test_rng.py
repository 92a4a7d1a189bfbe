"""The generator against a reference written from the published algorithms, with Python's whole numbers."""

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import mixed, spread

WORD = 2**64 - 1


def mix(word: int) -> int:
    """splitmix64."""
    word = (word + 0x9E3779B97F4A7C15) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


def rotated(word: int, by: int) -> int:
    return ((word << by) | (word >> (64 - by))) & WORD


class Xoshiro:
    """xoshiro256++."""

    def __init__(self, seed: int) -> None:
        self.word = []
        for i in range(4):
            seed = mix((seed + i) & WORD)
            self.word.append(seed)

    def next(self) -> int:
        a, b, c, d = self.word
        result = (rotated((a + d) & WORD, 23) + a) & WORD
        c, d = c ^ a, d ^ b
        b, a = b ^ c, a ^ d
        self.word = [a, b, c ^ ((self.word[1] << 17) & WORD), rotated(d, 45)]
        return result

    def below(self, n: int) -> int:
        return ((self.next() >> 32) * n) >> 32


def test_splitmix_gives_its_published_numbers():
    # splitmix64 from the state 1234567, as printed with the algorithm
    state, numbers = 1234567, []
    for _ in range(3):
        numbers.append(int(mixed(np.array([state], np.uint64))[0]))
        state = (state + 0x9E3779B97F4A7C15) & WORD
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_spread_follows_from_seed_and_index_alone():
    assert spread(7, 5).tolist() == [mix((mix(7) + i) & WORD) for i in range(5)]
    assert spread(7, 3).tolist() == spread(7, 5)[:3].tolist()
    assert spread(0, 1) != spread(1, 1)


def test_spread_refuses_what_is_no_seed():
    with pytest.raises(TypeError):
        spread(1.5, 3)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_seed_fills_the_generator_by_splitmix(variant: Variant, seed: int):
    table = variant.table()
    table.deal(0, 5)
    table.reseed(0, seed)
    assert table.states["head"]["rng"]["word"][0].tolist() == Xoshiro(seed).word


def test_uniform_choices_are_drawn_from_the_reference_stream(variant: Variant):
    table = variant.table()
    table.deal(0, 5)
    legal = np.flatnonzero(table.legal(0))
    out = np.zeros(1, np.int32)
    for seed in range(200):
        table.random_batch(np.array([seed], np.uint64), out)
        assert out[0] == legal[Xoshiro(seed).below(len(legal))]


def test_the_stream_is_that_of_the_reference():
    rng = Xoshiro(42)
    words = np.array([rng.next() for _ in range(20_000)], np.uint64)
    bits = np.unpackbits(words.view(np.uint8)).reshape(-1, 64).mean(axis=0)
    assert np.abs(bits - 0.5).max() < 0.02


def test_forced_outcomes_come_first_and_run_out(variant: Variant):
    table = variant.table()
    table.deal(0, 5)
    table.force(0, [1, 2, 3])
    assert table.states["head"]["rng"]["forced_n"][0] == 3
    table.reseed(0, 9)
    assert table.states["head"]["rng"]["forced_n"][0] == 0
    with pytest.raises(ValueError, match="at most 32"):
        table.force(0, range(33))

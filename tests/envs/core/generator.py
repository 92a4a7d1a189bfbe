"""The generator of `envs/core/rng.py` in plain Python, for programs that play the same games once more."""

from typing import Any

WORD = (1 << 64) - 1


class Generator64:
    """xoshiro256++ seeded by splitmix64."""

    def __init__(self, seed: int) -> None:
        self.words = []
        for place in range(4):
            seed = self.mix(seed + place)
            self.words.append(seed)

    @staticmethod
    def mix(word: int) -> int:
        word = (word + 0x9E3779B97F4A7C15) & WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        return word ^ (word >> 31)

    @staticmethod
    def rotate(word: int, by: int) -> int:
        return ((word << by) | (word >> (64 - by))) & WORD

    def next(self) -> int:
        w = self.words
        result = (self.rotate((w[0] + w[3]) & WORD, 23) + w[0]) & WORD
        shifted = (w[1] << 17) & WORD
        w[2] ^= w[0]
        w[3] ^= w[1]
        w[1] ^= w[2]
        w[0] ^= w[3]
        w[2] ^= shifted
        w[3] = self.rotate(w[3], 45)
        return result

    def below(self, n: int) -> int:
        return ((self.next() >> 32) * n) >> 32

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

"""Chance as one integer in the state, so that a saved game draws the same cards and a bot can never look ahead."""

from __future__ import annotations

_MASK = (1 << 64) - 1


def scramble(number: int) -> tuple[int, int]:
    """One step of SplitMix64 (Steele, Lea, Flood 2014): the next state and 64 well-mixed bits."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK
    bits = number
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return number, bits ^ (bits >> 31)


def shuffle(number: int, things: list[int]) -> int:
    """Put `things` into a random order, in place (Fisher and Yates), and return the generator's next state."""
    for i in range(len(things) - 1, 0, -1):
        number, bits = scramble(number)
        j = (bits * (i + 1)) >> 64
        things[i], things[j] = things[j], things[i]
    return number


class Chance:
    """A generator outside any game: for seats, bots and re-dealt worlds.  Same seed, same numbers, everywhere."""

    __slots__ = ("number",)

    def __init__(self, seed: int) -> None:
        self.number = scramble(seed & _MASK)[1]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (to within n in 2**64)."""
        self.number, bits = scramble(self.number)
        return (bits * n) >> 64

    def shuffle(self, things: list[int]) -> None:
        """Put `things` into a random order, in place."""
        self.number = shuffle(self.number, things)

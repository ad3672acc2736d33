"""Words for the values that states, frames and events are made of.

Frames and events annotate their fields with these names; redaction and the text forms read the annotation,
so a field of type `Card` is hidden from those who may not see it and printed by its kind.
"""

from __future__ import annotations

Card = int
"""A card's id: 0 and up; negative where the viewer may not know it (`knowledge.hidden`)."""

Cards = tuple[int, ...]

Secrets = tuple[int, ...]
"""Numbers of an event that only the seats of its `seen` know, for example faces under a cup; -1 for all others."""

Seats = int
"""A mask of seats: bit n stands for seat n."""

NOBODY = -1
"""A `Card` field that holds no card, or a `Seat` field that names no seat."""


class Seat(int):
    """A place at the table, 0 to 7; written A to H.  `CHANCE` is the seat that answers for the world outside."""

    __slots__ = ()

    def __str__(self) -> str:
        return "chance" if self < 0 else "ABCDEFGH"[self]

    __repr__ = __str__


CHANCE = Seat(-1)
NO_SEAT = Seat(-1)
SEATS = tuple(Seat(n) for n in range(8))

Token = int | str
Pick = tuple[Token, ...]
"""A whole play, flattened: the verb, then what, whom, how many."""

_SEATS = frozenset((int, Seat))
_TOKENS = frozenset((int, str, Seat))


def is_pick(seat: object, pick: object) -> bool:
    """Whether these can be a seat and a pick at all.

    `True` and `3.0` equal numbers and so would pass for them, but a saved game could not be read again.
    """
    if type(pick) is not tuple or type(seat) not in _SEATS:
        return False
    for token in pick:  # noqa: SIM110 -- every pick of every playout comes by here, and a loop is twice as fast
        if type(token) not in _TOKENS:
            return False
    return True


def everybody(seats: int) -> int:
    """The mask of all of `seats` seats: bit n stands for seat n."""
    return (1 << seats) - 1


PUBLIC_BIT = 8
"""The bit of a mask `seen` that stands for the public: whoever stands by without a seat."""


def told_to(mask: int, seats: int) -> int:
    """The mask `seen` of an event about cards that the seats of `mask` know: the public sees what all seats see."""
    return mask | 1 << PUBLIC_BIT if mask == everybody(seats) else mask

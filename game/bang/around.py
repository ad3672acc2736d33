"""Who takes part, and in which order they sit."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.bang.state import OUT, Bang

AROUND: Final = "around"
"""Where `Bang.derived` holds who takes part, and for each seat the others: it changes only with what stirs."""


def present(g: Bang, seat: int) -> bool:
    """Whether a seat takes part now: counted in distances, a target, given cards (BG-24, BG-41)."""
    return g.status[seat] != OUT


def living(g: Bang) -> tuple[int, ...]:
    """The seats that take part now, in their order."""
    return (g.derived.get(AROUND) or _around(g))[0]


def others(g: Bang, seat: int) -> tuple[int, ...]:
    """The other seats that take part now, clockwise from `seat` (BG-35)."""
    return (g.derived.get(AROUND) or _around(g))[1][seat]


def _around(g: Bang) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Who takes part, and for each seat the others, worked out anew."""
    found = g.derived[AROUND] = _present(tuple(g.status), tuple(g.place))
    return found


def onwards(g: Bang, seat: int) -> tuple[int, ...]:
    """All other seats, who takes part and who does not, clockwise from `seat`."""
    return _present(("",) * g.seats, tuple(g.place))[1][seat]


def clockwise(g: Bang, seat: int) -> tuple[int, ...]:
    """Those who take part, clockwise, `seat` first if it does."""
    return ((seat,) if present(g, seat) else ()) + others(g, seat)


@lru_cache(maxsize=2048)
def _present(statuses: tuple[str, ...], places: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The seats that take part by their statuses, and for each seat the others, clockwise from it."""
    around = tuple(seat for seat, status in enumerate(statuses) if status != OUT)
    after = []
    for seat in range(len(statuses)):
        there = sorted((s for s in around if s != seat), key=lambda s: (places[s] - places[seat]) % len(places))
        after.append(tuple(there))
    return around, tuple(after)

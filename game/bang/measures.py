"""What is measured at the table: distances, reach, what a card counts as."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from game.bang.around import living, others
from game.bang.deck import NAME, RANK, SUIT
from game.bang.state import Bang
from game.rules.hooks import Hook, Thing

COLT: Final = 1
"""The reach without a gun in play (BG-27)."""
_PRINTED: Final[tuple[tuple[str, ...], ...]] = tuple((name,) for name in NAME)
"""By card id the one name it has before anything bends it."""


@lru_cache(maxsize=4096)
def _round_the_table(around: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """By seat: the places to it, counted the shorter way round those who take part (BG-24)."""
    steps = [0] * seats
    for n, b in enumerate(around, 1):
        steps[b] = min(n, len(around) + 1 - n)
    return tuple(steps)


def distances(g: Bang, a: int) -> tuple[int, ...]:
    """How far `a` sees each seat, at least 1; 0 for itself and for who takes no part (BG-24 to BG-26)."""
    row: tuple[int, ...] | None = g.derived.get(("far", a))
    if row is None:
        around = others(g, a)
        row = _round_the_table(around, g.seats)
        if (hooks := g.index.hooks.get("distance")) is not None:
            row = _bent(g, a, around, row, hooks)
        g.derived["far", a] = row
    return row


def _bent(
    g: Bang, a: int, around: tuple[int, ...], row: tuple[int, ...], hooks: list[tuple[Hook, Thing]]
) -> tuple[int, ...]:
    """The row as bent by what lies in front of people and by who they are; nobody is nearer than 1 (BG-25)."""
    steps = list(row)
    for b in around:
        far = steps[b]
        for bend, me in hooks:
            far = bend(g, me, far, a, b)
        steps[b] = far if far > 1 else 1
    return tuple(steps)


def distance(g: Bang, a: int, b: int) -> int:
    """How far `a` sees `b`; it may differ the other way round (BG-26)."""
    return distances(g, a)[b]


def steps_apart(g: Bang, a: int, b: int) -> int:
    """The places between two seats of the living, whatever lies in front of them."""
    return _round_the_table(others(g, a), g.seats)[b]


def reach(g: Bang, seat: int) -> int:
    """How far the gun of a seat carries (BG-27)."""
    value: int | None = g.derived.get(("reach", seat))
    if value is None:
        value = g.derived["reach", seat] = g.fold("reach", COLT, seat)
    return value


def in_reach(g: Bang, seat: int) -> int:
    """The mask of the seats a seat's gun carries to."""
    mask: int | None = g.derived.get(("in reach", seat))
    if mask is None:
        far, row = reach(g, seat), distances(g, seat)
        mask = sum(1 << b for b in others(g, seat) if row[b] <= far)
        g.derived["in reach", seat] = mask
    return mask


def at_arms_length(g: Bang, seat: int) -> int:
    """The mask of the seats a Panic! of a seat gets to."""
    mask: int | None = g.derived.get(("arm", seat))
    if mask is None:
        if g.switches["panic_range"] == "neighbours":
            mask = sum(1 << b for b in others(g, seat) if steps_apart(g, seat, b) == 1)
        else:
            far, row = g.fold("arm", 1, seat), distances(g, seat)
            mask = sum(1 << b for b in others(g, seat) if row[b] <= far)
        g.derived["arm", seat] = mask
    return mask


def next_to(g: Bang, seat: int) -> int:
    """The mask of the seats at distance 1."""
    mask: int | None = g.derived.get(("next", seat))
    if mask is None:
        row = distances(g, seat)
        mask = g.derived["next", seat] = sum(1 << b for b in others(g, seat) if row[b] == 1)
    return mask


def everyone_else(g: Bang, seat: int) -> int:
    """The mask of all other seats that take part."""
    mask: int | None = g.derived.get(("else", seat))
    if mask is None:
        mask = g.derived["else", seat] = sum(1 << b for b in others(g, seat))
    return mask


def names_of(g: Bang, seat: int, card: int) -> tuple[str, ...]:
    """What a card in a seat's hand may be used as, its printed name first."""
    names = _PRINTED[card]
    for bend, me in (g._index or g.index).hooks.get("counts_as", ()):
        names = bend(g, me, names, seat, card)
    return names


def suit_of(g: Bang, card: int) -> str:
    """The suit a card counts as."""
    value: str = g.fold("suit", SUIT[card], card)
    return value


def is_red(g: Bang, card: int) -> bool:
    """Whether a card counts as hearts or diamonds."""
    return suit_of(g, card) in ("hearts", "diamonds")


def is_two_to_nine_of_spades(g: Bang, card: int) -> bool:
    """What sets a Dynamite off (BG-05)."""
    return RANK[card] <= 7 and suit_of(g, card) == "spades"


def two_left(g: Bang) -> bool:
    """Whether only two players are left, so that Beer may do nothing (BG-38)."""
    return len(living(g)) <= 2


def open_names(g: Bang, seat: int, names: Collection[str], to: str) -> Collection[str]:
    """Those of the names as which nothing bars a seat from giving a card in answer to `to`."""
    if "bars_answer" not in g.index.hooks:
        return names
    return tuple(name for name in names if g.forbidden("bars_answer", seat, name, -1, to) is None)


def may_have(g: Bang, seat: int, wanted: Collection[str]) -> bool:
    """Whether, from what everybody knows, a seat may have a card that serves as one of the wanted names.

    No question hangs on a secret: one card that not all know is enough to ask.
    """
    everyone = (1 << g.seats) - 1
    known = g.known
    hand = g.hand[seat]
    return bool(hand and wanted) and (
        known[hand[-1]] != everyone
        or any(known[card] != everyone or any(name in wanted for name in names_of(g, seat, card)) for card in hand)
    )

"""What lies in the middle of the table of BANG!: the boards of the events, the counter of the shop, the piles, and the
room that is left for what everybody looks at.
"""

from __future__ import annotations

from dataclasses import dataclass

RATIO = 1.4
"""Height of a card by its width."""
PILE, STANDING_PILE = 150.0, 210.0
"""Width of a pile, at most; where the window stands."""
EVENT = 124.0
EVENT_LARGEST = 200.0
"""Height of the boards of the events in force, where they are played with; higher where there is room."""
COUNTER = 572.0
COUNTER_LARGEST = 236.0
"""Width of the counter of the shop, where there is one, and its height where there is room."""
ENOUGH = 250.0
"""A middle so high has room for a Duel, a draw! and the General Store."""
SHELF, SHELF_LARGEST = 330.0, 680.0
BETWEEN = 34.0
"""From the middle to each of the two piles; less beside a counter."""
GAP = 12.0
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Middle:
    """Its places in units; what each is for stands in `BangLayout`."""

    middle: Box
    arena: Box
    shelf: Box
    boards: Box | None
    shop: Box | None
    deck: Box
    discards: Box


def middle_of(free: Box, centre: float, hand_foot: float, stands: bool, boards: bool, shop: bool) -> Middle:
    """The middle within the room that the seats leave `free`.  `centre` is the middle of the table from its left,
    `hand_foot` where the cards of the hand end; `stands` tells of the window.
    """
    middle, board = _below_the_boards(free) if boards else (free, None)
    x, y, wide, high = middle
    if high >= ENOUGH:
        arena, shelf = middle, _in_the_middle(middle, wide, SHELF_LARGEST)
    else:
        arena = free
        shelf = middle if stands else (x, y, wide, min(SHELF, hand_foot - y))
    pile = min(STANDING_PILE if stands else PILE, (high - 34) / RATIO)
    counter, gap = None, BETWEEN
    if shop:
        counter = _in_the_middle(middle, COUNTER, COUNTER_LARGEST)
        pile, gap = min(pile, (wide - COUNTER - 70) / 2), GAP
        centre = (x + COUNTER + x + wide) / 2 + 6
    top = y + (high - 26 - pile * RATIO) / 2
    return Middle(
        middle=middle,
        arena=arena,
        shelf=shelf,
        boards=board,
        shop=counter,
        deck=(centre - gap - pile, top, pile, pile * RATIO),
        discards=(centre + gap, top, pile, pile * RATIO),
    )


def _below_the_boards(free: Box) -> tuple[Box, Box]:
    """What the boards leave, and the boards."""
    x, y, wide, high = free
    board = min(EVENT_LARGEST, max(EVENT, high * 0.32))
    return (x, y + board + 10, wide, high - board - 10), (x, y, wide, board)


def _in_the_middle(box: Box, wide: float, most: float) -> Box:
    """So wide from the left of a box and at most so high, half way down."""
    high = min(box[3], most)
    return box[0], box[1] + (box[3] - high) / 2, wide, high

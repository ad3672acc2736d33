"""Where everything lies on a BANG! table: rectangles in window pixels, from the window's canvas alone.

The own seat is bottom left, the own hand bottom middle, the log bottom right.  The others sit clockwise from there: up
the left side, along the top, down the right side; nobody moves when somebody dies.  In a window that stands they sit
above the middle, the own seat and the log lie between it and the hand, and all of it is larger.  Who reads from the
right finds all of it on the other side; the cards themselves stay as they are, so that their indices are at their left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.stage.bang.layout_middle import EVENT_LARGEST, GAP, RATIO, Box, middle_of
from game.stage.layout import Canvas
from game.stage.prompting import bar_box

MASTHEAD = 60.0
COLUMN = 430.0
EDGE = 24.0
TOP = 86.0
SEAT = 164.0
OWN = 196.0
UPPER = 150.0
"""Height of a panel where three sit along the top."""
GEAR = 112.0
GEAR_INSET = 8.0
LEDGE = 8.0
"""Between a row of cards in play and what lies below it."""
HAND_CARD = 208.0
HAND_CARD_LARGEST = 260.0
LIFT = 26.0
SMALLER = 24.0
"""Hand cards are so much narrower where both have to lie between them and the upper seats."""
FOLD = 0.86
"""Cards of a hand that is small lie side by side; of a larger one at least so much less of each shows."""
SIDES: dict[int, tuple[int, int, int]] = {
    2: (0, 2, 0),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
}
"""By the number of other seats: how many sit on the left, along the top, on the right."""
SIGHTS = 430.0
"""From the left edge to the middle of the plate in the masthead that shows who can hit whom."""
ABREAST = 3
"""So many seats fit side by side where the window stands."""
STEP = COLUMN + 12
"""From one of them to the next."""
STANDING_WIDTH = round(2 * EDGE + (ABREAST - 1) * STEP + COLUMN)
FLAG = 24.0
"""Room above the own panel for its ribbon."""
STANDING_ROW = SEAT + 5 + GEAR + 24
STANDING_CARD = 300.0
"""Width of a hand card there, at most: so large that the middle is left `STANDING_MIDDLE` high."""
STANDING_MIDDLE = 320.0
STANDING_SIDES: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((0, 0), (2, 0)),
    3: ((0, 0), (1, 0), (2, 0)),
    4: ((0, 1), (0, 0), (2, 0), (2, 1)),
    5: ((0, 1), (0, 0), (1, 0), (2, 0), (2, 1)),
    6: ((0, 2), (0, 1), (0, 0), (2, 0), (2, 1), (2, 2)),
    7: ((0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1), (2, 2)),
}
"""By the number of other seats: the column and the row of each, clockwise, where the window stands."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat's part of the table: its panel, and the row of cards in play below it."""

    panel: Rect
    gear: Rect

    @property
    def whole(self) -> Rect:
        """Panel and row."""
        return self.panel.union(self.gear)


@dataclass(frozen=True, slots=True)
class BangLayout:
    """Every place of the table.  `card` is the size of a hand card in pixels, `card_units` and `pile_units` widths in
    units; `middle` is free for what everybody looks at: store, Duel, draw!; `arena` is what it takes of the
    boards too where it is low, `shelf` what it takes of the hand; `boards` is the place of the events in force, None
    where none are played with; `shop` is the counter, None where there is none; `around` are the
    places of seats clockwise from the lower left, `order` the seats that have them; `sights` is the middle of the
    plate that shows who can hit whom.  Where the window stands units on the table are `zoom` times as large as those of
    its canvas, in which the prompt bar is printed.
    """

    whole: Rect
    masthead: Rect
    prompt: Rect
    around: tuple[SeatPlace, ...]
    order: tuple[int, ...]
    seats: tuple[SeatPlace, ...]
    middle: Rect
    arena: Rect
    shelf: Rect
    boards: Rect | None
    shop: Rect | None
    oval: Rect
    deck: Rect
    discards: Rect
    hand: Rect
    log: Rect
    sights: tuple[int, int]
    card: tuple[int, int]
    card_units: float
    pile_units: float
    lift: int
    scale: float
    zoom: float
    type_scale: float
    canvas: Canvas

    @property
    def between(self) -> Rect:
        """What lies between all panels and the hand: the rows of cards before those who sit along the top, and the
        middle.
        """
        left, right = self.arena.left, self.arena.right
        panels = [place.panel for place in self.around if place.panel.top < self.arena.top]
        along = [panel.bottom for panel in panels if left <= panel.centerx < right]
        top = max(along, default=self.masthead.bottom)
        return Rect(left, top, right - left, self.arena.bottom - top)

    @property
    def spread(self) -> Rect:
        """For what is laid out in the place of all that lies in the middle, and of a hand next to it."""
        return self.arena if self.log.bottom <= self.hand.top else self.arena.union(self.hand)

    def seated(self, order: Sequence[int]) -> BangLayout:
        """The same table with the seats in another order, clockwise from the lower left."""
        seats = tuple(self.around[order.index(seat)] for seat in range(len(order)))
        return replace(self, order=tuple(order), seats=seats)

    def hand_card(self, number: int, count: int) -> Rect:
        """Card `number` of `count` in the hand, as it rests."""
        wide = self.card[0]
        if count <= 1:
            return Rect(self.hand.centerx - wide // 2, self.hand.y, *self.card)
        step = min((self.hand.width - wide) / (count - 1), wide * (1.02 if count <= 4 else FOLD))
        left = self.hand.centerx - (step * (count - 1) + wide) / 2
        return self.canvas.sided(Rect(round(left + number * step), self.hand.y, *self.card), self.hand)

    def row(self, count: int, high: float = 1.0) -> list[Rect]:
        """So many cards side by side in the middle, each at most `high` of its height, one lying on the other only
        where there is no other way.
        """
        tall = min(self.middle.height * high, self.card[1] * 1.1)
        wide = tall / RATIO
        step = wide * 1.08
        if count > 1:
            step = min(step, (self.middle.width - wide) / (count - 1))
        left = self.middle.centerx - (step * (count - 1) + wide) / 2
        top = self.middle.centery - tall / 2
        places = [Rect(round(left + n * step), round(top), round(wide), round(tall)) for n in range(count)]
        return [self.canvas.sided(place, self.middle) for place in places]


def seat_order(seats: int, anchor: int) -> tuple[int, ...]:
    """The seats clockwise from the one at the bottom left."""
    return tuple((anchor + n) % seats for n in range(seats))


def bang_layout(canvas: Canvas, seats: int, anchor: int = 0, boards: bool = False, shop: bool = False) -> BangLayout:
    """The table for `seats` seats (3 to 8) with seat `anchor` at the bottom left.

    `boards`: events are played with; `shop`: there is a shop.
    """
    prompt, whole, zoom, stands = bar_box(canvas), canvas.whole, 1.0, canvas.stands
    if stands:
        zoom = canvas.width / STANDING_WIDTH
        canvas = canvas.nearer(STANDING_WIDTH)
    foot = (prompt.top - canvas.top) / canvas.scale - 6
    width = float(canvas.width)
    extra = max(0.0, min(360.0, canvas.height - 1080.0))
    card = HAND_CARD + (HAND_CARD_LARGEST - HAND_CARD) * extra / 360
    if stands:
        card = _standing_card(foot, seats, boards)
    elif boards and shop and extra < SMALLER:
        card -= SMALLER
    hand_top = foot - card * RATIO
    own_top = (hand_top - LIFT if stands else foot) - OWN - 6 - GEAR - 10
    own: Box = (EDGE, own_top, COLUMN, OWN)
    if stands:
        inner = (EDGE, width - EDGE)
        boxes = [(EDGE + n * STEP, TOP + row * STANDING_ROW, COLUMN, SEAT) for n, row in STANDING_SIDES[seats - 1]]
        log: Box = (EDGE + STEP, own_top - 4, width - 2 * EDGE - STEP, OWN + 5 + GEAR)
        last = own_top - FLAG
    else:
        inner = (EDGE + COLUMN + 2 * GAP, width - EDGE - COLUMN - 2 * GAP)
        boxes = [*_around(seats - 1, width, inner, own_top)]
        log = (width - EDGE - COLUMN, own_top - 4, COLUMN, foot - own_top)
        last = hand_top - LIFT
    order = seat_order(seats, anchor)
    places = [_place(canvas, box) for box in (own, *boxes)]
    upper = max((box[1] + box[3] for box in boxes if box[0] >= inner[0] and box[0] + box[2] <= inner[1]), default=TOP)
    below = upper + 4 + GEAR + 10 if upper > TOP else TOP
    free = (inner[0], below, inner[1] - inner[0], last - 10 - below)
    mid = middle_of(free, width / 2, hand_top + card * RATIO, stands, boards, shop)

    def pixels(box: Box) -> Rect:
        return canvas.place(*box)

    return BangLayout(
        whole=whole,
        masthead=pixels((0, 0, width, MASTHEAD)),
        prompt=prompt,
        around=tuple(places),
        order=order,
        seats=tuple(places[order.index(seat)] for seat in range(seats)),
        middle=pixels(mid.middle),
        arena=pixels(mid.arena),
        shelf=pixels(mid.shelf),
        boards=pixels(mid.boards) if mid.boards else None,
        shop=pixels(mid.shop) if mid.shop else None,
        oval=pixels((mid.middle[0] + 20, mid.middle[1] - 16, mid.middle[2] - 40, mid.middle[3] + 30)),
        deck=pixels(mid.deck),
        discards=pixels(mid.discards),
        hand=pixels((inner[0], hand_top, inner[1] - inner[0], card * RATIO)),
        log=pixels(log),
        sights=pixels((SIGHTS, 0, 0, MASTHEAD - 3)).center,
        card=canvas.rect(0, 0, card, card * RATIO).size,
        card_units=card,
        pile_units=mid.deck[2],
        lift=canvas.px(LIFT),
        scale=canvas.scale,
        zoom=zoom,
        type_scale=canvas.text,
        canvas=canvas,
    )


def _standing_card(foot: float, seats: int, boards: bool) -> float:
    """Width of a hand card where the window stands."""
    rows = 1 + max(row for _, row in STANDING_SIDES[seats - 1])
    middle = STANDING_MIDDLE + (EVENT_LARGEST + 10 if boards else 0.0)
    own = FLAG + OWN + 6 + GEAR + 10 + LIFT
    return max(HAND_CARD, min(STANDING_CARD, (foot - own - middle - TOP - rows * STANDING_ROW) / RATIO))


def _around(others: int, width: float, inner: tuple[float, float], own_top: float) -> list[Box]:
    """The panels of the other seats, clockwise from the left foot."""
    left, top, right = SIDES[others]
    room = own_top - TOP
    side = _column(left, EDGE, room)
    across = inner[1] - inner[0]
    wide = min(COLUMN, (across - 2 * GAP * (top - 1)) / top) if top else 0.0
    apart = (across - wide * top) / (top + 1) if top < 3 else GAP
    start = inner[0] + (apart if top < 3 else 0.0)
    high = UPPER if top == 3 else SEAT
    upper = [(start + n * (wide + apart), TOP, wide, high) for n in range(top)]
    return [*reversed(side), *upper, *_column(right, width - EDGE - COLUMN, room)]


def _column(count: int, x: float, room: float) -> list[Box]:
    """Panels one below the other with their rows, from the top."""
    if not count:
        return []
    share = room / 2
    high = min(SEAT, share - GEAR - 5 - LEDGE) if count == 2 else SEAT
    tops = [TOP + share * n for n in range(2)] if count == 2 else [TOP + (room - SEAT - 4 - GEAR) / 2 - 10]
    return [(x, top, COLUMN, high) for top in tops]


def _place(canvas: Canvas, box: Box) -> SeatPlace:
    x, y, w, h = box
    gear = canvas.place(x + GEAR_INSET, y + h + 5, w - 2 * GEAR_INSET, GEAR)
    return SeatPlace(canvas.place(*box), gear)

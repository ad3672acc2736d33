"""Where everything lies on a Wyatt Earp table: rectangles in window pixels, from the window's canvas alone.

The own seat is bottom left, the own hand bottom middle, the log bottom right, whatever the window.  Between the two
columns lies the ring of seven bills round supply, bank and discards.  In a window that stands the others are in a row
above the ring, the own seat, ledger and log between it and the hand, and all of it is larger.  Who reads from the right
finds all of it on the other side; the cards themselves stay as they are, so that their indices are at their left.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.stage.layout import Canvas
from game.stage.prompting import bar_box

MASTHEAD = 60.0
COLUMN = 430.0
EDGE = 24.0
TICKET = 110.0
TILE = (100.0, 142.0)
TILE_STEP = 107.0
STACK = 15.0
"""How far the edges of laid cards show behind a tile."""
FLAG = 22.0
"""Room above a ticket for its ribbon."""
BILL = (164.0, 214.0)
STAR = (27.0, 21.0)
"""How far the star of a bill sticks out, to the right and to the top."""
STAR_ROOM = 15.0
"""How much the lower left bill steps aside, so that its star doesn't touch the supply."""
TAG = 24.0
"""How far a preview sticks out below a bill."""
HAND_CARD = 176.0
HAND_CARD_LARGEST = 260.0
HELD = 10
SHOWS = 0.42
"""Of each of HELD cards in a hand at least so much of its width shows: larger ones would only be narrower strips."""
CARD_RATIO = 1.4
LIFT = 50.0
PILE = 92.0
PILE_GAP = 40.0
"""From the middle of the bank to the nearer edge of supply and discards."""
BILL_LARGEST = 1.18
ROW_GAP = 16.0
LOG_LINES = 3
"""The log shows at least so many lines, however large the type."""
RING_REACH = 620.0
"""How far the outer bills lie from the middle at most, on a very wide window."""
ABREAST = 3
"""So many seats fit side by side where the window stands."""
STEP = COLUMN + 12
"""From one of them to the next."""
STANDING_WIDTH = round(2 * EDGE + (ABREAST - 1) * STEP + COLUMN)
STANDING_BILL = 1.7
STANDING_CARD = 290.0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat's part of the table: ticket, and below it the tiles of its laid sets in rows."""

    ticket: Rect
    tiles: Rect
    tile: tuple[int, int]
    step: tuple[int, int]
    rows: int
    canvas: Canvas

    @property
    def whole(self) -> Rect:
        """Ticket and tiles."""
        return self.ticket.union(self.tiles)

    def tile_at(self, number: int, sets: int) -> Rect:
        """The tile of laid set `number` of `sets`.  More than fit side by side lie over each other like a fan."""
        fitting = (self.tiles.width + self.step[0] - self.tile[0]) // self.step[0]
        across = max(fitting, -(-sets // self.rows))
        row, column = divmod(number, across)
        room = self.tiles.width - self.tile[0]
        step = min(self.step[0], room // (across - 1))
        place = Rect(self.tiles.x + column * step, self.tiles.y + row * self.step[1], *self.tile)
        return self.canvas.sided(place, self.tiles)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every place of the table.  `bill_scale` is the size of bills and piles against their size on the 1080 canvas,
    `scale` is pixels per unit, `type_scale` multiplies type.  Where the window stands units on the table are `zoom`
    times as large as those of its canvas, in which the prompt bar is printed.
    """

    whole: Rect
    masthead: Rect
    prompt: Rect
    seats: tuple[SeatPlace, ...]
    bills: tuple[Rect, ...]
    bill_scale: float
    oval: Rect
    supply: Rect
    bank: Rect
    discards: Rect
    ledger: Rect
    log: Rect
    hand: Rect
    card: tuple[int, int]
    card_units: float
    lift: int
    middle: Rect
    scale: float
    zoom: float
    type_scale: float
    canvas: Canvas

    def hand_card(self, number: int, count: int, parted: int = -1) -> Rect:
        """Card `number` of `count` in the hand; the neighbours of card `parted` step aside for it."""
        if count <= 1:
            return Rect(self.hand.centerx - self.card[0] // 2, self.hand.y, *self.card)
        step = min((self.hand.width - self.card[0]) / (count - 1), self.card[0] * 0.62)
        left = self.hand.centerx - (step * (count - 1) + self.card[0]) / 2
        x = left + number * step
        if parted >= 0 and step < self.card[0] * 0.5 and number > parted:
            room = self.hand.right - self.card[0] - (left + (count - 1) * step)
            x += min(self.card[0] * 0.3, max(room, 0))
        return self.canvas.sided(Rect(round(x), self.hand.y, *self.card), self.hand)


def seat_order(seats: int, anchor: int) -> tuple[int, ...]:
    """The seats clockwise from the one at the bottom left."""
    return tuple((anchor + n) % seats for n in range(seats))


def table_layout(canvas: Canvas, seats: int, anchor: int = 0) -> TableLayout:
    """The table for `seats` seats (2 to 4) with seat `anchor` at the bottom left."""
    prompt, whole, zoom, stands = bar_box(canvas), canvas.whole, 1.0, canvas.stands
    if stands:
        zoom = canvas.width / STANDING_WIDTH
        canvas = canvas.nearer(STANDING_WIDTH)
    floor = (prompt.top - canvas.top) / canvas.scale - 12
    width = float(canvas.width)
    beside = EDGE if stands else EDGE + COLUMN + 20
    card, hand_top = _hand(canvas, floor, width - 2 * beside, stands)
    if stands:
        places, ledger, log, area = _rows(canvas, seats, hand_top)
        bills, scale, centre = _standing_ring(area)
    else:
        places = _seats(canvas, seats, floor)
        area = (EDGE + COLUMN + 12, MASTHEAD + 12, width - 2 * (EDGE + COLUMN + 12), hand_top - LIFT - MASTHEAD - 18)
        bills, scale, centre = _ring(area)
        ledger, log = _right_column(canvas, seats, floor, places[-1] if seats > 2 else None)
    order = seat_order(seats, anchor)
    by_seat = tuple(places[order.index(seat)] for seat in range(seats))
    cx, cy = centre
    pile = (PILE * scale, PILE * CARD_RATIO * scale)
    middle_y = cy - pile[1] / 2

    def pixels(box: tuple[float, float, float, float]) -> Rect:
        return canvas.place(*box)

    if canvas.right_to_left:
        # stars and shadows of posters fall to one side: the posters change places in a ring that stays
        bills = [bills[0], *reversed(bills[1:])]
    xs = [x for x, _ in bills]
    ys = [y for _, y in bills]
    lefts = (cx - PILE_GAP * scale - pile[0], cx + PILE_GAP * scale)
    piles = [canvas.rect(x, middle_y, *pile) for x in (lefts[::-1] if canvas.right_to_left else lefts)]
    return TableLayout(
        whole=whole,
        masthead=pixels((0, 0, width, MASTHEAD)),
        prompt=prompt,
        seats=by_seat,
        bills=tuple(canvas.rect(x, y, BILL[0] * scale, BILL[1] * scale) for x, y in bills),
        bill_scale=scale,
        oval=canvas.rect(min(xs) + 70, min(ys) + 80, max(xs) - min(xs) + BILL[0] * scale - 140, max(ys) - min(ys) + 20),
        supply=piles[0],
        bank=canvas.rect(cx - 36 * scale, cy - 36 * scale, 72 * scale, 72 * scale),
        discards=piles[1],
        ledger=ledger,
        log=log,
        hand=pixels((beside, hand_top, width - 2 * beside, card * CARD_RATIO)),
        card=canvas.rect(0, 0, card, card * CARD_RATIO).size,
        card_units=card,
        lift=canvas.px(LIFT),
        middle=pixels((area[0], area[1], area[2], area[3] - 2)),
        scale=canvas.scale,
        zoom=zoom,
        type_scale=canvas.text,
        canvas=canvas,
    )


def _hand(canvas: Canvas, floor: float, room: float, stands: bool) -> tuple[float, float]:
    """(width of a hand card, upper edge of the hand), in units: the extra height of 4:3 makes the cards larger, as
    long as enough of each shows.
    """
    extra = canvas.height - 1080
    broad = room / (1 + (HELD - 1) * SHOWS)
    largest = STANDING_CARD if stands else HAND_CARD_LARGEST
    card = min(largest, HAND_CARD + extra * (HAND_CARD_LARGEST - HAND_CARD) / 360, broad)
    return card, floor - card * CARD_RATIO - 4


def _rows(
    canvas: Canvas, seats: int, hand_top: float
) -> tuple[list[SeatPlace], Rect, Rect, tuple[float, float, float, float]]:
    """(places clockwise from the own one, ledger, log, room for the ring) where the window stands: the others in a row
    above the ring, below it the own seat, the ledger and the log.
    """
    columns = [EDGE + n * STEP for n in range(ABREAST)]
    ticket = TICKET * (1 + 0.6 * (canvas.text - 1))
    high = FLAG + ticket + 8 + TILE[1] + STACK
    top = MASTHEAD + 4
    foot = hand_top - LIFT - 10 - high
    above = {2: columns[1:2], 3: [columns[0], columns[2]], 4: columns}[seats]
    places = [_seat(canvas, columns[0], foot, high, ticket)]
    places += [_seat(canvas, x, top, high, ticket) for x in above]
    ledger, log = (canvas.place(x, foot + FLAG, COLUMN, high - FLAG) for x in columns[1:])
    first = top + high + 14
    return places, ledger, log, (EDGE, first, canvas.width - 2 * EDGE, foot - first - 8)


def _seats(canvas: Canvas, seats: int, floor: float) -> list[SeatPlace]:
    """Places clockwise from the bottom left; of three or four the last one is at the top right."""
    left = max(2, seats - 1)
    top = MASTHEAD + 4
    room = (floor - top) / left
    ticket = min(TICKET * (1 + 0.6 * (canvas.text - 1)), room - FLAG - 8 - TILE[1] - STACK - 4)
    places = [_seat(canvas, EDGE, floor - (n + 1) * room, room, ticket) for n in range(left)]
    if seats > 2:
        share = (floor - top) * (0.32 if canvas.height < 1200 else 0.36)
        least = FLAG + ticket + 8 + TILE[1] + STACK
        places.append(_seat(canvas, canvas.width - EDGE - COLUMN, top, max(share, least), ticket))
    return places


def _seat(canvas: Canvas, x: float, y: float, room: float, ticket: float) -> SeatPlace:
    tiles_top = y + FLAG + ticket + 8
    inside = y + room - tiles_top - STACK
    rows = max(1, min(2, int((inside + 8) // (TILE[1] + 8))))
    high = rows * TILE[1] + (rows - 1) * 8
    return SeatPlace(
        canvas.place(x, y + FLAG, COLUMN, ticket),
        canvas.place(x + 4, tiles_top, COLUMN - 8, high),
        canvas.rect(0, 0, *TILE).size,
        canvas.rect(0, 0, TILE_STEP, TILE[1] + 8).size,
        rows,
        canvas,
    )


def _right_column(canvas: Canvas, seats: int, floor: float, above: SeatPlace | None) -> tuple[Rect, Rect]:
    """Ledger and log, under the seat at the top right if there is one."""
    x = canvas.width - EDGE - COLUMN
    top = (above.tiles.bottom - canvas.top) / canvas.scale + STACK + 6 if above else MASTHEAD + 4 + FLAG
    grown = 1 + 0.7 * (canvas.text - 1)
    ledger = (64 + 56 * seats + 14) * grown
    least_log = 82 * min(canvas.text, 1.25) + LOG_LINES * 48 * canvas.text + 14
    ledger = min(ledger, floor - top - 14 - least_log)
    return (
        canvas.place(x, top, COLUMN, ledger),
        canvas.place(x, top + ledger + 14, COLUMN, floor - top - ledger - 14),
    )


def _ring(area: tuple[float, float, float, float]) -> tuple[list[tuple[float, float]], float, tuple[float, float]]:
    """(upper left corners of the bills, their scale, middle of the piles), clockwise from the top, in units.

    With enough height the bills stand in three rows and grow; else the outer ones move into the gaps of the rows.
    """
    x, y, w, h = area
    tall_scale = min(BILL_LARGEST, (h - STAR[1] - TAG - 2 * ROW_GAP) / (3 * BILL[1]))
    tall = tall_scale >= 1
    scale = tall_scale if tall else min(1.0, (h - STAR[1] - TAG) / (2 * BILL[1] + 90))
    bw, bh = BILL[0] * scale, BILL[1] * scale
    cx = x + w / 2 - STAR[0] / 2
    reach = min(RING_REACH, (w - bw - STAR[0]) / 2 - 1)
    first = y + STAR[1] + bh / 2
    last = y + h - TAG - bh / 2
    outer = max(bw + STAR[0] + 4, reach * 0.53)
    side = (first + last) / 2 if tall else first + 0.3 * (last - first)
    beside_piles = bw / 2 + (PILE_GAP + PILE) * scale + 8
    low = max(outer * 0.8, bw / 2 + 20) if tall else max(beside_piles, min(reach * 0.61, reach - bw - 4))
    arch = 0.0 if tall else 12.0
    middles = [
        (cx, first),
        (cx + outer, first + arch),
        (cx + reach, side),
        (cx + low + (0 if tall else STAR_ROOM / 2), last),
        (cx - low - (0 if tall else STAR_ROOM), last),
        (cx - reach, side),
        (cx - outer, first + arch),
    ]
    above, below = first + bh / 2, last - bh / 2
    piles = (above + below) / 2 - 10 if tall else above + 0.36 * (last + bh / 2 - above) + 8
    return [(mx - bw / 2, my - bh / 2) for mx, my in middles], scale, (cx + (0 if tall else 7), piles)


def _standing_ring(
    area: tuple[float, float, float, float],
) -> tuple[list[tuple[float, float]], float, tuple[float, float]]:
    """As `_ring`, where the window stands: the bills are as large as the room allows, and so are the gaps."""
    x, y, w, h = area
    rows = 3 * BILL[1] + STAR[1] + TAG + 2 * ROW_GAP
    scale = min(STANDING_BILL, h / rows)
    bw, bh = BILL[0] * scale, BILL[1] * scale
    cx = x + (w - STAR[0] * scale) / 2
    first, last = y + STAR[1] * scale + bh / 2, y + h - TAG * scale - bh / 2
    reach = (w - bw - STAR[0] * scale) / 2 - 1
    outer, low = max(bw + (STAR[0] + 4) * scale, reach * 0.74), max(bw / 2 + 20 * scale, reach * 0.42)
    side = (first + last) / 2
    middles = [
        (cx, first),
        (cx + outer, first),
        (cx + reach, side),
        (cx + low, last),
        (cx - low, last),
        (cx - reach, side),
        (cx - outer, first),
    ]
    return [(mx - bw / 2, my - bh / 2) for mx, my in middles], scale, (cx, side - 10 * scale)

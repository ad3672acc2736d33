"""Where everything lies on the trail: rectangles in window pixels, from the window's canvas alone.

The map keeps its shape under the masthead.  Below it lie the own ticket with the item cards, the tray with cup, dice
and hands, and the other riders; a higher window gives them more room, and a telegraph.  In a window that stands the
tray is as wide as the map, all else lies below it, and all of it is larger.  Who reads from the right finds
what lies below the map on the other side.  The map stays as it is, for the trail runs from east to west.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.stage.layout import Canvas
from game.stage.paint.trail_route import MAP
from game.stage.prompting import bar_box

MASTHEAD = 60.0
MAP_TOP = 66.0
COLUMN = 430.0
EDGE = 24.0
GAP = 12.0
TICKET = 92.0
MINI = (134.0, 94.0)
"""An item card on the table."""
MINI_LARGE = 1.5
"""How much larger it is where a high window has room."""
STANDING_WIDTH = round(2 * (EDGE + COLUMN) + GAP)
"""Of a window that stands: in units of what lies below the map, of which two columns are side by side."""
STANDING_LOG = 190.0
"""Least height of the telegraph in such a window."""
STANDING_HANDS = 240.0
FLAG = 24.0
"""Room above the own ticket for its ribbon."""
TALL = 320.0
"""From this height on the lower part has two rows of hands, larger cards and a telegraph."""
ROW = 64.0
PAD = 10.0
ITEM_GAP = 10.0
DIE = 84.0
DIE_GAP = 12.0
GROUP = 34.0
"""Between the dice under the cup and those in the open."""
CAPTION = 24.0
CUP = 124.0
CUP_RATIO = 1.0625
SLIP = 250.0
LOOKUP = 76.0
"""Width of the plate that opens the odds, where all hands stand in one row."""
HAND_GAP = 8.0
SAID = 110.0
"""The least height of the sheet of what was declared last."""
N_HANDS = 7
N_DICE = 5


@dataclass(frozen=True, slots=True)
class TrailLayout:
    """Every place of the table.  `scale` is pixels per unit, `type_scale` multiplies type; `die`, `cup` and `mini` are
    sizes in units of what lies below the map, which are `larger` times as large.  `lookup` is the plate that opens the
    odds, `said` a sheet of what was declared last, where a high window has room for it.
    """

    whole: Rect
    masthead: Rect
    prompt: Rect
    map: Rect
    ticket: Rect
    items: Rect
    tray: Rect
    dice: Rect
    slip: Rect
    hands: Rect
    hand_columns: int
    lookup: Rect
    said: Rect | None
    riders: Rect
    log: Rect | None
    die: float
    cup: float
    mini: tuple[float, float]
    scale: float
    larger: float
    type_scale: float
    canvas: Canvas
    zoom: float = 1.0
    """Of what lies on the map: it is as wide as the canvas."""

    def px(self, units: float) -> int:
        """A length in units as pixels."""
        return round(units * self.scale)

    def below(self, units: float) -> int:
        """A length in units of what lies below the map as pixels."""
        return round(units * self.scale * self.larger)

    def on_map(self, point: tuple[float, float]) -> tuple[int, int]:
        """A place on the map in pixels."""
        return self.map.x + round(point[0] * self.scale), self.map.y + round(point[1] * self.scale)

    def die_at(self, place: int, covered: int, count: int = N_DICE) -> Rect:
        """The `place`-th of the dice that lie in the tray: the first `covered` of them are under the cup."""
        size, gap = self.below(self.die), self.below(DIE_GAP)
        apart = self.below(GROUP) if 0 < covered < count else 0
        wide = count * size + (count - 1) * gap + apart
        left = self.dice.centerx - wide // 2 + place * (size + gap) + (apart if place >= covered else 0)
        return self.canvas.sided(Rect(left, self.dice.bottom - size, size, size), self.dice)

    @property
    def cup_foot(self) -> tuple[int, int]:
        """The middle of the cup's mouth."""
        foot = Rect(self.tray.x + self.below(PAD + self.cup / 2 + 8), self.dice.bottom, 0, 0)
        return self.canvas.sided(foot, self.tray).topleft

    def item_at(self, number: int, count: int) -> Rect:
        """Item card `number` of `count` in the own hand: in rows where there is room; many lie over each other."""
        wide, high, gap = self.below(self.mini[0]), self.below(self.mini[1]), self.below(ITEM_GAP)
        rows = max(1, (self.items.height + gap) // (high + gap))
        in_row = max(1, (self.items.width + gap) // (wide + gap), -(-count // rows))
        step = wide + gap
        if in_row > 1:
            step = min(step, (self.items.width - wide) // (in_row - 1))
        row, column = divmod(number, in_row)
        place = Rect(self.items.x + column * step, self.items.y + row * (high + gap), wide, high)
        return self.canvas.sided(place, self.items)


def trail_layout(canvas: Canvas, seats: int) -> TrailLayout:
    """The trail for `seats` riders."""
    prompt, whole, scale = bar_box(canvas), canvas.whole, canvas.scale
    masthead = canvas.place(0, 0, canvas.width, MASTHEAD)
    board = canvas.place((canvas.width - MAP[0]) / 2, MAP_TOP, *MAP)
    stands = canvas.stands
    if stands:
        canvas = canvas.nearer(STANDING_WIDTH)
    floor = (prompt.top - canvas.top) / canvas.scale - 10
    width = float(canvas.width)
    top = (board.bottom - canvas.top) / canvas.scale + 8
    room = floor - top
    tall = room >= TALL
    large = MINI_LARGE if tall else 1.0
    mini = (MINI[0] * large, MINI[1] * large)
    grown = 1 + 0.5 * (canvas.text - 1)
    ticket = min(TICKET * grown * (1.1 if tall else 1.0), room - mini[1] - 10)
    riders = ROW * (seats - 1) * grown
    aside = EDGE + COLUMN + GAP
    largest = DIE * (1.25 if tall else 1.0)
    slip = 170.0 * grown
    if stands:
        hands = STANDING_HANDS
        least = max(riders + 14 + STANDING_LOG, ticket + 10 + 2 * (mini[1] + ITEM_GAP))
        high = min(room - least - FLAG, 2 * PAD + slip + 20 + CAPTION + largest + 6 + hands)
        beside = room - high - FLAG
        tray = (EDGE, top, width - 2 * EDGE, high)
    else:
        hands = 150.0 if tall else 62.0
        beside = room
        tray = (aside, top, width - 2 * aside, room)
    under = floor - beside
    dice_high = tray[3] - hands - 2 * PAD - 6
    die = min(largest, dice_high - CAPTION - 4)
    cup = min(CUP * (1.5 if tall else 1.0), dice_high / CUP_RATIO - 6)
    left = tray[0] + PAD + cup + 24
    right = tray[0] + tray[2] - PAD - SLIP
    log_top = under + riders + 14
    riders_high = beside if not tall else riders

    hands_wide = tray[2] - 2 * PAD
    hands_left, hands_top = tray[0] + PAD, tray[1] + tray[3] - PAD - hands
    said_high = dice_high - die - CAPTION - 2 * PAD

    def pixels(x: float, y: float, w: float, h: float) -> Rect:
        return canvas.place(x, y, w, h)

    if tall:
        # seven hands leave the last of eight places free
        each = (hands_wide + HAND_GAP) / 4
        lookup = pixels(
            hands_left + 3 * each, hands_top + (hands + HAND_GAP) / 2, each - HAND_GAP, (hands - HAND_GAP) / 2
        )
    else:
        hands_wide -= LOOKUP + HAND_GAP
        lookup = pixels(hands_left + hands_wide + HAND_GAP, hands_top, LOOKUP, hands)

    return TrailLayout(
        whole=whole,
        masthead=masthead,
        prompt=prompt,
        map=board,
        ticket=pixels(EDGE, under, COLUMN, ticket),
        items=pixels(EDGE, under + ticket + 10, COLUMN, beside - ticket - 10 if tall else mini[1]),
        tray=pixels(*tray),
        dice=pixels(left, top + PAD, (right if not tall else right + SLIP) - left - 16, dice_high),
        slip=pixels(right, top + PAD, SLIP, min(dice_high, slip)),
        hands=pixels(hands_left, hands_top, hands_wide, hands),
        hand_columns=4 if tall else N_HANDS,
        lookup=lookup,
        said=pixels(left, top + PAD, right - left - 16, said_high) if tall and said_high >= SAID else None,
        riders=pixels(width - EDGE - COLUMN, under, COLUMN, riders_high),
        log=pixels(width - EDGE - COLUMN, log_top, COLUMN, floor - log_top) if tall else None,
        die=die,
        cup=cup,
        mini=mini,
        scale=scale,
        larger=canvas.scale / scale,
        type_scale=canvas.text,
        canvas=canvas,
    )

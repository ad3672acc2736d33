"""The things of the table as controls: what a mouse can click and a focus can reach, and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.bang.deck import BORDER, BULLETS, NAME
from game.stage.bang.asking import Asked
from game.stage.bang.floor import Floor
from game.stage.bang.middle import going_on, shot_at
from game.stage.focus import Control
from game.stage.layout import showing
from game.stage.paint import palette, states
from game.stage.paint.bang import shop, store
from game.stage.paint.bang.cards import MINI
from game.stage.paint.press import Press
from game.stage.text import text

SIGHTS = "lookup:sights"
"""The plate that shows who can hit whom."""
CHOICE = 330.0
CHOICE_RATIO = 1.9
CATALOGUE = 102.0
GAP = 6.0
"""Width of a character to choose in units, and its height against it."""
Thing = tuple[str, Rect, str]
HELD = 58.0
"""Width in units of the hand of a seat as it can be pressed on the panel."""


def things(press: Press, floor: Floor, asked: Asked | None, healers: Sequence[int] = ()) -> list[Control]:
    """Everything but the prompt bar's buttons, in reading order.  What a refusal bars is there, but disabled.

    `healers` are the seats that may heal out of turn.
    """
    refused = asked.refusals if asked else {}
    found = list(_seats(press, floor, asked, healers))
    found += [(f"aside:{seat}", heal_rect(press, floor, seat), f"seat{seat}") for seat in healers]
    found.append((SIGHTS, sights_plate(press).get_rect(center=floor.layout.sights), ""))
    found += _middle(press, floor, asked)
    found.append(("log", floor.layout.log, ""))
    if not over_hand(floor, asked.row if asked else ()):
        found += _hand(floor)
    return [Control(name, rect, name not in refused, group=group) for name, rect, group in found]


def _seats(press: Press, floor: Floor, asked: Asked | None, healers: Sequence[int]) -> Iterator[Thing]:
    for seat in floor.layout.order:
        group = f"seat{seat}"
        panel = floor.panel(seat).copy()
        if asked is not None and f"held:{seat}" in asked.signals:
            hand = held_rect(floor, seat)
            panel = floor.layout.canvas.sided(panel, floor.panel(seat))
            panel.width = floor.layout.canvas.sided(hand, floor.panel(seat)).left - panel.left
            panel = floor.layout.canvas.sided(panel, floor.panel(seat))
            yield f"held:{seat}", hand, group
        if seat in healers:
            foot = heal_rect(press, floor, seat).bottom
            panel = Rect(panel.x, foot, panel.width, panel.bottom - foot)
        yield f"seat:{seat}", panel, group
        cards = floor.sight.gear[seat]
        for card, rect in zip(cards, showing(floor.gear_rects(seat, len(cards))), strict=True):
            yield f"gear:{seat}:{card}", rect, group


def held_rect(floor: Floor, seat: int) -> Rect:
    """The hand of a seat as a thing: a back that lies on the panel's lower edge."""
    panel = floor.panel(seat)
    wide = round(floor.px(HELD))
    rect = Rect(0, 0, wide, round(wide * 1.4))
    rect.midbottom = (floor.aside(panel, 0.52), panel.bottom - round(floor.px(8)))
    return rect


def heal_rect(press: Press, floor: Floor, seat: int) -> Rect:
    """The plate with which a seat heals out of turn: it lies on the upper edge of the panel."""
    panel = floor.panel(seat)
    rect = heal_plate(press).get_rect()
    rect.midleft = (panel.left + round(floor.px(70)), panel.top)
    return floor.layout.canvas.sided(rect, panel)


def heal_plate(press: Press, wished: bool = False) -> Surface:
    """Two cards for a life point; golden once it is wished for."""
    ground, ink = (palette.GOLD_LIGHT, palette.INK) if wished else (palette.BOTTLE, palette.BONE)
    return states.tag(press, text("bang-heal"), ground, ink, 24)


def sights_plate(press: Press, held: bool = False) -> Surface:
    """Who can hit whom; golden while it stays shown."""
    ground, ink = (palette.GOLD_LIGHT, palette.INK) if held else (palette.PITCH, palette.BONE)
    return states.tag(press, text("bang-sights"), ground, ink, 26 / press.text_scale**0.5, 250)


def row_rects(press: Press, floor: Floor, row: Sequence[str]) -> list[Rect]:
    """The places of what is laid out: on the store's shelf, as high as may be for characters, else in the middle."""
    layout = floor.layout
    if floor.state.store:
        return store.good_rects(press, layout.shelf, len(row))
    if row and row[0] in BULLETS:
        foot = layout.spread.bottom
        high = min(foot - layout.middle.top, press.px(CHOICE * CHOICE_RATIO))
        wide = min(round(high / CHOICE_RATIO), layout.middle.width // len(row) - press.px(16))
        step = wide + press.px(16)
        left = layout.middle.centerx - (step * len(row) - press.px(16)) // 2
        tall = round(wide * CHOICE_RATIO)
        places = [Rect(left + n * step, foot - tall, wide, tall) for n in range(len(row))]
        return [press.sided(place, layout.middle) for place in places]
    if by_name(row):
        return _catalogue(press, floor, len(row))
    return layout.row(len(row))


def over_hand(floor: Floor, row: Sequence[str]) -> bool:
    """Whether what is laid out takes the place of the hand too: characters, cards by their names, a large shelf."""
    if floor.state.store and floor.layout.shelf.colliderect(floor.layout.hand):
        return True
    return floor.layout.spread.colliderect(floor.layout.hand) and (by_name(row) or (bool(row) and row[0] in BULLETS))


def by_name(row: Sequence[str]) -> bool:
    """Whether cards are laid out by their names, without rank and suit: one says which card is meant."""
    return bool(row) and row[0] in BORDER


def _catalogue(press: Press, floor: Floor, count: int) -> list[Rect]:
    """So many small cards in lines, over the middle, the boards and the hand."""
    room = floor.layout.spread
    gap, ratio = press.px(GAP), MINI[0] / MINI[1]

    def width(lines: int) -> float:
        across = -(-count // lines)
        tall = (room.height - press.px(40)) / lines - gap
        return min(press.px(CATALOGUE), (room.width - press.px(40)) / across - gap, tall * ratio)

    lines = max(range(1, count + 1), key=width)
    across = -(-count // lines)
    wide = int(width(lines))
    tall = round(wide / ratio)
    step = (wide + press.px(GAP), tall + press.px(GAP))
    left, top = room.centerx - step[0] * across // 2, room.centery - step[1] * lines // 2
    places = [Rect(left + n % across * step[0], top + n // across * step[1], wide, tall) for n in range(count)]
    return [press.sided(place, room) for place in places]


def _middle(press: Press, floor: Floor, asked: Asked | None) -> Iterator[Thing]:
    if asked is None or not by_name(asked.row):
        yield from _boards(floor)
    if asked is not None and asked.row:
        seen: set[str] = set()
        places = showing(row_rects(press, floor, asked.row), press.right_to_left)
        for number, (kind, rect) in enumerate(zip(asked.row, places, strict=True)):
            yield (f"offer:{kind}:{number}" if kind in seen else f"offer:{kind}"), rect, "row"
            seen.add(kind)
        return
    if floor.centre or floor.state.store or going_on(floor) or shot_at(floor, asked is not None):
        return  # what is painted there hides counter and piles
    yield from _wares(press, floor)
    yield "deck", floor.layout.deck, "piles"
    yield "discards", floor.layout.discards, "piles"


def _boards(floor: Floor) -> Iterator[Thing]:
    """The events in force, or the one that comes first."""
    for look, rect in zip(floor.sight.boards, floor.board_rects(), strict=False):
        if look.kind:
            yield f"event:{look.kind}", rect, "boards"


def _wares(press: Press, floor: Floor) -> Iterator[Thing]:
    """What lies on the counter; of two that are alike the second has a number."""
    box, wares = floor.layout.shop, floor.sight.wares
    if box is None:
        return
    for number, (card, rect) in enumerate(zip(wares, shop.ware_rects(press, box, len(wares)), strict=True)):
        name = NAME[card]
        twin = name in [NAME[other] for other in wares[:number]]
        yield (f"ware:{name}:{number}" if twin else f"ware:{name}"), rect, "shop"


def _hand(floor: Floor) -> list[Thing]:
    """Hand cards by their resting places, each as wide as it shows."""
    layout, order = floor.layout, floor.order
    found: list[Thing] = []
    fan = [layout.hand_card(number, len(order)) for number in range(len(order))]
    places = showing(fan, layout.canvas.right_to_left)
    for number, (card, rect) in enumerate(zip(order, places, strict=True)):
        if card not in floor.absent:
            found.append((f"card:{card}" if card >= 0 else f"back:{number}", rect, "hand"))
    return found


def card_of(name: str) -> int:
    """The card of the hand a control's id names; -1 for none."""
    word, _, number = name.partition(":")
    return int(number) if word == "card" else -1

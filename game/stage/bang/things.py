"""The things of the table as controls: what a mouse can click and a focus can reach, and where."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.stage.bang.asking import Asked
from game.stage.bang.floor import Floor
from game.stage.bang.layout import seat_order
from game.stage.focus import Control

Thing = tuple[str, Rect, str]
HELD = 58.0
"""Width in units of the hand of a seat as it can be pressed on the panel."""


def things(floor: Floor, asked: Asked | None, anchor: int = 0) -> list[Control]:
    """Everything but the prompt bar's buttons, in reading order.  What a refusal bars is there, but disabled."""
    refused = asked.refusals if asked else {}
    found = list(_seats(floor, asked, anchor))
    found += _middle(floor, asked)
    found.append(("log", floor.layout.log, ""))
    found += _hand(floor)
    return [Control(name, rect, name not in refused, group=group) for name, rect, group in found]


def _seats(floor: Floor, asked: Asked | None, anchor: int) -> Iterator[Thing]:
    for seat in seat_order(floor.state.seats, anchor):
        group = f"seat{seat}"
        yield f"seat:{seat}", floor.panel(seat), group
        if asked is not None and f"held:{seat}" in asked.signals:
            yield f"held:{seat}", held_rect(floor, seat), group
        cards = floor.sight.gear[seat]
        rects = floor.gear_rects(seat, len(cards))
        for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            if number + 1 < len(cards):
                rect = Rect(rect.x, rect.y, min(rect.width, rects[number + 1].x - rect.x), rect.height)
            yield f"gear:{seat}:{card}", rect, group


def held_rect(floor: Floor, seat: int) -> Rect:
    """The hand of a seat as a thing: a back that lies on the panel's lower edge."""
    panel = floor.panel(seat)
    wide = round(floor.px(HELD))
    rect = Rect(0, 0, wide, round(wide * 1.4))
    rect.midbottom = (panel.x + round(panel.width * 0.52), panel.bottom - round(floor.px(8)))
    return rect


def _middle(floor: Floor, asked: Asked | None) -> Iterator[Thing]:
    if asked is not None and asked.row:
        seen: set[str] = set()
        for number, (kind, rect) in enumerate(zip(asked.row, floor.layout.row(len(asked.row)), strict=True)):
            yield (f"offer:{kind}:{number}" if kind in seen else f"offer:{kind}"), rect, "row"
            seen.add(kind)
        return
    yield "deck", floor.layout.deck, "piles"
    yield "discards", floor.layout.discards, "piles"


def _hand(floor: Floor) -> list[Thing]:
    """Hand cards by their resting places, each as wide as it shows."""
    layout, order = floor.layout, floor.order
    found: list[Thing] = []
    for number, card in enumerate(order):
        rect = layout.hand_card(number, len(order))
        if number + 1 < len(order):
            rect.width = min(rect.width, layout.hand_card(number + 1, len(order)).x - rect.x)
        if card not in floor.absent:
            found.append((f"card:{card}" if card >= 0 else f"back:{number}", rect, "hand"))
    return found


def card_of(name: str) -> int:
    """The card of the hand a control's id names; -1 for none."""
    word, _, number = name.partition(":")
    return int(number) if word == "card" else -1

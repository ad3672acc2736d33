"""The things of the table as controls: what a mouse can click and a focus can reach, and where."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from game.stage.earp.asking import KIND_PREFIX, Asked
from game.stage.earp.floor import Floor
from game.stage.earp.painter import bill_id, card_id, seat_id, set_id
from game.stage.earp.tray import tray_rects
from game.stage.focus import Control
from game.stage.layout import showing


def things(floor: Floor, asked: Asked | None) -> list[Control]:
    """Everything but the prompt bar's buttons, in reading order.  What a refusal bars is there, but disabled;
    what lies under a tray or a slip is not there.
    """
    refused = asked.barred if asked else frozenset()
    covered = floor.slip is not None or bool(asked and asked.tray)
    found = list(_seats(floor)) if covered else list(_table(floor))
    if asked and asked.tray:
        _, places = tray_rects(floor.layout, asked.tray)
        found += [(KIND_PREFIX + kind, rect, "tray") for kind, rect in places.items()]
    found += _hand(floor)
    return [Control(name, rect, name not in refused, group=group) for name, rect, group in found]


Thing = tuple[str, Rect, str]


def _table(floor: Floor) -> Iterable[Thing]:
    layout = floor.layout
    for outlaw, rect in enumerate(layout.bills):
        yield bill_id(outlaw), rect, "ring"
    yield "supply", layout.supply, "piles"
    yield "discards", layout.discards, "piles"
    yield from _seats(floor)


def _seats(floor: Floor) -> Iterable[Thing]:
    layout = floor.layout
    for seat, place in enumerate(layout.seats):
        yield seat_id(seat), place.ticket, f"seat{seat}"
        sets = floor.sight.sets[seat]
        tiles = showing([place.tile_at(number, len(sets)) for number in range(len(sets))])
        for (outlaw, _), rect in zip(sets, tiles, strict=True):
            yield set_id(seat, outlaw), rect, f"seat{seat}"
    yield "log", layout.log, ""


def _hand(floor: Floor) -> list[Thing]:
    """Hand cards by their resting places, each as wide as it shows, so that a lift never moves the target."""
    layout, order = floor.layout, floor.fan.order
    found: list[Thing] = []
    fan = [layout.hand_card(number, len(order)) for number in range(len(order))]
    places = showing(fan, layout.canvas.right_to_left)
    for number, (card, rect) in enumerate(zip(order, places, strict=True)):
        if card not in floor.absent:
            found.append((card_id(card) if card >= 0 else f"back:{number}", rect, "hand"))
    return found


def card_of(name: str) -> int:
    """The card a control's id names; -1 for none."""
    word, _, number = name.partition(":")
    return int(number) if word == "card" else -1


def shown_rect(floor: Floor, control: Control) -> Rect:
    """Where the brackets of a control go: round a hand card where it is now, round a whole tile."""
    card = card_of(control.id)
    if card >= 0:
        return floor.fan.rect(floor.layout, card)
    word, _, rest = control.id.partition(":")
    if word == "set":
        seat, outlaw = map(int, rest.split(":"))
        return floor.tile_rect(seat, outlaw, floor.state)
    return control.rect

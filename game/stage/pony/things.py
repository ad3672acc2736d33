"""The things of the trail as controls: what a mouse can click and a focus can reach, and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.stage.focus import Control
from game.stage.layout import showing
from game.stage.paint.press import Press
from game.stage.paint.rider_tickets import row_rects
from game.stage.pony import painter
from game.stage.pony.asking import Asked
from game.stage.pony.corners import corner_rects
from game.stage.pony.desk import Desk
from game.stage.pony.floor import Floor
from game.stage.pony.sight import hand_of_seat

Thing = tuple[str, Rect, str]


def things(press: Press, floor: Floor, desk: Desk | None, asked: Asked | None) -> list[Control]:
    """Everything but the prompt bar's buttons, in reading order.  What a refusal bars is there, but disabled."""
    refused = asked.refusals if asked else {}
    found = list(_trail(floor, desk))
    found += _seats(press, floor)
    if floor.layout.said is not None:
        found.append(("lookup:game", floor.layout.said, ""))
    found.append(("lookup:hands", floor.layout.lookup, ""))
    if floor.open:
        found += _items(floor)
    if desk is not None and desk.wants_dice and (floor.open or not desk.step.verb):
        found += [(f"die:{number}", rect, "dice") for number, rect in sorted(painter.die_rects(floor).items())]
    if asked is not None and asked.hands:
        found += [(f"hand:{hand}", rect, "hands") for hand, rect in painter.hand_rects(press, floor.layout).items()]
    return [Control(name, rect, name not in refused, group=group) for name, rect, group in found]


def _trail(floor: Floor, desk: Desk | None) -> Iterator[Thing]:
    yield "log", floor.layout.log or floor.layout.masthead, ""
    if desk is None:
        return
    for seat in desk.targets() if floor.open else ():
        yield f"rider:{seat}", painter.rider_rect(floor, seat), "riders"
    if floor.open:
        for kind, rect in painter.offer_rects(floor.layout, desk.offered).items():
            yield f"offer:{kind}", rect, "offer"
    if desk.ask_kind == "corners":
        for corner, rect in corner_rects(floor.layout.map).items():
            yield f"corner:{corner}", rect, "corners"


def _seats(press: Press, floor: Floor) -> Iterator[Thing]:
    yield f"seat:{painter.own_seat(floor)}", floor.layout.ticket, "own"
    others = painter.other_seats(floor)
    for seat, rect in zip(others, row_rects(press, floor.layout.riders, len(others)), strict=True):
        yield f"seat:{seat}", rect, "others"


def _items(floor: Floor) -> Iterator[Thing]:
    """Cards by what shows of them; two of a kind are one thing."""
    for kind, rect in _by_kind(floor, showing(_item_places(floor))).items():
        yield f"item:{kind}", rect, "items"


def item_rects(floor: Floor) -> dict[str, Rect]:
    """Where the own item cards lie, by kind; two of a kind are one thing."""
    return _by_kind(floor, _item_places(floor))


def _item_places(floor: Floor) -> list[Rect]:
    count = len(hand_of_seat(floor.state, painter.own_seat(floor)))
    return [floor.layout.item_at(number, count) for number in range(count)]


def _by_kind(floor: Floor, places: Sequence[Rect]) -> dict[str, Rect]:
    found: dict[str, Rect] = {}
    for kind, rect in zip(hand_of_seat(floor.state, painter.own_seat(floor)), places, strict=True):
        if kind:
            found[kind] = found[kind].union(rect) if kind in found else rect
    return found

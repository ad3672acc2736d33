"""A card of the hand dragged with the mouse: onto a seat at which it may be played, or onto the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.bang.flying import CardSprite
from game.stage.bang.sight import kind_of
from game.stage.bang.things import card_of
from game.stage.intent import Drag
from game.stage.play.drag import CardDrag

if TYPE_CHECKING:
    from game.stage.bang.table import BangTable


def take_up(table: BangTable, drag: Drag) -> CardDrag | None:
    """A card of an open hand that can be played; it is chosen with that."""
    desk, floor = table.desk, table.floor
    under = table.focus.at(drag.start)
    card = card_of(under.id) if under else -1
    if desk is None or card < 0 or not floor.open or not table.stage.seating.may_answer(drag.device, desk.seat):
        return None
    thing = f"card:{card}"
    desk.clear()
    if thing not in desk.ways():
        return None
    desk.take(thing)
    held = floor.held(desk.seat, card)
    table.go_step()
    return CardDrag(card, CardSprite(kind_of(card), held))


def drop(table: BangTable, position: tuple[int, int]) -> None:
    """On a seat it is played at it, or why not is said; on the table a card that needs no target is played."""
    desk, floor = table.desk, table.floor
    if desk is None:
        return
    on = next((seat for seat in range(floor.state.seats) if floor.layout.seats[seat].whole.collidepoint(position)), -1)
    question = table.question()
    why = question.refusals.get(f"seat:{on}") if question is not None else None
    if on >= 0 and why is not None:
        desk.clear()
        table.excuse(why)
        table.go_step()
    elif on >= 0 and desk.aiming:
        pick = desk.press(f"seat:{on}")
        if pick:
            table.decide(pick)
        table.go_step()
    elif desk.whole and not floor.layout.hand.collidepoint(position):
        table.decide(desk.whole)
    else:
        desk.clear()
        table.stage.sounds.play("card_snap", volume=0.5)
        table.go_step()

"""A card of the hand dragged with the mouse: onto a seat at which it may be played, or onto the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.stage.bang.flying import CardSprite
from game.stage.bang.sight import kind_of
from game.stage.bang.things import card_of
from game.stage.intent import Drag, Phase
from game.stage.paint.press import Press

if TYPE_CHECKING:
    from game.stage.bang.table import BangTable


@dataclass(eq=False)
class CardDrag:
    """The card under the mouse."""

    card: int
    sprite: CardSprite

    @staticmethod
    def heard(table: BangTable, drag: Drag) -> bool:
        """A drag of the table's; False leaves it to be a click."""
        if drag.phase is Phase.BEGIN:
            return _begin(table, drag)
        held = table.drag
        if held is None:
            return False
        if drag.phase is Phase.MOVE:
            held.move(drag.position)
            table.stir()
            return True
        table.drag = None
        table.floor.absent.discard(held.card)
        table.stir()
        if drag.phase is Phase.DROP:
            _drop(table, held.card, drag.position)
        elif table.desk is not None:
            table.desk.clear()
        return True

    def move(self, position: tuple[int, int]) -> None:
        """Follow the mouse."""
        spot = self.sprite.spot
        self.sprite.spot = type(spot)(position[0], position[1], spot.width, -3.0, True)

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        """Above everything."""
        self.sprite.draw(press, screen)


def _begin(table: BangTable, drag: Drag) -> bool:
    desk, floor = table.desk, table.floor
    under = table.focus.at(drag.start)
    card = card_of(under.id) if under else -1
    if desk is None or card < 0 or not floor.open or not table.stage.seating.may_answer(drag.device, desk.seat):
        return False
    thing = f"card:{card}"
    desk.clear()
    if thing not in desk.ways():
        return False
    desk.take(thing)
    held = floor.held(desk.seat, card)
    table.drag = CardDrag(card, CardSprite(kind_of(card), held))
    table.drag.move(drag.position)
    floor.absent.add(card)
    table.go_step()
    return True


def _drop(table: BangTable, card: int, position: tuple[int, int]) -> None:
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

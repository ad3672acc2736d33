"""A card of the hand dragged with the mouse: dropped on the discards it ends the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage.earp.flying import CardSprite
from game.stage.earp.sight import kind_of
from game.stage.earp.things import card_of
from game.stage.intent import Drag, Phase
from game.stage.paint.press import Press

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable

REACH = 1.5
"""How much larger than the pile the place to drop on is."""


@dataclass(eq=False)
class CardDrag:
    """The card under the mouse."""

    card: int
    sprite: CardSprite

    @staticmethod
    def heard(table: EarpTable, drag: Drag) -> bool:
        """A drag of the table's; False leaves it to be a click."""
        if drag.phase is Phase.BEGIN:
            return _begin(table, drag)
        held = table.drag
        if held is None:
            return False
        if drag.phase is Phase.MOVE:
            held.move(drag.position)
        else:
            table.drag = None
            table.floor.absent.discard(held.card)
            if drag.phase is Phase.DROP:
                _drop(table, held.card, drag.position)
        table.stir()
        return True

    def move(self, position: tuple[int, int]) -> None:
        """Follow the mouse."""
        spot = self.sprite.spot
        self.sprite.spot = type(spot)(position[0], position[1], spot.width, -3.0, True)

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        """Above everything."""
        self.sprite.draw(press, screen)


def _begin(table: EarpTable, drag: Drag) -> bool:
    desk = table.desk
    under = table.focus.at(drag.start)
    card = card_of(under.id) if under else -1
    if desk is None or desk.ask_kind != "play" or card < 0 or not table.floor.fan.open:
        return False
    if not table.stage.seating.may_answer(drag.device, desk.seat):
        return False
    sprite = CardSprite(kind_of(card), table.floor.held(desk.seat, card))
    table.drag = CardDrag(card, sprite)
    table.drag.move(drag.position)
    table.floor.absent.add(card)
    return True


def _drop(table: EarpTable, card: int, position: tuple[int, int]) -> None:
    pile = table.floor.layout.discards
    goal = Rect(0, 0, round(pile.width * REACH), round(pile.height * REACH))
    goal.center = pile.center
    if table.desk is None or not goal.collidepoint(position):
        table.stage.sounds.play("card_snap", volume=0.5)
        return
    pick = ("discard", kind_of(card))
    refusal = table.desk.why_not(pick)
    if refusal is not None:
        table.excuse(refusal)
    else:
        table.decide(pick)

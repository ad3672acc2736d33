"""A card of the hand dragged with the mouse: dropped on the discards it ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.stage.earp.flying import CardSprite
from game.stage.earp.sight import kind_of
from game.stage.earp.things import card_of
from game.stage.intent import Drag
from game.stage.play.drag import CardDrag

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable

REACH = 1.5
"""How much larger than the pile the place to drop on is."""


def take_up(table: EarpTable, drag: Drag) -> CardDrag | None:
    """A card of an open hand, in the phase in which one is discarded."""
    desk = table.desk
    under = table.focus.at(drag.start)
    card = card_of(under.id) if under else -1
    if desk is None or desk.ask_kind != "play" or card < 0 or not table.floor.fan.open:
        return None
    if not table.stage.seating.may_answer(drag.device, desk.seat):
        return None
    return CardDrag(card, CardSprite(kind_of(card), table.floor.held(desk.seat, card)))


def drop(table: EarpTable, card: int, position: tuple[int, int]) -> None:
    """On the discards it ends the turn, or why not is said."""
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

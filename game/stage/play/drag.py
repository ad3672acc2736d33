"""A card of the hand dragged with the mouse or a finger, at tables whose hands can be."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import pygame

from game.stage.intent import Drag, Phase
from game.stage.paint.press import Press
from game.stage.play.cards import CardFloor, CardSprite
from game.stage.play.room import D, Q
from game.stage.play.table import Table

C = TypeVar("C", bound=CardFloor[Any, Any])
LIFTED = -3.0
"""How far a dragged card leans, in degrees."""


@dataclass(eq=False)
class CardDrag:
    """The card under the mouse."""

    card: int
    sprite: CardSprite

    def move(self, position: tuple[int, int]) -> None:
        """Follow the mouse."""
        x, y = position
        self.sprite.spot = replace(self.sprite.spot, x=x, y=y, angle=LIFTED, open=True)

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        """Above everything."""
        self.sprite.draw(press, screen)


@dataclass(eq=False)
class CardTable(Table[C, D, Q], Generic[C, D, Q]):
    """A table with a hand of cards; `drag` is the one in the air, which isn't painted where it lies."""

    drag: CardDrag | None = None

    @abstractmethod
    def take_up(self, drag: Drag) -> CardDrag | None:
        """The card that a drag begins on, if it may be taken up."""

    @abstractmethod
    def drop(self, card: int, position: tuple[int, int]) -> None:
        """A card is let go there."""

    def drag_ended(self) -> None:
        """A card was let go of without being dropped."""

    def draw_over(self, screen: pygame.Surface) -> None:
        """What flies, and the card under the mouse."""
        super().draw_over(screen)
        if self.drag is not None:
            self.drag.draw(self.stage.press, screen)

    def dragged(self, drag: Drag) -> bool:
        """A drag of the table's; False leaves it to be a click."""
        if drag.phase is Phase.BEGIN:
            self.drag = self.take_up(drag)
            if self.drag is None:
                return False
            self.drag.move(drag.position)
            self.floor.absent.add(self.drag.card)
            return True
        held = self.drag
        if held is None:
            return False
        if drag.phase is Phase.MOVE:
            held.move(drag.position)
        else:
            self.drag = None
            self.floor.absent.discard(held.card)
            if drag.phase is Phase.DROP:
                self.drop(held.card, drag.position)
            else:
                self.drag_ended()
        self.stir()
        return True

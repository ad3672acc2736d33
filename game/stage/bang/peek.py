"""A person's own hand, looked at while somebody else is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.stage.bang.flying import side
from game.stage.bang.sight import kind_of
from game.stage.paint.bang import roles
from game.stage.paint.press import Press
from game.stage.play.peek import Peek


@dataclass(eq=False)
class HandPeek(Peek):
    """Behind a cover: the role, then the cards."""

    cards: Sequence[int] = ()
    role: str = ""

    @property
    def count(self) -> int:
        """The cards, and the role."""
        return len(self.cards) + bool(self.role)

    def faces(self, press: Press, width: float) -> Sequence[pygame.Surface]:
        """The role and the cards as they are held."""
        role = [roles.small(press, self.role, width)] if self.role else []
        return [*role, *(side(press, kind_of(card), width) for card in self.cards)]

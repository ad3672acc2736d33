"""Pages that look through finished games, one a frame, so that no frame is held up."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.stage.menus.page import Page

T = TypeVar("T")


@dataclass(eq=False)
class LooksThrough(Page, Generic[T]):
    """`_left` are the games that are still to be looked through."""

    _left: list[T] = field(default_factory=list)

    @property
    def reading(self) -> bool:
        """Games are still to be looked through."""
        return bool(self._left)

    def next_due(self) -> float | None:
        """A game a frame."""
        return 0.0 if self._left else super().next_due()

    def tick(self, ms: float) -> None:
        """Look through one more."""
        super().tick(ms)
        if self._left:
            self.include(self._left.pop(0))

    @abstractmethod
    def include(self, game: T) -> None:
        """Add what is found in a game to what is shown."""

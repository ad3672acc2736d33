"""Prints without words, kept for whoever prints the same again: another screen, another language, after a resize.

Where thousands of screens are looked at in one process most of the time would go into the same paper and pictures.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any
from weakref import WeakKeyDictionary

import pygame

from game.stage.paint.kept import Kept, weight
from game.stage.paint.press import Press

PICTURES = tuple(
    f"game.stage.{maker}."
    for maker in (
        *("paint.pictures", "paint.icons", "paint.ornaments", "paint.saloon", "paint.baize", "paint.states"),
        *("paint.paper", "paint.riders", "menus.widgets._wall"),
    )
)
"""Makers of what never has words on it, though it comes from pygame's own transformations, which remember nothing."""

OF_SURFACES = tuple(f"game.stage.paint.paper.{maker}" for maker in ("_laid", "turned", "shadow_of"))
"""Makers that are given a surface, which is nobody else's."""


class Stock:
    """Prints by what they were made with; the least recently used go first when there are too many bytes of them."""

    def __init__(self, limit: int) -> None:
        """`limit` is in bytes."""
        self.limit = limit
        self.used = 0
        self._prints: OrderedDict[Hashable, Any] = OrderedDict()
        self._presses: WeakKeyDictionary[Kept, Hashable] = WeakKeyDictionary()

    def know(self, press: Press) -> None:
        """What is printed on the shelves of this press is printed so large and so."""
        look = (
            *(press.scale, press.high_contrast, press.plain_type, press.safe_marks, press.marks),
            press.right_to_left,
        )
        self._presses[press.shelf] = self._presses[press.places] = look

    def print_of(self, shelf: Kept, key: Any, make: Callable[[], Any], wordless: Callable[[object], bool]) -> Any:
        """The print of the stock, or one that is made now and laid there."""
        look = self._presses.get(shelf)
        if look is None or str(key[0]).startswith(OF_SURFACES):
            return make()
        known = (look, key)
        if known in self._prints:
            self._prints.move_to_end(known)
            return self._prints[known]
        made = make()
        if isinstance(made, pygame.Surface) and (wordless(made) or str(key[0]).startswith(PICTURES)):
            self._prints[known] = made
            self.used += weight(made)
            while self.used > self.limit:
                self.used -= weight(self._prints.popitem(last=False)[1])
        return made

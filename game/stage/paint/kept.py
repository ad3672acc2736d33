"""Finished prints, kept: the least recently used go first when the shelf is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pygame

MEBIBYTE = 1 << 20


def weight(print_: Any) -> int:
    """Bytes of pixels of a surface or of a thing with a `.surface`."""
    surface = print_ if isinstance(print_, pygame.Surface) else print_.surface
    return int(surface.get_pitch()) * int(surface.get_height())


class Kept:
    """A store of surfaces (or of things that have a `.surface`), bounded by the bytes of their pixels; or of other
    things with bytes that `weigh` tells.
    """

    def __init__(self, limit: int = 192 * MEBIBYTE, weigh: Callable[[Any], int] = weight) -> None:
        """`limit` is in bytes; one print larger than it is made but not kept."""
        self.limit = limit
        self.weigh = weigh
        self.used = 0
        self._shelf: OrderedDict[Hashable, Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._shelf)

    def __iter__(self) -> Iterator[Any]:
        """The keys of all prints, the least recently used first."""
        return iter(self._shelf)

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """The print under `key`, made now if it is not on the shelf."""
        shelf = self._shelf
        if key in shelf:
            shelf.move_to_end(key)
            return shelf[key]
        made = make()
        size = self.weigh(made)
        if size <= self.limit:
            shelf[key] = made
            self.used += size
            while self.used > self.limit:
                _, old = shelf.popitem(last=False)
                self.used -= self.weigh(old)
        return made

    def clear(self) -> None:
        """Forget everything, as when the window's size changes."""
        self._shelf.clear()
        self.used = 0

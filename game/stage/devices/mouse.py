"""The mouse (and a touch screen, which the window system reports as one). The left button does everything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.stage.intent import MOUSE, Aim, Back, Confirm, Drag, Intent, Phase, Point, Read, Scroll

SLACK = 8
"""Pixels a press may wander and still be a click."""
LEFT_BUTTON = 1
RIGHT_BUTTON = 3
HOLD_SECONDS = 0.55
"""A finger that rests so long on a thing wants to read it."""


def same(at: Point) -> Point:
    """An upright picture is as the window is."""
    return at


@dataclass(slots=True)
class Mouse:
    """Turns mouse events into intents; knows where the pointer is and what is held, because nobody may
    ask SDL.
    """

    position: Point = (-1, -1)
    _down: Point | None = None
    _dragging: bool = False
    _at_rest: bool = False
    placed: Callable[[Point], Point] = same
    """Where on the canvas a pixel of the window is: they differ while the picture is turned to a side."""
    by_hand: bool = False
    """Things are pulled here, so that a finger may rest on them (see the scene's `by_hand`)."""
    due: float | None = None
    """When a finger that rests will have rested long enough."""

    def rest(self) -> None:
        """The window has changed under the pointer: the system tells its place anew, but nobody has pointed."""
        self._at_rest = True

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of one event."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(self.placed(event.pos), now)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            self.position = self._down = self.placed(event.pos)
            self._dragging = False
            self.due = now + HOLD_SECONDS if getattr(event, "touch", False) and not self.by_hand else None
            return [Aim(MOUSE, position=self.position)]
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            return self._released(self.placed(event.pos), now)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT_BUTTON:
            if self._down is not None:
                return self.cancel(now)
            return [Back(MOUSE)]
        if event.type == pygame.MOUSEWHEEL:
            return [Scroll(MOUSE, event.y)] if event.y else []
        if event.type == pygame.WINDOWLEAVE:
            return self.cancel(now)
        return []

    def tick(self, now: float) -> list[Intent]:
        """A finger has rested on one place for a while."""
        if self.due is None or now < self.due:
            return []
        self.due = None
        return [Read(MOUSE)]

    def forget(self) -> None:
        """What is held now does nothing when it is let go."""
        self._down, self._dragging, self.due = None, False, None

    def cancel(self, now: float) -> list[Intent]:
        """Let go of everything without doing it: the pointer or the window's focus is gone."""
        start, self._down, self.due = self._down, None, None
        if start is None or not self._dragging:
            return []
        self._dragging = False
        return [Drag(MOUSE, Phase.CANCEL, start, self.position, now)]

    @property
    def held(self) -> Point | None:
        """Where the left button went down, while it is down."""
        return self._down

    def _moved(self, position: Point, now: float) -> list[Intent]:
        self.position = position
        start = self._down
        told, self._at_rest = self._at_rest, False
        if start is None and told:
            return []
        if start is None:
            return [Aim(MOUSE, position=position)]
        if self._dragging:
            return [Drag(MOUSE, Phase.MOVE, start, position, now)]
        if max(abs(position[0] - start[0]), abs(position[1] - start[1])) <= SLACK:
            return []
        self._dragging, self.due = True, None
        return [Drag(MOUSE, Phase.BEGIN, start, start, now), Drag(MOUSE, Phase.MOVE, start, position, now)]

    def _released(self, position: Point, now: float) -> list[Intent]:
        self.position = position
        start, self._down, self.due = self._down, None, None
        if start is None:
            return []
        if self._dragging:
            self._dragging = False
            return [Drag(MOUSE, Phase.DROP, start, position, now)]
        return [Confirm(MOUSE, position)]

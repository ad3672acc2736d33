"""The plainest scene to test the stage with."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.intent import Back, Drag, Intent
from game.stage.motion import Tween, linear
from game.stage.scene import Control, Scene


@dataclass(eq=False)
class Board(Scene):
    """Three buttons, the last of them disabled, and a list of all that happened."""

    heard_of: list[str] = field(default_factory=list)
    intents: list[Intent] = field(default_factory=list)
    wants_drags: bool = False
    field_open: bool = False
    seats: frozenset[int] = frozenset()
    over: bool = False
    painted: int = 0
    places: list[float] = field(default_factory=list)
    """Where something is that begins to move at every press."""

    @property
    def typing(self) -> bool:
        return self.field_open

    @property
    def overlay(self) -> bool:
        return self.over

    @property
    def asked(self) -> frozenset[int]:
        return self.seats

    def controls(self) -> list[Control]:
        return [
            Control("left", Rect(100, 100, 80, 60)),
            Control("right", Rect(300, 100, 80, 60)),
            Control("off", Rect(500, 100, 80, 60), enabled=False, why="sound-muted"),
        ]

    def draw(self, screen: pygame.Surface) -> None:
        self.painted += 1
        screen.fill("black")

    def press(self, control: Control, intent: Intent) -> None:
        self.heard_of.append(control.id)
        self.motion.aside(Tween(self.places.append, 400, linear))

    def refused(self, control: Control, intent: Intent) -> None:
        self.heard_of.append(f"why {control.id}")
        super().refused(control, intent)

    def back(self, intent: Back) -> None:
        self.heard_of.append("back")

    def heard(self, intent: Intent) -> bool:
        self.intents.append(intent)
        return self.wants_drags and isinstance(intent, Drag)

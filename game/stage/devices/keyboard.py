"""The keyboard. While a text field is open, letters are letters; else they are orders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.stage.devices.repeat import Repeat
from game.stage.intent import (
    DOWN,
    KEYBOARD,
    LEFT,
    RIGHT,
    UP,
    Aim,
    Back,
    Confirm,
    Direction,
    Erase,
    FullScreen,
    Intent,
    Look,
    Menu,
    Mute,
    PageLeft,
    PageRight,
    Read,
    Secondary,
    Step,
    Type,
)

ARROWS: dict[int, Direction] = {
    pygame.K_UP: UP,
    pygame.K_DOWN: DOWN,
    pygame.K_LEFT: LEFT,
    pygame.K_RIGHT: RIGHT,
}
LETTER_ARROWS: dict[int, Direction] = {
    pygame.K_w: UP,
    pygame.K_s: DOWN,
    pygame.K_a: LEFT,
    pygame.K_d: RIGHT,
}
ALWAYS: dict[int, Callable[[], Intent]] = {
    pygame.K_RETURN: lambda: Confirm(KEYBOARD),
    pygame.K_KP_ENTER: lambda: Confirm(KEYBOARD),
    pygame.K_ESCAPE: lambda: Back(KEYBOARD),
    pygame.K_F1: lambda: Read(KEYBOARD),
    pygame.K_F10: lambda: Menu(KEYBOARD),
    pygame.K_F11: lambda: FullScreen(KEYBOARD),
    pygame.K_PAGEUP: lambda: PageLeft(KEYBOARD),
    pygame.K_PAGEDOWN: lambda: PageRight(KEYBOARD),
}
LETTERS: dict[int, Callable[[], Intent]] = {
    pygame.K_SPACE: lambda: Confirm(KEYBOARD),
    pygame.K_BACKSPACE: lambda: Back(KEYBOARD),
    pygame.K_r: lambda: Read(KEYBOARD),
    pygame.K_x: lambda: Secondary(KEYBOARD),
    pygame.K_q: lambda: PageLeft(KEYBOARD),
    pygame.K_e: lambda: PageRight(KEYBOARD),
    pygame.K_p: lambda: Menu(KEYBOARD),
    pygame.K_m: lambda: Mute(KEYBOARD),
}
LOOK_KEY = pygame.K_l


@dataclass(slots=True)
class Keyboard:
    """Turns key events into intents. `typing` is set by the stage from the scene in front."""

    typing: bool = False
    toggle_holds: bool = False
    _repeat: Repeat = field(default_factory=Repeat)
    _looking: bool = False

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of one event."""
        if event.type == pygame.KEYDOWN:
            return self._pressed(event, now)
        if event.type == pygame.KEYUP:
            return self._released(event)
        if event.type == pygame.TEXTINPUT and self.typing:
            return [Type(KEYBOARD, event.text)]
        return []

    def tick(self, now: float) -> list[Intent]:
        """What goes on by itself because it is held."""
        direction = self._repeat.again(now)
        return [Aim(KEYBOARD, direction)] if direction else []

    @property
    def due(self) -> float | None:
        """When `tick` has something to say, if nothing changes."""
        return self._repeat.due if self._repeat.direction else None

    def cancel(self) -> list[Intent]:
        """Let go of everything."""
        self._repeat.release()
        was, self._looking = self._looking, False
        return [Look(KEYBOARD, False)] if was else []

    def _pressed(self, event: pygame.Event, now: float) -> list[Intent]:
        key = event.key
        if key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return [FullScreen(KEYBOARD)]
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        if key == pygame.K_TAB:
            return [Step(KEYBOARD, -1 if event.mod & pygame.KMOD_SHIFT else 1)]
        direction = ARROWS.get(key) or (None if self.typing else LETTER_ARROWS.get(key))
        if direction is not None:
            self._repeat.press(direction, now)
            return [Aim(KEYBOARD, direction)]
        if key in ALWAYS:
            return [ALWAYS[key]()]
        if self.typing:
            return [Erase(KEYBOARD)] if key == pygame.K_BACKSPACE else []
        if key == LOOK_KEY:
            self._looking = not self._looking if self.toggle_holds else True
            return [Look(KEYBOARD, self._looking)]
        return [LETTERS[key]()] if key in LETTERS else []

    def _released(self, event: pygame.Event) -> list[Intent]:
        self._repeat.release(ARROWS.get(event.key) or LETTER_ARROWS.get(event.key, (0, 0)))
        if event.key == LOOK_KEY and self._looking and not self.toggle_holds:
            self._looking = False
            return [Look(KEYBOARD, False)]
        return []

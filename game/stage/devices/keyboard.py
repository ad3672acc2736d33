"""The keyboard. While a text field is open, letters are letters; else they are orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    Help,
    Intent,
    Lean,
    Look,
    Menu,
    Mute,
    PageLeft,
    PageRight,
    RawKey,
    Read,
    Release,
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
ALWAYS: dict[int, Callable[[], Intent]] = {
    pygame.K_RETURN: lambda: Confirm(KEYBOARD),
    pygame.K_KP_ENTER: lambda: Confirm(KEYBOARD),
    pygame.K_ESCAPE: lambda: Back(KEYBOARD),
    pygame.K_F1: lambda: Help(KEYBOARD),
    pygame.K_F10: lambda: Menu(KEYBOARD),
    pygame.K_F11: lambda: FullScreen(KEYBOARD),
    pygame.K_PAGEUP: lambda: PageLeft(KEYBOARD),
    pygame.K_PAGEDOWN: lambda: PageRight(KEYBOARD),
}
OWN: dict[str, str] = {
    "up": "w",
    "down": "s",
    "left": "a",
    "right": "d",
    "confirm": "space",
    "back": "backspace",
    "secondary": "x",
    "read": "r",
    "page_left": "q",
    "page_right": "e",
    "look": "l",
    "menu": "p",
    "mute": "m",
}
"""What can be done with a key of one's own, and that key unless people choose another. The arrows, Enter, Escape and
the function keys always work beside it.
"""
WAYS: dict[str, Direction] = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
ORDERS: dict[str, Callable[[], Intent]] = {
    "confirm": lambda: Confirm(KEYBOARD),
    "back": lambda: Back(KEYBOARD),
    "secondary": lambda: Secondary(KEYBOARD),
    "read": lambda: Read(KEYBOARD),
    "page_left": lambda: PageLeft(KEYBOARD),
    "page_right": lambda: PageRight(KEYBOARD),
    "menu": lambda: Menu(KEYBOARD),
    "mute": lambda: Mute(KEYBOARD),
}


_PLACES = {pygame.KSCAN_A + place: ord(sign) for place, sign in enumerate("abcdefghijklmnopqrstuvwxyz1234567890")}
_LATIN_ENDS = 0x250
_NO_LETTER = 1 << 30
"""Keys without a letter, such as F1, have codes from here on."""


def _key(event: pygame.Event) -> int:
    """The key of an event; under a layout without Latin letters, such as the Persian, the one that an English keyboard
    has in its place: prompts name keys by these.
    """
    key: int = event.key
    return _PLACES.get(event.scancode, key) if _LATIN_ENDS <= key < _NO_LETTER else key


def own_keys(chosen: Mapping[str, str]) -> dict[str, str]:
    """Every action with its own key; a chosen key is taken from the action that has it by default."""
    keys = {action: key for action, key in chosen.items() if action in OWN and key}
    taken = set(keys.values())
    return {action: keys.get(action, "" if default in taken else default) for action, default in OWN.items()}


def may_be_own(key: str) -> bool:
    """Whether a key can be given to an action: not one that always works, nor one that is only held."""
    code = _code(key)
    return code is not None and code not in ALWAYS and code not in ARROWS and code not in RESERVED


RESERVED = frozenset(
    (
        *(pygame.K_TAB, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL),
        *(pygame.K_LALT, pygame.K_RALT, pygame.K_LGUI, pygame.K_RGUI, pygame.K_CAPSLOCK, pygame.K_UNKNOWN),
    )
)


def _code(name: str) -> int | None:
    try:
        return pygame.key.key_code(name)
    except (ValueError, pygame.error):
        return None


@dataclass(slots=True)
class Keyboard:
    """Turns key events into intents. `capturing` and `by_hand` are set by the stage from the scene in front."""

    typing: bool | None = None
    """Whether there is a text field; None before the window system has been told."""
    capturing: bool = False
    by_hand: bool = False
    toggle_holds: bool = False
    _actions: dict[int, str] = field(default_factory=dict)
    _repeat: Repeat = field(default_factory=Repeat)
    _looking: bool = False
    _leaning: list[Direction] = field(default_factory=list)

    def bind(self, chosen: Mapping[str, str]) -> None:
        """Give actions the keys people have chosen (action to key name)."""
        self._actions = {code: action for action, key in own_keys(chosen).items() if (code := _code(key)) is not None}

    def write(self, typing: bool) -> None:
        """Text input is on only while there is a field for it: input methods take letters away from the game else."""
        if typing is not self.typing:
            self.typing = typing
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of one event."""
        if event.type == pygame.KEYDOWN and self.capturing and event.key != pygame.K_ESCAPE:
            return [RawKey(KEYBOARD, pygame.key.name(_key(event)))]
        if event.type == pygame.KEYDOWN:
            return self._pressed(event, now)
        if event.type == pygame.KEYUP:
            return self._released(event, now)
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
        found: list[Intent] = [Look(KEYBOARD, False)] if was else []
        if self.by_hand:
            self._leaning.clear()
            found += [Lean(KEYBOARD, "arrows", 0, 0, 0.0), Release(KEYBOARD, lost=True)]
        return found

    def _pressed(self, event: pygame.Event, now: float) -> list[Intent]:
        key = _key(event)
        if key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return [FullScreen(KEYBOARD)]
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        if key == pygame.K_TAB:
            return [Step(KEYBOARD, -1 if event.mod & pygame.KMOD_SHIFT else 1)]
        action = "" if self.typing else self._action(key)
        direction = ARROWS.get(key) or WAYS.get(action)
        if direction is not None:
            self._repeat.press(direction, now)
            return [*self._lean(direction, True, now), Aim(KEYBOARD, direction)]
        if key in ALWAYS:
            return [ALWAYS[key]()]
        if self.typing:
            return [Erase(KEYBOARD)] if key == pygame.K_BACKSPACE else []
        if action == "look":
            self._looking = not self._looking if self.toggle_holds else True
            return [Look(KEYBOARD, self._looking)]
        return [ORDERS[action]()] if action else []

    def _action(self, key: int) -> str:
        if not self._actions:
            self.bind({})
        return self._actions.get(key, "")

    def _lean(self, direction: Direction, held: bool, now: float) -> list[Intent]:
        """The arrows as a stick."""
        if not self.by_hand:
            return []
        self._leaning = [d for d in self._leaning if d != direction] + [direction] * held
        x, y = (sum(d[axis] for d in self._leaning) for axis in (0, 1))
        return [Lean(KEYBOARD, "arrows", x, y, now)]

    def _released(self, event: pygame.Event, now: float) -> list[Intent]:
        action = self._action(_key(event))
        direction = ARROWS.get(event.key) or WAYS.get(action, (0, 0))
        self._repeat.release(direction)
        if self.by_hand and direction != (0, 0):
            return self._lean(direction, False, now)
        if self.by_hand and (action == "confirm" or event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)):
            return [Release(KEYBOARD)]
        if action == "look" and self._looking and not self.toggle_holds:
            self._looking = False
            return [Look(KEYBOARD, False)]
        return []

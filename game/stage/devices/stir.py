"""Whether anybody is there: which events of the window system a person has made, and what is held down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pygame

PUSHED: Final = 0.5
"""So far from the middle a stick or trigger has been moved by a person, 0 to 1."""
LOOSE: Final = 0.3
"""Nearer to the middle than this it is let go."""
FULL: Final = 32767
JITTER: Final = 24
"""Pixels that a pointer must go within JITTER_SECONDS: a table that is bumped moves it less."""
JITTER_SECONDS: Final = 0.5
CHORD_SECONDS: Final = 3.0
CHORD_PAD: Final = (pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK)

DOWN: Final = {
    pygame.KEYDOWN: ("key", "key"),
    pygame.MOUSEBUTTONDOWN: ("mouse", "button"),
    pygame.FINGERDOWN: ("finger", "finger_id"),
    pygame.JOYBUTTONDOWN: ("joy", "button"),
    pygame.CONTROLLERBUTTONDOWN: ("pad", "button"),
}
UP: Final = {
    pygame.KEYUP: ("key", "key"),
    pygame.MOUSEBUTTONUP: ("mouse", "button"),
    pygame.FINGERUP: ("finger", "finger_id"),
    pygame.JOYBUTTONUP: ("joy", "button"),
    pygame.CONTROLLERBUTTONUP: ("pad", "button"),
}
AXES: Final = {pygame.JOYAXISMOTION: "joy axis", pygame.CONTROLLERAXISMOTION: "pad axis"}
INPUT: Final = frozenset(
    {*DOWN, *UP, *AXES, pygame.JOYHATMOTION, pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.FINGERMOTION}
    | {pygame.TEXTINPUT, pygame.TEXTEDITING}
)
"""The events that people make."""

Held = tuple[str, int, int]
"""What is held: the kind of thing, the device, the button, key or axis."""


@dataclass
class Stir:
    """Hears every event.  `held` is what is down now, with the time since when."""

    held: dict[Held, float] = field(default_factory=dict)
    _rest: dict[Held, float] = field(default_factory=dict)  # where each axis was when it last counted
    _pointer: tuple[float, int, int] | None = None

    def hear(self, event: pygame.Event, now: float) -> bool:
        """Whether a person has made this event; drift of a stick and jitter of a pointer are nobody's."""
        kind = event.type
        if kind in DOWN:
            self.held[self._key(*DOWN[kind], event)] = now
            return True
        if kind in UP:
            self.held.pop(self._key(*UP[kind], event), None)
            return True
        if kind in AXES:
            return self._axis(AXES[kind], event, now)
        if kind == pygame.JOYHATMOTION:
            return bool(event.value != (0, 0))
        if kind == pygame.MOUSEMOTION:
            return self._moved(event.pos, now)
        if kind in (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED):
            # it can let nothing go any more
            gone = event.instance_id
            self.held = {held: when for held, when in self.held.items() if held[1] != gone}
            # and when it comes back it has another number
            self._rest = {axis: value for axis, value in self._rest.items() if axis[1] != gone}
        return kind in (pygame.MOUSEWHEEL, pygame.FINGERMOTION, pygame.TEXTINPUT)

    def chord_held(self, now: float) -> bool:
        """Whether the operator's chord has been held long enough: F12, or Start and Select of one pad."""
        long_ago = now - CHORD_SECONDS
        key = self.held.get(("key", -1, pygame.K_F12))
        if key is not None and key <= long_ago:
            return True
        pads = {device for kind, device, _ in self.held if kind == "pad"}
        return any(all(self.held.get(("pad", pad, button), now) <= long_ago for button in CHORD_PAD) for pad in pads)

    @property
    def chord_begun(self) -> bool:
        """Whether a part of the chord is down."""
        return any(
            held[0::2] == ("key", pygame.K_F12) or (held[0] == "pad" and held[2] in CHORD_PAD) for held in self.held
        )

    def _key(self, kind: str, name: str, event: pygame.Event) -> Held:
        device = int(event.dict.get("instance_id", -1))
        return kind, device, int(event.dict[name])

    def _axis(self, kind: str, event: pygame.Event, now: float) -> bool:
        value = float(event.value)
        key: Held = (kind, int(event.dict.get("instance_id", -1)), int(event.axis))
        if kind == "pad axis":
            value /= FULL
        elif key not in self._rest:
            # what a raw axis says first may be a trigger that rests at one end
            self._rest[key] = value if abs(value) >= LOOSE else 0.0
            if self._rest[key]:
                return False
        rest = self._rest.setdefault(key, 0.0)
        if abs(value) < LOOSE:
            self._rest[key] = 0.0
            self.held.pop(key, None)
            return False
        if abs(value) >= PUSHED and abs(value - rest) >= PUSHED / 2:
            # a stick that leans for ever counts once, and its trembling not at all
            self._rest[key] = value
            self.held.setdefault(key, now)
            return True
        return False

    def _moved(self, place: tuple[int, int], now: float) -> bool:
        if self._pointer is None or now - self._pointer[0] > JITTER_SECONDS:
            self._pointer = (now, *place)
            return False
        _, x, y = self._pointer
        if max(abs(place[0] - x), abs(place[1] - y)) < JITTER:
            return False
        self._pointer = (now, *place)
        return True

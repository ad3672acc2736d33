"""Gamepads: any number, each known by its instance id while it is here and by its GUID when it comes back.

Only CONTROLLER events count for pads that SDL knows. A pad it doesn't know speaks through JOY events with
a map that people make once by pressing four buttons (`PLACES`); its stick and hat are taken as they are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from game.stage.devices.makes import Make, make_of
from game.stage.devices.one_hand import place_of
from game.stage.devices.repeat import Repeat
from game.stage.intent import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    Aim,
    Back,
    Confirm,
    Device,
    Direction,
    Help,
    Intent,
    Kind,
    Lean,
    Look,
    Menu,
    Mute,
    PageLeft,
    PageRight,
    Plugged,
    RawButton,
    Read,
    Release,
    Secondary,
    Squeeze,
    Unplugged,
)

PLACES = ("south", "east", "north", "start")
"""The buttons an unknown pad must name, in the order they are asked for."""
BUTTON_PLACES: dict[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
}
DPAD: dict[int, Direction] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
}
MEANING: dict[str, Callable[[Device], Intent]] = {
    "south": Confirm,
    "east": Back,
    "west": Secondary,
    "north": Read,
    "left_shoulder": PageLeft,
    "right_shoulder": PageRight,
    "start": Menu,
    "select": Mute,
    "left_stick": Help,
    "right_stick": Help,
}
SWAPPED = {"south": "east", "east": "south"}
FULL = 32767.0
ENGAGE = 0.3
"""How far beyond the dead zone the stick must go to point somewhere."""
RELEASE = 0.12
AT_REST = 0.12
"""A stick nearer to its middle than this is not leant on."""
TRIGGER_ON = 0.5
TRIGGER_OFF = 0.3


@dataclass(slots=True)
class Pad:
    """One gamepad that is here now."""

    device: Device
    guid: str
    name: str
    controller: controller.Controller | None
    joystick: pygame.joystick.JoystickType
    known: bool = True
    make: Make = "place"
    stick: list[float] = field(default_factory=lambda: [0.0, 0.0])
    other_stick: list[float] = field(default_factory=lambda: [0.0, 0.0])
    leaning: set[str] = field(default_factory=set)
    pointing: Direction | None = None
    look_axes: set[int] = field(default_factory=set)
    looking: bool = False
    repeat: Repeat = field(default_factory=Repeat)


@dataclass(slots=True)
class Pads:
    """All gamepads. `maps` (GUID to place to button number) belongs to the settings and is shared with
    them.
    """

    dead_zone: float = 0.25
    swap: bool = False
    toggle_holds: bool = False
    hand: str = "both"
    """Which hands a pad lies in: both, left, right."""
    by_hand: bool = False
    """Sticks and triggers are heard as they are, and buttons that are let go (see the scene's `by_hand`)."""
    rumbling: bool = True
    maps: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    here: dict[int, Pad] = field(default_factory=dict)
    latest: int | None = None
    """The pad that somebody used last."""

    @staticmethod
    def start() -> None:
        """Switch the gamepad part of SDL on. Without one the game runs all the same."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of one event."""
        kind = event.type
        if kind == pygame.CONTROLLERDEVICEADDED:
            return self._added(event.device_index)
        if kind == pygame.JOYDEVICEADDED:
            return self._added_unknown(event.device_index)
        if kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            return self._removed(event.instance_id)
        pad = self.here.get(getattr(event, "instance_id", -1))
        if pad is None:
            return []
        found = self._used(pad, event, now)
        if found:
            self.latest = pad.device.pad
        return found

    @property
    def make(self) -> Make:
        """The make of the pad in hand: the one used last, or the only one."""
        pads = list(self.here.values())
        pad = pads[0] if len(pads) == 1 else self.here.get(-1 if self.latest is None else self.latest)
        return "place" if pad is None else pad.make

    def _used(self, pad: Pad, event: pygame.Event, now: float) -> list[Intent]:
        """What a pad that is here has to say."""
        kind = event.type
        if pad.controller is None:
            return self._raw(pad, event, now)
        if kind == pygame.CONTROLLERBUTTONDOWN:
            return self._button(pad, event.button, now)
        if kind == pygame.CONTROLLERBUTTONUP:
            if event.button in DPAD:
                pad.repeat.release(DPAD[event.button])
                return [Lean(pad.device, "arrows", 0, 0, now)] if self.by_hand else []
            return self._let_go(pad, BUTTON_PLACES.get(event.button, ""))
        if kind == pygame.CONTROLLERAXISMOTION:
            return self._axis(pad, event.axis, event.value / FULL, now)
        return []

    def tick(self, now: float) -> list[Intent]:
        """What goes on by itself because it is held."""
        found: list[Intent] = []
        for pad in self.here.values():
            direction = pad.repeat.again(now)
            if direction is not None:
                found.append(Aim(pad.device, direction))
        return found

    @property
    def due(self) -> float | None:
        """When `tick` has something to say, if nothing changes."""
        times = [pad.repeat.due for pad in self.here.values() if pad.repeat.direction is not None]
        return min(times, default=None)

    def cancel(self) -> list[Intent]:
        """Let go of everything."""
        found: list[Intent] = []
        for pad in self.here.values():
            pad.repeat.release()
            pad.pointing = None
            pad.look_axes.clear()
            if pad.looking:
                pad.looking = False
                found.append(Look(pad.device, False))
            if self.by_hand:
                pad.leaning.clear()
                found += [Lean(pad.device, "arrows", 0, 0, 0.0), Release(pad.device, lost=True)]
        return found

    def rumble(self, instance: int | None, strength: float, ms: int) -> None:
        """Shake one pad, `strength` 0 to 1; silently nothing when it can't."""
        pad = self.here.get(-1 if instance is None else instance)
        if self.rumbling and pad is not None and pad.controller is not None:
            pad.controller.rumble(strength / 2, strength, ms)

    def _added(self, index: int) -> list[Intent]:
        try:
            opened = controller.Controller(index)
            joystick = opened.as_joystick()
        except pygame.error:
            return []
        instance = joystick.get_instance_id()
        if instance in self.here:
            return []
        return self._welcome(
            Pad(Device(Kind.PAD, instance), joystick.get_guid(), joystick.get_name(), opened, joystick)
        )

    def _added_unknown(self, index: int) -> list[Intent]:
        try:
            if controller.is_controller(index):
                return []
            joystick = pygame.joystick.Joystick(index)
        except pygame.error:
            return []
        guid = joystick.get_guid()
        device = Device(Kind.PAD, joystick.get_instance_id())
        return self._welcome(Pad(device, guid, joystick.get_name(), None, joystick, guid in self.maps))

    def _welcome(self, pad: Pad) -> list[Intent]:
        assert pad.device.pad is not None
        pad.make = make_of(pad.guid, pad.name)
        self.here[pad.device.pad] = pad
        return [Plugged(pad.device, pad.guid, pad.name, pad.known)]

    def _removed(self, instance: int) -> list[Intent]:
        pad = self.here.pop(instance, None)
        if pad is None:
            return []
        gone: list[Intent] = [Look(pad.device, False)] if pad.looking else []
        return [*gone, Unplugged(pad.device, pad.guid, pad.name)]

    def _button(self, pad: Pad, button: int, now: float) -> list[Intent]:
        if button in DPAD:
            pad.repeat.press(DPAD[button], now)
            way = DPAD[button]
            lean: list[Intent] = [Lean(pad.device, "arrows", *way, now)] if self.by_hand else []
            return [*lean, Aim(pad.device, way)]
        return self._place(pad, BUTTON_PLACES.get(button, ""))

    def _let_go(self, pad: Pad, place: str) -> list[Intent]:
        if not self.by_hand:
            return []
        place = place_of(self.hand, place)
        if self.swap:
            place = SWAPPED.get(place, place)
        return [Release(pad.device)] if MEANING.get(place) is Confirm else []

    def _lean(self, pad: Pad, part: str, stick: list[float], now: float) -> list[Intent]:
        """Where a stick is, and once that it is back at rest."""
        if not self.by_hand:
            return []
        resting = math.hypot(*stick) < AT_REST
        if resting and part not in pad.leaning:
            return []
        (pad.leaning.discard if resting else pad.leaning.add)(part)
        return [Lean(pad.device, part, stick[0], stick[1], now)]

    def _place(self, pad: Pad, place: str) -> list[Intent]:
        place = place_of(self.hand, place)
        if self.swap:
            place = SWAPPED.get(place, place)
        meaning = MEANING.get(place)
        return [meaning(pad.device)] if meaning else []

    def _axis(self, pad: Pad, axis: int, value: float, now: float) -> list[Intent]:
        if axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            pad.stick[axis - pygame.CONTROLLER_AXIS_LEFTX] = value
            return [*self._lean(pad, "left", pad.stick, now), *self._point(pad, pad.stick, now)]
        if axis in (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY):
            pad.other_stick[axis - pygame.CONTROLLER_AXIS_RIGHTX] = value
            # where a die is flicked the right stick is a sling, in whichever hand
            points = self._point(pad, pad.other_stick, now) if self.hand == "right" and not self.by_hand else []
            return [*self._lean(pad, "right", pad.other_stick, now), *points]
        if axis in (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT):
            return self._trigger(pad, axis, value)
        return []

    def _point(self, pad: Pad, stick: list[float], now: float) -> list[Intent]:
        """Turn a stick into one of four directions, with a round dead zone and a little stickiness."""
        x, y = stick
        far = math.hypot(x, y)
        if far < self.dead_zone + RELEASE:
            if pad.pointing is not None:
                pad.repeat.release(pad.pointing)
                pad.pointing = None
            return []
        if far < self.dead_zone + ENGAGE:
            return []
        wide = 1.3 if pad.pointing in (LEFT, RIGHT) else 0.77
        direction = (RIGHT if x > 0 else LEFT) if abs(x) * wide > abs(y) else (DOWN if y > 0 else UP)
        if direction == pad.pointing:
            return []
        pad.pointing = direction
        pad.repeat.press(direction, now)
        return [Aim(pad.device, direction)]

    def _trigger(self, pad: Pad, axis: int, value: float) -> list[Intent]:
        down = axis in pad.look_axes
        if not down and value > TRIGGER_ON:
            pad.look_axes.add(axis)
            if self.by_hand:
                return [Squeeze(pad.device)]
            if self.toggle_holds:
                pad.looking = not pad.looking
                return [Look(pad.device, pad.looking)]
        elif down and value < TRIGGER_OFF:
            pad.look_axes.discard(axis)
            if self.by_hand:
                return [Release(pad.device)]
        if self.by_hand:
            return []
        if self.toggle_holds or pad.looking == bool(pad.look_axes):
            return []
        pad.looking = bool(pad.look_axes)
        return [Look(pad.device, pad.looking)]

    def _raw(self, pad: Pad, event: pygame.Event, now: float) -> list[Intent]:
        """A pad SDL has no map for."""
        if event.type == pygame.JOYBUTTONDOWN:
            places = {button: place for place, button in self.maps.get(pad.guid, {}).items()}
            pad.known = bool(places)
            if not places:
                return [RawButton(pad.device, event.button)]
            return self._place(pad, places.get(str(event.button), ""))
        if event.type == pygame.JOYBUTTONUP:
            places = {button: place for place, button in self.maps.get(pad.guid, {}).items()}
            return self._let_go(pad, places.get(str(event.button), ""))
        if event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            pad.stick[event.axis] = event.value
            return [*self._lean(pad, "left", pad.stick, now), *self._point(pad, pad.stick, now)]
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            direction = (x, 0) if x else (0, -y)
            if direction == (0, 0):
                pad.repeat.release()
                return []
            pad.repeat.press(direction, now)
            return [Aim(pad.device, direction)]
        return []

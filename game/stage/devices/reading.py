"""How a gamepad is held this very moment: sticks, triggers, buttons.  For the page that shows it, nothing else."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.stage.devices.pads import BUTTON_PLACES, FULL, Pad

CROSS: Final[dict[int, str]] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
HAT: Final[dict[tuple[int, int], str]] = {(0, 1): "up", (0, -1): "down", (-1, 0): "left", (1, 0): "right"}
STICK: Final = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
OTHER_STICK: Final = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
TRIGGERS: Final = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)


class Reading(NamedTuple):
    """Sticks from -1 to 1, y down; triggers from 0 to 1; `down` are the places of buttons, and up, down, left, right.

    `other` buttons of a pad that nobody knows are told by their number.
    """

    stick: tuple[float, float]
    other_stick: tuple[float, float]
    triggers: tuple[float, float]
    down: frozenset[str]
    other: tuple[int, ...] = ()


def read(pad: Pad, places: dict[str, str]) -> Reading:
    """What a pad says now; `places` is the map of one that SDL does not know: place to number of the button."""
    if pad.controller is None:
        return _raw(pad.joystick, places)
    held = pad.controller
    x, y = (held.get_axis(axis) / FULL for axis in STICK)
    other_x, other_y = (held.get_axis(axis) / FULL for axis in OTHER_STICK)
    left, right = (held.get_axis(axis) / FULL for axis in TRIGGERS)
    down = frozenset(name for button, name in (BUTTON_PLACES | CROSS).items() if held.get_button(button))
    return Reading((x, y), (other_x, other_y), (left, right), down)


def _raw(joystick: pygame.joystick.JoystickType, places: dict[str, str]) -> Reading:
    axes = [joystick.get_axis(axis) for axis in range(min(2, joystick.get_numaxes()))] + [0.0, 0.0]
    pressed = [button for button in range(joystick.get_numbuttons()) if joystick.get_button(button)]
    named = {number: place for place, number in places.items()}
    down = {named[str(button)] for button in pressed if str(button) in named}
    for hat in range(joystick.get_numhats()):
        x, y = joystick.get_hat(hat)
        down |= {HAT[way] for way in ((int(x), 0), (0, int(y))) if way in HAT}
    other = tuple(button for button in pressed if str(button) not in named)
    return Reading((axes[0], axes[1]), (0.0, 0.0), (0.0, 0.0), frozenset(down), other)

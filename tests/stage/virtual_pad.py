"""SDL's own virtual joystick, plugged in through ctypes: real events without any hardware (Linux only)."""

from __future__ import annotations

import ctypes as c
from pathlib import Path
from typing import Any

GAMECONTROLLER = 1
UNKNOWN = 0
A, B, X, Y, BACK, START, LEFT_SHOULDER, RIGHT_SHOULDER = 0, 1, 2, 3, 4, 6, 9, 10
D_UP, D_DOWN, D_LEFT, D_RIGHT = 11, 12, 13, 14
LEFT_X, LEFT_Y, TRIGGER_LEFT, TRIGGER_RIGHT = 0, 1, 4, 5

_RUMBLE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_uint16, c.c_uint16)


class _Description(c.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = [
        *((n, c.c_uint16) for n in ["version", "type", "naxes", "nbuttons", "nhats", "vendor", "product", "padding"]),
        ("button_mask", c.c_uint32),
        ("axis_mask", c.c_uint32),
        ("name", c.c_char_p),
        ("userdata", c.c_void_p),
        ("Update", c.c_void_p),
        ("SetPlayerIndex", c.c_void_p),
        ("Rumble", _RUMBLE),
        ("RumbleTriggers", c.c_void_p),
        ("SetLED", c.c_void_p),
        ("SendEffect", c.c_void_p),
    ]


def sdl_library() -> Any:
    """The copy of SDL inside pygame: opening the file again returns the library that is loaded already."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        path = line.split()[-1]
        if "/libSDL2-2" in path:
            return c.CDLL(path)
    raise LookupError("pygame has loaded no SDL")


class VirtualPad:
    """A gamepad in software. Make it after pygame's joystick and controller parts are on; pump events to
    see it.
    """

    def __init__(self, name: str = "Test Pad", kind: int = GAMECONTROLLER, vendor: int = 0, product: int = 0) -> None:
        sdl = self.sdl = sdl_library()
        sdl.SDL_JoystickOpen.restype = c.c_void_p
        for function, types in (
            ("SDL_JoystickInstanceID", [c.c_void_p]),
            ("SDL_JoystickClose", [c.c_void_p]),
            ("SDL_JoystickSetVirtualAxis", [c.c_void_p, c.c_int, c.c_int16]),
            ("SDL_JoystickSetVirtualButton", [c.c_void_p, c.c_int, c.c_uint8]),
        ):
            getattr(sdl, function).argtypes = types
        self.rumbles: list[tuple[int, int]] = []

        def rumbled(_data: Any, low: int, high: int) -> int:
            self.rumbles.append((low, high))
            return 0

        self._callback = _RUMBLE(rumbled)
        axes = 0x3F if kind == GAMECONTROLLER else 0
        buttons = 0x7FFF if kind == GAMECONTROLLER else 0
        self._description = _Description(
            1, kind, 6, 15, 0, vendor, product, 0, buttons, axes, name.encode(), Rumble=self._callback
        )
        index = sdl.SDL_JoystickAttachVirtualEx(c.byref(self._description))
        assert index >= 0, "SDL takes no virtual pad"
        self.handle = sdl.SDL_JoystickOpen(index)
        self.instance = int(sdl.SDL_JoystickInstanceID(self.handle))
        if kind == GAMECONTROLLER:
            self.axis(TRIGGER_LEFT, -1)
            self.axis(TRIGGER_RIGHT, -1)

    def axis(self, axis: int, value: float) -> None:
        """Move an axis, -1 to 1; a trigger rests at -1."""
        self.sdl.SDL_JoystickSetVirtualAxis(self.handle, axis, int(max(-1.0, min(1.0, value)) * 32767))

    def button(self, button: int, down: bool) -> None:
        """Press or let go. The state is sampled at each event pump: hold it for two."""
        self.sdl.SDL_JoystickSetVirtualButton(self.handle, button, int(down))

    def unplug(self) -> None:
        """Pull the pad out."""
        for index in range(self.sdl.SDL_NumJoysticks()):
            if self.sdl.SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                self.sdl.SDL_JoystickDetachVirtual(index)
                break
        self.sdl.SDL_JoystickClose(self.handle)

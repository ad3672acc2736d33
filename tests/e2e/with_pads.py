"""Starts the game in this process with a hand that holds gamepads: `python -m tests.e2e.with_pads ARGS`.

Each line on standard input is one act of the hand, a JSON list:

    ["plug", "Ana's pad"]
    ["button", "Ana's pad", 0, true]
    ["axis", "Ana's pad", 0, -0.9]
    ["unplug", "Ana's pad"]

The pads are SDL's own virtual ones, so the game gets the events that real pads would give. An act is over once
SDL has passed it on to the game, so none is lost, however slow the machine is.
"""

from __future__ import annotations

import ctypes
import json
import runpy
import sys
import threading
import time
from collections.abc import Callable, Iterable

from tests.stage.virtual_pad import VirtualPad


class HeldPad(VirtualPad):
    """A pad that waits until the game has taken it, and has seen each button and axis."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        sdl = self.sdl
        sdl.SDL_GameControllerFromInstanceID.restype = ctypes.c_void_p
        sdl.SDL_JoystickGetButton.argtypes = [ctypes.c_void_p, ctypes.c_int]
        sdl.SDL_JoystickGetAxis.argtypes = [ctypes.c_void_p, ctypes.c_int]
        sdl.SDL_JoystickGetAxis.restype = ctypes.c_int16
        _wait(self._taken)

    def _taken(self) -> bool:
        """Whether the game has this pad open."""
        return bool(self.sdl.SDL_GameControllerFromInstanceID(self.instance))

    def button(self, button: int, down: bool) -> None:
        """Press or let go."""
        super().button(button, down)
        _wait(lambda: self.sdl.SDL_JoystickGetButton(self.handle, button) == int(down))

    def tilt(self, axis: int, value: float) -> None:
        """Move a stick or trigger, -1 to 1."""
        self.axis(axis, value)
        _wait(lambda: self.sdl.SDL_JoystickGetAxis(self.handle, axis) == int(value * 32767))


def hand(acts: Iterable[str]) -> None:
    """Does one act after another, once the game listens to pads."""
    _wait(_listening)
    pads: dict[str, HeldPad] = {}
    for act in acts:
        match json.loads(act):
            case ["plug", str(name)]:
                pads[name] = HeldPad(name)
            case ["unplug", str(name)]:
                pads.pop(name).unplug()
            case ["button", str(name), int(button), bool(down)]:
                pads[name].button(button, down)
            case ["axis", str(name), int(axis), float(value)]:
                pads[name].tilt(axis, value)
            case other:
                raise ValueError(other)


def _listening() -> bool:
    # the game imports pygame when it sees fit; importing it here first would race with that
    get_init = getattr(sys.modules.get("pygame._sdl2.controller"), "get_init", None)
    return get_init is not None and bool(get_init())


def _wait(holds: Callable[[], bool]) -> None:
    while not holds():
        time.sleep(0.005)


if __name__ == "__main__":
    threading.Thread(target=hand, args=(sys.stdin,), daemon=True).start()
    runpy.run_module("game", run_name="__main__", alter_sys=True)

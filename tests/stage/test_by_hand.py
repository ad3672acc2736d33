"""Scenes that are played by hand hear sticks, triggers and what is let go; others hear what they always heard."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.devices.keyboard import Keyboard
from game.stage.devices.pads import Pads
from game.stage.intent import KEYBOARD, Aim, Confirm, Intent, Lean, Look, Release, Squeeze
from tests.stage import virtual_pad as v
from tests.stage.virtual_pad import VirtualPad


def key(kind: int, code: int) -> pygame.Event:
    return pygame.Event(kind, {"key": code, "mod": 0, "unicode": ""})


def test_arrows_lean_like_a_stick_and_come_back() -> None:
    keyboard = Keyboard(by_hand=True)
    found: list[Intent] = []
    for kind, code in (
        (pygame.KEYDOWN, pygame.K_RIGHT),
        (pygame.KEYDOWN, pygame.K_w),
        (pygame.KEYUP, pygame.K_RIGHT),
        (pygame.KEYUP, pygame.K_w),
    ):
        found += keyboard.handle(key(kind, code), 1.0)
    leans = [(one.x, one.y) for one in found if isinstance(one, Lean)]
    assert leans == [(1, 0), (1, -1), (0, -1), (0, 0)]
    assert sum(isinstance(one, Aim) for one in found) == 2


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_keys_that_confirm_are_let_go(code: int) -> None:
    keyboard = Keyboard(by_hand=True)
    assert keyboard.handle(key(pygame.KEYDOWN, code), 0) == [Confirm(KEYBOARD)]
    assert keyboard.handle(key(pygame.KEYUP, code), 0) == [Release(KEYBOARD)]
    assert keyboard.handle(key(pygame.KEYUP, pygame.K_x), 0) == []


def test_what_is_lost_is_no_release_of_the_hand() -> None:
    keyboard = Keyboard(by_hand=True)
    keyboard.handle(key(pygame.KEYDOWN, pygame.K_LEFT), 0)
    lost = keyboard.cancel()
    assert Release(KEYBOARD, lost=True) in lost and Lean(KEYBOARD, "arrows", 0, 0, 0.0) in lost


def test_without_it_a_keyboard_says_nothing_new() -> None:
    keyboard = Keyboard()
    keyboard.handle(key(pygame.KEYDOWN, pygame.K_RETURN), 0)
    assert keyboard.handle(key(pygame.KEYUP, pygame.K_RETURN), 0) == [] and keyboard.cancel() == []


class Plugged:
    """A pad in a socket."""

    def __init__(self, by_hand: bool) -> None:
        Pads.start()
        pygame.event.clear()
        self.pads = Pads(by_hand=by_hand)
        self.pad = VirtualPad()
        self.heard()

    def heard(self) -> list[Intent]:
        return [one for _ in range(2) for event in pygame.event.get() for one in self.pads.handle(event, 1.0)]

    def axis(self, axis: int, value: float) -> list[Intent]:
        self.pad.axis(axis, value)
        return self.heard()

    def button(self, button: int, down: bool) -> list[Intent]:
        self.pad.button(button, down)
        return self.heard()


@pytest.fixture
def by_hand() -> Iterator[Plugged]:
    socket = Plugged(True)
    yield socket
    socket.pad.unplug()
    pygame.event.clear()


def test_sticks_are_heard_as_they_are(by_hand: Plugged) -> None:
    (lean,) = [one for one in by_hand.axis(2, -0.5) if isinstance(one, Lean)]
    assert lean.part == "right" and lean.x == pytest.approx(-0.5, abs=0.01) and lean.y == pytest.approx(0, abs=0.01)
    (rest,) = [one for one in by_hand.axis(2, 0) if isinstance(one, Lean)]
    assert abs(rest.x) < 0.01
    assert not any(isinstance(one, Lean) for one in by_hand.axis(2, 0.05)), "a stick at rest trembles"
    assert [one.part for one in by_hand.axis(v.LEFT_X, 0.4) if isinstance(one, Lean)] == ["left"]


def test_a_trigger_is_squeezed_and_let_go(by_hand: Plugged) -> None:
    assert [type(one) for one in by_hand.axis(v.TRIGGER_RIGHT, 1)] == [Squeeze]
    assert [type(one) for one in by_hand.axis(v.TRIGGER_RIGHT, -1)] == [Release]


def test_the_confirming_button_is_let_go_even_when_swapped(by_hand: Plugged) -> None:
    assert [type(one) for one in by_hand.button(v.A, True)] == [Confirm]
    assert [type(one) for one in by_hand.button(v.A, False)] == [Release]
    by_hand.pads.swap = True
    by_hand.button(v.B, True)
    assert [type(one) for one in by_hand.button(v.B, False)] == [Release]
    by_hand.button(v.A, True)
    assert by_hand.button(v.A, False) == []


def test_without_it_triggers_look_and_right_sticks_are_silent() -> None:
    socket = Plugged(False)
    try:
        assert [type(one) for one in socket.axis(v.TRIGGER_RIGHT, 1)] == [Look]
        assert socket.axis(2, 1) == []
        socket.button(v.A, True)
        assert socket.button(v.A, False) == []
    finally:
        socket.pad.unplug()
        pygame.event.clear()

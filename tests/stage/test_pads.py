from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from game.stage.devices.pads import Pads
from game.stage.devices.repeat import FIRST
from game.stage.intent import (
    DOWN,
    RIGHT,
    UP,
    Aim,
    Back,
    Confirm,
    Device,
    Intent,
    Kind,
    Look,
    Menu,
    Mute,
    PageRight,
    Plugged,
    RawButton,
    Read,
    Secondary,
    Unplugged,
)
from tests.stage import virtual_pad
from tests.stage.virtual_pad import VirtualPad


@pytest.fixture(scope="module", autouse=True)
def pad_system() -> Iterator[None]:
    Pads.start()
    yield
    controller.quit()
    pygame.joystick.quit()


class Bench:
    """Pads with virtual ones to plug in; time is counted by hand."""

    def __init__(self) -> None:
        self.pads = Pads()
        self.now = 0.0
        self.plugged: list[VirtualPad] = []

    def plug(self, **how: int) -> VirtualPad:
        pad = VirtualPad(**how)  # type: ignore[arg-type]  # name is never given here
        self.plugged.append(pad)
        return pad

    def pump(self) -> list[Intent]:
        found: list[Intent] = []
        for _ in range(2):
            for one in pygame.event.get():
                found += self.pads.handle(one, self.now)
        return found

    def press(self, pad: VirtualPad, button: int) -> list[Intent]:
        pad.button(button, True)
        found = self.pump()
        pad.button(button, False)
        return found + self.pump()


@pytest.fixture
def bench() -> Iterator[Bench]:
    pygame.display.set_mode((320, 200))
    pygame.event.clear()
    made = Bench()
    yield made
    for pad in made.plugged:
        pad.unplug()
    pygame.event.clear()


def test_a_pad_is_known_by_its_instance_id(bench: Bench) -> None:
    first, second = bench.plug(), bench.plug()
    came = [i for i in bench.pump() if isinstance(i, Plugged)]
    assert [i.device.pad for i in came] == [first.instance, second.instance]
    assert bench.press(second, virtual_pad.A) == [Confirm(Device(Kind.PAD, second.instance))]
    first.unplug()
    bench.plugged.remove(first)
    (gone,) = bench.pump()
    assert isinstance(gone, Unplugged)
    assert gone.device.pad == first.instance
    third = bench.plug()
    bench.pump()
    assert bench.press(second, virtual_pad.B) == [Back(Device(Kind.PAD, second.instance))]
    assert bench.press(third, virtual_pad.B)[0].device.pad not in (first.instance, second.instance)


def test_a_returning_pad_has_its_old_guid_and_a_new_id(bench: Bench) -> None:
    pad = bench.plug(vendor=7, product=9)
    (came,) = bench.pump()
    pad.unplug()
    bench.plugged.remove(pad)
    (gone,) = bench.pump()
    bench.plug(vendor=7, product=9)
    (back,) = bench.pump()
    assert isinstance(came, Plugged)
    assert isinstance(gone, Unplugged)
    assert isinstance(back, Plugged)
    assert came.guid == gone.guid == back.guid
    assert back.device.pad != came.device.pad


@pytest.mark.parametrize(
    ("button", "intent"),
    [
        (virtual_pad.A, Confirm),
        (virtual_pad.B, Back),
        (virtual_pad.X, Secondary),
        (virtual_pad.Y, Read),
        (virtual_pad.START, Menu),
        (virtual_pad.BACK, Mute),
        (virtual_pad.RIGHT_SHOULDER, PageRight),
    ],
)
def test_buttons_mean_their_place(bench: Bench, button: int, intent: type[Intent]) -> None:
    pad = bench.plug()
    bench.pump()
    assert [type(i) for i in bench.press(pad, button)] == [intent]


def test_confirm_and_back_can_be_swapped(bench: Bench) -> None:
    bench.pads.swap = True
    pad = bench.plug()
    bench.pump()
    assert [type(i) for i in bench.press(pad, virtual_pad.A)] == [Back]
    assert [type(i) for i in bench.press(pad, virtual_pad.B)] == [Confirm]


def test_cross_and_stick_aim(bench: Bench) -> None:
    pad = bench.plug()
    bench.pump()
    (down,) = bench.press(pad, virtual_pad.D_DOWN)
    assert isinstance(down, Aim)
    assert down.direction == DOWN
    pad.axis(virtual_pad.LEFT_X, 0.9)
    (right,) = bench.pump()
    assert isinstance(right, Aim)
    assert right.direction == RIGHT
    pad.axis(virtual_pad.LEFT_X, 0.0)
    assert bench.pump() == []


def test_a_drifting_stick_does_nothing(bench: Bench) -> None:
    pad = bench.plug()
    bench.pump()
    noise = random.Random(5)
    heard: list[Intent] = []
    for frame in range(600):
        bench.now = frame / 10
        for axis in range(4):
            pad.axis(axis, noise.uniform(-0.2, 0.2))
        for axis in (4, 5):
            pad.axis(axis, -1 + noise.uniform(0, 0.4))
        heard += bench.pump() + bench.pads.tick(bench.now)
    assert heard == []
    assert bench.pads.due is None


def test_a_held_cross_goes_on_by_itself_and_a_lost_pad_ends_it(bench: Bench) -> None:
    pad = bench.plug()
    bench.pump()
    pad.button(virtual_pad.D_LEFT, True)
    bench.pump()
    assert len(bench.pads.tick(FIRST)) == 1
    pad.unplug()
    bench.plugged.remove(pad)
    bench.pump()
    assert bench.pads.tick(FIRST + 9) == []


def test_holding_a_trigger_is_looking_until_let_go_or_lost(bench: Bench) -> None:
    pad = bench.plug()
    bench.pump()
    pad.axis(virtual_pad.TRIGGER_LEFT, 1.0)
    looks = [i for i in bench.pump() if isinstance(i, Look)]
    assert [i.held for i in looks] == [True]
    pad.axis(virtual_pad.TRIGGER_LEFT, -1.0)
    looks = [i for i in bench.pump() if isinstance(i, Look)]
    assert [i.held for i in looks] == [False]
    pad.axis(virtual_pad.TRIGGER_RIGHT, 1.0)
    bench.pump()
    pad.unplug()
    bench.plugged.remove(pad)
    last = [i for i in bench.pump() if isinstance(i, Look)]
    assert [i.held for i in last] == [False]


def test_a_pad_nobody_knows_speaks_raw_until_it_has_a_map(bench: Bench) -> None:
    pad = bench.plug(kind=virtual_pad.UNKNOWN)
    (came,) = bench.pump()
    assert isinstance(came, Plugged)
    assert not came.known
    assert bench.press(pad, 5) == [RawButton(came.device, 5)]
    bench.pads.maps = {came.guid: {"south": "5", "east": "2"}}
    assert bench.press(pad, 5) == [Confirm(came.device)]
    assert bench.press(pad, 2) == [Back(came.device)]
    pad.axis(1, -1.0)
    (up,) = bench.pump()
    assert isinstance(up, Aim)
    assert up.direction == UP


def test_rumble_reaches_the_pad_and_can_be_switched_off(bench: Bench) -> None:
    pad = bench.plug()
    bench.pump()
    bench.pads.rumble(pad.instance, 1.0, 100)
    assert pad.rumbles[-1][1] == 65535
    count = len(pad.rumbles)
    bench.pads.rumbling = False
    bench.pads.rumble(pad.instance, 1.0, 100)
    assert len(pad.rumbles) == count

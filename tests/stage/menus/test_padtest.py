"""The page that shows what gamepads say."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.stage.devices.pads import Pads
from game.stage.menus.padtest import PadTest
from game.stage.menus.settings import SettingsPage
from game.stage.menus.title import Title
from tests.stage import virtual_pad as v
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad

Plug = Callable[..., VirtualPad]


@pytest.fixture
def theatre() -> Theatre:
    Pads.start()
    made = Theatre(Title())
    made.stage.push(SettingsPage(tab="pads"))
    made.frame()
    return made


@pytest.fixture
def plug(theatre: Theatre) -> Iterator[Plug]:
    pads: list[VirtualPad] = []

    def plugged(**how: int) -> VirtualPad:
        pads.append(VirtualPad(f"Pad {len(pads)}", **how))
        theatre.pump()
        theatre.frame()
        return pads[-1]

    yield plugged
    for pad in pads:
        pad.unplug()
    theatre.pump()


def page(theatre: Theatre) -> PadTest:
    scene = theatre.scene
    assert isinstance(scene, PadTest)
    return scene


def opened(theatre: Theatre) -> PadTest:
    theatre.click_on("pad_test")
    theatre.frame()
    return page(theatre)


def press(theatre: Theatre, pad: VirtualPad, button: int) -> None:
    for down in (True, False):
        pad.button(button, down)
        theatre.pump()


def test_it_shows_what_is_held(theatre: Theatre, plug: Plug) -> None:
    pad = plug(vendor=0x045E, product=1)
    shown = opened(theatre)
    before = shown.readings()[0]
    assert before == ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), frozenset(), ())
    pad.axis(v.LEFT_X, 0.5)
    pad.axis(v.LEFT_Y, -1)
    pad.axis(v.TRIGGER_RIGHT, 1)
    for button in (v.X, v.D_LEFT, v.LEFT_SHOULDER):
        pad.button(button, True)
    theatre.pump()
    assert theatre.frame(), "what is held has changed, so it is painted anew"
    reading = shown.readings()[0]
    assert reading.stick == pytest.approx((0.5, -1), abs=0.01)
    assert reading.triggers == pytest.approx((0, 1), abs=0.01)
    assert reading.down == {"west", "left", "left_shoulder"}


def test_a_held_button_and_a_moved_stick_are_seen(theatre: Theatre, plug: Plug) -> None:
    pad = plug()
    shown = opened(theatre)

    def picture() -> bytes:
        theatre.stage.touch()
        theatre.run(0.1)
        return pygame.image.tobytes(theatre.stage.window.surface.subsurface(shown.cells[0]), "RGB")

    pictures = [picture()]
    acts: tuple[Callable[[], None], ...] = (
        lambda: pad.axis(v.LEFT_X, 0.2),
        lambda: pad.axis(v.LEFT_X, 0.4),
        lambda: pad.axis(2, 0.9),
        lambda: pad.axis(v.TRIGGER_LEFT, 0.5),
        lambda: pad.button(v.A, True),
        lambda: pad.button(v.D_UP, True),
        lambda: pad.button(v.START, True),
    )
    for act in acts:
        act()
        theatre.pump()
        pictures.append(picture())
    assert len(set(pictures)) == len(pictures)


def test_a_pad_leaves_with_two_presses_for_back_and_with_no_other(theatre: Theatre, plug: Plug) -> None:
    pad = plug()
    opened(theatre)
    for button in (v.A, v.X, v.Y, v.START, v.B):
        press(theatre, pad, button)
        page(theatre)
    theatre.run(2)
    press(theatre, pad, v.B)
    page(theatre)
    theatre.run(0.2)
    press(theatre, pad, v.B)
    assert isinstance(theatre.scene, SettingsPage)


def test_two_people_who_press_back_once_each_do_not_leave(theatre: Theatre, plug: Plug) -> None:
    one, other = plug(), plug()
    opened(theatre)
    press(theatre, one, v.B)
    press(theatre, other, v.B)
    page(theatre)


def test_mouse_and_keys_leave_at_once(theatre: Theatre) -> None:
    opened(theatre)
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.scene, SettingsPage)
    opened(theatre)
    theatre.click_on("back")
    assert isinstance(theatre.scene, SettingsPage)


def test_pads_come_and_go_and_four_have_room(theatre: Theatre, plug: Plug) -> None:
    shown = opened(theatre)
    assert shown.pads() == []
    pads = [plug() for _ in range(5)]
    assert len(shown.readings()) == 4
    assert shown.panel is not None and theatre.stage.canvas.whole.contains(shown.panel)
    assert shown.panel.bottom <= shown.bar.top
    assert all(shown.panel.contains(cell) for cell in shown.cells) and len(shown.cells) == 4
    assert not theatre.stage.press.overflowed
    pads[0].button(v.A, True)
    theatre.pump()
    theatre.frame()
    assert "south" in shown.readings()[0].down


def test_an_unknown_pad_tells_the_numbers_of_its_buttons(theatre: Theatre, plug: Plug) -> None:
    pad = plug(kind=v.UNKNOWN)
    if theatre.scene.name == "padmap":
        theatre.key(pygame.K_ESCAPE)
    shown = opened(theatre)
    pad.button(3, True)
    theatre.pump()
    assert shown.readings()[0].other == (3,)
    (guid,) = (here.guid for here in theatre.stage.pads.here.values())
    theatre.stage.settings.pad_maps[guid] = {"south": "3"}
    assert shown.readings()[0].down == {"south"} and shown.readings()[0].other == ()

"""The make of a pad, and what prompts show of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

import pygame
import pytest
from pygame import Rect

from game.stage.devices.makes import Make, make_of
from game.stage.devices.pads import Pads
from game.stage.intent import Kind
from game.stage.menus.title import Title
from game.stage.paint.glyphs import Glyph
from game.stage.prompting import PAD_CAPS, glyphs
from game.stage.text import text
from game.table.settings import PAD_GLYPHS, Settings
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import D_LEFT, A, VirtualPad

Plug = Callable[[int, str], VirtualPad]


@pytest.mark.parametrize(
    ("guid", "name", "make"),
    [
        ("030000005e0400008e02000014010000", "Controller", "xbox"),
        ("050000004c050000e60c000000810000", "Wireless Controller", "playstation"),
        ("0300a3c77e0500000920000000006803", "Something", "nintendo"),
        ("030000006d0400001fc2000005030000", "Logitech Gamepad F710", "place"),
        ("030000006f0e00001304000000010000", "Generic X-Box pad", "xbox"),
        ("0300000079000000", "Sony PLAYSTATION(R)3 Controller", "playstation"),
        ("", "8BitDo Pro Controller", "nintendo"),
        ("not hex digits at all", "", "place"),
    ],
)
def test_the_make_is_known_by_number_or_name(guid: str, name: str, make: Make) -> None:
    assert make_of(guid, name) == make


@pytest.fixture
def theatre() -> Theatre:
    Pads.start()
    return Theatre(Title(), settings=Settings(), painting=False)


@pytest.fixture
def plug(theatre: Theatre) -> Iterator[Plug]:
    pads: list[VirtualPad] = []

    def plugged(vendor: int, name: str = "A pad") -> VirtualPad:
        pads.append(VirtualPad(name, vendor=vendor, product=1))
        theatre.pump()
        return pads[-1]

    yield plugged
    for pad in pads:
        pad.unplug()
    theatre.pump()


def press(theatre: Theatre, pad: VirtualPad, button: int = A) -> None:
    pad.button(button, True)
    theatre.pump()
    pad.button(button, False)
    theatre.pump()


def test_prompts_follow_the_pad_in_hand(theatre: Theatre, plug: Plug) -> None:
    theatre.stage.device = Kind.PAD
    assert glyphs(theatre.stage, "confirm") == (Glyph("pad", "south"),)
    xbox = plug(0x045E, "One")
    assert glyphs(theatre.stage, "confirm") == (Glyph("pad", "south", "xbox"),)
    playstation = plug(0x054C, "Two")
    for pad, make in ((playstation, "playstation"), (xbox, "xbox"), (playstation, "playstation")):
        press(theatre, pad)
        assert glyphs(theatre.stage, "back")[0].make == make


def test_one_make_can_be_chosen_for_all(theatre: Theatre, plug: Plug) -> None:
    press(theatre, plug(0x045E, "One"))
    theatre.stage.settings.pad_glyphs = "nintendo"
    theatre.stage.settings.confirm_swap = True
    assert glyphs(theatre.stage, "confirm") == (Glyph("pad", "east", "nintendo"),)
    assert glyphs(theatre.stage, "look") == (Glyph("cap", "ZL"),)


def test_every_make_can_be_chosen_and_has_words_for_every_button() -> None:
    assert set(PAD_GLYPHS) == {"auto", *get_args(Make)} == {"auto", *PAD_CAPS}
    assert all(text(cap) for caps in PAD_CAPS.values() for cap in caps.values())


def test_no_button_of_the_bar_moves_from_mouse_to_keys_or_to_a_pad(theatre: Theatre, plug: Plug) -> None:
    def places() -> list[tuple[str, Rect]]:
        theatre.frame()
        return [(control.id, control.rect.copy()) for control in theatre.scene.controls() if control.group == "prompt"]

    def device() -> Kind | None:
        return theatre.stage.device

    theatre.point((600, 300))
    with_mouse = places()
    theatre.key(pygame.K_RIGHT)
    assert device() is Kind.KEYBOARD and places() == with_mouse
    pad = plug(0x054C, "A pad")
    here = places()
    press(theatre, pad, D_LEFT)
    assert device() is Kind.PAD and places() == here
    theatre.point((620, 320))
    assert device() is Kind.MOUSE and places() == here

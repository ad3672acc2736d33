"""Gamepads of people who sit at the table: pulled out, put back, pressed by somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from game.stage.devices.pads import Pads
from game.stage.doors import Doors
from game.stage.intent import Look, Read
from game.stage.scene import Scene
from game.table.settings import Settings
from tests.stage import virtual_pad
from tests.stage.plain_board import Board
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad


@dataclass(eq=False)
class Lost(Scene):
    seat: int = -1


@pytest.fixture
def pad_house(board: Board) -> Iterator[tuple[Theatre, list[VirtualPad]]]:
    Pads.start()
    theatre = Theatre(board, doors=Doors(pad_lost=lambda seat: Lost(seat=seat)))
    pads = [VirtualPad(), VirtualPad()]
    theatre.pump()
    theatre.stage.names = ["Ana", "Bo"]
    for seat, pad in enumerate(pads):
        theatre.stage.seating.take(seat, theatre.stage.pads.here[pad.instance].guid, pad.instance)
    yield theatre, pads
    for pad in pads:
        pad.unplug()
    pygame.event.clear()


def press(theatre: Theatre, pad: VirtualPad, button: int) -> None:
    pad.button(button, True)
    theatre.pump()
    pad.button(button, False)
    theatre.pump()


def test_the_asked_seats_lost_pad_pauses_and_any_free_pad_takes_the_seat(
    pad_house: tuple[Theatre, list[VirtualPad]], board: Board
) -> None:
    theatre, pads = pad_house
    board.seats = frozenset({1})
    pads.pop().unplug()
    theatre.pump()
    assert isinstance(theatre.scene, Lost)
    assert theatre.scene.seat == 1
    pads.append(VirtualPad())
    theatre.pump()
    press(theatre, pads[1], virtual_pad.A)
    assert theatre.stage.seating.pad_of(1) == pads[1].instance
    assert theatre.stage.seating.pad_of(0) == pads[0].instance
    assert board.heard_of == [], "the press that takes the seat does nothing else"


def test_an_idle_seats_lost_pad_is_only_a_notice(pad_house: tuple[Theatre, list[VirtualPad]], board: Board) -> None:
    theatre, pads = pad_house
    board.seats = frozenset({1})
    pads.pop(0).unplug()
    theatre.pump()
    assert theatre.scene is board
    assert theatre.stage.said is not None
    assert "Ana" in theatre.stage.said.text


def test_a_lost_pad_lets_go_of_what_it_held(pad_house: tuple[Theatre, list[VirtualPad]], board: Board) -> None:
    theatre, pads = pad_house
    pads[0].axis(virtual_pad.TRIGGER_LEFT, 1)
    pads[0].button(virtual_pad.D_RIGHT, True)
    theatre.pump()
    pads.pop(0).unplug()
    theatre.pump()
    looks = [i.held for i in board.intents if isinstance(i, Look)]
    assert looks == [True, False]
    focus = theatre.focus
    theatre.run(2.0)
    assert theatre.focus == focus


def test_each_press_tells_whose_pad_it_was(pad_house: tuple[Theatre, list[VirtualPad]], board: Board) -> None:
    theatre, pads = pad_house
    press(theatre, pads[1], virtual_pad.Y)
    (read,) = [i for i in board.intents if isinstance(i, Read)]
    seating = theatre.stage.seating
    assert seating.seat_of(read.device) == 1
    assert seating.may_answer(read.device, 1)
    assert not seating.may_answer(read.device, 0)


def test_pads_count_in_the_background_only_when_asked_for(board: Board) -> None:
    Pads.start()
    for wanted in (False, True):
        theatre = Theatre(board, settings=Settings(background_pads=wanted))
        pad = VirtualPad()
        theatre.pump()
        theatre.send(pygame.WINDOWFOCUSLOST)
        board.heard_of.clear()
        theatre.key(pygame.K_RETURN)
        press(theatre, pad, virtual_pad.A)
        pad.unplug()
        theatre.pump()
        assert board.heard_of == (["left"] if wanted else [])

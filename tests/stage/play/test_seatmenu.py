"""A seat in the middle of a game: it changes its gamepad, is left, played by a bot, and taken up again."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.bang.table import BangTable
from game.stage.devices.pads import Pads
from game.stage.play import closer
from game.stage.play.seatmenu import SeatMenu
from tests.stage import virtual_pad as v
from tests.stage.bang.board import Board
from tests.stage.virtual_pad import VirtualPad


class Pair(Board):
    """Two people and two pads: the host's, which is shared, and one of Bo's own."""

    def __init__(self) -> None:
        Pads.start()
        super().__init__(people=2, position="gatling")
        self.host, self.own = VirtualPad(), VirtualPad()
        self.pump()
        self.stage.seating.take(1, "guid", self.own.instance)
        self.table.reseated()
        self.run(0.3)

    def press_on(self, pad: VirtualPad, button: int = v.A) -> None:
        pad.button(button, True)
        self.pump()
        pad.button(button, False)
        self.pump()
        self.frame()

    def menu_of(self, seat: int, pad: VirtualPad) -> SeatMenu:
        """Open a seat's menu with a pad."""
        self.stage.pressed_with = self.stage.pads.here[pad.instance].device
        closer.open_seat(self.table, seat)
        assert isinstance(self.scene, SeatMenu)
        return self.scene

    def choose(self, menu: SeatMenu, name: str, pad: VirtualPad) -> None:
        menu.focus.go(name)
        self.press_on(pad)


@pytest.fixture
def pair() -> Iterator[Pair]:
    made = Pair()
    yield made
    for pad in (made.host, made.own):
        pad.unplug()
    pygame.event.clear()
    made.table.session.close()


def ids(menu: SeatMenu) -> list[str]:
    return [deed.id for deed in menu.deeds]


def test_the_host_acts_for_a_seat_whose_pad_is_its_own_after_two_presses(pair: Pair) -> None:
    free = pair.stage.pads.here[pair.host.instance].device
    may = [pair.stage.seating.may_answer(free, 1)]
    menu = pair.menu_of(1, pair.host)
    pair.choose(menu, "share", pair.host)
    assert pair.scene is menu and pair.stage.seating.has_own(1), "it is asked once more"
    pair.choose(menu, "share", pair.host)
    may.append(pair.stage.seating.may_answer(free, 1))
    assert may == [False, True]
    assert pair.table.floor.cast.sitters[1] == "mouse"


def test_a_free_pad_becomes_somebodys_own(pair: Pair) -> None:
    menu = pair.menu_of(0, pair.host)
    assert "own" in ids(menu)
    pair.choose(menu, "own", pair.host)
    assert pair.stage.seating.pad_of(0) == pair.host.instance
    assert pair.table.floor.cast.sitters[0] == "gamepad"


def test_a_pad_that_has_a_seat_takes_no_other(pair: Pair) -> None:
    assert "own" not in ids(pair.menu_of(0, pair.own))


def test_a_seat_is_left_to_a_bot_and_taken_up_again(pair: Pair) -> None:
    menu = pair.menu_of(1, pair.own)
    pair.choose(menu, "bot", pair.own)
    assert (pair.scene.name, pair.table.session.chairs[1].who) == (menu.name, "person"), "it is asked once more"
    pair.choose(menu, "bot", pair.own)
    sat = [pair.table.session.chairs[1].who]
    assert not pair.stage.seating.has_own(1)
    pair.stage.back_to(BangTable)
    menu = pair.menu_of(1, pair.own)
    pair.choose(menu, "person", pair.own)
    sat.append(pair.table.session.chairs[1].who)
    assert sat == ["bot", "person"]
    pair.stage.back_to(BangTable)
    menu = pair.menu_of(1, pair.own)
    pair.choose(menu, "own", pair.own)
    assert pair.stage.seating.pad_of(1) == pair.own.instance


def test_one_person_alone_needs_no_pad_of_their_own() -> None:
    board = Board(people=1, position="gatling")
    board.settle()
    closer.open_seat(board.table, 0)
    assert isinstance(board.scene, SeatMenu)
    assert not {"own", "share"} & set(ids(board.scene))

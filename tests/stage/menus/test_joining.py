"""From the start of the program to the first question, from the sofa: every press is counted."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.options import PlayOptions
from game.stage.bang.table import BangTable
from game.stage.devices.pads import Pads
from game.stage.menus.cover import Cover
from game.stage.menus.opening import Opening
from game.stage.menus.seats import Seats
from game.stage.menus.setup import Setup, Sitter
from game.stage.menus.title import Title
from game.stage.play.table import Table
from tests.stage import virtual_pad as v
from tests.stage.menus.test_with_pads import Evening
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad
from tests.waiting import until

MOST = 20
"""So many presses the host has, from the title to the first question."""


@pytest.fixture
def evening() -> Iterator[Evening]:
    Pads.start()
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    theatre.stage.pace = "instant"
    opening.begin(theatre.stage)
    theatre.frame()
    made = Evening(theatre)
    yield made
    for scene in theatre.stage.scenes:
        if isinstance(scene, Table):
            scene.session.close()
    for pad in made.pads:
        pad.unplug()
    pygame.event.clear()


def seats_of(evening: Evening) -> Seats:
    assert isinstance(evening.scene, Seats)
    return evening.scene


def sitting(setup: Setup) -> list[tuple[str, Sitter, str]]:
    return [(chair.name, chair.sitter, chair.level) for chair in setup.chairs if chair.sitter is not Sitter.NOBODY]


def table_of(evening: Evening) -> BangTable:
    return next(scene for scene in evening.theatre.stage.scenes if isinstance(scene, BangTable))


def to_bang(evening: Evening, pad: VirtualPad) -> None:
    assert isinstance(evening.scene, Title)
    until(lambda: evening.theatre.focus == "bang", "the bill is reached", lambda: evening.press(pad, v.D_LEFT), 20)
    evening.press(pad, v.A)


def until_somebody_is_asked(evening: Evening) -> BangTable:
    """Let the deal go by; the cards themselves come after the named person's press."""
    for _ in range(200):
        evening.theatre.run(0.1)
        if isinstance(evening.scene, Cover):
            return table_of(evening)
        if isinstance(evening.scene, BangTable) and evening.scene.desk is not None:
            return evening.scene
    raise AssertionError(f"nobody is asked: {evening.scene.name}")


def test_eight_people_with_one_pad_and_no_keyboard_sit_before_the_first_question(evening: Evening) -> None:
    pad = evening.plug()
    to_bang(evening, pad)
    seats = seats_of(evening)
    until(
        lambda: all(chair.sitter is Sitter.PERSON for chair in seats.setup.chairs),
        "everybody sits",
        lambda: evening.press(pad, v.X),
        MOST,
    )
    assert len({chair.name for chair in seats.setup.chairs}) == 8
    assert [seats.setup.mark(n) for n in range(8)] == list(range(8))
    evening.press(pad, v.START)
    evening.press(pad, v.START)
    table = until_somebody_is_asked(evening)
    assert [chair.who for chair in table.session.chairs] == ["person"] * 8
    if evening.scene.name == "cover":
        evening.theatre.run(0.5)
        evening.press(pad, v.A)
        assert table.floor.open
    assert table.desk is not None, "the one pad answers for whoever is asked"
    assert table.stage.seating.may_answer(table.stage.pads.here[pad.instance].device, table.desk.seat)
    assert evening.presses <= MOST
    assert evening.theatre.stage.seating.places == {}


def test_three_pads_and_a_mouse_sit_down_mixed(evening: Evening) -> None:
    host, second, third = evening.plug(), evening.plug(), evening.plug()
    to_bang(evening, host)
    seats = seats_of(evening)
    evening.press(second, v.A)
    evening.press(third, v.A)
    evening.press(host, v.X)
    evening.theatre.point((5, 5))
    evening.theatre.click_on("person")
    clicks = 1
    for _ in range(3):
        evening.press(host, v.LEFT_SHOULDER)
    assert [s.sitter.value for s in seats.setup.chairs] == ["person"] * 5 + ["bot"] * 3
    assert [s.pad for s in seats.setup.chairs[:5]] == [None, second.instance, third.instance, None, None]
    evening.press(host, v.START)
    evening.press(host, v.START)
    table = until_somebody_is_asked(evening)
    assert evening.presses + clicks <= MOST
    seating = table.stage.seating
    assert [seating.pad_of(seat) for seat in range(8)] == [None, second.instance, third.instance, *[None] * 5]
    free = evening.theatre.stage.pads.here[host.instance].device
    assert [seating.may_answer(free, seat) for seat in range(5)] == [True, False, False, True, True]


def test_whoever_sat_down_by_mistake_gets_up_with_back(evening: Evening) -> None:
    host, second = evening.plug(), evening.plug()
    to_bang(evening, host)
    seats = seats_of(evening)
    before = sitting(seats.setup)
    evening.press(second, v.A)
    assert seats.setup.chairs[1].sitter is Sitter.PERSON
    evening.press(second, v.B)
    assert evening.scene is seats
    assert sitting(seats.setup) == before and seats.setup.chairs[1].pad is None
    evening.press(host, v.B)
    assert isinstance(evening.scene, Title), "the host's Back leaves the page"


def test_a_pad_joins_a_page_that_the_mouse_opened(evening: Evening) -> None:
    only = evening.plug()
    evening.theatre.click_on("bang")
    seats = seats_of(evening)
    evening.press(only, v.A)
    assert evening.scene is seats
    assert seats.setup.chairs[1].pad == only.instance


def test_where_all_are_people_a_pad_is_for_the_next_who_has_none(evening: Evening) -> None:
    host, second = evening.plug(), evening.plug()
    to_bang(evening, host)
    seats = seats_of(evening)
    for _ in range(7):
        evening.press(host, v.X)
    evening.press(host, v.X)
    assert evening.theatre.stage.said is not None, "there is nobody left to come"
    evening.press(second, v.A)
    assert [s.pad for s in seats.setup.chairs] == [None, second.instance, *[None] * 6]


def test_the_chairs_fill_with_bots_and_no_further(evening: Evening) -> None:
    pad = evening.plug()
    to_bang(evening, pad)
    seats = seats_of(evening)
    for _ in range(5):
        evening.press(pad, v.LEFT_SHOULDER)
    assert [s.sitter for s in seats.setup.chairs] == [Sitter.PERSON] + [Sitter.BOT] * 7
    assert evening.theatre.stage.said is not None


def test_a_free_pad_takes_the_seat_of_one_that_fell_asleep(evening: Evening) -> None:
    host, second = evening.plug(), evening.plug()
    to_bang(evening, host)
    evening.press(second, v.A)
    evening.press(host, v.START, v.START)
    table = until_somebody_is_asked(evening)
    evening.unplug(second)
    assert table.stage.seating.pad_of(1) is None and table.stage.seating.has_own(1)
    evening.press(host, v.A)
    assert table.stage.seating.pad_of(1) == host.instance


def test_a_lesson_in_between_leaves_the_chairs_as_they_were(evening: Evening) -> None:
    theatre = evening.theatre
    theatre.click_on("bang")
    theatre.run(0.4)
    for _ in range(3):
        theatre.key(pygame.K_x)
        theatre.run(0.1)
    setup = seats_of(evening).setup
    setup.rename(1, "Zelda")
    before = sitting(setup)
    theatre.click_on("lesson")
    theatre.run(1.0)
    assert not any(isinstance(scene, Seats) for scene in theatre.stage.scenes)
    doors = theatre.stage.doors
    doors.leave()
    theatre.run(0.4)
    theatre.click_on("bang")
    theatre.run(0.4)
    assert sitting(seats_of(evening).setup) == before

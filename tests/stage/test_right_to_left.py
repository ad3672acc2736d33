"""Readers from right to left find everything on the other side, and what has a direction of its own where it was."""

from __future__ import annotations

from dataclasses import fields

import pygame
import pytest
from pygame import Rect

from game.stage.bang.layout import bang_layout
from game.stage.earp.layout import table_layout
from game.stage.layout import Canvas, canvas_for, right_to_left, showing, swapped
from game.stage.menus.seats import Seats
from game.stage.menus.title import Title
from game.stage.pony.layout import trail_layout
from game.stage.pony.street_layout import street_layout
from game.table.settings import Settings
from game.words import speak
from tests.stage.theatre import Theatre
from tools.screens import SCREENS

SIZES = [(1280, 720), (1024, 768), (2560, 1080)]
KEEPS_ITS_SIDE = {"bills", "bank", "oval"}
"""The ring of posters: its places stay, the posters change them."""


def canvases(size: tuple[int, int]) -> tuple[Canvas, Canvas]:
    return canvas_for(size), canvas_for(size, right_to_left=True)


@pytest.fixture
def persian() -> None:
    speak("fa")


def test_one_place_knows_who_reads_from_the_right() -> None:
    assert [right_to_left(tag) for tag in ("en", "zh", "fa", "pseudo")] == [False, False, True, False]


@pytest.mark.parametrize("size", SIZES)
def test_tables_are_laid_the_other_way_round(size: tuple[int, int]) -> None:
    plain, other = canvases(size)
    for one, mirrored in (
        (table_layout(plain, 4), table_layout(other, 4)),
        (bang_layout(plain, 8, 0, True, True), bang_layout(other, 8, 0, True, True)),
        (trail_layout(plain, 4), trail_layout(other, 4)),
    ):
        for place in fields(one):
            rect = getattr(one, place.name)
            if isinstance(rect, Rect) and place.name not in KEEPS_ITS_SIDE | {"supply", "discards"}:
                assert getattr(mirrored, place.name) == swapped(rect, plain.whole), place.name


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_posters_turns_round(size: tuple[int, int]) -> None:
    one, other = (table_layout(canvas, 4) for canvas in canvases(size))
    assert other.bills[0] == one.bills[0]
    assert other.bills[1:] == one.bills[:0:-1]
    assert (other.supply, other.discards) == (one.discards, one.supply)


@pytest.mark.parametrize("size", SIZES)
def test_hand_tiles_and_items_begin_at_the_right(size: tuple[int, int]) -> None:
    _, canvas = canvases(size)
    earp, bang, pony = table_layout(canvas, 4), bang_layout(canvas, 8), trail_layout(canvas, 4)
    for row in (
        [earp.hand_card(n, 10) for n in range(10)],
        [bang.hand_card(n, 7) for n in range(7)],
        [earp.seats[0].tile_at(n, 3) for n in range(3)],
        bang.row(4),
        [pony.item_at(n, 2) for n in range(2)],
    ):
        assert [rect.x for rect in row] == sorted((rect.x for rect in row), reverse=True)


def test_trail_and_street_keep_their_direction() -> None:
    plain, other = canvases((1280, 720))
    assert trail_layout(other, 4).map == trail_layout(plain, 4).map
    assert trail_layout(other, 4).on_map((300, 200)) == trail_layout(plain, 4).on_map((300, 200))
    assert street_layout(other).at(1000, 500) == street_layout(plain).at(1000, 500)
    assert street_layout(other).place((640, 300)) == street_layout(plain).place((640, 300))


def test_of_things_over_each_other_the_left_part_shows() -> None:
    rects = [Rect(300, 0, 100, 50), Rect(240, 0, 100, 50), Rect(0, 60, 100, 50)]
    assert showing(rects) == [Rect(300, 0, 100, 50), Rect(240, 0, 60, 50), Rect(0, 60, 100, 50)]


def test_of_a_persian_fan_the_right_part_shows() -> None:
    rects = [Rect(300, 0, 100, 50), Rect(240, 0, 100, 50), Rect(0, 60, 100, 50), Rect(120, 60, 100, 50)]
    assert showing(rects, right_to_left=True) == [Rect(340, 0, 60, 50), *rects[1:]]


@pytest.mark.usefixtures("persian")
@pytest.mark.parametrize("name", ["table play", "bang seven", "pony shown"])
def test_the_focus_goes_where_the_arrow_points(name: str) -> None:
    theatre = Theatre(None, (1280, 720), Settings(language="fa"), painting=False)
    SCREENS[name](theatre)
    scene = theatre.scene
    rows = [control for control in scene.controls() if control.group in ("hand", "hands", "items")]
    start = min(rows, key=lambda control: control.rect.x)
    scene.focus.go(start.id)
    theatre.key(pygame.K_RIGHT)
    there = scene.focus.current
    assert there is not None and there.rect.centerx > start.rect.centerx
    theatre.key(pygame.K_LEFT)
    assert scene.focus.id == start.id


@pytest.mark.usefixtures("persian")
def test_a_menu_changes_sides_at_once() -> None:
    theatre = Theatre(Title(), (1280, 720), Settings(language="fa"), painting=False)
    page = Seats(limits=(3, 8))
    theatre.stage.push(page)
    persian = {item.id: rect for item, rect in page.placed}
    whole = theatre.stage.canvas.whole
    theatre.stage.speak("en")
    english = {item.id: rect for item, rect in page.placed}
    assert persian == {name: swapped(rect, whole) for name, rect in english.items()}
    assert persian["name-0"].x > persian["name-1"].x

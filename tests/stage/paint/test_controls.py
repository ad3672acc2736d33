from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.stage.paint import controls, palette
from game.stage.paint.press import Press

BOX = pygame.Rect(20, 20, 780, 64)
ROW = controls.RowLook("Music")


def drawn(press: Press, look: controls.RowLook) -> pygame.Surface:
    surface = pygame.Surface((820, 110))
    surface.fill(palette.PAPER_WARM)
    controls.draw_row(press, surface, BOX, look)
    return surface


def test_on_and_off_differ_without_colour(press: Press) -> None:
    states = [
        pygame.transform.grayscale(drawn(press, replace(ROW, control="switch", on=on))).subsurface((690, 20, 110, 64))
        for on in (False, True)
    ]
    left = [sum(pygame.transform.average_color(s, pygame.Rect(0, 0, 55, 64))[:3]) for s in states]
    right = [sum(pygame.transform.average_color(s, pygame.Rect(55, 0, 55, 64))[:3]) for s in states]
    assert left[0] > left[1] + 60
    assert right[0] != right[1]


@pytest.mark.parametrize("level", [0.0, 0.3, 1.0])
def test_the_knob_of_a_slider_stands_at_its_level(press: Press, level: float) -> None:
    look = replace(ROW, control="slider", level=level, value="30 %")
    track = controls.row_parts(press, BOX, look)["track"]
    assert BOX.contains(track)
    surface = drawn(press, look)
    brass = [
        x for x in range(track.left - 20, track.right + 24) if surface.get_at((x, BOX.centery))[:3] == palette.GOLD_MID
    ]
    assert sum(brass) / len(brass) == pytest.approx(track.left + level * track.width, abs=3)


def test_a_stepper_has_two_handles_that_do_not_meet(press: Press) -> None:
    parts = controls.row_parts(press, BOX, replace(ROW, control="stepper", value="8"))
    assert set(parts) == {"less", "more"}
    assert all(BOX.contains(part) for part in parts.values())
    assert parts["less"].right < parts["more"].left


@pytest.mark.parametrize("control", ["none", "switch", "check", "value", "more"])
def test_other_rows_are_pressed_as_a_whole(press: Press, control: str) -> None:
    look = controls.RowLook("Music", control=control)  # type: ignore[arg-type]  # a parameter is a plain str
    assert controls.row_parts(press, BOX, look) == {}


def test_a_disabled_button_shows_a_lock_and_no_icon(press: Press) -> None:
    def picture(look: controls.ButtonLook) -> bytes:
        surface = pygame.Surface((460, 120))
        controls.draw_button(press, surface, pygame.Rect(20, 20, 400, 80), look)
        return pygame.image.tobytes(surface, "RGB")

    off = controls.ButtonLook("Delete", "trash", enabled=False)
    assert picture(off) == picture(replace(off, icon="save"))
    assert picture(off) != picture(replace(off, enabled=True))


@pytest.mark.parametrize(("start", "share"), [(0.0, 0.5), (0.5, 0.5), (0.2, 0.1), (0.9, 0.1)])
def test_the_scroll_mark_stays_in_its_groove(press: Press, start: float, share: float) -> None:
    surface = pygame.Surface((60, 440))
    surface.fill(palette.PAPER)
    groove = pygame.Rect(20, 20, 12, 400)
    controls.draw_scroll(press, surface, groove, start, share)
    dark = [y for y in range(440) if surface.get_at((26, y))[:3] == palette.PITCH]
    assert groove.top <= dark[0]
    assert dark[-1] < groove.bottom
    if start + share >= 1:
        assert dark[-1] >= groove.bottom - 4


def test_nothing_to_scroll_has_no_mark(press: Press) -> None:
    surface = pygame.Surface((60, 440))
    controls.draw_scroll(press, surface, pygame.Rect(20, 20, 12, 400), 0.0, 1.0)
    assert surface.get_bounding_rect() is not None
    assert {surface.get_at((26, y))[:3] for y in range(440)} == {(0, 0, 0)}


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_all_figures_of_a_slider_are_as_large_as_each_other(text_scale: float) -> None:
    press = Press(1.0, text_scale)
    heights = []
    for value in ("5 %", "80 %", "100 %"):
        row = drawn(press, replace(ROW, control="slider", level=0.5, value=value))
        figure = row.subsurface((BOX.right - 14 - 98, BOX.y + 6, 100, BOX.height - 12))
        mask = pygame.mask.from_threshold(figure, palette.INK, (90, 90, 90))
        rects = mask.get_bounding_rects()
        assert rects and rects[0].unionall(rects[1:]).left > 0, value
        heights.append(rects[0].unionall(rects[1:]).height)
    assert max(heights) - min(heights) <= 1
    assert press.overflowed == set()

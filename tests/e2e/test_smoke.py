"""The program opens a window, obeys mouse, keys and a gamepad, and leaves quietly."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.e2e.desk import Desk
from tests.e2e.robot import moved_from
from tests.stage.virtual_pad import D_LEFT, D_RIGHT, A


def test_a_window_opens_on_the_title_and_closes(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    shown = desk.settled()
    assert (shown.scene, shown.size) == ("title", desk.size)
    x, y = shown.controls["about"].middle
    desk.picture(tmp_path / "title.png")
    picture = pygame.image.load(tmp_path / "title.png")
    assert picture.get_size() == desk.size
    colours = {tuple(picture.get_at((x + dx, y + dy))) for dx in range(-20, 20) for dy in range(-20, 20)}
    assert len(colours) > 4, "the window is one flat colour where a control should be"
    desk.click("quit")
    assert desk.ended() == 0
    assert desk.said() == ""


def test_mouse_and_keys_lead_in_and_out_of_a_page(desk: Desk) -> None:
    desk.start("--no-sound")
    desk.click("about")
    desk.until(lambda shown: shown.scene == "about")
    desk.key("Escape")
    desk.until(lambda shown: shown.scene == "title")


def test_a_pad_does_the_same_and_comes_back_after_it_was_pulled_out(desk: Desk) -> None:
    desk.start("--no-sound")
    first = desk.settled().focus
    desk.plug("A pad")
    for direction in (D_RIGHT, D_LEFT):
        before = desk.settled().focus
        desk.press("A pad", direction)
        desk.until(moved_from(before))
    assert desk.settled().focus == first
    desk.unplug("A pad")
    desk.plug("A pad")
    desk.press("A pad", A)
    desk.until(lambda shown: shown.scene != "title")


def test_a_power_cut_on_the_title_leaves_nothing_that_hinders_the_next_start(desk: Desk) -> None:
    desk.start("--no-sound")
    desk.kill()
    desk.start("--no-sound")
    assert desk.settled().scene == "title"
    assert not list((desk.home / "logs").glob("*"))

"""The pay-out's slip lies over the ring: it unrolls without new prints, and nothing under it can be pressed."""

from __future__ import annotations

import pygame
import pytest

from game.stage.earp import payslip
from game.stage.earp.payslip import blank_slip
from game.stage.earp.table import EarpTable
from game.stage.layout import overlaps
from game.stage.paint.press import Press
from tests.stage.theatre import Theatre
from tools.screens.tables import laid


def paying() -> tuple[Theatre, EarpTable]:
    theatre = Theatre(painting=False)
    table = laid(theatre, "last")
    table.flow.choose(0, ("discard", "sundance_kid"))
    for _ in range(2000):
        theatre.frame()
        if table.floor.slip_open > 0:
            break
    return theatre, table


def test_nothing_under_the_slip_can_be_pressed_or_focused() -> None:
    theatre, table = paying()
    theatre.run(1.0)
    assert table.floor.slip is not None
    placed = {control.id: control.rect for control in table.controls()}
    assert not overlaps({**placed, "slip": table.floor.slip_rect()})
    assert theatre.stage.brackets is not None
    assert not theatre.stage.brackets.colliderect(table.floor.slip_rect())


def test_unrolling_makes_one_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    theatre, table = paying()
    sizes = set()

    def printed(press: Press, size: tuple[int, int]) -> pygame.Surface:
        sizes.add(size)
        return blank_slip(press, size)

    monkeypatch.setattr(payslip, "blank_slip", printed)
    theatre.painting = True
    assert theatre.until(lambda: table.floor.slip_open >= 0.9, "the slip opens") > 2
    assert sizes == {table.floor.slip_rect().size}

"""The composed table of eight and the sheets of all cards: everything has its place and its words."""

from __future__ import annotations

import pytest

from game.stage.layout import canvas_for, outside, overlaps
from game.stage.paint.press import Press
from tools.screens import bang_cards, bang_table

WINDOWS = (*bang_table.SIZES, (1440, 900), (2520, 1080), (3840, 2160))


@pytest.mark.parametrize("size", WINDOWS)
def test_eight_seats_have_room(size: tuple[int, int]) -> None:
    canvas = canvas_for(size)
    where = bang_table.places(canvas)
    high = where.gear_high
    placed = {
        "own": canvas.rect(*where.own),
        "own gear": canvas.rect(where.own[0], where.own[1] + where.own[3] + 6, where.own[2], high),
        "middle": canvas.rect(*where.middle),
        "hand": canvas.rect(*where.hand),
        "log": canvas.rect(*where.log),
        "bar": canvas.rect(*where.bar),
    }
    for n, (x, y, w, h) in enumerate(where.others):
        placed[f"seat {n}"] = canvas.rect(x, y, w, h)
        placed[f"gear {n}"] = canvas.rect(x, y + h + 4, w, high)
    assert overlaps(placed) == []
    assert outside(placed, canvas.whole) == []


@pytest.mark.parametrize("everything", [False, True], ids=["base", "everything"])
def test_no_words_are_cut_in_the_smallest_window(everything: bool) -> None:
    screen, press = bang_table.paint((1024, 768), everything)
    assert screen.get_size() == (1024, 768)
    assert press.overflowed == set()


def test_the_sheets_show_every_card_there_is() -> None:
    press = Press(0.2)
    counts = {}
    for name, faces in bang_cards.sheets(press):
        counts[name] = len(faces)
        assert {face.get_size() for face in faces} == {press.size((512, 717))}
        assert bang_cards.sheet(press, faces).get_width() > bang_cards.ACROSS * faces[0].get_width()
    assert counts == {"cards": 44, "characters": 47, "roles": 4, "events": 40, "equipment": 15}

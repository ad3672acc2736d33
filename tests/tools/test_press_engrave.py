from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from tools.press.engrave import line_distance, press
from tools.press.inks import INK, VERMILION
from tools.press.marks import Cut, Mark, Tint, moved
from tools.press.shapes import BLACK, WHITE, box, grey

BLOCK = (0.0, 0.0, 100.0, 80.0)


def ink_of(*marks: Mark, width: int = 200) -> float:
    """Mean alpha of a print, 0..1."""
    return float(press(marks, BLOCK, width)[:, :, 3].mean() / 255)


def test_the_size_follows_the_block() -> None:
    assert press([Cut(box(0, 0, 10, 10))], BLOCK, 150).shape == (120, 150, 4)


def test_nothing_printed_is_clear() -> None:
    assert not press([], BLOCK, 60)[:, :, 3].any()


def test_darker_grey_takes_more_ink() -> None:
    inks = [ink_of(Cut(box(0, 0, 100, 80, grey(dark)), edge=0)) for dark in (0.02, 0.2, 0.5, 0.8, 1.0)]
    assert inks[0] == 0
    assert inks == sorted(inks)
    assert inks[-1] > 0.9


def test_solid_black_is_key_ink() -> None:
    picture = press([Cut(box(0, 0, 100, 80, BLACK))], BLOCK, 100)
    assert np.abs(picture[20:60, 20:80, :3].astype(int) - INK).max() <= 2


def test_lines_lie_in_the_direction_of_the_cut() -> None:
    level = press([Cut(box(0, 0, 100, 80, grey(0.3)), angle=0, cross=False)], BLOCK, 200)[:, :, 3].astype(int)
    across = np.abs(np.diff(level, axis=0)).sum()
    along = np.abs(np.diff(level, axis=1)).sum()
    assert across > 3 * along


def test_a_later_cut_covers_an_earlier_tint_and_leaves_a_white_edge() -> None:
    tint = Tint(box(0, 0, 100, 80, WHITE), VERMILION)
    paper = Cut(box(30, 30, 40, 20, WHITE))
    whole, holed = press([tint], BLOCK, 100), press([tint, paper], BLOCK, 100)
    assert whole[42, 50, 3] > 180
    assert holed[42, 50, 3] == 0
    dark = Cut(box(0, 0, 100, 80, BLACK), edge=0)
    edged = press([dark, Cut(box(40, 30, 20, 20, BLACK), edge=4)], BLOCK, 200)
    assert edged[80, 74:79, 3].min() < 90 < edged[80, 60, 3]


def test_a_cut_that_does_not_cover_lets_the_tint_through() -> None:
    tint = Tint(box(0, 0, 100, 80, WHITE), VERMILION)
    shade = Cut(box(30, 30, 40, 20, WHITE), edge=0, covers=False)
    assert press([tint, shade], BLOCK, 100)[42, 50, 3] > 180


def test_tints_are_out_of_register_to_the_right_and_down() -> None:
    alpha = press([Tint(box(20, 20, 40, 40, WHITE), VERMILION, 1.0)], BLOCK, 400)[:, :, 3]
    rows, cols = np.flatnonzero(alpha.max(1) > 100), np.flatnonzero(alpha.max(0) > 100)
    assert cols[0] == pytest.approx(80 + 7.2, abs=2)
    assert rows[0] == pytest.approx(80 + 4.8, abs=2)


def test_lines_never_run_together_and_grow_more_slowly_than_the_picture() -> None:
    assert line_distance(60) == line_distance(160) == pytest.approx(2.9)
    assert line_distance(160) < line_distance(416) < 416 / 160 * line_distance(160)
    assert 4 < line_distance(832) < 6


def test_moved_marks_turn_their_lines_only_when_told() -> None:
    cut, tint = moved([Cut("a", angle=10, pitch=6, edge=2), Tint("b", INK)], "rotate(5)", turn=5, closer=0.5)
    assert isinstance(cut, Cut) and (cut.angle, cut.pitch, cut.edge) == (15, 3, 1)
    assert cut.art == '<g transform="rotate(5)">a</g>' and tint.art == '<g transform="rotate(5)">b</g>'


def test_another_process_prints_the_same_bytes() -> None:
    program = (
        "import hashlib; from tools.press.bakery import printed;"
        "print(hashlib.sha256(printed('busts/belle_starr_104.png')).hexdigest())"
    )
    prints = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ".", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert prints[0] == prints[1] != ""

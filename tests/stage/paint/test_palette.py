from __future__ import annotations

import re
from pathlib import Path

import pytest

import game.stage
from game.stage.paint import palette as p

SMALL, LARGE, GRAPHIC = 7.0, 4.5, 3.0


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (p.INK, p.PAPER, SMALL),
        (p.INK, p.PAPER_WARM, SMALL),
        (p.INK, p.PAPER_SHADE, SMALL),
        (p.INK_SOFT, p.PAPER, SMALL),
        (p.INK_SOFT, p.PAPER_WARM, SMALL),
        (p.BONE, p.PITCH, SMALL),
        (p.BONE, p.WALNUT, SMALL),
        (p.BONE, p.BAIZE, SMALL),
        (p.BONE, p.BOTTLE, SMALL),
        (p.GOLD_LIGHT, p.PITCH, SMALL),
        (p.GOLD_LIGHT, p.INK, SMALL),
        (p.INK, p.GOLD_LIGHT, SMALL),
        (p.INK, p.PAPER_DARK, LARGE),
        (p.VERMILION, p.PAPER, LARGE),
        (p.VERMILION, p.PAPER_WARM, 4.3),  # money, never below 28 px bold
        (p.BONE, p.VERMILION, LARGE),
        (p.LEGAL, p.WALNUT, GRAPHIC),
        (p.LEGAL, p.BAIZE, GRAPHIC),
        (p.TARGET, p.PAPER, GRAPHIC),
        (p.FOCUS, p.WALNUT, GRAPHIC),
        (p.FOCUS, p.INK, GRAPHIC),
    ],
)
def test_pairs_that_are_printed_together_read_well(ink: p.Color, ground: p.Color, least: float) -> None:
    assert p.contrast(ink, ground) >= least


@pytest.mark.parametrize("seat", range(len(p.SEATS)))
def test_a_brand_reads_on_its_plate(seat: int) -> None:
    color = p.SEATS[seat][1]
    assert p.contrast(p.ink_on(color), color) >= LARGE


@pytest.mark.parametrize("outlaw", sorted(p.OUTLAWS))
def test_a_name_reads_on_its_outlaws_ink(outlaw: str) -> None:
    color = p.OUTLAWS[outlaw][1]
    assert p.contrast(p.ink_on(color), color) >= LARGE


def test_high_contrast_is_higher() -> None:
    for tones in (p.NORMAL, p.HIGH_CONTRAST):
        assert p.contrast(tones.ink_soft, tones.paper_warm) >= SMALL
    assert p.contrast(p.HIGH_CONTRAST.ink, p.HIGH_CONTRAST.paper) > p.contrast(p.NORMAL.ink, p.NORMAL.paper)
    assert p.HIGH_CONTRAST.rim > p.NORMAL.rim


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert p.contrast(p.BLACK, p.WHITE) == pytest.approx(21)


def test_marks_are_named_once() -> None:
    assert len({shape for shape, _ in p.SEATS}) == 8
    assert len({emblem for emblem, _ in p.OUTLAWS.values()}) == 7


def test_no_other_file_of_the_stage_writes_a_colour() -> None:
    home = Path(game.stage.__file__).parent
    for file in home.rglob("*.py"):
        if file.name != "palette.py":
            assert re.findall(r"#[0-9A-Fa-f]{6}", file.read_text(encoding="utf-8")) == [], file.name

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.assets import assets
from game.stage.paint import palette, svg

ICONS = sorted((assets() / "icons").glob("*.svg"))
TAGS = {"svg", "g", "path", "circle", "rect", "polygon", "polyline", "line", "ellipse"}


@pytest.mark.parametrize("size", [(1, 1), (17, 40), (333, 21)])
def test_a_drawing_fills_exactly_the_size_asked_for(size: tuple[int, int]) -> None:
    assert svg.draw('<rect width="10" height="10" fill="#FFFFFF"/>', size, (0, 0, 10, 10)).get_size() == size


def test_colour_arrives_unchanged() -> None:
    body = f'<rect width="10" height="10" fill="{palette.hexa(palette.VERMILION)}"/>'
    assert svg.draw(body, (10, 10), (0, 0, 10, 10)).get_at((5, 5))[:3] == palette.VERMILION


@pytest.mark.parametrize("file", ICONS, ids=[file.stem for file in ICONS])
def test_icons_use_only_what_the_rasteriser_knows(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"<([a-z]+)", text)) <= TAGS
    used = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text))
    assert used <= {palette.hexa(palette.INK), palette.hexa(palette.PAPER), "none"}


def test_greys_run_from_paper_to_ink() -> None:
    assert svg.grey(0) == "#FFFFFF"
    assert svg.grey(1) == "#000000"
    assert svg.grey(7) == "#000000"

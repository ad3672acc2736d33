"""The folder of type: every font whole, with its licence beside it and a line in the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it ships no types

from game.assets import assets

FOLDER = assets() / "fonts"
FONTS = sorted(FOLDER.glob("*.ttf")) + sorted(FOLDER.glob("*.otf")) + sorted(FOLDER.glob("*.woff2"))
ROWS = dict(re.findall(r"^\| (\S+) \|.*\[(\S+)\]\(\2\) \|$", (FOLDER / "LICENCES.md").read_text("utf-8"), re.MULTILINE))


def test_the_faces_of_the_house_are_there() -> None:
    needed = {"rye.ttf", "league_gothic.ttf", "besley_600.ttf", "besley_700.ttf", "besley_900.ttf"}
    assert needed <= {font.name for font in FONTS}


def test_the_table_lists_every_font_and_no_other() -> None:
    assert set(ROWS) == {font.name for font in FONTS}


@pytest.mark.parametrize("font", FONTS, ids=[font.name for font in FONTS])
def test_a_licence_lies_beside_each_font(font: Path) -> None:
    licence = (FOLDER / ROWS[font.name]).read_text("utf-8")
    assert "SIL OPEN FONT LICENSE VERSION 1.1" in " ".join(licence.replace(",", "").split()).upper()
    holder = str(TTFont(font)["name"].getDebugName(0))
    assert any(named in holder for named in ("Project Authors", "Reserved Font Name", "Adobe"))
    assert "Copyright" in licence.splitlines()[0]


@pytest.mark.parametrize("font", FONTS, ids=[font.name for font in FONTS])
def test_each_font_is_whole(font: Path) -> None:
    letters = TTFont(font).getBestCmap()
    if font.stem == "lalezar_arabic":  # it comes in two files, its Latin letters and marks in the other
        assert {ord(c) for c in "ابپچژکگی۰۱۲۳۴۵۶۷۸۹،؟"} <= set(letters)
        return
    assert set(range(0x21, 0x7F)) <= set(letters)
    assert {ord(c) for c in "éñüß“”’–—"} <= set(letters)

"""Every letter of every sentence is in the fonts that are shipped."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it ships no types

from game.assets import assets
from game.words import pseudo
from tests.words.sources import ENGLISH

FONTS = sorted((assets() / "fonts").glob("*.ttf"))


def written() -> set[str]:
    text = "".join(file.read_text(encoding="utf-8") for file in ENGLISH.glob("*.ftl"))
    return set(text) | set(pseudo.accented(text)) - {"\n"}


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_every_letter(font: Path) -> None:
    has = TTFont(font).getBestCmap()
    assert {char for char in written() - {"\n"} if ord(char) not in has} == set()


def test_there_are_fonts_to_look_at() -> None:
    assert len(FONTS) >= 3

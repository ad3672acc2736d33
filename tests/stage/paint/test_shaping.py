from __future__ import annotations

import pytest

from game.stage.paint import fonts
from game.stage.paint.faces import APART, chain, runs
from game.stage.paint.press import Press
from game.stage.paint.shaping import CLOSING, han_units, shaped


def test_persian_letters_are_joined_and_run_from_the_right() -> None:
    assert shaped("سلام") == "ﻡﻼﺳ".replace("ﻡ", "م")  # lam and alef in one, the last letter on its own


def test_numbers_and_latin_names_keep_their_order_inside_persian() -> None:
    line = shaped("پاداش ۲۰۰۰ برای Wyatt Earp (شماره ۱۲۳)")
    assert "Wyatt Earp" in line
    assert "۲۰۰۰" in line
    assert "۱۲۳" in line
    assert line.index("۱۲۳") < line.index("Wyatt Earp") < line.index("۲۰۰۰")
    assert line.startswith("(")


def test_a_number_after_a_latin_name_is_no_part_of_it() -> None:
    line = shaped("Virgil ۲ کارت")
    assert line.index("۲") < line.index("Virgil")
    assert "\u200f" not in line


@pytest.mark.parametrize("line", ["", "Wyatt Earp 1881!", "第3回合：出牌", "Šárka"])
def test_other_scripts_stay_as_they_are(line: str) -> None:
    assert shaped(line) == line


def test_a_mark_the_display_face_lacks_comes_from_its_latin_half() -> None:
    parts = runs(shaped("برو!"), chain("display"))
    assert [face.file for _, face in parts] == ["lalezar_latin.woff2", "lalezar_arabic.woff2"]


def test_no_ligature_of_the_display_face_joins_letters_in_drawing_order() -> None:
    (drawn, face), *others = runs(shaped("خانه"), chain("display"))
    assert (face.file, others) == ("lalezar_arabic.woff2", [])
    assert drawn == APART.join(shaped("خانه"))


def test_no_chinese_line_begins_with_a_closing_mark() -> None:
    press = Press()
    text = "轮到你了：从抽牌堆摸两张牌，或者从弃牌堆拿最上面的一张。打出任意张牌（最多一张警长牌），然后弃掉一张！"
    for room in range(60, 400, 7):
        lines = fonts.wrap(press, text, room)
        assert "".join(lines) == text
        assert [line for line in lines[1:] if line[0] in CLOSING] == []


def test_latin_words_and_numbers_inside_chinese_are_not_broken() -> None:
    assert han_units("打出BANG! 3张牌。") == ["打", "出", "BANG!", " ", "3", "张", "牌。"]


def test_a_persian_block_begins_at_the_right() -> None:
    made = fonts.block(Press(), "سلام", (400, 60))
    assert made.ink.right > 380
    assert made.ink.left > 200


def test_line_height_is_that_of_the_language() -> None:
    heights = {fonts.height(Press(language=tag), "text", 28) for tag in ("en", "zh", "fa")}
    assert len(heights) == 3

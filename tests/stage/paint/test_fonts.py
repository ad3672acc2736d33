from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.paint import fonts
from game.stage.paint.faces import CHAINS, Role, chain, has, opened, runs, script_of
from game.stage.paint.press import Press
from game.stage.paint.shaping import shaped

ROLES: tuple[Role, ...] = ("display", "gothic", "text", "strong", "number")
words = st.text("abcdefghij ÄÖü", min_size=1, max_size=60).map(str.strip).filter(bool)


def test_type_is_as_large_as_the_scale_asks(any_press: Press) -> None:
    one = fonts.width(Press(), "Wyatt Earp rides", "text", 40)
    assert fonts.width(any_press, "Wyatt Earp rides", "text", 40) == pytest.approx(one, rel=0.05)


def test_text_scale_grows_type_only() -> None:
    normal, large = Press(), Press(text_scale=1.5)
    assert fonts.width(large, "Discards", "text", 28) == pytest.approx(
        1.5 * fonts.width(normal, "Discards", "text", 28), rel=0.03
    )
    assert large.px(28) == normal.px(28)


@pytest.mark.parametrize(
    "text", ["", "\u200b", "\u2068", "a\0b", "\udcff.journal", "\ud800", "A\u200d漢\u200d", "\x1b[31m"]
)
@pytest.mark.parametrize("spacing", [0, 4])
def test_what_has_no_letters_or_no_width_is_set_all_the_same(text: str, spacing: float) -> None:
    set_text = fonts.fit(Press(), text, 300, spacing=spacing)
    assert set_text.surface.get_height() > 8
    assert set_text.ink.width > 0 or not any(letter.isalnum() for letter in text)
    assert fonts.block(Press(), text, (300, 100)).surface.get_width() == Press().px(300)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open files are counted in /proc")
def test_a_window_sized_many_ways_keeps_few_files_open() -> None:
    for size in range(10, 310):
        opened(chain("text")[0], size)
    assert len(list(Path("/proc/self/fd").iterdir())) < 256, "a Mac allows no more"


@given(words, st.floats(40, 600), st.sampled_from(ROLES), st.sampled_from((1.0, 1.25, 1.5)))
def test_a_fitted_line_fits_or_says_so(text: str, room: float, role: Role, text_scale: float) -> None:
    press = Press(text_scale=text_scale)
    line = fonts.fit(press, text, room, role, 34, floor=24)
    assert line.overflow == (text in press.overflowed)
    if not line.overflow:
        assert line.surface.get_width() <= round(room)
    assert 24 <= line.size <= 34 * text_scale + 0.5


def test_what_does_not_fit_is_cut_with_an_ellipsis_and_remembered(press: Press) -> None:
    line = fonts.fit(press, "A very long name indeed", 120, "text", 30)
    assert line.overflow
    assert line.surface.get_width() <= 120
    assert press.overflowed == {"A very long name indeed"}


@given(words, st.floats(120, 500))
def test_wrapping_loses_no_word(text: str, room: float) -> None:
    lines = fonts.wrap(Press(), text, room)
    assert " ".join(lines).split() == text.split()


def test_a_block_shrinks_before_it_is_cut(press: Press) -> None:
    text = "Draw two cards, or take one from the discards, or shoot to clear a Hideout."
    easy = fonts.block(press, text, (420, 240), size=29)
    tight = fonts.block(press, text, (270, 142), size=29)
    lost = fonts.block(press, text, (120, 60), size=29)
    assert easy.size == 29
    assert fonts.FLOOR <= tight.size < 29
    assert (easy.overflow, tight.overflow, lost.overflow) == (False, False, True)


def test_letters_a_face_lacks_come_from_the_next_as_whole_words() -> None:
    faces = chain("display")
    parts = runs("Rose Šárka", faces)
    assert [face.file for _, face in parts] == ["rye.ttf", "besley_900.ttf"]
    assert "".join(text for text, _ in parts) == "Rose Šárka"


@pytest.mark.parametrize(
    ("line", "faces"),
    [
        ("怎么玩Wyatt Earp", ["noto_serif_sc_700.ttf"]),
        ("Sid Ketchum何时恢复", ["noto_serif_sc_700.ttf"]),
        ("七人：Belle Starr、Billy the Kid、Wes Hardin。", ["noto_serif_sc_700.ttf"]),
        ("道奇城 Dodge City", ["noto_serif_sc_700.ttf", "rye.ttf"]),
        ("第 1 步", ["noto_serif_sc_700.ttf", "rye.ttf", "noto_serif_sc_700.ttf"]),
    ],
)
def test_a_name_that_touches_chinese_words_is_set_in_one_face(line: str, faces: list[str]) -> None:
    parts = runs(line, chain("display"))
    assert [face.file for _, face in parts] == faces
    assert "".join(text for text, _ in parts) == line


def test_latin_names_in_a_persian_row_are_set_in_one_face() -> None:
    names = ("Zoe", "Doc", "Morgan")
    parts = runs(shaped("، ".join(names)), chain("text"))
    assert all(face.script == "latin" for text, face in parts if any(name in text for name in names))
    assert {text.strip() for text, face in parts if face.script == "arabic"} == {"،"}


def test_a_chinese_sentence_is_set_in_one_face() -> None:
    line = "11月30日 19:10，BANG! 和 Pony Express ×2"
    assert [face.script for _, face in runs(line, chain("text"))] == ["han"]


@pytest.mark.parametrize("role", ROLES)
def test_every_role_has_the_letters_and_marks_of_english(role: Role) -> None:
    letters = [chr(n) for n in range(33, 127)] + list("×·—–…’‘“”")
    first = CHAINS[role][0]
    assert [letter for letter in letters if not has(first, letter)] == []


def test_plain_type_has_no_rye() -> None:
    assert all(face.file != "rye.ttf" for face in chain("display", plain=True))
    assert chain("gothic", plain=True) == chain("gothic")


@pytest.mark.parametrize(
    ("language", "script"), [("en", "latin"), ("zh-Hans", "han"), ("fa", "arabic"), ("de", "latin")]
)
def test_a_language_is_set_in_its_script(language: str, script: str) -> None:
    assert script_of(language) == script


def test_capitals_can_be_spaced(press: Press) -> None:
    assert fonts.width(press, "WANTED", "gothic", 30, 4) == pytest.approx(
        fonts.width(press, "WANTED", "gothic", 30) + 20, abs=4
    )


def test_a_halo_reaches_its_rim_on_every_side(press: Press) -> None:
    plain, rimmed = fonts.line(press, "BANK", "gothic", 40), fonts.haloed(press, "BANK", "gothic", 40, rim=3)
    assert (rimmed.ink.width, rimmed.ink.height) == (plain.ink.width + 6, plain.ink.height + 6)


@pytest.mark.parametrize("marks", ["）。", "）：", "，（"])
def test_chinese_marks_side_by_side_leave_no_hole(press: Press, marks: str) -> None:
    pair, apart = (fonts.line(press, f"牌{between}牌", "text", 40) for between in (marks, "字".join(marks)))
    letter = fonts.width(press, "字", "text", 40)
    assert fonts.width(press, f"牌{marks}牌", "text", 40) == press.units(pair.surface.get_width())
    assert press.units(apart.surface.get_width() - pair.surface.get_width()) == pytest.approx(1.5 * letter, abs=2)

from __future__ import annotations

import re
from itertools import pairwise

import pygame
import pytest

from game.assets import assets
from game.stage.paint import fonts
from game.stage.paint.faces import APART, Role, chain, opened, runs
from game.stage.paint.press import Press
from game.stage.paint.shaping import CLOSING, OPENING, han_units, shaped


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


def read(line: str) -> str:
    """A drawn line as a reader of Persian takes it in: words from the right, numbers and Latin names from the left."""
    name = "[A-Za-z][A-Za-z0-9-]*!?"
    runs_of = re.findall(f"[+−]?[۰-۹]+(?:[٬٫:][۰-۹]+)*|{name}(?: {name})*|.", line)
    turned = str.maketrans("()«»", ")(»«")
    return "".join(run if len(run) > 1 else run.translate(turned) for run in reversed(runs_of))


@pytest.mark.parametrize(
    ("line", "pieces"),
    [
        ("«Kate»، «Doc» و Morgan", ["Kate", "Doc", "Morgan"]),
        ("Kate، Doc و Morgan", ["Kate", "،", "Doc", "Morgan"]),
        ("Kate (Doc) را بیرون کرد", ["Kate", "(", "Doc", ")"]),
        ("Kate: ۴ کارت", ["Kate", ":", "۴"]),
        ("یک BANG! به Doc", ["BANG!", "Doc"]),
        ("BANG!، Wyatt Earp و Pony Express", ["BANG!", "،", "Wyatt Earp", "Pony Express"]),
        ("بند BG-33 و بند GR-02", ["BG-33", "GR-02"]),
        ("BG-01  ۸۰ کارت", ["BG-01", "۸۰"]),
        ("نفر +۳ کارت و −۱ جان", ["+۳", "−۱"]),
        ("۱۲ از ۳۶", ["۱۲", "۳۶"]),
        ("شانس ۵۰٪ است", ["۵۰", "٪"]),
        ("۵۰٪", ["۵۰", "٪"]),
        ("۲۵٬۰۰۰ دلار", ["۲۵٬۰۰۰"]),
        ("شماره ۳٫۵ در ۱۴:۰۵", ["۳٫۵", "۱۴:۰۵"]),
    ],
)
def test_names_numbers_and_signs_are_read_in_their_order(line: str, pieces: list[str]) -> None:
    seen = read(shaped(line))
    places = [seen.index(piece) for piece in pieces]
    assert places == sorted(places), seen
    assert "\u200e" not in seen and "\u200f" not in seen


def test_numbers_that_no_sentence_holds_have_persian_digits_and_ranks_stay_as_printed() -> None:
    english, persian = Press(language="en"), Press(language="fa")
    same = pixels(fonts.line(persian, "۱۲", "number").surface)
    assert pixels(fonts.line(persian, "12", "number").surface) == same
    assert pixels(fonts.line(english, "12", "number").surface) != same
    for role in ("index", "narrow index"):
        rank = pixels(fonts.line(persian, "10", role).surface)
        assert rank == pixels(fonts.line(english, "10", role).surface)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("line", ["", "Wyatt Earp 1881!", "第3回合：出牌", "Šárka"])
def test_other_scripts_stay_as_they_are(line: str) -> None:
    assert shaped(line) == line


def test_a_mark_the_display_face_lacks_comes_from_its_latin_half() -> None:
    parts = runs(shaped("برو!"), chain("display"))
    assert [face.file for _, face in parts] == ["lalezar_latin.woff2", "lalezar_arabic.woff2"]


def test_vowel_signs_follow_their_letter_as_it_is_drawn() -> None:
    line = shaped("بُرد")
    assert line[line.index("\u064f") - 1] == "\ufe91"  # the form of beh at a beginning
    (drawn, _), *_ = runs(line, chain("display"))
    assert "\ufe91\u064f" in drawn and APART + "\u064f" not in drawn


def test_heh_with_its_hamza_is_one_letter() -> None:
    assert "\ufba5" in shaped("دستهٔ تازه")
    assert "\u06c0" in shaped("دربارهٔ ما")
    assert "\u0654" not in shaped("دستهٔ دربارهٔ")


def test_no_ligature_of_the_display_face_joins_letters_in_drawing_order() -> None:
    (drawn, face), *others = runs(shaped("خانه"), chain("display"))
    assert (face.file, others) == ("lalezar_arabic.woff2", [])
    assert drawn == APART.join(shaped("خانه"))


@pytest.mark.parametrize("role", ["text", "gothic", "number"])
def test_an_alef_before_a_lam_is_not_drawn_as_the_sign_for_lam_and_alef(role: Role) -> None:
    (drawn, face), *others = runs(shaped("سالن"), chain(role))
    assert face.script == "arabic" and not others
    assert "\ufedf" + APART + "\ufe8e" in drawn
    font = opened(face, 60)
    joined = pygame.mask.from_surface(font.render(drawn.replace(APART, ""), True, "black"))
    apart = pygame.mask.from_surface(font.render(drawn, True, "black"))
    assert apart.count() > joined.count() or apart.get_size() != joined.get_size()
    (kept, _), *_ = runs(shaped("حالا"), chain(role))
    assert APART not in kept  # a lam before an alef is one sign


@pytest.mark.parametrize(
    "text",
    [
        "轮到你了：从抽牌堆摸两张牌，或者从弃牌堆拿最上面的一张。打出任意张牌（最多一张警长牌），然后弃掉一张！",
        "José Delgado 说“三条……（大概）”，Kate 不信：“吹牛！”海报加$1,000，现有$25,000（100%）——就这样。",
    ],
)
def test_no_chinese_line_begins_with_a_closing_mark_or_ends_with_an_opening_one(text: str) -> None:
    press = Press()
    for room in range(60, 400, 7):
        lines = fonts.wrap(press, text, room)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert [line for line in lines[1:] if line[0] in CLOSING] == []
        assert [line for line in lines[:-1] if line[-1] in OPENING] == []


def test_no_character_is_left_alone_on_the_last_line_of_a_chinese_text() -> None:
    text = "不装备枪，只打得到左右邻座。枪能打得更远：把Bob Dalton的温彻斯特放在面前。"
    press = Press()
    for room in range(300, 900, 7):
        lines = fonts.wrap(press, text, room)
        assert len(lines) == 1 or len(lines[-1]) >= 5
        assert all(fonts.width(press, line) <= room for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert not any("BobDalton" in line for line in lines)


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("打出BANG! 3张牌。", "打|出|BANG!| |3|张|牌。"),
        ("José弃（红桃Q）“一对”，", "José|弃|（红|桃|Q）|“一|对”，"),
        ("加$1,000，10-J-Q-K-A ×2……", "加|$1,000，|10-J-Q-K-A| |×2……"),
        ("是(中)——吗", "是|(中)——|吗"),
        ("Kate：（", "Kate：|（"),
    ],
)
def test_latin_words_numbers_and_marks_inside_chinese_are_not_broken(text: str, units: str) -> None:
    assert "|".join(han_units(text)) == units


def test_every_chinese_sentence_can_be_broken_by_these_rules() -> None:
    letter = re.compile("[A-Za-z0-9]")
    for file in sorted((assets() / "locale" / "zh").glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            words = re.sub(r"\{[^{}]*(\}|->)", "Kate", line)
            units = han_units(words)
            assert "".join(units) == words
            for before, after in pairwise(units):
                assert after[0] not in CLOSING or before == " ", line
                assert before[-1] not in OPENING, line
                assert not (letter.match(before[-1]) and letter.match(after[0])), line


def test_a_persian_block_begins_at_the_right() -> None:
    made = fonts.block(Press(), "سلام", (400, 60))
    assert made.ink.right > 380
    assert made.ink.left > 200


def test_line_height_is_that_of_the_language() -> None:
    heights = {fonts.height(Press(language=tag), "text", 28) for tag in ("en", "zh", "fa")}
    assert len(heights) == 3

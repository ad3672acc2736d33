from __future__ import annotations

import itertools

import pygame
import pytest

from game.stage.paint.glyphs import Glyph
from game.stage.paint.press import Press
from game.stage.paint.prompt import Action, PromptLook, action_rects, draw_prompt

SOUTH, ENTER = Glyph("pad", "south"), Glyph("cap", "ENTER")
LOOK = PromptLook(
    "Kate: lay outlaws, or one sheriff card.",
    0,
    (Action("Lay 3", (SOUTH,)), Action("Read card", (ENTER,)), Action("Go to discard", (SOUTH, ENTER), enabled=False)),
)


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_answers_lie_side_by_side_inside_the_bar(text_scale: float) -> None:
    press = Press(scale=2 / 3, text_scale=text_scale)
    bar = press.rect((24, 1006, 1872, 64))
    rects = action_rects(press, bar, LOOK)
    assert len(rects) == 3
    assert all(bar.contains(rect) for rect in rects)
    assert all(a.right <= b.left + 1 for a, b in itertools.pairwise(rects))


def test_each_answer_is_printed_where_it_can_be_pressed(press: Press) -> None:
    bar = pygame.Rect(24, 40, 1872, 64)
    rects = action_rects(press, bar, LOOK)
    target = pygame.Surface((1920, 160))
    draw_prompt(press, target, bar, LOOK)
    for rect in rects:
        inside = rect.inflate(-12, -24)
        brightest = max(sum(target.get_at((x, inside.centery))[:3]) for x in range(inside.left, inside.right))
        assert brightest > 300


def test_a_bar_without_answers_has_no_places_to_press(press: Press) -> None:
    assert action_rects(press, pygame.Rect(24, 40, 1872, 64), PromptLook("The bots play.")) == []


def test_a_disabled_answer_is_dimmer(press: Press) -> None:
    def brightness(enabled: bool) -> float:
        look = PromptLook("", None, (Action("Lay 3", (SOUTH,), enabled),))
        bar = pygame.Rect(24, 40, 600, 64)
        target = pygame.Surface((700, 160))
        draw_prompt(press, target, bar, look)
        return float(sum(pygame.transform.average_color(target, action_rects(press, bar, look)[0])[:3]))

    assert brightness(False) < brightness(True)


@pytest.mark.parametrize("wide", [1024, 1280])
def test_with_the_largest_text_the_question_is_no_smaller_than_its_answers(wide: int) -> None:
    press = Press(scale=wide / 1920, text_scale=1.5)
    start = Glyph("cap", "START")
    answers = (Action("Lay 3 Jesse James", (SOUTH,)), Action("Back", (SOUTH,)), Action("Menu", (start,)))
    look = PromptLook("Kate: lay outlaws, play one sheriff card, or discard.", 0, answers)
    draw_prompt(press, pygame.Surface((wide, 120)), press.rect((24, 8, 1872, 86)), look)
    printed = {key[1][0]: key[1][2] for key in press.shelf if key[0].endswith("fonts._set")}
    question = [pixels for words, pixels in printed.items() if words in look.sentence]
    assert question and min(question) >= printed["Lay 3 Jesse James"]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_an_answer_keeps_its_place_when_another_device_is_taken(language: str) -> None:
    press = Press(language=language)
    bar = pygame.Rect(24, 40, 1872, 64)
    worn = ((), (ENTER,), (SOUTH,))

    def held(device: int) -> PromptLook:
        elsewhere = worn[:device] + worn[device + 1 :]
        return PromptLook(
            "?", None, tuple(Action(label, worn[device], elsewhere=elsewhere) for label in ("Read", "On"))
        )

    assert len({tuple(map(tuple, action_rects(press, bar, held(device)))) for device in range(3)}) == 1
    alone = PromptLook("?", None, (Action("Read"), Action("On")))
    assert action_rects(press, bar, alone) != action_rects(press, bar, held(0))


@pytest.mark.parametrize("sign", ["", "eye"])
def test_where_words_have_no_room_a_sign_takes_their_place(press: Press, sign: str) -> None:
    bar = press.rect((24, 40, 1872, 64))

    def laid(answers: int, sign: str) -> list[pygame.Rect]:
        named = tuple(Action(f"Wilhelmina Long of seat {seat}") for seat in range(answers))
        return action_rects(press, bar, PromptLook(LOOK.sentence, 0, (*named, Action("Read the card", sign=sign))))

    assert laid(1, sign) == laid(1, "")
    assert (laid(4, sign)[0].width > laid(4, "")[0].width) == bool(sign)
    assert (laid(4, sign)[-1].width < 0.5 * laid(4, "")[-1].width) == bool(sign)


def sizes_of(press: Press, sentence: str) -> set[int]:
    """The sizes in pixels at which lines of the sentence were set."""
    return {key[1][2] for key in press.shelf if key[0].endswith("fonts._set") and key[1][0] in sentence}


def test_in_a_higher_bar_two_lines_are_larger() -> None:
    sentence = "Christophorus W. has given up. Bartholomew Quin has come farthest of the others and wins."
    look = PromptLook(sentence, None, tuple(Action(label) for label in ("Once more", "Log", "To the title")))
    sizes = []
    for high in (64, 86):
        press = Press(scale=2 / 3)
        draw_prompt(press, pygame.Surface((1280, 120)), press.rect((24, 8, 1240, high)), look)
        sizes.append(min(sizes_of(press, sentence)))
    assert sizes[1] > sizes[0] * 1.1


def test_a_sentence_that_two_lines_show_larger_is_not_squeezed_into_one() -> None:
    press = Press(scale=2 / 3)
    sentence = "Kate: lay outlaws, play one sheriff card, or discard one."
    bar = press.rect((24, 8, 760, 86))
    draw_prompt(press, pygame.Surface((1280, 120)), bar, PromptLook(sentence))
    lines = [key[1][0] for key in press.shelf if key[0].endswith("fonts._set") and key[1][0] in sentence]
    assert len(lines) == 2 and min(sizes_of(press, sentence)) >= round(28 * press.scale)

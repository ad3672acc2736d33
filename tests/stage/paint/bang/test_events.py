from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.stage.paint.bang import events
from game.stage.paint.bang.facts import EVENT_SETS, EVENTS
from game.stage.paint.cards import FULL, RATIO
from game.stage.paint.press import Press
from tests.stage.paint.samples import longer
from tools.screens.bang_cards import words


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_fits_its_card_and_the_banner(event: str) -> None:
    text = events.EventWords(*words(event))
    for text_scale in (1.0, 1.25, 1.5):
        press = Press(scale=2 / 3, text_scale=text_scale)
        events.full(press, event, text)
        events.slip(press, event, text.title)
        look = events.EventLook(event, text, "NOW", "7 LEFT", "a_fistful_of_cards", "A Fistful of Cards", "NEXT")
        events.draw_event(press, pygame.Surface((1000, 200)), press.rect((10, 10, 970, 124)), look)
        assert press.overflowed == set()


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_longer_language_fits_the_banner(text_scale: float) -> None:
    press = Press(scale=2 / 3, text_scale=text_scale)
    rules = longer("Who draws two cards in a row must show the second and play it in that turn, if that is possible.")
    text = events.EventWords("Law of the West", rules, longer("A FISTFUL OF CARDS"))
    events.full(press, "law_of_the_west", text)
    look = events.EventLook("law_of_the_west", text, longer("THIS ROUND"), longer("7 LEFT"))
    events.draw_event(press, pygame.Surface((1000, 200)), press.rect((10, 10, 970, 124)), look)
    assert press.overflowed == set()


def test_sizes(any_press: Press) -> None:
    text = events.EventWords("Peyote", "Guess red or black.", "")
    assert events.full(any_press, "peyote", text).get_size() == any_press.size(FULL)
    assert events.back(any_press, "high_noon", 92).get_size() == any_press.size((92, 92 * RATIO))
    assert events.slip(any_press, "peyote", "Peyote", 150).get_size() == any_press.size((150, 165))


def test_the_sets_have_backs_of_their_own_in_grey(press: Press) -> None:
    backs = [pygame.transform.grayscale(events.back(press, name)) for name in EVENT_SETS]
    dots = [pygame.image.tobytes(back, "RGB") for back in backs]
    assert all(a != b for a, b in combinations(dots, 2))

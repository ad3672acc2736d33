from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.bang.game import GAME
from game.stage.paint import palette
from game.stage.paint.bang import borders, cards
from game.stage.paint.bang.facts import CARDS
from game.stage.paint.cards import FULL, RATIO
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press
from game.words import card_text
from tests.stage.paint.samples import longer
from tests.stage.paint.samples_bang import card_words

SIZES = (1.0, 1.25, 1.5)
USUAL = GAME.presets.mix(GAME.presets.default)


def same(a: pygame.Surface, b: pygame.Surface) -> bool:
    return pygame.image.tobytes(a, "RGBA") == pygame.image.tobytes(b, "RGBA")


@pytest.mark.parametrize("kind", ["bang", "winchester", "ten_gallon_hat"])
def test_cards_are_as_large_as_asked(kind: str, any_press: Press) -> None:
    words = card_words(kind)
    assert cards.full(any_press, kind, words, "10", "clubs").get_size() == any_press.size(FULL)
    for width in (118, 148, 224, 260):
        size = any_press.size((width, width * RATIO))
        assert cards.hand(any_press, kind, words, "10", "clubs", width).get_size() == size
    assert cards.mini(any_press, kind, words).get_size() == any_press.size(cards.MINI)
    assert cards.chip(any_press, kind).get_size() == any_press.size(cards.CHIP)
    assert cards.back(any_press, 92).get_size() == any_press.size((92, 92 * RATIO))


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_says_what_it_does_at_every_text_size(kind: str) -> None:
    text = card_text("bang", kind, USUAL)
    words = cards.CardWords(text.title, text.rules, text.footer, text.title)
    for text_scale in SIZES:
        press = Press(scale=2 / 3, text_scale=text_scale)
        cards.full(press, kind, words, "10", "spades")
        cards.hand(press, kind, words, "10", "spades", 224)
        cards.hand(press, kind, words, "10", "spades", 118)
        assert press.overflowed == set()


@pytest.mark.parametrize("text_scale", SIZES)
@pytest.mark.parametrize("kind", ["brawl", "general_store", "dynamite"])
def test_sentences_of_a_longer_language_fit(kind: str, text_scale: float) -> None:
    press = Press(scale=2 / 3, text_scale=text_scale)
    cards.full(press, kind, card_words(kind, longer), "10", "spades")
    assert press.overflowed == set()


@pytest.mark.parametrize("kind", CARDS)
def test_short_names_fit_on_the_table(kind: str) -> None:
    for text_scale in SIZES:
        press = Press(scale=2 / 3, text_scale=text_scale)
        cards.mini(press, kind, card_words(kind))
        assert press.overflowed == set()


def test_rank_and_suit_show(press: Press) -> None:
    words = card_words("beer")
    faces = [cards.hand(press, "beer", words, rank, suit) for rank in ("2", "10", "K") for suit in ("hearts", "spades")]
    assert all(not same(a, b) for a, b in combinations(faces, 2))


@pytest.mark.parametrize("suit", ["hearts", "diamonds", "spades", "clubs"])
def test_red_suits_are_red_and_black_ones_are_not(press: Press, suit: str) -> None:
    slip = pygame.Surface((78, 118))
    cards.index(Pen(press, slip), (0, 0, 78, 118), "7", suit)
    red = pygame.mask.from_threshold(slip, palette.VERMILION, (3, 3, 3, 255)).count()
    assert (red > 200) is (suit in ("hearts", "diamonds"))


def test_a_card_that_must_wait_looks_like_it(press: Press) -> None:
    words = card_words("bible")
    ready, waiting = cards.mini(press, "bible", words), cards.mini(press, "bible", words, True)
    assert not same(ready, waiting)
    assert waiting.get_at((85, 6)) != ready.get_at((85, 6))


def test_chips_of_guns_with_different_reach_differ(press: Press) -> None:
    guns = [cards.chip(press, kind) for kind in ("volcanic", "schofield", "remington", "rev_carabine", "winchester")]
    assert all(not same(a, b) for a, b in combinations(guns, 2))


def test_borders_tell_kinds_apart_in_grey(press: Press) -> None:
    """The pattern along one edge, when all inks are the same grey."""
    rows = []
    for border in borders.INKS:
        sheet = pygame.Surface((400, 400))
        sheet.fill(palette.PAPER)
        borders.band(Pen(press, sheet), (0, 0, 400, 400), 24, border, palette.PAPER)
        ink = borders.INKS[border]
        solid = pygame.mask.from_threshold(sheet, ink, (1, 1, 1, 255))
        rows.append(tuple(solid.get_at((x, y)) for x in range(60, 340) for y in range(2, 22)))
    for a, b in combinations(rows, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 0.05 * len(a)


def test_an_unknown_kind_is_an_error(press: Press) -> None:
    with pytest.raises(KeyError):
        cards.mini(press, "dragon", card_words("dragon"))

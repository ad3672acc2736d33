from __future__ import annotations

import pygame
import pytest

from game.stage.paint import card_facts, cards, icons, palette
from game.stage.paint.card_facts import KINDS, PHOTO, facts
from game.stage.paint.press import Press
from tests.stage.paint.samples import longer, words


def test_there_are_twenty_kinds() -> None:
    assert len(KINDS) == 20
    assert sum(facts(kind).band == "outlaw" for kind in KINDS) == 7
    assert sum(kind.startswith(PHOTO) for kind in KINDS) == 7


def test_points_and_tags_are_those_of_the_rules() -> None:
    """WE-16, WE-26, WE-28 to WE-30."""
    told = {kind: (facts(kind).points, facts(kind).reward) for kind in KINDS}
    assert told["belle_starr"] == (2, 0)
    assert told["photo_belle_starr"] == (4, 1000)
    assert told["stagecoach_robbery"] == (1, 3000)
    assert told["bank_robbery"] == (2, 1000)
    assert told["fastest_gun"] == (3, 1000)
    assert {told[kind] for kind in ("most_wanted", "hideout", "wyatt_earp")} == {(0, 0)}


def test_only_outlaws_have_a_bullet_hole() -> None:
    """WE-05."""
    assert {kind for kind in KINDS if facts(kind).hole} == set(palette.OUTLAWS)


def test_cards_that_ask_for_a_shot_show_a_revolver() -> None:
    """WE-28 to WE-33, WE-37."""
    shot = {kind for kind in KINDS if card_facts.SHOT in facts(kind).marks}
    assert shot == {"stagecoach_robbery", "bank_robbery", "fastest_gun", "most_wanted", "hideout", "wyatt_earp"}


@pytest.mark.parametrize("kind", KINDS)
def test_signs_exist(kind: str, press: Press) -> None:
    sign = facts(kind)
    for name in (sign.emblem, *(mark for mark, _ in sign.marks)):
        assert icons.icon(press, name, 20).get_bounding_rect()


@pytest.mark.parametrize("kind", ["jesse_james", "photo_bob_dalton", "wyatt_earp"])
def test_three_sizes_are_as_large_as_asked(kind: str, any_press: Press) -> None:
    text = words(kind)
    assert cards.full(any_press, kind, text).get_size() == any_press.size(cards.FULL)
    assert cards.hand(any_press, kind, text, 176).get_size() == any_press.size((176, 176 * cards.RATIO))
    assert cards.mini(any_press, kind, text, 92).get_size() == any_press.size((92, 92 * cards.RATIO))
    assert cards.back(any_press, 92).get_size() == any_press.size((92, 92 * cards.RATIO))


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("kind", KINDS)
def test_words_fit_even_when_they_are_longer(kind: str, text_scale: float) -> None:
    press = Press(scale=2 / 3, text_scale=text_scale)
    for text in (words(kind), words(kind, longer)):
        cards.full(press, kind, text)
        cards.hand(press, kind, text, 176)
    cards.hand(press, kind, words(kind), 92)
    cards.mini(press, kind, words(kind), 92)
    assert press.overflowed == set()


def test_all_kinds_look_different_in_a_fan_even_in_grey(press: Press) -> None:
    """A fan leaves the left third of a card open."""
    seen = set()
    for kind in KINDS:
        face = pygame.transform.grayscale(cards.hand(press, kind, words(kind), 176))
        corner = pygame.transform.smoothscale(face.subsurface((0, 0, 70, 120)), (14, 24))
        seen.add(pygame.image.tobytes(corner, "RGB"))
    assert len(seen) == len(KINDS)


def test_outlaws_lie_on_warm_stock_and_sheriffs_cards_on_white(press: Press) -> None:
    def edge(kind: str) -> int:
        face = cards.full(press, kind, words(kind))
        return int(pygame.transform.average_color(face, pygame.Rect(120, 5, 270, 5))[2])

    assert edge("jesse_james") < edge("hideout") - 12


def test_words_are_part_of_the_print(press: Press) -> None:
    text = words("hideout")
    other = cards.CardWords("Versteck", text.rules, text.kind_line, text.short, text.wanted, text.points, "")
    assert cards.full(press, "hideout", text) is not cards.full(press, "hideout", other)

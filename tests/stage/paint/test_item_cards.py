"""Item cards: a picture, signs and words for every kind that the rules know."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.pony_express.items import MOMENT
from game.stage.paint import item_cards, pictures
from game.stage.paint.card_facts import FACTS as OTHERS
from game.stage.paint.icons import icon
from game.stage.paint.item_facts import FACTS, KINDS, facts
from game.stage.paint.press import Press
from tests.stage.paint.samples_pony import item_words
from tests.stage.paint.test_icons import greys, stretched, unlike


def test_every_kind_of_the_rules_has_its_card() -> None:
    assert sorted(KINDS) == sorted(MOMENT)
    assert not set(FACTS) & set(OTHERS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_its_picture(kind: str) -> None:
    group, name = facts(kind).art
    assert name in pictures.names(group)


@pytest.mark.parametrize("kind", KINDS)
def test_cards_are_as_large_as_asked(any_press: Press, kind: str) -> None:
    words = item_words(kind)
    assert item_cards.full(any_press, kind, words).get_size() == any_press.size((512, 717))
    assert item_cards.hand(any_press, kind, words, 176).get_size() == any_press.size((176, 176 * 1.4))
    assert item_cards.mini(any_press, kind, words).get_size() == any_press.size((134, 94))
    assert any_press.overflowed == set()


def test_emblems_differ_when_all_ink_is_grey(press: Press) -> None:
    emblems = {facts(kind).emblem for kind in KINDS}
    assert len(emblems) == len(KINDS)
    prints = {name: stretched(greys(icon(press, name, 64))) for name in emblems}
    for (a, one), (b, other) in combinations(prints.items(), 2):
        assert unlike(one, other) > 0.05, (a, b)

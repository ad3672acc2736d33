from __future__ import annotations

import pytest

from game.stage.paint.bang import cards, shop
from game.stage.paint.bang.facts import EQUIPMENT
from game.stage.paint.cards import FULL
from game.stage.paint.press import Press
from tests.stage.paint.samples_bang import SHORT
from tools.screens.bang_cards import words


@pytest.mark.parametrize("kind", EQUIPMENT)
def test_every_equipment_fits_its_card_the_counter_and_the_table(kind: str) -> None:
    text = words(kind)
    name = cards.CardWords(text.title, text.rules, text.footer, SHORT.get(kind, text.title))
    for text_scale in (1.0, 1.25, 1.5):
        press = Press(scale=2 / 3, text_scale=text_scale)
        shop.full(press, kind, name)
        for width in (90, 150, 170):
            shop.hand(press, kind, name, width)
        shop.mini(press, kind, name)
        assert press.overflowed == set()


def test_sizes(any_press: Press) -> None:
    name = cards.CardWords("Boots", "Draw a card for each life point lost.", "BLACK", "Boots")
    assert shop.full(any_press, "boots", name).get_size() == any_press.size(FULL)
    assert shop.mini(any_press, "boots", name).get_size() == any_press.size(cards.MINI)


def test_a_pouch_grows_with_its_figure(press: Press) -> None:
    assert shop.pouch(press, 12).get_width() > shop.pouch(press, 3).get_width()

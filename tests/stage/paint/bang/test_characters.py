from __future__ import annotations

import csv
from pathlib import Path

import pytest

from game.bang.game import GAME
from game.stage.paint import pictures
from game.stage.paint.bang import characters
from game.stage.paint.bang.characters import CharacterWords
from game.stage.paint.cards import FULL
from game.stage.paint.press import Press
from game.words import card_text
from tests.stage.paint.samples import longer

TABLE = Path(__file__).resolve().parents[4] / "game" / "bang" / "characters.csv"


def table() -> dict[str, int]:
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["name"]: int(row["bullets"]) for row in csv.DictReader(file)}


KNOWN = table()
USUAL = GAME.presets.mix(GAME.presets.default)


def test_every_character_has_a_portrait_and_nobody_else() -> None:
    assert pictures.names("characters") == set(KNOWN)


@pytest.mark.parametrize("name", KNOWN)
def test_every_ability_fits_at_every_text_size(name: str) -> None:
    text = card_text("bang", name, USUAL)
    words = CharacterWords(text.title, text.rules, text.footer)
    for text_scale in (1.0, 1.25, 1.5):
        press = Press(scale=2 / 3, text_scale=text_scale)
        characters.full(press, name, words, KNOWN[name])
        characters.choice(press, name, words, KNOWN[name])
        assert press.overflowed == set()


def test_sizes(any_press: Press) -> None:
    words = CharacterWords("Big Spencer", "Begins with five cards.", "WILD WEST SHOW")
    assert characters.full(any_press, "big_spencer", words, 9).get_size() == any_press.size(FULL)
    assert characters.choice(any_press, "big_spencer", words, 9, 260).get_size() == any_press.size((260, 494))


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_longer_language_fits(text_scale: float) -> None:
    press = Press(scale=2 / 3, text_scale=text_scale)
    ability = longer("At the start of a turn name another living character and have its ability until the next one.")
    words = CharacterWords("Bartholomew Longacre", ability, longer("DODGE CITY"))
    characters.full(press, "vera_custer", words, 3)
    assert press.overflowed == set()

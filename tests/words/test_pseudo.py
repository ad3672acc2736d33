from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.rules.kinds import SEATS
from game.words import event_line, money, say, speak
from game.words.pseudo import accented
from game.wyatt_earp import events as e
from tests.words.sources import NAMES


def test_words_grow_and_wear_accents() -> None:
    assert accented("Go to discard") == "Gööö töö dîîsçààrd"


def test_digits_and_signs_stay() -> None:
    assert accented("$3,000 …") == "$3,000 …"


@given(st.text(alphabet="abcdeiou RSTNM.,'", min_size=1))
def test_two_fifths_longer_whatever_the_text(text: str) -> None:
    grows = round(len(text) * 2 / 5) if any(char.isalpha() for char in text) else 0
    assert len(accented(text)) - len(text) == grows


def test_names_and_sums_stay_as_they_are_inside_a_longer_sentence() -> None:
    paid = e.Paid("WE-46", "wes_hardin", SEATS[0], 2000, 1, 0)
    english = event_line(paid, NAMES)
    speak("pseudo")
    line = event_line(paid, NAMES)
    assert "Kate" in line and "$2,000" in line
    assert len(line) > 1.25 * len(english)


def test_a_plain_message_changes_with_the_language() -> None:
    before = say("a-card")
    speak("pseudo")
    assert (before, say("a-card")) == ("a card", "àà çààrd")
    assert money(3000) == "$3,000"

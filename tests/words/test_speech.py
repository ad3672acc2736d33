from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.words import Unsaid, insist, language, languages, money, say, speak, speech
from game.words.names import listed
from game.words.speech import say_of
from tests.words.sources import PROJECT


def test_a_missing_message_is_an_error_here_and_shows_its_id_to_players() -> None:
    with pytest.raises(Unsaid):
        say("no-such-message")
    insist(False)
    assert say("no-such-message") == "no-such-message"


def test_an_empty_place_is_an_error_here_and_stays_readable_for_players() -> None:
    with pytest.raises(Unsaid):
        say("list-end", first="Kate")
    insist(False)
    assert say("list-end", first="Kate").startswith("Kate and ")


def test_a_missing_attribute_is_missing() -> None:
    with pytest.raises(Unsaid):
        say_of("wyatt_earp", "kind-hideout", "no_such")
    insist(False)
    assert say_of("wyatt_earp", "kind-hideout", "no_such") == "kind-hideout.no_such"


def test_only_languages_there_are_can_be_spoken() -> None:
    assert languages()[0] == "en"
    speak("pseudo")
    assert language() == "pseudo"
    with pytest.raises(ValueError, match="tlh"):
        speak("tlh")
    assert language() == "pseudo"


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An English of two messages and a German that has only one of them yet."""
    for tag, words in (("en", "hat = A hat\nhats = { $n } hats\n"), ("de", "hat = Ein Hut\n")):
        (tmp_path / "locale" / tag).mkdir(parents=True)
        (tmp_path / "locale" / tag / "hats.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(speech, "assets", lambda: tmp_path)
    speech._catalogue.cache_clear()
    yield
    speech._catalogue.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_what_a_language_lacks_is_said_in_english() -> None:
    assert languages() == ("en", "de")
    speak("de")
    assert [say("hat"), say("hats", n=3)] == ["Ein Hut", "3 hats"]


def test_names_and_sums_are_never_wrapped_in_invisible_marks() -> None:
    assert money(1234567).isascii()
    assert say("list-end", first="A", last="B") == "A and B"


def test_lists() -> None:
    assert [listed(names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C", "D"])] == [
        "", "A", "A and B", "A, B, C and D",
    ]  # fmt: skip


def test_a_message_without_places_does_not_load_fluent() -> None:
    """It takes a fifth of the second in which the first frame must come."""
    code = "import sys; from game.words import say; print(say('a-card'), any('fluent' in m for m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert done.stdout == "a card False\n"


def test_languages_that_are_not_spoken_are_let_go_of_and_come_back() -> None:
    speak("zh")
    told = say("kiosk-idle", seconds=3)
    made_ready = speech._catalogue("zh", "")._parsed
    speech.let_go()
    assert len(made_ready) > 0, "it is spoken"
    speak("en")
    speech.let_go()
    assert len(made_ready) == 0
    speak("zh")
    assert say("kiosk-idle", seconds=3) == told


@pytest.mark.parametrize(("tongue", "end"), [("en", "W."), ("zh", "W。"), ("fa", "W.")])
def test_a_name_that_ends_with_a_full_stop_ends_the_sentence_too(tongue: str, end: str) -> None:
    speak(tongue)
    told = say_of("bang", "bang-result-over", "", {"side": "law", "names": "Ana · Christophorus W.", "turn": 5})
    speak("en")
    assert told.endswith(f"Christophorus {end}")
    assert say("list-end", first="Bo W.", last="Cy ...") == "Bo W. and Cy ..."

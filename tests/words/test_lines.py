from __future__ import annotations

import pytest

from game.assets import assets
from game.rules.event import Event
from game.rules.kinds import SEATS
from game.words import event_line, speak, telegraph
from game.words.lines import message_of
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import KIND_NUMBER
from game.wyatt_earp.state import CARDS_OF
from tests.words.sources import GAME, NAMES, sample_events

A, B, C, D = SEATS[:4]
JESSE, HIDEOUT, PHOTO = (CARDS_OF[KIND_NUMBER[kind]][0] for kind in ("jesse_james", "hideout", "photo_wes_hardin"))
EVERYBODY = 15


def test_a_message_is_named_after_its_event() -> None:
    assert message_of(e.FastestGunLost) == "event-fastest-gun-lost"


def test_a_draw_is_told_whole_to_the_one_who_drew_and_as_a_number_to_the_others() -> None:
    drew = e.Drew("WE-11", A, (JESSE, HIDEOUT), 1 << A)
    assert event_line(drew, NAMES, A) == "Kate draws a Jesse James and a Hideout from the supply."
    assert event_line(drew, NAMES, B) == event_line(drew, NAMES) == "Kate draws 2 cards from the supply."


def test_one_card_is_no_plural() -> None:
    drew = e.Drew("WE-39", A, (JESSE,), 1 << A)
    assert event_line(drew, NAMES) == "Kate draws a card from the supply."
    assert event_line(e.Laid("WE-15", A, "jesse_james", (JESSE,)), NAMES) == "Kate lays a Jesse James card."


def test_the_reader_goes_by_name_too() -> None:
    taken = e.TookDiscard("WE-11", B, PHOTO)
    assert event_line(taken, NAMES, B) == "Doc takes the Photo of Wes Hardin from the top of the discards."


def test_who_asked_whom_for_what_and_the_answer() -> None:
    asked = e.AskedFor("WE-31", A, B, "jesse_james", False)
    assert event_line(asked, NAMES) == "Kate asks Doc for a Jesse James. Doc has none."
    assert event_line(e.Given("WE-31", A, B, JESSE), NAMES) == "Doc gives Kate a Jesse James."


def test_money_is_written_as_money() -> None:
    paid = e.Paid("WE-46", "jesse_james", D, 12000, 1, 0)
    assert event_line(paid, NAMES) == "Virgil takes $12,000 for Jesse James."


def test_a_count_names_those_who_have_points() -> None:
    counted = e.Counted("WE-44", "wes_hardin", (8, 0, 2, 4), 5000, True)
    line = "Wes Hardin is captured (Kate 8, Morgan 2 and Virgil 4): $5,000 to share out."
    assert event_line(counted, NAMES) == line


def test_a_wire_has_marks_an_icon_and_three_words() -> None:
    wire = telegraph(e.HideoutLaid("WE-33", A, C, "billy_the_kid", HIDEOUT), NAMES)
    assert (wire.seat, wire.icon, wire.words, wire.whom, wire.minor) == (0, "cabin", "hides Billy", 2, False)


def test_who_gives_stands_first_on_the_wire() -> None:
    wire = telegraph(e.Given("WE-31", A, B, JESSE), NAMES)
    assert (wire.seat, wire.whom) == (1, 0)


def test_whoever_helps_an_own_set_is_marked_once() -> None:
    wire = telegraph(e.SheriffPlayed("WE-37", A, HIDEOUT, "clear", A, "jesse_james"), NAMES)
    assert (wire.seat, wire.whom) == (0, -1)


def test_the_first_money_on_every_poster_is_no_news() -> None:
    assert telegraph(e.PosterGrew("WE-51", "wes_hardin", 1000, 4000), NAMES).minor
    assert not telegraph(e.PosterGrew("WE-28", "wes_hardin", 3000, 4000), NAMES).minor


def test_the_telegraph_is_public() -> None:
    assert telegraph(e.Dealt("WE-08", A, (JESSE, HIDEOUT), 1), NAMES).words == "2 cards"


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("shape", GAME.events.values(), ids=lambda shape: shape.__name__)
def test_every_event_can_be_told(shape: type[Event], language: str) -> None:
    speak(language)
    for event in sample_events(shape):
        for viewer in (None, 0, 3):
            line = event_line(event, NAMES, viewer)
            assert line.endswith((".", "?")) and "{" not in line and "  " not in line and "\n" not in line, line
            assert line[0].isupper(), line
        wire = telegraph(event, NAMES)
        assert 1 <= len(wire.words.split()) <= 3, wire
        assert (assets() / "icons" / f"{wire.icon}.svg").is_file(), wire


@pytest.mark.parametrize("shape", GAME.events.values(), ids=lambda shape: shape.__name__)
def test_whoever_acts_is_named_in_the_sentence_and_marked_on_the_wire(shape: type[Event]) -> None:
    for event in sample_events(shape):
        seat = getattr(event, "seat", None)
        if seat is None:
            continue
        assert NAMES[seat] in event_line(event, NAMES)
        wire = telegraph(event, NAMES)
        assert seat in (wire.seat, wire.whom)

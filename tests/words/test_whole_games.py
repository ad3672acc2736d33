"""Twenty games of random legal picks, every event of which is told to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from game.rules.event import Event, card_fields
from game.rules.kinds import Pick, everybody
from game.rules.knowledge import view
from game.rules.notation import pick_text, read_pick
from game.words import event_line, option_button, option_label, prompt, telegraph
from game.words.names import kind_name
from game.words.speech import dashed
from game.words.voice import Message, voice_of
from game.words.walk import variables
from game.wyatt_earp.deck import KIND_NAMES
from game.wyatt_earp.deck import NAMES as KINDS
from game.wyatt_earp.state import Earp
from tests.words.sources import GAME, NAMES, ask_kinds, entries

GAMES = 20
PRESETS = ("seed-004", "seed-000", "published", "cases")
TITLES = {kind: kind_name(GAME.name, kind) for kind in KIND_NAMES}


def game(number: int) -> Earp:
    """Each preset and each number of seats in turn; short games, so that all ends of a game come up."""
    g: Earp = GAME.new(2 + number % 3, GAME.presets.mix(PRESETS[number % 4], {"game_target": 5000}), number)
    return g


def picks(g: Earp, number: int) -> Iterator[tuple[int, Pick]]:
    """Random legal picks until the game is over; the caller carries each out."""
    chance = Random(number)
    while g.pending is not None:
        seat = chance.choice(sorted(g.pending.options))
        yield seat, read_pick(pick_text(chance.choice(g.pending.options[seat])))


def told_to_everybody(g: Earp, event: Event) -> None:
    """Called while the event happens: what is named now must be known now."""
    names = NAMES[: g.seats]
    for viewer in (None, *range(g.seats)):
        mask = everybody(g.seats) if viewer is None else 1 << viewer
        seen = event.for_viewer(viewer)
        line = event_line(event, names, viewer)
        named = {getattr(event, "kind", ""), getattr(event, "outlaw", "")}
        if getattr(event, "use", "") == "clear":
            named.add("hideout")  # lies on the table
        for name, many in card_fields(type(seen)):
            value = getattr(seen, name)
            for card in value if many else (value,):
                assert card < 0 or g.known[card] & mask == mask, (line, event)
                named.add(KINDS[card] if card >= 0 else "")
        allowed = " ".join(TITLES[kind] for kind in named if kind)
        assert not [title for title in TITLES.values() if title in line and title not in allowed], line
        assert any(name in line for name in names) or not hasattr(event, "seat"), line
    assert len(telegraph(event, names).words.split()) <= 3


@pytest.mark.parametrize("number", range(GAMES))
def test_no_line_names_a_card_that_its_reader_may_not_know(number: int) -> None:
    g = game(number)
    g.listener = lambda event: told_to_everybody(g, event)
    for seat, pick in picks(g, number):
        g.choose(seat, pick)
    assert g.winner >= 0


class Asked:
    """What twenty games have asked, and how it can be answered."""

    def __init__(self) -> None:
        self.prompts: dict[str, set[str]] = {}
        self.options: dict[str, set[str]] = {}
        self.kinds: set[str] = set()
        self.answers: set[tuple[Pick, int, int]] = set()


@cache
def asked() -> Asked:
    """Every question and every answer of the games, put into words for everybody."""
    found = Asked()
    voice = voice_of(GAME.name)

    def note(where: dict[str, set[str]], message: Message) -> None:
        where.setdefault(message.id, set()).update(message.facts)

    for number in range(GAMES):
        g = game(number)
        for who, picked in picks(g, number):
            assert g.pending is not None
            names = NAMES[: g.seats]
            found.kinds.add(g.pending.kind)
            for viewer in (None, who):
                seen: Any = view(g, viewer)
                words = prompt(seen, names)
                assert words.endswith((".", "?")) and len(words) <= 120, words
                assert any(names[seat] in words for seat in g.pending.options), words
                note(found.prompts, voice.prompt(seen, names))
            for seat, options in g.pending.options.items():
                found.answers |= {(read_pick(pick_text(option)), seat, g.seats) for option in options}
            g.choose(who, picked)
    for pick, seat, seats in found.answers:
        note(found.options, voice.option(pick, NAMES[:seats], seat))
    return found


def test_every_question_of_the_game_was_asked_and_has_what_it_wants() -> None:
    there = entries("prompts_wyatt_earp.ftl")
    assert asked().kinds == set(ask_kinds())
    assert set(asked().prompts) == {dashed("prompt", kind) for kind in ask_kinds()}
    for message, facts in asked().prompts.items():
        assert variables(there[message]) <= facts, message


def test_every_answer_has_words_and_no_words_are_left_over() -> None:
    there = entries("prompts_wyatt_earp.ftl", "rules.ftl")
    assert set(asked().options) == {name for name in there if name.startswith("option-")}
    for message, facts in asked().options.items():
        assert variables(there[message]) <= facts, message
    for pick, seat, seats in sorted(asked().answers, key=str):
        names = NAMES[:seats]
        for words in (option_label(GAME.name, pick, names, seat), option_label(GAME.name, pick, names)):
            assert words[0].isupper() and "{" not in words and not words.endswith("."), words
        assert len(option_button(GAME.name, pick, names).split()) <= 2


def test_two_different_answers_never_read_the_same() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            own = {pick for pick, who, n in asked().answers if (who, n) == (seat, seats)}
            turn = own - {("draw", "supply")}
            labels = {option_label(GAME.name, pick, NAMES[:seats], seat) for pick in turn}
            assert len(labels) == len(turn)

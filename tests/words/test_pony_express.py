"""Games of Pony Express by random picks, every event told to everybody, every question and answer put into words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from game.pony_express.game import GAME
from game.pony_express.items import KIND, KINDS
from game.pony_express.state import Pony
from game.rules.ask import filled
from game.rules.chance import Chance
from game.rules.event import Event, card_fields
from game.rules.kinds import CHANCE, Pick, everybody
from game.rules.knowledge import field_values, view
from game.rules.notation import pick_text, read_pick
from game.words import event_line, option_button, option_label, prompt, telegraph
from game.words.names import kind_name
from game.words.speech import dashed
from game.words.voice import Message, voice_of
from game.words.walk import variables
from tests.contract.play import playout, random_pick
from tests.words.sources import ask_kinds, entries

NAMES = ("Kate", "Doc", "Morgan", "Virgil", "Luke")
PRESETS = ("seed-002", "table", "cases")
GAMES = 9
ASKED = 48
TITLES = {kind: kind_name(GAME.name, kind) for kind in KINDS}
FACES = re.compile(r"(?<![\w-])(?:9|10|J|Q|K|A)(?: (?:9|10|J|Q|K|A)){1,4}(?![\w-])")
"""Two faces or more, one after the other."""


def game(number: int) -> Pony:
    """Each preset and each number of seats in turn, with the switches that ask more."""
    changes = {"gunfight_optional": number % 4 == 1, "item_hand_limit": 1 if number % 3 == 2 else "none"}
    changes |= {"jail_card_draw": 1 + number % 2}
    g: Pony = GAME.new(3 + number % 3, GAME.presets.mix(PRESETS[number % 3], changes), number)
    return g


def told_to_everybody(g: Pony, event: Event) -> None:
    """Called while the event happens: what is named now must be known now."""
    names = NAMES[: g.seats]
    for viewer in (None, *range(g.seats)):
        mask = everybody(g.seats) if viewer is None else 1 << viewer
        seen = event.for_viewer(viewer)
        line = event_line(event, names, viewer)
        named = set()
        for name, many in card_fields(type(seen)):
            value = getattr(seen, name)
            for card in value if many else (value,):
                assert card < 0 or g.known[card] & mask == mask, (line, event)
                named.add(KIND[card] if card >= 0 else "")
        allowed = " ".join(TITLES[kind] for kind in named if kind)
        assert not [title for title in TITLES.values() if title in line and title not in allowed], line
        secret = any(
            annotation == "Secrets" and value and min(value) < 0 for _, annotation, value in field_values(seen)
        )
        assert not secret or not FACES.search(line), line
        assert any(name in line for name in names) or not hasattr(event, "seat"), line
        assert line[0].isupper() and line.endswith((".", "!")) and "{" not in line, line
    assert len(telegraph(event, names).words.split()) <= 3


@pytest.mark.parametrize("number", range(GAMES))
def test_no_line_tells_what_its_reader_may_not_know(number: int) -> None:
    g = game(number)
    g.listener = lambda event: told_to_everybody(g, event)
    for _ in playout(g, number):
        pass
    assert g.winner >= 0


class Asked:
    """What the games have asked, and how it can be answered."""

    def __init__(self) -> None:
        self.prompts: dict[str, set[str]] = {}
        self.options: dict[str, set[str]] = {}
        self.open: set[Pick] = set()
        """Options as they are offered, without the numbers that are still to be chosen."""
        self.kinds: set[str] = set()
        self.answers: set[tuple[Pick, int, int]] = set()


@cache
def asked() -> Asked:
    """Every question and every answer of the games, put into words for everybody."""
    found = Asked()
    voice = voice_of(GAME.name)

    def note(where: dict[str, set[str]], message: Message) -> None:
        where.setdefault(message.id, set()).update(message.facts)

    for number in range(ASKED):
        g, chance = game(number), Chance(number)
        while g.pending is not None:
            names = NAMES[: g.seats]
            who, pick = random_pick(g, chance)
            found.kinds.add(g.pending.kind)
            for viewer in (None, who) if who >= 0 else (None,):
                seen: Any = view(g, viewer)
                words = prompt(seen, names)
                assert words.endswith((".", "?")) and len(words) <= 120 and "{" not in words, words
                assert any(name in words for name in names), words
                note(found.prompts, voice.prompt(seen, names))
            for seat, options in g.pending.options.items():
                if seat != CHANCE:
                    picks = (filled(option, chance.below) for option in options)
                    found.open |= {tuple(part for part in option if isinstance(part, int | str)) for option in options}
                    found.answers |= {(read_pick(pick_text(pick)), seat, g.seats) for pick in picks}
            g.choose(who, pick)
    for pick, seat, seats in found.answers:
        note(found.options, voice.option(pick, NAMES[:seats], seat))
    return found


def test_every_question_of_the_game_was_asked_and_has_what_it_wants() -> None:
    there = entries("prompts_pony_express.ftl")
    assert asked().kinds == set(ask_kinds(GAME.name))
    assert set(asked().prompts) == {dashed("prompt", kind) for kind in ask_kinds(GAME.name)}
    for message, facts in asked().prompts.items():
        assert variables(there[message]) <= facts, message


def test_every_answer_has_words_and_no_words_are_left_over() -> None:
    there = entries("prompts_pony_express.ftl", "rules.ftl")
    assert set(asked().options) == {name for name in there if name.startswith("option-")}
    for message, facts in asked().options.items():
        assert variables(there[message]) <= facts, message
    for pick, seat, seats in sorted(asked().answers, key=str):
        names = NAMES[:seats]
        for words in (option_label(GAME.name, pick, names, seat), option_label(GAME.name, pick, names)):
            assert words[0].isupper() and "{" not in words and not words.endswith("."), words
        assert len(option_button(GAME.name, pick, names).split()) <= 2


def test_an_answer_whose_numbers_are_still_to_be_chosen_has_words_too() -> None:
    left_open = [
        pick for pick in asked().open if pick[0] in ("roll", "sort", "sleight_of_hand", "pickaxe", "loaded_die")
    ]
    assert {pick[0] for pick in left_open} >= {"roll", "sort", "pickaxe", "loaded_die"}
    for pick in (*sorted(asked().open, key=str), ("flick",), ("dynamite",)):
        words = option_label(GAME.name, pick, NAMES, 0)
        assert words[0].isupper() and "{" not in words, words
        assert pick not in left_open or pick == ("roll",) or "…" in words, words


def test_two_different_answers_never_read_the_same() -> None:
    for seats in (3, 4, 5):
        for seat in range(seats):
            own = {pick for pick, who, n in asked().answers if (who, n) == (seat, seats)}
            labels = {option_label(GAME.name, pick, NAMES[:seats], seat) for pick in own}
            assert len(labels) == len(own)

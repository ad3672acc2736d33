"""Games of BANG! by random picks, every event told to everybody, every question and answer put into words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from game.bang.deck import KINDS, N_PLAYING
from game.bang.events import Played
from game.bang.game import GAME
from game.bang.state import Bang
from game.rules.chance import Chance
from game.rules.event import Event, card_fields
from game.rules.kinds import SEATS, Pick, everybody
from game.rules.knowledge import view
from game.rules.notation import pick_text, read_pick
from game.words import card_text, event_line, option_button, option_label, option_lines, prompt, speak, telegraph
from game.words.names import a_card, kind_name, mark, marked_name, plain_kind
from game.words.speech import dashed
from game.words.voice import Message, voice_of
from game.words.walk import variables
from tests.bang.tables import position, say
from tests.contract.play import playout, random_pick
from tests.words.sources import ask_kinds, entries

NAMES = ("Kate", "Doc", "Morgan", "Virgil", "Luke", "Ike", "Wyatt", "Josie")
PRESETS = ("dv4", "seed-001", "seed-003")
GAMES = 9
ASKED = 40
RARE = {"heirs", "greygory_deck", "josh_mccloud", "dutch_will", "youl_grinner", "vera_custer", "kit_carlson"}
"""Questions of a single character, and one that hardly comes up by chance; the tests at the end put that."""
RARE_ANSWERS = {"option-take", "option-repeat", "option-put"}
"""Families of answers that chance may leave out."""
AIM = re.compile("(-as)?(-on|-hand|-front)?$")
TITLES = {kind: kind_name(GAME.name, kind) for kind in KINDS[:N_PLAYING]}


def game(number: int) -> Bang:
    """Each preset and each number of seats in turn, with the switches that ask more."""
    preset = PRESETS[number % 3]
    seats = (4, 5, 7) if preset == "seed-001" else (3, 6, 8)
    changes: dict[str, Any] = {"elimination_order_prompt": ("if_relevant", "always")[number % 2]}
    changes |= {"start_checks": ("dynamite_first", "owner_choice")[number % 2], "dodge_city": number % 5 > 1}
    changes |= {"high_noon": number % 4 > 1, "later_events": number % 4 > 2, "fistful_of_cards": number % 3 > 1}
    changes |= {"wild_west_show": number % 7 > 2, "gold_rush": number % 4 in (0, 3)}
    changes |= {"shadow_gunslingers": number % 8 > 2, "shadow_optional": number % 2 > 0}
    g: Bang = GAME.new(seats[number // 3 % 3], GAME.presets.mix(preset, changes), number)
    return g


def told_to_everybody(g: Bang, event: Event) -> None:
    """Called while the event happens: what is named now must be known now."""
    names = NAMES[: g.seats]
    for viewer in (None, *range(g.seats)):
        mask = everybody(g.seats) if viewer is None else 1 << viewer
        seen = event.for_viewer(viewer)
        line = event_line(event, names, viewer)
        named = {str(getattr(event, word, "")) for word in ("name", "why", "to", "ability")} | {"jail", "dynamite"}
        named.add(plain_kind(str(getattr(event, "kind", ""))))
        for name, many in card_fields(type(seen)):
            value = getattr(seen, name)
            for card in value if many else (value,):
                assert card < 0 or g.known[card] & mask == mask, (line, event)
                named.add(plain_kind(KINDS[card]) if card >= 0 else "")
        allowed = " ".join(kind_name(GAME.name, kind) for kind in named if dashed(kind) and kind in PLAIN)
        allowed += " BANG! Missed! Beer General Store Duel Indians"
        assert not [title for title in TITLES.values() if title in line and title not in allowed], line
        assert any(name in line for name in names) or not hasattr(event, "seat"), line
        assert line[0].isupper() and line.endswith(".") and "{" not in line and "!." not in line, line
    assert len(telegraph(event, names).words.split()) <= 3


PLAIN = {plain_kind(kind) for kind in KINDS}


@pytest.mark.parametrize("number", range(GAMES))
def test_no_line_tells_what_its_reader_may_not_know(number: int) -> None:
    g = game(number)
    g.listener = lambda event: told_to_everybody(g, event)
    for _ in playout(g, number):
        pass
    assert g.side


def test_a_card_has_a_name_a_mark_and_both() -> None:
    assert kind_name(GAME.name, "bang_qh") == "BANG!"
    assert mark(GAME.name, "bang_qh") == "Q of hearts"
    assert marked_name(GAME.name, "bang_10d") == "BANG! (10 of diamonds)"
    assert a_card(GAME.name, "indians_ad") == "an Indians!"
    assert (mark(GAME.name, "sheriff"), marked_name(GAME.name, "el_gringo")) == ("", "El Gringo")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_reads_as_the_switches_stand(preset: str) -> None:
    title = card_text(GAME.name, "scope_as", GAME.presets.mix(preset)).title
    assert title == ("Appaloosa" if preset == "seed-001" else "Scope")


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("kind", sorted(PLAIN))
def test_a_full_card_has_room_for_its_text(kind: str, language: str) -> None:
    speak(language)
    text = card_text(GAME.name, kind, GAME.presets.mix(GAME.presets.default))
    assert text.title and text.footer == text.footer.upper()
    assert text.rules.endswith(".") and text.rules.count(". ") <= 2
    assert len(text.rules) <= (90 if language == "en" else 130), text.rules


class Asked:
    """What the games have asked, and how it can be answered."""

    def __init__(self) -> None:
        self.prompts: dict[str, set[str]] = {}
        self.options: dict[str, set[str]] = {}
        self.kinds: set[str] = set()
        self.answers: set[tuple[Pick, int]] = set()
        self.together: set[tuple[Pick, ...]] = set()


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
            for viewer in (None, who):
                seen: Any = view(g, viewer)
                words = prompt(seen, names)
                assert words.endswith((".", "?")) and len(words) <= 120 and "{" not in words, words
                assert any(names[seat] in words for seat in g.pending.options), words
                note(found.prompts, voice.prompt(seen, names))
            for seat, options in g.pending.options.items():
                read = tuple(read_pick(pick_text(option)) for option in options)
                found.answers |= {(pick, seat) for pick in read}
                found.together.add(read)
            g.choose(who, pick)
    for pick, seat in found.answers:
        note(found.options, voice.option(pick, NAMES, seat))
    return found


def test_every_question_of_the_game_was_asked_and_has_what_it_wants() -> None:
    there = entries("prompts_bang.ftl")
    assert set(ask_kinds(GAME.name)) - RARE <= asked().kinds <= set(ask_kinds(GAME.name))
    for message, facts in asked().prompts.items():
        assert variables(there[message]) <= facts, message


def test_every_answer_has_words_and_no_words_are_left_over() -> None:
    there = entries("prompts_bang.ftl", "rules.ftl")
    written = {name for name in there if name.startswith("option-")}
    families = {AIM.sub("", name) for name in asked().options}
    assert set(asked().options) <= written
    assert {AIM.sub("", name) for name in written} <= families | RARE_ANSWERS
    for message, facts in asked().options.items():
        assert variables(there[message]) <= facts, message
    for pick, seat in sorted(asked().answers, key=str):
        for words in (option_label(GAME.name, pick, NAMES, seat), option_label(GAME.name, pick, NAMES)):
            assert words[0].isupper() and "{" not in words and not words.endswith("."), words
        assert len(option_button(GAME.name, pick, NAMES).split()) <= 2


def test_two_answers_to_one_question_never_read_the_same() -> None:
    for options in asked().together:
        labels = {option_label(GAME.name, pick, NAMES, SEATS[0]) for pick in options}
        assert len(labels) == len(options), options


def test_two_heirs() -> None:
    g = position(
        "seats 5",
        "switch dodge_city true",
        "set A.hand bang_2c",
        "set B.life 1",
        "set B.hand beer_9h missed_2s",
        "set B.front scope_as",
        "set C.character vulture_sam",
        "set D.character vera_custer",
        "set D.copied vulture_sam",
    )
    say(g, "A> play bang_2c B", "B> pass", "B> pass")
    assert prompt(view(g, None), NAMES) == "Morgan: take a card that Doc leaves."
    assert g.pending is not None
    labels = [option_label(GAME.name, read_pick(pick_text(pick)), NAMES) for pick in g.pending.options[2]]
    assert labels == ["Take a card from the hand", "Take Scope (A of spades)"]


def test_lee_van_kliff_repeats() -> None:
    lee = ("seats 4", "switch wild_west_show true", "set A.character lee_van_kliff", "set A.life 1")
    beer = say(position(*lee, "set A.hand beer_6h bang_2c"), "A> play beer_6h")
    panic = say(
        position(*lee, "set A.hand panic_jh bang_2c", "set B.hand beer_7h missed_2s", "set B.front scope_as"),
        "A> play panic_jh B hand",
    )
    duel = say(position(*lee, "set A.life 4", "set A.hand duel_qd bang_2c"), "A> play duel_qd C")
    labels = set()
    for g in (beer, panic, duel):
        assert g.pending is not None
        labels |= {option_label(GAME.name, read_pick(pick_text(pick)), NAMES) for pick in g.pending.options[0]}
    start = "Discard BANG! (2 of clubs) to repeat"
    assert labels >= {
        f"{start} the last card",
        f"{start} the last card on Morgan",
        f"{start} it: a card from Doc's hand",
        f"{start} it: Scope (A of spades) in front of Doc",
    }


@pytest.mark.parametrize(
    ("tongue", "shots", "hands", "fronts", "last"),
    [
        (
            "en",
            "BANG! (Q of hearts) on Doc, Morgan or Virgil",
            "card from Doc or Morgan's hand",
            "a card in front of",
            "E",
        ),
        ("zh", "对 Doc、Morgan或Virgil 打出", "Doc或Morgan 的一张手牌", "面前的一张牌", ""),
        ("fa", "روی Doc، Morgan یا Virgil", "کارتی از دست Doc یا Morgan", "یک کارت جلوی", ""),
    ],
)
def test_one_card_at_several_targets_is_one_line(tongue: str, shots: str, hands: str, fronts: str, last: str) -> None:
    queen, cat = ("play", "bang_qh"), ("play", "cat_balou_kh")
    picks: list[Pick] = [(*queen, seat) for seat in SEATS[1:4]]
    picks += [(*cat, seat, place) for seat in SEATS[1:3] for place in ("hand", "barrel_qs", "scope_as")]
    speak(tongue)
    lines = option_lines(GAME.name, [*picks, ("end",)], NAMES, SEATS[0])
    speak("en")
    assert [part in line for part, line in zip((shots, hands, fronts, last), lines, strict=True)] == [True] * 4


def test_the_cards_before_one_target_are_named() -> None:
    picks: list[Pick] = [("play", "panic_jh", SEATS[1], place) for place in ("barrel_qs", "scope_as")]
    lines = option_lines(GAME.name, picks, NAMES, SEATS[0])
    assert lines == ["Panic! (J of hearts): Barrel (Q of spades) or Scope (A of spades) in front of Doc"]


@pytest.mark.parametrize(("name", "twice"), [("general_store", True), ("duel", True), ("bang", True), ("beer", False)])
def test_the_telegraph_does_not_tell_twice_what_its_next_line_tells(name: str, twice: bool) -> None:
    played = Played("BG-72", SEATS[0], N_PLAYING - 1, name, SEATS[1])
    assert telegraph(played, NAMES).minor == twice

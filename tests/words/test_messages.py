"""Messages and code belong together: none is missing, none is left over, none wants what it is not given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.rules import library
from game.words.lines import event_facts, message_of
from game.words.speech import dashed, files_of
from game.words.walk import variables
from game.wyatt_earp.deck import KIND_NAMES, OUTLAWS
from tests.words.sources import ENGLISH, GAME, NAMES, ask_kinds, attributes, entries, refusals, resource, sample_events

OF_THE_GAME = sorted(file.name for file in ENGLISH.glob("*_wyatt_earp.ftl"))
PUBLIC = ("rules.ftl", "table.ftl", "names_wyatt_earp.ftl", "events_wyatt_earp.ftl", "prompts_wyatt_earp.ftl")
SECOND_PERSON = re.compile(r"\b(you|your|yours|yourself|yourselves)\b", re.IGNORECASE)


@pytest.mark.parametrize("file", sorted(ENGLISH.glob("*.ftl")), ids=lambda file: file.name)
def test_a_file_can_be_read(file: Path) -> None:
    assert resource(file).body


@pytest.mark.parametrize("game", library.names())
def test_no_message_is_written_twice(game: str) -> None:
    found: list[str] = []
    for file in files_of(ENGLISH, game):
        found += entries(file.name)
    assert sorted(found) == sorted(set(found))


def test_every_event_has_a_sentence_and_a_wire_and_no_sentence_is_left_over() -> None:
    there = entries("events_wyatt_earp.ftl")
    wanted = {message_of(shape) for shape in GAME.events.values()}
    assert set(there) == wanted | {"points-of"}
    assert {name for name in wanted if attributes(there[name]) != {"wire"}} == set()


@pytest.mark.parametrize("shape", GAME.events.values(), ids=lambda shape: shape.__name__)
def test_an_event_gives_all_its_message_wants(shape: type) -> None:
    entry = entries("events_wyatt_earp.ftl")[message_of(shape)]
    for event in sample_events(shape):
        assert variables(entry) <= set(event_facts(event, NAMES))


def test_every_refusal_has_a_sentence_and_a_plate_and_no_sentence_is_left_over() -> None:
    house, game = entries("rules.ftl", "table.ftl"), entries("reasons_wyatt_earp.ftl")
    wanted = {dashed("reason", r.reason) for r in refusals() if r.clause == "table"}
    assert {name for name in house if name.startswith("reason-")} == wanted
    assert set(game) == {dashed("reason", r.reason) for r in refusals() if r.clause != "table"}
    for name in (*wanted, *game):
        assert attributes({**house, **game}[name]) == {"plate"}, name


def test_a_refusal_gives_all_its_message_wants() -> None:
    there = entries("rules.ftl", "table.ftl", "reasons_wyatt_earp.ftl")
    for refusal in refusals():
        given = {name for name, _ in refusal.numbers}
        assert variables(there[dashed("reason", refusal.reason)]) <= given, refusal


def test_every_question_has_a_sentence() -> None:
    there = entries("prompts_wyatt_earp.ftl")
    assert {name for name in there if name.startswith("prompt-")} == {dashed("prompt", kind) for kind in ask_kinds()}
    assert {name.split("-")[0] for name in there} == {"prompt", "option", "points"}


def test_every_kind_of_card_has_a_name_and_a_text() -> None:
    names, cards = entries("names_wyatt_earp.ftl"), entries("cards_wyatt_earp.ftl")
    kinds = [dashed(kind) for kind in KIND_NAMES]
    assert set(names) == {"game-name", *(f"kind-{kind}" for kind in kinds)}
    assert set(cards) == {"-outlaw-card", "-photo-card", *(f"card-{kind}" for kind in kinds)}
    for kind in kinds:
        assert attributes(names[f"kind-{kind}"]) == {"a", "short"}
        assert attributes(cards[f"card-{kind}"]) == {"footer"}


def test_cards_and_clauses_want_nothing_but_switches() -> None:
    for name in ("cards_wyatt_earp.ftl", "clauses_wyatt_earp.ftl"):
        for entry in entries(name).values():
            assert variables(entry) <= set(GAME.presets.legal)


def test_switches_and_presets_have_their_messages_and_no_more() -> None:
    wanted = set()
    for switch, legal in GAME.presets.legal.items():
        labels = ["value"] if isinstance(legal, library.Span) else [library.spelled(value) for value in legal]
        wanted |= {dashed("switch", switch, part) for part in ("says", *labels)} | {dashed("switch", switch)}
    for preset in GAME.presets.mixes:
        wanted |= {dashed("preset", preset), dashed("preset", preset, "says")}
    assert set(entries("switches_wyatt_earp.ftl")) == wanted


def test_every_file_of_the_game_is_looked_at_here() -> None:
    kinds = ("cards", "clauses", "events", "names", "prompts", "reasons", "switches")
    assert [f"{kind}_wyatt_earp.ftl" for kind in kinds] == OF_THE_GAME


@pytest.mark.parametrize("name", PUBLIC)
def test_the_public_words_address_nobody(name: str) -> None:
    text = "\n".join(line for line in (ENGLISH / name).read_text(encoding="utf-8").splitlines() if line[:1] != "#")
    assert not SECOND_PERSON.search(text)


@pytest.mark.parametrize("outlaw", OUTLAWS)
def test_a_photo_is_named_like_its_outlaw(outlaw: str) -> None:
    source = (ENGLISH / "names_wyatt_earp.ftl").read_text(encoding="utf-8")
    name = re.search(rf"^kind-{dashed(outlaw)} = (.*)$", source, re.MULTILINE)
    photo = re.search(rf"^kind-photo-{dashed(outlaw)} = Photo of (?:the )?(.*)$", source, re.MULTILINE)
    assert name and photo and name[1] == photo[1]

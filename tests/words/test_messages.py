"""Messages and code belong together: none is missing, none is left over, none wants what it is not given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.bang.deck import SUITS
from game.pony_express.dice import FACES, HANDS
from game.rules import library
from game.rules.event import Event
from game.table.lesson import has_lesson
from game.words.lines import event_facts, message_of
from game.words.names import plain_kind
from game.words.speech import dashed, files_of
from game.words.voice import game_of
from game.words.walk import variables
from game.wyatt_earp.deck import OUTLAWS
from tests.words.sources import ENGLISH, GAMES, NAMES, ask_kinds, attributes, entries, refusals, resource, sample_events

FACE_NAMES = {f"face-{face}" for face in FACES} | {"face-hidden"}
KINDS_OF_FILE = ("cards", "clauses", "events", "names", "prompts", "reasons", "switches")
PUBLIC = (
    "rules.ftl",
    "table.ftl",
    *(f"{kind}_{game}.ftl" for game in GAMES for kind in ("names", "events", "prompts")),
)
SECOND_PERSON = re.compile(r"\b(you|your|yours|yourself|yourselves)\b", re.IGNORECASE)
HELPERS = {
    "wyatt_earp": {"points-of"},
    "pony_express": {"nuggets"},
    "bang": {"some-cards", "life-points", "card-as", "nuggets"},
}
"""Messages beside the events that fill places in them."""
PROMPT_HELPERS = {"wyatt_earp": {"points"}, "pony_express": {"dice", "some", "reroll"}, "bang": {"stake"}}
NAME_HELPERS = {
    "wyatt_earp": set[str](),
    "pony_express": {f"hand-{dashed(hand)}" for hand in HANDS} | FACE_NAMES,
    "bang": {"card-mark", "card-marked", *(f"suit-{suit}" for suit in SUITS)},
}
TERMS = {"wyatt_earp": {"-outlaw-card", "-photo-card"}, "pony_express": set[str](), "bang": {"title-scope"}}
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("file", sorted(ENGLISH.glob("*.ftl")), ids=lambda file: file.name)
def test_a_file_can_be_read(file: Path) -> None:
    assert resource(file).body


@pytest.mark.parametrize("game", library.names())
def test_no_message_is_written_twice(game: str) -> None:
    found: list[str] = []
    for file in files_of(ENGLISH, game):
        found += entries(file.name)
    assert sorted(found) == sorted(set(found))


@every_game
def test_every_event_has_a_sentence_and_a_wire_and_no_sentence_is_left_over(game: str) -> None:
    there = entries(f"events_{game}.ftl")
    wanted = {message_of(shape) for shape in library.find(game).events.values()}
    assert set(there) == wanted | HELPERS[game]
    assert {name for name in wanted if attributes(there[name]) != {"wire"}} == set()


@pytest.mark.parametrize(
    "shape", [shape for game in GAMES for shape in library.find(game).events.values()], ids=lambda s: s.__name__
)
def test_an_event_gives_all_its_message_wants(shape: type[Event]) -> None:
    entry = entries(f"events_{game_of(object.__new__(shape))}.ftl")[message_of(shape)]
    for event in sample_events(shape):
        assert variables(entry) <= set(event_facts(event, NAMES))


def test_every_refusal_of_the_house_has_a_sentence() -> None:
    house = entries("rules.ftl", "table.ftl")
    wanted = {dashed("reason", r.reason) for r in refusals() if r.clause == "table"}
    assert {name for name in house if name.startswith("reason-")} == wanted
    assert all(attributes(house[name]) == {"plate"} for name in wanted)


@every_game
def test_every_refusal_has_a_sentence_and_a_plate_and_no_sentence_is_left_over(game: str) -> None:
    there = entries(f"reasons_{game}.ftl")
    assert set(there) == {dashed("reason", r.reason) for r in refusals(game) if r.clause != "table"}
    assert all(attributes(entry) == {"plate"} for entry in there.values())


@every_game
def test_a_refusal_gives_all_its_message_wants(game: str) -> None:
    there = entries("rules.ftl", "table.ftl", f"reasons_{game}.ftl")
    for refusal in (*(r for r in refusals() if r.clause == "table"), *refusals(game)):
        given = {name for name, _ in refusal.numbers}
        assert variables(there[dashed("reason", refusal.reason)]) <= given, refusal


@every_game
def test_every_question_has_a_sentence(game: str) -> None:
    there = entries(f"prompts_{game}.ftl")
    wanted = {dashed("prompt", kind) for kind in ask_kinds(game)}
    assert {name for name in there if name.startswith("prompt-")} == wanted
    assert {name.split("-")[0] for name in there} == {"prompt", "option"} | PROMPT_HELPERS[game]


@every_game
def test_every_kind_of_card_has_a_name_and_a_text(game: str) -> None:
    names, cards = entries(f"names_{game}.ftl"), entries(f"cards_{game}.ftl")
    rules = library.find(game)
    kinds = {dashed(plain_kind(kind)) for kind in rules.schema.kinds}
    counted = {name for name, count in (("part", rules.part), ("purse", rules.purses)) if count is not None}
    assert set(names) == {"game-name", *(f"kind-{kind}" for kind in kinds)} | counted | NAME_HELPERS[game]
    assert not counted or attributes(names["part"]) == {"inside", "played", "last", "next"}
    assert set(cards) == TERMS[game] | {f"card-{kind}" for kind in kinds}
    for kind in kinds:
        assert attributes(names[f"kind-{kind}"]) == {"a", "short"}
        assert attributes(cards[f"card-{kind}"]) == {"footer"}


@every_game
def test_cards_and_clauses_want_nothing_but_switches(game: str) -> None:
    for name in (f"cards_{game}.ftl", f"clauses_{game}.ftl"):
        for entry in entries(name).values():
            assert variables(entry) <= set(library.find(game).presets.legal)


@every_game
def test_switches_and_presets_have_their_messages_and_no_more(game: str) -> None:
    wanted = set()
    presets = library.find(game).presets
    for switch, legal in presets.legal.items():
        labels = ["value"] if isinstance(legal, library.Span) else [library.spelled(value) for value in legal]
        wanted |= {dashed("switch", switch, part) for part in ("says", *labels)} | {dashed("switch", switch)}
    for preset in presets.mixes:
        wanted |= {dashed("preset", preset), dashed("preset", preset, "says")}
    assert set(entries(f"switches_{game}.ftl")) == wanted


@every_game
def test_every_file_of_the_game_is_looked_at_here(game: str) -> None:
    found = sorted(file.name for file in ENGLISH.glob(f"*_{game}.ftl"))
    counted = ("counts",) if library.find(game).counting is not None else ()
    told = ("awards",) if library.find(game).feats is not None else ()
    taught = ("lesson",) if has_lesson(game) else ()
    assert [f"{kind}_{game}.ftl" for kind in sorted((*KINDS_OF_FILE, *counted, *told, *taught))] == found


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


@every_game
def test_everything_that_is_counted_of_a_game_has_a_name(game: str) -> None:
    counting = library.find(game).counting
    tables = {**counting.chances, **counting.deeds} if counting is not None else {}
    wanted = {dashed("count", table) for table in tables}
    wanted |= {dashed("count", table, row) for table, rows in tables.items() for row in rows}
    assert (set(entries(f"counts_{game}.ftl")) if tables else set()) == wanted


@every_game
def test_every_award_of_a_game_has_a_name_and_a_proof(game: str) -> None:
    feats = library.find(game).feats
    wanted = {dashed("award", award) for award in feats.awards} if feats is not None else set()
    shots = {dashed(feats.each, "told")} if feats is not None and feats.each else set()
    written = entries(f"awards_{game}.ftl") if wanted else {}
    assert set(written) == wanted | shots
    for name, entry in written.items():
        assert [part.id.name for part in entry.attributes] == ["came" if name in shots else "says"]

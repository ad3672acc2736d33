from __future__ import annotations

import pytest

from game.rules.library import find, names
from game.stage.menus.guide import Guide
from game.stage.menus.naming import Naming
from game.stage.menus.title import BILLS, Title
from game.stage.paint.faces import script_in
from game.words import clauses, say, speak
from tests.stage.theatre import Theatre


@pytest.fixture
def theatre() -> Theatre:
    made = Theatre(Title())
    made.frame()
    return made


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def opened(theatre: Theatre, game: str) -> Guide:
    guide = Guide(game=game)
    theatre.stage.push(guide)
    theatre.frame()
    return guide


def test_every_game_is_told_in_short_and_clause_by_clause(theatre: Theatre, game: str) -> None:
    guide = opened(theatre, game)
    assert guide.words().count("\n\n") >= 3
    theatre.click_on("whole")
    assert len(guide.found()) == len(clauses(game, guide.switches)) > 40
    first, sentence = guide.found()[0]
    assert guide.words().startswith(f"{first}  {sentence}")


def test_the_sheet_moves_to_its_end_and_no_further(theatre: Theatre, game: str) -> None:
    guide = opened(theatre, game)
    theatre.click_on("whole")
    for _ in range(400):
        if not guide.move(12):
            break
    assert guide.line == guide.last_line() > 0
    theatre.click_on("short")
    assert guide.line == 0


def test_rules_are_searched(theatre: Theatre) -> None:
    guide = opened(theatre, "bang")
    theatre.click_on("seek")
    slip = theatre.stage.scenes[-1]
    assert isinstance(slip, Naming)
    slip.done("barrel")
    assert "name" not in slip.said(), "a word is sought, not a name"
    found = guide.found()
    assert 0 < len(found) < 40
    assert all("barrel" in sentence.casefold() for _, sentence in found)
    guide.seek("BG-24")
    assert "BG-24" in [name for name, _ in guide.found()]
    guide.seek("no such word")
    assert "no such word" in guide.words()


def test_a_clause_is_found_by_its_number_with_a_mouse_alone(theatre: Theatre) -> None:
    guide = opened(theatre, "bang")
    theatre.click_on("seek")
    for letter in "BG-33":
        theatre.frame()
        theatre.click_on(f"letter-{letter}")
    theatre.click_on("done")
    assert [name for name, _ in guide.found()] == ["BG-33"]


def test_how_to_play_tells_the_game_whose_bill_the_mouse_left_last() -> None:
    title = Title()
    asked: list[str] = []
    title.guide = asked.append
    theatre = Theatre(title, painting=False)
    assert theatre.focus == title.meant == "wyatt_earp"
    for game in BILLS:
        theatre.point(title.boards[game].center)
        theatre.frame()
        theatre.click_on("guide")
        theatre.frame()
    assert asked == list(BILLS)


def test_from_the_title_every_game_can_be_turned_to_and_at_a_table_only_its_own(theatre: Theatre) -> None:
    guide = Guide(game="bang", games=BILLS, whole=True)
    theatre.stage.push(guide)
    seen = []
    for _ in BILLS:
        theatre.frame()
        seen.append(guide.game)
        theatre.click_on("next_game")
        assert not guide.whole
    assert seen == list(BILLS) and guide.game == "bang"
    assert opened(theatre, "bang").next_game == ""
    assert "next_game" not in [offer.id for offer in opened(theatre, "bang").offers()]


def test_the_clauses_are_those_of_the_table() -> None:
    presets = find("bang").presets
    changed = dict(clauses("bang", presets.mix(presets.default, {"start_checks": "jail_first"})))
    usual = dict(clauses("bang", presets.mix(presets.default)))
    assert changed["BG-12"] != usual["BG-12"]


def test_every_word_that_a_chinese_search_offers_is_in_a_rule(theatre: Theatre) -> None:
    speak("zh")
    offered = [word for word in say("guide-search-letters").split() if script_in(word) == "han"]
    rules = "".join(sentence for game in names() for _, sentence in opened(theatre, game).found())
    assert len(offered) >= 30
    assert [word for word in offered if word not in rules] == []

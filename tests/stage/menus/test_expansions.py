from __future__ import annotations

import pytest

from game.bang.game import EXPANSIONS, GAME
from game.rules.library import Value
from game.stage.menus.expansions import Expansions
from game.stage.menus.rulebook import Rulebook
from game.stage.menus.rules import Rules
from game.stage.menus.title import Title
from game.words import say
from tests.stage.theatre import Theatre


def opened(players: int = 5) -> tuple[Theatre, Rules, list[tuple[str, dict[str, Value]]]]:
    """The rules of BANG!, and what was begun with."""
    begun: list[tuple[str, dict[str, Value]]] = []
    theatre = Theatre(Title(), painting=False)
    rules = Rules(
        game="bang", presets=GAME.presets, begin=lambda name, changes: begun.append((name, dict(changes))),
        players=players,
    )  # fmt: skip
    theatre.stage.push(rules)
    theatre.frame()
    return theatre, rules, begun


def box(rules: Rules) -> Expansions:
    found = rules.box
    assert found is not None
    return found


@pytest.mark.parametrize("blend", GAME.blends)
def test_a_ready_mix_is_one_press(blend: str) -> None:
    theatre, rules, begun = opened()
    theatre.click_on(f"blend-{blend}")
    theatre.frame()
    assert set(box(rules).on) == set(GAME.blends[blend]) and box(rules).blend == blend
    theatre.click_on("begin")
    assert begun == [("dv4", dict.fromkeys(GAME.blends[blend], True))]


def test_every_expansion_has_a_box_with_one_sentence_and_is_put_in_by_a_press() -> None:
    theatre, rules, _ = opened()
    for number, name in enumerate(EXPANSIONS, 1):
        item = rules.item(f"switch-{name}")
        assert item is not None and item.says.endswith(".")
        theatre.click_on(f"switch-{name}")
        theatre.frame()
        assert box(rules).on == EXPANSIONS[:number]
    assert box(rules).blend == "everything"


def test_chance_says_which_are_in() -> None:
    theatre, rules, _ = opened()
    seen = set()
    for _ in range(20):
        theatre.click_on("blend-random")
        theatre.frame()
        seen.add(box(rules).on)
    assert len(seen) > 5


def test_one_of_two_characters_is_chosen_on_the_first_sheet() -> None:
    theatre, _, begun = opened()
    theatre.click_on("switch-characters_dealt")
    theatre.click_on("begin")
    assert begun == [("dv4", {"characters_dealt": 2})]


def test_rules_for_other_numbers_of_players_say_so_and_do_not_begin() -> None:
    theatre, rules, begun = opened(8)
    theatre.click_on("preset-seed-001")
    theatre.frame()
    assert rules.barred() == {"fewest": 4, "most": 7, "players": 8}
    assert rules.said() == say("rules-not-for", fewest=4, most=7, players=8)
    theatre.click_on("begin")
    theatre.click_on("next")
    assert begun == []
    theatre.click_on("switch-dodge_city")
    theatre.frame()
    theatre.click_on("begin")
    assert begun == [("seed-001", {"dodge_city": True})]


def test_nobody_knows_how_many_play_and_nothing_is_barred() -> None:
    book = Rulebook.remembered(GAME.presets, "seed-001", {}, {})
    assert Expansions(GAME, book, 0).fits and not Expansions(GAME, book, 3).fits

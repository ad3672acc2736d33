from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots import brain
from game.bots.bang.weights import DEPUTY as BANG_DEPUTY
from game.bots.memory import BLANK
from game.bots.wyatt_earp.weights import DEPUTY
from game.rules.knowledge import view
from game.rules.library import find
from tools.contests.bots import FAMILIES, bot_of, changed, weights_of


def test_a_weight_is_set_by_its_name() -> None:
    assert changed(DEPUTY, "fresh_card=123") == replace(DEPUTY, fresh_card=123.0)
    assert changed(DEPUTY, "counts_cards=false") == replace(DEPUTY, counts_cards=False)
    assert changed(DEPUTY, "ignore=photo+hideout").ignore == {"photo", "hideout"}
    assert weights_of("bang", "deputy,hide_share=40,card=0.2") == replace(BANG_DEPUTY, hide_share=40, card=0.2)


@pytest.mark.parametrize(
    "text",
    [
        "cactus",
        "deputy,luck=3",
        "deputy,ignore=dynamite",
        "deputy,fresh_card",
        "deputy,fresh_card=much",
        "deputy,counts_cards=perhaps",
        "random,x=1",
        "marshal,rush=0.3",
        "deputy,temper=sly",
        "marshal,playouts=many",
    ],
)
def test_what_names_no_bot_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        bot_of("wyatt_earp", text)


@pytest.mark.parametrize("game", FAMILIES)
def test_every_level_of_every_game_is_a_bot(game: str) -> None:
    rules = find(game)
    g = rules.new(4, rules.presets.mix(rules.presets.default), 3)
    seat = next(iter(g.pending.options))
    for level in brain.LEVELS:
        assert g.why_not(seat, bot_of(game, level).choose(view(g, seat), 1, BLANK).pick) is None


def test_playouts_and_temper_are_set_by_name() -> None:
    rules = find("wyatt_earp")
    g = rules.new(2, rules.presets.mix(rules.presets.default), 3)
    seat = next(iter(g.pending.options))
    found = [bot_of("wyatt_earp", f"marshal,playouts={n}").choose(view(g, seat), 1, BLANK).playouts for n in (0, 24)]
    assert found[0] == 0 <= found[1] <= 24
    assert bot_of("pony_express", "deputy,temper=careful,gold=0.5").name == "deputy,temper=careful,gold=0.5"

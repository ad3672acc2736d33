"""Temperaments bend a few numbers a little, and only those of the game's weights."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.bang import weights as bang
from game.bots.pony_express import weights as pony_express
from game.bots.temper import CHARACTERS, EVEN, TEMPERS, bent, drawn, faults, known
from game.bots.wyatt_earp import weights as wyatt_earp

GAMES = {"bang": bang, "pony_express": pony_express, "wyatt_earp": wyatt_earp}


@pytest.mark.parametrize("game", GAMES)
def test_every_temperament_bends_weights_of_the_game_by_a_quarter_at_most(game: str) -> None:
    assert faults(GAMES[game].DEPUTY, GAMES[game].TEMPERS) == []


def test_faults_name_what_is_wrong() -> None:
    table: dict[str, Any] = {name: {"barrel": 1.0} for name in CHARACTERS[1:]} | {"sly": {"luck": 1.0, "card": 1.3}}
    assert faults(bang.DEPUTY, table) == [
        "trigger_happy is not there",
        "sly is no temperament",
        "sly bends luck, which is no weight",
        "sly bends card by too much",
    ]


def test_a_bent_weight_is_its_factor_of_the_level_s() -> None:
    calm = bang.DEPUTY
    assert bent(calm, EVEN, bang.TEMPERS) == calm
    careful = bent(calm, "careful", bang.TEMPERS)
    assert careful.own_life == calm.own_life * bang.TEMPERS["careful"]["own_life"]
    assert careful.reward == calm.reward


def test_an_unknown_temperament_is_even_and_a_drawn_one_is_one_of_the_five() -> None:
    assert known("sly") == EVEN and known("gambler") == "gambler"
    found = {drawn(nature * 1_234_567) for nature in range(200)}
    assert found == set(CHARACTERS) == set(TEMPERS) - {EVEN}

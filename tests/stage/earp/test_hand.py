from __future__ import annotations

import pygame

from game.stage.earp.hand import Fan
from tests.stage.earp.test_controls import until_asked
from tests.stage.earp.test_pictured import table_of


def test_drawn_cards_are_marked_until_the_next_pick() -> None:
    theatre, scene = table_of(11, people=1)
    until_asked(theatre, scene, "draw")
    held = set(scene.floor.fan.order)
    assert not scene.floor.fan.fresh
    theatre.key(pygame.K_RETURN)
    until_asked(theatre, scene, "play")
    assert scene.floor.fan.fresh == set(scene.floor.fan.order) - held and len(scene.floor.fan.fresh) == 2
    assert scene.desk is not None
    discard = next(option for option in scene.desk.options if option[0] == "discard")
    scene.flow.choose(0, ("discard", str(discard[1])))
    assert not scene.floor.fan.fresh


def test_a_new_hand_or_another_ones_is_no_drawn_card() -> None:
    fan = Fan()
    fan.show((1, 2, 3))
    assert not fan.fresh
    fan.show((1, 2, 3, 9))
    assert fan.fresh == {9}
    fan.show((1, 3, 9))
    assert fan.fresh == {9}
    fan.show((20, 21, 22))
    assert not fan.fresh
    fan.show((20, 21, 22, -2))
    assert not fan.fresh

from __future__ import annotations

import pygame

from game.stage.earp.table import EarpTable
from game.stage.play.flow import REGRET_MS
from tests.stage.earp.test_controls import until_asked
from tests.stage.earp.test_pictured import table_of
from tests.stage.theatre import FRAME, Theatre


def discarded(theatre: Theatre, scene: EarpTable) -> tuple[int, ...]:
    """Draw and discard; returns the hand before the discard, once the next bot holds its act."""
    theatre.stage.settings.pace = "normal"
    until_asked(theatre, scene, "draw")
    theatre.key(pygame.K_RETURN)
    until_asked(theatre, scene, "play")
    held = scene.floor.fan.order
    theatre.key(pygame.K_RETURN)
    theatre.key(pygame.K_e)
    if scene.desk is not None and scene.desk.step.ending:
        theatre.key(pygame.K_e)
    for _ in range(400):
        theatre.frame()
        if scene.flow.holding and not scene.motion.acting:
            theatre.point((3, 3))
            theatre.frame()
            return held
    raise AssertionError("no bot held its act")


def test_a_discard_can_be_taken_back_until_the_next_bot_acts() -> None:
    theatre, scene = table_of(11, people=1)
    held = discarded(theatre, scene)
    picks = scene.session.picks
    assert "undo" in [offer.id for offer in scene.offers()]
    theatre.run(REGRET_MS["normal"] / 1000 - 6 * FRAME)
    assert scene.session.picks == picks
    theatre.click_on("undo")
    until_asked(theatre, scene, "play")
    assert scene.session.picks == picks - 1 and scene.floor.fan.order == held
    assert not scene.floor.fan.fresh, "a card that was taken back is no new one"


def test_once_a_bot_has_acted_nothing_can_be_taken_back() -> None:
    theatre, scene = table_of(11, people=1)
    discarded(theatre, scene)
    picks = scene.session.picks
    for _ in range(600):
        theatre.frame()
        if scene.session.picks > picks and scene.flow.holding:
            break
    assert scene.flow.holding and "undo" not in [offer.id for offer in scene.offers()]


def test_taken_back_and_discarded_again_the_bot_waits_its_whole_pause() -> None:
    theatre, scene = table_of(11, people=1)
    discarded(theatre, scene)
    theatre.run(0.5)
    theatre.click_on("undo")
    until_asked(theatre, scene, "play")
    theatre.key(pygame.K_e)
    if scene.desk is not None:
        theatre.key(pygame.K_RETURN)
        theatre.key(pygame.K_e)
        theatre.key(pygame.K_e)
    theatre.until(lambda: scene.flow.holding and not scene.motion.acting, "a bot waits")
    picks = scene.session.picks
    theatre.run(REGRET_MS["normal"] / 1000 - 6 * FRAME)
    assert scene.session.picks == picks

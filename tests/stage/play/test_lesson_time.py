"""How long a lesson takes: everything moves at the usual pace, sheets are read, and each press takes its time."""

from __future__ import annotations

import pygame
import pytest

from game.bang.events_fight import ShotFired
from game.stage.play.lesson import LessonSheet
from game.wyatt_earp.events import SheriffPlayed
from tests.stage.play.test_lesson import STEPS, Pupil

WORDS_A_SECOND = 200 / 60
"""As people read plain words from a screen."""
PRESS = 2.0
"""Seconds to find what is asked for and to press it."""
FLICK = 290
SHOTS = (ShotFired, SheriffPlayed)
FIRST_SHOT, WHOLE = 90, 180
"""Seconds.  The shoot-out of Pony Express is the end of its lesson, and has a lesson of its own."""


class Reader(Pupil):
    """Somebody who reads every sheet; `seconds` is how long that has taken so far, all in all."""

    def __init__(self, game: str) -> None:
        super().__init__(game, pace="normal")
        self.began, self.read, self.presses = self.now, 0, 0

    def frame(self, seconds: float = 1 / 20) -> bool:
        """Few frames: nothing is looked at."""
        return super().frame(seconds)

    @property
    def seconds(self) -> float:
        """By the clock of the stage, and of whoever sits before it."""
        return self.now - self.began + self.read / WORDS_A_SECOND + self.presses * PRESS

    def turn(self) -> None:
        """Read a sheet, and on."""
        assert isinstance(self.scene, LessonSheet)
        self.read += len(self.scene.words().split())
        self.key(pygame.K_RETURN)

    def take(self, things: str) -> None:
        """Do what a step asks for."""
        self.until_asked(self.turn)
        self.press_all(things)
        self.presses += len(things.split())


@pytest.mark.parametrize(
    "game", ["bang", *(pytest.param(game, marks=pytest.mark.full) for game in ("pony_express", "wyatt_earp"))]
)
def test_no_lesson_takes_longer_than_three_minutes_and_a_shot_comes_early(game: str) -> None:
    reader = Reader(game)
    first = 0.0
    for things in STEPS[game]:
        reader.take(things)
        if not first and any(isinstance(event, SHOTS) for event in reader.lesson.log(None)):
            first = reader.seconds
    reader.until_asked(reader.turn)
    for _ in range(20):
        if isinstance(reader.scene, LessonSheet):
            break
        reader.flick(FLICK)
        reader.presses += 1
        reader.until_asked(reader.turn)
    sheet = reader.scene
    assert isinstance(sheet, LessonSheet) and sheet.ends
    assert 30 < reader.seconds <= WHOLE, (reader.now - reader.began, reader.read, reader.presses)
    assert game == "pony_express" or 10 < first <= FIRST_SHOT

"""The three lessons at the real tables, step by step, by mouse, keys and a pad."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.options import PlayOptions
from game.stage.devices.pads import Pads
from game.stage.menus.guide import Guide
from game.stage.menus.opening import Opening
from game.stage.menus.pause import Pause
from game.stage.menus.seats import Seats
from game.stage.menus.title import Title
from game.stage.play.lesson import Coach, LessonSheet
from game.stage.play.table import Table
from game.stage.pony.street import ShootoutScene
from game.stage.text import text
from game.table.lesson import Lesson
from game.table.settings import Settings, load
from tests.stage import virtual_pad as v
from tests.stage.pony.fights import Fight
from tests.stage.theatre import Theatre
from tests.stage.virtual_pad import VirtualPad

STEPS = {
    "bang": ["card:79 play", "card:17 seat:2", "card:37 play", "end", "card:25"],
    "wyatt_earp": [
        *("supply", "card:14 card:15 card:16 lay", "card:68 set:1:4 shoot", "card:1 discard"),
        *("discards", "card:17 card:19 lay", "card:53 discard"),
    ],
    "pony_express": [
        *("call", "stay", "shake", "die:3 die:4 die:5 roll-hidden", "hand:three hand:three", "corner:left"),
    ],
}
"""What is pressed at each step; the flick is a drag."""


class Pupil(Fight):
    """Somebody at the table of a lesson."""

    def __init__(self, game: str, painting: bool = False, pace: str = "instant") -> None:
        opening = Opening(PlayOptions())
        Theatre.__init__(self, settings=Settings(pace=pace), doors=opening.doors(), painting=painting)
        opening.begin(self.stage)
        self.frame()
        opening.to_lesson(game)
        self.shown: list[int] = []
        """The sheets that were shown."""

    @property
    def table(self) -> Table:  # type: ignore[type-arg]  # whichever game's
        return next(scene for scene in self.stage.scenes if isinstance(scene, Table))

    @property
    def lesson(self) -> Lesson:
        session = self.table.session
        assert isinstance(session, Lesson)
        return session

    @property
    def coach(self) -> Coach:
        assert self.table.coach is not None
        return self.table.coach

    def until_asked(self, turn_the_page: Callable[[], None] | None = None) -> None:
        """Read the sheets until the table waits for a press, or the last sheet is shown."""
        for _ in range(4000):
            self.frame()
            scene = self.scene
            if isinstance(scene, LessonSheet):
                if scene.step not in self.shown:
                    self.shown.append(scene.step)
                if scene.ends:
                    return
                (turn_the_page or (lambda: self.key(pygame.K_RETURN)))()
            elif isinstance(scene, ShootoutScene):
                self.street = scene
                if scene.hand is not None and not scene.motion.acting and scene.hand.place is not None:
                    return
            elif scene is not self.table:
                self.key(pygame.K_RETURN)
            elif self._waits():
                self.run(0.3)
                if self.scene is self.table and self._waits():
                    return
        raise AssertionError(f"step {self.lesson.step} never comes: {self.scene.name}")

    def _waits(self) -> bool:
        table = self.table
        quiet = table.desk is not None and not table.motion.acting and not table.flow.thinking
        return quiet and self.coach.told >= self.lesson.step

    def press_all(self, things: str) -> None:
        """Press one after the other, until the step is taken: a turn's end may be asked about once more."""
        step = self.lesson.step
        for name in things.split():
            if self.lesson.step != step:
                break
            self.point((3, 3))
            self.frame()
            self.click_on(name)
            self.frame()


@pytest.mark.parametrize("game", STEPS)
def test_a_whole_lesson_by_mouse(game: str) -> None:
    pupil = Pupil(game)
    for number, things in enumerate(STEPS[game], 1):
        pupil.until_asked()
        assert pupil.lesson.step == number
        assert pupil.table.sentence()[0] == pupil.coach.task
        desk = pupil.table.desk
        if desk is not None and things in {answer.id for answer in desk.answers()}:
            assert pupil.focus == things, "the step itself has the focus"
        pupil.press_all(things)
        assert pupil.lesson.step == number + 1, things
    pupil.until_asked()
    if game == "pony_express":
        pupil.flick(290)
        for _ in range(20):
            pupil.until_asked()
            if isinstance(pupil.scene, LessonSheet):
                break
            pupil.flick(290)
    sheet = pupil.scene
    assert isinstance(sheet, LessonSheet) and sheet.ends
    told = [step for step in range(pupil.lesson.steps + 2) if not pupil.lesson.by_hand(step)]
    assert pupil.shown == told
    assert pupil.coach.numbered == told[1:-1], "no sheet is counted that isn't shown"
    pupil.click_on("play")
    assert isinstance(pupil.scene, Seats) and pupil.scene.game == game


def test_another_legal_play_is_refused_kindly_with_the_clause_and_changes_nothing() -> None:
    pupil = Pupil("bang")
    pupil.until_asked()
    before = pupil.lesson.state_hash()
    pupil.press_all("card:17 seat:1")
    said = pupil.table.sentence()[0]
    assert "BG-14" in said and pupil.lesson.step == 1
    assert pupil.lesson.state_hash() == before
    desk = pupil.table.desk
    assert desk is not None and not desk.begun, "the choice begins anew"
    pupil.press_all("card:79 play")
    assert pupil.lesson.step == 2


def test_the_step_is_read_again_at_one_press() -> None:
    pupil = Pupil("wyatt_earp")
    pupil.until_asked()
    pupil.key(pygame.K_q)
    assert isinstance(pupil.scene, LessonSheet) and pupil.scene.step == 1
    pupil.key(pygame.K_ESCAPE)
    assert pupil.scene.name == pupil.table.name
    assert pupil.lesson.step == 1


@pytest.mark.parametrize("game", STEPS)
@pytest.mark.parametrize("at_table", [False, True])
def test_a_lesson_is_skipped_at_any_moment(game: str, at_table: bool) -> None:
    pupil = Pupil(game)
    if at_table:
        pupil.until_asked()
        pupil.key(pygame.K_F10)
        assert isinstance(pupil.scene, Pause)
        # a lesson is not saved, and its pause doesn't say so
        assert "leave" not in {item.id for item, _ in pupil.scene.placed}
        assert pupil.scene.sentence() == text("lesson-skip-says")
        skip = [item.id for item, _ in pupil.scene.placed if item.label == text("lesson-skip")]
        pupil.click_on(*skip)
    else:
        pupil.run(0.3)
        assert isinstance(pupil.scene, LessonSheet)
        pupil.key(pygame.K_x)
    assert isinstance(pupil.scene, Title)


def test_a_lesson_by_pad_alone() -> None:
    Pads.start()
    pupil = Pupil("wyatt_earp")
    pad = VirtualPad()
    try:
        pupil.pump()

        def press(button: int) -> None:
            pad.button(button, True)
            pupil.pump()
            pad.button(button, False)
            pupil.pump()
            pupil.frame()

        pupil.until_asked(lambda: press(v.A))
        assert pupil.focus == "draw-supply"
        press(v.A)
        pupil.until_asked(lambda: press(v.A))
        assert pupil.lesson.step == 2
    finally:
        pad.unplug()
        pygame.event.clear()


def opened(settings: Settings | None = None) -> Theatre:
    opening = Opening(PlayOptions())
    theatre = Theatre(settings=settings or Settings(), doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    return theatre


def test_the_lesson_is_offered_before_the_first_game_of_its_kind_only() -> None:
    theatre = opened()
    theatre.click_on("bang")
    seats = theatre.scene
    assert isinstance(seats, Seats)
    assert theatre.focus == "go_on", "who knows the game loses no press"
    theatre.click_on("lesson")
    assert isinstance(theatre.scene, Table | LessonSheet)
    assert load()[0].known_games == ["bang"]
    again = opened(load()[0])
    again.click_on("bang")
    assert isinstance(again.scene, Seats) and again.scene.item("lesson") is None
    again.key(pygame.K_ESCAPE)
    again.click_on("pony_express")
    assert isinstance(again.scene, Seats) and again.scene.item("lesson") is not None


def test_a_lesson_taken_at_the_chairs_ends_there() -> None:
    theatre = opened()
    theatre.click_on("bang")
    seats = theatre.scene
    assert isinstance(seats, Seats)
    theatre.click_on("lesson")
    theatre.run(0.3)
    assert isinstance(theatre.scene, LessonSheet)
    theatre.key(pygame.K_x)
    again = theatre.scene
    assert isinstance(again, Seats) and again is not seats and again.game == "bang"
    assert again.item("lesson") is None, "it has been taken"


def test_a_game_that_was_begun_is_known() -> None:
    theatre = opened()
    theatre.click_on("wyatt_earp")
    theatre.key(pygame.K_F10)
    theatre.key(pygame.K_F10)
    table = theatre.scene
    assert isinstance(table, Table)
    table.session.close()
    assert load()[0].known_games == ["wyatt_earp"]


def test_the_lesson_is_found_again_under_how_to_play_but_leaves_no_game() -> None:
    theatre = opened(Settings(known_games=["bang", "wyatt_earp", "pony_express"]))
    theatre.click_on("guide")
    guide = theatre.scene
    assert isinstance(guide, Guide)
    theatre.click_on("lesson")
    theatre.run(0.2)
    assert isinstance(theatre.scene, LessonSheet)
    table = next(scene for scene in theatre.stage.scenes if isinstance(scene, Table))
    assert table.session.game.name == guide.game
    theatre.stage.pop(theatre.scene)
    theatre.stage.push(Guide(game=guide.game))
    theatre.click_on("lesson")
    assert isinstance(theatre.scene, Guide) and theatre.stage.said is not None


@pytest.mark.parametrize("game", STEPS)
def test_the_bar_and_the_sheet_share_no_name(game: str) -> None:
    pupil = Pupil(game)
    for _ in range(1200):
        pupil.frame()
        if isinstance(pupil.scene, LessonSheet):
            break
    names = [control.id for control in pupil.scene.controls()]
    assert "skip" in names and len(set(names)) == len(names)
    pupil.click_on("bar-skip")
    pupil.run(0.5)
    assert not any(isinstance(scene, Table) for scene in pupil.stage.scenes)

from __future__ import annotations

import gc
import warnings
import weakref

import pygame
import pytest

from game.stage.intent import Drag, Intent, Kind, Phase
from game.stage.motion import Wait
from game.stage.scene import Control
from tests.stage.plain_board import Board
from tests.stage.theatre import FRAME, Theatre


def test_mouse_keys_and_focus_press_the_same_controls(theatre: Theatre, board: Board) -> None:
    theatre.click((320, 120))
    theatre.key(pygame.K_LEFT)
    theatre.key(pygame.K_RETURN)
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_SPACE)
    assert board.heard_of == ["right", "left", "right"]


def test_hover_moves_the_one_focus(theatre: Theatre) -> None:
    assert theatre.focus == "left"
    theatre.point((310, 110))
    assert theatre.focus == "right"
    theatre.point((900, 600))
    assert theatre.focus == "right", "focus stays when the pointer is over nothing"


class Leaver(Board):
    """A scene whose button leads away from it."""

    def press(self, control: Control, intent: Intent) -> None:
        self.stage.reset(Board())
        self.stage.forget_prints()


def test_a_scene_that_leaves_itself_is_gone_when_all_is_tidied() -> None:
    theatre = Theatre(Leaver())
    left = weakref.ref(theatre.scene)
    gone = []

    def tidy() -> None:
        gc.collect()
        gone.append(left() is None)

    theatre.stage.tidy = tidy
    theatre.click((320, 120))
    theatre.run(0.5)
    assert gone == [True]


def test_a_disabled_control_says_why(theatre: Theatre, board: Board) -> None:
    theatre.click((510, 110))
    assert board.heard_of == ["why off"]
    assert theatre.stage.said is not None


def test_a_click_beside_everything_presses_nothing(theatre: Theatre, board: Board) -> None:
    theatre.click((900, 600))
    assert board.heard_of == []


def test_brackets_slide_to_the_focus_and_stay(theatre: Theatre, board: Board) -> None:
    start = board.controls()[0].rect
    assert theatre.stage.brackets == start
    theatre.key(pygame.K_RIGHT)
    theatre.frame(0.03)
    assert theatre.stage.brackets is not None
    assert start.x < theatre.stage.brackets.x < 300
    theatre.run(0.2)
    assert theatre.stage.brackets == board.controls()[1].rect


def test_brackets_survive_a_new_layout(theatre: Theatre, board: Board) -> None:
    theatre.stage.lay_out()
    assert theatre.stage.brackets == board.controls()[0].rect


def test_an_idle_stage_paints_nothing(theatre: Theatre, board: Board) -> None:
    theatre.run(0.5)
    before = board.painted
    theatre.run(2.0)
    assert board.painted == before
    assert theatre.stage.due(theatre.now) > 0.5


def test_a_press_ends_the_running_act_and_does_nothing_else(theatre: Theatre, board: Board) -> None:
    board.motion.play(Wait(5000))
    theatre.key(pygame.K_RETURN)
    assert board.heard_of == []
    assert not board.motion.acting
    theatre.key(pygame.K_RETURN)
    assert board.heard_of == ["left"]


def test_a_drag_nobody_wants_is_a_click_if_it_ends_where_it_began(theatre: Theatre, board: Board) -> None:
    for end, pressed in (((160, 150), ["left"]), ((320, 120), ["left"])):
        theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(110, 110))
        theatre.send(pygame.MOUSEMOTION, pos=end, rel=(1, 1), buttons=(1, 0, 0))
        theatre.send(pygame.MOUSEBUTTONUP, button=1, pos=end)
        assert board.heard_of == pressed


def test_a_wanted_drag_is_cancelled_when_the_window_loses_the_focus(theatre: Theatre, board: Board) -> None:
    board.wants_drags = True
    theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(110, 110))
    theatre.send(pygame.MOUSEMOTION, pos=(200, 110), rel=(1, 1), buttons=(1, 0, 0))
    theatre.send(pygame.WINDOWFOCUSLOST)
    phases = [i.phase for i in board.intents if isinstance(i, Drag)]
    assert phases == [Phase.BEGIN, Phase.MOVE, Phase.CANCEL]
    assert board.heard_of == []


def test_nothing_counts_and_no_time_passes_while_another_window_is_in_front(theatre: Theatre, board: Board) -> None:
    done: list[str] = []
    board.after(100, lambda: done.append("timer"))
    theatre.send(pygame.WINDOWFOCUSLOST)
    theatre.key(pygame.K_RETURN)
    theatre.click((110, 110))
    theatre.run(0.5)
    assert board.heard_of == []
    assert done == []
    theatre.send(pygame.WINDOWFOCUSGAINED)
    theatre.run(0.2)
    assert done == ["timer"]


def test_a_covered_scene_stands_still(theatre: Theatre, board: Board) -> None:
    done: list[str] = []
    board.after(100, lambda: done.append("timer"))
    above = Board(over=True)
    theatre.stage.push(above)
    theatre.run(0.5)
    assert done == []
    theatre.stage.pop(above)
    theatre.run(0.2)
    assert done == ["timer"]


def test_an_overlay_lets_the_scene_below_show_and_a_full_scene_does_not(theatre: Theatre, board: Board) -> None:
    before = board.painted
    theatre.stage.push(Board(over=True))
    theatre.frame()
    assert board.painted == before + 1
    theatre.stage.push(Board())
    theatre.frame()
    assert board.painted == before + 1


def test_the_last_scene_stays(theatre: Theatre, board: Board) -> None:
    theatre.stage.pop()
    assert theatre.scene is board


def test_timers_are_due_while_nothing_else_happens(theatre: Theatre, board: Board) -> None:
    done: list[float] = []
    for ms in (90, 900, 2500):
        board.after(ms, lambda: done.append(theatre.now))
    start = theatre.now
    steps = theatre.sleep(3.0)
    assert [round(at - start, 2) for at in done] == pytest.approx([0.09, 0.9, 2.5], abs=0.03)
    assert steps < 40


def test_what_moves_after_a_long_rest_starts_at_its_beginning(theatre: Theatre, board: Board) -> None:
    theatre.sleep(5.0)
    theatre.key(pygame.K_RIGHT)
    theatre.frame()
    assert theatre.stage.brackets is not None
    assert theatre.stage.brackets.x < board.controls()[1].rect.x
    theatre.sleep(5.0)
    theatre.key(pygame.K_RETURN)
    theatre.sleep(0.03)
    assert board.places[-1] < 0.2


def test_a_long_stall_does_not_make_things_jump(theatre: Theatre, board: Board) -> None:
    done: list[str] = []
    board.motion.play(Wait(1000))
    board.after(1000, lambda: done.append("timer"))
    theatre.frame(5.0)
    assert done == []
    assert board.motion.acting


def test_letters_go_to_an_open_text_field(theatre: Theatre, board: Board) -> None:
    board.field_open = True
    theatre.frame()
    theatre.type("m")
    theatre.key(pygame.K_m)
    assert not theatre.settings.muted
    board.field_open = False
    theatre.frame()
    theatre.key(pygame.K_m)
    assert theatre.settings.muted


def test_a_notice_goes_away(theatre: Theatre) -> None:
    theatre.stage.notice("sound-muted")
    theatre.run(1.0)
    assert theatre.stage.said is not None
    theatre.run(4.0)
    assert theatre.stage.said is None


def test_a_new_window_size_lays_everything_out_anew(theatre: Theatre) -> None:
    before = theatre.stage.press
    pygame.display.set_mode((1024, 768))
    theatre.send(pygame.WINDOWSIZECHANGED, x=1024, y=768)
    assert (theatre.stage.canvas.width, theatre.stage.canvas.height) == (1920, 1440)
    assert theatre.stage.press is not before


def test_a_press_that_was_meant_for_the_person_before_does_nothing(theatre: Theatre, board: Board) -> None:
    board.seats = frozenset({0})
    theatre.frame()
    theatre.key(pygame.K_RETURN)
    assert board.heard_of == ["left"], "the first question is nobody's after"
    board.seats = frozenset()
    theatre.frame()
    board.seats = frozenset({0})
    theatre.frame()
    theatre.key(pygame.K_RETURN)
    assert len(board.heard_of) == 2, "asked again, the same person is not kept waiting"
    board.seats = frozenset({1})
    theatre.key(pygame.K_RETURN)
    theatre.run(0.2)
    theatre.key(pygame.K_RETURN)
    theatre.click_on("left")
    assert len(board.heard_of) == 2
    theatre.run(0.1)
    theatre.key(pygame.K_RETURN)
    assert len(board.heard_of) == 3


def test_another_size_than_was_asked_for_is_no_news_for_the_terminal(
    theatre: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = pygame.display.set_mode

    def forced(*args: object, **given: object) -> pygame.Surface:
        warnings.warn("Requested window was forcibly resized by the OS.", RuntimeWarning, stacklevel=2)
        return opened((1280, 720))

    monkeypatch.setattr(pygame.display, "set_mode", forced)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        theatre.stage.toggle_full_screen()
    assert told == []


def test_the_last_device_decides_which_buttons_are_shown(theatre: Theatre) -> None:
    used: list[Kind] = []
    theatre.key(pygame.K_RIGHT)
    used.append(theatre.stage.device)
    theatre.click((110, 110))
    used.append(theatre.stage.device)
    assert used == [Kind.KEYBOARD, Kind.MOUSE]


def test_two_frames_of_a_still_scene_are_the_same_picture(theatre: Theatre) -> None:
    pictures = []
    for _ in range(2):
        theatre.stage.touch()
        theatre.frame()
        pictures.append(pygame.image.tobytes(theatre.stage.window.surface, "RGB"))
    assert pictures[0] == pictures[1]


# pads and seats


def test_sixty_frames_a_second_are_enough(theatre: Theatre, board: Board) -> None:
    board.motion.play(Wait(900))
    theatre.frame()
    assert 0 < theatre.stage.due(theatre.now) <= FRAME

"""The street as people play it: a whole duel by mouse and by keys, cancelling, bots, any window, any frame rate."""

from __future__ import annotations

import math

import pygame
import pytest

from game.pony_express.arena import ARENA
from game.stage.paint import figures
from game.stage.pony import street_painter as painter
from game.stage.pony.street_hand import STREET
from game.stage.pony.street_layout import street_layout
from game.stage.pony.street_lesson import Lesson
from game.table.settings import Settings
from tests.slices import sliced
from tests.stage.pony.fights import Fight, session_at, session_with
from tests.stage.theatre import FRAME

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


def test_a_whole_duel_by_mouse_drags() -> None:
    fight = Fight()
    for _ in range(6):
        fight.flick(300, aside=0.0 if fight.shots() else 120.0)
        fight.settle()
        if fight.street.ended:
            break
    assert fight.street.ended and len(fight.shots()) >= 2
    kinds = [type(moment.event).__name__ for moment in fight.street.played]
    assert "FightWon" in kinds or "FightDrawn" in kinds
    fight.run(6)
    assert fight.stage.front is not fight.street, "it leaves by itself"


def test_a_pull_to_the_right_place_hits_and_the_rival_falls() -> None:
    fight = Fight()
    fight.flick(295)
    fight.settle()
    kinds = [type(moment.event).__name__ for moment in fight.street.played]
    assert kinds[:3] == ["Flicked", "RiderHit", "FightWon"]


def test_one_gesture_in_canvas_units_is_one_shot_in_every_window() -> None:
    shots = []
    for size in SIZES:
        fight = Fight(size=size)
        fight.flick(250, aside=30)
        fight.settle()
        shots += fight.shots()
    assert len(shots) == len(SIZES)
    for place, aim, speed in shots:
        # what is left is the whole pixel at the end of a pull of 250 units
        assert place == shots[0][0]
        assert abs(int(aim) - int(shots[0][1])) <= 40 and abs(int(speed) - int(shots[0][2])) <= 15


@pytest.mark.parametrize("frame", [1 / 30, 1 / 144, 0.4])
def test_the_frame_rate_changes_no_shot(frame: float) -> None:
    outcomes = []
    for each in (FRAME, frame):
        fight = Fight()
        to = fight.back_from_target(270)
        fight.pull(to)
        fight.let_go(to)
        for _ in range(3000):
            fight.frame(each)
            if fight.street.ended or fight.street.hand is not None:
                break
        outcomes.append((fight.shots(), fight.session.state_hash()))
    assert outcomes[0] == outcomes[1]


def holds_after(fight: Fight) -> bool:
    """Whether nothing was shot and the same question stands."""
    fight.run(0.5)
    return not fight.shots() and fight.street.hand is not None and not fight.street.hand.drawn


def test_the_right_button_puts_the_die_down() -> None:
    fight = Fight()
    to = fight.back_from_target(250)
    fight.pull(to)
    fight.send(pygame.MOUSEBUTTONDOWN, button=3, pos=to)
    fight.let_go(to)
    assert holds_after(fight)


def test_escape_puts_the_die_down_while_the_mouse_pulls() -> None:
    fight = Fight()
    to = fight.back_from_target(250)
    fight.pull(to)
    fight.key(pygame.K_ESCAPE)
    fight.let_go(to)
    assert holds_after(fight) and fight.stage.front is fight.street


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE])
def test_a_window_that_is_lost_cancels(lost: int) -> None:
    fight = Fight()
    to = fight.back_from_target(250)
    fight.pull(to)
    fight.send(lost)
    fight.send(pygame.WINDOWFOCUSGAINED)
    fight.let_go(to)
    assert holds_after(fight)


def test_a_release_outside_the_window_cancels() -> None:
    fight = Fight()
    fight.pull((1500, -200))
    fight.let_go((1500, -200))
    assert holds_after(fight)


def test_a_new_window_size_cancels() -> None:
    fight = Fight()
    to = fight.back_from_target(250)
    fight.pull(to)
    fight.stage.lay_out()
    fight.let_go(to)
    assert holds_after(fight)


def test_clicks_and_quick_jerks_never_fire() -> None:
    fight = Fight()
    fight.click(fight.die)
    fight.click(fight.street.layout.arena.center)
    fight.pull(fight.back_from_target(250), seconds=0.08)
    fight.let_go(fight.back_from_target(250))
    fight.key(pygame.K_RETURN)
    fight.key(pygame.K_SPACE)
    assert holds_after(fight)


def test_a_pull_back_to_the_die_is_no_shot_and_says_so() -> None:
    fight = Fight()
    fight.pull(fight.back_from_target(250))
    home = fight.back_from_target(10)
    fight.send(pygame.MOUSEMOTION, pos=home, rel=(0, 0), buttons=(1, 0, 0))
    fight.let_go(home)
    assert holds_after(fight) and fight.stage.said is not None


def test_the_die_is_dragged_along_the_arc() -> None:
    fight = Fight()
    hand = fight.street.hand
    assert hand is not None
    layout, arc = fight.street.layout, hand.scene.arc
    side = math.radians(hand.facing / 100 + 50)
    to = layout.at(arc.x + 300 * math.cos(side), arc.y + 300 * math.sin(side))
    from_ = math.radians(hand.facing / 100 - 60)
    start = layout.at(arc.x + 300 * math.cos(from_), arc.y + 300 * math.sin(from_))
    fight.pull(to, start=start)
    fight.let_go(to)
    assert abs(hand.place - 5000) < 200 and holds_after(fight)
    fight.flick(280)
    fight.settle()
    assert fight.shots()[0][0] == hand.place


def hold(fight: Fight, code: int, seconds: float) -> None:
    fight.send(pygame.KEYDOWN, key=code, mod=0, unicode="")
    fight.run(seconds)
    fight.send(pygame.KEYUP, key=code, mod=0, unicode="")


def test_keys_turn_hold_and_let_go() -> None:
    fight = Fight()
    hand = fight.street.hand
    assert hand is not None
    straight = hand.aim
    hold(fight, pygame.K_RIGHT, 0.5)
    assert hand.aim > straight and fight.focus == STREET
    turned = hand.aim
    hold(fight, pygame.K_UP, 0.3)
    assert hand.place != 0
    hold(fight, pygame.K_RETURN, 0.9)
    fight.settle()
    ((place, aim, speed),) = fight.shots()
    assert (place, aim) == (hand.place, turned) and 2000 < int(speed) < 2400


def test_escape_and_a_lost_focus_put_down_what_a_key_charges() -> None:
    fight = Fight()
    for way in ("escape", "focus"):
        fight.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="")
        fight.run(0.5)
        assert fight.street.hand is not None and fight.street.hand.drawn
        if way == "escape":
            fight.key(pygame.K_ESCAPE)
        else:
            fight.send(pygame.WINDOWFOCUSLOST)
            fight.send(pygame.WINDOWFOCUSGAINED)
        fight.send(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="")
        assert holds_after(fight)


def test_a_focus_that_goes_lets_keys_go_first_and_shoots_nothing() -> None:
    fight = Fight()
    fight.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    fight.run(0.5)
    fight.send(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="")
    fight.send(pygame.WINDOWFOCUSLOST)
    fight.run(0.1)
    fight.send(pygame.WINDOWFOCUSGAINED)
    assert holds_after(fight)


def test_two_presses_shoot_for_those_who_cannot_hold() -> None:
    fight = Fight(settings=Settings(two_presses=True))
    target = fight.street.layout.at(*fight.street.sight.aimed_at)
    fight.click(target)
    fight.run(0.7)
    assert fight.street.hand is not None and fight.street.hand.drawn
    fight.click(target)
    fight.settle()
    kinds = [type(moment.event).__name__ for moment in fight.street.played]
    assert kinds[:2] == ["Flicked", "RiderHit"]


def test_a_needle_is_put_down_too() -> None:
    fight = Fight(settings=Settings(two_presses=True))
    fight.key(pygame.K_RETURN)
    fight.run(0.5)
    fight.click(fight.die, button=3)
    assert holds_after(fight)


def test_a_replay_on_request_changes_nothing() -> None:
    fight = Fight()
    fight.flick(260, aside=140)
    fight.settle()
    before = fight.session.state_hash()
    fight.key(pygame.K_r)
    assert fight.street.show.on and fight.street.motion.acting
    fight.settle()
    assert fight.session.state_hash() == before and not fight.street.show.on


def test_the_lesson_is_given_once_and_ends_with_the_first_try() -> None:
    fight = Fight()
    shown = [fight.street.lesson.shown]
    to = fight.back_from_target(200)
    fight.pull(to)
    shown.append(fight.street.lesson.shown)
    assert shown == [True, False]
    fight.send(pygame.MOUSEBUTTONDOWN, button=3, pos=to)
    again = Lesson(fight.street)
    again.begin()
    assert not again.shown


def test_bots_aim_where_they_then_shoot() -> None:
    fight = Fight(session_at(who="bot"))
    seen: list[int] = []
    for _ in range(4000):
        fight.frame()
        if fight.street.watched is not None and not fight.shots():
            seen.append(fight.street.watched.aim)
        if fight.street.ended:
            break
    assert fight.street.ended
    assert len(set(seen)) > 20 and seen[-1] == fight.shots()[0][1]


def test_the_indians_are_shot_at_from_the_fourth_corner() -> None:
    fight = Fight(session_at("indians", 3))
    assert fight.street.sight.right is None and fight.street.sight.stand == "opposite"
    fight.flick(295)
    fight.settle()
    assert fight.street.ended
    assert "IndiansCounted" in [type(moment.event).__name__ for moment in fight.street.played]


def test_reduced_motion_shows_the_end_at_once_without_blinks() -> None:
    fight = Fight(settings=Settings(reduced_motion=True), painting=True)
    fight.flick(295)
    fight.run(0.2)
    film = fight.street.show.film
    assert film is not None and not any(beat.stop for beat in film.beats)
    assert fight.street.show.stamped is not None


@pytest.mark.parametrize("size", SIZES)
def test_what_is_drawn_is_what_is_met(size: tuple[int, int]) -> None:
    """A figure's painted foot and the die are their bodies, within 2 px, where the shot has them."""
    fight = Fight(size=size, painting=True)
    layout, press = fight.street.layout, fight.stage.press
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    for pose in painter.standing(fight.street.sight):
        if pose.tilt:
            continue
        box = figures.draw_standing(press, canvas, layout.at(pose.x, pose.y), 0, shadow=False)
        exact = fight.stage.canvas.scale * 1920 / 4200
        left, top = layout.arena.topleft
        assert abs(box.centerx - (left + pose.x * exact)) <= 2 and abs(box.centery - (top + pose.y * exact)) <= 2
        assert abs(box.width - 2 * ARENA.foot * exact) <= 2
    die = painter.die(press, canvas, layout, (2000, 900), 0)
    assert abs(die.width - ARENA.die * exact) <= 2


@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_the_street_but_the_aim(size: tuple[int, int]) -> None:
    fight = Fight(size=size)
    layout = street_layout(fight.stage.canvas)
    assert not layout.head.colliderect(layout.arena)
    assert not layout.gauge.colliderect(layout.arena) and not layout.gauge.colliderect(layout.bar)
    assert fight.stage.window.surface.get_rect().contains(layout.arena)
    x, y = layout.place(layout.at(1234, 567))
    assert abs(x - 1234) < 10 and abs(y - 567) < 10


@pytest.mark.parametrize("kind,seed", [("shot", 4), ("indians", 3)])
@pytest.mark.parametrize("size", sliced(SIZES, 2))
def test_every_word_has_room(kind: str, seed: int, size: tuple[int, int]) -> None:
    fight = Fight(session_at(kind, seed), size=size, painting=True)
    fight.flick(295)
    fight.settle()
    fight.run(0.2)
    assert not fight.stage.press.overflowed


def test_a_peace_pipe_in_place_of_a_shot() -> None:
    fight = Fight(session_with("peace_pipe"))
    fight.play_card("card:peace_pipe")
    fight.settle()
    assert fight.street.ended and not fight.shots()
    assert "ItemPlayed" in [type(moment.event).__name__ for moment in fight.street.played]


def test_dynamite_is_lit_and_then_flicked_twice() -> None:
    fight = Fight(session_with("dynamite"))
    fight.play_card("dynamite")
    fight.flick(295)
    fight.settle()
    assert len(fight.shots()) == 1 and fight.session.ask_kind() == "second_die"
    fight.flick(295)
    fight.settle()
    assert len(fight.shots()) == 2 and fight.street.ended


def test_at_the_pace_of_steps_a_bots_shot_waits_for_a_press() -> None:
    fight = Fight(session_at(who="bot"), settings=Settings(pace="step"))
    picks = fight.session.picks
    fight.run(6.0)
    assert fight.session.picks == picks and fight.street.watched is not None, "it has aimed"
    assert "step" in {offer.id for offer in fight.street.offers()} and fight.focus == "step"
    fight.key(pygame.K_x)
    fight.run(0.2)
    assert fight.session.picks > picks and fight.street.motion.acting, "the die flies"
    done = fight.session.picks
    fight.run(8.0)
    if not fight.street.ended:
        assert fight.session.picks == done and fight.street.course.stepping
        fight.point(fight.street.layout.bar.midleft)
        fight.click_on("step")
        fight.run(0.2)
        assert fight.session.picks > done


def test_who_aims_too_long_is_warned_and_then_a_bot_flicks_once() -> None:
    fight = Fight(settings=Settings(pace="instant", answer_seconds=30))
    shooter = fight.street.asked_seat
    warned = []
    for seconds in (19.0, 2.0):
        fight.run(seconds)
        warned.append(fight.street.time.patience.warned)
    assert warned == [False, True] and fight.shots() == []
    fight.run(10.0)
    assert len(fight.shots()) == 1
    assert shooter is not None and fight.session.chairs[shooter].who == "person"


def test_without_a_limit_one_aims_as_long_as_one_likes() -> None:
    fight = Fight(settings=Settings(pace="instant"))
    fight.run(40.0)
    assert fight.shots() == [] and fight.street.time.patience.fuse is None

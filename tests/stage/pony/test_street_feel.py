"""How the shoot-out feels in the hand: what is aimed at is what is shot at, at once, whatever the machine does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pygame
import pytest

from game.stage.paint import aim
from game.stage.pony import street_sounds
from game.stage.pony.street_hand import STREET
from tests.pony_express.tables import final_duel, say
from tests.stage.pony.fights import Fight, session_at, session_of, session_with
from tests.stage.theatre import FRAME

FOUND = {"duel": ("shot", 4), "indians": ("indians", 3)}


def gauge(fight: Fight) -> bytes:
    """The pixels of the power gauge."""
    fight.stage.touch()
    fight.stage.paint()
    return pygame.image.tobytes(fight.stage.window.surface.subsurface(fight.street.layout.gauge), "RGB")


def moved(fight: Fight, to: tuple[int, int]) -> None:
    """The mouse is at a place, its button down."""
    fight.send(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=(1, 0, 0))


# -- power


def test_the_power_moves_with_the_first_frame_of_a_pull_and_with_every_one_after_it() -> None:
    fight = Fight(painting=True)
    fight.street.lesson.end()
    fight.frame()
    x, y = fight.die
    seen = [gauge(fight)]
    fight.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y))
    for far in (16, 40, 90, 150, 220, 290):
        moved(fight, fight.back_from_target(far))
        fight.frame()
        seen.append(gauge(fight))
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("two_presses", [False, True])
def test_the_power_moves_with_the_first_frame_of_a_held_key_and_of_the_needle(two_presses: bool) -> None:
    fight = Fight(painting=True)
    fight.stage.settings.two_presses = two_presses
    fight.street.lesson.end()
    fight.frame()
    seen = [gauge(fight)]
    fight.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="")
    for _ in range(6):
        fight.frame()
        seen.append(gauge(fight))
    assert len(set(seen)) == len(seen)


def test_what_reaches_the_target_is_marked_on_the_gauge(monkeypatch: pytest.MonkeyPatch) -> None:
    marks: list[tuple[float, ...]] = []
    monkeypatch.setattr(aim, "draw_gauge", lambda *given: marks.append(given[-1]))
    fight = Fight(painting=True)
    fight.frame()
    ((needed,),) = set(marks)
    fight.flick(24 + needed * 276)
    fight.settle()
    kinds = [type(moment.event).__name__ for moment in fight.street.played]
    assert "RiderHit" in kinds


# -- the aim


@pytest.mark.parametrize("wander", [(4, 0), (0, 4), (-2, 3), (3, -2)])
def test_the_aim_does_not_move_when_the_finger_lifts(wander: tuple[int, int]) -> None:
    fight = Fight(size=(1920, 1080))
    to = fight.back_from_target(240, aside=60)
    fight.pull(to)
    fight.frame(0.1)
    assert fight.street.hand is not None
    shown = fight.street.hand.aim
    for part in (1, 2):
        moved(fight, (to[0] + wander[0] * part // 2, to[1] + wander[1] * part // 2))
        fight.now += 0.02
    fight.let_go((to[0] + wander[0], to[1] + wander[1]))
    fight.settle()
    ((_, aimed, _),) = fight.shots()
    assert abs(int(aimed) - shown) <= 30


def test_a_push_forwards_counts_as_a_swipe_with_its_speed() -> None:
    speeds = []
    for pixels in (12, 22):
        fight = Fight(size=(1920, 1080))
        x, y = fight.die
        tx, ty = fight.street.layout.at(*fight.street.sight.aimed_at)
        far = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5
        fight.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y))
        at = x, y
        for n in range(1, 25):
            fight.now += 0.008
            at = round(x + (tx - x) / far * pixels * n), round(y + (ty - y) / far * pixels * n)
            moved(fight, at)
        fight.let_go(at)
        fight.settle()
        ((_, aimed, speed),) = fight.shots()
        assert abs(int(aimed)) < 300
        speeds.append(int(speed))
    assert speeds[0] < speeds[1]


# -- a stray press, and putting down


def test_cancelling_leaves_the_game_the_die_and_the_question_as_they_were() -> None:
    fight = Fight()
    hand = fight.street.hand
    assert hand is not None
    before = fight.session.state_hash(), fight.session.picks, hand.place, fight.street.asked_seat
    for ending in ("button", "escape", "bar"):
        to = fight.back_from_target(250)
        fight.pull(to)
        assert hand.drawn
        if ending == "button":
            fight.send(pygame.MOUSEBUTTONDOWN, button=3, pos=to)
        elif ending == "escape":
            fight.key(pygame.K_ESCAPE)
        else:
            fight.click_on("put-down")
        fight.let_go(to)
        fight.run(0.2)
        assert not hand.drawn
    assert (fight.session.state_hash(), fight.session.picks, hand.place, fight.street.asked_seat) == before


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_r, pygame.K_x, pygame.K_F1])
def test_a_key_that_is_only_tapped_shoots_nothing(code: int) -> None:
    fight = Fight()
    for _ in range(4):
        fight.key(code)
        fight.run(0.05)
    assert not fight.shots()


def test_while_a_shot_is_seen_no_other_can_be_made_and_a_press_ends_the_seeing() -> None:
    fight = Fight(session_with("dynamite"))
    fight.play_card("dynamite")
    fight.flick(295)
    fight.run(0.3)
    assert fight.street.show.on
    fight.pull((400, 600), start=(600, 500))
    fight.let_go((400, 600))
    fight.run(0.1)
    assert len(fight.shots()) <= 1
    for _ in range(8):
        fight.key(pygame.K_RETURN)
        fight.frame()
    assert not fight.street.motion.acting, "hurried to its end"
    assert len(fight.shots()) == 1


# -- whatever the machine does


def uneven() -> Iterator[float]:
    """Frames as a busy machine gives them."""
    return cycle((1 / 60, 1 / 25, 1 / 144, 0.3, 1 / 90))


@pytest.mark.parametrize("frames", [uneven, lambda: cycle((5.0,))], ids=["uneven", "five seconds each"])
def test_stalls_and_uneven_frames_change_no_outcome(frames: object) -> None:
    assert callable(frames)
    ends = []
    for each in (cycle((FRAME,)), frames()):
        fight = Fight()
        fight.flick(270)
        for _ in range(3000):
            fight.frame(next(each))
            if (fight.street.ended or fight.street.hand is not None) and not fight.street.motion.acting:
                break
        ends.append((fight.shots(), fight.session.state_hash()))
    assert ends[0] == ends[1] and ends[0][0]


def test_a_window_that_hangs_while_a_die_is_drawn_shoots_nothing_by_itself() -> None:
    fight = Fight()
    fight.pull(fight.back_from_target(250))
    fight.frame(5.0)
    fight.run(0.2)
    assert not fight.shots() and fight.street.hand is not None and fight.street.hand.drawn


def test_without_the_focus_no_bot_shoots_and_no_film_runs() -> None:
    fight = Fight(session_at(who="bot"))
    fight.send(pygame.WINDOWFOCUSLOST)
    fight.run(8.0)
    assert not fight.shots()
    fight.send(pygame.WINDOWFOCUSGAINED)
    for _ in range(2000):
        fight.frame()
        if fight.street.show.on:
            break
    fight.send(pygame.WINDOWFOCUSLOST)
    at = fight.street.show._at
    fight.run(3.0)
    assert fight.street.show._at == at


# -- heard


def test_a_flick_is_heard_as_hard_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[float] = []
    monkeypatch.setattr(street_sounds, "flicked", lambda loud, power, side: heard.append(power))
    for far in (130, 290):
        fight = Fight()
        fight.flick(far)
        fight.settle()
    assert 0.3 < heard[0] < 0.5 and 0.9 < heard[1] <= 1


# -- again, please


@pytest.mark.parametrize("pull", [(295, 0), (260, 140), (200, 0)], ids=["fall", "miss", "touch"])
def test_every_shot_can_be_seen_again_slowly(pull: tuple[float, float]) -> None:
    fight = Fight()
    fight.flick(*pull)
    fight.settle()
    fight.run(0.5)  # a press at once would have been meant for the question before
    film = fight.street.show.film
    assert film is not None and any(offer.id == "replay" for offer in fight.street.offers())
    fight.click_on("replay")
    frames = fight.until(lambda: not fight.street.motion.acting, "the shot has been seen again")
    assert frames * FRAME * 1000 > 1.8 * film.length
    if not fight.street.ended:
        assert fight.focus == STREET and fight.street.hand is not None


def test_both_sides_are_told_what_a_hit_would_cost_before_the_shot() -> None:
    fight = Fight(painting=True)
    sight, gold = fight.street.sight, fight.session.view(None).state.gold
    assert sight.right is not None
    for side in (sight.left, sight.right):
        assert side.owes == (gold[side.seat] + 1) // 2
    plain = pygame.image.tobytes(fight.stage.window.surface, "RGB")
    fight.street.sight = sight.with_gold([9] * len(gold))
    fight.stage.touch()
    fight.stage.paint()
    assert pygame.image.tobytes(fight.stage.window.surface, "RGB") != plain


@pytest.mark.parametrize("way", ["duel", "indians", "bystander"])
def test_a_stamp_lies_over_nobody_who_was_struck(way: str) -> None:
    fight = Fight(session_of(say(final_duel(), "B> corner left")) if way == "bystander" else session_at(*FOUND[way]))
    aimed = next((f for f in fight.street.sight.street.figures if f.id == "C"), None) if way == "bystander" else None
    fight.flick(295, at=(aimed.x, aimed.y) if aimed else None)
    fight.until(lambda: fight.street.show.stamped is not None, "the verdict is stamped")
    show, layout = fight.street.show, fight.street.layout
    assert show.film is not None and show.stamped is not None
    struck = {beat.blow.who for beat in show.film.beats if beat.blow.fell}
    assert struck
    stamp = show.stamped.get_rect(center=show.stamp_middle())
    for pose in show.film.figures(show.film.length):
        if pose.figure.id in struck:
            assert not stamp.collidepoint(layout.at(pose.x, pose.y))


def test_a_bystander_who_is_hit_in_the_final_duel_costs_the_shooter_the_race() -> None:
    fight = Fight(session_of(say(final_duel(), "B> corner left")))
    assert fight.street.sight.kind == "final" and fight.street.sight.bystanders == (2,)
    bystander = fight.street.sight.street.find("C")
    fight.flick(295, at=(bystander.x, bystander.y))
    fight.settle()
    kinds = [type(moment.event).__name__ for moment in fight.street.played]
    assert fight.street.ended and kinds[:3] == ["Flicked", "RiderHit", "Arrested"] and "GameWon" in kinds


def test_in_the_final_duel_both_sides_are_seen_with_the_shots_they_have() -> None:
    sight = Fight(session_of(say(final_duel(), "B> corner left"))).street.sight
    assert sight.right is not None
    assert [(side.shots, side.of) for side in (sight.left, sight.right)] == [(1, 1), (2, 2)]

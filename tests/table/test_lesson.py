"""Lessons are worked cases that hold, and a session that takes one step after the other."""

from __future__ import annotations

import pytest

from game.rules import library
from game.rules.ask import PASS
from game.rules.casefile import read_cases
from game.rules.caserun import run_case
from game.rules.kinds import CHANCE, Pick
from game.rules.refusal import IllegalPick
from game.table.lesson import LEARNER, OTHER_STEP, Lesson, LessonBots, file_of, has_lesson, turns_of
from game.table.outcomes import outcome
from game.words import clause, lesson_task, lesson_text, speak
from game.words.speech import has

GAMES = library.names()
NAMES = ("Kate", "Doc", "Morgan", "Hattie")
every_game = pytest.mark.parametrize("game", GAMES)


def others_act(lesson: Lesson) -> None:
    """Let everybody but the learner do what is theirs."""
    bots = LessonBots()
    while not lesson.over and LEARNER not in lesson.asked():
        thought = bots.think(lesson)
        if thought is not None:
            lesson.choose(thought.seat, thought.pick())
        else:
            answer = outcome(lesson.view(None).state)
            assert answer is not None
            lesson.choose(CHANCE, answer)


def plain_options(lesson: Lesson) -> list[Pick]:
    """The learner's whole picks that name every token."""
    options = lesson.options(LEARNER)
    whole = [tuple(part for part in option if isinstance(part, int | str)) for option in options]
    return [pick for pick, option in zip(whole, options, strict=True) if len(pick) == len(option)]


@every_game
def test_every_game_has_a_lesson_that_holds_as_a_case(game: str) -> None:
    assert has_lesson(game)
    (case,) = read_cases(file_of(game))
    assert run_case(case) == []


@every_game
def test_every_step_has_a_clause_of_its_game(game: str) -> None:
    (case,) = read_cases(file_of(game))
    lesson = Lesson(game, NAMES)
    for turn in turns_of(case):
        if turn.seat == LEARNER:
            assert clause(game, turn.clause, lesson.setup.switches()), turn


@every_game
@pytest.mark.parametrize("tag", ["en", "zh", "fa"])
def test_every_step_is_told_and_says_what_to_do(game: str, tag: str) -> None:
    lesson = Lesson(game, NAMES)
    assert [has(game, f"lesson-{n}") for n in (lesson.steps + 1, lesson.steps + 2)] == [True, False]
    speak(tag)
    for step in range(lesson.steps + 2):
        assert lesson_text(game, step, NAMES).strip()
    for step in range(1, lesson.steps + 1):
        assert lesson_task(game, step, NAMES).strip()


@every_game
def test_the_steps_lead_through_and_every_other_legal_pick_is_refused_kindly(game: str) -> None:
    lesson = Lesson(game, NAMES)
    for step in range(1, lesson.steps + 1):
        others_act(lesson)
        assert (lesson.step, lesson.done) == (step, False)
        due = lesson.due
        assert due is not None and due.seat == LEARNER
        for other in plain_options(lesson):
            if not due.fits(LEARNER, other):
                before = lesson.state_hash()
                with pytest.raises(IllegalPick) as refused:
                    lesson.choose(LEARNER, other)
                assert refused.value.refusal == OTHER_STEP
                assert (lesson.state_hash(), lesson.step) == (before, step)
        lesson.choose(LEARNER, due.pick)
    assert (lesson.done and lesson.due is None) or not lesson.by_hand(lesson.steps)


@every_game
def test_what_the_rules_forbid_is_refused_by_the_rules(game: str) -> None:
    lesson = Lesson(game, NAMES)
    others_act(lesson)
    with pytest.raises(IllegalPick) as refused:
        lesson.choose(LEARNER, ("no", "such", "pick"))
    assert refused.value.refusal != OTHER_STEP


def test_after_the_last_step_everything_may_be_picked() -> None:
    lesson = Lesson("bang", NAMES)
    while not lesson.done:
        others_act(lesson)
        due = lesson.due
        assert due is not None
        lesson.choose(LEARNER, due.pick)
    bots = LessonBots()
    for _ in range(40):
        if LEARNER in lesson.asked() or lesson.over:
            break
        thought = bots.think(lesson)
        assert thought is not None
        lesson.choose(thought.seat, thought.pick())
    for option in plain_options(lesson):
        assert not lesson.off_the_way(LEARNER, option)


def test_any_flick_is_the_step_and_nobodys_time_runs_out() -> None:
    lesson = Lesson("pony_express", NAMES)
    while lesson.step < lesson.steps:
        others_act(lesson)
        due = lesson.due
        assert due is not None
        assert lesson.pass_for(lesson.asked()) == []
        lesson.choose(LEARNER, due.pick)
    others_act(lesson)
    lesson.choose(LEARNER, ("flick", 0, 777, 2000))
    assert lesson.done


def test_a_step_is_not_taken_back_and_nothing_is_kept() -> None:
    lesson = Lesson("bang", NAMES)
    due = lesson.due
    assert due is not None
    lesson.choose(LEARNER, due.pick)
    assert lesson.may_undo(LEARNER) is not None
    assert lesson.undo(LEARNER) == lesson.may_undo(LEARNER)
    assert lesson.path is None and lesson.step == 2
    assert PASS not in plain_options(lesson)

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.bang.notes import note
from game.bots.memory import Note
from game.rules.knowledge import view
from game.table.course import Course
from game.table.seating import Chair, Setup
from tests.bots.bang.table import position

TABLE = """
seats 5
set A.role sheriff
set B.role outlaw
set C.role outlaw
set D.role deputy
set E.role renegade
set turn B
set B.hand bang_qh jail_js cat_balou_kh gatling_10h beer_6h
set C.front jail_10s
set A.hand missed_2s
"""


@pytest.mark.parametrize(
    ("pick", "told"),
    [
        (("play", "bang_qh", 0), ("at", 1, "bang", 0, 0b00101, 0)),
        (("play", "jail_js", 3), ("at", 1, "jail", 3, 0b11100, 0)),
        (("play", "cat_balou_kh", 0, "hand"), ("at", 1, "cat_balou", 0, 0b11101, 0)),
        (("play", "cat_balou_kh", 2, "jail_10s"), None),
        (("play", "gatling_10h"), ("all", 1, "gatling", 0, 0)),
        (("play", "beer_6h"), None),
        (("end",), ("calm", 1, 1, 0)),
    ],
)
def test_what_a_pick_tells(pick: tuple[int | str, ...], told: Note | None) -> None:
    assert note(position(TABLE), 1, pick, ()) == told


def test_a_turn_with_a_hostile_act_was_not_calm() -> None:
    assert note(position(TABLE), 1, ("end",), (("at", 1, "bang", 0, 0b101, 0),)) is None
    assert note(position(TABLE), 1, ("end",), (("at", 1, "bang", 0, 0b101, -5),)) == ("calm", 1, 1, 0)


def test_only_public_facts_enter() -> None:
    g = position(TABLE)
    for pick in (("play", "bang_qh", 0), ("play", "jail_js", 3), ("end",)):
        assert note(g, 1, pick, ()) == note(replace(view(g, 1)).state, 1, pick, ())


def test_a_course_keeps_them_and_an_undo_forgets() -> None:
    chairs = tuple(Chair(name, n, "person") for n, name in enumerate("ABCDE"))
    course = Course(Setup("bang", chairs, "dv4", {}, 5), watched=False)
    while not course.notes:
        seat = course.asked()[0]
        options = course.state.pending.options[seat]
        hostile = [o for o in options if o[0] == "play" and len(o) > 2]
        course.play(seat, hostile[0] if hostile and seat == course.state.turn else options[-1])
    before = course.notes
    assert before[-1][0] in ("at", "all", "calm")

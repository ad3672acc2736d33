"""Somebody is called to the screen: nothing is shown before the press, and what was picked before stands after it."""

from __future__ import annotations

from game.stage.menus.cover import Cover
from game.stage.play.calling import call
from game.stage.scene import Scene
from game.table.course import NEW_KNOWLEDGE
from game.table.session import Session
from tests.stage.theatre import Theatre
from tests.table.playing import a_pick, play_until, set_up


def test_what_was_picked_before_stands_once_the_person_called_has_pressed() -> None:
    session = play_until(Session.start(set_up(people=3)), "play")
    seat = session.asked()[0]
    session.choose(seat, a_pick(session, seat, "discard"))
    theatre = Theatre(Scene())
    shown: list[int] = []
    call(theatre.stage, session, (seat + 1) % 3, lambda: shown.append(session.picks))
    cover = theatre.stage.scenes[-1]
    assert isinstance(cover, Cover) and session.chairs[(seat + 1) % 3].name in cover.sentence()
    theatre.run(0.5)
    assert not shown and session.may_undo(seat) is None
    theatre.click(cover.controls()[0].rect.center)
    assert shown and session.may_undo(seat) == NEW_KNOWLEDGE

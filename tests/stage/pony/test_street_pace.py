"""With bots that act at once: shots that concern a person are seen nevertheless."""

from __future__ import annotations

import pytest

from game.stage.pony.street_sight import sight_of
from game.table.seating import Chair
from game.table.settings import Settings
from tests.stage.pony.fights import NAMES, Fight, session_at


@pytest.mark.parametrize(("who", "frames"), [("person", range(60, 240)), ("bot", range(6))])
def test_at_once_skips_the_shots_of_bots_but_who_has_flicked_sees_the_die_run(who: str, frames: range) -> None:
    fight = Fight(session_at(who=who), settings=Settings(pace="instant"), run=0.02)
    if who == "person":
        fight.flick(295)
    seen = 0
    for _ in range(600):
        fight.frame()
        seen += fight.street.show.on and fight.street.motion.acting
        if fight.street.ended:
            break
    assert fight.street.ended and fight.shots() and seen in frames


def test_at_once_a_bots_shot_at_a_person_is_seen() -> None:
    session = session_at(who="bot")
    shooter = int(session.asked()[0])
    aimed = next(seat for seat in sight_of(session.view(None).state, shooter).fighting if seat != shooter)
    session.take_over(aimed, Chair(NAMES[aimed], aimed, "person"))
    fight = Fight(session, settings=Settings(pace="instant"), run=0.02)
    seen = 0
    for _ in range(200):
        fight.frame()
        seen += fight.street.show.on and fight.street.motion.acting
        if len(fight.shots()) > 1 or fight.street.ended:
            break
    assert fight.shots() and seen >= 60


def test_at_once_a_shot_can_be_seen_again_before_the_street_is_left() -> None:
    fight = Fight(settings=Settings(pace="instant"))
    fight.flick(295)
    fight.settle()
    assert fight.street.ended
    fight.run(0.5)
    fight.click_on("replay")
    fight.run(0.5)
    assert fight.street.show.replayed and fight.street.motion.acting

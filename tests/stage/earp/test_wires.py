from __future__ import annotations

import pytest

from game.rules.event import Event
from game.rules.kinds import SEATS
from game.stage.earp.wires import Telegraph
from game.stage.paint.sheets import NAILED
from game.stage.play.wires import MOST_NAILED
from game.wyatt_earp import events as e
from tests.stage.earp.test_pictured import table_of

A, B = SEATS[:2]
NAMES = ("Ana", "Bo", "Clem")
GIVEN = e.Given("WE-33", B, A, 77)
OTHER = e.Discarded("WE-20", B, 3)


def told(*events: Event) -> Telegraph:
    telegraph = Telegraph(lambda seat: seat == 0)
    for event in events:
        telegraph.hear(event, NAMES)
    return telegraph


@pytest.mark.parametrize(
    "event",
    [
        GIVEN,
        e.Robbed("WE-34", B, A, "jesse_james", 3),
        e.HideoutLaid("WE-36", B, A, "jesse_james", 3),
        e.FastestGunLost("WE-31", A, "jesse_james", 3),
    ],
)
def test_what_is_done_to_a_persons_seat_stays_nailed_up_until_that_person_draws(event: Event) -> None:
    assert told().struck(event) == A
    before = told(event, OTHER, OTHER, e.Drew("WE-11", B, (-1, -1), 0))
    assert [NAILED in line for line in before.shown()] == [False, True, False, False]  # the last act is above it
    assert before.shown()[1][0] == NAILED
    assert told(OTHER, event).shown()[0][0] == NAILED
    assert len(before.shown()) == 4
    for release in (e.Drew("WE-11", A, (-1, -1), 0), e.TookDiscard("WE-11", A, 3), e.HandBegan("WE-06", 2, A)):
        assert not any(NAILED in line for line in told(event, OTHER, release).shown())


def test_what_is_done_to_a_bot_is_an_entry_like_any_other() -> None:
    assert not any(NAILED in line for line in told(e.Given("WE-33", A, B, 77)).shown())


def test_never_more_is_nailed_up_than_leaves_room_for_the_newest() -> None:
    shown = told(GIVEN, GIVEN, GIVEN, OTHER).shown()
    assert [NAILED in line for line in shown] == [False, *[True] * MOST_NAILED, *[False] * 2]


def test_a_slip_names_both_of_them() -> None:
    _, scene = table_of(11, people=1)

    class Moment:
        def event_for(self, viewer: int | None) -> Event:
            return GIVEN

    scene.tell([Moment()])  # type: ignore[list-item]  # only what everybody sees is asked for
    assert scene.stage.said is not None and scene.stage.said.text == "Ana gives Bo a Wyatt Earp."

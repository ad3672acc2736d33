from __future__ import annotations

import pytest

from game.pony_express import events as e
from game.rules.event import Event
from game.rules.kinds import SEATS
from game.stage.paint.sheets import NAILED
from game.stage.pony.wires import Telegraph

A, B = SEATS[:2]
NAMES = ("Ana", "Bo", "Clem")
JAIL_ROLL = e.Rolled("PX-70", A, "jail", (9, 9, 10, 12, 13), "pair")
OTHER = e.Starts("PX-16", B)


def told(*events: Event) -> Telegraph:
    telegraph = Telegraph(lambda seat: seat == 0)
    for event in events:
        telegraph.hear(event, NAMES)
    return telegraph


@pytest.mark.parametrize("event", [JAIL_ROLL, e.Jailed("PX-36", A), e.Moved("PX-97", A, 9, 7, "lasso")])
def test_what_befalls_a_person_stays_nailed_up_until_that_persons_turn(event: Event) -> None:
    shown = told(event, OTHER, e.TurnBegan("PX-17", B, 5)).shown()
    assert any(NAILED in line for line in shown)
    assert not any(NAILED in line for line in told(event, e.TurnBegan("PX-17", A, 6)).shown())


def test_rolls_elsewhere_and_what_befalls_bots_are_entries_like_any_other() -> None:
    mine = e.Rolled("PX-65", A, "mine", (9, 9, 10, 12, 13), "pair")
    assert not any(NAILED in line for line in told(mine, e.Jailed("PX-36", B)).shown())

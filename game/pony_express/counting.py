"""What is counted of a race: the faces that came up, what came of the shots, what was declared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.pony_express import events as e
from game.pony_express.dice import FACES
from game.pony_express.frames.duel import Duel
from game.pony_express.scene import contest
from game.pony_express.state import Pony
from game.rules.counting import Counting, Deed, Trial
from game.rules.event import Event

DICE: Final = "dice"
SHOTS: Final = "shots"
ROWS: Final = tuple(str(face) for face in FACES[::-1])
EVEN: Final = {row: 1 / len(ROWS) for row in ROWS}
DEEDS: Final = ("shots", "felled", "touched", "indians", "bystanders", "missed")
"""Dice flicked; rivals that fell, rivals that were only touched; Indians that fell; others that fell; dice that met
nobody.
"""
DECLARED: Final = "declared"
WORDS: Final = ("declared", "not_called", "true", "bluff", "calls")
"""Hands declared; those that nobody called, and those that turned out true or a bluff; calls of other riders' hands."""
PICKAXE: Final = "PX-101"


def of(before: Pony, event: Event) -> Iterable[Trial | Deed]:
    """What an event adds."""
    if isinstance(event, e.CupRolled | e.Rerolled):
        return _rolled(event.seat, event.faces)
    if isinstance(event, e.Rolled):
        # a Pickaxe rolls some of five dice, and the event doesn't say which
        return () if event.clause == PICKAXE else _rolled(event.seat, event.faces)
    if isinstance(event, e.Declared | e.NotCalled | e.Revealed | e.Called):
        return (Deed(DECLARED, event.seat, _word(event)),)
    return _shot(before, event)


def _word(event: e.Declared | e.NotCalled | e.Revealed | e.Called) -> str:
    if isinstance(event, e.Revealed):
        return "true" if event.truth else "bluff"
    return {e.Declared: "declared", e.NotCalled: "not_called", e.Called: "calls"}[type(event)]


def _rolled(seat: int, faces: Iterable[int]) -> list[Trial]:
    return [Trial(DICE, seat, str(face), EVEN) for face in faces if face > 0]


def _shot(before: Pony, event: Event) -> Iterator[Deed]:
    if isinstance(event, e.Flicked):
        yield Deed(SHOTS, event.seat, "shots")
    elif isinstance(event, e.ShotMissed):
        yield Deed(SHOTS, event.seat, "missed")
    elif isinstance(event, e.IndianHit):
        if event.how == "fell" and not isinstance(contest(before), Duel):
            yield Deed(SHOTS, event.seat, "indians")
    elif isinstance(event, e.RiderHit) and event.whom != event.seat:
        fight = contest(before)
        if isinstance(fight, Duel) and event.whom in (fight.newcomer, fight.other):
            yield Deed(SHOTS, event.seat, "felled" if event.how == "fell" else "touched")
        elif event.how == "fell":
            yield Deed(SHOTS, event.seat, "bystanders")


COUNTING: Final = Counting({DICE: ROWS}, {SHOTS: DEEDS, DECLARED: WORDS}, of)

"""What is worth telling of a race: shots, bluffs that nobody called, bluffs that somebody did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from game.pony_express import events as e
from game.pony_express.dice import STEPS, hand_of
from game.pony_express.frames.duel import Duel
from game.pony_express.scene import contest
from game.pony_express.state import Pony
from game.rules.feats import Feat, Feats, Scene

BEST_SHOT: Final = "best-shot"
BOLDEST_BLUFF: Final = "boldest-bluff"
KEENEST_EYE: Final = "keenest-eye"
DOWN: Final = 10
LAST_DUEL: Final = 5
"""A figure that falls in the duel that decides the game weighs half as much again."""


def of(scenes: Iterable[Scene]) -> Iterator[Feat]:
    """The feats of a race."""
    felled, flicked, last = 0, 0, False
    safe, caller = False, -1
    caught: Counter[int] = Counter()
    for position, before, event in scenes:
        if isinstance(event, e.FightBegan):
            last = event.final
        elif isinstance(event, e.Flicked):
            felled, flicked = 0, position
        elif isinstance(event, e.RiderHit | e.IndianHit) and _fell(before, event):
            felled += 1
            yield Feat(BEST_SHOT, event.seat, felled * DOWN + LAST_DUEL * last, flicked, {"count": felled})
        elif isinstance(event, e.Declared):
            safe, caller = event.safe, -1
        elif isinstance(event, e.Called):
            caller = event.seat
        elif isinstance(event, e.NotCalled):
            truth = hand_of(tuple(before.dice))
            steps = STEPS[event.hand] - STEPS[truth]
            if steps > 0 and not safe:
                told: dict[str, str | int] = {"declared": event.hand, "rolled": truth, "count": steps}
                yield Feat(BOLDEST_BLUFF, event.seat, steps, position, told)
        elif isinstance(event, e.Revealed) and not event.truth and caller >= 0:
            caught[caller] += 1
            yield Feat(KEENEST_EYE, caller, caught[caller], position, {"count": caught[caller]})


def _fell(before: Pony, event: e.RiderHit | e.IndianHit) -> bool:
    """Whether a figure falls that was aimed at."""
    if event.how != "fell":
        return False
    fight = contest(before)
    if isinstance(event, e.IndianHit):
        return not isinstance(fight, Duel)
    return isinstance(fight, Duel) and event.whom != event.seat and event.whom in (fight.newcomer, fight.other)


FEATS: Final = Feats((BEST_SHOT, BOLDEST_BLUFF, KEENEST_EYE), of)

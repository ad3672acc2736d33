"""What is worth telling of a race: shots, bluffs that nobody called, bluffs that somebody did.

Every shot is told of by itself too: `whom` was aimed at, -1 for the Indians, and `how` is what came of it: down
(`count` figures that were aimed at), touched, bystander (only somebody else fell) or missed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
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
SHOT: Final = "shot"
DOWN: Final = 10
LAST_DUEL: Final = 5
"""A figure that falls in the duel that decides the game weighs half as much again."""


def of(scenes: Iterable[Scene]) -> Iterator[Feat]:
    """The feats of a race."""
    felled, flicked, last = 0, 0, False
    safe, caller = False, -1
    caught: Counter[int] = Counter()
    shot: Shot | None = None
    for position, before, event in scenes:
        if shot is not None and not isinstance(event, e.RiderHit | e.IndianHit | e.ShotMissed):
            yield shot.feat()
            shot = None
        if isinstance(event, e.FightBegan):
            last = event.final
        elif isinstance(event, e.Flicked):
            felled, flicked = 0, position
            shot = Shot(event.seat, _target(before, event.seat), position)
        elif isinstance(event, e.RiderHit | e.IndianHit):
            down = _fell(before, event)
            if shot is not None:
                shot.meets(event, down)
            if down:
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


@dataclass(slots=True)
class Shot:
    """One die that is flicked, and what it has done so far."""

    seat: int
    whom: int
    position: int
    down: int = 0
    touched: bool = False
    strangers: int = 0

    def meets(self, event: e.RiderHit | e.IndianHit, down: bool) -> None:
        """The die meets a figure; `down`: one that was aimed at falls."""
        self.down += down
        if isinstance(event, e.RiderHit) and event.whom == self.whom:
            self.touched = True
        elif isinstance(event, e.RiderHit) and event.whom != self.seat and event.how == "fell":
            self.strangers += 1

    def feat(self) -> Feat:
        """As it is told."""
        how = "down" if self.down else "touched" if self.touched else "bystander" if self.strangers else "missed"
        return Feat(SHOT, self.seat, self.down, self.position, {"whom": self.whom, "how": how, "count": self.down})


def _target(before: Pony, seat: int) -> int:
    """Whom a shot is meant for; -1 for the Indians."""
    fight = contest(before)
    return -1 if not isinstance(fight, Duel) else fight.other if seat == fight.newcomer else fight.newcomer


def _fell(before: Pony, event: e.RiderHit | e.IndianHit) -> bool:
    """Whether a figure falls that was aimed at."""
    if event.how != "fell":
        return False
    fight = contest(before)
    if isinstance(event, e.IndianHit):
        return not isinstance(fight, Duel)
    return isinstance(fight, Duel) and event.whom != event.seat and event.whom in (fight.newcomer, fight.other)


FEATS: Final = Feats((BEST_SHOT, BOLDEST_BLUFF, KEENEST_EYE), of, each=SHOT)

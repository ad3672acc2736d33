"""What is worth telling of a gunfight: who was shot at most, who put most out of the game, who stood after it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from game.bang import events_fight as f
from game.rules.feats import Feat, Feats, Scene

MOST_WANTED: Final = "most-wanted"
QUICKEST_GUN: Final = "quickest-gun"
THICKEST_SKIN: Final = "thickest-skin"
SORRIEST_SHERIFF: Final = "sorriest-sheriff"


def of(scenes: Iterable[Scene]) -> Iterator[Feat]:
    """The feats of a game."""
    aimed: Counter[int] = Counter()
    ended: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    out: set[int] = set()
    last = 0
    for position, _before, event in scenes:
        last = position
        if isinstance(event, f.ShotFired) and event.seat >= 0 and event.whom != event.seat:
            aimed[event.whom] += 1
            yield Feat(MOST_WANTED, event.whom, aimed[event.whom], position, {"count": aimed[event.whom]})
        elif isinstance(event, f.LifeLost):
            lost[event.seat] += event.amount
        elif isinstance(event, f.Eliminated):
            out.add(event.seat)
            if event.by >= 0 and event.by != event.seat:
                ended[event.by] += 1
                yield Feat(QUICKEST_GUN, event.by, ended[event.by], position, {"count": ended[event.by]})
        elif isinstance(event, f.Penalised):
            yield Feat(SORRIEST_SHERIFF, event.seat, 1, position)
    for seat, points in lost.items():
        if seat not in out:
            yield Feat(THICKEST_SKIN, seat, points, last, {"count": points})


FEATS: Final = Feats((MOST_WANTED, QUICKEST_GUN, THICKEST_SKIN, SORRIEST_SHERIFF), of)

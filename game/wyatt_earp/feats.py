"""What is worth telling of a hunt: the fattest reward, the richest hand, the surest gun."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from game.rules.feats import Feat, Feats, Scene
from game.wyatt_earp import events as e

BIGGEST_CATCH: Final = "biggest-catch"
RICHEST_HAND: Final = "richest-hand"
SUREST_GUN: Final = "surest-gun"


def of(scenes: Iterable[Scene]) -> Iterator[Feat]:
    """The feats of a game."""
    number = 1
    hits: Counter[int] = Counter()
    caught: Counter[tuple[int, str]] = Counter()
    taken: Counter[int] = Counter()
    for position, _before, event in scenes:
        if isinstance(event, e.HandBegan):
            number = event.number
            caught.clear()
            taken.clear()
        elif isinstance(event, e.Paid):
            seat, outlaw = event.seat, event.outlaw
            caught[seat, outlaw] += event.amount
            taken[seat] += event.amount
            reward = caught[seat, outlaw]
            yield Feat(BIGGEST_CATCH, seat, reward, position, {"outlaw": outlaw, "amount": reward, "number": number})
            yield Feat(RICHEST_HAND, seat, taken[seat], position, {"amount": taken[seat], "number": number})
        elif isinstance(event, e.ShotFired) and event.hit:
            hits[event.seat] += 1
            yield Feat(SUREST_GUN, event.seat, hits[event.seat], position, {"count": hits[event.seat]})


FEATS: Final = Feats((BIGGEST_CATCH, RICHEST_HAND, SUREST_GUN), of)

"""What is counted of a game at the Wyatt Earp table: what was drawn, and which shots hit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.counting import Counting, Deed, Trial, drawn
from game.rules.event import Event
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import HOLE, NAMES, OUTLAWS
from game.wyatt_earp.state import Earp

DRAWS: Final = "draws"
SHOTS: Final = "shots"
SHERIFF: Final = "sheriff"
ROWS: Final = (*OUTLAWS, SHERIFF)
HOLES: Final = ("hit", "no_hit")


def _row(card: int) -> str:
    return NAMES[card] if NAMES[card] in OUTLAWS else SHERIFF


def _hole(card: int) -> str:
    return "hit" if HOLE[card] else "no_hit"


def of(before: Earp, event: Event) -> Iterable[Trial | Deed]:
    """What an event adds."""
    if isinstance(event, e.Dealt | e.Drew):
        return drawn(DRAWS, event.seat, event.cards, before.supply, _row)
    if isinstance(event, e.ShotFired | e.TieShot):
        return drawn(SHOTS, event.seat, (event.card,), before.supply, _hole)
    return ()


COUNTING: Final = Counting({DRAWS: ROWS, SHOTS: HOLES}, {}, of)

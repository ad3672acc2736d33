"""Which item cards of a hand may be played at a moment, and why others may not."""

from __future__ import annotations

from typing import Any

from game.pony_express.items import KIND, MOMENT
from game.pony_express.state import Pony, holds
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


def plays(g: Pony, seat: int, *moments: str) -> tuple[Option, ...]:
    """Every play of an item card that a seat has at these moments."""
    hand = g.hand[seat]
    if not hand:
        return ()
    found: list[Option] = []
    seen: list[str] = []
    for card in hand:
        kind = KIND[card] if card >= 0 else ""
        if kind and kind not in seen and MOMENT[kind] in moments:
            seen.append(kind)
            found += RULES[kind].plays(g, seat)
    return tuple(found)


def is_item(pick: Pick) -> bool:
    """Whether a pick plays an item card."""
    return bool(pick) and pick[0] in MOMENT


def play(g: Pony, seat: int, pick: Pick) -> Frame[Any] | None:
    """Carry out the play of an item card; may return a frame to do first."""
    frame: Frame[Any] | None = RULES[str(pick[0])].play(g, seat, pick)
    return frame


def why_not(g: Pony, seat: int, pick: Pick, *moments: str) -> Refusal:
    """The reason against playing an item card (or against a pick that is no such play)."""
    if not is_item(pick):
        return NOT_AN_OPTION
    kind = str(pick[0])
    if not holds(g, seat, kind):
        return Refusal("PX-76", "item_not_held", (("kind", kind),))
    if MOMENT[kind] not in moments:
        return Refusal(RULES[kind].clause_id, "item_not_now", (("kind", kind),))
    bar: Refusal | None = RULES[kind].bars(g, seat, pick)
    return bar or NOT_AN_OPTION

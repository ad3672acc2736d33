"""Fast Draw: shoot first, whoever arrived last (PX-90)."""

from __future__ import annotations

from game.pony_express.cards.single import Single
from game.pony_express.vocabulary import RULES


@RULES.add("fast_draw")
class FastDraw(Single):
    """In the final duel the ratio of shots stays as it is."""

    _kind = "fast_draw"
    clause_id = "PX-90"

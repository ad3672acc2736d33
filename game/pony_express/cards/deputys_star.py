"""Deputy's Star: stay upright when about to go to jail (PX-91)."""

from __future__ import annotations

from game.pony_express.cards.single import Single
from game.pony_express.vocabulary import RULES


@RULES.add("deputys_star")
class DeputysStar(Single):
    """Gold owed for the same event is still paid; a lost final duel is not undone."""

    _kind = "deputys_star"
    clause_id = "PX-91"

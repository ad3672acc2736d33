"""Fastest Gun: shoot; on a hit three points and $1,000, and there is only one on the table (WE-30)."""

from __future__ import annotations

from game.rules.refusal import Refusal
from game.wyatt_earp import verbs
from game.wyatt_earp.cards.reasons import FASTEST_IS_HERE, NOTHING_THERE
from game.wyatt_earp.cards.robberies import LaidAfterAShot
from game.wyatt_earp.deck import FASTEST_GUN, KIND
from game.wyatt_earp.state import Earp, has_outlaw, place
from game.wyatt_earp.vocabulary import RULES


@RULES.add("fastest_gun")
class FastestGun(LaidAfterAShot):
    """Not on the outlaw who is the Fastest Gun already; the old one goes, the money it brought stays."""

    _verb = "fastest_gun"
    _clause = "WE-30"

    def _bar(self, g: Earp, seat: int, outlaw: int) -> Refusal | None:
        if not has_outlaw(g, seat, outlaw):
            return NOTHING_THERE
        others_only = g.switches["fastest_gun_same_outlaw"] == "others_only"
        for owner in range(g.seats):
            if owner == seat and others_only:
                continue
            if any(KIND[card] == FASTEST_GUN for card in g.laid[place(owner, outlaw)]):
                return FASTEST_IS_HERE
        return None

    def _hit(self, g: Earp, seat: int, outlaw: int) -> None:
        verbs.drop_fastest_guns(g)
        super()._hit(g, seat, outlaw)

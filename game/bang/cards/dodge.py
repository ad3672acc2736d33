"""Dodge: one miss effect, then a card (BG-100)."""

from __future__ import annotations

from game.bang.cards.missed import Missed
from game.bang.frames.after_shot import DrawLater
from game.bang.frames.shot import MISSES
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.kinds import SEATS


@RULES.add("card/dodge")
class Dodge(Missed):
    """No Missed!: Calamity Janet cannot fire it."""


def draw_for_dodging(g: Bang, seat: int, why: str, clause: str) -> None:
    """The card that a Dodge or a Bible brings, at once or, by the switch, when the shot is over."""
    if g.switches["dodge_draw_usable"]:
        piles.draw(g, seat, 1, why, clause)
    else:
        g.due.append((True, DrawLater(SEATS[seat], why, clause, uninvited=True)))


MISSES["dodge"] = lambda g, seat: draw_for_dodging(g, seat, "dodge", "BG-100")

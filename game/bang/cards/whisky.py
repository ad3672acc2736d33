"""Tequila and Whisky: life points for one more card; neither is a Beer (BG-104, BG-105)."""

from __future__ import annotations

from game.bang.cards.base import AtAnybody, Costly, Options, Untargeted, aimed
from game.bang.deck import KINDS
from game.bang.measures import everyone_else
from game.bang.state import Bang
from game.bang.verbs import cards, fights, people
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import Pick


class _Spirits(AtAnybody):
    """A life point for somebody."""

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        cards.play(g, seat, card, name, int(tail[0]), "BG-104")
        self.repeat(g, seat, card, name, tail)
        return None

    def repeats(self, g: Bang, seat: int, head: Option) -> Options:
        return aimed(head, everyone_else(g, seat) | 1 << seat)

    def repeat(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        whom = int(tail[0])
        shield = g.forbidden("shields", whom, seat, name, KINDS[card])
        if shield is None:
            people.gain_life(g, whom, 1, name, "BG-104")
        else:
            fights.shrug_off(g, seat, whom, name, shield.reason, shield.clause)


@RULES.add("card/tequila")
class Tequila(Costly, _Spirits):
    """One life point."""


@RULES.add("card/whisky")
class Whisky(Costly, Untargeted):
    """Two life points for oneself."""

    _clause = "BG-105"

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> None:
        people.gain_life(g, seat, 2, name, "BG-105")

"""Panic!, Cat Balou and Rag Time: a card of another player (BG-74, BG-103)."""

from __future__ import annotations

from typing import ClassVar

from game.bang.cards.base import Costly, Options
from game.bang.cards.grip import Grip
from game.bang.deck import KINDS
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import Pick
from game.rules.refusal import Refusal


class _Grab:
    """A brown card that is a grip."""

    _grip: ClassVar[Grip]

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        return self._grip.options(g, seat, head)

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        return self._grip.bar(g, seat, tail)

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        cards.play(g, seat, card, name, int(tail[0]), self._grip.clause)
        self._grip.grab(g, seat, name, KINDS[card], tail)
        return None

    def repeats(self, g: Bang, seat: int, head: Option) -> Options:
        return self._grip.options(g, seat, head)

    def repeat(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        self._grip.grab(g, seat, name, KINDS[card], tail)


@RULES.add("card/panic")
class Panic(_Grab):
    """Into one's own hand, at distance 1; a gun's reach does not help (BG-27)."""

    _grip = Grip("BG-74", near=True, takes=True, spent=1)


@RULES.add("card/cat_balou")
class CatBalou(_Grab):
    """Onto the discards, at any distance (BG-28)."""

    _grip = Grip("BG-74", near=False, takes=False, spent=1)


@RULES.add("card/rag_time")
class RagTime(Costly, _Grab):
    """Into one's own hand, at any distance, for one more card."""

    _grip = Grip("BG-103", near=False, takes=True, spent=2)

"""Can Can, Conestoga, Canteen, Pony Express: what else waits in front of its owner (BG-117 to BG-120)."""

from __future__ import annotations

from typing import ClassVar

from game.bang.cards.base import Options
from game.bang.cards.green import Green
from game.bang.cards.grip import Grip
from game.bang.deck import KINDS, NAME
from game.bang.state import Bang
from game.bang.verbs import people, piles
from game.bang.verbs.cards import front_named
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import Refusal


class _GreenGrab(Green):
    """A card of another player, at any distance."""

    _grip: ClassVar[Grip]

    def _picks(self, g: Bang, seat: int, head: Option) -> Options:
        return self._grip.options(g, seat, head, front_named(g, seat, self._name))

    def _bar_use(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        return self._grip.bar(g, seat, tail, front_named(g, seat, self._name))

    def _used(self, g: Bang, seat: int, card: int, tail: Pick) -> None:
        self._grip.grab(g, seat, NAME[card], KINDS[card], tail)


@RULES.add("card/can_can")
class CanCan(_GreenGrab):
    """Onto the discards."""

    _name, _clause = "can_can", "BG-117"
    _grip = Grip("BG-117", near=False, takes=False, spent=0)


@RULES.add("card/conestoga")
class Conestoga(_GreenGrab):
    """Into one's own hand."""

    _name, _clause = "conestoga", "BG-118"
    _grip = Grip("BG-118", near=False, takes=True, spent=0)


@RULES.add("card/canteen")
class Canteen(Green):
    """One life point; it is no Beer."""

    _name, _clause = "canteen", "BG-119"

    def _used(self, g: Bang, seat: int, card: int, tail: Pick) -> None:
        people.gain_life(g, seat, 1, "canteen", self._clause)


@RULES.add("card/pony_express")
class PonyExpress(Green):
    """Three cards."""

    _name, _clause = "pony_express", "BG-120"

    def _used(self, g: Bang, seat: int, card: int, tail: Pick) -> None:
        piles.draw(g, seat, 3, "pony_express", self._clause)

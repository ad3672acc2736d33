"""Josh McCloud: in his turn two nuggets get him the unseen top card of the equipment deck (GR-38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.cards.base import Options
from game.bang.cards.reasons import NOT_YOUR_TURN
from game.bang.deck import BLACK, NAME
from game.bang.state import Bang
from game.bang.verbs import cards, shop
from game.bang.vocabulary import RULES
from game.rules.ask import Ask, Option
from game.rules.frame import OVER as DONE
from game.rules.frame import Frame, Instead, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import Refusal

PRICE = 2
HEAD: Option = ("put",)


@RULES.add("character/josh_mccloud")
class JoshMcCloud:
    """A black card he has already is lost."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        mine = seat == me.seat and self.bars_use(g, me, ("use", "josh_mccloud")) is None
        return (*value, ("use", "josh_mccloud")) if mine else value

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        if g.turn != me.seat:
            return NOT_YOUR_TURN
        nuggets = g.nuggets[me.seat]
        if nuggets < PRICE:
            return Refusal("GR-38", "too_dear", (("cost", 2), ("nuggets", nuggets)))
        return None if g.shop_deck else Refusal("GR-38", "no_equipment_left")

    def use(self, g: Bang, me: Thing, pick: Pick) -> Frame[Bang]:
        cards.use_ability(g, me.seat, "josh_mccloud", -1, "GR-38")
        shop.pay(g, me.seat, PRICE, "josh_mccloud", "GR-38")
        return Unseen(SEATS[me.seat], NAME[shop.get_unseen(g, me.seat)])


@dataclass(slots=True)
class Unseen(Frame[Bang]):
    """`seat` says what the equipment `name` is used for, if it can be used at all."""

    seat: Seat
    name: str
    used: bool = False

    def ask(self, g: Bang) -> Ask | None:
        options = self._rule(g).plays(g, self.seat, HEAD)
        return Ask("josh_mccloud", {self.seat: options}) if options and not self.used else None

    def answer(self, g: Bang, seat: int, pick: Pick) -> Frame[Bang] | Over | Instead:
        card = next(c for c in reversed(g.shop_deck) if NAME[c] == self.name)
        if self.name in BLACK:
            shop.place_unseen(g, card, int(pick[1]) if len(pick) > 1 else seat)
            return DONE
        frame: Frame[Bang] | None = self._rule(g).play(g, seat, card, self.name, pick[1:])
        return Instead(frame) if frame is not None else DONE

    def _rule(self, g: Bang) -> Any:
        return g.rulebook[f"equipment/{self.name}"]

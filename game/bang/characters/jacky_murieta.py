"""Jacky Murieta: in his turn two nuggets are a shot in reach, outside the limit (GR-37)."""

from __future__ import annotations

from game.bang.cards.base import Options, aimed, is_seat, not_a_target
from game.bang.cards.reasons import NOT_YOUR_TURN
from game.bang.frames.shot import Shot
from game.bang.measures import distance, in_reach, reach
from game.bang.state import Bang
from game.bang.verbs import cards, shop
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

PRICE = 2


@RULES.add("character/jacky_murieta")
class JackyMurieta:
    """As often as he can pay."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != me.seat or g.turn != seat or g.nuggets[seat] < PRICE:
            return value
        return value + aimed(("use", "jacky_murieta"), in_reach(g, seat))

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        seat = me.seat
        if g.turn != seat:
            return NOT_YOUR_TURN
        if g.nuggets[seat] < PRICE:
            return Refusal("GR-37", "too_dear", (("cost", PRICE), ("nuggets", g.nuggets[seat])))
        if len(pick) != 3 or not is_seat(g, pick[2]):
            return NOT_AN_OPTION
        far = distance(g, seat, int(pick[2]))
        barred = not_a_target(g, seat, int(pick[2]), "GR-37")
        if barred is None and far > reach(g, seat):
            barred = Refusal("BG-27", "out_of_reach", (("distance", far), ("reach", reach(g, seat))))
        return barred

    def use(self, g: Bang, me: Thing, pick: Pick) -> Shot:
        whom = SEATS[int(pick[2])]
        cards.use_ability(g, me.seat, "jacky_murieta", whom, "GR-37")
        shop.pay(g, me.seat, PRICE, "jacky_murieta", "GR-37")
        return Shot(SEATS[me.seat], whom, "jacky_murieta")

"""José Delgado: in his turn he may discard a blue card from hand for two cards, twice at most (BG-129)."""

from __future__ import annotations

from game.bang.cards.base import Options
from game.bang.cards.reasons import NOT_IN_HAND, NOT_YOUR_TURN
from game.bang.deck import BORDER, KINDS, NAME
from game.bang.state import Bang, marked
from game.bang.verbs import cards, piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

NOT_BLUE = Refusal("BG-129", "no_blue_card")


@RULES.add("character/jose_delgado")
class JoseDelgado:
    """The switch lifts the limit."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != me.seat or g.turn != seat or self._spent(g, seat) is not None:
            return value
        blue = [KINDS[card] for card in g.hand[seat] if BORDER[NAME[card]] == "blue"]
        return value + tuple(dict.fromkeys(("use", "jose_delgado", kind) for kind in blue))

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        if g.turn != me.seat:
            return NOT_YOUR_TURN
        if (spent := self._spent(g, me.seat)) is not None:
            return spent
        if len(pick) != 3:
            return NOT_AN_OPTION
        card = cards.held(g, me.seat, str(pick[2]))
        if card < 0:
            return NOT_IN_HAND
        return None if BORDER[NAME[card]] == "blue" else NOT_BLUE

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        cards.use_ability(g, me.seat, "jose_delgado", -1, "BG-129")
        cards.discard(g, me.seat, (cards.held(g, me.seat, str(pick[2])),), "jose_delgado", "BG-129")
        piles.draw(g, me.seat, 2, "jose_delgado", "BG-129")

    def _spent(self, g: Bang, seat: int) -> Refusal | None:
        most = g.switches["jose_limit"]
        if most == "none" or marked(g, seat, "jose_delgado") < most:
            return None
        return Refusal("BG-129", "often_enough", (("limit", most),))

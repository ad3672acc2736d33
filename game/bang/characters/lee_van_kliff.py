"""Lee Van Kliff: he may discard a BANG! to carry out again the brown card he has just played, once each (BG-181)."""

from __future__ import annotations

from game.bang.cards.base import Options
from game.bang.cards.reasons import NOT_IN_HAND, NOT_YOUR_TURN
from game.bang.deck import CARD_OF_KIND, KINDS, NAME
from game.bang.rulings import card_rule
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

NOTHING_PLAYED = Refusal("BG-181", "nothing_to_repeat")
NO_BANG = Refusal("BG-181", "only_bang_cards")


@RULES.add("character/lee_van_kliff")
class LeeVanKliff:
    """A repeated BANG! is outside the limit."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != me.seat or seat != g.turn or not g.last:
            return value
        bangs = dict.fromkeys(KINDS[card] for card in g.hand[seat] if NAME[card] == "bang")
        return value + tuple(pick for bang in bangs for pick in self._again(g, seat, bang))

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        if g.turn != me.seat:
            return NOT_YOUR_TURN
        if not g.last:
            return NOTHING_PLAYED
        card = cards.held(g, me.seat, str(pick[2])) if len(pick) > 2 else -1
        if card < 0:
            return NOT_IN_HAND
        if NAME[card] != "bang":
            return NO_BANG
        return None if pick in self._again(g, me.seat, str(pick[2])) else NOT_AN_OPTION

    def use(self, g: Bang, me: Thing, pick: Pick) -> Frame[Bang] | None:
        kind, _, name = g.last.partition(":")
        again, g.last = CARD_OF_KIND[kind], ""
        cards.use_ability(g, me.seat, "lee_van_kliff", -1, "BG-181")
        cards.discard(g, me.seat, (cards.held(g, me.seat, str(pick[2])),), "lee_van_kliff", "BG-181")
        frame: Frame[Bang] | None = card_rule(name).repeat(g, me.seat, again, name, pick[3:])
        return frame

    def _again(self, g: Bang, seat: int, bang: str) -> Options:
        head: Option = ("use", "lee_van_kliff", bang)
        found: Options = card_rule(g.last.partition(":")[2]).repeats(g, seat, head)
        return found

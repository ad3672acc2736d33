"""Law of the West: the second card of phase 1 is shown, and played in this turn if it can be (BG-155)."""

from __future__ import annotations

from game.bang.cards.base import Options
from game.bang.deck import KINDS
from game.bang.events_piles import Drew
from game.bang.happenings.blessing import EVENT
from game.bang.measures import names_of
from game.bang.picks import as_another
from game.bang.rulings import card_rule
from game.bang.state import Bang
from game.bang.verbs import cards, piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.refusal import Refusal


@RULES.add("event/law_of_the_west", EVENT)
class LawOfTheWest:
    """Until then it is no cost of another card."""

    def on_drew(self, g: Bang, me: Thing, event: Drew) -> None:
        if event.why == "draw" and len(event.cards) > 1 and event.seat == g.turn:
            piles.show_card(g, event.seat, event.cards[1], "law_of_the_west", "BG-155")
            piles.oblige(g, event.seat, KINDS[event.cards[1]])

    def bars_end(self, g: Bang, me: Thing, seat: int) -> Refusal | None:
        if seat != g.turn or not g.must or not plays_of(g, seat, g.must):
            return None
        return Refusal("BG-155", "must_be_played", (("card", g.must),))

    def bars_cost(self, g: Bang, me: Thing, seat: int, card: int) -> Refusal | None:
        if seat != g.turn or KINDS[card] != g.must or sum(KINDS[c] == g.must for c in g.hand[seat]) > 1:
            return None
        return Refusal("BG-155", "must_be_played", (("card", g.must),)) if plays_of(g, seat, g.must) else None


def plays_of(g: Bang, seat: int, kind: str) -> Options:
    """The plays a seat has now of a card in its hand."""
    card = cards.held(g, seat, kind)
    if card < 0:
        return ()
    found: Options = ()
    for name in names_of(g, seat, card):
        if g.forbidden("bars_play", seat, name, card) is None:
            found += card_rule(name).plays(g, seat, as_another(card, name))
    return found

"""Black Jack: in phase 1 he shows the second card he draws; if it is red he draws one more, unseen (BG-13)."""

from __future__ import annotations

from game.bang.events import Drew
from game.bang.frames.may import May, by_choice
from game.bang.measures import is_red
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS


@RULES.add("character/black_jack")
class BlackJack:
    """The second card is the last of his hand when phase 1 has brought two; with fewer there is none to show."""

    def on_drew(self, g: Bang, me: Thing, event: Drew) -> May | None:
        if event.seat != me.seat or event.why != "draw" or len(event.cards) < 2:
            return None
        return May(SEATS[me.seat], "black_jack", asks=by_choice(g))

    def due(self, g: Bang, me: Thing, whom: int) -> bool:
        return True

    def take(self, g: Bang, me: Thing, whom: int) -> None:
        card = g.hand[me.seat][-1]
        piles.show_card(g, me.seat, card, "black_jack", "BG-84")
        if is_red(g, card):
            piles.draw(g, me.seat, 1, "black_jack", "BG-84")

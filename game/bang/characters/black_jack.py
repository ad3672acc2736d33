"""Black Jack: in phase 1 he shows the second card he draws; if it is red he draws one more, unseen (BG-84)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.events_piles import Drew
from game.bang.frames.may import by_choice
from game.bang.measures import is_red
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat


@RULES.add("character/black_jack")
class BlackJack:
    """With fewer than two cards there is none to show."""

    def on_drew(self, g: Bang, me: Thing, event: Drew) -> Frame[Bang] | None:
        if event.seat != me.seat or event.why != "draw" or len(event.cards) < 2:
            return None
        return ShowSecond(SEATS[me.seat], len(event.cards) - 1, by_choice(g))


@dataclass(slots=True)
class ShowSecond(Frame[Bang]):
    """`seat` shows the card that is the `back`-th from the end of its hand; `asks`: if it likes."""

    seat: Seat
    back: int
    asks: bool = False
    shown: bool = False

    def begin(self, g: Bang) -> None:
        if not self.asks:
            self._show(g)

    def ask(self, g: Bang) -> Ask | None:
        return None if self.shown else Ask("may", {self.seat: (PASS, ("use", "black_jack"))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        if pick != PASS:
            self._show(g)
        return OVER

    def _show(self, g: Bang) -> None:
        self.shown = True
        card = g.hand[self.seat][-self.back]
        piles.show_card(g, self.seat, card, "black_jack", "BG-84")
        if is_red(g, card):
            piles.draw(g, self.seat, 1, "black_jack", "BG-84")

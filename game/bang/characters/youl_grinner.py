"""Youl Grinner: before he draws, everybody with more cards than he gives him one of his own choice (BG-183)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import onwards, others
from game.bang.deck import KINDS
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat, Seats

ID = "character/youl_grinner"


@RULES.add(ID)
class YoulGrinner:
    """Who has more is counted once, at the beginning."""

    def before_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        richer = sum(1 << whom for whom in others(g, seat) if len(g.hand[whom]) > len(g.hand[seat]))
        return Tribute(SEATS[seat], richer) if seat == me.seat and richer else None


@dataclass(slots=True)
class Tribute(Frame[Bang]):
    """`left` are the seats that have not given their card to `seat`."""

    seat: Seat
    left: Seats

    def ask(self, g: Bang) -> Ask | None:
        giver = next((s for s in onwards(g, self.seat) if self.left >> s & 1), -1)
        if giver < 0:
            return None
        return Ask("youl_grinner", {SEATS[giver]: tuple(dict.fromkeys(("give", KINDS[c]) for c in g.hand[giver]))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> None:
        self.left &= ~(1 << seat)
        cards.give(g, seat, self.seat, cards.held(g, seat, str(pick[1])), "youl_grinner", "BG-183")

    def end(self, g: Bang) -> str:
        return ID

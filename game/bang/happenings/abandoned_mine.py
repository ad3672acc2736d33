"""Abandoned Mine: phase 1 from the discards while they last; what is too many goes face down on the deck (BG-149)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.deck import KINDS
from game.bang.events import Played
from game.bang.frames.draw_phase import CARDS
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import EXCESS, RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat
from game.rules.state import Afterwards


@RULES.add("event/abandoned_mine", EVENT)
class AbandonedMine:
    """By the switch also every card played in the turn; then it does nothing where the discards are empty."""

    def instead_of_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        if g.switches["abandoned_mine"] == "whole_turn" and not g.discards:
            return None
        return MineDraw(SEATS[seat])

    def excess_to(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return EXCESS["deck"]

    def on_played(self, g: Bang, me: Thing, event: Played) -> Afterwards | None:
        if g.switches["abandoned_mine"] != "whole_turn" or event.seat != g.turn:
            return None
        return Afterwards(Stow(KINDS[event.card]))


@dataclass(slots=True)
class MineDraw(Frame[Bang]):
    """`seat` draws phase 1 from the discards, and the rest from the deck."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        count: int = g.fold("draw_count", CARDS, self.seat)
        from_discards = min(count, len(g.discards))
        for _ in range(from_discards):
            piles.draw_discard(g, self.seat, "abandoned_mine", "BG-149")
        if count > from_discards:
            piles.draw(g, self.seat, count - from_discards, "draw", "BG-149")


@dataclass(slots=True)
class Stow(Frame[Bang]):
    """The card of kind `card`, just played, goes from the discards face down on the deck."""

    card: str

    def begin(self, g: Bang) -> None:
        card = next((c for c in g.discards if KINDS[c] == self.card), -1)
        if card >= 0:
            piles.stow(g, card, "BG-149")

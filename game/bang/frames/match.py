"""The whole game: roles, characters, hands, then turn after turn (BG-06 to BG-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.bang import outcome
from game.bang.around import living, onwards, others, present
from game.bang.deck import NAME
from game.bang.frames.turn import Turn
from game.bang.state import Bang
from game.bang.verbs import happenings, people, piles, shop
from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat

JAILS_AT = {4: 1, 5: 2}
"""Jails in the deck by number of players under `jail_copies` = by_players; 3 with more."""


@dataclass(slots=True)
class Match(Frame[Bang]):
    """`next` has the next turn; `extra`: one more than the order of turns gives."""

    next: Seat = SEATS[0]
    extra: bool = False
    structural: ClassVar[bool] = True

    def begin(self, g: Bang) -> None:
        people.deal_roles(g)
        self.next = SEATS[people.first_seat(g)]
        g.turn = g.first = self.next
        people.deal_characters(g, int(g.switches["characters_dealt"]))
        if g.switches["characters_dealt"] == 1:
            for step in range(g.seats):
                seat = (g.turn + step) % g.seats
                people.take_character(g, seat, g.casting[seat][0])
            self._deal(g)

    def ask(self, g: Bang) -> Ask | Frame[Bang] | None:
        if g.side:
            return None
        if not any(g.casting):
            return Turn(self.next, extra=self.extra)
        seat = next(s for s in (*range(self.next, g.seats), *range(self.next)) if g.casting[s])
        return Ask("character", {SEATS[seat]: tuple(("take", NAME[card]) for card in g.casting[seat])})

    def answer(self, g: Bang, seat: int, pick: Pick) -> None:
        people.take_character(g, seat, next(c for c in g.casting[seat] if NAME[c] == pick[1]))
        if not any(g.casting):
            self._deal(g)

    def told(self, g: Bang, result: Any) -> None:
        """A turn is over."""
        if not living(g):
            outcome.judge(g)
        if g.side:
            return
        self.extra = g.again >= 0 and present(g, g.again)
        self.next = SEATS[g.again if self.extra else self._following(g, result)]
        if not self.extra and happenings.is_time_up(g, self.next):
            outcome.time_up(g)

    def _following(self, g: Bang, seat: int) -> int:
        """Whose turn comes after `seat`'s: an eliminated one's too, where something brings him back."""
        hooks = g.index.hooks
        if "direction" not in hooks and "comes_back" not in hooks and not any(g.sits_out):
            return (*others(g, seat), seat)[0]
        step: int = g.fold("direction", 1)
        returns = "comes_back" in hooks
        for after in (*onwards(g, seat)[::step], seat):
            if present(g, after) or (returns and g.fold("comes_back", False, after)):
                if g.sits_out[after] != 1:
                    return after
                people.sit_out(g, after)
        return seat

    def _deal(self, g: Bang) -> None:
        """Shuffle, and deal to each as many cards as life points, clockwise (BG-09)."""
        cards = g.deck
        if g.switches["jail_copies"] == "by_players":
            jails = [card for card in cards if NAME[card] == "jail"]
            spare = jails[JAILS_AT.get(g.seats, 3) :]
            g.box += tuple(spare)
            for card in spare:
                g.known[card] = (1 << g.seats) - 1
            cards = tuple(card for card in cards if card not in spare)
        if g.switches["later_events"] and g.switches["new_identity"] == "spare":
            people.deal_spares(g)
        piles.shuffle_deck(g, cards)
        for step in range(g.seats):
            seat = (self.next + step) % g.seats
            piles.deal(g, seat, g.fold("opening_hand", g.life[seat], seat))
        happenings.prepare(g)
        shop.open_shop(g)

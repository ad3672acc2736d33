"""Jail: it lies in front of another player, who draws! at the start of his turn (BG-21, BG-28)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.around import others
from game.bang.cards.base import Targeted
from game.bang.cards.reasons import JAILED_ALREADY, NO_JAIL_FOR_SHERIFF
from game.bang.deck import KINDS, SHERIFF
from game.bang.frames.draw_check import DrawCheck
from game.bang.measures import suit_of
from game.bang.state import Bang, role_of
from game.bang.verbs import cards, fights, people, piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import Refusal


@RULES.add("card/jail")
class JailCard(Targeted):
    """Never on the Sheriff, unless the switch allows it, nor on who has one."""

    _clause = "BG-80"

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> None:
        cards.place(g, seat, card, name, int(tail[0]), "BG-80")

    def check(self, g: Bang, seat: int, card: int) -> Frame[Bang]:
        return Jail(SEATS[seat], KINDS[card])

    def _mask(self, g: Bang, seat: int) -> int:
        mask = 0
        for whom in others(g, seat):
            if self._bar(g, seat, whom) is None:
                mask |= 1 << whom
        return mask

    def _bar(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        if g.switches["jail_sheriff"] == "forbidden" and role_of(g, whom) == SHERIFF:
            return NO_JAIL_FOR_SHERIFF
        return JAILED_ALREADY if cards.front_named(g, whom, "jail") >= 0 else None


@dataclass(slots=True)
class Jail(Frame[Bang]):
    """`seat` draws! for the Jail of kind `card`.  Tells the card and what it costs: nothing, or `jail_skips`."""

    seat: Seat
    card: str
    skips: str = ""

    def begin(self, g: Bang) -> Frame[Bang]:
        return DrawCheck(self.seat, "jail")

    def told(self, g: Bang, result: Any) -> None:
        seat, card = self.seat, cards.lying(g, self.seat, self.card)
        if "start_checks" in g.index.hooks:
            return
        free = result >= 0 and suit_of(g, result) == "hearts"
        if result >= 0:
            piles.decide_draw(g, seat, result, "jail", free, "BG-80")
        if free:
            fights.leave_jail(g, seat, card, True)
            return
        self.skips = str(g.switches["jail_skips"])
        most = g.switches["jail_max_rounds"]
        if g.switches["jail_on_fail"] == "discard" or (most != "none" and g.jailed[seat] + 1 >= most):
            fights.leave_jail(g, seat, card, False)
        else:
            people.stay_in_jail(g, seat, card)
        people.skip_turn(g, seat, "jail", "BG-80")

    def end(self, g: Bang) -> tuple[str, str]:
        return self.card, self.skips

"""An elimination, in the order of BG-47: written once."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang import outcome
from game.bang.around import others
from game.bang.deck import DEPUTY, KINDS, NAME, OUTLAW, SHERIFF
from game.bang.state import OUT, Bang, role_of
from game.bang.verbs import cards, people, piles, shop
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import NO_SEAT, Pick, Seat

REWARD = 3


@dataclass(slots=True)
class Elimination(Frame[Bang]):
    """`seat` leaves the game; `by` is responsible, or nobody.  `step` is shown, heirs (somebody takes the cards) or
    buried.  Tells "hit" as the damage does in whose place it may stand.
    """

    seat: Seat
    by: Seat
    step: str = "shown"

    def begin(self, g: Bang) -> Frame[Bang] | None:
        people.eliminate(g, self.seat, self.by, "BG-40")
        if self.by >= 0:
            outcome.hunted_down(g, self.by, self.seat)
        if g.switches["victory_check"] == "on_role_shown":
            outcome.judge(g)
        if g.side:
            self.step = "buried"
            return None
        self._settle_gear(g)
        heirs = g.instead("instead_of_discarding", self.seat, self.by)
        if heirs is not None:
            self.step = "heirs"
            return heirs
        if not self._order_matters(g):
            self._bury(g, -1)
        return None

    def ask(self, g: Bang) -> Ask | None:
        if self.step == "buried":
            return None
        left = g.hand[self.seat] + g.front[self.seat]
        return Ask("top", {self.seat: tuple(dict.fromkeys(("top", KINDS[card]) for card in left))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        self._bury(g, next(c for c in g.hand[seat] + g.front[seat] if KINDS[c] == pick[1]))
        return OVER

    def told(self, g: Bang, result: object) -> None:
        """The heirs have taken what is theirs."""
        self._bury(g, -1)

    def end(self, g: Bang) -> str:
        return "hit"

    def _settle_gear(self, g: Bang) -> None:
        """A reward that lay on the eliminated is paid; his black equipment and gold go back (GR-13, GR-32)."""
        for card in g.gear[self.seat]:
            rule = g.rulebook[f"equipment/{NAME[card]}"]
            if self.by >= 0 and self.by != self.seat and hasattr(rule, "bounty"):
                rule.bounty(g, self.by)
            shop.lose_gear(g, NO_SEAT, self.seat, card, "GR-13")
        if g.nuggets[self.seat] and not g.switches["shadow_gunslingers"]:
            shop.pay(g, self.seat, g.nuggets[self.seat], "eliminated", "GR-13")

    def _order_matters(self, g: Bang) -> bool:
        """Whether the eliminated player is asked which of his cards ends on top (BG-40)."""
        switch = g.switches["elimination_order_prompt"]
        left = g.hand[self.seat] + g.front[self.seat]
        if switch == "never" or len(left) < 2:
            return False
        if switch == "always":
            return True
        following = others(g, g.turn)[:1]
        return bool(following) and bool(g.fold("watches_discards", False, following[0]))

    def _bury(self, g: Bang, top: int) -> None:
        self.step = "buried"
        left = g.hand[self.seat] + g.front[self.seat]
        if left:
            last = (top,) if top >= 0 else ()
            cards.discard(g, self.seat, (*(c for c in left if c != top), *last), "eliminated", "BG-40")
        people.bury(g, self.seat, self.by)
        if self.by >= 0 and g.status[self.by] != OUT:
            self._reward(g)
        if g.switches["victory_check"] == "after_elimination":
            outcome.judge(g)

    def _reward(self, g: Bang) -> None:
        """The Outlaw's three cards, or the Sheriff's loss (BG-45, BG-46); with three players always cards (BG-55)."""
        role = role_of(g, self.seat)
        if g.seats == 3 or role == OUTLAW:
            clause = "BG-55" if g.seats == 3 else "BG-45"
            people.reward(g, self.by, self.seat, clause)
            piles.draw(g, self.by, REWARD, "reward", clause)
        elif role == DEPUTY and role_of(g, self.by) == SHERIFF:
            people.penalise(g, self.by, self.seat)
            lost = g.hand[self.by] + g.front[self.by]
            if lost:
                cards.discard(g, self.by, lost, "penalty", "BG-46")

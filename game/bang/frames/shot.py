"""A shot in flight: it hits unless enough miss effects cancel it (BG-29 to BG-32)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.bang.cards.reasons import BARREL_TRIED, NO_BARREL, NOT_AN_ANSWER, NOT_IN_HAND
from game.bang.deck import BORDER, CARD_OF_KIND, KINDS, NAME
from game.bang.frames.damage import Damage
from game.bang.frames.refusals import unfinished
from game.bang.measures import may_have, names_of, open_names
from game.bang.picks import ANSWER
from game.bang.rulings import used_rule
from game.bang.state import Bang
from game.bang.verbs import cards, fights
from game.rules.ask import PASS, Ask, Option
from game.rules.frame import OVER, Frame, Instead, Over
from game.rules.hooks import Thing
from game.rules.kinds import Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal

TAKE_IT = (PASS,)
MISSES: Final[dict[str, Callable[[Bang, int], None] | None]] = {}
"""The names of the cards that give a miss effect from the hand, and what giving one brings besides; each card enters
itself.
"""


@dataclass(slots=True)
class Shot(Frame[Bang]):
    """`by` shoots at `at` with the card or ability `name`, by the card of kind `card` (empty: none).

    `needed` miss effects are still wanting; `tried` are the Barrels used up; `hit`: it is over and has hit, which it
    tells in the end.
    """

    by: Seat
    at: Seat
    name: str
    card: str = ""
    needed: int = 1
    tried: tuple[str, ...] = ()
    hit: bool = False

    def begin(self, g: Bang) -> None:
        hooks = g.index.hooks
        if "shields" in hooks:
            shield = g.forbidden("shields", self.at, self.by, self.name, self.card)
            if shield is not None:
                self.needed = 0
                fights.shrug_off(g, self.by, self.at, self.name, shield.reason, shield.clause)
                return
        if "missed_needed" in hooks:
            self.needed = g.fold("missed_needed", 1, self.by, self.at, self.name)
        fights.fire(g, self.by, self.at, self.name, self.needed, "BG-29")

    def ask(self, g: Bang) -> Ask | Frame[Bang] | None:
        if self.needed <= 0 or self.hit:
            return None
        at = self.at
        offers = self._offers(g)
        if offers or may_have(g, at, open_names(g, at, MISSES, self.name)):
            return Ask("shot", {at: TAKE_IT + self._answers(g) + offers})
        return self._strike(g)

    def answer(self, g: Bang, seat: int, pick: Pick) -> Frame[Bang] | Instead | Over | None:
        if pick == PASS:
            return Instead(self._strike(g))
        if pick[0] == "use":
            rule, card = used_rule(g, seat, str(pick[1]))
            outcome: Frame[Bang] | int = rule.miss(g, Thing("", seat, card), pick, self)
            return self._count(g, outcome) if isinstance(outcome, int) else outcome
        card = cards.held(g, seat, str(pick[1]))
        name = self._miss(g, card)
        cards.answer(g, seat, card, name, self.name, "BG-31")
        besides = MISSES[name]
        if besides is not None:
            besides(g, seat)
        return self._count(g, 1)

    def told(self, g: Bang, result: Any) -> None:
        """A Barrel tells the miss effects it gave; damage that it has hit."""
        if result == "hit":
            self.hit = True
        elif result is not None:
            self._count(g, result)

    def _offers(self, g: Bang) -> tuple[Option, ...]:
        """What besides cards in hand may answer it."""
        if "misses" not in g.index.hooks:
            return ()
        found: tuple[Option, ...] = g.fold("misses", (), self.at, self)
        return found

    def _strike(self, g: Bang) -> Frame[Bang]:
        """What it does when it hits."""
        return Damage(self.at, 1, self.by, self.name)

    def end(self, g: Bang) -> str | None:
        return "hit" if self.hit else None

    def _count(self, g: Bang, missed: int) -> Over | None:
        self.needed -= missed
        if missed and self.needed <= 0:
            fights.cancel(g, self.by, self.at, self.name)
            return OVER
        return None

    def _answers(self, g: Bang) -> tuple[Pick, ...]:
        found = [ANSWER[card] for card in g.hand[self.at] if self._bar(g, card) is None]
        return tuple(dict.fromkeys(found)) if len(found) > 1 else tuple(found)

    def _miss(self, g: Bang, card: int) -> str:
        """As which card a hand card gives a miss effect; empty: it gives none."""
        return next((name for name in names_of(g, self.at, card) if name in MISSES), "")

    def _bar(self, g: Bang, card: int) -> Refusal | None:
        name = self._miss(g, card)
        return g.forbidden("bars_answer", self.at, name, card, self.name) if name else NOT_AN_ANSWER

    def why_not(self, g: Bang, seat: int, pick: Pick) -> Refusal:
        if pick[:1] == ("use",) and (later := unfinished(g, seat, pick)):
            return later
        if pick[:1] == ("use",) and len(pick) == 2:
            if pick[1] in self.tried:
                return BARREL_TRIED
            card = cards.lying(g, seat, str(pick[1]))
            if card >= 0 and BORDER[NAME[card]] == "green":
                return used_rule(g, seat, str(pick[1]))[0].bars_use(g, Thing("", seat, card), pick) or NOT_AN_ANSWER
            barrel = pick[1] in CARD_OF_KIND and NAME[CARD_OF_KIND[str(pick[1])]] == "barrel"
            return NO_BARREL if barrel or pick[1] == "jourdonnais" else NOT_AN_OPTION
        if len(pick) != 2 or pick[0] not in ("answer", "play") or pick[1] not in KINDS:
            return NOT_AN_OPTION
        card = cards.held(g, seat, str(pick[1]))
        return NOT_IN_HAND if card < 0 else self._bar(g, card) or NOT_AN_OPTION

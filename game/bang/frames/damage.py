"""Life points being lost: at the last one a rescue is still possible (BG-36 to BG-38)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.cards.reasons import BEER_FOR_TWO, NO_RESCUE, NOT_IN_HAND, ONE_BEER_ONLY
from game.bang.deck import NAME
from game.bang.frames.elimination import Elimination
from game.bang.measures import may_have, names_of, open_names, two_left
from game.bang.picks import ANSWER
from game.bang.rulings import card_rule, used_rule
from game.bang.state import DYING, Bang
from game.bang.verbs import cards, people
from game.rules.ask import PASS, Ask, Option
from game.rules.frame import Frame, Instead
from game.rules.hooks import Thing
from game.rules.kinds import Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal

CLAUSES = {
    "dynamite": "BG-37",
    "duel": "BG-44",
    "indians": "BG-79",
    "high_noon": "BG-148",
    "russian_roulette": "BG-159",
    "a_fistful_of_cards": "BG-163",
    "miss_susanna": "BG-170",
}
"""By what costs the life points; all else is a shot (BG-29)."""


@dataclass(slots=True)
class Damage(Frame[Bang]):
    """`at` loses `amount` life points by `why`; `by` is responsible, or nobody (BG-43).  `beers` have been drunk.

    Tells "hit" in the end, whether `at` lives or not.
    """

    at: Seat
    amount: int
    by: Seat
    why: str
    beers: int = 0

    def begin(self, g: Bang) -> None:
        people.lose_life(g, self.at, self.amount, self.by, self.why, CLAUSES.get(self.why, "BG-29"))

    def ask(self, g: Bang) -> Ask | Frame[Bang] | None:
        if g.status[self.at] != DYING:
            return None
        saves: tuple[Option, ...] = g.fold("saves", (), self.at, self)
        drinks = self._drinks(g)
        if saves or may_have(g, self.at, drinks):
            return Ask("rescue", {self.at: (PASS, *self._answers(g), *saves)})
        return self._fatal(g)

    def answer(self, g: Bang, seat: int, pick: Pick) -> Frame[Bang] | Instead | None:
        if pick == PASS:
            return Instead(self._fatal(g))
        if pick[0] == "use":
            rule, card = used_rule(g, seat, str(pick[1]))
            frame: Frame[Bang] | None = rule.save(g, Thing("", seat, card), pick, self)
            return frame
        card = cards.held(g, seat, str(pick[1]))
        name = self._served(g, card)
        self.beers += name == "beer"
        cards.answer(g, seat, card, name, "rescue", "BG-38")
        drunk: Frame[Bang] | None = card_rule(name).save(g, Thing("", seat, card), pick, self)
        return drunk

    def end(self, g: Bang) -> str:
        return "hit"

    def _fatal(self, g: Bang) -> Frame[Bang]:
        """The elimination, unless something stands in for it."""
        return g.instead("instead_of_elimination", self.at, self.by) or Elimination(self.at, self.by)

    def _drinks(self, g: Bang) -> tuple[str, ...]:
        """The names of cards that can save now."""
        beer = self._no_beer(g) is None and bool(open_names(g, self.at, ("beer",), "rescue"))
        if g.switches["saloon_rescue"]:
            return ("beer", "saloon") if beer else ("saloon",)
        return ("beer",) if beer else ()

    def _no_beer(self, g: Bang) -> Refusal | None:
        if g.switches["two_left_beer"] == "no_effect" and two_left(g):
            return BEER_FOR_TWO
        return ONE_BEER_ONLY if self.beers and g.switches["rescue_beers"] == "one" else None

    def _served(self, g: Bang, card: int) -> str:
        drinks = self._drinks(g)
        return next((name for name in names_of(g, self.at, card) if name in drinks), "")

    def _bar(self, g: Bang, card: int) -> Refusal | None:
        name = self._served(g, card)
        if not name:
            return (self._no_beer(g) or NO_RESCUE) if NAME[card] == "beer" else NO_RESCUE
        return g.forbidden("bars_answer", self.at, name, card, "rescue")

    def _answers(self, g: Bang) -> tuple[Option, ...]:
        return tuple(dict.fromkeys(ANSWER[card] for card in g.hand[self.at] if self._bar(g, card) is None))

    def why_not(self, g: Bang, seat: int, pick: Pick) -> Refusal:
        if pick[:1] == ("use",):
            return NO_RESCUE
        if len(pick) != 2 or pick[0] not in ("answer", "play"):
            return NOT_AN_OPTION
        card = cards.held(g, seat, str(pick[1]))
        return NOT_IN_HAND if card < 0 else self._bar(g, card) or NOT_AN_OPTION

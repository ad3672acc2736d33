"""Phase 1 (BG-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.bang.state import Bang
from game.bang.verbs import piles
from game.rules.ask import Ask, Option
from game.rules.frame import Frame
from game.rules.kinds import Pick, Seat

CARDS = 2
FROM_DECK: Pick = ("draw", "deck")


BENDS: Final = frozenset(("draw_count", "instead_of_draw", "first_draws", "before_draw", "after_draw"))


def is_plain(g: Bang) -> bool:
    """Whether nothing at the table bends anybody's phase 1."""
    return BENDS.isdisjoint(g.index.hooks)


def draw_plainly(g: Bang, seat: int) -> None:
    """Phase 1 as it is where nothing bends it."""
    piles.draw(g, seat, CARDS, "draw", "BG-13")


@dataclass(slots=True)
class DrawPhase(Frame[Bang]):
    """`seat` draws its `count` cards of phase 1.

    `chosen`: the first one's place has been chosen; `heard` are the rules that had something else to offer in vain.
    """

    seat: Seat
    count: int = -1
    chosen: bool = False
    heard: tuple[str, ...] = ()

    def begin(self, g: Bang) -> Frame[Bang] | None:
        hooks = g.index.hooks
        if "draw_count" in hooks:
            self.count = g.fold("draw_count", CARDS, self.seat)
        else:
            self.count = CARDS
        if "instead_of_draw" in hooks:
            for instead, thing in hooks["instead_of_draw"]:
                other = instead(g, thing, self.seat) if thing.rule not in self.heard else None
                if other is not None:
                    self.chosen = True
                    found: Frame[Bang] = other
                    return found
        if not self._places(g):
            self.chosen = True
            piles.draw(g, self.seat, self.count, "draw", "BG-13")
        return None

    def ask(self, g: Bang) -> Ask | None:
        if self.chosen:
            return None
        return Ask("first_draw", {self.seat: (FROM_DECK, *self._places(g))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> None:
        self.chosen = True
        rest = self.count
        if pick != FROM_DECK:
            rest -= self._take(g, pick)
        if rest > 0:
            piles.draw(g, seat, rest, "draw", "BG-13")

    def end(self, g: Bang) -> str:
        return "drawn"

    def _places(self, g: Bang) -> tuple[Option, ...]:
        """Where else the first card may come from."""
        if self.count <= 0 or "first_draws" not in g.index.hooks:
            return ()
        return tuple(dict.fromkeys(g.fold("first_draws", (), self.seat)))

    def _take(self, g: Bang, place: Pick) -> int:
        """Take the first card from its place; how many cards of phase 1 that stands for."""
        thing = next(t for hook, t in g.index.hooks["first_draws"] if place in hook(g, t, (), self.seat))
        return int(g.rulebook[thing.rule].first_draw(g, thing, place, self.count))

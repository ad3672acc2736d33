"""Lasso: cards in play in front of players have no effect; they stay and can be stolen (BG-154)."""

from __future__ import annotations

from collections.abc import Iterable

from game.bang.deck import NAME
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/lasso", EVENT)
class Lasso:
    """The switch says whether a Jail is drawn for, without effect, or not at all."""

    def silences(self, g: Bang, me: Thing, things: tuple[Thing, ...]) -> Iterable[Thing]:
        return [thing for thing in things if thing.rule.startswith("card/")]

    def start_checks(self, g: Bang, me: Thing, value: tuple[int, ...], seat: int) -> tuple[int, ...]:
        if g.switches["lasso_start_checks"] == "suspended":
            return ()
        return tuple(card for card in value if NAME[card] == "jail")

"""Hangover: no character has its ability (BG-142)."""

from __future__ import annotations

from collections.abc import Iterable

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/hangover", EVENT)
class Hangover:
    """Life totals stay."""

    def silences(self, g: Bang, me: Thing, things: tuple[Thing, ...]) -> Iterable[Thing]:
        return [thing for thing in things if thing.rule.startswith("character/")]

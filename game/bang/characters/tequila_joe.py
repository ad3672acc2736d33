"""Tequila Joe: each Beer gives him two life points; other healing is unchanged (BG-134)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/tequila_joe")
class TequilaJoe:
    """As a rescue too."""

    def healing(self, g: Bang, me: Thing, value: int, seat: int, name: str) -> int:
        return value + 1 if seat == me.seat and name == "beer" else value

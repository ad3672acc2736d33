"""Missed!: an answer to a shot, never played by itself (BG-15, BG-32)."""

from __future__ import annotations

from game.bang.cards.base import Options
from game.bang.cards.reasons import ANSWERS_ONLY
from game.bang.frames.shot import MISSES
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import Refusal

MISSES["missed"] = None


@RULES.add("card/missed")
class Missed:
    """What it does is the shot's to say."""

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        return ()

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        return ANSWERS_ONLY

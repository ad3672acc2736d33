"""Gag: nobody may speak; who does loses a life point (BG-167).

The people at the table watch over it themselves: the program hears nothing, so there is no rule to run.
"""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.vocabulary import RULES


@RULES.add("event/gag", EVENT)
class Gag:
    """In force until the next show."""

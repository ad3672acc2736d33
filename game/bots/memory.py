"""What a bot brings to the table besides its view: a nature of its own, and what it has seen people do."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.temper import EVEN

Note = tuple[int | str, ...]
"""One public act worth remembering, in the words of its game's bots."""


class Memory(NamedTuple):
    """`nature` is a number that a bot keeps for a whole game; `notes` are what everybody has seen, oldest first;
    `temper` is what kind of player it is (`temper.TEMPERS`).
    """

    nature: int = 0
    notes: tuple[Note, ...] = ()
    temper: str = EVEN


BLANK = Memory()
"""The memory of a bot that has just sat down."""

"""The picks that come up again and again, made once."""

from __future__ import annotations

from typing import Final

from game.bang.deck import KINDS, N_PLAYING, NAME
from game.rules.ask import Option
from game.rules.kinds import Pick

PLAY: Final[tuple[Option, ...]] = tuple(("play", KINDS[card]) for card in range(N_PLAYING))
ANSWER: Final[tuple[Pick, ...]] = tuple(("answer", KINDS[card]) for card in range(N_PLAYING))
DISCARD: Final[tuple[Pick, ...]] = tuple(("discard", KINDS[card]) for card in range(N_PLAYING))
END: Final[Pick] = ("end",)
COPIED: Final = tuple(KINDS.count(KINDS[card]) > 1 for card in range(len(KINDS)))
"""Whether a card id has a twin of the same kind."""


def as_another(card: int, name: str) -> Option:
    """The head of a play of a card as the card `name`."""
    return ("play", KINDS[card]) if NAME[card] == name else ("play", KINDS[card], "as", name)


def split(pick: Pick) -> tuple[str, str, Pick]:
    """A `play` as kind, the name it is played as (empty: its own), and what follows."""
    if pick[2:3] == ("as",):
        return str(pick[1]), str(pick[3]) if len(pick) > 3 else "-", pick[4:]
    return str(pick[1]), "", pick[2:]

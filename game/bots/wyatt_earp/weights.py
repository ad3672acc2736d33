"""The numbers a Wyatt Earp bot goes by.

They were set by self-play (`tools/arena.py`, two players, default preset).  A level is a mix of them with noise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Dollars, unless said otherwise.  What a card is kept for is what it is worth in hand while the hand is young."""

    more_two: float = 0.35
    """Odds, against nothing more being laid there, that a seat adds two points to a poster before the hand ends."""
    more_four: float = 0.33
    """The same for four points."""
    one_of_three: float = 0.13
    """Share of an opening set's worth that the first of its three cards in hand has."""
    two_of_three: float = 0.4
    """The same for two of the three cards."""
    three_of_three: float = 0.75
    """Share of an opening set's worth while it waits in hand to grow."""
    waiting: float = 0.45
    """Share of the worth of cards that could be laid on an opened outlaw while they wait in hand."""
    keep_photo: float = 900
    keep_stagecoach_robbery: float = 1100
    keep_bank_robbery: float = 1300
    keep_fastest_gun: float = 1300
    keep_most_wanted: float = 420
    keep_hideout: float = 1900
    keep_wyatt_earp: float = 1700
    fresh_card: float = 1000
    """What an unseen card from the supply is worth in hand."""
    safe_cards: float = 6
    """With so many cards in every other hand, or so many rounds of supply, no end of the hand is in sight."""
    rush: float = 0.4
    """How much of the worth of cards in hand is left when the hand is about to end (1: all of it)."""
    crowd: float = 0.15
    """How much less a sheriff card is kept for with each other one in hand, since one a turn may be played."""
    hurdle: float = 0.6
    """Share of what a sheriff card is kept for that playing it must bring."""
    stays_hidden: float = 0.9
    """How likely a Hideout is to stay where it was laid."""
    denied: float = 0.3
    """How much of what a card is worth to me its loss costs the one who had to give it."""
    gift: float = 0.45
    """How much of what a discard does for the next seat counts against it, where it can lay the card at once."""
    gift_closed: float = 250
    """The same in dollars for a card of an outlaw not opened yet."""
    gift_sheriff: float = 250
    """The same for any other sheriff card, a Photo of an outlaw not opened among them."""
    owing: float = 700
    """What playing out of turn costs where it takes the next sheriff card."""
    winning: float = 5000
    """What the end of the game is worth to its winner, on top of the money."""
    noise: float = 0
    """Spread of the misjudgement added to every score."""
    counts_cards: bool = True
    """Whether it remembers every card that has been shown."""
    ignore: frozenset[str] = frozenset()
    """Sheriff cards it never plays, to measure what their handling is worth."""


DEPUTY: Final = Weights()
GREENHORN: Final = Weights(noise=3000, counts_cards=False)
BY_LEVEL: Final = {"greenhorn": GREENHORN, "deputy": DEPUTY}
"""The levels offered to people, weakest first."""

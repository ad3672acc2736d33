"""The numbers a Wyatt Earp bot goes by.

They were set by self-play (`tools/arena.py`, two players, default preset).  A level is a mix of them with noise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.bots.temper import Bends


@dataclass(frozen=True, slots=True)
class Weights:
    """Dollars, unless said otherwise.  What a card is kept for is what it is worth in hand while the hand is young."""

    more: float = 0.2
    """Odds a round that a seat adds to a poster before the hand ends, against nothing happening there (odds 1)."""
    buried: float = 0.08
    """Odds a round that a Hideout covers a set."""
    freed: float = 0.07
    """Odds a round that a Hideout on a set goes."""
    one_of_three: float = 0.07
    """Share of an opening set's worth that the first of its three cards in hand has."""
    two_of_three: float = 0.48
    """The same for two of the three cards."""
    three_of_three: float = 0.45
    """Share of an opening set's worth while it waits in hand to grow."""
    waiting: float = 0.2
    """Share of the worth of cards that could be laid on an opened outlaw while they wait in hand."""
    keep_photo: float = 650
    keep_stagecoach_robbery: float = 450
    keep_bank_robbery: float = 100
    keep_fastest_gun: float = 450
    keep_most_wanted: float = 310
    keep_hideout: float = 1900
    keep_wyatt_earp: float = 1350
    fresh_card: float = 1250
    """What an unseen card from the supply is worth in hand, when it is drawn rather than the top discard."""
    two_more: float = 1600
    """What the two cards that a Wyatt Earp draws are worth."""
    others_card: float = 1150
    """What every card in the others' hands is worth to them while the hand goes on."""
    safe_rounds: float = 7
    """With so many rounds to go, cards in hand are worth all they are kept for."""
    rush: float = 0.28
    """How much of the worth of cards in hand is left when the hand is about to end (1: all of it)."""
    crowd: float = 0.1
    """How much less a sheriff card is kept for with each other one in hand, since one a turn may be played."""
    hurdle: float = 0.25
    """Share of what a sheriff card is kept for that playing it must bring."""
    patience: float = 250
    """What a Fastest Gun must bring besides, for each round more than `soon` to go: another may replace it."""
    soon: float = 6
    """Rounds to go from which on it is not waited for a better moment."""
    denied: float = 0.3
    """How much of what a card is worth to me its loss costs the one who had to give it."""
    gift: float = 0.45
    """How much of what a discard does for the next seat counts against it, where it can lay the card at once."""
    gift_closed: float = 140
    """The same in dollars for a card of an outlaw not opened yet."""
    gift_sheriff: float = 110
    """The same for any other sheriff card, a Photo of an outlaw not opened among them."""
    owing: float = 450
    """What playing out of turn costs where it takes the next sheriff card."""
    winning: float = 5000
    """What the end of the game is worth to its winner, on top of the money."""
    tempo: float = 0.7
    """How much of what the end of the hand is worth counts for getting rid of all cards held, divided among them and
    by the number of the others: whoever is ahead makes haste."""
    noise: float = 0
    """Spread of the misjudgement added to every score."""
    counts_cards: bool = True
    """Whether it remembers every card that has been shown."""
    foresees: bool = True
    """Whether it works out what a sheriff card from the discards would do at once; in playouts there's no time."""
    ignore: frozenset[str] = frozenset()
    """Sheriff cards it never plays, to measure what their handling is worth."""


DEPUTY: Final = Weights()
GREENHORN: Final = Weights(noise=1800, counts_cards=False)
BY_LEVEL: Final = {"greenhorn": GREENHORN, "deputy": DEPUTY, "marshal": DEPUTY, "marshal_slow": DEPUTY}
"""The levels offered to people, weakest first; a Marshal judges like a deputy and then tries out what it likes."""

TEMPERS: Final[Bends] = {
    "trigger_happy": {"hurdle": 0.75, "patience": 0.75, "keep_hideout": 0.85, "crowd": 1.25},
    "careful": {"gift": 1.25, "gift_closed": 1.25, "one_of_three": 0.8, "two_of_three": 0.9},
    "grudger": {"denied": 1.25, "gift": 1.25, "others_card": 1.2, "patience": 0.8},
    "hoarder": {"hurdle": 1.25, "waiting": 1.25, "three_of_three": 1.15, "keep_photo": 1.2},
    "gambler": {"two_more": 1.25, "one_of_three": 1.25, "two_of_three": 1.1, "rush": 1.25},
}
"""How each temperament bends the numbers (factors)."""

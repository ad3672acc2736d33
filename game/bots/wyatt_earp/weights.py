"""The numbers a Wyatt Earp bot goes by, all in dollars unless said otherwise.

They were set by self-play between mixes (two players, default preset); a level is a mix with noise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """`keep_*` is what a card is worth in hand; `half_open` how much a poster below the capture threshold counts.

    `noise` is the spread of the misjudgement added to every score; `counts_cards`: whether it remembers every card
    that has been shown.  `ignore` names sheriff cards it never plays (to measure what their handling is worth).
    """

    half_open: float = 0.42
    keep_opened: float = 700
    keep_triple: float = 1500
    keep_pair: float = 1700
    keep_single: float = 700
    keep_lone: float = 250
    keep_photo_open: float = 1800
    keep_photo_closed: float = 800
    keep_stagecoach_robbery: float = 1100
    keep_bank_robbery: float = 1200
    keep_fastest_gun: float = 1300
    keep_most_wanted: float = 500
    keep_hideout: float = 1500
    keep_wyatt_earp: float = 1500
    fresh_card: float = 1000
    """What an unseen card from the supply is worth in hand."""
    rush: float = 0.5
    """How much of a hand's worth is left when the hand is about to end (1: all of it)."""
    gift: float = 0.45
    """How much of what a discard is worth to the next seat counts against it."""
    owing: float = 700
    """What playing out of turn costs where it takes the next sheriff card."""
    noise: float = 0
    counts_cards: bool = True
    ignore: frozenset[str] = field(default_factory=frozenset)


DEPUTY: Final = Weights()
GREENHORN: Final = Weights(noise=3000, counts_cards=False)
BY_LEVEL: Final = {"deputy": DEPUTY, "greenhorn": GREENHORN}

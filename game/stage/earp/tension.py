"""How tense a Wyatt Earp game is, for the music: money near the end, a last hand of cards, a window open."""

from __future__ import annotations

from typing import Final

from game.wyatt_earp.state import Earp

NEAR: Final = 0.5
"""The part of the money that ends the game after which it grows tense."""
FEW: Final = 12
"""Cards in a supply that is used for the second time that promise the end of a hand."""


def at_the_table(g: Earp, answering: bool) -> float:
    """The tension of the hand, 0 to 0.85. `answering`: several may still answer what was played."""
    if g.winner >= 0 or g.ended:
        return 0.0
    rich = max(g.money) / int(g.switches["game_target"])
    money = 0.4 * min(1.0, max(0.0, (rich - NEAR) / (1 - NEAR)))
    last = 0.2 * (1 - len(g.supply) / FEW) if g.times > 1 and len(g.supply) < FEW else 0.0
    return money + last + (0.25 if answering else 0.0)

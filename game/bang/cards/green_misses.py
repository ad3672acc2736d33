"""Bible, Iron Plate, Sombrero, Ten Gallon Hat: miss effects in front of their owner (BG-108 to BG-111)."""

from __future__ import annotations

from game.bang.cards.dodge import draw_for_dodging
from game.bang.cards.green import GreenMiss
from game.bang.state import Bang
from game.bang.vocabulary import RULES


@RULES.add("card/bible")
class Bible(GreenMiss):
    """And a card."""

    _name, _clause = "bible", "BG-108"

    def _besides(self, g: Bang, seat: int, name: str) -> None:
        draw_for_dodging(g, seat, name, self._clause)


@RULES.add("card/iron_plate")
class IronPlate(GreenMiss):
    """One miss effect."""

    _name, _clause = "iron_plate", "BG-109"


@RULES.add("card/sombrero")
class Sombrero(GreenMiss):
    """One miss effect."""

    _name, _clause = "sombrero", "BG-110"


@RULES.add("card/ten_gallon_hat")
class TenGallonHat(GreenMiss):
    """One miss effect."""

    _name, _clause = "ten_gallon_hat", "BG-111"

"""The table of acts of the Pony Express; the modules named `acts_*` fill it."""

from __future__ import annotations

from typing import Final

from game.pony_express.state import Pony
from game.stage.play.acts import Acts
from game.stage.play.acts import Turn as AnyTurn
from game.stage.pony.floor import Floor

ACTS: Final[Acts[Floor, Pony]] = Acts()
Turn = AnyTurn[Pony]

"""The table of acts of BANG!."""

from __future__ import annotations

from typing import Final

from game.bang.state import Bang
from game.stage.bang.floor import Floor
from game.stage.play.acts import Acts
from game.stage.play.acts import Turn as AnyTurn

ACTS: Final[Acts[Floor, Bang]] = Acts()
Turn = AnyTurn[Bang]

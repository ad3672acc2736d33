"""The table of acts of Wyatt Earp; the modules named `acts_*` fill it."""

from __future__ import annotations

from typing import Final

from game.stage.earp.floor import Floor
from game.stage.play.acts import Acts
from game.stage.play.acts import Turn as AnyTurn
from game.wyatt_earp.state import Earp

ACTS: Final[Acts[Floor, Earp]] = Acts()
act = ACTS.act
Turn = AnyTurn[Earp]

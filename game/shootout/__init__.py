"""The shoot-out: one die, flicked along a dusty street at figures on round feet.

`throw(scene, flick)` computes a whole shot at once from whole numbers to whole numbers, so frame rate, window size and
pauses can't change a result.  It knows plain data only: no rules, no window, no clock, no chance.
"""

from __future__ import annotations

from game.shootout.flight import throw
from game.shootout.scene import Arc, Figure, Flick, Scene, bearing, first_place, refusal
from game.shootout.shot import Blow, Shot, Track

__all__ = ["Arc", "Blow", "Figure", "Flick", "Scene", "Shot", "Track", "bearing", "first_place", "refusal", "throw"]

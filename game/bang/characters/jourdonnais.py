"""Jourdonnais: as if he always had a Barrel; a real one gives him a second, separate draw! (BG-22)."""

from __future__ import annotations

from game.bang.cards.barrel import BarrelTry
from game.bang.frames.shot import Shot
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.hooks import Thing
from game.rules.kinds import Pick

USE: Option = ("use", "jourdonnais")


@RULES.add("character/jourdonnais")
class Jourdonnais:
    """Once for each shot."""

    def misses(self, g: Bang, me: Thing, value: tuple[Option, ...], seat: int, shot: Shot) -> tuple[Option, ...]:
        return (*value, USE) if seat == me.seat and "jourdonnais" not in shot.tried else value

    def miss(self, g: Bang, me: Thing, pick: Pick, shot: Shot) -> BarrelTry:
        shot.tried = (*shot.tried, "jourdonnais")
        return BarrelTry(shot.at, "jourdonnais", "jourdonnais")

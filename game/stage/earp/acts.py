"""The table of acts of Wyatt Earp; the modules named `acts_*` fill it."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from game.stage.earp.floor import Floor
from game.stage.motion import Choreography, Move, Tween, Wait
from game.stage.paint import states
from game.stage.paint.palette import BONE, PITCH, Color
from game.stage.paint.press import Press
from game.stage.play.acts import Acts
from game.stage.play.acts import Turn as AnyTurn
from game.stage.play.flying import PrintSprite
from game.wyatt_earp.state import Earp

TAG_SIZE = 34.0

ACTS: Final[Acts[Floor, Earp]] = Acts()
act = ACTS.act
Turn = AnyTurn[Earp]


def tag_at(
    floor: Floor, center: tuple[int, int], words: str, ms: float, ground: Color = PITCH, ink: Color = BONE
) -> Choreography:
    """A plate with a few words that comes, stays for `ms` and goes."""

    def plate(press: Press) -> Surface:
        return states.tag(press, words, ground, ink, TAG_SIZE)

    sprite = PrintSprite(plate, center)

    def come(t: float) -> None:
        floor.air.add(sprite)
        sprite.alpha = round(255 * t)

    def go(t: float) -> None:
        sprite.alpha = round(255 * (1 - t))
        if t >= 1:
            floor.air.drop(sprite)

    yield Tween(come, 110, move=Move.FADE)
    yield Wait(ms)
    yield Tween(go, 140, move=Move.FADE)

"""What goes on in the middle of the table while it lasts: the Duel, and what goes round from seat to seat."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from game.bang.around import onwards
from game.bang.cards.duel import Duel
from game.bang.frames.shot import Shot
from game.bang.frames.sweep import Sweep
from game.bang.state import OUT
from game.stage.bang.floor import Floor
from game.stage.bang.sight import character_of
from game.stage.bang.words import title_of
from game.stage.paint.bang.facts import CARDS
from game.stage.paint.bang.standoff import DuellistLook, DuelLook, draw_duel
from game.stage.paint.bang.volley import Fate, VolleyLook, draw_volley
from game.stage.paint.press import Press
from game.stage.text import text

DUEL: Final = (780.0, 330.0)
VOLLEY: Final = (900.0, 226.0)
"""Width and height in units."""


def going_on(floor: Floor) -> Duel | Sweep | None:
    """The Duel or the sweep that is not over, the latest if there are several."""
    return next((frame for frame in reversed(floor.state.stack) if isinstance(frame, Duel | Sweep)), None)


def shot_at(floor: Floor, asks: bool) -> Shot | None:
    """The shot that somebody here has to answer, if it is part of nothing larger."""
    stack = floor.state.stack
    top = stack[-1] if stack and asks and going_on(floor) is None else None
    return top if isinstance(top, Shot) else None


def takes_all(floor: Floor) -> bool:
    """Whether a Duel takes the place of the boards too."""
    frame = going_on(floor)
    return isinstance(frame, Duel) and frame.turn >= 0 and floor.layout.arena != floor.layout.middle


def draw_going_on(press: Press, screen: pygame.Surface, floor: Floor, asks: bool) -> bool:
    """Paint it, or the shot that somebody here is asked about; False when nothing of the kind goes on."""
    frame = going_on(floor)
    if shot := shot_at(floor, asks):
        draw_volley(press, screen, _box(press, floor.layout.middle, VOLLEY), shot_look(shot))
        return True
    if isinstance(frame, Duel) and frame.turn >= 0:
        draw_duel(press, screen, _box(press, floor.layout.arena, DUEL), duel_look(floor, frame))
        return True
    if isinstance(frame, Sweep):
        look = volley_look(floor, frame)
        draw_volley(press, screen, _box(press, floor.layout.middle, VOLLEY), look)
        return True
    return False


def _box(press: Press, middle: Rect, size: tuple[float, float]) -> Rect:
    """A place of that size in the middle, smaller where the middle is."""
    wide = min(press.px(size[0]), middle.width)
    high = min(press.px(size[1]), middle.height)
    return Rect(0, 0, wide, high).move(middle.centerx - wide // 2, middle.centery - high // 2)


def duel_look(floor: Floor, duel: Duel) -> DuelLook:
    """The two, how many BANG! cards each has given, and whose turn it is to give one."""
    left, right = (
        DuellistLook(seat, floor.cast.names[seat], character_of(floor.state, seat), floor.given.get(seat, 0))
        for seat in (duel.by, duel.at)
    )
    asked = None if duel.lost else int(duel.turn == duel.at)
    name = floor.cast.names[duel.turn]
    return DuelLook(title_of("duel"), left, right, asked, text("bang-duel-line", name=name), text("bang-duel-turn"))


def shot_look(shot: Shot) -> VolleyLook:
    """One shot as a round of one: who shoots, at whom, and what it takes to be safe."""
    pictured = shot.name in CARDS and CARDS[shot.name].art[0] == "bang"
    line = text("bang-shot-line", needed=shot.needed)
    return VolleyLook(shot.name if pictured else "bang", title_of(shot.name), shot.by, ((shot.at, "asked"),), line)


def volley_look(floor: Floor, sweep: Sweep) -> VolleyLook:
    """Everybody it goes to, clockwise, and what has become of each so far."""
    g = floor.state
    around = [*onwards(g, sweep.by), sweep.by]
    touched = [seat for seat in around if sweep.left >> seat & 1 or seat in floor.fates]
    asked = next((seat for seat in touched if sweep.left >> seat & 1), -1)
    fates: list[tuple[int, Fate]] = []
    for seat in touched:
        fate: Fate = floor.fates.get(seat, "waiting")
        if g.status[seat] == OUT:
            fate = "out"
        elif seat == asked and fate == "waiting":
            fate = "asked"
        fates.append((seat, fate))
    line = text("bang-volley-line", kind=sweep.name)
    return VolleyLook(sweep.name, title_of(sweep.name), sweep.by, tuple(fates), line)

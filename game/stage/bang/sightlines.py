"""Who can hit whom, from one seat: tags with distance and reach on every panel, and lines between those in reach."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.bang.around import others, present
from game.bang.measures import distance, reach
from game.bang.state import Bang
from game.stage.bang.floor import Floor
from game.stage.paint.bang import reach as paint
from game.stage.paint.press import Press

BEND = 46
"""How far a line bows aside, in units: that from one to the other on one side, that back on the other."""
TAG = 28.0
SMALL = 24.0
NARROW = 340.0
"""On panels narrower than this, in units, the tags are smaller."""


@dataclass(frozen=True, slots=True)
class Sightline:
    """One other seat from the one who looks: how far it is, how far that is back, and both reaches."""

    seat: int
    there: int
    back: int
    reach: int
    threat: int

    @property
    def can_hit(self) -> bool:
        """The one who looks can hit it."""
        return self.there <= self.reach

    @property
    def is_threat(self) -> bool:
        """It can hit the one who looks."""
        return self.back <= self.threat


def sightlines(g: Bang, seat: int) -> tuple[Sightline, ...]:
    """Everybody who takes part, clockwise, as `seat` sees them; nothing for a seat that takes no part."""
    if not 0 <= seat < g.seats or not present(g, seat) or not all(g.character):
        return ()
    own = reach(g, seat)
    return tuple(
        Sightline(other, distance(g, seat, other), distance(g, other, seat), own, reach(g, other))
        for other in others(g, seat)
    )


def draw_lines(press: Press, screen: pygame.Surface, floor: Floor, seat: int) -> None:
    """Lines to those who can be hit and from those who can hit; panels and cards are to lie over them."""
    lines = sightlines(floor.state, seat)
    here = floor.portrait(seat)
    bend = round(floor.px(BEND))
    for line in lines:
        there = floor.portrait(line.seat)
        if line.can_hit:
            paint.draw_line(press, screen, here, there, "mine", bend)
        if line.is_threat:
            paint.draw_line(press, screen, there, here, "theirs", bend)


def draw_tags(press: Press, screen: pygame.Surface, floor: Floor, line: Sightline, threat: bool = True) -> None:
    """How far a seat is, and unless told otherwise whether its gun reaches back, on its panel's upper right corner."""
    panel = floor.panel(line.seat)
    size = SMALL if press.units(panel.width) < NARROW else TAG
    right = panel.right - press.px(4)
    if threat:
        tag = paint.threat_tag(press, line.back, line.threat, size)
        right = screen.blit(tag, tag.get_rect(bottomright=(right, panel.top + press.px(20)))).left - press.px(4)
    tag = paint.distance_tag(press, line.there, line.reach, size)
    screen.blit(tag, tag.get_rect(bottomright=(right, panel.top + press.px(20))))

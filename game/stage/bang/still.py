"""The table of BANG! without what moves: painted anew only where something on it has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.bang import painter
from game.stage.bang.floor import Floor
from game.stage.bang.painter import Ground, Marks, Strip
from game.stage.paint.press import Press

REACH = 46.0
"""How far shadow, glow and ribbon of a thing reach beyond it, in units."""
Key = tuple[object, ...]


@dataclass(eq=False)
class Still:
    """Wood, panels, cards in play, piles and log."""

    ground: Ground = field(default_factory=Ground)
    surface: pygame.Surface | None = None
    base: Key = ()
    shown: dict[str, Key] = field(default_factory=dict)

    def draw(
        self,
        press: Press,
        screen: pygame.Surface,
        floor: Floor,
        marks: Marks,
        strip: Strip,
        heaps: bool,
        lines: Callable[[pygame.Surface], None] | None = None,
    ) -> None:
        """Put it on the screen.  `heaps`: deck and discards lie there; `lines` paints what lies under the panels."""
        base = (press, floor.layout, screen.get_size())
        if self.surface is None or self.base[2:] != base[2:]:
            self.surface = pygame.Surface(screen.get_size()).convert()
        keys = _keys(floor, marks, strip, heaps)
        areas: list[Rect] = []
        if lines is not None or self.base != base:
            areas.append(screen.get_rect())
        else:
            areas += [_area(floor, name) for name, key in keys.items() if self.shown.get(name) != key]
        for area in areas:
            self.surface.set_clip(area)
            self.ground.draw(press, self.surface, floor)
            if lines is not None:
                lines(self.surface)
            _paint(press, self.surface, floor, marks, strip, heaps, area)
        self.surface.set_clip(None)
        # with lines on it everything is painted anew next time
        self.base, self.shown = () if lines is not None else base, keys
        screen.blit(self.surface, (0, 0))


def _paint(
    press: Press, surface: pygame.Surface, floor: Floor, marks: Marks, strip: Strip, heaps: bool, area: Rect
) -> None:
    """What shows in an area."""
    near = [seat for seat in range(floor.state.seats) if _area(floor, f"seat:{seat}").colliderect(area)]
    for seat in near:
        painter.draw_row_before(press, surface, floor, marks, seat)
    for seat in near:
        painter.draw_seat(press, surface, floor, marks, seat)
    if heaps and _area(floor, "piles").colliderect(area):
        painter.draw_piles(press, surface, floor, marks)
    if _area(floor, "log").colliderect(area):
        painter.draw_log(press, surface, floor.layout, strip)


def _area(floor: Floor, name: str) -> Rect:
    """The pixels that a part covers with its shadow, glow and ribbon."""
    layout = floor.layout
    word, _, number = name.partition(":")
    if word == "head":
        return layout.masthead
    if word == "piles":
        place = layout.deck.union(layout.discards)
    else:
        place = layout.log if word == "log" else layout.seats[int(number)].whole
    edge = round(REACH * layout.scale)
    return place.inflate(2 * edge, 2 * edge)


def _keys(floor: Floor, marks: Marks, strip: Strip, heaps: bool) -> dict[str, Key]:
    """By part everything that its picture depends on."""
    sight, g = floor.sight, floor.state
    absent = frozenset(floor.absent)
    keys: dict[str, Key] = {"head": (sight.masthead, sight.roles), "log": strip}
    for seat in range(g.seats):
        own = tuple((name, lit) for name, lit in marks.signals.items() if name.split(":")[1:2] == [str(seat)])
        name = f"seat:{seat}"
        keys[name] = (
            *(sight.seats[seat], sight.gear[seat], absent & frozenset(sight.gear[seat]), g.fresh[seat], own),
            *(name in marks.shaded, seat in marks.tagged, floor.jolt[1] if floor.jolt[0] == seat else 0),
        )
    pressed = [(name, marks.signals.get(name), name in marks.shaded, marks.reasons.get(name)) for name in painter.PILES]
    keys["piles"] = (sight.deck, sight.discards, absent & frozenset(sight.discards), *pressed) if heaps else ()
    return keys

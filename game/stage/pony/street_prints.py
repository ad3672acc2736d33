"""What a shot will show is printed before it is seen, one print at a time: while somebody aims, and while a die flies.

The film then only lays finished prints on each other.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.pony_express.arena import INDIAN, N_INDIANS
from game.stage.layout import Canvas
from game.stage.paint import figures, flight, sprites
from game.stage.paint.palette import PITCH
from game.stage.paint.press import Press
from game.stage.pony import street_painter as painter
from game.stage.pony.shot_film import Beat, Film
from game.stage.pony.street_layout import StreetLayout, street_layout
from game.stage.pony.street_sight import Sight
from game.stage.pony.warming import warm

FALLS = range(15, 91, 3)
"""Degrees of a fall that are prints of their own; up to the first of them a figure wobbles."""
NOWHERE = (-4000, -4000)
LONG = 0.01
"""Seconds of a print that takes about a frame."""
STEP = 4
"""ms of a film between two looks at how the die turns."""


class Picture:
    """A picture as large as the window; when it has to show something else, it is painted over."""

    def __init__(self) -> None:
        self._shows: object = None
        self._surface: Surface | None = None

    def blank(self, size: tuple[int, int]) -> Surface:
        """To be painted over."""
        self._shows = None
        if self._surface is None or self._surface.get_size() != size:
            self._surface = Surface(size)
            self._surface.fill(PITCH)  # the system gives the memory at the first touch
        return self._surface

    def backdrop(self, press: Press, layout: StreetLayout, sight: Sight, film: Film | None, marks: bool) -> Surface:
        """The street with all that stands still: in a film or, without one, before a shot."""
        shows = press, layout, sight, film, marks
        if self._surface is not None and self._shows == shows:
            return self._surface
        surface = self.blank(layout.canvas.window)
        resting = painter.standing(sight) if film is None else painter.at_rest(sight, film)
        painter.backdrop(press, surface, layout, sight, resting, marks)
        self._shows = shows
        return surface


class Blinks:
    """The prints of two inks of a film, half as large as the street: one for each blow that stops the picture."""

    def __init__(self, press: Press, layout: StreetLayout, sight: Sight, film: Film) -> None:
        self.press, self.layout, self.sight, self.film = press, layout, sight, film
        self._prints: dict[float, Surface] = {}

    @property
    def box(self) -> Rect:
        """The pixels of the street that are in the window."""
        return self.layout.arena.clip(Rect((0, 0), self.layout.canvas.window))

    def ahead(self, backdrop: Picture, scratch: Picture) -> Iterator[float | None]:
        """Print them all; `backdrop` has what stands still, `scratch` is painted over."""
        for beat in self.film.beats:
            if beat.stop:
                yield from self._print(beat, backdrop, scratch)

    def of(self, beat: Beat, backdrop: Picture, scratch: Picture) -> Surface | None:
        """The print for a blow; None where nothing of the street is in the window."""
        for _ in self._print(beat, backdrop, scratch):
            pass
        return self._prints.get(beat.start)

    def _print(self, beat: Beat, backdrop: Picture, scratch: Picture) -> Iterator[float | None]:
        if beat.start in self._prints or not self.box:
            return
        yield LONG
        still = backdrop.backdrop(self.press, self.layout, self.sight, self.film, False)
        surface = scratch.blank(self.layout.canvas.window)
        painter.filmed(self.press, surface, self.layout, self.sight, self.film, beat.start, still)
        yield LONG
        self._prints[beat.start] = flight.two_tone(surface.subsurface(self.box))
        yield None


def before_a_fight(press: Press, canvas: Canvas, seats: int) -> Iterator[None]:
    """While nobody fights: the street and whoever may stand in it; the simulation is loaded."""
    layout, nowhere = street_layout(canvas), Surface((1, 1), pygame.SRCALPHA)
    yield from painter.ground_ahead(press, layout)
    warm()
    yield
    for who in (*range(seats), *range(INDIAN, INDIAN + N_INDIANS)):
        figures.draw_standing(press, nowhere, NOWHERE, who)
        yield
    painter.gauge(press, nowhere, layout, 0.0, False, 0.0)
    yield


def before_a_shot(press: Press, sight: Sight) -> Iterator[float | None]:
    """While somebody aims: the die in flight at all speeds, the flash, the blow, the shadows of who may fall."""
    nowhere = Surface((1, 1), pygame.SRCALPHA)
    for tenth in range(10, -1, -1):
        flight.draw_flight(press, nowhere, NOWHERE, painter.FACE, 0, tenth / 10, 0, painter.HIGH * tenth / 10)
        yield None
    sprites.muzzle_star(press, painter.STAR)
    yield None
    for force in painter.FORCES:
        flight.impact(press, painter.star_size(force))
        yield LONG
        flight.speed_rays(press, painter.rays_size(force))
        yield None
    for target in sight.targets:
        for tilt in FALLS:
            figures.draw_fallen_shadow(press, nowhere, NOWHERE, target, tilt)
            yield None
    for alpha in range(0, 111, 10):
        for size in painter.PUFFS:
            sprites.puff(press, size, alpha)
            yield None


def of_the_die(press: Press, film: Film) -> Iterator[None]:
    """When the die leaves: the die as it will turn, and the lines behind it."""
    nowhere, printed = Surface((1, 1), pygame.SRCALPHA), set()
    for at in range(0, round(film.length), STEP):
        thrown = film.die(at)
        if thrown is None:
            return
        looks = round(thrown.heading / 2), flight.turn_of(press, thrown.angle), round(thrown.speed, 1)
        if looks not in printed:
            printed.add(looks)
            painter.flying(press, nowhere, NOWHERE, thrown)
        yield


def of_the_figures(press: Press, layout: StreetLayout, sight: Sight, film: Film) -> Iterator[None]:
    """While the die flies: every figure that it moves as it slides, wobbles and falls, and its hat."""
    nowhere, printed = Surface((1, 1), pygame.SRCALPHA), set()
    resting = {pose.figure.id for pose in painter.at_rest(sight, film)}
    for at in range(0, round(film.length), STEP):
        for pose in film.figures(at):
            if pose.figure.id in resting:
                continue
            looks = (
                pose.figure.id,
                round(pose.tilt / 3),
                round(pose.angle / 5),
                round(pose.head / 5),
                round(pose.hat, 2),
            )
            if looks not in printed:
                printed.add(looks)
                painter.crowd(press, nowhere, layout, sight, [pose], False)
        yield

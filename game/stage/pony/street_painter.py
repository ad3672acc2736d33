"""Paints the street: what lies, who stands, the aim, the die, and the film of a shot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import cos, radians, sin

import pygame
from pygame import Surface

from game.pony_express.arena import INDIAN
from game.stage.paint import aim, fight_head, figures, flight, sprites, states, street
from game.stage.paint.fight_head import FighterLook
from game.stage.paint.palette import BONE, PITCH
from game.stage.paint.press import Press
from game.stage.pony.flick import Hand
from game.stage.pony.shot_film import DRAW_MS, Beat, DiePose, Film, Pose, hat_place
from game.stage.pony.street_layout import StreetLayout
from game.stage.pony.street_sight import Fighter, Sight, number_of
from game.stage.text import text
from game.words import language

FACE = 14
"""The face that the die in the street shows: it decides nothing."""
SLIDE = 6370.0
"""How far a full flick slides, 0.1 mm."""
LEAST_LINE = 620.0
STAR = 150.0
SHAKE, SHAKE_MS = 6.0, 160.0
HIGH = 10.0
"""Units over the dust at which the fastest die is drawn: larger than it is by less than the eye measures."""
FORCES = (0.25, 0.5, 0.75, 1.0)
"""Star and rays of a blow are printed for these shares of a full one."""
PUFFS = (22, 27, 32, 37)
STAKE, STAKE_ALONE = 520.0, 900.0
"""Room for what is at stake for each of two fighters, or for the only one."""
HAT_TURN = 15
"""Degrees between two prints of a hat in the air."""


def ground(press: Press, screen: Surface, layout: StreetLayout) -> None:
    """The street itself."""
    screen.blit(street.street(press, *_ground(layout)), (0, 0))


def ground_ahead(press: Press, layout: StreetLayout) -> Iterator[None]:
    """Print the street before anybody walks out into it."""
    return street.street_ahead(press, *_ground(layout))


def _ground(layout: StreetLayout) -> tuple[tuple[int, int], tuple[int, int, int, int], tuple[str, str, str]]:
    box = layout.arena
    signs = (text("street-saloon"), text("street-jail"), text("street-store"))
    return layout.canvas.window, (box.x, box.y, box.w, box.h), signs


def head(press: Press, screen: Surface, layout: StreetLayout, sight: Sight, names: list[str]) -> None:
    """Who fights, with what, for what."""
    left = _fighter(sight, sight.left, names)
    right = _fighter(sight, sight.right, names) if sight.right else None
    title, strap, *stakes = _lettering(sight, language())
    fight_head.draw_fight_head(press, screen, layout.head, left, right, title, strap)
    room = STAKE if all(stakes) else STAKE_ALONE
    for words, right_side in zip(stakes, (False, True), strict=True):
        if words:
            plate = states.tag(press, words, PITCH, BONE, 24, room)
            edge = "topright" if right_side else "topleft"
            x = layout.head.right - press.px(24) if right_side else layout.head.left + press.px(24)
            screen.blit(plate, plate.get_rect(**{edge: (x, layout.head.bottom + press.px(8))}))


@lru_cache(maxsize=16)
def _lettering(sight: Sight, _language: str) -> tuple[str, str, str, str]:
    """Title, strap, and what is at stake for the left and the right side, in capitals."""
    strap = text("street-strap", kind=sight.kind, space=sight.space)
    found = text(f"street-{sight.kind}"), strap, _stake(sight, sight.left), _stake(sight, sight.right)
    title, strap, left, right = (words.upper() for words in found)
    return title, strap, left, right


def _fighter(sight: Sight, fighter: Fighter, names: list[str]) -> FighterLook:
    name = names[fighter.seat]
    turn = fighter.seat == sight.shooter
    return FighterLook(fighter.seat, name, str(fighter.gold), fighter.shots, fighter.of, turn)


def _stake(sight: Sight, fighter: Fighter | None) -> str:
    if fighter is None:
        return ""
    if sight.kind == "indians":
        return text("street-prize")
    return "" if fighter.owes < 0 else text("street-owes", owes=fighter.owes)


def lines(press: Press, screen: Surface, layout: StreetLayout, sight: Sight) -> None:
    """The arc of who shoots, and whose it is if the own rider stands elsewhere."""
    arc = sight.street.arc
    street.draw_arc(press, screen, layout.at(arc.x, arc.y), sight.shooter, arc.facing / 100)
    if sight.right is None:
        street.draw_empty_stand(press, screen, layout.at(arc.x, arc.y), sight.shooter)


def standing(sight: Sight) -> list[Pose]:
    """The figures as they are before a shot."""
    found = []
    for figure in sight.street.figures:
        angle = figure.angle / 100
        fallen = not figure.upright
        hat = float(figure.id in sight.hatless)
        found.append(Pose(figure, figure.x, figure.y, angle, 90.0 if fallen else 0.0, angle, hat))
    return found


def crowd(press: Press, screen: Surface, layout: StreetLayout, sight: Sight, poses: list[Pose], marks: bool) -> None:
    """Everybody in the street, those who lie under those who stand; `marks`: who is the target and who is not."""
    upright = [pose for pose in poses if pose.tilt <= 0]
    for pose in upright:
        figures.draw_shadow(press, screen, layout.exact(pose.x, pose.y), number_of(pose.figure))
    for pose in poses:
        if pose.tilt > 0:
            _leaning(press, screen, layout, pose)
    for pose in upright:
        number = number_of(pose.figure)
        if marks and number in sight.bystanders:
            street.draw_bystander(press, screen, layout.at(pose.x, pose.y))
        figures.draw_standing(press, screen, layout.exact(pose.x, pose.y), number, looks(pose), shadow=False)
    if marks:
        for pose in upright:
            if number_of(pose.figure) in sight.targets:
                street.draw_target(press, screen, layout.at(pose.x, pose.y))


def looks(pose: Pose) -> float:
    """Where a figure looks: along its card or against it, whichever is nearer to the middle of the street."""
    middle = 2100 - pose.x
    ahead = cos(radians(pose.angle)) * (1 if middle >= 0 else -1)
    return pose.angle if ahead >= 0 else pose.angle + 180


def _leaning(press: Press, screen: Surface, layout: StreetLayout, pose: Pose) -> None:
    number, center = number_of(pose.figure), layout.exact(pose.x, pose.y)
    figures.draw_fallen(press, screen, center, number, pose.head, pose.tilt, hatted=pose.hat <= 0)
    if pose.hat > 0:
        x, y, angle = hat_place(pose)
        figures.draw_hat(press, screen, layout.exact(x, y), number, round(angle / HAT_TURN) * HAT_TURN)


def die(press: Press, screen: Surface, layout: StreetLayout, place: tuple[float, float], angle: float) -> pygame.Rect:
    """The die as it lies behind the arc."""
    return flight.draw_die_in_street(press, screen, layout.exact(*place), FACE, angle)


def aiming(press: Press, screen: Surface, layout: StreetLayout, hand: Hand, power: float, creep: float) -> None:
    """The line of the aim, as long as the die would slide, and the power round the stand."""
    length = max(LEAST_LINE, SLIDE * power) * figures.MM / 10
    old = screen.get_clip()
    screen.set_clip(layout.arena)
    aim.draw_aim(press, screen, layout.at(*hand.die), hand.angle / 100, length, creep)
    arc = hand.scene.arc
    aim.draw_power_ring(press, screen, layout.at(arc.x, arc.y), hand.angle / 100, power)
    screen.set_clip(old)


def gauge(press: Press, screen: Surface, layout: StreetLayout, power: float, needle: bool, needed: float) -> None:
    """The power in full; `needed` is what reaches the target."""
    pointer = power if needle else None
    label = text("street-power")
    aim.draw_gauge(press, screen, layout.gauge, power, label, str(round(power * 100)), pointer, (needed,))


def backdrop(
    press: Press, picture: Surface, layout: StreetLayout, sight: Sight, poses: list[Pose], marks: bool
) -> None:
    """The street with everything that stands still, over the whole of a picture."""
    ground(press, picture, layout)
    lines(press, picture, layout, sight)
    crowd(press, picture, layout, sight, poses, marks)


def at_rest(sight: Sight, film: Film) -> list[Pose]:
    """The figures that a shot leaves alone."""
    touched = {beat.blow.who for beat in film.beats} | set(film.shot.tracks)
    return [pose for pose in standing(sight) if pose.figure.id not in touched]


def filmed(
    press: Press, screen: Surface, layout: StreetLayout, sight: Sight, film: Film, at: float, still: Surface
) -> None:
    """The street at a moment of a film, without its frozen blinks, over a backdrop of what is `at_rest`."""
    shift = _shaken(film, at)
    screen.blit(still, (0, 0))
    moved = layout
    if any(shift):
        corner = layout.corner[0] + shift[0] / press.scale, layout.corner[1] + shift[1] / press.scale
        moved = replace(layout, arena=layout.arena.move(shift), corner=corner)
        screen.set_clip(layout.arena)
        screen.blit(still, moved.arena, layout.arena)
        screen.set_clip(None)
    resting = {pose.figure.id for pose in at_rest(sight, film)}
    crowd(press, screen, moved, sight, [pose for pose in film.figures(at) if pose.figure.id not in resting], False)
    _dust(press, screen, moved, film, at)
    thrown = film.die(at)
    if thrown is not None:
        if film.flashes and at < DRAW_MS:
            star = sprites.muzzle_star(press, STAR)
            screen.blit(star, star.get_rect(center=moved.at(thrown.x, thrown.y)))
        flying(press, screen, moved.exact(thrown.x, thrown.y), thrown)


def flying(press: Press, screen: Surface, center: tuple[float, float], thrown: DiePose) -> None:
    """The die on its way."""
    fast = round(thrown.speed, 1)  # few prints
    flight.draw_flight(press, screen, center, FACE, thrown.heading, fast, thrown.angle, HIGH * fast)


def path(press: Press, screen: Surface, layout: StreetLayout, film: Film) -> None:
    """The die's whole way as a dotted line, for those who want nothing to move."""
    for x, y in film.way()[::4]:
        pygame.draw.circle(screen, BONE, layout.at(x, y), press.px(4))


def blink(press: Press, screen: Surface, layout: StreetLayout, film: Film, beat: Beat, inks: Surface) -> None:
    """The picture of two inks, half as large, that stands while a blow is felt."""
    box = layout.arena.clip(screen.get_rect())
    pygame.transform.scale(inks, box.size, screen.subsurface(box))
    pose = next(pose for pose in film.figures(beat.start) if pose.figure.id == beat.blow.who)
    center = layout.at(pose.x, pose.y)
    screen.set_clip(box)
    rays = flight.speed_rays(press, rays_size(beat.force))
    screen.blit(rays, rays.get_rect(center=center))
    screen.set_clip(None)
    star = flight.impact(press, star_size(beat.force))
    screen.blit(star, star.get_rect(center=center))


def star_size(force: float) -> float:
    """Units of the star at a blow."""
    return 150 + 130 * _printed(force)


def rays_size(force: float) -> float:
    """Units of the rays round it."""
    return 420 + 360 * _printed(force)


def _printed(force: float) -> float:
    return min(FORCES, key=lambda printed: abs(printed - force))


def _shaken(film: Film, at: float) -> tuple[int, int]:
    """The jump of the picture after a blow: at most 6 px, half as much every 40 ms."""
    for beat in film.beats:
        since = at - beat.start - beat.stop
        if beat.stop and 0 <= since < SHAKE_MS:
            left = SHAKE * beat.force * 0.5 ** (since / 40)
            return round(left * cos(since / 5.2)), round(left * sin(since / 7))
    return 0, 0


def _dust(press: Press, screen: Surface, layout: StreetLayout, film: Film, at: float) -> None:
    for beat, part in film.dust(at):
        pose = next(pose for pose in film.figures(at) if pose.figure.id == beat.blow.who)
        for n in range(14):
            angle = radians(beat.blow.towards / 100 + n * 137.5)
            far = (90 + 30 * (n % 5)) * (1 - (1 - part) ** 2) + 20
            along = 160 if number_of(pose.figure) < INDIAN else 150
            x = pose.x + along * cos(radians(pose.head)) + far * 2 * cos(angle)
            y = pose.y + along * sin(radians(pose.head)) + far * sin(angle)
            puff = sprites.puff(press, PUFFS[n % 4], 10 * round(11 * (1 - part)))
            screen.blit(puff, puff.get_rect(center=layout.at(x, y)))

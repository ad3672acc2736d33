"""The scene of the shot that is asked for or on its way: who stands where in the street."""

from __future__ import annotations

from functools import lru_cache

from game.pony_express.arena import (
    ARENA,
    FACING,
    FULL_TURN,
    INDIAN,
    Figure,
    Point,
    Scene,
    Throw,
    bearing,
    start_of,
    trail,
)
from game.pony_express.frames.duel import Duel
from game.pony_express.frames.indians import Indians
from game.pony_express.frames.shot import Flight, name_of
from game.pony_express.state import Pony

Contest = Duel | Indians


def contest(g: Pony) -> Contest:
    """The duel or the attack of the Indians that goes on.  Raises LookupError when there is none."""
    for frame in reversed(g.stack):
        if isinstance(frame, Duel | Indians):
            return frame
    raise LookupError("no shoot-out goes on")


def homes(g: Pony, fight: Contest) -> tuple[Point, ...]:
    """Where each rider stood when the fight began; the seats in order."""
    if isinstance(fight, Indians):
        return trail(tuple(g.space))
    stand = ARENA.stands[fight.corner], ARENA.stands[FACING[fight.corner]]
    return _duel(tuple(g.space), fight.newcomer, fight.other, stand)


@lru_cache(maxsize=4096)
def _duel(spaces: tuple[int, ...], newcomer: int, other: int, stand: tuple[Point, Point]) -> tuple[Point, ...]:
    rest = [seat for seat in range(len(spaces)) if seat not in (newcomer, other)]
    there = dict(zip(rest, trail(tuple(spaces[seat] for seat in rest)), strict=True))
    there |= {newcomer: stand[0], other: stand[1]}
    return tuple(there[seat] for seat in range(len(spaces)))


def figures(g: Pony) -> tuple[Figure, ...]:
    """Every figure in the street as it stands now, moved ones where they were moved to."""
    fight = contest(g)
    duellists = (fight.newcomer, fight.other) if isinstance(fight, Duel) else ()
    found: dict[int, Figure] = {}
    for seat, at in enumerate(homes(g, fight)):
        found[seat] = (seat, *at, 0, seat in duellists or not g.jailed[seat])
    for n, (x, y) in enumerate(ARENA.indians):
        found[INDIAN + n] = (INDIAN + n, x, y, 0, True)
    for start in range(0, len(fight.moved), 5):
        number, x, y, angle, upright = fight.moved[start : start + 5]
        found[number] = (number, x, y, angle, bool(upright))
    return tuple(found.values())


def stand_of(g: Pony, seat: int) -> str:
    """The stand a shooter shoots from."""
    fight = contest(g)
    if isinstance(fight, Indians):
        return "opposite"
    return fight.corner if seat == fight.newcomer else FACING[fight.corner]


def scene(g: Pony, seat: int) -> Scene:
    """The street as the simulation takes it, with the arc of the shooter `seat`.  LookupError without a shoot-out."""
    stand = stand_of(g, seat)
    plain = tuple(
        (name_of(number), "rider" if number < INDIAN else "indian", x, y, angle, int(stands))
        for number, x, y, angle, stands in figures(g)
    )
    return plain, (*ARENA.stands[stand], bearing(stand))


def throw(g: Pony, seat: int, flick: tuple[int, int, int]) -> Throw:
    """The flick of a pick (place, aim, speed) of the shooter `seat`, as the simulation takes it."""
    place, aim, speed = flick
    stand = stand_of(g, seat)
    return (*start_of(stand, place), (bearing(stand) + aim) % FULL_TURN, speed, 0)


def in_flight(g: Pony) -> tuple[Scene, Throw]:
    """What the simulation is asked when the chance seat is.  Raises LookupError when no die is in flight."""
    flight = g.stack[-1]
    if not isinstance(flight, Flight):
        raise LookupError("no die is in flight")
    return scene(g, flight.seat), throw(g, flight.seat, (flight.place, flight.aim, flight.speed))

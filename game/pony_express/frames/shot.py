"""A die in flight: what it does is the chance seat's to say (PX-47, PX-53, PX-62)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from game.pony_express import events as e
from game.pony_express.arena import AIM, ARENA, INDIAN, N_INDIANS, PLACE, SPEED
from game.pony_express.state import Pony
from game.rules.ask import Ask, Option, Range, Several
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import CHANCE, SEATS, Pick, Seat, Token
from game.rules.refusal import NOT_AN_OPTION, Refusal

FLICK: Final[Option] = ("flick", PLACE, AIM, SPEED)
TOUCHED: Final = "touched"
FELL: Final = "fell"
OFF: Final = "off"
INDIANS: Final = tuple(f"indian_{n + 1}" for n in range(N_INDIANS))
_BEYOND: Final = 500
_X: Final = Range(-_BEYOND, ARENA.width + _BEYOND)
_Y: Final = Range(-_BEYOND, ARENA.height + _BEYOND)
_ANGLE: Final = Range(0, 35999)


@cache
def outcomes(seats: int) -> tuple[Option, ...]:
    """What the chance seat may answer: `outcome`, then in the order in which it happened

    * `touched FIGURE`, `fell FIGURE`: the die touched it, or it fell (a falling figure may be pushed by another);
    * `off`: the die left the street;

    and at the end, where things rest: `at FIGURE X Y ANGLE UPRIGHT` (1 or 0) for every figure that was moved.
    """
    named: list[Token] = [*SEATS[:seats], *INDIANS]
    groups: list[tuple[Token | Range, ...]] = [(how, figure) for how in (TOUCHED, FELL) for figure in named]
    groups += [("at", figure, _X, _Y, _ANGLE, Range(0, 1)) for figure in named]
    groups.append((OFF,))
    return (("outcome", Several(tuple(groups))),)


class Outcome(NamedTuple):
    """What a flick did: (how, figure number) in order; figure, x, y, angle and upright of each that was moved."""

    hits: tuple[tuple[str, int], ...]
    poses: tuple[int, ...]


@dataclass(slots=True)
class Flight(Frame[Pony]):
    """The shooter's flick: place behind the arc and aim in 0.01 degree, speed in mm/s.  `told` is what became of it."""

    seat: Seat
    place: int
    aim: int
    speed: int
    clause: str = "PX-47"
    hits: tuple[str, ...] = ()
    poses: tuple[int, ...] = ()

    def begin(self, g: Pony) -> None:
        g.emit(e.Flicked, self.clause, self.seat, self.place, self.aim, self.speed)

    def ask(self, g: Pony) -> Ask:
        return Ask("outcome", {CHANCE: outcomes(g.seats)})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Over:
        at, off = 1, False
        hits: list[str] = []
        poses: list[int] = []
        while at < len(pick):
            what = pick[at]
            if what in (TOUCHED, FELL):
                figure = figure_number(pick[at + 1])
                hits += [str(what), str(figure)]
                self._tell(g, str(what), figure)
                at += 2
            elif what == "at":
                figure = figure_number(pick[at + 1])
                if figure != self.seat or pick[at + 5]:
                    poses += [figure, *map(int, pick[at + 2 : at + 6])]
                at += 6
            else:
                off = True
                at += 1
        if not hits:
            g.emit(e.ShotMissed, self.clause, self.seat, off)
        self.hits = tuple(hits)
        self.poses = tuple(poses)
        return OVER

    def _tell(self, g: Pony, how: str, figure: int) -> None:
        """Own rider, and Indians in a duel, do not count (PX-54)."""
        if figure < INDIAN:
            g.emit(e.RiderHit, "PX-54" if figure == self.seat else "PX-53", self.seat, figure, how)
        else:
            clause = "PX-62" if self.clause == "PX-62" else "PX-54"
            g.emit(e.IndianHit, clause, self.seat, figure - INDIAN + 1, how)

    def end(self, g: Pony) -> Outcome:
        pairs = zip(self.hits[::2], map(int, self.hits[1::2]), strict=True)
        return Outcome(tuple(pairs), self.poses)

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        return NOT_AN_OPTION


def outcome_pick(hits: Iterable[tuple[str, str]], moved: Iterable[tuple[str, int, int, int, int]], off: int) -> Pick:
    """The chance seat's answer from what a simulation tells: hits (name, how), moved (name, x, y, angle, upright)."""
    tokens: list[Token] = ["outcome"]
    for name, how in hits:
        tokens += [how, _token(name)]
    if off:
        tokens.append(OFF)
    for name, x, y, angle, upright in moved:
        tokens += ["at", _token(name), x, y, angle, upright]
    return tuple(tokens)


def outcome_of(
    pick: Pick,
) -> tuple[tuple[tuple[str, str], ...], tuple[tuple[str, int, int, int, int], ...], int]:
    """What `outcome_pick` was made from: hits (name, how), moved (name, x, y, angle, upright), off."""
    hits: list[tuple[str, str]] = []
    moved: list[tuple[str, int, int, int, int]] = []
    at, off = 1, 0
    while at < len(pick):
        what = pick[at]
        if what == "at":
            x, y, angle, upright = map(int, pick[at + 2 : at + 6])
            moved.append((name_of(figure_number(pick[at + 1])), x, y, angle, upright))
            at += 6
        elif what == OFF:
            off = 1
            at += 1
        else:
            hits.append((name_of(figure_number(pick[at + 1])), str(what)))
            at += 2
    return tuple(hits), tuple(moved), off


def name_of(figure: int) -> str:
    """What a figure is called in a scene: a seat's letter, or indian_1 to indian_3."""
    return INDIANS[figure - INDIAN] if figure >= INDIAN else str(SEATS[figure])


def _token(name: str) -> Token:
    return name if name in INDIANS else SEATS["ABCDEFGH".index(name)]


def figure_number(token: Token) -> int:
    """The number of a figure that a pick names."""
    return INDIAN + INDIANS.index(token) if isinstance(token, str) else int(token)


def flight(seat: int, pick: Pick, clause: str) -> Flight:
    """The flight of a pick whose last three tokens are place, aim and speed."""
    place, aim, speed = map(int, pick[-3:])
    return Flight(SEATS[seat], place, aim, speed, clause)


def merged(moved: tuple[int, ...], outcome: Outcome) -> tuple[int, ...]:
    """The poses after a shot: what was moved before, and what this one moved."""
    found = {moved[at]: moved[at : at + 5] for at in range(0, len(moved), 5)}
    poses = outcome.poses
    found |= {poses[at]: poses[at : at + 5] for at in range(0, len(poses), 5)}
    return sum(found.values(), ())

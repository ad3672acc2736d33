"""Every goal by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.bang.outcome import LAW, OUTLAWS, RENEGADES
from game.rules.library import find
from tools.contests.goals import Line, Wanted, gain, side_gain, won
from tools.contests.goals_pony import farthest_off, hits, leak
from tools.contests.groups import SEAT, TEAMS, Contest


def _contest(game: str, first: str, second: str, seats: int, way: str = SEAT) -> Contest:
    return Contest(game, first, second, seats, find(game).presets.default, way=way)


def bang(first: str, second: str = "deputy", seats: int = 5, way: str = SEAT) -> Contest:
    """One seat, or one side, at BANG!."""
    return _contest("bang", first, second, seats, way)


def earp(first: str, second: str, seats: int) -> Contest:
    """One seat at Wyatt Earp."""
    return _contest("wyatt_earp", first, second, seats)


def pony(first: str, second: str, way: str = SEAT) -> Contest:
    """Four riders: one against three, or two against two."""
    return _contest("pony_express", first, second, 4, way)


_SIDES: Final = bang("marshal", way=TEAMS)

GOALS: Final[Mapping[str, Sequence[Line]]] = {
    "B1": (
        Line("random among deputies, won", won(bang("random")), Wanted(high=13)),
        Line("Greenhorn among deputies, won", won(bang("greenhorn")), Wanted(24, 33)),
        Line("Marshal for a deputy, points", gain(bang("marshal")), Wanted(low=2.5), 200),
        Line("slow Marshal for a deputy, points", gain(bang("marshal_slow")), Wanted(low=4.5), 60),
    ),
    "B2": (
        Line("law of Marshals for deputies, points", side_gain(_SIDES, LAW), Wanted(low=10), 200),
        Line("outlaws, points", side_gain(_SIDES, OUTLAWS), Wanted(low=3), 200),
        Line("Renegade, points", side_gain(_SIDES, RENEGADES), Wanted(low=2), 200),
    ),
    "B3": (
        Line("4 players, Marshal for a deputy, points", gain(bang("marshal", seats=4)), Wanted(low=6), 150),
        Line("6 players", gain(bang("marshal", seats=6)), Wanted(low=3), 150),
        Line("7 players", gain(bang("marshal", seats=7)), Wanted(low=1.5), 150),
    ),
    "B4": (
        Line("Marshal among Greenhorns, won", won(bang("marshal", "greenhorn")), Wanted(low=43), 100),
        Line("Marshal among random players, won", won(bang("marshal", "random")), Wanted(low=68), 100),
    ),
    "W2": (
        Line("4 players, Marshal among deputies, won", won(earp("marshal", "deputy", 4)), Wanted(low=30), 100),
        Line("slow Marshal among deputies, won", won(earp("marshal_slow", "deputy", 4)), Wanted(low=34), 40),
        Line("Greenhorn among deputies, won", won(earp("greenhorn", "deputy", 4)), Wanted(12, 18)),
        Line("random among deputies, won", won(earp("random", "deputy", 4)), Wanted(high=2), 200),
    ),
    "W3": (Line("Marshal among 3 Greenhorns, won", won(earp("marshal", "greenhorn", 4)), Wanted(low=45), 60),),
    "P1": (
        Line("two Marshals against two deputies, won", won(pony("marshal", "deputy", TEAMS)), Wanted(low=54), 1_000),
        Line("two deputies against two Greenhorns", won(pony("deputy", "greenhorn", TEAMS)), Wanted(70, 85)),
        Line("two Greenhorns against two random", won(pony("greenhorn", "random", TEAMS)), Wanted(low=60)),
    ),
    "P2": (
        Line("Marshal among three deputies, won", won(pony("marshal", "deputy")), Wanted(low=24), 1_000),
        Line("deputy among three Marshals", won(pony("deputy", "marshal")), Wanted(high=20), 1_000),
        Line("Marshal among three honest ones", won(pony("marshal", "honest")), Wanted(low=23)),
        Line("Marshal among three who always call", won(pony("marshal", "caller")), Wanted(low=23)),
        Line("Marshal among three who always bluff", won(pony("marshal", "bluffer")), Wanted(low=23)),
    ),
    "P3": (
        Line("lies of Marshals, worst class off by, points", farthest_off("lies"), Wanted(high=8), 400),
        Line("calls of Marshals, worst class off by, points", farthest_off("calls"), Wanted(high=8), 400),
    ),
    "P4": (
        Line("Greenhorn's flicks that hit", hits("greenhorn", False), Wanted(29, 37), 150),
        Line("deputy's", hits("deputy", False), Wanted(43, 51), 150),
        Line("Marshal's", hits("marshal", False), Wanted(59, 65), 150),
        Line("deputy's flicks that hit a bystander", hits("deputy", True), Wanted(high=10), 150),
        Line("Marshal's", hits("marshal", True), Wanted(high=6), 150),
    ),
    "S3": tuple(
        Line(f"{level}: lies called more than truths, points", leak(level), Wanted(-2, 2), 300)
        for level in ("greenhorn", "deputy", "marshal")
    ),
}

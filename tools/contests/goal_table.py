"""Every goal by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bang.outcome import LAW, OUTLAWS, RENEGADES
from game.bots.brain import LEVELS
from game.bots.temper import CHARACTERS
from game.rules.library import find
from tools.benches.thinking import SLICES, WORKER
from tools.contests.goals import Line, Wanted, gain, hands_won, side_gain, slow, won
from tools.contests.goals_bang import believed, deputies_killed, guessed, miscalibrated, shots_taken, side_wins, turns
from tools.contests.goals_fair import alike_in_time, changed, lucky_rolls, lucky_shots, shot_at_the_helpless
from tools.contests.goals_pony import bystanders, farthest_off, hits, leak
from tools.contests.goals_steady import decided_otherwise, late
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


def _among(game: str, level: str) -> Contest:
    """One of a level among deputies."""
    return _contest(game, level, "deputy", {"wyatt_earp": 2, "pony_express": 4, "bang": 5}[game])


GAMES: Final = ("wyatt_earp", "pony_express", "bang")
WINDOWS: Final = {
    "wyatt_earp": ("photo_window", "wyatt_window"),
    "pony_express": ("call", "arrest", "mount", "fast_draw", "station"),
    "bang": ("shot", "indians", "duel", "rescue"),
}
"""Questions to which an answer is due at once."""
FROZEN: Final = {
    4: {LAW: 36, OUTLAWS: 39, RENEGADES: 25},
    5: {LAW: 57, OUTLAWS: 26, RENEGADES: 17},
    6: {LAW: 34, OUTLAWS: 56, RENEGADES: 10},
    7: {LAW: 55, OUTLAWS: 38, RENEGADES: 7},
}
"""How often each side of deputies won when this table was made, in hundredths (`tools/role_rates.py`)."""
_SIDES: Final = bang("marshal", way=TEAMS)

_NEAR: Final = Wanted(-1.5, 1.5)
_QUICK: Final = (("random", 300), ("greenhorn", 300), ("deputy", 300), ("marshal", 10), ("marshal_slow", 3))
"""Levels, and games that are looked at for each."""
_WORTH_4: Final = Wanted(low=23.5)
_WORTH_2: Final = Wanted(low=48.5)
"""A temperament may cost a point and a half."""

GOALS: Final[dict[str, Sequence[Line]]] = {
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
    "B5": (
        *(
            Line(f"{seats} deputies: {side} wins", side_wins(side, seats), Wanted(share - 5, share + 5))
            for seats, shares in FROZEN.items()
            for side, share in shares.items()
        ),
        Line("5 deputies: law wins", side_wins(LAW, 5), Wanted(50, 65)),
        Line("7 deputies: law wins", side_wins(LAW, 7), Wanted(45, 60)),
        *(Line(f"{seats} deputies: Renegade wins", side_wins(RENEGADES, seats), Wanted(low=8)) for seats in (5, 6, 7)),
    ),
    "B6": tuple(
        Line(f"{seats} Marshals: roles guessed after round {rounds}", guessed(seats, rounds, "marshal"), wanted, 40)
        for seats in (5, 6, 7)
        for rounds, wanted in ((1, Wanted(high=78)), (2, Wanted(high=82)))
    ),
    "B7": tuple(
        line
        for seats in (5, 6, 7)
        for line in (
            Line(f"{seats} deputies: log loss, nats", believed(seats, 2, "deputy", "log loss"), Wanted(high=0.5)),
            Line(f"{seats} deputies: calibration", miscalibrated(seats, 2, "deputy"), Wanted(high=0.08)),
            Line(
                f"{seats} deputies: Brier less that of counters",
                believed(seats, 2, "deputy", "brier", "plain brier"),
                Wanted(high=0),
            ),
        )
    ),
    "B8": tuple(
        line
        for seats in (4, 5, 6, 7)
        for line in (
            Line(f"{seats} deputies: turns of the longest game", turns(1, seats), Wanted(high=199)),
            Line(f"{seats} deputies: turns of 99 in 100 games", turns(0.99, seats), Wanted(high=95)),
            Line(f"{seats} deputies: turns with a shot, of those with one to fire", shots_taken(seats), Wanted(low=60)),
            Line(f"{seats} deputies: Sheriffs who kill a deputy", deputies_killed(seats), Wanted(high=3)),
        )
    ),
    "W1": (
        Line("hands, Marshal against a deputy, won", hands_won(earp("marshal", "deputy", 2)), Wanted(low=54), 100),
        Line("hands, slow Marshal", hands_won(earp("marshal_slow", "deputy", 2)), Wanted(low=60), 30),
        Line("games, Marshal against a deputy, won", won(earp("marshal", "deputy", 2)), Wanted(low=58), 100),
        Line("games, slow Marshal", won(earp("marshal_slow", "deputy", 2)), Wanted(low=65), 30),
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
        Line("Greenhorn's flicks that hit, line clear", hits("greenhorn"), Wanted(29, 37), 150),
        Line("deputy's", hits("deputy"), Wanted(43, 51), 150),
        Line("Marshal's", hits("marshal"), Wanted(59, 65), 150),
        Line("deputy's flicks that hit a bystander", bystanders("deputy"), Wanted(high=10), 150),
        Line("Marshal's", bystanders("marshal"), Wanted(high=6), 150),
    ),
    "T1": (
        *(
            Line(f"Pony Express, {t} deputy, won", won(pony(f"deputy,temper={t}", "deputy")), _WORTH_4)
            for t in CHARACTERS
        ),
        *(Line(f"Wyatt Earp, {t}, won", won(earp(f"deputy,temper={t}", "deputy", 2)), _WORTH_2) for t in CHARACTERS),
        *(Line(f"BANG!, {t}, points", gain(bang(f"deputy,temper={t}")), Wanted(low=-1.5)) for t in CHARACTERS),
    ),
    "S1": tuple(
        Line(f"{game}, {level}: 99 in 100 decisions, ms", slow(_among(game, level)), Wanted(high=most), many)
        for game in GAMES
        for level, most, many in (
            ("greenhorn", 5, 40),
            ("deputy", 5, 40),
            ("marshal", 350, 6),
            ("marshal_slow", 1600, 2),
        )
    )
    + tuple(
        Line(
            f"{game}: 99 in 100 answers of a Marshal, ms",
            slow(_among(game, "marshal"), WINDOWS[game]),
            Wanted(high=2),
            6,
        )
        for game in GAMES
    ),
    "S2": (
        Line("frames late with a worker that searches, more than without", late(WORKER), Wanted(high=0.5), 12),
        Line("frames late with a search in slices, more than without", late(SLICES), Wanted(high=1), 12),
    ),
    "S3": (
        *(
            Line(f"{game}, {level}: picks that other hidden things change", changed(game, level), Wanted(high=0), 5)
            for game in GAMES
            for level in LEVELS
        ),
        *(
            Line(f"bang, {level}: shot at for want of a Missed!, points", shot_at_the_helpless(level), _NEAR, many)
            for level, many in _QUICK
        ),
        *(
            Line(f"wyatt_earp, {level}: hits more than bullet holes, points", lucky_shots(level), _NEAR, many)
            for level, many in _QUICK
        ),
        *(
            Line(f"pony_express, {level}: rolls better than dice, points", lucky_rolls(level), _NEAR, many)
            for level, many in _QUICK
        ),
        *(
            Line(f"pony_express, {level}: lies called more than truths, points", leak(level), Wanted(-2, 2), 300)
            for level in LEVELS
        ),
        *(
            Line(
                f"{game}: chance that waits differ so by chance",
                alike_in_time(game, "marshal", WINDOWS[game]),
                Wanted(low=0.01),
                40,
            )
            for game in GAMES
        ),
    ),
    "S4": tuple(
        Line(f"{game}: decisions that differ in another process", decided_otherwise(game), Wanted(high=0), 5)
        for game in GAMES
    ),
}

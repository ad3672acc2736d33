"""The screens round the evening and of a window that runs alone: help, counts, pads, the shop's own pages."""

from __future__ import annotations

import secrets
from functools import cache, partial
from pathlib import Path
from tempfile import mkdtemp
from unittest.mock import patch

from game.bots.brain import OFFERED
from game.options import PlayOptions
from game.pony_express.game import GAME as PONY_EXPRESS
from game.stage.intent import Kind
from game.stage.kiosk import COUNTDOWN
from game.stage.menus.bot_player import BotPlayer
from game.stage.menus.evening import Evening
from game.stage.menus.guide import Guide
from game.stage.menus.locked import LockedPause, LockedTitle, PinPage
from game.stage.menus.naming import Naming
from game.stage.menus.opening import Opening
from game.stage.menus.operator import Operator
from game.stage.menus.padtest import PadTest
from game.stage.menus.rules import Rules
from game.stage.menus.seats import Seats
from game.stage.menus.setup import Setup as Seated
from game.stage.menus.setup import ready_names
from game.stage.menus.sides import Sides
from game.stage.menus.statistics import Statistics
from game.stage.menus.title import Title
from game.stage.menus.tongues import Tongues
from game.stage.play.lesson import LessonSheet, teach
from game.stage.rooms import OPEN
from game.stage.text import text
from game.table.journal import Journal, folder
from game.table.players import play_bots
from game.table.results import Result, finished, line_of, results_file
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Chair as SeatOf
from tests.stage.theatre import Theatre
from tools.screens.bang import LONG_NAMES
from tools.screens.menus import WAIT, shown
from tools.screens.show import Show
from tools.screens.tables import NAMES, rest

IDLE = 30


@cache
def _raced() -> bytes:
    """The journal of a finished race of bots with long names."""
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(LONG_NAMES[:5]))
    setup = Setup("pony_express", chairs, "seed-002", {}, 4)
    journal = Journal.create(setup, Path(mkdtemp()), sync=False)
    session = Session.start(setup, journal)
    play_bots(session)
    session.close()
    return journal.path.read_bytes()


def _saved() -> None:
    folder().mkdir(parents=True, exist_ok=True)
    (folder() / "race.journal").write_bytes(_raced())


def _statistics(theatre: Theatre, table: int) -> None:
    _saved()
    page = Statistics()
    shown(theatre, page)
    for _ in range(200):
        if not page.reading:
            break
        theatre.frame()
    page.turn_to(table)
    theatre.run(WAIT)


def _evening(theatre: Theatre, tab: str) -> None:
    """A race of bots, remembered as if people had ridden it."""
    _saved()
    setup = Setup("pony_express", tuple(Chair(name, s, "person") for s, name in enumerate(LONG_NAMES[:5])), "seed-002")
    result = Result((3,), (0,) * 5, 12, ())
    results_file().write_bytes(line_of(finished(folder() / "race.journal", setup, setup.chairs, 0, result)))
    shown(theatre, Evening(tab=tab))
    theatre.run(2.0)


def _no_evening(theatre: Theatre) -> None:
    results_file().unlink(missing_ok=True)
    shown(theatre, Evening())


def _sought(theatre: Theatre) -> None:
    page = Guide(game="bang")
    shown(theatre, page)
    page.seek("barrel")
    theatre.run(WAIT)


def _search(theatre: Theatre) -> None:
    shown(theatre, Guide(game="bang"))
    theatre.stage.device = Kind.PAD
    theatre.stage.push(Naming(title=text("guide-search"), words="guide-search"))
    theatre.run(WAIT)


def _whole(theatre: Theatre, game: str) -> None:
    shown(theatre, Guide(game=game, whole=True))


def _kiosk(theatre: Theatre, quiet: float) -> None:
    """Bots play until somebody comes; after `quiet` seconds somebody has come and gone."""
    opening = Opening(PlayOptions(kiosk=True, idle=IDLE, pin="4711"))
    theatre.stage.doors = opening.doors()
    with patch.object(secrets, "randbelow", return_value=7):
        opening.begin(theatre.stage)
        opening.welcome()
        theatre.run(2.0)
    if quiet:
        theatre.key(32)
        for _ in range(round(quiet)):
            theatre.frame(1.0)


def _lesson(theatre: Theatre, game: str) -> None:
    """The first sheet of a game's lesson, over its prepared table."""
    theatre.stage.reset(Title())
    teach(theatre.stage, game, NAMES, lambda: None, lambda: None)
    rest(theatre, lambda: isinstance(theatre.scene, LessonSheet))
    theatre.run(WAIT)


def _operator(theatre: Theatre) -> None:
    _kiosk(theatre, 1)
    assert theatre.stage.guard is not None
    theatre.stage.push(Operator(kiosk=theatre.stage.guard))
    theatre.run(WAIT)


def _sides(theatre: Theatre) -> None:
    """Eight people round a lying screen."""
    setup = Seated.remembered(ready_names(), [SeatOf(name) for name in LONG_NAMES], limits=(3, 8))
    shown(theatre, Sides(setup=setup))


HOUSE: dict[str, Show] = {
    "languages": lambda theatre: shown(theatre, Tongues()),
    "seats bot": lambda theatre: shown(theatre, BotPlayer(called=LONG_NAMES[0], level=OFFERED[-1])),
    "seats sides": _sides,
    **{f"lesson {game}": partial(_lesson, game=game) for game in OPEN},
    "seats eight": lambda theatre: shown(theatre, Seats(limits=(3, 8), game="bang")),
    "rules pony": lambda theatre: shown(theatre, Rules(game="pony_express", presets=PONY_EXPRESS.presets)),
    **{f"guide {game}": partial(lambda theatre, game: shown(theatre, Guide(game=game)), game=game)
       for game in ("bang", "wyatt_earp", "pony_express")},
    **{f"clauses {game}": partial(_whole, game=game) for game in ("bang", "wyatt_earp", "pony_express")},
    "guide sought": _sought,
    "guide search": _search,
    "pad test": lambda theatre: shown(theatre, PadTest()),
    "statistics": partial(_statistics, table=0),
    "statistics deeds": partial(_statistics, table=-1),
    "statistics none": lambda theatre: shown(theatre, Statistics()),
    "evening": partial(_evening, tab="league"),
    "evening awards": partial(_evening, tab="awards"),
    "evening shots": partial(_evening, tab="shots"),
    "evening games": partial(_evening, tab="games"),
    "evening none": _no_evening,
    "kiosk title": lambda theatre: shown(theatre, LockedTitle()),
    "kiosk pause": lambda theatre: shown(theatre, LockedPause()),
    "kiosk pin": lambda theatre: shown(theatre, PinPage(pin="4711")),
    "kiosk operator": _operator,
    "kiosk attract": partial(_kiosk, quiet=0),
    "kiosk countdown": partial(_kiosk, quiet=IDLE + COUNTDOWN / 3),
}  # fmt: skip
"""By name: the pages round a game, then the shop's."""

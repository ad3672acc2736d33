"""The screens of a Pony Express table: every question, the acts between them, the street, what opens over the trail."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path

from game.pony_express.game import GAME
from game.pony_express.state import Pony
from game.rules.ask import PASS
from game.rules.casefile import Case
from game.rules.kinds import Pick
from game.stage.intent import Device, Kind, Look
from game.stage.menus.rules import Rules
from game.stage.menus.statistics import Statistics
from game.stage.menus.title import Title
from game.stage.play.results import ending
from game.stage.pony.closer import lookup
from game.stage.pony.peek import ItemPeek
from game.stage.pony.replay import PonyReplay
from game.stage.pony.results import RaceResult
from game.stage.pony.street import ShootoutScene
from game.stage.pony.table import PonyTable
from game.table.journal import Journal
from game.table.players import play_bots
from game.table.replay import Replay
from game.table.results import Result
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.stage.theatre import Theatre
from tools.screens.positions import cases_in, played
from tools.screens.show import Show
from tools.screens.tables import AFTER, PRESSED, rest

POSITIONS = Path(__file__).with_name("pony_positions.case")
NAMES = ("Kate", "Doc", "Morgan", "Virgil", "Wyatt")
LONG_NAMES = ("Wilhelmina Longn", "Bartholomew Quin", "Montgomery Wagst", "Hieronymus McMah", "Eleanora of Reno")
"""As long as a name may be."""
KATE = frozenset({0})
ALL = frozenset(range(5))
RACE_SEED = 4
"""A race of bots with gunfights and Indians."""


def cases() -> dict[str, Case]:
    """The positions by name."""
    return cases_in(POSITIONS)


def session_of(name: str, people: frozenset[int] = KATE, names: Iterable[str] = NAMES) -> Session:
    """A race that stands at a position, with its picks played; `people` are persons, the others bots."""
    return played(cases()[name], people, names)


def laid(theatre: Theatre, name: str, people: frozenset[int] = KATE, names: Iterable[str] = NAMES) -> PonyTable:
    """A table at a position, at rest."""
    theatre.stage.reset(Title())
    table = PonyTable(session=session_of(name, people, names))
    theatre.stage.push(table)
    rest(theatre, lambda: not table.motion.busy and not table.flow.thinking)
    return table


def _quiet(position: str) -> Show:
    def show(theatre: Theatre) -> None:
        laid(theatre, position)

    return show


def _pressed(theatre: Theatre, position: str, things: Iterable[str]) -> None:
    """Things pressed in turn."""
    laid(theatre, position)
    for thing in things:
        theatre.click_on(thing)
        theatre.run(PRESSED)


def _acting(
    theatre: Theatre,
    position: str,
    picks: Sequence[tuple[int, Pick]],
    shows: Callable[[PonyTable], bool],
    people: frozenset[int] = KATE,
) -> None:
    """Picks are played, the last one stopped where something shows."""
    table = laid(theatre, position, people)
    for number, (seat, pick) in enumerate(picks, 1):
        table.flow.choose(seat, pick)
        rest(theatre, lambda: table.flow.waiting is None)
        if number < len(picks):
            rest(theatre, lambda: not table.motion.acting and not table.flow.thinking)
    rest(theatre, lambda: shows(table))


def _rolls(what: str) -> Callable[[PonyTable], bool]:
    """Five dice lie open for that."""

    def shows(table: PonyTable) -> bool:
        roll = table.floor.roll
        return roll is not None and roll.what == what and not table.floor.tumbling

    return shows


def _all_rolled(table: PonyTable) -> bool:
    """Four riders have rolled at poker."""
    return len(table.floor.rolls) == 4


def _mine(theatre: Theatre) -> None:
    """The roll lies open, and dice are chosen for the Pickaxe."""
    table = laid(theatre, "mine")
    table.flow.choose(0, ("declare", "full_house"))
    rest(theatre, lambda: table.session.ask_kind() == "mount" and not table.motion.acting)
    table.flow.choose(0, PASS)
    rest(theatre, lambda: table.desk is not None and table.desk.ask_kind == "mine")
    for thing in ("item:pickaxe", "die:3", "die:5"):
        theatre.click_on(thing)
        theatre.run(PRESSED)


def _race(theatre: Theatre) -> None:
    laid(theatre, "call", frozenset({0, 2, 3}), LONG_NAMES)


def _covered(theatre: Theatre) -> None:
    laid(theatre, "cup", frozenset(range(4)), LONG_NAMES)
    theatre.run(1.0)


def _own_pads(theatre: Theatre, looks: int | None) -> None:
    seating = theatre.stage.seating
    pads = {0: Device(Kind.PAD, 1), 1: Device(Kind.PAD, 3)}
    for seat, device in pads.items():
        assert device.pad is not None
        seating.take(seat, f"guid-{seat}", device.pad)
    table = laid(theatre, "cup", frozenset(pads))
    theatre.stage.device = Kind.PAD
    if looks is not None:
        table.heard(Look(pads[looks], True))
    theatre.run(PRESSED)


def _street(theatre: Theatre, position: str) -> None:
    laid_out = laid(theatre, position)
    rest(theatre, lambda: isinstance(theatre.scene, ShootoutScene))
    assert laid_out.street is not None
    theatre.run(1.0)


def _read(theatre: Theatre, position: str, thing: str) -> None:
    laid(theatre, position).read(thing)
    theatre.run(PRESSED)


def _look_up(theatre: Theatre, tab: str) -> None:
    table = laid(theatre, "call")
    theatre.stage.push(lookup(table, tab))
    theatre.run(1.0)


def _peek(theatre: Theatre) -> None:
    table = laid(theatre, "cup", frozenset({0, 1}))
    scene = table.peek(0)
    assert isinstance(scene, ItemPeek)
    theatre.stage.push(scene)
    theatre.run(AFTER)


def _result(theatre: Theatre, result: Result, by_rules: tuple[int, ...], by: str) -> None:
    g = session_of("final").view(None).state
    assert isinstance(g, Pony)
    theatre.stage.reset(Title())
    theatre.stage.push(
        RaceResult(
            names_of_seats=LONG_NAMES[:4],
            gave_up=result.conceded,
            winners=result.winners,
            hands=result.hands,
            how=ending(result, by_rules),
            in_place_of=by_rules,
            race=g,
            by=by,
            statistics=lambda: None,
        )
    )
    theatre.run(1.5)


@cache
def _played() -> bytes:
    """The journal of a race of bots."""
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES[:4]))
    setup = Setup(GAME.name, chairs, GAME.presets.default, {}, RACE_SEED)
    journal = Journal.create(setup, sync=False)
    session = Session.start(setup, journal)
    play_bots(session)
    session.close()
    return journal.path.read_bytes()


def _saved() -> Path:
    setup = Setup(GAME.name, tuple(Chair(n, s, "bot") for s, n in enumerate(NAMES[:4])), GAME.presets.default, {}, 1)
    journal = Journal.create(setup, sync=False)
    journal.close()
    journal.path.write_bytes(_played())
    return journal.path


def _replay(theatre: Theatre, position: int) -> None:
    theatre.stage.reset(Title())
    table = PonyReplay(replay=Replay(_saved()))
    theatre.stage.push(table)
    table.play(False)
    table.seek(position)
    theatre.run(0.5)


def _statistics(theatre: Theatre, number: int) -> None:
    path = _saved()
    theatre.stage.reset(Title())
    page = Statistics(game=path)
    theatre.stage.push(page)
    rest(theatre, lambda: not page.reading)
    page.turn_to(number)
    theatre.run(AFTER)


def _rules(theatre: Theatre) -> None:
    theatre.stage.reset(Title())
    theatre.stage.push(Rules(game=GAME.name, presets=GAME.presets))
    theatre.run(0.6)


PONY: dict[str, Show] = {
    "pony rules": _rules,
    "pony start": _quiet("start"),
    "pony cup": _quiet("cup"),
    "pony dice chosen": partial(_pressed, position="cup", things=("die:4", "die:5")),
    "pony shown": _quiet("shown"),
    "pony hand chosen": partial(_pressed, position="shown", things=("hand:full_house",)),
    "pony loaded die": partial(_pressed, position="cup", things=("item:loaded_die", "die:5")),
    "pony lasso": partial(_pressed, position="start", things=("item:lasso",)),
    "pony call": _quiet("call"),
    "pony race": _race,
    "pony callers move": _quiet("callers_move"),
    "pony station": _quiet("station"),
    "pony station too dear": _quiet("station_poor"),
    "pony mine": _mine,
    "pony saloon": _quiet("saloon"),
    "pony saloon rolls": partial(_acting, position="saloon", picks=((0, ("served",)),), shows=_rolls("saloon")),
    "pony relay": _quiet("relay"),
    "pony jail": _quiet("jail"),
    "pony jail too poor": _quiet("jail_poor"),
    "pony jail rolls": partial(_acting, position="jail_poor", picks=((0, ("roll",)),), shows=_rolls("jail")),
    "pony corners": _quiet("corners"),
    "pony poker": partial(
        _acting, position="poker", picks=((1, PASS), (2, PASS), (3, PASS)), shows=_all_rolled, people=ALL
    ),
    "pony duel": partial(_street, position="duel"),
    "pony indians": partial(_street, position="indians"),
    "pony final duel": partial(_street, position="final"),
    "pony mail": _quiet("mail"),
    "pony cover": _covered,
    "pony own pads": partial(_own_pads, looks=None),
    "pony own pads look": partial(_own_pads, looks=0),
    "pony other pad looks": partial(_own_pads, looks=1),
    "pony peek": _peek,
    "pony read item": partial(_read, position="call", thing="item:spyglass"),
    "pony read refused": partial(_read, position="cup", thing="item:lasso"),
    "pony log": partial(_read, position="call", thing="log"),
    "pony seat": partial(_read, position="call", thing="seat:0"),
    "pony odds": partial(_look_up, tab="hands"),
    "pony spaces": partial(_look_up, tab="spaces"),
    "pony said": partial(_look_up, tab="game"),
    "pony said tonight": partial(_look_up, tab="evening"),
    "pony result": partial(_result, result=Result((0,), (3, 5, 6, 1), 34), by_rules=(0,), by="duel"),
    "pony result given up": partial(_result, result=Result((1,), (3, 5, 6, 1), 34, (0, 3)), by_rules=(0,), by="mail"),
    "pony replay": partial(_replay, position=60),
    "pony replay street": partial(_replay, position=66),
    "statistics dice": partial(_statistics, number=0),
    "statistics shots": partial(_statistics, number=1),
    "statistics declared": partial(_statistics, number=2),
}
"""By name, in the order in which a race brings them."""

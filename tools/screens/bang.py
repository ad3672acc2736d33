"""The screens of a BANG! table: every question and the steps of answering it, what opens over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path

from game.rules.kinds import SEATS as SEATS_AT
from game.stage.bang.closer import gallery
from game.stage.bang.replay import BangReplay
from game.stage.bang.sight import kind_of
from game.stage.bang.table import BangTable
from game.stage.intent import Device, Kind, Look
from game.stage.menus.title import Title
from game.stage.play.closer import inspect
from game.table.journal import Journal
from game.table.players import play_bots
from game.table.replay import Replay
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.stage.theatre import Theatre
from tools.screens.positions import cases_in, on_and_on, played
from tools.screens.show import Show
from tools.screens.tables import AFTER, PRESSED, rest

POSITIONS = Path(__file__).with_name("bang_positions.case")
NAMES = ("Kate", "Doc", "Morgan", "Virgil", "Wyatt", "Ana", "Bo", "Clem")
LONG_NAMES = (
    "Wilhelmina Longn", "Bartholomew Quin", "Montgomery Wagst", "Hieronymus McMah", "Eleanora of Reno",
    "Maximiliane Obst", "Christophorus W.", "Josephine-Marie ",
)  # fmt: skip
"""As long as a name may be."""
KATE = frozenset({0})
SEATS = "ABCDEFGH"
REPLAY_SEED = 4


def session_of(
    name: str, people: frozenset[int] = KATE, names: Iterable[str] = NAMES, path: Path = POSITIONS
) -> Session:
    """A game that stands at a position, with its picks played; `people` are persons, the others bots."""
    return played(cases_in(path)[name], people, names)


def laid(
    theatre: Theatre, name: str, people: frozenset[int] = KATE, names: Iterable[str] = NAMES, lift: bool = False
) -> BangTable:
    """A table at a position, at rest; `lift`: the first cover is lifted."""
    theatre.stage.reset(Title())
    table = BangTable(session=session_of(name, people, names))
    theatre.stage.push(table)
    if lift:
        rest(theatre, lambda: theatre.scene is not table)
        theatre.run(0.5)
        theatre.click_on("i_am")
    rest(theatre, lambda: not table.motion.busy and not table.flow.thinking)
    return table


def held(table: BangTable, kind: str) -> str:
    """The id of a card of the hand by its kind."""
    return next(f"card:{card}" for card in table.floor.order if kind_of(card) == kind)


def _quiet(theatre: Theatre, position: str, names: Iterable[str] = NAMES) -> None:
    laid(theatre, position, KATE, names)


def _pressed(
    theatre: Theatre, position: str, kind: str, then: Sequence[str] = (), names: Iterable[str] = NAMES, point: str = ""
) -> None:
    """A card of the hand is chosen, then things are pressed; in the end the mouse points at something."""
    table = laid(theatre, position, KATE, names)
    if kind:
        theatre.click_on(held(table, kind))
    for thing in then:
        theatre.run(AFTER)
        theatre.click_on(thing)
    theatre.run(PRESSED)
    if point:
        found = next(control for control in table.controls() if control.id == point)
        theatre.point(found.rect.center)
        theatre.run(AFTER)


def _healer(theatre: Theatre) -> None:
    """Kate may heal in the turn of a bot, which waits for its next act."""
    theatre.stage.reset(Title())
    table = BangTable(session=session_of("healer"))
    theatre.stage.push(table)
    rest(theatre, lambda: table.flow.holding and not table.motion.busy)


def _pointed(theatre: Theatre, position: str, kind: str) -> None:
    table = laid(theatre, position)
    table.focus.go(held(table, kind))
    theatre.run(AFTER)


def _read(theatre: Theatre, position: str, thing: Callable[[BangTable], str]) -> None:
    table = laid(theatre, position)
    table.read(thing(table))
    theatre.run(0.5)


def _characters(theatre: Theatre) -> None:
    """The choice of one of two characters, at the start."""
    chairs = tuple(Chair(name, seat, "person" if seat == 0 else "bot") for seat, name in enumerate(NAMES[:5]))
    theatre.stage.reset(Title())
    table = BangTable(session=Session.start(Setup("bang", chairs, "seed-003", {}, 4)))
    theatre.stage.push(table)
    rest(theatre, lambda: table.desk is not None and not table.motion.busy)


def _covered(theatre: Theatre) -> None:
    theatre.stage.reset(Title())
    table = BangTable(session=session_of("seven", frozenset({0, 1})))
    theatre.stage.push(table)
    rest(theatre, lambda: theatre.scene is not table)
    theatre.run(0.5)


def _open_question(theatre: Theatre) -> None:
    """The store, asked without a cover among several people."""
    theatre.stage.reset(Title())
    table = BangTable(session=session_of("store", frozenset({0, 1, 2})))
    theatre.stage.push(table)
    rest(theatre, lambda: table.desk is not None and not table.motion.busy)


def _own_pads(theatre: Theatre, looks: int | None) -> None:
    """Two people with a gamepad each: hands lie face down but for who holds the look button."""
    pads = {0: Device(Kind.PAD, 1), 3: Device(Kind.PAD, 3)}
    for seat, device in pads.items():
        assert device.pad is not None
        theatre.stage.seating.take(seat, f"guid-{seat}", device.pad)
    table = laid(theatre, "seven", frozenset(pads))
    theatre.stage.device = Kind.PAD
    if looks is not None:
        table.heard(Look(pads[looks], True))
    theatre.run(PRESSED)


def _blind_duel(theatre: Theatre) -> None:
    """Two people at one mouse in a Duel: the challenger answers without a cover."""
    table = laid(theatre, "four", frozenset({0, 1}), lift=True)
    table.flow.choose(0, ("play", "duel_js", SEATS_AT[1]))
    rest(theatre, lambda: theatre.scene is not table)
    theatre.run(0.5)
    theatre.click_on("i_am")
    rest(theatre, lambda: table.desk is not None)
    theatre.click_on(held(table, "bang_2c"))
    rest(theatre, lambda: table.desk is not None and table.desk.seat == 0 and not table.motion.busy)


def _gallery(theatre: Theatre) -> None:
    table = laid(theatre, "eight", KATE, LONG_NAMES)
    theatre.stage.push(gallery(table, 0))
    theatre.run(0.5)


def _seat(theatre: Theatre) -> None:
    """What somebody may do who is out."""
    table = laid(theatre, "seven", frozenset({0, 4}))
    theatre.run(0.6)
    inspect(table, "seat:4")
    theatre.run(0.5)


@cache
def _ended(seats: int, seed: int) -> Session:
    """A game of bots, played to its end."""
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(LONG_NAMES[:seats]))
    session = Session.start(Setup("bang", chairs, "dv4", {}, seed), watched=False)
    play_bots(session)
    return session


def _result(theatre: Theatre, seats: int, seed: int, then: Sequence[str] = ()) -> None:
    theatre.stage.reset(Title())
    table = BangTable(session=_ended(seats, seed))
    theatre.stage.push(table)
    rest(theatre, lambda: theatre.scene is not table)
    theatre.run(1.5)
    for thing in then:
        theatre.click_on(thing)
        theatre.run(0.5)


@cache
def _played() -> bytes:
    """The journal of a game of bots."""
    setup = _setup()
    journal = Journal.create(setup, sync=False)
    session = Session.start(setup, journal)
    play_bots(session)
    session.close()
    return journal.path.read_bytes()


def _setup() -> Setup:
    return Setup("bang", tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES[:6])), "dv4", {}, REPLAY_SEED)


def saved() -> Path:
    """A game of bots on the disk, over."""
    journal = Journal.create(_setup(), sync=False)
    journal.close()
    journal.path.write_bytes(_played())
    return journal.path


def _replay(theatre: Theatre, part: float) -> None:
    """A part of the way through a game, 0 to 1."""
    theatre.stage.reset(Title())
    table = BangReplay(replay=Replay(saved()))
    theatre.stage.push(table)
    table.play(False)
    table.seek(round(part * table.replay.length))
    theatre.run(0.5)


def busy_table(theatre: Theatre) -> Callable[[], None]:
    """The fullest table of eight, played on and on; after the game the next table is laid."""
    return on_and_on(theatre, lambda: laid(theatre, "eight", KATE, LONG_NAMES))


BANG: dict[str, Show] = {
    "bang characters": _characters,
    "bang four": partial(_quiet, position="four"),
    "bang seven": partial(_quiet, position="seven"),
    "bang eight": partial(_quiet, position="eight"),
    "bang eight long names": partial(_quiet, position="eight", names=LONG_NAMES),
    "bang sights": partial(_pressed, position="eight", kind="", then=("lookup:sights",), names=LONG_NAMES),
    "bang aim": partial(_pressed, position="seven", kind="bang_qh", point="seat:3"),
    "bang card of": partial(_pressed, position="eight", kind="panic_jh", then=("seat:1",)),
    "bang play": partial(_pressed, position="four", kind="general_store_9c"),
    "bang doubt": partial(_pressed, position="four", kind="volcanic_10s", then=("play",)),
    "bang grey": partial(_pointed, position="seven", kind="missed_10c"),
    "bang heal": partial(_pressed, position="four", kind="", then=("use-sid_ketchum",)),
    "bang healer": _healer,
    "bang shot": partial(_quiet, position="shot"),
    "bang single": partial(_pressed, position="single", kind="missed_10c"),
    "bang raid": partial(_quiet, position="raid"),
    "bang duel": partial(_quiet, position="duel"),
    "bang store": partial(_quiet, position="store"),
    "bang store openly": _open_question,
    "bang kit": partial(_quiet, position="kit"),
    "bang lucky": partial(_quiet, position="lucky"),
    "bang jesse": partial(_quiet, position="jesse"),
    "bang dying": partial(_quiet, position="dying"),
    "bang discard": partial(_quiet, position="discard"),
    "bang cover": _covered,
    "bang duel blind": _blind_duel,
    "bang own pads": partial(_own_pads, looks=None),
    "bang own pads look": partial(_own_pads, looks=0),
    "bang other pad looks": partial(_own_pads, looks=3),
    "bang seat": _seat,
    "bang gallery": _gallery,
    "bang result": partial(_result, seats=8, seed=2),
    "bang result four": partial(_result, seats=4, seed=3),
    "bang story": partial(_result, seats=8, seed=2, then=("story",)),
    "bang replay": partial(_replay, part=0.5),
    "bang replay end": partial(_replay, part=1.0),
    "bang read card": partial(_read, position="seven", thing=lambda table: held(table, "gatling_10h")),
    "bang read refused": partial(_read, position="seven", thing=lambda table: held(table, "missed_10c")),
    "bang read seat": partial(_read, position="seven", thing=lambda table: "seat:1"),
    "bang read gear": partial(_read, position="four", thing=lambda table: f"gear:0:{table.floor.sight.gear[0][0]}"),
}
"""By name, in the order in which a game brings them."""

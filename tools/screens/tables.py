"""The screens of a Wyatt Earp table: every question and every step of answering it, what flies, what opens over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from game.rules.ask import PASS
from game.rules.kinds import Pick
from game.stage.earp.replay import ReplayTable
from game.stage.earp.results import GameResult, HandResult, Result
from game.stage.earp.sight import kind_of
from game.stage.earp.table import EarpTable
from game.stage.intent import MOUSE, Confirm, Device, Kind, Look
from game.stage.menus.title import Title
from game.stage.play.desk import plain
from game.table.journal import Journal
from game.table.replay import Replay
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.stage.theatre import FRAME, Theatre
from tools.screens.positions import begun, cases_in, on_and_on, picks_of
from tools.screens.show import Show

POSITIONS = Path(__file__).with_name("positions.case")
NAMES = ("Kate", "Doc", "Morgan", "Virgil")
LONG_NAMES = ("Wilhelmina Long-Na", "Bartholomew Quincy", "Montgomery Wagstaf", "Hieronymus McMahon")
KATE = frozenset({0})
AFTER = 0.3
"""Seconds for the focus and the cards of the hand to come to rest."""
PRESSED = 0.3
LONGEST = 60.0
"""Seconds of the table's time after which something that should come has not."""


def session_of(name: str, people: frozenset[int] = KATE, names: Iterable[str] = NAMES) -> Session:
    """A game that stands at a position, with its picks played; `people` are persons, the others bots."""
    case = cases_in(POSITIONS)[name]
    session = begun(case, people, names)
    for seat, pick in picks_of(case):
        _pass(session)
        session.choose(seat, pick)
    if name != "photo":
        _pass(session)
    return session


def _pass(session: Session) -> None:
    while session.ask_kind().endswith("window"):
        session.choose(session.asked()[0], PASS)


def laid(theatre: Theatre, name: str, people: frozenset[int] = KATE, names: Iterable[str] = NAMES) -> EarpTable:
    """A table at a position, at rest."""
    theatre.stage.reset(Title())
    table = EarpTable(session=session_of(name, people, names))
    theatre.stage.push(table)
    rest(theatre, lambda: not table.motion.busy and not table.flow.thinking)
    return table


def rest(theatre: Theatre, holds: Callable[[], bool]) -> None:
    """Let time pass, unpainted, until it holds."""
    painting, theatre.painting = theatre.painting, False
    for _ in range(round(LONGEST / FRAME)):
        theatre.frame()
        if holds():
            break
    else:
        raise AssertionError("what should be shown never came")
    theatre.painting = painting
    theatre.run(AFTER)


def hand(table: EarpTable, kind: str) -> list[str]:
    """The ids of the cards of a kind in the hand."""
    return [f"card:{card}" for card in table.floor.fan.order if kind_of(card) == kind]


def _quiet(position: str) -> Show:
    def show(theatre: Theatre) -> None:
        laid(theatre, position)

    return show


def _full_of(names: Iterable[str], theatre: Theatre) -> None:
    laid(theatre, "full", KATE, names)


def _play(theatre: Theatre, position: str, kind: str, buttons: Sequence[str] = ()) -> None:
    """Choose one card of a kind, then press buttons and things in turn."""
    table = laid(theatre, position)
    for name in (hand(table, kind)[0], *buttons):
        theatre.click_on(name)
        theatre.run(PRESSED)


def rich(theatre: Theatre) -> None:
    """The picture of the program: three cards chosen with a gamepad, what they would bring, much on the table."""
    table = laid(theatre, "rich")
    for card in hand(table, "jesse_james"):
        theatre.click_on(card)
    theatre.stage.device = Kind.PAD
    theatre.run(0.5)


def _why_not(theatre: Theatre) -> None:
    table = laid(theatre, "rich")
    refused = hand(table, "bob_dalton")[0]
    theatre.click_on(refused)
    theatre.run(PRESSED)
    theatre.stage.confirm(next(c for c in table.controls() if c.id == "lay"), Confirm(MOUSE))
    theatre.run(PRESSED)


def _read(theatre: Theatre, position: str, thing: str) -> None:
    table = laid(theatre, position)
    table.read(thing if ":" in thing else hand(table, thing)[0])
    theatre.run(PRESSED)


def _open(theatre: Theatre, position: str, thing: str) -> None:
    laid(theatre, position)
    theatre.click_on(thing)
    theatre.run(PRESSED)


def _ending(theatre: Theatre) -> None:
    theatre.settings.ask_before_ending = True
    _play(theatre, "rich", "bob_dalton", ("discard",))


def _race(theatre: Theatre) -> None:
    laid(theatre, "photo", frozenset({0, 2, 3}), LONG_NAMES)


def _cover(theatre: Theatre) -> None:
    laid(theatre, "rich", frozenset(range(4)), LONG_NAMES)
    theatre.run(1.0)


def _own_pads(theatre: Theatre, held: bool) -> None:
    seating = theatre.stage.seating
    pads = {0: Device(Kind.PAD, 1), 2: Device(Kind.PAD, 3)}
    for seat, device in pads.items():
        assert device.pad is not None
        seating.take(seat, f"guid-{seat}", device.pad)
    table = laid(theatre, "rich", frozenset(pads))
    theatre.stage.device = Kind.PAD
    if held:
        table.heard(Look(pads[0], True))
    theatre.run(PRESSED)
    seating.clear()


def _flying(theatre: Theatre) -> None:
    _acting(theatre, "draw", ("draw", "supply"), 0.2)


def _acting(theatre: Theatre, position: str, pick: Pick, seconds: float) -> None:
    """A pick of Kate's is being played, so long after it began."""
    table = laid(theatre, position)
    table.flow.choose(0, pick)
    rest(theatre, lambda: table.motion.acting)
    theatre.run(seconds - AFTER)


def _paying(theatre: Theatre) -> None:
    table = laid(theatre, "last")
    table.flow.choose(0, ("discard", "sundance_kid"))
    rest(theatre, lambda: table.floor.slip is not None)
    theatre.run(1.2)


def _to_result(theatre: Theatre, position: str, kind: type[Result]) -> None:
    table = laid(theatre, position)
    table.flow.choose(0, ("discard", "sundance_kid"))

    def there() -> bool:
        if isinstance(theatre.scene, HandResult) and kind is not HandResult:
            theatre.click_on("next")
        return isinstance(theatre.scene, kind)

    rest(theatre, there)
    theatre.run(1.5)


def _bots(theatre: Theatre) -> None:
    theatre.stage.reset(Title())
    theatre.stage.push(EarpTable(session=session_of("rich", frozenset())))
    theatre.run(0.5)


def _replay(theatre: Theatre) -> None:
    chairs = tuple(Chair(name, seat, "person") for seat, name in enumerate(NAMES))
    setup = Setup("wyatt_earp", chairs, "seed-004", {}, 4)
    journal = Journal.create(setup, sync=False)
    session = Session.start(setup, journal)
    for number in range(60):
        seat = session.asked()[0]
        picks = [plain(option) for option in session.options(seat)]
        session.choose(seat, picks[number % len(picks)])
    session.close()
    theatre.stage.reset(Title())
    table = ReplayTable(replay=Replay(journal.path))
    theatre.stage.push(table)
    table.play(False)
    while table.replay.position < 40:
        table.replay.forward()
    table.laid_out()
    theatre.run(0.5)


def busy_hand(theatre: Theatre) -> Callable[[], None]:
    """The fullest table, played on and on, so that cards never stop to fly; after the hand the next table is laid."""
    return on_and_on(theatre, lambda: laid(theatre, "full"))


TABLES: dict[str, Show] = {
    "table bots only": _bots,
    "table draw": _quiet("draw"),
    "table flying": _flying,
    "table play": _quiet("rich"),
    "table lay three": rich,
    "table why not": _why_not,
    "table discard anyway": _ending,
    "table most wanted": partial(_play, position="rich", kind="most_wanted"),
    "table most wanted asks": partial(_play, position="rich", kind="most_wanted", buttons=("use-ask",)),
    "table most wanted robs": partial(_play, position="rich", kind="most_wanted", buttons=("use-rob",)),
    "table most wanted aimed": partial(_play, position="rich", kind="most_wanted", buttons=("use-rob", "set:1:6")),
    "table hideout": partial(_play, position="rich", kind="hideout"),
    "table bank robbery": partial(_play, position="rich", kind="bank_robbery"),
    "table wyatt earp": partial(_play, position="rich", kind="wyatt_earp"),
    "table wyatt earp clears": partial(_play, position="rich", kind="wyatt_earp", buttons=("use-clear",)),
    "table look through": _quiet("look"),
    "table shot": partial(_acting, position="rich", pick=("bank_robbery", "belle_starr"), seconds=1.6),
    "table photo window": _quiet("photo"),
    "table race": _race,
    "table cover": _cover,
    "table own pads": partial(_own_pads, held=False),
    "table own pads look": partial(_own_pads, held=True),
    "table full": _quiet("full"),
    "table long names": lambda theatre: _full_of(LONG_NAMES, theatre),
    "table two seats": _quiet("look"),
    "table read outlaw": partial(_read, position="rich", thing="bill:6"),
    "table read sheriff": partial(_read, position="rich", thing="most_wanted"),
    "table log": partial(_open, position="rich", thing="log"),
    "table help": partial(_open, position="rich", thing="help"),
    "table seat": partial(_open, position="rich", thing="seat:0"),
    "table paying": _paying,
    "table hand result": partial(_to_result, position="last", kind=HandResult),
    "table game result": partial(_to_result, position="won", kind=GameResult),
    "table replay": _replay,
}
"""By name, in the order in which a game brings them."""

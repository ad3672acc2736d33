"""What opens over any table: a thing read large, the log, a seat's menu, the own hand behind a cover."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.rules.refusal import IllegalPick
from game.stage.menus.guide import Guide
from game.stage.menus.statistics import Statistics
from game.stage.play import bar, calling, handing
from game.stage.play.logbook import Logbook
from game.stage.play.privacy import Manner
from game.stage.play.room import D, F, Q
from game.stage.play.seatmenu import Deed, SeatMenu
from game.stage.scene import PauseEntry
from game.stage.text import text
from game.table.players import level_of, temper_of
from game.table.seating import Chair
from game.table.session import Session

if TYPE_CHECKING:
    from game.stage.play.table import Table


def inspect(table: Table[F, D, Q], name: str) -> bool:
    """Look closer at a thing: the log, a seat, or whatever can be read large.  Whether anything opened."""
    word, _, rest = name.partition(":")
    if word == "log":
        table.stage.push(Logbook(events=table.session.log(None), names_of_seats=table.names, heads=table.heads))
    elif word == "seat":
        open_seat(table, int(rest))
    else:
        reader = table.reader(name)
        if reader is None:
            return False
        table.stage.push(reader)
    return True


def open_seat(table: Table[F, D, Q], seat: int) -> None:
    """What can be done about a seat."""
    session = table.session
    chair = session.chairs[seat]
    person = chair.who == "person"
    deeds: list[Deed] = list(table.deeds(seat))
    if person and table.peeks and table.privacy.manner(session.chairs, seat) is Manner.COVER:
        deeds.append(Deed("look", text("play-seat-look", name=chair.name), "eye", lambda: _look(table, seat)))
    if not session.over and person:
        deeds += _devices(table, seat)
    if not session.over:
        if person:
            bot = _sit(table, seat, replace(chair, who="bot", pad=""))
            deeds.append(Deed("bot", text("play-seat-to-bot", name=chair.name), "bot", bot, sure=True))
        elif seat not in session.conceded:
            back = _sit(table, seat, replace(chair, who="person", pad=""))
            deeds.append(Deed("person", text("play-seat-to-person", name=chair.name), "person", back))
        if person and seat not in session.conceded:
            label = text("play-seat-concede", name=chair.name)
            deeds.append(Deed("concede", label, "flag", lambda: _concede(table, seat), sure=True))
    if deeds:
        table.stage.push(
            SeatMenu(title=chair.name, deeds=tuple(deeds), about="" if person else _about_bot(session, seat))
        )


def _about_bot(session: Session, seat: int) -> str:
    """How well a bot plays, and with which temperament."""
    level, temper = (word.replace("_", "-") for word in (level_of(session, seat), temper_of(session, seat)))
    name = session.chairs[seat].name
    if level == "random":
        return ""
    return text(
        "seats-level-says", name=name, level=text(f"seats-level-{level}"), temper=text(f"seats-temper-{temper}")
    )


def _devices(table: Table[F, D, Q], seat: int) -> list[Deed]:
    """What a person may play with from now on: in place of the own gamepad what is shared, or the gamepad in hand."""
    stage, name = table.stage, table.names[seat]
    device = stage.pressed_with
    if stage.seating.has_own(seat):

        def share() -> None:
            stage.seating.leave(seat)
            table.privacy.shown_to = None
            table.recast()
            calling.withdraw(stage)

        return [Deed("share", text("play-seat-share", name=name), "mouse", share, sure=True)]
    pad = stage.pads.here.get(-1 if device.pad is None else device.pad)
    if pad is None or stage.seating.seat_of(device) is not None or table.alone is not None:
        return []

    def take() -> None:
        assert device.pad is not None, "a gamepad was pressed"
        stage.seating.take(seat, pad.guid, device.pad)
        table.privacy.shown_to = None
        table.recast()
        calling.withdraw(stage)

    return [Deed("own", text("play-seat-own", name=name), "gamepad", take)]


def _sit(table: Table[F, D, Q], seat: int, chair: Chair) -> Callable[[], None]:
    def act() -> None:
        try:
            table.session.take_over(seat, chair)
        except IllegalPick as error:
            # the pick that was on its way to the disk has ended the game
            table.excuse(error.refusal)
            return
        if chair.who == "bot":
            table.stage.seating.leave(seat)
        table.privacy.shown_to = None
        table.reseated()

    return act


def _concede(table: Table[F, D, Q], seat: int) -> None:
    try:
        table.session.concede(seat)
    except IllegalPick as error:
        table.excuse(error.refusal)
        return
    table.reseated()


def _look(table: Table[F, D, Q], seat: int) -> None:
    """Look at the own hand during another's turn: behind a cover, and nothing of it is told to the table."""

    def lifted() -> None:
        handing.put_away(table)
        table.stage.push(table.peek(seat))

    calling.call(table.stage, table.session, seat, lifted)


def pause_entries(table: Table[F, D, Q]) -> list[PauseEntry]:
    """In the pause menu: look after any seat that people play or have left to a bot, and take back the last pick."""
    found = [
        PauseEntry(text("play-pause-seat", name=chair.name), _opens(table, seat))
        for seat, chair in enumerate(table.session.chairs)
        if (chair.who == "person" or _left_to_bot(table.session, seat)) and not table.session.over
    ]
    counts = statistics_of(table)
    if counts is not None:
        found.append(PauseEntry(text("result-statistics"), counts))
    found.append(PauseEntry(text("guide-open"), _guide(table)))
    if table.coach is not None:
        found.insert(0, PauseEntry(text("lesson-skip"), table.coach.leave))
    if table.undoer() is not None:
        found.insert(0, PauseEntry(text("play-undo"), lambda: bar.undo(table)))
    return found


def _left_to_bot(session: Session, seat: int) -> bool:
    """Whether a person who sat down here may come back."""
    return session.setup.chairs[seat].who == "person" and seat not in session.conceded


def statistics_of(table: Table[F, D, Q]) -> Callable[[], None] | None:
    """Opens what can be counted of the game on the table; None where nothing is kept of it, or nothing counted."""
    path = table.session.path
    if path is None or table.session.game.counting is None:
        return None
    return lambda: table.stage.push(Statistics(game=path))


def _guide(table: Table[F, D, Q]) -> Callable[[], None]:
    session = table.session
    return lambda: table.stage.push(Guide(game=session.game.name, switches=session.setup.switches()))


def _opens(table: Table[F, D, Q], seat: int) -> Callable[[], None]:
    return lambda: open_seat(table, seat)

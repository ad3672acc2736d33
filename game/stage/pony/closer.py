"""What opens over the trail: an item card read large, the log, a seat's menu, the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.pony_express.events import TurnBegan
from game.pony_express.vocabulary import RULES
from game.stage.play.logbook import Logbook
from game.stage.play.seatmenu import Deed, SeatMenu
from game.stage.pony import bar
from game.stage.pony.reading import ItemReader, why_words
from game.stage.pony.results import RaceResult
from game.stage.scene import PauseEntry
from game.stage.text import text
from game.table.seating import Chair

if TYPE_CHECKING:
    from game.stage.pony.table import PonyTable

OWN = (ItemReader, Logbook, SeatMenu)
"""Scenes that the asked person opens: the own cards stay open under them."""


def inspect(table: PonyTable, name: str) -> None:
    """A press on a thing that answers nothing now: look closer at it."""
    word, _, rest = name.partition(":")
    if word == "log":
        table.stage.push(Logbook(events=table.session.log(None), names_of_seats=table.names, heads=(TurnBegan,)))
    elif word == "seat":
        open_seat(table, int(rest))
    elif word in ("item", "offer") and rest:
        question = table.question()
        why = question.refusals.get(name) if question else None
        table.stage.push(
            ItemReader(
                kind=rest,
                switches=table.floor.state.switches,
                first=why_words(why, table.names),
                clause_id=RULES[rest].clause_id,
            )
        )


def open_seat(table: PonyTable, seat: int) -> None:
    """What can be done about a seat."""
    session = table.session
    chair = session.chairs[seat]
    deeds: list[Deed] = []
    if not session.over:
        if chair.who == "person":
            bot = replace(chair, who="bot", pad="")
            deeds.append(Deed("bot", text("earp-seat-to-bot", name=chair.name), "bot", _sit(table, seat, bot)))
        elif seat not in session.conceded:
            person = replace(chair, who="person", pad="")
            label = text("earp-seat-to-person", name=chair.name)
            deeds.append(Deed("person", label, "person", _sit(table, seat, person)))
        if chair.who == "person" and seat not in session.conceded:
            label = text("earp-seat-concede", name=chair.name)
            deeds.append(Deed("concede", label, "flag", lambda: _concede(table, seat), sure=True))
    if deeds:
        table.stage.push(SeatMenu(title=chair.name, deeds=tuple(deeds)))


def _sit(table: PonyTable, seat: int, chair: Chair) -> Callable[[], None]:
    def act() -> None:
        table.session.take_over(seat, chair)
        if chair.who == "bot":
            table.stage.seating.leave(seat)
        table.privacy.shown_to = None
        table.reseated()

    return act


def _concede(table: PonyTable, seat: int) -> None:
    table.session.concede(seat)
    table.reseated()


def pause_entries(table: PonyTable) -> list[PauseEntry]:
    """In the pause menu: look after any seat that people play, and take back the last pick."""
    found = [
        PauseEntry(text("earp-pause-seat", name=chair.name), _opens(table, seat))
        for seat, chair in enumerate(table.session.chairs)
        if chair.who == "person" and not table.session.over
    ]
    if bar.may_undo(table):
        found.insert(0, PauseEntry(text("earp-undo"), lambda: bar.undo(table)))
    return found


def _opens(table: PonyTable, seat: int) -> Callable[[], None]:
    return lambda: open_seat(table, seat)


def show_game_result(table: PonyTable) -> None:
    """The winner."""
    result = table.session.result()
    if result is None:
        return
    persons = table.privacy.persons(table.session.chairs)
    table.stage.push(
        RaceResult(
            names_of_seats=table.names,
            winners=result.winners,
            hands=result.hands,
            won=len(persons) != 1 or persons[0] in result.winners,
            race=table.session.view(None).state,
            rematch=lambda: table.rematch(),
            leave=lambda: table.leave(),
            read_log=lambda: inspect(table, "log"),
        )
    )

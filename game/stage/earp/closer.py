"""What opens over the table: a card read large, the log, a seat's menu, the results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.stage.earp import bar, handing
from game.stage.earp.peek import Peek
from game.stage.earp.reading import Reader
from game.stage.earp.reckoning import reckoning
from game.stage.earp.results import GameResult, HandResult
from game.stage.earp.sight import kind_of
from game.stage.earp.things import card_of
from game.stage.menus.cover import Cover
from game.stage.play.logbook import Logbook
from game.stage.play.pacing import RESULT_SECONDS
from game.stage.play.privacy import Manner
from game.stage.play.seatmenu import Deed, SeatMenu
from game.stage.scene import PauseEntry
from game.stage.text import text
from game.table.seating import Chair
from game.words import reason
from game.words.names import cards_in_words, kind_name
from game.wyatt_earp.deck import OUTLAWS
from game.wyatt_earp.events import HandBegan
from game.wyatt_earp.state import is_hidden, place, points

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable

OWN = (Reader, Logbook, SeatMenu)
"""Scenes that the asked person opens: the own cards stay open under them."""


def inspect(table: EarpTable, name: str) -> None:
    """A press on a thing that answers nothing now: look closer at it."""
    word, _, rest = name.partition(":")
    if word == "log":
        table.stage.push(Logbook(events=table.session.log(None), names_of_seats=table.names, heads=(HandBegan,)))
    elif word == "seat":
        open_seat(table, int(rest))
    else:
        read(table, name)


def read(table: EarpTable, name: str) -> None:
    """Show the card behind a thing large; cards that lie face down stay so."""
    g = table.floor.state
    word, _, rest = name.partition(":")
    first: list[str] = []
    kind = ""
    if word == "card":
        kind = kind_of(card_of(name)) if table.floor.fan.open else ""
        question = table.question()
        if question is not None and name in question.refusals:
            first.append(reason(question.refusals[name], table.names))
    elif word == "bill":
        kind = OUTLAWS[int(rest)]
        first += _standing(table, int(rest))
    elif word == "set":
        seat, outlaw = map(int, rest.split(":"))
        kind = OUTLAWS[outlaw]
        first.append(_set_line(table, seat, outlaw))
    elif word == "kind":
        kind = rest
    elif word == "discards" and g.discards:
        kind = kind_of(g.discards[0])
    elif word in ("seat", "log"):
        inspect(table, name)
        return
    if kind:
        table.stage.push(Reader(kind=kind, switches=g.switches, first=tuple(first)))


def _standing(table: EarpTable, outlaw: int) -> list[str]:
    """Who has how many points on an outlaw, a line a seat."""
    g = table.floor.state
    found = []
    for seat in range(g.seats):
        if g.laid[place(seat, outlaw)]:
            found.append(_set_line(table, seat, outlaw))
    return found or [text("earp-read-nobody", outlaw=kind_name("wyatt_earp", OUTLAWS[outlaw]))]


def _set_line(table: EarpTable, seat: int, outlaw: int) -> str:
    g = table.floor.state
    cards = cards_in_words("wyatt_earp", [kind_of(card) for card in g.laid[place(seat, outlaw)]])
    return text(
        "earp-read-set",
        name=table.names[seat],
        cards=cards,
        points=points(g, seat, outlaw),
        hidden="yes" if is_hidden(g, seat, outlaw) else "no",
    )


# -- seats


def open_seat(table: EarpTable, seat: int) -> None:
    """What can be done about a seat."""
    session = table.session
    chair = session.chairs[seat]
    deeds: list[Deed] = []
    if chair.who == "person" and table.privacy.manner(session.chairs, seat) is Manner.COVER:
        deeds.append(Deed("look", text("earp-seat-look", name=chair.name), "eye", lambda: _look(table, seat)))
    if not session.over:
        if chair.who == "person":
            bot = replace(chair, who="bot", pad="")
            label = text("earp-seat-to-bot", name=chair.name)
            deeds.append(Deed("bot", label, "bot", _sit(table, seat, bot), sure=True))
        elif seat not in session.conceded:
            person = replace(chair, who="person", pad="")
            label = text("earp-seat-to-person", name=chair.name)
            deeds.append(Deed("person", label, "person", _sit(table, seat, person)))
        if chair.who == "person" and seat not in session.conceded:
            label = text("earp-seat-concede", name=chair.name)
            deeds.append(Deed("concede", label, "flag", lambda: _concede(table, seat), sure=True))
    if deeds:
        table.stage.push(SeatMenu(title=chair.name, deeds=tuple(deeds)))


def _sit(table: EarpTable, seat: int, chair: Chair) -> Callable[[], None]:
    def act() -> None:
        table.session.take_over(seat, chair)
        if chair.who == "bot":
            table.stage.seating.leave(seat)
        table.privacy.shown_to = None
        table.reseated()

    return act


def _concede(table: EarpTable, seat: int) -> None:
    table.session.concede(seat)
    table.reseated()


def _look(table: EarpTable, seat: int) -> None:
    """Look at the own hand during another's turn: behind a cover, and nothing of it is told to the table."""
    chair = table.session.chairs[seat]

    def lifted() -> None:
        table.session.hand_over(seat)
        handing.put_away(table)
        table.stage.push(Peek(hand=table.session.view(seat).state.hand[seat], seat=seat, who=chair.name))

    table.stage.push(Cover(seat=seat, name_of_person=chair.name, mark=seat, then=lifted))


def pause_entries(table: EarpTable) -> list[PauseEntry]:
    """In the pause menu: look after any seat that people play, and take back the last pick."""
    found = [
        PauseEntry(text("earp-pause-seat", name=chair.name), _opens(table, seat))
        for seat, chair in enumerate(table.session.chairs)
        if chair.who == "person" and not table.session.over
    ]
    if bar.may_undo(table):
        found.insert(0, PauseEntry(text("earp-undo"), lambda: bar.undo(table)))
    return found


def _opens(table: EarpTable, seat: int) -> Callable[[], None]:
    return lambda: open_seat(table, seat)


# -- results


def show_hand_result(table: EarpTable) -> None:
    """The summary of a hand; the next one is dealt when it has been read."""
    _summary(table, table.flow.go_on)


def _summary(table: EarpTable, then: Callable[[], None]) -> None:
    session = table.session
    people = bool(table.privacy.persons(session.chairs))
    log = session.log(None)
    table.stage.push(
        HandResult(
            reckoned=reckoning(log, len(session.chairs)),
            names_of_seats=table.names,
            purses=tuple(table.floor.state.money),
            go_on=then,
            seconds=0.0 if people else RESULT_SECONDS.get(table.stage.pace_now, 8.0),
        )
    )


def show_game_result(table: EarpTable) -> None:
    """First the last hand's summary, then the winner."""
    if not table.result_read and table.floor.state.ended:
        table.result_read = True
        _summary(table, lambda: show_game_result(table))
        return
    result = table.session.result()
    if result is None:
        return
    table.stage.push(
        GameResult(
            reckoned=reckoning(table.session.log(None), len(table.session.chairs)),
            names_of_seats=table.names,
            purses=result.money,
            winners=result.winners,
            hands=result.hands,
            won=table.privacy.alone(table.session.chairs) in (None, *result.winners),
            rematch=lambda: table.rematch(),
            leave=lambda: table.leave(),
            read_log=lambda: inspect(table, "log"),
        )
    )

"""What opens over the Wyatt Earp table: a card read large, the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.stage.earp.reading import CardReader
from game.stage.earp.reckoning import reckoning
from game.stage.earp.results import GameResult, HandResult
from game.stage.earp.sight import kind_of
from game.stage.earp.things import card_of
from game.stage.play.closer import inspect, statistics_of
from game.stage.play.pacing import RESULT_SECONDS
from game.stage.play.privacy import persons
from game.stage.play.results import ending
from game.stage.text import text
from game.words import reason
from game.words.names import cards_in_words, kind_name
from game.wyatt_earp.deck import OUTLAWS
from game.wyatt_earp.state import is_hidden, place, points

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable


def reader(table: EarpTable, name: str) -> CardReader | None:
    """The card behind a thing, large; cards that lie face down stay so."""
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
    return CardReader(kind=kind, switches=g.switches, first=tuple(first)) if kind else None


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


# -- results


def show_hand_result(table: EarpTable) -> None:
    """The summary of a hand; the next one is dealt when it has been read."""
    _summary(table, table.flow.go_on)


def _summary(table: EarpTable, then: Callable[[], None]) -> None:
    session = table.session
    people = bool(persons(session.chairs))
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
    by_rules = table.session.game.winners(table.session.view(None).state)
    table.stage.push(
        GameResult(
            reckoned=reckoning(table.session.log(None), len(table.session.chairs)),
            names_of_seats=table.names,
            gave_up=result.conceded,
            purses=result.money,
            winners=result.winners,
            hands=result.hands,
            won=table.alone in (None, *result.winners),
            how=ending(result, by_rules),
            in_place_of=by_rules,
            rematch=lambda: table.rematch(),
            leave=lambda: table.leave(),
            read_log=lambda: inspect(table, "log"),
            statistics=statistics_of(table),
        )
    )

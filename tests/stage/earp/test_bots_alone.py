"""A table of bots, watched: it plays by itself, and the hand of whoever is asked lies there as backs."""

from __future__ import annotations

from game.stage.earp.sight import held_order
from game.stage.earp.table import EarpTable
from game.stage.layout import overlaps
from game.table.journal import Journal
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre


def watched() -> tuple[Theatre, EarpTable]:
    chairs = tuple(Chair(name, seat, "bot", "random") for seat, name in enumerate(("Ana", "Bo", "Clem", "Dee")))
    setup = Setup("wyatt_earp", chairs, "seed-004", {}, 5)
    table = EarpTable(session=Session.start(setup, Journal.create(setup, sync=False)))
    theatre = Theatre(table, settings=Settings(pace="instant"), painting=False)
    return theatre, table


def test_every_hidden_card_has_a_place_of_its_own() -> None:
    assert len(set(held_order((-1,) * 10))) == 10
    theatre, table = watched()
    for _ in range(4000):
        theatre.frame()
        if table.session.picks >= 1 and not table.motion.busy:
            break
    cards = len(table.floor.state.hand[table.floor.holder])
    fan = table.floor.fan
    places = [fan.rect(table.floor.layout, card).x for card in fan.order]
    assert len(places) == len(set(places)) == cards
    # by group, not by name: after a second pick the hand may hold a card that everybody saw being taken
    held = {control.id: control.rect for control in table.controls() if control.group == "hand"}
    assert len(held) == cards and not overlaps(held)


def test_it_goes_on_by_itself() -> None:
    theatre, table = watched()
    for _ in range(20_000):
        theatre.frame()
        if table.session.picks >= 30:
            break
    assert table.session.picks >= 30

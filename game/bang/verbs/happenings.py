"""Events and shows: their piles and what is in force."""

from __future__ import annotations

from game.bang import events as e
from game.bang.around import others, present
from game.bang.deck import LAST_EVENTS, NAME, SET
from game.bang.state import BEYOND, Bang
from game.rules.kinds import everybody

MIXED = 12
"""Ordinary events of a pile mixed from both decks (BG-65)."""


def prepare(g: Bang) -> None:
    """The piles: ordinary ones shuffled, one of the last at the bottom (BG-63, BG-65, BG-68)."""
    if g.seats == 3 and g.switches["three_player_events"] == "off":
        g.events_left += g.event_deck
        g.event_deck = ()
        g.show_deck, g.shows_box = (), g.shows_box + g.show_deck
        for card in g.shows_box:
            g.known[card] = everybody(g.seats)
        return
    if g.event_deck:
        mixed = len({SET[card] for card in g.event_deck if NAME[card] in LAST_EVENTS}) > 1
        _stack(g, mixed)
    if g.show_deck:
        last = tuple(card for card in g.show_deck if NAME[card] in LAST_EVENTS)
        g.show_deck = g.shuffled(card for card in g.show_deck if card not in last) + last
        g.emit(e.EventsShuffled, "BG-68", len(g.show_deck))


def _stack(g: Bang, mixed: bool) -> None:
    lasts = g.shuffled(card for card in g.event_deck if NAME[card] in LAST_EVENTS)
    rest = g.shuffled(card for card in g.event_deck if card not in lasts)
    if mixed:
        g.events_left = rest[MIXED:] + lasts[1:]
        rest, lasts = rest[:MIXED], lasts[:1]
    g.event_deck = rest + lasts
    g.emit(e.EventsShuffled, "BG-65" if mixed else "BG-63", len(g.event_deck))
    preview(g)


def preview(g: Bang) -> None:
    """The top event lies face up, unless the switch hides it (BG-63)."""
    if g.event_deck and g.switches["event_preview"] == "open":
        card = g.event_deck[0]
        g.known[card] = everybody(g.seats)
        g.emit(e.EventAhead, "BG-63", card)


def leader(g: Bang) -> int:
    """Who turns the events: whoever began, or the next in order who takes part (BG-64, BG-66)."""
    if present(g, g.first) and g.status[g.first] not in BEYOND:
        return g.first
    return next((seat for seat in others(g, g.first) if g.status[seat] not in BEYOND), g.first)


def turn_event(g: Bang, seat: int) -> None:
    """The next event is in force instead of the last one (BG-64)."""
    card, g.event_deck = g.event_deck[0], g.event_deck[1:]
    g.event = (card, *g.event)
    g.known[card] = everybody(g.seats)
    g.stirred()
    g.emit(e.EventTurned, "BG-64", seat, card)
    preview(g)


def turn_show(g: Bang, seat: int) -> None:
    """The next show card is in force (BG-68)."""
    card, g.show_deck = g.show_deck[0], g.show_deck[1:]
    g.show = (card, *g.show)
    g.known[card] = everybody(g.seats)
    g.stirred()
    g.emit(e.EventTurned, "BG-68", seat, card)


def count_round(g: Bang, seat: int) -> bool:
    """Another turn of whoever turns the events begins; True when one is due: from the second on (BG-64).

    Without events rounds are counted only where there may be no more than so many (BG-184).
    """
    if not (g.event_deck or is_timed(g)) or seat != leader(g):
        return False
    g.rounds += 1
    if g.rounds == g.switches["length_cap"]:
        g.emit(e.LastRound, "BG-184", seat, g.rounds)
    return g.rounds > 1 and bool(g.event_deck)


def is_timed(g: Bang) -> bool:
    """Whether the game ends after so many rounds."""
    return bool(g.switches["length_cap"] != "none")


def is_time_up(g: Bang, next_seat: int) -> bool:
    """Whether the turn of `next_seat` would begin one round too many."""
    return is_timed(g) and g.rounds >= int(g.switches["length_cap"]) and next_seat == leader(g)


def again(g: Bang, seat: int, why: str, clause: str) -> None:
    """A seat has another turn after this one."""
    g.again = seat
    g.emit(e.ExtraTurn, clause, seat, why)

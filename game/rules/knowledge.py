"""Who may see what: one function redacts, one deals the unknown again."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Generic

from game.rules.ask import Ask
from game.rules.chance import Chance
from game.rules.event import Event, LogEntry, card_fields, read
from game.rules.frame import Frame, G
from game.rules.kinds import everybody
from game.rules.schema import put_zone, zones_of

PUBLIC = None
"""The viewer who sees only what everybody knows."""


@dataclass(frozen=True, slots=True)
class View(Generic[G]):
    """What `viewer` (a seat, or PUBLIC) may see: a redacted twin of the state and the question to answer.

    In `state` an unknown card is a negative number that still says which seats do know it (`hidden`); chance
    and forced outcomes are gone.  In `ask` the other seats keep their key and lose their options.
    """

    viewer: int | None
    state: G
    ask: Ask | None


def hidden(mask: int) -> int:
    """The stand-in for a card that only the seats of `mask` know."""
    return ~mask


def who_knows(stand_in: int) -> int:
    """The mask inside a stand-in made by `hidden`."""
    return ~stand_in


def view(g: G, viewer: int | None) -> View[G]:
    """Redact a state for a seat or for the public: state, stack, queue and question."""
    twin = g.copy()
    mask = everybody(g.seats) if viewer is None else 1 << viewer
    known = twin.known

    def veil(card: int) -> int:
        return card if card < 0 or known[card] & mask == mask else ~known[card]

    veiled = [c if m & mask == mask else ~m for c, m in enumerate(known)]
    for field, index, cards in zones_of(twin):
        if cards:
            put_zone(twin, field, index, tuple([c if c < 0 else veiled[c] for c in cards]))
    for field in twin.schema.fields:
        if field.what == "secret":
            seen = getattr(twin, field.mask)
            values = getattr(twin, field.name)
            setattr(twin, field.name, [v if m & mask == mask else -1 for v, m in zip(values, seen, strict=True)])
    for frame in (*twin.stack, *(frame for _, frame in twin.due)):
        _veil_frame(frame, veil)
    twin.known = [m if m & mask == mask else 0 for m in known]
    twin.chance = 0
    twin.forced = ()
    twin.pending = ask_for(g.pending, viewer)
    return View(viewer, twin, twin.pending)


def _veil_frame(frame: Frame[Any], veil: Any) -> None:
    for name, many in card_fields(type(frame)):
        value = getattr(frame, name)
        setattr(frame, name, tuple(veil(c) for c in value) if many else veil(value))


def ask_for(ask: Ask | None, viewer: int | None) -> Ask | None:
    """The question as `viewer` may see it: who is asked and what about; one's own options only."""
    if ask is None:
        return None
    return Ask(ask.kind, {seat: options if seat == viewer else () for seat, options in ask.options.items()})


def events_for(log: list[LogEntry], viewer: int | None, start: int = 0) -> list[Event]:
    """The typed events of a log from entry `start` on, as `viewer` may see them."""
    return [read(entry).for_viewer(viewer) for entry in log[start:]]


def redeal(seen: View[G], seed: int) -> G:
    """A whole state in which the viewer's view is what it is, and all else is dealt anew.

    The unknown cards are sorted, then shuffled with a generator of their own, so that neither their order nor
    any future draw of the real game leaks.  A game with secrets that are no cards deals them in
    `State.redeal_secrets`.  Only cards that lie in zones are dealt: frames of games hold none.
    """
    g = seen.state.copy()
    chance = Chance(seed)
    visible: set[int] = set()
    for _, _, cards in zones_of(g):
        visible.update(cards)
    unknown: dict[str, list[int]] = {pool: [] for pool in g.schema.pools}
    for card, pool in enumerate(g.schema.pools):
        if card not in visible:
            unknown[pool].append(card)
    for cards_of_pool in unknown.values():
        chance.shuffle(cards_of_pool)
    for field, index, cards in zones_of(g):
        if cards and min(cards) < 0:
            put_zone(g, field, index, tuple(_dealt(g.known, unknown[field.pool], c) for c in cards))
    g.chance = chance.below(1 << 63)
    g.redeal_secrets(chance, seen.viewer)
    g.stirred()
    g.pending = None
    g.run()
    return g


def _dealt(known: list[int], unknown: list[int], card: int) -> int:
    if card >= 0:
        return card
    fresh = unknown.pop()
    known[fresh] = who_knows(card)
    return fresh


def field_values(thing: Any) -> tuple[tuple[str, str, Any], ...]:
    """(name, annotation, value) of every field of a frame or event."""
    return tuple((f.name, str(f.type), getattr(thing, f.name)) for f in fields(thing))

"""Paints the table from a sight: the place, the ring of bills, piles, tickets, laid sets, ledger and log.

Every piece is a kept print of the press, so a frame is a row of blits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pygame
from pygame import Rect

from game.stage.earp.deck_words import card_words
from game.stage.earp.layout import TableLayout
from game.stage.earp.sight import Sight, kind_of
from game.stage.paint import cards, fonts, masthead, ornaments, palette, paper, piles, sheets, states
from game.stage.paint.baize import ground
from game.stage.paint.bills import draw_bill
from game.stage.paint.press import Press, big
from game.stage.paint.states import Signal
from game.stage.paint.tickets import draw_ticket
from game.stage.paint.tiles import draw_tile
from game.stage.text import text

REACH = 46.0
"""How far shadow, glow, ribbon and star of a thing reach beyond it, in units."""
PILE_WIDTH = 92.0
LAST_TURN = 3.0
"""Degrees by which the top discard lies askew."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Signals on things, by their ids: what may be chosen, what is aimed at, what lies in the shade and why."""

    signals: Mapping[str, Signal] = field(default_factory=dict)
    shaded: frozenset[str] = frozenset()
    reasons: Mapping[str, str] = field(default_factory=dict)
    previews: Mapping[int, str] = field(default_factory=dict)


NO_MARKS = Marks()


def bill_id(outlaw: int) -> str:
    """The id of an outlaw's poster."""
    return f"bill:{outlaw}"


def set_id(seat: int, outlaw: int) -> str:
    """The id of a laid set."""
    return f"set:{seat}:{outlaw}"


def seat_id(seat: int) -> str:
    """The id of a seat's ticket."""
    return f"seat:{seat}"


def card_id(card: int) -> str:
    """The id of a card in hand."""
    return f"card:{card}"


def draw_place(press: Press, screen: pygame.Surface, layout: TableLayout) -> None:
    """The empty table."""
    whole = layout.whole
    oval = layout.oval.move(-whole.x, -whole.y)
    screen.blit(ground(press, whole.size, (oval.x, oval.y, oval.w, oval.h)), whole)


def reach(layout: TableLayout, rect: Rect) -> Rect:
    """What a thing in `rect` covers with its shadow, glow, ribbon and star."""
    edge = round(REACH * layout.scale)
    return rect.inflate(2 * edge, 2 * edge)


def piles_rect(layout: TableLayout) -> Rect:
    """Supply, bank and discards with their lettering."""
    whole = layout.supply.unionall([layout.bank, layout.discards])
    aside = round(50 * layout.scale)
    return Rect(whole.x - aside, whole.y, whole.width + 2 * aside, whole.height + round(84 * layout.scale))


def draw_table(
    press: Press,
    screen: pygame.Surface,
    layout: TableLayout,
    sight: Sight,
    log: tuple[tuple[sheets.Part, ...], ...],
    marks: Marks = NO_MARKS,
    jolt: tuple[int, int] = (-1, 0),
    area: Rect | None = None,
) -> None:
    """Everything that lies on the table, but the own hand and the prompt bar; only what shows in `area`, if given."""

    def shows(rect: Rect) -> bool:
        return area is None or reach(layout, rect).colliderect(area)

    screen.set_clip(area)
    draw_place(press, screen, layout)
    if shows(layout.masthead):
        masthead.draw_masthead(press, screen, layout.masthead, sight.masthead)
    for outlaw, rect in enumerate(layout.bills):
        if shows(rect):
            _bill(press, screen, layout, sight, outlaw, marks)
    if shows(piles_rect(layout)):
        _piles(press, screen, layout, sight, marks)
    for seat, place in enumerate(layout.seats):
        if shows(place.whole):
            _seat(press, screen, layout, sight, seat, marks, jolt[1] if jolt[0] == seat else 0)
    if shows(layout.ledger):
        sheets.draw_ledger(press, screen, layout.ledger, text("earp-ledger"), sight.ledger)
    if shows(layout.log):
        sheets.draw_telegraph(press, screen, layout.log, text("earp-telegraph"), log)
    screen.set_clip(None)


def changed(layout: TableLayout, before: Sight, after: Sight) -> list[Rect]:
    """The areas in which two sights of the same table differ."""
    areas = []
    if before.masthead != after.masthead:
        areas.append(layout.masthead)
    areas += [rect for rect, a, b in zip(layout.bills, before.bills, after.bills, strict=True) if a != b]
    if (before.supply, before.discards, before.discard_count) != (after.supply, after.discards, after.discard_count):
        areas.append(piles_rect(layout))
    for seat, place in enumerate(layout.seats):
        if before.tickets[seat] != after.tickets[seat]:
            areas.append(place.ticket)
        if before.sets[seat] != after.sets[seat]:
            areas.append(place.tiles)
    if before.ledger != after.ledger:
        areas.append(layout.ledger)
    return [reach(layout, area) for area in areas]


def _bill(press: Press, screen: pygame.Surface, layout: TableLayout, sight: Sight, outlaw: int, marks: Marks) -> None:
    rect = layout.bills[outlaw]
    look = sight.bills[outlaw]
    preview = marks.previews.get(outlaw, "")
    if preview:
        look = replace(look, preview=preview)
    draw_bill(big(press, layout.bill_scale), screen, rect.topleft, look, marks.signals.get(bill_id(outlaw)))
    _shade(press, screen, rect, bill_id(outlaw), marks, 4)


def _piles(press: Press, screen: pygame.Surface, layout: TableLayout, sight: Sight, marks: Marks) -> None:
    larger = big(press, layout.bill_scale)
    for name in ("supply", "discards"):
        signal = marks.signals.get(name)
        if signal:
            rect: Rect = getattr(layout, name)
            states.draw_rim(press, screen, rect, signal, 6, glow=True)
    if sight.supply:
        piles.draw_pile(larger, screen, layout.supply.topleft, 1 + sight.supply // 12, PILE_WIDTH)
    else:
        screen.blit(piles.slot(larger, PILE_WIDTH), layout.supply)
    piles.draw_coins(larger, screen, layout.bank.center, 6)
    if not sight.discards:
        screen.blit(piles.slot(larger, PILE_WIDTH), layout.discards)
    for n, card in reversed(tuple(enumerate(sight.discards))):
        face = cards.hand(larger, kind_of(card), card_words(kind_of(card)), PILE_WIDTH)
        paper.lay(press, screen, face, layout.discards.topleft, 5 + n, 0.45, LAST_TURN if n else -2.0)
    for name in ("supply", "discards"):
        _shade(press, screen, getattr(layout, name), name, marks, 6)
    # where the posters lie lower than the words, these may reach further to the sides
    free = min(layout.bills[3].top, layout.bills[4].top) > layout.supply.bottom + press.px(14 + 30)
    aside = 26.0 if free else 8.0
    room = press.units(abs(layout.discards.centerx - layout.supply.centerx)) / 2 + 10 + 2 * aside
    counted = ((text("earp-supply"), sight.supply), (text("earp-discards"), sight.discard_count))
    long = any(fonts.width(press, f"{word} {count}", "gothic", 27, 1) > room for word, count in counted)
    for (word, count), rect in zip(counted, (layout.supply, layout.discards), strict=True):
        side = 1 if rect.x > layout.bank.x else -1
        lines = (word, str(count)) if long else (f"{word} {count}",)
        _lettering(press, screen, lines, rect.centerx + side * press.px(aside), layout, palette.BONE, room)
    bank = (text("earp-bank"),)
    _lettering(press, screen, bank, layout.bank.centerx, layout, palette.GOLD_LIGHT, room - 16 - 2 * aside)


def _lettering(
    press: Press,
    screen: pygame.Surface,
    lines: tuple[str, ...],
    x: int,
    layout: TableLayout,
    color: palette.Color,
    room: float,
) -> None:
    """Words on the baize under the piles."""
    y = layout.supply.bottom + press.px(14)
    for line in lines:
        words = piles.lettering(press, line, color, 27, room)
        y = screen.blit(words, words.get_rect(midtop=(x, y))).bottom - press.px(4)


def _seat(
    press: Press, screen: pygame.Surface, layout: TableLayout, sight: Sight, seat: int, marks: Marks, aside: int = 0
) -> None:
    place = layout.seats[seat]
    signal = marks.signals.get(seat_id(seat))
    draw_ticket(press, screen, place.ticket.move(aside, 0), sight.tickets[seat], signal)
    _shade(press, screen, place.ticket, seat_id(seat), marks, 8)
    sets = sight.sets[seat]
    tiles = [place.tile_at(number, len(sets)) for number in range(len(sets))]
    for (outlaw, look), rect in sorted(zip(sets, tiles, strict=True), key=lambda laid: laid[1].x):
        name = set_id(seat, outlaw)
        if name in marks.signals:
            states.draw_rim(press, screen, rect, marks.signals[name], 7, glow=True)
        draw_tile(press, screen, rect.topleft, look)
        _shade(press, screen, rect, name, marks, 7)


def _shade(press: Press, screen: pygame.Surface, rect: Rect, name: str, marks: Marks, radius: float) -> None:
    if name in marks.shaded:
        states.draw_dim(press, screen, rect, radius)
    reason = marks.reasons.get(name)
    if reason:
        states.draw_reason(press, screen, rect, reason)
    if marks.signals.get(name) == "target":
        size = min(press.units(rect.width), press.units(rect.height)) * 0.8
        stamp = ornaments.stamp_ring(press, size)
        screen.blit(stamp, stamp.get_rect(center=rect.center))

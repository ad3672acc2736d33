"""One frame of the table, from the lowest layer up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.earp.acts_shots import STAR, verdict
from game.stage.earp.asking import Asked, plate_of
from game.stage.earp.deck_words import card_words
from game.stage.earp.flying import PRINT_WIDTHS, CardSprite
from game.stage.earp.layout import TableLayout
from game.stage.earp.painter import NO_MARKS, PILE_WIDTH, Marks, changed, draw_table, reach
from game.stage.earp.payslip import blank_slip, draw_slip
from game.stage.earp.sight import Sight, held_order, kind_of
from game.stage.earp.tray import draw_tray
from game.stage.paint import cards, palette, paper, sprites, states
from game.stage.paint.bills import BillLook
from game.stage.paint.press import Press, big
from game.stage.play.race import draw_countdown
from game.stage.text import text
from game.wyatt_earp.deck import KIND_NAMES

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable

PEEK_CARD = 84.0


@dataclass(eq=False)
class Still:
    """The table without what moves, painted anew only when something on it has changed."""

    surface: pygame.Surface | None = None
    shows: tuple[object, ...] = ()
    marks: Marks = NO_MARKS
    marked: tuple[object, ...] = ()

    def marks_of(self, question: Asked | None, name: str, words: str, aim: str) -> Marks:
        """The marks of the question, with the reason on the focused thing and the mark on what is aimed at."""
        key = (question, name if words else "", words, aim)
        if not _same(key, self.marked):
            marks = question.marks if question else NO_MARKS
            reasons = {name: words} if words else {}
            signals: dict[str, states.Signal] = {**marks.signals, **({aim: "target"} if aim else {})}
            self.marks, self.marked = replace(marks, reasons=reasons, signals=signals), key
        return self.marks

    def draw(self, table: EarpTable, screen: pygame.Surface, marks: Marks) -> None:
        """Put the table on the screen."""
        floor = table.floor
        press = floor.near(table.stage.press)
        key = (press, floor.layout, floor.sight, table.strip, marks, floor.jolt)
        if self.surface is None or self.surface.get_size() != screen.get_size():
            self.surface = pygame.Surface(screen.get_size()).convert()
            self.surface.fill(palette.WALNUT_DARK)
            self.shows = ()
        if not _same(key, self.shows):
            strip = tuple(table.strip)
            for area in self._areas(key):
                draw_table(press, self.surface, floor.layout, floor.sight, strip, marks, floor.jolt, area)
            self.shows = key
        screen.blit(self.surface, (0, 0))

    def _areas(self, key: tuple[object, ...]) -> list[Rect | None]:
        """Where to paint anew; None is everywhere."""
        before = self.shows
        layout, old, new = key[1], before[2] if before else None, key[2]
        if not (isinstance(layout, TableLayout) and isinstance(old, Sight) and isinstance(new, Sight)):
            return [None]
        if not _same((*key[:2], *key[4:]), (*before[:2], *before[4:])):
            return [None]
        areas: list[Rect | None] = [*changed(layout, old, new)]
        if key[3] is not before[3]:
            areas.append(reach(layout, layout.log))
        return areas


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether both hold the very same things, or equal words."""
    return len(one) == len(other) and all(
        a is b or (isinstance(a, str | tuple) and a == b) for a, b in zip(one, other, strict=True)
    )


def draw(table: EarpTable, screen: pygame.Surface, question: Asked | None) -> None:
    """Place, table, slip, hand, tray, bar; what flies is painted after the focus brackets."""
    floor = table.floor
    press = floor.near(table.stage.press)
    name = table.focus.id or ""
    words = plate_of(question, name, table.closed) if question else ""
    marks = table.still.marks_of(question, name, words, floor.aim)
    table.still.draw(table, screen, marks)
    if floor.slip is not None:
        number = list(palette.OUTLAWS).index(floor.slip.outlaw)
        bill: BillLook = floor.sight.bills[number]
        draw_slip(press, screen, floor.slip_rect(), floor.slip, bill, floor.slip_open)
    for card in floor.sight.played:
        CardSprite(kind_of(card), floor.shown()).draw(press, screen)
    _hand(table, press, screen, marks)
    if question is not None and question.tray:
        draw_tray(press, screen, floor.layout, question.tray, question.named, marks, question.refusals)
    if table.peeking is not None:
        _peek(table, press, screen, table.peeking)
    sentence, seat = table.sentence()
    if table.burning is not None:
        draw_countdown(table.stage.press, screen, table.bar, table.burning)
    prompting.draw(table.stage, screen, table.bar, sentence, table.offers(), seat)
    dx, dy = floor.shake
    if dx or dy:
        screen.scroll(dx, dy)


def prints(table: EarpTable) -> Iterator[None]:
    """Print, one piece a step, what will be wanted in a hurry: all cards in the hand's and the pile's size, sheets."""
    layout = table.floor.layout
    press = table.floor.near(table.stage.press)
    larger = big(press, layout.bill_scale)
    for kind in KIND_NAMES:
        cards.hand(press, kind, card_words(kind), layout.card_units)
        yield
        cards.hand(larger, kind, card_words(kind), PILE_WIDTH)
        yield
        for width in PRINT_WIDTHS:
            cards.hand(press, kind, card_words(kind), width)
            yield
    for width in PRINT_WIDTHS:
        cards.back(press, width)
    yield
    blank_slip(press, table.floor.slip_rect().size)
    yield
    for hit in (True, False):
        verdict(hit)(press)
        yield
    sprites.muzzle_star(press, STAR)


def _hand(table: EarpTable, press: Press, screen: pygame.Surface, marks: Marks) -> None:
    """The fan; under a menu, with several people at the table, it lies face down."""
    floor = table.floor
    opened = floor.fan.open
    if table.hidden_now:
        floor.fan.open = False
    chosen = frozenset(table.desk.step.cards) if table.desk else frozenset()
    floor.fan.draw(press, screen, floor.layout, chosen, marks, floor.absent)
    floor.fan.reasons(press, screen, floor.layout, marks.reasons)
    floor.fan.open = opened
    if opened and table.desk is not None and table.look_away:
        _banner(table, press, screen, table.desk.seat)


def _peek(table: EarpTable, press: Press, screen: pygame.Surface, seat: int) -> None:
    """A seat's own cards beside its ticket, while its look button is held."""
    floor = table.floor
    hand = held_order(table.session.view(seat).state.hand[seat])
    ticket = floor.layout.seats[seat].ticket
    width = press.px(PEEK_CARD)
    step = min(width + press.px(6), (ticket.width - width) // max(1, len(hand) - 1))
    box = Rect(ticket.x, ticket.bottom, ticket.width, round(width * cards.RATIO) + press.px(24))
    sheet = paper.sheet(press, (press.units(box.width), press.units(box.height)), press.tones.paper_warm, 8, 0.6, 0, 7)
    paper.lay(press, screen, sheet, box.topleft, 14, 0.6)
    for number, card in enumerate(hand):
        face = cards.hand(press, kind_of(card), card_words(kind_of(card)), PEEK_CARD)
        paper.lay(press, screen, face, (box.x + press.px(6) + number * step, box.y + press.px(12)), 4, 0.4)
    _banner(table, press, screen, seat)


def _banner(table: EarpTable, press: Press, screen: pygame.Surface, seat: int) -> None:
    plate = states.tag(press, text("play-look-away", name=table.names[seat]), palette.VERMILION, palette.BONE, 40)
    screen.blit(plate, plate.get_rect(midtop=(table.floor.layout.middle.centerx, table.floor.layout.middle.y)))

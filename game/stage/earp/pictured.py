"""One frame of the table, from the lowest layer up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.earp.asking import Asked, plate_of
from game.stage.earp.deck_words import card_words
from game.stage.earp.flying import CardSprite
from game.stage.earp.painter import NO_MARKS, Marks, draw_table
from game.stage.earp.payslip import draw_slip
from game.stage.earp.race import draw_countdown
from game.stage.earp.sight import held_order, kind_of
from game.stage.earp.tray import draw_tray
from game.stage.paint import cards, palette, paper, states
from game.stage.paint.bills import BillLook
from game.stage.paint.press import Press
from game.stage.text import text

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable

PEEK_CARD = 84.0


def draw(table: EarpTable, screen: pygame.Surface, question: Asked | None) -> None:
    """Place, table, slip, hand, tray, bar; what flies is painted after the focus brackets."""
    press, floor = table.stage.press, table.floor
    marks = question.marks if question else NO_MARKS
    name = table.focus.id or ""
    words = plate_of(question, name, table.closed) if question else ""
    if words:
        marks = replace(marks, reasons={name: words})
    if floor.aim:
        marks = replace(marks, signals={**marks.signals, floor.aim: "target"})
    draw_table(press, screen, floor.layout, floor.sight, tuple(table.strip), marks, floor.jolt)
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
    fuse = table.race or table.patience.fuse
    if fuse is not None:
        draw_countdown(press, screen, table.bar, fuse)
    prompting.draw(table.stage, screen, table.bar, sentence, table.offers(), seat)
    dx, dy = floor.shake
    if dx or dy:
        screen.scroll(dx, dy)


def _hand(table: EarpTable, press: Press, screen: pygame.Surface, marks: Marks) -> None:
    """The fan; under a menu, with several people at the table, it lies face down."""
    floor = table.floor
    several = table.privacy.alone(table.session.chairs) is None
    opened = floor.fan.open
    if several and not table.in_front and table.hides_under_menus:
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
    plate = states.tag(press, text("earp-look-away", name=table.names[seat]), palette.VERMILION, palette.BONE, 40)
    screen.blit(plate, plate.get_rect(midtop=(table.floor.layout.middle.centerx, table.floor.layout.middle.y)))

"""A seat's ticket: brand, name, money, hand, and how far it is from the sum that ends the game."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, palette, paper, states
from game.stage.paint.palette import INK, INK_SOFT, PAPER_SHADE
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

TICKET = (430.0, 110.0)
"""Usual width and height in units; the height grows with the text scale."""
MARKS = 5
"""The gauge is ruled into this many parts."""


@dataclass(frozen=True)
class TicketLook:
    """One seat.

    `gauge` 0..1 is the money's share of the target sum.  `turn` is the word on the ribbon, empty when it is not
    this seat's turn.  `sitter` is an icon's name: bot, person, gamepad, mouse, keyboard.  `status` is a word for a
    seat that is away or asleep (`status_icon` away, sleep).  `no_sheriff` marks a seat that may play no sheriff
    card in its turn.
    """

    seat: int
    name: str
    money: str
    cards: int
    gauge: float
    turn: str = ""
    sitter: str = ""
    status: str = ""
    status_icon: str = "away"
    dealer: bool = False
    no_sheriff: bool = False


@kept
def _ticket(press: Press, size: tuple[int, int], look: TicketLook) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    tones = press.tones
    stock = PAPER_SHADE if look.status else tones.paper
    sheet = paper.sheet(press, (w, h), stock, 8, 0.55, 0, 40 + look.seat).copy()
    pen = Pen.reading(press, sheet)
    color = press.brand(look.seat)[1]
    sheet.set_clip(pygame.Rect(0, 0, size[0], press.px(9)))
    pen.fill((0, 0, w, 24), color, 8)
    sheet.set_clip(None)
    pen.rule((0, 9), (w, 9), tones.ink, 2)
    pen.frame((5, 14, w - 10, h - 19), tones.ink, 2, 1, 2)
    upper, lower = 14 + (h - 19) * 0.32, 14 + (h - 19) * 0.72
    pen.mark(look.seat, (44, 14 + (h - 19) / 2), 64)
    if look.sitter:
        pen.disc((70, h - 22), 30, stock, tones.ink, 2)
        pen.icon(look.sitter, (70, h - 22), 18, tones.ink, stock)
    _head(pen, look, w, upper, (h - 19) * 0.42)
    _row(pen, look, w, lower, (h - 19) * 0.38, color)
    return sheet


def _head(pen: Pen, look: TicketLook, wide: float, y: float, most: float) -> None:
    """Name and money.  The name is set in Rye; a long one in gothic, which is narrower, beside smaller figures."""
    press = pen.press
    tones = press.tones

    def money(size: float) -> fonts.Line:
        step = min(size, most / press.text_scale)
        return fonts.fit(press, look.money, wide * 0.38, "number", step, tones.money)

    def room(sum_of_money: fonts.Line) -> float:
        return wide - 19 - press.units(sum_of_money.ink.width) - 10 - 92

    for size in (36.0, 30.0):
        figures = money(size)
        if fonts.fits(press, look.name, room(figures), "display", 26):
            pen.text(
                look.name, (92, y), "display", 34, tones.ink, "midleft", max_width=room(figures), floor=26, most=most
            )
            break
    else:
        figures = money(27 / press.text_scale)
        pen.text(look.name, (92, y), "gothic", 34, tones.ink, "midleft", max_width=room(figures), floor=20, most=most)
    pen.set(figures, (wide - 19, y + 1), "midright")


def _row(pen: Pen, look: TicketLook, wide: float, y: float, most: float, color: palette.Color) -> None:
    """Lower row: cards in hand, marks of the turn, and the gauge or why the seat is silent."""
    press = pen.press
    tones = press.tones
    pen.icon("cards", (108, y), 32, tones.ink, tones.paper)
    figure = pen.text(str(look.cards), (130, y), "number", 30, tones.ink, "midleft", most=most)
    x = pen.end(figure) + 10
    for shown, name in ((look.dealer, "deck"), (look.no_sheriff, "badge")):
        if shown:
            pen.icon(name, (x + 15, y), 28, tones.ink, tones.paper)
            if name == "badge":
                pen.strike((x + 15, y), 30)
            x += 34
    left = max(200.0, x + 6)
    if look.status:
        pen.icon(look.status_icon, (left + 14, y), 28, INK_SOFT, PAPER_SHADE)
        pen.text(
            look.status, (left + 36, y), "gothic", 28, INK, "midleft", spacing=1, max_width=wide - left - 56, most=most
        )
        return
    track = (left, y - 10, wide - 20 - left, 20.0)
    pen.fill(track, PAPER_SHADE)
    full = track[2] * max(0.0, min(1.0, look.gauge))
    if full:
        pen.fill((track[0], track[1], full, track[3]), color)
        pen.rule((track[0] + full, track[1]), (track[0] + full, track[1] + track[3]), INK, 2)
    for k in range(1, MARKS):
        x = track[0] + track[2] * k / MARKS
        pen.rule((x, track[1] + track[3] / 2), (x, track[1] + track[3]), INK, 2)
    pen.outline(track, INK, 2)


def draw_ticket(
    press: Press,
    target: pygame.Surface,
    box: pygame.Rect,
    look: TicketLook,
    signal: states.Signal | None = None,
) -> None:
    """The ticket filling `box`, with its shadow; in its turn it glows gold and wears a ribbon."""
    states.draw_turn_rim(press, target, box, look.turn, signal)
    paper.lay(press, target, _ticket(press, box.size, look), box.topleft, 9)
    states.draw_turn(press, target, box, look.turn)

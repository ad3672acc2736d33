"""The slip on which a poster is paid out before everybody's eyes: points, who shares, coin by coin, what stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame
from pygame import Rect

from game.stage.paint import fonts, paper
from game.stage.paint.bills import BILL, BillLook, draw_bill, star_badge
from game.stage.paint.faces import Role
from game.stage.paint.palette import PAPER_DARK
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept
from game.stage.text import text
from game.words import money
from game.wyatt_earp.payout import sharers

MARGIN = 26.0
HEAD = 68.0
FOOT = 92.0
ROW = 64.0
WIDEST = 940.0


@dataclass(frozen=True, slots=True)
class Share:
    """A seat's line: counted points, whether and why it shares, and what it has been paid so far."""

    seat: int
    name: str
    points: int
    shares: bool
    verdict: str
    paid: int = 0


@dataclass(frozen=True, slots=True)
class Slip:
    """Everything on the slip.  `left` is what still lies on the poster, `foot` the sentence of the moment."""

    outlaw: str
    title: str
    head: str
    shares: tuple[Share, ...]
    left: int
    left_words: str
    foot: str = ""
    stamp: str = ""
    won: bool = True

    def paying(self, seat: int, amount: int, left: int, left_words: str, foot: str) -> Slip:
        """The slip after one more payment."""
        shares = tuple(replace(s, paid=s.paid + amount) if s.seat == seat else s for s in self.shares)
        return replace(self, shares=shares, left=left, left_words=left_words, foot=foot)


def shares_of(
    points: Sequence[int], captured: bool, names: Sequence[str], switches: Mapping[str, Any]
) -> tuple[Share, ...]:
    """Every seat's line, best first, with the reason of the rules for or against a share."""
    who = sharers(points, switches) if captured else []
    best = max(points)
    lines = []
    for seat in sorted(range(len(points)), key=lambda s: (-points[s], s)):
        behind = best - points[seat]
        if not captured:
            verdict = ""
        elif seat in who:
            verdict = text("earp-pay-alone" if len(who) == 1 else "earp-pay-shares")
        elif points[seat] == 0 and behind < switches["sole_lead_margin"]:
            verdict = text("earp-pay-no-points")
        else:
            verdict = text("earp-pay-behind", points=behind)
        lines.append(Share(seat, names[seat], points[seat], seat in who, verdict))
    return tuple(lines)


def slip_box(middle: Rect, seats: int, scale: float, type_scale: float) -> Rect:
    """Where the slip lies over the ring."""
    grown = 1 + 0.55 * (type_scale - 1)
    high = (HEAD + FOOT + ROW * seats) * grown + 2 * MARGIN
    box = Rect(0, 0, round(min(WIDEST * scale, middle.width)), round(min(high * scale, middle.height)))
    box.center = middle.center
    return box


@kept
def _sheet(press: Press, size: tuple[int, int], slip: Slip) -> pygame.Surface:
    w, h = press.units(size[0]), press.units(size[1])
    surface = blank_slip(press, size).copy()
    pen = Pen.reading(press, surface)
    ink = press.tones.ink
    left = MARGIN + BILL[0] + 40
    right = w - MARGIN - 8
    head = HEAD * (1 + 0.55 * (press.text_scale - 1))
    pen.text(
        slip.title,
        (left, MARGIN + head * 0.36),
        "display",
        40,
        ink,
        "midleft",
        max_width=(right - left) * 0.44,
        floor=20,
    )
    pen.text(
        slip.head,
        (right, MARGIN + head * 0.38),
        "gothic",
        30,
        ink,
        "midright",
        max_width=(right - left) * 0.54,
        spacing=1,
    )
    y = MARGIN + head * 0.86
    pen.rule((left, y), (right, y), ink, 3)
    foot = FOOT * (1 + 0.55 * (press.text_scale - 1))
    step = (h - y - foot - MARGIN * 0.6) / len(slip.shares)
    for n, share in enumerate(slip.shares):
        _line(pen, share, left, right, y + step * (n + 0.5), step)
        pen.rule((left, y + step * (n + 1)), (right, y + step * (n + 1)), PAPER_DARK, 1)
    pen.paragraph(slip.foot, (left, h - foot - 10, right - left, foot), "text", 27, ink, floor=22)
    return surface


def _line(pen: Pen, share: Share, left: float, right: float, y: float, step: float) -> None:
    press = pen.press
    tones = press.tones
    ink = tones.ink if share.shares or not share.verdict else tones.ink_soft
    wide = right - left
    pen.mark(share.seat, (left + 26, y), min(46.0, step - 10))
    room = wide * 0.42 - 60 - 38
    role: Role = "display" if fonts.fits(press, share.name, room, "display", 26) else "gothic"
    pen.text(share.name, (left + 60, y), role, 30, ink, "midleft", max_width=room, floor=20)
    star = star_badge(press, share.points, share.shares, min(62.0, step - 2))
    pen.paste(star, (left + wide * 0.42, y), "center")
    if share.verdict:
        pen.text(
            share.verdict,
            (left + wide * 0.49, y),
            "gothic",
            28,
            ink,
            "midleft",
            max_width=wide * (0.29 if share.shares else 0.5),
            spacing=1,
            floor=15,
        )
    if share.paid:
        words = text("earp-gain", amount=money(share.paid))
        pen.text(words, (right - 4, y), "number", 32, tones.money, "midright", max_width=wide * 0.21)


def draw_slip(
    press: Press, screen: pygame.Surface, box: Rect, slip: Slip, bill: BillLook, open_share: float = 1.0
) -> Rect:
    """The slip filling `box`, with the poster where reading begins; returns the poster's pixels."""
    if open_share < 1:
        _unroll(press, screen, box, box.inflate(0, -round(box.height * (1 - open_share))))
        return poster_rect(press, box)
    paper.lay(press, screen, _sheet(press, box.size, slip), box.topleft, 20, 0.6)
    place = poster_rect(press, box)
    draw_bill(press, screen, place.topleft, replace(bill, reward=slip.left_words, stamp=slip.stamp, won=slip.won))
    return place


def _unroll(press: Press, screen: pygame.Surface, box: Rect, shown: Rect) -> None:
    """The blank slip of `box` as far as it is unrolled: its upper part and its lower part meet in the middle."""
    blank = blank_slip(press, box.size)
    clip = screen.get_clip()
    upper = Rect(clip.left, clip.top, clip.width, shown.centery - clip.top)
    for part, top in ((upper, shown.top), (Rect(clip.left, shown.centery, *clip.size), shown.bottom - box.height)):
        screen.set_clip(part.clip(clip))
        paper.lay(press, screen, blank, (box.left, top), 20, 0.6)
    screen.set_clip(clip)


@kept
def blank_slip(press: Press, size: tuple[int, int]) -> pygame.Surface:
    """The slip's paper, with nothing on it yet."""
    return paper.sheet(press, (press.units(size[0]), press.units(size[1])), press.tones.paper, 8, 0.6, 4.0, 88)


def poster_rect(press: Press, box: Rect) -> Rect:
    """Where the poster lies on the slip."""
    place = Rect((0, 0), press.size(BILL))
    place.midleft = (box.left + press.px(MARGIN), box.centery)
    return press.sided(place, box)

"""Role cards: what somebody is - open, hidden, or out of the game - and how many of each are still in it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import ornaments, palette, paper
from game.stage.paint.bang.cards import art, sealed
from game.stage.paint.bang.facts import ROLES
from game.stage.paint.bang.fitting import picture_height
from game.stage.paint.cards import FULL, LEADING, RATIO
from game.stage.paint.palette import BONE, BOTTLE, GOLD_LIGHT, INK, OCHRE, PLUM, PRUSSIAN, TARGET, VERMILION, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

INKS: dict[str, Color] = {"sheriff": OCHRE, "deputy": PRUSSIAN, "outlaw": VERMILION, "renegade": PLUM}
"""Second to the shape of the icon."""
BACK_INK = palette.mix(BOTTLE, INK, 0.35)


@dataclass(frozen=True)
class RoleWords:
    """The words on a role: its name, the sentence that says how it wins, and a kind line."""

    title: str
    goal: str
    kind_line: str


@kept
def full(press: Press, role: str, words: RoleWords) -> pygame.Surface:
    """A role as one reads it, 512 x 717 units."""
    w, h = FULL
    tones, ink = press.tones, INKS[role]
    face = paper.sheet(press, FULL, tones.paper_warm, 28, 0.6, 0, len(role)).copy()
    pen = Pen(press, face)
    pen.outline((13, 13, w - 26, h - 26), ink, 18, 12)
    pen.frame((40, 40, w - 80, h - 80), tones.ink, 4, 1, 4)
    pen.text(words.title, (256, 98), "display", 64, tones.ink, max_width=392, floor=30, most=70)
    pen.paste(ornaments.divider(press, 340, 16, tones.ink), (86, 136))
    high = picture_height(press, words.goal, 380, 458, (306.0, 262.0, 218.0, 174.0))
    box = (60.0, 164.0, 392.0, high)
    pen.fill(box, palette.mix(tones.paper_warm, ink, 0.16))
    art(pen, ("roles", role), box)
    pen.outline(box, tones.ink, 4)
    pen.paragraph(words.goal, (66, 170 + high, 380, 458 - high), "text", 29, tones.ink, leading=LEADING, align="center")
    pen.fill((60, 632, 392, 32), ink)
    pen.text(
        words.kind_line, (256, 648), "gothic", 27, palette.ink_on(ink), spacing=3, max_width=380, floor=20, most=29
    )
    return face


@kept
def small(press: Press, role: str, width: float = 58, ghosted: bool = False) -> pygame.Surface:
    """A role lying open beside a seat, `width` x 1.4 `width` units: its icon alone. Ghosted: of somebody out."""
    w, h = width, width * RATIO
    tones = press.tones
    face = paper.sheet(press, (w, h), tones.paper, max(4.0, w * 0.08), 0.3, 0, 5).copy()
    pen = Pen(press, face)
    ink = INKS[role]
    pen.outline((3, 3, w - 6, h - 6), ink, max(3.0, w / 13), 4)
    pen.outline((w * 0.13, w * 0.13, w * 0.74, h - w * 0.26), tones.ink, 1.4)
    pen.icon(ROLES[role], (w / 2, h / 2), w * 0.66, tones.ink if role != "sheriff" else palette.GOLD_DARK, tones.paper)
    if ghosted:
        face.set_alpha(150)
    return face


@kept
def back(press: Press, width: float = 58) -> pygame.Surface:
    """A role face down: another ink and seal than the playing cards have."""
    return sealed(press, width, BACK_INK, "badge", 78)


def place(
    press: Press, target: pygame.Surface, at: tuple[int, int], role: str, width: float = 58, out: bool = False
) -> None:
    """A role card laid down at `at` (pixels, its top left), face down when `role` is empty, a little askew."""
    piece = small(press, role, width, out) if role else back(press, width)
    paper.lay(press, target, piece, at, 4, 0.5, 3)


@kept
def _count(press: Press, role: str, alive: int, whole: int, size: float) -> pygame.Surface:
    step = size * 0.72
    surface = pygame.Surface(press.size((size * 1.35 + step * whole, size * 1.2)), pygame.SRCALPHA)
    pen = Pen.reading(press, surface)
    middle = size * 0.6
    pen.icon(ROLES[role], (size * 0.5, middle), size, GOLD_LIGHT, INK)
    for i in range(whole):
        at = (size * 1.5 + i * step, middle)
        if i < alive:
            pen.disc(at, size * 0.5, BONE)
        else:
            pen.disc(at, size * 0.5, INK, palette.mix(BONE, INK, 0.4), 2.4)
            pen.icon("cross", at, size * 0.42, TARGET, INK)
    return surface


def draw_roles_out(
    press: Press, target: pygame.Surface, box: pygame.Rect, counts: tuple[tuple[str, int, int], ...], size: float = 36
) -> None:
    """Which roles are still in the game, in the middle of `box`: role, how many are left, how many there were."""
    pieces = [_count(press, role, alive, whole, size) for role, alive, whole in counts]
    gap = press.px(size * 0.9)
    wide = sum(piece.get_width() for piece in pieces) + gap * max(0, len(pieces) - 1)
    x = box.centerx - wide // 2
    for piece in pieces:
        target.blit(piece, press.sided(piece.get_rect(midleft=(x, box.centery)), box))
        x += piece.get_width() + gap

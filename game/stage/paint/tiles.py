"""A set of cards laid on one outlaw, as a tile: emblem, how many, points, what was added; boarded up when hidden."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, icons, ornaments, palette, paper, svg
from game.stage.paint.card_facts import PHOTO, facts
from game.stage.paint.palette import BONE, INK, PLANK, Color, hexa, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

TILE = (100.0, 142.0)
"""Width and height in units, without the edges of the cards behind."""
EDGE = 5.0
"""How far each card behind shows."""
MOST_EDGES = 3
REACH = 8.0
"""How far a board sticks out on each side."""


@dataclass(frozen=True)
class TileLook:
    """One laid set.

    `name` is the outlaw's short name; `cards` outlaw cards laid, `points` what they and `added` (kinds of sheriff
    card, the Photo among them) are worth; `hidden` under a Hideout, where points count nothing.
    """

    outlaw: str
    name: str
    cards: int
    points: int
    added: tuple[str, ...] = ()
    hidden: bool = False

    @property
    def behind(self) -> int:
        """Edges of cards that show behind the tile."""
        return max(0, min(self.cards + len(self.added) - 1, MOST_EDGES))


@kept
def _edge(press: Press, ink: Color) -> pygame.Surface:
    sheet = paper.sheet(press, TILE, press.tones.paper, 7, 0.5, 0, 8).copy()
    pen = Pen(press, sheet)
    pen.outline((3, 3, TILE[0] - 6, TILE[1] - 6), ink, 4, 5)
    return sheet


@kept
def _tile(press: Press, look: TileLook) -> pygame.Surface:
    emblem, ink = palette.OUTLAWS[look.outlaw]
    w, h = TILE
    tones = press.tones
    light = palette.ink_on(ink)
    sheet = paper.sheet(press, TILE, tones.paper, 7, 0.4, 0, 9).copy()
    pen = Pen(press, sheet)
    pen.fill((5, 5, w - 10, 60), ink, 4)
    pen.icon(emblem, (32, 35), 44, light, ink)
    if look.cards:
        pen.text(f"×{look.cards}", (w - 27, 36), "number", 28, light, max_width=46, floor=22, most=38)
    else:
        pen.icon("photo", (w - 27, 35), 34, light, ink)
    _points(pen, look)
    _added(pen, look.added)
    pen.text(look.name.upper(), (w / 2, 124), "gothic", 25, tones.ink, max_width=w - 13, floor=20, most=29)
    pen.outline((0, 0, w, h), ink, 4, 7)
    if look.hidden:
        sheet.fill((*mix(palette.WHITE, PLANK, 0.34), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def _points(pen: Pen, look: TileLook) -> None:
    """Points in a star; under a Hideout an empty star, struck through."""
    middle = (34.0, 90.0)
    if not look.hidden:
        pen.icon("star", middle, 56, INK)
        # two figures are wider than the star's body: a rim of ink carries them over its notches
        step = (24 if look.points < 10 else 21) / pen.press.text_scale
        figure = fonts.haloed(pen.press, str(look.points), "number", step, BONE, INK, 3)
        pen.set(figure, (middle[0], middle[1] + 2))
        return
    ink = pen.press.tones.ink
    pen.icon("star", middle, 56, ink)
    pen.icon("star", (middle[0], middle[1] + 0.6), 44, palette.PAPER_SHADE)
    pen.strike(middle, 50)
    step = 23 / pen.press.text_scale
    figure = fonts.haloed(pen.press, str(look.points), "number", step, ink, palette.PAPER_SHADE, 2)
    pen.set(figure, (middle[0], middle[1] + 2))


def _added(pen: Pen, added: tuple[str, ...]) -> None:
    """Signs of the added sheriff cards right of the star: one large, or up to four small."""
    signs = ["photo" if kind.startswith(PHOTO) else facts(kind).emblem for kind in added]
    ink = pen.press.tones.ink
    if len(signs) == 1:
        pen.icon(signs[0], (77, 90), 34, ink)
        return
    for i, sign in enumerate(signs[:4]):
        row, column = divmod(i, 2) if len(signs) > 2 else (i, 0)
        pen.icon(sign, (69 + column * 19 if len(signs) > 2 else 77, 79 + row * 22), 20, ink)


@kept
def _board(press: Press, length: float, lean: float) -> pygame.Surface:
    """A raw board with a nail at each end."""
    wood, dark, light = hexa(PLANK), hexa(INK), hexa(mix(PLANK, palette.LAMP, 0.4))
    body = (
        f'<path d="M2,3 L{length - 3:g},2 L{length - 2:g},17 L3,18 Z" '
        f'fill="{wood}" stroke="{dark}" stroke-width="2.4"/>'
        f'<path d="M6,7 L{length - 8:g},6 M10,13 L{length - 20:g},12.4" stroke="{light}" stroke-width="1" fill="none"/>'
        f'<circle cx="9" cy="10" r="2.4" fill="{dark}"/><circle cx="{length - 9:g}" cy="9.6" r="2.4" fill="{dark}"/>'
    )
    return paper.turned(press, svg.draw(body, press.size((length, 20)), (0, 0, length, 20)), lean)


def draw_tile(press: Press, target: pygame.Surface, topleft: tuple[int, int], look: TileLook) -> pygame.Rect:
    """A laid set with the edges behind it and its boards; returns the pixels of the front tile.

    Edges reach `3 * EDGE` units to the lower right, boards `REACH` units to both sides.
    """
    _, ink = palette.OUTLAWS[look.outlaw]
    for k in range(look.behind, 0, -1):
        step = press.px(k * EDGE)
        paper.lay(press, target, _edge(press, ink), (topleft[0] + step, topleft[1] + step), 4, 0.35)
    rect = paper.lay(press, target, _tile(press, look), topleft, 5, 0.4)
    if look.hidden:
        _nailed(press, target, rect)
    return rect


def _nailed(press: Press, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Two boards over the set, clear of its figures, and the Hideout's sign on them."""
    for lean, y in ((4.0, 3.0), (-3.0, TILE[1] + 1)):
        board = _board(press, TILE[0] + 2 * REACH, lean)
        box = board.get_rect(center=(rect.centerx, rect.top + press.px(y)))
        dark = paper.shadow_of(press, board, 3, 0.5)
        target.blit(dark, dark.get_rect(center=(box.centerx + press.px(1), box.centery + press.px(2))))
        target.blit(board, box)
    sign = _sign(press)
    target.blit(sign, sign.get_rect(center=(rect.centerx, rect.top + press.px(4))))


@kept
def _sign(press: Press) -> pygame.Surface:
    disc = ornaments.disc(press, 36, palette.PAPER, INK, 3).copy()
    cabin = icons.icon(press, "cabin", 23, INK)
    disc.blit(cabin, cabin.get_rect(center=disc.get_rect().center))
    return disc

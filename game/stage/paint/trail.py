"""The survey map of the trail: baked land, and over it the trail and its spaces as the board file has them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

import pygame

from game.stage.paint import fonts, ornaments, palette, paper, pictures, states, svg
from game.stage.paint.palette import BONE, BOTTLE, INK, MAP_STOCK, PRUSSIAN, RAIL, ROAD, VERMILION, hexa
from game.stage.paint.pen import Anchor, Pen
from game.stage.paint.press import Point, Press, kept, lasting
from game.stage.paint.trail_labels import TAB, labels, token_box
from game.stage.paint.trail_route import MAILBOXES, MAP, SPACES, mailbox_at, space_at, token_size, track
from game.stage.paint.trail_tokens import RISE, halo, token

BOX = 60.0
"""How wide a mailbox is."""
Lettered = tuple[Point, str, float, float, Anchor]
PLACES: dict[str, Lettered] = {
    "st_joseph": ((1692, 480), "display", 38, 0, "center"),
    "sacramento": ((200, 234), "display", 38, 0, "center"),
    "nebraska": ((1440, 88), "gothic", 34, 6, "center"),
    "kansas": ((1400, 676), "gothic", 34, 12, "center"),
    "rockies": ((984, 178), "gothic", 26, 3, "center"),
    "utah": ((606, 580), "gothic", 34, 12, "center"),
    "desert": ((392, 640), "gothic", 34, 12, "center"),
    "sierra": ((250, 56), "gothic", 26, 4, "center"),
    "platte": ((1610, 356), "gothic", 26, 3, "center"),
    "salt_lake": ((846, 324), "gothic", 26, 2, "center"),
}
"""What is lettered on the land: place, role of type, size, letter space."""
CLEAR = 66.0
"""How far rails keep from the trail half way, in units."""
_CARTOUCHE = (640.0, 30.0, 470.0, 122.0)
_COMPASS = (1724.0, 168.0, 62.0)


@dataclass(frozen=True)
class MapWords:
    """Title and strap line of the cartouche, the compass's north, and (id, name) of what is lettered on the land."""

    title: str
    strap: str
    north: str = "N"
    places: tuple[tuple[str, str], ...] = ()


@lasting
def trail_map(
    press: Press,
    types: tuple[str, ...],
    fares: tuple[int, ...],
    next_station: tuple[int, ...],
    words: MapWords,
    peace: int = 5,
) -> pygame.Surface:
    """The whole map, 1880 x 728 units.

    `types`, `fares` and `next_station` are a board's, counted from 1; spaces up to `peace` wear a green ring.
    """
    stock = MAP_STOCK if press.tones.grain else press.tones.paper_warm
    sheet = paper.sheet(press, MAP, stock, 6, 0.9, 8.0, 18).copy()
    pen = Pen(press, sheet)
    inner = press.rect((22, 22, MAP[0] - 44, MAP[1] - 44))
    sheet.set_clip(inner)
    pictures.print_picture(press, sheet, "maps", "trail", sheet.get_rect())
    sheet.set_clip(None)
    pen.frame((14, 14, MAP[0] - 28, MAP[1] - 28), press.tones.ink, 4, 1, 4)
    _lettering(pen, words, stock)
    _compass(pen, words.north)
    lines = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    for start, end in enumerate(next_station):
        if end:
            _rails(press, lines, start, end)
    _track(press, lines)
    sheet.blit(lines, (0, 0))
    for box in range(MAILBOXES):
        _mailbox(pen, box)
    placed = labels(types, fares)
    for n in range(1, SPACES + 1):
        _space(pen, n, types[n], n <= peace)
    for n, tab in placed.tabs.items():
        pen.paste(_tab(press, n), (tab[0], tab[1]))
    for n, slip in placed.slips.items():
        _fare(pen, slip, fares[n])
    return sheet


def _lettering(pen: Pen, words: MapWords, stock: palette.Color) -> None:
    press = pen.press
    soft = palette.mix(INK, stock, 0.2)
    for name, text in words.places:
        (x, y), role, size, gap, anchor = PLACES[name]
        display = role == "display"
        line = fonts.haloed(
            press,
            text if display else text.upper(),
            "display" if display else "gothic",
            size / press.text_scale,
            INK if display else soft,
            stock,
            3,
            gap,
        )
        pen.set(line, (x, y), anchor)
    x, y, w, h = _CARTOUCHE
    pen.paste(ornaments.plate(press, w, h, stock, INK, 18), (x, y))
    pen.paste(ornaments.plate(press, w - 12, h - 12, stock, INK, 14), (x + 6, y + 6))
    pen.text(words.title, (x + w / 2, y + 50), "display", 52, PRUSSIAN, max_width=w - 50, floor=28, most=56)
    pen.text(words.strap, (x + w / 2, y + 96), "gothic", 26, INK, spacing=2, max_width=w - 50, floor=18, most=29)


def _compass(pen: Pen, north: str) -> None:
    x, y, r = _COMPASS
    body = ""
    for i in range(8):
        a = pi / 4 * i
        reach = r if i % 2 == 0 else r * 0.62
        for side in (-1, 1):
            b = a + side * pi / 8
            fill = INK if side == 1 else palette.PAPER
            body += (
                f'<path d="M{r:g},{r:g} L{r + reach * sin(a):g},{r - reach * cos(a):g} '
                f'L{r + r * 0.24 * sin(b):g},{r - r * 0.24 * cos(b):g} Z" fill="{hexa(fill)}" '
                f'stroke="{hexa(INK)}" stroke-width="1.6"/>'
            )
    body += (
        f'<circle cx="{r:g}" cy="{r:g}" r="{r * 0.74:g}" fill="none" stroke="{hexa(INK)}" stroke-width="2.4"/>'
        f'<circle cx="{r:g}" cy="{r:g}" r="7" fill="{hexa(VERMILION)}" stroke="{hexa(INK)}" stroke-width="2"/>'
    )
    rose = svg.draw(body, pen.press.size((2 * r, 2 * r)), (0, 0, 2 * r, 2 * r))
    pen.paste(rose, (x, y), "center")
    pen.text(north, (x, y - r - 16), "display", 28, INK, most=30)


def _rails(press: Press, sheet: pygame.Surface, start: int, end: int) -> None:
    """The line between two stations, a ladder that bows away from the trail so that neither hides the other."""
    (x0, y0), (x1, y1) = space_at(start), space_at(end)
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    length = max(1.0, hypot(x1 - x0, y1 - y0))
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    bends = [(x - mx) * nx + (y - my) * ny for x, y in map(space_at, range(start + 1, end))]
    bulge = sum(bends) / max(1, len(bends))
    bow = 2 * max(0.0, CLEAR - abs(bulge)) * (-1 if bulge > 0 else 1)
    cx, cy = mx + nx * bow, my + ny * bow
    far, last = 0.0, (x0, y0)
    width, sleeper = press.px(3), 9.0
    for k in range(1, 81):
        t = k / 80
        p = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1
        far += hypot(p[0] - last[0], p[1] - last[1])
        turn = atan2(p[1] - last[1], p[0] - last[0])
        nx, ny = -sin(turn), cos(turn)
        for off in (-4.0, 4.0):
            a = (last[0] + nx * off, last[1] + ny * off)
            b = (p[0] + nx * off, p[1] + ny * off)
            pygame.draw.line(sheet, RAIL, press.at(a), press.at(b), press.px(2))
        if far > 11:
            far = 0.0
            ends = (p[0] - nx * sleeper, p[1] - ny * sleeper), (p[0] + nx * sleeper, p[1] + ny * sleeper)
            pygame.draw.line(sheet, RAIL, press.at(ends[0]), press.at(ends[1]), width)
        last = p


def _track(press: Press, sheet: pygame.Surface) -> None:
    """The trail: a pale road with an ink line on both sides, dotted."""
    for color, width in ((INK, 13.0), (ROAD, 8.0)):
        radius = width * press.scale / 2
        points = [press.at(point) for point in track()]
        for here, there in pairwise(points):
            pygame.draw.line(sheet, color, here, there, press.px(width))
            pygame.draw.aacircle(sheet, color, here, radius)
    far = 0.0
    for a, b in pairwise(track()):
        far += hypot(b[0] - a[0], b[1] - a[1])
        if far > 17:
            far = 0.0
            pygame.draw.aacircle(sheet, INK, press.at(b), max(1.0, 2.2 * press.scale))


def _space(pen: Pen, number: int, kind: str, peaceful: bool) -> None:
    press = pen.press
    x, y = space_at(number)
    if peaceful:
        pen.paste(peace_ring(press, kind), (x, y), "center")
    pen.paste(token(press, kind), (x, y - RISE.get(kind, 0.0)), "center")


def peace_ring(press: Press, kind: str) -> pygame.Surface:
    """What lies round a space on which nobody meets."""
    reach = token_size(kind) + (18 if kind == "relay" else 16)
    return ornaments.ring(press, (reach, reach), 4, BOTTLE, reach / 2)


@kept
def _tab(press: Press, number: int) -> pygame.Surface:
    """The number of a space on its tab of ink."""
    w, h = TAB
    surface = ornaments.slab(press, TAB, INK, 6).copy()
    Pen(press, surface).text(str(number), (w / 2, h / 2), "gothic", 27, BONE, max_width=w - 6, floor=16, most=28)
    return surface


def _fare(pen: Pen, slip: tuple[float, float, float, float], fare: int) -> None:
    x, y, _, h = slip
    pen.fill(slip, pen.press.tones.paper, 6)
    pen.outline(slip, INK, 2, 6)
    pen.icon("nugget", (x + 19, y + h / 2), 24, palette.GOLD_MID, palette.PAPER)
    pen.text(str(fare), (x + 43, y + h / 2 + 0.5), "number", 24, INK, floor=16, most=27)


def _mailbox(pen: Pen, box: int) -> None:
    """A mailbox and as many cartridges as shots are fired from it in the last duel."""
    x, y = mailbox_at(box)
    pen.disc((x, y), BOX, palette.PAPER, INK, 4)
    pen.icon("mail", (x, y - 5), 32, VERMILION, palette.PAPER)
    shots = box + 1
    for i in range(shots):
        pen.icon("bullet", (x + (i - (shots - 1) / 2) * 12, y + 16), 17, INK, palette.PAPER)


def space_rect(press: Press, topleft: tuple[int, int], number: int, kind: str) -> pygame.Rect:
    """The pixels of a space's sign on a map laid at `topleft`: for the mouse, the focus, a plate."""
    return press.rect(token_box(number, kind)).move(topleft)


def draw_space_signal(
    press: Press,
    target: pygame.Surface,
    topleft: tuple[int, int],
    number: int,
    types: tuple[str, ...],
    fares: tuple[int, ...],
    signal: states.Signal = "legal",
    width: float = 6.0,
) -> pygame.Rect:
    """A line round a space, in its own outline: a rider may come there, or the train goes there."""
    kind = types[number]
    ring = halo(press, kind, states.COLORS[signal], width)
    box = ring.get_rect(center=space_rect(press, topleft, number, kind).center)
    target.blit(ring, box)
    tab = labels(types, fares).tabs.get(number)
    if tab:
        x, y = press.at((tab[0], tab[1]))
        target.blit(_tab(press, number), (topleft[0] + x, topleft[1] + y))
    return box


def draw_steps(
    press: Press,
    target: pygame.Surface,
    topleft: tuple[int, int],
    number: int,
    text: str,
    color: palette.Color = VERMILION,
) -> pygame.Rect:
    """A small plate over a space: how far a hand would carry the rider."""
    plate = states.tag(press, text, color, BONE, 30)
    x, y = press.at(space_at(number))
    box = plate.get_rect(midbottom=(topleft[0] + x, topleft[1] + y - press.px(30)))
    box.clamp_ip(pygame.Rect(topleft, press.size(MAP)))
    target.blit(plate, box)
    return box

"""Fragments of SVG in greys, in the subset that SDL_image's rasteriser knows."""

from __future__ import annotations

from math import cos, pi, sin

from game.stage.paint.svg import grey, linear, path, radial

__all__ = [
    "BLACK",
    "WHITE",
    "box",
    "disc",
    "grey",
    "group",
    "linear",
    "mirror",
    "oval",
    "path",
    "radial",
    "ring",
    "star",
    "star_points",
    "strands",
]

BLACK = "#000000"
WHITE = "#FFFFFF"


def disc(cx: float, cy: float, r: float, fill: str = BLACK, width: float = 0.0) -> str:
    """A circle, with a black rim of `width` when that is given."""
    rim = f' stroke="{BLACK}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}" fill="{fill}"{rim}/>'


def ring(cx: float, cy: float, r: float, width: float, color: str = BLACK) -> str:
    """The line of a circle, nothing inside."""
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}" fill="none" stroke="{color}" stroke-width="{width:g}"/>'


def oval(cx: float, cy: float, rx: float, ry: float, fill: str = BLACK, width: float = 0.0) -> str:
    """An upright ellipse, with a black rim of `width` when that is given."""
    rim = f' stroke="{BLACK}" stroke-width="{width:g}"' if width else ""
    return f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{rim}/>'


def box(x: float, y: float, w: float, h: float, fill: str = BLACK, width: float = 0.0) -> str:
    """A rectangle with square corners."""
    return path(
        f"M{x:g},{y:g} L{x + w:g},{y:g} L{x + w:g},{y + h:g} L{x:g},{y + h:g} Z",
        fill,
        BLACK if width else "none",
        width,
    )


def star_points(points: int, outer: float, inner: float, cx: float, cy: float, turn: float = 0.0) -> str:
    """Corners of a star, first one up, as an SVG point list; `turn` in radians."""
    corners = []
    for i in range(points * 2):
        r, a = (outer if i % 2 == 0 else inner), pi * i / points + turn
        corners.append(f"{cx + r * sin(a):.2f},{cy - r * cos(a):.2f}")
    return " ".join(corners)


def star(
    points: int,
    outer: float,
    inner: float,
    cx: float,
    cy: float,
    fill: str = BLACK,
    width: float = 0.0,
    turn: float = 0.0,
) -> str:
    """A star with round joins."""
    rim = f' stroke="{BLACK}" stroke-width="{width:g}" stroke-linejoin="round"' if width else ""
    return f'<polygon points="{star_points(points, outer, inner, cx, cy, turn)}" fill="{fill}"{rim}/>'


def strands(*lines: str, color: str = WHITE, width: float = 1.6) -> str:
    """Several thin lines: hair, folds, seams, grain."""
    return "".join(path(d, stroke=color, width=width) for d in lines)


def group(body: str, transform: str) -> str:
    """A body under an SVG transform."""
    return f'<g transform="{transform}">{body}</g>'


def mirror(body: str, across: float = 400) -> str:
    """A body turned over left to right on a block `across` wide."""
    return group(body, f"translate({across:g} 0) scale(-1 1)")

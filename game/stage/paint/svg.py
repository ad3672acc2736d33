"""SVG strings to surfaces.

SDL_image's rasteriser knows paths, shapes, strokes, dashes, transforms and gradients in user units.  It has
no text, clip, mask, pattern, filter or <use>, and only hexadecimal colours are safe.  What needs a clip is
done with surfaces instead.
"""

from __future__ import annotations

import io

import pygame

ViewBox = tuple[float, float, float, float]


def document(body: str, width: float, height: float, viewbox: ViewBox | None = None) -> str:
    """A whole SVG file round the drawing `body`."""
    x, y, w, h = viewbox or (0, 0, width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="{x:g} {y:g} {w:g} {h:g}">{body}</svg>'
    )


def draw(body: str, size: tuple[int, int], viewbox: ViewBox | None = None) -> pygame.Surface:
    """Rasterise the inside of an <svg> at exactly `size` pixels.

    The picture is stretched to `size` if the proportions of `viewbox` differ by rounding.
    """
    width, height = max(1, size[0]), max(1, size[1])
    text = document(body, width, height, viewbox)
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
    if surface.get_size() != (width, height):
        surface = pygame.transform.smoothscale(surface, (width, height))
    # Unconverted, a rasterised SVG blits thirty times slower.
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def grey(darkness: float) -> str:
    """Darkness 0 (paper) .. 1 (solid ink) as an SVG grey."""
    value = round(255 * (1 - max(0.0, min(1.0, darkness))))
    return f"#{value:02X}{value:02X}{value:02X}"


def _stops(stops: tuple[tuple[float, float], ...]) -> str:
    return "".join(f'<stop offset="{offset:g}" stop-color="{grey(dark)}"/>' for offset, dark in stops)


def linear(name: str, x1: float, y1: float, x2: float, y2: float, *stops: tuple[float, float]) -> str:
    """A linear grey gradient in user units; stops are (offset 0..1, darkness 0..1)."""
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}">{_stops(stops)}</linearGradient></defs>'
    )


def radial(name: str, cx: float, cy: float, r: float, *stops: tuple[float, float]) -> str:
    """A radial grey gradient in user units; stops are (offset 0..1, darkness 0..1)."""
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'cx="{cx:g}" cy="{cy:g}" r="{r:g}">{_stops(stops)}</radialGradient></defs>'
    )


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0.0, extra: str = "") -> str:
    """A path element with round joins and caps."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" '
        f'stroke-linejoin="round" stroke-linecap="round" {extra}/>'
    )

"""Baked pictures: busts, card pictures and places, chosen by size and scaled down to what is asked for."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pygame

from game.assets import assets
from game.stage.paint.press import Press, kept, lasting

TALL = 0.64
"""Windows higher than this share of their width take the tall picture of a place."""
NAME = re.compile(r"(?P<name>.+)_(?P<width>\d+)\.png")


@lru_cache(maxsize=32)
def _shelf(group: Path) -> dict[str, dict[int, Path]]:
    """Name -> width in pixels -> file, of everything baked in a group."""
    found: dict[str, dict[int, Path]] = {}
    for file in sorted(group.iterdir()):
        if match := NAME.fullmatch(file.name):
            found.setdefault(match["name"], {})[int(match["width"])] = file
    return found


def names(group: str) -> frozenset[str]:
    """The names of the pictures baked in a group ('busts', 'seats', 'cards', 'playbills')."""
    return frozenset(_shelf(assets() / "pictures" / group))


def _file(group: str, name: str, width: int) -> Path:
    """The smallest file at least `width` pixels wide, else the largest.  Raises KeyError if there is none."""
    baked = _shelf(assets() / "pictures" / group)[name]
    return baked[min((w for w in baked if w >= width), default=max(baked))]


def print_picture(
    press: Press, surface: pygame.Surface, group: str, name: str, window: pygame.Rect, lean: float = 0.5
) -> None:
    """Print a baked picture into a window (pixels) of a surface, filling it and cropped at its edges.

    `lean` says where the crop lies if the picture is too high: 0 keeps its top, 1 its foot.
    """
    probe = _file(group, name, window.width)
    piece = _ink(press, probe, window.size)
    x = window.x + (window.width - piece.get_width()) // 2
    y = window.y - round((piece.get_height() - window.height) * lean)
    clip = surface.get_clip()
    surface.set_clip(window.clip(clip))
    # Premultiplied, so that no pale fringe appears where lines were scaled down.
    surface.blit(piece, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    surface.set_clip(clip)


@kept
def _ink(press: Press, file: Path, window: tuple[int, int]) -> pygame.Surface:
    """A picture scaled to cover a window of pixels, with premultiplied alpha."""
    whole = pygame.image.load(file)
    ratio = max(window[0] / whole.get_width(), window[1] / whole.get_height())
    size = max(1, round(whole.get_width() * ratio)), max(1, round(whole.get_height() * ratio))
    inks = whole.convert_alpha().premul_alpha()
    return inks if size == inks.get_size() else pygame.transform.smoothscale(inks, size)


@lasting
def place(press: Press, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A place (walnut, baize, saloon_wall) that covers `size` pixels: opaque, cropped evenly, ready to blit."""
    shape = "tall" if size[1] / size[0] > TALL else "wide"
    file = _file("places", f"{name}_{shape}", size[0])
    whole = pygame.image.load(file).convert()
    ratio = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    wanted = max(1, round(whole.get_width() * ratio)), max(1, round(whole.get_height() * ratio))
    scaled = whole if wanted == whole.get_size() else pygame.transform.smoothscale(whole, wanted)
    if wanted == size:
        return scaled
    ground = pygame.Surface(size)
    ground.blit(scaled, ((size[0] - wanted[0]) // 2, (size[1] - wanted[1]) // 2))
    return ground

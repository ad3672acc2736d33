"""A proof of what is painted: which words stand where, in which size, on what, and what lies over them.

It is taken of a window whose prints are `Sheet`s (see `sheets`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import Any

import numpy as np
import pygame
from pygame import Rect

from tests.stage.sheets import INKED, Sheet, Words
from tests.stage.theatre import Theatre

LEAST_CONTRAST = 4.5
LEAST_CONTRAST_LARGE = 3.0
LARGE = 28.0
"""From this size on, in canvas units, bold type needs less contrast."""
FLOOR = 24.0
"""Smallest type in canvas units at text size 100 %."""
HIDDEN_SHARE = 0.04
"""More of its ink may not lie under other things."""
TOUCHING = 8
"""So many pixels of ink may be shared by an accent and the descender above it (a tilde below a cedilla), at scale 1 or
below."""
LEAST_INK = 6
"""Pixels from which on the colour of ink or ground is known."""
LEGIBLE = 11
"""Type of fewer pixels has hardly a pixel of its ink alone: how faint it is can't be measured."""
EDGE = 3
"""So many pixels of an inked box may reach over an edge, at scale 1 or below."""
OVER_EACH_OTHER = (
    "game.stage.paint.cards.", "game.stage.paint.bang.cards.", "game.stage.paint.bang.characters.",
    "game.stage.paint.item_cards.", "game.stage.paint.tiles.", "game.stage.paint.bang.roles.",
    "game.stage.paint.bang.gear.", "game.stage.paint.bills.", "game.stage.paint.piles.",
)  # fmt: skip
"""Makers of things that lie over each other as cards do."""
PLATES = ("game.stage.paint.states.flag", "game.stage.paint.states.tag")
"""Makers of dark plates that are nailed over an edge: their words stand on the plate alone."""
PICTURES = (
    *("game.stage.paint.trail.trail_map", "game.stage.paint.trail._tab"),
    *("game.stage.paint.street.", "game.stage.paint.sprites."),
)
"""Makers of places, on which things stand, and of type that falls: their lettering is a part of the picture."""


@dataclass(frozen=True)
class Proof:
    """What the front scene shows: its words, and the picture of the whole window."""

    words: tuple[Words, ...]
    picture: pygame.Surface
    scale: float
    """Pixels of a canvas unit."""
    canvas: Rect

    @classmethod
    def of(cls, theatre: Theatre) -> Proof:
        """Paint the window once, inside `proofs`."""
        stage = theatre.stage
        front = stage.front
        assert front is not None
        sheet = Sheet(stage.window.surface.get_size())
        stage.curtain.lift()
        stage.touch()
        stage.step(theatre.now)
        lowest = len(stage.scenes) - 1
        while lowest > 0 and stage.scenes[lowest].overlay:
            lowest -= 1
        for scene in stage.scenes[lowest:]:
            if scene is front:
                sheet.words.clear()
                sheet.pieces.clear()
            scene.draw(sheet)
            scene.draw_over(sheet)
        shown = [words for words in _once(sheet.words) if not words.maker.startswith(PICTURES)]
        return cls(tuple(shown), sheet, stage.canvas.scale, stage.canvas.whole)

    @property
    def grain(self) -> float:
        """What is told in pixels is told for scale 1; it grows with the window."""
        return max(1.0, self.scale)

    def faults(self) -> list[str]:
        """What is wrong, each in a sentence: cut, hidden, out of the window, on each other."""
        found, edge = [], round(EDGE * self.grain)
        for words in self.words:
            if words.cut:
                found.append(f"cut: {words.text!r} {words.maker}")
            elif not self.canvas.contains(words.ink):
                found.append(f"beyond the canvas: {words.text!r} {tuple(words.ink)}")
            elif words.hidden_share > HIDDEN_SHARE and not _cards(words):
                found.append(f"hidden: {words.text!r} {words.maker} under {words.hider} {words.hidden_share:.0%}")
            over = next((piece for piece in words.over if _on_its_edge(words.ink, piece.box, edge)), None)
            if over is not None and not _cards(words) and not words.maker.startswith(PLATES):
                found.append(f"over an edge: {words.text!r} {words.maker} on {over.maker} {tuple(over.box)}")
        for one, other in combinations(self.words, 2):
            if not one.ink.colliderect(other.ink) or one.text == other.text or _cards(one) or _cards(other):
                continue
            if _run_together(one, other, self.grain):
                found.append(f"on each other: {one.text!r} {other.text!r}")
        return found

    def small(self, floor: float = FLOOR, smaller: Mapping[str, float] = MappingProxyType({})) -> list[str]:
        """The words that are smaller than so many units; `smaller` has other floors by the beginning of a maker."""
        found = []
        for words in self.words:
            least = next((size for maker, size in smaller.items() if words.maker.startswith(maker)), floor)
            if words.pixels / self.scale < least - 0.75:
                found.append(f"{words.text!r} {words.maker} {words.pixels / self.scale:.1f}")
        return found

    def faint(self) -> list[str]:
        """The words that stand out too little from what lies behind them."""
        found = []
        for words in self.words:
            size = words.pixels / self.scale
            least = LEAST_CONTRAST_LARGE if size >= LARGE and words.role != "text" else LEAST_CONTRAST
            contrast = self.contrast(words)
            if contrast is not None and contrast < least - 0.05:
                found.append(f"{words.text!r} {words.maker} {size:.0f} {contrast:.1f}")
        return found

    def contrast(self, words: Words) -> float | None:
        """Of its ink with what lies between the letters; None where too little of either shows."""
        box = words.ink.clip(self.picture.get_rect())
        local = box.move(-words.at[0], -words.at[1])
        if local.width < 2 or local.height < 2:
            return None
        light = _luminance(pygame.surfarray.array3d(self.picture.subsurface(box)))
        alpha = pygame.surfarray.array_alpha(words.type)[local.left : local.right, local.top : local.bottom]
        if light.shape != alpha.shape:
            return None
        if words.pixels < LEGIBLE or (words.hidden is not None and words.hidden.count()):
            return None
        inked, bare = alpha >= INKED, alpha == 0
        if min(np.count_nonzero(inked), np.count_nonzero(bare)) < LEAST_INK:
            return None
        ground = float(np.median(light[bare]))
        # thin strokes have few pixels through which nothing of the ground shows
        ink = float(np.median(ground + (light[inked] - ground) * 255 / alpha[inked]))
        one, other = max(0.0, ink), ground
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)


_STEPS = np.arange(256) / 255
_LINEAR = np.where(_STEPS <= 0.04045, _STEPS / 12.92, ((_STEPS + 0.055) / 1.055) ** 2.4).astype(np.float32)


def _luminance(pixels: Any) -> Any:
    red, green, blue = (_LINEAR[pixels[..., n]] for n in range(3))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _once(words: list[Words]) -> list[Words]:
    """Words that were set again at about the same place, as over their own rim, count once: the last."""
    last: list[Words] = []
    for one in reversed(words):
        if not any(one.text == other.text and _same_place(one.ink, other.ink) for other in last):
            last.append(one)
    return last[::-1]


def _same_place(one: Rect, other: Rect) -> bool:
    both = one.clip(other)
    return both.width * both.height > 0.4 * min(one.width * one.height, other.width * other.height)


def _cards(words: Words) -> bool:
    return words.maker.startswith(OVER_EACH_OTHER)


def _on_its_edge(ink: Rect, box: Rect, edge: int) -> bool:
    both = ink.clip(box)
    return min(both.size) > edge and not box.inflate(2 * edge, 2 * edge).contains(ink)


def _run_together(one: Words, other: Words, grain: float) -> bool:
    both = one.ink.clip(other.ink)
    if min(both.size) <= 2 * grain:
        return False
    offset = (other.at[0] - one.at[0], other.at[1] - one.at[1])
    shared = one.inked.overlap_area(other.inked, offset)
    return shared > TOUCHING * grain**2 or both.height > 0.35 * min(one.ink.height, other.ink.height)

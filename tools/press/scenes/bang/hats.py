"""Hats that stop a bullet."""

from __future__ import annotations

from tools.press.inks import (
    FLAME,
    MOSS,
    OCHRE,
    PRUSSIAN,
    SAND,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.hats import BLOCKED, blocked
from tools.press.scenes.backdrop import buttes, rays, sky
from tools.press.scenes.bang.parts import lines, plain
from tools.press.shapes import BLACK, WHITE, disc, grey, path


def _hat_alone(kind: str, tone: float, ink: tuple[int, int, int], band: tuple[int, int, int], put: str) -> Marks:
    return moved(blocked(BLOCKED[kind], tone, ink, band), put)


def sombrero() -> Marks:
    """A sombrero hung on a cactus."""
    stem = "M220,360 L220,170 M220,300 C160,300 156,276 156,232 M220,270 C284,270 288,250 288,206"
    plant = path(stem, stroke=BLACK, width=56) + path(stem, stroke=grey(0.35), width=48)
    spines = lines("M206,200 L206,350", "M234,200 L234,350", width=2)
    return [
        *sky(0.35, 0.02, 250),
        Cut(disc(86, 92, 46, WHITE, 3), 0, 6, 0, 2),
        Tint(disc(86, 92, 46, WHITE), FLAME, 1.0),
        *buttes(290, 0.35),
        Cut(plant + spines, 88, 6, 0, 2.8),
        Tint(path(stem, stroke=WHITE, width=48), MOSS, 0.9),
        *_hat_alone("sombrero", 0.4, OCHRE, VERMILION, "translate(-20 4) rotate(-6 200 100) scale(1.2)"),
    ]


def ten_gallon_hat() -> Marks:
    """A very tall hat, water poured into its crown."""
    pour = path("M206,0 C204,30 214,54 210,84 L236,84 C232,56 240,28 238,0 Z", grey(0.1), BLACK, 3)
    drops = "".join(
        path(f"M{x},{y} q-9,14 0,18 q9,-4 0,-18 Z", BLACK) for x, y in ((168, 40), (276, 34), (150, 74), (296, 72))
    )
    return [
        *rays(220, 130, 28, 0.28),
        *plain(pour, PRUSSIAN, 2, strength=0.7),
        *_hat_alone("tengallon", 0.2, SAND, VERMILION, "translate(-20 40) scale(1.2 1.45)"),
        *plain(drops, PRUSSIAN, 1),
    ]

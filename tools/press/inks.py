"""Spot inks that only engravings use; the inks of the house come from the game's palette."""

from __future__ import annotations

from typing import TypeAlias

from game.stage.paint.palette import (
    BONE,
    BOTTLE,
    INK,
    OCHRE,
    PAPER_DARK,
    PAPER_SHADE,
    PLUM,
    PRUSSIAN,
    RUST,
    VERMILION,
    Color,
)

Ink: TypeAlias = Color

FLESH: Ink = (240, 202, 160)
WHEAT: Ink = (228, 186, 146)
TAN: Ink = (214, 164, 118)
DEEP: Ink = (168, 112, 76)
LIPS: Ink = (196, 70, 60)

BLOND: Ink = (226, 178, 96)
GINGER: Ink = (188, 92, 44)
BROWN: Ink = (120, 76, 48)
SILVER: Ink = (206, 204, 196)

ROSE: Ink = (206, 110, 98)
SAND: Ink = (214, 176, 116)
SKY: Ink = (126, 168, 186)
MOSS: Ink = (138, 152, 92)
SLATE: Ink = (112, 116, 124)
PETAL: Ink = (190, 48, 46)
BRASS: Ink = (222, 172, 64)
BRAID: Ink = (226, 174, 76)

HAZE: Ink = (150, 186, 196)
FLAME: Ink = (236, 168, 56)
SPARK: Ink = (250, 226, 140)
CLAY: Ink = (196, 130, 96)
LEAD: Ink = (168, 176, 184)
SEPIA: Ink = (184, 148, 102)
SEPIA_DEEP: Ink = (122, 86, 54)
SEPIA_PALE: Ink = (236, 218, 180)
MOUNT: Ink = (228, 208, 168)

__all__ = [
    "BLOND",
    "BONE",
    "BOTTLE",
    "BRAID",
    "BRASS",
    "BROWN",
    "CLAY",
    "DEEP",
    "FLAME",
    "FLESH",
    "GINGER",
    "HAZE",
    "INK",
    "Ink",
    "LEAD",
    "LIPS",
    "MOSS",
    "MOUNT",
    "OCHRE",
    "PAPER_DARK",
    "PAPER_SHADE",
    "PETAL",
    "PLUM",
    "PRUSSIAN",
    "ROSE",
    "RUST",
    "SAND",
    "SEPIA",
    "SEPIA_DEEP",
    "SEPIA_PALE",
    "SILVER",
    "SKY",
    "SLATE",
    "SPARK",
    "TAN",
    "VERMILION",
    "WHEAT",
]

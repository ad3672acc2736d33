"""Head, cheeks and the lines of age."""

from __future__ import annotations

from tools.press.inks import FLESH
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, grey, linear, mirror, path

SHAPES = {
    "oval": (70, 56, 26, 312),
    "square": (72, 68, 40, 312),
    "long": (62, 52, 26, 328),
    "round": (80, 70, 36, 306),
    "gaunt": (64, 46, 22, 320),
    "broad": (82, 76, 46, 314),
    "heart": (70, 48, 18, 308),
    "young": (68, 56, 24, 302),
}
"""Half the width of cheek, jaw and chin, and the height at which the chin ends."""


def outline(shape: str) -> str:
    """The edge of the head, ears left out."""
    w, j, c, chin = SHAPES[shape]
    left, right = 200 - w, 200 + w
    return (
        f"M{left},150 C{left - 3},184 {left},226 {200 - j},268 C{200 - j + 6},292 {200 - c - 6},{chin} 200,{chin}"
        f" C{200 + c + 6},{chin} {200 + j - 6},292 {200 + j},268 C{right},226 {right + 3},184 {right},150"
        f" C{right - 8},92 {left + 8},92 {left},150 Z"
    )


def head(p: Person) -> Marks:
    """Ears, skull, the shaded cheek, and the shadow of a hat's brim."""
    w, j, c, chin = SHAPES[p.face]
    left, right = 200 - w, 200 + w
    x = left
    ear = f"M{x + 3},196 C{x - 14},184 {x - 20},196 {x - 15},214 C{x - 10},232 {x - 2},240 {x + 4},236 Z"
    ears = path(ear, grey(p.skin + 0.05), BLACK, 3) + mirror(path(ear, grey(p.skin + 0.5), BLACK, 3))
    ears += path(f"M{left - 9},206 C{left - 12},214 {left - 8},222 {left - 4},226", stroke=BLACK, width=2)
    skull = linear(
        "skin", left, 0, right, 0, (0, p.skin + 0.02), (0.5, p.skin + 0.03), (0.72, p.skin + 0.22), (1, p.skin + 0.5)
    )
    base = skull + path(outline(p.face), "url(#skin)", BLACK, 3.4)
    shade = (
        f"M{right - 1},150 C{right + 2},190 {right},226 {200 + j},268 C{200 + j - 6},292 {200 + c + 6},{chin - 1}"
        f" 204,{chin - 1} C{200 + c * 0.4},{chin - 14} {200 + j - 26},286 {200 + j - 24},262 C{right - 18},240"
        f" {right - 26},214 {right - 20},190 C{right - 16},176 {right - 26},160 {right - 20},150 Z"
    )
    deep = 0.46 if p.soft else 0.62
    marks: Marks = [
        Cut(ears, 20, 5.5, 0, 2),
        Cut(base, 8, 6.4, 1.1, 2.4),
        Tint(ears + path(outline(p.face), WHITE), p.skin_ink or FLESH, 0.75),
        Cut(path(shade, grey(deep + p.skin * 0.5)), 28, 5.4, 0.5, 0, covers=False),
    ]
    if p.hat != "none":
        brim = linear("brim", 0, 142, 0, 194, (0, 0.86), (0.45, 0.6), (1, 0.22)) + path(
            f"M{left + 3},146 C{left},160 {left},176 {left + 1},184 C{left + 40},172 {right - 40},170 {right - 1},190"
            f" L{right - 1},146 Z",
            "url(#brim)",
        )
        marks.append(Cut(brim, 4, 5.2, 0.7, 0, covers=False))
    return marks


def cheeks(p: Person) -> Marks:
    """Hollows under the cheekbones of the gaunt, the long-faced and the old."""
    if p.face not in ("gaunt", "long") and not p.lined:
        return []
    x = 200 - SHAPES[p.face][0]
    hollow = path(
        f"M{x + 10},238 C{x + 22},252 {x + 26},268 {x + 34},276 C{x + 22},272 {x + 10},258 {x + 10},238 Z", grey(0.5)
    )
    return [Cut(hollow + mirror(hollow), 60, 5, 0, 0, covers=False)]


def wrinkles(p: Person) -> Marks:
    """Folds beside the mouth and crow's feet."""
    if not p.lined:
        return []
    y = SHAPES[p.face][3] - 28
    fold = path(f"M172,248 C162,258 158,270 162,{y + 4}", stroke=BLACK, width=2.2)
    crow = path("M140,206 L130,200 M139,213 L128,213 M140,220 L131,226", stroke=BLACK, width=1.7)
    return [Cut(fold + mirror(fold) + crow + mirror(crow), 0, 5, 0, 0)]

"""What is tied or hung round the neck."""

from __future__ import annotations

from tools.press.inks import VERMILION, Ink
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.face import SHAPES
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, oval, path, strands


def _ink(p: Person) -> Ink:
    return p.neck_ink or VERMILION


def _dots(r: float, *spots: tuple[int, int]) -> str:
    return "".join(disc(x, y, r) for x, y in spots)


def _bandana(p: Person) -> Marks:
    d = (
        "M136,318 C160,344 240,344 264,318 C276,330 272,346 262,354 C244,372 224,384 200,416 C176,384 156,372 138,354"
        " C128,346 124,330 136,318 Z"
    )
    folds = strands(
        "M148,340 C172,362 228,362 252,340", "M160,356 C180,372 196,392 200,404", "M240,356 C222,370 206,388 202,400",
        "M150,330 C176,350 224,350 250,330",
        color=BLACK, width=2,
    )  # fmt: skip
    dots = _dots(3.4, (176, 366), (224, 366), (200, 372), (188, 386), (212, 386), (158, 350), (242, 350))
    return [Cut(path(d, grey(0.16), BLACK, 3.2) + folds + dots, 60, 5, 0, 2.4), Tint(path(d, WHITE), _ink(p))]


def _mask(p: Person) -> Marks:
    w = SHAPES[p.face][0]
    a, b = 200 - w, 200 + w
    d = (
        f"M{a - 4},236 C{a + 30},248 186,240 200,236 C214,240 {b - 30},248 {b + 4},236 C{b + 6},270 {b - 10},300"
        f" 236,334 C222,352 208,372 200,392 C192,372 178,352 164,334 C{a + 10},300 {a - 6},270 {a - 4},236 Z"
    )
    shade = linear("mask", 130, 0, 270, 0, (0, 0.10), (0.6, 0.25), (1, 0.7))
    folds = strands(
        "M150,262 C170,290 182,320 194,352", "M252,262 C232,290 218,320 206,352", "M180,252 C188,282 194,310 198,340",
        "M140,250 C146,290 160,312 170,328",
        color=BLACK, width=2,
    )  # fmt: skip
    dots = _dots(
        3.6,
        (164, 262),
        (200, 256),
        (236, 262),
        (182, 280),
        (218, 280),
        (200, 304),
        (172, 304),
        (228, 304),
        (200, 332),
    )
    art = shade + path(d, "url(#mask)", BLACK, 3.2) + folds + dots
    return [Cut(art, 66, 5, 0.4, 2.6), Tint(path(d, WHITE), _ink(p))]


def _bow(p: Person) -> Marks:
    d = "M200,350 C178,330 150,336 142,350 C148,372 178,374 200,356 C222,374 252,372 258,350 C250,336 222,330 200,350 Z"
    folds = strands("M190,352 L160,346", "M190,356 L160,360", "M210,352 L240,346", "M210,356 L240,360", color=BLACK)
    return [Cut(path(d, grey(0.2), BLACK, 3) + disc(200, 353, 9) + folds, 0, 5, 0, 2), Tint(path(d, WHITE), _ink(p))]


def _string(p: Person) -> Marks:
    d = (
        "M198,348 C176,338 168,356 184,360 C190,378 184,398 178,412 M202,348 C224,338 232,356 216,360 C210,378"
        " 216,398 222,412"
    )
    return [Cut(path(d, stroke=BLACK, width=5) + disc(200, 352, 8), 0, 5, 0, 2, covers=False)]


def _cravat(p: Person) -> Marks:
    d = (
        "M160,326 C180,346 220,346 240,326 L250,346 C236,360 232,380 236,412 L200,430 L164,412 C168,380 164,360"
        " 150,346 Z"
    )
    folds = strands(
        "M180,352 C186,372 186,392 182,414",
        "M220,352 C214,372 214,392 218,414",
        "M200,356 L200,424",
        color=BLACK,
        width=2,
    )
    marks: Marks = [Cut(path(d, WHITE, BLACK, 3) + folds + disc(200, 362, 6), 80, 6, 0, 2)]
    return [*marks, Tint(path(d, WHITE), p.neck_ink, 0.8)] if p.neck_ink else marks


def _clerical(p: Person) -> Marks:
    band = path("M150,330 C170,348 230,348 250,330 L252,356 C232,374 168,374 148,356 Z", BLACK, BLACK, 2)
    return [Cut(band + path("M186,350 L214,350 L212,372 L188,372 Z", WHITE), 0, 5, 0, 2)]


def _locket(p: Person) -> Marks:
    chain = path("M150,342 C164,386 192,398 200,400 C208,398 236,386 250,342", stroke=BLACK, width=3)
    return [Cut(chain + oval(200, 410, 11, 14, WHITE, 3), 0, 5, 0, 1.5, covers=False)]


def _scarf(p: Person) -> Marks:
    d = (
        "M138,318 C164,340 236,340 262,318 C274,332 270,350 256,358 C226,372 174,372 144,358 C130,350 126,332 138,318"
        " Z M214,362 L244,352 C252,384 254,412 250,438 L218,440 C222,412 220,386 214,362 Z"
    )
    folds = strands(
        "M146,336 C174,356 226,356 254,336", "M150,350 C178,364 222,364 250,350", "M226,364 C232,390 232,414 229,436",
        "M237,360 C243,388 243,412 240,434",
        color=BLACK, width=2,
    )  # fmt: skip
    return [Cut(path(d, grey(0.14), BLACK, 3) + folds, 30, 5, 0.4, 2.4), Tint(path(d, WHITE), _ink(p))]


def _beads(p: Person) -> Marks:
    spots = (
        (146, 346), (150, 358), (157, 369), (166, 379), (177, 387), (188, 392), (200, 394), (212, 392), (223, 387),
        (234, 379), (243, 369), (250, 358), (254, 346),
    )  # fmt: skip
    beads = "".join(disc(x, y, 6.4, grey(0.1), 2.2) for x, y in spots)
    return [Cut(beads, 30, 5, 0, 1.5), Tint(beads, _ink(p), 1.0)]


NECKWEAR = {
    "bandana": _bandana, "mask": _mask, "bow": _bow, "string": _string, "cravat": _cravat, "clerical": _clerical,
    "locket": _locket, "scarf": _scarf, "beads": _beads,
}  # fmt: skip


def neckwear(p: Person) -> Marks:
    """The neckwear; a mask is worn over the face and stacked with the head."""
    return NECKWEAR[p.neckwear](p) if p.neckwear != "none" else []

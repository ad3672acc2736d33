"""Neck, shoulders and what covers them."""

from __future__ import annotations

from tools.press.inks import BRAID, FLESH
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.face import SHAPES
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, mirror, path, ring, strands

_SHOULDERS = "M14,440 C22,376 84,352 146,332 L254,332 C316,352 378,376 386,440 Z"


def neck(p: Person) -> Marks:
    """The neck, in the shadow of the chin."""
    w = SHAPES[p.face][1] * 0.72
    a, b = 200 - w, 200 + w
    d = f"M{a:g},268 L{a:g},340 C{a + 10:g},372 {b - 10:g},372 {b:g},340 L{b:g},268 Z"
    tone = linear("neck", 0, 290, 0, 360, (0, 0.86), (1, 0.35))
    return [Cut(tone + path(d, "url(#neck)", BLACK, 3), 10, 5, 0.8, 2)]


def _lapels(p: Person) -> Cut:
    half = path(
        "M150,330 L122,352 L150,384 L140,398 L188,440 L200,440 L200,404 L164,348 Z",
        grey(min(0.97, p.coat_tone + 0.25)),
        BLACK,
        3,
    )
    return Cut(half + mirror(half), 100, 5, 0, 2)


def _buttons(r: float, *spots: tuple[int, int], fill: str = WHITE, width: float = 1.5) -> str:
    return "".join(disc(x, y, r, fill, width) for x, y in spots)


def _jacket(p: Person) -> Marks:
    shirt = path("M164,338 L200,404 L236,338 L230,440 L170,440 Z", WHITE, BLACK, 2)
    return [Cut(shirt, 90, 6, 0, 1), _lapels(p)]


def _vest(p: Person) -> Marks:
    shirt = path("M146,332 L254,332 L236,350 L200,410 L164,350 Z", WHITE, BLACK, 2)
    half = path("M120,344 L164,350 L200,412 L200,440 L92,440 Z", grey(0.9), BLACK, 2.6)
    return [Cut(shirt, 90, 6, 0, 1), Cut(half + mirror(half) + _buttons(4.5, (200, 420), (200, 434)), 70, 5, 0, 2)]


def _poncho(p: Person) -> Marks:
    folds = "".join(
        path(
            f"M{200 - x},{340 + i * 4} L{200 - x * 2.4:g},440 L{178 - x * 2.4:g},440 L{188 - x},{346 + i * 4} Z",
            grey(0.92),
        )
        for i, x in enumerate((14, 40, 66))
    )
    collar = path("M146,332 C170,372 230,372 254,332 L262,342 C234,392 166,392 138,342 Z", WHITE, BLACK, 2.4)
    zigzag = path(
        "M140,352 l10,14 l10,-6 l8,14 l12,-6 l8,12 l12,-8 l12,8 l8,-12 l12,6 l8,-14 l10,6 l10,-14",
        stroke=BLACK,
        width=2.6,
    )
    return [Cut(folds + mirror(folds), 60, 5, 0, 1.5), Cut(collar + zigzag, 0, 5, 0, 2), Tint(collar, BRAID)]


def _uniform(p: Person) -> Marks:
    flap = path("M160,336 L200,352 L240,336 L246,440 L154,440 Z", grey(min(0.97, p.coat_tone + 0.2)), BLACK, 3)
    buttons = _buttons(6.5, *((x, y) for y in (372, 402, 432) for x in (172, 228)), width=2)
    epaulet = path("M46,384 L96,356 L110,372 L58,402 Z", WHITE, BLACK, 2.6)
    epaulet += path("M58,402 l-4,14 M68,398 l-3,15 M80,391 l-3,15 M92,384 l-2,15", stroke=BLACK, width=2.6)
    return [Cut(flap, 90, 5, 0, 2), Cut(buttons + epaulet + mirror(epaulet), 0, 5, 0, 2)]


def _dress(p: Person) -> Marks:
    lace = path("M112,346 C140,392 260,392 288,346 L300,360 C264,420 136,420 100,360 Z", WHITE, BLACK, 2.6)
    spots = (
        (120, 372), (138, 386), (158, 395), (179, 400), (200, 402), (221, 400), (242, 395), (262, 386), (280, 372),
    )  # fmt: skip
    loops = "".join(ring(x, y, 6, 2) for x, y in spots)
    skin = path("M112,346 C140,392 260,392 288,346 L254,330 L146,330 Z", grey(p.skin + 0.06), BLACK, 2)
    return [Cut(skin, 10, 6, 0.6, 1), Tint(skin, p.skin_ink or FLESH, 0.75), Cut(lace + loops, 0, 6, 0, 2)]


def _fur(p: Person) -> Marks:
    ruff = path(
        "M92,360 L104,342 L124,350 L132,328 L152,340 L164,352 L200,372 L236,352 L248,340 L268,328 L276,350 L296,342"
        " L308,360 L296,372 L300,392 L272,392 L268,416 L238,404 L220,432 L200,412 L180,432 L162,404 L132,416 L128,392"
        " L100,392 L104,372 Z",
        grey(0.3),
        BLACK,
        3,
    )
    hairs = strands(*[f"M{112 + 17 * i},{362 + (i % 3) * 12} l6,12" for i in range(11)], color=BLACK, width=2)
    return [Cut(ruff + hairs, 70, 5, 0, 2.4)]


def _shirt(p: Person) -> Marks:
    placket = path("M186,356 L214,356 L216,440 L184,440 Z", grey(p.coat_tone * 0.4), BLACK, 2.2)
    collar = path("M150,330 L134,352 L176,378 L200,352 Z", WHITE, BLACK, 2.8)
    buttons = _buttons(4, (200, 384), (200, 410), (200, 434), fill=BLACK, width=0)
    return [Cut(placket + buttons, 90, 5, 0, 1), Cut(collar + mirror(collar), 20, 5, 0, 2)]


def _braces(p: Person) -> Marks:
    strap = path(
        "M120,342 L146,334 C152,370 152,410 148,440 L118,440 C124,408 124,372 120,342 Z", grey(0.88), BLACK, 2.4
    )
    stitches = strands("M128,350 C133,380 132,410 128,438", "M141,346 C145,380 145,410 141,438", width=1.6)
    return [*_shirt(p), Cut(strap + stitches + mirror(strap + stitches), 80, 5, 0, 2)]


def _frock(p: Person) -> Marks:
    shirt = path("M166,336 L200,380 L234,336 L226,440 L174,440 Z", WHITE, BLACK, 2)
    waistcoat = path("M166,344 L200,392 L234,344 L240,440 L160,440 Z", grey(0.3), BLACK, 2.2)
    chain = path("M180,424 C190,438 214,438 226,420", stroke=BLACK, width=2.4)
    return [Cut(shirt, 90, 6, 0, 1), Cut(waistcoat + chain, 50, 5, 0, 1), _lapels(p)]


def _blouse(p: Person) -> Marks:
    band = path("M152,322 C170,340 230,340 248,322 L252,352 C232,370 168,370 148,352 Z", WHITE, BLACK, 2.6)
    pleats = strands(
        *[
            f"M{170 + 12 * i},{372 + abs(i - 2.5) * -2:g} C{168 + 12 * i},400 {166 + 13 * i},420 {164 + 14 * i},440"
            for i in range(6)
        ],
        color=BLACK,
        width=2,
    )
    brooch = disc(200, 354, 10, WHITE, 2.6) + disc(200, 354, 4)
    return [Cut(pleats, 0, 5, 0, 0, covers=False), Cut(band, 90, 6, 0, 2), Cut(brooch, 0, 5, 0, 2)]


def _stripes(p: Person) -> Marks:
    bars = ""
    for i in range(4):
        a, b, y = 20 + 4 * i, 380 - 4 * i, 18 * i
        bars += path(
            f"M{a},{430 - y} C{110 + 8 * i},{400 - 16 * i} {290 - 8 * i},{400 - 16 * i} {b},{430 - y}"
            f" L{b - 2},{440 - y} C{290 - 8 * i},{411 - 16 * i} {110 + 8 * i},{411 - 16 * i} {a + 2},{440 - y} Z",
            BLACK,
        )
    return [Cut(path(_SHOULDERS, WHITE, BLACK, 3.4) + bars, 0, 6, 0, 2.6)]


def _bolero(p: Person) -> Marks:
    shirt = path("M150,334 L250,334 L262,440 L138,440 Z", WHITE, BLACK, 2)
    ruffles = strands(*[f"M{184 - 2 * i},{356 + 16 * i} q16,10 32,0" for i in range(6)], color=BLACK, width=2.4)
    half = path("M150,330 C120,342 92,356 76,372 L92,440 L146,440 C140,402 146,366 164,344 Z", grey(0.85), BLACK, 2.8)
    braid = strands("M156,346 C138,368 132,404 138,436", color=WHITE, width=3) + "".join(
        ring(x, y, 6, 2.4, WHITE) for x, y in ((122, 372), (114, 394), (112, 416))
    )
    sash = path("M130,428 L270,428 L274,440 L126,440 Z", grey(0.3), BLACK, 2)
    return [
        Cut(shirt + ruffles, 90, 6, 0, 1),
        Cut(half + braid + mirror(half + braid), 70, 5, 0, 2),
        Cut(sash, 0, 5, 0, 1),
    ]


def _apron(p: Person) -> Marks:
    bib = path("M148,368 L252,368 L264,440 L136,440 Z", WHITE, BLACK, 2.8)
    strap = path("M148,370 C138,352 140,340 150,330 L164,332 C154,344 156,358 162,368 Z", WHITE, BLACK, 2.4)
    pocket = path("M176,404 L224,404 L222,436 L178,436 Z", grey(0.14), BLACK, 2)
    return [*_shirt(p), Cut(bib + strap + mirror(strap) + pocket, 80, 6, 0, 2.2)]


def _plaid(p: Person) -> Marks:
    wrap = path("M92,356 L150,330 L190,344 L330,440 L176,440 Z", grey(0.24), BLACK, 3)
    lines = strands(
        "M120,346 L262,440",
        "M146,334 L300,440",
        "M106,352 L216,440",
        "M128,388 L176,346",
        "M160,418 L224,366",
        "M196,438 L262,392",
        "M236,440 L296,416",
        color=BLACK,
        width=4,
    )
    pin = disc(170, 356, 11, WHITE, 3) + disc(170, 356, 3.4)
    return [
        *_shirt(p),
        Cut(wrap + lines, 30, 5, 0, 2.6),
        Tint(wrap, p.neck_ink or BRAID, 0.95),
        Cut(lines, 0, 5, 0, 0, covers=False),
        Cut(pin, 0, 5, 0, 1.6),
    ]


def _shawl(p: Person) -> Marks:
    half = path(
        "M144,328 C104,344 60,364 34,404 L60,440 L184,440 L200,400 C176,384 156,360 144,328 Z", grey(0.2), BLACK, 3
    )
    fringe = strands(*[f"M{48 + 17 * i},{424 + (i % 2) * 5} l-3,14" for i in range(9)], color=BLACK, width=2.4)
    spots = "".join(disc(x, y, 4) for x, y in ((110, 372), (84, 394), (140, 388), (112, 410), (160, 416)))
    knot = disc(200, 404, 12, grey(0.4), 3)
    return [
        Cut(half + mirror(half), 50, 5, 0.4, 2.6),
        Tint(half + mirror(half), p.neck_ink or BRAID, 0.95),
        Cut(fringe + spots + mirror(fringe + spots) + knot, 0, 5, 0, 0, covers=False),
    ]


COATS = {
    "jacket": _jacket, "vest": _vest, "poncho": _poncho, "uniform": _uniform, "dress": _dress, "fur": _fur,
    "shirt": _shirt, "braces": _braces, "frock": _frock, "blouse": _blouse, "stripes": _stripes,
    "bolero": _bolero, "apron": _apron, "plaid": _plaid, "shawl": _shawl,
}  # fmt: skip


def coat(p: Person) -> Marks:
    """Shoulders in the cloth's tone and ink, and the cut of the coat upon them."""
    tone = p.coat_tone
    lit = linear("cloth", 20, 0, 380, 0, (0, tone * 0.5), (0.5, tone * 0.8), (1, min(0.97, tone + 0.3)))
    marks: Marks = [Cut(lit + path(_SHOULDERS, "url(#cloth)", BLACK, 3.4), 58, 6, 0.6, 2.6)]
    if p.coat_ink:
        marks.append(Tint(path(_SHOULDERS, WHITE), p.coat_ink))
    return marks + COATS[p.coat](p)

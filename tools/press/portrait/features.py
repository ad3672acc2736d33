"""Eyes, brows, nose and mouth."""

from __future__ import annotations

from tools.press.inks import LIPS
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.face import SHAPES
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, disc, grey, group, path

_EYE_LINE = 212


def _lined(d: str, width: float) -> str:
    return path(d, stroke=BLACK, width=width)


_LID = path("M-22,3 C-13,-11 11,-13 22,1 C11,-6 -11,-5 -22,3 Z", BLACK, BLACK, 1.2)
_OPEN = path("M-20,3 C-11,-8 10,-9 20,1 C11,10 -9,10 -20,3 Z", WHITE)
_IRIS = disc(1, 0.5, 7.2) + disc(-1.4, -2.2, 2.3, WHITE)
_LOW = _lined("M-17,6 C-8,12 9,12 18,4", 1.8)
_CREASE = _lined("M-20,-7 C-10,-17 12,-18 22,-7", 1.8)

EYES = {
    "none": "",
    "plain": _OPEN + _IRIS + _LOW + _CREASE + _LID,
    "squint": (
        path("M-20,2 C-10,-3 10,-4 20,1 C10,7 -9,7 -20,2 Z", WHITE)
        + path("M-5,-1 C-4,6 7,6 8,-1 Z", BLACK)
        + _lined("M-19,6 C-8,10 9,10 20,5 M-14,12 C-6,15 8,15 16,11 M22,2 L30,-1 M22,4 L31,6", 1.7)
        + _CREASE
        + path("M-22,2 C-12,-6 12,-7 22,1 C11,-1 -11,0 -22,2 Z", BLACK, BLACK, 2.4)
    ),
    "wide": (
        path("M-20,3 C-11,-13 10,-14 20,1 C11,13 -9,13 -20,3 Z", WHITE)
        + disc(0, -1, 7)
        + disc(-2, -3.5, 2.3, WHITE)
        + _LOW
        + _lined("M-20,-14 C-10,-23 12,-24 22,-13", 1.6)
        + path("M-22,4 C-13,-16 11,-17 22,2 C11,-11 -11,-10 -22,4 Z", BLACK, BLACK, 1)
    ),
    "lash": (
        _OPEN
        + _IRIS
        + _lined("M-15,7 C-6,11 8,11 17,5", 1.5)
        + _CREASE
        + _LID
        + _lined("M20,1 L30,-7 M16,-4 L25,-12 M10,-7 L16,-15", 2.4)
    ),
    "tired": (
        _OPEN
        + _IRIS
        + _lined("M-17,6 C-8,12 9,12 18,4 M-16,13 C-6,20 9,20 18,11 M-10,20 C-2,24 7,24 13,19", 1.6)
        + _CREASE
        + path("M-22,4 C-12,-8 12,-9 23,5 C11,-3 -11,-3 -22,4 Z", BLACK, BLACK, 2.2)
    ),
}
"""The right eye of the picture, round its own middle; the left one is its mirror image."""

_CLOSED = _lined("M-20,0 C-10,9 10,9 20,-1", 4) + _lined("M-16,6 L-20,11 M-4,9 L-6,15 M10,8 L12,14", 1.8)


def eyes(p: Person) -> Marks:
    """Both eyes, with the shaded socket of a hard face."""
    if p.eyes == "none":
        return []
    left, right = EYES[p.eyes], _CLOSED if p.wink else EYES[p.eyes]
    pair = group(left, f"translate({200 - p.eye_gap:g} {_EYE_LINE}) scale(-1 1)")
    pair += group(right, f"translate({200 + p.eye_gap:g} {_EYE_LINE})")
    marks: Marks = []
    if not p.soft:
        x = 200 + p.eye_gap
        socket = (
            f"M{x - 30:g},200 C{x - 26:g},196 {x - 28:g},212 {x - 22:g},226 C{x - 30:g},222 {x - 34:g},212"
            f" {x - 30:g},200 Z"
        )
        marks.append(Cut(path(socket, grey(0.55)), 70, 4.6, 0, 0, covers=False))
    return [*marks, Cut(pair, 0, 5, 0, 0)]


BROWS = {
    "none": "",
    "plain": "M-25,-17 C-12,-28 12,-27 27,-15 C12,-20 -10,-20 -25,-12 Z",
    "thin": "M-23,-20 C-10,-30 12,-30 26,-17 C12,-25 -8,-25 -23,-17 Z",
    "bushy": (
        "M-27,-12 L-24,-22 L-18,-20 L-14,-28 L-6,-23 L0,-30 L6,-24 L14,-28 L18,-20 L27,-20 L28,-11 C12,-17 -10,-16"
        " -27,-9 Z"
    ),
    "angry": "M-28,-5 C-14,-16 10,-24 28,-22 C14,-15 -8,-8 -26,0 Z",
    "sad": "M-25,-25 C-12,-25 12,-20 27,-8 C12,-14 -10,-18 -26,-18 Z",
    "heavy": "M-28,-10 C-16,-26 14,-26 30,-12 C14,-14 -12,-12 -28,-4 Z",
}


def brows(p: Person) -> Marks:
    """Both brows; fair hair has fair brows."""
    if p.brows == "none":
        return []
    pale = p.hair_tone < 0.5
    shape = path(BROWS[p.brows], grey(0.35) if pale else BLACK, BLACK, 2 if pale else 1.5)
    lift = -7 if p.raised else 0
    pair = group(shape, f"translate({200 - p.eye_gap:g} {_EYE_LINE}) scale(-1 1)")
    pair += group(shape, f"translate({200 + p.eye_gap:g} {_EYE_LINE + lift})")
    return [Cut(pair, 60, 4, 0, 0)]


NOSES = {
    "none": ("", "", ""),
    "straight": (
        "M189,200 C190,222 184,240 179,252",
        "M206,198 C207,222 214,238 221,250 C219,262 208,262 203,256 C204,236 202,216 206,198 Z",
        "M178,251 C176,260 186,263 192,259 C196,266 205,266 209,259 C215,263 224,260 222,250",
    ),
    "hook": (
        "M188,200 C182,212 184,234 178,252",
        "M207,198 C214,214 212,236 224,252 C221,264 210,268 203,266 C206,240 204,220 207,198 Z",
        "M176,252 C174,260 184,262 190,258 C194,270 207,270 210,258 C216,262 226,260 224,250",
    ),
    "button": (
        "M191,214 C190,228 186,238 183,246",
        "M207,214 C207,230 212,238 217,246 C215,256 207,257 203,252 C204,238 204,226 207,214 Z",
        "M182,246 C180,254 188,257 193,253 C197,258 204,258 208,253 C213,257 220,254 218,245",
    ),
    "broad": (
        "M187,202 C188,222 178,240 170,252",
        "M208,200 C208,224 222,238 231,252 C230,264 214,266 206,258 C205,236 204,218 208,200 Z",
        "M168,250 C164,262 178,266 188,260 C194,267 206,267 212,260 C222,266 236,262 232,249",
    ),
    "long": (
        "M190,198 C190,226 185,248 180,262",
        "M206,196 C208,226 214,248 221,262 C219,272 208,273 203,268 C205,244 202,220 206,196 Z",
        "M178,261 C177,270 187,272 192,269 C196,275 205,275 209,269 C214,272 223,270 222,260",
    ),
    "small": (
        "M192,214 C191,228 188,238 186,246",
        "M206,216 C206,232 209,240 213,246 C211,253 206,254 203,250 C204,238 204,228 206,216 Z",
        "M187,247 C186,253 192,255 195,252 C198,256 203,256 206,252 C210,255 215,252 213,246",
    ),
    "broken": (
        "M189,200 C196,214 182,226 186,238 L178,252",
        "M206,198 C216,212 204,224 212,238 L222,251 C219,262 208,262 203,256 C204,240 198,220 206,198 Z",
        "M177,251 C175,260 185,263 191,259 C196,266 205,266 209,259 C215,263 224,260 222,250",
    ),
}
"""Lit bridge, shaded side, nostrils."""


def nose(p: Person) -> Marks:
    """The nose; a soft face shows no bridge."""
    if p.nose == "none":
        return []
    bridge, side, base = NOSES[p.nose]
    lines = ("" if p.soft else _lined(bridge, 1.6)) + _lined(base, 2.4 if p.soft else 3.2)
    shade = Cut(path(side, grey(0.3 if p.soft else 0.5)), 60, 4.6, 0, 0, covers=False)
    return [shade, Cut(lines, 0, 5, 0, 0, covers=False)]


_LIP = path("M-16,9 C-6,15 8,15 17,9 C9,19 -8,19 -16,9 Z", grey(0.6))
_TEETH = path("M-32,-5 C-16,3 16,3 33,-6 C26,15 -24,15 -32,-5 Z", BLACK, BLACK, 2.5) + path(
    "M-26,-1 C-12,5 12,5 27,-2 C22,6 -20,6 -26,-1 Z", WHITE
)
MOUTHS = {
    "none": ("", ""),
    "stern": (_lined("M-27,1 C-14,-2 -6,1 0,0 C8,1 16,-2 28,1", 3.6), _LIP),
    "smirk": (_lined("M-25,4 C-12,3 6,5 18,-1 C24,-4 27,-6 29,-10 M27,-14 C32,-11 33,-7 32,-3", 3.4), _LIP),
    "frown": (_lined("M-27,6 C-16,-3 14,-4 28,6 M-30,10 L-34,15 M31,10 L35,15", 3.4), _LIP),
    "smile": (_lined("M-29,-4 C-16,6 16,6 30,-5 M-32,-9 C-34,-5 -33,-1 -30,1 M33,-10 C35,-6 34,-2 31,0", 3.4), _LIP),
    "grin": (_TEETH, _lined("M-14,17 C-4,20 8,20 14,17", 2)),
    "gold": (_TEETH + _lined("M6,3 L6,7 M-4,4 L-4,7", 1.5), _LIP),
    "open": (path("M-18,0 C-8,-7 8,-7 18,0 C12,16 -12,16 -18,0 Z", BLACK, BLACK, 2), _LIP),
    "full": (
        path(
            "M-23,-2 C-14,-8 -5,-10 0,-6 C5,-10 14,-8 24,-3 C14,2 8,1 0,3 C-8,1 -14,2 -23,-2 Z",
            grey(0.72),
            BLACK,
            1.6,
        ),
        path("M-19,2 C-8,5 8,5 20,1 C12,15 -11,15 -19,2 Z", grey(0.5), BLACK, 1.4),
    ),
}
"""The line of the mouth, and the lower lip."""


def mouth(p: Person) -> Marks:
    """The mouth, at a height that goes with the chin; full lips are printed red."""
    if p.mouth == "none":
        return []
    place = f"translate(200 {SHAPES[p.face][3] - 28})"
    line, lip = (group(part, place) for part in MOUTHS[p.mouth])
    if p.mouth == "full":
        return [Cut(lip, 12, 4.4, 0, 0), Tint(lip + line, LIPS, 1.0), Cut(line, 0, 5, 0, 0, covers=False)]
    return [Cut(lip, 12, 4.4, 0, 0, covers=False), Cut(line, 0, 5, 0, 0)]

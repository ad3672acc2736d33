"""Hats, from bowler to bonnet."""

from __future__ import annotations

from dataclasses import dataclass

from tools.press.inks import FLESH, PLUM, RUST, VERMILION, Ink
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.caps import CAPS
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, grey, group, linear, mirror, path, strands


@dataclass(frozen=True, slots=True)
class Blocked:
    """A hat of crown, band and brim, as SVG paths."""

    crown: str
    brim: str
    band: str
    tone: float
    crease: str = ""
    wide: tuple[int, int] = (60, 340)
    """From where to where the brim reaches, for its shading."""


def blocked(hat: Blocked, tone: float, ink: Ink | None, band_ink: Ink | None) -> Marks:
    """The marks of a hat of crown, band and brim."""
    left, right = hat.wide
    dark = min(0.97, tone + 0.32)
    lit = linear("crown", 128, 0, 276, 0, (0, tone * 0.45), (0.35, tone * 0.62), (1, dark))
    flat = linear("brimtop", left, 0, right, 0, (0, tone * 0.35), (0.5, tone * 0.6), (1, min(0.97, tone + 0.28)))
    marks: Marks = [Cut(lit + path(hat.crown, "url(#crown)", BLACK, 3.4), 82, 5.6, 0.9, 2.6)]
    if ink:
        marks.append(Tint(path(hat.crown, WHITE), ink))
    if hat.crease:
        marks.append(Cut(path(hat.crease, stroke=BLACK, width=2.4), 0, 5, 0, 0, covers=False))
    marks.append(Cut(path(hat.band, grey(0.12 if band_ink else 0.93), BLACK, 2.2), 80, 5, 0, 1.4))
    if band_ink:
        marks.append(Tint(path(hat.band, WHITE), band_ink, 1.0))
    marks.append(Cut(flat + path(hat.brim, "url(#brimtop)", BLACK, 3.6), 4, 5.4, 0.7, 2.8))
    if ink:
        marks.append(Tint(path(hat.brim, WHITE), ink))
    return marks


BLOCKED = {
    "cattleman": Blocked(
        crown="M130,152 C130,104 136,62 158,50 C174,42 186,60 200,62 C214,60 228,42 244,50 C264,62 270,104 270,152 Z",
        brim=(
            "M54,140 C66,118 96,128 132,146 C164,158 236,158 268,146 C304,128 334,118 346,140 C336,166 270,184"
            " 200,184 C130,184 64,166 54,140 Z"
        ),
        band="M129,138 C160,152 240,152 271,138 L271,152 C240,164 160,164 129,152 Z",
        crease="M172,58 C178,84 182,104 184,128 M228,58 C224,76 222,92 221,108",
        tone=0.55,
    ),
    "gambler": Blocked(
        crown="M134,150 L138,84 C150,70 250,70 262,84 L266,150 Z",
        brim="M66,152 C100,142 300,142 334,152 C330,170 270,180 200,180 C130,180 70,170 66,152 Z",
        band="M134,124 C170,132 230,132 266,124 L266,148 C230,158 170,158 134,148 Z",
        crease="M150,84 C176,94 224,94 250,84",
        tone=0.86,
    ),
    "bowler": Blocked(
        crown="M132,152 C128,92 152,54 200,54 C248,54 272,92 268,152 Z",
        brim=(
            "M98,150 C96,138 112,140 132,146 C166,156 234,156 268,146 C288,140 304,138 302,150 C296,168 250,176"
            " 200,176 C150,176 104,168 98,150 Z"
        ),
        band="M131,132 C164,144 236,144 269,132 L269,148 C236,160 164,160 131,148 Z",
        tone=0.80,
    ),
    "top": Blocked(
        crown="M136,150 C140,110 138,60 132,26 C160,14 240,14 268,26 C262,60 260,110 264,150 Z",
        brim=(
            "M92,148 C98,138 116,142 136,148 C168,156 232,156 264,148 C284,142 302,138 308,148 C300,166 252,174"
            " 200,174 C148,174 100,166 92,148 Z"
        ),
        band="M136,122 C168,132 232,132 264,122 L264,146 C232,156 168,156 136,146 Z",
        tone=0.9,
    ),
    "sombrero": Blocked(
        crown="M146,150 C150,96 170,40 200,36 C230,40 250,96 254,150 Z",
        brim=(
            "M14,136 C26,104 70,122 120,142 C160,156 240,156 280,142 C330,122 374,104 386,136 C378,170 290,190"
            " 200,190 C110,190 22,170 14,136 Z"
        ),
        band="M144,134 C170,146 230,146 256,134 L256,150 C230,162 170,162 144,150 Z",
        crease=(
            "M40,140 l12,-10 l12,16 l12,-10 l12,16 l12,-8 l14,14 M360,140 l-12,-10 l-12,16 l-12,-10 l-12,16 l-12,-8"
            " l-14,14"
        ),
        tone=0.42,
        wide=(14, 386),
    ),
    "slouch": Blocked(
        crown="M128,154 C122,110 132,70 166,62 C192,52 216,70 244,64 C268,66 276,110 272,154 Z",
        brim=(
            "M62,166 C78,146 104,140 130,148 C166,158 236,156 268,142 C298,126 322,128 344,150 C328,172 268,182"
            " 204,182 C140,184 82,188 62,166 Z"
        ),
        band="M127,138 C162,150 240,148 273,136 L273,148 C240,162 162,164 127,152 Z",
        crease="M156,72 C168,94 190,98 214,82",
        tone=0.62,
    ),
    "tengallon": Blocked(
        crown="M126,152 C114,96 124,34 160,22 C180,16 188,36 202,38 C216,36 226,16 246,22 C280,34 286,96 274,152 Z",
        brim=(
            "M46,146 C54,116 92,126 130,148 C164,160 236,160 270,148 C308,126 346,116 354,146 C342,174 270,190"
            " 200,190 C130,190 58,174 46,146 Z"
        ),
        band="M124,136 C158,152 242,152 276,136 L276,150 C242,166 158,166 124,150 Z",
        crease="M176,36 C184,66 188,96 188,124 M230,36 C224,60 222,80 222,100",
        tone=0.20,
    ),
    "cavalry": Blocked(
        crown="M132,152 C130,112 138,76 160,68 C184,58 216,58 240,68 C262,76 270,112 268,152 Z",
        brim=(
            "M60,160 C84,140 110,142 132,148 C166,158 234,158 268,148 C290,142 318,124 336,128 C346,138 336,156"
            " 320,164 C280,182 240,182 200,182 C150,182 84,182 60,160 Z"
        ),
        band=(
            "M131,136 C164,148 236,148 269,136 L269,142 C236,154 164,154 131,142 Z M131,146 C164,158 236,158 269,146"
            " L269,152 C236,164 164,164 131,152 Z"
        ),
        crease="M176,72 C182,84 218,84 224,72",
        tone=0.70,
    ),
    "straw": Blocked(
        crown="M140,150 L146,96 C160,86 240,86 254,96 L260,150 Z",
        brim=(
            "M60,152 C90,136 120,142 140,148 C170,156 230,156 260,148 C280,142 310,136 340,152 C330,174 270,184"
            " 200,184 C130,184 70,174 60,152 Z"
        ),
        band="M140,126 C170,134 230,134 260,126 L260,146 C230,156 170,156 140,146 Z",
        crease="M154,98 C178,106 222,106 246,98",
        tone=0.16,
    ),
    "flat": Blocked(
        crown="M138,150 C138,118 142,98 150,92 C180,86 220,86 250,92 C258,98 262,118 262,150 Z",
        brim="M36,150 C90,136 310,136 364,150 C360,170 280,182 200,182 C120,182 40,170 36,150 Z",
        band="M138,128 C170,138 230,138 262,128 L262,148 C230,158 170,158 138,148 Z",
        tone=0.9,
        wide=(36, 364),
    ),
}


def _bonnet(p: Person) -> Marks:
    back = path(
        "M104,250 C84,150 120,60 200,58 C280,60 316,150 296,250 C276,206 272,150 200,138 C128,150 124,206 104,250 Z",
        grey(0.12),
        BLACK,
        3.4,
    )
    half = (
        "M110,230 q12,-6 18,-14", "M112,200 q14,-4 22,-12", "M122,172 q14,0 24,-6", "M140,152 q10,6 22,2",
        "M166,142 q8,8 18,6",
    )  # fmt: skip
    frill = strands(*half, color=BLACK, width=2)
    frill += mirror(frill) + strands("M200,138 q4,8 4,10", color=BLACK, width=2)
    ribbon = path("M118,246 C130,290 160,326 186,340 L196,332 C166,314 140,284 128,244 Z", grey(0.2), BLACK, 2.5)
    knot = path(
        "M200,338 C180,322 160,330 158,346 C170,356 190,352 200,338 C212,352 232,356 242,346 C240,330 220,322 200,338"
        " Z M196,344 L184,384 L196,380 L202,388 L206,346 Z",
        grey(0.2),
        BLACK,
        2.6,
    )
    ribbons = ribbon + mirror(ribbon) + knot
    return [
        Cut(back, 66, 6, 0.8, 2.6),
        Cut(frill, 0, 5, 0, 0),
        Cut(ribbons, 30, 5, 0, 2),
        Tint(back + ribbons, p.hat_ink or FLESH),
    ]


def _headband(p: Person) -> Marks:
    band = path("M128,146 C160,132 240,132 272,146 L274,168 C240,154 160,154 126,168 Z", grey(0.06), BLACK, 3)
    spots = ((142, 153), (168, 146), (193, 144), (218, 146), (243, 152))
    beads = "".join(path(f"M{x},{y} l8,-9 l8,9 l-8,9 Z", BLACK) for x, y in spots)
    feather = path("M0,0 C-16,-36 -14,-90 2,-124 C18,-92 18,-36 4,0 Z", WHITE, BLACK, 2.6)
    feather += path("M1,-2 L2,-116", stroke=BLACK, width=2)
    feather += path("M-10,-92 C-6,-108 0,-118 2,-124 C8,-116 13,-104 15,-92 Z", BLACK)
    feather += strands(
        "M0,-30 L-9,-42", "M1,-44 L-10,-56", "M3,-30 L12,-42", "M3,-44 L13,-56", "M0,-60 L-10,-72", "M3,-60 L13,-72",
        color=BLACK,
    )  # fmt: skip
    feathers = group(feather, "translate(262 150) rotate(16)") + group(feather, "translate(274 156) rotate(34)")
    top = path("M130,150 C128,104 158,78 200,78 C242,78 272,104 270,150 C240,136 160,136 130,150 Z", BLACK, BLACK, 2)
    top += strands(
        "M196,84 L188,134", "M204,84 L212,134", "M180,88 L166,136", "M220,88 L234,136", "M162,98 L146,140",
        "M238,98 L254,140",
    )  # fmt: skip
    return [
        Cut(feathers, 30, 5, 0, 2),
        Cut(top, 0, 5, 0, 2.4),
        Cut(band + beads, 0, 5, 0, 2),
        Tint(band, p.band_ink or VERMILION, 1.0),
    ]


def _furcap(p: Person) -> Marks:
    body = linear("fur", 110, 0, 290, 0, (0, 0.45), (1, 0.95)) + path(
        "M116,176 L122,150 L114,128 L132,118 L132,94 L154,92 L164,72 L186,80 L200,66 L216,80 L238,72 L246,92 L268,94"
        " L268,118 L286,128 L278,150 L284,176 L262,166 L246,176 L228,166 L206,176 L186,166 L164,176 L144,166 Z",
        "url(#fur)",
        BLACK,
        3,
    )
    tail = path(
        "M284,150 C316,170 326,230 314,292 C300,306 288,300 284,286 C294,240 292,196 272,168 Z", grey(0.5), BLACK, 3
    )
    rings = path(
        "M300,190 L320,196 L320,214 L298,208 Z M294,232 L320,236 L318,254 L294,250 Z M290,274 L316,276 L312,292"
        " L287,288 Z",
        BLACK,
    )
    hairs = strands(*[f"M{130 + 14 * i},{120 + (i % 3) * 12} l5,14" for i in range(11)], color=WHITE, width=2)
    return [
        Cut(tail + rings, 20, 5, 0, 2),
        Cut(body + hairs, 70, 5, 0.5, 2.6),
        Tint(body + tail, p.hat_ink or RUST),
    ]


def _feathered(p: Person) -> Marks:
    brim = (
        "M66,150 C84,124 130,132 160,140 C220,150 288,136 330,112 C346,120 340,146 320,160 C276,186 150,190 96,174"
        " C80,168 64,160 66,150 Z"
    )
    crown = "M132,148 C134,104 150,80 200,80 C250,80 268,100 272,142 C236,158 168,158 132,148 Z"
    band = "M132,132 C168,144 236,142 272,126 L272,142 C236,158 168,158 132,148 Z"
    lit = linear("fh", 66, 0, 330, 0, (0, 0.25), (1, 0.9))
    plume = path(
        "M250,104 C282,36 344,20 376,60 C352,58 350,78 362,92 C336,82 326,98 334,112 C310,100 286,108 262,132 Z",
        grey(0.06),
        BLACK,
        2.8,
    )
    quill = strands(
        "M258,122 C286,76 326,54 366,62", "M284,92 L300,60", "M300,80 L322,46", "M318,70 L344,44", "M292,88 L316,98",
        "M312,76 L340,90",
        color=BLACK,
    )  # fmt: skip
    ink = p.hat_ink or PLUM
    return _seated(
        [
            Cut(lit + path(crown, "url(#fh)", BLACK, 3.2), 80, 5.6, 0.8, 2.6),
            Tint(path(crown, WHITE), ink),
            Cut(path(band, BLACK), 0, 5, 0, 1),
            Cut(plume + quill, 30, 5, 0, 2.4),
            Tint(plume, p.band_ink or VERMILION),
            Cut(lit + path(brim, "url(#fh)", BLACK, 3.4), 6, 5.4, 0.6, 2.6),
            Tint(path(brim, WHITE), ink),
        ]
    )


def _seated(marks: Marks) -> Marks:
    """Hats are drawn a little small; press them down on the head."""
    return moved(marks, "translate(200 158) scale(1.12 1.1) translate(-200 -150)")


_SEWN = {"bonnet": _bonnet, "headband": _headband, "furcap": _furcap, "feathered": _feathered, **CAPS}

HATS = ("none", *BLOCKED, *_SEWN)


def hat(p: Person) -> Marks:
    """What is on the head, without the shadow that it casts."""
    if p.hat == "none":
        return []
    if p.hat in _SEWN:
        return _SEWN[p.hat](p)
    kind = BLOCKED[p.hat]
    return _seated(blocked(kind, kind.tone if p.hat_tone is None else p.hat_tone, p.hat_ink, p.band_ink))

"""Soft headgear: flat cap, tam, hood, kepi, and a miner's hat with its candle."""

from __future__ import annotations

from tools.press.inks import BONE, BRASS, FLAME, PRUSSIAN, RUST, SLATE, VERMILION
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, path, strands


def _cap(p: Person) -> Marks:
    crown = "M118,150 C104,108 134,68 200,66 C266,68 300,104 288,146 C250,160 160,164 118,150 Z"
    peak = (
        "M116,150 C150,132 250,132 286,146 C296,158 292,168 284,170 C240,152 164,154 122,172 C112,168 110,158 116,150 Z"
    )
    lit = linear("cap", 110, 0, 292, 0, (0, 0.15), (0.4, 0.3), (1, 0.85))
    seams = strands(
        "M200,70 C196,96 196,118 198,140",
        "M200,70 C166,86 146,110 138,142",
        "M202,70 C240,86 260,110 266,140",
        color=BLACK,
    )
    ink = p.hat_ink or SLATE
    return [
        Cut(lit + path(crown, "url(#cap)", BLACK, 3.4) + seams, 60, 5.4, 0.8, 2.6),
        Tint(path(crown, WHITE), ink),
        Cut(disc(200, 68, 8, grey(0.6), 2.4), 0, 5, 0, 1),
        Cut(lit + path(peak, "url(#cap)", BLACK, 3.2), 4, 5, 0.6, 2.4),
        Tint(path(peak, WHITE), ink),
    ]


def _tam(p: Person) -> Marks:
    crown = "M92,128 C84,92 140,62 206,62 C272,62 318,88 308,124 C280,156 130,158 92,128 Z"
    band = "M126,132 C166,148 238,148 276,132 L276,166 C238,152 166,152 124,168 Z"
    lit = linear("tam", 92, 0, 308, 0, (0, 0.12), (0.5, 0.35), (1, 0.85))
    checks = "".join(
        path(f"M{x},138 l12,0 l0,10 l-12,0 Z M{x + 12},148 l12,0 l0,10 l-12,0 Z", BLACK) for x in range(132, 262, 24)
    )
    return [
        Cut(path(band, WHITE, BLACK, 3) + checks, 0, 5, 0, 2),
        Tint(path(band, WHITE), p.band_ink or VERMILION, 1.0),
        Cut(checks, 0, 5, 0, 0, covers=False),
        Cut(lit + path(crown, "url(#tam)", BLACK, 3.4), 20, 5.4, 0.9, 2.8),
        Tint(path(crown, WHITE), p.hat_ink or PRUSSIAN),
        Cut(
            disc(204, 58, 19, grey(0.15), 3) + strands("M196,50 l4,12", "M208,46 l0,14", "M214,56 l-6,8", color=BLACK),
            40,
            5,
            0,
            2,
        ),
        Tint(disc(204, 58, 19, WHITE), VERMILION, 1.0),
    ]


def _hood(p: Person) -> Marks:
    back = (
        "M84,380 C72,300 84,180 112,118 C136,66 172,44 200,40 C228,44 264,66 288,118 C316,180"
        " 328,300 316,380 L286,392"
        " C298,320 296,230 272,172 C256,140 228,126 200,124 C172,126 144,140 128,172 C104,230"
        " 102,320 114,392 Z"
    )
    lit = linear("hood", 84, 0, 316, 0, (0, 0.35), (0.5, 0.6), (1, 0.97))
    folds = strands(
        "M110,160 C96,220 94,300 100,372",
        "M290,160 C304,220 306,300 300,372",
        "M160,64 C150,84 142,104 138,124",
        "M240,64 C250,84 258,104 262,124",
        color=BLACK,
    )
    return [
        Cut(lit + path(back, "url(#hood)", BLACK, 3.6) + folds, 78, 5.4, 0.6, 3),
        Tint(path(back, WHITE), p.hat_ink or SLATE),
    ]


def _kepi(p: Person) -> Marks:
    crown = "M134,150 L146,82 C164,70 238,70 256,82 L268,150 C236,160 166,160 134,150 Z"
    top = "M146,82 C164,70 238,70 256,82 C240,96 162,96 146,82 Z"
    peak = (
        "M132,150 C150,164 250,164 270,150 C280,164 276,176 268,178 C240,164 162,164 134,178 C124,174 124,162 132,150 Z"
    )
    lit = linear("kep", 130, 0, 270, 0, (0, 0.2), (0.4, 0.4), (1, 0.9))
    ink = p.hat_ink or PRUSSIAN
    return [
        Cut(lit + path(crown, "url(#kep)", BLACK, 3.4), 82, 5.2, 0.6, 2.6),
        Tint(path(crown, WHITE), ink),
        Cut(path(top, grey(0.5), BLACK, 2.6), 10, 5, 0, 1.4),
        Tint(path(top, WHITE), ink),
        Cut(
            path("M136,132 C168,144 234,144 266,132 L268,148 C236,158 166,158 134,148 Z", grey(0.1), BLACK, 2.4),
            0,
            5,
            0,
            1.4,
        ),
        Tint(
            path("M136,132 C168,144 234,144 266,132 L268,148 C236,158 166,158 134,148 Z", WHITE),
            p.band_ink or BRASS,
            1.0,
        ),
        Cut(path("M182,112 L218,124 M218,112 L182,124", stroke=BLACK, width=5), 0, 5, 0, 1.4),
        Cut(path(peak, BLACK, BLACK, 2), 0, 5, 0, 2.4),
    ]


def _miner(p: Person) -> Marks:
    crown = "M126,156 C120,92 156,60 200,60 C244,60 280,92 274,156 C240,168 160,168 126,156 Z"
    brim = "M98,158 C130,148 270,148 302,158 C300,174 256,182 200,182 C144,182 100,174 98,158 Z"
    lit = linear("mnr", 120, 0, 280, 0, (0, 0.15), (0.4, 0.35), (1, 0.9))
    flame = path("M200,38 C188,58 186,70 200,78 C214,70 212,58 200,38 Z", WHITE, BLACK, 2.6)
    candle = path("M192,78 L208,78 L208,112 L192,112 Z", WHITE, BLACK, 2.6) + path(
        "M178,112 L222,112 L216,126 L184,126 Z", grey(0.8), BLACK, 2
    )
    ink = p.hat_ink or RUST
    return [
        Cut(lit + path(crown, "url(#mnr)", BLACK, 3.4), 80, 5.4, 0.8, 2.6),
        Tint(path(crown, WHITE), ink),
        Cut(lit + path(brim, "url(#mnr)", BLACK, 3.2), 4, 5.2, 0.6, 2.6),
        Tint(path(brim, WHITE), ink),
        Cut(candle, 0, 5, 0, 2),
        Tint(candle, BONE, 1.0),
        Cut(flame, 0, 5, 0, 2),
        Tint(flame, FLAME, 1.0),
    ]


CAPS = {"cap": _cap, "tam": _tam, "hood": _hood, "kepi": _kepi, "miner": _miner}

"""Most Wanted: a board full of bills, the newest nailed over the others."""

from __future__ import annotations

from tools.press.inks import PAPER_DARK, PAPER_SHADE, RUST, Ink
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.people import OUTLAWS
from tools.press.portrait.bust import figure
from tools.press.scenes.backdrop import WHOLE
from tools.press.shapes import BLACK, WHITE, box, disc, grey, linear, path, star, strands


def _board() -> Marks:
    shade = linear("ob", 0, 0, 440, 360, (0, 0.40), (1, 0.78)) + path(WHOLE, "url(#ob)")
    seams = strands("M0,92 L440,88", "M0,186 L440,188", "M0,280 L440,276", color=BLACK, width=3.4)
    return [Cut(shade + seams, 0, 6.2, 0.3, 0), Tint(path(WHOLE, WHITE), RUST, 0.8)]


def _type(x: float, y: float, w: float, h: float, count: int) -> str:
    """A line of heavy type too far off to read: a row of blocks."""
    step = w / count
    return "".join(box(x + i * step, y, step * (0.72 if i % 3 else 0.5), h) for i in range(count))


def _bill(transform: str, turn: float, ragged: str, tint: Ink, closer: float, seen: Marks, name: str) -> Marks:
    """A bill of 220 x 300 with a heading, a picture, a name and a sum."""
    shade = linear(name, 0, 0, 220, 300, (0, 0.0), (1, 0.10))
    sheet = path(ragged, f"url(#{name})", BLACK, 3)
    head = _type(26, 22, 172, 26, 6)
    sum_ = _type(50, 262, 124, 18, 5)
    rules = path("M26,56 L194,56 M26,252 L194,252", stroke=BLACK, width=3)
    frame = path("M36,66 L184,66 L184,228 L36,228 Z", stroke=BLACK, width=4)
    line = _type(44, 236, 132, 9, 9)
    body: Marks = [
        Cut(shade + sheet, 40, 7, 0, 3.4),
        Tint(path(ragged, WHITE), tint, 1.0),
        *seen,
        Cut(head + rules + frame + line + sum_, 0, 6, 0, 0, covers=False),
    ]
    return moved(body, transform, turn, closer)


_TORN = (
    "M2,4 L40,0 L86,5 L130,1 L176,4 L218,0 L220,60 L216,120 L220,190 L217,250 L220,298 L170,300 L120,296 L70,301"
    " L30,297 L0,300 L3,230 L0,170 L4,110 L1,60 Z"
)


def _stranger() -> Marks:
    """Somebody nobody has seen yet."""
    ground = linear("ug", 0, 66, 0, 228, (0, 0.42), (1, 0.12)) + box(36, 66, 148, 162, "url(#ug)")
    d = (
        "M46,228 C50,196 76,190 94,182 L94,170 C82,162 80,150 80,138 C62,136 50,130 46,124 C58,112 74,118 84,120"
        " C84,96 88,84 98,80 C104,77 106,84 110,84 C114,84 116,77 122,80 C132,84 136,96 136,120 C146,118 162,112"
        " 174,124 C170,130 158,136 140,138 C140,150 138,162 126,170 L126,182 C144,190 170,196 174,228 Z"
    )
    return [Cut(ground, 0, 6, 0, 0), Cut(path(d, BLACK, BLACK, 2), 0, 6, 0, 2.6)]


def _portrait(who: str) -> Marks:
    ground = box(36, 66, 148, 162, grey(0.24))
    person = moved(figure(OUTLAWS[who]), "translate(36 66) scale(0.37)", 0, 0.7)
    return [Cut(ground, 0, 7, 0, 0), *person]


def _hole(x: float, y: float, r: float) -> str:
    return star(9, r * 1.7, r * 0.95, x, y, WHITE, 2) + disc(x, y, r * 0.72)


def posters() -> Marks:
    """Two known faces behind, the one that everybody asks for in front, with a shot through its corner."""
    nails = "".join(disc(x, y, 6.4, grey(0.2), 2.6) for x, y in ((168, 40), (290, 46)))
    return [
        *_board(),
        *_bill(
            "translate(2 62) rotate(-9 110 150) scale(0.80)",
            -9,
            _TORN,
            PAPER_DARK,
            0.9,
            _portrait("jesse_james"),
            "b1",
        ),
        *_bill(
            "translate(264 40) rotate(8 110 150) scale(0.80)",
            8,
            _TORN,
            PAPER_DARK,
            0.9,
            _portrait("belle_starr"),
            "b2",
        ),
        *_bill("translate(108 20) rotate(2 110 150) scale(1.06)", 2, _TORN, PAPER_SHADE, 1.0, _stranger(), "b3"),
        Cut(nails, 40, 5, 0, 1.6),
        Cut(_hole(322, 92, 12) + _hole(92, 300, 11), 0, 6, 0, 1.4),
    ]

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest

from game.stage.paint.svg import document
from tools.press.catalogue import BUSTS, CARDS, PLAYBILLS
from tools.press.engrave import outlined
from tools.press.marks import Marks, Tint
from tools.press.people import SEATS
from tools.press.portrait.bust import bust
from tools.press.shapes import box, disc, group, mirror, oval, ring, star, star_points, strands

TAGS = {
    "svg": {"width", "height", "viewBox"},
    "g": {"transform"},
    "defs": set(),
    "path": {"d", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"},
    "circle": {"cx", "cy", "r", "fill", "stroke", "stroke-width"},
    "ellipse": {"cx", "cy", "rx", "ry", "fill", "stroke", "stroke-width"},
    "polygon": {"points", "fill", "stroke", "stroke-width", "stroke-linejoin"},
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color"},
}
"""What the rasteriser is known to draw right, of what the engravings use."""
GREY = re.compile(r"#(..)\1\1|#(.)\2\2|none|url\(#(\w+)\)")

DRAWINGS: dict[str, Callable[[], Marks]] = {
    **{f"cards/{name}": scene for name, scene in CARDS.items()},
    **{f"playbills/{name}": scene for name, scene in PLAYBILLS.items()},
    **{f"busts/{name}": partial(bust, person) for name, person in (BUSTS | SEATS).items()},
}


def faults(art: str) -> list[str]:
    """What the rasteriser would drop or draw wrong without a word."""
    found = []
    tree = ElementTree.fromstring(document(art, 100, 100))
    elements = list(tree.iter())
    gradients = {element.get("id") for element in elements if element.tag.endswith("Gradient")}
    for element in elements:
        tag = element.tag.split("}")[1]
        if tag not in TAGS:
            found.append(f"<{tag}>")
            continue
        found += [f"{tag} {name}" for name in element.attrib if name not in TAGS[tag]]
        for name in ("fill", "stroke", "stop-color"):
            colour = element.get(name, "none")
            match = GREY.fullmatch(colour)
            if match is None:
                found.append(f"{tag} {name}={colour}")
            elif match[3] and match[3] not in gradients:
                found.append(f"{tag} {name}: no gradient {match[3]}")
    return found


@pytest.mark.parametrize("name", DRAWINGS)
def test_engravings_use_only_what_the_rasteriser_draws_right(name: str) -> None:
    arts = [outlined(mark.art) if isinstance(mark, Tint) else mark.art for mark in DRAWINGS[name]()]
    wrong = {fault for art in arts for fault in faults(art)}
    assert not wrong


@pytest.mark.parametrize(
    "art",
    [
        "<text>WANTED</text>",
        '<path d="M0,0" fill="red"/>',
        '<path d="M0,0" fill="#102030"/>',
        '<path d="M0,0" fill="url(#nobody)"/>',
        '<circle cx="1" cy="1" r="1" opacity="0.5"/>',
    ],
)
def test_the_lint_finds_what_it_is_for(art: str) -> None:
    assert faults(art)


def test_shapes_are_well_formed() -> None:
    for body in (disc(1, 2, 3), ring(1, 2, 3, 1), oval(1, 2, 3, 4, "#FFF", 2), box(0, 0, 4, 5), star(5, 9, 4, 0, 0)):
        assert faults(body) == []
        assert faults(mirror(group(body, "rotate(3)"))) == []


def test_a_star_has_two_corners_for_each_point_and_the_first_is_up() -> None:
    corners = star_points(5, 10, 4, 50, 50).split()
    assert len(corners) == 10
    assert corners[0] == "50.00,40.00"


def test_strands_are_one_path_each() -> None:
    assert strands("M0,0 L1,1", "M2,2 L3,3").count("<path") == 2

"""A bust from a recipe: choose the parts and stack them."""

from __future__ import annotations

from tools.press.marks import Marks, moved
from tools.press.portrait.coats import coat, neck
from tools.press.portrait.extras import extras
from tools.press.portrait.face import cheeks, head, wrinkles
from tools.press.portrait.features import brows, eyes, mouth, nose
from tools.press.portrait.ground import ground
from tools.press.portrait.hair import hair_back, hair_front
from tools.press.portrait.hats import hat
from tools.press.portrait.neckwear import neckwear
from tools.press.portrait.person import Person
from tools.press.portrait.props import before, behind
from tools.press.portrait.whiskers import whiskers

_RAISED = "translate(0 -48) scale(1 1.11)"
"""Shoulders a little higher than they were drawn: short necks look sturdier at ticket size."""


def figure(p: Person) -> Marks:
    """The person alone, back to front, on the block of 400 x 440."""
    masked = p.neckwear == "mask"
    tie = neckwear(p) if masked else moved(neckwear(p), _RAISED)
    marks = behind(p.props) + hair_back(p) + neck(p) + moved(coat(p), _RAISED) + ([] if masked else tie)
    top = head(p) + cheeks(p) + mouth(p) + nose(p) + wrinkles(p) + eyes(p) + brows(p)
    top += whiskers(p) + (tie if masked else []) + hair_front(p) + hat(p) + extras(p)
    top = moved(top, f"rotate({p.tilt:g} 200 320)", turn=p.tilt) if p.tilt else top
    return marks + top + before(p.props)


def bust(p: Person) -> Marks:
    """The person before their ground."""
    return ground(p.ground) + figure(p)

"""The prompt bar of a scene: its sentence, its answers with the buttons of the device in use, and their
controls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import pygame
from pygame import Rect

from game.stage.devices.makes import MAKES, Make
from game.stage.devices.one_hand import CAPPED as CAPPED_FOR
from game.stage.devices.one_hand import keys_of
from game.stage.focus import Control
from game.stage.intent import Kind
from game.stage.layout import HEIGHT
from game.stage.paint.glyphs import Glyph
from game.stage.paint.prompt import Action, PromptLook, action_rects, draw_prompt
from game.stage.text import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.layout import Canvas
    from game.stage.stage import Stage

Meaning = Literal["confirm", "back", "secondary", "read", "help", "menu", "page_left", "page_right", "look", ""]
"""What a button does; "" for an answer that has no button of its own."""

PAD_PLACES = {"confirm": "south", "back": "east", "secondary": "west", "read": "north"}
CAPPED = ("help", "menu", "page_left", "page_right", "look")


def _caps(*caps: str) -> dict[str, str]:
    return dict(zip(CAPPED, caps, strict=True))


PAD_CAPS: dict[Make, dict[str, str]] = {
    "place": _caps("cap-ls", "cap-start", "cap-lb", "cap-rb", "cap-lt"),
    "xbox": _caps("cap-ls", "cap-menu", "cap-lb", "cap-rb", "cap-lt"),
    "playstation": _caps("cap-l3", "cap-options", "cap-l1", "cap-r1", "cap-l2"),
    "nintendo": _caps("cap-ls", "cap-plus", "cap-l", "cap-r", "cap-zl"),
}
KEY_CAPS = {
    "confirm": "cap-enter",
    "back": "cap-esc",
    "secondary": "cap-x",
    "read": "cap-r",
    "help": "cap-f1",
    "menu": "cap-f10",
    "page_left": "cap-q",
    "page_right": "cap-e",
    "look": "cap-l",
}
SWAP = {"confirm": "back", "back": "confirm"}
BAR_FOOT = 12
"""Units between the bar and the lower edge of the canvas."""
BAR_HEIGHT = 64
TALLEST = 1.35
"""So many times as high the bar may be."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer of the bar. `id` is its control's; `label` is words, not a message id."""

    id: str
    label: str
    meaning: Meaning = ""
    enabled: bool = True
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    apart: bool = False
    """It ends something, and must not be taken for the main answer."""
    sign: str = ""
    """An icon before the words."""
    brief: str = ""
    """Fewer words, where there is no room for more."""
    short: str = ""
    """An icon that stands for the words where they have no room."""


def bar_box(canvas: Canvas, margin: float = 24) -> Rect:
    """Where the bar lies: along the lower edge; taller with larger text, and where the canvas is taller."""
    height = BAR_HEIGHT * max(1.0, min(max(canvas.text, canvas.height / HEIGHT), TALLEST))
    return canvas.rect(margin, canvas.height - BAR_FOOT - height, canvas.width - 2 * margin, height)


def glyphs(stage: Stage, meaning: Meaning) -> tuple[Glyph, ...]:
    """The picture of the button that means this on the device in use; none for the mouse, which just
    clicks.
    """
    return _glyphs_on(stage, stage.device, meaning)


def _glyphs_on(stage: Stage, device: Kind, meaning: Meaning) -> tuple[Glyph, ...]:
    if not meaning or device is Kind.MOUSE:
        return ()
    if device is Kind.KEYBOARD:
        own = keys_of(stage.settings.one_hand, stage.settings.keys).get(meaning, "")
        return (Glyph("cap", own.upper() or text(KEY_CAPS[meaning])),)
    make = make_shown(stage)
    capped = CAPPED_FOR[stage.settings.one_hand].get(meaning)
    if capped is not None:
        return (Glyph("cap", text(PAD_CAPS[make][capped])),)
    place = PAD_PLACES.get(SWAP.get(meaning, meaning) if stage.settings.confirm_swap else meaning)
    if place is not None:
        return (Glyph("pad", place, make),)
    return (Glyph("cap", text(PAD_CAPS[make][meaning])),)


def make_shown(stage: Stage) -> Make:
    """The make whose buttons prompts show: the one that was chosen, or that of the pad in hand."""
    chosen = stage.settings.pad_glyphs
    return next((make for make in MAKES if make == chosen), stage.pads.make)


def look_of(stage: Stage, sentence: str, offers: Sequence[Offer], seat: int | None = None) -> PromptLook:
    """What the bar shows."""
    here = {Kind.MOUSE, Kind.KEYBOARD, stage.device} | ({Kind.PAD} if stage.pads.here else set())
    elsewhere = [device for device in Kind if device in here and device is not stage.device]

    def signs(offer: Offer, device: Kind) -> tuple[Glyph, ...]:
        return (*_glyphs_on(stage, device, offer.meaning), *((Glyph("sign", offer.sign),) if offer.sign else ()))

    def action(offer: Offer) -> Action:
        others = tuple(signs(offer, device) for device in elsewhere) if offer.meaning else ()
        worn = signs(offer, stage.device)
        return Action(offer.label, worn, offer.enabled, offer.apart, others, offer.brief, offer.short)

    return PromptLook(sentence, seat, tuple(map(action, offers)))


def controls_of(
    stage: Stage, box: Rect, sentence: str, offers: Sequence[Offer], seat: int | None = None
) -> list[Control]:
    """The bar's answers as controls, so that a mouse and a focus reach them too."""
    rects = action_rects(stage.press, box, look_of(stage, sentence, offers, seat))
    for rect, following in pairwise(rects):
        # rounding may make neighbours share a column of pixels
        if following.left > rect.left:
            rect.width = min(rect.width, following.left - rect.left)
        else:
            following.width = min(following.width, rect.left - following.left)
    return [
        Control(o.id, rect, o.enabled, why=o.why, args=o.args, group="prompt")
        for o, rect in zip(offers, rects, strict=True)
    ]


def draw(
    stage: Stage,
    screen: pygame.Surface,
    box: Rect,
    sentence: str,
    offers: Sequence[Offer],
    seat: int | None = None,
) -> None:
    """Paint the bar."""
    draw_prompt(stage.press, screen, box, look_of(stage, sentence, offers, seat))

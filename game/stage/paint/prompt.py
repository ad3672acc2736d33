"""The prompt bar, the only place that asks: who is asked, one sentence, the answers with their buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.stage.paint import fonts, icons, ornaments, paper
from game.stage.paint.faces import script_of
from game.stage.paint.glyphs import Glyph, glyph
from game.stage.paint.palette import BONE, GOLD_LIGHT, PITCH, UNLIT_TYPE, VERMILION_DEEP
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, passing

SENTENCE, LABEL, LEAST = 31.0, 27.0, 24.0
TIGHT = 16.0
"""Size of labels beside a sentence that would be cut otherwise, in a language of long words."""
SMALLEST = 20.0
"""Size of a sentence on two lines at least."""
TALLER = 0.9
"""A sentence that would be smaller than so much of the size of two lines on one line is set on two."""
HANGING = 10.0
"""Room below two lines for each 100 % that type is larger."""
GAP, NEAR = 26.0, 14.0
"""Between answers, and where the question would be cut otherwise."""
LEADING, LEADING_OF_ARABIC = 1.06, 1.16
"""Of lines of the sentence; Arabic letters reach farther down."""
PLATE = 16.0
"""What the plate of an answer that stands apart adds on each side."""


@dataclass(frozen=True)
class Action:
    """An answer and the controls that give it."""

    label: str
    glyphs: tuple[Glyph, ...] = ()
    enabled: bool = True
    apart: bool = False
    """On a plate of its own: it ends something."""
    elsewhere: tuple[tuple[Glyph, ...], ...] = ()
    """The controls on other devices: the widest of all keeps its room, so that no answer moves with the device."""
    brief: str = ""
    """Fewer words, where there is no room for more."""
    sign: str = ""
    """An icon that stands for the label where words have no room."""


@dataclass(frozen=True)
class PromptLook:
    """What the bar says; `seat` is None when nobody in particular is asked."""

    sentence: str
    seat: int | None = None
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True)
class _Laid:
    """Where things lie, in units from the bar's top left."""

    label_size: float
    places: tuple[tuple[float, float], ...]  # left and width of each answer
    sentence: tuple[float, float]  # left and width
    two_lines: bool
    actions: tuple[Action, ...]
    gap: float
    roomy: bool
    """The sentence has room in type that is read from afar."""


def _worn_width(press: Press, action: Action, glyphs: tuple[Glyph, ...], size: float) -> float:
    wide = fonts.width(press, action.label, "strong", size) if action.label else 0.0
    for sign in glyphs:
        wide += press.units(glyph(press, sign, _glyph_size(size)).get_width()) + 10
    return wide


def _action_width(press: Press, action: Action, size: float) -> float:
    wide = max(_worn_width(press, action, glyphs, size) for glyphs in (action.glyphs, *action.elsewhere))
    return wide + (2 * PLATE if action.apart else 0.0)


def _glyph_size(label_size: float) -> float:
    return min(44.0, label_size * 44 / LABEL)


def _wrapped_to_two(press: Press, sentence: str, room: float) -> bool:
    return len(fonts.wrap(press, sentence, max(60.0, room), "text", SMALLEST / press.text_scale)) <= 2


def _leading(press: Press) -> float:
    return LEADING_OF_ARABIC if script_of(press.language) == "arabic" else LEADING


def _sentence_room(press: Press, high: float) -> float:
    """The leading is tight: what hangs below the last line of large type needs room."""
    return high - 8 - HANGING * (press.text_scale - 1)


def _tallest_of_two(press: Press, high: float) -> float:
    """The size of two lines: in a bar that is higher than usual they are larger."""
    tall = 0.95 * _sentence_room(press, high) / (2 * _leading(press)) / press.text_scale
    return max(fonts.FLOOR + 1, min(SENTENCE, tall))


def _shortened(action: Action) -> Action:
    """The answer with its sign in place of its label, if it has one."""
    if not action.sign:
        return action
    sign = Glyph("sign", action.sign)
    worn = tuple((*glyphs, sign) for glyphs in action.elsewhere)
    return replace(action, label="", glyphs=(*action.glyphs, sign), elsewhere=worn)


def _briefly(action: Action) -> Action:
    return replace(action, label=action.brief) if action.brief else action


def _alone(action: Action) -> Action:
    return replace(action, elsewhere=())


def _lay(press: Press, wide: float, high: float, look: PromptLook) -> _Laid:
    """The answers in words; where words would be small, in signs those that have one; where that isn't enough they lie
    nearer to each other and keep no room for other devices; last, in fewer words.
    """
    step = round(max(8, round(fonts.FLOOR * press.scale)) * _leading(press))
    lines = max(2, round(_sentence_room(press, high) * press.scale) // step)
    signed = tuple(map(_shortened, look.actions))
    brief = tuple(map(_briefly, signed))
    ways: list[tuple[tuple[Action, ...], float]] = []
    for actions in dict.fromkeys((look.actions, signed, brief)):
        ways.append((actions, GAP))
        if actions != look.actions or signed == look.actions:
            ways.append((tuple(map(_alone, actions)), NEAR))
    for actions, gap in ways:
        laid = _lay_largest(press, wide, lines, replace(look, actions=actions), gap, LEAST)
        if laid.label_size >= LEAST / press.text_scale and laid.roomy:
            return laid
    actions, gap = ways[-1]
    return _lay_largest(press, wide, lines, replace(look, actions=actions), gap, TIGHT)


def _lay_largest(press: Press, wide: float, lines: int, look: PromptLook, gap: float, least: float) -> _Laid:
    """The largest labels that leave room for the sentence, on one line or on two; on `lines` at most."""
    left = 28.0 if look.seat is None else 92.0
    most, step = LABEL, 1.0
    size = most
    while True:
        widths = [_action_width(press, a, size) for a in look.actions]
        total = sum(widths) + gap * max(0, len(widths) - 1)
        room = wide - left - 34 - total - (gap if widths else 0)
        scaled = SENTENCE if size == most else fonts.FLOOR / press.text_scale
        if press.text_scale > 1.25:
            # whoever asked for the largest text wants the question large, not only its answers
            scaled = max(scaled, size)
        one = fonts.width(press, look.sentence, "text", scaled) <= room
        two = size <= LEAST / min(press.text_scale, 1.25) or size < most - 3
        small = fonts.FLOOR / press.text_scale
        two = two and len(fonts.wrap(press, look.sentence, max(60.0, room), "text", small)) <= 2
        if one or two or size <= least / press.text_scale:
            break
        if size <= LEAST / press.text_scale and _wrapped_to_two(press, look.sentence, room):
            break
        size -= step
    x = wide - 34 - total
    placed = []
    for width in widths:
        placed.append((x, width))
        x += width + gap
    roomy = one or len(fonts.wrap(press, look.sentence, max(60.0, room), "text", small)) <= lines
    return _Laid(size, tuple(placed), (left, max(60.0, room)), not one, look.actions, gap, roomy)


@passing
def _bar(press: Press, size: tuple[int, int], look: PromptLook) -> pygame.Surface:
    wide, high = press.units(size[0]), press.units(size[1])
    surface = ornaments.plate(press, wide, high, PITCH, GOLD_LIGHT, 16).copy()
    pen = Pen.reading(press, surface)
    middle = high / 2
    if look.seat is not None:
        pen.paste(icons.seat_mark(press, look.seat, 50), (28, middle), "midleft")
    laid = _lay(press, wide, high, look)
    left, room = laid.sentence
    tall = _tallest_of_two(press, high)
    if laid.two_lines or not fonts.fits(press, look.sentence, room, "text", tall * press.text_scale * TALLER):
        box = (left, 4.0, room, _sentence_room(press, high))
        pen.paragraph(look.sentence, box, "text", tall, BONE, floor=SMALLEST, leading=_leading(press))
    else:
        pen.base(look.sentence, (left, middle + 1), "text", SENTENCE, BONE, max_width=room)
    for action, (x, width) in zip(laid.actions, laid.places, strict=True):
        ink = GOLD_LIGHT if action.enabled else UNLIT_TYPE
        if action.apart:
            plate = ornaments.plate(press, width, min(high - 10, 52.0), VERMILION_DEEP, BONE, 10, 4)
            pen.paste(plate, (x, middle), "midleft")
            ink = BONE
        x += (width - _worn_width(press, action, action.glyphs, laid.label_size)) / 2
        for sign in action.glyphs:
            piece = glyph(press, sign, _glyph_size(laid.label_size))
            if not action.enabled:
                piece = pygame.transform.grayscale(piece)
            box_px = pen.paste(piece, (x, middle), "midleft")
            x += press.units(box_px.width) + 10
        if action.label:
            pen.base(action.label, (x, middle), "strong", laid.label_size, ink)
    return surface


def draw_prompt(press: Press, target: pygame.Surface, box: pygame.Rect, look: PromptLook) -> None:
    """The bar with its shadow, filling `box`."""
    paper.lay_once(press, target, _bar(press, box.size, look), box.topleft, 10, 0.6)


def action_rects(press: Press, box: pygame.Rect, look: PromptLook) -> list[pygame.Rect]:
    """Where each action may be pressed, in window pixels: the whole height of the bar."""
    laid = _lay(press, press.units(box.width), press.units(box.height), look)
    rects = []
    for x, width in laid.places:
        left, broad = box.x + press.px(x - laid.gap / 2), press.px(width + laid.gap)
        if press.right_to_left:
            left = box.right - (left - box.x) - broad
        rects.append(pygame.Rect(left, box.y, broad, box.height))
    return rects

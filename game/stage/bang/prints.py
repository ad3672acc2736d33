"""What a BANG! table prints ahead, in quiet frames: cards as they fly and lie, the lamp of a draw!, lit edges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pygame import SRCALPHA, Rect, Surface

from game.bang.deck import BLACK, BORDER, KINDS, NAME, of_pool
from game.bang.state import sets_of
from game.stage.bang.acts_perils import look_of
from game.stage.bang.floor import Floor
from game.stage.bang.flying import PRINT_WIDTHS, side
from game.stage.bang.sight import kind_of
from game.stage.bang.words import card_words, printed_name
from game.stage.paint import states
from game.stage.paint.bang import cards, gear
from game.stage.paint.bang.spotlight import draw_spotlight
from game.stage.paint.press import Press
from game.stage.text import text

FLIGHT, HELD = PRINT_WIDTHS
"""The widths of a card in the air, and of one of the own hand."""
STAYING = ("blue", "green")
MANY = 9
"""More cards than lie in a row with their names."""


def before_the_rush(press: Press, floor: Floor) -> Iterator[None]:
    """The dearest first, then what will be wanted most likely: each step is one print."""
    nowhere = Surface((1, 1), SRCALPHA)
    used = sets_of(floor.state.switches)
    playing, equipment = of_pool("", used), of_pool("equipment", used)
    yield from _lamp(press, nowhere, floor)
    yield from _edges(press, nowhere, floor)
    own = floor.state.hand[floor.viewer] if floor.viewer is not None else ()
    for card in own:
        side(press, kind_of(card), HELD)
        yield
    yield from _rows(press, nowhere, floor, (*playing, *equipment))
    for kind in dict.fromkeys(KINDS[card] for card in (*own, *playing)):
        side(press, kind, FLIGHT)
        yield


def _lamp(press: Press, nowhere: Surface, floor: Floor) -> Iterator[None]:
    """The light of a draw!, the back that is turned in it, and what it may come to."""
    look = look_of(0, "jail", (0,))
    for flip in (0.0, 1.0):
        draw_spotlight(press, nowhere, floor.layout.arena, look, flip)
        yield
    for good, word in ((True, "bang-act-draw-good"), (False, "bang-act-draw-bad")):
        draw_spotlight(press, nowhere, floor.layout.arena, replace(look, chosen=0, verdict=text(word), good=good))
        yield
    for width in PRINT_WIDTHS:
        cards.back(press, width)
        yield


def _edges(press: Press, nowhere: Surface, floor: Floor) -> Iterator[None]:
    """The lit edge of each size of panel and of a hand card."""
    panels = [floor.panel(seat) for seat in range(floor.state.seats)]
    for size in dict.fromkeys(panel.size for panel in panels):
        states.draw_rim(press, nowhere, Rect((0, 0), size), "gold", 8, glow=True)
        yield
    states.draw_rim(press, nowhere, Rect((0, 0), floor.layout.card), "gold", 12, glow=True)
    yield


def _rows(press: Press, nowhere: Surface, floor: Floor, box: tuple[int, ...]) -> Iterator[None]:
    """What may come to lie before a seat, for each height of such a row: with its name, and as a chip of many."""
    kinds = {NAME[card]: KINDS[card] for card in box if NAME[card] in BLACK or BORDER.get(NAME[card]) in STAYING}
    for row in {seat.gear.height: seat.gear for seat in floor.layout.seats}.values():
        for many in (1, MANY):
            for name, kind in kinds.items():
                look = gear.GearLook(printed_name(name), card_words(kind).short, bought=name in BLACK)
                gear.draw_gear(press, nowhere, row, (look,) * many)
                yield

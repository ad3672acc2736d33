"""What is written over the game that bots show in public: captions, cards between the scenes, an invitation.

Nothing stands still for long: all of the picture goes round a small ring, a step a minute, so that no edge burns in.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from game.stage.menus import widgets
from game.stage.paint import fonts, notices, paper
from game.stage.paint.press import Press, passing
from game.stage.prompting import bar_box
from game.stage.text import text
from game.words import game_name

if TYPE_CHECKING:
    from game.stage.stage import Stage

INVITATION: Final = 560.0
"""How wide the invitation may be, in units."""
APART: Final = 14
CAPTION: Final = 38.0
SMALLEST: Final = 28.0
CARD: Final = (1300, 600)
STANDING_CARD: Final = (1760, 1240)
STANDING_WORDS: Final = 66.0
"""Where the window stands, so that they can be read from as far."""
STEP_SECONDS: Final = 60.0
"""How long the picture stays where it is."""
STEPS: Final = 24
"""Places on its ring."""
RADIUS: Final = 5.0
"""Of the ring, in units."""


def shift(now: float, scale: float) -> tuple[int, int]:
    """How far the picture is moved, in pixels, at a time of the stage's clock."""
    angle = 2 * math.pi * (int(now / STEP_SECONDS) % STEPS) / STEPS
    return round(RADIUS * scale * math.cos(angle)), round(RADIUS * scale * math.sin(angle))


@passing
def caption(press: Press, sentence: str, size: tuple[int, int]) -> pygame.Surface:
    """A strip of paper of `size` pixels with what has happened, in type as large as there is room."""
    wide, high = press.units(size[0]), press.units(size[1])
    slip = paper.sheet(press, (wide, high), press.tones.paper_warm, 6, 0.5, 2.5, 7).copy()
    room = (wide - 48, high - 16)
    ink = fonts.block(press, sentence, room, "strong", CAPTION, press.tones.ink, SMALLEST, align="center").surface
    slip.blit(ink, ink.get_rect(center=slip.get_rect().center))
    return slip


def card(stage: Stage, screen: pygame.Surface, head: str, line: str) -> None:
    """All of the screen: a sheet on the wall."""
    canvas, press = stage.canvas, stage.press
    widgets.wall(stage, screen)
    (wide, high), size = (STANDING_CARD, STANDING_WORDS) if canvas.stands else (CARD, CAPTION)
    box = Rect(0, 0, canvas.px(wide), canvas.px(high))
    box.center = (canvas.whole.centerx, canvas.whole.centery - canvas.px(40))
    widgets.panel(stage, screen, box, head)
    words = widgets.inside(stage, box)
    room = (press.units(words.width), press.units(words.height))
    ink = fonts.block(press, line, room, "text", size, press.tones.ink, SMALLEST, align="center").surface
    screen.blit(ink, ink.get_rect(center=words.center))


def draw(stage: Stage, screen: pygame.Surface, game: str, invitation: str) -> None:
    """The card of a cut or of an opening, or the caption in the place of the bar; the invitation always."""
    director = stage.director
    bar = bar_box(stage.canvas)
    slip = notices.notice(stage.press, invitation, width=INVITATION)
    place = slip.get_rect(midright=bar.midright)
    room = Rect(bar.left, bar.top, bar.width - place.width - stage.canvas.px(APART), bar.height)
    if stage.press.right_to_left:
        place.left, room.right = bar.left, bar.right
    if director is not None and (director.opening or director.cutting):
        says = text(f"guide-{game.replace('_', '-')}") if director.opening else text("kiosk-later")
        card(stage, screen, game_name(game), says.split("\n\n")[0])
        place.center = bar.center
    elif director is not None and director.caption:
        paper.lay(stage.press, screen, caption(stage.press, director.caption, room.size), room.topleft, 10)
    paper.lay(stage.press, screen, slip, place.topleft, 10)

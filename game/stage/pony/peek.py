"""A person's own item cards and dice, looked at while somebody else is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.pony_express.state import Pony
from game.stage.paint import dice, item_cards, palette, paper, states
from game.stage.paint.press import Press
from game.stage.play.peek import Peek
from game.stage.pony.layout import MINI
from game.stage.pony.sight import hand_of_seat
from game.stage.pony.words import item_words
from game.stage.text import text

DIE = 84.0
GAP = 14.0
EDGE = 16.0
HEAD = 40.0


def dice_of_seat(g: Pony, seat: int) -> tuple[int, ...]:
    """What lies under the seat's own cup now, as far as it is rolled; nothing for others."""
    return tuple(face for face in g.dice if face > 0) if g.roller == seat else ()


@dataclass(eq=False)
class ItemPeek(Peek):
    """Behind a cover: the cards in full, and the dice above them."""

    kinds: Sequence[str] = ()
    dice: Sequence[int] = ()

    def faces(self, press: Press, width: float) -> Sequence[pygame.Surface]:
        """The cards as they are held."""
        return [item_cards.hand(press, kind, item_words(kind), width) for kind in self.known]

    @property
    def known(self) -> Sequence[str]:
        """The cards that can be seen."""
        return [kind for kind in self.kinds if kind]

    @property
    def count(self) -> int:
        """How many cards there are."""
        return len(self.known)

    @property
    def above(self) -> float:
        """The dice lie above the cards."""
        return HEAD + DIE + EDGE if self.dice else super().above

    def draw(self, screen: pygame.Surface) -> None:
        """Cards, dice, or that there is nothing."""
        super().draw(screen)
        press, canvas = self.near
        wide = canvas.px(DIE + GAP)
        left = canvas.whole.centerx - wide * (len(self.dice) - 1) // 2
        y = canvas.whole.top + canvas.px(HEAD + DIE / 2)
        for number, face in enumerate(self.dice):
            dice.draw_die(press, screen, (left + number * wide, y), face, DIE)
        if not self.kinds and not self.dice:
            plate = states.tag(press, text("pony-peek-nothing"), palette.PITCH, palette.BONE, 40)
            screen.blit(plate, plate.get_rect(center=canvas.whole.center))


def draw_beside(press: Press, screen: pygame.Surface, ticket: Rect, g: Pony, seat: int) -> None:
    """Over a seat's ticket, while its look button is held: its cards and dice, small."""
    kinds, faces = [kind for kind in hand_of_seat(g, seat) if kind], dice_of_seat(g, seat)
    mini, high = MINI if kinds else (0.0, DIE)
    wide = sum([mini + GAP] * len(kinds) + [DIE + GAP] * len(faces)) - GAP
    if not kinds and not faces:
        plate = states.tag(press, text("pony-peek-nothing"), palette.PITCH, palette.BONE, 30)
        screen.blit(plate, plate.get_rect(midbottom=ticket.midtop).clamp(screen.get_rect()))
        return
    box = Rect(0, 0, press.px(wide + 2 * EDGE), press.px(high + 2 * EDGE))
    box.midbottom = ticket.centerx, ticket.top - press.px(8)
    box.clamp_ip(screen.get_rect())
    units = press.units(box.width), press.units(box.height)
    paper.lay(press, screen, paper.sheet(press, units, press.tones.paper_warm, 8, 0.6, 0, 7), box.topleft, 14, 0.6)
    x = box.x + press.px(EDGE)
    for kind in kinds:
        face = item_cards.mini(press, kind, item_words(kind), mini)
        paper.lay(press, screen, face, (x, box.y + press.px(EDGE)), 4, 0.4)
        x += press.px(mini + GAP)
    for shown in faces:
        dice.draw_die(press, screen, (x + press.px(DIE / 2), box.centery), shown, DIE)
        x += press.px(DIE + GAP)


def draw_banner(press: Press, screen: pygame.Surface, place: Rect, name: str) -> None:
    """Everybody else is asked to look away."""
    plate = states.tag(press, text("play-look-away", name=name), palette.VERMILION, palette.BONE, 40)
    screen.blit(plate, plate.get_rect(midtop=(place.centerx, place.top + press.px(24))))

"""The end of a game of BANG!: which side has won, who was what and did what, and the story of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.bang.game import merit
from game.bang.state import Bang
from game.rules.event import Event
from game.stage.bang import story
from game.stage.bang.sight import character_of
from game.stage.bang.words import title_of
from game.stage.menus import widgets
from game.stage.paint import controls, ornaments, palette
from game.stage.paint.bang import roles as paint
from game.stage.paint.bang.life import life_row
from game.stage.paint.cards import RATIO
from game.stage.paint.palette import GOLD_LIGHT
from game.stage.paint.pen import Pen
from game.stage.play.results import MARGIN, GameOver, Sheet
from game.stage.prompting import Offer
from game.stage.text import text

RIBBON = 96.0
LONGEST = 40
"""Letters of the winners' names that the bar has room for."""
SIDE_INKS = {"law": "sheriff", "outlaws": "outlaw", "renegade": "renegade", "last": "renegade", "life": "renegade"}
"""The role whose ink the ribbon of a side wears."""
NAME = 74.0
ROLE, CHARACTER, LIFE = 470.0, 760.0, 1010.0
"""Left edges of what stands in a row, in units of the sheet."""
FIGURES = (("bang-result-shots", 1240.0), ("bang-result-hits", 1350.0), ("bang-result-out", 1460.0))


@dataclass(eq=False)
class BangResult(GameOver):
    """`last` is the last state as everybody knows it, `roles` what each seat was, `events` everything that happened."""

    last: Bang | None = None
    roles: Sequence[str] = ()
    events: Sequence[Event] = ()

    @property
    def side(self) -> str:
        """Who has won, in a word: a side, or how else the game ended."""
        return self.last.side if self.last is not None and self.how == "won" and self.last.side else self.how

    def title(self) -> str:
        """The end."""
        return text("bang-result-title")

    def line(self) -> str:
        """Which side has won, and when.  Of names too long for the bar only the rows of the sheet tell, in gold."""
        names = self.winners_in_words()
        if len(names) > LONGEST and len(self.winners) > 1:
            names = text("bang-result-many", count=len(self.winners))
        return text("bang-result-over", side=self.side, names=names, turn=self.hands)

    def head_room(self) -> float:
        """Room for the side's ribbon."""
        return RIBBON + 8

    def offers(self) -> Sequence[Offer]:
        """Also the story."""
        rematch, *rest = super().offers()
        return (rematch, Offer("story", text("bang-story"), "" if self.statistics is not None else "page_left"), *rest)

    def take(self, name: str) -> None:
        """Do it."""
        if name == "story":
            lines = story.told(self.events, self.names_of_seats, self.roles, self.winners)
            self.stage.push(Story(names_of_seats=self.names_of_seats, lines=lines))
        else:
            super().take(name)

    # -- painting

    def draw(self, screen: pygame.Surface) -> None:
        """The table, the sheet, the side's ribbon, type falling beside it."""
        press = self.stage.press
        self.draw_place(screen)
        Sheet.draw(self, screen)
        ink = paint.INKS[SIDE_INKS.get(self.side, "sheriff")]
        ribbon = ornaments.ribbon(press, 620, RIBBON, ink, 40)
        place = ribbon.get_rect(midtop=(self.sheet.centerx, self.sheet.top + press.px(controls.PANEL_HEAD + 4)))
        screen.blit(ribbon, place)
        words = text("bang-result-side", side=self.side, names=self.winners_in_words())
        size = min(46, 46 / press.text_scale)
        Pen.within(press, screen, place).text(
            words, (310, 44), "display", size, palette.ink_on(ink), max_width=450, floor=20
        )
        self.draw_confetti(screen)

    def draw_rows(self, screen: pygame.Surface) -> None:
        """Winners first: role, character, life points, what each has done."""
        g = self.last
        if g is None:
            return
        press = self.stage.press
        pen = Pen.within(press, screen, self.sheet)
        y, row = self.row_places()
        wide = press.units(self.sheet.width)
        done = story.tallies(self.events, g.seats)
        soft = press.tones.ink_soft
        heads = (("bang-result-role", ROLE), ("bang-result-character", CHARACTER), ("bang-result-life", LIFE))
        for message, x in heads:
            pen.text(text(message), (x, y + row / 2), "gothic", 28, soft, "midleft", max_width=220, floor=16)
        for message, x in FIGURES:
            pen.text(text(message), (x, y + row / 2), "gothic", 28, soft, max_width=104, floor=16)
        order = sorted(range(g.seats), key=lambda seat: (seat in self.winners, merit(g, seat), -seat), reverse=True)
        for number, seat in enumerate(order):
            middle = y + row * (number + 1.5)
            if seat in self.winners:
                light = palette.mix(press.tones.paper_warm, GOLD_LIGHT, 0.55)
                pen.fill((MARGIN, middle - row / 2 + 2, wide - 2 * MARGIN, row - 3), light)
            self.draw_seat(pen, seat, middle, row, ROLE - MARGIN - NAME - 16)
            self._draw_what(pen, g, seat, middle, row)
            tally = done[seat]
            for figure, (_, x) in zip((tally.shots, tally.hits, tally.out), FIGURES, strict=True):
                pen.text(str(figure), (x, middle), "number", 32, press.tones.ink, max_width=100, most=row * 0.7)

    def _draw_what(self, pen: Pen, g: Bang, seat: int, middle: float, row: float) -> None:
        """Role, character and life points of a row."""
        press, role = pen.press, self.roles[seat]
        high = row - 10
        pen.paste(paint.small(press, role, high / RATIO), (ROLE, middle), "midleft")
        left = ROLE + high / RATIO + 12
        ink = press.tones.ink
        room = CHARACTER - left - 16
        pen.text(title_of(role), (left, middle), "strong", 28, ink, "midleft", max_width=room, floor=15, most=row * 0.6)
        name = title_of(character_of(g, seat))
        room = LIFE - CHARACTER - 16
        pen.text(name, (CHARACTER, middle), "text", 27, ink, "midleft", max_width=room, floor=15, most=row * 0.6)
        if g.life[seat] > 0:
            life_row(pen, (LIFE, middle), g.life[seat], g.life[seat], row * 0.6, 190)
        else:
            pen.icon("skull", (LIFE + row * 0.3, middle), row * 0.55, press.tones.ink_soft, press.tones.paper_warm)


@dataclass(eq=False)
class Story(Sheet):
    """The story of a game, on a sheet of its own."""

    lines: Sequence[str] = ()

    def title(self) -> str:
        """What it is."""
        return text("bang-story-title")

    def line(self) -> str:
        """In the bar."""
        return text("bang-story-bar")

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("close", text("play-close"), "back"),)

    def take(self, name: str) -> None:
        """Back to the result."""
        self.stage.pop(self)

    def draw_rows(self, screen: pygame.Surface) -> None:
        """The sentences, one below the other."""
        place = widgets.inside(self.stage, self.sheet, MARGIN)
        widgets.reading(self.stage, screen, place, "\n".join(self.lines), 0)

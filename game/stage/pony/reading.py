"""An item card read large: its full face, and why it can't be played now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.rules.refusal import Refusal
from game.stage import prompting
from game.stage.earp.painter import big
from game.stage.earp.reading import GAP, SHEET, Reader
from game.stage.menus import widgets
from game.stage.paint import cards, controls, item_cards, paper
from game.stage.pony.words import GAME, item_words
from game.words import clause, kind_name, reason


@dataclass(eq=False)
class ItemReader(Reader):
    """`clause_id` is the rule behind the card."""

    clause_id: str = ""

    def paragraphs(self) -> list[str]:
        """What stands beside the card."""
        words = clause(GAME, self.clause_id, self.switches)
        return [*self.first, *([words] if words else [])]

    def sentence(self) -> str:
        """What is read."""
        return kind_name(GAME, self.kind)

    def draw(self, screen: pygame.Surface) -> None:
        """The table in the shade, the card, the sheet."""
        widgets.shade(self.stage, screen)
        press, canvas = self.stage.press, self.stage.canvas
        high = (self.bar.top - canvas.whole.top) / canvas.scale - 40
        larger = big(press, round(min(1.25, high / cards.FULL[1]), 3))
        face = item_cards.full(larger, self.kind, item_words(self.kind))
        wide = face.get_width() + canvas.px(GAP + SHEET)
        left = canvas.whole.centerx - wide // 2
        top = canvas.whole.top + (self.bar.top - canvas.whole.top - face.get_height()) // 2
        paper.lay(press, screen, face, (left, top), 26, 0.65)
        sheet = Rect(left + face.get_width() + canvas.px(GAP), top, canvas.px(SHEET), face.get_height())
        controls.draw_panel(press, screen, sheet)
        self._words(press, screen, sheet)
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers())


def why_words(refusal: Refusal | None, names: Sequence[str]) -> tuple[str, ...]:
    """Why the card can't be played now, if so."""
    return (reason(refusal, names),) if refusal else ()

"""The hand as a fan: where each card is now, where it is going, and how it is painted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.earp.deck_words import card_words
from game.stage.earp.layout import TableLayout
from game.stage.earp.painter import NO_MARKS, Marks, card_id
from game.stage.earp.sight import kind_of
from game.stage.motion import Motion, Tween, out_back, out_cubic
from game.stage.paint import cards, palette, paper, states
from game.stage.paint.press import Press
from game.stage.text import text

HOVER = 14.0
CHOSEN = 34.0
HOVER_MS = 120.0
CHOSEN_MS = 160.0
SLIDE_MS = 220.0
MOST_FRESH = 2
"""More new cards at once are a new hand, or another one's."""
TAG = 24.0
"""Size of the tag on a new card."""
Spot = tuple[float, float]
"""Left edge and lift of a card, in pixels."""


@dataclass(eq=False)
class Fan:
    """The cards before the person who is asked.  `open` is False while they lie face down."""

    order: tuple[int, ...] = ()
    spots: dict[int, Spot] = field(default_factory=dict)
    goals: dict[int, Spot] = field(default_factory=dict)
    open: bool = True
    fresh: frozenset[int] = frozenset()
    """The cards that have just come into the hand; they wear a tag until the next pick."""
    front: int = -1
    """The focused card: nothing lies over it."""
    _turn: int = 0

    def show(self, order: Iterable[int]) -> None:
        """These cards, in this order, from now on; the others are gone at once."""
        before, self.order = self.order, tuple(order)
        new = frozenset(card for card in self.order if card >= 0 and card not in before)
        if new:
            self.fresh = new if before and len(new) <= MOST_FRESH else frozenset()
        for card in [c for c in self.spots if c not in self.order]:
            del self.spots[card]

    def rest(self, layout: TableLayout, focused: int = -1, chosen: frozenset[int] = frozenset()) -> dict[int, Spot]:
        """Where every card belongs: the focused one a little raised, chosen ones more, neighbours aside."""
        count = len(self.order)
        parted = self.order.index(focused) if focused in self.order else -1
        unit = layout.scale
        found = {}
        for number, card in enumerate(self.order):
            rect = layout.hand_card(number, count, parted)
            lift = (CHOSEN if card in chosen else 0.0) + (HOVER if card == focused else 0.0)
            found[card] = (float(rect.x), lift * unit)
        return found

    def settle(
        self, layout: TableLayout, motion: Motion, focused: int = -1, chosen: frozenset[int] = frozenset()
    ) -> None:
        """Send every card to where it belongs now."""
        self.front = focused
        goals = self.rest(layout, focused, chosen)
        if goals == self.goals and set(self.spots) == set(goals):
            return
        start = {card: self.spots.get(card, goal) for card, goal in goals.items()}
        lifted = any(goals[c][1] != self.goals.get(c, goals[c])[1] for c in goals)
        moved = any(abs(goals[c][0] - start[c][0]) > 1 for c in goals)
        self.goals = goals
        self.spots = dict(start)
        self._turn += 1
        turn = self._turn

        def apply(t: float) -> None:
            if turn == self._turn:
                for card, (x, lift) in goals.items():
                    x0, lift0 = start[card]
                    self.spots[card] = (x0 + (x - x0) * t, lift0 + (lift - lift0) * t)

        rises = lifted and any(goals[c][1] > start[c][1] for c in goals)
        ms = SLIDE_MS if moved and not lifted else CHOSEN_MS if rises else HOVER_MS
        motion.aside(Tween(apply, ms, out_back if rises and chosen else out_cubic))

    def jump(self, layout: TableLayout, focused: int = -1, chosen: frozenset[int] = frozenset()) -> None:
        """Put every card where it belongs, at once."""
        self.front = focused
        self._turn += 1
        self.goals = self.rest(layout, focused, chosen)
        self.spots = dict(self.goals)

    def rect(self, layout: TableLayout, card: int) -> Rect:
        """Where a card is now; cards that are not in the hand yet get the place they will have."""
        if card in self.spots:
            x, lift = self.spots[card]
            return Rect(round(x), round(layout.hand.y - lift), *layout.card)
        if card in self.order:
            return layout.hand_card(self.order.index(card), len(self.order))
        return layout.hand_card(len(self.order), len(self.order) + 1)

    def draw(
        self,
        press: Press,
        screen: pygame.Surface,
        layout: TableLayout,
        chosen: frozenset[int] = frozenset(),
        marks: Marks = NO_MARKS,
        absent: Iterable[int] = (),
    ) -> None:
        """Paint the fan; `absent` cards are on their way and not here."""
        gone = set(absent)
        mirrored = layout.canvas.right_to_left
        # the index of every card shows, in the corner where its name begins; what is focused shows whole
        laid = sorted(self.order, key=lambda card: self.rect(layout, card).x, reverse=mirrored)
        for card in sorted(laid, key=lambda card: card == self.front >= 0):
            if card in gone:
                continue
            rect = self.rect(layout, card)
            face = self.face(press, layout, card)
            name = card_id(card)
            if card in chosen:
                states.draw_rim(press, screen, rect, "legal", 10, glow=True)
            elif name in marks.signals:
                states.draw_rim(press, screen, rect, marks.signals[name], 10)
            paper.lay(press, screen, face, rect.topleft, 14 if card in chosen else 8, 0.5)
            if name in marks.shaded:
                states.draw_dim(press, screen, rect, 10)
            if card in chosen:
                states.draw_tick(press, screen, rect)
            if card in self.fresh and self.open:
                tag = states.tag(press, text("earp-new"), palette.GOLD_LIGHT, palette.INK, TAG)
                place = tag.get_rect(midleft=(rect.x + press.px(2), rect.y))
                screen.blit(tag, press.sided(place, rect))

    def face(self, press: Press, layout: TableLayout, card: int) -> pygame.Surface:
        """The side of a card that shows."""
        if card < 0 or not self.open:
            return cards.back(press, layout.card_units)
        return cards.hand(press, kind_of(card), card_words(kind_of(card)), layout.card_units)

    def reasons(self, press: Press, screen: pygame.Surface, layout: TableLayout, reasons: Mapping[str, str]) -> None:
        """The plate on a card that says why it can't be used."""
        for card in self.order:
            words = reasons.get(card_id(card))
            if words:
                states.draw_reason(press, screen, self.rect(layout, card), words)

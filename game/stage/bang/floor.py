"""What the table of BANG! shows now: a state that lags behind the rules while cards fly, and the places of things."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pygame import Rect

from game.bang.state import Bang
from game.stage.bang.flying import CardSprite
from game.stage.bang.layout import BangLayout, bang_layout
from game.stage.bang.layout_middle import RATIO
from game.stage.bang.sight import Sight, has_shop, held_order, kind_of, order_of, piles_of_events, sight_of
from game.stage.bang.ways import lying
from game.stage.layout import Canvas
from game.stage.paint.bang import cards as print_sizes
from game.stage.paint.bang.gear import GAP as GEAR_GAP
from game.stage.paint.bang.seats import SeatLook
from game.stage.paint.bang.volley import Fate
from game.stage.play.cards import CardFloor
from game.stage.play.flying import Spot

DEAL_MS = 260.0
SHOWN = 170.0
"""Width in units of a card that everybody looks at."""
NAMED = print_sizes.MINI[0] / print_sizes.MINI[1]
CHIP = print_sizes.CHIP[0] / print_sizes.CHIP[1]
"""Width of a card in play against its height, with its name and as a chip."""
BOARD_GAP = 12.0
NARROW = 280.0
"""Width in units of the place of an event that isn't known yet, beside another."""
WARE = 150.0
"""Width in units of a card on the counter, at most."""
SMALL = 40.0
"""Width in units of a card that comes from or goes to a panel."""


def laid_for(canvas: Canvas, g: Bang, anchor: int = 0) -> BangLayout:
    """The table for a state: with what is played with, and the seats as they sit."""
    laid = bang_layout(canvas, g.seats, anchor, bool(piles_of_events(g)), has_shop(g))
    return laid.seated(order_of(g, anchor))


@dataclass(eq=False)
class Floor(CardFloor[BangLayout, Bang]):
    """The shown table.  `viewer` is whose knowledge is shown (None: the public's), `holder` whose hand lies in the
    hand area (-1: nobody's), `open` whether it lies face up, with the holder's role.
    """

    open: bool = True
    lives: dict[int, int] = field(default_factory=dict)
    """Life points shown while cartridges fall or come, by seat."""
    centre: str = ""
    """What an act shows in the middle of the table, in place of piles and rows; empty: nothing."""
    unveiled: tuple[str, ...] = ()
    """At the end, the role of every seat."""
    given: dict[int, int] = field(default_factory=dict)
    """BANG! cards given in the Duel that goes on, by seat."""
    fates: dict[int, Fate] = field(default_factory=dict)
    """What has become of the seats that something going round has come to."""
    _sight: Sight | None = None
    _hand: tuple[int, ...] = ()

    def show(self, g: Bang) -> None:
        """Show a state from now on."""
        self.state = g
        self._sight = None
        self._hand = held_order(g.hand[self.holder]) if 0 <= self.holder < g.seats else ()

    def hold(self, seat: int, opened: bool) -> None:
        """Put a seat's cards into the hand area, face up or face down; -1 clears it."""
        self.holder, self.open = seat, opened
        self.show(self.state)

    def turn(self, opened: bool) -> None:
        """Turn the hand over where it lies."""
        self.open = opened
        self._sight = None

    @property
    def sight(self) -> Sight:
        """What is seen of the shown state, worked out when somebody looks."""
        if self._sight is None:
            whose = self.holder if self.open and self.viewer == self.holder else -1
            seen = sight_of(self.state, self.cast, whose)
            self._sight = replace(seen, seats=tuple(map(self._as_shown, seen.seats)))
        return self._sight

    def _as_shown(self, look: SeatLook) -> SeatLook:
        """A panel with the life points of the moment, and with its role at the end."""
        if look.seat in self.lives:
            look = replace(look, life=max(0, self.lives[look.seat]))
        return replace(look, role=self.unveiled[look.seat]) if self.unveiled else look

    def unveil(self, roles: tuple[str, ...]) -> None:
        """The game is over: everybody's role lies open."""
        self.unveiled = roles
        self._sight = None

    def shows_life(self, seat: int, life: int | None) -> None:
        """Show these life points on a panel; None: those of the state again."""
        if life is None:
            self.lives.pop(seat, None)
        else:
            self.lives[seat] = life
        self._sight = None

    @property
    def order(self) -> tuple[int, ...]:
        """The cards of the hand area as they lie; unknown ones are below -1."""
        return self._hand

    # -- places

    def panel(self, seat: int) -> Rect:
        """A seat's panel."""
        return self.layout.seats[seat].panel

    def gear_rects(self, seat: int, count: int) -> list[Rect]:
        """The places of so many cards in play in front of a seat."""
        box = self.layout.seats[seat].gear
        if not count:
            return []
        high, gap = float(box.height), GEAR_GAP * self.layout.scale
        wide = high * NAMED
        if count * (wide + gap) - gap > box.width:
            wide = high * CHIP
        step = wide + gap
        if count * step - gap > box.width:
            step = (box.width - wide) / max(1, count - 1)
        places = [Rect(box.x + round(n * step), box.y, round(wide), box.height) for n in range(count)]
        return [self.layout.canvas.sided(place, box) for place in places]

    def gear_rect(self, seat: int, card: int, g: Bang) -> Rect:
        """Where a card in play lies in a state, or would come to lie."""
        there = list(lying(g, seat))
        if card not in there:
            there.append(card)
        return self.gear_rects(seat, len(there))[there.index(card)]

    def hand_rect(self, card: int) -> Rect:
        """Where a card of the hand area rests; one that is not there yet: where it would come last."""
        order = self._hand
        if card in order:
            return self.layout.hand_card(order.index(card), len(order))
        return self.layout.hand_card(len(order), len(order) + 1)

    def deck(self) -> Spot:
        """The top of the draw pile."""
        rect = self.layout.deck
        return Spot(rect.centerx, rect.centery, rect.width, 0.0, False)

    def discards(self) -> Spot:
        """The top of the discards."""
        rect = self.layout.discards
        return Spot(rect.centerx, rect.centery, rect.width, 2.0, True)

    def held(self, seat: int, card: int = -1) -> Spot:
        """A card in a seat's hand: in the hand area, or on the seat's panel."""
        if seat == self.holder:
            rect = self.hand_rect(card)
            return Spot(rect.centerx, rect.centery, rect.width, 0.0, self.open and card >= 0)
        panel = self.panel(seat)
        return Spot(self.aside(panel, 0.42), panel.bottom - self.px(30), self.px(SMALL), 0.0, False)

    def front(self, seat: int, card: int, g: Bang) -> Spot:
        """A card in play in front of a seat, as it lies in a state."""
        rect = self.gear_rect(seat, card, g)
        return Spot(rect.centerx, rect.centery, rect.width, 0.0, True)

    def board_rects(self) -> list[Rect]:
        """The places of the boards: equal, or narrow for one that nothing is known of yet."""
        area, looks = self.layout.boards, self.sight.boards
        if area is None:
            return []
        gap = round(self.px(BOARD_GAP))
        room = area.width - gap * (len(looks) - 1)
        wide = [room // len(looks)] * len(looks)
        known = [bool(look.kind) for look in looks]
        if len(looks) > 1 and any(known) and not all(known):
            narrow = round(self.px(NARROW))
            wide = [room - narrow if here else narrow for here in known]
        places = [Rect(area.x + sum(wide[:n]) + n * gap, area.y, width, area.height) for n, width in enumerate(wide)]
        return [self.layout.canvas.sided(place, area) for place in places]

    def ware(self, card: int, g: Bang) -> Spot:
        """A card of the counter, as it lies in a state; the middle of the counter for one that isn't there."""
        box = self.layout.shop or self.layout.middle
        aside = g.shop.index(card) - (len(g.shop) - 1) / 2 if card in g.shop else 0.0
        wide = min((box.height - self.px(44)) / RATIO, self.px(WARE))
        aside = -aside if self.layout.canvas.right_to_left else aside
        return Spot(box.centerx + aside * wide * 1.1, box.centery, wide, 0.0, True)

    def pouch(self, seat: int) -> tuple[int, int]:
        """Where the nuggets of a seat are, on its panel."""
        panel = self.panel(seat)
        return self.aside(panel, 0.68), panel.bottom - round(self.px(26))

    def heap(self) -> tuple[int, int]:
        """Where nuggets come from and go to: the counter, where reading begins."""
        box = self.layout.shop
        return (self.aside(box, self.px(80) / box.width), box.centery) if box else self.layout.middle.center

    def portrait(self, seat: int) -> tuple[int, int]:
        """The middle of a seat's portrait: where it is shot at."""
        panel = self.panel(seat)
        return self.aside(panel, 0.18), panel.y + round(panel.height * 0.54)

    def aside(self, box: Rect, share: float) -> int:
        """The pixel column that has this share of a box before it, from the side at which reading begins."""
        at = round(box.width * share)
        return box.right - at if self.layout.canvas.right_to_left else box.x + at

    def shown(self, right: bool = False) -> Spot:
        """Where a card lies while everybody looks at it: left of the middle, or right of it."""
        middle = self.layout.middle
        width = self.px(SHOWN)
        return Spot(middle.centerx + (0.62 if right else -0.62) * width, middle.centery, width)

    # -- steps

    def sprite_of(self, card: int, spot: Spot) -> CardSprite:
        """A card in the air; one that may not be seen shows its back."""
        return CardSprite(kind_of(card), spot)

    def resting(self, card: int, spot: Spot) -> CardSprite:
        """A card that lies at a place until it is dropped."""
        sprite = self.sprite_of(card, spot)
        self.air.add(sprite)
        return sprite

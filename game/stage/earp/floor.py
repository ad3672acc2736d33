"""What the table shows now: a state that lags behind the rules while cards fly, and the places things fly between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from pygame import Rect, Surface

from game.stage.earp.flying import CardSprite
from game.stage.earp.hand import Fan
from game.stage.earp.layout import BILL, TableLayout
from game.stage.earp.payslip import MARGIN, Slip, slip_box
from game.stage.earp.sight import Sight, held_order, kind_of, sight_of
from game.stage.motion import Step
from game.stage.paint import piles
from game.stage.paint.press import Press
from game.stage.play.cards import CardFloor
from game.stage.play.flying import Spot
from game.words import money
from game.wyatt_earp.state import Earp

DEAL_MS = 260.0
SHOWN = 190.0
"""Width in units of a card that everybody looks at."""
TICKET_CARD = 34.0


@dataclass(eq=False)
class Floor(CardFloor[TableLayout, Earp]):
    """The shown table.  `viewer` is whose knowledge is shown (None: the public's), `holder` whose hand lies in the
    hand area (-1: nobody's).  `play` plays a sound by name.
    """

    fan: Fan = field(default_factory=Fan)
    shake: tuple[int, int] = (0, 0)
    _sight: Sight | None = None
    slip: Slip | None = None
    """The poster that is being paid out, and how far its slip is unfolded."""
    slip_open: float = 0.0
    aim: str = ""
    """The id of what the played sheriff card is aimed at."""

    @property
    def open(self) -> bool:
        """Whether the cards in the hand area lie face up."""
        return self.fan.open

    def show(self, g: Earp, slide: bool = True) -> None:
        """Show a state from now on."""
        self.state = g
        self._sight = None
        hand = held_order(g.hand[self.holder]) if 0 <= self.holder < g.seats else ()
        if hand != self.fan.order:
            self.fan.show(hand)
            if slide:
                self.fan.settle(self.layout, self.motion)
            else:
                self.fan.jump(self.layout)

    @property
    def sight(self) -> Sight:
        """What is seen of the shown state, worked out when somebody looks."""
        if self._sight is None:
            self._sight = sight_of(self.state, self.cast)
        return self._sight

    def hold(self, seat: int, opened: bool) -> None:
        """Put a seat's cards into the hand area, face up or face down; -1 clears it."""
        self.holder = seat
        self.fan.open = opened
        self.show(self.state, slide=False)
        self.fan.fresh = frozenset()
        self.fan.jump(self.layout)

    def turn(self, opened: bool) -> None:
        """Turn the fan over where it lies."""
        self.fan.open = opened

    def poster_shows(self, outlaw: int, dollars: int) -> None:
        """Show a sum on a poster while it is being counted up."""
        bills = list(self.sight.bills)
        bills[outlaw] = replace(bills[outlaw], reward=money(dollars))
        self._sight = replace(self.sight, bills=tuple(bills))

    def purse_shows(self, seat: int, dollars: int) -> None:
        """Show a seat's money while it is being counted up."""
        target = self.state.switches["game_target"]
        tickets = list(self.sight.tickets)
        gauge = round(min(1.0, dollars / target), 3)
        tickets[seat] = replace(tickets[seat], money=money(dollars), gauge=gauge)
        self._sight = replace(self.sight, tickets=tuple(tickets))

    # -- places

    def pile(self, name: str, opened: bool) -> Spot:
        """Supply or discards."""
        rect: Rect = getattr(self.layout, name)
        return Spot(rect.centerx, rect.centery, rect.width, 0.0 if name == "supply" else -2.0, opened)

    def held(self, seat: int, card: int = -1) -> Spot:
        """A card in a seat's hand: in the hand area, or on the seat's ticket."""
        if seat == self.holder:
            rect = self.fan.rect(self.layout, card)
            return Spot(rect.centerx, rect.centery, rect.width, 0.0, self.fan.open and card >= 0)
        ticket = self.layout.seats[seat].ticket
        x = self.aside(ticket, self.px(108))
        return Spot(x, ticket.bottom - self.px(34), self.px(TICKET_CARD), 0.0, False)

    def tile(self, seat: int, outlaw: int, g: Earp) -> Spot:
        """A laid set as it lies in a state."""
        rect = self.tile_rect(seat, outlaw, g)
        return Spot(rect.centerx, rect.centery, rect.width)

    def tile_rect(self, seat: int, outlaw: int, g: Earp) -> Rect:
        """The tile of a laid set, or where it will lie."""
        laid = [o for o in range(len(g.poster)) if g.laid[seat * len(g.poster) + o] or o == outlaw]
        return self.layout.seats[seat].tile_at(laid.index(outlaw), len(laid))

    def purse(self, seat: int) -> tuple[float, float]:
        """Where a seat's money stands."""
        ticket = self.layout.seats[seat].ticket
        return self.aside(ticket, ticket.width - self.px(80)), ticket.y + ticket.height * 0.42

    def aside(self, box: Rect, at: float) -> float:
        """The pixel column so far from the side of a box at which reading begins."""
        return box.right - at if self.layout.canvas.right_to_left else box.x + at

    def shown(self, right: bool = False) -> Spot:
        """Where a card lies while everybody looks at it: the sheriff card left, the card turned up right."""
        middle = self.layout.middle
        width = self.px(SHOWN)
        x = middle.centerx + (0.62 if right else -0.62) * width - self.px(12)
        return Spot(x, middle.centery + self.px(10), width)

    def slip_rect(self) -> Rect:
        """Where the pay-out's slip lies."""
        return slip_box(self.layout.middle, self.state.seats, self.layout.scale, self.layout.type_scale)

    def slip_poster(self) -> Rect:
        """The poster on the slip."""
        box = self.slip_rect()
        place = Rect(0, 0, round(self.px(BILL[0])), round(self.px(BILL[1])))
        place.midleft = (box.left + round(self.px(MARGIN)), box.centery)
        return self.layout.canvas.sided(place, box)

    # -- steps

    def sprite_of(self, card: int, spot: Spot) -> CardSprite:
        """A card in the air; one that may not be seen shows its back."""
        return CardSprite(kind_of(card), spot)

    def coins(
        self, start: tuple[float, float], end: tuple[float, float], count: int, each: Callable[[int], None]
    ) -> Step:
        """Coins from place to place; `each(n)` is called when coin `n` (from 1) has arrived."""
        return self.tokens(start, end, count, each, _gold)


def _gold(press: Press) -> Surface:
    return piles.coin(press, 36)

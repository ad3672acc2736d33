"""Gold and equipment of the Gold Rush."""

from __future__ import annotations

from game.bang import events_shop as s
from game.bang.deck import BLACK, NAME
from game.bang.state import Bang, put
from game.rules.kinds import everybody

FOR_SALE = 3


def open_shop(g: Bang) -> None:
    """The equipment deck, and three cards of it in a row (GR-01)."""
    if g.shop_deck:
        g.shop_deck = g.shuffled(g.shop_deck)
        g.emit(s.ShopShuffled, "GR-01", len(g.shop_deck))
        for _ in range(FOR_SALE):
            refill(g, "GR-01")


def _lift_top(g: Bang) -> int:
    """The top of the equipment deck; a deck whose open cards have come to the top is shuffled first (GR-07)."""
    if g.shop_deck and g.known[g.shop_deck[0]] == everybody(g.seats):
        g.shop_deck = g.shuffled(g.shop_deck)
        for card in g.shop_deck:
            g.known[card] = 0
        g.emit(s.ShopShuffled, "GR-07", len(g.shop_deck))
    card, g.shop_deck = g.shop_deck[0], g.shop_deck[1:]
    return card


def refill(g: Bang, clause: str = "GR-06") -> None:
    """The next equipment is turned up for sale."""
    if g.shop_deck:
        card = _lift_top(g)
        g.shop += (card,)
        g.known[card] = everybody(g.seats)
        g.stirred()
        g.emit(s.ShopFilled, clause, card)


def take_nuggets(g: Bang, seat: int, amount: int, why: str, clause: str) -> None:
    """Nuggets from the heap, or substitutes (GR-02)."""
    g.nuggets = put(g.nuggets, seat, g.nuggets[seat] + amount)
    g.emit(s.NuggetsTaken, clause, seat, amount, why, g.nuggets[seat])


def pay(g: Bang, seat: int, amount: int, why: str, clause: str) -> None:
    """Nuggets to the heap."""
    if amount:
        g.nuggets = put(g.nuggets, seat, g.nuggets[seat] - amount)
        g.emit(s.NuggetsPaid, clause, seat, amount, why, g.nuggets[seat])


def buy(g: Bang, seat: int, card: int, whom: int, clause: str) -> None:
    """An equipment leaves the row: under the deck, or a black one in front of its owner (GR-06 to GR-08)."""
    g.shop = tuple(c for c in g.shop if c != card)
    _come_to_lie(g, seat, card, whom, clause)
    refill(g)


def get_unseen(g: Bang, seat: int) -> int:
    """The top of the equipment deck, turned up on its way (GR-38); it lies under the deck until it is placed."""
    card = _lift_top(g)
    g.shop_deck += (card,)
    g.known[card] = everybody(g.seats)
    g.emit(s.Bought, "GR-38", seat, card, NAME[card], -1)
    return card


def place_unseen(g: Bang, card: int, whom: int) -> None:
    """A black equipment from under the deck comes to lie in front of somebody."""
    g.shop_deck = tuple(c for c in g.shop_deck if c != card)
    g.gear = put(g.gear, whom, (*g.gear[whom], card))
    g.stirred()
    g.emit(s.Bought, "GR-38", whom, card, NAME[card], whom)


def _come_to_lie(g: Bang, seat: int, card: int, whom: int, clause: str) -> None:
    if NAME[card] in BLACK:
        owner = whom if whom >= 0 else seat
        g.gear = put(g.gear, owner, (*g.gear[owner], card))
    else:
        g.shop_deck += (card,)
    g.stirred()
    g.emit(s.Bought, clause, seat, card, NAME[card], whom)


def lose_gear(g: Bang, seat: int, whom: int, card: int, clause: str) -> None:
    """A black equipment goes under the deck (GR-12, GR-13)."""
    g.gear = put(g.gear, whom, tuple(c for c in g.gear[whom] if c != card))
    g.shop_deck += (card,)
    g.stirred()
    g.emit(s.GearLost, clause, seat, whom, card)


def gear_named(g: Bang, seat: int, name: str) -> int:
    """The black equipment of this name in front of a seat; -1 when there is none."""
    return next((card for card in g.gear[seat] if NAME[card] == name), -1)


def for_sale(g: Bang, name: str) -> int:
    """The equipment of this name in the row; -1 when there is none."""
    return next((card for card in g.shop if NAME[card] == name), -1)

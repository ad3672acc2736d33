"""Item cards: dealt, kept, put back, played, spent."""

from __future__ import annotations

from game.pony_express import events as e
from game.pony_express.items import KIND
from game.pony_express.state import Pony
from game.rules.kinds import NO_SEAT, everybody


def without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """A zone without one of its cards."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]


def shuffle(g: Pony, clause: str) -> None:
    """The deck in a new order that nobody knows."""
    g.deck = g.shuffled(g.deck)
    for card in g.deck:
        g.known[card] = 0
    g.emit(e.DeckShuffled, clause, len(g.deck))


def offer(g: Pony, seat: int, count: int, clause: str) -> None:
    """The top cards of the deck before a seat, which will keep one."""
    cards, g.deck = g.deck[:count], g.deck[count:]
    g.offer[seat] = cards
    for card in cards:
        g.known[card] = 1 << seat
    g.emit(e.ItemsOffered, clause, seat, cards, 1 << seat)


def keep(g: Pony, seat: int, kind: str, where: str, clause: str) -> None:
    """One of the offered cards into the hand; the other goes back, `deck` (to be shuffled in) or `under` it."""
    card = next(c for c in g.offer[seat] if KIND[c] == kind)
    g.offer[seat] = without(g.offer[seat], card)
    g.hand[seat] += (card,)
    g.emit(e.ItemKept, clause, seat, card, g.known[card])
    while g.offer[seat]:
        other, *rest = g.offer[seat]
        g.offer[seat] = tuple(rest)
        g.deck += (other,)
        g.emit(e.ItemReturned, clause, seat, other, where, g.known[other])


def put_under(g: Pony, seat: int, kind: str, clause: str) -> None:
    """A card from hand face down under the deck."""
    card = next(c for c in g.hand[seat] if KIND[c] == kind)
    g.hand[seat] = without(g.hand[seat], card)
    g.deck += (card,)
    g.emit(e.ItemReturned, clause, seat, card, "under", g.known[card])


def spend(g: Pony, seat: int, kind: str, clause: str, whom: int = NO_SEAT, stays: bool = False) -> None:
    """Show an item card and use it: it leaves the game, or `stays` in use for a while (PX-76)."""
    card = next(c for c in g.hand[seat] if KIND[c] == kind)
    g.hand[seat] = without(g.hand[seat], card)
    g.known[card] = everybody(g.seats)
    if stays:
        g.in_use[seat] += (card,)
        g.stirred()
    else:
        g.removed = (card, *g.removed)
    g.emit(e.ItemPlayed, clause, seat, card, whom)


def wear_off(g: Pony) -> None:
    """Whatever item cards are in use leave the game."""
    for seat, cards in enumerate(g.in_use):
        for card in cards:
            g.in_use[seat] = without(g.in_use[seat], card)
            g.removed = (card, *g.removed)
            g.stirred()
            g.emit(e.ItemSpent, "PX-76", seat, card)

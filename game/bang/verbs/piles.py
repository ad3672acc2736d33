"""The draw pile and the discards."""

from __future__ import annotations

from collections.abc import Iterator

from game.bang import events as e
from game.bang import events_piles as d
from game.bang.deck import NAME
from game.bang.measures import two_left
from game.bang.state import Bang, put
from game.rules.kinds import everybody, told_to


def show(g: Bang, card: int) -> None:
    """Everybody has seen this card."""
    g.known[card] = everybody(g.seats)


def to_discards(g: Bang, card: int) -> None:
    """A card on top of the discards, for all to see."""
    g.discards = (card, *g.discards)
    show(g, card)


def shuffle_deck(g: Bang, cards: tuple[int, ...]) -> None:
    """The draw pile is made of these cards (BG-10)."""
    g.deck = g.shuffled(cards)
    g.emit(e.DeckShuffled, "BG-10", len(g.deck))


def reshuffle(g: Bang) -> None:
    """The discards become the new draw pile, if there are any (BG-17)."""
    if not g.discards:
        return
    cards = g.discards
    if g.switches["two_left_beer"] == "purge_on_reshuffle" and two_left(g):
        beers = tuple(card for card in cards if NAME[card] == "beer")
        if beers:
            cards = tuple(card for card in cards if card not in beers)
            g.discards = cards
            g.box += beers
            g.emit(d.BeersRemoved, "BG-72", beers)
            if not cards:
                return
    g.discards = ()
    g.deck = g.shuffled(cards)
    for card in cards:
        g.known[card] = 0
    g.emit(d.Reshuffled, "BG-17", len(g.deck))


def take_top(g: Bang) -> int:
    """The top card of the draw pile, lifted off; -1 when both piles are empty."""
    if not g.deck:
        reshuffle(g)
        if not g.deck:
            return -1
    card = g.deck[0]
    g.deck = g.deck[1:]
    return card


def renew(g: Bang) -> None:
    """As soon as the draw pile is empty the discards are shuffled, where the switch says so (BG-17)."""
    if not g.deck and g.switches["reshuffle_when"] == "emptied":
        reshuffle(g)


def lifted(g: Bang, count: int) -> Iterator[int]:
    """Cards off the draw pile, fewer where both piles give no more.

    Whoever asks for the next one has put the last one somewhere: a shuffle may come between, and is told.
    """
    for _ in range(count):
        card = take_top(g)
        if card < 0:
            return
        yield card
        renew(g)


def draw(g: Bang, seat: int, count: int, why: str, clause: str) -> None:
    """Cards from the draw pile into a hand; fewer where both piles give no more (BG-13, BG-17)."""
    hand = g.hand[seat]
    if len(g.deck) > count:
        cards, g.deck = g.deck[:count], g.deck[count:]
        g.hand[seat] = hand + cards
        for card in cards:
            g.known[card] |= 1 << seat
    else:
        cards = ()
        for card in lifted(g, count):
            cards += (card,)
            g.hand[seat] += (card,)
            g.known[card] |= 1 << seat
    if cards:
        g.emit(d.Drew, clause, seat, cards, why, 1 << seat)
    if len(cards) < count:
        g.emit(d.NothingToDraw, "BG-17", seat)


def deal(g: Bang, seat: int, count: int) -> None:
    """The opening hand (BG-09)."""
    cards, g.deck = g.deck[:count], g.deck[count:]
    g.hand[seat] = cards
    for card in cards:
        g.known[card] = 1 << seat
    g.emit(e.Dealt, "BG-09", seat, cards, 1 << seat)


def draw_discard(g: Bang, seat: int, why: str, clause: str) -> None:
    """The top discard into a hand, where everybody knows it."""
    card, g.discards = g.discards[0], g.discards[1:]
    g.hand[seat] += (card,)
    g.emit(d.DrewDiscard, clause, seat, card, why)


def pick_up(g: Bang, seat: int, card: int, why: str, clause: str) -> None:
    """A card from anywhere in the discards into a hand, where everybody knows it."""
    g.discards = tuple(c for c in g.discards if c != card)
    g.hand[seat] += (card,)
    g.emit(d.DrewDiscard, clause, seat, card, why)


def show_card(g: Bang, seat: int, card: int, why: str, clause: str) -> None:
    """A card just drawn is shown to all."""
    show(g, card)
    g.emit(d.CardShown, clause, seat, card, why)


def oblige(g: Bang, seat: int, kind: str) -> None:
    """A card must be played in this turn, if it can be (BG-155)."""
    g.must = kind
    g.emit(d.MustPlay, "BG-155", seat, kind)


def keep_flipped(g: Bang, seat: int, why: str, clause: str) -> None:
    """The card turned up goes into a hand, where everybody knows it."""
    (card,) = g.flipped
    g.flipped = ()
    g.hand[seat] += (card,)
    g.emit(d.FlippedKept, clause, seat, card, why)


def stow(g: Bang, card: int, clause: str) -> None:
    """A card from the discards face down on the deck; everybody has seen which."""
    g.discards = tuple(c for c in g.discards if c != card)
    g.deck = (card, *g.deck)
    g.emit(d.Stowed, clause, g.turn, card, everybody(g.seats))


def stow_from_hand(g: Bang, seat: int, card: int, clause: str) -> None:
    """A card from a hand face down on the deck; only its owner knows which."""
    g.hand[seat] = tuple(c for c in g.hand[seat] if c != card)
    g.deck = (card, *g.deck)
    for left in (card, *g.hand[seat]):
        g.known[left] = 1 << seat
    g.emit(d.Stowed, clause, seat, card, 1 << seat)


def look_at_top(g: Bang, seat: int, count: int, clause: str) -> None:
    """Cards from the top of the draw pile before a seat, to choose from."""
    cards: tuple[int, ...] = ()
    for card in lifted(g, count):
        cards += (card,)
        g.offer = put(g.offer, seat, (*g.offer[seat], card))
        g.known[card] |= 1 << seat
    if cards:
        g.emit(d.LookedAt, clause, seat, cards, 1 << seat)


def keep_but(g: Bang, seat: int, back: tuple[int, ...], clause: str) -> None:
    """Of the cards looked at, `back` go on top of the draw pile in that order, the others into the hand."""
    kept = tuple(card for card in g.offer[seat] if card not in back)
    g.offer = put(g.offer, seat, back)
    g.hand[seat] += kept
    if kept:
        g.emit(d.Kept, clause, seat, kept, 1 << seat)
    for card in reversed(back):
        g.offer = put(g.offer, seat, tuple(c for c in g.offer[seat] if c != card))
        g.deck = (card, *g.deck)
        g.emit(d.PutBack, clause, seat, card, 1 << seat)


def turn_up(g: Bang, seat: int, count: int, why: str) -> None:
    """The cards of a draw!, face up (BG-19, BG-20)."""
    cards: tuple[int, ...] = ()
    for card in lifted(g, count):
        cards += (card,)
        g.flipped += (card,)
        show(g, card)
    if cards:
        g.emit(d.TurnedUp, "BG-19", seat, cards, why)
    else:
        g.emit(d.NothingToDraw, "BG-17", seat)


def decide_draw(g: Bang, seat: int, card: int, why: str, good: bool, clause: str) -> None:
    """What a draw! comes to."""
    g.emit(d.DrawDecided, clause, seat, card, why, good)


def clear_flipped(g: Bang, last: int) -> None:
    """The cards of a draw! to the discards, `last` on top (BG-19, BG-20)."""
    for card in g.flipped:
        if card != last:
            g.discards = (card, *g.discards)
    g.discards = (last, *g.discards)
    g.flipped = ()


def open_store(g: Bang, seat: int, count: int) -> None:
    """Cards of the General Store, open to all or, where the pile is handed on, to the user first."""
    seen = 1 << seat if g.switches["general_store"] == "passed" else everybody(g.seats)
    cards: tuple[int, ...] = ()
    for card in lifted(g, count):
        cards += (card,)
        g.store += (card,)
        g.known[card] = g.known[card] | seen
    if cards:
        g.emit(d.StoreOpened, "BG-76", seat, cards, told_to(seen, g.seats))


def pass_store(g: Bang, seat: int) -> None:
    """The cards left are handed to the next seat, who looks at them."""
    for card in g.store:
        g.known[card] |= 1 << seat
    g.emit(d.StorePassed, "BG-76", seat, g.store, 1 << seat)


def take_from_store(g: Bang, seat: int, card: int) -> None:
    """One of the cards into hand; where the pile is handed on only the seat knows for sure which one."""
    g.store = tuple(c for c in g.store if c != card)
    g.hand[seat] += (card,)
    if g.switches["general_store"] == "passed":
        for left in (card, *g.store):
            g.known[left] = 1 << seat
    g.emit(d.StoreTaken, "BG-76", seat, card, told_to(g.known[card], g.seats))

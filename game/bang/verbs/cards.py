"""Cards from hands and in front of people: played, given, placed, discarded, taken."""

from __future__ import annotations

from functools import cache

from game.bang import events as e
from game.bang.deck import BORDER, KINDS, NAME, WEAPONS
from game.bang.state import Bang, put
from game.bang.verbs.piles import to_discards
from game.bang.vocabulary import RULES
from game.rules.kinds import everybody, told_to


def without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """A zone without one of its cards."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]


def held(g: Bang, seat: int, kind: str) -> int:
    """The copy of a kind that leaves a hand: one the table knows of before one it does not.  -1 when there is none."""
    found = -1
    for card in g.hand[seat]:
        if KINDS[card] == kind:
            if g.known[card] == (1 << g.seats) - 1:
                return card
            if found < 0 or card < found:
                found = card
    return found


def lying(g: Bang, seat: int, kind: str) -> int:
    """A card of a kind in front of a seat; -1 when there is none."""
    return next((card for card in g.front[seat] if KINDS[card] == kind), -1)


def front_named(g: Bang, seat: int, name: str) -> int:
    """The card of this name in front of a seat; -1 when there is none."""
    for card in g.front[seat]:
        if NAME[card] == name:
            return card
    return -1


def weapon_of(g: Bang, seat: int) -> int:
    """The gun in front of a seat; -1 for the Colt .45."""
    return next((card for card in g.front[seat] if NAME[card] in WEAPONS), -1)


@cache
def bears(card: int) -> bool:
    """Whether a card has any say while it lies in front of somebody: Jail and Dynamite have none."""
    return bool(RULES.hooks[f"card/{NAME[card]}"])


def lift(g: Bang, seat: int, card: int) -> None:
    """A card from in front of a seat is on its way to somewhere else; for other verbs."""
    g.front[seat] = without(g.front[seat], card)
    if NAME[card] == "jail":
        g.jailed = put(g.jailed, seat, 0)
    if g.fresh[seat]:
        left = ",".join(name for name in g.fresh[seat].split(",") if name != NAME[card])
        g.fresh = put(g.fresh, seat, left)
    g.stirred(bears(card))


def play(g: Bang, seat: int, card: int, name: str, whom: int, clause: str) -> None:
    """A card from hand is played, face up onto the discards (BG-10, BG-14)."""
    g.hand[seat] = without(g.hand[seat], card)
    if seat == g.turn:
        g.played += 1
        g.last = f"{KINDS[card]}:{name}" if BORDER[name] == "brown" else ""
    to_discards(g, card)
    g.emit(e.Played, clause, seat, card, name, whom)


def swap_beer(g: Bang, seat: int, card: int, clause: str) -> None:
    """A Beer is discarded for a nugget (GR-10)."""
    g.hand[seat] = without(g.hand[seat], card)
    g.played += 1
    g.last = ""
    to_discards(g, card)
    g.emit(e.BeerSwapped, clause, seat, card)


def place(g: Bang, seat: int, card: int, name: str, whom: int, clause: str) -> None:
    """A card from hand comes to lie in front of `whom`."""
    g.hand[seat] = without(g.hand[seat], card)
    g.front[whom] += (card,)
    if seat == g.turn:
        g.played += 1
        g.last = ""
    g.known[card] = (1 << g.seats) - 1
    if BORDER[NAME[card]] == "green":
        g.fresh = put(g.fresh, whom, f"{g.fresh[whom]},{NAME[card]}".strip(","))
    g.stirred(bears(card))
    g.emit(e.Placed, clause, seat, card, name, whom)


def answer(g: Bang, seat: int, card: int, name: str, to: str, clause: str) -> None:
    """A card from hand is given in answer (BG-15)."""
    g.hand[seat] = without(g.hand[seat], card)
    to_discards(g, card)
    g.emit(e.Answered, clause, seat, card, name, to)


def discard(g: Bang, seat: int, cards: tuple[int, ...], why: str, clause: str) -> None:
    """Cards of a seat, from hand or from in front of it, onto the discards in their order."""
    for card in cards:
        if card in g.hand[seat]:
            g.hand[seat] = without(g.hand[seat], card)
        else:
            lift(g, seat, card)
        to_discards(g, card)
    g.emit(e.Discarded, clause, seat, cards, why)


def random_card(g: Bang, seat: int) -> int:
    """Any card of a hand, each as likely."""
    hand = g.hand[seat]
    return hand[g.roll(len(hand))] if len(hand) > 1 else hand[0]


def take(g: Bang, seat: int, whom: int, card: int, why: str, clause: str) -> None:
    """One card of `whom` into a seat's hand.

    Of a card taken from a hand only the two know which one it was, so nobody else knows any longer what is left.
    """
    both = 1 << seat | 1 << whom
    if card in g.front[whom]:
        lift(g, whom, card)
        g.hand[seat] += (card,)
        g.emit(e.Taken, clause, seat, whom, card, "front", why, told_to(everybody(g.seats), g.seats))
        return
    rest = g.hand[whom] = without(g.hand[whom], card)
    g.hand[seat] += (card,)
    if rest:
        g.known[card] = both
        for left in rest:
            g.known[left] = 1 << whom
    else:
        g.known[card] |= both
    g.emit(e.Taken, clause, seat, whom, card, "hand", why, told_to(g.known[card], g.seats))


def give(g: Bang, seat: int, whom: int, card: int, why: str, clause: str) -> None:
    """A card from hand into another's hand; only the two know which, unless all have seen it being discarded."""
    rest = g.hand[seat] = without(g.hand[seat], card)
    g.hand[whom] += (card,)
    if rest:
        g.known[card] = 1 << seat | 1 << whom
        for left in rest:
            g.known[left] = 1 << seat
    else:
        g.known[card] |= 1 << whom
    g.emit(e.Given, clause, seat, whom, card, why, told_to(g.known[card], g.seats))


def hand_over(g: Bang, seat: int, whom: int, card: int, why: str, clause: str) -> None:
    """A card that is discarded openly, but into another's hand."""
    g.hand[seat] = without(g.hand[seat], card)
    g.hand[whom] += (card,)
    g.known[card] = (1 << g.seats) - 1
    g.emit(e.Given, clause, seat, whom, card, why, told_to(g.known[card], g.seats))


def throw(g: Bang, seat: int, whom: int, card: int, why: str, clause: str) -> None:
    """One card of `whom` onto the discards, by a seat's doing."""
    open_there = card in g.front[whom]
    if open_there:
        lift(g, whom, card)
    else:
        g.hand[whom] = without(g.hand[whom], card)
    to_discards(g, card)
    g.emit(e.Thrown, clause, seat, whom, card, "front" if open_there else "hand", why)


def inherit(g: Bang, seat: int, whom: int, cards: tuple[int, ...], clause: str) -> None:
    """Cards of an eliminated seat into another's hand; those from hand only the two know."""
    g.hand[whom] = tuple(card for card in g.hand[whom] if card not in cards)
    for card in cards:
        if card in g.front[whom]:
            lift(g, whom, card)
    g.hand[seat] += cards
    seen = everybody(g.seats)
    for card in cards:
        g.known[card] |= 1 << seat
        seen &= g.known[card]
    g.stirred()
    g.emit(e.Inherited, clause, seat, whom, cards, told_to(seen, g.seats))


def use_green(g: Bang, seat: int, card: int, whom: int, clause: str) -> None:
    """A green card in front of a seat is used and goes to the discards (BG-58)."""
    lift(g, seat, card)
    to_discards(g, card)
    g.emit(e.GreenUsed, clause, seat, card, NAME[card], whom)


def use_ability(g: Bang, seat: int, ability: str, whom: int, clause: str) -> None:
    """An ability is used by choice, and marked for this turn."""
    g.marks = put(g.marks, seat, f"{g.marks[seat]},{ability}".strip(","))
    g.emit(e.AbilityUsed, clause, seat, ability, whom)


def move_front(g: Bang, seat: int, whom: int, card: int) -> None:
    """A card from in front of one seat to in front of another; the caller says in the log what it was."""
    lift(g, seat, card)
    g.front[whom] += (card,)

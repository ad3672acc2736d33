"""The only functions that change a Wyatt Earp table; each says in the log what it did, and by which clause."""

from __future__ import annotations

from game.rules.kinds import everybody
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import FASTEST_GUN, HIDEOUT, HOLE, KIND, KIND_NAMES, N_OUTLAWS, OUTLAWS, REWARD
from game.wyatt_earp.state import CARDS_OF, Earp, bank, place

HAND_SIZE = 10
CLAUSE_OF_DEBT = {"photo": "WE-27", "wyatt_earp": "WE-37"}


def without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """A zone without one of its cards."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]


def show(g: Earp, card: int) -> None:
    """Everybody has seen this card."""
    g.known[card] = everybody(g.seats)


def held(g: Earp, seat: int, kind: int) -> int:
    """The copy of a kind that leaves a hand: one the table knows of before one it does not.  Raises ValueError
    when there is none.
    """
    everyone = (1 << g.seats) - 1
    copies = [c for c in g.hand[seat] if KIND[c] == kind]
    if len(copies) == 1:
        return copies[0]
    return next((c for c in copies if g.known[c] == everyone), min(copies))


# -- setting up a hand


def begin_hand(g: Earp) -> None:
    """Take in and shuffle all cards, deal, turn one up, put $1,000 on every poster (WE-07, WE-08, WE-09, WE-51)."""
    g.number += 1
    if g.number > 1:
        g.dealer = (g.dealer + 1) % g.seats
    gather(g)
    g.opened = [0] * N_OUTLAWS
    g.owes = [""] * g.seats
    g.ended = ""
    g.stirred()
    g.emit(e.HandBegan, "WE-09" if g.number == 1 else "WE-51", g.number, g.dealer)
    for step in range(1, g.seats + 1):
        seat = (g.dealer + step) % g.seats
        cards, g.supply = g.supply[:HAND_SIZE], g.supply[HAND_SIZE:]
        g.hand[seat] = cards
        for card in cards:
            g.known[card] = 1 << seat
        g.emit(e.Dealt, "WE-08", seat, cards, 1 << seat)
    card, g.supply = g.supply[0], g.supply[1:]
    g.discards = (card,)
    show(g, card)
    g.emit(e.TurnedUp, "WE-08", card)
    for outlaw in range(N_OUTLAWS):
        grow(g, outlaw, 1000, "WE-07" if g.number == 1 else "WE-51")


def gather(g: Earp) -> None:
    """All cards back into one shuffled supply that nobody knows."""
    g.supply = g.shuffled(range(len(KIND)))
    g.discards = g.played = ()
    g.hand = [()] * g.seats
    g.laid = [()] * (g.seats * N_OUTLAWS)
    g.known = [0] * len(KIND)
    g.times = 1


# -- money


def grow(g: Earp, outlaw: int, amount: int, clause: str) -> None:
    """Put dollars from the bank on a poster; under `bank_limited` no more than the bank has (WE-54)."""
    if g.switches["bank_limited"]:
        amount = min(amount, bank(g))
    if amount:
        g.poster[outlaw] += amount
        g.emit(e.PosterGrew, clause, OUTLAWS[outlaw], amount, g.poster[outlaw])


def pay(g: Earp, outlaw: int, seat: int, amount: int, turn: int, clause: str) -> None:
    """Pay a sharer from a poster."""
    g.poster[outlaw] -= amount
    g.money[seat] += amount
    g.emit(e.Paid, clause, OUTLAWS[outlaw], seat, amount, turn, g.poster[outlaw])


# -- drawing and discarding


def begin_turn(g: Earp, seat: int) -> str:
    """Which out-of-turn card has used up this turn's sheriff card, if any; the debt is paid with it."""
    owed = g.owes[seat]
    g.owes[seat] = ""
    g.emit(e.TurnBegan, CLAUSE_OF_DEBT[owed] if owed else "WE-10", seat, bool(owed))
    return owed


def draw_two(g: Earp, seat: int, clause: str) -> None:
    """Two cards from the supply, or the end of the hand where it has not got them (WE-11, WE-38 to WE-40)."""
    if len(g.supply) < 2 and g.times == 1:
        if g.supply and g.switches["first_reshuffle"] == "take_then_shuffle":
            _take(g, seat, 1, "WE-39")
            reshuffle(g, "WE-39")
            _draw_or_end(g, seat, 1, clause)
            return
        reshuffle(g, "WE-39" if g.supply else "WE-38")
    _draw_or_end(g, seat, 2, clause)


def _draw_or_end(g: Earp, seat: int, count: int, clause: str) -> None:
    if len(g.supply) < count:
        end_hand(g, "supply", seat, "WE-40")
    else:
        _take(g, seat, count, clause)


def _take(g: Earp, seat: int, count: int, clause: str) -> None:
    cards, g.supply = g.supply[:count], g.supply[count:]
    g.hand[seat] += cards
    for card in cards:
        g.known[card] = 1 << seat
    g.emit(e.Drew, clause, seat, cards, 1 << seat)


def reshuffle(g: Earp, clause: str) -> None:
    """The discards, and what is left of the supply, become the second supply (WE-38, WE-39)."""
    g.supply = g.shuffled(g.supply + g.discards)
    g.discards = ()
    g.times = 2
    for card in g.supply:
        g.known[card] = 0
    g.emit(e.Reshuffled, clause, len(g.supply))


def take_discard(g: Earp, seat: int) -> None:
    """The top discard into a hand, where everybody knows it (WE-11)."""
    card, g.discards = g.discards[0], g.discards[1:]
    g.hand[seat] += (card,)
    g.emit(e.TookDiscard, "WE-11", seat, card)


def discard(g: Earp, seat: int, kind: int) -> None:
    """The card that ends a turn, onto the discards (WE-10)."""
    card = held(g, seat, kind)
    g.hand[seat] = without(g.hand[seat], card)
    g.discards = (card, *g.discards)
    show(g, card)
    g.emit(e.Discarded, "WE-10", seat, card)


def end_hand(g: Earp, reason: str, seat: int, clause: str) -> None:
    """The hand is over; the first reason stands."""
    if not g.ended:
        g.ended = reason
        g.emit(e.HandEnded, clause, reason, seat)


def end_if_supply_is_used_up(g: Earp, seat: int) -> None:
    """Under `second_exhaustion` = when_empty the hand ends with the last card of the second supply (WE-40)."""
    if g.switches["second_exhaustion"] == "when_empty" and g.times == 2 and not g.supply:
        end_hand(g, "empty", seat, "WE-40")


def end_if_somebody_is_out(g: Earp) -> None:
    """At the end of a turn the hand is over when anybody has no card left (WE-41)."""
    for seat, cards in enumerate(g.hand):
        if not cards:
            end_hand(g, "out", seat, "WE-41")
            return


# -- laying outlaws


def lay(g: Earp, seat: int, outlaw: int, count: int) -> None:
    """Outlaw cards of one name from a hand into the seat's own area (WE-15, WE-16)."""
    everyone = everybody(g.seats)
    copies = sorted((c for c in g.hand[seat] if KIND[c] == outlaw), key=lambda c: (g.known[c] != everyone, c))
    cards = tuple(copies[:count])
    g.hand[seat] = tuple(c for c in g.hand[seat] if c not in cards)
    g.laid[place(seat, outlaw)] += cards
    for card in cards:
        g.known[card] = everyone
    g.emit(e.Laid, "WE-15", seat, OUTLAWS[outlaw], cards)


def open_outlaw(g: Earp, seat: int, outlaw: int) -> None:
    """The first set of an outlaw in a hand opens it for everybody (WE-17)."""
    g.opened[outlaw] = 1
    g.emit(e.Opened, "WE-17", seat, OUTLAWS[outlaw])


# -- sheriff cards


def play_sheriff(g: Earp, seat: int, kind: int, use: str, clause: str, whom: int = -1, outlaw: str = "") -> int:
    """A sheriff card leaves the hand and is on its way.  Returns its id."""
    card = held(g, seat, kind)
    g.hand[seat] = without(g.hand[seat], card)
    g.played = (card,)
    show(g, card)
    g.emit(e.SheriffPlayed, clause, seat, card, use, whom, outlaw)
    return card


def spend(g: Earp, seat: int, clause: str) -> None:
    """The card on its way goes to the discards."""
    (card,) = g.played
    g.played = ()
    g.discards = (card, *g.discards)
    g.emit(e.SheriffSpent, clause, seat, card)


def can_shoot(g: Earp) -> bool:
    """Whether a card is left to turn up (WE-23)."""
    return bool(g.supply) or (g.times == 1 and bool(g.discards))


def shoot(g: Earp, seat: int) -> bool:
    """Turn up the top of the supply; True for a bullet hole.  With no card left the hand ends (WE-21, WE-23, WE-24)."""
    if not g.supply and g.times == 1:
        reshuffle(g, "WE-23")
    if not g.supply:
        g.emit(e.NoShot, "WE-23", seat)
        end_hand(g, "no_shot", seat, "WE-23")
        return False
    card, g.supply = g.supply[0], g.supply[1:]
    g.discards = (card, *g.discards)
    show(g, card)
    hit = HOLE[card]
    g.emit(e.ShotFired, "WE-24" if g.times == 2 and not g.supply else "WE-21", seat, card, hit)
    return hit


def lay_sheriff(g: Earp, seat: int, outlaw: int, clause: str) -> None:
    """The card on its way comes to lie on an outlaw in the seat's own area, and the poster grows."""
    (card,) = g.played
    g.played = ()
    g.laid[place(seat, outlaw)] += (card,)
    g.emit(e.SheriffLaid, clause, seat, OUTLAWS[outlaw], card)
    grow(g, outlaw, REWARD[g.schema.kinds[card]], clause)


def drop_fastest_guns(g: Earp) -> None:
    """Whatever Fastest Gun lies on the table goes to the discards; the money it brought stays (WE-30)."""
    for at, cards in enumerate(g.laid):
        for card in cards:
            if KIND[card] == FASTEST_GUN:
                g.laid[at] = without(g.laid[at], card)
                g.discards = (card, *g.discards)
                g.emit(e.FastestGunLost, "WE-30", at // N_OUTLAWS, OUTLAWS[at % N_OUTLAWS], card)


def hide(g: Earp, seat: int, whom: int, outlaw: int) -> None:
    """The Hideout on its way comes to lie on another player's set (WE-33)."""
    (card,) = g.played
    g.played = ()
    g.laid[place(whom, outlaw)] += (card,)
    g.stirred()
    g.emit(e.HideoutLaid, "WE-33", seat, whom, OUTLAWS[outlaw], card)


def unhide(g: Earp, seat: int, whom: int, outlaw: int) -> None:
    """A Hideout goes from a set to the discards (WE-34, WE-37)."""
    at = place(whom, outlaw)
    card = next(c for c in g.laid[at] if c in CARDS_OF[HIDEOUT])
    g.laid[at] = without(g.laid[at], card)
    g.discards = (card, *g.discards)
    g.stirred()
    g.emit(e.HideoutRemoved, "WE-34", seat, whom, OUTLAWS[outlaw], card)


def rob(g: Earp, seat: int, whom: int, outlaw: int) -> None:
    """One laid outlaw card from another player's area into hand (WE-32)."""
    at = place(whom, outlaw)
    card = next(c for c in g.laid[at] if KIND[c] == outlaw)
    g.laid[at] = without(g.laid[at], card)
    g.hand[seat] += (card,)
    g.emit(e.Robbed, "WE-32", seat, whom, OUTLAWS[outlaw], card)


def ask_for(g: Earp, seat: int, whom: int, kind: int) -> bool:
    """Ask one player for a card of a kind; whoever has one must give it (WE-31).  True when it was given."""
    has = any(KIND[c] == kind for c in g.hand[whom])
    g.emit(e.AskedFor, "WE-31", seat, whom, KIND_NAMES[kind], has)
    if has:
        card = held(g, whom, kind)
        g.hand[whom] = without(g.hand[whom], card)
        g.hand[seat] += (card,)
        show(g, card)
        g.emit(e.Given, "WE-31", seat, whom, card)
    return has


def reclaim(g: Earp, seat: int, kind: int) -> None:
    """One card from anywhere in the discards into hand (WE-36)."""
    card = next(c for c in g.discards if KIND[c] == kind)
    g.discards = without(g.discards, card)
    g.hand[seat] += (card,)
    g.emit(e.Reclaimed, "WE-36", seat, card)


def owe_sheriff(g: Earp, seat: int, played: str) -> None:
    """The price of an out-of-turn photo or wyatt_earp: no sheriff card in the own next turn (WE-27, WE-37)."""
    g.owes[seat] = played
    g.emit(e.OwesSheriff, CLAUSE_OF_DEBT[played], seat)


# -- the end


def tie_shot(g: Earp, seat: int) -> bool:
    """A tied seat turns up a card; True for a bullet hole (WE-53)."""
    card, g.supply = g.supply[0], g.supply[1:]
    g.discards = (card, *g.discards)
    show(g, card)
    g.emit(e.TieShot, "WE-53", seat, card, HOLE[card])
    return HOLE[card]


def win(g: Earp, seat: int, clause: str) -> None:
    """The game is won."""
    g.winner = seat
    g.emit(e.GameWon, clause, seat, g.money[seat])


def take_in(g: Earp, clause: str) -> None:
    """All cards come in and are shuffled, when the supply cannot serve every tied seat (WE-53)."""
    gather(g)
    g.stirred()
    g.emit(e.Reshuffled, clause, len(g.supply))

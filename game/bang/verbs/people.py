"""Roles, characters, life points, turns, and the end."""

from __future__ import annotations

from game.bang import events as e
from game.bang import events_fight as f
from game.bang.around import present
from game.bang.deck import DEPUTY, NAME, ROLE_CARDS, ROLES_AT, SET, SHERIFF
from game.bang.state import BEYOND, DYING, IN, OUT, Bang, max_life, put
from game.rules.kinds import everybody, told_to

# -- setting up


def roles_for(seats: int) -> tuple[int, ...]:
    """The role cards for so many players (BG-06)."""
    left = list(ROLE_CARDS)
    found = []
    for role in ROLES_AT[seats]:
        card = next(c for c in left if NAME[c] == role)
        left.remove(card)
        found.append(card)
    return tuple(found)


def deal_roles(g: Bang) -> None:
    """A role to each seat, face down but the Sheriff's; three players' all face up (BG-07, BG-53)."""
    cards = roles_for(g.seats)
    g.roles_left = tuple(card for card in ROLE_CARDS if card not in cards)
    for card in g.roles_left:
        g.known[card] = everybody(g.seats)
    for seat, card in enumerate(g.shuffled(cards)):
        g.role = put(g.role, seat, (card,))
        g.known[card] = everybody(g.seats) if g.seats == 3 else 1 << seat
    for seat, (card,) in enumerate(g.role):
        g.emit(e.RoleDealt, "BG-53" if g.seats == 3 else "BG-07", seat, card, told_to(g.known[card], g.seats))
    if g.seats > 3:
        show_role(g, first_seat(g), "BG-07")


def show_role(g: Bang, seat: int, clause: str) -> None:
    """A role is turned up."""
    (card,) = g.role[seat]
    g.known[card] = everybody(g.seats)
    g.emit(e.RoleShown, clause, seat, card)


def first_seat(g: Bang) -> int:
    """The Sheriff's seat; the Deputy's with three players (BG-10, BG-53)."""
    first = SHERIFF if g.seats > 3 else DEPUTY
    return next(seat for seat in range(g.seats) if NAME[g.role[seat][0]] == first)


def deal_characters(g: Bang, count: int) -> None:
    """So many characters to each seat, to keep one of them (BG-08)."""
    cards = g.shuffled(g.characters_left)
    for step in range(g.seats):
        seat = (g.turn + step) % g.seats
        g.casting = put(g.casting, seat, cards[:count])
        cards = cards[count:]
        for card in g.casting[seat]:
            g.known[card] = everybody(g.seats) if count == 1 else 1 << seat
    g.characters_left = cards
    if count > 1:
        for step in range(g.seats):
            seat = (g.turn + step) % g.seats
            g.emit(e.CharactersOffered, "BG-08", seat, g.casting[seat], 1 << seat)


def deal_spares(g: Bang) -> None:
    """A second character to each seat, unseen (BG-175)."""
    for seat in range(g.seats):
        g.spare = put(g.spare, seat, g.characters_left[:1])
        g.characters_left = g.characters_left[1:]


def look_at_spare(g: Bang, seat: int, clause: str) -> None:
    """A seat looks at its spare character, or where it has none at any of those left."""
    if g.spare[seat]:
        g.casting, g.spare = put(g.casting, seat, g.spare[seat]), put(g.spare, seat, ())
    else:
        g.casting = put(g.casting, seat, g.characters_left[:1])
        g.characters_left = g.characters_left[1:]
    for card in g.casting[seat]:
        g.known[card] |= 1 << seat
    g.emit(e.CharactersOffered, clause, seat, g.casting[seat], 1 << seat)


def put_spare_back(g: Bang, seat: int) -> None:
    """A seat keeps the character it has."""
    g.spare, g.casting = put(g.spare, seat, g.casting[seat]), put(g.casting, seat, ())
    g.emit(e.CharacterKept, "BG-175", seat)


def change_character(g: Bang, seat: int, life: int, clause: str) -> None:
    """A seat is its spare character from now on, with so many life points; what it had borrowed goes back."""
    (card,) = g.casting[seat]
    own, borrowed = g.character[seat][:1], g.character[seat][1:]
    if borrowed:
        g.characters_left = g.shuffled(g.characters_left + borrowed)
        for left in g.characters_left:
            g.known[left] = 0
    g.spare = put(g.spare, seat, own)
    g.character = put(g.character, seat, (card,))
    g.casting = put(g.casting, seat, ())
    g.known[card] = everybody(g.seats)
    g.stirred()
    g.life[seat] = life
    g.emit(e.CharacterTaken, clause, seat, card, life)


def name_suit(g: Bang, seat: int, suit: str, clause: str) -> None:
    """A suit is named for this turn."""
    g.named = suit
    g.emit(e.SuitNamed, clause, seat, suit)


def take_character(g: Bang, seat: int, card: int) -> None:
    """A seat is this character from now on; the others it was dealt go back unseen."""
    back = tuple(other for other in g.casting[seat] if other != card)
    if back:
        g.characters_left = g.shuffled(g.characters_left + back)
        for other in g.characters_left:
            g.known[other] = 0
    g.casting = put(g.casting, seat, ())
    g.character = put(g.character, seat, (card,))
    g.known[card] = everybody(g.seats)
    g.stirred()
    g.life[seat] = max_life(g, seat)
    g.emit(e.CharacterTaken, "BG-08", seat, card, g.life[seat])


# -- turns


def begin_turn(g: Bang, seat: int, extra: bool = False) -> None:
    """The next turn; what an ability has used up is fresh again."""
    if not present(g, seat):
        for hook, me in g.index.hooks["comes_back"]:
            if hook(g, me, False, seat):
                g.rulebook[me.rule].brings_back(g, seat)
                break
    g.turn = seat
    g.turns += 1
    g.bangs = g.played = 0
    g.last = ""
    g.must = g.named = ""
    g.again = -1
    g.is_extra = int(extra)
    if g.sits_out[seat]:
        g.sits_out = put(g.sits_out, seat, 0)
    if g.marks[seat]:
        g.marks = put(g.marks, seat, "")
    if g.copied[seat] and g.switches["vera_when_skipped"] == "none":
        g.copied = put(g.copied, seat, "")
        g.stirred()
    if g.index.silencers:
        g.stirred()
    g.emit(e.TurnBegan, "BG-12", seat, g.turns)


def skip_turn(g: Bang, seat: int, why: str, clause: str) -> None:
    """The rest of the turn is lost."""
    g.emit(e.TurnSkipped, clause, seat, why)


def sit_out(g: Bang, seat: int) -> None:
    """A turn is left out; until the next one nobody can make the seat sit out again (BG-169)."""
    g.sits_out = put(g.sits_out, seat, 2)
    g.emit(e.TurnSkipped, "BG-169", seat, "lady_rosa_of_texas")


def swap_places(g: Bang, seat: int, whom: int) -> None:
    """Two players change places, and the second has no next turn (BG-169)."""
    there = g.place[whom]
    g.place = put(put(g.place, whom, g.place[seat]), seat, there)
    g.sits_out = put(g.sits_out, whom, 1)
    g.stirred()
    g.emit(e.PlacesSwapped, "BG-169", seat, whom)


def mix_roles(g: Bang, mixed: tuple[int, ...], clause: str) -> None:
    """The roles of some seats are mixed and dealt to them again, face down."""
    cards = g.shuffled(card for seat in mixed for card in g.role[seat])
    for seat, card in zip(mixed, cards, strict=True):
        g.role = put(g.role, seat, (card,))
        g.known[card] = 1 << seat
    g.stirred()
    g.emit(e.RolesMixed, clause, sum(1 << seat for seat in mixed))


def borrow_characters(g: Bang, seat: int, count: int, clause: str) -> None:
    """Base characters drawn anew beside a seat's own; the old ones are mixed back before (BG-179)."""
    own, old = g.character[seat][:1], g.character[seat][1:]
    left = g.shuffled(g.characters_left + old)
    for card in left:
        g.known[card] = 0
    drawn = tuple(card for card in left if SET[card] == "base")[:count]
    g.characters_left = tuple(card for card in left if card not in drawn)
    g.character = put(g.character, seat, own + drawn)
    for card in drawn:
        g.known[card] = everybody(g.seats)
    g.stirred()
    g.emit(e.CharactersBorrowed, clause, seat, drawn)


def end_turn(g: Bang, seat: int) -> None:
    """A turn is over; green cards placed in it have ripened (BG-58)."""
    if any(g.fresh):
        g.fresh = [""] * g.seats
    g.emit(e.TurnEnded, "BG-12", seat)


def copy_ability(g: Bang, seat: int, ability: str, clause: str) -> None:
    """A seat has another character's ability besides its own."""
    g.copied = put(g.copied, seat, ability)
    g.stirred()
    g.emit(e.AbilityCopied, clause, seat, ability)


# -- life points


def lose_life(g: Bang, seat: int, amount: int, by: int, why: str, clause: str) -> None:
    """Life points are lost at one go, even below zero (BG-37); a ghost has none to lose."""
    if g.status[seat] in BEYOND:
        return
    g.life[seat] -= amount
    if g.life[seat] <= 0:
        g.status[seat] = DYING
    g.emit(f.LifeLost, clause, seat, amount, by, why, g.life[seat])
    if g.life[seat] <= 0:
        g.emit(f.Dying, "BG-38", seat, 1 - g.life[seat])


def gain_life(g: Bang, seat: int, amount: int, why: str, clause: str) -> None:
    """Life points back, never above the starting total (BG-36)."""
    gained = 0 if g.status[seat] in BEYOND else min(amount, max_life(g, seat) - g.life[seat])
    if gained <= 0:
        return
    g.life[seat] += gained
    if g.life[seat] > 0 and g.status[seat] == DYING:
        g.status[seat] = IN
    g.emit(f.LifeGained, clause, seat, gained, why, g.life[seat])


def come_back(g: Bang, seat: int, life: int, why: str, status: str, clause: str) -> None:
    """An eliminated seat takes part again, for good with some life points, or for a turn as a ghost or a shadow."""
    g.status[seat] = status
    g.life[seat] = life
    g.stirred()
    g.emit(e.CameBack, clause, seat, why, life, status != IN)


def eliminate(g: Bang, seat: int, by: int, clause: str) -> None:
    """A seat is out of the game and shows its role (BG-40, BG-41)."""
    g.status[seat] = OUT
    g.life[seat] = 0
    g.fell = put(g.fell, seat, max(g.fell) + 1)
    g.stirred()
    g.emit(f.Eliminated, clause, seat, by)
    show_role(g, seat, "BG-40")


def fade(g: Bang, seat: int) -> None:
    """A shadow is out again until its next turn (GR-16)."""
    g.status[seat] = OUT
    g.stirred()
    g.emit(f.Faded, "GR-16", seat)


def become_shadow(g: Bang, seat: int) -> None:
    """An eliminated player will come back as a shadow (GR-15, GR-19)."""
    g.sworn = put(g.sworn, seat, g.sworn[seat] or "shadow")
    g.emit(f.ShadowMade, "GR-15", seat)


def swear(g: Bang, seat: int, side: str) -> None:
    """A shadow Renegade plays for a side from now on (GR-18)."""
    g.sworn = put(g.sworn, seat, side)
    g.emit(f.Sworn, "GR-18", seat, side)


def bury(g: Bang, seat: int, by: int) -> None:
    """Nothing is left of an eliminated seat's cards (BG-47)."""
    g.emit(f.Buried, "BG-47", seat, by)


def reward(g: Bang, seat: int, whom: int, clause: str) -> None:
    """Three cards are earned; drawing them is told apart (BG-45, BG-55)."""
    g.emit(f.Rewarded, clause, seat, whom)


def penalise(g: Bang, seat: int, whom: int) -> None:
    """A Sheriff has eliminated a Deputy; what he loses is told apart (BG-46)."""
    g.emit(f.Penalised, "BG-46", seat, whom)


# -- Jail


def stay_in_jail(g: Bang, seat: int, card: int) -> None:
    """The Jail stays in front of a seat for another round."""
    g.jailed = put(g.jailed, seat, g.jailed[seat] + 1)
    g.emit(f.JailStays, "BG-80", seat, card, g.jailed[seat])


# -- the end


def win(g: Bang, side: str, winners: int, clause: str) -> None:
    """The game is won and all roles are shown; what abilities still had to come is left out."""
    g.side = side
    g.won = winners
    g.due = []
    for seat in range(g.seats):
        if g.known[g.role[seat][0]] != everybody(g.seats):
            show_role(g, seat, "BG-50")
    g.emit(f.GameWon, clause, side, winners)

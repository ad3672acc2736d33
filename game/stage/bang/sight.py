"""What is seen on a BANG! table: plain looks for the painter, from a state as its viewer knows it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from game.bang.around import present
from game.bang.deck import KINDS, NAME, POOLS, ROLES, ROLES_AT
from game.bang.measures import reach
from game.bang.state import IN, OUT, Bang, max_life, role_of
from game.rules.kinds import everybody
from game.stage.bang.ways import lying
from game.stage.bang.words import event_words, short_of, title_of
from game.stage.paint.bang.events import EventLook, EventWords
from game.stage.paint.bang.seats import SeatLook, Status
from game.stage.paint.masthead import MastheadLook
from game.stage.play.cast import Cast
from game.stage.text import text

HEAP = 3
"""So many of the discards show."""
RoleCount = tuple[str, int, int]
"""A role, how many are still in the game, how many there were."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything on the table but the own hand and what is on its way.  Cards are ids."""

    seats: tuple[SeatLook, ...]
    gear: tuple[tuple[int, ...], ...]
    """Per seat what lies in front of it, as it lies: cards in play, then equipment."""
    deck: int
    discards: tuple[int, ...]
    """The top few, top first."""
    boards: tuple[EventLook, ...]
    """The events in force, one of each pile that is played with."""
    wares: tuple[int, ...]
    """What is for sale."""
    roles: tuple[RoleCount, ...]
    masthead: MastheadLook


def kind_of(card: int) -> str:
    """The kind of a card that may be seen, `bang_qh`; empty for one that may not."""
    return KINDS[card] if card >= 0 else ""


def held_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    """A hand as it is held: by name, then unknown cards, each with a number of its own from -2 down."""
    known = sorted((card for card in cards if card >= 0), key=lambda card: (NAME[card], card))
    return (*known, *(-2 - n for n in range(len(cards) - len(known))))


def open_role(g: Bang, seat: int) -> str:
    """A role that everybody knows; empty for one that is secret."""
    cards = g.role[seat]
    known = bool(cards) and cards[0] >= 0 and g.known[cards[0]] == everybody(g.seats)
    return role_of(g, seat) if known else ""


def roles_out(g: Bang) -> tuple[RoleCount, ...]:
    """Which roles are still in the game: all that were dealt but those of the eliminated."""
    dealt = Counter(ROLES_AT[g.seats])
    gone = Counter(open_role(g, seat) for seat in range(g.seats) if g.status[seat] == OUT)
    return tuple((role, dealt[role] - gone[role], dealt[role]) for role in ROLES if dealt[role])


def has_shop(g: Bang) -> bool:
    """Whether there is a shop at this table."""
    return bool(g.shop or g.shop_deck)


def piles_of_events(g: Bang) -> tuple[str, ...]:
    """The piles of events that are played with: events, show."""
    found = (("events", g.event or g.event_deck), ("show", g.show or g.show_deck))
    return tuple(name for name, pile in found if pile)


def board_of(g: Bang, pile: str) -> EventLook:
    """What a board says: the event in force and the next one; before the first one, only what is to come.

    Its `kind` is empty where nothing is known yet.
    """
    shown, to_come = (g.event, g.event_deck) if pile == "events" else (g.show, g.show_deck)
    after = kind_of(to_come[0]) if to_come else ""
    left = text("bang-events-left", count=len(to_come)) if to_come else ""
    if not shown:
        words = event_words(after) if after else EventWords("", text("bang-events-first", pile=pile), "")
        return EventLook(after, words, text("bang-events-coming"), left)
    now = kind_of(shown[0])
    name = title_of(after) if after else ""
    head = text("bang-events-next") if after else text("bang-events-now")
    return EventLook(now, event_words(now), text("bang-events-now"), left, after, name, head)


def order_of(g: Bang, anchor: int) -> tuple[int, ...]:
    """The seats as they sit, clockwise from `anchor`."""
    return tuple(sorted(range(g.seats), key=lambda seat: (g.place[seat] - g.place[anchor]) % g.seats))


def character_of(g: Bang, seat: int) -> str:
    """The character a seat plays; empty before it is chosen."""
    cards = g.character[seat]
    return NAME[cards[0]] if cards and cards[0] >= 0 else ""


def look_of(g: Bang, cast_: Cast, seat: int, whose: int, life: int | None = None) -> SeatLook:
    """A seat's panel; the role of seat `whose` shows although it is secret (-1: nobody's does).

    `life` is what it shows while cartridges fall.
    """
    character = character_of(g, seat)
    status = g.status[seat]
    words = text(f"bang-status-{status}") if status != IN else ""
    return SeatLook(
        seat=seat,
        name=cast_.names[seat],
        title=_title(g, seat, character),
        character=character,
        life=max(0, g.life[seat] if life is None else life),
        most=max_life(g, seat) if character else 0,
        hand=len(g.hand[seat]),
        reach=reach(g, seat) if present(g, seat) and character else None,
        role=role_of(g, seat) if seat == whose else open_role(g, seat),
        nuggets=g.nuggets[seat] if has_shop(g) else None,
        status=cast(Status, status),
        status_word=text("bang-away") if seat in cast_.away else words,
        turn=text("bang-turn-flag") if g.turns and g.turn == seat and not g.side and status != OUT else "",
        sitter=cast_.sitters[seat],
        jailed=any(NAME[card] == "jail" for card in g.front[seat]),
    )


def _title(g: Bang, seat: int, character: str) -> str:
    """What a seat's character is called, with those whose abilities it has besides."""
    more = [NAME[card] for card in g.character[seat][1:] if card >= 0] + ([g.copied[seat]] if g.copied[seat] else [])
    if not more:
        return title_of(character) if character else ""
    return " + ".join(short_of(name) for name in (character, *more) if name)


def sight_of(g: Bang, cast_: Cast, whose: int) -> Sight:
    """The sight of a state; the role of seat `whose` shows although it is secret (-1: nobody's does)."""
    return Sight(
        seats=tuple(look_of(g, cast_, seat, whose) for seat in range(g.seats)),
        gear=tuple(lying(g, seat) for seat in range(g.seats)),
        deck=len(g.deck),
        discards=g.discards[:HEAP],
        boards=tuple(board_of(g, pile) for pile in piles_of_events(g)),
        wares=tuple(card for card in g.shop if card >= 0),
        roles=roles_out(g),
        masthead=MastheadLook(text("bang-title"), right=text("bang-turn-number", turn=g.turns) if g.turns else ""),
    )


def is_playing_card(card: int) -> bool:
    """Whether a card is of the draw pile, and no role or character."""
    return 0 <= card < len(POOLS) and not POOLS[card]

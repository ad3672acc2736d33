"""What lies on a BANG! table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeVar

from game.bang.deck import BULLETS, KINDS, NAME, POOLS, SETS, SHERIFF, of_pool
from game.bang.vocabulary import RULES
from game.rules.hooks import Rulebook, Thing
from game.rules.kinds import everybody
from game.rules.schema import Field, Schema
from game.rules.state import State

T = TypeVar("T")

IN, DYING, OUT, GHOST, SHADOW = "in", "dying", "out", "ghost", "shadow"
"""The statuses of a seat."""
BEYOND: Final = (GHOST, SHADOW)
"""Those who have no life points to lose or to regain."""

SHOWMAN: Final = Thing("table/wild_west_show")
"""Who turns the show cards as long as there are some."""
SHOPKEEPER: Final = Thing("table/gold_rush")
"""Who sells equipment as long as there is some."""

SCHEMA: Final = Schema(
    (
        Field("deck", "cards", known="nobody"),
        Field("discards", "cards"),
        Field("hand", "cards", ("seat",), known="owner"),
        Field("front", "cards", ("seat",)),
        Field("flipped", "cards"),
        Field("store", "cards"),
        Field("offer", "cards", ("seat",), known="owner"),
        Field("box", "cards"),
        Field("role", "cards", ("seat",), known="owner", pool="roles"),
        Field("roles_left", "cards", pool="roles"),
        Field("character", "cards", ("seat",), pool="characters"),
        Field("casting", "cards", ("seat",), known="owner", pool="characters"),
        Field("spare", "cards", ("seat",), known="nobody", pool="characters"),
        Field("characters_left", "cards", known="nobody", pool="characters"),
        Field("characters_box", "cards", pool="characters"),
        Field("event_deck", "cards", known="nobody", pool="events"),
        Field("event", "cards", pool="events"),
        Field("events_left", "cards", known="nobody", pool="events"),
        Field("events_box", "cards", pool="events"),
        Field("show_deck", "cards", known="nobody", pool="shows"),
        Field("show", "cards", pool="shows"),
        Field("shows_box", "cards", pool="shows"),
        Field("shop_deck", "cards", known="nobody", pool="equipment"),
        Field("shop", "cards", pool="equipment"),
        Field("gear", "cards", ("seat",), pool="equipment"),
        Field("shop_box", "cards", pool="equipment"),
        Field("nuggets", "number", ("seat",)),
        Field("sworn", "word", ("seat",)),
        Field("life", "number", ("seat",)),
        Field("status", "word", ("seat",)),
        Field("copied", "word", ("seat",)),
        Field("marks", "word", ("seat",)),
        Field("fresh", "word", ("seat",)),
        Field("jailed", "number", ("seat",)),
        Field("fell", "number", ("seat",)),
        Field("turn", "seat"),
        Field("turns", "number"),
        Field("bangs", "number"),
        Field("played", "number"),
        Field("must", "word"),
        Field("named", "word"),
        Field("first", "seat"),
        Field("rounds", "number"),
        Field("again", "seat"),
        Field("is_extra", "flag"),
        Field("place", "number", ("seat",)),
        Field("sits_out", "number", ("seat",)),
        Field("last", "word"),
        Field("side", "word"),
        Field("won", "number"),
    ),
    KINDS,
    {},
    POOLS,
)


class Bang(State):
    """The state.  The first card of a zone is its top.

    `front` is what lies in front of a seat (guns, horses, Jail, Dynamite, green cards); `flipped` cards turned up for
    a draw! that is not over; `store` the General Store; `offer` cards a seat looks at to choose from (Kit Carlson);
    `box` playing cards that are out of the game, `characters_box` characters of sets not played with; `role` one role
    card a seat; `character` its character cards, the first of which gives its life points; `casting` characters of
    which it is about to keep one, `spare` one that nobody has seen.

    `life` may be below zero while a seat is dying.  `status` is in, dying, out, ghost or shadow (both back for their
    own turn).  `copied` is a character whose ability a seat has besides its own.  `marks` are abilities used in this
    turn, with commas, `fresh` green cards placed in it, by name.  `jailed` counts the rounds a Jail has lain there;
    `fell` is the how-manieth to be eliminated (0: never).

    `shop_deck` and `shop` are equipment to come and for sale, `gear` what lies black in front of a seat, `shop_box`
    that of a table without it; `nuggets` are a seat's gold, `sworn` whom a shadow plays for: law, outlaws, or shadow
    where that is his own side.  `event_deck` are the events to come, `event` those turned up, of which the first is in
    force, `events_left` those a mix of two piles leaves out; `show_deck` and `show` the same of the Wild West Show.

    `turn` is whose turn it is or was last, `turns` how many have begun, `bangs` the BANG! cards played in it, `played`
    all cards; `must` is the kind of a card that must be played in it, `named` a suit that has been named for it.
    `place` is where round the table a seat sits, 0 and up clockwise; `sits_out` is 1 where it has no next turn, 2 where
    that is over and it has had no other since; `last` is the kind of the brown card just played, with a colon and the
    name it was played as.  `first` begins, `rounds` counts his turns where there are events or a last round; `again`
    has an extra turn after this one, which `is_extra` itself or not.

    `side` is empty until the game is won, then law, outlaws, renegade, last or life; `won` is the mask of the winners.
    """

    __slots__ = (
        "again",
        "bangs",
        "box",
        "casting",
        "character",
        "characters_box",
        "characters_left",
        "copied",
        "deck",
        "discards",
        "event",
        "event_deck",
        "events_box",
        "events_left",
        "fell",
        "first",
        "flipped",
        "fresh",
        "front",
        "gear",
        "hand",
        "is_extra",
        "jailed",
        "last",
        "life",
        "marks",
        "must",
        "named",
        "nuggets",
        "offer",
        "place",
        "played",
        "role",
        "roles_left",
        "rounds",
        "shop",
        "shop_box",
        "shop_deck",
        "show",
        "show_deck",
        "shows_box",
        "side",
        "sits_out",
        "spare",
        "status",
        "store",
        "sworn",
        "turn",
        "turns",
        "won",
    )

    schema: ClassVar[Schema] = SCHEMA
    rulebook: ClassVar[Rulebook] = RULES

    def __init__(self, seats: int, switches: Mapping[str, Any], seed: int) -> None:
        super().__init__(seats, switches, seed, SCHEMA)
        self.deck: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.front: list[tuple[int, ...]] = [()] * seats
        self.flipped: tuple[int, ...] = ()
        self.store: tuple[int, ...] = ()
        self.offer: list[tuple[int, ...]] = [()] * seats
        self.box, self.characters_box, self.events_box, self.shows_box, self.shop_box = _boxes(sets_of(switches))
        self.role: list[tuple[int, ...]] = [()] * seats
        self.roles_left: tuple[int, ...] = ()
        self.character: list[tuple[int, ...]] = [()] * seats
        self.casting: list[tuple[int, ...]] = [()] * seats
        self.spare: list[tuple[int, ...]] = [()] * seats
        self.characters_left: tuple[int, ...] = ()
        self.event_deck: tuple[int, ...] = ()
        self.event: tuple[int, ...] = ()
        self.events_left: tuple[int, ...] = ()
        self.show_deck: tuple[int, ...] = ()
        self.show: tuple[int, ...] = ()
        self.shop_deck: tuple[int, ...] = ()
        self.shop: tuple[int, ...] = ()
        self.gear: list[tuple[int, ...]] = [()] * seats
        self.nuggets = [0] * seats
        self.sworn = [""] * seats
        for card in (*self.box, *self.characters_box, *self.events_box, *self.shows_box, *self.shop_box):
            self.known[card] = everybody(seats)
        self.life = [0] * seats
        self.status = [IN] * seats
        self.copied = [""] * seats
        self.marks = [""] * seats
        self.fresh = [""] * seats
        self.jailed = [0] * seats
        self.fell = [0] * seats
        self.turn = 0
        self.turns = 0
        self.bangs = 0
        self.played = 0
        self.must = ""
        self.named = ""
        self.first = 0
        self.rounds = 0
        self.again = -1
        self.is_extra = 0
        self.place = list(range(seats))
        self.sits_out = [0] * seats
        self.last = ""
        self.side = ""
        self.won = 0

    def copy(self) -> Bang:
        """An independent twin.

        Zones are tuples, so only the lists that hold them are copied; and of these only what changes all the time.  The
        others are replaced by whoever changes them (`put`), never changed, so that twins may share them.
        """
        twin: Bang = object.__new__(Bang)
        self.copy_core(twin)
        twin.deck = self.deck
        twin.discards = self.discards
        twin.hand = self.hand[:]
        twin.front = self.front[:]
        twin.flipped = self.flipped
        twin.store = self.store
        twin.offer = self.offer
        twin.box = self.box
        twin.role = self.role
        twin.roles_left = self.roles_left
        twin.character = self.character
        twin.casting = self.casting
        twin.spare = self.spare
        twin.characters_left = self.characters_left
        twin.characters_box = self.characters_box
        twin.event_deck = self.event_deck
        twin.event = self.event
        twin.events_left = self.events_left
        twin.events_box = self.events_box
        twin.show_deck = self.show_deck
        twin.show = self.show
        twin.shows_box = self.shows_box
        twin.shop_deck = self.shop_deck
        twin.shop = self.shop
        twin.gear = self.gear
        twin.shop_box = self.shop_box
        twin.nuggets = self.nuggets
        twin.sworn = self.sworn
        twin.life = self.life[:]
        twin.status = self.status[:]
        twin.copied = self.copied
        twin.marks = self.marks
        twin.fresh = self.fresh
        twin.jailed = self.jailed
        twin.fell = self.fell
        twin.turn = self.turn
        twin.turns = self.turns
        twin.bangs = self.bangs
        twin.played = self.played
        twin.must = self.must
        twin.named = self.named
        twin.first = self.first
        twin.rounds = self.rounds
        twin.again = self.again
        twin.is_extra = self.is_extra
        twin.place = self.place
        twin.sits_out = self.sits_out
        twin.last = self.last
        twin.side = self.side
        twin.won = self.won
        return twin

    def in_play(self) -> Iterable[Thing]:
        """The events in force; clockwise from seat A each living seat's abilities, then what lies in front of it."""
        things = _happening(self.event[:1], self.show[:1]) if self.event or self.show else ()
        if self.shop:
            things = (SHOPKEEPER, *things)
        if self.show_deck:
            things = (SHOWMAN, *things)
        for seat, status in enumerate(self.status):
            if status != OUT:
                things += _things(seat, self.character[seat], self.copied[seat], self.front[seat], self.gear[seat])
        return things


@lru_cache(maxsize=256)
def _happening(events: tuple[int, ...], shows: tuple[int, ...]) -> tuple[Thing, ...]:
    """The rule objects of what is in force."""
    return tuple(Thing(f"event/{NAME[card]}") for card in events + shows)


@lru_cache(maxsize=512)
def _things(
    seat: int, characters: tuple[int, ...], copied: str, front: tuple[int, ...], gear: tuple[int, ...]
) -> tuple[Thing, ...]:
    """The rule objects of one seat: its abilities, then what lies in front of it."""
    names = [NAME[card] for card in characters] + ([copied] if copied else [])
    borne = [Thing(f"character/{name}", seat) for name in names]
    return (*borne, *(Thing(_rule_of(card), seat, card) for card in front + gear))


def _rule_of(card: int) -> str:
    """Equipment bears the names of other things, so its rules have a shelf of their own."""
    return f"equipment/{NAME[card]}" if POOLS[card] == "equipment" else f"card/{NAME[card]}"


def put(values: list[T], seat: int, value: T) -> list[T]:
    """The list with another value for a seat; for the attributes that copies share (see `Bang.copy`)."""
    fresh = values[:]
    fresh[seat] = value
    return fresh


def abilities(g: Bang, seat: int) -> tuple[str, ...]:
    """The characters whose abilities a seat has, its own first, whether silenced or not."""
    return _abilities(g.character[seat], g.copied[seat])


@lru_cache(maxsize=4096)
def _abilities(characters: tuple[int, ...], copied: str) -> tuple[str, ...]:
    """The names of some characters, and one that is copied (empty: none)."""
    own = tuple(NAME[card] for card in characters)
    return (*own, copied) if copied else own


def marked(g: Bang, seat: int, ability: str) -> int:
    """How often a seat has used an ability in this turn."""
    return g.marks[seat].split(",").count(ability)


def is_fresh(g: Bang, seat: int, name: str) -> bool:
    """Whether the green card of this name in front of a seat has been placed in this turn (BG-58)."""
    return name in g.fresh[seat].split(",")


def role_of(g: Bang, seat: int) -> str:
    """A seat's role; empty where the viewer does not know it."""
    cards = g.role[seat]
    return NAME[cards[0]] if cards and cards[0] >= 0 else ""


def max_life(g: Bang, seat: int) -> int:
    """The starting total, never exceeded (BG-08, BG-36)."""
    bullets = BULLETS[NAME[g.character[seat][0]]] if g.character[seat] else 4
    return bullets + (role_of(g, seat) == SHERIFF)


def sets_of(switches: Mapping[str, Any]) -> frozenset[str]:
    """The sets of cards that are played with."""
    return frozenset({"base"} | {name for name in SETS if switches.get(name)})


@lru_cache(maxsize=64)
def _boxes(used: frozenset[str]) -> tuple[tuple[int, ...], ...]:
    """The cards of each pool that are not played with."""
    return tuple(of_pool(pool, SETS - used) for pool in ("", "characters", "events", "shows", "equipment"))

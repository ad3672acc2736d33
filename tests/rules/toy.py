"""A toy game, only to try the rules module on what Wyatt Earp has no use for: ranges, the chance seat, silences,
replacements, secrets that are no cards.

Each seat may aim a flick (a range), whose outcome the chance seat gives; a hit costs a token.  A cup hides one die
a seat.  Rule objects in play are named by the cards before a seat: a bell that rings, a thief, a lid, a shield.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.rules.ask import PASS, Ask, Option, Range
from game.rules.chance import Chance
from game.rules.event import Event
from game.rules.frame import OVER, Frame, Instead, Over
from game.rules.hooks import Rulebook, Thing, Vocabulary
from game.rules.kinds import CHANCE, Card, Pick, Seat, Seats, Secrets
from game.rules.refusal import Refusal
from game.rules.schema import Field, Schema
from game.rules.state import Afterwards, State

KINDS = ("bell", "echo", "lid", "shield", "scale", "ban", "blank", "blank")
SCHEMA = Schema(
    (
        Field("deck", "cards", known="nobody"),
        Field("out", "cards", ("seat",)),
        Field("tokens", "number", ("seat",)),
        Field("die", "secret", ("seat",), mask="die_seen"),
    ),
    KINDS,
    {},
)


@dataclass(frozen=True, slots=True)
class Flicked(Event):
    seat: Seat
    angle: int


@dataclass(frozen=True, slots=True)
class TokenLost(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Rang(Event):
    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    seat: Seat
    card: Card
    seen: Seats


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: Seat
    faces: Secrets
    seen: Seats


RULES = Rulebook(
    Vocabulary(
        silences=("silences",),
        folds=("loss",),
        forbids=("bars_flick",),
        triggers=(TokenLost, Flicked),
        replacements=("instead_of_loss",),
    )
)


class Toy(State):
    __slots__ = ("deck", "die", "die_seen", "out", "tokens")
    schema: ClassVar[Schema] = SCHEMA
    rulebook: ClassVar[Rulebook] = RULES

    def __init__(self, seats: int, switches: Mapping[str, Any], seed: int) -> None:
        super().__init__(seats, switches, seed, SCHEMA)
        self.deck: tuple[int, ...] = ()
        self.out: list[tuple[int, ...]] = [()] * seats
        self.tokens = [3] * seats
        self.die = [0] * seats
        self.die_seen = [0] * seats

    def copy(self) -> Toy:
        twin: Toy = object.__new__(Toy)
        self.copy_core(twin)
        twin.deck = self.deck
        twin.out = self.out[:]
        twin.tokens = self.tokens[:]
        twin.die = self.die[:]
        twin.die_seen = self.die_seen[:]
        return twin

    def in_play(self) -> Iterable[Thing]:
        for seat, cards in enumerate(self.out):
            for card in cards:
                if KINDS[card] in RULES:
                    yield Thing(KINDS[card], seat, card)

    def redeal_secrets(self, chance: Chance, viewer: int | None) -> None:
        """Dice the viewer does not know are rolled anew."""
        self.die = [chance.below(6) + 1 if value < 0 else value for value in self.die]


def lose(g: Toy, seat: int) -> None:
    amount = g.fold("loss", 1, seat)
    g.tokens[seat] -= amount
    g.emit(TokenLost, "TOY-2", seat, amount)


@dataclass(slots=True)
class Round(Frame[Toy]):
    """Seat by seat, each aims once."""

    turn: Seat = Seat(0)  # noqa: RUF009  a Seat is an int and never changes
    structural: ClassVar[bool] = True

    def ask(self, g: Toy) -> Ask | None:
        if self.turn >= g.seats:
            return None
        option: Option = ("aim", Range(-90, 90))
        options: tuple[Option, ...] = () if g.forbidden("bars_flick", self.turn) else (option,)
        return Ask("aim", {self.turn: (PASS, *options)})

    def answer(self, g: Toy, seat: int, pick: Pick) -> Frame[Toy] | None:
        self.turn = Seat(self.turn + 1)
        if pick == PASS:
            return None
        g.emit(Flicked, "TOY-1", seat, int(pick[1]))
        return Flick(Seat(seat), int(pick[1]))

    def why_not(self, g: Toy, seat: int, pick: Pick) -> Refusal:
        return g.forbidden("bars_flick", seat) or Refusal("TOY-1", "out_of_range")


@dataclass(slots=True)
class Flick(Frame[Toy]):
    """A flick in flight: what it hits is the chance seat's to say."""

    seat: Seat
    angle: int

    def ask(self, g: Toy) -> Ask:
        return Ask("outcome", {CHANCE: (("hit", Range(0, g.seats - 1)), ("miss",))})

    def answer(self, g: Toy, seat: int, pick: Pick) -> Over | Instead:
        if pick[0] == "miss":
            return OVER
        hit = int(pick[1])
        return Instead(g.instead("instead_of_loss", hit) or Loss(Seat(hit)))


@dataclass(slots=True)
class Loss(Frame[Toy]):
    seat: Seat

    def begin(self, g: Toy) -> None:
        lose(g, self.seat)

    def end(self, g: Toy) -> None:
        g.emit(Rang, "TOY-3", self.seat, "loss ends")


@dataclass(slots=True)
class Ring(Frame[Toy]):
    seat: Seat
    word: str

    def begin(self, g: Toy) -> None:
        g.emit(Rang, "TOY-4", self.seat, self.word)


@dataclass(slots=True)
class Race(Frame[Toy]):
    """Who presses first?"""

    passed: Seats = 0

    def ask(self, g: Toy) -> Ask | None:
        seats = [s for s in range(g.seats) if not self.passed >> s & 1]
        return Ask("race", dict.fromkeys(seats, (PASS, ("press",)))) if seats else None

    def answer(self, g: Toy, seat: int, pick: Pick) -> Over | None:
        if pick == PASS:
            self.passed |= 1 << seat
            return None
        g.emit(Rang, "TOY-5", seat, "pressed")
        return OVER


@dataclass(slots=True)
class Deaf(Frame[Toy]):
    """Only the first seat is asked; the others are too far away."""

    def ask(self, g: Toy) -> Ask:
        return Ask("deaf", {0: (PASS,)})

    def why_not_asked(self, g: Toy, seat: int, pick: Pick) -> Refusal:
        return Refusal("TOY-8", "too_far")


@dataclass(slots=True)
class Peek(Frame[Toy]):
    """A card only one seat has seen, held by a frame."""

    seat: Seat
    card: Card

    def ask(self, g: Toy) -> Ask:
        return Ask("peek", {self.seat: (("keep",),)})

    def answer(self, g: Toy, seat: int, pick: Pick) -> Over:
        g.emit(Peeked, "TOY-6", seat, self.card, 1 << seat)
        return OVER


@RULES.add("bell")
class Bell:
    """Rings at once for every token lost."""

    def on_token_lost(self, g: Toy, me: Thing, event: TokenLost) -> Frame[Toy]:
        return Ring(Seat(me.seat), "at once")


@RULES.add("echo")
class Echo:
    """Rings once the flick is over."""

    def on_token_lost(self, g: Toy, me: Thing, event: TokenLost) -> Afterwards:
        return Afterwards(Ring(Seat(me.seat), "afterwards"))


@RULES.add("lid", rank=-1)
class Lid:
    """Switches every scale and shield off."""

    def silences(self, g: Toy, me: Thing, things: tuple[Thing, ...]) -> list[Thing]:
        return [thing for thing in things if thing.rule in ("scale", "shield")]


@RULES.add("scale")
class Scale:
    """Every loss of its owner is twice as large."""

    def loss(self, g: Toy, me: Thing, amount: int, seat: int) -> int:
        return amount * 2 if seat == me.seat else amount


@RULES.add("shield")
class Shield:
    """Its owner rings instead of losing."""

    def instead_of_loss(self, g: Toy, me: Thing, seat: int) -> Frame[Toy] | None:
        return Ring(Seat(seat), "shielded") if seat == me.seat else None


@RULES.add("ban")
class Ban:
    """Nobody but its owner may flick."""

    def bars_flick(self, g: Toy, me: Thing, seat: int) -> Refusal | None:
        return None if seat == me.seat else Refusal("TOY-7", "banned", (("by", me.seat),))


def toy(*out: str, seats: int = 2) -> Toy:
    """A toy table: the cards named lie before seats 0, 1, ... ("bell+scale" for two); the rest is the deck."""
    g = Toy(seats, {}, 7)
    rest = list(range(len(KINDS)))
    for seat, names in enumerate(out):
        for name in filter(None, names.split("+")):
            card = next(c for c in rest if KINDS[c] == name)
            rest.remove(card)
            g.out[seat] += (card,)
            g.known[card] = (1 << seats) - 1
    g.deck = tuple(rest)
    g.stack = [Round()]
    g.run()
    return g

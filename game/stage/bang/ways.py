"""From a play as far as it is chosen to the things that take it on: cards, seats, wares, events, and else buttons.

Things on the table are ids: `card:12` a card of the own hand, `seat:3`, `gear:3:45` what lies in front of a seat,
`held:3` the hand of somebody, `offer:NAME` one of several laid out, `ware:NAME` on the counter of the shop,
`event:NAME` the board of an event in force, `deck`, `discards`.  `power:NAME` and `as:WORD` are buttons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from game.bang.deck import BULLETS, KINDS, NAME
from game.bang.state import Bang
from game.rules.kinds import Pick

HAND = "hand"
FROM_HAND = ("play", "answer", "discard", "give", "swap")
FROM_A_ROW = ("take", "return", "choose", "top", "copy")
PILES = ("deck", "discards")
BUTTONS = ("as", "power")
"""Ids with these words are no things on the table."""

Way = tuple[str, Pick]


@dataclass(frozen=True, slots=True)
class Step:
    """How far a choice has come: the play so far, the cards of the hand in it, what was pressed, and what is doubted
    about it.
    """

    pick: Pick = ()
    cards: tuple[int, ...] = ()
    things: tuple[str, ...] = ()
    doubt: str = ""


def in_force(g: Bang) -> tuple[str, ...]:
    """The events that are in force, by name."""
    return tuple(NAME[pile[0]] for pile in (g.event, g.show) if pile)


def lying(g: Bang, seat: int) -> tuple[int, ...]:
    """Everything that lies in front of a seat: cards in play, then its equipment."""
    return (*g.front[seat], *g.gear[seat])


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways on in a state as `seat` knows it, with its cards as they are held."""

    g: Bang
    seat: int
    hand: tuple[int, ...]

    def on(self, step: Step, pick: Pick) -> list[Way]:
        """The things that take `step` on towards the whole play `pick`, each with the play so far it leads to."""
        at = len(step.pick)
        found = list(self._next(step, pick) if at else self._first(pick))
        if found or len(pick) <= at:
            return found
        # nothing on the table stands for it: a button does, unless the whole play is a button of its own
        return [(f"as:{pick[at]}", pick[: at + 1])] if at else [(f"as:{pick[1]}", pick[:2])] if len(pick) > 2 else []

    def _first(self, pick: Pick) -> Iterator[Way]:
        if len(pick) == 1:
            return
        verb, token = pick[0], pick[1]
        if verb == "remove":
            yield from self._before(int(token), str(pick[2]), pick[:3])
        elif isinstance(token, int):
            yield f"seat:{int(token)}", pick[:2]
        elif verb == "buy":
            yield f"ware:{token}", pick[:2]
        elif verb == "copy" and (whose := self._played_by(str(token))) >= 0:
            yield f"seat:{whose}", pick[:2]
        elif verb in FROM_A_ROW:
            yield f"offer:{token}", pick[:2]
        elif verb in FROM_HAND:
            cards = self._spare((), token)
            yield from ((f"card:{card}", pick[:2]) for card in cards)
            if not cards:
                yield from self._before(self.seat, token, pick[:2])
        elif token in PILES:
            yield token, pick[:2]
        elif token in BULLETS:
            yield f"power:{token}", pick[:2]
        elif token in in_force(self.g):
            yield f"event:{token}", pick[:2]
        else:
            yield from self._before(self.seat, token, pick[:2])

    def _next(self, step: Step, pick: Pick) -> Iterator[Way]:
        at = len(step.pick)
        part, last = pick[at], pick[at - 1]
        if isinstance(part, int):
            yield f"seat:{int(part)}", pick[: at + 1]
        elif pick[0] == "return":
            yield f"offer:{part}", pick[: at + 1]
        elif isinstance(last, int):
            there = list(self._before(int(last), part, pick[: at + 1]))
            if part == HAND:
                there.append((f"held:{int(last)}", pick[: at + 1]))
            yield from there or [(f"offer:{part}", pick[: at + 1])]
        elif part == "as":
            yield f"as:{pick[at + 1]}", pick[: at + 2]
        elif part == "with":
            for card in self._spare(step.cards, str(pick[at + 1])):
                yield f"card:{card}", pick[: at + 2]
        elif pick[0] == "use" and at == 2:
            yield from self._paying(step, pick)

    def _played_by(self, character: str) -> int:
        """The other seat that plays a character; -1 for none."""
        others = (seat for seat in range(self.g.seats) if seat != self.seat)
        return next((seat for seat in others if character in (NAME[c] for c in self.g.character[seat] if c >= 0)), -1)

    def _before(self, seat: int, name: str, so_far: Pick) -> Iterator[Way]:
        """A card in front of a seat: playing cards are told by their kind, equipment by its name."""
        for card in lying(self.g, seat):
            if KINDS[card] == name:
                yield f"gear:{seat}:{card}", so_far

    def _spare(self, taken: tuple[int, ...], kind: str) -> list[int]:
        return [card for card in self.hand if card >= 0 and KINDS[card] == kind and card not in taken]

    def _paying(self, step: Step, pick: Pick) -> Iterator[Way]:
        """Cards that pay for a power, in any order: all that are named before a seat is."""
        price: list[str] = []
        for part in pick[2:]:
            if isinstance(part, int):
                break
            price.append(str(part))
        paid = Counter(KINDS[card] for card in step.cards)
        for card in self.hand:
            if card < 0 or card in step.cards:
                continue
            more = paid + Counter([KINDS[card]])
            if more <= Counter(price):
                full = more.total() == len(price)
                yield f"card:{card}", pick[: 2 + len(price)] if full else pick[:2]

"""What the cards have in common."""

from __future__ import annotations

from functools import cache, lru_cache

from game.bang.around import present
from game.bang.cards.reasons import IS_OUT, NOT_IN_HAND
from game.bang.deck import KINDS
from game.bang.measures import everyone_else
from game.bang.state import Bang
from game.bang.verbs import cards as verbs
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

Options = tuple[Option, ...]


@lru_cache(maxsize=1024)
def aimed(head: Option, mask: int) -> Options:
    """A play at each seat of a mask."""
    return tuple((*head, seat) for seat in SEATS if mask >> seat & 1)


@cache
def alone(head: Option) -> Options:
    """The play that needs nothing more than its card."""
    return (head,)


class Untargeted:
    """A card that is played at nobody in particular."""

    _clause = "BG-14"

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        return alone(head) if self._bar(g, seat) is None else ()

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        return NOT_AN_OPTION if tail else self._bar(g, seat)

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        verbs.play(g, seat, card, name, -1, self._clause)
        return self._effect(g, seat, card, name)

    def repeats(self, g: Bang, seat: int, head: Option) -> Options:
        return alone(head)

    def repeat(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        return self._effect(g, seat, card, name)

    def _bar(self, g: Bang, seat: int) -> Refusal | None:
        return None

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> Frame[Bang] | None:
        raise NotImplementedError


class Targeted:
    """A card that is played at one other player."""

    _clause: str

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        found: Options | None = g.derived.get((seat, head))
        if found is None:
            found = g.derived[seat, head] = aimed(head, self._mask(g, seat))
        return found

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if len(tail) != 1 or not is_seat(g, tail[0]):
            return NOT_AN_OPTION
        return not_a_target(g, seat, int(tail[0]), self._clause) or self._bar(g, seat, int(tail[0]))

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        verbs.play(g, seat, card, name, int(tail[0]), self._clause)
        return self._effect(g, seat, int(tail[0]), card, name)

    def repeats(self, g: Bang, seat: int, head: Option) -> Options:
        return aimed(head, self._mask(g, seat))

    def repeat(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        return self._effect(g, seat, int(tail[0]), card, name)

    def _mask(self, g: Bang, seat: int) -> int:
        """The seats it may be played at, until something stirs."""
        raise NotImplementedError

    def _bar(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        """The reason why it may not be played at this other player, for whom `_mask` has no bit."""
        return None

    def _effect(self, g: Bang, seat: int, whom: int, card: int, name: str) -> Frame[Bang] | None:
        raise NotImplementedError


class AtAnybody:
    """A card that is played at anybody who takes part, the user included."""

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        return aimed(head, everyone_else(g, seat) | 1 << seat)

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if len(tail) != 1 or not is_seat(g, tail[0]):
            return NOT_AN_OPTION
        return None if present(g, int(tail[0])) else IS_OUT


class Costly:
    """A card that costs one more card from hand, which has no effect of its own (BG-59).  A mix-in, named first."""

    def plays(self, g: Bang, seat: int, head: Option) -> Options:
        itself = verbs.held(g, seat, str(head[1]))
        others = [card for card in g.hand[seat] if card != itself]
        kinds = [KINDS[card] for card in others if g.forbidden("bars_cost", seat, card) is None]
        found: Options = ()
        for kind in dict.fromkeys(kinds):
            found += super().plays(g, seat, (*head, "with", kind))  # type: ignore[misc]  # the card's own, see above
        return found

    def bars(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if len(g.hand[seat]) < 2:
            return Refusal("BG-59", "second_card_needed")
        if tail[:1] != ("with",) or len(tail) < 2:
            return NOT_AN_OPTION
        cost = verbs.held(g, seat, str(tail[1]))
        if cost < 0:
            return NOT_IN_HAND
        if (kept := g.forbidden("bars_cost", seat, cost)) is not None:
            return kept
        barred: Refusal | None = super().bars(g, seat, tail[2:])  # type: ignore[misc]  # the card's own, see above
        return barred

    def play(self, g: Bang, seat: int, card: int, name: str, tail: Pick) -> Frame[Bang] | None:
        cost = next(c for c in g.hand[seat] if c != card and KINDS[c] == tail[1])
        verbs.discard(g, seat, (cost,), "cost", "BG-59")
        frame: Frame[Bang] | None = super().play(  # type: ignore[misc]  # the card's own, see above
            g, seat, card, name, tail[2:]
        )
        return frame


def is_seat(g: Bang, token: object) -> bool:
    """Whether a token of a pick names a seat at this table."""
    return isinstance(token, int) and 0 <= token < g.seats


def not_a_target(g: Bang, seat: int, whom: int, clause: str) -> Refusal | None:
    """The reason why `whom` can be nobody's target but perhaps his own (BG-41); `clause` is the card's own."""
    if whom == seat:
        return Refusal(clause, "not_yourself")
    return None if present(g, whom) else IS_OUT

"""What the cards have in common."""

from __future__ import annotations

from functools import cache

from game.bang.cards.reasons import IS_OUT
from game.bang.state import Bang, present
from game.bang.verbs import cards as verbs
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

Options = tuple[Option, ...]


@cache
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

    def _mask(self, g: Bang, seat: int) -> int:
        """The seats it may be played at, until something stirs."""
        raise NotImplementedError

    def _bar(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        """The reason why it may not be played at this other player, for whom `_mask` has no bit."""
        return None

    def _effect(self, g: Bang, seat: int, whom: int, card: int, name: str) -> Frame[Bang] | None:
        raise NotImplementedError


def is_seat(g: Bang, token: object) -> bool:
    """Whether a token of a pick names a seat at this table."""
    return isinstance(token, int) and 0 <= token < g.seats


def not_a_target(g: Bang, seat: int, whom: int, clause: str) -> Refusal | None:
    """The reason why `whom` can be nobody's target but perhaps his own (BG-41); `clause` is the card's own."""
    if whom == seat:
        return Refusal(clause, "not_yourself")
    return None if present(g, whom) else IS_OUT

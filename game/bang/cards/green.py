"""Green cards: placed, locked for the rest of that turn, later discarded from play to be used (BG-58)."""

from __future__ import annotations

from game.bang.cards.base import Options, aimed, is_seat, not_a_target
from game.bang.cards.equipment import Equipment
from game.bang.cards.reasons import ANSWERS_ONLY, NOT_YOUR_TURN
from game.bang.deck import KINDS, NAME
from game.bang.frames.shot import Shot
from game.bang.state import Bang, is_fresh
from game.bang.verbs import cards
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

FRESH = Refusal("BG-58", "green_card_is_fresh")


class Green(Equipment):
    """One that is used in one's own turn, at nobody in particular."""

    _clause = "BG-58"

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != me.seat or seat != g.turn or is_fresh(g, seat, NAME[me.card]):
            return value
        return (*value, *self._picks(g, seat, ("use", KINDS[me.card])))

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        if g.turn != me.seat:
            return NOT_YOUR_TURN
        return FRESH if is_fresh(g, me.seat, NAME[me.card]) else self._bar_use(g, me.seat, pick[2:])

    def use(self, g: Bang, me: Thing, pick: Pick) -> Frame[Bang] | None:
        cards.use_green(g, me.seat, me.card, int(pick[2]) if len(pick) > 2 else -1, self._clause)
        return self._used(g, me.seat, me.card, pick[2:])

    def _picks(self, g: Bang, seat: int, head: Option) -> Options:
        return (head,)

    def _bar_use(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        return NOT_AN_OPTION if tail else None

    def _used(self, g: Bang, seat: int, card: int, tail: Pick) -> Frame[Bang] | None:
        raise NotImplementedError


class AimedGreen(Green):
    """One that is used at another player."""

    def _picks(self, g: Bang, seat: int, head: Option) -> Options:
        return aimed(head, self._mask(g, seat))

    def _bar_use(self, g: Bang, seat: int, tail: Pick) -> Refusal | None:
        if len(tail) != 1 or not is_seat(g, tail[0]):
            return NOT_AN_OPTION
        return not_a_target(g, seat, int(tail[0]), self._clause) or self._bar_aim(g, seat, int(tail[0]))

    def _mask(self, g: Bang, seat: int) -> int:
        raise NotImplementedError

    def _bar_aim(self, g: Bang, seat: int, whom: int) -> Refusal | None:
        return None


class GreenMiss(Equipment):
    """One with the miss symbol: an answer to a shot, in any turn."""

    _clause = "BG-58"

    def misses(self, g: Bang, me: Thing, value: Options, seat: int, shot: Shot) -> Options:
        return (*value, ("use", KINDS[me.card])) if seat == me.seat and not self._locked(g, me) else value

    def miss(self, g: Bang, me: Thing, pick: Pick, shot: Shot) -> int:
        cards.use_green(g, me.seat, me.card, -1, self._clause)
        self._besides(g, me.seat, NAME[me.card])
        return 1

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        return FRESH if self._locked(g, me) else ANSWERS_ONLY

    def _locked(self, g: Bang, me: Thing) -> bool:
        return g.switches["green_miss_ready"] == "next_turn" and is_fresh(g, me.seat, NAME[me.card])

    def _besides(self, g: Bang, seat: int, name: str) -> None:
        """What it brings besides the miss effect."""

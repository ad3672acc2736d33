"""What Indians! and Duel share: somebody gives a BANG! or does not (BG-33, BG-34)."""

from __future__ import annotations

from typing import Final

from game.bang.cards.reasons import NOT_IN_HAND, ONLY_A_BANG
from game.bang.deck import KINDS
from game.bang.frames.refusals import unfinished
from game.bang.measures import may_have, names_of, open_names
from game.bang.picks import ANSWER
from game.bang.state import Bang
from game.bang.verbs import cards
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal

BANGS: Final = ("bang",)


def may_give(g: Bang, seat: int, to: str) -> bool:
    """Whether, from what everybody knows, a seat may have a BANG! to give."""
    return may_have(g, seat, open_names(g, seat, BANGS, to))


def bangs_of(g: Bang, seat: int, to: str) -> tuple[Pick, ...]:
    """The picks that give a BANG! to `to`, indians or duel."""
    found = [ANSWER[card] for card in g.hand[seat] if no_bang(g, seat, card, to) is None]
    return tuple(dict.fromkeys(found)) if len(found) > 1 else tuple(found)


def no_bang(g: Bang, seat: int, card: int, to: str) -> Refusal | None:
    """The reason why a hand card cannot be given as a BANG!."""
    if "bang" not in names_of(g, seat, card):
        return ONLY_A_BANG
    return g.forbidden("bars_answer", seat, "bang", card, to)


def give(g: Bang, seat: int, pick: Pick, to: str) -> None:
    """The BANG! of a pick goes to the discards; it is not played (BG-34)."""
    cards.answer(g, seat, cards.held(g, seat, str(pick[1])), "bang", to, "BG-34")


def why_not_given(g: Bang, seat: int, pick: Pick, to: str) -> Refusal:
    """The reason why a pick gives no BANG!."""
    if pick[:1] == ("use",):
        return unfinished(g, seat, pick) or ONLY_A_BANG
    if len(pick) != 2 or pick[0] not in ("answer", "play") or pick[1] not in KINDS:
        return NOT_AN_OPTION
    card = cards.held(g, seat, str(pick[1]))
    return NOT_IN_HAND if card < 0 else no_bang(g, seat, card, to) or NOT_AN_OPTION

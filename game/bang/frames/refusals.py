"""Why a pick is no play, or no discard, now."""

from __future__ import annotations

from game.bang.cards.reasons import (
    EFFECT_UNFINISHED,
    NO_SUCH_ABILITY,
    NOT_COUNTED_AS,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    WITHIN_LIMIT,
)
from game.bang.deck import CARD_OF_KIND, N_PLAYING, NAME
from game.bang.measures import names_of
from game.bang.picks import END, split
from game.bang.rulings import card_rule, ruled_by, used_rule
from game.bang.state import Bang, abilities
from game.bang.verbs.cards import held, lying
from game.bang.verbs.shop import gear_named
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


def not_played(g: Bang, turn: int, seat: int, pick: Pick) -> Refusal:
    """The reason why a seat cannot pick this in phase 2 of the seat on turn."""
    if len(pick) > 1 and (pick[0] == "use" or (g.shop and pick[0] in ("buy", "swap", "remove"))):
        return not_used(g, seat, pick)
    if pick[:1] == ("discard",) and seat == turn:
        return WITHIN_LIMIT
    if pick == END and seat == turn:
        return g.forbidden("bars_end", seat) or NOT_AN_OPTION
    if pick[:1] != ("play",) or len(pick) < 2:
        return NOT_AN_OPTION
    if seat != turn:
        return NOT_YOUR_TURN
    kind, name, tail = split(pick)
    if CARD_OF_KIND.get(kind, N_PLAYING) >= N_PLAYING:
        return NOT_AN_OPTION
    card = held(g, seat, kind)
    if card < 0:
        return NOT_IN_HAND
    name = name or NAME[card]
    if name not in names_of(g, seat, card):
        return NOT_COUNTED_AS
    barred: Refusal | None = g.forbidden("bars_play", seat, name, card) or card_rule(name).bars(g, seat, tail)
    return barred or NOT_AN_OPTION


def unfinished(g: Bang, seat: int, pick: Pick) -> Refusal | None:
    """The reason why an ability that waits for a quiet moment is not used now; None for what is no such ability."""
    if len(pick) < 2 or pick[1] not in abilities(g, seat):
        return None
    rule, _ = used_rule(g, seat, str(pick[1]))
    return EFFECT_UNFINISHED if hasattr(rule, "bars_use") else None


def not_used(g: Bang, seat: int, pick: Pick) -> Refusal:
    """The reason why an ability or a card in front cannot be used in phase 2."""
    token = str(pick[1])
    if pick[0] == "use" and not _at_hand(g, seat, token):
        return NO_SUCH_ABILITY
    rule, card = ruled_by(g, seat, pick)
    if not hasattr(rule, "bars_use"):
        return EFFECT_UNFINISHED
    barred: Refusal | None = rule.bars_use(g, Thing(token, seat, card), pick)
    return barred or NOT_AN_OPTION


def _at_hand(g: Bang, seat: int, token: str) -> bool:
    """Whether a seat has something of this name that might be used: an ability, a card in front, an event in force."""
    in_force = [NAME[card] for card in g.event[:1] + g.show[:1]]
    there = lying(g, seat, token) >= 0 or gear_named(g, seat, token) >= 0
    return there or token in abilities(g, seat) or token in in_force


def not_discarded(g: Bang, seat: int, pick: Pick) -> Refusal:
    """The reason why a card cannot be discarded for the hand limit."""
    if pick[:1] != ("discard",) or len(pick) != 2:
        return NOT_AN_OPTION
    return NOT_IN_HAND if held(g, seat, str(pick[1])) < 0 else NOT_AN_OPTION

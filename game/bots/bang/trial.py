"""What a Marshal tries out: each candidate is played on by deputies, in worlds drawn from what it believes of the
roles; who is who is then known to all of them, what is in a hand only to its owner.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from game.bang.around import living
from game.bang.deck import CARD_OF_KIND, NAME, RENEGADE, ROLES
from game.bang.picks import split
from game.bang.state import Bang, role_of
from game.bots.bang import belief
from game.bots.bang.mind import Mind, Opinion
from game.bots.bang.plays import best_of, scored
from game.bots.bang.scorer import answered
from game.bots.bang.stance import hostility
from game.bots.bang.strength import outlook
from game.bots.bang.weights import BY_LEVEL, DEPUTY, TEMPERS
from game.bots.bang.worth import EQUIPMENT, GUNS
from game.bots.memory import BLANK, Memory
from game.bots.search import Playout, Question
from game.bots.temper import bent
from game.rules.ask import plain
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View, redeal, who_knows

SEARCHED: Final = frozenset({"play"})
"""The question worth a search; all others are answered by a rule at once."""
STRIDE: Final = 20
"""A playout pauses after so many picks: a millisecond or two."""
PLAYS: Final = 4
"""So many plays are tried; besides them, to play nothing more."""
HOPELESS: Final = -0.5
"""A play worth less than this at first sight is not tried."""
TURNS: Final = {"marshal": 3, "marshal_slow": 6}
"""A level's playout ends after so many turns, and the stronger side is the likelier winner.

In 61 positions of law and outlaws at five seats 60 to 100 playouts of three turns found as much as ones of any other
length or to the end of the game, which cost four times as much.
"""
RENEGADES_TURNS: Final = 5
"""The same for a Renegade, who must wait longer to see what comes of it.  (In 45 positions no length found him more
than half a game in a hundred, the end of the game nothing.)
"""
FREE: Final = frozenset({*GUNS, *EQUIPMENT, "stagecoach", "wells_fargo", "pony_express", "beer"})
"""What a deputy plays of these is played without a search."""
FINE: Final = 1 << 30
"""Weights of deals are drawn as whole numbers of this fineness."""


def question(seen: View[Any], seed: int, level: str, memory: Memory) -> Question | None:
    """What to search for; None where a rule answers, or there is only one sensible pick."""
    assert seen.ask is not None and seen.viewer is not None
    g, me = seen.state, seen.viewer
    options = seen.ask.options[me]
    if seen.ask.kind not in SEARCHED or len(options) == 1:
        return None
    mind = Mind(g, me, options, Chance(seed), bent(BY_LEVEL[level], memory.temper, TEMPERS), memory)
    judged = scored(mind)
    own = best_of(mind, judged)
    if name_of(own) in FREE:
        return None
    order = sorted(judged, key=lambda entry: -entry[0])
    plays = [pick for worth, pick in order if worth > HOPELESS][:PLAYS]
    ends = [plain(option) for option in options if option[0] == "end"]
    tried = [own, *(pick for pick in (*plays, *ends) if pick != own)]
    turns = RENEGADES_TURNS if role_of(g, me) == RENEGADE else TURNS[level]
    return Question(Trial(seen, me, memory, turns), tried) if len(tried) > 1 else None


def name_of(pick: Pick) -> str:
    """The card that a pick of phase 2 plays from hand; empty for all else."""
    if pick[0] != "play":
        return ""
    kind, name, _ = split(pick)
    return name or NAME[CARD_OF_KIND[kind]]


@dataclass(frozen=True)
class Trial:
    """One question of the seat `me`."""

    seen: View[Bang]
    me: int
    memory: Memory
    turns: int

    @cached_property
    def _joint(self) -> belief.Joint:
        return belief.joint(self.seen.state, self.memory.notes, self.me)

    def world(self, seed: int) -> Bang:
        """The table as the seat sees it: roles as likely as it believes, all else dealt anew."""
        g = redeal(self.seen, seed)
        unknown, _, lines = self._joint
        if len(unknown) > 1:
            _cast(g, self.seen.state, unknown, _drawn(lines, Chance(seed ^ 0x5EED)))
        return g

    def value(self, world: Bang, pick: Pick, seed: int) -> Playout:
        """1 for a game that the seat's side wins, 0 for one it loses; its chance to win where the playout is cut."""
        me, g = self.me, world.copy()
        last = g.turns + (2 * g.seats if _soon_up(g) else self.turns)
        g.choose(me, pick)
        yield from play_on(g, last, Chance(seed))
        if g.pending is None:
            return float(g.won >> me & 1)
        return outlook(g, me)


def _soon_up(g: Bang) -> bool:
    """Whether the last round but one has begun: who wins then is no matter of strength (BG-184)."""
    most = g.switches["length_cap"]
    return most != "none" and g.rounds >= int(most) - 1


def play_on(g: Bang, last: int, chance: Chance) -> Generator[None, None, None]:
    """Let deputies who know who is who play, until turn `last` is over or the game is; pauses now and then."""
    roles = tuple(belief.certain(ROLES.index(role_of(g, seat))) for seat in range(g.seats))
    opinions: dict[object, Opinion] = {}
    picks = 0
    while g.pending is not None and g.turns <= last:
        picks += 1
        if picks % STRIDE == 0:
            yield
        asked = g.pending
        seat = next(iter(asked.options))
        options = asked.options[seat]
        if len(options) == 1:
            g.follow(seat, plain(options[0]))
            continue
        key = (seat, living(g), g.show, tuple(g.sworn))
        opinion = opinions.get(key)
        if opinion is None:
            opinion = opinions[key] = Opinion(roles, hostility(g, seat, roles))
        g.follow(seat, answered(Mind(g, seat, options, chance, DEPUTY, BLANK, opinion), asked.kind))


def _drawn(lines: list[tuple[float, belief.Deal]], chance: Chance) -> belief.Deal:
    """One of the deals, each as likely as its weight says."""
    shares = [max(1, round(weight * FINE)) for weight, _ in lines]
    number = chance.below(sum(shares))
    for share, (_, deal) in zip(shares, lines, strict=True):
        number -= share
        if number < 0:
            return deal
    return lines[-1][1]


def _cast(g: Bang, seen: Bang, unknown: list[int], deal: belief.Deal) -> None:
    """Give the unknown seats these roles; whoever knew a seat's role knows it now."""
    cards = [g.role[seat][0] for seat in unknown]
    g.role = g.role[:]
    for seat, role in zip(unknown, deal, strict=True):
        card = next(card for card in cards if NAME[card] == ROLES[role])
        cards.remove(card)
        g.role[seat] = (card,)
        g.known[card] = who_knows(seen.role[seat][0])
    g.stirred()

"""A view as a bot reads it: points, unseen cards, how near the end is, what posters and cards in hand are worth."""

from __future__ import annotations

from itertools import compress

from game.bots.wyatt_earp.prospects import Odds, Sharing, lead, paid, prospect, sharing
from game.bots.wyatt_earp.weights import Weights
from game.wyatt_earp.deck import KIND, N_KINDS, N_OUTLAWS, VERB
from game.wyatt_earp.frames.turn import OPENING_SET, Turn
from game.wyatt_earp.state import Earp, hidden_places, is_open, place, points_of
from game.wyatt_earp.verbs import can_shoot

COPIES = tuple(KIND.count(kind) for kind in range(N_KINDS))
"""How many cards of each kind there are."""


class Table:
    """What a scorer works out once for a decision.  Worth is in dollars: mine, less the others' average.

    `g` is what the seat `me` sees, or a whole state (in a playout): of that, too, it reads only what the seat knows.
    """

    def __init__(self, g: Earp, me: int, kind: str, weights: Weights) -> None:
        self.in_turn = kind == "play"
        self.g = g
        self.me = me
        self.weights = weights
        self.others = [seat for seat in range(g.seats) if seat != self.me]
        self.next = (self.me + 1) % g.seats
        seats = range(g.seats)
        covered = hidden_places(g)
        sums = [points_of(cards) if cards else 0 for cards in g.laid]
        self.laid = [tuple(sums[o::N_OUTLAWS]) for o in range(N_OUTLAWS)]
        """Points that lie on each outlaw before each seat, hidden or not."""
        bare = (False,) * g.seats
        self.buried = [tuple([place(s, o) in covered for s in seats]) if covered else bare for o in range(N_OUTLAWS)]
        """Whether a Hideout lies on them."""
        self.held = [0] * N_KINDS
        for card in g.hand[self.me]:
            self.held[KIND[card]] += 1
        sheriffs = sum(self.held[N_OUTLAWS:])
        self._uncrowded = 1 / (1 + weights.crowd * max(0, sheriffs - 1))
        self.in_hand = len(g.hand[self.me])
        self.out = list(COPIES)
        """How many cards of each kind may lie in the supply or in others' hands, as far as this seat knows."""
        if weights.counts_cards:
            for known_kind in compress(KIND, map((1 << me).__and__, g.known)):
                self.out[known_kind] -= 1
        else:
            self.out = [copies - own for copies, own in zip(COPIES, self.held, strict=True)]
        self.unseen = sum(self.out)
        self.hit = sum(self.out[:N_OUTLAWS]) / self.unseen if self.unseen and can_shoot(g) else 0.0
        """How likely the next shot hits: outlaw cards, and they alone, have a bullet hole (WE-05)."""
        self.ending = g.times == 2 and len(g.supply) < 2
        self.rounds = self._rounds()
        self.left = weights.rush + (1 - weights.rush) * min(1.0, self.rounds / weights.safe_rounds)
        """How much of the worth of cards in hand is likely to be used before the hand ends: 1 at most."""
        if self.ending:
            self.left = 0.0
        self._rules = _sharing(g)
        rounds = self.rounds
        self._odds = Odds(rounds * weights.more, rounds * weights.buried, rounds * weights.freed)
        self.open = [bool(opened) and is_open(g, outlaw) for outlaw, opened in enumerate(g.opened)]
        self._now: list[float | None] = [None] * N_OUTLAWS
        self._best: dict[tuple[int, int], float] = {}
        self._kept: dict[int, float] = {}
        self._asked: dict[int, float] = {}
        self._end: float | None = None
        self._theirs: list[int] | None = None
        self._seen_there: set[int] = set()
        self._hidden_there = 0

    def _rounds(self) -> float:
        """How many rounds the hand is likely to go on: by the smallest hand, and by what is left to draw.

        As in self-play of two; on average right to within four rounds.
        """
        g = self.g
        to_draw = len(g.supply) + (len(g.discards) + 8 if g.times == 1 else 0)
        smallest = min(map(len, g.hand))
        return round(2 * min(3 + 1.25 * smallest, to_draw / (2 * g.seats))) / 2 if not self.ending else 0.0

    # -- posters

    def poster(self, laid: tuple[int, ...], buried: tuple[bool, ...], reward: int) -> float:
        """What a poster is worth to me with these points and this reward, with what may still come."""
        return prospect(laid, buried, reward, self.me, self._rules, self._odds)

    def now(self, outlaw: int) -> float:
        """What a poster is worth to me as it lies."""
        worth = self._now[outlaw]
        if worth is None:
            worth = self.poster(self.laid[outlaw], self.buried[outlaw], self.g.poster[outlaw])
            self._now[outlaw] = worth
        return worth

    def change(self, outlaw: int, more: dict[int, int], reward: int = 0) -> float:
        """What it is worth to me that seats get so many more (or fewer) points and a poster `reward` dollars more."""
        after = list(self.laid[outlaw])
        for seat, points in more.items():
            after[seat] += points
        reward += self.g.poster[outlaw]
        worth = prospect(tuple(after), self.buried[outlaw], reward, self.me, self._rules, self._odds)
        return worth - self.now(outlaw)

    def covered(self, seat: int, outlaw: int, hidden: bool) -> float:
        """What it is worth to me that a Hideout comes to lie on a seat's set, or goes."""
        after = tuple([hidden if owner == seat else was for owner, was in enumerate(self.buried[outlaw])])
        return self.poster(self.laid[outlaw], after, self.g.poster[outlaw]) - self.now(outlaw)

    def lay(self, outlaw: int, count: int) -> float:
        """What it is worth to lay `count` cards of an outlaw at once."""
        return self.change(outlaw, {self.me: 2 * count}, 1000 * (count - 1)) if count else 0.0

    def lay_photo(self, outlaw: int) -> float:
        """What it is worth to lay an outlaw's Photo."""
        return self.change(outlaw, {self.me: 4}, 1000)

    def end_now(self) -> float:
        """What the end of the hand, as the table lies, is worth more than going on; cards in my hand left out."""
        if self._end is None:
            self._end = self._end_now()
        return self._end

    def _end_now(self) -> float:
        g = self.g
        dollars = [self._settled(outlaw) for outlaw in range(N_OUTLAWS)]
        settled = sum(lead(each, self.me) for each in dollars)
        hoped = sum(self.now(outlaw) for outlaw in range(N_OUTLAWS))
        held = sum(len(g.hand[seat]) for seat in self.others) / len(self.others)
        money = [own + sum(each[seat] for each in dollars) for seat, own in enumerate(g.money)]
        won = 0.0
        if max(money) >= g.switches["game_target"]:
            won = self.weights.winning * (1 if money[self.me] == max(money) else -1)
        return settled - hoped + held * self.weights.others_card * self.left + won

    def _settled(self, outlaw: int) -> tuple[int, ...]:
        """What a poster would pay each seat now."""
        counted = [0 if hidden else n for n, hidden in zip(self.laid[outlaw], self.buried[outlaw], strict=True)]
        return paid(tuple(counted), self.g.poster[outlaw], self._rules)

    # -- cards in hand

    def hold(self, outlaw: int, count: int, opened: bool | None = None) -> float:
        """What `count` cards of an outlaw are worth in hand, not laid now."""
        w = self.weights
        if not count:
            return 0.0
        if self.open[outlaw] if opened is None else opened:
            return w.waiting * self.left * self.lay(outlaw, count)
        if count >= OPENING_SET:
            return w.three_of_three * self.left * self.lay(outlaw, count)
        if self.out[outlaw] + count < OPENING_SET:
            return 0.0
        share = w.two_of_three if count == 2 else w.one_of_three
        return share * self.left * self.lay(outlaw, OPENING_SET)

    def keep(self, kind: int) -> float:
        """What one sheriff card of a kind is worth in hand."""
        worth = self._kept.get(kind)
        if worth is None:
            worth = self._kept[kind] = self._keep(kind)
        return worth

    def _keep(self, kind: int) -> float:
        if self.verb_ignored(kind):
            return 0.0
        if kind < 2 * N_OUTLAWS:
            outlaw = kind - N_OUTLAWS
            kept = max(0.0, self.lay_photo(outlaw)) if self.open[outlaw] else self.weights.keep_photo
        else:
            kept = getattr(self.weights, f"keep_{VERB[kind]}")
        return float(kept) * self.left * self._uncrowded

    def asked_for(self, kind: int) -> float:
        """What asking the others for a card brings: the chance that one has it, times its worth here and there."""
        worth = self._asked.get(kind)
        if worth is None:
            worth = self.gained(kind) if kind < N_OUTLAWS else self.keep(kind)
            worth = self.held_by_others(kind) * (worth + self.weights.denied * worth / len(self.others))
            self._asked[kind] = worth
        return worth

    def hurdle(self, kind: int) -> float:
        """What the play of a sheriff card must bring, since it could wait for a better moment."""
        return self.weights.hurdle * self.keep(kind)

    def patience(self) -> float:
        """What a Fastest Gun must bring besides, while another is likely to come after it."""
        return self.weights.patience * max(0.0, self.rounds - self.weights.soon)

    def verb_ignored(self, kind: int) -> bool:
        """Whether the bot never plays this kind."""
        return VERB[kind] in self.weights.ignore

    def parting(self, kind: int) -> float:
        """What is lost when one card of a kind leaves the hand for nothing."""
        if kind >= N_OUTLAWS:
            return self.keep(kind)
        return self.best_hold(kind, self.held[kind]) - self.best_hold(kind, self.held[kind] - 1)

    def gained(self, kind: int) -> float:
        """What one more card of a kind is worth in hand now."""
        if kind >= N_OUTLAWS:
            return self.keep(kind)
        return self.best_hold(kind, self.held[kind] + 1) - self.best_hold(kind, self.held[kind])

    def best_hold(self, outlaw: int, count: int) -> float:
        """What `count` cards of an outlaw are worth, laid at once or held, whichever is better."""
        worth = self._best.get((outlaw, count))
        if worth is None:
            worth = self.hold(outlaw, count)
            if self.open[outlaw] or count >= OPENING_SET:
                worth = max(worth, self.lay(outlaw, count))
            self._best[outlaw, count] = worth
        return worth

    def holding(self) -> float:
        """What all cards of my hand together are worth there."""
        worths = [self.best_hold(kind, count) for kind, count in enumerate(self.held[:N_OUTLAWS]) if count]
        kept = [count * self.keep(kind) for kind, count in enumerate(self.held) if count and kind >= N_OUTLAWS]
        return sum(worths) + sum(kept)

    def held_by_others(self, kind: int) -> float:
        """How likely one of the others holds a card of a kind: surely, where one has been seen going there."""
        if self._theirs is None:
            self._theirs = [card for seat in self.others for card in self.g.hand[seat]]
            known = self.g.known
            self._seen_there = {KIND[c] for c in self._theirs if c >= 0 and known[c] >> self.me & 1}
            self._hidden_there = sum([c < 0 or not known[c] >> self.me & 1 for c in self._theirs])
        if kind in self._seen_there:
            return 1.0
        return 1 - (1 - self._hidden_there / self.unseen) ** self.out[kind] if self.unseen else 0.0

    def may_play_sheriff(self) -> bool:
        """Whether this turn's sheriff card is still to be played, as far as it is my turn."""
        turn = self.g.stack[-1]
        return isinstance(turn, Turn) and turn.seat == self.me and turn.sheriff == "free"


def _sharing(g: Earp) -> Sharing:
    """The pay-out's part of the switches, which never change in a game."""
    rules: Sharing | None = g.derived.get("sharing")
    if rules is None:
        rules = g.derived["sharing"] = sharing(g.switches)
    return rules

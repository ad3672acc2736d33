"""What posters are worth to a seat, and what cards are worth in its hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.wyatt_earp.weights import Weights
from game.rules.knowledge import View
from game.wyatt_earp.deck import HOLE, KIND, N_KINDS, N_OUTLAWS, POINTS, VERB
from game.wyatt_earp.payout import payout
from game.wyatt_earp.state import CARDS_OF, Earp, is_hidden, is_open, points

N_CARDS = len(KIND)


class Table:
    """A view, and everything a scorer works out from it once: points on posters, unseen cards, how near the end is."""

    def __init__(self, seen: View[Earp], weights: Weights) -> None:
        assert seen.viewer is not None
        self.g = seen.state
        self.me = seen.viewer
        self.weights = weights
        self.seats = range(self.g.seats)
        self.points = [[points(self.g, seat, outlaw) for seat in self.seats] for outlaw in range(N_OUTLAWS)]
        self.hand = [KIND[card] for card in self.g.hand[self.me]]
        self.unseen = self._unseen()
        self.out = [0] * N_KINDS
        for card in self.unseen:
            self.out[KIND[card]] += 1
        holes = sum(HOLE[card] for card in self.unseen)
        self.hit = holes / len(self.unseen) if self.unseen else 0.0
        self.keeping = self._keeping()

    def _unseen(self) -> list[int]:
        """Cards whose place this seat does not know: the supply and what others hold.

        A bot that does not count cards takes the whole deck for unseen, but for what it holds itself.
        """
        g = self.g
        if not self.weights.counts_cards:
            own = set(g.hand[self.me])
            return [card for card in range(N_CARDS) if card not in own]
        zones = (g.supply, g.discards, g.played, *g.hand, *g.laid)
        seen = {card for zone in zones for card in zone if card >= 0}
        return [card for card in range(N_CARDS) if card not in seen]

    def _keeping(self) -> float:
        """How much of a card's worth in hand is likely to be used before the hand ends: 1 down to `rush`."""
        g = self.g
        others = min(len(g.hand[seat]) for seat in self.seats if seat != self.me)
        turns = float(others)
        if g.times == 2:
            turns = min(turns, len(g.supply) / (2 * g.seats))
        return max(self.weights.rush, min(1.0, turns / 6))

    def poster(self, outlaw: int, counted: Sequence[int], reward: int) -> float:
        """What a poster is worth to me against the average of the others, if `counted` and `reward` stay so."""
        switches = self.g.switches
        total = sum(counted)
        if not total:
            return 0.0
        threshold = switches["capture_threshold"]
        if total >= threshold:
            result = payout(counted, reward, switches)
            share = 1.0
        else:
            lifted = list(counted)
            best = max(range(len(lifted)), key=lambda seat: lifted[seat])
            lifted = [round(value * threshold / total) for value in lifted]
            lifted[best] += max(0, threshold - sum(lifted))
            result = payout(lifted, reward, switches)
            share = self.weights.half_open * total / threshold
        gains = [0] * len(counted)
        for step in result.steps:
            gains[step.seat] += step.amount
        mine = gains[self.me]
        return share * (mine - (sum(gains) - mine) / (len(counted) - 1))

    def change(self, outlaw: int, seat: int, more: int, reward: int) -> float:
        """What `more` counting points for a seat and `reward` dollars on a poster change for me."""
        before = self.points[outlaw]
        after = list(before)
        after[seat] += more
        now = self.g.poster[outlaw]
        return self.poster(outlaw, after, now + reward) - self.poster(outlaw, before, now)

    def stands(self, outlaw: int) -> bool:
        """Whether points that this seat adds to an outlaw count (no Hideout lies on its set)."""
        return not is_hidden(self.g, self.me, outlaw)

    def keep(self, kind: int, held: int) -> float:
        """What one card of a kind is worth in hand, where `held` of them are held, this one among them."""
        w = self.weights
        if kind < N_OUTLAWS:
            if is_open(self.g, kind):
                base = w.keep_opened
            elif held >= 3:
                base = w.keep_triple
            elif self.still_out(kind) + held < 3:
                base = 0.0
            else:
                base = {2: w.keep_pair, 1: w.keep_single}.get(held, w.keep_lone)
                if held == 1 and self.still_out(kind) < 3:
                    base = w.keep_lone
        elif kind < 2 * N_OUTLAWS:
            base = w.keep_photo_open if is_open(self.g, kind - N_OUTLAWS) else w.keep_photo_closed
        elif VERB[kind] in w.ignore:
            base = 0.0
        else:
            base = getattr(w, f"keep_{VERB[kind]}")
        return float(base) * self.keeping

    def still_out(self, kind: int) -> int:
        """How many cards of a kind may still come from the supply or from others."""
        return self.out[kind]

    def points_of(self, kind: int) -> int:
        """Capture points of one card of a kind."""
        return POINTS[CARDS_OF[kind][0]]

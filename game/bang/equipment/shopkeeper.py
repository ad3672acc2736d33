"""The shop: buying, swapping a Beer, removing equipment, earning, and who comes back (GR-02 to GR-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.around import others
from game.bang.cards.bang import UNLIMITED
from game.bang.cards.base import Options, is_seat
from game.bang.cards.reasons import NOT_IN_HAND, NOT_YOUR_TURN
from game.bang.deck import BLACK, COST, KINDS, NAME
from game.bang.equipment.shadows import RULE, Become, Fade, Oath, may_become, swears
from game.bang.events_fight import Buried, LifeLost
from game.bang.state import OUT, SHADOW, Bang, marked, max_life
from game.bang.verbs import cards, people, shop
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal

NOT_FOR_SALE = Refusal("GR-06", "not_for_sale")
NOT_THERE = Refusal("GR-12", "no_such_equipment_there")
NO_BEER = Refusal("GR-10", "only_a_beer")
REMOVAL = 1
"""Nuggets on top of the cost for removing another's equipment."""


def price(g: Bang, seat: int, name: str) -> int:
    """Nuggets an equipment costs a seat now."""
    found: int = g.fold("price", COST[name], seat, name)
    return max(found, 0)


def rule_of(name: str) -> Any:
    """The rule object of an equipment."""
    return RULES.rules[f"equipment/{name}"]


@RULES.add(RULE)
class Shopkeeper:
    """Open to whoever is on turn, in phase 2."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        if seat != g.turn:
            return value
        found = list(value)
        for name in dict.fromkeys(NAME[card] for card in g.shop):
            if price(g, seat, name) <= g.nuggets[seat]:
                found += rule_of(name).plays(g, seat, ("buy", name))
        beers = dict.fromkeys(KINDS[card] for card in g.hand[seat] if _no_swap(g, seat, card) is None)
        found += [("swap", kind) for kind in beers]
        for whom in others(g, seat):
            for card in g.gear[whom]:
                if COST[NAME[card]] + REMOVAL <= g.nuggets[seat]:
                    found.append(("remove", SEATS[whom], NAME[card]))
        return tuple(dict.fromkeys(found))

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        seat = me.seat
        if seat != g.turn:
            return NOT_YOUR_TURN
        if pick[0] == "swap" and len(pick) == 2:
            card = cards.held(g, seat, str(pick[1]))
            return NOT_IN_HAND if card < 0 else _no_swap(g, seat, card)
        if pick[0] == "remove" and len(pick) == 3 and is_seat(g, pick[1]):
            if shop.gear_named(g, int(pick[1]), str(pick[2])) < 0:
                return NOT_THERE
            return _too_dear(g, seat, COST[str(pick[2])] + REMOVAL)
        if pick[0] != "buy" or len(pick) < 2 or pick[1] not in COST:
            return NOT_AN_OPTION
        name = str(pick[1])
        if shop.for_sale(g, name) < 0:
            return NOT_FOR_SALE
        barred: Refusal | None = _too_dear(g, seat, price(g, seat, name)) or rule_of(name).bars(g, seat, pick[2:])
        return barred

    def use(self, g: Bang, me: Thing, pick: Pick) -> Frame[Bang] | None:
        seat = me.seat
        if pick[0] == "swap":
            cards.swap_beer(g, seat, cards.held(g, seat, str(pick[1])), "GR-10")
            shop.take_nuggets(g, seat, 1, "beer", "GR-10")
            return None
        if pick[0] == "remove":
            whom, name = int(pick[1]), str(pick[2])
            shop.pay(g, seat, COST[name] + REMOVAL, name, "GR-12")
            shop.lose_gear(g, seat, whom, shop.gear_named(g, whom, name), "GR-12")
            return None
        name, tail = str(pick[1]), pick[2:]
        card = shop.for_sale(g, name)
        whom = next((int(token) for token in tail if isinstance(token, int)), -1)
        shop.pay(g, seat, price(g, seat, name), name, "GR-06")
        shop.buy(g, seat, card, whom, "GR-06")
        frame: Frame[Bang] | None = None if name in BLACK else rule_of(name).play(g, seat, card, name, tail)
        return frame

    def on_life_lost(self, g: Bang, me: Thing, event: LifeLost) -> None:
        if event.by >= 0 and event.by != event.seat:
            shop.take_nuggets(g, event.by, event.amount, "wound", "GR-02")

    def on_buried(self, g: Bang, me: Thing, event: Buried) -> Frame[Bang] | None:
        return Become(SEATS[event.seat]) if may_become(g, event.seat) else None

    def comes_back(self, g: Bang, me: Thing, value: bool, seat: int) -> bool:
        return value or (g.status[seat] == OUT and bool(g.sworn[seat]))

    def brings_back(self, g: Bang, seat: int) -> None:
        people.come_back(g, seat, 0, "shadow", SHADOW, "GR-16")

    def turn_starts(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return Oath(SEATS[seat]) if g.status[seat] == SHADOW and swears(g, seat) else None

    def turn_ends(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        if g.status[seat] == SHADOW:
            return Fade(SEATS[seat])
        return Feast(SEATS[seat]) if marked(g, seat, "gold_rush_card") else None

    def hand_limit(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return UNLIMITED if g.status[seat] == SHADOW else value


@dataclass(slots=True)
class Feast(Frame[Bang]):
    """`seat` regains all life points between the end of a turn and the next one (GR-25)."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        people.gain_life(g, self.seat, max_life(g, self.seat), "gold_rush_card", "GR-25")

    def end(self, g: Bang) -> str:
        return RULE


def _no_swap(g: Bang, seat: int, card: int) -> Refusal | None:
    return NO_BEER if NAME[card] != "beer" else g.forbidden("bars_play", seat, "beer", card)


def _too_dear(g: Bang, seat: int, cost: int) -> Refusal | None:
    if cost <= g.nuggets[seat]:
        return None
    return Refusal("GR-06", "too_dear", (("cost", cost), ("nuggets", g.nuggets[seat])))

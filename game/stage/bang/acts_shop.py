"""Gold Rush: what goes over the counter, equipment that is lost, and nuggets that fly."""

from __future__ import annotations

from game.bang import events_shop as s
from game.bang.state import Bang
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.acts_cards import away
from game.stage.bang.floor import DEAL_MS, Floor
from game.stage.bang.steps import over
from game.stage.bang.words import title_of
from game.stage.motion import Choreography
from game.stage.paint import gold
from game.stage.play.cards import PLAY_MS
from game.stage.play.flying import Spot
from game.stage.text import text

READ_MS = 650.0
BEAT_MS = 160.0
NUGGET = 34.0
"""Size in units of a nugget in the air."""


@ACTS.act(s.ShopFilled, "card_slide")
def shop_filled(floor: Floor, turn: Turn) -> Choreography:
    """A card of the equipment deck comes onto the counter."""
    event = turn.last(s.ShopFilled)
    at = floor.heap()
    start = Spot(at[0], at[1], floor.px(68), 0.0, False)
    yield from away(floor, turn, [(event.card, start, floor.ware(event.card, turn.after))])


@ACTS.act(s.Bought, "counter")
def bought(floor: Floor, turn: Turn) -> Choreography:
    """A card goes over the counter: to lie before somebody, or to be carried out where all look at it."""
    event = turn.last(s.Bought)
    start, owner = floor.ware(event.card, turn.before), _owner(turn.after, event.card)
    if owner >= 0:
        yield from away(floor, turn, [(event.card, start, floor.front(owner, event.card, turn.after))], PLAY_MS)
        return
    floor.absent.add(event.card)
    yield floor.fly([(event.card, start, floor.shown())], sound="")
    resting = floor.resting(event.card, floor.shown())
    at = over(floor, event.whom if event.whom >= 0 else event.seat)
    yield from floor.tag(at, title_of(event.name), READ_MS)
    floor.drop(resting)
    floor.absent.discard(event.card)
    floor.show(turn.after)


@ACTS.act(s.GearLost, "whip")
def gear_lost(floor: Floor, turn: Turn) -> Choreography:
    """Equipment goes back under its deck."""
    event = turn.last(s.GearLost)
    at = floor.heap()
    end = Spot(at[0], at[1], floor.px(68), 0.0, False)
    yield from away(floor, turn, [(event.card, floor.front(event.whom, event.card, turn.before), end)], DEAL_MS)


@ACTS.act(s.NuggetsTaken, "nugget")
def nuggets_taken(floor: Floor, turn: Turn) -> Choreography:
    """From the heap into a pouch."""
    event = turn.last(s.NuggetsTaken)
    end = floor.pouch(event.seat)
    yield floor.tokens(
        floor.heap(), end, event.amount, lambda n: None, lambda press: gold.nugget(press, NUGGET), "nugget"
    )
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), text("bang-act-nuggets", amount=event.amount), BEAT_MS * 2)


@ACTS.act(s.NuggetsPaid, "nugget")
def nuggets_paid(floor: Floor, turn: Turn) -> Choreography:
    """From a pouch to the heap."""
    event = turn.last(s.NuggetsPaid)
    start = floor.pouch(event.seat)
    yield floor.tokens(
        start, floor.heap(), event.amount, lambda n: None, lambda press: gold.nugget(press, NUGGET), "nugget"
    )
    floor.show(turn.after)


def _owner(g: Bang, card: int) -> int:
    """Before whom an equipment lies; -1 for nobody."""
    return next((seat for seat in range(g.seats) if card in g.gear[seat]), -1)

"""Cards that are played, placed, given in answer, taken and thrown away, and the General Store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.bang import events as e
from game.bang import events_piles as d
from game.bang.state import Bang
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.floor import DEAL_MS, Floor
from game.stage.bang.steps import aim, announce, card_aside, over
from game.stage.bang.words import title_of
from game.stage.motion import Choreography, Together, Wait
from game.stage.paint.palette import BOTTLE
from game.stage.play.flying import Spot
from game.stage.text import text

HOLD_MS = 420.0
READ_MS = 650.0

PLAYED: Final = {
    "beer": "beer",
    "saloon": "glass",
    "stagecoach": "stagecoach",
    "wells_fargo": "coins",
    "general_store": "store_bell",
    "panic": "snatch",
    "cat_balou": "whip",
    "gatling": "gatling",
    "indians": "indians_raid",
    "duel": "duel_draw",
    "punch": "punch",
    "brawl": "bottle_breaks",
    "whisky": "glass",
    "tequila": "glass",
    "canteen": "glass",
    "can_can": "saloon",
    "rag_time": "saloon",
    "conestoga": "stagecoach",
    "pony_express": "hooves_gallop",
    "howitzer": "explosion",
}
"""The sound of a card that is used, over the card's own; shots have theirs when they are fired."""
PLACED: Final = {
    "mustang": "horse",
    "hideout": "horse",
    "scope": "scope",
    "binocular": "scope",
    "barrel": "barrel",
    "jail": "jail_door",
    "dynamite": "fuse",
}
"""The sound of a card that comes to lie in front of somebody; guns are holstered."""
WEAPON_SOUND: Final = "holster"


def lies(floor: Floor, g: Bang, seat: int, card: int) -> Spot:
    """Where a card of a seat is in a state: in play, or in the hand."""
    return floor.front(seat, card, g) if card in g.front[seat] else floor.held(seat, card)


def away(floor: Floor, turn: Turn, flights: Iterable[tuple[int, Spot, Spot]], ms: float = DEAL_MS) -> Choreography:
    """Cards leave their places and arrive at others."""
    flights = tuple(flights)
    gone = {card for card, _, _ in flights if card >= 0}
    floor.absent |= gone
    yield floor.fly(flights, ms, sound="")
    floor.absent -= gone
    floor.show(turn.after)


@ACTS.act(e.Played, "card_slide")
def played(floor: Floor, turn: Turn) -> Choreography:
    """From the hand to where all look at it, with a line to whom it is meant for, and on to the discards."""
    event = turn.last(e.Played)
    floor.fates.clear()
    floor.absent.add(event.card)
    sprite = None
    if event.whom >= 0 and event.whom != event.seat:
        sprite, grow = aim(floor, event.seat, event.whom)
        yield Together(floor.fly([(event.card, floor.held(event.seat, event.card), floor.shown())], sound=""), grow)
    else:
        yield floor.fly([(event.card, floor.held(event.seat, event.card), floor.shown())], sound="")
    resting = floor.resting(event.card, floor.shown())
    if event.name in PLAYED:
        floor.play(PLAYED[event.name])
    yield Wait(HOLD_MS)
    floor.drop(resting)
    if sprite is not None:
        floor.drop(sprite)
    yield floor.fly([(event.card, floor.shown(), floor.discards())], DEAL_MS, sound="card_snap")
    floor.absent.discard(event.card)
    floor.show(turn.after)


@ACTS.act(e.Placed, "card_slide")
def placed(floor: Floor, turn: Turn) -> Choreography:
    """From the hand in front of somebody."""
    event = turn.last(e.Placed)
    end = floor.front(event.whom, event.card, turn.after)
    yield from away(floor, turn, [(event.card, floor.held(event.seat, event.card), end)], 320.0)
    floor.play(PLACED.get(event.name, WEAPON_SOUND))
    yield Wait(160)


@ACTS.act(e.GreenUsed, "card_slide")
def green_used(floor: Floor, turn: Turn) -> Choreography:
    """From in front of its player to the discards, used."""
    event = turn.last(e.GreenUsed)
    floor.fates.clear()
    floor.absent.add(event.card)
    yield from card_aside(floor, event.card, floor.front(event.seat, event.card, turn.before), floor.discards())
    if event.name in PLAYED:
        floor.play(PLAYED[event.name])
    floor.absent.discard(event.card)
    floor.show(turn.after)


@ACTS.act(e.Answered, "card_slide")
def answered(floor: Floor, turn: Turn) -> Choreography:
    """A card given in answer."""
    event = turn.last(e.Answered)
    if event.to == "duel":
        floor.given[event.seat] = floor.given.get(event.seat, 0) + 1
    floor.absent.add(event.card)
    start = floor.held(event.seat, event.card)
    yield from card_aside(floor, event.card, start, floor.discards(), right=True)
    floor.absent.discard(event.card)
    if event.name in ("beer", "bang"):
        floor.play("beer" if event.name == "beer" else "shot")
    floor.show(turn.after)


@ACTS.act(e.AbilityUsed, "page")
def ability_used(floor: Floor, turn: Turn) -> Choreography:
    """An ability is called by its name."""
    event = turn.last(e.AbilityUsed)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), title_of(event.ability), READ_MS, BOTTLE)


@ACTS.act(e.Discarded, "card_snap")
def discarded(floor: Floor, turn: Turn) -> Choreography:
    """Own cards to the discards."""
    event = turn.last(e.Discarded)
    end = floor.discards()
    yield from away(floor, turn, [(card, lies(floor, turn.before, event.seat, card), end) for card in event.cards])


@ACTS.act(e.BeerSwapped, "card_snap")
def beer_swapped(floor: Floor, turn: Turn) -> Choreography:
    """A Beer is given for a nugget."""
    event = turn.last(e.BeerSwapped)
    yield from away(floor, turn, [(event.card, floor.held(event.seat, event.card), floor.discards())])


@ACTS.act(e.Taken, "snatch")
def taken(floor: Floor, turn: Turn) -> Choreography:
    """A card goes from one to another."""
    event = turn.last(e.Taken)
    start = floor.front(event.whom, event.card, turn.before) if event.place == "front" else floor.held(event.whom)
    yield from away(floor, turn, [(event.card, start, floor.held(event.seat, event.card))], 380.0)


@ACTS.act(e.Given, "card_slide")
def given(floor: Floor, turn: Turn) -> Choreography:
    """A card is handed over."""
    event = turn.last(e.Given)
    flight = (event.card, floor.held(event.seat, event.card), floor.held(event.whom, event.card))
    yield from away(floor, turn, [flight], 380.0)


@ACTS.act(e.Thrown, "whip")
def thrown(floor: Floor, turn: Turn) -> Choreography:
    """Somebody loses a card to the discards."""
    event = turn.last(e.Thrown)
    front = event.place == "front"
    start = floor.front(event.whom, event.card, turn.before) if front else floor.held(event.whom, event.card)
    yield from away(floor, turn, [(event.card, start, floor.discards())], 380.0)


@ACTS.act(e.Inherited, "card_slide")
def inherited(floor: Floor, turn: Turn) -> Choreography:
    """All cards of one who is out go to another."""
    event = turn.last(e.Inherited)
    flights = [(card, lies(floor, turn.before, event.whom, card), floor.held(event.seat, card)) for card in event.cards]
    yield from away(floor, turn, flights)


@ACTS.act(d.StoreOpened, "store_bell")
def store_opened(floor: Floor, turn: Turn) -> Choreography:
    """The shelf is laid out."""
    floor.show(turn.after)
    yield Wait(HOLD_MS)


@ACTS.act(d.StorePassed, "card_slide")
def store_passed(floor: Floor, turn: Turn) -> Choreography:
    """The cards that are left are handed on."""
    floor.show(turn.after)
    yield Wait(160)


@ACTS.act(d.StoreTaken, "counter")
def store_taken(floor: Floor, turn: Turn) -> Choreography:
    """One card of the shelf into a hand."""
    event = turn.last(d.StoreTaken)
    middle = floor.layout.middle.center
    start = Spot(*middle, floor.shown().width, 0.0, event.card >= 0)
    yield floor.fly([(event.card, start, floor.held(event.seat, event.card))], 380.0, sound="")
    floor.show(turn.after)


@ACTS.act(d.MustPlay, "page")
def must_play(floor: Floor, turn: Turn) -> Choreography:
    """A card that has to be played in this turn."""
    event = turn.last(d.MustPlay)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), text("bang-act-must-play", card=title_of(event.kind)), READ_MS)


@ACTS.act(e.SuitNamed, "page")
def suit_named(floor: Floor, turn: Turn) -> Choreography:
    """Only cards of this suit."""
    event = turn.last(e.SuitNamed)
    floor.show(turn.after)
    yield from announce(floor, text("bang-act-suit", suit=event.suit), READ_MS)

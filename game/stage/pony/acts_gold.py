"""Gold and item cards on their way."""

from __future__ import annotations

from game.pony_express import events as e
from game.pony_express.items import KIND
from game.stage.motion import Choreography, Wait
from game.stage.paint import item_cards
from game.stage.paint.palette import BOTTLE, VERMILION
from game.stage.play.floor import MOST_TOKENS
from game.stage.play.flying import PrintSprite
from game.stage.pony.acts import ACTS, Turn
from game.stage.pony.floor import Floor
from game.stage.pony.words import item_words
from game.stage.text import text

CARD = 260.0
"""Width in units of an item card that everybody looks at."""


def _shown_card(floor: Floor, card: int, ms: float) -> Choreography:
    """An item card in the middle of the map; one that may not be seen shows its back."""
    kind = KIND[card] if card >= 0 else ""
    sprite = PrintSprite(
        lambda press: (
            item_cards.hand(press, kind, item_words(kind), CARD) if kind else item_cards.back(press, CARD * 0.6)
        ),
        floor.middle,
    )
    yield from floor.flash(sprite, ms)


@ACTS.act(e.ItemsOffered, "deal", together=True)
def items_offered(floor: Floor, turn: Turn) -> Choreography:
    """Cards to choose from."""
    floor.show(turn.after)
    yield Wait(250)


@ACTS.act(e.ItemKept, "card_slide", together=True)
def item_kept(floor: Floor, turn: Turn) -> Choreography:
    """One into the hand."""
    floor.show(turn.after)
    yield Wait(200)


@ACTS.act(e.ItemReturned, "card_slide", together=True)
def item_returned(floor: Floor, turn: Turn) -> Choreography:
    """One back."""
    floor.show(turn.after)
    yield Wait(120)


@ACTS.act(e.DeckShuffled, "shuffle")
def deck_shuffled(floor: Floor, turn: Turn) -> Choreography:
    """The deck is shuffled."""
    floor.show(turn.after)
    yield from floor.tag(floor.middle, text("pony-shuffled"), 300)


@ACTS.act(e.ItemPlayed, "card_snap")
def item_played(floor: Floor, turn: Turn) -> Choreography:
    """A card is shown to everybody."""
    floor.show(turn.after)
    yield from _shown_card(floor, turn.last(e.ItemPlayed).card, 900)


@ACTS.act(e.ItemSpent, "card_slide")
def item_spent(floor: Floor, turn: Turn) -> Choreography:
    """A card that has worked leaves the game."""
    floor.show(turn.after)
    yield Wait(120)


@ACTS.act(e.NoItems, "knock")
def no_items(floor: Floor, turn: Turn) -> Choreography:
    """Nothing left to draw."""
    yield from floor.tag(floor.rider_head(turn.last(e.NoItems).seat), text("pony-no-items"), 600)


@ACTS.act(e.GoldTaken, "nugget")
def gold_taken(floor: Floor, turn: Turn) -> Choreography:
    """From the bank to a rider."""
    event = turn.last(e.GoldTaken)
    seat, before = int(event.seat), event.total - event.amount
    end = floor.rider_head(seat)
    start = (end[0], end[1] - round(floor.px(150)))

    def arrived(number: int) -> None:
        floor.purses[seat] = before + (event.amount if number >= MOST_TOKENS else number)

    yield floor.nuggets(start, end, event.amount, arrived)
    floor.purses.pop(seat, None)
    floor.show(turn.after)
    yield from floor.tag(end, text("pony-plus-gold", amount=event.amount), 350, BOTTLE)


@ACTS.act(e.GoldPaid, "nugget")
def gold_paid(floor: Floor, turn: Turn) -> Choreography:
    """From a rider to the bank."""
    event = turn.last(e.GoldPaid)
    start = floor.rider_head(event.seat)
    floor.show(turn.after)
    yield floor.nuggets(start, (start[0], start[1] - round(floor.px(150))), event.amount, lambda number: None)
    yield from floor.tag(start, text("pony-minus-gold", amount=event.amount), 350, VERMILION)


@ACTS.act(e.GoldMoved, "nugget")
def gold_moved(floor: Floor, turn: Turn) -> Choreography:
    """From one rider to another."""
    event = turn.last(e.GoldMoved)
    payer, taker, amount = int(event.seat), int(event.whom), event.amount
    has, had = turn.before.gold[payer], turn.before.gold[taker]

    def arrived(number: int) -> None:
        gone = amount if number >= MOST_TOKENS else number
        floor.purses[payer], floor.purses[taker] = has - gone, had + gone

    yield floor.nuggets(floor.rider_head(payer), floor.rider_head(taker), amount, arrived)
    floor.purses.clear()
    floor.show(turn.after)
    yield from floor.tag(floor.rider_head(taker), text("pony-plus-gold", amount=amount), 400, BOTTLE)

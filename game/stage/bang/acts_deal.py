"""Setting up, turns, and the draw pile: cards dealt, drawn, looked at, shuffled."""

from __future__ import annotations

from collections.abc import Iterable

from game.bang import events as e
from game.bang import events_piles as d
from game.bang import events_shop as s
from game.bang.deck import NAME
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.floor import DEAL_MS, Floor
from game.stage.bang.steps import announce, card_aside, over
from game.stage.bang.words import role_told, title_of
from game.stage.motion import Choreography, Wait, out_cubic
from game.stage.paint.palette import BOTTLE, VERMILION
from game.stage.text import row, text

REST_MS = 160.0
READ_MS = 700.0
LONG_MS = 1200.0
LOOK_MS = 450.0
TELL_MS = 2600.0
GROUP_APART = 60.0


@ACTS.act(e.RoleDealt, "deal", together=True)
def role_dealt(floor: Floor, turn: Turn) -> Choreography:
    """Everybody has a role card; whoever looks at it alone is told what it wins by."""
    floor.show(turn.after)
    look = None if floor.viewer is None else floor.sight.seats[floor.viewer]
    if look is not None and look.role:
        yield from announce(floor, role_told(floor.state, look.name, look.role), TELL_MS)
    else:
        yield Wait(REST_MS)


@ACTS.act(e.RoleShown, "stamp")
def role_shown(floor: Floor, turn: Turn) -> Choreography:
    """A role is turned up."""
    event = turn.last(e.RoleShown)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), title_of(role_name(event.card)), READ_MS, VERMILION)


@ACTS.act(e.RolesMixed, "shuffle")
def roles_mixed(floor: Floor, turn: Turn) -> Choreography:
    """Roles are mixed and dealt again."""
    floor.show(turn.after)
    yield from announce(floor, text("bang-act-roles-mixed"), READ_MS)


@ACTS.act(e.CharactersOffered, "deal", together=True)
def characters_offered(floor: Floor, turn: Turn) -> Choreography:
    """Characters to choose from."""
    floor.show(turn.after)
    yield Wait(REST_MS)


@ACTS.act(e.CharacterTaken, "card_flip", together=True)
def character_taken(floor: Floor, turn: Turn) -> Choreography:
    """People become somebody."""
    floor.show(turn.after)
    yield Wait(LOOK_MS)


@ACTS.act(e.CharacterKept, "focus_tick")
def character_kept(floor: Floor, turn: Turn) -> Choreography:
    """Nobody new."""
    floor.show(turn.after)
    yield Wait(REST_MS)


@ACTS.act(e.CharactersBorrowed, "card_flip")
def characters_borrowed(floor: Floor, turn: Turn) -> Choreography:
    """Two abilities for a turn."""
    event = turn.last(e.CharactersBorrowed)
    floor.show(turn.after)
    names = row(title_of(role_name(card)) for card in event.cards)
    yield from floor.tag(over(floor, event.seat), names, READ_MS)


@ACTS.act(e.AbilityCopied, "page")
def ability_copied(floor: Floor, turn: Turn) -> Choreography:
    """Somebody is also somebody else."""
    event = turn.last(e.AbilityCopied)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), title_of(event.ability), READ_MS)


def shuffled(floor: Floor, turn: Turn) -> Choreography:
    """A pile is ready."""
    floor.show(turn.after)
    yield Wait(LOOK_MS)


for _pile in (e.DeckShuffled, d.Reshuffled, e.EventsShuffled, s.ShopShuffled):
    ACTS.act(_pile, "shuffle")(shuffled)


def to_hand(floor: Floor, turn: Turn, cards: Iterable[int], seat: int, ms: float) -> Choreography:
    """Cards from the draw pile into a hand."""
    deck = floor.deck()
    flights = [(card, deck, floor.held(seat, card)) for card in cards]
    yield floor.fly(flights, ms, GROUP_APART, out_cubic, sound="")
    floor.show(turn.after)


@ACTS.act(e.Dealt, "deal", together=True)
def dealt(floor: Floor, turn: Turn) -> Choreography:
    """The opening hands, seat after seat."""
    deck = floor.deck()
    hands = [event for event in turn.events if isinstance(event, e.Dealt)]
    flights = [(card, deck, floor.held(event.seat, card)) for event in hands for card in event.cards]
    yield floor.fly(flights, DEAL_MS, GROUP_APART, out_cubic, sound="deal")
    floor.show(turn.after)


@ACTS.act(d.Drew, "card_slide")
def drew(floor: Floor, turn: Turn) -> Choreography:
    """From the draw pile into a hand."""
    event = turn.last(d.Drew)
    yield from to_hand(floor, turn, event.cards, event.seat, DEAL_MS)


@ACTS.act(d.Kept, "card_slide")
def kept(floor: Floor, turn: Turn) -> Choreography:
    """Of the cards looked at, these are kept."""
    event = turn.last(d.Kept)
    yield from to_hand(floor, turn, event.cards, event.seat, DEAL_MS)


@ACTS.act(d.LookedAt, "page")
def looked_at(floor: Floor, turn: Turn) -> Choreography:
    """The top cards are looked at."""
    floor.show(turn.after)
    yield Wait(LOOK_MS)


@ACTS.act(d.PutBack, "card_slide")
def put_back(floor: Floor, turn: Turn) -> Choreography:
    """A card goes back on top."""
    event = turn.last(d.PutBack)
    yield floor.fly([(-1, floor.held(event.seat), floor.deck())], DEAL_MS, sound="")
    floor.show(turn.after)


@ACTS.act(d.Stowed, "card_slide")
def stowed(floor: Floor, turn: Turn) -> Choreography:
    """Too many cards go face down onto the draw pile."""
    event = turn.last(d.Stowed)
    floor.absent.add(event.card)
    yield floor.fly([(-1, floor.held(event.seat, event.card), floor.deck())], DEAL_MS, sound="")
    floor.absent.discard(event.card)
    floor.show(turn.after)


@ACTS.act(d.DrewDiscard, "card_slide")
def drew_discard(floor: Floor, turn: Turn) -> Choreography:
    """The top discard is taken."""
    event = turn.last(d.DrewDiscard)
    yield floor.fly([(event.card, floor.discards(), floor.held(event.seat, event.card))], sound="")
    floor.show(turn.after)


@ACTS.act(d.CardShown, "card_flip")
def card_shown(floor: Floor, turn: Turn) -> Choreography:
    """Everybody sees a card."""
    event = turn.last(d.CardShown)
    floor.show(turn.after)
    yield from card_aside(floor, event.card, floor.held(event.seat, event.card), floor.held(event.seat, event.card))


@ACTS.act(d.NothingToDraw, "error")
def nothing_to_draw(floor: Floor, turn: Turn) -> Choreography:
    """Both piles are empty."""
    floor.show(turn.after)
    yield from announce(floor, text("bang-act-nothing-to-draw"), READ_MS)


@ACTS.act(d.BeersRemoved, "glass")
def beers_removed(floor: Floor, turn: Turn) -> Choreography:
    """No more Beers."""
    floor.show(turn.after)
    yield Wait(LOOK_MS)


# -- turns


@ACTS.act(e.TurnBegan, "turn_bell")
def turn_began(floor: Floor, turn: Turn) -> Choreography:
    """The ribbon goes on."""
    floor.show(turn.after)
    yield Wait(REST_MS)


@ACTS.act(e.TurnEnded, "focus_tick")
def turn_ended(floor: Floor, turn: Turn) -> Choreography:
    """The turn is over."""
    floor.show(turn.after)
    yield Wait(REST_MS)


@ACTS.act(e.TurnSkipped, "jail_bars")
def turn_skipped(floor: Floor, turn: Turn) -> Choreography:
    """A turn behind bars, or away."""
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(e.TurnSkipped).seat), text("bang-act-skipped"), READ_MS)


@ACTS.act(e.ExtraTurn, "turn_bell")
def extra_turn(floor: Floor, turn: Turn) -> Choreography:
    """Once more."""
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(e.ExtraTurn).seat), text("bang-act-again"), READ_MS, BOTTLE)


@ACTS.act(e.LastRound, "event_bell")
def last_round(floor: Floor, turn: Turn) -> Choreography:
    """The end is near."""
    floor.show(turn.after)
    yield from announce(floor, text("bang-act-last-round"), LONG_MS, VERMILION)


def role_name(card: int) -> str:
    """The name of a role or character card; empty for one that nobody sees."""
    return NAME[card] if card >= 0 else ""

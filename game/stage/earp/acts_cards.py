"""How cards come and go: dealing, drawing, laying, giving, discarding."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kinds import NO_SEAT
from game.stage.earp.acts import Turn, act
from game.stage.earp.floor import DEAL_MS, Floor
from game.stage.earp.painter import set_id
from game.stage.motion import Choreography, Wait, out_cubic
from game.stage.play.flying import Spot
from game.stage.text import text
from game.words.names import short_name
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import OUTLAW_NUMBER
from game.wyatt_earp.state import Earp, place
from game.wyatt_earp.verbs import without

GATHERED = 10
DEALT_APART = 34.0
HAND_BANNER_MS = 700.0


def empty_hand(g: Earp, seat: int, cards: int) -> Earp:
    """The state with the last `cards` cards of a hand still on their way."""
    twin = g.copy()
    twin.hand[seat] = twin.hand[seat][: len(twin.hand[seat]) - cards]
    return twin


def into_hand(floor: Floor, seat: int, cards: Sequence[int], starts: Sequence[Spot], after: Earp) -> Choreography:
    """Cards fly into a hand: into the hand area, where a gap opens for each, or onto the seat's ticket."""
    mine = seat == floor.holder and all(card >= 0 for card in cards)
    if mine:
        floor.absent |= set(cards)
        floor.show(after)
    else:
        floor.show(empty_hand(after, seat, len(cards)))
    ends = [_goal(floor, seat, card) for card in cards]

    def landing(number: int) -> None:
        floor.absent.discard(cards[number])

    yield floor.fly(
        list(zip(cards, starts, ends, strict=True)), DEAL_MS, curve=out_cubic, sound="deal", landing=landing
    )
    floor.absent -= set(cards)
    floor.show(after)


def _goal(floor: Floor, seat: int, card: int) -> Spot:
    """Where a card will lie: the fan's goal, not where its gap is just now."""
    if seat == floor.holder and card in floor.fan.goals:
        x, _ = floor.fan.goals[card]
        width, height = floor.layout.card
        return Spot(x + width / 2, floor.layout.hand.y + height / 2, width, 0.0, floor.fan.open)
    return floor.held(seat, card)


@act(e.HandBegan, "shuffle")
def hand_began(floor: Floor, turn: Turn) -> Choreography:
    """All cards come in; the number of the hand is called."""
    event = turn.last(e.HandBegan)
    supply = floor.pile("supply", False)
    starts = [floor.held(seat) for seat in range(turn.after.seats)] * 3
    starts += [floor.pile("discards", True)] * 3
    floor.show(turn.after)
    if event.number > 1:
        yield floor.fly([(-1, start, supply) for start in starts[:GATHERED]], apart=40, sound="card_slide")
    yield floor.tag(floor.layout.middle.center, text("earp-hand-begins", hand=event.number), HAND_BANNER_MS)


@act(e.Dealt, "deal", together=True)
def dealt(floor: Floor, turn: Turn) -> Choreography:
    """Round and round, one card at a time."""
    shown = turn.after.copy()
    events = [event for event in turn.events if isinstance(event, e.Dealt)]
    order = [(event.seat, event.cards[n]) for n in range(len(events[0].cards)) for event in events]
    holder = floor.holder
    open_cards = {c for seat, c in order if seat == holder and c >= 0}
    for event in events:
        if not (event.seat == holder and open_cards):
            shown.hand[event.seat] = ()
    floor.absent |= open_cards
    floor.show(shown, slide=False)

    def landing(number: int) -> None:
        seat, card = order[number]
        if card in open_cards:
            floor.absent.discard(card)
        else:
            shown.hand[seat] = (*shown.hand[seat], card)
            floor.show(shown, slide=False)

    supply = floor.pile("supply", False)
    flights = [(card, supply, _goal(floor, seat, card)) for seat, card in order]
    yield floor.fly(flights, DEAL_MS, DEALT_APART, out_cubic, "deal", landing)
    floor.absent -= open_cards
    floor.show(turn.after, slide=False)


@act(e.TurnedUp, "card_snap")
def turned_up(floor: Floor, turn: Turn) -> Choreography:
    """The first discard turns over on its way."""
    card = turn.last(e.TurnedUp).card
    shown = turn.after.copy()
    shown.discards = without(shown.discards, card)
    floor.show(shown)
    yield floor.fly([(card, floor.pile("supply", False), floor.pile("discards", True))], sound="card_snap")
    floor.show(turn.after)


@act(e.TurnBegan, "turn_bell")
def turn_began(floor: Floor, turn: Turn) -> Choreography:
    """The ribbon goes to the next ticket."""
    floor.aim = ""
    floor.show(turn.after)
    yield Wait(240)


@act(e.Drew, "deal")
def drew(floor: Floor, turn: Turn) -> Choreography:
    """Backs from the supply; those of the own hand turn over on their way."""
    event = turn.last(e.Drew)
    starts = [floor.pile("supply", False)] * len(event.cards)
    yield into_hand(floor, event.seat, event.cards, starts, turn.after)


@act(e.TookDiscard, "card_slide")
def took_discard(floor: Floor, turn: Turn) -> Choreography:
    """The top discard, for all to see."""
    event = turn.last(e.TookDiscard)
    yield into_hand(floor, event.seat, (event.card,), (floor.pile("discards", True),), turn.after)


@act(e.Reclaimed, "page")
def reclaimed(floor: Floor, turn: Turn) -> Choreography:
    """A card out of the discards, shown to all before it goes into the hand."""
    event = turn.last(e.Reclaimed)
    floor.show(empty_hand(turn.after, event.seat, 1))
    yield floor.fly([(event.card, floor.pile("discards", True), floor.shown())], DEAL_MS, sound="page")
    sprite = floor.sprite_of(event.card, floor.shown())
    floor.air.add(sprite)
    yield Wait(400)
    floor.drop(sprite)
    yield into_hand(floor, event.seat, (event.card,), (floor.shown(),), turn.after)


@act(e.Reshuffled, "shuffle")
def reshuffled(floor: Floor, turn: Turn) -> Choreography:
    """The discards go back under the supply."""
    start, end = floor.pile("discards", True), floor.pile("supply", False)
    shown = turn.before.copy()
    shown.discards = ()
    floor.show(shown)
    yield floor.fly([(-1, start, end)] * 8, DEAL_MS, 45, sound="card_slide")
    floor.show(turn.after)
    yield floor.tag(floor.layout.supply.center, text("earp-reshuffled"), 500)


@act(e.Laid, "card_slide")
def laid(floor: Floor, turn: Turn) -> Choreography:
    """One card after the other onto the seat's own set, with the thump of a press."""
    event = turn.last(e.Laid)
    outlaw = OUTLAW_NUMBER[event.outlaw]
    at = place(event.seat, outlaw)
    starts = [floor.held(event.seat, card) for card in event.cards]
    shown = turn.after.copy()
    shown.laid[at] = tuple(card for card in shown.laid[at] if card not in event.cards)
    floor.show(shown)
    end = floor.tile(event.seat, outlaw, turn.after)

    def landing(number: int) -> None:
        arrived = turn.after.copy()
        gone = event.cards[number + 1 :]
        arrived.laid[at] = tuple(card for card in arrived.laid[at] if card not in gone)
        floor.play("press_thump")
        floor.show(arrived)

    ordered = sorted(zip(event.cards, starts, strict=True), key=lambda pair: pair[1].x)
    flights = [(card, start, end) for card, start in ordered]
    yield floor.fly(flights, landing=landing)
    floor.show(turn.after)


@act(e.Opened, "stamp")
def opened(floor: Floor, turn: Turn) -> Choreography:
    """A word on the poster: from now on everybody may lay here."""
    outlaw = OUTLAW_NUMBER[turn.last(e.Opened).outlaw]
    rect = floor.layout.bills[outlaw]
    floor.show(turn.after)
    yield floor.tag((rect.centerx, rect.bottom - round(floor.px(20))), text("earp-open"), 420)


@act(e.Discarded, "card_snap")
def discarded(floor: Floor, turn: Turn) -> Choreography:
    """The card that ends the turn."""
    event = turn.last(e.Discarded)
    start = floor.held(event.seat, event.card)
    shown = turn.after.copy()
    shown.discards = without(shown.discards, event.card)
    floor.show(shown)
    yield floor.fly([(event.card, start, floor.pile("discards", True))], sound="card_snap")
    floor.show(turn.after)
    yield Wait(180)


@act(e.AskedFor, "knock")
def asked_for(floor: Floor, turn: Turn) -> Choreography:
    """The name of the card at the asked seat, then the answer."""
    event = turn.last(e.AskedFor)
    floor.aim = ""
    floor.show(turn.after)
    ticket = floor.layout.seats[event.whom].ticket
    yield floor.tag(ticket.center, text("earp-asked", card=short_name("wyatt_earp", event.kind)), 520)
    yield floor.tag(ticket.center, text("earp-gives" if event.gave else "earp-has-none"), 460)


@act(e.Given, "card_slide")
def given(floor: Floor, turn: Turn) -> Choreography:
    """From hand to hand, for all to see."""
    event = turn.last(e.Given)
    start = floor.held(event.whom, event.card)
    middle = floor.shown()
    floor.show(empty_hand(turn.after, event.seat, 1))
    yield floor.fly([(event.card, start, middle)], DEAL_MS)
    sprite = floor.sprite_of(event.card, middle)
    floor.air.add(sprite)
    yield Wait(420)
    floor.drop(sprite)
    yield into_hand(floor, event.seat, (event.card,), (middle,), turn.after)


@act(e.Robbed, "card_slide")
def robbed(floor: Floor, turn: Turn) -> Choreography:
    """A laid card changes hands."""
    event = turn.last(e.Robbed)
    start = floor.tile(event.whom, OUTLAW_NUMBER[event.outlaw], turn.before)
    floor.aim = ""
    yield into_hand(floor, event.seat, (event.card,), (start,), turn.after)


@act(e.FastestGunLost, "card_slide")
def fastest_gun_lost(floor: Floor, turn: Turn) -> Choreography:
    """The slower gun goes to the discards."""
    event = turn.last(e.FastestGunLost)
    start = floor.tile(event.seat, OUTLAW_NUMBER[event.outlaw], turn.before)
    shown = turn.after.copy()
    shown.discards = without(shown.discards, event.card)
    floor.show(shown)
    yield floor.fly([(event.card, start, floor.pile("discards", True))])
    floor.show(turn.after)


@act(e.SheriffPlayed, "page")
def sheriff_played(floor: Floor, turn: Turn) -> Choreography:
    """The card comes to the middle, where everybody reads it; what it is aimed at is marked."""
    event = turn.last(e.SheriffPlayed)
    start = floor.held(event.seat, event.card)
    shown = turn.after.copy()
    shown.played = ()
    floor.show(shown)
    yield floor.fly([(event.card, start, floor.shown())], sound="card_slide")
    if event.outlaw in OUTLAW_NUMBER and event.whom != NO_SEAT:
        floor.aim = set_id(event.whom, OUTLAW_NUMBER[event.outlaw])
    floor.show(turn.after)
    yield Wait(420)


@act(e.SheriffSpent, "card_snap")
def sheriff_spent(floor: Floor, turn: Turn) -> Choreography:
    """From the middle to the discards."""
    card = turn.last(e.SheriffSpent).card
    shown = turn.after.copy()
    shown.discards = without(shown.discards, card)
    floor.show(shown)
    yield floor.fly([(card, floor.shown(), floor.pile("discards", True))], sound="card_snap")
    floor.show(turn.after)


@act(e.SheriffLaid, "press_thump")
def sheriff_laid(floor: Floor, turn: Turn) -> Choreography:
    """From the middle onto the set."""
    event = turn.last(e.SheriffLaid)
    yield onto_set(floor, event.card, event.seat, event.outlaw, turn.after)
    floor.play("press_thump")


def onto_set(floor: Floor, card: int, seat: int, outlaw: str, after: Earp) -> Choreography:
    """The played card goes from the middle onto a set."""
    number = OUTLAW_NUMBER[outlaw]
    at = place(seat, number)
    shown = after.copy()
    shown.laid[at] = without(shown.laid[at], card)
    shown.stirred()
    floor.show(shown)
    yield floor.fly([(card, floor.shown(), floor.tile(seat, number, after))])
    floor.aim = ""
    floor.show(after)


@act(e.HideoutLaid, "nail")
def hideout_laid(floor: Floor, turn: Turn) -> Choreography:
    """Nailed shut: two boards, two blows."""
    event = turn.last(e.HideoutLaid)
    yield onto_set(floor, event.card, event.whom, event.outlaw, turn.after)
    floor.play("nail")
    yield Wait(170)
    floor.play("nail")
    yield Wait(220)


@act(e.HideoutRemoved, "paper_tear")
def hideout_removed(floor: Floor, turn: Turn) -> Choreography:
    """The boards come off and the card goes to the discards."""
    event = turn.last(e.HideoutRemoved)
    start = floor.tile(event.whom, OUTLAW_NUMBER[event.outlaw], turn.before)
    shown = turn.after.copy()
    shown.discards = without(shown.discards, event.card)
    floor.aim = ""
    floor.show(shown)
    yield floor.fly([(event.card, start, floor.pile("discards", True))], sound="paper_tear")
    floor.show(turn.after)


@act(e.OwesSheriff, "knock")
def owes_sheriff(floor: Floor, turn: Turn) -> Choreography:
    """The price of an out-of-turn card, on the ticket of whoever pays it."""
    event = turn.last(e.OwesSheriff)
    floor.show(turn.after)
    yield floor.tag(floor.layout.seats[event.seat].ticket.center, text("earp-owes"), 620)

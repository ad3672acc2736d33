"""Money: posters that grow, and the pay-out, poster by poster and coin by coin."""

from __future__ import annotations

from dataclasses import replace

from game.stage.earp.acts import Turn, act
from game.stage.earp.floor import Floor
from game.stage.earp.payslip import Slip, shares_of
from game.stage.motion import Choreography, Move, Together, Tween, Wait, in_quad, out_cubic
from game.stage.text import text
from game.words import event_line, kind_name, money
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import OUTLAW_NUMBER, OUTLAWS

OPEN_MS, CLOSE_MS = 180.0, 120.0
LOOK_MS = 900.0
STEP_MS = 260.0
VERDICT_MS = 1100.0
SKIPPED_MS = 220.0


@act(e.PosterGrew, "coin", together=True)
def poster_grew(floor: Floor, turn: Turn) -> Choreography:
    """Coins from the bank to the posters, whose sums count up."""
    grown = [event for event in turn.events if isinstance(event, e.PosterGrew)]
    before = {event.outlaw: event.total - event.amount for event in reversed(grown)}
    floor.show(turn.after)
    for outlaw, dollars in before.items():
        floor.poster_shows(OUTLAW_NUMBER[outlaw], dollars)
    yield Together(*(_coins_to(floor, event) for event in grown), apart=45)
    floor.show(turn.after)


def _coins_to(floor: Floor, event: e.PosterGrew) -> Choreography:
    outlaw = OUTLAW_NUMBER[event.outlaw]
    bill = floor.layout.bills[outlaw]
    count = max(1, event.amount // 1000)
    start = event.total - event.amount

    def each(number: int) -> None:
        floor.poster_shows(outlaw, start + event.amount * number // count)

    goal = (float(bill.centerx), bill.bottom - floor.px(34))
    yield floor.coins(floor.layout.bank.center, goal, count, each)
    floor.poster_shows(outlaw, event.total)


@act(e.HandEnded, "hand_end")
def hand_ended(floor: Floor, turn: Turn) -> Choreography:
    """Why it ended, for all to read, before the money is counted."""
    event = turn.last(e.HandEnded)
    floor.aim = ""
    floor.show(turn.after)
    yield floor.tag(floor.layout.middle.center, event_line(event, floor.cast.names), 1500)


@act(e.Counted, "page")
def counted(floor: Floor, turn: Turn) -> Choreography:
    """A poster's slip opens: everybody's points, and whether they are enough."""
    event = turn.last(e.Counted)
    switches = turn.after.switches
    floor.show(turn.after)
    total = sum(event.points)
    shares = shares_of(event.points, event.captured, floor.cast.names, switches)
    floor.slip = Slip(
        outlaw=event.outlaw,
        title=kind_name("wyatt_earp", event.outlaw),
        head=text("earp-pay-points", points=total, needed=switches["capture_threshold"]),
        shares=shares,
        left=event.reward,
        left_words=money(event.reward),
        foot=event_line(event, floor.cast.names),
    )
    if floor.slip_open < 1:

        def unfold(t: float) -> None:
            floor.slip_open = t

        yield Tween(unfold, OPEN_MS, out_cubic, Move.FADE)
    if not total:
        yield Wait(SKIPPED_MS)
        return
    yield Wait(LOOK_MS * 0.6)
    floor.play("stamp")
    floor.slip = replace(
        floor.slip, stamp=text("earp-captured" if event.captured else "earp-escaped"), won=event.captured
    )
    yield Wait(LOOK_MS)


@act(e.Paid, "coins")
def paid(floor: Floor, turn: Turn) -> Choreography:
    """Coins from the poster to a seat; both sums roll."""
    event = turn.last(e.Paid)
    slip = floor.slip
    before, after = turn.before.money[event.seat], turn.after.money[event.seat]
    floor.show(turn.after)
    floor.purse_shows(event.seat, before)
    start = _poster(floor)
    count = max(1, min(6, event.amount // 1000))

    def each(number: int) -> None:
        floor.purse_shows(event.seat, before + (after - before) * number // count)

    if slip is not None:
        slip = replace(slip, foot=event_line(event, floor.cast.names))
        floor.slip = slip
    yield floor.coins(start, floor.purse(event.seat), count, each)
    if slip is not None:
        floor.slip = slip.paying(event.seat, event.amount, event.left, money(event.left), slip.foot)
    floor.show(turn.after)
    yield Wait(STEP_MS)


def _poster(floor: Floor) -> tuple[float, float]:
    """Where coins leave the slip's poster."""
    rect = floor.slip_poster()
    return float(rect.centerx), rect.bottom - floor.px(34)


@act(e.Settled, "till")
def settled(floor: Floor, turn: Turn) -> Choreography:
    """What stays on the poster, and why; after the last one the slip is folded up."""
    event = turn.last(e.Settled)
    slip = floor.slip
    floor.show(turn.after)
    if slip is not None and any(share.points for share in slip.shares):
        floor.slip = replace(
            slip, left=event.left, left_words=money(event.left), foot=event_line(event, floor.cast.names)
        )
        yield Wait(VERDICT_MS)
    if event.outlaw == OUTLAWS[-1]:

        def fold(t: float) -> None:
            floor.slip_open = 1 - t

        yield Tween(fold, CLOSE_MS, in_quad, Move.FADE)
        floor.slip = None


@act(e.GameWon, "game_end")
def game_won(floor: Floor, turn: Turn) -> Choreography:
    """The sentence that everybody waited for."""
    event = turn.last(e.GameWon)
    floor.show(turn.after)
    yield floor.tag(floor.layout.middle.center, event_line(event, floor.cast.names), 1400)

"""Riders on the move: turns, gallops, trains, jail, meetings, Sacramento."""

from __future__ import annotations

from math import pi, sin

from game.pony_express import events as e
from game.pony_express import events_shot as s
from game.stage.motion import Choreography, Tween, Wait, in_out_sine
from game.stage.paint import stamps
from game.stage.paint.palette import BONE, BOTTLE, PRUSSIAN, VERMILION
from game.stage.paint.riders import FRAMES
from game.stage.paint.trail_route import between
from game.stage.pony.acts import ACTS, Turn
from game.stage.pony.floor import Floor, Gallop
from game.stage.pony.sight import Stand, stands
from game.stage.text import text

HOP_MS = 220.0
HOP = 6.0
STRIDES = 4
"""Pictures of the gallop a space."""
TRAIN_MS = 900.0
LAST_MS = 120.0
GAITS = ((1, "hooves_walk"), (3, "hooves_trot"), (99, "hooves_gallop"))
"""Up to how many spaces a horse takes each gait."""
READ_MS = 900.0


@ACTS.act(e.GameBegan, "station_bell")
def game_began(floor: Floor, turn: Turn) -> Choreography:
    """All riders stand in St. Joseph."""
    floor.show(turn.after)
    yield from floor.tag(floor.middle, text("pony-saddle-up"), READ_MS)


@ACTS.act(e.Starts, "horse")
def starts(floor: Floor, turn: Turn) -> Choreography:
    """Who rides first."""
    event = turn.last(e.Starts)
    floor.roll = None
    words = text("pony-starts", name=floor.cast.names[event.seat])
    yield from floor.tag(floor.rider_head(event.seat), words, READ_MS, BOTTLE)
    floor.rolls = []


@ACTS.act(e.TurnBegan, "turn_bell")
def turn_began(floor: Floor, turn: Turn) -> Choreography:
    """The ribbon goes to the next rider."""
    event = turn.last(e.TurnBegan)
    floor.roll, floor.rolls = None, []
    floor.show(turn.after)
    yield from floor.tag(floor.rider_head(event.seat), floor.cast.names[event.seat], 420)


class Hooves:
    """What is heard of a ride over so many spaces: a walk, a trot, a gallop; each space once."""

    def __init__(self, floor: Floor, spaces: int) -> None:
        self.floor = floor
        self.gait = next(gait for most, gait in GAITS if spaces <= most)
        self.passed = -1

    def pass_by(self, space: int) -> None:
        """The rider comes to a space of the way, counted from 0."""
        if space > self.passed:
            self.passed = space
            self.floor.play(self.gait)


def _ridden(floor: Floor, turn: Turn, seat: int, start: int, to: int, train: bool) -> Choreography:
    """Space by space along the trail; a train goes through, a die's retreat goes backwards."""
    from_stand, to_stand = stands(turn.before)[seat], stands(turn.after)[seat]
    gallop = Gallop(from_stand, right=to < start)
    spaces = abs(to - start)
    hooves = Hooves(floor, spaces)

    def apply(t: float) -> None:
        if t >= 1 or not spaces:
            floor.gallops.pop(seat, None)
            return
        floor.gallops[seat] = gallop
        x, y = between(start, to, t)
        # from the own place on one space to the own place on another, along the trail between them
        ax, ay = between(start, to, 0)
        bx, by = between(start, to, 1)
        x += (from_stand.foot[0] - ax) * (1 - t) + (to_stand.foot[0] - bx) * t
        y += (from_stand.foot[1] - ay) * (1 - t) + (to_stand.foot[1] - by) * t
        width = from_stand.width + (to_stand.width - from_stand.width) * t
        gallop.stand = Stand((x, y), width)
        step = t * spaces * STRIDES
        gallop.frame = 0 if train else 1 + int(step) % (FRAMES - 1)
        gallop.hop = 0.0 if train else HOP * abs(sin(pi * t * spaces))
        if not train:
            hooves.pass_by(int(t * spaces))

    if train:
        floor.play("train_whistle")
        floor.play("train_wheels")
    yield Tween(apply, TRAIN_MS if train else HOP_MS * max(1, spaces), in_out_sine)
    floor.gallops.pop(seat, None)
    floor.show(turn.after)
    yield Wait(LAST_MS)


@ACTS.act(e.Moved, "spurs")
def moved(floor: Floor, turn: Turn) -> Choreography:
    """A rider moves hop by hop."""
    event = turn.last(e.Moved)
    yield from _ridden(floor, turn, event.seat, event.start, event.to, event.how == "train")


@ACTS.act(e.MoveDeclined, "focus_tick")
def move_declined(floor: Floor, turn: Turn) -> Choreography:
    """The caller stays."""
    event = turn.last(e.MoveDeclined)
    yield from floor.tag(floor.rider_head(event.seat), text("pony-stays"), 500)


@ACTS.act(e.Jailed, "jail_door")
def jailed(floor: Floor, turn: Turn) -> Choreography:
    """Behind bars."""
    floor.show(turn.after)
    yield from floor.stamped(
        lambda press: stamps.arrested(press, text("pony-arrested")),
        700,
        floor.inside(floor.rider_head(turn.last(e.Jailed).seat)),
    )


@ACTS.act(e.Freed, "jail_open")
def freed(floor: Floor, turn: Turn) -> Choreography:
    """Out of jail."""
    floor.show(turn.after)
    yield from floor.tag(floor.rider_head(turn.last(e.Freed).seat), text("pony-free"), 600, BOTTLE)


@ACTS.act(e.StoodUp, "figure_stands")
def stood_up(floor: Floor, turn: Turn) -> Choreography:
    """On its feet again."""
    floor.show(turn.after)
    yield Wait(250)


@ACTS.act(e.PokerBegan, "saloon")
def poker_began(floor: Floor, turn: Turn) -> Choreography:
    """Several riders on one space."""
    floor.roll, floor.rolls = None, []
    yield from floor.tag(floor.rider_head(turn.last(e.PokerBegan).seat), text("pony-poker"), READ_MS, PRUSSIAN)


@ACTS.act(e.PokerWon, "hand_end")
def poker_won(floor: Floor, turn: Turn) -> Choreography:
    """The best hand."""
    event = turn.last(e.PokerWon)
    words = text("pony-wins", name=floor.cast.names[event.seat])
    yield from floor.tag(floor.rider_head(event.seat), words, READ_MS, BOTTLE)
    floor.roll, floor.rolls = None, []


@ACTS.act(s.IndiansMet, "drum")
def indians_met(floor: Floor, turn: Turn) -> Choreography:
    """They stand up."""
    yield from floor.tag(floor.rider_head(turn.last(s.IndiansMet).seat), text("pony-indians"), READ_MS, VERMILION)


@ACTS.act(s.IndiansCounted, "drum_end")
def indians_counted(floor: Floor, turn: Turn) -> Choreography:
    """How many lie."""
    event = turn.last(s.IndiansCounted)
    words = text("pony-indians-fallen", fallen=event.fallen)
    yield from floor.tag(floor.rider_head(event.seat), words, READ_MS)


@ACTS.act(e.RoundServed, "beer")
def round_served(floor: Floor, turn: Turn) -> Choreography:
    """Cold drinks for everybody."""
    yield from floor.tag(floor.rider_head(turn.last(e.RoundServed).seat), text("pony-served"), 500, PRUSSIAN)


@ACTS.act(e.MailboxReached, "mail_drop")
def mailbox_reached(floor: Floor, turn: Turn) -> Choreography:
    """The mail drops into a box."""
    event = turn.last(e.MailboxReached)
    floor.show(turn.after)
    yield from floor.tag(floor.rider_head(event.seat), text("pony-mail", box=event.box), READ_MS, BOTTLE)


@ACTS.act(e.WaitsInSacramento, "station_bell")
def waits_in_sacramento(floor: Floor, turn: Turn) -> Choreography:
    """Arrived by a call."""
    yield from floor.tag(floor.rider_head(turn.last(e.WaitsInSacramento).seat), text("pony-waits"), 600)


@ACTS.act(e.GameWon, "game_end")
def game_won(floor: Floor, turn: Turn) -> Choreography:
    """The end of the race."""
    floor.show(turn.after)
    yield from floor.tag(floor.middle, text("pony-won"), 1200, BOTTLE, BONE)

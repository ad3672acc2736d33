"""The cup and the dice: rolls, what is shown and hidden, declarations, calls, the truth."""

from __future__ import annotations

from game.pony_express import events as e
from game.stage.motion import Choreography, Together, Wait
from game.stage.paint import stamps
from game.stage.paint.dice import TUMBLES
from game.stage.paint.palette import PITCH
from game.stage.pony.acts import ACTS, Turn
from game.stage.pony.floor import Floor, OpenRoll
from game.stage.pony.rolls_board import COMPARED
from game.stage.pony.words import hand_name
from game.stage.text import text

SHAKE_MS = 620.0
SLAM_MS = 90.0
LIFT_MS = 260.0
TUMBLE_MS = 520.0
READ_MS = 900.0
ALL = (1, 2, 3, 4, 5)
PLACES = {"mine": "pick", "saloon": "saloon", "jail": "jail_bars"}
"""What is heard of the place where dice are rolled in the open."""


@ACTS.act(e.Rolled, "dice_rattle")
def rolled(floor: Floor, turn: Turn) -> Choreography:
    """Five dice in the open."""
    event = turn.last(e.Rolled)
    floor.roll = OpenRoll(event.seat, event.what, event.faces)
    if event.what in PLACES:
        floor.play(PLACES[event.what])
    yield floor.tumble(ALL, TUMBLE_MS, TUMBLES)
    floor.play("dice_wood")
    if event.what in COMPARED:
        floor.rolls = [*(roll for roll in floor.rolls if roll.seat != event.seat), floor.roll]
    yield from floor.tag(_over_tray(floor), hand_name(event.hand), READ_MS)


def _over_tray(floor: Floor) -> tuple[int, int]:
    tray = floor.layout.tray
    return tray.centerx, tray.top - round(floor.px(60))


@ACTS.act(e.Tied, "focus_tick")
def tied(floor: Floor, turn: Turn) -> Choreography:
    """The best are equal."""
    yield from floor.tag(_over_tray(floor), text("pony-equal"), 600)


@ACTS.act(e.CupRolled, "cup_shake")
def cup_rolled(floor: Floor, turn: Turn) -> Choreography:
    """Shaken and slammed down."""
    floor.roll = None
    yield floor.cup_in("shake", SHAKE_MS)
    floor.show(turn.after)
    floor.play("cup_slam")
    yield floor.cup_in("slam", SLAM_MS)
    floor.cup = ("rest", 0.0)
    yield Wait(200)


@ACTS.act(e.Rerolled, "dice_rattle")
def rerolled(floor: Floor, turn: Turn) -> Choreography:
    """Some dice once more: under the cup, or before everybody's eyes."""
    event = turn.last(e.Rerolled)
    if event.way == "hidden":
        floor.play("cup_shake")
        yield floor.cup_in("shake", SHAKE_MS)
        floor.show(turn.after)
        floor.play("cup_slam")
        yield floor.cup_in("slam", SLAM_MS)
        floor.cup = ("rest", 0.0)
    else:
        floor.show(turn.after)
        yield floor.tumble(event.dice, TUMBLE_MS, TUMBLES)
        floor.play("dice_wood")
    yield Wait(350)


@ACTS.act(e.Shown, "die_wood")
def shown(floor: Floor, turn: Turn) -> Choreography:
    """Out of the cup."""
    floor.show(turn.after)
    yield Wait(320)


@ACTS.act(e.Covered, "cup_lift")
def covered(floor: Floor, turn: Turn) -> Choreography:
    """Back under the cup."""
    floor.show(turn.after)
    yield Wait(220)


@ACTS.act(e.DieTurned, "die_wood")
def die_turned(floor: Floor, turn: Turn) -> Choreography:
    """A die is turned; under the cup nobody sees which."""
    floor.show(turn.after)
    yield Wait(350)


@ACTS.act(e.Declared, "stamp")
def declared(floor: Floor, turn: Turn) -> Choreography:
    """The word is out."""
    event = turn.last(e.Declared)
    floor.show(turn.after)
    words = text("pony-declared", name=floor.cast.names[event.seat], hand=hand_name(event.hand))
    yield from floor.tag(_over_tray(floor), words, READ_MS)


@ACTS.act(e.Spied, "page")
def spied(floor: Floor, turn: Turn) -> Choreography:
    """A look under the cup: only the owner of the glass sees faces."""
    floor.show(turn.after)
    yield Together(floor.cup_in("peek", 300))
    yield from floor.tag(_over_tray(floor), text("pony-spies"), 400)
    floor.cup = ("rest", 0.0)


@ACTS.act(e.Called, "table_slam")
def called(floor: Floor, turn: Turn) -> Choreography:
    """Somebody calls."""
    event = turn.last(e.Called)
    seat = int(event.seat)
    floor.show(turn.after)
    yield from floor.stamped(lambda press: stamps.called(press, text("pony-called"), seat), 700)


@ACTS.act(e.NotCalled, "tick")
def not_called(floor: Floor, turn: Turn) -> Choreography:
    """The declaration stands."""
    yield from floor.tag(_over_tray(floor), text("pony-not-called"), 450, PITCH)


@ACTS.act(e.Revealed, "cup_lift")
def revealed(floor: Floor, turn: Turn) -> Choreography:
    """The cup is lifted."""
    event = turn.last(e.Revealed)
    truth = event.truth
    yield floor.cup_in("lift", LIFT_MS)
    floor.show(turn.after)
    yield Wait(500)
    floor.play("stamp")
    word = text("pony-true" if truth else "pony-bluff")
    yield from floor.stamped(lambda press: stamps.verdict(press, word, truth), 1000)
    floor.cup = ("rest", 0.0)

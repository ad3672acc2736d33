"""Shoot-outs as they are told on the trail: who meets whom, each shot, what it did, how it ended."""

from __future__ import annotations

from game.pony_express import events_shot as s
from game.stage.motion import Choreography, Wait
from game.stage.paint import stamps, states
from game.stage.paint.palette import BOTTLE, PITCH, TARGET, VERMILION
from game.stage.pony.acts import ACTS, Turn
from game.stage.pony.floor import Floor
from game.stage.text import text

READ_MS = 900.0
HIT_MS = 600.0


@ACTS.act(s.FightBegan, "hammer_click")
def fight_began(floor: Floor, turn: Turn) -> Choreography:
    """Two riders meet."""
    event = turn.last(s.FightBegan)
    floor.show(turn.after)
    words = text("pony-final-duel" if event.final else "pony-gunfight")
    yield from floor.tag(floor.rider_head(event.seat), words, READ_MS, VERMILION)


@ACTS.act(s.FightDeclined, "focus_tick")
def fight_declined(floor: Floor, turn: Turn) -> Choreography:
    """Without a fight."""
    yield from floor.tag(floor.rider_head(turn.last(s.FightDeclined).seat), text("pony-no-fight"), 500)


@ACTS.act(s.CornersChosen, "spurs")
def corners_chosen(floor: Floor, turn: Turn) -> Choreography:
    """Both take their stands."""
    floor.show(turn.after)
    yield Wait(250)


@ACTS.act(s.Flicked, "die_flick")
def flicked(floor: Floor, turn: Turn) -> Choreography:
    """A die is on its way."""
    floor.show(turn.after)
    yield Wait(300)


@ACTS.act(s.RiderHit, "hit_firm")
def rider_hit(floor: Floor, turn: Turn) -> Choreography:
    """A rider is touched or falls."""
    event = turn.last(s.RiderHit)
    words = text("pony-down" if event.how == "fell" else "pony-hit")
    if event.how == "fell":
        floor.play("figure_falls")
    yield from floor.stamped(
        lambda press: states.stamp(press, words, TARGET, 56), HIT_MS, floor.inside(floor.rider_head(event.whom))
    )


@ACTS.act(s.IndianHit, "hit_firm")
def indian_hit(floor: Floor, turn: Turn) -> Choreography:
    """An Indian figure is touched or falls."""
    event = turn.last(s.IndianHit)
    words = text("pony-down" if event.how == "fell" else "pony-hit")
    if event.how == "fell":
        floor.play("figure_falls")
    yield from floor.tag(floor.rider_head(event.seat), words, 350, TARGET)


@ACTS.act(s.ShotMissed, "ricochet")
def shot_missed(floor: Floor, turn: Turn) -> Choreography:
    """Nobody."""
    yield from floor.tag(floor.rider_head(turn.last(s.ShotMissed).seat), text("pony-miss"), HIT_MS, PITCH)


@ACTS.act(s.Arrested, "jail_bars")
def arrested(floor: Floor, turn: Turn) -> Choreography:
    """Somebody who had no part in it was hit."""
    event = turn.last(s.Arrested)
    yield from floor.stamped(
        lambda press: stamps.arrested(press, text("pony-arrested")), HIT_MS, floor.inside(floor.rider_head(event.seat))
    )


@ACTS.act(s.FightWon, "hand_end")
def fight_won(floor: Floor, turn: Turn) -> Choreography:
    """The winner."""
    event = turn.last(s.FightWon)
    floor.show(turn.after)
    words = text("pony-wins", name=floor.cast.names[event.seat])
    yield from floor.tag(floor.rider_head(event.seat), words, READ_MS, BOTTLE)


@ACTS.act(s.FightDrawn, "loss")
def fight_drawn(floor: Floor, turn: Turn) -> Choreography:
    """All shots are fired."""
    yield from floor.tag(floor.rider_head(turn.last(s.FightDrawn).seat), text("pony-draw"), READ_MS)


@ACTS.act(s.FightOver, "spurs")
def fight_over(floor: Floor, turn: Turn) -> Choreography:
    """Both are back on the trail."""
    floor.show(turn.after)
    yield Wait(200)

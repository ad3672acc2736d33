"""Shots and what stops them, Indians, the Duel, life points, and who is out."""

from __future__ import annotations

from typing import Final

from game.bang import events_fight as f
from game.bang.deck import NAME
from game.bang.state import Bang
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.floor import Floor
from game.stage.bang.steps import aim, announce, jolt, muzzle, over, stamped
from game.stage.bang.words import title_of
from game.stage.motion import Choreography, Wait
from game.stage.paint.palette import BOTTLE, TARGET, VERMILION
from game.stage.text import row, text

READ_MS = 650.0
LONG_MS = 1500.0
BEAT_MS = 160.0

GUNS: Final = {
    "volcanic": "gun_volcanic",
    "schofield": "gun_schofield",
    "remington": "gun_remington",
    "rev_carabine": "gun_carabine",
    "winchester": "gun_winchester",
}
"""The sound of a BANG! by the gun in play; without one the Colt's."""
FIRED: Final = {
    "gatling": "shot",
    "indians": "arrow",
    "punch": "punch",
    "knife": "knife",
    "derringer": "gun_derringer",
    "pepperbox": "gun_remington",
    "springfield": "gun_carabine",
    "buffalo_rifle": "gun_buffalo",
    "howitzer": "gun_buffalo",
    "sniper": "gun_winchester",
}
"""The sound of a shot by what it is fired with."""


def report(g: Bang, seat: int, name: str) -> str:
    """The sound of a shot of a seat."""
    if name in FIRED:
        return FIRED[name]
    mine = [NAME[card] for card in g.front[seat]] if seat >= 0 else []
    return next((GUNS[gun] for gun in mine if gun in GUNS), "shot")


@ACTS.act(f.ShotFired, "hammer_click")
def shot_fired(floor: Floor, turn: Turn) -> Choreography:
    """A line from one to the other, and the flash."""
    event = turn.last(f.ShotFired)
    floor.show(turn.after)
    if event.seat >= 0:
        sprite, grow = aim(floor, event.seat, event.whom)
        yield grow
        floor.play(report(turn.after, event.seat, event.name))
        yield muzzle(floor, floor.portrait(event.seat))
        floor.drop(sprite)
    else:
        floor.play(report(turn.after, -1, event.name))
        yield muzzle(floor, floor.portrait(event.whom), 90)


@ACTS.act(f.ShotCancelled, "ricochet")
def shot_cancelled(floor: Floor, turn: Turn) -> Choreography:
    """Nobody is hit."""
    floor.fates[turn.last(f.ShotCancelled).whom] = "safe"
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(f.ShotCancelled).whom), text("bang-act-missed"), READ_MS, BOTTLE)


@ACTS.act(f.NoEffect, "barrel")
def no_effect(floor: Floor, turn: Turn) -> Choreography:
    """It does nothing, thanks to a card or an ability."""
    event = turn.last(f.NoEffect)
    floor.fates[event.whom] = "safe"
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.whom), text("bang-act-no-effect", why=title_of(event.why)), READ_MS, BOTTLE)


@ACTS.act(f.IndiansCame, "arrow")
def indians_came(floor: Floor, turn: Turn) -> Choreography:
    """The next one is raided."""
    floor.show(turn.after)
    yield jolt(floor, turn.last(f.IndiansCame).whom)


@ACTS.act(f.IndiansDriven, "shot")
def indians_driven(floor: Floor, turn: Turn) -> Choreography:
    """A BANG! drives them off."""
    floor.fates[turn.last(f.IndiansDriven).whom] = "safe"
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(f.IndiansDriven).whom), text("bang-act-driven"), READ_MS, BOTTLE)


@ACTS.act(f.DuelBegan, "duel_draw")
def duel_began(floor: Floor, turn: Turn) -> Choreography:
    """Two stand face to face; the table shows them in its middle as long as it lasts."""
    floor.given.clear()
    floor.show(turn.after)
    yield Wait(READ_MS)


@ACTS.act(f.DuelLost, "hammer_click")
def duel_lost(floor: Floor, turn: Turn) -> Choreography:
    """No BANG! any more."""
    event = turn.last(f.DuelLost)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.whom), text("bang-act-duel-lost"), READ_MS, VERMILION)


# -- life points


@ACTS.act(f.LifeLost, "bullet_hit")
def life_lost(floor: Floor, turn: Turn) -> Choreography:
    """The panel jumps, cartridges fall."""
    event = turn.last(f.LifeLost)
    floor.fates[event.seat] = "hit"
    floor.shows_life(event.seat, event.life)
    yield jolt(floor, event.seat)
    yield from stamped(floor, event.seat, text("bang-act-life-lost", amount=event.amount), BEAT_MS * 2)
    floor.shows_life(event.seat, None)
    floor.show(turn.after)


@ACTS.act(f.LifeGained, "beer")
def life_gained(floor: Floor, turn: Turn) -> Choreography:
    """A cartridge comes back."""
    event = turn.last(f.LifeGained)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), text("bang-act-life-gained", amount=event.amount), READ_MS, BOTTLE)


@ACTS.act(f.Dying, "loss")
def dying(floor: Floor, turn: Turn) -> Choreography:
    """The last life point is gone."""
    event = turn.last(f.Dying)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), text("bang-act-dying"), READ_MS, VERMILION)


@ACTS.act(f.Eliminated, "toll")
def eliminated(floor: Floor, turn: Turn) -> Choreography:
    """The stamp that nobody wants."""
    event = turn.last(f.Eliminated)
    floor.show(turn.after)
    yield from stamped(floor, event.seat, text("bang-act-out"), LONG_MS, TARGET, 64)


@ACTS.act(f.Buried, "focus_tick")
def buried(floor: Floor, turn: Turn) -> Choreography:
    """The cards are gone."""
    floor.show(turn.after)
    yield Wait(BEAT_MS)


@ACTS.act(f.Rewarded, "win")
def rewarded(floor: Floor, turn: Turn) -> Choreography:
    """Three cards have been earned."""
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(f.Rewarded).seat), text("bang-act-reward"), READ_MS, BOTTLE)


@ACTS.act(f.Penalised, "loss")
def penalised(floor: Floor, turn: Turn) -> Choreography:
    """A Sheriff has shot his Deputy."""
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(f.Penalised).seat), text("bang-act-penalty"), LONG_MS, VERMILION)


@ACTS.act(f.GameWon, "game_end")
def game_won(floor: Floor, turn: Turn) -> Choreography:
    """Whose game it was."""
    event = turn.last(f.GameWon)
    floor.show(turn.after)
    floor.play("shells")
    names = row(floor.cast.names[seat] for seat in range(turn.after.seats) if event.winners >> seat & 1)
    words = text("bang-act-won", side=event.side, names=names)
    yield from announce(floor, words, LONG_MS, VERMILION)


# -- those who come back


@ACTS.act(f.ShadowMade, "toll")
def shadow_made(floor: Floor, turn: Turn) -> Choreography:
    """Who is out will ride as a shadow."""
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(f.ShadowMade).seat), text("bang-status-shadow"), READ_MS)


@ACTS.act(f.Sworn, "stamp")
def sworn(floor: Floor, turn: Turn) -> Choreography:
    """A shadow takes a side."""
    event = turn.last(f.Sworn)
    floor.show(turn.after)
    yield from floor.tag(over(floor, event.seat), text("bang-act-sworn", side=event.side), READ_MS)


@ACTS.act(f.Faded, "cover_whoosh")
def faded(floor: Floor, turn: Turn) -> Choreography:
    """A shadow is gone until its next turn."""
    floor.show(turn.after)
    yield Wait(READ_MS / 2)

"""The street of a shoot-out that is watched again: aims and shots as they are on record, no die is thrown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.pony_express.frames.shot import Flight
from game.pony_express.state import Pony
from game.rules.kinds import Pick
from game.shootout import Scene, Shot
from game.shootout.gesture import power_of
from game.stage.motion import Choreography, Motion, Move, Tween, Wait, linear
from game.stage.pony import street_painter as painter
from game.stage.pony.flick import Hand
from game.stage.pony.street_layout import StreetLayout, street_layout
from game.stage.pony.street_prints import Picture
from game.stage.pony.street_show import Show
from game.stage.pony.street_sight import ASKED_FOR, Sight, sight_of
from game.stage.prompting import Offer
from game.stage.text import sentences
from game.table.moment import Moment
from game.words import event_line

if TYPE_CHECKING:
    from game.stage.pony.replay import PonyReplay
    from game.stage.stage import Stage

AIMED = ("flick", "dynamite")
"""Picks that end with a place, an aim and a speed."""
IN_FLIGHT = "outcome"
AIM_MS = 700.0
READ_MS = 900.0
END_MS = 1400.0
"""How long the end of a shoot-out is on the screen."""


def in_street(g: Pony) -> bool:
    """Whether a shot is asked for, or a die in flight."""
    return g.pending is not None and g.pending.kind in (*ASKED_FOR, IN_FLIGHT)


def shooter(g: Pony) -> int:
    """Who shoots."""
    top = g.stack[-1]
    if isinstance(top, Flight):
        return int(top.seat)
    assert g.pending is not None, "a shot is asked for"
    return int(next(iter(g.pending.options)))


class Reel:
    """`on`: the street is shown in place of the trail."""

    def __init__(self, watched: PonyReplay) -> None:
        self.watched = watched
        self.on = False
        self.told = ""
        self.ended = False
        self.show = Show(self)
        self._sight: Sight | None = None
        self._hand: Hand | None = None
        self._power = 0.0
        self._backdrop = Picture()
        self.layout: StreetLayout = street_layout(watched.stage.canvas)

    @property
    def stage(self) -> Stage:
        """Sounds, pads, prints."""
        return self.watched.stage

    @property
    def motion(self) -> Motion:
        """What moves there."""
        return self.watched.motion

    @property
    def sight(self) -> Sight:
        """The street before the shot."""
        assert self._sight is not None, "the street is shown"
        return self._sight

    @property
    def names(self) -> Sequence[str]:
        """The names by seat."""
        return self.watched.names

    @property
    def aiming(self) -> bool:
        """An aim is seen."""
        return self._hand is not None

    def offers(self) -> Sequence[Offer]:
        """The buttons of the bar."""
        return self.watched.offers()

    def stir(self) -> None:
        """What is shown has changed."""
        self.stage.touch()

    def next_ahead(self, nowhere: Surface, told: str) -> Iterator[float | None]:
        """The next shot is printed when it comes."""
        return iter(())

    # -- what is shown

    def laid_out(self) -> None:
        """The window has changed."""
        self.layout = street_layout(self.stage.canvas)
        if self._sight is not None:
            self.show.reprint()

    def leave(self) -> None:
        """Back to the trail."""
        self.on = self.ended = False
        self.told = ""
        self._hand = None
        self.show.clear()
        self.show.film = None

    def stand(self, g: Pony) -> None:
        """The street as it is at a position; the trail where nobody shoots."""
        if not in_street(g):
            self.leave()
            return
        self.on, self.ended = True, False
        self._sight = sight_of(g, shooter(g))
        self._hand = None
        self.show.clear()
        top = g.stack[-1]
        if isinstance(top, Flight):
            self._aim(top.place, top.aim, top.speed)

    def _aim(self, place: int, aim: int, speed: int) -> float:
        hand = self._hand = Hand(self.sight.stand, self.sight.street, place)
        hand.aim = aim
        self._power = power_of(speed) / 1000
        return self._power

    def aim(self, pick: Pick) -> Choreography:
        """The aim of a shot, growing to its power."""
        place, aside, speed = (int(part) for part in pick[-3:])
        full = self._aim(place, aside, speed)
        self.stage.sounds.play("hammer_click")

        def grow(t: float) -> None:
            self._power = full * min(1.0, 1.3 * t)

        yield Tween(grow, AIM_MS, linear, Move.HOLD)

    def play(self, street: Scene, shot: Shot, moments: Sequence[Moment]) -> None:
        """Show a shot that is on record, and say what it came to."""
        self._hand = None
        self.show.play(street, shot, list(moments))

    def say(self, moments: Sequence[Moment]) -> Choreography:
        """What has happened besides a shot: a card was played."""
        lines = [event_line(m.event_for(None), self.names) for m in moments]
        self.told = sentences(*lines)
        self.stage.sounds.play("card_snap")
        yield Wait(READ_MS)

    def end(self, g: Pony) -> Choreography:
        """The last shot has been seen; `g` is the state after it."""
        self.ended = True
        self._sight = self.sight.with_gold(g.gold)
        yield Wait(END_MS)
        self.leave()

    # -- painting

    def draw(self, screen: Surface) -> None:
        """The street at this moment."""
        press, layout, sight = self.stage.press, self.layout, self.sight
        if self.show.on:
            self.show.draw(screen)
        else:
            screen.blit(self._backdrop.backdrop(press, layout, sight, None, not self.ended), (0, 0))
            if self._hand is not None:
                painter.aiming(press, screen, layout, self._hand, self._power, 0.0)
                painter.die(press, screen, layout, self._hand.die, self._hand.angle / 100)
        painter.head(press, screen, layout, sight, list(self.names))
        self.show.draw_stamp(screen)

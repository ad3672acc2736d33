"""The showing of shots: the film, the blink at a blow, sound and rumble by its force, the stamp, the replay."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.pony_express import events as e
from game.rules.event import Event
from game.shootout import Scene as Street
from game.shootout import Shot
from game.stage.motion import Choreography, How, Move, Tween, Wait, linear
from game.stage.paint import stamps, states
from game.stage.paint.flight import two_tone
from game.stage.paint.palette import INK_SOFT, TARGET
from game.stage.pony import street_painter as painter
from game.stage.pony.shot_film import Beat, Film
from game.stage.pony.street_sight import Sight
from game.stage.text import text
from game.table.moment import Moment
from game.words import event_line

if TYPE_CHECKING:
    from game.stage.pony.street import ShootoutScene

STAMP_MS = 140.0
STAMP_FROM = 1.6
READ_MS = 900.0
REPLAY_SLOWER = 2.0
PRINT_SECONDS = 0.004
"""How long a frame may print ahead."""
JUMP_MS = 400.0
"""A step of the film longer than this is a jump to its end: nothing of it is heard."""
TOLD = (
    *(e.RiderHit, e.IndianHit, e.ShotMissed, e.Arrested, e.FightWon, e.FightDrawn, e.IndiansCounted),
    *(e.GoldPaid, e.GoldMoved, e.GoldTaken, e.Jailed, e.GameWon),
)
"""What the bar says about a shot; the rest is the trail's to tell."""
DECIDES = (e.FightWon, e.IndiansCounted, e.Arrested)


class Show:
    """The last shot, and whether it is on the screen."""

    def __init__(self, scene: ShootoutScene) -> None:
        self.scene = scene
        self.on = False
        self.film: Film | None = None
        self.stamped: Surface | None = None
        self._sight: Sight | None = None
        self._at = 0.0
        self._stamp_size = 1.0
        self._frozen: tuple[Beat, Surface] | None = None
        self._still: Surface | None = None
        self._ahead: Iterator[None] = iter(())

    def clear(self) -> None:
        """Somebody is asked again: the street is shown as it is."""
        self.on = False
        self.stamped = None

    def reprint(self) -> None:
        """The window has changed."""
        self._frozen = self._still = None

    # -- what is shown

    def play(self, street: Street, shot: Shot, moments: list[Moment]) -> None:
        """Show a shot, then say what it came to."""
        manner, sight = self.scene.motion.manner, self.scene.sight
        decides = any(isinstance(moment.event, DECIDES) for moment in moments)
        slow = manner.of(Move.SHAKE, 1)[0] is How.MOVE
        self.film = Film(street, shot, decides and slow, manner.of(Move.FREEZE, 1)[0] is How.MOVE, sight.hatless)
        self._sight, self._still = sight, None
        self._ahead = painter.falling(self.scene.stage.press, self.film)
        self._begin()
        self.scene.motion.play(self._performed(self.film, moments))

    def again(self) -> None:
        """The last shot once more, slowly."""
        film = self.film
        if film is None:
            return
        self._begin()

        def once_more() -> Choreography:
            yield Tween(self._run, REPLAY_SLOWER * film.length, linear, Move.HOLD)
            yield Wait(READ_MS / 2)
            self.on = self.scene.ended
            self.scene.stir()

        self.scene.motion.play(once_more())

    def _begin(self) -> None:
        self.on, self.stamped, self._at, self._frozen = True, None, 0.0, None

    def _performed(self, film: Film, moments: list[Moment]) -> Choreography:
        scene = self.scene
        scene.stage.sounds.play("shot", volume=0.5)
        yield Tween(self._run, film.length, linear)
        told = [event_line(m.event_for(None), scene.names) for m in moments if isinstance(m.event, TOLD)]
        scene.told = " ".join(line for line in told if line)
        scene.stir()
        self.stamped = self._verdict([moment.event for moment in moments])
        scene.stage.sounds.play("stamp")
        yield Tween(self._pop, STAMP_MS, linear)
        yield Wait(READ_MS)

    def _run(self, part: float) -> None:
        film = self.film
        if film is None:
            return
        before, self._at = self._at, part * film.length
        if 0 < self._at - before < JUMP_MS:
            for beat in film.struck(before, self._at):
                self._feel(beat)
            for beat in film.landed(before, self._at):
                self.scene.stage.sounds.play("press_thump", volume=0.5 + 0.5 * beat.force)
        stopped = film.stopped(self._at)
        if stopped is not None and (self._frozen is None or self._frozen[0] is not stopped):
            self._frozen = stopped, self._print(film)
        self.scene.stage.touch()

    def _print(self, film: Film) -> Surface:
        """What is seen now, in two inks."""
        scene = self.scene
        picture = scene.stage.window.surface.copy()
        assert self._sight is not None
        painter.filmed(
            scene.stage.press, picture, scene.layout, self._sight, film, self._at, self._backdrop(film, self._sight)
        )
        return two_tone(picture)

    def _backdrop(self, film: Film, sight: Sight) -> Surface:
        if self._still is None:
            resting = painter.at_rest(sight, film)
            self._still = painter.backdrop(self.scene.stage.press, self.scene.layout, sight, resting, False)
        return self._still

    def get_ready(self) -> None:
        """Somebody aims: there is time to print what will fly."""
        self._ahead = painter.flying(self.scene.stage.press)

    def print_ahead(self) -> None:
        """Use the rest of a frame of the flight to print the fall that comes."""
        until = time.perf_counter() + PRINT_SECONDS
        while time.perf_counter() < until and next(self._ahead, self) is None:
            pass

    def _feel(self, beat: Beat) -> None:
        """The harder the blow, the louder, and the stronger in the hands."""
        stage = self.scene.stage
        stage.sounds.play("shot_hit" if beat.blow.fell else "knock", volume=0.25 + 0.75 * beat.force)
        owned = {stage.seating.pad_of(seat) for seat in range(len(self.scene.names))} - {None}
        for pad in owned or set(stage.pads.here):
            stage.pads.rumble(pad, 0.2 + 0.8 * beat.force, round(80 + 170 * beat.force))

    def _verdict(self, happened: list[Event]) -> Surface:
        press = self.scene.stage.press
        hits = [event for event in happened if isinstance(event, e.RiderHit | e.IndianHit)]
        counted = next((event for event in happened if isinstance(event, e.IndiansCounted)), None)
        if any(isinstance(event, e.Arrested) for event in happened):
            return stamps.arrested(press, text("street-arrested"))
        if counted is not None and counted.fallen:
            return states.stamp(press, text("street-fallen", count=counted.fallen), TARGET, 80, 9)
        if any(event.how == "fell" for event in hits):
            return states.stamp(press, text("street-hit"), TARGET, 84, 9)
        if hits:
            return states.stamp(press, text("street-touched"), INK_SOFT, 64, 7)
        self.scene.stage.sounds.play("shot_miss")
        off = any(isinstance(event, e.ShotMissed) and event.off for event in happened)
        return states.stamp(press, text("street-off" if off else "street-miss"), INK_SOFT, 64, -7)

    def _pop(self, part: float) -> None:
        self._stamp_size = STAMP_FROM + (1 - STAMP_FROM) * part
        self.scene.stage.touch()

    # -- painting

    def draw(self, screen: Surface) -> None:
        """The street at this moment of the film."""
        film, sight, scene = self.film, self._sight, self.scene
        if film is None or sight is None:
            return
        press, layout = scene.stage.press, scene.layout
        painter.filmed(press, screen, layout, sight, film, self._at, self._backdrop(film, sight))
        if scene.motion.manner.reduced:
            painter.path(press, screen, layout, film)
        painter.blink(press, screen, layout, film, self._at, self._frozen[1] if self._frozen else None)

    def draw_stamp(self, screen: Surface) -> None:
        """What it came to, across the street."""
        if self.stamped is None:
            return
        size, box = self._stamp_size, self.scene.layout.arena
        piece = self.stamped if size <= 1.01 else pygame.transform.smoothscale_by(self.stamped, size)
        screen.blit(piece, piece.get_rect(center=(box.centerx, box.top + round(box.height * 0.2))))

"""The showing of shots: the film, the blink at a blow, sound and rumble by its force, the stamp, the replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Surface

from game.pony_express import events as e
from game.rules.event import Event
from game.shootout import Scene, Shot
from game.shootout.measures import HEIGHT, WIDTH
from game.stage import prompting
from game.stage.ahead import Ahead
from game.stage.motion import Choreography, How, Manner, Motion, Move, Tween, Wait, linear
from game.stage.paint import stamps, states
from game.stage.paint.palette import GOLD_LIGHT, INK_SOFT, PITCH, TARGET
from game.stage.pony import street_painter as painter
from game.stage.pony import street_prints as prints
from game.stage.pony import street_sounds
from game.stage.pony.shot_film import DRAW_MS, Beat, Film, Pose
from game.stage.pony.street_layout import StreetLayout
from game.stage.pony.street_prints import Blinks, Picture
from game.stage.pony.street_sight import Sight
from game.stage.prompting import Offer
from game.stage.text import sentences, text
from game.table.moment import Moment
from game.words import event_line

if TYPE_CHECKING:
    from game.stage.stage import Stage

STAMP_MS = 140.0
STAMP_FROM = 1.6
STAMP_HIGH, STAMP_LOW = 0.2, 0.72
"""Shares of the street's height."""
STAMP_WIDE = 900
"""0.1 mm to each side of the middle of the street that a stamp may cover."""
READ_MS = 900.0
REPLAY_SLOWER = 2.0
JUMP_MS = 400.0
"""A step of the film longer than this is a jump to its end: nothing of it is heard."""
TOLD = (
    *(e.RiderHit, e.IndianHit, e.ShotMissed, e.Arrested, e.FightWon, e.FightDrawn, e.IndiansCounted),
    *(e.GoldPaid, e.GoldMoved, e.GoldTaken, e.Jailed, e.GameWon),
)
"""What the bar says about a shot; the rest is the trail's to tell."""
DECIDES = (e.FightWon, e.IndiansCounted, e.Arrested)


class Street(Protocol):
    """What a show needs of where it is shown: a shoot-out that is fought, or one that is watched again."""

    told: str
    """What the bar says."""

    @property
    def stage(self) -> Stage:
        """Sounds, pads, prints."""

    @property
    def motion(self) -> Motion:
        """What moves there."""

    @property
    def layout(self) -> StreetLayout:
        """Where things lie."""

    @property
    def sight(self) -> Sight:
        """The street before the shot."""

    @property
    def names(self) -> Sequence[str]:
        """The names by seat."""

    @property
    def ended(self) -> bool:
        """The last shot of the shoot-out has been seen."""

    def offers(self) -> Sequence[Offer]:
        """The buttons of the bar."""

    def stir(self) -> None:
        """What is shown has changed."""

    def next_ahead(self, nowhere: Surface, told: str) -> Iterator[float | None]:
        """Print what will be asked next."""


class Show:
    """The last shot, and whether it is on the screen."""

    def __init__(self, scene: Street) -> None:
        self.scene = scene
        self.on = False
        self.replayed = False
        """What is shown has been seen before."""
        self.film: Film | None = None
        self.manner = Manner()
        """In which the last shot was shown."""
        self.stamped: Surface | None = None
        self.ahead = Ahead()
        self._sight: Sight | None = None
        self._at = 0.0
        self._stamp_size = 1.0
        self._backdrop, self._scratch = Picture(), Picture()
        self._blinks: Blinks | None = None

    def clear(self) -> None:
        """Somebody is asked again: the street is shown as it is."""
        self.on = False
        self.stamped = None

    def reprint(self) -> None:
        """The window has changed."""
        if self.film is not None and self._sight is not None:
            self._blinks = Blinks(self.scene.stage.press, self.scene.layout, self._sight, self.film)
        self.ahead.want()

    # -- what is shown

    def play(self, street: Scene, shot: Shot, moments: list[Moment], own: bool = False) -> None:
        """Show a shot, then say what it came to.  A person's `own`, fired or received, is seen at any pace."""
        manner, sight, press = self.scene.motion.manner, self.scene.sight, self.scene.stage.press
        happened = [moment.event for moment in moments]
        slow = manner.of(Move.SHAKE, 1)[0] is How.MOVE and any(isinstance(event, DECIDES) for event in happened)
        film = self.film = Film(street, shot, slow, manner.of(Move.FREEZE, 1)[0] is How.MOVE, sight.hatless)
        blinks = self._blinks = Blinks(press, self.scene.layout, sight, film)
        self._sight = sight
        self.manner = manner.seen if own else manner
        self._begin()
        self.scene.motion.play(self._performed(film, moments), self.manner)
        self.ahead.want(
            prints.of_the_die(press, film),
            blinks.ahead(self._backdrop, self._scratch),
            prints.of_the_figures(press, self.scene.layout, sight, film),
            self._end_ahead(moments),
        )

    def again(self) -> None:
        """The last shot once more, slowly."""
        film = self.film
        if film is None:
            return
        self.manner = self.scene.motion.manner.seen
        self._begin()
        self.replayed = True

        def once_more() -> Choreography:
            yield Tween(self._run, REPLAY_SLOWER * film.length, linear, Move.HOLD)
            yield Wait(READ_MS / 2)
            self.replayed = False
            self.on = self.scene.ended
            self.scene.stir()

        self.scene.motion.play(once_more(), self.manner)

    def _begin(self) -> None:
        self.on, self.stamped, self._at, self.replayed = True, None, 0.0, False

    def _performed(self, film: Film, moments: list[Moment]) -> Choreography:
        scene, happened = self.scene, [moment.event for moment in moments]
        leaves = film.die(DRAW_MS + 20)
        start = street_sounds.side_of(film.way()[0][0])
        street_sounds.flicked(scene.stage.sounds, leaves.speed**2 if leaves else 0.0, start)
        yield Tween(self._run, film.length, linear)
        scene.told = self._words(moments)
        scene.stir()
        self.stamped = self._verdict(happened)
        if not any(isinstance(event, e.Arrested | e.RiderHit | e.IndianHit) for event in happened):
            street_sounds.missed(scene.stage.sounds, street_sounds.side_of(film.way()[-1][0]))
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
                street_sounds.landed(self.scene.stage.sounds, beat.force, self._side(beat))
        self.scene.stage.touch()

    # -- printed before it is seen

    def get_ready(self) -> None:
        """Somebody aims: there is time to print what will fly."""
        stage = self.scene.stage
        self.ahead.want(
            self._room_ahead(),
            prints.before_a_shot(stage.press, self.scene.sight),
            stage.sounds.ahead(*street_sounds.HEARD),
        )

    def _room_ahead(self) -> Iterator[float | None]:
        """Two pictures as large as the window, and the head with one cartridge less."""
        scene, nowhere = self.scene, Surface((1, 1), pygame.SRCALPHA)
        for picture in (self._backdrop, self._scratch):
            yield prints.LONG
            picture.blank(scene.layout.canvas.window)
        yield prints.LONG
        painter.head(scene.stage.press, nowhere, scene.layout, scene.sight.after_shot(), list(scene.names))
        yield None

    def _end_ahead(self, moments: list[Moment]) -> Iterator[float | None]:
        """The stamp, what the bar says of the shot, and the street of who is asked next."""
        scene, nowhere = self.scene, Surface((1, 1), pygame.SRCALPHA)
        yield prints.LONG
        self._verdict([moment.event for moment in moments])
        yield prints.LONG
        words = self._words(moments)
        yield prints.LONG
        prompting.draw(scene.stage, nowhere, scene.layout.bar, words, scene.offers(), scene.sight.shooter)
        yield prints.LONG
        yield from scene.next_ahead(nowhere, words)

    def _words(self, moments: list[Moment]) -> str:
        """What a shot came to."""
        told = [event_line(m.event_for(None), self.scene.names) for m in moments if isinstance(m.event, TOLD)]
        return sentences(*told)

    def _side(self, beat: Beat) -> float:
        """On which side of the street who was struck stands."""
        poses = self.film.figures(self._at) if self.film is not None else []
        return next((street_sounds.side_of(pose.x) for pose in poses if pose.figure.id == beat.blow.who), 0.0)

    def _feel(self, beat: Beat) -> None:
        """The harder the blow, the louder, and the stronger in the hands."""
        stage = self.scene.stage
        street_sounds.struck(stage.sounds, beat.force, self._side(beat))
        owned = {stage.seating.pad_of(seat) for seat in range(len(self.scene.names))} - {None}
        for pad in owned or set(stage.pads.here):
            stage.pads.rumble(pad, 0.2 + 0.8 * beat.force, round(80 + 170 * beat.force))

    def _verdict(self, happened: Sequence[Event]) -> Surface:
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
        off = any(isinstance(event, e.ShotMissed) and event.off for event in happened)
        return states.stamp(press, text("street-off" if off else "street-miss"), INK_SOFT, 64, -7)

    def _pop(self, part: float) -> None:
        self._stamp_size = STAMP_FROM + (1 - STAMP_FROM) * part
        self.scene.stage.touch()

    # -- painting

    def bodies(self) -> tuple[list[Pose], tuple[float, float, float] | None]:
        """Where everybody is at this moment of the film; and the die, in 0.1 mm and degrees, while it is there."""
        assert self.film is not None, "a film is on"
        die = self.film.die(self._at)
        return self.film.figures(self._at), (die.x, die.y, die.angle) if die else None

    def draw(self, screen: Surface) -> None:
        """The street at this moment of the film."""
        film, sight, scene = self.film, self._sight, self.scene
        if film is None or sight is None:
            return
        press, layout = scene.stage.press, scene.layout
        backdrop = self._backdrop.backdrop(press, layout, sight, film, False)
        painter.filmed(press, screen, layout, sight, film, self._at, backdrop)
        if scene.motion.manner.reduced:
            painter.path(press, screen, layout, film)
        beat = film.stopped(self._at)
        if beat is not None and self._blinks is not None:
            inks = self._blinks.of(beat, self._backdrop, self._scratch)
            if inks is not None:
                painter.blink(press, screen, layout, film, beat, inks)

    def draw_stamp(self, screen: Surface) -> None:
        """What it came to, across the street; of a shot that is seen again, that it is."""
        size, box = self._stamp_size, self.scene.layout.arena
        if self.replayed:
            press = self.scene.stage.press
            plate = states.tag(press, text("street-replay").upper(), PITCH, GOLD_LIGHT, 40)
            screen.blit(plate, plate.get_rect(midtop=(box.centerx, box.top + press.px(24))))
        if self.stamped is None:
            return
        piece = self.stamped if size <= 1.01 else pygame.transform.smoothscale_by(self.stamped, size)
        screen.blit(piece, piece.get_rect(center=self.stamp_middle()))

    def stamp_middle(self) -> tuple[int, int]:
        """The pixel on which the stamp is put: high in the street, or low where one whom the shot struck lies high."""
        film, box = self.film, self.scene.layout.arena
        struck = {beat.blow.who for beat in film.beats} if film else set()
        lies = [pose for pose in film.figures(film.length) if pose.figure.id in struck] if film else []
        hides = any(abs(pose.x - WIDTH / 2) < STAMP_WIDE and pose.y < HEIGHT / 2 for pose in lies)
        return box.centerx, box.top + round(box.height * (STAMP_LOW if hides else STAMP_HIGH))

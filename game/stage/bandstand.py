"""The bandstand: plays what the conductor chooses, on its own thread, so that a busy picture never makes it stumble.

Each phrase begins on one of two rows of channels while the phrase before still rings on the other. Nothing here may
trouble the game: without a device, without files, or when either goes away, there is silence.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pygame

from game.stage.conductor import LAYERS, MOODS, Conductor, Cue, gains, mood_at

ROWS: Final = 2
CHANNELS: Final = ROWS * len(LAYERS)
"""How many channels of the mixer belong to the band: the first ones."""
PLACES: Final = {"base": -0.28, "lead": 0.22, "nerve": 0.42, "drive": -0.08}
"""Where each layer sits, -1 left to 1 right."""
READ_AHEAD: Final = 3.0
"""Seconds before the end of a phrase at which the next one is chosen and read."""
RISE: Final = 0.8
FALL: Final = 0.35
"""How much of full loudness a layer may gain or lose in a second."""
DUCK: Final = 3.0
"""The same for the whole band, when something else must be heard."""
LEAP: Final = 5.0
"""A phrase with more seconds left than this is broken off when calm turns to showdown, or showdown to calm."""
LEAP_FADE_MS: Final = {"showdown": 900, "calm": 2600}
BEAT: Final = 0.05
"""Seconds between two looks while something plays."""
IDLE: Final = 0.2
PATIENCE: Final = 1.0
"""How long a leaver waits for the band to put its instruments down."""


@dataclass(eq=False)
class Bandstand:
    """Plays cues from `folder`. `level` (0 to 1) is the loudness of music now, `tension` (0 to 1) the stage's."""

    folder: Path
    clock: Callable[[], float] = time.monotonic
    level: float = 0.0
    tension: float = 0.0
    conductor: Conductor | None = None
    _cue: Cue | None = None
    _ends: float = 0.0
    _row: int = 0
    _next: Cue | None = None
    _read: dict[str, pygame.mixer.Sound | None] = field(default_factory=dict)
    _now: dict[str, float] = field(default_factory=dict)
    """The loudness of each layer of the current phrase."""
    _set: dict[str, tuple[float, float]] = field(default_factory=dict)
    """What the channels of the current phrase were told last."""
    _ducked: float = 1.0
    _duck: tuple[float, float] = (0.0, 1.0)
    """Until when the band steps back, and to what share."""
    _looked: float = 0.0
    _thread: threading.Thread | None = None
    _stop: threading.Event = field(default_factory=threading.Event)

    # -- from the stage's thread

    def begin(self) -> None:
        """Play from now on."""
        if self._thread is None:
            self._stop = threading.Event()
            self._thread = threading.Thread(target=self._run, args=(self._stop,), name="band", daemon=True)
            self._thread.start()

    def end(self) -> bool:
        """Put the instruments down.  False when the band hangs in its device and is left behind: then the mixer must
        not be closed, since it is still at work in it.
        """
        self._stop.set()
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.join(PATIENCE)
        self._forget()
        return thread is None or not thread.is_alive()

    def conduct(self, conductor: Conductor) -> None:
        """Another programme, from the next phrase on."""
        self.conductor = conductor
        self._next = None

    def step_back(self, seconds: float, share: float) -> None:
        """Play at `share` of the loudness for so long: something else is to be heard."""
        until, before = self._duck
        now = self.clock()
        self._duck = (max(until, now + seconds), min(share, before) if now < until else share)

    # -- on the band's own thread

    def _run(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                self.look(self.clock())
                stop.wait(BEAT if self._cue is not None else IDLE)
            self._silence()
        except pygame.error:
            return

    def look(self, now: float) -> None:
        """Do what is due now. Raises pygame.error when the device is gone."""
        passed, self._looked = min(2 * BEAT, max(0.0, now - self._looked)), now
        if self.level <= 0 or self.conductor is None:
            if self._cue is not None:
                self._silence()
                self._forget()
            return
        self._leap(now)
        if now >= self._ends - READ_AHEAD and (self._next is None or self._changed(self._next)):
            self._next = self.conductor.next(self.tension)
            self._fetch()
        if self._next is not None and now >= self._ends:
            self._start(self._next, now)
        self._balance(now, passed)

    def _changed(self, cue: Cue) -> bool:
        """The tension has left the mood of what was chosen."""
        return mood_at(self.tension, cue.mood) != cue.mood

    def _leap(self, now: float) -> None:
        """From calm to showdown, or back, there is no waiting for the end of a phrase."""
        cue = self._cue
        if cue is None or self._ends - now <= LEAP:
            return
        mood = mood_at(self.tension, cue.mood)
        if abs(MOODS.index(mood) - MOODS.index(cue.mood)) < 2:
            return
        fade = LEAP_FADE_MS[mood]
        for number in range(CHANNELS):
            pygame.mixer.Channel(number).fadeout(fade)
        self._cue, self._next, self._ends = None, None, now + fade / 1000

    def _fetch(self) -> None:
        """Read the stems of what comes next, and let go of those nobody needs any more."""
        wanted: set[str] = set()
        for cue in (self._cue, self._next):
            if cue is not None:
                wanted |= set(cue.stems().values())
        self._read = {name: sound for name, sound in self._read.items() if name in wanted}
        for name in sorted(wanted - set(self._read)):
            try:
                self._read[name] = pygame.mixer.Sound(self.folder / f"{name}.ogg")
            except (OSError, pygame.error):
                if not pygame.mixer.get_init():
                    raise
                self._read[name] = None

    def _start(self, cue: Cue, now: float) -> None:
        self._cue, self._next = cue, None
        sits_down = self._ends == 0.0
        # A phrase follows the one before to the moment, unless the band has just sat down.
        self._ends = (self._ends if now - self._ends < 1.0 else now) + cue.tune.seconds + cue.rest
        self._row = (self._row + 1) % ROWS
        # Layers that stay silent go along unheard, so that they can be brought in at any moment.
        # The first phrase of all comes up softly; the others begin as loud as they are meant to be.
        self._now = dict.fromkeys(LAYERS, 0.0) if sits_down else gains(cue.mood, self.tension)
        self._set = {}
        # of the phrase before, which may hold 20 MB, a channel keeps what still rings
        self._read = {name: self._read.get(name) for name in cue.stems().values()}
        for layer, name in cue.stems().items():
            sound = self._read[name]
            if sound is not None:
                channel = self._channel(layer)
                channel.play(sound)
                self._place(channel, layer)

    def _balance(self, now: float, passed: float) -> None:
        """Bring the layers, and the whole band, nearer to where they should be."""
        until, share = self._duck
        self._ducked = _nearer(self._ducked, share if now < until else 1.0, DUCK * passed, DUCK / 4 * passed)
        if self._cue is None:
            return
        for layer, goal in gains(self._cue.mood, self.tension).items():
            self._now[layer] = _nearer(self._now.get(layer, 0.0), goal, FALL * passed, RISE * passed)
            self._place(self._channel(layer), layer)

    def _channel(self, layer: str) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(self._row * len(LAYERS) + LAYERS.index(layer))

    def _place(self, channel: pygame.mixer.Channel, layer: str) -> None:
        loud = self.level * self._ducked * self._now.get(layer, 0.0)
        side = PLACES[layer]
        both = loud * min(1.0, 1 - side), loud * min(1.0, 1 + side)
        if self._set.get(layer) != both:
            self._set[layer] = both
            channel.set_volume(*both)

    def _silence(self) -> None:
        for number in range(CHANNELS):
            pygame.mixer.Channel(number).stop()

    def _forget(self) -> None:
        self._cue = self._next = None
        self._ends = 0.0
        self._read = {}


def _nearer(value: float, goal: float, down: float, up: float) -> float:
    """The value moved towards its goal, by no more than `down` or `up`."""
    return max(goal, value - down) if goal < value else min(goal, value + up)

"""Sounds by name. No device, a lost device or a broken file make silence, never trouble.

`assets/sounds/NAME.ogg` is a sound, `NAME_1.ogg`, `NAME_2.ogg` ... are takes of it, played in turn
without repeating one at once; `music_NAME.ogg` is music. Everything seen happens without a sound as well.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.assets import assets
from game.stage.hush import hushed
from game.table.settings import Settings

RATE = 44100
BUFFER = 512
CHANNELS = 24
SUFFIXES = ("ogg", "wav")
CLOSING_SECONDS = 1.0
REST_MS = 30_000
"""Quiet between two pieces of music."""
MUSIC_ENDED = pygame.event.custom_type()
MUSIC_AGAIN = pygame.event.custom_type()
MUSIC_MEMORY = 3
"""A piece of music comes again only after this many others, as far as there are so many."""


def folder() -> Path:
    """Where the sounds lie."""
    return assets() / "sounds"


@dataclass(slots=True)
class Sounds:
    """The loudspeaker. Volumes come from the settings each time, so a slider is heard at once."""

    settings: Settings
    wanted: bool = True
    """False when started without sound."""
    working: bool = False
    _takes: dict[str, list[Path]] = field(default_factory=dict)
    _kept: dict[Path, pygame.mixer.Sound | None] = field(default_factory=dict)
    _last: dict[str, Path] = field(default_factory=dict)
    _wish: tuple[str, ...] = ()
    _played: list[str] = field(default_factory=list)
    _chance: random.Random = field(default_factory=random.Random)

    def open(self) -> bool:
        """Switch the loudspeaker on; False when there is none."""
        self._index()
        if not self.wanted:
            return False
        try:
            with hushed():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError):
            self.working = False
        else:
            self.working = True
            self.next_piece()
        return self.working

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        """Play a sound once. `pan` -1 left to 1 right, `volume` 0 to 1."""
        if not self.working or self.settings.muted:
            return
        sound = self._sound(name)
        if sound is None:
            return
        level = volume * self.level(self.settings.effects)
        try:
            channel = sound.play()
            if channel is not None:
                channel.set_volume(level * min(1.0, 1 - pan), level * min(1.0, 1 + pan))
        except pygame.error:
            self.working = False

    def ahead(self, *names: str) -> Iterator[None]:
        """Read all takes of these sounds, one at a time, before one of them is wanted."""
        for name in names:
            for take in self._takes.get(name, ()) if self.working else ():
                self._read(take)
                yield

    def music(self, *names: str) -> None:
        """Let one of these pieces play, and after a rest another: not one of the last three as far as there is a
        choice. What plays already plays on.
        """
        if names == self._wish:
            return
        self._wish = names
        self.next_piece()

    def music_ended(self) -> None:
        """A piece is over: some quiet, then the next."""
        pygame.time.set_timer(MUSIC_AGAIN, REST_MS, loops=1)

    def next_piece(self) -> None:
        """Begin the next piece of those that are wanted."""
        if not self.working:
            return
        known = [n for n in self._wish if f"music_{n}" in self._takes]
        fresh = [n for n in known if n not in self._played[-MUSIC_MEMORY:]] or known
        if not fresh:
            return
        name = self._chance.choice(fresh)
        self._played.append(name)
        try:
            pygame.mixer.music.load(self._takes[f"music_{name}"][0])
            pygame.mixer.music.set_endevent(MUSIC_ENDED)
            self.levelled()
            pygame.mixer.music.play(fade_ms=1500)
        except pygame.error:
            return

    def level(self, group: int) -> float:
        """The loudness of a group (in per cent) under the master volume, 0 to 1."""
        return 0.0 if self.settings.muted else self.settings.master * group / 10000

    def levelled(self) -> None:
        """Volumes have changed: tell the music, which plays already."""
        if not self.working:
            return
        try:
            pygame.mixer.music.set_volume(self.level(self.settings.music))
            if self.settings.muted:
                pygame.mixer.stop()
        except pygame.error:
            self.working = False

    def device_lost(self) -> bool:
        """A sound device is gone: open whatever there is now. True if sound goes on."""
        if not self.wanted:
            return False
        self.working = False
        self._kept.clear()
        _in_time(pygame.mixer.quit)
        return self.open()

    def device_found(self) -> None:
        """A sound device has come: use it, if there was none."""
        if self.wanted and not self.working:
            self.open()

    def close(self) -> None:
        """Be silent; a device that hangs doesn't hold up the exit."""
        self.working = False
        _in_time(pygame.mixer.quit)

    def _index(self) -> None:
        self._takes.clear()
        if not folder().is_dir():
            return
        for file in sorted(folder().iterdir()):
            if file.suffix.lstrip(".") in SUFFIXES:
                stem, _, take = file.stem.rpartition("_")
                name = stem if stem and take.isdigit() else file.stem
                self._takes.setdefault(name, []).append(file)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        takes = self._takes.get(name)
        if not takes:
            return None
        others = [take for take in takes if take != self._last.get(name)] or takes
        take = self._chance.choice(others)
        self._last[name] = take
        return self._read(take)

    def _read(self, take: Path) -> pygame.mixer.Sound | None:
        if take not in self._kept:
            try:
                self._kept[take] = pygame.mixer.Sound(take)
            except (pygame.error, OSError):
                self._kept[take] = None
        return self._kept[take]


def _in_time(action: Callable[[], None]) -> None:
    """Do something that may hang, but wait only a moment for it."""
    thread = threading.Thread(target=action, daemon=True)
    thread.start()
    thread.join(CLOSING_SECONDS)

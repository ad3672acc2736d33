"""Sounds by name. No device, a lost device or a broken file make silence, never trouble.

`assets/sounds/NAME.ogg` is a sound, `NAME_1.ogg`, `NAME_2.ogg` ... are takes of it, played in turn
without repeating one at once; `music` holds what the band plays. Everything seen happens without a sound as well.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pygame

from game.assets import assets
from game.stage import bandstand
from game.stage.bandstand import Bandstand
from game.stage.conductor import BadSheet, Conductor, read_sheet
from game.stage.hush import hushed
from game.stage.paint.kept import MEBIBYTE, Kept
from game.table.settings import Settings

RATE = 44100
FRAME_BYTES = 4
"""Two ears, 16 bits for each."""
BUFFER = 512
EFFECTS = 24
"""Channels for everything but music."""
SUFFIXES = ("ogg", "wav")
SHELF: Final = 20 * MEBIBYTE
"""Room for sounds as the loudspeaker takes them: a table reads up to 15 ahead, all that there are would take 40."""
CLOSING_SECONDS = 1.0
FIRST_TUNE = "porch"
DUCKING: Final[Mapping[str, float]] = {
    "win": 0.2,
    "loss": 0.2,
    "game_end": 0.2,
    "hand_end": 0.35,
    "saloon": 0.4,
    "drum": 0.4,
    "indians_raid": 0.4,
    "toll": 0.4,
    "explosion": 0.4,
    "event_bell": 0.5,
    "turn_bell": 0.6,
    "train_whistle": 0.6,
}
"""Sounds under which the music steps back, to which share of its loudness: those that have notes of their own, and
those that call somebody.
"""


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
    holding: bool = False
    """No effects are begun: what goes on now isn't shown."""
    _takes: dict[str, list[Path]] = field(default_factory=dict)
    _kept: Kept = field(default_factory=lambda: Kept(SHELF, weigh=_bytes))
    _last: dict[str, Path] = field(default_factory=dict)
    _band: Bandstand | None = None
    _chance: random.Random = field(default_factory=random.Random)

    def open(self) -> bool:
        """Switch the loudspeaker on; False when there is none."""
        self._index()
        if not self.wanted:
            return False
        try:
            with hushed():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(bandstand.CHANNELS + EFFECTS)
            pygame.mixer.set_reserved(bandstand.CHANNELS)
        except (pygame.error, NotImplementedError):
            self.working = False
        else:
            self.working = True
            self._strike_up()
        return self.working

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        """Play a sound once. `pan` -1 left to 1 right, `volume` 0 to 1."""
        if not self.working or self.holding or self.settings.muted:
            return
        sound = self._sound(name)
        if sound is None:
            return
        level = volume * self.level(self.settings.effects)
        try:
            channel = sound.play()
            if channel is not None:
                channel.set_volume(level * min(1.0, 1 - pan), level * min(1.0, 1 + pan))
                if name in DUCKING and self._band is not None:
                    self._band.step_back(sound.get_length(), DUCKING[name])
        except pygame.error:
            self.working = False

    def ahead(self, *names: str) -> Iterator[None]:
        """Read all takes of these sounds, one at a time, before one of them is wanted."""
        for name in names:
            for take in self._takes.get(name, ()) if self.working else ():
                self._read(take)
                yield

    def level(self, group: int) -> float:
        """The loudness of a group (in per cent) under the master volume, 0 to 1."""
        return 0.0 if self.settings.muted else self.settings.master * group / 10000

    def levelled(self) -> None:
        """Volumes have changed: tell the music, which plays already."""
        if not self.working:
            return
        if self._band is not None:
            self._band.level = self.level(self.settings.music)
        try:
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
        if not self._hush_band():
            return False
        _in_time(pygame.mixer.quit)
        return self.open()

    def device_found(self) -> None:
        """A sound device has come: use it, if there was none."""
        if self.wanted and not self.working:
            self.open()

    def close(self) -> None:
        """Be silent; a device that hangs doesn't hold up the exit."""
        self.working = False
        if self._hush_band():
            _in_time(pygame.mixer.quit)

    def feel(self, tension: float) -> None:
        """How tense it is on the stage, 0 calm to 1 showdown: the music follows."""
        if self._band is not None:
            self._band.tension = tension

    def _strike_up(self) -> None:
        """Let the band play; without its music, or with music that can't be read, there is none."""
        try:
            tunes = read_sheet(folder() / "music" / "score.json")
        except BadSheet:
            return
        self._band = Bandstand(folder() / "music", level=self.level(self.settings.music))
        self._band.conduct(Conductor(tunes, self._chance.randrange(1 << 30), FIRST_TUNE))
        self._band.begin()

    def _hush_band(self) -> bool:
        """Send the band away; False when it doesn't come out of its device."""
        band, self._band = self._band, None
        return band is None or band.end()

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
        sound: pygame.mixer.Sound | None = self._kept.get(take, lambda: _opened(take))
        return sound


def _opened(take: Path) -> pygame.mixer.Sound | None:
    """A sound read from its file; None when it can't be."""
    try:
        return pygame.mixer.Sound(take)
    except (pygame.error, OSError):
        return None


def _bytes(sound: pygame.mixer.Sound | None) -> int:
    return 0 if sound is None else round(sound.get_length() * RATE) * FRAME_BYTES


def _in_time(action: Callable[[], None]) -> None:
    """Do something that may hang, but wait only a moment for it."""
    thread = threading.Thread(target=action, daemon=True)
    thread.start()
    thread.join(CLOSING_SECONDS)

"""Every sound there is: who makes it, how many takes, how loud it stands next to the others."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.press.sounds import answers, gun, hardware, paper, table_bed, title_bed
from tools.press.sounds.master import finished, finished_loop
from tools.press.sounds.signal import Wave

Maker = Callable[[np.random.Generator, int], Wave]
"""Makes one take (0, 1, 2) of a sound from nothing but chance that is given to it."""


@dataclass(frozen=True)
class Sound:
    """One name of the catalogue. loudness: dB of full scale as `master.loudness` measures it."""

    make: Maker
    takes: int
    loudness: float

    @property
    def name(self) -> str:
        """The name as the stage asks for it; takes are counted from 1 after it."""
        return self.make.__name__


_GROUPS: tuple[tuple[float, tuple[tuple[Maker, int], ...]], ...] = (
    # Under the hand, hundreds of times an hour: hardly there.
    (-34.0, ((hardware.focus_tick, 3),)),
    (-28.0, ((answers.back, 2), (hardware.tick, 2), (paper.cover_whoosh, 2))),
    # Each card, each line of the log.
    (-26.0, ((paper.card_slide, 3), (paper.deal, 3), (paper.page, 3), (hardware.telegraph_key, 3))),
    (-25.0, ((answers.confirm, 2), (answers.error, 3), (paper.shuffle, 2), (hardware.turn_bell, 2))),
    # Something has happened.
    (
        -23.0,
        (
            (paper.card_snap, 3),
            (hardware.knock, 3),
            (hardware.hammer_click, 3),
            (hardware.coin, 3),
            (hardware.coins, 3),
            (hardware.till, 2),
            (paper.paper_tear, 3),
            (answers.loss, 2),
            (answers.hand_end, 2),
        ),
    ),
    (
        -21.0,
        (
            (hardware.nail, 3),
            (paper.press_thump, 3),
            (paper.stamp, 3),
            (answers.win, 2),
            (answers.game_end, 2),
        ),
    ),
    # The one thing that may be loud.
    (-15.0, ((gun.shot, 3), (gun.shot_hit, 3), (gun.shot_miss, 3))),
)

SOUNDS: dict[str, Sound] = {
    make.__name__: Sound(make, takes, loudness) for loudness, makers in _GROUPS for make, takes in makers
}
"""Effects by name."""


MUSIC: dict[str, Callable[[np.random.Generator], Wave]] = {
    "music_table": table_bed.bed,
    "music_title": title_bed.bed,
}
"""Beds of music by name: one take each, stereo, to be played round and round."""

_MUSIC_LOUDNESS = -27.0
"""RMS of a whole bed, dB of full scale."""


LONG = frozenset({"shuffle", "turn_bell", "till", "win", "loss", "hand_end", "game_end"})
"""What is kept as Vorbis, being longer than a second. The rest stays plain, so that it starts without decoding."""


def chance(name: str, take: int) -> np.random.Generator:
    """The generator of one take: the same in every process, another for every name and take."""
    return np.random.default_rng(zlib.crc32(f"{name} {take}".encode()))


def take_of(name: str, take: int) -> Wave:
    """One finished take of an effect, numbered from 1. KeyError, IndexError for what isn't there."""
    sound = SOUNDS[name]
    if not 1 <= take <= sound.takes:
        raise IndexError(f"{name} has takes 1 to {sound.takes}, not {take}")
    return finished(sound.make(chance(name, take), take - 1), sound.loudness)


def bed_of(name: str) -> Wave:
    """A finished bed of music, samples by 2. KeyError for what isn't there."""
    return finished_loop(MUSIC[name](chance(name, 1)), _MUSIC_LOUDNESS)

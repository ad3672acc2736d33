"""Every sound there is: who makes it, how many takes, how loud it stands next to the others."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.press.sounds import answers, arms, dicebox, gun, hardware, paper, saddle, town
from tools.press.sounds.master import finished
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

    @property
    def purpose(self) -> str:
        """What is heard, in a line."""
        return (self.make.__doc__ or "").strip().splitlines()[0]


_GROUPS: tuple[tuple[float, tuple[tuple[Maker, int], ...]], ...] = (
    # Under the hand, hundreds of times an hour: hardly there.
    (-34.0, ((hardware.focus_tick, 3),)),
    (-28.0, ((answers.back, 2), (hardware.tick, 2), (paper.cover_whoosh, 2))),
    # Each card, each line of the log.
    (-26.0, ((paper.card_slide, 3), (paper.deal, 3), (paper.page, 3), (hardware.telegraph_key, 3))),
    (-25.0, ((answers.confirm, 2), (answers.error, 3), (paper.shuffle, 2), (hardware.turn_bell, 2))),
    (-25.0, ((dicebox.hit_soft, 3), (dicebox.figure_stands, 2), (town.fuse, 2), (town.saloon, 2))),
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
            (dicebox.dice_rattle, 3),
            (dicebox.die_wood, 3),
            (dicebox.cup_lift, 2),
            (saddle.spurs, 3),
            (saddle.hooves_walk, 4),
            (saddle.train_wheels, 2),
            (town.nugget, 3),
            (town.mail_drop, 2),
            (town.crowd, 2),
            (town.jail_open, 2),
            (town.beer, 2),
            (town.glass, 2),
            (town.counter, 2),
            (town.scope, 2),
            (town.card_flip, 3),
            (town.stagecoach, 2),
            (arms.holster, 2),
            (arms.shells, 2),
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
            (dicebox.dice_wood, 3),
            (dicebox.cup_shake, 3),
            (dicebox.cup_slam, 3),
            (dicebox.die_flick, 3),
            (dicebox.figure_falls, 3),
            (saddle.hooves_trot, 4),
            (saddle.hooves_gallop, 4),
            (saddle.station_bell, 2),
            (saddle.drum, 2),
            (saddle.drum_end, 2),
            (town.jail_door, 2),
            (town.jail_bars, 2),
            (town.pick, 2),
            (town.store_bell, 2),
            (town.event_bell, 2),
            (town.snatch, 2),
            (arms.duel_draw, 2),
        ),
    ),
    # Somebody is hurt, or nearly.
    (
        -19.0,
        (
            (dicebox.hit_firm, 3),
            (dicebox.table_slam, 3),
            (saddle.horse, 2),
            (saddle.train_whistle, 2),
            (saddle.indians_raid, 2),
            (town.barrel, 3),
            (town.bottle_breaks, 2),
            (town.toll, 2),
            (arms.ricochet, 3),
            (arms.bullet_hit, 3),
            (arms.knife, 2),
            (arms.punch, 2),
            (arms.arrow, 2),
        ),
    ),
    (-17.0, ((dicebox.hit_hard, 3), (arms.whip, 2), (arms.gun_derringer, 2), (arms.gun_volcanic, 3))),
    # What may be loud.
    (
        -15.0,
        (
            (gun.shot, 3),
            (gun.shot_hit, 3),
            (gun.shot_miss, 3),
            (arms.gun_schofield, 3),
            (arms.gun_remington, 3),
            (arms.gun_carabine, 3),
            (arms.gun_winchester, 3),
            (arms.gun_buffalo, 2),
            (arms.gatling, 2),
            (town.explosion, 2),
        ),
    ),
)

SOUNDS: dict[str, Sound] = {
    make.__name__: Sound(make, takes, loudness) for loudness, makers in _GROUPS for make, takes in makers
}
"""Effects by name."""


PLAIN = frozenset(
    ("focus_tick", "back", "tick", "confirm", "error", "card_slide", "card_snap", "deal", "page", "hammer_click")
)
"""What answers a hand at once and is kept plain, so that it starts without decoding. The rest is kept as Vorbis."""


def chance(name: str, take: int) -> np.random.Generator:
    """The generator of one take: the same in every process, another for every name and take."""
    return np.random.default_rng(zlib.crc32(f"{name} {take}".encode()))


def take_of(name: str, take: int) -> Wave:
    """One finished take of an effect, numbered from 1. KeyError, IndexError for what isn't there."""
    sound = SOUNDS[name]
    if not 1 <= take <= sound.takes:
        raise IndexError(f"{name} has takes 1 to {sound.takes}, not {take}")
    return finished(sound.make(chance(name, take), take - 1), sound.loudness)

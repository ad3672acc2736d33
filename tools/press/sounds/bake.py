"""Makes the sounds and keeps them as files: `<name>_<take>.wav` for plain ones, `.ogg` for the others."""

from __future__ import annotations

import io
import wave
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tools.press.sounds.catalogue import PLAIN, SOUNDS, take_of
from tools.press.sounds.master import halved, sixteen_bits
from tools.press.sounds.ogg import ogg_bytes
from tools.press.sounds.signal import RATE
from tools.press.sounds.stems import STEMS, Stem, score_sheet, stem_wave, stems_of
from tools.press.sounds.tunes import TUNES
from tools.press.sounds.uses import listed

LIST = "README.md"
MUSIC = "music"
"""The folder of the stems, beside the effects."""
SHEET = "score.json"

_EFFECT_QUALITY = 0.5
_MUSIC_QUALITY = 0.05
LED_IN = 256
"""Samples of silence before an effect that is kept as Vorbis."""


def wav_bytes(samples: npt.NDArray[np.int16]) -> bytes:
    """A mono WAV file."""
    kept = io.BytesIO()
    with wave.open(kept, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())
    return kept.getvalue()


def effect_file(name: str, take: int) -> tuple[str, bytes]:
    """File name and contents of one take of an effect."""
    stem = f"{name}_{take}"
    plain = sixteen_bits(take_of(name, take))
    if name in PLAIN:
        return f"{stem}.wav", wav_bytes(plain)
    # Vorbis smears a blow a little backwards; a moment of silence keeps that from being cut into a click.
    led_in = np.concatenate([np.zeros(LED_IN, dtype=np.int16), plain])
    return f"{stem}.ogg", ogg_bytes(led_in, zlib.crc32(stem.encode()), _EFFECT_QUALITY)


def music_file(stem: Stem) -> tuple[str, bytes]:
    """File name and contents of a layer of music, at half the rate: it has nothing above."""
    wave = sixteen_bits(halved(stem_wave(stem)))
    return f"{MUSIC}/{stem.name}.ogg", ogg_bytes(wave, zlib.crc32(stem.name.encode()), _MUSIC_QUALITY, RATE // 2)


def known(name: str) -> bool:
    """Whether something is called so: a sound, a tune or one stem of it."""
    return name in SOUNDS or name in TUNES or name in STEMS


def baked(names: Sequence[str] = ()) -> Iterator[tuple[str, bytes]]:
    """Every file of the given sounds, tunes and stems; with none all, their list, and the sheet for the conductor.

    KeyError for a name that isn't known.
    """
    if not names:
        yield LIST, listed().encode()
        yield f"{MUSIC}/{SHEET}", score_sheet().encode()
    for name in names or (*SOUNDS, *TUNES):
        if name in SOUNDS:
            for take in range(1, SOUNDS[name].takes + 1):
                yield effect_file(name, take)
        elif name in TUNES:
            yield from (music_file(stem) for stem in stems_of(TUNES[name]))
        else:
            yield music_file(STEMS[name])


def bake(into: Path, names: Sequence[str] = ()) -> list[Path]:
    """Writes the named sounds into a folder; with no names all, and what no longer has a maker goes away."""
    (into / MUSIC).mkdir(parents=True, exist_ok=True)
    written = []
    for name, data in baked(names):
        (into / name).write_bytes(data)
        written.append(into / name)
    if not names:
        for old in {*into.rglob("*.wav"), *into.rglob("*.ogg")} - set(written):
            old.unlink()
    return written


def differing(folder: Path, names: Sequence[str] = ()) -> list[str]:
    """Files in a folder that aren't what the program makes now: other bytes, missing or, with no names, too many."""
    made = dict(baked(names))
    wrong = {name for name, data in made.items() if not _holds(folder / name, data)}
    if not names:
        wrong |= {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} - made.keys()
    return sorted(wrong)


def _holds(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data

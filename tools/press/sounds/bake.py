"""Makes the sounds and keeps them as files: `<name>_<take>.wav` for plain ones, `.ogg` for the others."""

from __future__ import annotations

import io
import wave
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tools.press.sounds.catalogue import MUSIC, PLAIN, SOUNDS, bed_of, take_of
from tools.press.sounds.master import sixteen_bits
from tools.press.sounds.ogg import ogg_bytes
from tools.press.sounds.signal import RATE
from tools.press.sounds.uses import listed

LIST = "README.md"

_EFFECT_QUALITY = 0.5
_MUSIC_QUALITY = 0.15
_LEAD = 256


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
    led_in = np.concatenate([np.zeros(_LEAD, dtype=np.int16), plain])
    return f"{stem}.ogg", ogg_bytes(led_in, zlib.crc32(stem.encode()), _EFFECT_QUALITY)


def music_file(name: str) -> tuple[str, bytes]:
    """File name and contents of a bed of music."""
    stem = f"{name}_1"
    return f"{stem}.ogg", ogg_bytes(sixteen_bits(bed_of(name)), zlib.crc32(stem.encode()), _MUSIC_QUALITY)


def baked(names: Sequence[str] = ()) -> Iterator[tuple[str, bytes]]:
    """Every file of the given names; with none all, and their list. KeyError for a name that isn't in the catalogue."""
    if not names:
        yield LIST, listed().encode()
    for name in names or (*SOUNDS, *MUSIC):
        if name in MUSIC:
            yield music_file(name)
        else:
            for take in range(1, SOUNDS[name].takes + 1):
                yield effect_file(name, take)


def bake(into: Path, names: Sequence[str] = ()) -> list[Path]:
    """Writes the named sounds into a folder; with no names all, and what no longer has a maker goes away."""
    into.mkdir(parents=True, exist_ok=True)
    written = []
    for name, data in baked(names):
        (into / name).write_bytes(data)
        written.append(into / name)
    if not names:
        for old in {*into.glob("*.wav"), *into.glob("*.ogg")} - set(written):
            old.unlink()
    return written


def differing(folder: Path, names: Sequence[str] = ()) -> list[str]:
    """Files in a folder that aren't what the program makes now: other bytes, missing or, with no names, too many."""
    made = dict(baked(names))
    wrong = {name for name, data in made.items() if not _holds(folder / name, data)}
    if not names:
        wrong |= {path.name for path in folder.glob("*.*")} - made.keys()
    return sorted(wrong)


def _holds(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data

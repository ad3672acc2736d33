"""Vorbis files that come out the same each time.

libsndfile numbers its Ogg streams by the clock; the number is in every page, under the page's checksum.
Both are written anew here. Ogg's page layout and checksum: RFC 3533, section 6.
"""

from __future__ import annotations

import io
import struct

import numpy as np
import numpy.typing as npt
import soundfile  # type: ignore[import-untyped]  # it ships no types

from tools.press.sounds.signal import RATE

_POLYNOMIAL = 0x04C11DB7
_CHUNK = 8192


def _checksums() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _checksums()


def checksum(page: bytes) -> int:
    """Ogg's CRC of a page whose own checksum field is zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def pages(data: bytes) -> list[bytes]:
    """The pages of an Ogg file. ValueError if something else stands between them."""
    found, at = [], 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        lengths = data[at + 27 : at + 27 + data[at + 26]]
        end = at + 27 + len(lengths) + sum(lengths)
        found.append(data[at:end])
        at = end
    return found


def renumbered(data: bytes, stream: int) -> bytes:
    """The Ogg file with its one stream numbered `stream` (0..2^32-1) and every checksum right again."""
    done = []
    for page in pages(data):
        blank = page[:14] + struct.pack("<I", stream) + page[18:22] + b"\0\0\0\0" + page[26:]
        done.append(blank[:22] + struct.pack("<I", checksum(blank)) + blank[26:])
    return b"".join(done)


def ogg_bytes(wave: npt.NDArray[np.int16], stream: int, quality: float, rate: int = RATE) -> bytes:
    """A Vorbis file of the wave (samples, or samples by channels); quality 0..1 as libvorbis has it."""
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    kept = io.BytesIO()
    with soundfile.SoundFile(
        kept, "w", rate, channels, format="OGG", subtype="VORBIS", compression_level=1.0 - quality
    ) as file:
        # libsndfile keeps all it is given on its stack: small pieces only.
        for start in range(0, len(wave), _CHUNK):
            file.write(wave[start : start + _CHUNK])
    return renumbered(kept.getvalue(), stream)

"""PNG files that are the same byte for byte at every bake: few colours, no time stamp, no metadata."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

COLOURS = 256


def encode(picture: NDArray[np.uint8], colours: int = COLOURS) -> bytes:
    """An (height, width, 4) picture as an indexed PNG of at most `colours` (2 to 256) with alpha."""
    table, index = quantised(picture, colours)
    h, w = index.shape
    rows = np.zeros((h, w + 1), np.uint8)
    rows[:, 1:] = index
    chunks = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", table[:, :3].tobytes()),
    ]
    if (table[:, 3] < 255).any():
        chunks.append(_chunk(b"tRNS", table[:, 3].tobytes()))
    chunks += [_chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)), _chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def quantised(picture: NDArray[np.uint8], colours: int = COLOURS) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """A table of at most `colours` and, for each pixel, its place in it; exact if there are no more to begin with.

    Median cut over colours as they show on paper: a colour counts as much as its alpha lets it be seen.
    """
    flat = picture.reshape(-1, 4)
    shown = flat.copy()
    shown[flat[:, 3] == 0] = 0
    # Too many colours fall into cells first; a cell counts with all its pixels, at their mean.
    drop = 3 if len(np.unique(shown.view(np.uint32))) > colours else 0
    key = np.zeros(len(flat), np.uint32)
    for i in range(4):
        key = (key << np.uint32(8 - drop)) | (shown[:, i].astype(np.uint32) >> np.uint32(drop))
    cells, where, count = np.unique(key, return_inverse=True, return_counts=True)
    mean = np.stack([np.bincount(where, shown[:, i].astype(np.float64), len(cells)) / count for i in range(4)], axis=1)
    seen = mean.copy()
    seen[:, :3] *= mean[:, 3:] / 255
    box = _median_cut(seen, count.astype(np.float64), colours)
    n = int(box.max()) + 1
    table = np.zeros((n, 4), np.uint8)
    weight = np.bincount(box, count, n)
    for i in range(4):
        # The mean of visible colour, not of premultiplied colour, so that faint pixels keep their hue.
        by = count * np.maximum(mean[:, 3], 1e-3) if i < 3 else count.astype(np.float64)
        table[:, i] = np.round(np.bincount(box, mean[:, i] * by, n) / np.bincount(box, by, n))
    # Sorted by how often they are used: clear paper first, and the same table whatever way the boxes were found.
    order = np.lexsort((table[:, 2], table[:, 1], table[:, 0], table[:, 3], -weight))
    rank = np.empty(n, np.int64)
    rank[order] = np.arange(n)
    index = rank[box[where]].astype(np.uint8).reshape(picture.shape[:2])
    return table[order], index


def _median_cut(points: NDArray[np.float64], count: NDArray[np.float64], colours: int) -> NDArray[np.int64]:
    """For each point the number of its box; boxes are cut where they are most spread out."""
    box = np.zeros(len(points), np.int64)
    spread = [_spread(points, count)]
    members = [np.arange(len(points))]
    while len(members) < colours:
        worst = int(np.argmax([s for s, _ in spread]))
        badness, axis = spread[worst]
        if badness <= 0:
            break
        inside = members[worst]
        order = inside[np.argsort(points[inside, axis], kind="stable")]
        middle = np.average(points[order, axis], weights=count[order])
        at = int(np.searchsorted(points[order, axis], middle, side="right"))
        at = min(max(1, at), len(order) - 1)
        halves = order[:at], order[at:]
        members[worst] = halves[0]
        members.append(halves[1])
        spread[worst] = _spread(points[halves[0]], count[halves[0]])
        spread.append(_spread(points[halves[1]], count[halves[1]]))
    for number, inside in enumerate(members):
        box[inside] = number
    return box


def _spread(points: NDArray[np.float64], count: NDArray[np.float64]) -> tuple[float, int]:
    """How badly one colour would stand for all these, and the channel in which they differ most."""
    if len(points) < 2:
        return 0.0, 0
    middle = np.average(points, axis=0, weights=count)
    error = (count[:, None] * (points - middle) ** 2).sum(0)
    axis = int(np.argmax(error))
    return float(error[axis]), axis

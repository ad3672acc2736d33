"""The work behind `tools/bake.py`: prints every plate of the catalogue, or compares it with what lies there."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.press import catalogue, png

PICTURES = Path(__file__).resolve().parents[2] / "assets" / "pictures"


def main(arguments: Sequence[str] | None = None) -> int:
    """Bakes or checks; 1 when a check fails or no name fits, else 0."""
    asked = _parser().parse_args(arguments)
    plates = [plate for plate in catalogue.plates() if not asked.only or any(n in plate.name for n in asked.only)]
    if not plates:
        print(f"No picture has {' or '.join(asked.only)} in its name.", file=sys.stderr)
        return 1
    if asked.list:
        for plate in plates:
            print(plate.file, "x".join(map(str, plate.size)))
        return 0
    whole = not asked.only
    if not asked.check:
        print(bake(plates, PICTURES, asked.jobs, whole))
        return 0
    faults = list(faults_of(plates, PICTURES, asked.jobs, whole))
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f"{len(plates)} pictures are what a new bake gives.")
    return 1 if faults else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools/bake.py", description="Bakes assets/pictures.", allow_abbrev=False)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="pictures with NAME in their name")
    parser.add_argument("--check", action="store_true", help="compare with what is there, write nothing")
    parser.add_argument("--list", action="store_true", help="print names and sizes")
    cores = min(2, os.cpu_count() or 1)
    parser.add_argument("--jobs", type=int, default=cores, metavar="N", help=f"processes at once, {cores} if not said")
    return parser


def printed(file: str) -> bytes:
    """The PNG of one file of the catalogue. StopIteration for a file that isn't in it."""
    plate = next(plate for plate in catalogue.plates() if plate.file == file)
    return png.encode(plate.draw(), plate.colours)


def _each(plates: Sequence[catalogue.Plate], jobs: int) -> Iterator[tuple[catalogue.Plate, bytes]]:
    files = [plate.file for plate in plates]
    if jobs < 2 or len(plates) < 2:
        yield from zip(plates, map(printed, files), strict=True)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(plates, pool.map(printed, files), strict=True)


def strays(folder: Path) -> list[Path]:
    """Files and empty folders under `folder` that no plate of the catalogue accounts for."""
    known = {folder / plate.file for plate in catalogue.plates()}
    known |= {path.parent for path in known}
    return sorted((path for path in folder.rglob("*") if path not in known), reverse=True)


def bake(plates: Sequence[catalogue.Plate], folder: Path, jobs: int = 1, whole: bool = False) -> str:
    """Writes the plates that are new or changed; with `whole`, removes strays. Returns one sentence about it."""
    changed = 0
    for plate, data in _each(plates, jobs):
        path = folder / plate.file
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            changed += 1
    for stray in strays(folder) if whole else ():
        if stray.is_dir():
            stray.rmdir()
        else:
            stray.unlink()
    total = sum(path.stat().st_size for path in folder.rglob("*.png")) / 1e6
    return f"{len(plates)} pictures baked, {changed} of them changed; {total:.1f} MB of pictures in all."


def faults_of(plates: Sequence[catalogue.Plate], folder: Path, jobs: int = 1, whole: bool = False) -> Iterator[str]:
    """A sentence for each picture that isn't what a new bake gives and, with `whole`, for each stray."""
    for plate, data in _each(plates, jobs):
        path = folder / plate.file
        if not path.exists():
            yield f"{plate.file} is missing; run tools/bake.py."
        elif path.read_bytes() != data:
            yield f"{plate.file} differs from a new bake; run tools/bake.py."
    for stray in strays(folder) if whole else ():
        yield f"{stray.relative_to(folder)} is drawn by no program; run tools/bake.py."


if __name__ == "__main__":
    sys.exit(main())

"""Makes the one folder: PyInstaller in the program's own environment, with the recipe in `tools/packing`."""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools import _environment
from tools._environment import CHECKOUT

RECIPE = CHECKOUT / "tools" / "packing" / "sundown.spec"
NAME = "sundown-saloon"


def run(typed: Sequence[str]) -> int:
    """Build; the exit status."""
    parser = argparse.ArgumentParser(prog="tools/build.py", description="Makes the program as one folder.")
    parser.add_argument("--out", type=Path, default=CHECKOUT / "dist", metavar="FOLDER", help="where the folder goes")
    out = parser.parse_args(typed).out.absolute()
    ended = subprocess.run(command(_environment.prepared("build"), out), cwd=CHECKOUT, env=_environment.variables())
    if ended.returncode == 0:
        made = out / NAME
        megabytes = sum(file.stat().st_size for file in made.rglob("*") if file.is_file()) / 1e6
        print(f"{made} is ready: {megabytes:.0f} MB; start {made / 'sundown'}")
    return ended.returncode


def command(python: Path, out: Path) -> list[str]:
    """What is run."""
    work = CHECKOUT / "build" / "packing"
    options = ["--noconfirm", "--log-level", "WARN", "--distpath", str(out), "--workpath", str(work)]
    return [str(python), "-m", "PyInstaller", *options, str(RECIPE)]

"""What goes into the folder besides the code: data files, assets, licences of everything inside."""

from __future__ import annotations

import re
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).resolve().parent.parent.parent
DATA: Final = (".csv", ".toml", ".json")
"""What stands beside the code of a game."""
LICENCE: Final = re.compile(r"(licen[cs]e|copying|notice|authors|lgpl).*(?<!\.py)", re.IGNORECASE)
LANGUAGES: Final = ("en", "zh", "fa", "root")
"""The languages of the program: of the many that Babel knows plural rules for, the others stay behind."""
LEFT_OUT: Final = ("tkinter", "numpy", "fontTools", "brotli", "_brotli", "PIL", "pytest", "setuptools", "pydoc_data")
"""Modules that libraries could use and the program doesn't."""

Datum = tuple[str, str]
"""A file, and the folder it goes to."""


def data() -> Iterator[Datum]:
    """The data files of the games and all assets, where the code looks for them."""
    for path in sorted((CHECKOUT / "game").rglob("*")):
        if path.suffix in DATA:
            yield str(path), path.parent.relative_to(CHECKOUT).as_posix()
    assets = CHECKOUT / "assets"
    for path in sorted(assets.rglob("*")):
        if path.is_file():
            yield str(path), ("game" / path.parent.relative_to(CHECKOUT)).as_posix()


def packages(requirements: list[str]) -> list[str]:
    """The installed packages that these need, and those that they need in turn, by name."""
    found: dict[str, None] = {}
    wanted = [_name(line) for line in requirements]
    while wanted:
        name = wanted.pop(0)
        try:
            needs = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            # wanted on another system only
            continue
        if name not in found:
            found[name] = None
            wanted += [_name(line) for line in needs if "extra ==" not in line]
    return sorted(found)


def licences(requirements: list[str]) -> Iterator[Datum]:
    """The licences of Python and of every package inside, in a folder each; of a package that brings no such file what
    it says of itself, where its licence is named.
    """
    for name in packages(requirements):
        files = metadata.files(name) or []
        own = [file for file in files if LICENCE.fullmatch(file.name)]
        for file in own or [file for file in files if file.name == "METADATA"]:
            yield str(file.locate()), f"licences/{name}"
    for name in ("LICENSE.txt", "LICENSE"):
        python = Path(sysconfig.get_path("stdlib")) / name
        if python.is_file():
            yield str(python), "licences/python"


def is_wanted(goal: str) -> bool:
    """Whether a file that PyInstaller would take, by its place in the folder, is of any use."""
    parts = Path(goal).parts
    if len(parts) > 1 and parts[0] == "babel" and parts[1] == "locale-data":
        return re.split(r"[_.]", parts[-1])[0] in LANGUAGES
    return not (parts[0] == "pygame" and ("examples" in parts or "tests" in parts or "docs" in parts))


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return found[0].lower().replace("_", "-").replace(".", "-")

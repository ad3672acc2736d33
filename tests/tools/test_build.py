"""The one folder: what goes into it, and (with --full) that it runs where there is no Python."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game import __version__
from game.rules.library import names
from tools import _build
from tools._environment import CHECKOUT, requirements
from tools.packing import bundle

WANTED = requirements(CHECKOUT / "pyproject.toml")["play"]


def test_assets_and_data_lie_where_the_code_looks_for_them() -> None:
    goals = {f"{folder}/{Path(file).name}" for file, folder in bundle.data()}
    assets = {f"game/assets/{path.relative_to(CHECKOUT / 'assets').as_posix()}" for path in asset_files()}
    assert assets and assets <= goals
    assert {f"game/{game}/presets.toml" for game in names()} <= goals
    assert all(path.relative_to(CHECKOUT).as_posix() in goals for path in (CHECKOUT / "game").rglob("*.csv"))


def asset_files() -> list[Path]:
    return [path for path in (CHECKOUT / "assets").rglob("*") if path.is_file()]


def test_every_package_inside_brings_its_licence_and_python_too() -> None:
    inside = bundle.packages(WANTED)
    assert {"pygame-ce", "pymunk", "cffi", "fluent-runtime", "babel", "python-bidi", "platformdirs"} <= set(inside)
    assert not {"pytest", "numpy", "fonttools", "mypy"} & set(inside)
    licensed = {folder.removeprefix("licences/") for _, folder in bundle.licences(WANTED)}
    assert licensed == {"python", *inside}
    assert all(Path(file).is_file() for file, _ in bundle.licences(WANTED))


@pytest.mark.parametrize(
    ("goal", "wanted"),
    [
        ("babel/locale-data/en.dat", True),
        ("babel/locale-data/zh_Hans_CN.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/eno.dat", False),
        ("babel/locale-data/de_AT.dat", False),
        ("babel/global.dat", True),
        ("pygame/examples/data/alien1.png", False),
        ("pygame/freesansbold.ttf", True),
        ("game/assets/locale/en/kiosk.ftl", True),
    ],
)
def test_what_is_of_no_use_stays_behind(goal: str, wanted: bool) -> None:
    assert bundle.is_wanted(goal) is wanted


def test_what_builds_is_pinned_and_said_why() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = project["optional-dependencies"]["build"]
    assert [line.partition(">=")[0] for line in extra] == ["pyinstaller"]
    assert all("<" in line for line in extra)


def test_the_recipe_is_run_in_the_programs_own_environment(tmp_path: Path) -> None:
    command = _build.command(tmp_path / "python", tmp_path / "out")
    assert command[:3] == [str(tmp_path / "python"), "-m", "PyInstaller"]
    assert str(tmp_path / "out") in command and Path(command[-1]).is_file()


@pytest.mark.full
def test_the_folder_runs_where_there_is_no_python(tmp_path: Path) -> None:
    assert _build.run(["--out", str(tmp_path)]) == 0
    sundown = tmp_path / "sundown-saloon" / "sundown"
    bare = {"PATH": str(tmp_path / "nothing"), "SUNDOWN_HOME": str(tmp_path / "home")}

    def said(*command: str, **more: str) -> str:
        ended = subprocess.run(command, env=bare | more, cwd=tmp_path, capture_output=True, text=True)
        assert (ended.returncode, ended.stderr) == (0, "")
        return ended.stdout

    assert said(str(sundown), "--version") == f"Sundown Saloon {__version__}\n"
    for game in names():
        played = ("play", "--game", game, "--headless", "--seed", "3")
        here = said(sys.executable, "-m", "game", *played, PYTHONPATH=str(CHECKOUT))
        assert said(str(sundown), *played) == here
    assert (sundown.parent / "_internal" / "licences" / "pygame-ce").is_dir()

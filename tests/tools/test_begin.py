"""Commands as the README has them, on a machine where nothing is installed yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.test_environment import WANTED, Fake
from tools._environment import CHECKOUT, Need, digest

MODULES: dict[str, tuple[Need, str]] = {
    "run": ("play", "game"),
    "arena": ("play", "tools.arena"),
    "bake": ("dev", "tools.press.bakery"),
    "bake_sounds": ("dev", "tools.press.sounds"),
    "bench": ("play", "tools.bench"),
    "break_rules": ("play", "tools.break_rules"),
    "contact_sheet": ("play", "tools.screens.sheets"),
    "hit_rates": ("play", "tools.hit_rates"),
    "played": ("play", "tools.played"),
    "role_rates": ("play", "tools.role_rates"),
    "soak": ("play", "tools.soak"),
}
"""What each command goes on as, and what the environment must have for it."""
LATER = ("test", "build")
"""They go on by themselves and start other programs there (`test_checks`, `test_build`)."""
PLAIN = ("translated",)
"""Needs nothing but Python."""


def bare(name: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, started by a Python that finds no package but its own."""
    return subprocess.run(
        [sys.executable, "-S", str(CHECKOUT / "tools" / f"{name}.py"), *arguments],
        env={"PATH": "/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
    )


def test_every_command_is_known_here() -> None:
    there = {path.stem for path in (CHECKOUT / "tools").glob("*.py") if not path.name.startswith("_")}
    assert there == {*MODULES, *LATER, *PLAIN}


@pytest.mark.parametrize("name", MODULES)
def test_a_command_goes_on_in_the_programs_own_environment(name: str, tmp_path: Path) -> None:
    need, module = MODULES[name]
    fake = Fake(tmp_path / "venv")
    fake.stamp(**{need: digest(WANTED[need])})
    ended = bare(name, "--size", "a b", SUNDOWN_VENV=str(fake.place))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert fake.asked.read_text() == f"-P -m {module} --size a b\n"


@pytest.mark.parametrize("name", ["arena", "bake_sounds"])
def test_what_it_needs_is_installed_first(name: str, tmp_path: Path) -> None:
    fake = Fake(tmp_path / "venv")
    assert bare(name, SUNDOWN_VENV=str(fake.place)).returncode == 0
    installed = next(line for line in fake.asked.read_text().splitlines() if "pip install" in line)
    assert all(one in installed for one in WANTED[MODULES[name][0]])
    assert MODULES[name][0] == "dev" or "soundfile" not in installed


@pytest.mark.parametrize("name", (*MODULES, *LATER))
def test_an_old_python_is_told_what_to_do_in_one_line(name: str) -> None:
    path = str(CHECKOUT / "tools" / f"{name}.py")
    disguise = (
        f"import sys, runpy; sys.version_info = (3, 9, 1); sys.argv = [{path!r}];"
        f"runpy.run_path({path!r}, run_name='__main__')"
    )
    ended = subprocess.run([sys.executable, "-S", "-c", disguise], capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr.startswith("Sundown Saloon needs Python 3.11 or newer and this is Python 3.9;")
    assert ended.stderr.endswith(f"tools/{name}.py\n") and ended.stderr.count("\n") == 1


@pytest.mark.parametrize("name", PLAIN)
def test_a_plain_command_needs_nothing(name: str, tmp_path: Path) -> None:
    ended = bare(name, SUNDOWN_VENV=str(tmp_path / "none"))
    assert (ended.returncode, ended.stderr) == (0, "") and "en: 100.0%" in ended.stdout
    assert not (tmp_path / "none").exists()


def test_who_asks_what_the_checks_are_is_told_and_nothing_runs(tmp_path: Path) -> None:
    ended = bare("test", "--help", SUNDOWN_VENV=str(tmp_path / "none"))
    assert (ended.returncode, ended.stderr) == (0, "") and ended.stdout.startswith("Checks everything that must hold")
    assert not (tmp_path / "none").exists()

"""The unit that starts the kiosk at boot: what it says can be carried out."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from game import arguments
from game.options import PlayOptions
from tools._environment import CHECKOUT

UNIT = CHECKOUT / "tools" / "kiosk" / "sundown.service"


@pytest.fixture(scope="module")
def unit() -> ConfigParser:
    read = ConfigParser(interpolation=None, strict=True)
    read.optionxform = str  # type: ignore[assignment, method-assign]  # keys of units tell A from a
    read.read_string(UNIT.read_text(encoding="utf-8"))
    return read


def test_it_starts_a_kiosk_with_a_command_line_that_is_understood(unit: ConfigParser) -> None:
    cage, dashes, program, *typed = shlex.split(unit["Service"]["ExecStart"])
    assert (cage, dashes, Path(program).name) == ("/usr/bin/cage", "--", "sundown")
    asked = arguments.understood(typed)
    assert isinstance(asked, PlayOptions) and asked.kiosk and asked.pin


def test_it_comes_at_boot_comes_back_and_owns_the_screen(unit: ConfigParser) -> None:
    assert unit["Install"]["WantedBy"] == "multi-user.target"
    service = unit["Service"]
    assert (service["Restart"], service["TTYPath"]) == ("on-failure", "/dev/tty1")
    assert unit["Unit"]["Conflicts"] == "getty@tty1.service"
    assert "SDL_VIDEODRIVER=x11" in service["Environment"].split()


def test_readme_leads_to_it_and_its_other_commands_are_understood() -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert f"({UNIT.relative_to(CHECKOUT).as_posix()})" in readme
    line = readme.partition("`ExecStart=/usr/bin/xinit ")[2].partition("`")[0]
    program, *typed = shlex.split(line.partition(" -- ")[0])
    assert Path(program).name == "sundown"
    asked = arguments.understood(typed)
    assert isinstance(asked, PlayOptions) and asked.kiosk


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_has_nothing_to_say_against_it(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    # which program is installed here is not the question
    copy.write_text(UNIT.read_text(encoding="utf-8").replace("/usr/bin/cage", shutil.which("true") or ""))
    ended = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")

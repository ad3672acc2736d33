"""The start from nothing: what it makes, what it says when it can't, how it stays out of the way later."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import _environment
from tools._environment import CHECKOUT, STAMP, digest, requirements

WANTED = requirements(CHECKOUT / "pyproject.toml")
COMMANDS = ("run", "test", "build")


class Fake:
    """A private environment whose Python is a shell script that tells what it was asked."""

    def __init__(self, place: Path, pip_says: str = "", pip_status: int = 0) -> None:
        self.place = place
        self.asked = place / "asked"
        python = place / "bin" / "python"
        python.parent.mkdir(parents=True)
        (place / "pyvenv.cfg").touch()
        python.write_text(
            f'#!/bin/sh\necho "$@" >> {self.asked}\n'
            f'case "$*" in *"pip install"*) echo "{pip_says}"; exit {pip_status};; esac\n'
            'case "$*" in *game*) echo "game got: $@";; esac\n'
        )
        python.chmod(0o755)

    def stamp(self, **digests: str) -> None:
        (self.place / STAMP).write_text(json.dumps(digests))

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(CHECKOUT / "tools" / "run.py"), *arguments],
            env={"SUNDOWN_VENV": str(self.place), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
        )


@pytest.fixture
def fake(tmp_path: Path) -> Fake:
    return Fake(tmp_path / "venv")


def parsed_by_an_old_python(name: str) -> ast.Module:
    return ast.parse((CHECKOUT / "tools" / f"{name}.py").read_text(), feature_version=(3, 4))


@pytest.mark.parametrize("name", COMMANDS)
def test_an_old_python_can_read_the_command_and_meets_the_check_first(name: str) -> None:
    lines = [ast.unparse(node) for node in parsed_by_an_old_python(name).body[1:6]]
    assert lines[:2] == ["import os", "import sys"] and lines[2].startswith("sys.path[0] = ")
    assert lines[3:] == ["from tools import _old_python", "_old_python.refuse()"]
    kinds = [type(node).__name__ for node in parsed_by_an_old_python("_old_python").body]
    assert kinds == ["Expr", "Import", "Import", "FunctionDef"]


def test_a_ready_environment_gets_the_arguments_and_nothing_else(fake: Fake) -> None:
    fake.stamp(play=digest(WANTED["play"]))
    ended = fake.run("play", "--seats", "3")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "game got: -P -m game play --seats 3\n", "")
    assert fake.asked.read_text() == "-P -m game play --seats 3\n"


def test_the_checkout_comes_first_where_python_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    assert _environment.variables()["PYTHONPATH"] == f"{CHECKOUT}:/elsewhere"


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"play": "of another list"}'])
def test_without_the_right_stamp_pip_completes_it_and_the_stamp_is_written(fake: Fake, stamp: str) -> None:
    (fake.place / STAMP).write_text(stamp)
    assert fake.run("--version").returncode == 0
    asked = fake.asked.read_text()
    assert all(one in asked for one in WANTED["play"])
    assert json.loads((fake.place / STAMP).read_text())["play"] == digest(WANTED["play"])
    fake.asked.unlink()
    fake.run("--version")
    assert "pip install" not in fake.asked.read_text()


def test_what_is_fetched_is_told_by_its_whole_name(tmp_path: Path) -> None:
    pip = "Collecting arabic-reshaper<4,>=3\nProcessing /wheels/pygame_ce-2.5.7-cp311.whl\nInstalling all"
    said = Fake(tmp_path / "venv", pip).run("--version").stderr
    told = [line.strip() for line in said.splitlines()]
    assert told[-3:] == ["fetching arabic-reshaper", "fetching pygame_ce", "installing"]


def test_no_network_is_one_sentence(tmp_path: Path) -> None:
    fake = Fake(tmp_path / "venv", "WARNING: NewConnectionError: Temporary failure in name resolution", 1)
    ended = fake.run("play")
    assert ended.returncode == 1
    assert ended.stderr.startswith("Sundown Saloon can't start: the first start fetches a few packages")
    assert ended.stderr.count("\n") == 1
    assert "tools/run.py play" in ended.stderr
    assert not (fake.place / STAMP).exists()


def test_another_fault_of_pip_names_its_record(tmp_path: Path) -> None:
    fake = Fake(tmp_path / "venv", "ERROR: a bad wheel", 1)
    said = fake.run("play").stderr
    assert str(fake.place / _environment.LOG) in said
    assert "a bad wheel" in (fake.place / _environment.LOG).read_text()


def test_a_full_disk_is_named(tmp_path: Path) -> None:
    fake = Fake(tmp_path / "venv", "ERROR: OSError: [Errno 28] No space left on device", 1)
    assert "is full; make room" in fake.run("play").stderr


def test_a_folder_of_somebody_elses_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "venv"
    place.mkdir()
    (place / "letters.txt").write_text("dear all")
    monkeypatch.setenv("SUNDOWN_VENV", str(place))
    with pytest.raises(SystemExit, match="isn't a Python environment; move it"):
        _environment.prepared("play")
    assert (place / "letters.txt").read_text() == "dear all"


def test_a_read_only_place_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SUNDOWN_VENV", str(tmp_path / "file" / "venv"))
    with pytest.raises(SystemExit, match=r"can't be written .*SUNDOWN_VENV="):
        _environment.prepared("play")


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_which_package(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUNDOWN_VENV", str(tmp_path / "venv"))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == module else object())
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/" + name)
    with pytest.raises(SystemExit, match=rf"no module {module}; .*sudo apt install python3\.[0-9]+-venv$"):
        _environment.prepared("play")
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(SystemExit, match=rf"no module {module}; .*https://www\.python\.org"):
        _environment.prepared("play")


def test_what_testing_needs_holds_what_playing_needs() -> None:
    assert set(WANTED["play"]) < set(WANTED["dev"])
    assert digest(WANTED["play"]) != digest(WANTED["dev"])
    assert digest(WANTED["dev"]) == digest(WANTED["dev"][::-1])

"""The program's own Python environment: made at the first start, recognised at every later one.

It lives in `.venv` at the top of the checkout, or where the variable SUNDOWN_VENV says. A stamp inside it
holds a digest of the requirements in `pyproject.toml`; while they stay, no later start needs the network.
Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NoReturn

CHECKOUT = Path(__file__).resolve().parent.parent
STAMP = "sundown-saloon.json"
LOG = "sundown-saloon-install.log"

Need = Literal["play", "dev", "build"]
"""What the environment must be able to do: play the game, also test it, or also make a folder that needs no Python."""

NETWORK_SIGNS = (
    "NewConnectionError",
    "Temporary failure in name resolution",
    "Name or service not known",
    "getaddrinfo failed",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "Network is unreachable",
    "Connection refused",
    "ProxyError",
)


class NotReady(Exception):
    """The environment can't be made; the text is one sentence with what to do about it."""


def play(arguments: Sequence[str]) -> NoReturn:
    """Becomes `python -m game ARGUMENTS` in the program's own environment. Doesn't return."""
    os.environ["SUNDOWN_CALLED"] = shlex.join([Path(sys.executable).name, sys.argv[0]])
    become("play", "game", arguments)


def become(need: Need, module: str, arguments: Sequence[str]) -> NoReturn:
    """Becomes `python -m MODULE ARGUMENTS` in the program's own environment, where what `need` asks for is.

    Doesn't return.
    """
    command = [str(prepared(need)), "-P", "-m", module, *arguments]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execve(command[0], command, variables())
    try:
        sys.exit(subprocess.run(command, env=variables()).returncode)
    except KeyboardInterrupt:
        sys.exit(130)


def variables() -> dict[str, str]:
    """This process's environment variables, with the checkout first where Python looks for packages."""
    known = dict(os.environ)
    known["PYTHONPATH"] = os.pathsep.join(p for p in (str(CHECKOUT), known.get("PYTHONPATH", "")) if p)
    return known


def prepared(need: Need) -> Path:
    """The Python of an environment that has what `need` asks for, made or completed first if it must be.

    Ends the process with one sentence on standard error when that can't be done.
    """
    place = Path(os.environ.get("SUNDOWN_VENV") or CHECKOUT / ".venv").expanduser().absolute()
    try:
        return _prepared(place, need)
    except NotReady as sentence:
        sys.exit(f"Sundown Saloon can't start: {sentence}")
    except KeyboardInterrupt:
        print("\nStopped before everything was installed; the next start goes on from here.", file=sys.stderr)
        sys.exit(130)


def _prepared(place: Path, need: Need) -> Path:
    wanted = requirements(CHECKOUT / "pyproject.toml")
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if stamped(place).get(need) == digest(wanted[need]) and python.exists():
        return python
    try:
        if not _works(python):
            _make(place)
        _install(place, python, wanted[need])
        done: Sequence[Need] = ("play",) if need == "play" else ("play", need)
        stamps = stamped(place) | {str(level): digest(wanted[level]) for level in done}
        (place / STAMP).write_text(json.dumps(stamps), encoding="utf-8")
    except OSError as error:
        raise NotReady(
            f"{place} can't be written ({error.strerror or error}); let it use a folder of yours: "
            f"SUNDOWN_VENV=~/.cache/sundown-saloon {_same_command()}"
        ) from error
    return python


def requirements(pyproject: Path) -> dict[Need, list[str]]:
    """What pip must install to play, to play and test, to play and build, as `pyproject.toml` lists it."""
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
    to_play = list(project["dependencies"])
    more = project["optional-dependencies"]
    return {"play": to_play, "dev": [*to_play, *more["dev"]], "build": [*to_play, *more["build"]]}


def digest(wanted: Sequence[str]) -> str:
    """One short text that changes when a requirement does."""
    return hashlib.sha256("\n".join(sorted(wanted)).encode()).hexdigest()


def stamped(place: Path) -> dict[str, str]:
    """The needs that the environment was completed for, with their digests; a torn stamp says none."""
    try:
        stamp = json.loads((place / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _works(python: Path) -> bool:
    """Whether there is a Python here that is new enough and has pip; a half-made environment hasn't."""
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([str(python), "-c", probe], capture_output=True).returncode == 0
    except OSError:
        return False


def _make(place: Path) -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise NotReady(_no_venv_module(module))
    found = {p.name for p in place.iterdir()} if place.is_dir() else set()
    if "pyvenv.cfg" not in found and not found <= {"bin", "include", "lib", "lib64", LOG}:
        raise NotReady(
            f"{place} is in the way and isn't a Python environment; move it and run again: {_same_command()}"
        )
    place.mkdir(parents=True, exist_ok=True)
    (place / LOG).touch()
    _say(f"Making its own Python environment in {place}, once ...")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(place)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    if made.returncode != 0:
        last = (made.stdout.strip().splitlines() or ["no word why"])[-1]
        raise NotReady(
            f"Python's venv module failed ({last}); try by hand: "
            f"{shlex.quote(sys.executable)} -m venv --clear {shlex.quote(str(place))}"
        )


def _no_venv_module(module: str) -> str:
    if shutil.which("apt-get"):
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        return f"this Python has no module {module}; install it and run again: sudo apt install {package}"
    return (
        f"this Python has no module {module}; install the one from https://www.python.org/downloads/ "
        f"and run again: {_same_command()}"
    )


def _install(place: Path, python: Path, wanted: Sequence[str]) -> None:
    """Lets pip install what is missing. What is already there costs no network."""
    pip_install = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    log = place / LOG
    with (
        log.open("w", encoding="utf-8") as kept,
        subprocess.Popen(
            [*pip_install, "--retries", "2", *wanted],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
        ) as pip,
    ):
        assert pip.stdout is not None, "asked for a pipe"
        for line in pip.stdout:
            kept.write(line)
            if line.startswith("Collecting "):
                _say(f"  fetching {re.split('[<>=!~;[]', line.split()[1])[0]}")
            elif line.startswith("Processing "):
                _say(f"  fetching {os.path.basename(line.split()[1]).split('-')[0]}")
            elif line.startswith("Installing "):
                _say("  installing")
    if pip.returncode == 0:
        return
    said = log.read_text(encoding="utf-8")
    if "No space left on device" in said:
        raise NotReady(f"the disk that holds {place} is full; make room and run again: {_same_command()}")
    if any(sign in said for sign in NETWORK_SIGNS):
        raise NotReady(
            "the first start fetches a few packages and there is no way to the network; "
            f"connect, then run again: {_same_command()} (pip's own words: {log})"
        )
    raise NotReady(f"pip could not install the packages and says why in {log}; again: {_same_command()}")


def _same_command() -> str:
    return shlex.join([Path(sys.executable).name, *sys.argv])


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)

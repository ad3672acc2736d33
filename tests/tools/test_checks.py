"""The check of everything: all is run, and one failure is enough."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import _checks


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    commands: list[list[str]] = []

    def run(command: list[str], **settings: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        assert settings["stdin"] == subprocess.DEVNULL
        return subprocess.CompletedProcess(command, int("ruff" in command))

    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setattr("tools._environment.prepared", lambda need: Path(need) / "python")
    return commands


def test_a_failure_doesnt_stop_the_others_and_decides_the_status(
    ran: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert _checks.run(["--full", "-k", "word"]) == 1
    assert [command[0] for command in ran] == ["dev/python"] * 4
    assert ran[-1][:4] == ["dev/python", "-m", "pytest", "-q"]
    assert ran[-1][-3:] == ["--full", "-k", "word"]
    assert not any("--full" in command for command in ran[:-1])
    summary = capsys.readouterr().out.partition("== summary\n")[2].splitlines()
    assert [line.split()[0] for line in summary] == ["lint", "imports", "types", "tests"]
    assert [line.split(" s  ")[1] for line in summary] == ["FAILED (status 1)", "ok", "ok", "ok"]


def test_all_well_is_status_0(ran: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_checks.CHECKS, "lint", ("-m", "nothing"))
    assert _checks.run([]) == 0

from __future__ import annotations

import pytest

from tools import bench
from tools.benches.report import GOALS, report


def test_the_page_says_what_was_reached_and_what_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (0.1, 0.1, 0.1))
    page = report(
        {
            "start": {"first frame": {"s": 1.4}, "memory after a hand 1920x1080": {"mb": 172}},
            "rules": {"wyatt_earp 4 seats": {"decisions_per_s": 81_000, "times_floor": 9.1}},
        }
    )
    assert "| the first frame within 1 s | 1.4 | no |" in page
    assert "| under 200 MB | 172 | yes |" in page
    assert "| at least 70,000 decisions a second | 81,000 | yes |" in page
    assert "16.6" not in page, "what was not measured is not judged"


def test_every_goal_is_about_a_subject_that_can_be_measured() -> None:
    assert {goal[1] for goal in GOALS} <= set(bench.SUBJECTS)


def test_an_unknown_subject_is_told_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["bench.py", "nonsense"])
    with pytest.raises(SystemExit):
        bench.main()
    said = capsys.readouterr().err
    assert all(subject in said for subject in bench.SUBJECTS)

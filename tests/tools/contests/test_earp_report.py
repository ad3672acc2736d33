from __future__ import annotations

from collections import Counter

import pytest

from game.wyatt_earp.deck import SHERIFF_VERBS
from tools.contests import earp_report, figures, groups
from tools.contests.earp_report import report
from tools.contests.groups import Group, Kept


def test_the_report_has_a_row_for_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    sums = Counter(games=2, won=1, lead=300, parts=4, picks=9)
    monkeypatch.setattr(earp_report, "TIMED_DEALS", 1)
    monkeypatch.setattr(earp_report, "FIXED_DEALS", 4)
    monkeypatch.setattr(figures, "RESAMPLES", 200)
    monkeypatch.setattr(figures, "EDGE", 5)
    monkeypatch.setattr(earp_report, "_alike", lambda *_: Group(sums))
    monkeypatch.setattr(groups, "play_group", lambda *_: Group(sums, {"play": [120.0]}))
    text = report(3, 1, "seed-004", Kept(None), 1)
    assert all(f"ignore={card} |" in text for card in SHERIFF_VERBS)
    assert "120 microseconds (median)" in text and "| 4 | 4 | 0 |" in text

from __future__ import annotations

from pathlib import Path

import pygame.system
import pytest

from game.stage.app import tongue
from game.table import settings
from game.table.settings import Settings


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [(["zh"], "zh"), (["de", "fa", "en"], "fa"), (["en", "zh"], "en"), (["de"], "en"), ([], "en")],
)
def test_the_first_start_speaks_what_the_system_asks_for(
    asked: list[str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    locales = [{"language": tag, "country": None} for tag in asked]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: locales)
    assert tongue() == spoken


def test_only_the_first_start_has_no_settings(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    assert not settings.kept(file)
    settings.save(Settings(), file)
    assert settings.kept(file)

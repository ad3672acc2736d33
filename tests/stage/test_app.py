from __future__ import annotations

import os
from pathlib import Path

import pygame.system
import pytest

from game.stage.app import tidy, tongue
from game.stage.paint.faces import chain, opened
from game.stage.paint.shaping import numbers, shaped
from game.stage.window import prepare
from game.table import settings
from game.table.settings import Settings
from game.words import digits


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


def test_after_a_table_no_font_is_left_open(sdl: None) -> None:
    (face, *_) = chain("text")
    font = opened(face, 30)
    assert opened(face, 30) is font
    tidy()
    assert opened.cache_info().currsize == 0
    assert opened(face, 30).size("Sheriff") == font.size("Sheriff")


def test_after_a_table_no_line_of_it_is_kept(sdl: None) -> None:
    line = "گام 3 از 12."
    drawn = shaped(numbers(line, "fa"))
    assert shaped.cache_info().currsize and digits._in_persian.cache_info().currsize
    tidy()
    assert shaped.cache_info().currsize == digits._in_persian.cache_info().currsize == 0
    assert shaped(numbers(line, "fa")) == drawn


@pytest.mark.parametrize(("driver", "set_off"), [("x11", True), ("", True), ("wayland", False), ("kmsdrm", False)])
def test_where_only_the_gpu_makes_surfaces_it_is_not_switched_off(
    driver: str, set_off: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", {"SDL_VIDEODRIVER": driver} if driver else {})
    prepare(Settings())
    assert (os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == "0") is set_off

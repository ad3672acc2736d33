"""A machine without a sound device: the program starts, says it once and plays on in silence."""

from __future__ import annotations

import pygame
import pytest

from game.options import PlayOptions
from game.stage import app
from game.stage.stage import Stage
from game.stage.text import text


@pytest.mark.parametrize("kiosk", [False, True])
def test_without_a_device_there_is_one_notice_and_a_game(monkeypatch: pytest.MonkeyPatch, kiosk: bool) -> None:
    def none(*_args: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device: No such file or directory")

    seen: list[tuple[str | None, bool]] = []

    def loop(stage: Stage) -> None:
        seen.append((stage.said.text if stage.said else None, stage.sounds.working))
        now = stage.now
        for _ in range(600):
            now += 1 / 60
            stage.step(now)
        seen.append((stage.said.text if stage.said else None, stage.sounds.working))
        assert stage.front is not None

    monkeypatch.setattr(pygame.mixer, "init", none)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(app, "loop", loop)
    assert app.run(PlayOptions(kiosk=kiosk, window=(1280, 720))) == 0
    assert seen == [(text("sound-none"), False), (None, False)]

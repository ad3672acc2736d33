from __future__ import annotations

import pytest

from game.stage.pony import street_sounds


class Heard:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.volumes: list[float] = []

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        self.names.append(name)
        self.volumes.append(volume)


def test_the_harder_the_blow_the_fuller_its_sound() -> None:
    heard = Heard()
    for force in (0.02, 0.17, 0.2, 0.5, 0.6, 1.0):
        street_sounds.struck(heard, force)
    assert heard.names == ["hit_soft", "hit_soft", "hit_firm", "hit_firm", "hit_hard", "hit_hard"]
    for soft, hard in ((0, 1), (2, 3), (4, 5)):
        assert heard.volumes[soft] < heard.volumes[hard] <= 1


@pytest.mark.parametrize("force", [0.0, 0.18, 0.55, 1.0])
def test_every_force_is_heard_once(force: float) -> None:
    heard = Heard()
    street_sounds.struck(heard, force)
    assert len(heard.names) == 1 and 0.5 < heard.volumes[0] <= 1


def test_all_that_can_be_heard_is_read_ahead() -> None:
    heard = Heard()
    street_sounds.flicked(heard)
    street_sounds.landed(heard, 0.3)
    street_sounds.missed(heard)
    for force in (0.1, 0.4, 0.9):
        street_sounds.struck(heard, force)
    assert set(heard.names) <= set(street_sounds.HEARD)

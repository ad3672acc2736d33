from __future__ import annotations

import pytest

from game.stage.pony import street_sounds
from game.stage.pony.tension import IN_THE_STREET
from game.stage.sound import Sounds
from tests.stage.pony.fights import Fight


class Heard:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.sides: list[float] = []
        self.volumes: list[float] = []

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        self.names.append(name)
        self.sides.append(pan)
        self.volumes.append(volume)


def test_the_harder_the_blow_the_fuller_its_sound() -> None:
    heard = Heard()
    for force in (0.02, 0.17, 0.2, 0.5, 0.6, 1.0):
        street_sounds.struck(heard, force, 0.0)
    assert heard.names == ["hit_soft", "hit_soft", "hit_firm", "hit_firm", "hit_hard", "hit_hard"]
    for soft, hard in ((0, 1), (2, 3), (4, 5)):
        assert heard.volumes[soft] < heard.volumes[hard] <= 1


@pytest.mark.parametrize("force", [0.0, 0.18, 0.55, 1.0])
def test_every_force_is_heard_once(force: float) -> None:
    heard = Heard()
    street_sounds.struck(heard, force, 0.0)
    assert len(heard.names) == 1 and 0.5 < heard.volumes[0] <= 1


def test_all_that_can_be_heard_is_read_ahead() -> None:
    heard = Heard()
    street_sounds.flicked(heard, 0.5, 0.0)
    street_sounds.landed(heard, 0.3, 0.0)
    street_sounds.missed(heard, 0.0)
    for force in (0.1, 0.4, 0.9):
        street_sounds.struck(heard, force, 0.0)
    assert set(heard.names) <= set(street_sounds.HEARD)


def test_a_harder_flick_is_louder() -> None:
    soft, hard = Heard(), Heard()
    street_sounds.flicked(soft, 0.1, 0.0)
    street_sounds.flicked(hard, 1.0, 0.0)
    assert all(a < b <= 1 for a, b in zip(soft.volumes, hard.volumes, strict=True))


def test_the_street_is_heard_from_left_to_right() -> None:
    places = [street_sounds.side_of(x) for x in (-50, 0, 2100, 4200, 9000)]
    assert places == [-0.7, -0.7, 0.0, 0.7, 0.7]
    heard = Heard()
    street_sounds.flicked(heard, 1.0, -0.4)
    street_sounds.struck(heard, 0.9, 0.3)
    assert heard.sides == [-0.4, -0.4, 0.3]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float]]:
    """(name, pan, volume) of every sound the stage asks for."""
    asked: list[tuple[str, float, float]] = []

    def play(self: Sounds, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        asked.append((name, pan, volume))

    monkeypatch.setattr(Sounds, "play", play)
    return asked


def test_a_shot_that_fells_the_rival_is_heard_from_flick_to_stamp(played: list[tuple[str, float, float]]) -> None:
    fight = Fight()
    assert fight.stage.tension == IN_THE_STREET["gunfight"]
    fight.flick(295)
    fight.settle()
    names = [name for name, _, _ in played]
    shot = names[names.index("die_flick") :]
    assert shot[:2] == ["die_flick", "shot"]
    hit = next(name for name in shot if name.startswith("hit_"))
    assert shot.index(hit) < shot.index("figure_falls") < shot.index("stamp")
    assert "ricochet" not in shot
    sides = {name: pan for name, pan, _ in played}
    assert sides["die_flick"] * sides[hit] < 0, "the duellists stand on two sides"
    assert fight.stage.tension < IN_THE_STREET["gunfight"], "it is over"


def test_a_shot_that_finds_nobody_whines_away(played: list[tuple[str, float, float]]) -> None:
    fight = Fight()
    fight.flick(300, aside=120.0)
    fight.settle()
    names = [name for name, _, _ in played]
    assert not [name for name in names if name.startswith("hit_")]
    assert names.index("die_flick") < names.index("ricochet") < names.index("stamp")

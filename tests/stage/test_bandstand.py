from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from game.stage import bandstand
from game.stage.bandstand import CHANNELS, READ_AHEAD, Bandstand
from game.stage.conductor import LAYERS, Conductor, Cue, Tune
from tests.stage.test_sound import beep, no_band_left

__all__ = ["no_band_left"]

CALM = Tune("calm", "calm", 10.0, "AA", 1)
DUEL = Tune("duel", "showdown", 10.0, "AA", 1)


@pytest.fixture
def shelf(tmp_path: Path, no_band_left: None) -> Path:
    for tune in ("calm", "duel"):
        for part in ("A_base_1", "A_lead_1", "nerve_1", "drive_1"):
            beep(tmp_path / f"{tune}_{part}.ogg")
    pygame.mixer.init(44100, -16, 2, 512)
    pygame.mixer.set_num_channels(CHANNELS + 4)
    pygame.mixer.set_reserved(CHANNELS)
    return tmp_path


class Hall:
    """A band on a clock of the test's own."""

    def __init__(self, folder: Path, level: float = 1.0) -> None:
        self.now = 100.0
        self.band = Bandstand(folder, clock=lambda: self.now, level=level)
        self.band.conduct(Conductor((CALM, DUEL), 1))

    def wait(self, seconds: float) -> None:
        """Look as often as the thread would."""
        for _ in range(round(seconds / bandstand.BEAT)):
            self.now += bandstand.BEAT
            self.band.look(self.now)

    def loud(self, layer: str) -> float:
        """How loud a layer of the current phrase is told to be, on its louder side."""
        left, right = self.band._set[layer]
        return max(left, right)

    def coming(self) -> Cue | None:
        """What has been chosen to come next."""
        return self.band._next

    @property
    def tune(self) -> str:
        return self.band._cue.tune.name if self.band._cue else ""


def busy() -> list[int]:
    return [n for n in range(CHANNELS) if pygame.mixer.Channel(n).get_busy()]


def test_a_phrase_begins_with_all_its_layers_and_only_what_is_wanted_is_heard(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(0.1)
    assert hall.loud("base") < 0.2, "the evening begins softly"
    hall.wait(1.4)
    layers = {LAYERS[n % len(LAYERS)] for n in busy()}
    assert {"base", "nerve", "drive"} <= layers
    assert hall.loud("base") > 0.9 and hall.loud("nerve") == hall.loud("drive") == 0


def test_the_next_phrase_comes_to_the_moment_on_the_other_row(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(0.1)
    row, begun = hall.band._row, hall.band._ends - 10
    hall.wait(10)
    assert hall.band._row != row
    assert hall.loud("base") > 0.9, "and not softly"
    cue = hall.band._cue
    assert cue is not None
    assert hall.band._ends - begun - 20 - cue.rest == pytest.approx(0)


def test_the_next_stems_are_read_before_they_are_wanted_and_old_ones_forgotten(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(1)
    assert hall.coming() is None
    hall.wait(10 - READ_AHEAD)
    cue = hall.coming()
    assert cue is not None and set(cue.stems().values()) <= set(hall.band._read)
    hall.band.tension = 1.0
    hall.wait(30)
    assert all(name.startswith("duel") for name in hall.band._read)


def test_of_a_phrase_that_is_over_only_what_rings_is_held(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(10 - READ_AHEAD / 2)
    hall.band.tension = 1.0
    hall.wait(READ_AHEAD)
    cue = hall.band._cue
    assert cue is not None and cue.tune is DUEL and hall.coming() is None
    assert set(hall.band._read) == set(cue.stems().values())


def test_tension_fades_layers_in_and_out_without_a_jump(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(0.5)
    hall.band.tension = 0.6
    before = hall.loud("nerve")
    steps = []
    for _ in range(40):
        hall.wait(bandstand.BEAT)
        steps.append(hall.loud("nerve") - before)
        before = hall.loud("nerve")
    assert before > 0.9 and max(steps) < 0.06
    hall.band.tension = 0.0
    hall.wait(3.5)
    assert hall.loud("nerve") < 0.01


def test_a_showdown_does_not_wait_for_the_end_of_a_phrase(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(1)
    assert hall.tune == "calm"
    hall.band.tension = 1.0
    hall.wait(1.2)
    assert hall.tune == "duel"
    hall.band.tension = 0.0
    hall.wait(3)
    assert hall.tune == "calm"


def test_a_choice_is_made_anew_when_the_mood_changes_before_it_is_heard(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(8)
    cue = hall.coming()
    assert cue is not None and cue.tune is CALM
    hall.band.tension = 1.0
    hall.wait(0.1)
    cue = hall.coming()
    assert cue is not None and cue.tune is DUEL


def test_the_band_steps_back_and_comes_forward_again(shelf: Path) -> None:
    hall = Hall(shelf)
    hall.wait(1.5)
    full = hall.loud("base")
    hall.band.step_back(1.0, 0.3)
    hall.wait(0.6)
    assert hall.loud("base") == pytest.approx(0.3 * full)
    hall.wait(2)
    assert hall.loud("base") == pytest.approx(full)


def test_no_level_is_no_work_and_music_begins_anew_afterwards(shelf: Path) -> None:
    hall = Hall(shelf, level=0.0)
    hall.wait(1)
    assert busy() == [] and hall.band._read == {}
    hall.band.level = 0.5
    hall.wait(0.1)
    assert busy() and hall.loud("base") <= 0.5
    hall.band.level = 0.0
    hall.wait(0.1)
    assert busy() == [] and hall.band._read == {}


def test_missing_stems_are_a_layer_of_silence(shelf: Path) -> None:
    (shelf / "calm_A_base_1.ogg").unlink()
    (shelf / "calm_nerve_1.ogg").write_bytes(b"no music")
    hall = Hall(shelf)
    hall.wait(25)
    assert {LAYERS[n % len(LAYERS)] for n in busy()} <= {"lead", "drive"}


def test_a_device_that_goes_ends_the_band_quietly(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(self: Bandstand, now: float) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(Bandstand, "look", gone)
    band = Bandstand(shelf, level=1.0)
    band.begin()
    thread = band._thread
    assert thread is not None
    thread.join(3)
    assert not thread.is_alive() and band.end()


def test_the_band_leaves_when_told_and_a_hanging_one_is_left(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(shelf)
    hall.band.begin()
    thread = hall.band._thread
    assert thread is not None
    assert hall.band.end()
    assert not thread.is_alive() and busy() == []

    gate = threading.Event()
    monkeypatch.setattr(bandstand, "PATIENCE", 0.05)
    monkeypatch.setattr(Bandstand, "look", lambda self, now: gate.wait())
    hanging = Bandstand(shelf, level=1.0)
    hanging.begin()
    left = hanging._thread
    assert not hanging.end()
    assert left is not None and left.is_alive() and hanging._thread is None
    gate.set()
    left.join(3)
    assert not left.is_alive()

from __future__ import annotations

import ast
import json
import math
import struct
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stage import bandstand, sound
from game.stage.bandstand import Bandstand
from game.stage.scene import Scene
from game.stage.sound import Sounds
from game.table.settings import Settings, load
from tests.stage.theatre import Theatre


def beep(path: Path, hertz: float = 440.0) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(
            b"".join(struct.pack("<h", int(9000 * math.sin(2 * math.pi * hertz * n / 8000))) for n in range(4000))
        )


@pytest.fixture
def no_band_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test does, its band is gone before the mixer is."""
    bands: list[Bandstand] = []
    begin = Bandstand.begin

    def recorded(self: Bandstand) -> None:
        bands.append(self)
        begin(self)

    monkeypatch.setattr(Bandstand, "begin", recorded)
    yield
    for one in bands:
        one.end()
    if pygame.mixer.get_init():
        pygame.mixer.quit()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_band_left: None) -> Path:
    for name in ("bell", "card_1", "card_2", "card_3"):
        beep(tmp_path / f"{name}.wav")
    (tmp_path / "broken.ogg").write_bytes(b"no sound at all")
    monkeypatch.setattr(sound, "folder", lambda: tmp_path)
    return tmp_path


def playing() -> list[pygame.mixer.Sound]:
    channels = (pygame.mixer.Channel(n) for n in range(pygame.mixer.get_num_channels()))
    return [played for channel in channels if channel.get_busy() and (played := channel.get_sound())]


def test_a_sound_is_heard_under_all_its_volumes(shelf: Path) -> None:
    sounds = Sounds(Settings(master=50, effects=40))
    assert sounds.open()
    sounds.play("bell")
    assert len(playing()) == 1
    assert sounds.level(40) == pytest.approx(0.2)


def test_takes_do_not_repeat_one_at_once(shelf: Path) -> None:
    sounds = Sounds(Settings())
    sounds.open()
    last = None
    for _ in range(12):
        sounds.play("card")
        assert sounds._last["card"] != last
        last = sounds._last["card"]


def test_sounds_are_read_before_they_are_wanted(shelf: Path) -> None:
    sounds = Sounds(Settings())
    assert list(sounds.ahead("card", "bell")) == []
    sounds.open()
    assert len(list(sounds.ahead("card", "bell", "nowhere"))) == 4
    assert {path.stem for path in sounds._kept} == {"bell", "card_1", "card_2", "card_3"}


def test_only_so_many_sounds_are_kept(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Sounds(Settings()).open()
    one = len(pygame.mixer.Sound(shelf / "bell.wav").get_raw())
    monkeypatch.setattr(sound, "SHELF", 2 * one)
    sounds = Sounds(Settings())
    sounds.open()
    list(sounds.ahead("card", "bell", "broken"))
    assert [path.stem for path in sounds._kept] == ["card_3", "bell", "broken"]
    sounds.play("bell")
    list(sounds.ahead("card"))
    assert playing(), "what is thrown away while it is heard is heard to its end"


def test_missing_and_broken_sounds_are_silence(shelf: Path) -> None:
    sounds = Sounds(Settings())
    sounds.open()
    sounds.play("nowhere")
    sounds.play("broken")
    assert playing() == []
    assert sounds.working


def test_mute_is_silence_at_once(shelf: Path) -> None:
    settings = Settings()
    sounds = Sounds(settings)
    sounds.open()
    sounds.play("bell")
    settings.muted = True
    sounds.levelled()
    assert playing() == []
    sounds.play("bell")
    assert playing() == []


def test_no_device_means_a_silent_game(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_args: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    sounds = Sounds(Settings())
    assert not sounds.open()
    sounds.play("bell")
    sounds.feel(0.5)
    sounds.levelled()
    sounds.close()


def test_a_lost_device_is_replaced_or_the_game_goes_silent(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(Settings())
    sounds.open()
    sounds.play("bell")
    assert sounds.device_lost()
    sounds.play("bell")
    assert len(playing()) == 1

    def none(*_args: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    assert not sounds.device_lost()
    sounds.play("bell")
    monkeypatch.undo()
    monkeypatch.setattr(sound, "folder", lambda: shelf)
    sounds.device_found()
    assert sounds.working


def test_a_device_that_hangs_does_not_hold_up_the_exit(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    gate = threading.Event()
    monkeypatch.setattr(sound, "CLOSING_SECONDS", 0.05)
    monkeypatch.setattr(pygame.mixer, "quit", gate.wait)
    sounds = Sounds(Settings())
    sounds.open()
    sounds.close()
    assert not gate.is_set()
    gate.set()


def test_the_window_says_once_that_sound_is_gone(shelf: Path) -> None:
    theatre = Theatre()
    theatre.send(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0)
    assert theatre.stage.said is not None
    said = theatre.stage.said
    theatre.stage.said = None
    theatre.send(pygame.AUDIODEVICEREMOVED, which=2, iscapture=1)
    assert theatre.stage.said is None, "a microphone is no loss"
    assert said.text


def band(shelf: Path) -> None:
    (shelf / "music").mkdir()
    for part in ("A_base_1", "A_lead_1", "nerve_1", "drive_1"):
        beep(shelf / "music" / f"porch_{part}.ogg")
    tune = {"name": "porch", "mood": "calm", "seconds": 5.0, "form": "A", "takes": 1}
    (shelf / "music" / "score.json").write_text(json.dumps({"tunes": [tune]}))


def test_the_band_plays_while_the_device_is_open(shelf: Path) -> None:
    band(shelf)
    sounds = Sounds(Settings(master=50, music=40))
    assert sounds.open()
    players = sounds._band
    assert players is not None and players.level == pytest.approx(0.2)
    sounds.settings.music = 100
    sounds.levelled()
    sounds.feel(0.7)
    assert players.level == pytest.approx(0.5)
    assert players.tension == 0.7
    sounds.close()
    assert sounds._band is None and players._thread is None
    sounds.feel(0.2)


def test_a_lost_device_brings_another_band(shelf: Path) -> None:
    band(shelf)
    sounds = Sounds(Settings())
    sounds.open()
    before = sounds._band
    assert sounds.device_lost()
    assert before is not None and before._thread is None
    assert sounds._band is not None and sounds._band is not before
    sounds.close()


def test_mute_silences_the_band_too(shelf: Path) -> None:
    band(shelf)
    sounds = Sounds(Settings(muted=True))
    sounds.open()
    assert sounds._band is not None and sounds._band.level == 0
    sounds.settings.muted = False
    sounds.levelled()
    assert sounds._band.level > 0
    sounds.close()


def test_music_steps_back_for_a_sting_and_effects_leave_its_channels_alone(shelf: Path) -> None:
    band(shelf)
    beep(shelf / "win_1.wav")
    sounds = Sounds(Settings(music=0))
    sounds.open()
    players = sounds._band
    assert players is not None
    sounds.play("bell")
    assert players._duck[0] == 0
    sounds.play("win")
    assert players._duck[1] == sound.DUCKING["win"]
    assert not any(pygame.mixer.Channel(n).get_busy() for n in range(bandstand.CHANNELS))
    sounds.close()


def test_a_mixer_in_which_the_band_hangs_is_not_closed(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    band(shelf)
    sounds = Sounds(Settings())
    sounds.open()
    players = sounds._band
    assert players is not None and players.end()
    monkeypatch.setattr(players, "end", lambda: False)
    assert not sounds.device_lost()
    assert pygame.mixer.get_init() and not sounds.working


def test_without_its_music_the_band_does_not_come(shelf: Path) -> None:
    sounds = Sounds(Settings())
    assert sounds.open()
    assert sounds._band is None
    sounds.feel(1.0)
    sounds.levelled()


def test_what_makes_music_step_back_is_a_sound_there_is() -> None:
    sounds = Sounds(Settings(), wanted=False)
    sounds.open()
    assert set(sound.DUCKING) <= set(sounds._takes)
    assert all(0 < share < 1 for share in sound.DUCKING.values())


def test_the_uppermost_scene_with_an_opinion_says_how_tense_it_is() -> None:
    class Calm(Scene):
        pass

    class Fight(Scene):
        @property
        def tension(self) -> float:
            return 0.8

    theatre = Theatre()
    theatre.stage.reset(Calm())
    assert theatre.stage.tension == 0
    theatre.stage.push(Fight())
    theatre.stage.push(Calm())
    assert theatre.stage.tension == 0.8
    theatre.stage.back_to(Fight)
    theatre.stage.pop()
    assert theatre.stage.tension == 0


def asked_for() -> Iterator[tuple[str, str]]:
    """(file, name) of every sound the stage asks for by name."""
    for file in sorted(Path(sound.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            said = [word.value for word in node.keywords if word.arg == "sound"]
            if isinstance(node.func, ast.Attribute) and node.func.attr in ("play", "act"):
                said += node.args[:1] if node.func.attr == "play" else node.args[1:2]
            for name in said:
                if isinstance(name, ast.Constant) and isinstance(name.value, str) and name.value:
                    yield file.name, name.value


def test_every_sound_that_is_asked_for_by_name_is_there() -> None:
    sounds = Sounds(Settings(), wanted=False)
    sounds.open()
    asked = set(asked_for())
    assert len(asked) > 60
    assert [(file, name) for file, name in asked if name not in sounds._takes] == []


def test_silence_chosen_with_a_key_lasts(shelf: Path) -> None:
    theatre = Theatre()
    theatre.key(pygame.K_m)
    assert load()[0].muted
    theatre.key(pygame.K_m)
    assert not load()[0].muted

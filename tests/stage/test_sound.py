from __future__ import annotations

import math
import struct
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stage import sound
from game.stage.sound import Sounds
from game.table.settings import Settings
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
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name in ("bell", "card_1", "card_2", "card_3"):
        beep(tmp_path / f"{name}.wav")
    (tmp_path / "broken.ogg").write_bytes(b"no sound at all")
    monkeypatch.setattr(sound, "folder", lambda: tmp_path)
    yield tmp_path
    if pygame.mixer.get_init():
        pygame.mixer.quit()


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
    sounds.music("night")
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


def test_no_piece_of_music_comes_again_within_three(shelf: Path) -> None:
    for name in "abcd":
        beep(shelf / f"music_{name}.wav")
    sounds = Sounds(Settings())
    sounds.open()
    sounds.music("a", "b", "c", "d")
    for _ in range(16):
        sounds.next_piece()
    played = sounds._played
    assert all(played[n] not in played[max(0, n - 3) : n] for n in range(len(played)))


def test_music_that_plays_already_plays_on_and_rests_when_it_is_over(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beep(shelf / "music_a.wav")
    theatre = Theatre()
    sounds = theatre.stage.sounds
    sounds.wanted = True
    sounds.open()
    sounds.music("a")
    sounds.music("a")
    assert sounds._played == ["a"]
    rests: list[int] = []
    monkeypatch.setattr(pygame.time, "set_timer", lambda event, ms, loops: rests.append(ms))
    theatre.send(sound.MUSIC_ENDED)
    assert rests == [sound.REST_MS]
    theatre.send(sound.MUSIC_AGAIN)
    assert sounds._played == ["a", "a"]


def test_music_asked_for_before_the_device_was_open_begins_with_it(shelf: Path) -> None:
    beep(shelf / "music_a.wav")
    sounds = Sounds(Settings())
    sounds.music("a")
    assert sounds._played == []
    sounds.open()
    assert sounds._played == ["a"]

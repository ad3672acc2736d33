from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import numpy as np
import pygame
import pytest

from tests.slices import sliced
from tests.tools.hearing import TAKES, file_of, kept, likeness, power
from tools.press.sounds.__main__ import KEPT
from tools.press.sounds.bake import LIST, MUSIC
from tools.press.sounds.catalogue import PLAIN, SOUNDS, take_of
from tools.press.sounds.master import PEAK, loudness, sixteen_bits
from tools.press.sounds.signal import RATE, Wave, high_pass
from tools.press.sounds.uses import BANG, listed

SECONDS = {
    "focus_tick": (0.03, 0.15),
    "shuffle": (1.2, 2.0),
    "turn_bell": (0.8, 1.8),
    "till": (0.8, 1.6),
    "hand_end": (1.2, 2.5),
    "win": (2.0, 4.0),
    "loss": (2.0, 4.5),
    "game_end": (3.0, 5.5),
    "toll": (2.0, 3.5),
}
"""How long a sound may be; what isn't named: a fifth of a second to one and a quarter if plain, else to three."""

every_take = pytest.mark.parametrize(("name", "take"), sliced(TAKES, 3, single=False))

GUNS = ("shot", *(name for name in SOUNDS if name.startswith("gun_")))


# What is kept in assets/sounds


def named_in_the_game() -> set[str]:
    """Every string of the stage that is the name of a sound."""
    found: set[str] = set()
    for file in (KEPT.parents[1] / "game" / "stage").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found & set(SOUNDS)


def test_no_sound_is_made_for_nothing() -> None:
    named = named_in_the_game()
    assert set(SOUNDS) - named == set(BANG.values()) - named


def test_the_card_table_only_names_sounds_there_are() -> None:
    assert set(BANG.values()) <= set(SOUNDS)


def test_every_sound_has_takes_and_says_what_it_is() -> None:
    assert all(sound.takes >= 2 for sound in SOUNDS.values())
    purposes = [sound.purpose for sound in SOUNDS.values()]
    assert all(purposes) and len(set(purposes)) == len(purposes)


def test_the_folder_holds_the_catalogue_and_nothing_else() -> None:
    wanted = {file_of(name, take) for name, take in TAKES}
    assert set(KEPT.iterdir()) == {*wanted, KEPT / LIST, KEPT / MUSIC}
    assert (KEPT / LIST).read_text() == listed()


def test_effects_are_under_four_megabytes() -> None:
    assert sum(file_of(name, take).stat().st_size for name, take in TAKES) < 4_000_000


@every_take
def test_an_effect_is_clean(name: str, take: int) -> None:
    wave = kept(name, take)
    shortest, longest = SECONDS.get(name, (0.2, 1.25 if name in PLAIN else 3.0))
    assert wave.ndim == 1
    assert shortest <= len(wave) / RATE <= longest
    # Vorbis may lift a peak a little.
    assert np.abs(wave).max() <= PEAK + (0.0001 if name in PLAIN else 0.04)
    assert abs(wave.mean()) < (1e-4 if name in PLAIN else 3e-4)
    quiet = 2 / 32768 if name in PLAIN else 0.002
    assert abs(wave[0]) < quiet and abs(wave[-1]) < quiet
    assert np.sqrt(np.mean(wave[-220:] ** 2)) < 10 ** (-66 / 20)


@every_take
def test_an_effect_is_as_loud_as_the_catalogue_says(name: str, take: int) -> None:
    assert abs(loudness(kept(name, take)) - SOUNDS[name].loudness) < 0.5


@every_take
def test_no_effect_is_harsh(name: str, take: int) -> None:
    assert power(kept(name, take), 6000, RATE / 2) < 0.05


@every_take
def test_every_effect_can_be_heard_without_bass(name: str, take: int) -> None:
    wave = kept(name, take)
    assert loudness(high_pass(high_pass(wave, 180), 180)) > loudness(wave) - 7


@pytest.mark.parametrize("name", SOUNDS)
def test_takes_are_not_copies(name: str) -> None:
    waves = [kept(name, take) for take in range(1, SOUNDS[name].takes + 1)]
    assert all(likeness(one, other) < 0.97 for one, other in combinations(waves, 2))


@cache
def colours(name: str, take: int = 1) -> Wave:
    """How much of a sound's energy lies in each half octave, of each of six parts of its first second."""
    edges = 60 * 2 ** (np.arange(16) / 2)
    found = []
    for part in np.array_split(np.pad(kept(name, take), (0, RATE))[:RATE], 6):
        spectrum = np.abs(np.fft.rfft(part)) ** 2
        pitch = np.fft.rfftfreq(len(part), 1 / RATE)
        found += [spectrum[(pitch >= low) & (pitch < high)].sum() for low, high in pairwise(edges)]
    levels = 10 * np.log10(np.array(found) + 1e-7 * float(np.sum(found)))
    return np.asarray(levels, dtype=np.float64)


def apart(one: str, other: str) -> float:
    """Decibels by which two sounds differ on the average, each as its first take."""
    return float(np.mean(np.abs(colours(one) - colours(other))))


@pytest.mark.parametrize("name", SOUNDS)
def test_no_two_sounds_are_taken_for_each_other(name: str) -> None:
    nearest = min((apart(name, other), other) for other in SOUNDS if other != name)
    own = float(np.mean(np.abs(colours(name, 1) - colours(name, 2))))
    assert nearest[0] > 2.0 and nearest[0] > 0.4 * own, (
        f"{name} is like {nearest[1]}: {nearest[0]:.1f} dB, takes {own:.1f}"
    )


def centroid(name: str) -> float:
    """The middle of a sound's energy, in hertz."""
    spectrum = np.abs(np.fft.rfft(kept(name))) ** 2
    return float((spectrum * np.fft.rfftfreq(len(kept(name)), 1 / RATE)).sum() / spectrum.sum())


@pytest.mark.parametrize(("one", "other"), list(combinations(GUNS, 2)))
def test_every_weapon_has_its_own_voice(one: str, other: str) -> None:
    assert apart(one, other) > 3.0


def test_families_lie_where_they_belong() -> None:
    assert max(centroid(name) for name in ("drum", "drum_end", "toll", "table_slam", "cup_slam")) < 400
    assert min(centroid(name) for name in ("glass", "ricochet", "whip", "bottle_breaks", "scope")) > 1300
    assert centroid("gun_buffalo") < centroid("gun_schofield") < centroid("gun_remington") < centroid("gun_derringer")


def test_a_harder_blow_is_a_fuller_sound() -> None:
    soft, firm, hard = (loudness(kept(f"hit_{how}")) for how in ("soft", "firm", "hard"))
    assert soft + 3 < firm < hard - 1
    lengths = [len(kept(f"hit_{how}")) for how in ("soft", "firm", "hard")]
    assert lengths == sorted(lengths)


@pytest.mark.parametrize("name", ["card_snap", "focus_tick", "deal", "hammer_click"])
def test_what_is_kept_is_what_the_program_makes(name: str) -> None:
    # Another processor may round the last bit the other way.
    made = sixteen_bits(take_of(name, 2)).astype(np.int64)
    assert np.abs(made - np.round(kept(name, 2) * 32768).astype(np.int64)).max() <= 2


@pytest.fixture
def loudspeaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


@pytest.mark.usefixtures("loudspeaker")
def test_the_mixer_takes_every_file() -> None:
    for name in SOUNDS:
        played = pygame.mixer.Sound(file_of(name, 1))
        assert abs(played.get_length() - len(kept(name, 1)) / RATE) < 0.01

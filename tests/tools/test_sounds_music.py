from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

from tests.tools.hearing import kept
from tools.press.sounds import table_bed, title_bed
from tools.press.sounds.band import Tempo
from tools.press.sounds.catalogue import MUSIC, chance
from tools.press.sounds.master import PEAK
from tools.press.sounds.score import Note
from tools.press.sounds.signal import RATE


@pytest.mark.parametrize("name", MUSIC)
def test_a_bed_is_calm_and_goes_round_without_a_seam(name: str) -> None:
    bed = kept(name)
    assert bed.shape[1] == 2
    assert 120 <= len(bed) / RATE <= 190
    assert np.abs(bed).max() < PEAK
    assert np.abs(bed.mean(axis=0)).max() < 1e-4
    assert abs(10 * np.log10(np.mean(bed**2)) + 27) < 0.5
    step = np.sqrt(np.mean(np.diff(bed, axis=0) ** 2))
    assert np.abs(bed[0] - bed[-1]).max() < 4 * step
    seconds = np.sqrt(np.mean(bed[: len(bed) // RATE * RATE].reshape(-1, RATE, 2) ** 2, axis=(1, 2)))
    assert seconds.max() < 10 ** (-18 / 20)
    assert seconds.min() > 10 ** (-48 / 20), "the players have fallen asleep"


@pytest.mark.parametrize("name", MUSIC)
def test_both_ears_hear_the_bed_differently_but_evenly(name: str) -> None:
    left, right = kept(name).T
    assert abs(20 * np.log10(np.std(left) / np.std(right))) < 1.5
    assert 0.2 < np.corrcoef(left, right)[0, 1] < 0.95


@pytest.mark.parametrize(
    ("score", "tempo"),
    [(table_bed.score, table_bed.TEMPO), (title_bed.score, title_bed.TEMPO)],
    ids=["table", "title"],
)
def test_a_piece_fills_its_time_within_the_players_reach(
    score: Callable[[np.random.Generator], list[Note]], tempo: Tempo
) -> None:
    notes = score(chance("any", 1))
    assert all(-0.5 < note.at < tempo.beats for note in notes)
    assert all(28 <= note.note <= 88 for note in notes)
    assert all(0.1 < note.force < 0.8 for note in notes)
    begun = sorted({note.at for note in notes} | {tempo.beats})
    assert max(later - sooner for sooner, later in pairwise(begun)) <= 3

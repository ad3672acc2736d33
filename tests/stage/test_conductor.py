from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from game.assets import assets
from game.stage.conductor import LAYERS, MEMORY, MOODS, BadSheet, Conductor, Cue, Tune, gains, mood_at, read_sheet

SHEET = assets() / "sounds" / "music" / "score.json"


def evening(tension: float, minutes: float, seed: int = 7) -> list[tuple[float, Cue]]:
    """What is played at one tension, with the minute at which it begins."""
    conductor = Conductor(read_sheet(SHEET), seed, "porch")
    played: list[tuple[float, Cue]] = []
    at = 0.0
    while at < minutes:
        cue = conductor.next(tension)
        assert cue is not None
        played.append((at, cue))
        at += (cue.tune.seconds + cue.rest) / 60
    return played


def way(cue: Cue) -> tuple[str, str, int, int]:
    return cue.tune.name, cue.phrase, cue.base, cue.lead


@pytest.mark.parametrize("seed", range(20))
def test_twenty_minutes_of_calm_never_go_round(seed: int) -> None:
    played = evening(0.0, 40, seed)
    passages: dict[tuple[object, object], float] = {}
    for (_, one), (at, other) in pairwise(played):
        passage = (way(one), way(other))
        assert at - passages.get(passage, -99) > 20, "the same two phrases follow each other as before"
        passages[passage] = at
    heard: dict[object, float] = {}
    for at, cue in played:
        assert at - heard.get(way(cue), -99) > 8
        heard[way(cue)] = at


@pytest.mark.parametrize("tension", [0.0, 0.5, 0.95])
def test_no_two_phrases_in_a_row_are_alike(tension: float) -> None:
    for seed in range(30):
        for (_, one), (_, other) in pairwise(evening(tension, 15, seed)):
            assert way(one) != way(other)
            assert one.lead or other.lead, "nobody has the tune for two phrases"


def test_a_tune_comes_again_only_after_others_and_a_rest() -> None:
    for seed in range(30):
        visits: list[str] = []
        for _, cue in evening(0.0, 60, seed):
            if not visits or visits[-1] != cue.tune.name:
                visits.append(cue.tune.name)
        for n, name in enumerate(visits):
            assert name not in visits[max(0, n - MEMORY) : n]
        assert len(set(visits)) == 8
    ends = [cue.rest for _, cue in evening(0.0, 20) if cue.rest]
    assert len(ends) > 6 and all(5 <= rest <= 12 for rest in ends)


def test_the_same_seed_is_the_same_evening_and_another_is_not() -> None:
    assert [way(cue) for _, cue in evening(0.0, 10, 3)] == [way(cue) for _, cue in evening(0.0, 10, 3)]
    assert [way(cue) for _, cue in evening(0.0, 10, 3)] != [way(cue) for _, cue in evening(0.0, 10, 4)]


def test_the_evening_begins_on_the_porch_and_tension_changes_the_tune_at_the_next_phrase() -> None:
    conductor = Conductor(read_sheet(SHEET), 1, "porch")
    first = conductor.next(0.0)
    assert first is not None and first.tune.name == "porch"
    moods = [cue.mood for tension in (0.0, 0.5, 0.9, 0.75, 0.6, 0.1) if (cue := conductor.next(tension)) is not None]
    assert moods == ["calm", "tense", "showdown", "showdown", "tense", "calm"]


def test_moods_do_not_flutter_at_their_border() -> None:
    assert [mood_at(t) for t in (0.0, 0.39, 0.4, 0.79, 0.8, 1.0)] == ["calm"] * 2 + ["tense"] * 2 + ["showdown"] * 2
    assert mood_at(0.35, "tense") == "tense" and mood_at(0.29, "tense") == "calm"
    assert mood_at(0.72, "showdown") == "showdown" and mood_at(0.69, "showdown") == "tense"
    assert mood_at(0.1, "showdown") == "calm"


@pytest.mark.parametrize("mood", MOODS)
def test_layers_come_and_go_without_a_step(mood: str) -> None:
    levels = [gains(mood, n / 200) for n in range(201)]
    for one, other in pairwise(levels):
        assert set(one) == set(LAYERS)
        assert all(abs(one[layer] - other[layer]) < 0.04 and 0 <= one[layer] <= 1 for layer in LAYERS)
    assert levels[-1]["drive"] > levels[0]["drive"] and levels[-1]["nerve"] >= levels[0]["nerve"]


def test_calm_is_only_the_tune_and_a_showdown_brings_everything() -> None:
    assert gains("calm", 0.0) == {"base": 1, "lead": 1, "nerve": 0, "drive": 0}
    assert gains("calm", 1.0)["lead"] == 0 and gains("calm", 1.0)["drive"] == 1
    assert min(gains("showdown", 1.0).values()) >= 0.5


def test_every_stem_a_cue_can_name_is_there() -> None:
    files = {path.stem for path in SHEET.parent.glob("*.ogg")}
    named: set[str] = set()
    for tune in read_sheet(SHEET):
        for phrase in tune.form:
            for base in range(1, tune.takes + 1):
                for lead in range(tune.takes + 1):
                    named |= set(Cue(tune, phrase, base, lead).stems().values())
    assert named == files


def test_a_mood_nobody_wrote_for_is_played_by_others_and_no_tunes_are_no_music() -> None:
    only = Tune("only", "calm", 10.0, "A", 2)
    conductor = Conductor((only,), 1)
    assert [cue.tune.name for _ in range(3) if (cue := conductor.next(1.0)) is not None] == ["only"] * 3
    assert Conductor((), 1).next(0.0) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"tunes": [{"name": "a"}]}',
        '{"tunes": [{"name": "a", "mood": "jolly", "seconds": 3, "form": "A", "takes": 1}]}',
        '{"tunes": [{"name": "a", "mood": "calm", "seconds": 0, "form": "A", "takes": 1}]}',
    ],
)
def test_a_bad_sheet_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "score.json").write_text(text)
    with pytest.raises(BadSheet):
        read_sheet(tmp_path / "score.json")


def test_a_missing_sheet_is_refused_and_a_good_one_read(tmp_path: Path) -> None:
    with pytest.raises(BadSheet):
        read_sheet(tmp_path / "score.json")
    one = {"name": "a", "mood": "tense", "seconds": 3.5, "form": "AB", "takes": 2}
    (tmp_path / "score.json").write_text(json.dumps({"tunes": [one]}))
    assert read_sheet(tmp_path / "score.json") == (Tune("a", "tense", 3.5, "AB", 2),)

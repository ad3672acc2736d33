from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.table import settings as settings_file
from game.table.files import old_of
from game.table.settings import Chair, Chosen, Keeper, Mix, Settings, dump, load, parse, save


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "home" / "settings.json"
    chosen = Settings(master=35, pace="fast", window=(1600, 900), chairs=[Chair("Ana"), Chair("Bo", True, "g")])
    chosen.mixes["Ours"] = {"capture_threshold": 9, "game_end": "more_than", "bank_limited": True}
    chosen.pad_maps["guid"] = {"south": "3"}
    chosen.seats_of["bang"] = 7
    assert save(chosen, path)
    assert load(path) == (chosen, False)


def test_no_file_means_the_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), False)


@pytest.mark.parametrize(
    "broken", [b"", b"{", b"\x00" * 400, b"[]", b'{"master": 3}', b'{"format": 99}', b"\xff\xfe", b"[" * 100_000]
)
def test_a_broken_foreign_or_newer_file_is_set_aside_and_the_older_one_read(tmp_path: Path, broken: bytes) -> None:
    path = tmp_path / "settings.json"
    save(Settings(master=11), path)
    save(Settings(master=22), path)
    path.write_bytes(broken)
    found, aside = load(path)
    assert found.master == 11
    assert aside
    assert (tmp_path / "settings.json.aside-1").read_bytes() == broken
    save(found, path)
    assert (tmp_path / "settings.json.aside-1").read_bytes() == broken


def test_of_two_windows_neither_writes_over_what_the_other_has_changed(own_home: Path) -> None:
    mine: Mix = {"capture_threshold": 9}
    save(Settings(mixes={"Old": {}, "Gone": {}}))
    ours, theirs = load()[0], load()[0]
    keeper, other = Keeper(ours), Keeper(theirs)
    theirs.master, theirs.mixes["Theirs"] = 11, mine
    del theirs.mixes["Gone"]
    theirs.rules_of("bang").mixes["Wild"] = {"dodge_city": True}
    assert other.save()
    ours.effects, ours.mixes["Ours"] = 22, mine
    ours.rules_of("bang").preset = "all"
    assert keeper.save()
    found, aside = load()
    assert not aside and (found.master, found.effects, ours.master) == (11, 22, 80)
    assert found.mixes == {"Old": {}, "Theirs": mine, "Ours": mine}
    assert found.chosen["bang"] == Chosen("all", {}, {"Wild": {"dodge_city": True}})
    theirs.master = 80
    assert other.save()
    assert (load()[0].master, load()[0].effects) == (80, 22)


def test_what_a_full_disk_has_refused_is_written_with_the_next_change(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(Settings())
    settings = load()[0]
    keeper = Keeper(settings)

    def full(_handle: int) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as refusing:
        refusing.setattr("game.table.files.os.fsync", full)
        settings.master = 11
        assert not keeper.save()
    settings.effects = 22
    assert keeper.save()
    assert (load()[0].master, load()[0].effects) == (11, 22)


def test_one_older_generation_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for loudness in (10, 20, 30):
        save(Settings(master=loudness), path)
    assert parse(old_of(path).read_text()).master == 20


def test_a_half_written_file_never_takes_the_place_of_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    save(Settings(master=10), path)

    def full(_handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("game.table.files.os.fsync", full)
    assert not save(Settings(master=20), path)
    assert load(path)[0].master == 10


@pytest.mark.parametrize(
    ("name", "odd"),
    [
        ("master", 101),
        ("master", "loud"),
        ("master", True),
        ("pace", "warp"),
        ("animations", "step"),
        ("text_size", 37),
        ("window", [1, 1]),
        ("window", "big"),
        ("chairs", [3]),
        ("mixes", {"m": 4}),
        ("muted", 1),
        ("seats_of", {"bang": 9}),
        ("pad_maps", {"g": []}),
    ],
)
def test_an_odd_value_falls_back_alone(name: str, odd: object) -> None:
    data = json.loads(dump(Settings(effects=7)))
    data[name] = odd
    found = parse(json.dumps(data))
    assert getattr(found, name) == getattr(Settings(), name)
    assert found.effects == 7


def test_names_are_cut_to_what_a_ticket_holds() -> None:
    data = json.loads(dump(Settings()))
    data["chairs"] = [{"name": "W" * 99, "bot": False, "pad": ""}]
    assert len(parse(json.dumps(data)).chairs[0].name) == settings_file.NAME_LENGTH


def test_a_broken_file_in_a_folder_that_refuses_stays_and_the_defaults_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{")

    def refuse(*_paths: Path) -> None:
        raise PermissionError("read only")

    monkeypatch.setattr("game.table.files.os.replace", refuse)
    assert load(path) == (Settings(), True)
    assert path.read_text() == "{"


def test_a_folder_in_the_place_of_the_file_is_set_aside_and_saving_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    old_of(path).mkdir()
    assert load(path) == (Settings(), True)
    for loudness in (10, 20):
        assert save(Settings(master=loudness), path)
    assert load(path)[0].master == 20
    assert (tmp_path / "settings.json.aside-1").is_dir()

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile  # type: ignore[import-untyped]  # it ships no types

from tests.tools.hearing import TAKES, strongest
from tools.press.sounds import bake, ogg
from tools.press.sounds.__main__ import KEPT, main
from tools.press.sounds.catalogue import chance, take_of
from tools.press.sounds.master import sixteen_bits
from tools.press.sounds.signal import RATE, times


def test_baking_twice_gives_the_same_bytes() -> None:
    command = (
        "import hashlib; from tools.press.sounds.bake import baked; "
        "print(hashlib.sha256(b''.join(data for _, data in baked(['card_snap', 'coin', 'turn_bell']))).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", command],
            cwd=KEPT.parents[1],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].strip()) == 64


def test_chance_differs_by_name_and_take() -> None:
    seeds = {int(chance(name, take).integers(1 << 62)) for name, take in TAKES}
    assert len(seeds) == len(TAKES)
    with pytest.raises(IndexError, match="takes 1 to 3, not 4"):
        take_of("coin", 4)


def test_some_names_are_baked_alone(tmp_path: Path) -> None:
    (tmp_path / "coin_9.wav").write_bytes(b"old")
    written = bake.bake(tmp_path, ["focus_tick"])
    assert [path.name for path in written] == ["focus_tick_1.wav", "focus_tick_2.wav", "focus_tick_3.wav"]
    assert (tmp_path / "coin_9.wav").exists()


def test_baking_all_clears_what_has_no_maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bake, "baked", lambda names: iter([("coin_1.wav", b"new")]))
    (tmp_path / "coin_1.wav").write_bytes(b"old")
    (tmp_path / "kazoo_1.ogg").write_bytes(b"old")
    bake.bake(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.rglob("*.*")} == {"coin_1.wav": b"new"}


def test_the_command_knows_its_names(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["kazoo"])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert "'kazoo'" in said and "turn_bell" in said


def test_the_command_bakes_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["focus_tick"], tmp_path) == 0
    assert "3 files" in capsys.readouterr().out
    assert main(["focus_tick", "--check"], tmp_path) == 0
    (tmp_path / "focus_tick_2.wav").write_bytes(b"old")
    (tmp_path / "focus_tick_3.wav").unlink()
    assert main(["focus_tick", "--check"], tmp_path) == 1
    said = capsys.readouterr().out
    assert "focus_tick_2.wav isn't what the program makes" in said and "2 differ" in said


def test_comparing_all_finds_what_has_no_maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bake, "baked", lambda names: iter([("coin_1.wav", b"new")]))
    (tmp_path / "coin_1.wav").write_bytes(b"new")
    (tmp_path / "kazoo_1.ogg").write_bytes(b"old")
    assert bake.differing(tmp_path) == ["kazoo_1.ogg"]


def test_ogg_pages_are_numbered_and_summed_anew() -> None:
    wave = sixteen_bits(0.3 * np.sin(2 * np.pi * 440 * times(0.5)))
    raw = io.BytesIO()
    soundfile.write(raw, wave, RATE, format="OGG", subtype="VORBIS")
    for page in ogg.pages(raw.getvalue()):
        # libsndfile's own sums prove ours.
        assert int.from_bytes(page[22:26], "little") == ogg.checksum(page[:22] + b"\0\0\0\0" + page[26:])
    done = ogg.ogg_bytes(wave, 0xBEEF, 0.4)
    assert {page[14:18] for page in ogg.pages(done)} == {b"\xef\xbe\0\0"}
    again, rate = soundfile.read(io.BytesIO(done))
    assert (len(again), rate) == (len(wave), RATE)
    assert abs(strongest(np.asarray(again, dtype=np.float64), 300, 600) - 440) < 1
    with pytest.raises(ValueError, match="no Ogg page at byte 0"):
        ogg.pages(b"RIFF....")

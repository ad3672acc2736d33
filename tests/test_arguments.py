"""What was typed becomes what is meant; what can't be meant is answered with what could."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import __version__, arguments
from game.arguments import Cases, Version, said, understood
from game.assets import assets
from game.bang.game import GAME
from game.commands import main
from game.options import PlayOptions
from game.rules.library import Presets, Span
from game.table.settings import Settings, save, settings_file
from game.trouble import Trouble
from game.words import language, say

PRESETS = Presets(
    legal={"margin": (5, 6), "window": ("off", "free"), "pooled": (False, True), "target": Span(1000, 9000, 1000)},
    mixes={"plain": {}, "published": {}},
    default="plain",
)


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of two to four with a few switches, under the name of the real one."""
    monkeypatch.setattr("sys.argv", ["/usr/bin/sundown"])
    monkeypatch.delenv("SUNDOWN_CALLED", raising=False)
    game = SimpleNamespace(
        name="wyatt_earp", seats=(2, 4), presets=PRESETS, expansions=(), seats_for=lambda switches: (2, 4)
    )
    monkeypatch.setattr("game.rules.library.names", lambda: ["wyatt_earp"])
    monkeypatch.setattr("game.rules.library.find", lambda name: {"wyatt_earp": game}[name])


def meant(line: str) -> PlayOptions:
    options = understood(line.split())
    assert isinstance(options, PlayOptions)
    return options


def test_nothing_typed_opens_the_title() -> None:
    assert understood([]) == PlayOptions()


def test_a_game_without_a_table_in_the_window_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    other = SimpleNamespace(
        name="other", seats=(3, 5), presets=PRESETS, expansions=("gold", "ghosts"), seats_for=lambda switches: (3, 5)
    )
    monkeypatch.setattr("game.rules.library.names", lambda: ["other"])
    monkeypatch.setattr("game.rules.library.find", lambda name: other)
    assert meant("--game other --headless").game == "other"
    with pytest.raises(Trouble) as caught:
        understood(["play", "--game", "other"])
    assert said(caught.value.sentence, **caught.value.given).startswith("other has no table in the window yet: ")


def test_expansions_are_switches_that_are_on(monkeypatch: pytest.MonkeyPatch) -> None:
    west = GAME
    monkeypatch.setattr("game.rules.library.names", lambda: ["bang"])
    monkeypatch.setattr("game.rules.library.find", lambda name: west)
    line = "--game bang --headless --seats 4"
    assert meant(f"{line} --with dodge_city,high_noon").switches == (("dodge_city", True), ("high_noon", True))
    assert meant(f"{line} --with ,high_noon,").switches == (("high_noon", True),)
    assert meant(f"{line} --with all").switches == tuple((name, True) for name in west.expansions)
    with pytest.raises(Trouble) as caught:
        understood(["play", *f"{line} --with ,".split()])
    assert caught.value.given["said"] == ","
    for wrong in (f"{line} --with dodge", "--game bang --headless --seats 8 --preset seed-001"):
        with pytest.raises(Trouble):
            understood(["play", *wrong.split()])


def test_play_may_be_left_out() -> None:
    line = "--seats 3 --bots 2 --seed 7"
    assert meant(line) == meant("play " + line) == PlayOptions(game="wyatt_earp", seats=3, bots=2, seed=7)


def test_everything_at_once() -> None:
    line = (
        "play --game wyatt_earp --seats 4 --bots 1 --seed 0 --preset published --set margin=6 --set pooled=true "
        "--set target=3000 --set window=free --window 1024x768 --full-screen --no-sound --pace fast"
    )
    assert meant(line) == PlayOptions(
        game="wyatt_earp",
        seats=4,
        bots=1,
        seed=0,
        preset="published",
        switches=(("margin", 6), ("pooled", True), ("target", 3000), ("window", "free")),
        window=(1024, 768),
        full_screen=True,
        sound=False,
        pace="fast",
    )


def test_how_it_looks_doesnt_choose_a_game() -> None:
    assert meant("--window 1280x720 --pace slow --no-sound").game is None


@pytest.mark.parametrize(
    ("line", "seats"),
    [("--headless", 4), ("--headless --seats 2", 2), ("--headless --bots 3", 3), ("--headless --seats 2 --bots 2", 2)],
)
def test_without_a_window_bots_sit_everywhere(line: str, seats: int) -> None:
    options = meant(line)
    assert (options.game, options.seats, options.bots) == ("wyatt_earp", seats, seats)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "There is no command dance: the commands are play, case, replay, export."),
        ("play --tempo 3", "There is no --tempo 3 here: sundown --help lists"),
        ("play --seats", "--seats needs a value: sundown play --help says which."),
        ("case", "FILE is missing: sundown case --help says"),
        ("case --", "FILE is missing: sundown case --help says"),
        ("--headless=3", "That was not understood (argument --headless: ignored explicit argument '3')"),
        ("--game poker", "There is no game poker: the games are wyatt_earp."),
        ("--seats four", "--seats needs a whole number, and four is none."),
        ("--seats 2.5", "--seats needs a whole number, and 2.5 is none."),
        ("--seats 1", "--seats 1 is outside 2 to 4, which is what wyatt_earp allows."),
        ("--seats 5", "--seats 5 is outside 2 to 4, which is what wyatt_earp allows."),
        ("--bots 5", "--bots 5 is outside 0 to 4"),
        ("--seats 3 --bots 4", "There can't be 4 bots in 3 seats: give --bots a number from 0 to 3."),
        ("--seats 3 --bots -1", "There can't be -1 bots in 3 seats"),
        ("--seed -1", "--seed -1 is outside 0 to 9223372036854775807."),
        ("--seed 99999999999999999999", "--seed 99999999999999999999 is outside"),
        ("--headless --seats 3 --bots 2", "Without a window nobody but bots can play: leave --bots out or give it 3."),
        ("--preset mine", "wyatt_earp has no preset mine: the presets are plain, published."),
        ("--set margin", "--set needs switch=value, and margin is not that."),
        ("--set =5", "--set needs switch=value, and =5 is not that."),
        ("--set edge=5", "wyatt_earp has no switch edge: the switches are margin, window, pooled, target."),
        ("--set margin=7", "The switch margin can't be 7: it can be 5, 6."),
        ("--set pooled=maybe", "The switch pooled can't be maybe: it can be false, true."),
        ("--set target=1500", "The switch target can't be 1500: it can be 1000 to 9000 in steps of 1000."),
        ("--with dodge_city", "wyatt_earp has no expansions, so leave out --with dodge_city."),
        ("--window big", "--window needs a size such as 1280x720, and big is none."),
        ("--window 100x100", "A window of 100x100 can't be played in: give a size from 960x540 to 7680x4320."),
        ("--pace mad", "There is no pace mad: the paces are slow, normal, fast, instant, step."),
        ("case nowhere.case", "There is no file nowhere.case: check the name and the folder."),
        ("case .", "There is no file .: check the name"),
        ("replay nowhere.save", "There is no file nowhere.save"),
        ('export ""', "An empty name is no folder: name one, or leave it out."),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Trouble) as trouble:
        understood(shlex.split(line))
    words = said(trouble.value.sentence, **trouble.value.given)
    assert sentence in words
    assert "\n" not in words
    assert trouble.value.status == 2


@pytest.mark.parametrize(
    "line",
    ["{}", "--set {}", "--set margin={}", "--game {}", "--seats {}", "--window {}", "--with {}", "-t {}", "case {}"],
)
def test_of_something_endless_only_the_beginning_is_told(line: str) -> None:
    with pytest.raises(Trouble) as trouble:
        understood(line.format("x" * 50_000).split())
    words = said(trouble.value.sentence, **trouble.value.given)
    assert "xxx…" in words and "?" not in words
    assert len(words) < 250


def test_files_that_exist_are_taken(tmp_path: Path) -> None:
    one, two = tmp_path / "one.case", tmp_path / "two.case"
    one.touch()
    two.touch()
    assert understood(["case", str(one), str(two)]) == Cases((one, two))
    assert understood(["replay", str(one)]) == PlayOptions(replay=one)


def test_the_version_stands_in_one_place() -> None:
    version = understood(["--version"])
    assert isinstance(version, Version)
    assert str(version) == f"Sundown Saloon {__version__}"


@pytest.mark.parametrize(
    ("called", "argv", "program"),
    [
        (None, "/venv/bin/sundown", "sundown"),
        (None, "sundown.exe", "sundown"),
        (None, "/src/game/__main__.py", "python3 -m game"),
        ("python3.13 tools/run.py", "/src/game/__main__.py", "python3.13 tools/run.py"),
    ],
)
def test_advice_repeats_what_was_typed(
    called: str | None, argv: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [argv])
    if called:
        monkeypatch.setenv("SUNDOWN_CALLED", called)
    assert arguments.program() == program


@pytest.mark.parametrize("line", ["--help", "-h", "play --help", "case --help", "replay -h"])
def test_help_is_words_not_message_ids(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        understood(line.split())
    assert end.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: sundown")
    assert not re.search(r"\bhelp-", out.replace("--help", ""))


def test_the_language_that_is_named_is_spoken_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        understood(["play", "--help", "--language", "zh"])
    out = capsys.readouterr().out
    assert out.startswith("用法： sundown play [-h]")
    assert "选项:" in out and "有几人入座" in out
    with pytest.raises(Trouble) as refused:
        understood(["--seats", "9", "--language=zh"])
    assert said(refused.value.sentence, **refused.value.given) == "--seats 9 超出范围：wyatt_earp 允许 2 至 4。"


def test_without_a_name_the_language_of_the_settings_is_spoken(capsys: pytest.CaptureFixture[str]) -> None:
    save(Settings(language="fa"))
    with pytest.raises(SystemExit):
        understood(["play", "--help"])
    assert capsys.readouterr().out.startswith(f"{say('help-usage')} sundown play")
    assert language() == "fa"
    for typed, spoken in ((["--seats", "9"], "fa"), (["--seats", "9", "--language", "zh"], "zh")):
        assert main(typed, lambda options: 0) == 2
        assert language() == spoken and capsys.readouterr().err


@pytest.mark.parametrize("broken", ["{", '{"format": 99}'])
def test_settings_that_cannot_be_read_are_left_where_they_are(broken: str) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(broken)
    assert main(["--seats", "9"], lambda options: 0) == 2
    assert language() == "en" and settings_file().read_text() == broken


def test_every_sentence_is_there_and_used() -> None:
    game = Path(arguments.__file__).parent
    sources = "".join(p.read_text() for p in sorted(game.glob("*.py")))
    used = set(re.findall(r'"((?:trouble|help)-[a-z-]+|version)"', sources)) | {"version"}
    text = (assets() / "locale" / "en" / "commands.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) == used

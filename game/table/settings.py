"""What people have chosen: volumes, text size, pace, pads, last seats, own mixes of rules. One JSON file."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.home import home
from game.table.files import old_of, set_aside, write_safely

FORMAT = 1
FIRST_GAME = "wyatt_earp"
"""The game whose rules of last time lie in the settings themselves."""
PACES = ("slow", "normal", "fast", "instant", "step")
LIKE_BOTS = "like_bots"
ANIMATIONS = (LIKE_BOTS, "slow", "normal", "fast", "instant")
"""Paces of what moves; the first is that of the bots."""
TEXT_SIZES = (0, 100, 125, 150)
"""In per cent; 0 lets the window decide."""
ANSWER_SECONDS = (0, 30, 60, 120)
ONE_HAND = ("both", "left", "right")
PAD_GLYPHS = ("auto", "place", "xbox", "playstation", "nintendo")
NAME_LENGTH = 16

Value = str | int | bool
Mix = dict[str, Value]


@dataclass(slots=True)
class Chair:
    """Who sat in a seat last time: a name, a person or a bot, the GUID of their own pad or '', a bot's
    level or '', the seat mark, 0 to 7, or -1 for none yet, a bot's temperament or '', the side of the table, 0 to 3
    clockwise from the lower edge of a lying screen, or -1 for where the seat comes round the table.
    """

    name: str
    bot: bool = False
    pad: str = ""
    level: str = ""
    mark: int = -1
    temper: str = ""
    side: int = -1


@dataclass(slots=True)
class Chosen:
    """The rules of last time of one game: a preset or mix, switches that differ from it, own mixes."""

    preset: str = ""
    own_switches: Mix = field(default_factory=dict)
    mixes: dict[str, Mix] = field(default_factory=dict)


@dataclass(slots=True)
class Settings:
    """All settings with their defaults. Volumes, dead zone and text size are in per cent."""

    master: int = 80
    effects: int = 100
    music: int = 60
    muted: bool = False
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    display: int = 0
    text_size: int = 0
    pace: str = "normal"
    animations: str = LIKE_BOTS
    """The pace of what moves, where it is not that of the bots."""
    reduced_motion: bool = False
    high_contrast: bool = False
    plain_type: bool = False
    safe_marks: bool = False
    """Seats and suits in colours that everybody tells apart."""
    tv_safe: bool = False
    lies_flat: bool = False
    """The screen lies on the table: the picture turns to the side of whoever is asked."""
    language: str = "en"
    confirm_swap: bool = False
    pad_glyphs: str = "auto"
    """Whose buttons prompts show: those of the pad in hand, or always those of one make."""
    background_pads: bool = False
    toggle_holds: bool = False
    one_hand: str = "both"
    """Keys and gamepads for both hands, or for one alone."""
    two_presses: bool = False
    """A die is flicked by one press that starts the needle and one that stops it."""
    show_bodies: bool = False
    """The street of the shoot-outs shows what the simulation moves."""
    rumble: bool = True
    dead_zone: int = 25
    ask_before_ending: bool = True
    ask_before_slips: bool = True
    """Legal plays that are hardly ever meant are asked about once more."""
    answer_seconds: int = 0
    hints: bool = True
    """Whoever is asked may ask what a deputy would do."""
    gpu: bool = False
    preset: str = "seed-004"
    own_switches: Mix = field(default_factory=dict)
    mixes: dict[str, Mix] = field(default_factory=dict)
    """The rules of last time of the first game; those of the others are in `chosen`."""
    chosen: dict[str, Chosen] = field(default_factory=dict)
    chairs: list[Chair] = field(default_factory=list)
    seats_of: dict[str, int] = field(default_factory=dict)
    """How many sat down to each game the last time."""
    pad_maps: dict[str, dict[str, str]] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)
    """Own keys: action to key name."""
    known_games: list[str] = field(default_factory=list)
    """The games that were played here, or whose lesson was taken: it isn't offered any more."""

    def has_played(self, game: str) -> None:
        """Somebody here knows the game from now on."""
        if game not in self.known_games:
            self.known_games = [*self.known_games, game]

    def rules_of(self, game: str) -> Settings | Chosen:
        """What holds preset, switches and mixes of a game."""
        return self if game == FIRST_GAME else self.chosen.setdefault(game, Chosen())


RANGES: Mapping[str, tuple[int, int]] = {
    "master": (0, 100),
    "effects": (0, 100),
    "music": (0, 100),
    "dead_zone": (10, 60),
    "display": (0, 31),
}
CHOICES: Mapping[str, tuple[Value, ...]] = {
    "pace": PACES,
    "animations": ANIMATIONS,
    "text_size": TEXT_SIZES,
    "answer_seconds": ANSWER_SECONDS,
    "pad_glyphs": PAD_GLYPHS,
    "one_hand": ONE_HAND,
}


class Unreadable(Exception):
    """A settings file that can't be used."""


def settings_file() -> Path:
    """Where the settings lie."""
    return home() / "settings.json"


def dump(settings: Settings) -> str:
    """Settings as the text of their file."""
    return _text(asdict(settings))


def _text(told: Mapping[str, Any]) -> str:
    return json.dumps({"format": FORMAT, **told}, ensure_ascii=False, indent=1) + "\n"


def parse(text: str) -> Settings:
    """Settings from the text of a file. Single odd values fall back to their defaults.

    Raises Unreadable when it is no settings file, or one from a newer version.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("no JSON") from error
    if not isinstance(data, dict) or not isinstance(data.get("format"), int):
        raise Unreadable("no settings")
    if data["format"] > FORMAT:
        raise Unreadable("newer")
    settings = Settings()
    for one in fields(Settings):
        value = _sound(one.name, getattr(settings, one.name), data.get(one.name))
        if value is not None:
            setattr(settings, one.name, value)
    return settings


def load(path: Path | None = None) -> tuple[Settings, bool]:
    """(the settings, whether a file had to be set aside).

    A file that can't be used is set aside and the generation before it is read instead.  Never raises OSError:
    where the folder refuses, the file stays where it is.
    """
    path = path or settings_file()
    aside = False
    for file in (path, old_of(path)):
        try:
            return parse(file.read_text(encoding="utf-8")), aside
        except FileNotFoundError:
            continue
        except (Unreadable, UnicodeDecodeError, OSError):
            with contextlib.suppress(OSError):
                set_aside(file)
            aside = True
    return Settings(), aside


def kept(path: Path | None = None) -> bool:
    """Whether settings were ever saved; at the first start of all they were not."""
    path = path or settings_file()
    return path.exists() or old_of(path).exists()


def chosen_language() -> str:
    """The language of the settings file; English without a good one.  No file is touched."""
    try:
        return parse(settings_file().read_text(encoding="utf-8")).language
    except (Unreadable, UnicodeDecodeError, OSError):
        return Settings().language


def save(settings: Settings, path: Path | None = None) -> bool:
    """Write the settings. False when the disk refuses: then they hold for this evening only."""
    return _put(dump(settings), path or settings_file())


class Keeper:
    """Keeps the settings of a running window: what it has not changed stays as another window has left it meanwhile."""

    def __init__(self, settings: Settings) -> None:
        """`settings` are as they were read; whatever becomes of them is written by `save`."""
        self._settings = settings
        self._since = asdict(settings)

    def save(self) -> bool:
        """Write what has changed. False when the disk refuses: then it holds for this evening only."""
        told, path = dump(self._settings), settings_file()
        with contextlib.suppress(Unreadable, UnicodeDecodeError, OSError):
            theirs = parse(path.read_text(encoding="utf-8"))
            told = _text(_changed(asdict(self._settings), self._since, asdict(theirs)))
        written = _put(told, path)
        if written:
            self._since = asdict(self._settings)
        return written


def _put(text: str, path: Path) -> bool:
    try:
        write_safely(path, text)
    except OSError:
        return False
    return True


def _changed(ours: Any, since: Any, theirs: Any) -> Any:
    """Theirs, but for what is otherwise in ours than it was."""
    if ours == since:
        return theirs
    if not (isinstance(ours, dict) and isinstance(theirs, dict)):
        return ours
    before = since if isinstance(since, dict) else {}
    merged = {key: _changed(ours.get(key), before.get(key), theirs.get(key)) for key in {**theirs, **ours}}
    return {key: value for key, value in merged.items() if value is not None}


def _sound(name: str, default: Any, value: Any) -> Any:
    """The value if it may stand in that field, else None."""
    if name == "language":
        from game.words import languages  # the first frame is painted before there are words

        return value if value in languages() else None
    if name in CHOICES:
        return value if value in CHOICES[name] and type(value) is type(default) else None
    if name in RANGES:
        low, high = RANGES[name]
        return value if type(value) is int and low <= value <= high else None
    reader = {
        "window": _pair,
        "own_switches": _mix,
        "mixes": _mixes,
        "chosen": _chosen,
        "chairs": _chairs,
        "seats_of": _counts,
        "pad_maps": _pad_maps,
        "keys": _words,
        "known_games": _names,
    }.get(name)
    if reader is not None:
        return reader(value)
    return value if type(value) is type(default) else None


def _pair(value: Any) -> tuple[int, int] | None:
    if isinstance(value, list) and len(value) == 2 and all(type(n) is int and 320 <= n <= 16384 for n in value):
        return value[0], value[1]
    return None


def _mix(value: Any) -> Mix | None:
    if not isinstance(value, dict) or not all(isinstance(v, str | int | bool) for v in value.values()):
        return None
    return {str(k): v for k, v in value.items()}


def _mixes(value: Any) -> dict[str, Mix] | None:
    if not isinstance(value, dict):
        return None
    read = {str(name): _mix(mix) for name, mix in value.items()}
    return {name: mix for name, mix in read.items() if mix is not None}


def _chosen(value: Any) -> dict[str, Chosen] | None:
    if not isinstance(value, dict):
        return None
    return {
        str(game): Chosen(
            str(one.get("preset") or ""), _mix(one.get("own_switches")) or {}, _mixes(one.get("mixes")) or {}
        )
        for game, one in value.items()
        if isinstance(one, dict)
    }


def _chairs(value: Any) -> list[Chair] | None:
    if not isinstance(value, list):
        return None
    chairs = []
    for one in value[:8]:
        if isinstance(one, dict) and isinstance(one.get("name"), str) and one["name"].strip():
            name = one["name"].strip()[:NAME_LENGTH]
            mark, side = one.get("mark"), one.get("side")
            chairs.append(
                Chair(
                    name,
                    one.get("bot") is True,
                    str(one.get("pad") or ""),
                    str(one.get("level") or ""),
                    mark if type(mark) is int and 0 <= mark < 8 else -1,
                    str(one.get("temper") or ""),
                    side if type(side) is int and 0 <= side < 4 else -1,
                )
            )
    return chairs


def _counts(value: Any) -> dict[str, int] | None:
    if not isinstance(value, dict):
        return None
    return {str(game): count for game, count in value.items() if type(count) is int and 1 <= count <= 8}


def _names(value: Any) -> list[str] | None:
    return [name for name in value if isinstance(name, str)] if isinstance(value, list) else None


def _words(value: Any) -> dict[str, str] | None:
    if not isinstance(value, dict):
        return None
    return {str(name): word for name, word in value.items() if isinstance(word, str)}


def _pad_maps(value: Any) -> dict[str, dict[str, str]] | None:
    if not isinstance(value, dict):
        return None
    return {
        str(guid): {str(k): v for k, v in places.items() if isinstance(v, str)}
        for guid, places in value.items()
        if isinstance(places, dict)
    }

"""What was typed, turned into what is to be done, or into a sentence that says what would have been right."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from game import __version__
from game.options import PACES, PlayOptions
from game.rules import library
from game.trouble import Trouble

COMMANDS = ("play", "case", "replay", "export")
ONLY_GAME = "wyatt_earp"
"""What a table option means when no game is named with it."""

IN_THE_WINDOW = ("bang", "pony_express", "wyatt_earp")
"""The games that have a table in the window; the others are played by bots and read."""

SMALLEST_WINDOW = (960, 540)
LARGEST_WINDOW = (7680, 4320)
LARGEST_SEED = 2**63 - 1
IDLE_SECONDS = (10, 3600)


REFUSALS = {
    "trouble-unknown-words": r"unrecognized arguments: (.*)",
    "trouble-no-value": r"argument ([^ :]+).*: expected .*",
    "trouble-lacking": r"the following arguments are required: (.*)",
}
"""What the parser, which speaks English only, complains of, and the sentence that says it."""


@dataclass(frozen=True, slots=True)
class Cases:
    """Case files to run."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Export:
    """The evening as files, in `folder` or, if none is named, in one of its own."""

    folder: Path | None


@dataclass(frozen=True, slots=True)
class Version:
    """Only the version is wanted."""

    def __str__(self) -> str:
        return said("version", version=__version__)


def understood(typed: Sequence[str]) -> PlayOptions | Cases | Export | Version:
    """What to do. Raises Trouble when it can't be done, SystemExit(0) once help is printed."""
    words = list(typed)
    if _told(words) or {"-h", "--help"} & {*words}:
        speak_as_chosen(words)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    if not words[0].startswith("-") and words[0] not in COMMANDS:
        raise Trouble("trouble-no-such-command", said=words[0], known=_listed(COMMANDS))
    given = _parser().parse_args(words)
    match given.command:
        case "play":
            return _play(given)
        case "case":
            return Cases(tuple(_existing(path) for path in given.files))
        case "replay":
            return PlayOptions(replay=_existing(given.file))
        case "export":
            return Export(given.folder)
    return Version()


def speak_as_chosen(typed: Sequence[str]) -> None:
    """Speak the language named by `--language`, else the one chosen in the settings: help, trouble and what is told
    without a window come in it.
    """
    from game.table.settings import chosen_language
    from game.words import languages, speak  # as slow as the words themselves

    told = _told(typed)
    speak(told if told in languages() else chosen_language())


def _told(words: Sequence[str]) -> str:
    """The tag that `--language` names, as it was typed; nothing without one."""
    named = ""
    for word, after in zip(words, [*words[1:], ""], strict=False):
        option, equals, tag = word.partition("=")
        if option == "--language":
            named = tag if equals else after
    return named


def program() -> str:
    """What the person types to start this program; `tools/run.py` says so when it was that."""
    called = os.environ.get("SUNDOWN_CALLED")
    return called or ("sundown" if Path(sys.argv[0]).stem == "sundown" else "python3 -m game")


def said(sentence: str, **given: str | int) -> str:
    """The words of a message."""
    # words are slow to load, and a start without trouble or help has no use for them here
    from game.words import say

    return say(sentence, **given)


class _Help(argparse.HelpFormatter):
    """Help whose texts are looked up only when they are shown."""

    def _get_help_string(self, action: argparse.Action) -> str:
        games, paces = _listed(library.names()), _listed(PACES)
        return said(action.help or "", games=games, paces=paces, command=f"{program()} COMMAND")

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        # with "" it is asked for what a command's own help begins with
        super().add_usage(usage, actions, groups, said("help-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(said(heading) if heading else None)

    def add_text(self, text: str | None) -> None:
        super().add_text(said(text) if text else None)


class _Parser(argparse.ArgumentParser):
    """A parser that raises Trouble where the one it extends would print and exit."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_Help, **settings)
        self._positionals.title, self._optionals.title = "help-words", "help-options"
        self.add_argument("-h", "--help", action="help", help="help-help")

    def error(self, message: str) -> NoReturn:
        for sentence, words in REFUSALS.items():
            if found := re.fullmatch(words, message):
                raise Trouble(sentence, said=found[1], command=self.prog)
        raise Trouble("trouble-not-understood", said=message, command=self.prog)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=program(), description="help-program")
    parser.add_argument("--version", action="store_true", help="help-version")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", help="help-command")

    play = commands.add_parser("play", description="help-play", help="help-play")
    play.add_argument("--game", help="help-game")
    play.add_argument("--seats", type=_whole("--seats"), metavar="N", help="help-seats")
    play.add_argument("--bots", type=_whole("--bots"), metavar="N", help="help-bots")
    play.add_argument("--seed", type=_whole("--seed"), metavar="N", help="help-seed")
    play.add_argument("--preset", help="help-preset")
    play.add_argument("--set", action="append", default=[], metavar="SWITCH=VALUE", help="help-set")
    play.add_argument("--with", dest="expansions", default="", metavar="NAME,...", help="help-with")
    play.add_argument("--headless", action="store_true", help="help-headless")
    play.add_argument("--window", type=_size, metavar="WxH", help="help-window")
    play.add_argument("--full-screen", action="store_true", help="help-full-screen")
    play.add_argument("--no-sound", action="store_true", help="help-no-sound")
    play.add_argument("--pace", help="help-pace")
    play.add_argument("--language", help="help-language")
    play.add_argument("--kiosk", action="store_true", help="help-kiosk")
    play.add_argument("--idle", type=_whole("--idle"), metavar="N", help="help-idle")
    play.add_argument("--pin", type=_pin, metavar="DIGITS", help="help-pin")

    case = commands.add_parser("case", description="help-case", help="help-case")
    case.add_argument("files", nargs="+", type=Path, metavar="FILE", help="help-case-file")

    replay = commands.add_parser("replay", description="help-replay", help="help-replay")
    replay.add_argument("file", type=Path, metavar="FILE", help="help-replay-file")

    export = commands.add_parser("export", description="help-export", help="help-export")
    export.add_argument("folder", nargs="?", type=_folder, metavar="FOLDER", help="help-export-folder")
    return parser


def _play(given: argparse.Namespace) -> PlayOptions:
    at_table = (given.seats, given.bots, given.seed, given.preset)
    name = given.game
    meant = given.headless or given.set or given.expansions or any(x is not None for x in at_table)
    if name is None and meant:
        name = ONLY_GAME
    if given.pace is not None and given.pace not in PACES:
        raise Trouble("trouble-no-such-pace", said=given.pace, known=_listed(PACES))
    if given.language is not None:
        _language(given.language)
    if given.kiosk and (name is not None or given.headless):
        raise Trouble("trouble-kiosk-game")
    if not given.kiosk and (given.idle, given.pin) != (None, None):
        raise Trouble("trouble-kiosk-only")
    least, most = IDLE_SECONDS
    if given.idle is not None and not least <= given.idle <= most:
        raise Trouble("trouble-idle-range", said=str(given.idle), least=str(least), most=str(most))
    return PlayOptions(
        game=name,
        **({} if name is None else _table(name, given)),
        headless=given.headless,
        window=given.window,
        full_screen=given.full_screen,
        sound=not given.no_sound,
        pace=given.pace,
        language=given.language,
        kiosk=given.kiosk,
        idle=given.idle,
        pin=given.pin,
    )


def _language(tag: str) -> None:
    from game.words import languages  # as slow as the words themselves

    if tag not in languages():
        raise Trouble("trouble-no-such-language", said=tag, known=_listed(languages()))


def _table(name: str, given: argparse.Namespace) -> dict[str, Any]:
    """The options that depend on the game, checked against it."""
    if name not in library.names():
        raise Trouble("trouble-no-such-game", said=name, known=_listed(library.names()))
    if name not in IN_THE_WINDOW and not given.headless:
        raise Trouble("trouble-only-headless", game=name)
    game = library.find(name)
    _within("--seats", given.seats, game.seats, name)
    if given.seed is not None and not 0 <= given.seed <= LARGEST_SEED:
        raise Trouble("trouble-seed-range", said=str(given.seed), most=str(LARGEST_SEED))
    seats, bots = given.seats, given.bots
    if seats is None:
        _within("--bots", bots, (0, game.seats[1]), name)
    elif bots is not None and not 0 <= bots <= seats:
        raise Trouble("trouble-more-bots-than-seats", bots=str(bots), seats=str(seats))
    if given.preset is not None and given.preset not in game.presets.mixes:
        known = _listed(game.presets.mixes)
        raise Trouble("trouble-no-such-preset", game=name, said=given.preset, known=known)
    switches: list[tuple[str, library.Value]] = [(added, True) for added in _expansions(game, given.expansions)]
    switches += [_switch(game, text) for text in given.set]
    limits = game.seats_for(game.presets.mix(given.preset or game.presets.default, dict(switches)))
    _within("--seats", seats, limits, name)
    if given.headless:
        seats = seats if seats is not None else max(limits[0], bots or limits[1])
        if bots not in (None, seats):
            raise Trouble("trouble-headless-people", seats=str(seats))
        bots = seats
    return {
        "seats": seats,
        "bots": bots,
        "seed": given.seed,
        "preset": given.preset,
        "switches": tuple(switches),
    }


def _expansions(game: library.Game, said: str) -> tuple[str, ...]:
    """The expansions that `--with` names; `all` stands for all of them."""
    if not said:
        return ()
    if not game.expansions:
        raise Trouble("trouble-no-expansions", game=game.name, said=said)
    if said == "all":
        return game.expansions
    named = tuple(name.strip() for name in said.split(",") if name.strip())
    for name in named or (said,):
        if name not in game.expansions:
            raise Trouble("trouble-no-such-expansion", game=game.name, said=name, known=_listed(game.expansions))
    return named


def _switch(game: library.Game, text: str) -> tuple[str, library.Value]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise Trouble("trouble-not-a-setting", said=text)
    legal = game.presets.legal
    if name not in legal:
        raise Trouble("trouble-no-such-switch", game=game.name, said=name, known=_listed(legal))
    try:
        return name, game.presets.read_value(name, value)
    except ValueError:
        values = legal[name]
        if isinstance(values, library.Span):
            low, high, step = str(values.low), str(values.high), str(values.step)
            raise Trouble("trouble-not-a-step", switch=name, said=value, low=low, high=high, step=step) from None
        known = _listed(map(library.spelled, values))
        raise Trouble("trouble-no-such-value", switch=name, said=value, known=known) from None


def _within(option: str, number: int | None, limits: tuple[int, int], game: str) -> None:
    least, most = limits
    if number is not None and not least <= number <= most:
        low, high = str(least), str(most)
        raise Trouble("trouble-out-of-range", option=option, said=str(number), low=low, high=high, game=game)


def _whole(option: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,30}", text):
            raise Trouble("trouble-not-a-number", option=option, said=text)
        return int(text)

    return read


def _size(text: str) -> tuple[int, int]:
    numbers = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", text)
    if not numbers:
        raise Trouble("trouble-not-a-size", said=text)
    width, height = int(numbers[1]), int(numbers[2])
    (least_w, least_h), (most_w, most_h) = SMALLEST_WINDOW, LARGEST_WINDOW
    if not (least_w <= width <= most_w and least_h <= height <= most_h):
        least, most = f"{least_w}x{least_h}", f"{most_w}x{most_h}"
        raise Trouble("trouble-size-range", said=text, least=least, most=most)
    return width, height


def _folder(text: str) -> Path:
    if not text.strip():
        raise Trouble("trouble-no-folder-named")
    return Path(text)


def _pin(text: str) -> str:
    if not re.fullmatch(r"[0-9]{4,8}", text):
        raise Trouble("trouble-not-a-pin", said=text)
    return text


def _existing(path: Path) -> Path:
    try:
        # a pipe will do as well as a file
        found = path.exists() and not path.is_dir()
    except OSError:  # a name longer than any, or a folder that may not be looked into
        found = False
    if not found:
        raise Trouble("trouble-no-such-file", said=str(path))
    return path


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)

"""The text form of a journal, and reading it back.

A journal is a case file: `game`, `seats`, `preset`, `switch` and `seed` lines, then a line a pick (`B> lay
jesse_james 3`).  What a case has no word for stands in comments that begin with `#:` -- who sits where, undo, who
conceded, which hand or turn has begun, what the state's hash must be.  Every line ends in a running check
(`# 1c0ffee5`) of all bytes before it, so that a line that is torn, changed or missing is found.  As long as nobody
took a pick back, `python -m game case` runs the file as it is.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.rules.kinds import Pick, Seat
from game.rules.library import Value, spelled
from game.rules.notation import pick_text, read_pick, read_token
from game.table.seating import Chair, Setup

FORMAT = 1
MAGIC = "# Sundown Saloon journal "
PLAY = "#: play"
LARGEST = 16 * 1024 * 1024
"""Bytes; a whole evening takes less than a hundredth of it."""


HEAD_BYTES = 64
"""So many bytes tell whether a file is a journal, and of which format."""
LAST_LINE = 64
"""The line that notes the end of a game is shorter than so many bytes."""


class Unreadable(Exception):
    """Not the text of a journal that we can read; `why` is foreign, newer or damaged, `line` counts from 1."""

    def __init__(self, why: str, line: int = 1) -> None:
        super().__init__(f"{why}, line {line}")
        self.why = why
        self.line = line


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of play.  `word` is pick, undo, chair, concede, looked, hand, state or over; the rest is what it needs.

    For state, `number` is how many picks stand and `check` the hash of the state after them.
    """

    word: str
    seat: int = -1
    pick: Pick = ()
    chair: Chair | None = None
    number: int = 0
    check: str = ""

    def line(self) -> str:
        """The entry as text, without its running check."""
        who = str(Seat(self.seat))
        match self.word:
            case "pick":
                return f"{who}> {pick_text(self.pick)}"
            case "chair" if self.chair is not None:
                return f"#: chair {who} {_chair_text(self.chair)}"
            case "hand":
                return f"#: hand {self.number}"
            case "state":
                return f"#: state {self.number} {self.check}"
            case "over":
                return "#: over"
        return f"#: {self.word} {who}"


def read_entry(text: str) -> Entry:
    """The entry a line spells.  Raises ValueError or KeyError for anything else."""
    if not text.startswith("#: "):
        who, arrow, pick = text.partition("> ")
        if not arrow:
            raise ValueError(text)
        return Entry("pick", _seat(who), read_pick(pick))
    word, *rest = text[3:].split(" ", 2)
    match word, rest:
        case "chair", [who, chair]:
            return Entry("chair", _seat(who), chair=_read_chair(chair))
        case "hand", [number]:
            return Entry("hand", number=int(number))
        case "state", [number, check]:
            return Entry("state", number=int(number), check=check)
        case "over", []:
            return Entry("over")
        case (("undo" | "concede" | "looked"), [who]):
            return Entry(word, _seat(who))
    raise ValueError(text)


@dataclass(slots=True)
class Head:
    """What stands before the first pick."""

    setup: Setup
    switches: dict[str, str]
    """Every switch with its value as text: a preset may mean something else in a later version."""
    rules: str
    """The hash of the rules it was begun under."""
    version: str
    began: str
    """When, by the clock on the wall, as `2026-11-30 20:15:00`."""

    def lines(self) -> list[str]:
        """The head as text, without running checks."""
        setup = self.setup
        chairs = [f"#: chair {Seat(seat)} {_chair_text(chair)}" for seat, chair in enumerate(setup.chairs)]
        return [
            f"{MAGIC}{FORMAT}",
            f"case saved-game {setup.game}, begun {self.began}",
            f"game {setup.game}",
            f"seats {len(setup.chairs)}",
            f"preset {setup.preset}",
            *(f"switch {name} {value}" for name, value in self.switches.items()),
            f"seed {setup.seed}",
            f"#: rules {self.rules}",
            f"#: version {self.version}",
            f"#: began {self.began}",
            *chairs,
            PLAY,
        ]


def head_of(setup: Setup, rules: str, version: str, began: str) -> Head:
    """The head of a new journal."""
    return Head(setup, {name: spelled(value) for name, value in setup.switches().items()}, rules, version, began)


@dataclass(slots=True)
class Record:
    """A journal as read: `length` bytes of it are good, `check` is the running check there.

    `torn` tells that a line after them was never finished.
    """

    head: Head
    entries: list[Entry] = field(default_factory=list)
    length: int = 0
    check: int = 0
    torn: bool = False

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return any(entry.word == "over" for entry in self.entries)


def sealed(lines: Iterable[str], check: int) -> tuple[bytes, int]:
    """Lines with their running checks, as bytes, and the running check after them."""
    data = b""
    for line in lines:
        body = line.encode("utf-8", "replace")
        check = zlib.crc32(body + b"\n", check)
        data += body + b"  # %08x\n" % check
    return data, check


A_PICK = Entry("pick")
"""Stands for any pick where only their number matters."""


def read(data: bytes, picks: bool = True) -> Record:
    """The journal in a file's bytes; without `picks` each of these is `A_PICK`.  Raises Unreadable."""
    recognise(data)
    whole, newline, tail = data.rpartition(b"\n")
    texts: list[str] = []
    check = 0
    length = 0
    for number, raw in enumerate(whole.split(b"\n") if newline else (), 1):
        body, mark, seal = raw.rpartition(b"  # ")
        check = zlib.crc32(body + b"\n", check)
        if not mark or seal != b"%08x" % check:
            raise Unreadable("damaged", number)
        texts.append(_text(body, number))
        length += len(raw) + 1
    if PLAY not in texts:
        raise Unreadable("damaged", len(texts) + 1)
    at = texts.index(PLAY)
    record = Record(_read_head(texts[:at]), [], length, check, bool(tail))
    for number, text in enumerate(texts[at + 1 :], at + 2):
        try:
            record.entries.append(read_entry(text) if picks or text.startswith("#") else A_PICK)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Unreadable("damaged", number) from error
    return record


def bytes_of(path: Path) -> bytes:
    """The bytes of a file; of one that is longer than any journal no more than tell so.  Raises OSError."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def readable_part(data: bytes) -> Record | None:
    """What can be read of a damaged journal before the damage; None when its head can't."""
    while True:
        try:
            return read(data)
        except Unreadable as error:
            good = b"".join(line + b"\n" for line in data.split(b"\n")[: error.line - 1])
            if error.why != "damaged" or len(good) >= len(data):
                return None
            data = good


def recognise(data: bytes) -> None:
    """Raise Unreadable for what is no journal of ours, going by its first bytes."""
    magic = MAGIC.encode()
    if not data or not data.strip(b"\0") or (len(data) < len(magic) and magic.startswith(data)):
        raise Unreadable("damaged")
    if not data.startswith(magic):
        raise Unreadable("foreign")
    number = data[len(magic) : len(magic) + 12].split(maxsplit=1)
    if not number or not number[0].isdigit() or len(data) > LARGEST:
        raise Unreadable("damaged")
    if int(number[0]) > FORMAT:
        raise Unreadable("newer")


def _read_head(texts: list[str]) -> Head:
    words: dict[str, str] = {}
    switches: dict[str, str] = {}
    chairs: list[Chair] = []
    try:
        for text in texts:
            word, _, rest = text.removeprefix("#: ").partition(" ")
            if word == "switch":
                name, _, value = rest.partition(" ")
                switches[name] = value
            elif word == "chair":
                chairs.append(_read_chair(rest.partition(" ")[2]))
            else:
                words[word] = rest
        setup = Setup(words["game"], tuple(chairs), words["preset"], {}, int(words["seed"]))
        if len(chairs) != int(words["seats"]):
            raise ValueError("seats")
        return Head(setup, switches, words["rules"], words["version"], words["began"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Unreadable("damaged") from error


def changes_from(head: Head) -> dict[str, Value]:
    """The switches a journal was begun with that its preset has otherwise today.

    Raises ValueError when the game, the preset, a switch or a value is no longer known.
    """
    presets = head.setup.rules().presets
    mix = presets.mix(head.setup.preset)
    told = {name: presets.read_value(name, text) for name, text in head.switches.items()}
    return {name: value for name, value in told.items() if mix[name] != value}


def _text(body: bytes, number: int) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("damaged", number) from error


def _seat(text: str) -> int:
    seat = read_token(text)
    if not isinstance(seat, Seat):
        raise ValueError(text)
    return int(seat)


def _chair_text(chair: Chair) -> str:
    plain = {f.name: f.default for f in fields(Chair)}
    told = {name: value for name, value in asdict(chair).items() if value != plain[name]}
    return json.dumps(told, ensure_ascii=False)


def _read_chair(text: str) -> Chair:
    told: Any = json.loads(text)
    if not isinstance(told, dict):
        raise ValueError(text)
    known = {f.name for f in fields(Chair)}
    chair = Chair(**{name: value for name, value in told.items() if name in known})
    strings = (chair.name, chair.level, chair.temper, chair.pad)
    if (
        not all(isinstance(s, str) for s in strings)
        or chair.who not in ("person", "bot")
        or type(chair.mark) is not int
        or type(chair.side) is not int
    ):
        raise ValueError(text)
    return chair

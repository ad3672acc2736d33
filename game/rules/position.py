"""A position from its lines of text, and the lines of a position.

The lines are those of a case file (`casefile`): game, seats, preset, switch, seed, rest, set, force, pending.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from game.rules.chance import Chance
from game.rules.frame import Frame
from game.rules.kinds import SEATS, everybody
from game.rules.library import Game, Value, find, spelled
from game.rules.notation import SeatError, frame_text, read_kinds, read_value
from game.rules.paths import Path, PathError, path_text, put_at, read_path, read_plain, value_text
from game.rules.schema import Field, zones_of


@dataclass
class SetUp:
    """What the lines of a position say, before a state is made of it."""

    game: str = ""
    seats: int | None = None
    preset: str = ""
    changes: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    rest: str = ""
    places: list[tuple[str, list[str]]] = field(default_factory=list)
    forced: list[tuple[str, ...]] = field(default_factory=list)
    pending: list[list[str]] = field(default_factory=list)
    said_in: dict[tuple[str, str | int], int] = field(default_factory=dict)
    """The number of the line that said a thing: by its word with the switch, or with the how many-th set, force or
    pending line it is."""
    at: int = 0
    """The number of the line that is worked on; 0 while it is none."""

    def work_on(self, word: str, which: str | int = "") -> None:
        """The next fault is one of the line that said this."""
        self.at = self.said_in.get((word, which), 0)


WORDS = ("game", "seats", "preset", "switch", "seed", "rest", "set", "force", "pending")


def read_line(setup: SetUp, words: list[str], number: int = 0) -> None:
    """Take in one line of a position, the `number`-th of its file.  Raises PathError with what is wrong."""
    word, rest = words[0], words[1:]
    if not rest or (word == "switch" and len(rest) != 2):
        raise PathError(f"{word} needs {'a name and a value' if word == 'switch' else 'something after it'}")
    before = {"set": len(setup.places), "force": len(setup.forced), "pending": len(setup.pending)}
    setup.said_in[word, rest[0] if word == "switch" else before.get(word, "")] = number
    if word in ("game", "preset", "rest"):
        setattr(setup, word, rest[0])
    elif word in ("seats", "seed"):
        setattr(setup, word, _whole(word, rest))
    elif word == "switch":
        setup.changes[rest[0]] = rest[1]
    elif word == "set":
        setup.places.append((rest[0], rest[1:]))
    elif word == "force":
        setup.forced.append(tuple(read_kinds(rest) if rest[0] == "shuffle" else rest))
    else:
        setup.pending.append(rest)


def switches_of(game: Game, setup: SetUp) -> dict[str, Value]:
    """The switches that a set-up names.  Raises ValueError with a sentence."""
    changes = {}
    for name, text in setup.changes.items():
        setup.work_on("switch", name)
        changes[name] = game.presets.read_value(name, text)
    setup.work_on("preset")
    return game.presets.mix(setup.preset or game.presets.default, changes)


def build(setup: SetUp) -> tuple[Game, Any]:
    """The game and the state of a set-up, run up to its first question.  Raises ValueError with what is wrong;
    `setup.at` then tells in which line.
    """
    setup.work_on("game")
    game = find(setup.game)
    setup.work_on("seats")
    low, high = game.seats
    seats = low if setup.seats is None else setup.seats
    if not low <= seats <= high:
        raise PathError(f"{game.name} is for {low} to {high} seats, not {seats}")
    switches = switches_of(game, setup)
    setup.at = 0
    if not setup.places and not setup.pending and not setup.forced:
        return game, game.new(seats, switches, setup.seed)
    g = game.blank(seats, switches, setup.seed)
    placed = {card for _, _, cards in zones_of(g) for card in cards}
    reserve = [card for card in range(len(game.schema.kinds)) if card not in placed]
    for number, (text, words) in enumerate(setup.places):
        setup.work_on("set", number)
        if text == "chance":
            g.chance = _whole(text, words)
            continue
        path = read_path(game, seats, text)
        if not isinstance(path, Path):
            raise PathError(f"{text} is worked out by the game and cannot be set")
        if path.field.what == "cards":
            reserve = sorted(reserve + [c for f, at, z in zones_of(g) if (f, at) == (path.field, path.at) for c in z])
            put_at(g, path, _cards(game, g, path, words, reserve))
        elif path.field.what == "secret":
            _put_secret(g, path, words[0] if words else "0")
        else:
            put_at(g, path, read_plain(path.field, words[0] if words else "", seats))
    frames = []
    for number, words in enumerate(setup.pending):
        setup.work_on("pending", number)
        frames.append(_frame(game, seats, words, reserve))
    setup.work_on("rest")
    _place_rest(game, g, setup, reserve)
    game.ready(g)
    for number, outcome in enumerate(setup.forced):
        setup.work_on("force", number)
        _check_forced(game, outcome)
    setup.at = 0
    g.forced = tuple(setup.forced)
    bases = game.base(g)
    named = {type(frame) for frame in frames}
    under = bases[: next((n for n, frame in enumerate(bases) if type(frame) in named), len(bases))]
    g.stack = [*under, *frames]
    g.stirred()
    g.run()
    return game, g


FORCED = ("shuffle", "number", "dice")


def _check_forced(game: Game, outcome: tuple[str, ...]) -> None:
    """Raise PathError for an outcome that chance could never ask for: it would lie there unnoticed."""
    what, *values = outcome
    if what not in FORCED:
        raise PathError(f"nothing is forced that is called {what!r}; there are: {', '.join(FORCED)}")
    if what == "shuffle":
        for kind in values:
            if kind not in game.schema.of_kind:
                raise PathError(f"force shuffle: no card is called {kind!r}")
    elif not values or (what == "number" and len(values) > 1):
        raise PathError(f"force {what} needs {'one number' if what == 'number' else 'the faces'}")
    else:
        for value in values:
            _whole(f"force {what}", [value])


def _whole(what: str, words: list[str]) -> int:
    """The whole number, not below 0, that the first word is."""
    word = words[0] if words else ""
    if not (word.isascii() and word.isdigit()):
        raise PathError(f"{what} needs a whole number, not {word!r}")
    return int(word)


def _put_secret(g: Any, path: Path, word: str) -> None:
    """A number with the seats that know it: `13@A`; nobody knows one without an `@`."""
    text, at, who = word.partition("@")
    put_at(g, path, read_plain(path.field, text, g.seats))
    masks = getattr(g, path.field.mask)
    masks[path.at] = _mask(who, g.seats) if at else 0


def _cards(game: Game, g: Any, path: Path, words: list[str], reserve: list[int]) -> tuple[int, ...]:
    """Cards for a zone: kinds, each perhaps with `@AB`, the seats that know it (`@all`, `@none`)."""
    cards: list[int] = []
    for word in words:
        name, at, who = word.partition("@")
        for kind in read_kinds([name]):
            fits = [c for c in reserve if game.schema.kinds[c] == kind]
            card = next((c for c in fits if game.schema.pools[c] == path.field.pool), None)
            if fits and card is None:
                raise PathError(f"{kind} has no place in {path.field.name}")
            if card is None:
                many = len(game.schema.of_kind.get(kind, ()))
                raise PathError(
                    f"no {kind} is left (there are {many} in all)" if many else f"no card is called {kind!r}"
                )
            reserve.remove(card)
            cards.append(card)
            default = game.schema.default_mask(path.field, path.at, g.seats)
            g.known[card] = _mask(who, g.seats) if at else default
    return tuple(cards)


def _mask(who: str, seats: int) -> int:
    if who in ("all", "none"):
        return everybody(seats) if who == "all" else 0
    letters = {str(seat): 1 << seat for seat in SEATS[:seats]}
    if not who or any(letter not in letters for letter in who):
        raise PathError(f"@{who}: who knows a card is @all, @none or seat letters")
    return sum(letters[letter] for letter in who)


def _frame(game: Game, seats: int, words: list[str], reserve: list[int]) -> Frame[Any]:
    """A pending effect from `Name field=value ...`, as already begun."""
    shape = game.frames.get(words[0])
    if shape is None:
        raise PathError(f"no pending effect is called {words[0]!r}; there are: {', '.join(sorted(game.frames))}")
    annotations = {f.name: str(f.type) for f in fields(shape) if f.name not in ("begun", "uninvited")}
    values: dict[str, Any] = {}
    for word in words[1:]:
        name, equals, text = word.partition("=")
        if name not in annotations or not equals:
            raise PathError(f"{words[0]} has {', '.join(annotations) or 'no fields'}; not {word!r}")
        try:
            values[name] = read_value(annotations[name], text, game.schema, reserve, seats)
        except SeatError as error:
            raise PathError(f"{words[0]}: {error}") from error
        except (KeyError, ValueError) as error:
            raise PathError(f"{words[0]}: {word!r} cannot be read") from error
    try:
        frame = shape(**values)
    except TypeError as error:
        raise PathError(f"{words[0]} needs more fields: {', '.join(annotations)}") from error
    frame.begun = True
    return frame


def _place_rest(game: Game, g: Any, setup: SetUp, reserve: list[int]) -> None:
    """The cards nobody named lie under the named ones of the zone `rest`, in an order that the seed gives; those of a
    pool of their own in the zone that the game has for them.
    """
    chance = Chance(setup.seed)
    zones = {"": setup.rest or game.rest} | dict(game.rests)
    for pool, zone in zones.items():
        path = read_path(game, g.seats, zone)
        if not isinstance(path, Path) or path.field.what != "cards" or path.field.pool != pool:
            raise PathError(f"rest: {setup.rest} is no place for cards")
        left = [card for card in reserve if game.schema.pools[card] == pool]
        chance.shuffle(left)
        mask = game.schema.default_mask(path.field, path.at, g.seats)
        for card in left:
            g.known[card] = mask
        value = getattr(g, path.field.name)
        put_at(g, path, (value[path.at] if path.field.per else value) + tuple(left))


def position_text(game: Game, g: Any) -> str:
    """The lines that build a state like this one: every zone, number, pending effect and switch, ready to paste."""
    lines = [f"game {game.name}", f"seats {g.seats}", f"preset {game.presets.default}"]
    usual = game.presets.mix(game.presets.default)
    bare = game.blank(g.seats, g.switches, 0)
    lines += [f"switch {name} {spelled(value)}" for name, value in g.switches.items() if value != usual[name]]
    if g.chance:
        lines.append(f"set chance {g.chance}")
    for shape in game.schema.fields:
        if shape.what != "cards" or not any(map(len, _zones(bare, shape))) or _zones(bare, shape) != _zones(g, shape):
            lines += _field_lines(game, g, shape, bare)
    lines += [f"force {' '.join(outcome)}" for outcome in g.forced]
    lines += [f"pending {frame_text(frame, game.schema.kinds, g.seats)}" for frame in g.stack]
    return "\n".join(lines) + "\n"


def _zones(g: Any, shape: Field) -> list[tuple[int, ...]]:
    """What lies in all places of a field that holds cards."""
    return [cards for field, _, cards in zones_of(g) if field is shape]


def _field_lines(game: Game, g: Any, shape: Field, bare: Any) -> list[str]:
    places = list(game.schema.places(shape, g.seats)) if shape.per else [(0, ())]
    lines = []
    for index, labels in places:
        path = Path(shape, index)
        text = _marked_cards(game, g, path) if shape.what == "cards" else value_text(game, g, path)
        mask = getattr(g, shape.mask)[index] if shape.mask else 0
        if mask:
            text += f"@{_who(mask, g.seats)}"
        unusual = shape.what != "cards" and value_text(game, bare, path) != value_text(game, g, path)
        if text not in ("-", "0") or shape.what == "seat" or unusual:
            lines.append(f"set {path_text(shape, labels)} {text}")
    return lines


def _marked_cards(game: Game, g: Any, path: Path) -> str:
    """Cards of a zone, each marked with who knows it where that is not as usual there."""
    cards = next(cards for f, index, cards in zones_of(g) if f is path.field and index == path.at)
    usual = game.schema.default_mask(path.field, path.at, g.seats)
    words: list[str] = []
    for card in cards:
        kind = game.schema.kinds[card] if card >= 0 else "?"
        mask = g.known[card] if card >= 0 else usual
        words.append(kind if mask == usual else f"{kind}@{_who(mask, g.seats)}")
    return " ".join(words) or "-"


def _who(mask: int, seats: int) -> str:
    if mask in (0, everybody(seats)):
        return "all" if mask else "none"
    return "".join(str(seat) for seat in SEATS[:seats] if mask >> seat & 1)

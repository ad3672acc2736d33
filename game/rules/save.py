"""A state as text, and back: the same future from either."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.knowledge import View
from game.rules.library import Game
from game.rules.notation import read_option_token, token

FORMAT = 1


def _frame_out(frame: Frame[Any]) -> list[Any]:
    return [type(frame).__name__, {f.name: getattr(frame, f.name) for f in fields(frame)}]


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _frame_in(game: Game, data: list[Any]) -> Frame[Any]:
    name, values = data
    frame: Frame[Any] = game.frames[name](**{key: _tuples(value) for key, value in values.items()})
    return frame


def dump(game: Game, g: Any) -> dict[str, Any]:
    """A state as plain JSON values; the log is not part of it."""
    data: dict[str, Any] = {name: getattr(g, name) for name in g.core}
    data |= {field.name: getattr(g, field.name) for field in g.schema.fields}
    data |= {name: getattr(g, name) for name in sorted(g.schema.masks)}
    data["switches"] = dict(g.switches)
    data["stack"] = [_frame_out(frame) for frame in g.stack]
    data["due"] = [[late, _frame_out(frame)] for late, frame in g.due]
    return {"format": FORMAT, "game": game.name, "state": data}


def restore(game: Game, data: dict[str, Any]) -> Any:
    """The state that `dump` wrote; its question is asked again, never stored.  KeyError or ValueError if damaged."""
    if data["format"] != FORMAT or data["game"] != game.name:
        raise ValueError(f"not a {game.name} state of format {FORMAT}")
    values = data["state"]
    g = game.blank(values["seats"], values["switches"], 0)
    for name in (*g.core, *(field.name for field in g.schema.fields), *g.schema.masks):
        fresh = _tuples(values[name])
        setattr(g, name, list(fresh) if isinstance(getattr(g, name), list) else fresh)
    g.stack = [_frame_in(game, frame) for frame in values["stack"]]
    g.due = [(bool(late), _frame_in(game, frame)) for late, frame in values["due"]]
    g.stirred()
    return g


def save(game: Game, g: Any) -> str:
    """A state as one line of text."""
    return json.dumps(dump(game, g), separators=(",", ":"))


def load(game: Game, text: str) -> Any:
    """The state of `save`, ready to go on."""
    g = restore(game, json.loads(text))
    g.run()
    return g


def save_view(game: Game, seen: View[Any]) -> str:
    """A view as one line of text: all that a bot in another process is given."""
    ask = None
    if seen.ask is not None:
        ask = [
            seen.ask.kind,
            [[seat, [[token(t) for t in o] for o in options]] for seat, options in seen.ask.options.items()],
        ]
    return json.dumps({"viewer": seen.viewer, "ask": ask} | dump(game, seen.state), separators=(",", ":"))


def load_view(game: Game, text: str) -> View[Any]:
    """The view of `save_view`."""
    data = json.loads(text)
    g = restore(game, data)
    ask = None
    if data["ask"] is not None:
        kind, options = data["ask"]
        ask = Ask(
            kind,
            {int(seat): tuple(tuple(read_option_token(t) for t in o) for o in picks) for seat, picks in options},
        )
    g.pending = ask
    return View(data["viewer"], g, ask)

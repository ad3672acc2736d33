"""A game of bots without a window, told as a record that people can read."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game import __version__
from game.options import PlayOptions
from game.rules.event import Event
from game.rules.kinds import CHANCE, Seat
from game.rules.library import Game, find
from game.table import standing
from game.table.moment import Moment
from game.table.outcomes import outcome
from game.table.players import BotTable
from game.table.results import Result
from game.table.seating import Chair, Setup, names
from game.table.session import Session
from game.words import event_line, game_name, part_name, preset_name, purse, say, switch_name, value_label

DEFAULT_GAME = "wyatt_earp"
SEEDS = 1_000_000
"""A seed that nobody named is below this: short enough to be typed again."""


def run(options: PlayOptions) -> int:
    """Play the game that was asked for to its end and print its record; the exit status."""
    tell(setup_of(options), print)
    return 0


def setup_of(options: PlayOptions) -> Setup:
    """What the options ask for: bots in every seat, and where nothing is said most seats and the default preset."""
    game = find(options.game or DEFAULT_GAME)
    preset = options.preset or game.presets.default
    seats = options.seats or game.seats_for(game.presets.mix(preset, dict(options.switches)))[1]
    ready = [name.strip() for name in say("ready-names").split(",")]
    chairs = tuple(Chair(ready[seat], seat, "bot") for seat in range(seats))
    seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    return Setup(game.name, chairs, preset, dict(options.switches), seed)


def tell(setup: Setup, line: Callable[[str], None]) -> Result:
    """Play a game of bots and tell it line by line: the set-up, a sentence for every event, the result."""
    session = Session.start(setup)
    called = names(session.chairs)
    for text in _head(setup):
        line(text)
    bots = BotTable()
    moments: Sequence[Moment] = session.opening
    hand = 0
    while True:
        for moment in moments:
            if (now := standing.part(session.game, moment.state_after)) != hand:
                hand = now
                line("")
            line(sentence(moment.event, called))
        thought = bots.think(session)
        if thought is not None:
            moments = session.choose(thought.seat, thought.pick())
        elif (answer := outcome(session.view(None).state)) is not None:
            moments = session.choose(CHANCE, answer)
        else:
            break
    result = session.result()
    if result is None:
        raise RuntimeError("nobody is asked, and the game isn't over")
    for text in _foot(result, called, session.game, session.view(None).state):
        line(text)
    return result


def sentence(event: Event, called: Sequence[str]) -> str:
    """An event as whoever saw most of it would tell it, and its clause."""
    seen: int = getattr(event, "seen", 0)
    witness = seen.bit_length() - 1 if seen else None
    return say("record-event", event=event_line(event, called, witness), clause=event.clause)


def _head(setup: Setup) -> Iterator[str]:
    game = setup.game
    yield say("record-title", version=__version__, game=game_name(game))
    yield say("record-rules", preset=preset_name(game, setup.preset), seed=str(setup.seed))
    for name, value in setup.changes.items():
        yield say("record-switch", switch=switch_name(game, name), value=value_label(game, name, value))
    for seat, chair in enumerate(setup.chairs):
        yield say("record-seat", seat=str(Seat(seat)), name=chair.name)


def _foot(result: Result, called: Sequence[str], game: Game, g: Any) -> Iterator[str]:
    yield ""
    if game.part is not None:
        yield part_name(game.name, result.hands, "played")
    if game.purses is None:
        yield from (say("record-wins", name=called[seat]) for seat in result.winners)
        return
    worst_first = sorted(range(len(called)), key=lambda seat: (seat in result.winners, game.merit(g, seat), -seat))
    for seat in worst_first[::-1]:
        won = "yes" if seat in result.winners else "no"
        yield say("record-stands", name=called[seat], money=purse(game.name, result.money[seat]), won=won)

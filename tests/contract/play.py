"""Random legal play, for every game alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from game.bang.game import EXPANSIONS
from game.pony_express.model import answer_for_chance
from game.rules.ask import filled
from game.rules.chance import Chance
from game.rules.kinds import CHANCE, Pick
from game.rules.library import Game, find, names

TURN_CAP = 20_000
"""More picks than any game may take."""


OUTCOMES: Final[dict[str, Callable[[Any, Chance], Pick]]] = {"pony_express": answer_for_chance}
"""Who answers for the chance seat, by game: what the world outside does is not any legal pick as likely."""


@dataclass(frozen=True)
class Table:
    """A game, a number of seats and a preset, with expansions: what the contract is checked on."""

    game: str
    seats: int
    preset: str
    expansions: tuple[str, ...] = ()

    def start(self, seed: int) -> tuple[Game, Any]:
        game = find(self.game)
        return game, game.new(self.seats, game.presets.mix(self.preset, dict.fromkeys(self.expansions, True)), seed)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), self.preset, *self.expansions])


def mixed_tables(count: int) -> list[Table]:
    """Everything at once, then BANG! tables with random expansions, seats and presets."""
    game = find("bang")
    presets = list(game.presets.mixes)
    found = [Table("bang", game.seats[1], game.presets.default, EXPANSIONS)]
    chance = Chance(5)
    while len(found) < count:
        mix = tuple(name for name in EXPANSIONS if chance.below(2))
        preset = presets[chance.below(len(presets))]
        seats = _offered("bang", game.presets.mix(preset, dict.fromkeys(mix, True)))
        found.append(Table("bang", seats[chance.below(len(seats))], preset, mix))
    return found


def few_events(g: Any) -> None:
    """Leave out of the piles of a BANG! game just dealt what lies between the first and the last events of each."""
    g.events_left += g.event_deck[1:-2]
    g.event_deck = g.event_deck[:1] + g.event_deck[1:][-2:]
    g.shows_box += g.show_deck[1:-1]
    g.show_deck = g.show_deck[:1] + g.show_deck[1:][-1:]


def tables() -> list[Table]:
    return [
        Table(name, seats, preset)
        for name in names()
        for preset, switches in find(name).presets.mixes.items()
        for seats in _offered(name, switches)
    ]


def _offered(name: str, switches: Any) -> range:
    """The numbers of players that rules like these are for."""
    fewest, most = find(name).seats_for(switches)
    return range(fewest, most + 1)


def random_pick(g: Any, chance: Chance) -> tuple[int, Pick]:
    """One of all the picks that are legal now, for one of the seats that are asked."""
    seats = sorted(g.pending.options)
    seat = seats[chance.below(len(seats))]
    if seat == CHANCE and (outcome := OUTCOMES.get(type(g).__module__.split(".")[1])):
        return seat, outcome(g, chance)
    options = g.pending.options[seat]
    return seat, filled(options[chance.below(len(options))], chance.below)


def playout(
    g: Any, seed: int, before: Callable[[int, int, Pick], None] | None = None
) -> Iterator[tuple[int, int, Pick]]:
    """Play to the end; yields (number, seat, pick) after each pick.  `before` is called just before each."""
    chance = Chance(seed)
    number = 0
    while g.pending is not None:
        seat, pick = random_pick(g, chance)
        if before is not None:
            before(number, seat, pick)
        g.choose(seat, pick)
        yield number, seat, pick
        number += 1
        assert number < TURN_CAP, "the game does not end"

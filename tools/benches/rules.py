"""The rules module: random legal playouts, copy, view, save and load of each game."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from game.pony_express.model import answer_for_chance
from game.rules import save
from game.rules.ask import Range, filled
from game.rules.chance import Chance
from game.rules.kinds import CHANCE
from game.rules.knowledge import redeal, view
from game.rules.library import Game, find, names
from tools.benches.floor import floor

ROUNDS = 7
GAMES_A_ROUND = 6


def playout(g: Any, seed: int) -> int:
    """Play a game to the end with random legal picks; how many there were."""
    chance = Chance(seed)
    below = chance.below
    picks = 0
    while (ask := g.pending) is not None:
        seats = list(ask.options)
        seat = seats[0] if len(seats) == 1 else seats[below(len(seats))]
        if seat == CHANCE:
            g.choose(seat, answer_for_chance(g, chance))
        else:
            options = ask.options[seat]
            option = options[below(len(options))]
            g.choose(seat, filled(option, below) if type(option[-1]) is Range else option)
        picks += 1
    return picks


def decisions_per_second(game: Game, seats: int, seeds: range, expansions: tuple[str, ...] = ()) -> float:
    """Decisions per second of processor time over whole games of the default preset, with expansions or without."""
    switches = game.presets.mix(game.presets.default, dict.fromkeys(expansions, True))
    begun = process_time()
    picks = sum(playout(game.new(seats, switches, seed), seed) for seed in seeds)
    return picks / (process_time() - begun)


def microseconds(work: Callable[[], object], times: int) -> float:
    """Processor time of one call."""
    begun = process_time()
    for _ in range(times):
        work()
    return (process_time() - begun) / times * 1e6


def middle_of_a_game(game: Game, seats: int) -> Any:
    """A state well into a hand, with sets on the table."""
    g = game.new(seats, game.presets.mix(game.presets.default), 4)
    chance = Chance(4)
    for _ in range(25 * seats):
        if g.pending is None:
            break
        seat = next(iter(g.pending.options))
        if seat == CHANCE:
            g.choose(seat, answer_for_chance(g, chance))
        else:
            options = g.pending.options[seat]
            g.choose(seat, filled(options[chance.below(len(options))], chance.below))
    return g


def measure() -> dict[str, dict[str, float]]:
    """Medians; `times_floor` is the median of the ratios, each to a floor run just before."""
    found: dict[str, dict[str, float]] = {}
    for name in names():
        game = find(name)
        for seats in range(game.seats[0], game.seats[1] + 1):
            found[f"{name} {seats} seats"] = _speed(game, seats)
        if game.expansions:
            found[f"{name} everything"] = _speed(game, game.seats[1], game.expansions)
        found[f"{name} state"] = _state_costs(game)
    return found


def _speed(game: Game, seats: int, expansions: tuple[str, ...] = ()) -> dict[str, float]:
    floors, speeds = [], []
    for turn in range(ROUNDS):
        floors.append(floor())
        seeds = range(turn * GAMES_A_ROUND, (turn + 1) * GAMES_A_ROUND)
        speeds.append(decisions_per_second(game, seats, seeds, expansions))
    return {
        "decisions_per_s": round(median(speeds)),
        "floor_per_s": round(median(floors)),
        "times_floor": round(median(f / s for f, s in zip(floors, speeds, strict=True)), 1),
    }


def _state_costs(game: Game) -> dict[str, float]:
    g = middle_of_a_game(game, game.seats[1])
    text = save.save(game, g)
    seen = view(g, 0)
    work: dict[str, tuple[Callable[[], object], int]] = {
        "copy": (g.copy, 4000),
        "view": (lambda: view(g, 0), 1000),
        "redeal": (lambda: redeal(seen, 1), 500),
        "save": (lambda: save.save(game, g), 500),
        "load": (lambda: save.load(game, text), 300),
    }
    costs: dict[str, float] = {}
    for name, (call, times) in work.items():
        runs = [(microseconds(call, times), 1e6 / floor(3000)) for _ in range(ROUNDS)]
        costs[f"{name}_us"] = round(median(cost for cost, _ in runs), 2)
        costs[f"{name}_times_floor"] = round(median(cost / least for cost, least in runs), 1)
    return costs

"""The shoot-out: whole throws to rest, ten bodies and the four walls of the kerb."""

from __future__ import annotations

from statistics import median
from time import process_time

from game.rules.chance import Chance
from game.shootout import Arc, Figure, Flick, Scene, bearing, first_place, throw
from game.shootout.measures import HEIGHT, WIDTH
from tools.benches.floor import floor

ROUNDS = 7
THROWS_A_ROUND = 150


def street() -> Scene:
    """Duellists 278 mm apart and seven others, five of them near the line: with the die ten bodies."""
    line = bearing(770, 1440, 3415, 580)
    figures = [
        Figure("shooter", "rider", 770, 1440, line),
        Figure("target", "rider", 3415, 580, line + 18_000),
        Figure("near", "rider", 1500, 1500),
        Figure("half_left", "rider", 2320, 500),
        Figure("half_right", "rider", 2140, 1300),
        Figure("behind", "rider", 3700, 820),
        Figure("indian_1", "indian", WIDTH - 200, HEIGHT - 500),
        Figure("indian_2", "indian", WIDTH - 200, HEIGHT - 250),
        Figure("indian_3", "indian", WIDTH - 450, HEIGHT - 200),
    ]
    return Scene.made(figures, Arc(770, 1440, line))


def flicks(scene: Scene) -> list[Flick]:
    """What an unsteady hand does: up to 9 degrees off, from half power to full."""
    chance = Chance(7)
    x, y = first_place(scene)
    aim = bearing(x, y, 3415, 580)
    return [
        Flick(x, y, aim + chance.below(1801) - 900, 1800 + chance.below(701), chance.below(1001) - 500)
        for _ in range(THROWS_A_ROUND)
    ]


def throws_per_second(scene: Scene, thrown: list[Flick], sampled: bool) -> float:
    """Throws per second of processor time."""
    begun = process_time()
    for flick in thrown:
        throw(scene, flick, sampled=sampled)
    return len(thrown) / (process_time() - begun)


def measure() -> dict[str, dict[str, float]]:
    """Medians; `times_floor` is what a throw costs in decisions of the floor, measured just before."""
    scene = street()
    thrown = flicks(scene)
    found: dict[str, dict[str, float]] = {}
    for name, sampled in (("with tracks, as for the stage", True), ("without tracks, as for a bot", False)):
        floors, speeds = [], []
        for _ in range(ROUNDS):
            floors.append(floor())
            speeds.append(throws_per_second(scene, thrown, sampled))
        found[name] = {
            "throws_per_s": round(median(speeds)),
            "best_per_s": round(max(speeds)),
            "floor_per_s": round(median(floors)),
            "times_floor": round(median(f / s for f, s in zip(floors, speeds, strict=True))),
        }
    return found

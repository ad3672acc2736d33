"""A playthrough as text: every pick and every event of the beginning of a game, whose diff shows what a change did.

`python -m tests.golden.playthrough` writes them anew; read the diff before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.rules.event import read
from game.rules.kinds import Seat
from game.rules.library import find, names
from game.rules.notation import event_text, pick_text
from tests.contract.play import playout

HERE = Path(__file__).parent
PICKS = 250
SEED = 7


def playthrough(name: str, preset: str) -> Iterator[str]:
    """The lines of a game with the most seats, played at random, up to pick number `PICKS`."""
    game = find(name)
    g = game.new(game.seats[1], game.presets.mix(preset), SEED)
    yield f"# {name}, {g.seats} seats, preset {preset}, seed {SEED}"
    told = 0
    lines = iter(playout(g, SEED))
    while True:
        for entry in g.log[told:]:
            yield "    " + event_text(read(entry), game.schema.kinds, g.seats)
        told = len(g.log)
        number, seat, pick = next(lines, (PICKS, 0, ()))
        if number >= PICKS:
            return
        yield f"{Seat(seat)}> {pick_text(pick)}"


def golden() -> list[tuple[str, str, Path]]:
    """(game, preset, file) of every playthrough that is kept."""
    return [(name, preset, HERE / f"{name}-{preset}.txt") for name in names() for preset in find(name).presets.mixes]


if __name__ == "__main__":
    for name, preset, file in golden():
        file.write_text("\n".join(playthrough(name, preset)) + "\n", encoding="utf-8")
        print(file)

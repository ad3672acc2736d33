"""Games played by no one in particular, for tests of the table."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.library import Value
from game.table.seating import Chair, Setup
from game.table.session import Session

NAMES = ("Ana", "Bo", "Cy", "Dora")


def set_up(seats: int = 3, people: int = 0, seed: int = 7, changes: Mapping[str, Value] | None = None) -> Setup:
    """A table of the default preset; the first `people` seats are persons."""
    chairs = tuple(Chair(NAMES[s], s, "person" if s < people else "bot") for s in range(seats))
    return Setup("wyatt_earp", chairs, "seed-004", changes or {}, seed)


def short_game(seed: int = 7) -> Setup:
    """A game of two seats that ends after a hand or two."""
    return set_up(2, seed=seed, changes={"game_target": 5000})


def any_pick(session: Session, seed: int = 0) -> tuple[int, Pick]:
    """A seat that is asked and one of its picks, the same whenever so many picks stand."""
    chance = Chance(seed * 100_003 + session.picks)
    asked = session.asked()
    seat = asked[chance.below(len(asked))]
    options = session.options(seat)
    pick = options[chance.below(len(options))]
    return seat, tuple(part for part in pick if isinstance(part, int | str))


def a_pick(session: Session, seat: int, verb: str) -> Pick:
    """The seat's first option with this verb."""
    option = next(option for option in session.options(seat) if option[0] == verb)
    return tuple(part for part in option if isinstance(part, int | str))


def play(session: Session, picks: int = 10_000, seed: int = 0) -> Session:
    """Play so many picks on, or to the end."""
    for _ in range(picks):
        if session.over:
            break
        session.choose(*any_pick(session, seed))
    return session


def play_until(session: Session, kind: str, seed: int = 0) -> Session:
    """Play on until a question of this kind is put."""
    while session.ask_kind() != kind:
        session.choose(*any_pick(session, seed))
    return session

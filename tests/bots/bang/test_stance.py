"""Whom a Renegade wishes ill, by the number of players and by who is left."""

from __future__ import annotations

import pytest

from game.bang.deck import ROLES, ROLES_AT
from game.bang.state import Bang
from game.bots.bang.belief import certain
from game.bots.bang.mind import Mind
from game.bots.bang.stance import hostility
from game.bots.bang.weights import DEPUTY
from game.bots.memory import Memory
from game.rules.chance import Chance
from tests.bots.bang.table import position

NAMES = "ABCDEFG"


def table(roles: str, out: str = "") -> Bang:
    """Seats with these roles (first letters), some of them out of the game."""
    names = {role[0]: role for role in ROLES}
    lines = [f"seats {len(roles)}", "set turn A"]
    lines += [f"set {seat}.role {names[role]}" for seat, role in zip(NAMES, roles, strict=False)]
    lines += [f"set {seat}.life 3" for seat in NAMES[: len(roles)]]
    lines += [f"set {seat}.status out" for seat in out]
    g: Bang = position("\n".join([*lines, "rest deck", "pending Turn seat=A phase=play"]))
    return g


def ill(roles: str, out: str = "", leans: bool = False) -> dict[str, float]:
    """What the Renegade wishes each role, the first seat of it that is left."""
    g = table(roles, out)
    assert sorted(roles) == sorted(role[0] for role in ROLES_AT[g.seats])
    believed = tuple(certain([role[0] for role in ROLES].index(role)) for role in roles)
    wished = hostility(g, roles.index("r"), believed, leans)
    return {role: wished[seat] for seat, role in reversed(list(enumerate(roles))) if NAMES[seat] not in out}


def test_at_seven_a_renegade_hunts_outlaws_until_none_is_left() -> None:
    for out in ("", "B", "BD"):
        found = ill("sodoord", out)
        assert found["o"] > found["d"] == 0 > found["s"]
    found = ill("sodoord", "BDE")
    assert found["d"] > 0 > found["s"]


@pytest.mark.parametrize("roles", ["sodor", "soodor"])
def test_at_five_and_six_he_turns_on_the_law_once_it_is_stronger(roles: str) -> None:
    before, after = ill(roles), ill(roles, "BC" if len(roles) == 6 else "B")
    assert before["o"] > before["d"]
    assert after["d"] > after["o"] > 0 > after["s"]


def test_one_who_leans_spares_the_outlaws_and_hardly_the_sheriff() -> None:
    found, usual = ill("sodoord", leans=True), ill("sodoord")
    assert found["d"] > usual["d"] and found["o"] < usual["o"] and 0 > found["s"] > usual["s"]


def test_left_alone_with_the_sheriff_he_is_after_him() -> None:
    assert ill("sodoord", "BCDEG")["s"] > 0


@pytest.mark.parametrize(
    ("roles", "share"), [("roso", 0), ("rosod", 50), ("roosod", 0), ("roosdod", 40), ("rooosddr", 0)]
)
def test_half_of_the_renegades_lean_at_five_fewer_at_seven_and_none_elsewhere(roles: str, share: int) -> None:
    g = table(roles)
    assert g.pending is not None
    options = g.pending.options[0]
    wished = [tuple(Mind(g, 0, options, Chance(1), DEPUTY, Memory(nature)).ill) for nature in range(100)]
    assert sum(found != wished[-1] for found in wished) == share

"""What may be played in a turn, told a second time straight from the clauses and compared with what is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.rules.ask import Ask
from game.rules.library import find
from game.wyatt_earp.deck import KIND_NAMES, NAMES, OUTLAWS
from game.wyatt_earp.frames.turn import Turn
from game.wyatt_earp.state import Earp
from tests.contract.play import playout

GAME = find("wyatt_earp")
GAMES, LARGE = 3, 60
UNUSUAL = {
    "opened_persists": False,
    "fastest_gun_same_outlaw": "others_only",
    "most_wanted_request": "any_named",
    "hideout_removal": "any",
    "photo_out_of_turn": "costs_sheriff",
    "wyatt_out_of_turn_window": "any_time",
}
ON_OWN = ("stagecoach_robbery", "bank_robbery", "fastest_gun")
Pick = tuple[Any, ...]


def thinkable(seats: int) -> Iterator[Pick]:
    """Every pick of a turn that has the right form, and some that have not."""
    yield from (("draw", pile) for pile in ("supply", "discards"))
    yield from (("discard", kind) for kind in KIND_NAMES)
    yield from (("wyatt_earp", use) for use in ("draw", "look"))
    yield from (("most_wanted", "ask", kind, way) for kind in KIND_NAMES for way in ("left", "right"))
    for outlaw in OUTLAWS:
        yield from (("lay", outlaw, count) for count in range(9))
        yield from ((card, outlaw) for card in ("photo", *ON_OWN))
        for seat in range(seats):
            yield ("hideout", seat, outlaw)
            yield ("most_wanted", "rob", seat, outlaw)
            yield ("wyatt_earp", "clear", seat, outlaw)


def named(g: Earp, seat: int, outlaw: str) -> list[str]:
    """The kinds of the cards in a seat's area of an outlaw."""
    return [NAMES[card] for card in g.laid[seat * len(OUTLAWS) + OUTLAWS.index(outlaw)]]


def follows(g: Earp, seat: int, outlaw: str) -> bool:
    """An outlaw card or the Photo is there (WE-25)."""
    return bool({outlaw, f"photo_{outlaw}"} & set(named(g, seat, outlaw)))


def opened(g: Earp, outlaw: str) -> bool:
    """WE-17, WE-20."""
    if g.switches["opened_persists"]:
        return bool(g.opened[OUTLAWS.index(outlaw)])
    return any(follows(g, seat, outlaw) for seat in range(g.seats))


def may(g: Earp, turn: Turn, pick: Pick) -> bool:
    """Whether a pick is allowed in a turn, by the clauses."""
    verb, rest = pick[0], pick[1:]
    hand = Counter(NAMES[card] for card in g.hand[turn.seat])
    if turn.phase == "draw" or verb == "draw":
        return turn.phase == "draw" and verb == "draw" and (rest == ("supply",) or bool(g.discards))
    if verb == "discard":
        return hand[rest[0]] > 0
    if verb == "lay":
        outlaw, count = str(rest[0]), int(rest[1])
        return (1 if opened(g, outlaw) else 3) <= count <= min(hand[outlaw], hand.total() - 1)
    card = f"photo_{rest[-1]}" if verb == "photo" else verb
    if not hand[card] or hand.total() < 2 or (turn.sheriff != "free" and turn.taken != card):
        return False
    return may_aim(g, turn.seat, pick)


def may_aim(g: Earp, me: int, pick: Pick) -> bool:
    """Whether a sheriff card may be used in this way."""
    switches = g.switches
    match pick:
        case ("photo", outlaw):
            return opened(g, outlaw)
        case ("fastest_gun", outlaw):
            owners = [s for s in range(g.seats) if "fastest_gun" in named(g, s, outlaw)]
            free = owners == [] or (owners == [me] and switches["fastest_gun_same_outlaw"] == "others_only")
            return follows(g, me, outlaw) and free
        case ("stagecoach_robbery" | "bank_robbery", outlaw):
            return follows(g, me, outlaw)
        case ("hideout", whom, outlaw):
            return whom != me and bool(named(g, whom, outlaw)) and "hideout" not in named(g, whom, outlaw)
        case ("most_wanted", "ask", kind, way):
            one_way = g.seats == 2 and way == "right"
            return not one_way and (kind in OUTLAWS or switches["most_wanted_request"] == "any_named")
        case ("most_wanted", "rob", whom, outlaw):
            return whom != me and outlaw in named(g, whom, outlaw)
        case ("wyatt_earp", "look"):
            return any(NAMES[card] != "wyatt_earp" for card in g.discards)
        case ("wyatt_earp", "clear", whom, outlaw):
            return "hideout" in named(g, whom, outlaw) and (whom == me or switches["hideout_removal"] == "any")
    return pick == ("wyatt_earp", "draw")


@pytest.mark.parametrize("changes", [{}, UNUSUAL], ids=["usual", "unusual"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_what_the_clauses_allow(seats: int, changes: dict[str, Any], full: bool) -> None:
    picks = tuple(thinkable(seats))
    turns = 0
    for seed in range(LARGE if full else GAMES):
        g = GAME.new(seats, GAME.presets.mix("cases", changes), seed)
        for number, _, _ in playout(g, seed):
            turn = g.stack[-1] if g.stack else None
            if not isinstance(turn, Turn) or number % 2:
                continue
            assert isinstance(g.pending, Ask)
            assert set(g.pending.options[turn.seat]) == {pick for pick in picks if may(g, turn, pick)}
            turns += 1
    assert turns > 50

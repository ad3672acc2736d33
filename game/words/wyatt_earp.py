"""The voice of Wyatt Earp: what its events, questions and answers say beyond their fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.rules.event import Event
from game.rules.kinds import NO_SEAT, Pick
from game.rules.knowledge import View
from game.words.names import Names, a_card, kind_name, listed, money, short_name
from game.words.speech import dashed, say_of
from game.words.voice import Facts, Message, Sign, Voice
from game.wyatt_earp import events as e
from game.wyatt_earp.cards.wyatt_earp import LookThrough
from game.wyatt_earp.deck import KIND_NUMBER, NAMES, OUTLAW_NUMBER, VERB
from game.wyatt_earp.frames.turn import Turn
from game.wyatt_earp.frames.windows import PhotoWindow, WyattWindow
from game.wyatt_earp.state import Earp, raw_points

GAME: Final = "wyatt_earp"
_DOLLARS: Final = ("amount", "total", "reward", "left", "money")
_ICONS: Final[Mapping[type[Event], str]] = {
    e.HandBegan: "shuffle",
    e.Dealt: "cards",
    e.TurnedUp: "deck",
    e.PosterGrew: "dollar",
    e.TurnBegan: "hat",
    e.Drew: "deck",
    e.TookDiscard: "hand",
    e.Reshuffled: "shuffle",
    e.Laid: "cards",
    e.Opened: "poster",
    e.NoShot: "cross",
    e.HideoutLaid: "cabin",
    e.HideoutRemoved: "badge",
    e.FastestGunLost: "fast_gun",
    e.AskedFor: "poster",
    e.Given: "hand",
    e.Robbed: "hand",
    e.Reclaimed: "hand",
    e.OwesSheriff: "hourglass",
    e.Discarded: "arrow_down",
    e.HandEnded: "flag",
    e.Counted: "poster",
    e.Paid: "dollar",
    e.Settled: "poster",
    e.Tied: "revolver",
    e.GameWon: "crown",
}
_CARD_ICONS: Final = {
    "photo": "photo",
    "stagecoach_robbery": "coach",
    "bank_robbery": "safe",
    "fastest_gun": "fast_gun",
    "most_wanted": "poster",
    "hideout": "cabin",
    "wyatt_earp": "badge",
}
_SAID_ELSEWHERE: Final = (e.Dealt, e.SheriffSpent, e.Opened, e.Settled)
_FIRST_MONEY: Final = ("WE-07", "WE-51")
"""The clauses that put $1,000 on every poster alike."""
_LAST: Final = "last"


def facts(event: Event, names: Names) -> Facts:
    """Sums of money in words; the list of points; whether a Hideout's owner took it off."""
    found: dict[str, str | int] = {}
    for name in _DOLLARS:
        value = getattr(event, name, None)
        if value is not None:
            found[f"{name}-money"] = money(value)
    if isinstance(event, e.HideoutRemoved):
        found["own"] = "yes" if event.seat == event.whom else "no"
    elif isinstance(event, e.Counted):
        scored = [(seat, points) for seat, points in enumerate(event.points) if points]
        found["scored"] = "yes" if scored else "no"
        found["counts"] = listed(
            [say_of(GAME, "points-of", "", {"name": names[seat], "points": points}) for seat, points in scored]
        )
    return found


def sign(event: Event) -> Sign:
    """Icon and seats of an event on the telegraph."""
    seat = getattr(event, "seat", NO_SEAT)
    whom = getattr(event, "whom", NO_SEAT)
    minor = isinstance(event, _SAID_ELSEWHERE)
    if isinstance(event, e.Given):
        seat, whom = whom, seat
    elif isinstance(event, e.HandBegan):
        seat = event.dealer
    elif isinstance(event, e.TurnBegan):
        minor = not event.owes
    elif isinstance(event, e.PosterGrew):
        minor = event.clause in _FIRST_MONEY
    return Sign(_icon(event), seat, NO_SEAT if whom == seat else whom, minor)


def _icon(event: Event) -> str:
    if isinstance(event, e.ShotFired | e.TieShot):
        return "hole" if event.hit else "cross"
    if isinstance(event, e.SheriffPlayed | e.SheriffSpent | e.SheriffLaid):
        return _CARD_ICONS[VERB[KIND_NUMBER[NAMES[event.card]]]]
    return _ICONS[type(event)]


def prompt(view: View[Any], names: Names) -> Message:
    """The question of a view whose `ask` is not None."""
    g: Earp = view.state
    assert view.ask is not None
    top = g.stack[-1]
    asked = [view.viewer] if view.viewer in view.ask.options else sorted(view.ask.options)
    found: dict[str, str | int] = {"who": listed([names[seat] for seat in asked if seat is not None])}
    if isinstance(top, Turn):
        found |= _draw(g) if top.phase == "draw" else _play(g, top)
    elif isinstance(top, PhotoWindow):
        price = g.switches["photo_out_of_turn"] == "costs_sheriff"
        found["opener"] = names[top.opener]
        found["outlaw"] = kind_name(GAME, top.outlaw)
        found["price"] = "yes" if price else "no"
    elif isinstance(top, WyattWindow):
        found |= _hideout(g, top, names)
    elif not isinstance(top, LookThrough):
        raise TypeError(type(top).__name__)
    return Message(dashed("prompt", view.ask.kind), found)


def _draw(g: Earp) -> dict[str, str | int]:
    if not g.discards:
        return {"top": "no"}
    return {"top": "yes", "card-a": a_card(GAME, NAMES[g.discards[0]])}


def _play(g: Earp, turn: Turn) -> dict[str, str | int]:
    if len(g.hand[turn.seat]) == 1:
        return {"sheriff": _LAST}
    if turn.taken:
        return {"sheriff": "fetched", "card-a": a_card(GAME, turn.taken)}
    return {"sheriff": turn.sheriff}


def _hideout(g: Earp, window: WyattWindow, names: Names) -> dict[str, str | int]:
    """Under a window that comes with a Hideout lies the turn of whoever played it; between turns it is the last."""
    by: int = next((frame.seat for frame in g.stack if isinstance(frame, Turn)), NO_SEAT)
    if window.moment == "between":
        by = (window.barred - 1) % g.seats
    price = g.switches["wyatt_out_of_turn_cost"] == "costs_sheriff"
    found: dict[str, str | int] = {"moment": window.moment, "by": names[by] if by >= 0 else ""}
    found["price"] = "yes" if price else "no"
    if window.outlaw:
        found["whom"] = names[window.whom]
        found["outlaw"] = kind_name(GAME, window.outlaw)
        points = raw_points(g, window.whom, OUTLAW_NUMBER[window.outlaw])
        found["points"] = say_of(GAME, "points-there", "", {"points": points})
    return found


def option(pick: Pick, names: Names, seat: int | None) -> Message:
    """An answer; `pick` need not be legal, but its verb must be one of this game's."""
    verb = str(pick[0])
    if verb == "draw":
        return Message("option-draw", {"pile": str(pick[1])})
    if verb == "lay":
        return Message("option-lay", {"count": int(pick[2]), **_card(pick[1])})
    if verb == "pass":
        return Message("option-pass", {})
    if verb in ("most_wanted", "wyatt_earp"):
        return _option_with_uses(pick, names, seat)
    if verb == "photo":
        return Message("option-photo", {"photo-a": a_card(GAME, f"photo_{pick[-1]}")})
    whom: Facts = {"whom": names[int(pick[1])]} if verb == "hideout" else {}
    return Message(dashed("option", verb), {**whom, **_card(pick[-1])})


def _option_with_uses(pick: Pick, names: Names, seat: int | None) -> Message:
    message = dashed("option", str(pick[0]), str(pick[1]))
    if pick[1] == "ask":
        return Message(message, {**_asked_first(str(pick[3]), names, seat), **_card(pick[2])})
    if len(pick) == 2:
        return Message(message, {})
    short = {"card-short": short_name(GAME, str(pick[3]))}
    return Message(message, {"whom": names[int(pick[2])], **_card(pick[3]), **short})


def _asked_first(way: str, names: Names, seat: int | None) -> Facts:
    if seat is None:
        return {"side": way, "whom": ""}
    step = 1 if way == "left" else -1
    return {"side": "only" if len(names) == 2 else "first", "whom": names[(seat + step) % len(names)]}


def _card(kind: str | int) -> Facts:
    return {"card": kind_name(GAME, str(kind)), "card-a": a_card(GAME, str(kind))}


VOICE: Final = Voice(NAMES, facts, sign, prompt, option)

"""The voice of Pony Express: what its events, questions and answers say beyond their fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.pony_express import events as e
from game.pony_express.board import BOARD
from game.pony_express.dice import STEPS, hand_of
from game.pony_express.frames.call import CallRace
from game.pony_express.frames.callers_move import CallersMove
from game.pony_express.frames.cup import Cup
from game.pony_express.frames.duel import Duel
from game.pony_express.frames.jail import BAIL, JailTurn
from game.pony_express.frames.shot import Flight
from game.pony_express.frames.spaces import Mine, Station
from game.pony_express.items import KIND
from game.pony_express.state import Pony
from game.pony_express.verbs.dice import NUMBERS
from game.rules.event import Event
from game.rules.kinds import NO_SEAT, Pick
from game.rules.knowledge import View
from game.words.names import Names, a_card, listed
from game.words.speech import dashed, say_of
from game.words.voice import Facts, Message, Sign, Voice

GAME: Final = "pony_express"
_ICONS: Final[Mapping[type[Event], str]] = {
    e.GameBegan: "horse",
    e.Rolled: "die",
    e.Tied: "die",
    e.Starts: "flag",
    e.ItemsOffered: "deck",
    e.ItemKept: "hand",
    e.ItemReturned: "arrow_down",
    e.DeckShuffled: "shuffle",
    e.ItemPlayed: "cards",
    e.ItemSpent: "arrow_down",
    e.TurnBegan: "horse",
    e.GoldTaken: "nugget",
    e.GoldPaid: "nugget",
    e.GoldMoved: "nugget",
    e.CupRolled: "cup",
    e.Rerolled: "cup",
    e.Shown: "eye",
    e.Covered: "eye_crossed",
    e.DieTurned: "die",
    e.Declared: "bell",
    e.Spied: "scope",
    e.Called: "bell",
    e.NotCalled: "tick",
    e.Moved: "horse",
    e.MoveDeclined: "pause",
    e.Jailed: "jail",
    e.Freed: "key",
    e.StoodUp: "hat",
    e.FightBegan: "revolver",
    e.FightDeclined: "horse",
    e.CornersChosen: "boards",
    e.Flicked: "revolver",
    e.RiderHit: "crosshair",
    e.IndianHit: "tent",
    e.ShotMissed: "cross",
    e.Arrested: "badge",
    e.FightWon: "star",
    e.FightDrawn: "cross",
    e.FightOver: "boards",
    e.PokerBegan: "die",
    e.PokerWon: "star",
    e.IndiansMet: "tent",
    e.IndiansCounted: "tent",
    e.RoundServed: "beer",
    e.NoItems: "relay",
    e.MailboxReached: "letter",
    e.WaitsInSacramento: "hourglass",
    e.GameWon: "crown",
}
_MINOR: Final = (e.ItemsOffered, e.DeckShuffled, e.ItemSpent, e.CornersChosen, e.Flicked, e.FightOver, e.Covered)


def facts(event: Event, names: Names) -> Facts:
    """Hands and faces in words, sums of gold, how many dice, and whether the reader knows their faces."""
    found: dict[str, str | int] = {}
    for name in ("what", "how", "where", "way", "corner"):
        if (word := getattr(event, name, None)) is not None:
            found[name] = word
    if (hand := getattr(event, "hand", "")) in STEPS:
        found |= _hand(hand)
    faces = getattr(event, "faces", None)
    if faces is not None:
        found["shows"] = shown(faces)
        found["known"] = "yes" if min(faces, default=-1) > 0 else "no"
    dice = getattr(event, "dice", faces)
    if dice is not None:
        found["many"] = say_of(GAME, "some-dice", "", {"count": len(dice)})
    if (amount := getattr(event, "amount", None)) is not None:
        found["nuggets"] = say_of(GAME, "nuggets", "", {"count": amount})
    if isinstance(event, e.Rerolled):
        found["cost"] = say_of(GAME, "reroll-cost", "", {"price": event.price})
    elif isinstance(event, e.ItemPlayed):
        found["aimed"] = "yes" if event.whom >= 0 else "no"
    elif isinstance(event, e.RiderHit):
        found["own"] = "yes" if event.whom == event.seat else "no"
    return found


def shown(faces: Iterable[int]) -> str:
    """Faces as they are read out: `K K K 9 J`; one the reader may not see is `?`."""
    return " ".join(say_of(GAME, f"face-{face}" if face > 0 else "face-hidden") for face in faces)


def _hand(hand: str) -> dict[str, str]:
    message = dashed("hand", hand)
    return {"hand-a": say_of(GAME, message, "a"), "hand-short": say_of(GAME, message, "short")}


def sign(event: Event) -> Sign:
    """Icon and seats of an event on the telegraph."""
    seat = getattr(event, "seat", NO_SEAT)
    whom = getattr(event, "whom", NO_SEAT)
    return Sign(_icon(event), seat, NO_SEAT if whom == seat else whom, isinstance(event, _MINOR))


def _icon(event: Event) -> str:
    if isinstance(event, e.Revealed):
        return "tick" if event.truth else "cross"
    if isinstance(event, e.Moved) and event.how == "train":
        return "train"
    return _ICONS[type(event)]


def prompt(view: View[Any], names: Names) -> Message:
    """The question of a view whose `ask` is not None."""
    g: Pony = view.state
    assert view.ask is not None
    top = g.stack[-1]
    asked = [view.viewer] if view.viewer in view.ask.options else sorted(view.ask.options)
    found: dict[str, str | int] = {"who": listed([names[s] for s in asked if s is not None and s >= 0])}
    if isinstance(top, Cup):
        found["price"] = top.price(g)
    elif isinstance(top, CallRace):
        found |= {"roller": names[top.seat], **_hand(g.declared)}
        found |= {"caller": "yes" if top.caller >= 0 else "no", "by": names[top.caller] if top.caller >= 0 else ""}
    elif isinstance(top, CallersMove):
        found["steps"] = top.steps
    elif isinstance(top, Duel):
        me = next(iter(view.ask.options))
        found["whom"] = names[top.other if me == top.newcomer else top.newcomer]
    elif isinstance(top, JailTurn):
        found["pays"] = "yes" if g.gold[top.seat] >= BAIL else "no"
    elif isinstance(top, Station):
        space = g.space[top.seat]
        found |= {"to": BOARD.next_station[space], "fare": BOARD.fares[space]}
        found["pays"] = "yes" if g.gold[top.seat] >= BOARD.fares[space] else "no"
    elif isinstance(top, Flight):
        found["shooter"] = names[top.seat]
    elif isinstance(top, Mine):
        found |= _hand(hand_of(top.faces))
    return Message(dashed("prompt", view.ask.kind), found)


OPEN: Final = "…"
"""What stands for a number that is still to be chosen."""
SOME: Final = 2
"""How many dice are spoken of while they are still to be chosen: more than one."""


def option(pick: Pick, names: Names, seat: int | None) -> Message:
    """An answer; `pick` need not be legal, but its verb must be one of this game's.  Numbers that are left open, as in
    an option with a range, are told as `OPEN`.
    """
    verb = str(pick[0])
    message = dashed("option", verb)
    if verb in ("keep", "put_under"):
        return Message(message, {"card-a": a_card(GAME, str(pick[1]))})
    if verb == "roll" and len(pick) == 1:
        return Message("option-roll-jail", {})
    if verb in ("roll", "sleight_of_hand"):
        return Message(message, {"way": str(pick[1]), **_chosen(pick[2:])})
    if verb in ("sort", "pickaxe"):
        return Message(message, _chosen(pick[1:]))
    if verb == "spyglass":
        return Message(message, _dice(tuple(map(int, pick[1:]))))
    if verb in ("declare", "poker_face"):
        return Message(message, _hand(str(pick[1])))
    if verb == "corner":
        return Message(message, {"corner": str(pick[1])})
    if verb in ("flick", "dynamite"):
        if len(pick) == 1:
            return Message(message, {"place": OPEN, "aim": OPEN, "speed": OPEN})
        place, aim, speed = map(int, pick[1:])
        return Message(message, {"place": f"{place / 100:g}", "aim": f"{aim / 100:g}", "speed": str(speed)})
    if verb == "loaded_die":
        if len(pick) == 1:
            return Message(message, {"die": OPEN, "face": OPEN})
        return Message(message, {"die": int(pick[1]), "face": shown((int(pick[2]),))})
    return Message(message, {"whom": names[int(pick[1])]} if verb == "lasso" else {})


def _chosen(mask: Pick) -> dict[str, str | int]:
    """The dice of a mask, or some dice where none is named yet."""
    return _dice(NUMBERS[int(mask[0])]) if mask else _told(SOME, OPEN)


def _dice(numbers: tuple[int, ...]) -> dict[str, str | int]:
    return _told(len(numbers), listed([str(number) for number in numbers]))


def _told(count: int, numbers: str) -> dict[str, str | int]:
    return {"dice": say_of(GAME, "dice-by-number", "", {"count": count, "numbers": numbers}), "count": count}


VOICE: Final = Voice(KIND, facts, sign, prompt, option)

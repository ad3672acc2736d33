"""The voice of BANG!: what its events, questions and answers say beyond their fields."""

from __future__ import annotations

from typing import Any, Final

from game.bang import events as e
from game.bang import events_fight as f
from game.bang import events_piles as d
from game.bang import events_shop as s
from game.bang.deck import BULLETS, KINDS, NAME
from game.bang.frames.may import May
from game.bang.frames.shot import Shot
from game.bang.frames.turn import hand_limit
from game.bang.happenings.ricochet import RicochetShot
from game.bang.happenings.russian_roulette import POINTS as ROULETTE
from game.bang.happenings.russian_roulette import RouletteShot
from game.bang.state import Bang
from game.rules.event import Event
from game.rules.kinds import NO_SEAT
from game.rules.knowledge import View
from game.words.bang_icons import icon
from game.words.bang_options import GAME, option
from game.words.names import (
    Names,
    a_card,
    cards_in_words,
    is_kind,
    kind_name,
    listed,
    mark,
    marked_name,
)
from game.words.speech import dashed, say_of
from game.words.voice import Facts, Message, Sign, Voice

_WORDS: Final = ("why", "to", "place", "side")
_LIMITLESS: Final = 9
"""From so many BANG! cards a turn on, nobody counts them."""
_SAID_ELSEWHERE: Final = (
    e.RoleDealt,
    e.Dealt,
    e.DeckShuffled,
    e.EventsShuffled,
    s.ShopShuffled,
    s.NuggetsPaid,
    e.TurnEnded,
    d.LookedAt,
    d.Kept,
    d.DrawDecided,
    d.StorePassed,
    f.DuelLost,
    f.Dying,
    f.Buried,
    f.Rewarded,
)
_ANNOUNCED: Final = ("bang", "duel", "general_store")
"""Cards of which the shot, the Duel or the open store tells that they are played."""
_VICTIM_SPEAKS: Final = (f.ShotCancelled, f.NoEffect, f.IndiansDriven, f.DuelLost)
"""Events told of the one they happen to, not of who began it."""


def facts(event: Event, names: Names) -> Facts:
    """Cards by number where they are not known, life points in words, what a card was used as, and why."""
    found: dict[str, str | int] = {}
    for name in _WORDS:
        if (word := getattr(event, name, None)) is not None:
            found[name] = word
    if (why := getattr(event, "why", None)) is not None:
        found["why-name"] = kind_name(GAME, why) if is_kind(GAME, why) else why
    card = getattr(event, "card", None)
    if card is not None:
        found |= _card(card)
    if (cards := getattr(event, "cards", None)) is not None:
        found |= _cards(cards)
    for name in ("amount", "needs"):
        if (points := getattr(event, name, None)) is not None:
            found["life-points"] = _life(points)
    if (by := getattr(event, "by", None)) is not None:
        found["author"] = _yes(by >= 0)
    if isinstance(event, e.CharacterTaken):
        found["life-points"] = _life(event.life)
    elif isinstance(event, s.NuggetsTaken | s.NuggetsPaid):
        found["gold"] = say_of(GAME, "nuggets", "", {"count": event.amount})
    elif isinstance(event, e.DeckShuffled | d.Reshuffled | s.ShopShuffled):
        found["some"] = _some(event.count)
    elif isinstance(event, e.Played | e.Placed | e.Answered):
        whom = getattr(event, "whom", NO_SEAT)
        found |= {"aimed": _yes(whom not in (NO_SEAT, event.seat)), "used": _used(event.card, event.name)}
    elif isinstance(event, e.AbilityUsed | e.GreenUsed | s.Bought):
        found["aimed"] = _yes(event.whom not in (NO_SEAT, event.seat))
    elif isinstance(event, f.ShotFired):
        found["shooter"] = "no" if event.seat < 0 else "power" if event.name in BULLETS else "yes"
    elif isinstance(event, e.SuitNamed):
        found["suit-name"] = say_of(GAME, f"suit-{event.suit}")
    elif isinstance(event, f.LifeLost):
        found["alive"] = _yes(event.life > 0)
    elif isinstance(event, f.GameWon):
        found["many"] = event.winners.bit_count()
    return found


def _card(card: int) -> Facts:
    known = card >= 0
    kind = KINDS[card] if known else ""
    return {
        "known": _yes(known),
        "mark": mark(GAME, kind),
        "card-marked": marked_name(GAME, kind) if known else a_card(GAME, ""),
    }


def _cards(cards: tuple[int, ...]) -> Facts:
    kinds = [KINDS[card] for card in cards if card >= 0]
    shown = len(kinds) == len(cards) > 0
    return {
        "drawn": cards_in_words(GAME, kinds) if shown else _some(len(cards)),
        "marks": listed([mark(GAME, kind) for kind in kinds]),
    }


def _used(card: int, name: str) -> str:
    """The card inside a sentence, and what it was used as where that is something else."""
    if NAME[card] == name:
        return a_card(GAME, KINDS[card])
    return say_of(GAME, "card-as", "", {"card-a": a_card(GAME, KINDS[card]), "name-a": a_card(GAME, name)})


def _some(count: int) -> str:
    return say_of(GAME, "some-cards", "", {"count": count})


def _life(count: int) -> str:
    return say_of(GAME, "life-points", "", {"count": count})


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def sign(event: Event) -> Sign:
    """Icon and seats of an event on the telegraph."""
    seat = getattr(event, "seat", NO_SEAT)
    whom = getattr(event, "whom", NO_SEAT)
    if isinstance(event, f.LifeLost | f.Eliminated):
        seat, whom = (event.by, event.seat) if event.by != NO_SEAT else (event.seat, NO_SEAT)
    elif isinstance(event, _VICTIM_SPEAKS):
        seat, whom = whom, NO_SEAT
    minor = isinstance(event, _SAID_ELSEWHERE) or (isinstance(event, e.Played) and event.name in _ANNOUNCED)
    return Sign(icon(event), seat, NO_SEAT if whom == seat else whom, minor)


def prompt(view: View[Any], names: Names) -> Message:
    """The question of a view whose `ask` is not None."""
    g: Bang = view.state
    assert view.ask is not None
    kind = view.ask.kind
    asked = [view.viewer] if view.viewer in view.ask.options else sorted(view.ask.options)
    if kind == "play" and view.viewer not in view.ask.options:
        asked = [g.turn]
    found: dict[str, str | int] = {"who": listed([names[seat] for seat in asked if seat is not None])}
    top: Any = g.stack[-1]
    if kind == "draw":
        found["why-name"] = kind_name(GAME, top.why)
    elif kind == "play":
        found |= {"turn": names[g.turn], "manner": "heal" if asked != [g.turn] else _bangs_left(g)}
    elif kind == "discard":
        found["count"] = max(len(g.hand[top.seat]) - hand_limit(g, top.seat), 0)
    elif kind == "shot":
        found |= {"needed": top.needed, "name": kind_name(GAME, top.name), "stake": _stake_of(g, top)}
        found |= {"shooter": _yes(top.by >= 0), "by": names[top.by] if top.by >= 0 else ""}
    elif kind in ("indians", "duel"):
        found |= {"by": names[top.by], "at": names[top.at], "stake": _stake(g, int(asked[0] or 0))}
    elif kind == "store":
        found["count"] = len(g.store)
    elif kind == "rescue":
        found |= {"life-points": _life(1 - g.life[top.at]), "author": _yes(top.by >= 0)}
        found |= {"by": names[top.by] if top.by >= 0 else "", "why-name": kind_name(GAME, top.why)}
    elif kind == "brawl":
        found["whom"] = names[next(s for n in range(1, g.seats) if top.left >> (s := (top.by + n) % g.seats) & 1)]
    elif kind in ("heirs", "youl_grinner"):
        found["whom"] = names[top.whom if kind == "heirs" else top.seat]
    elif kind == "josh_mccloud":
        found["card"] = kind_name(GAME, top.name)
    elif kind == "may":
        found["ability"] = kind_name(GAME, top.ability if isinstance(top, May) else "black_jack")
    return Message(dashed("prompt", kind), found)


def _bangs_left(g: Bang) -> str:
    """How many BANG! cards the player on turn may still play."""
    limit = g.fold("bang_limit", 1, g.turn)
    if limit >= _LIMITLESS:
        return "limitless"
    return "fired" if g.bangs >= limit else "free"


def _stake_of(g: Bang, shot: Shot) -> str:
    """What a shot costs: two life points in the Russian Roulette, a card under Ricochet, else one life point."""
    if isinstance(shot, RicochetShot):
        return say_of(GAME, "stake-card", "", {"card": kind_name(GAME, shot.prize)})
    if isinstance(shot, RouletteShot) and g.life[shot.at] > ROULETTE:
        return say_of(GAME, "stake-two", "", {"life": g.life[shot.at]})
    return _stake(g, shot.at)


def _stake(g: Bang, seat: int) -> str:
    """What it costs to do nothing."""
    life = g.life[seat]
    return say_of(GAME, "stake-last") if life <= 1 else say_of(GAME, "stake-one", "", {"life": life})


VOICE: Final = Voice(KINDS, facts, sign, prompt, option)

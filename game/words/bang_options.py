"""What the answers in BANG! say."""

from __future__ import annotations

from typing import Final

from game.bang.deck import BULLETS
from game.rules.kinds import Pick
from game.words.names import Names, kind_name, listed, marked_name, plain_kind, short_name
from game.words.speech import dashed, say_of
from game.words.voice import Facts, Message

GAME: Final = "bang"
_BARRELS: Final = ("barrel", "jourdonnais")


def option(pick: Pick, names: Names, seat: int | None) -> Message:
    """An answer; `pick` need not be legal, but its verb must be one of this game's."""
    verb = str(pick[0])
    if verb == "play":
        return _play(pick, names)
    if verb == "draw":
        place = pick[1]
        if isinstance(place, int):
            if len(pick) > 2:
                return _grip("option-draw", pick[1:], names, {})
            return Message("option-draw", {"from": "hand", "whom": names[place]})
        return Message("option-draw", {"from": place, "whom": ""})
    if verb == "use":
        return _use(pick, names)
    if verb == "give":
        whom = pick[1]
        return Message("option-give", {"whom": names[whom]}) if isinstance(whom, int) else _message("give-card", whom)
    if verb == "guess":
        return Message("option-guess", {"colour": str(pick[1])})
    if verb == "name":
        return Message("option-name", {"suit": say_of(GAME, f"suit-{pick[1]}")})
    if verb in ("buy", "put"):
        found, rest = (_named(pick[1]), pick[2:]) if verb == "buy" else ({}, pick[1:])
        return _in_a_way(f"option-{verb}", rest, names, found)
    if verb == "remove":
        return Message("option-remove", {**_named(pick[2]), "whom": names[int(pick[1])]})
    if verb == "return":
        return Message("option-return", {"card-marked": listed([marked_name(GAME, str(kind)) for kind in pick[1:]])})
    if verb == "throw":
        return _grip("option-throw", pick[1:], names, {})
    if verb == "take" and pick[1] == "hand":
        return Message("option-take-hand", {})
    if verb == "take" and pick[1] in BULLETS:
        return Message("option-be", _named(pick[1]))
    return Message(dashed("option", verb), _named(pick[1]) if len(pick) > 1 else {})


def _use(pick: Pick, names: Names) -> Message:
    """A card in front, or a power: with a target, a card of a target's, or paid for with cards."""
    found, rest = _named(pick[1]), pick[2:]
    if pick[1] == "ricochet":
        aim = {"whom": names[int(rest[1])], "other": marked_name(GAME, str(rest[2]))}
        return Message("option-ricochet", {**found, **aim, "paid": marked_name(GAME, str(rest[0]))})
    if pick[1] == "flint_westwood":
        return Message("option-hand-over", {**_named(rest[0]), "whom": names[int(rest[1])]})
    if pick[1] == "lee_van_kliff":
        return _aimed("option-repeat", rest[1:], names, {"paid": marked_name(GAME, str(rest[0]))})
    if pick[1] == "dorothy_rage":
        return _aimed("option-order", rest[2:], names, {"seat": names[int(rest[0])], **_named(rest[1])})
    if rest and isinstance(rest[0], str):
        kinds = [str(kind) for kind in rest if isinstance(kind, str)]
        paid = {**found, "paid": listed([marked_name(GAME, kind) for kind in kinds])}
        if len(kinds) == len(rest):
            return Message("option-use-paying", paid)
        return Message("option-use-paying-on", {**paid, "whom": names[int(rest[-1])]})
    if len(rest) > 1:
        return _grip("option-play", rest, names, found)
    if rest:
        return Message("option-use-on", {**found, "whom": names[int(rest[0])]})
    return Message("option-barrel" if plain_kind(str(pick[1])) in _BARRELS else "option-use", found)


def _in_a_way(message: str, way: Pick, names: Names, found: Facts) -> Message:
    """An equipment, used as itself or as a card."""
    if way and isinstance(way[0], str):
        return _aimed(f"{message}-as", way[1:], names, {**found, "name": kind_name(GAME, way[0])})
    return _aimed(message, way, names, found)


def _aimed(message: str, aim: Pick, names: Names, found: Facts) -> Message:
    """What is aimed at nobody, at somebody, or at a card of somebody's."""
    if not aim:
        return Message(message, found)
    if len(aim) == 1:
        return Message(f"{message}-on", {**found, "whom": names[int(aim[0])]})
    return _grip(message, aim, names, found)


def _grip(message: str, place: Pick, names: Names, found: Facts) -> Message:
    """A card of somebody: a random one of the hand, or one in front."""
    whom = {**found, "whom": names[int(place[0])]}
    if place[1] == "hand":
        return Message(f"{message}-hand", whom)
    return Message(f"{message}-front", {**whom, "other": marked_name(GAME, str(place[1]))})


def _play(pick: Pick, names: Names) -> Message:
    if len(pick) > 2 and pick[2] == "as":
        used = {"name": kind_name(GAME, str(pick[3])), "whom": names[int(pick[4])]}
        return Message("option-play-as", {**_named(pick[1]), **used})
    found, rest, message = _named(pick[1]), pick[2:], "option-play"
    if rest[:1] == ("with",):
        found, rest, message = {**found, "paid": marked_name(GAME, str(rest[1]))}, rest[2:], "option-pay"
    return _aimed(message, rest, names, found)


def _message(verb: str, kind: str | int) -> Message:
    return Message(f"option-{verb}", _named(kind))


def _named(kind: str | int) -> Facts:
    word = str(kind)
    return {
        "card": kind_name(GAME, word),
        "card-short": short_name(GAME, word),
        "card-marked": marked_name(GAME, word),
    }

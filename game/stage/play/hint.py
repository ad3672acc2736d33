"""What a deputy would do in the place of whoever is asked: from what that seat sees, and only while its hand lies
open.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.bots import brain
from game.bots.temper import EVEN
from game.rules.ask import PASS
from game.rules.kinds import Pick
from game.stage.text import text
from game.table.players import memory_of, thinking_seed
from game.words import option_label

if TYPE_CHECKING:
    from game.stage.play.desk import Desk
    from game.stage.play.table import Table
    from game.stage.prompting import Offer

ADVISER: Final = "deputy"
"""The level that is asked."""


class Hint(NamedTuple):
    """`says` is a sentence, `thing` what is to be pressed first, empty where nothing on the table shows it."""

    says: str
    thing: str = ""


def may_ask(table: Table[Any, Any, Any]) -> bool:
    """Whether the host allows it, somebody here is asked, and the own hand lies open."""
    asked = table.desk is not None and not table.closed and not table.look_away
    return asked and table.stage.settings.hints and table.coach is None


def hint(table: Table[Any, Any, Any]) -> Hint:
    """What a deputy would do now.  Only where `may_ask`."""
    session, desk = table.session, table.desk
    assert desk is not None
    memory = memory_of(session, desk.seat)._replace(temper=EVEN)
    pick = brain.choose(session.view(desk.seat), session.game.name, ADVISER, thinking_seed(session, desk.seat), memory)
    says, thing = text("help-deputy", what=named(table, pick, desk.seat)), first_thing(table, desk, pick)
    return Hint(text("sentences", first=says, then=text("help-deputy-marked")) if thing else says, thing)


def named(table: Table[Any, Any, Any], pick: Pick, seat: int) -> str:
    """An answer in words; a pass in those of its button, which say what happens then."""
    question = table.question() if pick == PASS else None
    offers: tuple[Offer, ...] = tuple(question.offers) if question is not None else ()
    labels = [offer.label for offer in offers if offer.id == "pass"]
    return labels[0] if labels else option_label(table.session.game.name, pick, table.names, seat)


def first_thing(table: Table[Any, Any, Any], desk: Desk[Any, Any], pick: Pick) -> str:
    """The button or the thing that a play begins with."""
    for answer in desk.answers():
        if answer.pick == pick:
            return answer.id
    words = {pick[0], *pick[1:2], "_".join(map(str, pick[:2]))}
    hand = next((card for card in desk.g.hand[desk.seat] if _kind(desk, card) in words), None) if _hands(desk) else None
    things = [control.id for control in table.things() if control.enabled]
    if hand is not None and f"card:{hand}" in things:
        return f"card:{hand}"
    return next((thing for thing in things if copy(desk).press(thing) == pick), "")


def _hands(desk: Desk[Any, Any]) -> bool:
    return any(field.name == "hand" for field in desk.g.schema.fields)


def _kind(desk: Desk[Any, Any], card: int) -> str:
    return str(desk.g.schema.kinds[card]) if card >= 0 else ""

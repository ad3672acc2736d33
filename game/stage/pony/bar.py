"""The prompt bar of the trail: its sentence, its buttons, and what they do besides answering the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.pony_express.frames.call import CallRace
from game.rules.ask import PASS
from game.rules.refusal import Refusal
from game.stage.intent import Intent
from game.stage.pony import handing
from game.stage.pony.asking import Asked
from game.stage.pony.words import hand_name
from game.stage.prompting import Offer
from game.stage.text import text
from game.words import prompt

if TYPE_CHECKING:
    from game.stage.pony.table import PonyTable

RACE = "race:"


def offers(table: PonyTable, question: Asked | None) -> list[Offer]:
    """The buttons now, main one first; Read and Menu are always there."""
    found: list[Offer] = []
    race = table.race
    alone = table.privacy.alone(table.session.chairs) is not None
    if race is not None and table.desk is None and not alone:
        for seat in race.seats:
            calls = handing.CALL in table.session.options(seat)
            found.append(Offer(f"{RACE}{seat}", text("pony-calls" if calls else "pony-more", name=table.names[seat])))
        found.append(Offer("all-pass", text("pony-all-pass")))
    elif table.flow.stepping:
        found.append(Offer("step", text("earp-step"), "secondary"))
    elif question is not None:
        found += question.offers
        if race is not None and not alone:
            found = [offer for offer in found if offer.id != "back"] + [Offer("hush", text("earp-back"))]
        if may_undo(table):
            found.append(Offer("undo", text("earp-undo"), "page_left"))
    if len(found) < 4:
        found.append(Offer("read", text("earp-read"), "read"))
    if len(found) < 5:
        found.append(Offer("menu", text("earp-menu"), "menu"))
    return found


def may_undo(table: PonyTable) -> bool:
    """Whether the person asked can take back the own last pick."""
    desk = table.desk
    return desk is not None and table.session.may_undo(desk.seat) is None


def sentence(table: PonyTable, question: Asked | None) -> tuple[str, int | None]:
    """(what the bar says, whose mark stands before it)."""
    session = table.session
    if question is not None and table.desk is not None:
        return question.sentence, table.desk.seat
    asked = session.asked()
    if not asked or table.motion.acting:
        return table.told, None
    seen = session.view(None)
    race = seen.state.stack[-1]
    if table.race is not None and isinstance(race, CallRace):
        loud = race.caller >= 0
        name = table.names[race.caller if loud else race.seat]
        words = text("pony-race-loud" if loud else "pony-race", name=name, hand=hand_name(seen.state.declared))
        return words, race.seat
    return prompt(seen, table.names), asked[0] if len(asked) == 1 and asked[0] >= 0 else None


def answer(table: PonyTable, name: str, intent: Intent) -> bool:
    """A button that isn't an answer of the desk; False for one that is."""
    desk = table.desk
    if name.startswith(RACE):
        seat = int(name.removeprefix(RACE))
        if table.may_answer(intent, seat):
            handing.call(table, seat)
    elif name == "all-pass":
        race = table.race
        if race is not None and table.stage.seating.seat_of(intent.device) in (None, *race.seats):
            table.flow.pass_for(race.seats)
    elif name == "hush":
        handing.hush(table)
    elif name == "step":
        table.flow.step()
    elif name == "back":
        table.step_back()
    elif name == "undo":
        undo(table)
    elif name == "read":
        table.read(table.thing)
    elif name == "menu":
        table.stage.open_pause()
    elif name == "pass" and desk is not None and PASS in desk.options:
        if table.may_answer(intent, desk.seat):
            table.flow.choose(desk.seat, PASS)
    else:
        return False
    return True


def undo(table: PonyTable) -> None:
    """Take back the last pick, or say why not."""
    desk = table.desk
    if desk is None:
        return
    undone = table.session.undo(desk.seat)
    if isinstance(undone, Refusal):
        table.excuse(undone)
        return
    table.stage.sounds.play("page")
    table.rewound()

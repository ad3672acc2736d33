"""The prompt bar of the table: its sentence, its buttons, and what they do besides answering the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.ask import PASS
from game.rules.refusal import Refusal
from game.stage.earp import handing
from game.stage.earp.asking import Asked
from game.stage.earp.sight import GAME, WINDOWS
from game.stage.intent import Intent
from game.stage.prompting import Offer
from game.stage.text import text
from game.words import kind_name, prompt

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable

RACE = "race:"


def offers(table: EarpTable, question: Asked | None) -> list[Offer]:
    """The buttons now, main one first; Read and Menu are always there."""
    found: list[Offer] = []
    race = table.race
    alone = table.privacy.alone(table.session.chairs) is not None
    if race is not None and table.desk is None and not alone:
        found += [Offer(f"{RACE}{int(seat)}", text("earp-race-seat", name=table.names[seat])) for seat in race.seats]
        found.append(Offer("all-pass", text("earp-all-pass")))
    elif question is None:
        if table.flow.stepping:
            found.append(Offer("step", text("earp-step"), "secondary"))
        if undoer(table) is not None:
            found.append(Offer("undo", text("earp-undo"), "page_left"))
    else:
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


def may_undo(table: EarpTable) -> bool:
    """Whether somebody can take back the last pick now."""
    return undoer(table) is not None


def undoer(table: EarpTable) -> int | None:
    """The person who can take back the own last pick now: the one asked, or the one a bot is about to act after."""
    desk, session = table.desk, table.session
    if desk is not None:
        seat = -1 if desk.step.cards else desk.seat
    elif table.race is None and table.flow.holding and session.last_pick is not None:
        seat, _ = session.last_pick
    else:
        seat = -1
    by_person = seat >= 0 and session.chairs[seat].who == "person"
    return seat if by_person and session.may_undo(seat) is None else None


def sentence(table: EarpTable, question: Asked | None) -> tuple[str, int | None]:
    """(what the bar says, whose mark stands before it)."""
    session = table.session
    if question is not None and table.desk is not None:
        return question.sentence, table.desk.seat
    if table.floor.slip is not None:
        return text("earp-paying-out"), None
    asked = session.asked()
    if not asked or table.motion.acting:
        return table.told, None
    seen = session.view(None)
    if session.ask_kind() in WINDOWS:
        outlaw = getattr(seen.state.stack[-1], "outlaw", "")
        name = kind_name(GAME, outlaw) if outlaw else ""
        return text("earp-race", kind=session.ask_kind(), outlaw=name), None
    return prompt(seen, table.names), asked[0] if len(asked) == 1 else None


def answer(table: EarpTable, name: str, intent: Intent) -> bool:
    """A button that isn't an answer of the desk; False for one that is."""
    if name.startswith(RACE):
        seat = int(name.removeprefix(RACE))
        if table.may_answer(intent, seat):
            handing.speak_up(table, seat)
    elif name == "all-pass":
        race = table.race
        if race is not None and table.stage.seating.seat_of(intent.device) in (None, *race.seats):
            table.flow.pass_for(race.seats)
    elif name == "step":
        table.flow.step()
        table.stir()
    elif name == "hush":
        handing.hush(table)
    elif name == "back":
        table.step_back()
    elif name == "undo":
        undo(table, intent)
    elif name == "read":
        table.read(table.thing)
    elif name == "menu":
        table.stage.open_pause()
    elif name == "pass" and table.desk is not None:
        if table.may_answer(intent, table.desk.seat):
            table.flow.choose(table.desk.seat, PASS)
    else:
        return False
    return True


def undo(table: EarpTable, intent: Intent | None = None) -> None:
    """Take back the last pick, or say why not."""
    seat = undoer(table)
    if seat is None or (intent is not None and not table.may_answer(intent, seat)):
        return
    undone = table.session.undo(seat)
    if isinstance(undone, Refusal):
        table.excuse(undone)
        return
    table.stage.sounds.play("page")
    table.rewound()

"""The prompt bar of a table: its sentence, its buttons, and what they do besides answering the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.rules.ask import PASS
from game.rules.refusal import Refusal
from game.stage.intent import Intent
from game.stage.play import handing
from game.stage.play.help import open_help
from game.stage.play.room import D, F, Q
from game.stage.prompting import Offer
from game.stage.text import text
from game.words import prompt

if TYPE_CHECKING:
    from game.stage.play.table import Table

RACE = "race:"
ALWAYS: dict[Literal["read", "help", "menu"], str] = {"read": "eye", "help": "info", "menu": "gear"}
"""The buttons that never leave the bar, each with its sign."""
MANY = 4
"""So many names and "All pass" fill the bar."""


def offers(table: Table[F, D, Q], question: Q | None) -> list[Offer]:
    """The buttons now, main one first; Read, Help and Menu are there but where many are asked."""
    found: list[Offer] = []
    race = table.race
    alone = table.alone is not None
    if race is not None and table.desk is None and not alone:
        found += [Offer(f"{RACE}{int(seat)}", table.race_label(seat)) for seat in race.seats]
        found.append(Offer("all-pass", table.all_pass()))
    elif question is None:
        if table.flow.stepping:
            found.append(Offer("step", text("play-step"), "secondary"))
        if table.undoer() is not None:
            found.append(Offer("undo", text("play-undo"), "page_left"))
    else:
        found += question.offers
        if race is not None and not alone:
            found = [offer for offer in found if offer.id != "back"] + [Offer("hush", text("play-back"))]
        if table.undoer() is not None:
            found.append(Offer("undo", text("play-undo"), "page_left"))
    if table.coach is not None:
        found.append(Offer("lesson", text("lesson-again"), "page_left"))
    # where many are asked their names want the room; the keys of the others are heard all the same
    crowded = race is not None and table.desk is None and len(found) >= MANY
    found += (
        Offer(name, text(f"play-{name}"), name, short=sign)
        for name, sign in ALWAYS.items()
        if name == "menu" or not crowded
    )
    return found


def sentence(table: Table[F, D, Q], question: Q | None) -> tuple[str, int | None]:
    """(what the bar says, whose mark stands before it)."""
    session = table.session
    if question is not None and table.desk is not None:
        task = table.coach.task if table.coach is not None and not table.desk.begun else ""
        return task or question.sentence, table.desk.seat
    asked = session.asked()
    if not asked or table.motion.acting:
        return table.told, None
    if session.ask_kind() in table.windows:
        said = table.race_sentence()
        if said is not None:
            return said
    thinks = table.flow.pondering
    if thinks is not None:
        return text("play-ponders", name=table.names[thinks]), thinks
    return prompt(session.view(None), table.names), asked[0] if len(asked) == 1 and asked[0] >= 0 else None


def answer(table: Table[F, D, Q], name: str, intent: Intent) -> bool:
    """A button that isn't an answer of the desk; False for one that is."""
    desk = table.desk
    if name.startswith(RACE):
        seat = int(name.removeprefix(RACE))
        if table.may_answer(intent, seat):
            table.spoken_for(seat)
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
    elif name == "help":
        open_help(table)
    elif name == "lesson":
        if table.coach is not None:
            table.coach.again()
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


def undoer(table: Table[F, D, Q]) -> int | None:
    """The person who can take back the own last pick now: the one asked, or the one a bot is about to act after."""
    desk, session = table.desk, table.session
    if desk is not None:
        seat = -1 if desk.begun else desk.seat
    elif table.race is None and table.flow.holding and session.last_pick is not None:
        seat, _ = session.last_pick
    else:
        seat = -1
    return seat if table.is_person(seat) and session.may_undo(seat) is None else None


def undo(table: Table[F, D, Q], intent: Intent | None = None) -> None:
    """Take back the last pick, or say why not."""
    seat = table.undoer()
    if seat is None or (intent is not None and not table.may_answer(intent, seat)):
        return
    undone = table.session.undo(seat)
    if isinstance(undone, Refusal):
        table.excuse(undone)
        return
    table.stage.sounds.play("page")
    table.rewound()

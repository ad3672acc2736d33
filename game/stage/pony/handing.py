"""Who is handed the question, and whose cards and dice come to lie open for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.ask import PASS
from game.stage.intent import Back, Confirm, Intent, Look
from game.stage.menus.cover import Cover
from game.stage.motion import Move, Tween, linear
from game.stage.play.privacy import Manner
from game.stage.play.race import Race
from game.stage.pony.desk import Desk

if TYPE_CHECKING:
    from game.stage.pony.table import PonyTable

PUBLIC = ("callers_move", "fight", "corners", "cold_drink")
"""Questions that are asked without a cover: nothing secret is needed to answer them."""
CALL = ("call",)
RUMBLE_MS = 150
SHAKES = 3


def ask(table: PonyTable, seat: int) -> None:
    """Ask a person.  At a shared mouse cards and dice stay hidden until that person has lifted the cover."""
    kind = table.session.ask_kind()
    covered = table.privacy.needs_cover(table.session.chairs, seat)
    if covered and kind not in PUBLIC:
        close(table, seat)
        _cover(table, seat, lambda: _seat_at_desk(table, seat))
    else:
        _seat_at_desk(table, seat, closed=covered)


def _cover(table: PonyTable, seat: int, then: Callable[[], None]) -> None:
    def lifted() -> None:
        table.session.hand_over(seat)
        table.privacy.shown_to = seat
        then()

    name = table.session.chairs[seat].name
    table.stage.push(Cover(seat=seat, name_of_person=name, mark=seat, then=lifted))


def _seat_at_desk(table: PonyTable, seat: int, closed: bool = False) -> None:
    """The seat's ticket, cards and dice come to the lower edge, and its question to the bar."""
    session, floor, stage = table.session, table.floor, table.stage
    manner = table.privacy.manner(session.chairs, seat)
    fresh = table.desk is None or table.desk.seat != seat
    if manner is Manner.PAD:
        table.privacy.shown_to = None
    floor.viewer = None if closed else seat
    floor.hold(seat, not closed and manner is not Manner.PAD)
    floor.show(session.view(floor.viewer).state)
    table.desk = Desk(
        session.view(seat).state,
        seat,
        session.ask_kind(),
        session.options(seat),
        lambda pick: session.why_not(seat, pick),
    )
    if fresh:
        stage.sounds.play("turn_bell", volume=0.7)
        pad = stage.seating.pad_of(seat)
        if pad is not None:
            stage.pads.rumble(pad, 0.6, RUMBLE_MS)
    if table.race is None:
        table.patience.asked(table.desk)
    table.stir()
    _aim_focus(table)


def _aim_focus(table: PonyTable) -> None:
    """The focus comes to where an answer is most likely, unless it points at something of the kind already."""
    desk = table.desk
    if desk is None:
        return
    answers = desk.answers()
    goals: tuple[str, ...] = tuple(answer.id for answer in answers)
    if desk.ask_kind == "cup":
        goals = (*(f"die:{n}" for n in range(1, 6)), *(f"hand:{hand}" for hand in ("pair", "two_pairs")))
    elif desk.offered:
        goals = tuple(f"offer:{kind}" for kind in desk.offered)
    elif table.race is not None:
        goals = ("pass",)
    if goals and (table.focus.id or "") not in goals:
        table.focus.id = goals[0]


def close(table: PonyTable, holder: int) -> None:
    """Only backs lie at the lower edge, and only what everybody knows is shown."""
    floor = table.floor
    table.desk = None
    floor.viewer = None
    floor.hold(holder, opened=False)
    floor.show(table.session.view(None).state)
    table.stir()


def left_alone(table: PonyTable) -> None:
    """Of several people one is left, whose secrets will lie open: that person is called to the screen first."""
    alone = table.privacy.alone(table.session.chairs)
    if alone is not None and not table.session.over:
        close(table, -1)
        _cover(table, alone, table.stir)


def stand(table: PonyTable, seat: int | None) -> None:
    """No person is asked.  One person among bots keeps looking at the own cards; else backs lie there."""
    alone = table.privacy.alone(table.session.chairs)
    table.desk = None
    if alone is None:
        close(table, -1 if seat is None else seat)
        return
    floor = table.floor
    floor.viewer = alone
    floor.hold(alone, opened=True)
    floor.show(table.session.view(alone).state)
    table.stir()


def open_race(table: PonyTable, race: Race) -> None:
    """Several may call.  The same is shown whatever anybody holds."""
    chairs = table.session.chairs
    alone = table.privacy.alone(chairs)
    if alone is not None:
        _seat_at_desk(table, alone)
        return
    if race.opened is not None and not table.privacy.needs_cover(chairs, race.opened):
        _seat_at_desk(table, race.opened)
        return
    race.opened = None
    close(table, -1)
    table.focus.id = "all-pass"
    for seat in race.seats:
        pad = table.stage.seating.pad_of(seat)
        if pad is not None:
            table.stage.pads.rumble(pad, 0.4, RUMBLE_MS)


def call(table: PonyTable, seat: int) -> None:
    """One of several calls.  Where a call needs a card, the cards come first."""
    if CALL in table.session.options(seat):
        table.flow.choose(seat, CALL)
    else:
        speak_up(table, seat)


def speak_up(table: PonyTable, seat: int) -> None:
    """One of several wants to see the own cards: the clock stands, and the answers come after the cover."""
    race = table.race
    if race is None or seat not in race.seats:
        return
    race.opened = seat
    if table.privacy.needs_cover(table.session.chairs, seat):
        close(table, seat)
        _cover(table, seat, lambda: _seat_at_desk(table, seat))
    else:
        _seat_at_desk(table, seat)


def hush(table: PonyTable) -> None:
    """Back to the question to all, without an answer."""
    race = table.race
    if race is not None:
        race.opened = None
        open_race(table, race)


def from_own_pad(table: PonyTable, race: Race, intent: Intent) -> bool:
    """In a race every own pad answers for its seat: Confirm calls, Back passes."""
    seat = table.stage.seating.seat_of(intent.device)
    if seat is None or race.opened == seat:
        return False
    if seat not in race.seats:
        return True
    if isinstance(intent, Back):
        table.flow.choose(seat, PASS)
    elif isinstance(intent, Confirm):
        call(table, seat)
    return True


def look(table: PonyTable, intent: Look) -> None:
    """The look button of an own pad: cards and dice lie open as long as it is held."""
    desk, floor = table.desk, table.floor
    owner = table.stage.seating.seat_of(intent.device)
    if not intent.held and owner is not None and owner == floor.holder and (desk is None or desk.seat != owner):
        # what was held may have begun under another question
        floor.hold(owner, opened=False)
        floor.cup = ("rest", 0.0)
        table.stir()
        return
    if desk is None or table.privacy.manner(table.session.chairs, desk.seat) is not Manner.PAD:
        return
    if not table.stage.seating.may_answer(intent.device, desk.seat):
        return
    table.floor.hold(desk.seat, intent.held)
    table.floor.cup = ("peek", 1.0) if intent.held else ("rest", 0.0)
    table.stage.sounds.play("page", volume=0.5)
    table.stir()


def shake(table: PonyTable, seat: int) -> None:
    """The ticket of whoever is asked shakes its head at a foreign press."""
    width = table.floor.px(10)

    def apply(t: float) -> None:
        left = (1 - t) * width
        table.floor.jolt = (seat, round(left if int(t * 2 * SHAKES) % 2 else -left)) if t < 1 else (-1, 0)

    table.motion.aside(Tween(apply, 320, linear, Move.SHAKE))

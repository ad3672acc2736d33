"""Who is handed the question, and whose cards come to lie open for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.ask import PASS
from game.stage.intent import Back, Confirm, Intent, Look
from game.stage.motion import Move, Tween, linear
from game.stage.play import calling
from game.stage.play.desk import plain
from game.stage.play.privacy import Manner
from game.stage.play.race import Race
from game.stage.play.room import D, F, Q

if TYPE_CHECKING:
    from game.stage.play.table import Table

RUMBLE_MS = 150
SHAKES = 3


def ask(table: Table[F, D, Q], seat: int) -> None:
    """Ask a person.  At a shared mouse the cards stay hidden until that person has lifted the cover."""
    covered = table.privacy.needs_cover(table.session.chairs, seat)
    if covered and not table.asks_openly(seat):
        close(table, seat)
        cover(table, seat, lambda: seat_at_desk(table, seat))
    else:
        seat_at_desk(table, seat, closed=covered)


def cover(table: Table[F, D, Q], seat: int, then: Callable[[], None]) -> None:
    """Call a person by name; `then` comes once that person has pressed."""

    def lifted() -> None:
        table.privacy.shown_to = seat
        then()

    calling.call(table.stage, table.session, seat, lifted)


def seat_at_desk(table: Table[F, D, Q], seat: int, closed: bool = False) -> None:
    """The seat's things come before the screen, and its question to the bar; `closed`: nothing secret is shown."""
    stage = table.stage
    manner = table.privacy.manner(table.session.chairs, seat)
    fresh = table.desk is None or table.desk.seat != seat
    if manner is Manner.PAD:
        table.privacy.shown_to = None
    if table.peeking == seat:
        table.peeking = None
    _present(table, seat, not closed and manner is not Manner.PAD, None if closed else seat)
    desk = table.desk = table.new_desk(seat, manner is Manner.PAD)
    table.left_lying = True
    if fresh:
        stage.sounds.play("turn_bell", volume=0.7)
        pad = stage.seating.pad_of(seat)
        if pad is not None:
            stage.pads.rumble(pad, 0.6, RUMBLE_MS)
    if table.race is None:
        table.patience.asked(desk)
    goals = (table.coach.wanted(desk) if table.coach is not None else ()) or table.goals(desk)
    if goals and (table.focus.id or "") not in goals:
        table.focus.id = goals[0]
    table.stepped()
    table.stir()


def _present(table: Table[F, D, Q], holder: int, opened: bool, viewer: int | None) -> None:
    """Show what `viewer` may see, with the holder's things before the screen."""
    floor = table.floor
    floor.viewer = viewer
    floor.state = table.session.view(viewer).state
    if floor.holder != holder or floor.open != opened:
        floor.hold(int(holder), opened)
    floor.show(floor.state)


def close(table: Table[F, D, Q], holder: int) -> None:
    """Only backs lie before the screen, and only what everybody knows is shown."""
    floor = table.floor
    table.desk = None
    floor.viewer = None
    floor.state = table.session.view(None).state
    floor.hold(int(holder), opened=False)
    floor.show(floor.state)
    table.stir()


def left_alone(table: Table[F, D, Q]) -> None:
    """Of several people one is left, whose secrets will lie open: that person is called to the screen first."""
    alone = table.alone
    if alone is not None and not table.session.over:
        close(table, -1)
        cover(table, alone, table.stir)


def put_away(table: Table[F, D, Q]) -> None:
    """Somebody else looks at the screen now: an open hand is hidden, and its question put anew afterwards."""
    table.privacy.shown_to = None
    if table.desk is not None:
        close(table, table.floor.holder)
    table.flow.unsettled = True


def stand(table: Table[F, D, Q], seat: int | None) -> None:
    """No person is asked.  One person among bots keeps looking at the own cards; else backs lie there."""
    alone = table.alone
    table.desk = None
    if alone is None:
        close(table, -1 if seat is None else seat)
        return
    _present(table, alone, True, alone)
    table.stepped()
    table.stir()


# -- out of turn


def open_race(table: Table[F, D, Q], race: Race) -> None:
    """Several may answer out of turn.  The same is shown whatever anybody holds."""
    alone = table.alone
    if alone is not None:
        seat_at_desk(table, alone)
        return
    if race.opened is not None and not table.privacy.needs_cover(table.session.chairs, race.opened):
        seat_at_desk(table, race.opened)
        return
    race.opened = None
    if table.covers_after_race and any(seat != table.privacy.shown_to for seat in race.seats):
        # whoever was at the mouse may have left it to somebody who is called now
        table.privacy.shown_to = None
    close(table, -1)
    table.focus.id = table.race_goal(race.seats)
    for seat in race.seats:
        pad = table.stage.seating.pad_of(seat)
        if pad is not None:
            table.stage.pads.rumble(pad, 0.4, RUMBLE_MS)


def speak_up(table: Table[F, D, Q], seat: int) -> None:
    """One of several wants to answer: the clock stands, and the answers come after the cover."""
    race = table.race
    if race is None or seat not in race.seats:
        return
    race.opened = seat
    if table.privacy.needs_cover(table.session.chairs, seat):
        close(table, seat)
        cover(table, seat, lambda: seat_at_desk(table, seat))
    else:
        seat_at_desk(table, seat)


def answer_blind(table: Table[F, D, Q], seat: int) -> None:
    """Play the one fitting card face down; several want to be looked at first, and with none there is a knock."""
    plays = [plain(option) for option in table.session.options(seat) if option != PASS]
    if len(plays) == 1:
        table.flow.choose(seat, plays[0])
    elif plays:
        speak_up(table, seat)
    else:
        table.stage.sounds.play("knock")


def hush(table: Table[F, D, Q]) -> None:
    """Back to the question to all, without an answer."""
    race = table.race
    if race is not None:
        race.opened = None
        open_race(table, race)


def from_own_pad(table: Table[F, D, Q], race: Race, intent: Intent) -> bool:
    """In a race every own pad answers for its seat: Confirm plays, Back passes."""
    seat = table.stage.seating.seat_of(intent.device)
    if seat is None or race.opened == seat:
        return False
    if seat not in race.seats:
        return True
    if isinstance(intent, Back):
        table.flow.choose(seat, PASS)
    elif isinstance(intent, Confirm):
        table.confirmed_from_pad(seat)
    return True


# -- own gamepads


def look(table: Table[F, D, Q], intent: Look) -> None:
    """The look button of an own pad: the cards lie open as long as it is held."""
    stage, floor = table.stage, table.floor
    seat = stage.seating.seat_of(intent.device)
    desk = table.desk
    if seat is None and desk is not None and stage.seating.may_answer(intent.device, desk.seat):
        seat = desk.seat
    if seat is None or table.privacy.manner(table.session.chairs, seat) is not Manner.PAD:
        return
    if not intent.held:
        # what was held may have begun under another question
        if table.peeking == seat:
            table.peeking = None
        if floor.holder == seat:
            floor.turn(False)
            table.unsay()
    elif desk is not None and desk.seat == seat:
        _look_at_own(table, desk)
    elif table.peeks:
        table.peeking = seat
    else:
        return
    stage.sounds.play("page", volume=0.5)
    table.stir()


def _look_at_own(table: Table[F, D, Q], desk: D) -> None:
    """The asked person's cards lie open.  What is to be answered and lay under them has the focus now."""
    before = {control.id for control in table.controls()}
    table.floor.turn(True)
    table.stir()
    goals = table.goals(desk)
    shown = {control.id for control in table.controls()} - before
    if table.focus.id not in goals:
        table.focus.id = next((goal for goal in goals if goal in shown), table.focus.id)


def shake(table: Table[F, D, Q], seat: int) -> None:
    """The ticket of whoever is asked shakes its head at a foreign press."""
    floor = table.floor
    width = floor.px(10)

    def apply(t: float) -> None:
        left = (1 - t) * width
        floor.jolt = (seat, round(left if int(t * 2 * SHAKES) % 2 else -left)) if t < 1 else (-1, 0)

    table.motion.aside(Tween(apply, 320, linear, Move.SHAKE))

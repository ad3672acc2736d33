"""Who is handed the question, and whose cards come to lie open for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.ask import PASS
from game.stage.earp.desk import Desk
from game.stage.earp.painter import card_id
from game.stage.intent import Back, Confirm, Intent, Look
from game.stage.menus.cover import Cover
from game.stage.motion import Move, Tween, linear
from game.stage.play.desk import plain
from game.stage.play.privacy import Manner
from game.stage.play.race import Race

if TYPE_CHECKING:
    from game.stage.earp.table import EarpTable

RUMBLE_MS = 150
SHAKES = 3


def ask(table: EarpTable, seat: int) -> None:
    """Ask a person.  At a shared mouse the cards stay hidden until that person has lifted the cover."""
    if table.privacy.needs_cover(table.session.chairs, seat):
        _close(table, seat)
        _cover(table, seat, lambda: _seat_at_desk(table, seat))
        return
    _seat_at_desk(table, seat)


def _cover(table: EarpTable, seat: int, then: object) -> None:
    chair = table.session.chairs[seat]

    def lifted() -> None:
        table.session.hand_over(seat)
        table.privacy.shown_to = seat
        if callable(then):
            then()

    table.stage.push(Cover(seat=seat, name_of_person=chair.name, mark=seat, then=lifted))


def _seat_at_desk(table: EarpTable, seat: int) -> None:
    """The seat's cards come to the hand area, and its question to the bar."""
    session, floor, stage = table.session, table.floor, table.stage
    manner = table.privacy.manner(session.chairs, seat)
    fresh = floor.holder != seat or table.desk is None
    if manner is Manner.PAD:
        table.privacy.shown_to = None
    if table.peeking == seat:
        table.peeking = None
    floor.viewer = seat
    floor.state = session.view(seat).state
    if floor.holder != seat or floor.fan.open != (manner is not Manner.PAD):
        floor.hold(seat, manner is not Manner.PAD)
    else:
        floor.show(floor.state)
    table.desk = Desk(
        session.view(seat).state,
        seat,
        session.ask_kind(),
        session.options(seat),
        lambda pick: session.why_not(seat, pick),
        careful=stage.settings.ask_before_ending,
    )
    table.desk.face_down = manner is Manner.PAD
    if fresh:
        stage.sounds.play("turn_bell", volume=0.7)
        pad = stage.seating.pad_of(seat)
        if pad is not None:
            stage.pads.rumble(pad, 0.6, RUMBLE_MS)
    if table.race is None:
        table.patience.asked(table.desk)
    _aim_focus(table)
    table.settle_hand()
    table.stir()


def _aim_focus(table: EarpTable) -> None:
    """The focus comes to where an answer is most likely, unless it points at something of the kind already."""
    desk = table.desk
    if desk is None:
        return
    now = table.focus.id or ""
    goals = {
        "draw": ("supply", "discards"),
        "play": tuple(card_id(card) for card in table.floor.fan.order),
        "look_through": tuple(f"kind:{kind}" for kind in desk.kinds()),
    }.get(desk.ask_kind, ("pass",))
    if goals and now not in goals:
        table.focus.id = goals[0]


def _close(table: EarpTable, holder: int) -> None:
    """Only backs lie in the hand area, and only what everybody knows is shown."""
    floor = table.floor
    table.desk = None
    floor.viewer = None
    floor.state = table.session.view(None).state
    floor.hold(holder, opened=False)
    table.stir()


def left_alone(table: EarpTable) -> None:
    """Of several people one is left, whose cards will lie open: that person is called to the screen first."""
    alone = table.privacy.alone(table.session.chairs)
    if alone is None or table.session.over:
        return
    _close(table, -1)
    _cover(table, alone, table.stir)


def put_away(table: EarpTable) -> None:
    """Somebody else looks at the screen now: an open hand is hidden, and its question put anew afterwards."""
    table.privacy.shown_to = None
    if table.desk is not None:
        _close(table, table.floor.holder)
    table.flow.unsettled = True


def stand(table: EarpTable, seat: int | None) -> None:
    """No person is asked.  One person among bots keeps looking at the own cards; else backs lie there."""
    chairs = table.session.chairs
    alone = table.privacy.alone(chairs)
    table.desk = None
    if alone is None:
        _close(table, -1 if seat is None else seat)
        return
    floor = table.floor
    floor.viewer = alone
    floor.state = table.session.view(alone).state
    if floor.holder != alone or not floor.fan.open:
        floor.hold(alone, opened=True)
    floor.show(floor.state)
    table.settle_hand()
    table.stir()


def open_race(table: EarpTable, race: Race) -> None:
    """Several may answer out of turn.  The same is shown whatever anybody holds."""
    chairs = table.session.chairs
    alone = table.privacy.alone(chairs)
    if alone is not None:
        _seat_at_desk(table, alone)
        return
    if race.opened is not None and not table.privacy.needs_cover(chairs, race.opened):
        _seat_at_desk(table, race.opened)
        return
    race.opened = None
    if any(seat != table.privacy.shown_to for seat in race.seats):
        # whoever was at the mouse may have left it to somebody who is called now
        table.privacy.shown_to = None
    _close(table, -1)
    table.focus.id = f"race:{race.seats[0]}"
    for seat in race.seats:
        pad = table.stage.seating.pad_of(seat)
        if pad is not None:
            table.stage.pads.rumble(pad, 0.4, RUMBLE_MS)


def speak_up(table: EarpTable, seat: int) -> None:
    """One of several wants to answer: the clock stands, and the answers come after the cover."""
    race = table.race
    if race is None or seat not in race.seats:
        return
    race.opened = seat
    if table.privacy.needs_cover(table.session.chairs, seat):
        _close(table, seat)
        _cover(table, seat, lambda: _seat_at_desk(table, seat))
    else:
        _seat_at_desk(table, seat)


def hush(table: EarpTable) -> None:
    """Back to the question to all, without an answer."""
    race = table.race
    if race is not None:
        race.opened = None
        open_race(table, race)


def from_own_pad(table: EarpTable, race: Race, intent: Intent) -> bool:
    """In a race every own pad answers for its seat: Confirm plays the fitting card face down, Back passes."""
    seat = table.stage.seating.seat_of(intent.device)
    if seat is None:
        return False
    if seat not in race.seats:
        return True
    options = table.session.options(seat)
    plays = [plain(option) for option in options if option != PASS]
    if isinstance(intent, Back):
        table.flow.choose(seat, PASS)
    elif isinstance(intent, Confirm) and len(plays) == 1:
        table.flow.choose(seat, plays[0])
    elif isinstance(intent, Confirm) and plays:
        speak_up(table, seat)
    else:
        table.stage.sounds.play("knock")
    return True


def look(table: EarpTable, intent: Look) -> None:
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
            floor.fan.open = False
    elif desk is not None and desk.seat == seat:
        floor.fan.open = True
    else:
        table.peeking = seat
    stage.sounds.play("page", volume=0.5)
    table.stir()


def shake(table: EarpTable, seat: int) -> None:
    """The ticket of whoever is asked shakes its head at a foreign press."""
    width = table.floor.px(10)

    def apply(t: float) -> None:
        left = (1 - t) * width
        table.floor.jolt = (seat, round(left if int(t * 2 * SHAKES) % 2 else -left)) if t < 1 else (-1, 0)

    table.motion.aside(Tween(apply, 320, linear, Move.SHAKE))

"""The table of BANG! as a picture: its layers from the lowest up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.stage import prompting
from game.stage.bang import painter, sightlines, things
from game.stage.bang.boards import draw_boards, draw_shop
from game.stage.bang.floor import Floor
from game.stage.bang.looks import draw_banner, draw_beside
from game.stage.bang.middle import draw_going_on, going_on, shot_at, takes_all
from game.stage.bang.painter import Marks, Strip
from game.stage.bang.still import Still
from game.stage.paint.press import Press
from game.stage.play.race import draw_countdown

if TYPE_CHECKING:
    from game.stage.bang.table import BangTable

BANNER_RISE = 14
"""Units from the foot of the middle to the middle of the banner that asks the others to look away."""


def draw(table: BangTable, screen: pygame.Surface) -> None:
    """From the lowest layer up; what flies is painted after the focus brackets."""
    floor = table.floor
    press = floor.near(table.stage.press)
    tags = _tags(table)
    marks = replace(table.marks(), tagged=frozenset(line.seat for line in tags))
    opened = floor.open
    if table.hidden_now:
        floor.turn(False)
    lines = partial(_lines, table) if shows_all(table) else None
    draw_table(press, screen, floor, marks, table.still, tuple(table.strip), table.looker, lines)
    for healer in table.healers():
        screen.blit(things.heal_plate(press, healer in table.wishes), things.heal_rect(press, floor, healer))
    _sights(table, screen, tags)
    painter.draw_reasons(press, screen, floor, marks)
    _looks(table, screen)
    if floor.open != opened:
        floor.turn(opened)
    sentence, seat = table.sentence()
    if table.burning is not None:
        draw_countdown(table.stage.press, screen, table.bar, table.burning)
    prompting.draw(table.stage, screen, table.bar, sentence, table.offers(), seat)


def draw_table(
    press: Press,
    screen: pygame.Surface,
    floor: Floor,
    marks: Marks,
    still: Still,
    strip: Strip,
    looker: int,
    lines: Callable[[pygame.Surface], None] | None = None,
) -> None:
    """Everything that lies on the table, and the hand; `looker` is whose nuggets count at the counter."""
    goes_on = going_on(floor) or shot_at(floor, marks.asks)
    middle = bool(floor.centre or floor.state.store or marks.row or goes_on)
    still.draw(press, screen, floor, marks, strip, not middle, lines)
    if not takes_all(floor) and not things.by_name(marks.row):
        draw_boards(press, screen, floor, marks)
    if middle:
        _middle(press, screen, floor, marks)
    else:
        draw_shop(press, screen, floor, marks, looker)
    if not things.over_hand(floor, marks.row):
        painter.draw_hand(press, screen, floor, marks, floor.open)


def _middle(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    if floor.centre:
        return
    if any(card >= 0 for card in floor.state.store):
        painter.draw_store(press, screen, floor, marks)
    elif marks.row:
        painter.draw_row(press, screen, floor, marks)
    elif not draw_going_on(press, screen, floor, marks.asks):
        painter.draw_piles(press, screen, floor, marks)


def _lines(table: BangTable, screen: pygame.Surface) -> None:
    sightlines.draw_lines(table.floor.near(table.stage.press), screen, table.floor, table.looker)


def shows_all(table: BangTable) -> bool:
    """Whether it is shown who can hit whom."""
    wanted = table.sights or table.looking or table.focus.id == things.SIGHTS
    return wanted and not table.motion.acting and not table.floor.centre


def _aiming(table: BangTable) -> bool:
    return table.desk is not None and table.desk.begun and table.desk.aiming


def _tags(table: BangTable) -> list[sightlines.Sightline]:
    """The seats on which distances hang: everybody's on demand, or of who matters now."""
    if table.motion.acting or table.floor.centre:
        return []
    all_of_them = shows_all(table) or _aiming(table)
    word, _, rest = (table.focus.id or "").partition(":")
    pointed = int(rest) if word == "seat" else -1
    lines = sightlines.sightlines(table.floor.state, table.looker)
    return [line for line in lines if all_of_them or line.seat == pointed]


def _sights(table: BangTable, screen: pygame.Surface, tags: list[sightlines.Sightline]) -> None:
    """The plate in the masthead, and distance and threat."""
    floor = table.floor
    press = floor.near(table.stage.press)
    plate = things.sights_plate(press, table.sights)
    screen.blit(plate, plate.get_rect(center=floor.layout.sights))
    threat = shows_all(table) or not _aiming(table)
    for line in tags:
        sightlines.draw_tags(press, screen, floor, line, threat)


def _looks(table: BangTable, screen: pygame.Surface) -> None:
    """What an own look button shows, and who had better look away."""
    floor, seat = table.floor, table.peeking
    press = floor.near(table.stage.press)
    if seat is not None:
        draw_beside(press, screen, floor.panel(seat), floor.layout.between, table.session.view(seat).state, seat)
    elif table.desk is not None and floor.open and table.look_away:
        seat = table.desk.seat
    if seat is not None:
        draw_banner(press, screen, _banner_at(table), table.names[seat])


def _banner_at(table: BangTable) -> tuple[int, int]:
    """Across the piles, clear of what they are called; at the foot of whatever else lies in the middle."""
    floor, desk = table.floor, table.desk
    layout = floor.layout
    if floor.centre or floor.state.store or (desk is not None and desk.offered()):
        return layout.middle.centerx, layout.middle.bottom - round(floor.px(BANNER_RISE))
    return layout.middle.centerx, layout.deck.centery

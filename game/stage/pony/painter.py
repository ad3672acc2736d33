"""Paints the trail: ground and map, riders, tickets, cards, the tray with cup, dice and hands, the bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Rect

from game.pony_express.board import BOARD
from game.pony_express.dice import DECLARABLE, STEPS
from game.stage.paint import (
    cards,
    cup,
    dice,
    fonts,
    hand_table,
    icons,
    item_cards,
    masthead,
    palette,
    paper,
    pictures,
    rider_tickets,
    riders,
    sheets,
    states,
    trail,
)
from game.stage.paint.hand_table import HandLook
from game.stage.paint.palette import BONE, GOLD_LIGHT
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press
from game.stage.paint.states import Signal
from game.stage.pony.floor import Floor
from game.stage.pony.layout import TrailLayout
from game.stage.pony.sight import hand_of_seat, look_of, masthead_of, may_call, open_to_calls, turn_of
from game.stage.pony.words import hand_name, item_words, map_words, odds_of
from game.stage.text import text

Strip = tuple[tuple[sheets.Part, ...], ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """Signals on things by their ids, what is in the shade, the hand that is chosen, whether hands may be named."""

    signals: Mapping[str, Signal] = field(default_factory=dict)
    shaded: frozenset[str] = frozenset()
    reasons: Mapping[str, str] = field(default_factory=dict)
    hand: str = ""
    naming: bool = False
    focused: str = ""
    """The id of what has the focus: no other item card lies over it."""


NO_MARKS = Marks()


NAILED_UP: Final = palette.mix(palette.WALNUT_DARK, palette.VERMILION, 0.6)
"""Behind what is done to a person, until that person's next turn."""


@dataclass(eq=False)
class Ground:
    """Wood, map and masthead: what changes seldom, painted once; of a new line of the telegraph only its place."""

    surface: pygame.Surface | None = None
    shows: tuple[object, ...] = ()

    def draw(self, press: Press, screen: pygame.Surface, layout: TrailLayout, strip: Strip, floor: Floor) -> None:
        """Put it on the screen."""
        look = masthead_of(floor.state)
        if self.surface is None or self.surface.get_size() != screen.get_size():
            self.surface = pygame.Surface(screen.get_size())
            self.shows = ()
        if self.shows != (press, layout, strip, look):
            if self.shows[:2] == (press, layout) and self.shows[3:] == (look,):
                self._paint_masthead(press, self.surface, layout, strip, look)
            else:
                self._paint(press, self.surface, layout, strip, look)
            self.shows = (press, layout, strip, look)
        screen.blit(self.surface, (0, 0))

    def _paint(
        self, press: Press, surface: pygame.Surface, layout: TrailLayout, strip: Strip, look: masthead.MastheadLook
    ) -> None:
        surface.fill(palette.WALNUT_DARK)
        self._paint_masthead(press, surface, layout, strip, look, whole=True)
        board = trail.trail_map(press, BOARD.types, BOARD.fares, BOARD.next_station, map_words())
        paper.lay_once(press, surface, board, layout.map.topleft, 12, 0.55)

    def _paint_masthead(
        self,
        press: Press,
        surface: pygame.Surface,
        layout: TrailLayout,
        strip: Strip,
        look: masthead.MastheadLook,
        whole: bool = False,
    ) -> None:
        """The wood with the masthead; unless `whole` only where lines stand, above the shadow of the map."""
        lines = layout.masthead.copy()
        lines.height = min(lines.height, layout.map.top - press.px(16) - lines.top)
        if not whole:
            surface.set_clip(lines)
        surface.blit(pictures.place(press, "walnut", layout.whole.size), layout.whole)
        masthead.draw_masthead(press, surface, layout.masthead, look)
        surface.set_clip(lines)  # what stands lower would stay when only the lines are painted anew
        _wire(press, surface, layout, strip)
        surface.set_clip(None)


def _wire(press: Press, screen: pygame.Surface, layout: TrailLayout, strip: Strip) -> None:
    """The newest acts in the masthead, as many as fit, the newest where reading ends."""
    bar = layout.masthead
    left, right = bar.left + bar.width * 24 // 100, bar.right - bar.width * 13 // 100
    x = right
    for number, line in enumerate(strip):
        nailed = line[:1] == (sheets.NAILED,)
        pieces = [_piece(press, part, nailed or number == 0) for part in line[nailed:]]
        wide = sum(piece.get_width() for piece in pieces) + press.px(8) * (len(pieces) - 1)
        if x - wide < left:
            break
        x -= wide
        at = x
        if nailed:
            band = Rect(x - press.px(8), 0, wide + press.px(16), press.px(44))
            band.centery = bar.centery - press.px(7)
            screen.fill(NAILED_UP, press.sided(band, bar))
        for piece in pieces:
            place = piece.get_rect(midleft=(at, bar.centery - press.px(7)))
            screen.blit(piece, press.sided(place, bar))
            at += piece.get_width() + press.px(8)
        x -= press.px(30)


def _piece(press: Press, part: sheets.Part, newest: bool) -> pygame.Surface:
    ink = BONE if newest else palette.mix(BONE, palette.INK, 0.35)
    if isinstance(part, int):
        return icons.seat_mark(press, part, 34)
    if isinstance(part, sheets.Sign):
        return icons.icon(press, part.name, 30, ink, palette.WALNUT_DARK)
    return fonts.line(press, part, "text", min(28, 36 / press.text_scale), ink).surface


def draw_riders(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> dict[int, Rect]:
    """Everybody on the trail, the nearer ones over the farther; where each is."""
    g, layout = floor.state, floor.layout
    turn = turn_of(g)
    found: dict[int, Rect] = {}
    for seat in sorted(range(g.seats), key=lambda s: floor.stand(s).foot[1]):
        stand, gallop = floor.stand(seat), floor.gallops.get(seat)
        box = riders.draw_rider(
            press,
            screen,
            layout.on_map(stand.foot),
            seat,
            round(stand.width),
            gallop.frame if gallop else 0,
            gallop.hop if gallop else 0.0,
            seat == turn,
            bool(g.jailed[seat]),
            "right" if gallop and gallop.right else "left",
        )
        signal = marks.signals.get(f"rider:{seat}")
        if signal:
            riders.draw_rider_rim(press, screen, box, signal)
        found[seat] = box
    return found


def rider_rect(floor: Floor, seat: int) -> Rect:
    """About where a rider is, for mouse and focus."""
    stand = floor.stand(seat)
    x, y = floor.layout.on_map(stand.foot)
    wide = floor.layout.px(stand.width)
    return Rect(x - wide // 2, y - wide * 3 // 4, wide, wide * 9 // 10)


def draw_spaces(press: Press, screen: pygame.Surface, layout: TrailLayout, spaces: Sequence[tuple[int, str]]) -> None:
    """A line round each space that the question is about."""
    for space, _ in spaces:
        trail.draw_space_signal(press, screen, layout.map.topleft, space, BOARD.types, BOARD.fares, "gold")


def draw_slips(press: Press, screen: pygame.Surface, layout: TrailLayout, spaces: Sequence[tuple[int, str]]) -> None:
    """A slip with the steps over each of them, over the riders too."""
    for space, words in spaces:
        if words:
            trail.draw_steps(press, screen, layout.map.topleft, space, words)


def draw_seats(press: Press, screen: pygame.Surface, floor: Floor) -> None:
    """The ticket at the lower left and the others' rows."""
    g, layout = floor.state, floor.layout
    own = own_seat(floor)
    aside = floor.jolt[1] if floor.jolt[0] == own else 0
    look = look_of(g, floor.cast, own, floor.gold_of(own))
    rider_tickets.draw_rider_ticket(press, screen, layout.ticket.move(aside, 0), look)
    others = tuple(look_of(g, floor.cast, seat, floor.gold_of(seat)) for seat in other_seats(floor))
    rider_tickets.draw_rider_rows(press, screen, layout.riders, others)


def own_seat(floor: Floor) -> int:
    """Whose ticket lies at the lower left."""
    return floor.holder if floor.holder >= 0 else max(0, turn_of(floor.state))


def ticket_rect(press: Press, floor: Floor, seat: int) -> Rect:
    """Where a seat's ticket or row lies."""
    others = other_seats(floor)
    if seat not in others:
        return floor.layout.ticket
    return rider_tickets.row_rects(press, floor.layout.riders, len(others))[others.index(seat)]


def other_seats(floor: Floor) -> tuple[int, ...]:
    """The seats on the sheet at the lower right, clockwise."""
    own, seats = own_seat(floor), floor.state.seats
    return tuple((own + step) % seats for step in range(1, seats))


def draw_items(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """The own item cards, face up or as backs."""
    layout = floor.layout
    hand = hand_of_seat(floor.state, own_seat(floor))
    places = [layout.item_at(number, len(hand)) for number in range(len(hand))]
    laid = sorted(zip(hand, places, strict=True), key=lambda laid: laid[1].x)
    for kind, rect in sorted(laid, key=lambda laid: f"item:{laid[0]}" == marks.focused):
        if not kind or not floor.open:
            back = item_cards.back(press, layout.mini[1] / cards.RATIO)
            paper.lay(press, screen, back, rect.topleft, 5)
            continue
        signal = marks.signals.get(f"item:{kind}")
        if signal:
            states.draw_rim(press, screen, rect, signal, 8, glow=signal == "gold")
        paper.lay(press, screen, item_cards.mini(press, kind, item_words(kind), layout.mini[0]), rect.topleft, 5)
        if f"item:{kind}" in marks.shaded:
            states.draw_dim(press, screen, rect, 8)
        reason = marks.reasons.get(f"item:{kind}")
        if reason:
            states.draw_reason(press, screen, rect, reason)


def draw_tray(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """Cup, dice, who may call, and the seven hands."""
    layout, g = floor.layout, floor.state
    screen.blit(hand_table.tray(press, layout.tray.size), layout.tray)
    if floor.roll is not None:
        _open_roll(press, screen, floor, marks)
    else:
        _dice(press, screen, floor, marks)
    pose, t = floor.cup
    cup.draw_cup(press, screen, layout.cup_foot, layout.cup, pose, t, g.roller if g.roller >= 0 else None)
    _slip(press, screen, floor)
    draw_hands(press, screen, floor, marks)
    hand_table.draw_lookup(press, screen, layout.lookup, text("lookup-open"))


def hand_rects(press: Press, layout: TrailLayout) -> dict[str, Rect]:
    """Where each hand's plate lies."""
    rects = hand_table.hand_rects(press, layout.hands, len(DECLARABLE), layout.hand_columns)
    return dict(zip(DECLARABLE, rects, strict=True))


def draw_hands(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """The plates: what was declared, or what is about to be, lies on gold."""
    declared = floor.state.declared or marks.hand
    for hand, rect in hand_rects(press, floor.layout).items():
        enabled = f"hand:{hand}" not in marks.shaded and (marks.naming or bool(declared))
        look = HandLook(hand_name(hand), STEPS[hand], odds_of(hand), hand == declared, enabled)
        hand_table.draw_hand(press, screen, rect, look)
        reason = marks.reasons.get(f"hand:{hand}")
        if reason:
            states.draw_reason(press, screen, rect, reason)


def die_rects(floor: Floor) -> dict[int, Rect]:
    """Where each die lies, by its number: those rolled in the open, else those of the turn."""
    if floor.roll is not None:
        return {place + 1: floor.layout.die_at(place, 0) for place in range(len(floor.roll.faces))}
    looks = floor.dice
    covered = sum(look.covered for look in looks)
    return {look.number: floor.layout.die_at(place, covered, len(looks)) for place, look in enumerate(looks)}


def _dice(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    looks, layout = floor.dice, floor.layout
    shaken = floor.cup[0] == "shake"
    rects = die_rects(floor)
    for look in looks:
        rect = rects[look.number]
        if look.covered and shaken:
            continue
        if look.number in floor.tumbling and look.face is not None:
            piece = dice.tumbling(press, look.face, layout.die, floor.tumbling[look.number])
            screen.blit(piece, piece.get_rect(center=rect.center))
            continue
        signal = marks.signals.get(f"die:{look.number}")
        face = look.face if floor.open or not look.covered or look.known else None
        dice.draw_die(press, screen, rect.center, face, layout.die, signal=signal, known=look.known)
        _chosen(press, screen, rect, signal)
    _captions(press, screen, floor, rects)


def _chosen(press: Press, screen: pygame.Surface, rect: Rect, signal: Signal | None) -> None:
    """A tick at the die's corner, so that its face can be read."""
    if signal:
        states.draw_tick(press, screen, rect.move(-press.px(18), press.px(22)), 28)


def _captions(press: Press, screen: pygame.Surface, floor: Floor, rects: Mapping[int, Rect]) -> None:
    for covered, message in ((True, "pony-under-the-cup"), (False, "pony-in-the-open")):
        group = [rects[look.number] for look in floor.dice if look.covered is covered]
        if group:
            _caption(press, screen, group[0].unionall(group[1:]), text(message))


def _caption(press: Press, screen: pygame.Surface, group: Rect, words: str) -> None:
    size = fonts.FLOOR / press.text_scale
    room = max(press.units(group.width) + 30, 150.0)
    line = fonts.fit(press, words, room, "gothic", size, GOLD_LIGHT, floor=12, spacing=1)
    box = line.surface.get_rect(midbottom=(group.centerx, group.top - press.px(5)))
    screen.blit(line.surface, box)


def _open_roll(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    roll, layout = floor.roll, floor.layout
    assert roll is not None
    rects = list(die_rects(floor).values())
    for place, (face, rect) in enumerate(zip(roll.faces, rects, strict=True)):
        if place + 1 in floor.tumbling:
            piece = dice.tumbling(press, face, layout.die, floor.tumbling[place + 1])
            screen.blit(piece, piece.get_rect(center=rect.center))
        else:
            signal = marks.signals.get(f"die:{place + 1}")
            dice.draw_die(press, screen, rect.center, face, layout.die, signal=signal)
            _chosen(press, screen, rect, signal)
    name = floor.cast.names[roll.seat]
    _caption(press, screen, rects[0].unionall(rects[1:]), text("pony-rolls", what=roll.what, name=name))


def _slip(press: Press, screen: pygame.Surface, floor: Floor) -> None:
    """Who may call the declaration of this turn."""
    g, layout = floor.state, floor.layout
    if floor.roll is not None or not open_to_calls(g):
        return
    callers = may_call(g)
    units = press.units(layout.slip.width), press.units(layout.slip.height)
    sheet = paper.sheet(press, units, press.tones.paper_warm, 6, 0.6, 3.0, 23)
    paper.lay(press, screen, sheet, layout.slip.topleft, 5)
    pen = Pen.within(press, screen, layout.slip)
    wide, high = units
    words = text("pony-who-may-call" if callers else "pony-nobody-may-call")
    pen.text(words, (wide / 2, high * 0.28), "display", 27, press.tones.ink_soft, max_width=wide - 24, most=high * 0.36)
    size = min(44.0, high * 0.5)
    for place, seat in enumerate(callers):
        x = wide / 2 + (place - (len(callers) - 1) / 2) * (size + 10)
        pen.mark(seat, (x, high * 0.68), size)


def draw_offer(press: Press, screen: pygame.Surface, layout: TrailLayout, kinds: tuple[str, ...], marks: Marks) -> None:
    """The cards of which one is kept, over the map."""
    for kind, rect in offer_rects(layout, kinds).items():
        signal = marks.signals.get(f"offer:{kind}")
        if signal:
            states.draw_rim(press, screen, rect, signal, 12, glow=True)
        face = item_cards.hand(press, kind, item_words(kind), OFFERED)
        paper.lay(press, screen, face, rect.topleft, 16, 0.6)


OFFERED = 300.0
"""Width in units of a card that may be kept."""


def offer_rects(layout: TrailLayout, kinds: tuple[str, ...]) -> dict[str, Rect]:
    """Where the cards lie of which one is kept."""
    wide, high, gap = layout.px(OFFERED), layout.px(OFFERED * cards.RATIO), layout.px(48)
    left = layout.map.centerx - (wide * len(kinds) + gap * (len(kinds) - 1)) // 2
    places = [Rect(left + n * (wide + gap), layout.map.centery - high // 2, wide, high) for n in range(len(kinds))]
    return {kind: layout.canvas.sided(place, layout.map) for kind, place in zip(kinds, places, strict=True)}


def draw_log(press: Press, screen: pygame.Surface, layout: TrailLayout, strip: Strip) -> None:
    """The telegraph, where a high window has room for it."""
    if layout.log is not None:
        sheets.draw_telegraph(press, screen, layout.log, text("pony-telegraph"), strip)

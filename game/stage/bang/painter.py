"""Paints the table of BANG!: place, masthead, seats with what lies before them, piles, rows, the hand.

Every piece is a kept print of the press, so a frame is a row of blits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.bang.around import living, onwards
from game.bang.deck import BORDER, BULLETS, COST, NAME, ROLES
from game.stage.bang.asking import Asked
from game.stage.bang.floor import Floor
from game.stage.bang.flying import side
from game.stage.bang.layout import BangLayout
from game.stage.bang.sight import is_playing_card, kind_of
from game.stage.bang.things import by_name, card_of, held_rect, row_rects
from game.stage.bang.words import card_words, character_words, face, printed_name
from game.stage.paint import masthead, ornaments, paper, pictures, piles, sheets, states
from game.stage.paint.bang import cards, characters, gear, roles, seats, store
from game.stage.paint.palette import GOLD_LIGHT, INK
from game.stage.paint.press import Press
from game.stage.paint.states import Signal
from game.stage.text import text

Strip = tuple[tuple[sheets.Part, ...], ...]
PILES = ("deck", "discards")
WHOSE = 26.0
"""Size in units of the letters of a hand's owner."""
ASKEW = (2.0, -5.0, 7.0, -2.5, 4.5)
"""How many degrees a discard lies askew: each card its own way, whatever comes to lie on it."""
RISE = 2.0
"""How far each layer of the deck rises, in units."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Signals on things by their ids, what lies in the shade, and the reason on the focused thing."""

    signals: Mapping[str, Signal] = field(default_factory=dict)
    shaded: frozenset[str] = frozenset()
    reasons: Mapping[str, str] = field(default_factory=dict)
    chosen: frozenset[int] = frozenset()
    row: tuple[str, ...] = ()
    focused: str = ""
    asks: bool = False
    """Somebody here is asked."""
    tagged: frozenset[int] = frozenset()
    """Seats on whose panels distances hang, in the place of the ribbon; the rim goes on to tell whose turn it is."""

    @classmethod
    def of(cls, asked: Asked | None, focused: str, reasons: Mapping[str, str]) -> Marks:
        """The marks of a question."""
        if asked is None:
            return cls(focused=focused)
        return cls(asked.signals, asked.shaded, reasons, asked.chosen, asked.row, focused, True)


NO_MARKS = Marks()


@dataclass(eq=False)
class Ground:
    """Wood and masthead: what changes seldom, painted once."""

    surface: pygame.Surface | None = None
    shows: tuple[object, ...] = ()

    def draw(self, press: Press, screen: pygame.Surface, floor: Floor) -> None:
        """Put it on the screen."""
        look, counts = floor.sight.masthead, floor.sight.roles
        shows = (press, floor.layout, look, counts)
        if self.surface is None or self.surface.get_size() != screen.get_size() or self.shows != shows:
            self.surface = pygame.Surface(screen.get_size())
            layout = floor.layout
            self.surface.blit(pictures.place(press, "walnut", layout.whole.size), layout.whole)
            oval = piles.oval(press, (press.units(layout.oval.width), press.units(layout.oval.height)))
            self.surface.blit(oval, layout.oval)
            masthead.draw_masthead(press, self.surface, layout.masthead, look)
            roles.draw_roles_out(press, self.surface, layout.masthead, counts)
            self.shows = shows
        screen.blit(self.surface, (0, 0))


def draw_seats(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """Every panel with the row of cards in play below it; a ribbon lies over the row above it."""
    for seat in range(floor.state.seats):
        draw_row_before(press, screen, floor, marks, seat)
    for seat in range(floor.state.seats):
        draw_seat(press, screen, floor, marks, seat)


def draw_seat(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks, seat: int) -> None:
    """One panel, and what is said of it."""
    name = f"seat:{seat}"
    aside = floor.jolt[1] if floor.jolt[0] == seat else 0
    panel = floor.panel(seat).move(aside, 0)
    look = floor.sight.seats[seat]
    signal = marks.signals.get(name)
    seats.draw_seat(press, screen, panel, look, signal, ribbon=seat not in marks.tagged)
    if look.status == "out":
        states.draw_dim(press, screen, panel, 8, 70)
    elif name in marks.shaded:
        states.draw_dim(press, screen, panel, 8)
        if seat not in marks.tagged:
            states.draw_turn(press, screen, panel, look.turn)
    if signal == "target":
        stamp = ornaments.stamp_ring(press, 130)
        screen.blit(stamp, stamp.get_rect(center=seats.portrait_rect(press, panel, look).center))
    held = f"held:{seat}"
    if held in marks.signals:
        rect = held_rect(floor, seat)
        states.draw_rim(press, screen, rect, marks.signals[held], 6, glow=True)
        paper.lay(press, screen, cards.back(press, press.units(rect.width)), rect.topleft, 5, 0.5)


def draw_row_before(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks, seat: int) -> None:
    """The cards in play in front of a seat."""
    lying = tuple(card for card in floor.sight.gear[seat])
    fresh = floor.state.fresh[seat].split(",")
    shown = tuple(
        gear.GearLook(
            printed_name(NAME[card]),
            card_words(kind_of(card)).short,
            waiting=NAME[card] in fresh,
            bought=NAME[card] in COST and not is_playing_card(card),
            signal=marks.signals.get(f"gear:{seat}:{card}"),
        )
        for card in lying
        if card not in floor.absent
    )
    gear.draw_gear(press, screen, floor.layout.seats[seat].gear, shown)


def draw_piles(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """Deck and discards, with what they are called and how many cards the deck has."""
    layout, sight = floor.layout, floor.sight
    width = layout.pile_units
    for name, rect in (("deck", layout.deck), ("discards", layout.discards)):
        if name in marks.signals:
            states.draw_rim(press, screen, rect, marks.signals[name], 10, glow=True)
    if sight.deck:
        back = cards.back(press, width)
        paper.lay(press, screen, back, layout.deck.topleft, 10)
        for layer in range(1, 1 + min(5, sight.deck // 12)):
            screen.blit(back, layout.deck.move(-press.px(RISE * layer), -press.px(RISE * layer)))
    else:
        screen.blit(piles.slot(press, width), layout.deck)
    if not sight.discards:
        screen.blit(piles.slot(press, width), layout.discards)
    for card in reversed(sight.discards):
        if card not in floor.absent:
            piece = side(press, kind_of(card), width)
            paper.lay(press, screen, piece, layout.discards.topleft, 7, 0.5, ASKEW[card % len(ASKEW)])
    deck, discards = (
        states.tag(press, words, INK, GOLD_LIGHT)
        for words in (text("bang-deck", count=sight.deck), text("bang-discards"))
    )
    gap = abs(layout.deck.centerx - layout.discards.centerx)
    # large words go aside, so that neither hides the other
    aside = max(0, (deck.get_width() + discards.get_width()) // 2 + press.px(4) - gap + 1) // 2
    out = 1 if layout.deck.x > layout.discards.x else -1
    for name, rect, tag, way in (("deck", layout.deck, deck, out), ("discards", layout.discards, discards, -out)):
        if name in marks.shaded:
            states.draw_dim(press, screen, rect, 8)
        screen.blit(tag, tag.get_rect(center=(rect.centerx + way * aside, rect.bottom + press.px(8))))
        if name in marks.reasons:
            states.draw_reason(press, screen, rect, marks.reasons[name])


def draw_store(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """The General Store: what is left of it, and whose turn it is to take."""
    g = floor.state
    goods = []
    for card in g.store:
        kind = kind_of(card)
        signal = marks.signals.get(f"offer:{kind}") if kind else None
        lit: Signal | None = "gold" if signal and marks.focused.startswith(f"offer:{kind}") else signal
        goods.append(store.GoodLook(face(kind), card_words(kind), None, lit) if kind else None)
    order = tuple(seat for seat in (g.turn, *onwards(g, g.turn)) if seat in living(g))
    done = max(0, len(order) - len(goods))
    known = tuple(good for good in goods if good is not None)
    store.draw_store(press, screen, floor.layout.shelf, store.StoreLook(text("bang-store"), known, order, done))


def draw_row(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """What is laid out in the middle to choose from."""
    rects = row_rects(press, floor, marks.row)
    if by_name(marks.row):
        board = rects[0].unionall(rects[1:]).inflate(press.px(40), press.px(32))
        units = press.units(board.width), press.units(board.height)
        paper.lay(press, screen, paper.sheet(press, units, press.tones.paper_warm, 8, 0.6, 0, 5), board.topleft, 14)
    for number, (kind, rect) in enumerate(zip(marks.row, rects, strict=True)):
        name = f"offer:{kind}"
        lit = marks.signals.get(name)
        if lit:
            states.draw_rim(press, screen, rect, "gold" if marks.focused in (name, f"{name}:{number}") else lit, 10)
        paper.lay(press, screen, _offered(press, kind, press.units(rect.width)), rect.topleft, 9, 0.5)


def _offered(press: Press, kind: str, width: float) -> pygame.Surface:
    """A thing laid out: a playing card, a character, or a card nobody sees."""
    if kind in BULLETS:
        return characters.choice(press, kind, character_words(kind), BULLETS[kind], width)
    if kind in ROLES:
        return roles.small(press, kind, width)
    if kind in BORDER:
        return cards.mini(press, kind, card_words(kind), False, width)
    return side(press, "" if kind == "hand" else kind, width)


def draw_hand(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks, opened: bool) -> None:
    """The cards before the one who is asked; chosen ones and the focused one lie higher."""
    layout, order = floor.layout, floor.order
    focused = card_of(marks.focused)
    places = [hand_rect(floor, marks, number, focused) for number in range(len(order))]
    mirrored = layout.canvas.right_to_left
    # the index of every card shows, in the corner where its name begins; what is focused shows whole
    laid = sorted(zip(order, places, strict=True), key=lambda laid: laid[1].x, reverse=mirrored)
    for card, rect in sorted(laid, key=lambda laid: laid[0] == focused >= 0):
        if card in floor.absent:
            continue
        name = f"card:{card}"
        chosen = card in marks.chosen and card >= 0
        if chosen:
            states.draw_rim(press, screen, rect, "legal", 12, glow=True)
        elif opened and name in marks.signals:
            states.draw_rim(press, screen, rect, marks.signals[name], 12)
        paper.lay(press, screen, side(press, kind_of(card), layout.card_units, opened), rect.topleft, 10, 0.5)
        if opened and name in marks.shaded:
            states.draw_dim(press, screen, rect, 12)
        if chosen:
            states.draw_tick(press, screen, rect)
    _whose(press, screen, floor)
    if not opened:
        return
    for number, card in enumerate(order):
        words = marks.reasons.get(f"card:{card}")
        if words:
            states.draw_reason(press, screen, hand_rect(floor, marks, number, focused), words)


def _whose(press: Press, screen: pygame.Surface, floor: Floor) -> None:
    """A plate with the owner's name, where the hand is not that of the panel beside it."""
    layout, holder = floor.layout, floor.holder
    if holder < 0 or holder == layout.order[0] or not floor.order:
        return
    plate = states.tag(press, floor.cast.names[holder], size=WHOSE)
    first = layout.hand_card(0, len(floor.order))
    screen.blit(plate, plate.get_rect(midbottom=(layout.hand.centerx, first.bottom + press.px(6))))


def hand_rect(floor: Floor, marks: Marks, number: int, focused: int) -> Rect:
    """Where a card of the hand is now."""
    layout, order = floor.layout, floor.order
    card = order[number]
    rect = layout.hand_card(number, len(order))
    if card in marks.chosen and card >= 0:
        return rect.move(0, -layout.lift)
    return rect.move(0, -layout.lift // 2) if card == focused and card != -1 else rect


def draw_reasons(press: Press, screen: pygame.Surface, floor: Floor, marks: Marks) -> None:
    """Why a seat can't be chosen, on its panel."""
    for seat in range(floor.state.seats):
        words = marks.reasons.get(f"seat:{seat}")
        if words:
            states.draw_reason(press, screen, floor.panel(seat), words)


def draw_log(press: Press, screen: pygame.Surface, layout: BangLayout, strip: Strip) -> None:
    """The telegraph."""
    sheets.draw_telegraph(press, screen, layout.log, text("bang-telegraph"), strip)

"""A table of BANG! for eight, composed from its painters with invented data: to look at before anybody can sit there.

`python3 -m tools.screens.bang_table [FOLDER]` paints it in the usual sizes, with the base game and with everything on.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from game.bang.game import GAME
from game.stage.layout import Canvas, canvas_for, default_text_scale
from game.stage.paint import masthead, ornaments, paper, pictures, prompt, sheets, states
from game.stage.paint.bang import cards, events, gear, reach, roles, seats, shop
from game.stage.paint.bang.cards import CardWords
from game.stage.paint.bang.facts import CARDS, EQUIPMENT, Face, card
from game.stage.paint.bang.seats import SeatLook
from game.stage.paint.palette import GOLD_LIGHT, INK
from game.stage.paint.press import Press
from game.words import card_text, speak

SIZES = ((1280, 720), (1920, 1080), (1024, 768))
CHECKOUT = Path(__file__).resolve().parents[2]
USUAL = GAME.presets.mix(GAME.presets.default)
COLUMN, EDGE, GAP = 430.0, 24.0, 12.0
HAND = (
    Face("bang", "Q", "hearts"), Face("missed", "10", "clubs"), Face("beer", "7", "hearts"),
    Face("winchester", "8", "spades"), Face("ten_gallon_hat", "J", "diamonds"), Face("brawl", "J", "spades"),
)  # fmt: skip
DISCARDS = (Face("beer", "6", "hearts"), Face("panic", "8", "diamonds"), Face("missed", "K", "clubs"))


@dataclass(frozen=True)
class Places:
    """Where things lie, in canvas units: seven other seats clockwise from the left foot, the own one, the rest."""

    others: tuple[tuple[float, float, float, float], ...]
    own: tuple[float, float, float, float]
    gear_high: float
    middle: tuple[float, float, float, float]
    hand: tuple[float, float, float, float]
    log: tuple[float, float, float, float]
    bar: tuple[float, float, float, float]


def places(canvas: Canvas) -> Places:
    """The places of eight seats on a canvas: two on each side, three above, the own one at the left foot."""
    w, h = float(canvas.width), float(canvas.height)
    inner = (EDGE + COLUMN + 2 * GAP, w - EDGE - COLUMN - 2 * GAP)
    foot = h - 74
    own_top = foot - 334
    right = w - EDGE - COLUMN
    seat, row = 164.0, 112.0
    step = (own_top - 72) / 2
    top = (inner[1] - inner[0] - 2 * GAP) / 3
    upper = tuple((inner[0] + i * (top + GAP), 72.0, top, 150.0) for i in range(3))
    others = (
        (EDGE, 72 + step, COLUMN, seat), (EDGE, 72.0, COLUMN, seat), *upper, (right, 72.0, COLUMN, seat),
        (right, 72 + step, COLUMN, seat),
    )  # fmt: skip
    below = 72 + 150 + 4 + row
    middle = (inner[0], below + 10, inner[1] - inner[0], own_top - below - 22)
    hand = (inner[0], own_top - 2, inner[1] - inner[0], foot - own_top - 6)
    return Places(others, (EDGE, own_top + 8, COLUMN, 196.0), row, middle, hand, (right, own_top - 4, COLUMN, 326.0),
                  (EDGE, h - 74, w - 2 * EDGE, 64.0))  # fmt: skip


def words(kind: str) -> CardWords:
    """The words of a playing card as the language files have them; equipment has invented ones."""
    if kind in CARDS:
        text = card_text("bang", kind, USUAL)
        return CardWords(text.title, text.rules, text.footer, text.title)
    title = kind.replace("_", " ").title()
    return CardWords(title, "Pay two nuggets to regain one life point.", "BLACK · STAYS", title)


OTHERS = (
    SeatLook(1, "Morgan", "Slab the Killer", "slab_the_killer", 3, 4, 4, 1, sitter="bot", nuggets=2),
    SeatLook(2, "Kate", "Bart Cassidy", "bart_cassidy", 2, 5, 3, 2, "sheriff", sitter="bot", nuggets=0),
    SeatLook(3, "Wilhelmina Long-Na", "Calamity Janet", "calamity_janet", 4, 4, 5, 5, sitter="bot", nuggets=1),
    SeatLook(
        4, "Doc", "El Gringo", "el_gringo", 0, 3, 0, None, "outlaw", status="out", status_word="OUT", sitter="bot"
    ),
    SeatLook(5, "Virgil", "Lucky Duke", "lucky_duke", 1, 4, 2, 1, sitter="gamepad", nuggets=4),
    SeatLook(6, "Big Ann", "Greygory Deck", "greygory_deck", 4, 4, 6, 1, sitter="bot", jailed=True, nuggets=12),
    SeatLook(7, "Josephine", "Vulture Sam", "vulture_sam", 2, 4, 3, 3, sitter="bot", nuggets=0),
)
OWN = SeatLook(
    0, "Hieronymus McMahon", "Rose Doolan", "rose_doolan", 3, 4, 6, 2, turn="TURN", sitter="person", nuggets=3
)
GEAR = (
    ("dynamite", "barrel"), ("schofield", "mustang", "barrel"), ("winchester", "scope"), (),
    ("volcanic", "hideout", "barrel", "scope", "mustang"), ("jail", "mustang"),
    ("remington", "bible", "sombrero", "iron_plate", "binocular", "boots", "horseshoe"),
)  # fmt: skip
OWN_GEAR = ("schofield", "barrel", "canteen")
DISTANCES = (1, 2, 3, 0, 3, 2, 1)


def paint(size: tuple[int, int], everything: bool) -> tuple[pygame.Surface, Press]:
    """The whole table in a window of `size` pixels, and the press that printed it."""
    canvas = canvas_for(size, default_text_scale(size))
    press = Press(canvas.scale, canvas.text)
    screen = pygame.Surface(size)
    screen.blit(pictures.place(press, "walnut", size), (0, 0))
    where = places(canvas)
    _head(press, screen, canvas)
    _middle(press, screen, canvas, where, everything)
    for look, box, laid, far in zip(OTHERS, where.others, GEAR, DISTANCES, strict=True):
        _seat(press, screen, canvas, (look, box), laid, far, where.gear_high, everything)
    own = canvas.rect(*where.own)
    seats.draw_seat(press, screen, own, OWN if everything else replace(OWN, nuggets=None))
    row = canvas.rect(where.own[0] + 8, where.own[1] + where.own[3] + 6, COLUMN - 16, where.gear_high)
    gear.draw_gear(press, screen, row, _gear(OWN_GEAR))
    target = canvas.rect(*where.others[5])
    start = canvas.rect(*where.hand)
    reach.draw_line(
        press, screen, (start.x + press.px(130), start.y), (target.left, target.centery), "aim", press.px(90)
    )
    _hand(press, screen, canvas, where)
    entries: tuple[tuple[sheets.Part, ...], ...] = (
        (0, sheets.Sign("revolver"), 6), (7, sheets.Sign("cards"), "draws 2"), (5, sheets.Sign("holed_hat"), 1),
        (6, sheets.Sign("jail"), "goes to jail"), (3, sheets.Sign("revolver"), 4, sheets.Sign("skull")),
    )  # fmt: skip
    sheets.draw_telegraph(press, screen, canvas.rect(*where.log), "TELEGRAPH", entries)
    asked = prompt.PromptLook("Whom do you shoot? Your reach is 2.", 0, (prompt.Action("Shoot"), prompt.Action("Back")))
    prompt.draw_prompt(press, screen, canvas.rect(*where.bar), asked)
    return screen, press


def _head(press: Press, screen: pygame.Surface, canvas: Canvas) -> None:
    strip = canvas.rect(0, 0, canvas.width, masthead.MASTHEAD)
    masthead.draw_masthead(press, screen, strip, masthead.MastheadLook("BANG!", right="TURN 23"))
    counts = (("sheriff", 1, 1), ("deputy", 2, 2), ("outlaw", 2, 3), ("renegade", 2, 2))
    roles.draw_roles_out(press, screen, strip, counts)


def _gear(kinds: tuple[str, ...]) -> tuple[gear.GearLook, ...]:
    waiting = ("bible", "canteen")
    return tuple(gear.GearLook(k, words(k).short, k in waiting, k in EQUIPMENT and k not in CARDS) for k in kinds)


def _seat(
    press: Press,
    screen: pygame.Surface,
    canvas: Canvas,
    seat: tuple[SeatLook, tuple[float, float, float, float]],
    laid: tuple[str, ...],
    far: int,
    high: float,
    everything: bool,
) -> None:
    look, box = seat
    rect = canvas.rect(*box)
    target = look.seat == 6
    alive = look.status == "in"
    if not everything:
        look = replace(look, nuggets=None)
        laid = tuple(kind for kind in laid if kind in CARDS and card(kind).border != "green")
    elif look.seat == 4:
        look = replace(look, status="ghost", status_word="GHOST", hand=3)
    signal: states.Signal | None = "target" if target else "legal" if alive and far <= 2 else None
    row = canvas.rect(box[0] + 8, box[1] + box[3] + 4, box[2] - 16, high)
    gear.draw_gear(press, screen, row, _gear(laid))
    seats.draw_seat(press, screen, rect, look, signal)
    if not alive:
        states.draw_dim(press, screen, rect, 8, 70)
    elif far > 2:
        states.draw_dim(press, screen, rect, 8)
    if alive:
        tag = reach.distance_tag(press, far, 2)
        screen.blit(tag, tag.get_rect(bottomright=(rect.right - press.px(4), rect.top + press.px(20))))
    if target:
        states.draw_focus(press, screen, rect)
        stamp = ornaments.stamp_ring(press, 140)
        screen.blit(stamp, stamp.get_rect(center=seats.portrait_rect(press, rect, look).center))


def _middle(press: Press, screen: pygame.Surface, canvas: Canvas, where: Places, everything: bool) -> None:
    x, y, w, h = where.middle
    wide = min(150.0, (h - 60) / 1.4)
    left = x + w / 2 - wide - 30
    if everything:
        board = (x, y, w, min(200.0, max(124.0, h * 0.32)))
        look = events.EventLook(
            "ghost_town",
            events.EventWords("Ghost Town", "Who is out comes back for each turn of theirs, with three cards.", ""),
            "THIS ROUND", "7 LEFT", "train_arrival", "Train Arrival", "NEXT",
        )  # fmt: skip
        events.draw_event(press, screen, canvas.rect(*board), look)
        y, h = y + board[3] + 10, h - board[3] - 10
        high = min(shop.COUNTER[1], h - 2)
        counter = canvas.rect(x, y + (h - high) / 2, 572, high)
        wares = tuple(
            shop.WareLook(kind, words(kind), EQUIPMENT[kind].cost, dear)
            for kind, dear in (("boots", ""), ("gold_rush", "5 > 3"), ("rucksack", ""))
        )
        shop.draw_shop(press, screen, counter, shop.ShopLook("SHOP", wares, 3, 18))
        wide = min(150.0, (w - 572 - 70) / 2, (h - 40) / 1.4)
        left = x + 572 + (w - 572 - 2 * wide - 20) / 2 + 8
    _piles(press, screen, canvas, left, y + (h - wide * 1.4) / 2 - 14, wide, 20 if everything else 60)


def _piles(
    press: Press, screen: pygame.Surface, canvas: Canvas, left: float, top: float, wide: float, gap: float
) -> None:
    back = cards.back(press, wide)
    deck = canvas.rect(left, top, wide, wide * 1.4)
    paper.lay(press, screen, back, deck.topleft, 10)
    for i in range(1, 5):
        screen.blit(back, (deck.x - i * press.px(2), deck.y - i * press.px(2)))
    heap = canvas.rect(left + wide + gap, top, wide, wide * 1.4)
    for face, angle, dx in zip(DISCARDS, (8, -6, 2), (-12, 8, 0), strict=True):
        piece = cards.hand(press, face.kind, words(face.kind), face.rank, face.suit, wide)
        paper.lay(press, screen, piece, (heap.x + press.px(dx), heap.y), 7, 0.5, angle)
    for rect, text in ((deck, "DECK 38"), (heap, "DISCARDS")):
        tag = states.tag(press, text, INK, GOLD_LIGHT)
        screen.blit(tag, tag.get_rect(center=(rect.centerx, rect.bottom + press.px(8))))


def _hand(press: Press, screen: pygame.Surface, canvas: Canvas, where: Places) -> None:
    x, y, w, h = where.hand
    wide = min(224.0, (h - 12) / 1.4)
    step = min(wide + 8, (w - wide) / (len(HAND) - 1))
    left = x + (w - step * (len(HAND) - 1) - wide) / 2
    for i, face in enumerate(HAND):
        chosen, playable = i == 0, face.kind != "missed"
        rect = canvas.rect(left + i * step, y + (0 if chosen else 20), wide, wide * 1.4)
        piece = cards.hand(press, face.kind, words(face.kind), face.rank, face.suit, wide)
        if chosen:
            states.draw_rim(press, screen, rect, "legal", 12, glow=True)
        paper.lay(press, screen, piece, rect.topleft, 10)
        if not playable:
            states.draw_dim(press, screen, rect, 12)
        if chosen:
            states.draw_tick(press, screen, rect)


def main() -> int:
    """Paint both tables in every size; 1 when words found no room anywhere."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else CHECKOUT / "build" / "screens" / "bang"
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    speak("en")
    cramped = False
    for size in SIZES:
        for everything in (False, True):
            screen, press = paint(size, everything)
            pygame.image.save(screen, folder / f"table {'all' if everything else 'base'} {size[0]}x{size[1]}.png")
            for cut in sorted(press.overflowed):
                cramped = True
                print(f"{size} {everything}: no room for {cut!r}")
    return int(cramped)


if __name__ == "__main__":
    sys.exit(main())

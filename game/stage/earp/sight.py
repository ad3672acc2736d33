"""What is seen on the table: plain looks for the painter, worked out once per view and kept until the view changes."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.stage.paint.bills import BillLook
from game.stage.paint.masthead import MastheadLook
from game.stage.paint.sheets import LedgerRow
from game.stage.paint.tickets import TicketLook
from game.stage.paint.tiles import TileLook
from game.stage.play.cast import Cast
from game.stage.text import text
from game.words.names import kind_name, money, short_name
from game.wyatt_earp.deck import KIND, KIND_NAMES, N_OUTLAWS, OUTLAWS
from game.wyatt_earp.frames.turn import Turn
from game.wyatt_earp.game import forecast_all
from game.wyatt_earp.state import Earp, is_hidden, place, points, raw_points

GAME = "wyatt_earp"
STEPS = ("draw", "play", "discard")
WINDOWS = ("photo_window", "wyatt_window")
"""Questions that several answer out of turn."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything on the table but the cards in the own hand and what is on its way."""

    tickets: tuple[TicketLook, ...]
    sets: tuple[tuple[tuple[int, TileLook], ...], ...]
    """Per seat: (number of the outlaw, look of the laid set)."""
    bills: tuple[BillLook, ...]
    supply: int
    discards: tuple[int, ...]
    """The top two cards of the discards, top first."""
    discard_count: int
    played: tuple[int, ...]
    """A sheriff card on its way."""
    ledger: tuple[LedgerRow, ...]
    masthead: MastheadLook
    hands: tuple[tuple[int, ...], ...] = field(default=(), repr=False)


def kind_of(card: int) -> str:
    """The kind of a card that may be seen; empty for one that may not."""
    return KIND_NAMES[KIND[card]] if card >= 0 else ""


def held_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    """A hand as it is held: outlaws by name, then sheriff cards, then unknown ones.  Each unknown card gets a number
    of its own from -2 down, since each has a place of its own.
    """
    known = sorted((card for card in cards if card >= 0), key=lambda card: (KIND[card], card))
    return (*known, *(-2 - n for n in range(len(cards) - len(known))))


def turn_of(g: Earp) -> tuple[int, str, str]:
    """(seat, phase, sheriff) of the running turn; (-1, "", "") between turns."""
    for frame in reversed(g.stack):
        if isinstance(frame, Turn):
            return int(frame.seat), frame.phase, frame.sheriff
    return -1, "", ""


def sight_of(g: Earp, cast: Cast) -> Sight:
    """The sight of a state, redacted or not: only public things and the sizes of hands are read."""
    seat, phase, sheriff = turn_of(g)
    seats = range(g.seats)
    return Sight(
        tickets=tuple(_ticket(g, cast, s, s == seat, sheriff) for s in seats),
        sets=tuple(_sets(g, s) for s in seats),
        bills=tuple(_bill(g, outlaw) for outlaw in range(N_OUTLAWS)),
        supply=len(g.supply),
        discards=g.discards[:2],
        discard_count=len(g.discards),
        played=g.played,
        ledger=_ledger(g),
        masthead=_masthead(g, seat, phase),
        hands=tuple(held_order(hand) for hand in g.hand),
    )


def _ticket(g: Earp, cast: Cast, seat: int, turn: bool, sheriff: str) -> TicketLook:
    owes = bool(g.owes[seat]) or (turn and sheriff != "free")
    return TicketLook(
        seat=seat,
        name=cast.names[seat],
        money=money(g.money[seat]),
        cards=len(g.hand[seat]),
        gauge=round(min(1.0, g.money[seat] / g.switches["game_target"]), 3),
        turn=text("earp-turn-flag") if turn else "",
        sitter=cast.sitters[seat],
        status=text("earp-away") if seat in cast.away else "",
        dealer=g.dealer == seat,
        no_sheriff=owes,
    )


def _sets(g: Earp, seat: int) -> tuple[tuple[int, TileLook], ...]:
    found = []
    for outlaw in range(N_OUTLAWS):
        cards = g.laid[place(seat, outlaw)]
        if cards:
            found.append((outlaw, tile_look(g, seat, outlaw)))
    return tuple(found)


def tile_look(g: Earp, seat: int, outlaw: int) -> TileLook:
    """A laid set as its tile shows it."""
    kinds = [KIND_NAMES[KIND[card]] for card in g.laid[place(seat, outlaw)]]
    name = OUTLAWS[outlaw]
    return TileLook(
        outlaw=name,
        name=short_name(GAME, name),
        cards=kinds.count(name),
        points=raw_points(g, seat, outlaw),
        added=tuple(kind for kind in kinds if kind not in (name, "hideout")),
        hidden=is_hidden(g, seat, outlaw),
    )


def _bill(g: Earp, outlaw: int) -> BillLook:
    counted = sum(points(g, seat, outlaw) for seat in range(g.seats))
    name = OUTLAWS[outlaw]
    return BillLook(
        outlaw=name,
        name=kind_name(GAME, name),
        reward=money(g.poster[outlaw]),
        points=counted,
        enough=counted >= g.switches["capture_threshold"],
    )


def _ledger(g: Earp) -> tuple[LedgerRow, ...]:
    dollars = forecast_all(g)
    rows = []
    for seat in sorted(range(g.seats), key=lambda s: (-sum(dollars[s]), s)):
        total = sum(dollars[seat])
        of = tuple(OUTLAWS[o] for o in range(N_OUTLAWS) if dollars[seat][o])
        amount = text("earp-gain", amount=money(total)) if total else text("earp-nothing")
        rows.append(LedgerRow(seat, amount, of, bool(total)))
    return tuple(rows)


def _masthead(g: Earp, seat: int, phase: str) -> MastheadLook:
    now = STEPS.index(phase) if phase in STEPS else 2 if phase == "over" and not g.ended else -1
    return MastheadLook(
        title=text("earp-title"),
        steps=tuple(text(f"earp-step-{step}") for step in STEPS),
        now=now if seat >= 0 else -1,
        right=text("earp-hand-and-target", hand=g.number, target=money(g.switches["game_target"])),
    )

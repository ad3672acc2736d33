"""Out of turn: a Photo right after its outlaw is opened, a Wyatt Earp against a Hideout (WE-27, WE-37).

Each window is one race over all seats that public facts allow, whatever they hold, with a silent pass.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.ask import PASS, Ask, Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import NO_SEAT, SEATS, Pick, Seat, Seats
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.rules.state import Afterwards
from game.wyatt_earp import verbs
from game.wyatt_earp.cards.photo import lay_photo
from game.wyatt_earp.cards.reasons import NO_HIDEOUT, NOT_YOUR_HIDEOUT
from game.wyatt_earp.cards.wyatt_earp import clear
from game.wyatt_earp.deck import KIND, N_OUTLAWS, OUTLAW_NUMBER, WYATT_EARP
from game.wyatt_earp.events import HideoutLaid, Opened
from game.wyatt_earp.state import Earp, hidden_places, hidden_sets, may_hold
from game.wyatt_earp.vocabulary import RULES

PHOTO_NOT_HELD = Refusal("WE-27", "not_in_hand")
WYATT_NOT_HELD = Refusal("WE-37", "not_in_hand")
OTHER_HIDEOUT = Refusal("WE-37", "only_the_new_hideout")


@RULES.add("window/photo")
class PhotoOutOfTurn:
    """Opening an outlaw calls for its Photo, where `photo_out_of_turn` allows it."""

    def on_opened(self, g: Earp, me: Thing, event: Opened) -> Afterwards | None:
        if g.switches["photo_out_of_turn"] == "off":
            return None
        window = PhotoWindow(event.seat, event.outlaw)
        return Afterwards(window) if window.asked(g) else None


@RULES.add("window/wyatt_earp")
class WyattEarpOutOfTurn:
    """A Hideout that has just landed may be answered at once."""

    def on_hideout_laid(self, g: Earp, me: Thing, event: HideoutLaid) -> Afterwards | None:
        if g.switches["wyatt_out_of_turn_window"] == "off":
            return None
        return Afterwards(WyattWindow("landed", whom=event.whom, outlaw=event.outlaw, barred=event.seat))


@dataclass(slots=True)
class PhotoWindow(Frame[Earp]):
    """`opener` has opened `outlaw`; the holder of its Photo may lay it now.  `passed` is who has declined."""

    opener: Seat
    outlaw: str
    passed: Seats = 0

    def asked(self, g: Earp) -> tuple[Seat, ...]:
        """The seats that public facts allow and that have not passed."""
        kind = N_OUTLAWS + OUTLAW_NUMBER[self.outlaw]
        priced = g.switches["photo_out_of_turn"] == "costs_sheriff"
        return tuple(
            seat
            for seat in SEATS[: g.seats]
            if seat != self.opener
            and not self.passed >> seat & 1
            and not (priced and g.owes[seat])
            and may_hold(g, seat, kind)
        )

    def ask(self, g: Earp) -> Ask | None:
        seats = () if g.ended else self.asked(g)
        return Ask("photo_window", {seat: self._options(g, seat) for seat in seats}) if seats else None

    def _options(self, g: Earp, seat: int) -> tuple[Option, ...]:
        photo = N_OUTLAWS + OUTLAW_NUMBER[self.outlaw]
        holds = any(card >= 0 and KIND[card] == photo for card in g.hand[seat])
        return (PASS, *self.plays(g, seat)) if holds else (PASS,)

    def plays(self, g: Earp, seat: int) -> tuple[Pick, ...]:
        """What a seat that holds the card for it may do here, by what everybody sees."""
        return (("photo", self.outlaw),)

    def answer(self, g: Earp, seat: int, pick: Pick) -> None:
        if pick == PASS:
            self.passed |= 1 << seat
            return
        lay_photo(g, seat, OUTLAW_NUMBER[self.outlaw], "WE-27")
        if g.switches["photo_out_of_turn"] == "costs_sheriff":
            verbs.owe_sheriff(g, seat, "photo")

    def why_not(self, g: Earp, seat: int, pick: Pick) -> Refusal:
        return PHOTO_NOT_HELD if pick == ("photo", self.outlaw) else NOT_AN_OPTION


@dataclass(slots=True)
class WyattWindow(Frame[Earp]):
    """A moment for a Wyatt Earp against a Hideout on one's own set.

    `moment` is landed (then `whom` and `outlaw` say where), between (turns) or payout.  `barred` is a seat that is
    not asked: the one whose turn it is, or the one whose turn comes next and would be the price.
    """

    moment: str
    whom: Seat = NO_SEAT
    outlaw: str = ""
    barred: Seat = NO_SEAT
    passed: Seats = 0

    def ask(self, g: Earp) -> Ask | None:
        if g.ended and self.moment != "payout":
            return None
        asked: dict[int, tuple[Option, ...]] = {seat: self._options(g, seat) for seat in self.asked(g)}
        return Ask("wyatt_window", asked) if asked else None

    def asked(self, g: Earp) -> tuple[Seat, ...]:
        """The seats that public facts allow and that have not passed."""
        if not hidden_places(g) or not verbs.can_shoot(g):
            return ()
        priced = g.switches["wyatt_out_of_turn_cost"] == "costs_sheriff"
        return tuple(
            SEATS[seat]
            for seat, sets in enumerate(hidden_sets(g))
            if sets
            and not self.passed >> seat & 1
            and seat != self.barred
            and not (priced and g.owes[seat])
            and self._targets(g, seat)
            and may_hold(g, seat, WYATT_EARP)
        )

    def _targets(self, g: Earp, seat: int) -> tuple[str, ...]:
        """The hidden sets of a seat that this moment is about."""
        sets = hidden_sets(g)[seat]
        if self.moment != "landed" or g.switches["wyatt_out_of_turn_window"] != "on_hideout":
            return sets
        return (self.outlaw,) if seat == self.whom and self.outlaw in sets else ()

    def _options(self, g: Earp, seat: int) -> tuple[Option, ...]:
        if not any(card >= 0 and KIND[card] == WYATT_EARP for card in g.hand[seat]):
            return (PASS,)
        return (PASS, *self.plays(g, seat))

    def plays(self, g: Earp, seat: int) -> tuple[Pick, ...]:
        """What a seat that holds the card for it may do here, by what everybody sees."""
        return tuple(("wyatt_earp", "clear", SEATS[seat], outlaw) for outlaw in self._targets(g, seat))

    def answer(self, g: Earp, seat: int, pick: Pick) -> None:
        if pick == PASS:
            self.passed |= 1 << seat
            return
        clear(g, seat, seat, str(pick[3]))
        if g.switches["wyatt_out_of_turn_cost"] == "costs_sheriff":
            verbs.owe_sheriff(g, seat, "wyatt_earp")
        verbs.end_if_supply_is_used_up(g, seat)

    def end(self, g: Earp) -> None:
        """Between two turns an emptied hand ends the game's hand at once: the running turn is over (WE-41)."""
        if self.moment == "between":
            verbs.end_if_somebody_is_out(g)

    def why_not(self, g: Earp, seat: int, pick: Pick) -> Refusal:
        if pick[:2] != ("wyatt_earp", "clear") or len(pick) != 4:
            return NOT_AN_OPTION
        if not any(card >= 0 and KIND[card] == WYATT_EARP for card in g.hand[seat]):
            return WYATT_NOT_HELD
        if pick[2] != seat:
            return NOT_YOUR_HIDEOUT
        return OTHER_HIDEOUT if pick[3] in hidden_sets(g)[seat] else NO_HIDEOUT


def window_between_turns(g: Earp, following: Seat) -> WyattWindow | None:
    """The window between two turns, if anybody is to be asked; `following` has the turn that comes next."""
    if g.switches["wyatt_out_of_turn_window"] != "any_time":
        return None
    priced = g.switches["wyatt_out_of_turn_cost"] == "costs_sheriff"
    window = WyattWindow("between", barred=following if priced else NO_SEAT)
    return window if window.asked(g) else None


def window_before_payout(g: Earp) -> WyattWindow | None:
    """The window before the pay-out, if anybody is to be asked."""
    window = WyattWindow("payout")
    return window if g.switches["wyatt_out_of_turn_window"] == "any_time" and window.asked(g) else None

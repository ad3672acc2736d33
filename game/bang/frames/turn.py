"""One player's turn (BG-12 to BG-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.bang import outcome
from game.bang.cards.reasons import NOT_YOUR_TURN, WITHIN_LIMIT
from game.bang.deck import KINDS, NAME
from game.bang.frames import refusals
from game.bang.frames.draw_phase import DrawPhase, draw_plainly, is_plain
from game.bang.measures import names_of
from game.bang.picks import COPIED, DISCARD, END, PLAY, as_another, split
from game.bang.rulings import card_rule, plays_of_cards, reveal, ruled_by
from game.bang.state import OUT, Bang
from game.bang.verbs import cards, happenings, people, piles
from game.bang.vocabulary import EXCESS
from game.rules.ask import PASS, Ask, Option
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat, Seats
from game.rules.refusal import NOT_AN_OPTION, Refusal

CHECKED = ("dynamite", "jail")


@dataclass(slots=True)
class Turn(Frame[Bang]):
    """`phase` is start (Dynamite and Jail), draw, drawn (just after it), play, discard or over.

    `checked` are the cards whose draw! is done, by kind; `skips` what a Jail costs: nothing, turn, play or
    draw_and_play; `passed` the seats that want nothing out of turn until the next card; `gone` how many are out;
    `done` the rules whose word at this point of the turn has been said; `enough`: no more is discarded by choice;
    `extra`: it is one that an event or a power brings.
    """

    seat: Seat
    phase: str = "start"
    checked: tuple[str, ...] = ()
    skips: str = ""
    passed: Seats = 0
    gone: int = 0
    done: tuple[str, ...] = ()
    enough: bool = False
    extra: bool = False
    structural: ClassVar[bool] = True

    def begin(self, g: Bang) -> Frame[Bang] | None:
        people.begin_turn(g, self.seat, self.extra)
        turned = None if self.extra else self._turn_event(g)
        self.gone = g.status.count(OUT)
        hooks = g.index.hooks
        if turned is None and "turn_starts" not in hooks and (not g.front[self.seat] or not self._unchecked(g)):
            self.phase = "draw"
            if is_plain(g):
                draw_plainly(g, self.seat)
                self.phase = "play"
        return turned

    # -- what is next

    def ask(self, g: Bang) -> Ask | Frame[Bang] | None:
        seat = self.seat
        if g.side or g.status[seat] == OUT:
            return None
        if self.phase == "play":
            return self._plays(g)
        if self.phase == "start" and (asked := self._starts(g)):
            return asked
        if self.phase == "drawn":
            return self._word(g, "after_draw")
        if self.phase == "discard":
            return self._discards(g) or self._word(g, "turn_ends")
        return None if self.phase == "over" else self._word(g, "before_draw") or DrawPhase(seat)

    def told(self, g: Bang, result: Any) -> None:
        """A check tells what it leaves of the turn, phase 1 that it is over; after a card the victory is judged."""
        if self.phase == "play":
            self.passed = 0
        elif result == "drawn":
            self.phase = "drawn"
            self.done = ()
        elif isinstance(result, tuple):
            card, skips = result
            self.checked = (*self.checked, card)
            self.skips = self.skips or skips
            if not self._unchecked(g):
                self._after_checks(g)
        elif isinstance(result, str) and "/" in result:
            self.done = (*self.done, result)
        if self.phase == "drawn" and self._word(g, "after_draw") is None:
            self.phase = "play" if not self.skips else "over" if self.skips == "turn" else "discard"
            self.done = ()
        if g.status.count(OUT) != self.gone:
            self.gone = g.status.count(OUT)
            if g.switches["victory_check"] == "after_card":
                outcome.judge(g)

    def answer(self, g: Bang, seat: int, pick: Pick) -> Frame[Bang] | Over | None:
        word = pick[0]
        if word == "play":
            self.passed = 0
            return self._play(g, pick)
        if word == "end":
            self.enough = self.phase != "play"
            self.phase = "discard"
            self.done = ()
            return OVER if self._is_over(g) else None
        if word == "discard":
            self._put_down(g, cards.held(g, seat, str(pick[1])))
            return OVER if self._is_over(g) else None
        if word == "check":
            return self._check(g, next(card for card in self._unchecked(g) if KINDS[card] == pick[1]))
        if pick == PASS:
            self.passed |= 1 << seat
            return None
        rule, card = ruled_by(g, seat, pick)
        frame: Frame[Bang] | None = rule.use(g, Thing("", seat, card), pick)
        if g.again == seat == self.seat and self.phase == "play":
            self.phase = "discard"
        return frame

    def end(self, g: Bang) -> int:
        people.end_turn(g, self.seat)
        if g.status.count(OUT) != self.gone:
            outcome.judge(g)
        return self.seat

    # -- the start

    def _turn_event(self, g: Bang) -> Frame[Bang] | None:
        """Before all else: the next event, if it is time, and what it does at once (BG-12, BG-64)."""
        if not happenings.count_round(g, self.seat):
            return None
        happenings.turn_event(g, self.seat)
        return reveal(g, g.event[0], self.seat)

    def _starts(self, g: Bang) -> Ask | Frame[Bang] | None:
        """What comes before phase 1: events, then the checks; nothing when all is done (BG-12)."""
        if (frame := self._word(g, "turn_starts")) or not (checks := self._unchecked(g)):
            return frame
        if len(checks) > 1 and g.switches["start_checks"] == "owner_choice":
            return Ask("checks", {self.seat: tuple(("check", KINDS[card]) for card in checks)})
        return self._check(g, checks[0])

    def _word(self, g: Bang, hook: str) -> Frame[Bang] | None:
        """The frame of the next rule that has something to say at this point of the turn."""
        for speak, thing in g.index.hooks.get(hook, ()):
            if thing.rule not in self.done and (frame := speak(g, thing, self.seat)) is not None:
                found: Frame[Bang] = frame
                return found
        return None

    def _unchecked(self, g: Bang) -> tuple[int, ...]:
        """The Dynamites and Jails here whose draw! is due, in the order the switch wants (BG-21)."""
        due = [c for c in g.front[self.seat] if NAME[c] in CHECKED and KINDS[c] not in self.checked]
        if due and "start_checks" in g.index.hooks:
            due = list(g.fold("start_checks", tuple(due), self.seat))
        if len(due) > 1:
            first = "jail" if g.switches["start_checks"] == "jail_first" else "dynamite"
            due.sort(key=lambda card: NAME[card] != first)
        return tuple(due)

    def _check(self, g: Bang, card: int) -> Frame[Bang]:
        frame: Frame[Bang] = card_rule(NAME[card]).check(g, self.seat, card)
        return frame

    def _after_checks(self, g: Bang) -> None:
        barred = self.skips in ("turn", "draw_and_play") and not g.switches["jail_draw_allowed"]
        if not barred:
            self.phase = "draw"
        else:
            self.phase = "over" if self.skips == "turn" else "discard"

    # -- phase 2

    def _plays(self, g: Bang) -> Ask:
        seat = self.seat
        hooks = g.index.hooks
        options: list[Option] = []
        bends = hooks.get("counts_as", ())
        if "bars_play" in hooks or (bends and any(me.seat == seat or me.seat < 0 for _, me in bends)):
            options = self._bent_plays(g)
        else:
            plays = plays_of_cards()
            hand = g.hand[seat]
            for n, card in enumerate(hand):
                if not COPIED[card] or KINDS[card] not in [KINDS[c] for c in hand[:n]]:
                    options += plays[card](g, seat, PLAY[card])
        if "uses" in hooks:
            options += g.fold("uses", (), seat)
        if "bars_end" not in hooks or g.forbidden("bars_end", seat) is None:
            options.append(END)
        if "wakes" in hooks:
            return Ask("play", self._woken(g) | {seat: tuple(options)})
        return Ask("play", {seat: tuple(options)})

    def _bent_plays(self, g: Bang) -> list[Option]:
        """The plays where something bends what a card counts as, or bars some."""
        seat = self.seat
        barred = "bars_play" in g.index.hooks
        options: list[Option] = []
        for n, card in enumerate(hand := g.hand[seat]):
            if COPIED[card] and KINDS[card] in [KINDS[c] for c in hand[:n]]:
                continue
            for name in names_of(g, seat, card):
                if not barred or g.forbidden("bars_play", seat, name, card) is None:
                    options += card_rule(name).plays(g, seat, as_another(card, name))
        return options

    def _woken(self, g: Bang) -> dict[int, tuple[Option, ...]]:
        """Who may act now although it is another's turn, and has not said that he does not want to."""
        mask = g.fold("wakes", 0, self.seat) & ~self.passed & ~(1 << self.seat)
        return {SEATS[s]: (PASS, *g.fold("uses", (), s)) for s in range(g.seats) if mask >> s & 1}

    def _play(self, g: Bang, pick: Pick) -> Frame[Bang] | None:
        kind, name, tail = split(pick)
        card = cards.held(g, self.seat, kind)
        name = name or NAME[card]
        frame: Frame[Bang] | None = card_rule(name).play(g, self.seat, card, name, tail)
        return frame

    # -- phase 3

    def _discards(self, g: Bang) -> Ask | None:
        hand = g.hand[self.seat]
        over = len(hand) > (hand_limit(g, self.seat) if "hand_limit" in g.index.hooks else g.life[self.seat])
        free = bool(hand) and not self.enough and g.switches["voluntary_discard"]
        if not over and not free:
            return None
        options = tuple(dict.fromkeys(DISCARD[card] for card in hand))
        return Ask("discard", {self.seat: options if over else (*options, END)})

    def _is_over(self, g: Bang) -> bool:
        """Whether nothing is left to do after a card has been put down: no more cards, nothing queued, no event."""
        return not g.due and "turn_ends" not in g.index.hooks and self._discards(g) is None

    def _put_down(self, g: Bang, card: int) -> None:
        where = g.fold("excess_to", EXCESS["discards"], self.seat)
        if where == EXCESS["deck"]:
            piles.stow_from_hand(g, self.seat, card, "BG-16")
        elif where >= 0:
            cards.hand_over(g, self.seat, where, card, "limit", "BG-16")
        else:
            cards.discard(g, self.seat, (card,), "limit", "BG-16")

    # -- why not

    def why_not(self, g: Bang, seat: int, pick: Pick) -> Refusal:
        if self.phase == "discard":
            if pick == END:
                return Refusal("BG-16", "hand_too_large", (("count", len(g.hand[seat]) - hand_limit(g, seat)),))
            return refusals.not_discarded(g, seat, pick)
        return refusals.not_played(g, self.seat, seat, pick) if self.phase == "play" else NOT_AN_OPTION

    def why_not_asked(self, g: Bang, seat: int, pick: Pick) -> Refusal:
        if self.phase == "play" and pick[:1] == ("use",) and len(pick) > 1:
            return refusals.not_used(g, seat, pick)
        return WITHIN_LIMIT if self.phase == "discard" and pick[:1] == ("discard",) else NOT_YOUR_TURN


def hand_limit(g: Bang, seat: int) -> int:
    """The cards a seat may keep at the end of its turn (BG-16)."""
    limit: int = g.fold("hand_limit", max(g.life[seat], 0), seat)
    return limit

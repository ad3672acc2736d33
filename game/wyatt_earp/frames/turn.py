"""A turn: draw, then play, then discard (WE-10 to WE-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.rules.ask import Ask, Option
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.wyatt_earp import verbs
from game.wyatt_earp.deck import (
    KIND,
    KIND_NAMES,
    KIND_NUMBER,
    N_KINDS,
    N_OUTLAWS,
    OUTLAW_NUMBER,
    OUTLAWS,
    SHERIFF_VERBS,
    VERB,
)
from game.wyatt_earp.state import Earp, is_open
from game.wyatt_earp.vocabulary import RULES

OPENING_SET = 3
DRAW_SUPPLY: Option = ("draw", "supply")
DRAW_DISCARDS: Option = ("draw", "discards")
DRAW_FIRST = Refusal("WE-10", "draw_first")
DRAWN_ALREADY = Refusal("WE-10", "drawn_already")
NO_DISCARDS = Refusal("WE-11", "no_discards")
ONE_SHERIFF = Refusal("WE-12", "one_sheriff_card")
ONLY_THE_TAKEN = Refusal("WE-14", "only_the_taken_card")
OWES_SHERIFF = {"photo": Refusal("WE-27", "owes_sheriff"), "wyatt_earp": Refusal("WE-37", "owes_sheriff")}
KEEP_ONE = Refusal("WE-13", "keep_one_to_discard")


@dataclass(slots=True)
class Turn(Frame[Earp]):
    """One seat's turn.

    `phase` is draw or play (the discard ends the turn).  `sheriff` is free, played, or owed to an out-of-turn
    card, which `debt` names.  `taken` is the sheriff kind a Wyatt Earp has just taken from the discards, which may be
    played at once.  `laid` counts the cards of each outlaw laid in this turn (for `reward_pooling` = per_turn).
    """

    seat: Seat
    phase: str = "draw"
    sheriff: str = "free"
    taken: str = ""
    laid: tuple[int, ...] = (0,) * N_OUTLAWS
    debt: str = ""
    structural: ClassVar[bool] = True

    def begin(self, g: Earp) -> None:
        self.debt = verbs.begin_turn(g, self.seat)
        if self.debt:
            self.sheriff = "owed"

    def ask(self, g: Earp) -> Ask | None:
        if g.ended:
            return None
        if self.phase == "draw":
            options = (DRAW_SUPPLY, DRAW_DISCARDS) if g.discards else (DRAW_SUPPLY,)
            return Ask("draw", {self.seat: options})
        return Ask("play", {self.seat: self._plays(g)})

    def _plays(self, g: Earp) -> tuple[Option, ...]:
        """Every whole play of the play phase: lay, sheriff cards, and the discards that end the turn."""
        hand = g.hand[self.seat]
        counts = [0] * N_KINDS
        for card in hand:
            counts[KIND[card]] += 1
        options: list[Option] = []
        most = len(hand) - 1
        may_sheriff = most and (self.sheriff == "free" or self.taken)
        verb = ""
        for kind, held in enumerate(counts):
            if not held:
                continue
            if kind >= N_OUTLAWS:
                if may_sheriff and VERB[kind] != verb:
                    verb = VERB[kind]
                    options += self._sheriff_plays(g, verb)
            elif most:
                outlaw = OUTLAWS[kind]
                count = 1 if is_open(g, kind) else OPENING_SET
                while count <= held and count <= most:
                    options.append(("lay", outlaw, count))
                    count += 1
        for kind, held in enumerate(counts):
            if held:
                options.append(("discard", KIND_NAMES[kind]))
        return tuple(options)

    def _sheriff_plays(self, g: Earp, verb: str) -> list[Pick]:
        plays: list[Pick] = RULES[verb].plays(g, self.seat)
        return plays if self.sheriff == "free" else [pick for pick in plays if _kind_of(pick) == self.taken]

    def answer(self, g: Earp, seat: int, pick: Pick) -> Frame[Any] | Over | None:
        verb = pick[0]
        child: Frame[Any] | None = None
        if verb == "draw":
            self._draw(g, str(pick[1]))
        elif verb == "discard":
            verbs.discard(g, seat, KIND_NUMBER[str(pick[1])])
            return OVER
        elif verb == "lay":
            self.taken = ""
            self._lay(g, OUTLAW_NUMBER[str(pick[1])], int(pick[2]))
        else:
            self.sheriff = "played"
            self.taken = ""
            child = RULES[str(verb)].play(g, seat, pick)
        verbs.end_if_supply_is_used_up(g, seat)
        return child

    def _draw(self, g: Earp, pile: str) -> None:
        if pile == "supply":
            verbs.draw_two(g, self.seat, "WE-11")
        else:
            verbs.take_discard(g, self.seat)
        self.phase = "play"

    def _lay(self, g: Earp, outlaw: int, count: int) -> None:
        first = not is_open(g, outlaw)
        before = self.laid[outlaw]
        verbs.lay(g, self.seat, outlaw, count)
        self.laid = tuple(n + count * (o == outlaw) for o, n in enumerate(self.laid))
        if g.switches["reward_pooling"] == "per_turn" and before:
            verbs.grow(g, outlaw, 1000 * count, "WE-19")
        else:
            verbs.grow(g, outlaw, 1000 * (count - 1), "WE-18")
        if first:
            verbs.open_outlaw(g, self.seat, outlaw)

    def told(self, g: Earp, result: Any) -> None:
        """A Wyatt Earp has looked through the discards: a sheriff card taken may be played at once (WE-14)."""
        kind = KIND_NUMBER.get(str(result), 0)
        self.taken = str(result) if kind >= N_OUTLAWS else ""

    def end(self, g: Earp) -> int:
        if not g.ended:
            verbs.end_if_somebody_is_out(g)
        return self.seat

    def why_not(self, g: Earp, seat: int, pick: Pick) -> Refusal:
        verb = pick[0] if pick else ""
        if verb == "draw":
            return (
                DRAWN_ALREADY if self.phase != "draw" else NO_DISCARDS if pick[1:] == ("discards",) else NOT_AN_OPTION
            )
        if verb not in ("lay", "discard", *SHERIFF_VERBS):
            return NOT_AN_OPTION
        if self.phase == "draw":
            return DRAW_FIRST
        if verb == "lay":
            return self._bar_lay(g, pick)
        if verb == "discard":
            return NOT_AN_OPTION if len(pick) != 2 else _not_held(str(pick[1]))
        return self._bar_sheriff(g, pick)

    def _bar_lay(self, g: Earp, pick: Pick) -> Refusal:
        outlaw = OUTLAW_NUMBER.get(str(pick[1])) if len(pick) == 3 else None
        if outlaw is None or not isinstance(pick[2], int) or pick[2] < 1:
            return NOT_AN_OPTION
        count = pick[2]
        hand = g.hand[self.seat]
        held = sum(KIND[card] == outlaw for card in hand)
        if held < count:
            return Refusal("WE-15", "too_few_in_hand", (("outlaw", OUTLAWS[outlaw]), ("held", held), ("count", count)))
        if not is_open(g, outlaw) and count < OPENING_SET:
            return Refusal("WE-17", "three_to_open", (("outlaw", OUTLAWS[outlaw]), ("held", held), ("count", count)))
        return KEEP_ONE

    def _bar_sheriff(self, g: Earp, pick: Pick) -> Refusal:
        kind = _kind_of(pick)
        if kind not in KIND_NUMBER or not any(KIND[card] == KIND_NUMBER[kind] for card in g.hand[self.seat]):
            return _not_held(kind)
        if self.sheriff != "free" and kind != self.taken:
            return OWES_SHERIFF[self.debt] if self.sheriff == "owed" else ONLY_THE_TAKEN if self.taken else ONE_SHERIFF
        if len(g.hand[self.seat]) < 2:
            return KEEP_ONE
        bar: Refusal | None = RULES[str(pick[0])].bars(g, self.seat, pick)
        return bar or NOT_AN_OPTION


def _kind_of(pick: Pick) -> str:
    """The card kind that a sheriff play takes from hand."""
    return f"photo_{pick[-1]}" if pick[0] == "photo" else str(pick[0])


def _not_held(kind: str) -> Refusal:
    return Refusal("WE-15", "not_in_hand", (("kind", kind),))

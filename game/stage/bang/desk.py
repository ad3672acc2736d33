"""Choosing a play step by step: from whole plays, the only legality there is, to things pressed, with Back.

A desk belongs to one question to one seat.  It knows no window: things on the table are ids (`card:12`, `seat:3`,
`gear:3:45` a card in play, `held:3` the hand of somebody, `offer:KIND` one of several laid out, `deck`, `discards`),
and whatever it lights or refuses comes from the question's options and from `why_not`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from game.bang.deck import BULLETS, KINDS
from game.bang.state import Bang
from game.rules.ask import PASS, Option
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.stage.bang.sight import held_order
from game.stage.play import desk
from game.stage.play.desk import Answer, WhyNot, plain

END: Pick = ("end",)
HAND = "hand"
FROM_HAND = ("play", "answer", "discard")
FROM_A_ROW = ("take", "return", "choose", "top", "copy")
PILES = ("deck", "discards")


@dataclass(frozen=True, slots=True)
class Step:
    """How far a choice has come: the play so far, the cards of the hand in it, and what is doubted about it."""

    pick: Pick = ()
    cards: tuple[int, ...] = ()
    doubt: str = ""


class Desk(desk.Desk[Bang, Step]):
    """The question `ask_kind` to `seat`, with its options, and the step the person has come to."""

    def __init__(
        self, g: Bang, seat: int, ask_kind: str, options: Iterable[Option], why_not: WhyNot, blind: bool = False
    ) -> None:
        """`g` is the state as the seat sees it; `blind`: the hand lies face down, and a card of it is given without
        being looked at.
        """
        super().__init__(g, seat, ask_kind, options, why_not, Step())
        self.picks: tuple[Pick, ...] = tuple(plain(option) for option in self.options)
        self.blind = blind
        self._trail: list[Step] = []

    # -- what there is

    @property
    def hand(self) -> tuple[int, ...]:
        """The seat's cards as they are held."""
        return held_order(self.g.hand[self.seat])

    @property
    def begun(self) -> bool:
        """Something is chosen."""
        return bool(self.step.pick)

    @property
    def whole(self) -> Pick:
        """The whole play that waits for a second press; empty otherwise."""
        return self.step.pick if self.step.pick in self.picks else ()

    @property
    def aiming(self) -> bool:
        """A seat has to be chosen now."""
        return any(thing.startswith("seat:") for thing in self.ways())

    @property
    def victim(self) -> int:
        """The seat of whose cards one has to be chosen now; -1 for none."""
        pick = self.step.pick
        last = pick[-1] if pick else None
        return int(last) if isinstance(last, int) and not self.whole else -1

    def offered(self) -> tuple[str, ...]:
        """What is laid out to choose from; of the General Store every card, though two are alike."""
        if self.ask_kind == "store":
            return tuple(KINDS[card] for card in self.g.store if card >= 0)
        return tuple(str(pick[1]) for pick in self.picks if pick[0] in FROM_A_ROW)

    # -- ways on

    def ways(self) -> dict[str, Pick]:
        """Everything that takes the choice a step on, by its id, with the play so far that it leads to."""
        return self._ways(self.step)

    def _ways(self, step: Step) -> dict[str, Pick]:
        found: dict[str, Pick] = {}
        size = len(step.pick)
        for pick in self.picks:
            if pick[:size] == step.pick and len(pick) > size:
                for thing, so_far in self._next(step, pick):
                    found.setdefault(thing, so_far)
        return found

    def _next(self, step: Step, pick: Pick) -> Iterator[tuple[str, Pick]]:
        at = len(step.pick)
        if at == 0:
            yield from self._first(pick)
            return
        part, last = pick[at], pick[at - 1]
        if isinstance(part, int):
            yield f"seat:{int(part)}", pick[: at + 1]
        elif isinstance(last, int):
            for thing in self._of_others(int(last), part):
                yield thing, pick[: at + 1]
        elif part == "as":
            yield f"as:{pick[at + 1]}", pick[: at + 2]
        elif part == "with":
            for card in self._spare(step, str(pick[at + 1])):
                yield f"card:{card}", pick[: at + 2]
        elif pick[0] == "use":
            yield from self._paying(step, pick)

    def _first(self, pick: Pick) -> Iterator[tuple[str, Pick]]:
        verb = pick[0]
        if pick in (PASS, END):
            return
        token = pick[1]
        if verb in FROM_HAND:
            for card in self._spare(Step(), str(token)):
                yield f"card:{card}", pick[:2]
        elif verb in FROM_A_ROW:
            yield f"offer:{token}", pick[:2]
        elif isinstance(token, int):
            yield f"seat:{int(token)}", pick[:2]
        elif token in PILES:
            yield token, pick[:2]
        elif token in BULLETS:
            yield f"power:{token}", pick[:2]
        else:
            for card in self.g.front[self.seat]:
                if KINDS[card] == token:
                    yield f"gear:{self.seat}:{card}", pick[:2]

    def _of_others(self, seat: int, place: str | int) -> Iterator[str]:
        if place == HAND:
            yield f"held:{seat}"
        for card in self.g.front[seat]:
            if KINDS[card] == place:
                yield f"gear:{seat}:{card}"

    def _spare(self, step: Step, kind: str) -> list[int]:
        return [card for card in self.hand if card >= 0 and KINDS[card] == kind and card not in step.cards]

    def _paying(self, step: Step, pick: Pick) -> Iterator[tuple[str, Pick]]:
        """Cards that pay for a power, in any order."""
        price = [part for part in pick[2:] if isinstance(part, str)]
        paid = Counter(KINDS[card] for card in step.cards)
        for card in self.hand:
            if card < 0 or card in step.cards:
                continue
            more = paid + Counter([KINDS[card]])
            if more <= Counter(price):
                full = more.total() == len(price)
                yield f"card:{card}", pick[: 2 + len(price)] if full else pick[:2]

    # -- pressing

    def press(self, thing: str) -> Pick:
        """Press a thing that is lit.  Returns a whole play when the press completes one, else nothing."""
        if self.step.doubt:
            return ()
        word, _, rest = thing.partition(":")
        if word == "offer":
            thing = f"offer:{rest.partition(':')[0]}"
        ways = self.ways()
        if thing in ways:
            return self._go(thing, ways[thing])
        if word == "card" and int(rest) in self.step.cards:
            if self.whole:
                return self.whole
            self._put(Step())
            return ()
        if word in ("gear", "held") and (whom := f"seat:{rest.partition(':')[0]}") in ways:
            return self._grab(thing, ways[whom])
        first = self._ways(Step())
        if word in ("card", "gear") and thing in first:
            self._put(Step())
            return self._go(thing, first[thing])
        return ()

    def _grab(self, thing: str, at: Pick) -> Pick:
        """A card of a possible target is pressed before the target is."""
        there = self._ways(replace(self.step, pick=at))
        return self._go(thing, there[thing]) if thing in there else ()

    def _go(self, thing: str, so_far: Pick) -> Pick:
        word, _, rest = thing.partition(":")
        cards = (*self.step.cards, int(rest)) if word == "card" else self.step.cards
        self._put(Step(so_far, cards))
        if not self.whole:
            self._slide()
        pick = self.whole
        if pick and not self._waits(pick):
            return pick
        return ()

    def _slide(self) -> None:
        """Take the only way on where there is nothing to choose: what a card is used as, the one card of a target."""
        ways = self.ways()
        if len(ways) == 1:
            ((thing, so_far),) = ways.items()
            if thing.startswith(("as:", "held:", "gear:")):
                self.step = replace(self.step, pick=so_far)

    def _waits(self, pick: Pick) -> bool:
        """A card that is played at nobody in particular wants a second press."""
        return pick[0] == "play" and len(pick) == 2

    def _put(self, step: Step) -> None:
        if step != self.step:
            self._trail.append(self.step)
            self.step = step

    def take(self, thing: str) -> None:
        """Take a thing into the play, and let it wait even where that makes it whole."""
        ways = self.ways()
        if thing in ways:
            self._go(thing, ways[thing])

    def heal(self) -> None:
        """Go on to the one power there is."""
        powers = [thing for thing in self.ways() if thing.startswith("power:")]
        if len(powers) == 1:
            self.take(powers[0])

    def clear(self) -> None:
        """Back to where nothing is chosen."""
        self._put(Step())

    def use(self, use: str) -> None:
        """A power, or what a card is used as."""
        ways = self.ways()
        if use in ways:
            self._go(use, ways[use])

    def back(self) -> bool:
        """One step back; False when there was none to take."""
        if self.step.doubt:
            self.step = replace(self.step, doubt="")
            if not self.whole or not self._waits(self.whole):
                self.step = self._trail.pop() if self._trail else Step()
            return True
        if not self.step.pick:
            return False
        self.step = self._trail.pop() if self._trail else Step()
        return True

    def doubts(self, pick: Pick, doubt: str) -> None:
        """A whole play that may be a slip waits for a second word."""
        if pick != self.step.pick:
            self._trail.append(self.step)
        self.step = replace(self.step, pick=pick, doubt=doubt)

    # -- answers

    def answers(self) -> list[Answer]:
        """The buttons of the prompt bar, main one first."""
        step = self.step
        if step.doubt:
            return [Answer("sure", step.pick)]
        if self.whole:
            return [Answer("play", self.whole)]
        if step.pick:
            ways = self.ways()
            return [Answer(thing.replace(":", "-"), use=thing) for thing in ways if thing.startswith("as:")]
        found = [Answer("blind", self._blindly(), None if self._blindly() else NOT_AN_OPTION)] if self.blind else []
        found += self._powers()
        for pick in self.picks:
            if pick[0] in ("draw", "check") and len(pick) == 2 and isinstance(pick[1], str):
                found.append(Answer("-".join(map(str, pick)), pick))
        if END in self.picks:
            found.append(Answer("end", END))
        if PASS in self.picks:
            found.append(Answer("pass", PASS))
        return found

    def _powers(self) -> list[Answer]:
        """What is used, in the order of the options: at once, or paid for with cards."""
        found: dict[str, Answer] = {}
        for pick in self.picks:
            if pick[0] == "use":
                name = f"use-{pick[1]}"
                if len(pick) == 2:
                    found.setdefault(name, Answer(name, pick))
                elif pick[1] in BULLETS:
                    found.setdefault(name, Answer(name, use=f"power:{pick[1]}"))
        return list(found.values())

    def _blindly(self) -> Pick:
        """The card that is given without being looked at: the first that fits."""
        return next((pick for pick in self.picks if pick[0] == "answer"), ())

    # -- why not

    def refusals(self) -> dict[str, Refusal]:
        """Why things on the table can't be used now, by id."""
        found: dict[str, Refusal] = {}
        ways = self.ways()
        first = self._ways(Step())
        if self.aiming:
            for seat in range(self.g.seats):
                if f"seat:{seat}" not in ways and (self.step.pick or seat != self.seat):
                    found[f"seat:{seat}"] = self._why_not_at(seat)
        if self.ask_kind == "first_draw" and "discards" not in first:
            found["discards"] = self.why_not(("draw", "discards")) or NOT_AN_OPTION
        if self.asks_for_a_card:
            for card in self.hand:
                thing = f"card:{card}"
                if card >= 0 and thing not in ways and thing not in first and card not in self.step.cards:
                    found[thing] = self._why_not_card(card)
        return found

    @property
    def asks_for_a_card(self) -> bool:
        """Cards of the hand answer the question."""
        return self.ask_kind in ("play", "discard", "shot", "indians", "duel", "rescue")

    def _why_not_at(self, seat: int) -> Refusal:
        head = (*self.step.pick, SEATS[seat])
        why = self.why_not(head)
        if why is None or why == NOT_AN_OPTION:
            why = self.why_not((*head, HAND))
        return why or NOT_AN_OPTION

    def _why_not_card(self, card: int) -> Refusal:
        kind = KINDS[card]
        if self.ask_kind == "discard":
            return self.why_not(("discard", kind)) or NOT_AN_OPTION
        if self.ask_kind != "play":
            return self.why_not(("answer", kind)) or NOT_AN_OPTION
        around = [SEATS[(self.seat + step) % self.g.seats] for step in range(1, self.g.seats)]
        around.sort(key=lambda seat: self.g.status[seat] == "out")
        tails: list[Pick] = [(), *((seat,) for seat in around), *((seat, HAND) for seat in around)]
        reasons = [self.why_not(("play", kind, *tail)) for tail in tails]
        return next((why for why in reasons if why is not None and why != NOT_AN_OPTION), NOT_AN_OPTION)

"""Choosing a play step by step: from whole plays, the only legality there is, to things pressed, with Back.

A desk belongs to one question to one seat.  It knows no window: things on the table are ids (see `ways`), and whatever
it lights or refuses comes from the question's options and from `why_not`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from game.bang.deck import BULLETS, COST, KINDS, NAME
from game.bang.state import OUT, Bang
from game.rules.ask import PASS, Option
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.stage.bang.sight import held_order
from game.stage.bang.ways import BUTTONS, HAND, Step, Ways, in_force
from game.stage.play import desk
from game.stage.play.desk import Answer, WhyNot, plain

END: Pick = ("end",)
PILES = ("deck", "discards")
DISCARDS = {"discard": "discard", "ranch": "discard", "dutch_will": "discard", "youl_grinner": "give"}
"""By question: what is done with a card of the hand that isn't played."""
ASKS_FOR_A_CARD = ("play", "shot", "indians", "duel", "rescue", *DISCARDS)
MOST_BUTTONS = 6
"""With more powers than this, what lies in front of one has no button: it is pressed where it lies."""


class Desk(desk.Desk[Bang, Step]):
    """The question `ask_kind` to `seat`, with its options, and the step the person has come to."""

    def __init__(
        self, g: Bang, seat: int, ask_kind: str, options: Iterable[Option], why_not: WhyNot, blind: bool = False
    ) -> None:
        """`g` is the state as the seat sees it; `blind`: the hand lies face down, and a card of it is given without
        being looked at.
        """
        super().__init__(g, seat, ask_kind, options, why_not, Step())
        # a Beer is played before it is swapped
        self.picks: tuple[Pick, ...] = tuple(sorted(map(plain, self.options), key=lambda pick: pick[0] == "swap"))
        self.blind = blind
        self.start = self.step = Step(self._given())
        self._trail: list[Step] = []
        self._known: dict[Step, Mapping[str, Pick]] = {}

    def _given(self) -> Pick:
        """What is said before anything is chosen: whose card is thrown in a Brawl."""
        heads = {pick[:2] for pick in self.picks}
        head = next(iter(heads)) if len(heads) == 1 and self.picks else ()
        return head if len(head) > 1 and isinstance(head[1], int) and head not in self.picks else ()

    # -- what there is

    @property
    def hand(self) -> tuple[int, ...]:
        """The seat's cards as they are held."""
        return held_order(self.g.hand[self.seat])

    @property
    def begun(self) -> bool:
        """Something is chosen."""
        return bool(self.step.pick) and self.step != self.start

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
        return tuple(thing[6:] for thing in self.ways() if thing.startswith("offer:"))

    # -- ways on

    def ways(self) -> Mapping[str, Pick]:
        """Everything that takes the choice a step on, by its id, with the play so far that it leads to."""
        return self._ways(self.step)

    def _ways(self, step: Step) -> Mapping[str, Pick]:
        found = self._known.get(step)
        if found is None:
            found = self._known[step] = self._ways_from(step)
        return found

    def _ways_from(self, step: Step) -> dict[str, Pick]:
        found: dict[str, Pick] = {}
        size = len(step.pick)
        ways = Ways(self.g, self.seat, self.hand)
        for pick in self.picks:
            if pick[:size] == step.pick and len(pick) > size:
                for thing, so_far in ways.on(step, pick):
                    found.setdefault(thing, so_far)
        return found

    # -- pressing

    def press(self, thing: str) -> Pick:
        """Press a thing that is lit.  Returns a whole play when the press completes one, else nothing."""
        if self.step.doubt:
            return ()
        word, _, rest = thing.partition(":")
        if word in ("offer", "ware"):
            thing = f"{word}:{rest.partition(':')[0]}"
        ways = self.ways()
        if thing in ways:
            return self._go(thing, ways[thing])
        if thing in self.step.things:
            if self.whole:
                return self.whole
            self._put(self.start)
            return ()
        if word in ("gear", "held") and (whom := f"seat:{rest.partition(':')[0]}") in ways:
            return self._grab(thing, ways[whom])
        first = self._ways(self.start)
        if word in ("card", "gear", "ware", "event") and thing in first:
            self._put(self.start)
            return self._go(thing, first[thing])
        return ()

    def _grab(self, thing: str, at: Pick) -> Pick:
        """A card of a possible target is pressed before the target is."""
        there = self._ways(replace(self.step, pick=at))
        return self._go(thing, there[thing]) if thing in there else ()

    def _go(self, thing: str, so_far: Pick) -> Pick:
        word, _, rest = thing.partition(":")
        cards = (*self.step.cards, int(rest)) if word == "card" else self.step.cards
        self._put(Step(so_far, cards, (*self.step.things, thing)))
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
        """What is played, used or bought at nobody in particular, or paid for, wants a second press."""
        if pick[0] == "remove":
            return True
        return self.ask_kind == "play" and len(pick) == 2 and pick[0] in ("play", "use", "buy", "swap")

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
        self._put(self.start)

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
                self.step = self._trail.pop() if self._trail else self.start
            return True
        if not self.begun:
            return False
        self.step = self._trail.pop() if self._trail else self.start
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
            swap = ("swap", *self.whole[1:])
            swaps = swap != self.whole and swap in self.picks
            return [Answer("play", self.whole), *([Answer("swap", swap)] if swaps else [])]
        if self.begun:
            return [Answer(_button(thing), use=thing) for thing in self.ways() if thing.startswith("as:")]
        found = [Answer("blind", self._blindly(), None if self._blindly() else NOT_AN_OPTION)] if self.blind else []
        found += self._powers()
        found += self._words()
        if END in self.picks:
            found.append(Answer("end", END))
        if PASS in self.picks:
            found.append(Answer("pass", PASS))
        return found

    def _powers(self) -> list[Answer]:
        """What is used, in the order of the options: at once, or on a way that begins with it."""
        found: dict[str, Answer] = {}
        ways = {so_far: thing for thing, so_far in self.ways().items()}
        for pick in self.picks:
            if pick[0] != "use" or f"use-{pick[1]}" in found:
                continue
            name, thing = f"use-{pick[1]}", ways.get(pick[:2], "")
            if len(pick) == 2:
                found[name] = Answer(name, pick)
            elif thing.startswith(("power:", "event:")):
                found[name] = Answer(name, use=thing)
        if len(found) > MOST_BUTTONS:
            there = {*KINDS, *COST} - {*BULLETS, *in_force(self.g)}
            found = {name: answer for name, answer in found.items() if name.removeprefix("use-") not in there}
        return list(found.values())

    def _words(self) -> list[Answer]:
        """Answers that are said, for nothing on the table stands for them."""
        ways = self.ways()
        leading = {so_far for thing, so_far in ways.items() if not thing.startswith(BUTTONS) and thing not in PILES}
        found = []
        for pick in self.picks:
            short = len(pick) == 1 or (len(pick) == 2 and pick[:2] not in leading and pick[0] not in ("use", "swap"))
            if short and pick not in (PASS, END) and not self.blind:
                found.append(Answer("-".join(map(str, pick)), pick))
        return found + [Answer(_button(thing), use=thing) for thing in ways if thing.startswith("as:")]

    def _blindly(self) -> Pick:
        """The card that is given without being looked at: the first that fits."""
        return next((pick for pick in self.picks if pick[0] == "answer"), ())

    # -- why not

    def refusals(self) -> dict[str, Refusal]:
        """Why things on the table can't be used now, by id."""
        found: dict[str, Refusal] = {}
        ways = self.ways()
        first = self._ways(self.start)
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
        if self.ask_kind == "play" and self.seat == self.g.turn:
            for name in dict.fromkeys(NAME[card] for card in self.g.shop):
                if f"ware:{name}" not in first:
                    found[f"ware:{name}"] = self.why_not(("buy", name)) or NOT_AN_OPTION
        return found

    @property
    def asks_for_a_card(self) -> bool:
        """Cards of the hand answer the question."""
        return self.ask_kind in ASKS_FOR_A_CARD

    def _why_not_at(self, seat: int) -> Refusal:
        if self.ask_kind == "vera_custer":
            return NOT_AN_OPTION
        head = (*(self.step.pick or self.picks[0][:1]), SEATS[seat])
        why = self.why_not(head)
        if why is None or why == NOT_AN_OPTION:
            why = self.why_not((*head, HAND))
        return why or NOT_AN_OPTION

    def _why_not_card(self, card: int) -> Refusal:
        kind = KINDS[card]
        if self.ask_kind in DISCARDS:
            return self.why_not((DISCARDS[self.ask_kind], kind)) or NOT_AN_OPTION
        if self.ask_kind != "play":
            return self.why_not(("answer", kind)) or NOT_AN_OPTION
        around = [SEATS[(self.seat + step) % self.g.seats] for step in range(1, self.g.seats)]
        around.sort(key=lambda seat: self.g.status[seat] == OUT)
        tails: list[Pick] = [(), *((seat,) for seat in around), *((seat, HAND) for seat in around)]
        reasons = (self.why_not(("play", kind, *tail)) for tail in tails)
        return next((why for why in reasons if why is not None and why != NOT_AN_OPTION), NOT_AN_OPTION)


def _button(thing: str) -> str:
    return thing.replace(":", "-")

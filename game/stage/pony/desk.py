"""Choosing a play step by step: from whole plays, the only legality there is, to dice, hands, cards and riders.

A desk belongs to one question to one seat.  It knows no window: things on the table are ids (`die:3`, `hand:pair`,
`item:lasso`, `offer:spyglass`, `corner:left`, `rider:2`), and whatever it lights or refuses comes from the question's
options and from `why_not`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.pony_express.dice import DECLARABLE, FACES, N_DICE
from game.pony_express.frames.cup import Cup
from game.pony_express.items import MOMENT
from game.pony_express.state import Pony
from game.rules.ask import PASS, Option, Range
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.stage.play import desk
from game.stage.play.desk import Answer, WhyNot, plain
from game.stage.pony.sight import hand_of_seat

STANDARD: dict[str, tuple[Pick, ...]] = {"station": (("ride",),), "jail": (("pay",),)}
"""What is always on the bar at a question, barred or not."""
COSTS = ("pay", "ride")
"""Answers that cost gold."""
DICE_ITEMS = ("sleight_of_hand", "spyglass", "pickaxe")
"""Item cards for which dice are chosen."""
WAYS = ("hidden", "open")


@dataclass(frozen=True, slots=True)
class Step:
    """How far a choice has come: which item card, which dice (1 to 5), which hand."""

    verb: str = ""
    dice: frozenset[int] = frozenset()
    hand: str = ""

    @property
    def mask(self) -> int:
        """The dice as a sum of 1, 2, 4, 8 and 16."""
        return sum(1 << (n - 1) for n in self.dice)


class Desk(desk.Desk[Pony, Step]):
    """The question `ask_kind` to `seat`, with its options, and the step the person has come to."""

    def __init__(self, g: Pony, seat: int, ask_kind: str, options: Iterable[Option], why_not: WhyNot) -> None:
        """`g` is the state as the seat sees it."""
        super().__init__(g, seat, ask_kind, options, why_not, Step())

    # -- what there is

    def plays(self, verb: str) -> tuple[Option, ...]:
        """The options with a verb."""
        return tuple(option for option in self.options if option[0] == verb)

    @property
    def price(self) -> int:
        """Nuggets for the next reroll."""
        top = self.g.stack[-1]
        return top.price(self.g) if isinstance(top, Cup) else 0

    @property
    def items(self) -> tuple[str, ...]:
        """The kinds of the item cards in hand, as they lie."""
        return hand_of_seat(self.g, self.seat)

    @property
    def offered(self) -> tuple[str, ...]:
        """The kinds of which one is to be kept."""
        return tuple(str(option[1]) for option in self.plays("keep"))

    @property
    def wants_dice(self) -> bool:
        """Dice of the tray may be chosen now."""
        if self.step.verb:
            return self.step.verb in DICE_ITEMS or self.step.verb == "loaded_die"
        return self.ask_kind == "cup"

    @property
    def declares(self) -> str:
        """The verb with which a hand is named now, or nothing."""
        if self.ask_kind != "cup":
            return ""
        if not self.step.verb:
            return "declare"
        return "poker_face" if self.step.verb == "poker_face" else ""

    def refusals(self) -> dict[str, Refusal]:
        """Why things on the table can't be used now, by id."""
        found: dict[str, Refusal] = {}
        for kind in dict.fromkeys(self.items):
            if kind and not self.plays(kind) and ("put_under", kind) not in self.options:
                found[f"item:{kind}"] = self.why_not(self._sample(kind)) or NOT_AN_OPTION
        verb = self.declares
        for hand in DECLARABLE if verb else ():
            why = self.why_not((verb, hand))
            if why is not None:
                found[f"hand:{hand}"] = why
        return found

    def _sample(self, kind: str) -> Pick:
        """Some play of an item card, to learn why it is none now."""
        samples: dict[str, Pick] = {
            "loaded_die": ("loaded_die", 1, FACES[0]),
            "sleight_of_hand": ("sleight_of_hand", "hidden", 1),
            "spyglass": ("spyglass", 1, 2),
            "poker_face": ("poker_face", DECLARABLE[0]),
            "lasso": ("lasso", SEATS[(self.seat + 1) % self.g.seats]),
            "dynamite": ("dynamite", 0, 0, 1000),
            "pickaxe": ("pickaxe", 1),
        }
        return samples.get(kind, (kind,))

    def targets(self) -> tuple[int, ...]:
        """The riders the chosen card can be aimed at."""
        if self.step.verb != "lasso":
            return ()
        return tuple(int(option[1]) for option in self.plays("lasso") if isinstance(option[1], int))

    @property
    def begun(self) -> bool:
        """An item card, dice or a hand are chosen."""
        return self.step != Step()

    # -- pressing

    def press(self, thing: str) -> Pick:
        """Press a thing that is lit.  Returns a whole play when the press completes one, else nothing."""
        word, _, rest = thing.partition(":")
        if word == "die" and self.wants_dice:
            self._press_die(int(rest))
        elif word == "hand" and self.declares:
            if self.step.hand == rest:
                return (self.declares, rest)
            self.step = replace(self.step, hand=rest, dice=frozenset())
        elif word == "item":
            return self._press_item(rest)
        elif word == "offer":
            return ("keep", rest)
        elif word == "corner" and self.ask_kind == "corners":
            return ("corner", rest)
        elif word == "rider" and int(rest) in self.targets():
            return ("lasso", SEATS[int(rest)])
        return ()

    def _press_die(self, number: int) -> None:
        one = self.step.verb == "loaded_die"
        chosen = self.step.dice
        dice = chosen - {number} if number in chosen else frozenset({number}) if one else chosen | {number}
        self.step = replace(self.step, dice=dice, hand="")

    def _press_item(self, kind: str) -> Pick:
        if ("put_under", kind) in self.options:
            return ("put_under", kind)
        if self.step.verb == kind:
            ready = self.answers()
            if len(ready) == 1 and ready[0].why is None:
                return ready[0].pick
            self.step = Step()
        elif self.plays(kind):
            self.step = Step(verb=kind)
        return ()

    def back(self) -> bool:
        """One step back; False when there was none to take."""
        if self.step.dice or self.step.hand:
            self.step = replace(self.step, dice=frozenset(), hand="")
        elif self.step.verb:
            self.step = Step()
        else:
            return False
        return True

    # -- answers

    def answers(self) -> list[Answer]:
        """The buttons of the prompt bar, main one first."""
        if self.step.verb:
            return self._of_item(self.step.verb)
        if self.ask_kind == "cup":
            return self._of_cup()
        found = [Answer(name_of(pick), pick) for pick in self._whole_options() if pick[0] not in MOMENT]
        for pick in STANDARD.get(self.ask_kind, ()):
            if all(answer.pick != pick for answer in found):
                found.append(Answer(name_of(pick), pick, self.why_not(pick) or NOT_AN_OPTION))
        found.sort(key=lambda answer: (answer.pick == PASS, answer.why is not None, answer.pick in STANDARD["jail"]))
        return found

    def free_first(self) -> list[Answer]:
        """The answers, those first that cost nothing: a press too many doesn't pay."""
        return sorted(self.answers(), key=lambda answer: answer.pick[0] in COSTS)

    def _whole_options(self) -> list[Pick]:
        return [plain(option) for option in self.options if all(isinstance(part, int | str) for part in option)]

    def _of_cup(self) -> list[Answer]:
        step = self.step
        if step.hand:
            pick: Pick = ("declare", step.hand)
            return [Answer("declare", pick, self.why_not(pick))]
        if step.dice:
            found = [self._answer(f"roll-{way}", ("roll", way, step.mask)) for way in WAYS]
            return [*found, self._answer("show-dice", ("sort", step.mask))]
        if not all(self.g.covered) and self.plays("sort"):
            return [self._answer("hide-dice", ("sort", 0))]
        return []

    def _of_item(self, verb: str) -> list[Answer]:
        step = self.step
        plays = self.plays(verb)
        if verb == "loaded_die":
            return [self._answer(f"face-{face}", (verb, *step.dice, face)) for face in FACES[::-1]] if step.dice else []
        if verb == "sleight_of_hand":
            return [self._answer(f"roll-{way}", (verb, way, step.mask)) for way in WAYS] if step.dice else []
        if verb == "pickaxe":
            return [self._answer("use", (verb, step.mask))] if step.dice else []
        if verb == "spyglass":
            pick: Pick = (verb, *sorted(step.dice))
            return [self._answer("use", pick)] if pick in plays else []
        if verb == "poker_face":
            return [self._answer("declare", (verb, step.hand))] if step.hand else []
        if verb == "lasso":
            return [Answer(f"lasso-{seat}", ("lasso", SEATS[seat])) for seat in self.targets()]
        return [
            Answer("use", plain(option)) for option in plays[:1] if not any(isinstance(part, Range) for part in option)
        ]

    def _answer(self, name: str, pick: Pick) -> Answer:
        return Answer(name, pick, self.why_not(pick))


def name_of(pick: Pick) -> str:
    """The id of a button that gives a whole pick."""
    return "-".join(str(part) for part in pick)


assert N_DICE == 5, "dice are numbered 1 to 5 in the ids"

"""Choosing a play step by step: from whole plays, the only legality there is, to cards, uses and targets with Back.

A desk belongs to one question to one seat.  It knows no window: things on the table are ids (`card:12`, `bill:3`,
`set:1:3`, `supply`, `discards`, `kind:hideout`), and whatever it lights or refuses comes from the question's options
and from `why_not`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from game.rules.ask import Option
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal
from game.stage.play import desk
from game.stage.play.desk import Answer, WhyNot, plain
from game.wyatt_earp.deck import KIND, KIND_NAMES, N_OUTLAWS, OUTLAW_NUMBER, OUTLAWS, VERB
from game.wyatt_earp.state import Earp

OWN_SET = ("stagecoach_robbery", "bank_robbery", "fastest_gun")
USES = {"most_wanted": ("ask", "rob"), "wyatt_earp": ("draw", "look", "clear")}
WAYS = ("left", "right")
AIM_FIRST = Refusal("table", "choose_a_set")
"""The play waits for the laid set it is aimed at."""


@dataclass(frozen=True, slots=True)
class Step:
    """How far a choice has come: cards in hand, what for, which use, which kind is asked for, what it is aimed at."""

    cards: tuple[int, ...] = ()
    use: str = ""
    kind: str = ""
    aim: str = ""
    ending: bool = False
    """The discard was pressed while a lay was still possible, and wants a second word."""


class Desk(desk.Desk[Earp, Step]):
    """The question `ask_kind` to `seat`, with its options, and the step the person has come to."""

    def __init__(
        self, g: Earp, seat: int, ask_kind: str, options: Iterable[Option], why_not: WhyNot, careful: bool = False
    ) -> None:
        """`g` is the seat's own view of the state; `careful` asks before a turn ends with a play left."""
        super().__init__(g, seat, ask_kind, options, why_not, Step())
        self.careful = careful
        self.face_down = False
        """The hand is kept face down: then every discard wants a second word, whatever is held."""
        self.blind: Callable[[], bool] = lambda: False
        """Whether nobody looks at the hand right now: then no press may tell which cards are alike."""

    # -- what is chosen

    @property
    def hand(self) -> tuple[int, ...]:
        """The seat's cards."""
        return self.g.hand[self.seat]

    @property
    def kind(self) -> int:
        """The kind number of the chosen card or cards; -1 when none is chosen."""
        return KIND[self.step.cards[0]] if self.step.cards else -1

    @property
    def verb(self) -> str:
        """What plays the chosen card: `lay`, a sheriff card's verb, or nothing."""
        if not self.step.cards:
            return ""
        return VERB[self.kind] or "lay"

    @property
    def begun(self) -> bool:
        """A card is chosen."""
        return bool(self.step.cards)

    def pick(self) -> Pick:
        """The whole play chosen so far, if it is one; empty otherwise."""
        step, verb = self.step, self.verb
        if not verb:
            return ()
        name = KIND_NAMES[self.kind]
        if verb == "lay":
            return ("lay", name, len(step.cards))
        if verb == "photo":
            return ("photo", OUTLAWS[self.kind - N_OUTLAWS])
        return self._aimed(verb, step.aim) if step.aim else ()

    def _aimed(self, verb: str, thing: str) -> Pick:
        """The play that aims the chosen card at a laid set."""
        _, seat, outlaw = thing.split(":")
        name = OUTLAWS[int(outlaw)]
        if verb in OWN_SET:
            return (verb, name) if int(seat) == self.seat else ()
        if verb == "hideout":
            return (verb, SEATS[int(seat)], name)
        return (verb, self.step.use, SEATS[int(seat)], name)

    @property
    def laying(self) -> int:
        """The outlaw whose poster the chosen cards can be laid for now, by number; -1 for none."""
        pick = self.pick() if self.verb in ("lay", "photo") else ()
        return outlaw_of(pick) if pick and self.why_not(pick) is None else -1

    # -- what may be pressed

    @property
    def aiming(self) -> bool:
        """A laid set has to be chosen now."""
        verb, use = self.verb, self.step.use
        return (verb in OWN_SET or verb == "hideout" or use in ("rob", "clear")) and self.playable

    @property
    def discarding(self) -> bool:
        """One card is chosen, and nothing else to be done with it: the pile of discards is lit."""
        return self.ask_kind == "play" and len(self.step.cards) == 1 and not (self.aiming or self.step.use)

    @property
    def naming(self) -> bool:
        """A kind of card has to be named now: the tray of kinds lies open."""
        return self.ask_kind == "look_through" or self.step.use == "ask"

    @property
    def playable(self) -> bool:
        """The chosen sheriff card may be played in some way."""
        return any(option[0] == self.verb and self._of_kind(option) for option in self.options)

    def _of_kind(self, option: Option) -> bool:
        return self.verb != "photo" or option[1] == OUTLAWS[self.kind - N_OUTLAWS]

    def kinds(self) -> tuple[str, ...]:
        """The kinds the tray offers, in the order of the deck."""
        if self.ask_kind == "look_through":
            named = {str(option[1]) for option in self.options}
            lying = {KIND_NAMES[KIND[card]] for card in self.g.discards}
            return tuple(kind for kind in KIND_NAMES if kind in named | lying)
        named = {str(option[2]) for option in self.options if option[:2] == ("most_wanted", "ask")}
        return tuple(kind for kind in KIND_NAMES if kind in named)

    def targets(self) -> dict[str, Refusal | None]:
        """Every laid set, with the reason against aiming at it or None."""
        if not self.aiming:
            return {}
        found: dict[str, Refusal | None] = {}
        for at, cards in enumerate(self.g.laid):
            if cards:
                seat, outlaw = divmod(at, N_OUTLAWS)
                thing = f"set:{seat}:{outlaw}"
                pick = self._aimed(self.verb, thing)
                found[thing] = self.why_not(pick) if pick else Refusal("WE-25", "nothing_of_yours_there")
        return found

    def card_refusal(self, card: int) -> Refusal | None:
        """Why a card can be neither laid nor played now; None when it can."""
        if card < 0:
            return NOT_AN_OPTION
        kind, name = KIND[card], KIND_NAMES[KIND[card]]
        if not VERB[kind]:
            held = sum(KIND[c] == kind for c in self.hand)
            fits = any(option[:2] == ("lay", name) for option in self.options)
            return None if fits else self.why_not(("lay", name, held))
        if VERB[kind] == "photo":
            return self.why_not(("photo", OUTLAWS[kind - N_OUTLAWS]))
        if any(option[0] == VERB[kind] for option in self.options):
            return None
        return self.why_not(self._sample(VERB[kind]))

    def _sample(self, verb: str) -> Pick:
        """Some play of a sheriff card, to learn why it is none now."""
        if verb in OWN_SET:
            mine = [o for o in range(N_OUTLAWS) if self.g.laid[self.seat * N_OUTLAWS + o]]
            return (verb, OUTLAWS[mine[0] if mine else 0])
        if verb == "hideout":
            others = [at for at, cards in enumerate(self.g.laid) if cards and at // N_OUTLAWS != self.seat]
            at = others[0] if others else ((self.seat + 1) % self.g.seats) * N_OUTLAWS
            return (verb, SEATS[at // N_OUTLAWS], OUTLAWS[at % N_OUTLAWS])
        return (verb, "ask", OUTLAWS[0], "left") if verb == "most_wanted" else (verb, "draw")

    # -- pressing

    def press(self, thing: str) -> Pick:
        """Press a thing that is lit.  Returns a whole play when the press completes one, else nothing."""
        word, _, rest = thing.partition(":")
        if self.ask_kind == "draw" and word in ("supply", "discards"):
            return ("draw", word)
        if word == "discards" and self.discarding:
            return ("discard", KIND_NAMES[self.kind])
        if word == "card":
            self._press_card(int(rest))
        elif word == "kind" and self.naming:
            self.step = replace(self.step, kind=rest, aim="")
        elif word == "bill" and self.step.use == "ask":
            self.step = replace(self.step, kind=OUTLAWS[int(rest)], aim="")
        elif word == "bill":
            return self._press_bill(int(rest))
        elif word == "set" and self.aiming:
            if self.step.aim == thing:
                return self.pick()
            self.step = replace(self.step, aim=thing, ending=False)
        return ()

    def _press_card(self, card: int) -> None:
        """A further outlaw of the same name is added or put back; any other card is chosen instead, and so is every
        further one while nobody looks.
        """
        if self.ask_kind != "play" or card not in self.hand:
            return
        chosen = self.step.cards
        if card in chosen:
            self.step = Step(tuple(c for c in chosen if c != card))
        elif chosen and KIND[card] == self.kind and not VERB[KIND[card]] and not self.blind():
            self.step = Step((*chosen, card))
        else:
            self.step = Step((card,))

    def _press_bill(self, outlaw: int) -> Pick:
        """Pressing a poster lays the cards chosen for it, or aims the chosen card at the one set of that outlaw it
        can go on, if there is just one.
        """
        if outlaw == self.laying:
            return self.pick()
        fitting = [t for t, why in self.targets().items() if why is None and t.endswith(f":{outlaw}")]
        return self.press(fitting[0]) if len(fitting) == 1 else ()

    def choose_all(self, card: int) -> bool:
        """Choose every card of an outlaw at once; False when the card is no outlaw of the hand, or nobody looks."""
        if self.blind() or self.ask_kind != "play" or card not in self.hand or VERB[KIND[card]]:
            return False
        self.step = Step(tuple(c for c in self.hand if KIND[c] == KIND[card]))
        return True

    def use(self, use: str) -> None:
        """Go on to one use of the chosen sheriff card."""
        self.step = replace(self.step, use=use, kind="", aim="", ending=False)

    def back(self) -> bool:
        """One step back; False when there was none to take."""
        step = self.step
        if step.ending:
            self.step = replace(step, ending=False)
        elif step.aim or step.kind:
            self.step = replace(step, aim="", kind="")
        elif step.use:
            self.step = replace(step, use="")
        elif step.cards:
            self.step = Step()
        else:
            return False
        return True

    # -- answers

    def answers(self) -> list[Answer]:
        """The buttons of the prompt bar, main one first."""
        if self.ask_kind == "draw":
            return [self._whole("draw-supply", ("draw", "supply")), self._whole("draw-discards", ("draw", "discards"))]
        if self.ask_kind in ("photo_window", "wyatt_window"):
            picks = [option for option in self.options if option != ("pass",)]
            return [*(Answer(f"play-{n}", plain(pick)) for n, pick in enumerate(picks)), Answer("pass", ("pass",))]
        if self.ask_kind == "look_through":
            kind = self.step.kind
            return [self._whole("take", ("take", kind))] if kind else []
        if not self.step.cards:
            return []
        return [*self._plays(), *self._discards()]

    def _plays(self) -> list[Answer]:
        step, verb = self.step, self.verb
        if verb in ("lay", "photo"):
            return [self._whole(verb, self.pick())]
        if verb in USES and not step.use and self.playable:
            return [self._use(verb, use) for use in USES[verb]]
        if step.use == "ask":
            picks: list[Pick] = [("most_wanted", "ask", step.kind, way) for way in WAYS] if step.kind else []
            picks = [pick for pick in picks if pick[3] == "left" or self.g.seats > 2]
            return [self._whole(f"ask-{pick[3]}", pick) for pick in picks]
        if step.aim:
            return [self._whole("shoot", self.pick())]
        if not self.playable:
            return [Answer("play", why=self.why_not(self._sample(verb)) or NOT_AN_OPTION)]
        return [Answer("aim", use=step.use, why=AIM_FIRST)]

    def _use(self, verb: str, use: str) -> Answer:
        """A use without a target is a whole play; the others go on to their target."""
        if verb == "wyatt_earp" and use in ("draw", "look"):
            return self._whole(f"use-{use}", (verb, use))
        if any(option[:2] == (verb, use) for option in self.options):
            return Answer(f"use-{use}", use=use)
        return Answer(f"use-{use}", use=use, why=self._no_target(verb, use))

    def _no_target(self, verb: str, use: str) -> Refusal:
        if use == "ask":
            return self.why_not((verb, use, OUTLAWS[0], "left")) or NOT_AN_OPTION
        whom = self.seat if use == "clear" else (self.seat + 1) % self.g.seats
        return self.why_not((verb, use, SEATS[whom], OUTLAWS[0])) or NOT_AN_OPTION

    def _discards(self) -> list[Answer]:
        if len(self.step.cards) != 1 or self.step.use or self.step.aim:
            return []
        return [self._whole("discard", ("discard", KIND_NAMES[self.kind]))]

    def _whole(self, name: str, pick: Pick) -> Answer:
        return Answer(name, pick, why=self.why_not(pick))

    def needs_second_word(self, pick: Pick) -> bool:
        """Whether a discard has been pressed only once that would end a turn in which something can still be laid,
        or would throw away a sheriff card that can be played now.
        """
        if not self.careful or pick[:1] != ("discard",) or self.step.ending:
            return False
        if self.face_down:
            return True
        lay_left = any(option[0] == "lay" and option[1] != pick[1] for option in self.options)
        return lay_left or self.wastes(str(pick[1]))

    def wastes(self, card_kind: str) -> bool:
        """Whether to discard this kind throws away a sheriff card that can be played now."""
        verb = VERB[KIND_NAMES.index(card_kind)]
        if verb == "photo":
            return any(option[0] == verb and f"photo_{option[1]}" == card_kind for option in self.options)
        return bool(verb) and any(option[0] == verb for option in self.options)

    def hold(self, card_kind: str) -> None:
        """Wait for the second word before a discard ends the turn; the card that was chosen stays so, though another
        be like it.
        """
        held = next(c for c in (*self.step.cards, *self.hand) if KIND_NAMES[KIND[c]] == card_kind)
        self.step = Step((held,), ending=True)


def outlaw_of(pick: Pick) -> int:
    """The outlaw a play is about, by number; -1 for none."""
    return next((OUTLAW_NUMBER[str(part)] for part in reversed(pick) if str(part) in OUTLAW_NUMBER), -1)

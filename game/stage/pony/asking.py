"""The question as it is put on the screen: sentence, buttons, what is lit, what can't be used and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.rules.ask import PASS
from game.rules.kinds import Pick
from game.rules.refusal import Refusal
from game.stage.layout import right_to_left
from game.stage.paint.states import Signal
from game.stage.play.desk import Answer
from game.stage.pony.desk import DICE_ITEMS, Desk
from game.stage.pony.words import GAME, hand_name
from game.stage.prompting import Meaning, Offer
from game.stage.text import text
from game.words import kind_name, language, option_button, option_label
from game.words.speech import say_of

LONG = 2
"""With more answers than this, buttons wear short labels."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Everything the table shows about a question at one step of answering it."""

    sentence: str
    offers: tuple[Offer, ...]
    signals: Mapping[str, Signal]
    refusals: Mapping[str, Refusal]
    """Why a thing can't be used now, by id."""
    hands: bool
    """A hand may be named."""


def asked(desk: Desk, names: Sequence[str], prompt: str, closed: bool) -> Asked:
    """The question of a desk; `closed`: its cards lie face down, so nothing is told of them."""
    refusals = desk.refusals()
    if closed:
        refusals = {name: why for name, why in refusals.items() if not name.startswith("item:")}
    if closed and desk.step.verb:
        return Asked(text("pony-ask-look-on", name=names[desk.seat]), (_back(),), {}, {}, False)
    return Asked(
        sentence=_sentence(desk, names, prompt, closed),
        offers=tuple(_offers(desk, names, closed)),
        signals=_signals(desk, closed),
        refusals=refusals,
        hands=bool(desk.declares),
    )


TELLING = ("keep", "put_under")
"""Answers whose buttons name a card that only its owner has seen."""
LET_BE = ("call", "arrest", "mount", "station", "mine", "fight", "fast_draw")
"""Questions in which a pass says what happens then."""
RIGHT = ("roll-open", "stay", "corner-right", "pay")
"""Answers that have the button to the right where another has the first one."""


def _signals(desk: Desk, closed: bool) -> dict[str, Signal]:
    found: dict[str, Signal] = {}
    for number in desk.step.dice:
        found[f"die:{number}"] = "legal"
    if not closed:
        for kind in desk.items:
            if kind and (desk.plays(kind) or ("put_under", kind) in desk.options):
                found[f"item:{kind}"] = "gold" if desk.step.verb == kind else "legal"
    for kind in desk.offered:
        found[f"offer:{kind}"] = "legal"
    for seat in desk.targets():
        found[f"rider:{seat}"] = "target"
    for option in desk.plays("corner"):
        found[f"corner:{option[1]}"] = "legal"
    return found


def _sentence(desk: Desk, names: Sequence[str], prompt: str, closed: bool) -> str:
    step, name = desk.step, names[desk.seat]
    if closed and any(desk.plays(verb) for verb in TELLING):
        return text("pony-ask-face-down", name=name)
    if step.verb:
        item = kind_name(GAME, step.verb)
        if step.hand:
            return text("pony-ask-cup-hand", name=name, hand=hand_name(step.hand))
        if step.verb == "loaded_die":
            return text("pony-ask-die", item=item)
        if step.verb == "poker_face":
            return text("pony-ask-hand", item=item)
        if step.verb == "lasso":
            return text("pony-ask-rider", item=item)
        return text("pony-ask-dice" if step.verb in DICE_ITEMS else "pony-ask-item", item=item)
    if step.hand:
        return text("pony-ask-cup-hand", name=name, hand=hand_name(step.hand))
    if step.dice:
        return text("pony-ask-cup-dice", name=name)
    return prompt


def _offers(desk: Desk, names: Sequence[str], closed: bool) -> list[Offer]:
    answers = [answer for answer in desk.answers() if not (closed and answer.pick[0] in TELLING)]
    offers: list[Offer] = []
    plays = [answer for answer in answers if answer.pick != PASS]
    for answer in answers:
        first = bool(plays) and answer is plays[0]
        meaning: Meaning = "secondary" if first and not offers and answer.pick != PASS else ""
        if answer.pick == PASS:  # back is a pass only where several are asked at once
            meaning = "back" if desk.ask_kind == "call" else "page_right"
        elif not meaning and (answer.id in RIGHT or len(plays) == len(answers) == 2):
            meaning = "page_right"
        offers.append(Offer(answer.id, _label(desk, names, answer, len(answers)), meaning, answer.why is None))
    if desk.ask_kind == "corners" and right_to_left(language()):
        # the pictures of the corners are not mirrored, and each button stands at the side that it names
        offers.reverse()
    if desk.begun:
        offers.append(_back())
    return offers


def _back() -> Offer:
    return Offer("back", text("play-back"), "back")


def _label(desk: Desk, names: Sequence[str], answer: Answer, many: int) -> str:
    pick: Pick = answer.pick
    if answer.id in ("roll-hidden", "roll-open"):
        price = desk.price if pick[0] == "roll" else 0
        return text(f"pony-{answer.id}", price=price)
    if answer.id in ("show-dice", "hide-dice"):
        return text(f"pony-{answer.id}")
    if answer.id == "declare":
        return text("pony-declare", hand=hand_name(str(pick[1])))
    if answer.id.startswith("face-"):
        return say_of(GAME, answer.id)
    if answer.id == "use":
        return text("pony-use", item=kind_name(GAME, str(pick[0])))
    if pick == PASS and desk.ask_kind in LET_BE:
        return text(f"pony-pass-{desk.ask_kind.replace('_', '-')}")
    if many > LONG:
        return option_button(GAME, pick, names, desk.seat)
    return option_label(GAME, pick, names, desk.seat)

"""The question as it is put on the screen: sentence, buttons, what is lit, what lies in the shade and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.bang.deck import N_PLAYING, NAME
from game.rules.refusal import Refusal
from game.stage.bang.desk import Desk
from game.stage.bang.ways import BUTTONS
from game.stage.bang.words import GAME, title_of
from game.stage.paint.states import Signal
from game.stage.play.desk import Answer
from game.stage.prompting import Meaning, Offer
from game.stage.text import text
from game.words import marked_name, option_button, option_label
from game.words.names import plain_kind

ENDING = "end"
"""The button that ends a turn."""
OPEN = "open-hand"
"""The button that asks for the own hand where a question is asked without it."""
LONG = 3
"""With more answers than this, buttons wear short labels."""
PLAYING_CARDS = frozenset(NAME[:N_PLAYING])


@dataclass(frozen=True, slots=True)
class Asked:
    """Everything the table shows about a question at one step of answering it."""

    sentence: str
    offers: tuple[Offer, ...]
    signals: Mapping[str, Signal]
    refusals: Mapping[str, Refusal]
    """Why a thing can't be used now, by id."""
    shaded: frozenset[str] = frozenset()
    chosen: frozenset[int] = frozenset()
    """Cards of the hand that are in the play."""
    row: tuple[str, ...] = field(default=())
    """What is laid out in the middle to choose from."""


def asked(desk: Desk, names: Sequence[str], prompt: str, closed: bool, may_open: bool = False) -> Asked:
    """The question of a desk; `closed`: the hand lies face down, so nothing is told of it; `may_open`: it is asked
    without a cover, and one may be asked for.
    """
    refusals = desk.refusals()
    shaded = frozenset(refusals)
    if desk.offered():
        shaded |= {f"card:{card}" for card in desk.hand}
    if closed:
        refusals = {name: why for name, why in refusals.items() if not name.startswith("card:")}
        shaded = frozenset(refusals)
    return Asked(
        sentence=_sentence(desk, names, prompt, closed),
        offers=(
            *_offers(desk, names, closed and desk.begun),
            *((Offer(OPEN, text("bang-open-hand"), "read"),) if may_open else ()),
        ),
        signals=_signals(desk, closed),
        refusals=refusals,
        shaded=shaded,
        chosen=frozenset(desk.step.cards),
        row=desk.offered(),
    )


def _signals(desk: Desk, closed: bool) -> dict[str, Signal]:
    found: dict[str, Signal] = {}
    if desk.step.doubt or (closed and desk.step.cards):
        return found
    for thing in desk.ways():
        if thing.startswith(BUTTONS) or (closed and thing.startswith("card:")):
            continue
        found[thing] = "legal"
    for thing in desk.step.things:
        if thing.startswith(("ware:", "gear:", "event:")):
            found[thing] = "gold"
    if desk.victim >= 0:
        found[f"seat:{desk.victim}"] = "target"
    return found


def _sentence(desk: Desk, names: Sequence[str], prompt: str, closed: bool) -> str:
    step = desk.step
    name = names[desk.seat]
    if step.doubt:
        return text("bang-doubt", slip=step.doubt, name=name)
    if not desk.begun:
        return prompt
    verb, token = str(step.pick[0]), str(step.pick[1])
    if verb in ("draw", "throw", "put", "return"):
        return prompt
    if closed:
        return text("bang-ask-face-down", name=name)
    if desk.whole and verb != "play":
        return text("bang-ask-whole", deed=option_label(GAME, desk.whole, names, desk.seat))
    card = marked_name(GAME, token)
    if desk.victim >= 0:
        by_name = any(thing.startswith("offer:") for thing in desk.ways())
        return text("bang-ask-order" if by_name else "bang-ask-card-of", card=card, whom=names[desk.victim])
    if desk.aiming:
        as_name = title_of(str(step.pick[3])) if step.pick[2:3] == ("as",) else ""
        return text("bang-ask-target", card=card, used=as_name or "none")
    if desk.whole:
        return text("bang-ask-play", card=card)
    if verb == "use":
        return text("bang-ask-pay", power=title_of(token), count=len(step.cards))
    return text("bang-ask-as" if verb == "buy" else "bang-ask-more", card=card)


def _offers(desk: Desk, names: Sequence[str], briefly: bool) -> list[Offer]:
    """The answers; `briefly`: their words name no card."""
    answers = desk.answers()
    plays = [answer for answer in answers if answer.id not in ("pass", "end")]
    offers: list[Offer] = []
    for answer in answers:
        meaning: Meaning = ""
        if answer.id in ("pass", "end"):  # back never costs a life point
            meaning = "page_right"
        elif answer is plays[0]:
            meaning = "secondary"
        label = _label(desk, names, answer, LONG + 1 if briefly else len(answers))
        sign = str(answer.pick[1]) if answer.pick[:1] == ("name",) else ""  # a suit, whose icon is called like it
        offers.append(
            Offer(
                *(answer.id, label, meaning, answer.why is None or desk.blind),
                apart=answer.id == "end",
                sign=sign,
                brief=title_of(used) if (used := _power(answer, len(answers))) else "",
            )
        )
    if desk.begun:
        offers.append(Offer("back", text("play-back"), "back"))
    return sorted(offers, key=lambda offer: offer.apart)


def _label(desk: Desk, names: Sequence[str], answer: Answer, many: int) -> str:
    if answer.id == "sure":
        return text("bang-sure")
    if answer.id == "blind":
        return text("bang-give-blind", kind=desk.ask_kind)
    if answer.id == "pass":
        return text("bang-pass", kind=desk.ask_kind)
    if answer.use.startswith("as:"):
        return title_of(answer.use.removeprefix("as:"))
    if used := _power(answer, many):
        return text("bang-power", power=used, card=title_of(used))
    if many > LONG:
        return option_button(GAME, answer.pick, names, desk.seat)
    return option_label(GAME, answer.pick, names, desk.seat)


def _power(answer: Answer, many: int) -> str:
    """The power of a character, an event or an equipment that an answer uses, if its button says what is done."""
    way, _, name = answer.use.partition(":")
    if way == "as":
        return ""
    used = name or (plain_kind(str(answer.pick[1])) if answer.pick[:1] == ("use",) else "")
    return used if way or many > LONG or used not in PLAYING_CARDS else ""

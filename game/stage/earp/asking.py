"""The question as it is put on the screen: sentence, buttons, what is lit, what lies in the shade and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.rules.ask import PASS
from game.rules.kinds import Pick
from game.rules.refusal import Refusal
from game.stage.earp.desk import Desk, outlaw_of
from game.stage.earp.painter import Marks, bill_id, card_id
from game.stage.earp.sight import GAME
from game.stage.paint.states import Signal
from game.stage.play.desk import Answer
from game.stage.prompting import Meaning, Offer
from game.stage.text import text
from game.words import kind_name, money, option_button, option_label, plate, reason
from game.wyatt_earp.deck import KIND, KIND_NAMES, REWARD
from game.wyatt_earp.frames.windows import PhotoWindow, WyattWindow

LONG = 2
"""With more answers than this, buttons wear short labels."""
KIND_PREFIX = "kind:"
HOW = "how"
"""The button of a card that lies face down and can be played in several ways: only a look tells which."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Everything the table shows about a question at one step of answering it."""

    sentence: str
    offers: tuple[Offer, ...]
    marks: Marks
    refusals: Mapping[str, Refusal]
    """Why a thing can't be played or aimed at now, by id."""
    barred: frozenset[str]
    """The things that can't even be pressed: a card that can't be played may still be discarded."""
    tray: tuple[str, ...] = ()
    """The kinds that may be named."""
    named: str = ""


def asked(desk: Desk, names: Sequence[str], prompt: str, face_down: bool = False) -> Asked:
    """The question of a desk.  Face down, nothing is shown that would tell what the hand holds."""
    answers = desk.answers()
    blind = face_down and desk.ask_kind == "play"
    refusals = _refusals(desk, blind)
    marks = _marks(desk, refusals, face_down)
    naming = desk.naming and not blind
    return Asked(
        sentence=_sentence(desk, names, prompt, answers, face_down),
        offers=tuple(_offers(desk, names, answers, face_down)),
        marks=marks,
        refusals=refusals,
        barred=frozenset(name for name in refusals if desk.ask_kind != "play" or not name.startswith("card:")),
        tray=desk.kinds() if naming else (),
        named="" if blind else desk.step.kind,
    )


def _refusals(desk: Desk, blind: bool) -> dict[str, Refusal]:
    found: dict[str, Refusal] = {}
    if desk.ask_kind == "draw":
        for pile in ("supply", "discards"):
            why = desk.why_not(("draw", pile))
            if why:
                found[pile] = why
        for card in desk.hand:
            found[card_id(card)] = Refusal("WE-10", "draw_first")
    elif desk.ask_kind == "play":
        for thing, why in desk.targets().items() if not blind else ():
            if why:
                found[thing] = why
        for card in desk.hand:
            why = desk.card_refusal(card)
            if why:
                found[card_id(card)] = why
    for kind in desk.kinds() if desk.naming and not blind else ():
        pick: Pick = ("take", kind) if desk.ask_kind == "look_through" else ("most_wanted", "ask", kind, "left")
        why = desk.why_not(pick)
        if why:
            found[KIND_PREFIX + kind] = why
    return found


def _marks(desk: Desk, refusals: Mapping[str, Refusal], face_down: bool) -> Marks:
    signals: dict[str, Signal] = {}
    shaded: set[str] = set()
    step = desk.step
    if desk.ask_kind == "draw":
        for pile in ("supply", "discards"):
            if pile in refusals:
                shaded.add(pile)
            else:
                signals[pile] = "legal"
    elif desk.aiming and not (face_down and desk.ask_kind == "play"):
        for thing in desk.targets():
            if thing in refusals:
                shaded.add(thing)
            else:
                signals[thing] = "target" if thing == step.aim else "legal"
        shaded |= {card_id(card) for card in desk.hand if card not in step.cards}
    elif desk.ask_kind == "play" and not face_down and not desk.naming:
        for card in desk.hand:
            name = card_id(card)
            if name not in refusals and card not in step.cards and _goes_with(desk, card):
                signals[name] = "legal"
        if desk.discarding:
            signals["discards"] = "legal"
        if desk.laying >= 0:
            signals[bill_id(desk.laying)] = "legal"
    if face_down:
        shaded = {name for name in shaded if not name.startswith("card:")}
    return Marks(signals, frozenset(shaded), previews={} if face_down else _previews(desk))


def plate_of(question: Asked, name: str, face_down: bool) -> str:
    """The few words on a focused thing that can't be used now; none on a card that lies face down."""
    refusal = question.refusals.get(name)
    return plate(refusal) if refusal and not (face_down and name.startswith("card:")) else ""


def _goes_with(desk: Desk, card: int) -> bool:
    """While outlaws are being chosen only more of the same name stay lit."""
    return not desk.step.cards or desk.verb != "lay" or KIND[card] == desk.kind


def _previews(desk: Desk) -> dict[int, str]:
    """What the play chosen so far would put on a poster, by the rules themselves."""
    pick = desk.pick()
    outlaw = outlaw_of(pick) if pick else -1
    if outlaw < 0:
        return {}
    if pick[0] in ("lay", "photo"):
        if desk.why_not(pick) is not None:
            return {}
        amount = _tried(desk, pick, outlaw)
    else:
        amount = REWARD.get(str(pick[0]), 0)
        if amount:
            return {outlaw: text("earp-gain-on-hit", amount=money(amount))}
    return {outlaw: text("earp-gain", amount=money(amount))} if amount else {}


def _tried(desk: Desk, pick: Pick, outlaw: int) -> int:
    """Play it on a copy of what the seat sees: laying needs no chance and no secret."""
    twin = desk.g.copy()
    before = twin.poster[outlaw]
    twin.choose(desk.seat, pick)
    return twin.poster[outlaw] - before


# -- words


def _sentence(desk: Desk, names: Sequence[str], prompt: str, answers: list[Answer], face_down: bool) -> str:
    step = desk.step
    if step.ending:
        return text("earp-ask-ending-face-down", name=names[desk.seat]) if face_down else _ending(desk, names)
    if desk.ask_kind == "look_through" or not step.cards:
        return prompt
    if face_down:
        return text("earp-ask-face-down", name=names[desk.seat], count=len(step.cards))
    card = kind_name(GAME, KIND_NAMES[desk.kind])
    if desk.aiming:
        aim = "aimed" if step.aim else desk.step.use or ("own" if desk.verb != "hideout" else "hide")
        return text("earp-ask-target", aim=aim, card=card)
    bars = [answer.why for answer in answers if answer.why is not None and answer.id != "discard"]
    if len(bars) == 1 and all(answer.why or answer.id == "discard" for answer in answers):
        return reason(bars[0], names)
    if step.use == "ask":
        asked_kind = kind_name(GAME, step.kind) if step.kind else ""
        return text("earp-ask-way" if step.kind else "earp-ask-kind", card=card, kind=asked_kind)
    if len(answers) > LONG and not step.use:
        return text("earp-ask-use", card=card)
    return prompt


def _ending(desk: Desk, names: Sequence[str]) -> str:
    kind = KIND_NAMES[desk.kind]
    if desk.wastes(kind):
        return text("earp-ask-wasting", name=names[desk.seat], card=kind_name(GAME, kind))
    return text("earp-ask-ending", name=names[desk.seat])


def _offers(desk: Desk, names: Sequence[str], answers: list[Answer], face_down: bool) -> list[Offer]:
    window = desk.g.stack[-1]
    if face_down and isinstance(window, PhotoWindow | WyattWindow):
        # whoever has the mouse may press for this seat: that must not tell whether it holds the card
        held_or_not = enumerate(window.plays(desk.g, desk.seat))
        answers = [*(Answer(f"play-{number}", pick) for number, pick in held_or_not), Answer("pass", PASS)]
    plays = [answer for answer in answers if answer.id != "discard"]
    if face_down and desk.ask_kind == "play" and desk.step.cards:
        return _blind(desk, plays)
    short = len(answers) > LONG
    offers = []
    for number, answer in enumerate(answers):
        meaning = _meaning(answer, number, len(plays))
        label = _label(desk, names, answer, short, face_down)
        enabled = answer.why is None or face_down
        offers.append(Offer(answer.id, label, meaning, enabled, apart=answer.id == "discard"))
    if desk.step.cards or desk.step.kind:
        offers.append(Offer("back", text("play-back"), "back"))
    return sorted(offers, key=lambda offer: offer.apart)


def _blind(desk: Desk, plays: list[Answer]) -> list[Offer]:
    """The same whatever card was chosen; a play in which there is more to choose waits for a look."""
    play = Offer(plays[0].id if len(plays) == 1 else HOW, _face_down("play"), "secondary")
    discard = Offer("discard", _face_down("discard"), "page_right", apart=True)
    return [play, Offer("back", text("play-back"), "back"), *([discard] if len(desk.step.cards) == 1 else [])]


def _face_down(what: str) -> str:
    return text("earp-face-down-label", what=what)


def _meaning(answer: Answer, number: int, plays: int) -> Meaning:
    if answer.id == "pass":
        return "back"
    if answer.id in ("discard", "draw-discards", "ask-right"):
        return "page_right"
    return "secondary" if number == 0 and plays else ""


def _label(desk: Desk, names: Sequence[str], answer: Answer, short: bool, face_down: bool) -> str:
    pick = answer.pick
    # who asks to shoot at a Hideout has said so to everybody, and must be able to tell the Hideouts apart
    told = pick[:1] in (("pass",), ("draw",)) or desk.ask_kind == "wyatt_window"
    if face_down and not told:
        return _face_down(answer.id.partition("-")[0])
    if answer.id == "discard" and desk.step.ending:
        return text("earp-discard-anyway")
    if not pick and not answer.use and not short:
        return text("earp-play-card", card=kind_name(GAME, KIND_NAMES[desk.kind]))
    if not pick:
        return text("earp-use", use=answer.use or "play")
    if pick[:2] == ("most_wanted", "ask") and desk.g.seats > 2:
        step = 1 if pick[3] == "left" else -1
        return text("earp-ask-first", name=names[(desk.seat + step) % desk.g.seats])
    if short:
        return text("earp-use", use=answer.use) if answer.use else option_button(GAME, pick, names, desk.seat)
    return option_label(GAME, pick, names, desk.seat)


def why(desk_asked: Asked, thing: str, names: Sequence[str]) -> str:
    """The full sentence why a thing can't be pressed; empty when nothing bars it."""
    refusal = desk_asked.refusals.get(thing)
    return reason(refusal, names) if refusal else ""

"""The prompt bar of the street: what may be done besides the flick, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.stage.intent import Intent
from game.stage.pony import street_cards
from game.stage.prompting import Meaning, Offer
from game.stage.text import sentences, text
from game.words import prompt

if TYPE_CHECKING:
    from game.stage.pony.street import ShootoutScene


def offers(scene: ShootoutScene) -> list[Offer]:
    """The buttons of the bar."""
    found: list[Offer] = []
    if scene.ended:
        found.append(_go_on())
    elif scene.hand is not None and scene.hand.drawn:
        return [Offer("put-down", text("street-put-down"), "back")]
    elif scene.asked_seat is not None:
        meanings: Iterator[Meaning] = iter(("secondary", "page_left"))
        found += street_cards.offers(scene, scene.asked_seat, meanings)
        label = text("street-needle-off" if scene.stage.settings.two_presses else "street-needle-on")
        found.append(Offer("needle", label, "page_right"))
    elif scene.course.stepping and not scene.motion.acting:
        found.append(Offer("step", text("play-step"), "secondary"))
    if scene.show.film is not None and not scene.motion.acting:
        found.append(_replay())
    found.append(_menu())
    return found


def at_the_end() -> list[Offer]:
    """The buttons once the last shot has been seen."""
    return [_go_on(), _replay(), _menu()]


def _go_on() -> Offer:
    return Offer("go-on", text("street-go-on"), "confirm")


def _replay() -> Offer:
    return Offer("replay", text("street-replay"), "read")


def _menu() -> Offer:
    return Offer("menu", text("street-menu"), "menu")


def sentence(scene: ShootoutScene) -> tuple[str, int | None]:
    """What the bar says, and whose mark stands before it."""
    if scene.asked_seat is None:
        aims = scene.course.busy or scene.course.stepping
        return scene.told, scene.sight.shooter if aims and not scene.ended else None
    asked = prompt(scene.session.view(None), scene.names)
    return sentences(asked, scene.work.how()), scene.asked_seat


def act(scene: ShootoutScene, name: str, intent: Intent) -> bool:
    """Do what a button says; False when there is none of that name now."""
    if name not in {offer.id for offer in offers(scene)}:
        return False
    if name == "go-on":
        scene.leave()
    elif name == "step":
        scene.course.step()
        scene.stir()
    elif name == "replay":
        scene.replay()
    elif name == "menu":
        scene.stage.open_pause()
    elif name == "put-down":
        scene.work.put_down()
    elif name == "needle":
        scene.stage.settings.two_presses = not scene.stage.settings.two_presses
        scene.stage.save_settings()
        scene.stir()
    elif scene.asked_seat is not None and scene.work.may_act(intent):
        street_cards.act(scene, name, scene.asked_seat)
    return True

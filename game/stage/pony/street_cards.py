"""The item cards of whoever shoots.

Where several people play, what can be played is read behind a cover, and the button that leads there is the same for
everybody: item cards lie face down, and a button that only holders have would tell who has one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from game.rules.kinds import Pick
from game.stage.play.calling import call
from game.stage.play.privacy import persons
from game.stage.play.seatmenu import Deed, SeatMenu
from game.stage.pony.words import GAME
from game.stage.prompting import Meaning, Offer
from game.stage.text import text
from game.words import option_button

if TYPE_CHECKING:
    from game.stage.pony.street import ShootoutScene

DYNAMITE: Final = "dynamite"
"""The card that is thrown in place of a shot: two dice, aimed like one."""
CARDS: Final = "cards"
"""The button that leads behind the cover."""


def offers(scene: ShootoutScene, seat: int, meanings: Iterator[Meaning]) -> list[Offer]:
    """The buttons for what may be played instead of a flick, or before it."""
    if _watched(scene):
        if scene.lit:
            return [Offer(DYNAMITE, text("street-dynamite-off"), next(meanings, ""))]
        return [Offer(CARDS, text("street-cards"), next(meanings, ""))]
    found = [Offer(_id(pick), _label(scene, pick, seat), next(meanings, "")) for pick in _cards(scene, seat)]
    if scene.lit or _dynamite(scene, seat):
        label = text("street-dynamite-off" if scene.lit else "street-dynamite-on")
        found.append(Offer(DYNAMITE, label, next(meanings, "")))
    return found


def act(scene: ShootoutScene, name: str, seat: int) -> None:
    """Do what one of those buttons says."""
    if name == CARDS:
        call(scene.stage, scene.session, seat, partial(_read, scene, seat))
    elif name == DYNAMITE:
        scene.lit = not scene.lit
        scene.stir()
    else:
        scene.course.choose(seat, next(pick for pick in _cards(scene, seat) if name == _id(pick)))


def _watched(scene: ShootoutScene) -> bool:
    """Whether more than one person plays."""
    return len(persons(scene.session.chairs)) > 1


def _read(scene: ShootoutScene, seat: int) -> None:
    """Behind the cover: what the seat can play."""
    deeds = [
        Deed(_id(pick), _label(scene, pick, seat), "cards", partial(scene.course.choose, seat, pick))
        for pick in _cards(scene, seat)
    ]
    if _dynamite(scene, seat):
        deeds.append(Deed(DYNAMITE, text("street-dynamite-on"), "dynamite", partial(act, scene, DYNAMITE, seat)))
    name = scene.names[seat]
    about = text("street-cards-which" if deeds else "street-cards-none", name=name)
    scene.stage.push(SeatMenu(title=name, deeds=deeds, about=about))


def _cards(scene: ShootoutScene, seat: int) -> list[Pick]:
    """The item cards that may be played at once."""
    return [
        tuple(part for part in option if isinstance(part, int | str))
        for option in scene.session.options(seat)
        if option[0] not in ("flick", DYNAMITE)
    ]


def _dynamite(scene: ShootoutScene, seat: int) -> bool:
    return any(option[0] == DYNAMITE for option in scene.session.options(seat))


def _id(pick: Pick) -> str:
    return f"card:{' '.join(map(str, pick))}"


def _label(scene: ShootoutScene, pick: Pick, seat: int) -> str:
    return option_button(GAME, pick, scene.names, seat)

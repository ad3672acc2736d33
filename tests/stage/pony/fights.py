"""Games that have come to a shoot-out, and a theatre in which one is played."""

from __future__ import annotations

import pygame

from game.pony_express.events import Flicked
from game.pony_express.state import Pony
from game.rules.kinds import CHANCE
from game.stage.menus.cover import Cover
from game.stage.pony.street import ShootoutScene
from game.stage.scene import Scene
from game.table.outcomes import outcome
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre
from tests.waiting import until
from tools.screens.positions import put

NAMES = ("Ana", "Bo", "Cy")


def _played(session: Session, kind: str) -> Session:
    """Let bots play until that is asked, or to the end."""
    bots = BotTable()

    def go_on() -> None:
        thought = bots.think(session)
        if thought is not None:
            session.choose(thought.seat, thought.pick())
        else:
            answer = outcome(session.view(None).state)
            assert answer is not None
            session.choose(CHANCE, answer)

    until(lambda: session.ask_kind() == kind or session.over, f"{kind} is asked or the game ends", go_on)
    return session


def session_at(kind: str = "shot", seed: int = 3, who: str = "person") -> Session:
    """A game that bots have played until somebody is asked that; then all seats are given to `who`."""
    chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
    session = Session.start(Setup("pony_express", chairs, "seed-002", {}, seed))
    _played(session, kind)
    assert not session.over, "no such question in this game"
    for seat, chair in enumerate(chairs):
        session.take_over(seat, Chair(chair.name, chair.mark, "person" if who == "person" else "bot"))
    return session


def session_with(kind: str) -> Session:
    """A game at the Indians, in which who shoots holds a card of this kind."""
    for seed in range(1, 80):
        chairs = tuple(Chair(name, seat, "bot") for seat, name in enumerate(NAMES))
        session = _played(Session.start(Setup("pony_express", chairs, "seed-002", {}, seed)), "indians")
        if not session.over and any(option[0] == kind for option in session.options(session.asked()[0])):
            for seat, chair in enumerate(chairs):
                session.take_over(seat, Chair(chair.name, chair.mark, "person"))
            return session
    raise AssertionError(f"nobody ever holds a {kind} there")


def session_of(g: Pony) -> Session:
    """Three people in the middle of a game."""
    chairs = tuple(Chair(name, seat, "person") for seat, name in enumerate(NAMES))
    return put(Session.start(Setup("pony_express", chairs, "seed-002", {}, 4)), g)


class Fight(Theatre):
    """A shoot-out on a stage; the table below it is empty."""

    def __init__(
        self,
        session: Session | None = None,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        painting: bool = False,
        run: float = 0.4,
    ) -> None:
        super().__init__(Scene(), size, settings, painting=painting)
        self.session = session or session_at()
        self.street = ShootoutScene(session=self.session)
        self.stage.push(self.street)
        self.run(run)

    @property
    def die(self) -> tuple[int, int]:
        """The pixel at which the die lies."""
        assert self.street.hand is not None
        return self.street.layout.at(*self.street.hand.die)

    def back_from_target(self, far: float, aside: float = 0.0, at: tuple[int, int] | None = None) -> tuple[int, int]:
        """The pixel to pull to, `far` canvas units back and `aside` across, to shoot at the target or at a place."""
        x, y = self.die
        tx, ty = self.street.layout.at(*(at or self.street.sight.aimed_at))
        way = pygame.Vector2(tx - x, ty - y).normalize()
        across = pygame.Vector2(-way.y, way.x)
        to = pygame.Vector2(x, y) + (across * aside - way * far) * self.street.layout.canvas.scale
        return round(to.x), round(to.y)

    def pull(self, to: tuple[int, int], seconds: float = 0.4, start: tuple[int, int] | None = None) -> None:
        """Press on the die and drag to a place, without letting go."""
        x, y = start or self.die
        self.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y))
        steps = 12
        for n in range(1, steps + 1):
            at = round(x + (to[0] - x) * n / steps), round(y + (to[1] - y) * n / steps)
            self.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0))
            self.frame(seconds / steps)

    def let_go(self, at: tuple[int, int]) -> None:
        """Release the mouse."""
        self.send(pygame.MOUSEBUTTONUP, button=1, pos=at)

    def flick(self, far: float = 280, aside: float = 0.0, at: tuple[int, int] | None = None) -> None:
        """Shoot with the mouse, at the target if no other place is named."""
        to = self.back_from_target(far, aside, at)
        self.pull(to)
        self.let_go(to)

    def play_card(self, name: str) -> None:
        """Play an item card of whoever shoots, read behind the cover."""
        self.click_on("cards")
        cover = self.stage.scenes[-1]
        assert isinstance(cover, Cover)
        self.run(0.4)
        self.click(cover.controls()[0].rect.center)
        self.run(0.2)
        self.click_on(name)
        self.run(0.2)

    def settle(self, seconds: float = 12.0) -> None:
        """Let time pass until somebody is asked or the fight is over."""
        for _ in range(round(seconds * 60)):
            self.frame()
            if (self.street.hand is not None or self.street.ended) and not self.street.motion.acting:
                return
        raise AssertionError("the shot never ends")

    def shots(self) -> list[tuple[int | str, ...]]:
        """Every flick of the fight so far: place, aim and speed."""
        return [
            (moment.event.place, moment.event.aim, moment.event.speed)
            for moment in self.street.played
            if isinstance(moment.event, Flicked)
        ]

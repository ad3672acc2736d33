"""What a table shows now: a state that lags behind the rules while things fly, and what any game lets fly."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Generic, Protocol, TypeVar

from pygame import Surface

from game.rules.state import State
from game.stage.motion import Choreography, Motion, Move, Step, Together, Tween, Wait, in_out_quad, out_back
from game.stage.paint import states
from game.stage.paint.palette import BONE, PITCH, Color
from game.stage.paint.press import Press, big
from game.stage.play.cast import Cast
from game.stage.play.flying import Air, Point, PrintSprite, Spot

TOKEN_MS = 380.0
TOKENS_APART = 50.0
MOST_TOKENS = 6


class Scaled(Protocol):
    """The layout of a table."""

    @property
    def scale(self) -> float:
        """Pixels per unit."""

    @property
    def zoom(self) -> float:
        """How many times as large these units are as those of the window's canvas: more than 1 where it stands."""


L = TypeVar("L", bound=Scaled)
G = TypeVar("G", bound=State)


@dataclass(eq=False)
class Floor(ABC, Generic[L, G]):
    """The shown table.  `viewer` is whose knowledge is shown (None: the public's), `holder` whose things lie before
    the screen (-1: nobody's).  `play` plays a sound by name.
    """

    layout: L
    motion: Motion
    state: G
    cast: Cast
    play: Callable[[str], None]
    viewer: int | None = None
    holder: int = -1
    air: Air = field(default_factory=Air)
    jolt: tuple[int, int] = (-1, 0)
    """(seat, pixels) of a ticket that shakes."""
    tag_size: ClassVar[float] = 34.0
    """Of the letters on a plate, in units."""

    def __post_init__(self) -> None:
        self.show(self.state)

    def near(self, press: Press) -> Press:
        """The press of the window, for what lies on the table."""
        return big(press, self.layout.zoom)

    # -- what each game does

    @property
    @abstractmethod
    def open(self) -> bool:
        """Whether the holder's things lie face up."""

    @abstractmethod
    def show(self, g: G) -> None:
        """Show a state from now on."""

    @abstractmethod
    def hold(self, seat: int, opened: bool) -> None:
        """Put a seat's things before the screen, face up or face down; -1 clears the place."""

    @abstractmethod
    def turn(self, opened: bool) -> None:
        """Turn the holder's things face up or face down where they lie."""

    # -- steps

    def px(self, units: float) -> float:
        """Pixels of a length in units."""
        return units * self.layout.scale

    def tokens(
        self,
        start: Point,
        end: Point,
        count: int,
        each: Callable[[int], None],
        make: Callable[[Press], Surface],
        sound: str = "coin",
    ) -> Step:
        """Coins or nuggets from place to place; `each(n)` is called when number `n` (from 1) has arrived."""
        many = range(1, min(MOST_TOKENS, count) + 1)
        return Together(*(self._token(n, start, end, each, make, sound) for n in many), apart=TOKENS_APART)

    def _token(
        self,
        number: int,
        start: Point,
        end: Point,
        each: Callable[[int], None],
        make: Callable[[Press], Surface],
        sound: str,
    ) -> Step:
        sprite = PrintSprite(make, start)
        a, b = Spot(*start, 1), Spot(*end, 1)

        def apply(t: float) -> None:
            if t >= 1:
                self.air.drop(sprite)
                self.play(sound)
                each(number)
                return
            self.air.add(sprite)
            at = a.to(b, t)
            sprite.center = (at.x, at.y)

        return Tween(apply, TOKEN_MS, in_out_quad)

    def stamp(self, sprite: PrintSprite, sound: str = "stamp") -> Step:
        """A stamp comes down on the table and stays in the air until it is dropped."""
        begun = False

        def apply(t: float) -> None:
            nonlocal begun
            if not begun:
                begun = True
                if sound:
                    self.play(sound)
            self.air.add(sprite)
            sprite.scale = 1.6 - 0.6 * t
            sprite.alpha = round(min(1.0, 0.25 + t) * 255)

        return Tween(apply, 140, out_back)

    def flash(self, sprite: PrintSprite, ms: float) -> Choreography:
        """A print that fades in, stays for `ms` and fades out."""

        def come(t: float) -> None:
            self.air.add(sprite)
            sprite.alpha = round(255 * t)

        yield Tween(come, 110, move=Move.FADE)
        yield Wait(ms)
        yield self.fade_out(sprite, 140)

    def fade_out(self, sprite: PrintSprite, ms: float) -> Step:
        """A print in the air fades and is gone."""

        def go(t: float) -> None:
            sprite.alpha = round(255 * (1 - t))
            if t >= 1:
                self.air.drop(sprite)

        return Tween(go, ms, move=Move.FADE)

    def tag(
        self, center: tuple[int, int], words: str, ms: float, ground: Color = PITCH, ink: Color = BONE
    ) -> Choreography:
        """A plate with a few words that comes, stays for `ms` and goes."""

        def plate(press: Press) -> Surface:
            return states.tag(press, words, ground, ink, self.tag_size)

        yield from self.flash(PrintSprite(plate, center), ms)

"""What the trail shows now: a state that lags behind the rules while riders gallop and dice roll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pygame import Surface

from game.pony_express.state import Pony
from game.stage.motion import Choreography, Motion, Move, Step, Together, Tween, Wait, in_out_quad, linear, out_back
from game.stage.paint import gold, states
from game.stage.paint.cup import Pose
from game.stage.paint.palette import BONE, PITCH, Color
from game.stage.paint.press import Press
from game.stage.play.cast import Cast
from game.stage.play.flying import Air, PrintSprite, Spot
from game.stage.pony.layout import TrailLayout
from game.stage.pony.sight import DieLook, Stand, dice_of, stands

COIN_MS = 380.0
COINS_APART = 50.0
MOST_COINS = 6
NUGGET = 36.0
TAG_SIZE = 40.0


@dataclass(slots=True)
class Gallop:
    """A rider on the way: where, how wide, which picture, how high above the base, which way it looks."""

    stand: Stand
    frame: int = 0
    hop: float = 0.0
    right: bool = False


@dataclass(slots=True)
class OpenRoll:
    """Five dice that somebody has rolled in the open: not the dice of the turn."""

    seat: int
    what: str
    faces: tuple[int, ...]


@dataclass(eq=False)
class Floor:
    """The shown table.  `viewer` is whose knowledge is shown (None: the public's), `holder` whose ticket and cards lie
    at the lower left, `open` whether they lie face up.
    """

    layout: TrailLayout
    motion: Motion
    state: Pony
    cast: Cast
    play: Callable[[str], None]
    viewer: int | None = None
    holder: int = 0
    open: bool = True
    air: Air = field(default_factory=Air)
    gallops: dict[int, Gallop] = field(default_factory=dict)
    """Riders that are not where the state has them."""
    cup: tuple[Pose, float] = ("rest", 0.0)
    tumbling: dict[int, int] = field(default_factory=dict)
    """Numbers of the dice that roll, with the step of their roll."""
    roll: OpenRoll | None = None
    purses: dict[int, int] = field(default_factory=dict)
    """Gold shown while nuggets fly."""
    jolt: tuple[int, int] = (-1, 0)
    """(seat, pixels) of a ticket that shakes."""
    stamp: int = 0
    """Grows whenever another state is shown."""
    _stands: tuple[Stand, ...] = ()
    _dice: tuple[DieLook, ...] = ()

    def __post_init__(self) -> None:
        self.show(self.state)

    def show(self, g: Pony) -> None:
        """Show a state from now on."""
        self.state = g
        self._stands = stands(g)
        self._dice = dice_of(g)
        self.stamp += 1

    def hold(self, seat: int, opened: bool) -> None:
        """Whose ticket and cards lie at the lower left, and whether they lie open."""
        self.holder, self.open = seat, opened
        self.stamp += 1

    @property
    def dice(self) -> tuple[DieLook, ...]:
        """The dice of the turn as they lie in the tray."""
        return self._dice

    def stand(self, seat: int) -> Stand:
        """Where a rider is now."""
        gallop = self.gallops.get(seat)
        return gallop.stand if gallop else self._stands[seat]

    def gold_of(self, seat: int) -> int:
        """What a ticket shows."""
        return self.purses.get(seat, self.state.gold[seat])

    # -- places

    def px(self, units: float) -> float:
        """Pixels of a length in units."""
        return units * self.layout.scale

    def rider_head(self, seat: int) -> tuple[int, int]:
        """A little above a rider, in pixels."""
        stand = self.stand(seat)
        x, y = self.layout.on_map(stand.foot)
        return x, y - round(self.px(stand.width * 0.95))

    @property
    def middle(self) -> tuple[int, int]:
        """The middle of the map."""
        return self.layout.map.center

    # -- steps

    def tag(
        self, center: tuple[int, int], words: str, ms: float, ground: Color = PITCH, ink: Color = BONE
    ) -> Choreography:
        """A plate with a few words that comes, stays for `ms` and goes."""

        def plate(press: Press) -> Surface:
            return states.tag(press, words, ground, ink, TAG_SIZE)

        yield from self.shown(PrintSprite(plate, self.inside(center)), ms)

    def inside(self, center: tuple[int, int]) -> tuple[int, int]:
        """The place nearest to `center` at which a plate doesn't stick out of the map."""
        area = self.layout.map.inflate(-round(self.px(420)), -round(self.px(120)))
        return max(area.left, min(area.right, center[0])), max(area.top, min(area.bottom, center[1]))

    def shown(self, sprite: PrintSprite, ms: float) -> Choreography:
        """A print that fades in, stays and fades out."""

        def come(t: float) -> None:
            self.air.add(sprite)
            sprite.alpha = round(255 * t)

        def go(t: float) -> None:
            sprite.alpha = round(255 * (1 - t))
            if t >= 1:
                self.air.drop(sprite)

        yield Tween(come, 110, move=Move.FADE)
        yield Wait(ms)
        yield Tween(go, 140, move=Move.FADE)

    def stamped(
        self, make: Callable[[Press], Surface], ms: float, center: tuple[int, int] | None = None
    ) -> Choreography:
        """A stamp that comes down on the map, stays and is gone."""
        sprite = PrintSprite(make, center or self.middle)

        def apply(t: float) -> None:
            self.air.add(sprite)
            sprite.scale = 1.6 - 0.6 * t
            sprite.alpha = round(min(1.0, 0.25 + t) * 255)

        def gone(t: float) -> None:
            sprite.alpha = round(255 * (1 - t))
            if t >= 1:
                self.air.drop(sprite)

        yield Tween(apply, 140, out_back)
        yield Wait(ms)
        yield Tween(gone, 160, move=Move.FADE)

    def nuggets(
        self, start: tuple[float, float], end: tuple[float, float], count: int, each: Callable[[int], None]
    ) -> Step:
        """Nuggets from place to place; `each(n)` is called when nugget `n` (from 1) has arrived."""
        many = min(MOST_COINS, count)
        return Together(*(self._nugget(n, start, end, each) for n in range(1, many + 1)), apart=COINS_APART)

    def _nugget(
        self, number: int, start: tuple[float, float], end: tuple[float, float], each: Callable[[int], None]
    ) -> Step:
        sprite = PrintSprite(lambda press: gold.nugget(press, NUGGET), start)
        a, b = Spot(*start, 1), Spot(*end, 1)

        def apply(t: float) -> None:
            if t >= 1:
                self.air.drop(sprite)
                self.play("coin")
                each(number)
                return
            self.air.add(sprite)
            at = a.to(b, t)
            sprite.center = (at.x, at.y)

        return Tween(apply, COIN_MS, in_out_quad)

    def cup_in(self, pose: Pose, ms: float) -> Step:
        """The cup goes through a pose."""

        def apply(t: float) -> None:
            self.cup = (pose, t)

        return Tween(apply, ms, linear)

    def tumble(self, numbers: tuple[int, ...], ms: float, steps: int) -> Step:
        """Dice roll where they lie."""

        def apply(t: float) -> None:
            for n in numbers:
                if t >= 1:
                    self.tumbling.pop(n, None)
                else:
                    self.tumbling[n] = min(steps - 2, int(t * (steps - 1)))

        return Tween(apply, ms, linear)

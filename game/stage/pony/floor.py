"""What the trail shows now: a state that lags behind the rules while riders gallop and dice roll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pygame import Surface

from game.pony_express.frames.spaces import Mine
from game.pony_express.state import Pony
from game.stage.motion import Choreography, Step, Tween, Wait, linear
from game.stage.paint import gold
from game.stage.paint.cup import Pose
from game.stage.paint.palette import BONE, PITCH, Color
from game.stage.paint.press import Press, big
from game.stage.play import floor
from game.stage.play.flying import PrintSprite
from game.stage.pony.layout import TrailLayout
from game.stage.pony.sight import DieLook, Stand, dice_of, stands

NUGGET = 36.0


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


def _waiting(g: Pony) -> OpenRoll | None:
    """A roll of the mine that lies there and may still be bettered."""
    mine = next((frame for frame in g.stack if isinstance(frame, Mine) and frame.faces), None)
    return OpenRoll(int(mine.seat), "mine", mine.faces) if mine is not None else None


@dataclass(eq=False)
class Floor(floor.Floor[TrailLayout, Pony]):
    """The shown table.  `viewer` is whose knowledge is shown (None: the public's), `holder` whose ticket and cards lie
    at the lower left, `open` whether they lie face up.
    """

    holder: int = 0
    open: bool = True
    gallops: dict[int, Gallop] = field(default_factory=dict)
    """Riders that are not where the state has them."""
    cup: tuple[Pose, float] = ("rest", 0.0)
    tumbling: dict[int, int] = field(default_factory=dict)
    """Numbers of the dice that roll, with the step of their roll."""
    roll: OpenRoll | None = None
    rolls: list[OpenRoll] = field(default_factory=list)
    """What everybody has rolled so far where the best roll counts."""
    purses: dict[int, int] = field(default_factory=dict)
    """Gold shown while nuggets fly."""
    shown: int = 0
    """Grows whenever another state is shown."""
    tag_size = 40.0
    _stands: tuple[Stand, ...] = ()
    _dice: tuple[DieLook, ...] = ()

    def show(self, g: Pony) -> None:
        """Show a state from now on."""
        self.state = g
        self.roll = self.roll or _waiting(g)
        self._stands = stands(g)
        self._dice = dice_of(g)
        self.shown += 1

    def hold(self, seat: int, opened: bool) -> None:
        """Whose ticket and cards lie at the lower left, and whether they lie open."""
        self.holder, self.open = seat, opened
        self.shown += 1

    def turn(self, opened: bool) -> None:
        """Turn the cards over, and lift the cup or put it down."""
        self.hold(self.holder, opened)
        self.cup = ("peek", 1.0) if opened else ("rest", 0.0)

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

    def rider_head(self, seat: int) -> tuple[int, int]:
        """A little above a rider, in pixels."""
        stand = self.stand(seat)
        x, y = self.layout.on_map(stand.foot)
        return x, y - round(self.px(stand.width * 0.95))

    def below(self, press: Press) -> Press:
        """The press of the window, for what lies below the map."""
        return big(press, self.layout.larger)

    @property
    def middle(self) -> tuple[int, int]:
        """The middle of the map."""
        return self.layout.map.center

    # -- steps

    def tag(
        self, center: tuple[int, int], words: str, ms: float, ground: Color = PITCH, ink: Color = BONE
    ) -> Choreography:
        """A plate with a few words that doesn't stick out of the map."""
        yield from super().tag(self.inside(center), words, ms, ground, ink)

    def inside(self, center: tuple[int, int]) -> tuple[int, int]:
        """The place nearest to `center` at which a plate doesn't stick out of the map."""
        area = self.layout.map.inflate(-round(self.px(420)), -round(self.px(120)))
        return max(area.left, min(area.right, center[0])), max(area.top, min(area.bottom, center[1]))

    def stamped(
        self, make: Callable[[Press], Surface], ms: float, center: tuple[int, int] | None = None
    ) -> Choreography:
        """A stamp that comes down on the map, stays and is gone."""
        sprite = PrintSprite(make, center or self.middle)
        yield self.stamp(sprite, "")
        yield Wait(ms)
        yield self.fade_out(sprite, 160)

    def nuggets(
        self, start: tuple[float, float], end: tuple[float, float], count: int, each: Callable[[int], None]
    ) -> Step:
        """Nuggets from place to place; `each(n)` is called when nugget `n` (from 1) has arrived."""
        return self.tokens(start, end, count, each, lambda press: gold.nugget(press, NUGGET), "nugget")

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

"""The flick in the hand: where the die lies, where it aims, and the gesture that is under way.

Lengths of the hand are canvas units, times milliseconds, places of the street 0.1 mm, angles 0.01 degree: nothing here
knows a pixel or a frame.  Whatever ends without a flick leaves the die where it lay.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from math import atan2, cos, degrees, hypot, radians, sin

from game.pony_express.arena import AIM, FULL_TURN, PLACE, SPEED, Point, bearing, start_of
from game.rules.kinds import Pick
from game.shootout import Scene, gesture, refusal
from game.shootout.gesture import Draw, NoShot, Sample

HALF_TURN = FULL_TURN // 2
FARTHEST = 8500
"""How far aside of the line to the target the die may be put."""
PLACE_STEP = 100
TURN_LEAST, TURN_MOST, TURN_RESTS, TURN_GROWS = 4.0, 55.0, 180.0, 900.0
"""Degrees a second that held arrows turn the aim, at first and at last; how many ms they stay slow, then grow."""
TAP = 25
"""What a tap on an arrow turns."""
STICK_TURN = 70.0
"""Degrees a second that a stick pushed fully aside draws the aim towards itself."""


class Way(Enum):
    """How a shot is being drawn."""

    PULL = "pull"
    """Dragged back like a sling, or pushed like a swipe."""
    STICK = "stick"
    HOLD = "hold"
    NEEDLE = "needle"


@dataclass(slots=True)
class Hand:
    """One shot in the making, of a shooter on `stand` in the street `scene`."""

    stand: str
    scene: Scene
    place: int = 0
    aim: int = 0
    """Against the line from stand to target."""
    way: Way | None = None
    began: float = 0.0
    samples: list[Sample] = field(default_factory=list)
    arrows: tuple[float, float] = (0.0, 0.0)
    leaning: tuple[float, float] = (0.0, 0.0)
    _held: float = 0.0
    _turned: float = 0.0
    _moved: float = 0.0

    def __post_init__(self) -> None:
        self.put(self.place)

    # -- the die behind the arc

    @property
    def die(self) -> Point:
        """Where the die lies."""
        return start_of(self.stand, self.place)

    def put(self, place: float) -> bool:
        """Put the die at a place behind the arc, or at the nearest one that is free; False when it stays."""
        wanted = round(min(max(place, -FARTHEST), FARTHEST))
        for aside in range(0, 2 * FARTHEST, PLACE_STEP):
            for at in (wanted + aside, wanted - aside):
                if abs(at) <= FARTHEST and refusal(self.scene, *start_of(self.stand, at)) is None:
                    moved, self.place = at != self.place, at
                    return moved
        return False

    def put_towards(self, x: float, y: float) -> bool:
        """Put it where a finger points, in 0.1 mm."""
        sx, sy = self.scene.arc.x, self.scene.arc.y
        return self.put(self._aside(degrees(atan2(y - sy, x - sx)) * 100))

    def on_arc(self, x: float, y: float) -> bool:
        """Whether a place is behind the arc, but not on the die: a finger there moves the die."""
        sx, sy = self.scene.arc.x, self.scene.arc.y
        ahead = radians(self.facing / 100)
        before = (x - sx) * cos(ahead) + (y - sy) * sin(ahead) >= 0
        die_x, die_y = self.die
        return before and 150 < hypot(x - sx, y - sy) <= 460 and hypot(x - die_x, y - die_y) > 140

    # -- the aim

    @property
    def facing(self) -> int:
        """The angle from the stand to the one it looks at."""
        return bearing(self.stand)

    @property
    def angle(self) -> int:
        """Where the aim points in the street."""
        return (self.facing + self.aim) % FULL_TURN

    def point_at(self, x: float, y: float) -> None:
        """Aim at a place, unless it is behind the die."""
        die_x, die_y = self.die
        self.turn_to(degrees(atan2(y - die_y, x - die_x)) * 100)

    def turn_to(self, angle: float) -> bool:
        """Aim along an angle of the street; one that points backwards changes nothing."""
        aside = self._aside(angle)
        if not AIM.low <= aside <= AIM.high:
            return False
        self.aim = aside
        return True

    def turn_by(self, angle: float) -> None:
        """Turn clockwise; fractions are kept for the next time."""
        self._turned += angle
        whole = round(self._turned)
        self._turned -= whole
        self.aim = min(max(self.aim + whole, AIM.low), AIM.high)

    def _aside(self, angle: float) -> int:
        return (round(angle) - self.facing + HALF_TURN) % FULL_TURN - HALF_TURN

    def hold_arrows(self, x: float, y: float) -> None:
        """Arrows turn and move the die for as long as they are held; a tap does so by the least step."""
        if x and x != self.arrows[0]:
            self._held = 0.0
            self.turn_by(TAP * x)
        if y and y != self.arrows[1]:
            self.put(self.place + PLACE_STEP * self._upwards(y))
        self.arrows = x, y

    def _upwards(self, y: float) -> float:
        """Up and down as seen on the screen, whichever way the shooter looks."""
        return y if cos(radians(self.facing / 100)) >= 0 else -y

    def pass_time(self, ms: float) -> bool:
        """Let held arrows and a leaning stick do their work; True when anything has moved."""
        x, y = self.arrows
        before = self.aim, self.place
        if x:
            self.turn_by(x * (_turned_in(self._held + ms) - _turned_in(self._held)))
            self._held += ms
        if y:
            self._moved += self._upwards(y) * 60 * ms / 10
            whole = round(self._moved / PLACE_STEP)
            if whole:
                self._moved -= whole * PLACE_STEP
                self.put(self.place + whole * PLACE_STEP)
        far = hypot(*self.leaning)
        if far > 0.3:
            apart = self._aside(degrees(atan2(self.leaning[1], self.leaning[0])) * 100) - self.aim
            step = min(1.0, far) ** 2 * STICK_TURN * sin(radians(min(max(apart / 100, -90), 90))) * ms / 10
            self.turn_by(min(max(step, -abs(apart)), abs(apart)))
        return (self.aim, self.place) != before

    # -- the gesture

    @property
    def drawn(self) -> bool:
        """A gesture is under way."""
        return self.way is not None

    def begin(self, way: Way, now: float) -> None:
        """A gesture begins."""
        self.way, self.began, self.samples = way, now, []

    def sample(self, now: float, x: float, y: float) -> None:
        """The finger (canvas units) or the stick (-1 to 1) is at (x, y)."""
        self.samples.append((now, x, y))
        if self.way is Way.STICK and hypot(x, y) >= gesture.STICK_BACK:
            self.turn_to(degrees(atan2(-y, -x)) * 100)
        elif self.way is Way.PULL and not self.pushed and (drawn := self._pulling()) is not None:
            self.turn_to(drawn.angle)

    @property
    def pushed(self) -> bool:
        """The finger is before where it began: a swipe, not a sling."""
        if self.way is not Way.PULL or not self.samples:
            return False
        x, y = self._pull()
        ahead = radians(self.facing / 100)
        return x * cos(ahead) + y * sin(ahead) > 0

    def _pull(self) -> tuple[float, float]:
        (_, x0, y0), (_, x, y) = self.samples[0], self.samples[-1]
        return x - x0, y - y0

    def _pulling(self) -> Draw | None:
        return gesture.pulling(*self._pull())

    def power(self, now: float) -> int:
        """What a release would give now, in thousandths."""
        if self.way is Way.HOLD:
            return gesture.charge(now - self.began)
        if self.way is Way.NEEDLE:
            return gesture.needle(now - self.began)
        if not self.samples:
            return 0
        if self.way is Way.STICK:
            far = max(0.0, hypot(*self.samples[-1][1:]) - gesture.STICK_REST) / (1 - gesture.STICK_REST)
            return round(1000 * min(1.0, far))
        if self.pushed:
            swiped = gesture.swipe(self.samples)
            return swiped.power if isinstance(swiped, Draw) else 0
        drawn = self._pulling()
        if drawn is not None:
            return drawn.power
        # too little for a shot yet, but the hand is seen to draw
        return round(gesture.LEAST_POWER * hypot(*self._pull()) / gesture.LEAST_PULL)

    def release(self, now: float) -> Draw | NoShot:
        """The gesture has ended: a flick, or why there is none."""
        way, samples, pushed = self.way, self.samples, self.pushed
        self.cancel()
        if way is Way.HOLD:
            return gesture.hold(now - self.began, self.angle)
        if way is Way.NEEDLE:
            return gesture.stop(now - self.began, self.angle)
        if not samples:
            return NoShot.TOO_WEAK
        if way is Way.STICK:
            return gesture.stick(samples)
        return gesture.swipe(samples) if pushed else gesture.drag(samples)

    def cancel(self) -> None:
        """Put the die down again; it costs nothing."""
        self.way, self.samples = None, []

    def pick(self, drawn: Draw) -> Pick | None:
        """The answer to the question for a shot; None for a flick backwards."""
        aside = self._aside(drawn.angle)
        if not AIM.low <= aside <= AIM.high:
            return None
        speed = min(max(gesture.speed_of(drawn.power), SPEED.low), SPEED.high)
        return ("flick", min(max(self.place, PLACE.low), PLACE.high), aside, speed)


def _turned_in(ms: float) -> float:
    """What arrows that have been held so long have turned, in 0.01 degree: the speed's integral, for any frames."""
    grown = max(0.0, ms - TURN_RESTS)
    share = min(1.0, grown / TURN_GROWS)
    fast = TURN_GROWS * share**3 / 3 + max(0.0, grown - TURN_GROWS)
    return (TURN_LEAST * ms + (TURN_MOST - TURN_LEAST) * fast) / 10

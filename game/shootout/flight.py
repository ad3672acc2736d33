"""One flick from beginning to end.  The same scene and flick give the same shot in every process on one machine."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees

from game.shootout import measures as m
from game.shootout.foot import Foot
from game.shootout.rest import laid_apart
from game.shootout.scene import Figure, Flick, Scene, refusal
from game.shootout.shot import Blow, Pose, Shot, Track, one_turn
from game.shootout.slider import Slider
from game.shootout.street import DIE, Street

_EVERY = m.STEPS // m.SAMPLES


@dataclass(slots=True)
class _Blow:
    """A contact as it grows."""

    seconds: float
    who: str
    by: str
    x: float = 0.0
    y: float = 0.0
    lean: float = 0.0
    towards: float = 0.0
    fell: bool = False

    def done(self) -> Blow:
        return Blow(
            round(self.seconds * 1000),
            self.who,
            self.by,
            round((self.x**2 + self.y**2) ** 0.5),
            round(self.lean * 100),
            self.fell,
            one_turn(self.towards),
        )


def throw(scene: Scene, flick: Flick, *, sampled: bool = True) -> Shot:
    """The whole shot, at once: a millisecond or two.  `sampled=False` leaves the tracks out and changes nothing else.

    Raises ValueError when the die can't start there (`refusal`), or figures stand in each other.
    """
    reason = refusal(scene, flick.x, flick.y)
    if reason is not None:
        raise ValueError(f"a die can't start at {flick.x}, {flick.y}: {reason}")
    return _Throw(scene, flick.clamped(), sampled).run()


class _Throw:
    """The state of one throw."""

    def __init__(self, scene: Scene, flick: Flick, sampled: bool) -> None:
        self.scene = scene
        self.street = Street(scene.figures, flick)
        self.sampled = sampled
        self.blows: list[_Blow] = []
        self.open: dict[tuple[str, str], _Blow] = {}
        self.starts: dict[str, int] = {DIE: 0}
        self.poses: dict[str, list[Pose]] = {DIE: [_pose(self.street.die, 0)]}

    def run(self) -> Shot:
        street = self.street
        step, last = 0, m.LONGEST * m.STEPS
        while step < last:
            free = street.look()
            if free < 0:
                break
            steps = min(free or m.LOOK, last - step)
            if free:
                self._coast(step, steps)
            else:
                self._step(step, steps)
            step += steps
            for foot in street.feet.values():
                foot.right_itself(steps / m.STEPS)
        return self._shot(step)

    def _coast(self, step: int, steps: int) -> None:
        if self.sampled:
            for number in range(step // _EVERY + 1, (step + steps) // _EVERY + 1):
                self._sample(number, (number * _EVERY - step) / m.STEPS)
        self.street.coast(steps)

    def _step(self, step: int, steps: int) -> None:
        street = self.street
        for n in range(step + 1, step + steps + 1):
            street.step()
            if street.contacts:
                self._strike(n / m.STEPS)
            if n == step + steps or n % _EVERY == 0:
                street.read()
                if self.sampled and n % _EVERY == 0:
                    self._sample(n // _EVERY, 0.0)

    def _strike(self, seconds: float) -> None:
        """Take in what met in the last step: blows, leans, falls."""
        contacts = sorted(self.street.contacts)
        self.street.contacts.clear()
        for first, second, just_met, x, y in contacts:
            if first == DIE:
                self._blow(seconds, second, first, just_met, x, y)
                continue
            # Of two figures the one that was struck earlier by the shot hands it on.
            known = [blow.who for blow in self.blows]
            if second in known and (first not in known or known.index(second) < known.index(first)):
                first, second, x, y = second, first, -x, -y
            elif first not in known:
                continue
            self._blow(seconds, second, first, just_met, x, y)
            self.street.feet[first].struck(-x, -y)

    def _blow(self, seconds: float, who: str, by: str, just_met: bool, x: float, y: float) -> None:
        foot = self.street.feet[who]
        if foot.toppled:
            return
        blow = self.open.get((who, by))
        if blow is None or just_met:
            blow = self.open[who, by] = _Blow(seconds, who, by)
            self.blows.append(blow)
        blow.x += x
        blow.y += y
        lean = foot.struck(x, y)
        if lean >= blow.lean:
            blow.lean = lean
            blow.towards = degrees(atan2(foot.lean[1], foot.lean[0])) * 100
        if lean >= 1:
            blow.fell = True
            foot.towards = blow.towards
            foot.fall()

    def _sample(self, number: int, seconds: float) -> None:
        """Note where everything is so many seconds after it was read."""
        self.poses[DIE].append(_pose(self.street.die, 0, seconds))
        for name, foot in self.street.feet.items():
            poses = self.poses.setdefault(name, [])
            pose = _pose(foot, foot.figure.angle, seconds)
            if not poses:
                self.starts[name] = number
            elif pose == poses[-1]:
                continue
            else:
                # It lay still since it was noted last.
                poses.extend(poses[-1:] * (number - self.starts[name] - len(poses)))
            poses.append(pose)

    def _tracks(self) -> dict[str, Track]:
        if not self.sampled:
            return {}
        return {name: Track(self.starts[name], tuple(poses)) for name, poses in self.poses.items()}

    def _shot(self, steps: int) -> Shot:
        figures = laid_apart([_final(figure, self.street.feet.get(figure.id)) for figure in self.scene.figures])
        die_x, die_y, die_angle = _pose(self.street.die, 0)
        return Shot(
            tuple(blow.done() for blow in self.blows),
            figures,
            tuple(new.id for old, new in zip(self.scene.figures, figures, strict=True) if new != old),
            (round(die_x), round(die_y), one_turn(die_angle)),
            self.street.off,
            round(steps * 1000 / m.STEPS),
            self._tracks(),
        )


def _final(figure: Figure, foot: Foot | None) -> Figure:
    """The figure as the next shot finds it; a fallen one's head lies where it fell towards."""
    if foot is None:
        return figure
    x, y, angle = _pose(foot, figure.angle)
    return Figure(
        figure.id,
        figure.kind,
        round(x),
        round(y),
        one_turn(foot.towards if foot.toppled else angle),
        not foot.toppled,
    )


def _pose(thing: Slider, angle: int, seconds: float = 0.0) -> Pose:
    """Where a thing is so long after it was read; `angle` is what it looked at before it turned."""
    x, y, turned = thing.after(seconds)
    return x * 10, y * 10, angle + degrees(turned) * 100

"""One flick from beginning to end.  The same scene and flick give the same shot in every process on one machine."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees

from game.shootout import measures as m
from game.shootout.foot import Foot
from game.shootout.lane import STEP
from game.shootout.rest import laid_apart
from game.shootout.scene import Figure, Flick, Scene, refusal
from game.shootout.shot import Blow, Pose, Shot, Track, one_turn
from game.shootout.street import DIE, Street, pose

_EVERY = m.TICKS // m.SAMPLES


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
        self.poses: dict[str, list[Pose]] = {DIE: [pose(self.street.die)]}

    def run(self) -> Shot:
        street = self.street
        tick = 0
        last = m.LONGEST * m.TICKS
        while tick < last:
            cut, calm = street.look()
            if not cut:
                break
            for _ in range(min(calm, last - tick)):
                for part in range(cut):
                    street.space.step(STEP / cut)
                    if street.contacts:
                        self._strike((tick + (part + 1) / cut) * STEP)
                tick += 1
                for foot in street.feet.values():
                    foot.right_itself()
                if self.sampled and tick % _EVERY == 0:
                    self._sample(tick // _EVERY)
        return self._shot(tick)

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

    def _sample(self, number: int) -> None:
        self.poses[DIE].append(pose(self.street.die))
        for name, foot in self.street.feet.items():
            if name not in self.poses:
                self.starts[name] = number
                self.poses[name] = []
            self.poses[name].append(pose(foot.body, foot.figure.angle))

    def _tracks(self) -> dict[str, Track]:
        if not self.sampled:
            return {}
        return {name: Track(self.starts[name], tuple(poses)) for name, poses in self.poses.items()}

    def _shot(self, ticks: int) -> Shot:
        figures = laid_apart([_final(figure, self.street.feet.get(figure.id)) for figure in self.scene.figures])
        die_x, die_y, die_angle = pose(self.street.die)
        return Shot(
            tuple(blow.done() for blow in self.blows),
            figures,
            tuple(new.id for old, new in zip(self.scene.figures, figures, strict=True) if new != old),
            (round(die_x), round(die_y), one_turn(die_angle)),
            self.street.off,
            round(ticks * STEP * 1000),
            {name: Track(self.starts[name], tuple(poses)) for name, poses in self.poses.items()}
            if self.sampled
            else {},
        )


def _final(figure: Figure, foot: Foot | None) -> Figure:
    """The figure as the next shot finds it; a fallen one's head lies where it fell towards."""
    if foot is None:
        return figure
    x, y, angle = pose(foot.body, figure.angle)
    return Figure(
        figure.id,
        figure.kind,
        round(x),
        round(y),
        one_turn(foot.towards if foot.toppled else angle),
        not foot.toppled,
    )

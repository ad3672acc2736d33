"""Streets that the tests of the shoot-out share."""

from __future__ import annotations

from hashlib import blake2b
from math import cos, hypot, radians, sin

from hypothesis import strategies as st

from game.shootout import Arc, Figure, Flick, Scene, Shot, bearing, first_place, throw

MIDDLE = (2100, 900)


def duel() -> Scene:
    """Two duellists 278 mm apart, two riders near the line and three Indians in a corner."""
    return Scene.made(
        [
            Figure("ben", "rider", 770, 1440, 34199),
            Figure("ada", "rider", 3415, 580, 16199),
            Figure("cal", "rider", 2140, 1280, 4000),
            Figure("dan", "rider", 2320, 480, 9000),
            Figure("indian_1", "indian", 3900, 1300),
            Figure("indian_2", "indian", 3900, 1510),
            Figure("indian_3", "indian", 3690, 1510),
        ],
        Arc(770, 1440, bearing(770, 1440, 3415, 580)),
    )


def alone(distance: int, angle: float = 0.0, aside: int = 0, start: tuple[int, int] = MIDDLE) -> tuple[Scene, Flick]:
    """A figure `distance` (0.1 mm) from the die's start, `aside` of its way at full power; angle in degrees."""
    along_x, along_y = cos(radians(angle)), sin(radians(angle))
    x, y = start
    target = Figure(
        "target",
        "rider",
        round(x + distance * along_x - aside * along_y),
        round(y + distance * along_y + aside * along_x),
    )
    stand = round(x - 250 * along_x), round(y - 250 * along_y)
    scene = Scene.made([target], Arc(*stand, round(angle * 100) % 36_000))
    return scene, Flick(x, y, round(angle * 100), 2500)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """The duellists' stands with up to ten figures wherever there is room, crowded ones too."""
    places = draw(
        st.lists(st.tuples(st.integers(100, 4100), st.integers(100, 1700), st.integers(0, 35_999)), max_size=8)
    )
    crowd = draw(st.lists(st.tuples(st.integers(1500, 2200), st.integers(700, 1200), st.just(0)), max_size=6))
    figures = [Figure("f00", "rider", 770, 1440, 0)]
    for x, y, angle in places + crowd:
        clear = all(hypot(x - other.x, y - other.y) >= 200 for other in figures if other.upright)
        if clear and hypot(x - 770, y - 1440) > 560:
            n = len(figures)
            figures.append(Figure(f"f{n:02}", ("rider", "indian")[n % 2], x, y, angle, n % 5 != 4))
    return Scene.made(figures, Arc(770, 1440, 34_000))


@st.composite
def flicks(draw: st.DrawFn, scene: Scene) -> Flick:
    """A flick from the first place: aimed at somebody as a rule, anywhere at times."""
    x, y = first_place(scene)
    others = [figure for figure in scene.figures if figure.id != "f00"]
    aimed = draw(st.booleans())
    if others and aimed:
        target = draw(st.sampled_from(others))
        angle = bearing(x, y, target.x, target.y) + draw(st.integers(-600, 600))
    else:
        angle = draw(st.integers(0, 35_999))
    return Flick(x, y, angle, draw(st.integers(1, 2500)), draw(st.integers(-3600, 3600)))


@st.composite
def throws(draw: st.DrawFn) -> tuple[Scene, Flick]:
    """A street and a flick in it."""
    scene = draw(scenes())
    return scene, draw(flicks(scene))


def digest(shots: list[Shot]) -> str:
    """Every digit of some shots, so that a last bit that differs is seen."""
    text = "\n".join(
        repr((shot.blows, shot.figures, shot.moved, shot.die, shot.off, shot.duration, sorted(shot.tracks.items())))
        for shot in shots
    )
    return blake2b(text.encode(), digest_size=16).hexdigest()


def volley() -> list[Shot]:
    """Forty shots over the duel, each on the street that the one before left."""
    scene, shots = duel(), []
    for n in range(40):
        x, y = first_place(scene)
        aim = bearing(x, y, 3415, 580) + (n * 7919) % 1800 - 900
        shot = throw(scene, Flick(x, y, aim, 1500 + n * 37 % 1000, n * 211 % 1500 - 700))
        shots.append(shot)
        scene = Scene(shot.figures, scene.arc) if n % 4 != 3 else duel()
    return shots

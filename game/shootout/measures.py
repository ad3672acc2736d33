"""How large, heavy and grippy things are.  Whole numbers of 0.1 mm for what others see, mm, g and s for the physics.

The die is an ordinary one of 16 mm, the figures are cut-outs of 36 mm on round feet; their masses, the grip and the
speed that topples one are what such things have on card, chosen inside that so that a full flick crosses the street.
"""

from __future__ import annotations

from math import sqrt

WIDTH, HEIGHT = 4200, 1800
"""The arena, 0.1 mm."""

ARC = 450
"""Radius of the line that a die is flicked from behind, round the shooter's stand, 0.1 mm."""

FOOT = 100
"""Radius of a figure's foot, which is its whole body for the physics, 0.1 mm."""

DIE, DIE_CORNER = 160, 20
"""Side of the die and radius of its rounded corners, 0.1 mm."""

DIE_REACH = round((DIE / 2 - DIE_CORNER) * sqrt(2) + DIE_CORNER + 0.5)
"""From the die's middle to its farthest point, 0.1 mm, rounded up."""

TOP_SPEED = 2500
"""Fastest flick, mm/s."""

TOP_SPIN = 3600
"""Fastest spin either way, degrees a second."""

STEPS = 1920
"""Steps of the physics in a second, where things are near each other: at most 1.3 mm a step, far less than a foot or a
die is thick.  Always as long, since pymunk's kept forces go wrong when a step is longer than the one before."""

LOOK = 8
"""Steps between two looks at what is near."""

SAMPLES = 120
"""Poses a second in the tracks of a shot."""

LONGEST = 6
"""Simulated seconds after which everything is taken to lie where it is."""

GRAVITY = 9810.0
"""mm/s2."""

GRIP = 0.5
"""Sliding friction on the street: a full flick slides 2500**2 / (2 * 0.5 * 9810) = 637 mm, a street and a half."""

GRIP_LYING = 0.8
"""Sliding friction of a fallen figure, which drags its whole length."""

DIE_MASS = 5.0
"""g."""

SQUARE_DRAG = 0.38
"""Friction against turning of an evenly pressed square of side 1."""

DIE_TURN_BRAKE = GRIP * GRAVITY * SQUARE_DRAG * 6 / (DIE / 10)
"""How fast a die that spins is slowed, radians/s for each second: its moment is mass * side**2 / 6."""

MASS = {"rider": 12.0, "indian": 10.0}
"""g, by the kind of a figure."""

BOUNCE, RUB = 0.5, 0.55
"""Of every surface; two that meet bounce with 0.25 and rub with 0.3, the products."""

TOPPLE = {"rider": 340.0, "indian": 320.0}
"""A blow that gives an upright figure this speed, mm/s, straight from the front or back, topples it.

A cut-out of 36 mm with its weight at 20 mm has 608 mm2 of inertia for its mass about the rim of a foot of 10 mm and
must rise 2.4 mm to go over, so it must turn with 8.7 a second; a blow at the 16 mm of a die's upper edge does that
from 608 * 8.7 / 16 = 330 mm/s on.
"""

EDGE_ON = 1.25
"""How much more it takes from the side, where the cut-out shows its edge and braces itself."""

RIGHTING = 6000.0
"""How fast a figure that leans comes upright again: what blows have given wears off by this, mm/s for each second."""

FULL_BLOW = 11_000
"""Impulse of a full flick into a near rider, g mm/s, for the loudness of sound and rumble."""

BEYOND = 300
"""How far past the edge a die that left the board is followed, 0.1 mm."""

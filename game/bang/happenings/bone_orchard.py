"""Bone Orchard: the eliminated return for good with one life point, their roles mixed before (BG-164)."""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.state import IN, OUT, Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/bone_orchard", EVENT)
class BoneOrchard:
    """Each at the start of his turn."""

    def comes_back(self, g: Bang, me: Thing, value: bool, seat: int) -> bool:
        return value or g.status[seat] == OUT

    def brings_back(self, g: Bang, seat: int) -> None:
        gone = tuple(s for s in range(g.seats) if g.status[s] == OUT)
        if len(gone) > 1:
            people.mix_roles(g, gone, "BG-164")
        people.come_back(g, seat, 1, "bone_orchard", IN, "BG-164")

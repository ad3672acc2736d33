"""The conductor: which phrase of which tune comes next, who plays it, and how loud each layer is as tension moves.

The music is kept in layers of phrases of eight bars (`assets/sounds/music`). All layers of a phrase are as long as
each other, so any of its backings goes with any of its leads or with none, and with what tension adds. The conductor
is pure: the same seed and the same tensions give the same evening.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LAYERS: Final = ("base", "lead", "nerve", "drive")
"""Backing; tune; what is added when it grows tense; what is added at a showdown."""
MOODS: Final = ("calm", "tense", "showdown")
UP: Final = (0.4, 0.8)
"""Tension, 0 to 1, from which a tense tune comes next, and one for a showdown."""
DOWN: Final = (0.3, 0.7)
"""Tension under which these moods are left again: a little lower, so that nothing flutters."""
MEMORY: Final = 5
"""A tune comes again only after this many others of its mood, as far as there are so many."""
RESTS: Final = {"calm": (5.0, 12.0), "tense": (1.0, 3.0), "showdown": (0.0, 0.0)}
"""Seconds of quiet after a tune, at least and at most."""
OLDEST: Final = 2
INTRO: Final = 0.5
"""How often a calm tune begins with the backing alone."""


@dataclass(frozen=True, slots=True)
class Tune:
    """A tune: its mood, how many seconds each of its phrases lasts, their order, how many takes a layer has."""

    name: str
    mood: str
    seconds: float
    form: str
    takes: int


@dataclass(frozen=True, slots=True)
class Cue:
    """One phrase as it will be played; take 0 is a layer that is silent. `rest`: seconds of quiet after it."""

    tune: Tune
    phrase: str
    base: int
    lead: int
    rest: float = 0.0

    @property
    def mood(self) -> str:
        """The tune's mood."""
        return self.tune.mood

    def stems(self) -> dict[str, str]:
        """The name of the stem of each layer that is played."""
        name, phrase = self.tune.name, self.phrase
        found = {"base": f"{name}_{phrase}_base_{self.base}"}
        if self.lead:
            found["lead"] = f"{name}_{phrase}_lead_{self.lead}"
        return found | {layer: f"{name}_{layer}_1" for layer in ("nerve", "drive")}


class BadSheet(Exception):
    """The conductor's sheet can't be read."""


def read_sheet(path: Path) -> tuple[Tune, ...]:
    """The tunes there are. Raises BadSheet when the file is missing or says something else."""
    try:
        sheet = json.loads(path.read_text(encoding="utf-8"))
        tunes = tuple(
            Tune(str(t["name"]), str(t["mood"]), float(t["seconds"]), str(t["form"]), int(t["takes"]))
            for t in sheet["tunes"]
        )
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadSheet(str(path)) from error
    if not all(t.mood in MOODS and t.seconds > 0 and t.form and t.takes > 0 for t in tunes):
        raise BadSheet(str(path))
    return tunes


def mood_at(tension: float, now: str = "calm") -> str:
    """The mood for a tension, 0 to 1, when the mood so far is `now`."""
    place = MOODS.index(now)
    while place < len(UP) and tension >= UP[place]:
        place += 1
    while place and tension < DOWN[place - 1]:
        place -= 1
    return MOODS[place]


def gains(mood: str, tension: float) -> dict[str, float]:
    """How loud each layer of a tune of that mood is at a tension: 0 to 1, without steps."""
    if mood == "calm":
        return {
            "base": 1 - 0.35 * _ramp(tension, 0.5, 1.0),
            "lead": 1 - _ramp(tension, 0.35, 0.65),
            "nerve": _ramp(tension, 0.25, 0.55),
            "drive": _ramp(tension, 0.6, 0.85),
        }
    if mood == "tense":
        return {
            "base": 1.0,
            "lead": 1 - 0.4 * _ramp(tension, 0.8, 1.0),
            "nerve": 0.3 + 0.7 * _ramp(tension, 0.3, 0.6),
            "drive": _ramp(tension, 0.65, 0.9),
        }
    return {"base": 1.0, "lead": 1.0, "nerve": 0.5, "drive": 0.25 + 0.75 * _ramp(tension, 0.6, 0.9)}


def _ramp(value: float, low: float, high: float) -> float:
    """0 up to `low`, 1 from `high` on, smooth between."""
    part = min(1.0, max(0.0, (value - low) / (high - low)))
    return part * part * (3 - 2 * part)


@dataclass(slots=True)
class Conductor:
    """Chooses cue after cue. `first`: the tune to begin with, if there is one of that name."""

    tunes: Sequence[Tune]
    seed: int
    first: str = ""
    _chance: random.Random = field(init=False)
    _played: list[str] = field(default_factory=list)
    _tune: Tune | None = None
    _to_come: list[tuple[str, bool]] = field(default_factory=list)
    """Phrases of the tune that are still to come, and whether each is only backing."""
    _ways: dict[tuple[str, str], list[tuple[int, int]]] = field(default_factory=dict)
    """The pairs of backing and lead of a phrase, that of longest ago first."""
    _bare: bool = False
    """The phrase before was backing alone."""

    def __post_init__(self) -> None:
        self._chance = random.Random(self.seed)

    @property
    def mood(self) -> str:
        """The mood of what was chosen last."""
        return self._tune.mood if self._tune else "calm"

    def next(self, tension: float) -> Cue | None:
        """The next phrase at this tension; None when there is no music at all."""
        mood = mood_at(tension, self.mood)
        tune = self._tune
        if tune is None or not self._to_come or tune.mood != mood:
            tune = self._tune = self._other(mood)
            if tune is None:
                return None
            self._to_come = [(phrase, False) for phrase in tune.form]
            if mood == "calm" and not self._bare and self._chance.random() < INTRO:
                self._to_come.insert(0, (tune.form[0], True))
        phrase, bare = self._to_come.pop(0)
        base, lead = self._players(tune, phrase, bare)
        low, high = RESTS[tune.mood]
        rest = self._chance.uniform(low, high) if not self._to_come else 0.0
        return Cue(tune, phrase, base, lead, rest)

    def _other(self, mood: str) -> Tune | None:
        """A tune of a mood that hasn't been played for long; of another mood when there is none."""
        fitting = [tune for tune in self.tunes if tune.mood == mood] or list(self.tunes)
        if not fitting:
            return None
        if not self._played:
            named = next((tune for tune in fitting if tune.name == self.first), None)
            if named is not None:
                self._played.append(named.name)
                return named
        own = [name for name in self._played if any(tune.name == name for tune in fitting)]
        recent = own[-min(MEMORY, len(fitting) - 1) :] if len(fitting) > 1 else []
        chosen = self._chance.choice([tune for tune in fitting if tune.name not in recent])
        self._played.append(chosen.name)
        return chosen

    def _players(self, tune: Tune, phrase: str, bare: bool) -> tuple[int, int]:
        """Who plays a phrase: one of the two ways that were heard longest ago. No two phrases in a row are bare."""
        ways = self._ways.get((tune.name, phrase))
        if ways is None:
            ways = [(base, lead) for base in range(1, tune.takes + 1) for lead in range(tune.takes + 1)]
            self._chance.shuffle(ways)
            self._ways[tune.name, phrase] = ways
        fitting = [way for way in ways if way[1] == 0] if bare else [way for way in ways if way[1] or not self._bare]
        chosen = self._chance.choice(fitting[:OLDEST])
        ways.remove(chosen)
        ways.append(chosen)
        self._bare = chosen[1] == 0
        return chosen

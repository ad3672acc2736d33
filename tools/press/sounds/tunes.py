"""The music of the house, thirteen tunes of our own, as chords and letters: calm ones, tense ones, two for a showdown.

Each phrase is eight bars. A tune names who may lead (two players, the second adorns) and two styles of backing.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Phrase:
    """Eight bars: a chord a bar, and the melody in letters (see `score.melody`)."""

    chords: str
    melody: str


@dataclass(frozen=True)
class Tune:
    """One tune. mood: calm, tense or showdown; tempo: beats a minute; swing: where an off-beat eighth falls;
    form: the order of its phrases; tonic: half tones above C; breath: players linger at a phrase's end.
    """

    name: str
    mood: str
    beats: int
    tempo: float
    tonic: int
    key: str
    form: str
    leads: tuple[str, str]
    styles: tuple[str, str]
    phrases: dict[str, Phrase]
    swing: float = 0.5
    breath: bool = True


PORCH = Tune(
    *("porch", "calm", 3, 80, 7, "g", "ABCDAB", ("guitar", "whistle"), ("fingered", "boom_chick")),
    phrases={
        "A": Phrase(
            "G | Em | C | G | Am | D | G | D",
            "d5:2 b4:1 | g4:3 | e5:1.5 d5:.5 c5:1 | b4:3 | c5:1 b4:1 a4:1 | f#4:2 a4:1 | b4:2 a4:.5 b4:.5 | a4:3",
        ),
        "B": Phrase(
            "G | Em | C | Cm | G | D | G | G",
            "d5:2 g5:1 | e5:2 b4:1 | c5:1 e5:1 g5:1 | eb5:2 c5:1 |d5:1 b4:1 g4:1 | a4:1 c5:.5 b4:.5 a4:1 | g4:3 | r:3",
        ),
        "C": Phrase(
            "Em | Bm | C | G | Em | A7 | D | D7",
            "e5:1 f#5:1 g5:1 | f#5:2 d5:1 | e5:1.5 d5:.5 c5:1 | d5:3 |"
            "g4:1 b4:1 e5:1 | c#5:2 e5:1 | d5:1 a4:1 f#4:1 | c5:3",
        ),
        "D": Phrase(
            "C | G/B | Am | G | C | D | G | G",
            "e5:2 g5:1 | d5:2 b4:1 | c5:1 e5:1 a5:1 | g5:2 d5:1 |"
            "e5:1 c5:1 g4:1 | f#4:1 a4:1 c5:1 | b4:1.5 a4:.5 g4:1 | r:3",
        ),
    },
)

DRAG = Tune(
    *("drag", "calm", 4, 78, 5, "f", "ABCDAB", ("piano", "guitar"), ("stride", "fingered")),
    phrases={
        "A": Phrase(
            "F | F/A | Bb | F | Dm | G7 | C7 | C7",
            "r:.5 c5:.5 a4:.5 c5:1 d5:.5 c5:1 | a4:1.5 g4:.5 f4:2 | r:.5 d5:.5 bb4:.5 d5:1 f5:.5 d5:1 | c5:3 r:1 |"
            "r:.5 f5:.5 e5:.5 d5:1 c5:.5 a4:1 | b4:1 d5:.5 b4:.5 g4:2 | c5:.5 d5:.5 e5:1 g5:1 e5:.5 d5:.5 | c5:3 r:1",
        ),
        "B": Phrase(
            "F | F7 | Bb | Bbm | F | C7 | F | F",
            "r:.5 c5:.5 a4:.5 c5:1 d5:.5 c5:1 | a4:.5 c5:.5 eb5:1 d5:.5 c5:1.5 | d5:1 f5:.5 g5:1 f5:.5 d5:1 |"
            "db5:1.5 bb4:.5 f4:2 | a4:.5 c5:.5 f5:1 e5:.5 d5:.5 c5:1 | d5:.5 c5:.5 bb4:1 g4:1 e4:1 |"
            "f4:3 c4:.5 d4:.5 | f4:2 r:2",
        ),
        "C": Phrase(
            "Dm | A7 | Dm | Dm | Gm | Dm | E7 | A7",
            "d5:1.5 e5:.5 f5:1 a4:1 | g5:1.5 f5:.5 e5:2 | f5:1 e5:.5 d5:1 a4:.5 f4:1 | a4:3 r:1 |"
            "bb4:1.5 c5:.5 d5:1 g4:1 | a4:1 d5:.5 f5:1 e5:.5 d5:1 | e5:1 d5:.5 b4:1 g#4:.5 b4:1 | a4:2 c#5:1 e5:1",
        ),
        "D": Phrase(
            "Bb | F/A | Gm | F | G7 | C7 | F | F",
            "f5:1.5 d5:.5 bb4:2 | c5:1.5 a4:.5 f4:2 | bb4:.5 d5:.5 g5:1 f5:.5 d5:.5 bb4:1 | a4:1 c5:1 f5:2 |"
            "d5:.5 b4:.5 d5:1 f5:1 d5:1 | e5:1 g5:.5 e5:.5 c5:1 bb4:1 | a4:3 r:1 | r:4",
        ),
    },
    swing=0.57,
)

DUST_ROAD = Tune(
    *("dust_road", "calm", 4, 92, 2, "d", "ABAB", ("harmonica", "banjo"), ("banjo_roll", "boom_chick")),
    phrases={
        "A": Phrase(
            "D | D | C | G | D | D | Am | D",
            "a4:1 d5:1 d5:.5 e5:.5 f#5:1 | e5:1 d5:1 a4:2 | c5:1 e5:1 e5:.5 d5:.5 c5:1 | d5:1 b4:1 g4:2 |"
            "a4:1 d5:1 d5:.5 e5:.5 f#5:1 | a5:1.5 f#5:.5 d5:2 | e5:1 c5:.5 d5:.5 e5:1 c5:1 | d5:3 r:1",
        ),
        "B": Phrase(
            "G | D | C | G | G | D | A | D",
            "b4:1 b4:.5 a4:.5 b4:1 d5:1 | a4:1 f#4:1 a4:2 | g4:1 c5:1 e5:1 d5:.5 c5:.5 | b4:3 r:1 |"
            "d5:1 g5:1 g5:.5 f#5:.5 e5:1 | f#5:1 d5:1 a4:2 | e5:1 e5:.5 f#5:.5 e5:1 c#5:1 | d5:3 r:1",
        ),
    },
    swing=0.54,
)

COTTONWOOD = Tune(
    *("cottonwood", "calm", 4, 76, 0, "c", "ABAB", ("whistle", "guitar"), ("fingered", "laid")),
    phrases={
        "A": Phrase(
            "C | Am | F | C | F | C | Dm | G7",
            "g4:1 c5:1.5 d5:.5 e5:1 | e5:2 c5:1 a4:1 | a4:1 c5:1 f5:1 e5:1 | e5:3 r:1 |"
            "f5:1.5 e5:.5 d5:1 c5:1 | e5:1.5 d5:.5 c5:1 g4:1 | a4:1 d5:1 f5:1 e5:.5 d5:.5 | d5:3 r:1",
        ),
        "B": Phrase(
            "F | Em | Dm | C | F | C | G7 | C",
            "c5:1 f5:1 a5:1.5 g5:.5 | g5:2 e5:1 b4:1 | d5:1 f5:1 e5:1 d5:1 | e5:2 c5:1 r:1 |"
            "a4:1 c5:1 f5:1 a5:1 | g5:1.5 e5:.5 c5:2 | d5:1 f5:.5 e5:.5 d5:1 b4:1 | c5:3 r:1",
        ),
    },
)

MULE_TRAIN = Tune(
    *("mule_train", "calm", 4, 104, 9, "a", "ABAB", ("banjo", "harmonica"), ("boom_chick", "banjo_roll")),
    phrases={
        "A": Phrase(
            "A | D | A | E7 | A | D | E7 | A",
            "c#5:.5 e5:.5 e5:.5 f#5:.5 e5:1 c#5:1 | d5:.5 f#5:.5 a5:1 f#5:1 d5:1 |"
            "c#5:.5 e5:.5 e5:.5 c#5:.5 a4:1 c#5:1 |"
            "b4:1.5 c#5:.5 b4:1 r:1 | c#5:.5 e5:.5 e5:.5 f#5:.5 e5:1 c#5:1 | d5:.5 e5:.5 f#5:1 a5:1 f#5:1 |"
            "e5:.5 d5:.5 b4:1 g#4:1 b4:1 | a4:3 r:1",
        ),
        "B": Phrase(
            "D | A | D | A | D | A | B7 | E7",
            "f#5:1 a5:.5 f#5:.5 d5:1 f#5:1 | e5:1 c#5:.5 e5:.5 a4:2 | f#5:1 a5:.5 f#5:.5 d5:1 e5:1 | c#5:3 r:1 |"
            "a5:1 f#5:.5 d5:.5 f#5:1 a5:1 | e5:1 c#5:.5 a4:.5 c#5:1 e5:1 | d#5:1 f#5:1 b4:1 d#5:1 | e5:3 r:1",
        ),
    },
    swing=0.55,
)

LAMPLIGHT = Tune(
    *("lamplight", "calm", 3, 92, 9, "c", "ABACB", ("guitar", "harmonica"), ("fingered", "laid")),
    phrases={
        "A": Phrase(
            "Am | Am | Dm | Dm | E7 | E7 | Am | E7",
            "e5:2 d5:.5 c5:.5 | a4:3 | f5:2 e5:.5 d5:.5 | a4:2 d5:1 |"
            "e5:1 d5:1 b4:1 | g#4:1 b4:1 d5:1 | c5:2 b4:1 | b4:2 r:1",
        ),
        "B": Phrase(
            "Am | C | F | C | Dm | Am | E7 | Am",
            "c5:1 e5:1 a5:1 | g5:2 e5:1 | f5:1 e5:1 c5:1 | e5:3 |"
            "f5:1 d5:1 a4:1 | c5:1 e5:1 a4:1 | b4:1 d5:1 g#4:1 | a4:2 r:1",
        ),
        "C": Phrase(
            "F | G | C | Am | Dm | F | E7 | E7",
            "a4:1 c5:1 f5:1 | g5:2 d5:1 | e5:1 g5:1 e5:1 | c5:2 a4:1 |"
            "d5:1 f5:1 a5:1 | a5:1 f5:1 c5:1 | b4:1.5 c5:.5 d5:1 | e5:2 r:1",
        ),
    },
)

PARLOR = Tune(
    *("parlor", "calm", 4, 98, 0, "c", "ABAB", ("piano", "banjo"), ("stride", "boom_chick")),
    phrases={
        "A": Phrase(
            "C | A7 | D7 | G7 | C | A7 | G7 | C",
            "e5:.5 g5:1 e5:.5 c5:1 g4:1 | c#5:.5 e5:1 g5:.5 e5:2 |"
            "d5:.5 f#5:1 a5:.5 f#5:1 d5:1 | g5:.5 f5:1 d5:.5 b4:2 |"
            "e5:.5 g5:1 e5:.5 c5:1 e5:1 | a5:.5 g5:1 e5:.5 c#5:2 | d5:.5 f5:.5 a5:.5 f5:.5 d5:1 b4:1 | c5:3 r:1",
        ),
        "B": Phrase(
            "F | Fm | C | A7 | D7 | G7 | C | C",
            "a5:.5 g5:.5 f5:1 c5:1 a4:1 | ab5:.5 g5:.5 f5:1 c5:2 |"
            "g5:.5 e5:1 c5:.5 e5:1 g5:1 | a5:.5 g5:.5 e5:1 c#5:2 |"
            "f#5:.5 e5:.5 d5:1 a4:1 d5:1 | f5:.5 e5:.5 d5:1 b4:2 | c5:.5 e5:.5 g5:1 c6:1 g5:1 | e5:1 c5:1 r:2",
        ),
    },
    swing=0.53,
)

RIVER = Tune(
    *("river", "calm", 4, 70, 4, "g", "ABAB", ("harmonica", "guitar"), ("lonely", "fingered")),
    phrases={
        "A": Phrase(
            "Em | G | D | A | C | G | D | Em",
            "b4:1 e5:2 f#5:1 | g5:2 d5:1 b4:1 | a4:1 d5:1 f#5:1 e5:1 | e5:2 c#5:1 r:1 |"
            "g5:1.5 e5:.5 c5:2 | d5:1 b4:1 g4:2 | f#4:1 a4:1 d5:1 f#5:1 | e5:3 r:1",
        ),
        "B": Phrase(
            "C | G | Am | Em | C | G | D | D",
            "e5:1 g5:2 e5:1 | d5:3 b4:1 | c5:1 e5:1 a5:1 g5:1 | e5:2 b4:1 r:1 |"
            "c5:1 e5:1 g5:1 b5:1 | d5:1 g5:1 b4:2 | f#5:1 e5:.5 d5:.5 a4:1 d5:1 | f#5:2 a5:1 r:1",
        ),
    },
)

NOON = Tune(
    *("noon", "tense", 4, 80, 2, "f", "ABAB", ("harmonica", "twang"), ("drone", "prowl")),
    phrases={
        "A": Phrase(
            "Dm | Dm | Bb | Bb | Gm | Gm | A7 | A7",
            "r:2 a4:2 | d5:3 c5:1 | bb4:2 f4:2 | r:4 | r:2 g4:2 | bb4:3 a4:1 | a4:2 c#5:2 | e5:2 r:2",
        ),
        "B": Phrase(
            "Dm | F | Gm | Dm | Bb | Gm | A7 | Dm",
            "d5:2 e5:1 f5:1 | c5:3 a4:1 | bb4:2 d5:1 g4:1 | a4:3 r:1 |"
            "d5:2 f5:2 | g5:1 f5:1 d5:2 | c#5:2 e5:1 a4:1 | d5:3 r:1",
        ),
    },
    breath=False,
)

COYOTE = Tune(
    *("coyote", "tense", 4, 88, 4, "c", "ABAB", ("whistle", "twang"), ("prowl", "drone")),
    phrases={
        "A": Phrase(
            "Em | Em | F | Em | Em | Em | F | Em",
            "r:1 b4:1 e5:2 | r:4 | r:1 c5:1 f5:1 e5:1 | e5:2 r:2 |"
            "r:1 b4:1 g5:2 | e5:3 r:1 | f5:1 e5:1 c5:1 a4:1 | b4:3 r:1",
        ),
        "B": Phrase(
            "Am | Em | F | Em | Am | G | F | Em",
            "a4:1 c5:1 e5:2 | g5:1 e5:1 b4:2 | a4:1 c5:1 f5:1 a5:1 | g5:2 e5:1 r:1 |"
            "c5:1 e5:1 a5:2 | b5:1 g5:1 d5:2 | c5:1 a4:1 f4:1 a4:1 | e4:3 r:1",
        ),
    },
    breath=False,
)

BAD_HAND = Tune(
    *("bad_hand", "tense", 4, 92, 9, "c", "ABAB", ("piano", "harmonica"), ("prowl", "drone")),
    phrases={
        "A": Phrase(
            "Am | Am | F | E7 | Am | Dm | E7 | Am",
            "a4:.5 r:.5 c5:.5 r:.5 e5:2 | r:2 d5:.5 c5:.5 a4:1 | f4:.5 r:.5 a4:.5 r:.5 c5:2 | b4:1 g#4:1 e4:2 |"
            "a4:.5 r:.5 c5:.5 r:.5 e5:2 | f5:1 d5:1 a4:2 | g#4:1 b4:1 d5:1 e5:1 | a4:2 r:2",
        ),
        "B": Phrase(
            "Dm | Am | E7 | Am | Dm | Am | F | E7",
            "f5:1.5 e5:.5 d5:2 | e5:1.5 d5:.5 c5:2 | d5:1 b4:1 g#4:1 b4:1 | a4:3 r:1 |"
            "a5:1.5 f5:.5 d5:2 | e5:1 c5:1 a4:2 | c5:1 a4:1 f4:1 a4:1 | g#4:2 b4:1 r:1",
        ),
    },
    breath=False,
)

STAND_OFF = Tune(
    *("stand_off", "showdown", 4, 112, 2, "f", "AABAB", ("trumpet", "twang"), ("strummed", "galloped")),
    phrases={
        "A": Phrase(
            "Dm | Dm | C | C | Bb | Bb | A | A",
            "d5:1.5 e5:.5 f5:1 a5:1 | a5:3 r:1 | g5:1.5 f5:.5 e5:1 g5:1 | e5:3 r:1 |"
            "f5:1.5 e5:.5 d5:1 f5:1 | d5:2 bb4:2 | c#5:1.5 d5:.5 e5:1 c#5:1 | a4:3 r:1",
        ),
        "B": Phrase(
            "Gm | Dm | A7 | Dm | Gm | Bb | A7 | Dm",
            "g5:1 bb5:2 a5:1 | a5:1 f5:1 d5:2 | e5:1 g5:1 e5:1 c#5:1 | d5:3 r:1 |"
            "d5:1 g5:1 bb5:1 a5:1 | f5:1 d5:1 bb4:2 | a4:1 c#5:1 e5:1 g5:1 | a5:2 d5:1 r:1",
        ),
    },
    breath=False,
)

LAST_TWO = Tune(
    *("last_two", "showdown", 4, 104, 9, "c", "ABABB", ("whistle", "trumpet"), ("galloped", "strummed")),
    phrases={
        "A": Phrase(
            "Am | G | F | E7 | Am | G | F | E7",
            "a4:1 e5:2 d5:1 | d5:1.5 c5:.5 b4:2 | c5:1 f5:2 e5:1 | e5:2 g#4:1 b4:1 |"
            "c5:1 a5:2 g5:1 | g5:1.5 f5:.5 d5:2 | f5:1 e5:1 c5:1 a4:1 | b4:2 e5:1 r:1",
        ),
        "B": Phrase(
            "F | C | Dm | Am | F | Dm | E7 | Am",
            "f5:1 a5:2 g5:.5 f5:.5 | e5:2 g5:1 c5:1 | d5:1 f5:2 e5:.5 d5:.5 | c5:2 a4:2 |"
            "a5:1.5 g5:.5 f5:1 c5:1 | d5:1 f5:1 a5:2 | g#5:1 f5:.5 e5:.5 d5:1 b4:1 | a4:3 r:1",
        ),
    },
    breath=False,
)

TUNES: dict[str, Tune] = {
    tune.name: tune
    for tune in (
        *(PORCH, DRAG, DUST_ROAD, COTTONWOOD, MULE_TRAIN, LAMPLIGHT, PARLOR, RIVER),
        *(NOON, COYOTE, BAD_HAND),
        *(STAND_OFF, LAST_TWO),
    )
}
"""Tunes by name."""

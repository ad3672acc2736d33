"""What there is to break in Pony Express besides what every game has, and what is broken elsewhere."""

from __future__ import annotations

from typing import Final

import game.pony_express as package
from game.pony_express import board, state
from game.pony_express.frames import duel, jail, match, meeting, spaces
from game.pony_express.verbs import riders
from game.pony_express.vocabulary import RULES
from tools.breakage import Number, Subject

AT_IMPORT: Final = "runs at import, before a case can; tests/pony_express reads broken files"
MODEL: Final = "hit chances for playouts and search, which no case asks for: tests/pony_express/test_model.py"
SCENE: Final = "what the simulation is told, which no case asks for: tests/pony_express/test_scene.py"
OUTCOMES: Final = "from the simulation to a pick and back: tests/table/test_outcomes.py"

SUBJECT: Final = Subject(
    package,
    RULES,
    (
        Number(riders, "START_GOLD"),
        Number(match, "DEALT"),
        Number(state, "NUGGETS"),
        Number(board, "MAILBOXES"),
        Number(board, "LAST_PEACEFUL"),
        Number(spaces, "RELAY_DRAW"),
        Number(meeting, "STAKE"),
        Number(duel, "SHOTS"),
        Number(jail, "BAIL"),
    ),
    {
        "arena": SCENE,
        "board": AT_IMPORT,
        "counting": "what the statistics count, which no case asks for: tests/table/test_counts.py",
        "declared": "what was declared so far, for a page to look up: tests/pony_express/test_declared.py",
        "feats": "what awards are given for, which no case asks for: tests/table/test_awards.py",
        "odds": "chances of hands, for a page to look up: tests/pony_express/test_odds.py",
        "game:merit": "who stands how well if the game ended now, which it does not: tests/table/test_standing.py",
        "game:new": "cases are set up by position.build, whole games by this: tests/contract",
        "dice:_kind": "runs at import, before a case can; tests/pony_express/test_dice.py counts all hands",
        "dice:_groups": "runs at import, before a case can; tests/pony_express/test_dice.py counts all hands",
        "items": AT_IMPORT,
        "model": MODEL,
        "frames.shot:outcome_of": OUTCOMES,
        "frames.shot:outcome_pick": OUTCOMES,
        "frames.shot:name_of": OUTCOMES,
        "frames.shot:_token": OUTCOMES,
        "scene": SCENE,
        "state:Pony.redeal_secrets": "dealing the unknown again is no part of a case: tests/contract",
        "state:Pony.copy": "tests/contract compares every copy with its original",
        "tables": AT_IMPORT,
    },
)

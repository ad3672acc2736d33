"""One answer to every question of BANG!, by a rule for each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots.bang import answers, answers_more, plays
from game.bots.bang.mind import Mind
from game.bots.bang.weights import BY_LEVEL, TEMPERS, Weights
from game.bots.memory import Memory
from game.bots.temper import bent
from game.rules.ask import plain
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View

_ANSWERS: Final[dict[str, Callable[[Mind], Pick]]] = {
    "character": answers.character,
    "checks": answers.checks,
    "first_draw": answers.first_draw,
    "kit_carlson": answers.kit_carlson,
    "draw": answers.draw,
    "play": plays.best,
    "discard": answers.discard,
    "shot": answers.shot,
    "indians": answers.raid,
    "duel": answers.duel,
    "store": answers.store,
    "rescue": answers.rescue,
    "top": answers.top,
    "may": answers.may,
    "vera_custer": answers.vera_custer,
    "brawl": answers.brawl,
    "heirs": answers.heirs,
    "daltons": answers_more.daltons,
    "handcuffs": answers_more.handcuffs,
    "new_identity": answers_more.new_identity,
    "blood_brothers": answers_more.blood_brothers,
    "hard_liquor": answers_more.hard_liquor,
    "peyote": answers_more.peyote,
    "ranch": answers_more.ranch,
    "greygory_deck": answers_more.greygory_deck,
    "youl_grinner": answers_more.give,
    "dutch_will": answers.discard,
    "josh_mccloud": answers_more.josh_mccloud,
    "shadow": answers_more.shadow,
}
"""A rule for each kind of question that is put to a seat."""


def pick_for(seen: View[Any], seed: int, level: str, memory: Memory) -> Pick:
    """What a bot of a level picks from its own options."""
    return pick_with(seen, seed, bent(BY_LEVEL[level], memory.temper, TEMPERS), memory)


def pick_with(seen: View[Any], seed: int, weights: Weights, memory: Memory) -> Pick:
    """The same with numbers of one's own."""
    assert seen.ask is not None and seen.viewer is not None
    options = seen.ask.options[seen.viewer]
    if len(options) == 1:
        return plain(options[0])
    return answered(Mind(seen.state, seen.viewer, options, Chance(seed), weights, memory), seen.ask.kind)


def answered(mind: Mind, kind: str) -> Pick:
    """What is picked where `kind` is asked."""
    return _ANSWERS[kind](mind)

"""The refusals that need no numbers."""

from __future__ import annotations

from typing import Final

from game.rules.refusal import Refusal

NOT_IN_HAND: Final = Refusal("BG-14", "not_in_hand")
ANSWERS_ONLY: Final = Refusal("BG-15", "answers_only")
IS_OUT: Final = Refusal("BG-41", "is_out")
SAME_NAME: Final = Refusal("BG-14", "same_name_lies_there")
SAME_GUN: Final = Refusal("BG-82", "same_gun_lies_there")
NO_JAIL_FOR_SHERIFF: Final = Refusal("BG-80", "no_jail_for_the_sheriff")
JAILED_ALREADY: Final = Refusal("BG-14", "jailed_already")
NO_CARDS: Final = Refusal("BG-74", "no_cards_there")
NO_HAND: Final = Refusal("BG-74", "no_hand_there")
NOT_LYING_THERE: Final = Refusal("BG-74", "not_lying_there")
NOT_COUNTED_AS: Final = Refusal("BG-14", "does_not_count_as_that")
NOT_AN_ANSWER: Final = Refusal("BG-31", "no_answer_to_a_shot")
BARREL_TRIED: Final = Refusal("BG-22", "barrel_tried_already")
NO_BARREL: Final = Refusal("BG-22", "no_barrel")
ONLY_A_BANG: Final = Refusal("BG-33", "only_a_bang_helps")
NO_RESCUE: Final = Refusal("BG-38", "no_rescue")
BEER_FOR_TWO: Final = Refusal("BG-38", "beer_saves_nobody_with_two_left")
ONE_BEER_ONLY: Final = Refusal("BG-38", "one_beer_only")
WITHIN_LIMIT: Final = Refusal("BG-16", "only_what_is_too_much")
NOT_YOUR_TURN: Final = Refusal("BG-15", "not_your_turn")
EFFECT_UNFINISHED: Final = Refusal("BG-18", "effect_unfinished")
FULL_LIFE: Final = Refusal("BG-36", "at_full_life")
TWO_CARDS_NEEDED: Final = Refusal("BG-94", "two_cards_needed")
NO_SUCH_ABILITY: Final = Refusal("BG-12", "not_your_ability")

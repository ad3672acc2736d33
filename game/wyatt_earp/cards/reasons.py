"""The refusals that need no numbers."""

from __future__ import annotations

from typing import Final

from game.rules.refusal import Refusal

NOT_OPEN: Final = Refusal("WE-26", "photo_before_opening")
NOTHING_THERE: Final = Refusal("WE-25", "nothing_of_yours_there")
FASTEST_IS_HERE: Final = Refusal("WE-30", "fastest_gun_already_here")
OWN_SET: Final = Refusal("WE-33", "hideout_on_own_set")
NO_SET: Final = Refusal("WE-33", "no_set_to_hide")
HIDDEN_ALREADY: Final = Refusal("WE-33", "set_already_hidden")
NO_SHERIFF_ASKING: Final = Refusal("WE-31", "only_outlaws_may_be_asked_for")
NO_SUCH_KIND: Final = Refusal("WE-31", "no_such_card")
ONE_WAY_ROUND: Final = Refusal("WE-31", "one_way_round")
ROB_SELF: Final = Refusal("WE-32", "rob_yourself")
NOTHING_TO_ROB: Final = Refusal("WE-32", "no_outlaw_card_to_take")
OUTLAWS_ONLY: Final = Refusal("WE-32", "only_outlaw_cards_can_be_taken")
NO_HIDEOUT: Final = Refusal("WE-37", "no_hideout_there")
NOT_YOUR_HIDEOUT: Final = Refusal("WE-37", "hideout_not_in_own_area")
NOTHING_TO_FETCH: Final = Refusal("WE-36", "nothing_to_take_from_discards")
NO_WYATT_FROM_DISCARDS: Final = Refusal("WE-36", "no_wyatt_earp_from_discards")
NOT_IN_DISCARDS: Final = Refusal("WE-36", "not_in_discards")

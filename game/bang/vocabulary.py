"""The hooks that the rule objects of this game may have.  `me` is the `Thing` that has the hook: rule, seat, card.

Rule ids: `card/barrel`, `character/bart_cassidy`.  A card's rule plays it from the hand (the offers), and bends the
game (folds, forbids, triggers) while the card lies in front of somebody; a character's while its seat is alive.

Folds, each `(g, me, value, ...) -> value`:

* `missed_needed(value, by, at, name)`: miss effects that cancel a shot;
* `counts_as(value, seat, card)`: names a hand card may be used as, the printed one first;
* `distance(value, a, b)`: how far a sees b;  `reach(value, seat)`: how far a gun carries;
  `arm(value, seat)`: how far a Panic! does;
* `bang_limit(value, seat)`: BANG! cards a turn;  `hand_limit(value, seat)`: cards kept at a turn's end;
* `draw_count(value, seat)`: cards of phase 1;  `flips(value, seat)`: cards turned up for a draw!;
* `suit(value, card)`: the suit a card counts as;  `healing(value, seat, name)`: life points a card gives its player;
* `misses(value, seat, shot)`, `saves(value, seat, dying)`, `uses(value, seat)`: option tuples that answer a shot,
  a death, or stand beside the cards in phase 2, each `("use", RULE OR CARD KIND, ...)`;
* `wakes(value, seat)`: a mask of the seats that may act now although it is not their turn;
* `first_draws(value, seat)`: where the first card of phase 1 may come from, option tuples `("draw", ...)`;
* `direction(value)`: 1 where turns go clockwise, -1 where not;  `comes_back(value, seat)`: whether an eliminated seat
  has a turn, for which the offer `brings_back(seat)` makes it take part;
* `start_checks(value, seat)`: the Dynamites and Jails whose draw! is due;  `excess_to(value, seat)`: where the cards go
  that are too many: a seat, or one of `EXCESS`;
* `opening_hand(value, seat)`;  `goal(value)`: sides, or last where only the last one alive wins;
  `price(value, seat, name)`: what an equipment costs a seat;
* `watches_discards(value, seat)`: whether the top discard matters to a seat's next draw.

At four points of a turn each rule that has the hook may give a frame, one after the other: `turn_starts(seat)` before
Dynamite and Jail, `before_draw(seat)` before phase 1, `after_draw(seat)` after it, `turn_ends(seat)` after phase 3.
Such a frame tells the id of its rule in the end; None where the rule has nothing to say.

Offers, called by id: `plays`, `bars` and `play` of a card in hand (see cards/); `miss`, `save` and `use` carry out what
the folds of answers gave, `bars_use` says why an ability cannot be used; `first_draw` takes the first card of phase 1
and tells how many of its cards that stands for; `check(seat, card)` is the draw! of a card at the start of a turn;
`due` and `take` are an ability that comes by itself; `revealed(seat)` is what an event does at once, a Frame or None;
`brings_back(seat)` makes an eliminated player take part again; `repeats` and `repeat` are a brown card's plays and its
effect without the card; `bounty(by)` is what whoever eliminates the bearer gets.

Forbids, each a Refusal or None: `bars_play(seat, name, card)`, `bars_answer(seat, name, card, to)`, `bars_cost(seat,
card)`, `bars_end(seat)`; `shields(at, by, name, card)`: the card `name` does nothing to `at`.  `bars_answer` with the
card -1 asks about all cards that serve as `name`: who cannot give any is not asked.

Replacements, each a Frame or None: `instead_of_draw(seat)`, `instead_of_elimination(seat, by)`,
`instead_of_discarding(seat, by)`: what happens to the cards of the eliminated.
"""

from __future__ import annotations

from typing import Final

from game.bang import events, events_fight, events_piles, events_shop
from game.rules.hooks import Rulebook, Vocabulary

EXCESS: Final = {"discards": -1, "deck": -2}
"""Where cards beyond the hand limit go, if it is no seat's hand."""

RULES: Final = Rulebook(
    Vocabulary(
        silences=("silences",),
        folds=(
            "missed_needed",
            "counts_as",
            "distance",
            "reach",
            "arm",
            "bang_limit",
            "hand_limit",
            "draw_count",
            "flips",
            "suit",
            "healing",
            "misses",
            "saves",
            "uses",
            "wakes",
            "first_draws",
            "watches_discards",
            "direction",
            "comes_back",
            "start_checks",
            "excess_to",
            "opening_hand",
            "goal",
            "price",
            "turn_starts",
            "before_draw",
            "after_draw",
            "turn_ends",
        ),
        offers=(
            "plays",
            "bars",
            "play",
            "miss",
            "save",
            "use",
            "bars_use",
            "first_draw",
            "check",
            "due",
            "take",
            "revealed",
            "repeats",
            "repeat",
            "bounty",
            "brings_back",
        ),
        forbids=("bars_play", "bars_answer", "bars_cost", "bars_end", "shields"),
        triggers=(
            events.AbilityCopied,
            events.Answered,
            events.BeerSwapped,
            events_piles.CardShown,
            events.CharacterTaken,
            events.Dealt,
            events_piles.DrewDiscard,
            events_piles.FlippedKept,
            events.Given,
            events.GreenUsed,
            events_piles.Kept,
            events.Discarded,
            events_piles.Drew,
            events.Inherited,
            events.Placed,
            events.Played,
            events_piles.StoreTaken,
            events.Taken,
            events.Thrown,
            events_piles.TurnedUp,
            events.TurnBegan,
            events.TurnEnded,
            events_fight.Buried,
            events_shop.Bought,
            events_shop.NuggetsTaken,
            events_fight.Eliminated,
            events_fight.LifeLost,
        ),
        replacements=("instead_of_draw", "instead_of_elimination", "instead_of_discarding"),
    )
)

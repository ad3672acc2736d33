### The log of a BANG! game: a sentence for every event, and `.wire`, its three words or fewer on the telegraph.
### Everybody reads the log, so each seat goes by its name. What the reader may not know is left out.

# Cards whose names the reader does not know
some-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
# An amount of life points
life-points = { $count ->
    [one] 1 life point
   *[other] { $count } life points
}
# An amount of nuggets
nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
# A card that is used as if it were another
card-as = { $card-a } as { $name-a }

## Setting up

event-role-dealt = { $known ->
    [yes] { $seat } is { $card-a }.
   *[no] { $seat } is dealt a role.
}
    .wire = gets a role
event-role-shown = { $seat } is { $card-a }.
    .wire = { $card-short }
event-characters-offered = { $shown ->
    [yes] { $seat } chooses between { $cards }.
   *[no] { $seat } is dealt { $count } characters, to keep one.
}
    .wire = chooses a character
event-character-taken = { $seat } is { $card } and has { $life-points }.
    .wire = { $card-short }
event-deck-shuffled = The deck is shuffled: { $some } lie in it.
    .wire = deck shuffled
event-dealt = { $seat } begins with { $drawn } in hand.
    .wire = +{ $count }

## Turns

event-turn-began = { $seat }'s turn.
    .wire = to play
event-turn-skipped = { $seat } stays in { $why-name } and loses this turn.
    .wire = loses the turn
event-turn-ended = { $seat }'s turn is over.
    .wire = turn over

## The deck

event-drew = { $why ->
    [draw] { $seat } draws { $drawn } from the deck.
    [reward] { $seat } draws { $drawn } as a reward.
   *[other] { $why-name } brings { $seat } { $drawn } from the deck.
}
    .wire = +{ $count }
event-nothing-to-draw = There is no card left for { $seat } to draw.
    .wire = no card left
event-drew-discard = { $seat } takes { $card-a } from the discards.
    .wire = takes { $card-short }
event-card-shown = { $seat } shows { $card-marked } ({ $why-name }).
    .wire = { $mark }
event-looked-at = { $shown ->
    [yes] { $seat } looks at { $cards } on top of the deck.
   *[no] { $seat } looks at { $drawn } on top of the deck.
}
    .wire = looks at { $count }
event-kept = { $seat } keeps { $drawn } of them.
    .wire = keeps { $count }
event-put-back = { $seat } puts { $card-a } back on top of the deck.
    .wire = puts one back
event-reshuffled = The discards are shuffled to be the deck: { $some } lie in it.
    .wire = deck reshuffled
event-beers-removed = { $count ->
    [0] Two players are left, and there is no Beer among the discards.
    [one] Two players are left, and a Beer leaves the game.
   *[other] Two players are left, and { $count } Beers leave the game.
}
    .wire = Beers leave
event-turned-up = { $seat } draws! for { $why-name }: { $marks }.
    .wire = { $count ->
        [one] { $marks }
       *[other] draws!
    }
event-draw-decided = { $good ->
    [yes] The { $mark } counts: good luck for { $seat }.
   *[no] The { $mark } counts: bad luck for { $seat }.
}
    .wire = { $good ->
        [yes] good luck
       *[no] bad luck
    }

## Playing cards

event-played = { $aimed ->
    [yes] { $seat } plays { $used } on { $whom }.
   *[no] { $seat } plays { $used } from the hand.
}
    .wire = { $name-short }
event-placed = { $aimed ->
    [yes] { $seat } puts { $used } in front of { $whom }.
   *[no] { $seat } puts { $used } in play.
}
    .wire = { $name-short }
event-answered = { $to ->
    [rescue] { $seat } plays { $used } to stay in the game.
    [duel] { $seat } gives { $used } in the Duel.
    [indians] { $seat } gives { $used } against the Indians.
   *[other] { $seat } uses { $used } against the shot.
}
    .wire = { $card-short }
event-green-used = { $aimed ->
    [yes] { $seat } uses { $card-a } on { $whom }.
   *[no] { $seat } uses { $card-a } in play.
}
    .wire = { $name-short }
event-ability-copied = { $seat } has the power of { $ability } until the next own turn.
    .wire = { $ability-short }
event-ability-used = { $aimed ->
    [yes] { $seat } uses the power of { $ability } on { $whom }.
   *[no] { $seat } uses the power of { $ability }.
}
    .wire = { $ability-short }
event-discarded = { $why ->
    [limit] { $seat } discards { $cards }, more than the life points allow.
    [penalty] { $seat } loses { $cards } as a penalty.
    [cost] { $seat } pays with { $cards } from the hand.
    [eliminated] { $seat } leaves { $cards } on the discards.
    [shadow] { $seat } leaves { $cards } on the discards and fades.
    [replaced] { $seat } puts { $cards } away for a new weapon.
   *[other] { $seat } discards { $cards } ({ $why-name }).
}
    .wire = discards { $count }
event-taken = { $place ->
    [hand] { $seat } takes { $card-a } from { $whom }'s hand.
   *[front] { $seat } takes { $card-a } that lies in front of { $whom }.
}
    .wire = { $place ->
        [hand] takes a card
       *[front] takes { $card-short }
    }
event-thrown = { $place ->
    [hand] { $seat } makes { $whom } discard { $card-a } from the hand.
   *[front] { $seat } makes { $whom } discard { $card-a } in play.
}
    .wire = { $card-short } gone
event-inherited = { $seat } takes over what { $whom } leaves: { $drawn } in all.
    .wire = inherits { $count }

## The General Store

event-store-opened = { $seat } opens the General Store with { $drawn } on the shelf.
    .wire = store opens
event-store-passed = { $seat } has the choice of { $drawn } from the General Store.
    .wire = chooses
event-store-taken = { $seat } takes { $card-a } from the General Store.
    .wire = takes { $card-short }

## Fights

event-shot-fired = { $shooter ->
    [no] { $name }: a shot at { $whom }.
    [power] { $seat } shoots at { $whom } by the power of { $name }.
   *[yes] { $needed ->
        [one] { $seat } shoots at { $whom } with { $name-a }: it takes one Missed! to be safe.
       *[other] { $seat } shoots at { $whom } with { $name-a }, and it takes { $needed } Missed! to be safe.
    }
}
    .wire = a shot
event-shot-cancelled = The shot misses { $whom }.
    .wire = not hit
event-no-effect = { $name } has no effect on { $whom } ({ $why-name }).
    .wire = no effect
event-indians-came = The Indians of { $seat } come to { $whom }.
    .wire = Indians!
event-indians-driven = { $whom } drives the Indians off.
    .wire = drives them off
event-duel-began = { $seat } challenges { $whom } to a Duel.
    .wire = Duel
event-duel-lost = { $whom } gives no BANG! and loses the Duel with { $seat }.
    .wire = loses the Duel

## Jail and Dynamite

event-jail-left = { $free ->
    [yes] { $seat } is free and leaves Jail.
   *[no] The Jail in front of { $seat } is discarded.
}
    .wire = { $free ->
        [yes] is free
       *[no] Jail discarded
    }
event-jail-stays = The Jail in front of { $seat } stays there.
    .wire = stays in Jail
event-dynamite-passed = The Dynamite goes on from { $seat } to { $whom }.
    .wire = Dynamite
event-dynamite-stayed = The Dynamite stays with { $seat }.
    .wire = Dynamite stays
event-dynamite-exploded = The Dynamite explodes in front of { $seat }.
    .wire = Dynamite explodes

## Life points

event-life-lost = { $alive ->
    [yes] { $author ->
        [yes] { $seat } loses { $life-points } to { $by } and has { $life } left.
       *[no] { $seat } loses { $life-points } ({ $why-name }) and has { $life } left.
    }
   *[no] { $author ->
        [yes] { $seat } loses { $life-points } to { $by } and has none left.
       *[no] { $seat } loses { $life-points } ({ $why-name }) and has none left.
    }
}
    .wire = −{ $amount } life
event-life-gained = { $seat } regains { $life-points } and has { $life } now.
    .wire = +{ $amount } life
event-dying = { $seat } is about to be eliminated and needs { $life-points } to stay.
    .wire = last chance
event-eliminated = { $author ->
    [yes] { $by } eliminates { $seat }.
   *[no] { $seat } is eliminated.
}
    .wire = eliminated
event-buried = { $seat } has no more cards in the game.
    .wire = no more cards
event-rewarded = { $seat } earns three cards for the elimination of { $whom }.
    .wire = a reward
event-penalised = { $seat } has eliminated a Deputy, { $whom }, and loses all cards.
    .wire = loses all cards
event-game-won = { $side ->
    [law] The law has won: { $winners }.
    [outlaws] { $many ->
        [0] The Outlaws have won, and none of them is left.
       *[other] The Outlaws have won: { $winners }.
    }
    [renegade] The Renegade has won: { $winners }.
    [life] Time is up: { $winners } with the most life points.
   *[last] The game is won by { $winners }.
}
    .wire = { $side ->
        [law] law wins
        [outlaws] Outlaws win
        [renegade] Renegade wins
        [life] most life points
       *[last] wins
    }

## Events and shows

event-events-shuffled = A pile of { $count } events is made.
    .wire = events shuffled
event-event-ahead = The next event will be { $card }.
    .wire = next: { $card-short }
event-event-turned = { $seat } turns up { $card }, which is in force from now on.
    .wire = { $card-short }
event-character-kept = { $seat } looks at another character and stays as before.
    .wire = stays as before
event-suit-named = { $seat } names { $suit-name }: no other suit may be played this turn.
    .wire = { $suit-name }
event-flipped-kept = { $seat } keeps { $card-a } that was turned up ({ $why-name }).
    .wire = keeps { $card-short }
event-must-play = { $seat } has to play { $kind-a } in this turn, if that is possible.
    .wire = must play
event-stowed = { $seat } puts { $card-a } face down on the deck.
    .wire = on the deck
event-characters-borrowed = { $seat } has the powers of { $cards } now.
    .wire = borrows powers
event-given = { $seat } gives { $whom } { $card-a } from the hand.
    .wire = gives a card
event-places-swapped = { $seat } changes seats with { $whom }, who sits out the next turn.
    .wire = changes seats
event-roles-mixed = The roles of { $mixed } are mixed and dealt again.
    .wire = roles mixed
event-extra-turn = { $seat } has another turn after this one ({ $why-name }).
    .wire = another turn
event-last-round = Round { $number } begins. It is the last one.
    .wire = last round
event-came-back = { $why ->
    [shadow] { $seat } comes back as a shadow for this turn.
   *[other] { $ghost ->
        [yes] { $seat } comes back as a ghost for this turn ({ $why-name }).
       *[no] { $seat } comes back into the game ({ $why-name }).
    }
}
    .wire = { $why ->
        [shadow] a shadow
       *[other] { $ghost ->
            [yes] a ghost
           *[no] comes back
        }
    }

## Gold Rush

event-shop-shuffled = The equipment is shuffled: { $some } lie in its deck.
    .wire = equipment shuffled
event-shop-filled = { $card } is for sale now.
    .wire = { $card-short }
event-nuggets-taken = { $seat } takes { $gold } and has { $total } now.
    .wire = +{ $gold }
event-nuggets-paid = { $seat } pays { $gold } and has { $total } left.
    .wire = −{ $gold }
event-bought = { $aimed ->
    [yes] { $seat } gets { $name-a } for { $whom }.
   *[no] { $seat } gets { $name-a } from the shop.
}
    .wire = gets { $name-short }
event-gear-lost = { $card } of { $whom } goes under the equipment deck.
    .wire = loses { $card-short }
event-beer-swapped = { $seat } swaps a Beer for a nugget.
    .wire = swaps Beer
event-shadow-made = { $seat } will come back as a shadow.
    .wire = a shadow
event-sworn = { $side ->
    [law] { $seat } plays for the law from this turn on.
   *[outlaws] { $seat } plays for the Outlaws from this turn on.
}
    .wire = { $side ->
        [law] for the law
       *[outlaws] for the Outlaws
    }
event-faded = { $seat } is out again until the next own turn.
    .wire = fades

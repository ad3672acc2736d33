### The sentence for each rule clause of seeds/, shown when somebody asks "why?" and in the rules text.
### Where a switch changes a clause, the message takes the switch's value as a variable of the same name
### (true and false as text). Without a value it speaks of the preset seed-004.

## What is in the box

clause-WE-01 = Two, three or four players take part.
clause-WE-02 = The deck has 78 cards: 49 outlaw cards and 29 sheriff cards.
clause-WE-03 = Seven outlaws are wanted: Belle Starr, Billy the Kid, Bob Dalton, Butch Cassidy, Jesse James, the Sundance Kid and Wes Hardin.
clause-WE-04 = There are 7 Photos, 7 Wyatt Earps, 4 Bank Robberies, 2 Stagecoach Robberies, and 3 each of Fastest Gun, Most Wanted and Hideout.
clause-WE-05 = Outlaw cards have a bullet hole. Sheriff cards, Photos included, have none.
clause-WE-06 = Each outlaw has a reward poster. The bank starts with $150,000.

## Setting up a hand

clause-WE-07 = Each poster starts the game with $1,000.
clause-WE-08 = Each player is dealt ten cards. The rest is the supply, and its top card starts the discards.
clause-WE-09 = The player on the dealer's left begins, and turns go round clockwise. The deal passes one place to the left with each hand.

## A turn

clause-WE-10 = A turn is draw, play, discard, in this order. Drawing and discarding are a must, playing is not.
clause-WE-11 = A player draws two cards from the supply, or the top card of the discards.
clause-WE-12 = Only one sheriff card can be played in a turn. Outlaw cards have no limit.
clause-WE-13 = At least one card has to stay in hand for the discard.
clause-WE-14 = A second sheriff card can be played only if a Wyatt Earp has just fetched it from the discards.
clause-WE-15 = Laid cards stay where they are. Their owner cannot move them or take them back.

## Outlaw cards

clause-WE-16 = An outlaw card counts 2 capture points.
clause-WE-17 = The first cards of an outlaw in a hand have to be three or more, laid together. After that anybody may lay any number.
clause-WE-18 = Cards laid together put $1,000 on the poster for each one after the first. A single card adds nothing.
clause-WE-19 = { $reward_pooling ->
    [per_turn] The cards of one outlaw laid in one turn are counted together for the reward.
   *[per_play] Each laying of cards is counted by itself for the reward, even in the same turn.
}
clause-WE-20 = { $opened_persists ->
    [false] An outlaw without a card left on the table has to be opened again, with three cards or more.
   *[true] An outlaw once opened stays open for the whole hand.
}

## Shots

clause-WE-21 = A shot turns up the top card of the supply. A bullet hole is a hit, no hole is a miss.
clause-WE-22 = After a miss the sheriff card is discarded without effect. It still counts as the sheriff card of the turn.
clause-WE-23 = With the supply used up a second time no shot is possible, and the hand ends. The first time, the discards become the new supply.
clause-WE-24 = A shot that takes the very last card still counts.

## Sheriff cards

clause-WE-25 = Stagecoach Robbery, Bank Robbery and Fastest Gun go only on an outlaw of whom their player has laid an outlaw card or the Photo.
clause-WE-26 = A Photo can be laid only once its outlaw has been opened. It counts 4 points, adds $1,000 and needs no shot.
clause-WE-27 = { $photo_out_of_turn ->
    [off] A Photo is laid only in its player's own turn.
    [free] When an outlaw has just been opened, the holder of the Photo may lay it at once, at no cost.
   *[costs_sheriff] When an outlaw has just been opened, the holder of the Photo may lay it at once. It costs the sheriff card of that player's next turn.
}
clause-WE-28 = Stagecoach Robbery: a hit counts 1 point and adds $3,000.
clause-WE-29 = Bank Robbery: a hit counts 2 points and adds $1,000.
clause-WE-30 = There is one Fastest Gun at a time: a hit counts 3 points, adds $1,000 and discards the old one. { $fastest_gun_same_outlaw ->
    [any_owner] It cannot go on the outlaw who is the Fastest Gun already.
   *[others_only] It cannot go on an outlaw who is the Fastest Gun for another player.
}
clause-WE-31 = { $most_wanted_request ->
    [outlaw] Most Wanted asks for an outlaw card by name, never for a sheriff card. The first player asked who has one gives it.
   *[any_named] Most Wanted asks for a card by name. The first player asked who has one gives it.
}
clause-WE-32 = With a hit, Most Wanted takes an outlaw card another player has laid, even from under a Hideout. It cannot take a sheriff card.
clause-WE-33 = With a hit, a Hideout covers a set of another player that has none yet. Covered points count nothing, but the reward still grows.
clause-WE-34 = Only a Wyatt Earp removes a Hideout.
clause-WE-35 = A Wyatt Earp can draw two cards from the supply, without a shot.
clause-WE-36 = A Wyatt Earp can fetch any card from the discards except a Wyatt Earp. The discards stay closed until this use is chosen.
clause-WE-37 = { $hideout_removal ->
    [any] With a hit, a Wyatt Earp removes any Hideout.
   *[own] With a hit, a Wyatt Earp removes a Hideout from a set of its player.
} { $wyatt_out_of_turn_window ->
    [off] This is possible only in the player's own turn.
    [on_hideout] { $wyatt_out_of_turn_cost ->
        [none] It may also answer a Hideout that has just been laid, at no cost.
       *[costs_sheriff] It may also answer a Hideout that has just been laid, at the price of the next turn's sheriff card.
    }
   *[any_time] { $wyatt_out_of_turn_cost ->
        [none] It may also answer a new Hideout, or come between turns or before the pay-out, at no cost.
       *[costs_sheriff] It may also answer a new Hideout, or come between turns or before the pay-out, at the price of the next turn's sheriff card.
    }
}

## The supply and the end of a hand

clause-WE-38 = When the supply runs out for the first time, the discards are shuffled into a new one.
clause-WE-39 = { $first_reshuffle ->
    [shuffle_all] If one card is left for a draw of two, it is shuffled into the new supply first.
   *[take_then_shuffle] If one card is left for a draw of two, it is taken first. The other comes from the new supply.
}
clause-WE-40 = { $second_exhaustion ->
    [when_empty] The second supply is not renewed: the hand ends as soon as it is empty, or when a draw asks for more than is left.
   *[on_draw] The second supply is not renewed: the hand ends when somebody has to draw two from it and cannot. The discards may still be drawn.
}
clause-WE-41 = The hand ends when a player discards the last card in hand, or when anybody has no card after a discard.
clause-WE-42 = Nothing is paid before the hand is over.

## Paying out

clause-WE-43 = An outlaw is captured when all points that count come to { $capture_threshold ->
    [9] 9
   *[8] 8
} or more. With fewer the money stays on the poster.
clause-WE-44 = The best player shares, and so does everybody with a point who is at most { $sole_lead_margin ->
    [6] 5
   *[5] 4
} behind. Others get nothing.
clause-WE-45 = A player who alone may share takes the whole reward.
clause-WE-46 = The best takes $2,000, each next one $1,000. What is left goes round again by $1,000.
clause-WE-47 = { $tie_shortfall ->
    [skip_group] Tied players are paid alike at the same time. If the money is too little for all of them, they are left out of that round.
   *[stop_all] Tied players are paid alike at the same time. If the money is too little for all of them, paying stops and the rest stays.
}
clause-WE-48 = { $zero_cp_shares ->
    [true] A player without a point that counts may share too, if close enough behind.
   *[false] A player without a point that counts never shares.
}
clause-WE-49 = A player may have a share and still get nothing, when the money runs out first.
clause-WE-50 = A captured poster holds at least $3,000 when paying begins.

## The next hand and the end of the game

clause-WE-51 = For the next hand all cards are shuffled and dealt again. Each poster gets another $1,000.
clause-WE-52 = { $game_end ->
    [more_than] The game ends after a pay-out that leaves a player with more than the target sum. The richest wins.
   *[at_least] The game ends after a pay-out that leaves a player with the target sum or more. The richest wins.
}
clause-WE-53 = Players tied for the most money turn up a card each. A bullet hole stays in, until one is left.
clause-WE-54 = { $bank_limited ->
    [true] The bank has $150,000, and what it lacks is not put on a poster. Empty after a hand, it ends the game.
   *[false] All money is open. The bank never runs out.
}

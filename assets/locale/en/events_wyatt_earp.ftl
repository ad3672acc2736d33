### The log of a Wyatt Earp game: a sentence for every event, and `.wire`, its three words or fewer on the telegraph.
### Everybody reads the log, so each seat goes by its name. A card that the reader may not know is "a card".

event-hand-began = Hand { $number } begins. { $dealer } deals.
    .wire = hand { $number }
event-dealt = { $shown ->
    [yes] { $seat } is dealt { $cards }.
   *[no] { $count ->
        [one] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $count } cards.
    }
}
    .wire = { $count ->
        [one] one card
       *[other] { $count } cards
    }
event-turned-up = The first discard is { $card-a }.
    .wire = discard: { $card-short }
event-poster-grew = { $outlaw }: { $amount-money } more on the poster, { $total-money } now.
    .wire = +{ $amount-money } { $outlaw-short }

## A turn

event-turn-began = { $owes ->
    [yes] { $seat }'s turn, this time without a sheriff card.
   *[no] { $seat }'s turn.
}
    .wire = { $owes ->
        [yes] no sheriff card
       *[no] to play
    }
event-drew = { $shown ->
    [yes] { $seat } draws { $cards } from the supply.
   *[no] { $count ->
        [one] { $seat } draws a card from the supply.
       *[other] { $seat } draws { $count } cards from the supply.
    }
}
    .wire = { $count ->
        [one] takes one
        [2] takes two
       *[other] takes { $count }
    }
event-took-discard = { $seat } takes { $card-a } from the top of the discards.
    .wire = takes { $card-short }
event-reshuffled = { $count ->
    [one] The cards are shuffled into a new supply of one card.
   *[other] The cards are shuffled into a new supply of { $count } cards.
}
    .wire = new supply
event-laid = { $count ->
    [one] { $seat } lays a { $outlaw } card.
   *[other] { $seat } lays { $count } { $outlaw } cards.
}
    .wire = { $count ->
        [one] lays { $outlaw-short }
       *[other] lays { $outlaw-short } ×{ $count }
    }
event-opened = { $seat } has opened { $outlaw }: from now on anybody may lay any number.
    .wire = opens { $outlaw-short }
event-discarded = { $seat } discards { $card-a }.
    .wire = discards { $card-short }

## Sheriff cards

event-sheriff-played = { $use ->
    [photo] { $seat } plays { $card-a }.
    [hide] { $seat } plays a Hideout against { $whom }'s { $outlaw } set.
    [ask] { $seat } plays Most Wanted and asks round for { $outlaw-a }.
    [rob] { $seat } plays Most Wanted against { $whom }'s { $outlaw } set.
    [draw] { $seat } plays Wyatt Earp to draw cards.
    [look] { $seat } plays Wyatt Earp to look through the discards.
    [clear] { $seat } plays Wyatt Earp against the Hideout on { $whom }'s { $outlaw } set.
   *[other] { $seat } plays { $card-a } for { $outlaw }.
}
    .wire = { $use ->
        [ask] wants { $outlaw-short }
       *[other] { $card-short }
    }
event-sheriff-spent = { $seat }'s { $card } goes to the discards.
    .wire = { $card-short } spent
event-shot-fired = { $hit ->
    [yes] { $seat } shoots and turns up { $card-a }: a hit.
   *[no] { $seat } shoots and turns up { $card-a }: a miss.
}
    .wire = { $hit ->
        [yes] a hit
       *[no] a miss
    }
event-no-shot = { $seat } cannot shoot: there is no card left to turn up.
    .wire = no card left
event-sheriff-laid = { $seat }'s { $card } goes on { $seat }'s { $outlaw } set.
    .wire = on { $outlaw-short }
event-hideout-laid = { $seat }'s Hideout covers { $whom }'s { $outlaw } set: no point there counts.
    .wire = hides { $outlaw-short }
event-hideout-removed = { $own ->
    [yes] The Hideout leaves { $whom }'s { $outlaw } set: the points there count again.
   *[no] { $seat } takes the Hideout off { $whom }'s { $outlaw } set: the points there count again.
}
    .wire = frees { $outlaw-short }
event-fastest-gun-lost = { $seat } loses the Fastest Gun on { $outlaw }: there is a faster one.
    .wire = loses Fastest Gun
event-asked-for = { $gave ->
    [yes] { $seat } asks { $whom } for { $kind-a }. { $whom } has one.
   *[no] { $seat } asks { $whom } for { $kind-a }. { $whom } has none.
}
    .wire = { $gave ->
        [yes] has { $kind-short }
       *[no] has none
    }
event-given = { $whom } gives { $seat } { $card-a }.
    .wire = gives { $card-short }
event-robbed = { $seat } takes a { $outlaw } card from { $whom }'s set.
    .wire = robs { $outlaw-short }
event-reclaimed = { $seat } takes { $card-a } out of the discards.
    .wire = fetches { $card-short }
event-owes-sheriff = For that { $seat } gives up the sheriff card of the next turn.
    .wire = owes a turn

## The end of a hand

event-hand-ended = { $reason ->
    [out] The hand is over: { $seat } has no card left.
    [supply] The hand is over: too few cards are left for { $seat } to draw.
    [no_shot] The hand is over: there was nothing left for { $seat } to shoot with.
   *[empty] The hand is over: { $seat } has used up the supply.
}
    .wire = hand over
event-counted = { $captured ->
    [yes] { $outlaw } is captured ({ $counts }): { $reward-money } to share out.
   *[no] { $scored ->
        [yes] { $outlaw } gets away ({ $counts }).
       *[no] { $outlaw } gets away: nobody has a point.
    }
}
    .wire = { $captured ->
        [yes] { $outlaw-short } captured
       *[no] { $outlaw-short } escapes
    }
event-paid = { $seat } takes { $amount-money } for { $outlaw }.
    .wire = +{ $amount-money } { $outlaw-short }
event-settled = { $why ->
    [not_captured] { $outlaw }'s poster keeps { $left-money }.
    [shortfall] { $outlaw }'s poster keeps { $left-money }: too little for what comes next.
   *[paid] { $outlaw }'s poster is paid out.
}
    .wire = { $why ->
        [paid] paid out
       *[other] { $left-money } stays
    }
# { $name } and the capture points that count, one seat of the list in event-counted
points-of = { $name } { $points }

## The end of the game

event-tied = { $tied } have the same money and shoot it out.
    .wire = shoot it out
event-tie-shot = { $hit ->
    [yes] { $seat } turns up { $card-a } and stays in.
   *[no] { $seat } turns up { $card-a }: no bullet hole.
}
    .wire = { $hit ->
        [yes] a hit
       *[no] a miss
    }
event-game-won = { $seat } wins the game with { $money-money }.
    .wire = wins

### What is asked at the Wyatt Earp table, and the answers. `.short` stands beside a button.

## Questions. { $who } is asked; in a window several may be.

prompt-draw = { $top ->
    [no] { $who }: draw two cards from the supply.
   *[yes] { $who }: draw two cards, or take { $card-a } from the discards.
}
prompt-play = { $sheriff ->
    [last] { $who }: discard the last card. That ends the hand.
    [fetched] { $who }: play { $card-a } at once, lay outlaws, or discard.
    [played] { $who }: lay more outlaws, or discard.
    [owed] { $who }: lay outlaws, or discard. The sheriff card of this turn is spent.
   *[free] { $who }: lay outlaws, play one sheriff card, or discard.
}
prompt-look-through = { $who }: take any card from the discards except a Wyatt Earp.
prompt-photo-window = { $price ->
    [yes] { $opener } has opened { $outlaw }. { $who }: lay the Photo now, and play no sheriff card next turn?
   *[no] { $opener } has opened { $outlaw }. { $who }: lay the Photo now, at no cost?
}
prompt-wyatt-window = { $moment ->
    [landed] { $price ->
        [yes] { $by } has hidden { $whom }'s { $outlaw } ({ $points }). { $who }: shoot back, and play no sheriff card next turn?
       *[no] { $by } has hidden { $whom }'s { $outlaw } ({ $points }). { $who }: shoot back at once, at no cost?
    }
    [payout] The pay-out comes next. { $who }: shoot at a Hideout with a Wyatt Earp first?
   *[between] { $price ->
        [yes] { $by }'s turn is over. { $who }: shoot at a Hideout, and play no sheriff card next turn?
       *[no] { $by }'s turn is over. { $who }: shoot at a Hideout, at no cost?
    }
}
# How much a hidden set is worth, in prompt-wyatt-window
points-there = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Answers

option-draw = { $pile ->
    [supply] Draw two cards
   *[discards] Take the top discard
}
    .short = { $pile ->
        [supply] Draw two
       *[discards] Take discard
    }
option-lay = Lay { $count } { $card }
    .short = Lay { $count }
option-discard = Discard { $card }
    .short = Discard
option-photo = Lay { $photo-a }
    .short = Lay Photo
option-stagecoach-robbery = Stagecoach Robbery on { $card }
    .short = Shoot
option-bank-robbery = Bank Robbery on { $card }
    .short = Shoot
option-fastest-gun = Fastest Gun on { $card }
    .short = Shoot
option-hideout = Hide { $whom }'s { $card }
    .short = Shoot
option-most-wanted-ask = { $side ->
    [first] Ask { $whom } first for { $card-a }
    [only] Ask { $whom } for { $card-a }
    [left] Ask to the left for { $card-a }
   *[right] Ask to the right for { $card-a }
}
    .short = Ask
option-most-wanted-rob = Most Wanted: take { $card-a } from { $whom }
    .short = Shoot
option-wyatt-earp-draw = Wyatt Earp: draw two cards
    .short = Draw two
option-wyatt-earp-look = Wyatt Earp: look through the discards
    .short = Look
option-wyatt-earp-clear = Wyatt Earp: shoot at the Hideout on { $whom }'s { $card }
    .short = Clear { $card-short }
option-take = Take { $card-a }
    .short = Take

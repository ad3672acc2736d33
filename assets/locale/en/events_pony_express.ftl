### The log of a Pony Express game: a sentence for every event, and `.wire`, its three words or fewer on the telegraph.
### Everybody reads the log, so each seat goes by its name. What the reader may not know is left out.

# Nuggets in an amount
nuggets = { $count ->
    [one] 1 gold
   *[other] { $count } gold
}

## Setting out

event-game-began = All riders saddle up in St. Joseph with { $gold } gold each.
    .wire = riders saddle up
event-rolled = { $what ->
    [start] { $seat } rolls { $hand-a } for the start: { $shows }.
    [poker] { $seat } rolls { $hand-a } at the poker table: { $shows }.
    [mine] { $seat } digs { $hand-a } out of the mine: { $shows }.
    [saloon] { $seat } rolls { $hand-a } at the bar: { $shows }.
   *[jail] { $seat } rolls { $hand-a } in jail: { $shows }.
}
    .wire = { $hand-short }
event-tied = { $what ->
    [start] { $tied } are equal and roll again for the start.
   *[poker] { $tied } are equal and roll again.
}
    .wire = equal hands
event-starts = { $seat } has the best hand and rides first.
    .wire = rides first
event-items-offered = { $shown ->
    [yes] { $seat } looks at { $cards }.
   *[no] { $count ->
        [one] { $seat } draws an item card.
       *[other] { $seat } draws { $count } item cards, to keep one.
    }
}
    .wire = draws items
event-item-kept = { $seat } keeps { $card-a }.
    .wire = keeps one item
event-item-returned = { $where ->
    [deck] { $seat } gives back { $card-a }.
   *[under] { $seat } puts { $card-a } face down under the deck.
}
    .wire = puts one back
event-deck-shuffled = { $count ->
    [one] The item cards are shuffled: one is in the deck.
   *[other] The item cards are shuffled: { $count } are in the deck.
}
    .wire = items shuffled
event-item-played = { $aimed ->
    [yes] { $seat } plays { $card-a } on { $whom }.
   *[no] { $seat } plays { $card-a }.
}
    .wire = { $card-short }!
event-item-spent = { $seat } is done with { $card-a }, which leaves the game.
    .wire = { $card-short } spent

## The turn

event-turn-began = { $seat }'s turn.
    .wire = to ride
event-gold-taken = { $seat } takes { $nuggets } from the bank and has { $total } now.
    .wire = +{ $amount } gold
event-gold-paid = { $seat } pays the bank { $nuggets } and has { $total } left.
    .wire = −{ $amount } gold
event-gold-moved = { $seat } pays { $whom } { $nuggets }.
    .wire = pays { $amount } gold
event-cup-rolled = { $known ->
    [yes] { $seat } rolls under the cup: { $shows }.
   *[no] { $seat } rolls under the cup.
}
    .wire = rolls
event-rerolled = { $way ->
    [open] { $seat } rolls { $many } again in the open ({ $cost }): { $shows }.
   *[hidden] { $known ->
        [yes] { $seat } rolls { $many } again under the cup ({ $cost }): { $shows }.
       *[no] { $seat } rolls { $many } again under the cup ({ $cost }).
    }
}
    .wire = { $way ->
        [open] rolls openly
       *[hidden] rolls again
    }
event-shown = { $seat } shows { $shows }.
    .wire = shows { $many }
event-covered = { $seat } puts { $many } back under the cup.
    .wire = hides { $many }
event-die-turned = { $known ->
    [yes] { $seat } turns a die to { $shows }.
   *[no] { $seat } turns a die under the cup.
}
    .wire = turns a die
event-declared = { $safe ->
    [yes] { $seat } declares { $hand-a } with a straight face: nobody may call.
   *[no] { $seat } declares { $hand-a }.
}
    .wire = “{ $hand-short }”
event-spied = { $known ->
    [yes] { $seat } looks under { $whom }'s cup and sees { $shows }.
   *[no] { $seat } looks at { $many } under { $whom }'s cup.
}
    .wire = spies
event-called = { $loud ->
    [yes] { $seat } shouts that { $whom } is bluffing.
   *[no] { $seat } calls { $whom }'s bluff.
}
    .wire = calls
event-not-called = { $seat }'s declaration stands, and the dice stay secret.
    .wire = not called
event-revealed = { $truth ->
    [yes] { $seat } lifts the cup: { $shows } is { $hand-a }. The declaration was true.
   *[no] { $seat } lifts the cup: { $shows } is { $hand-a }. A bluff!
}
    .wire = { $truth ->
        [yes] true!
       *[no] a bluff!
    }
event-moved = { $how ->
    [dice] { $seat } rides from { $start } to { $to }.
    [call] { $seat } rides the called steps from { $start } to { $to }.
    [mount] { $seat } rides on to { $to }.
    [train] { $seat } takes the train from { $start } to { $to }.
    [retreat] { $seat } falls back from { $start } to { $to }.
   *[lasso] { $seat } is pulled back from { $start } to { $to }.
}
    .wire = to { $to }
event-move-declined = { $seat } stays.
    .wire = stays

## Jail

event-jailed = { $seat } goes to jail.
    .wire = to jail
event-freed = { $how ->
    [paid] { $seat } has paid and leaves jail.
    [escaped] { $seat } escapes from jail.
   *[file] { $seat } has filed through the bars and leaves jail.
}
    .wire = free again
event-stood-up = { $seat } stands up again.
    .wire = stands up

## Shoot-outs

event-fight-began = { $final ->
    [yes] { $seat } meets { $whom } in Sacramento: the final duel!
   *[no] { $seat } meets { $whom } on { $space }: a gunfight!
}
    .wire = { $final ->
        [yes] final duel
       *[no] gunfight
    }
event-fight-declined = { $seat } rides past { $whom } without a fight.
    .wire = rides past
event-corners-chosen = { $corner ->
    [left] { $seat } stands on the left, { $whom } on the right.
   *[right] { $seat } stands on the right, { $whom } on the left.
}
    .wire = stands { $corner }
event-flicked = { $seat } shoots.
    .wire = shoots
event-rider-hit = { $how ->
    [touched] { $own ->
        [yes] { $seat }'s die brushes the own rider.
       *[no] { $seat }'s die touches { $whom }.
    }
   *[fell] { $own ->
        [yes] { $seat } knocks over the own rider, which is stood up again.
       *[no] { $seat } knocks { $whom } down.
    }
}
    .wire = { $how ->
        [touched] touched
       *[fell] down!
    }
event-indian-hit = { $how ->
    [touched] { $seat }'s die touches Indian { $indian }.
   *[fell] { $seat } knocks Indian { $indian } down.
}
    .wire = { $how ->
        [touched] Indian touched
       *[fell] Indian down
    }
event-shot-missed = { $off ->
    [yes] { $seat }'s die leaves the street: a miss.
   *[no] { $seat } hits nobody.
}
    .wire = a miss
event-arrested = { $seat } has hit { $whom }, who has no part in this, and is arrested.
    .wire = arrested
event-fight-won = { $seat } has beaten { $whom }.
    .wire = wins
event-fight-drawn = { $seat } and { $whom } have fired all their shots, and nobody has won.
    .wire = no winner
event-fight-over = { $seat } and { $whom } are back on { $space }.
    .wire = back to { $space }

## Spaces

event-poker-began = { $players } play poker on { $space }, because { $seat } has come.
    .wire = poker
event-poker-won = { $seat } wins the poker game with { $hand-a }.
    .wire = wins poker
event-indians-met = { $seat } meets the Indians and has one shot.
    .wire = Indians!
event-indians-counted = { $fallen ->
    [0] { $seat } has knocked down no Indian.
    [one] { $seat } has knocked down 1 Indian.
   *[other] { $seat } has knocked down { $fallen } Indians.
}
    .wire = { $fallen } of 3
event-round-served = { $seat } has brought the cold drinks.
    .wire = cold drinks
event-no-items = { $seat } finds no item card left.
    .wire = no items

## Sacramento

event-mailbox-reached = { $seat } puts the mail into box { $box }.
    .wire = mailbox { $box }
event-waits-in-sacramento = { $seat } is in Sacramento, which counts from the next own turn.
    .wire = waits
event-game-won = { $how ->
    [mail] { $seat } delivers the mail and wins the race.
   *[duel] { $seat } wins the final duel and the race.
}
    .wire = wins the race

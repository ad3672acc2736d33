### The sentence for each rule clause of seeds/, shown when somebody asks "why?" and in the rules text.
### Where a switch changes a clause, the message takes the switch's value as a variable of the same name
### (true and false as text). Without a value it speaks of the preset seed-002.

## What is in the box

clause-PX-01 = The game is for three, four or five players.
clause-PX-02 = There are five dice with the faces A, K, Q, J, 10 and 9, and one cup.
clause-PX-03 = There are 20 item cards, 30 gold nuggets, five riders, three Indians and one gunfight token.
clause-PX-04 = The trail has 33 spaces, and most of them have an effect.
clause-PX-05 = Duellists stand on two diagonal corners and the Indians on a third. The shot at the Indians comes from the fourth.

## Setting up

clause-PX-06 = All riders begin on space 1, St. Joseph.
clause-PX-07 = Each player begins with 3 gold. The rest is the bank.
clause-PX-08 = The best of one roll each begins, and ties for it roll again. Turns go round clockwise.
clause-PX-09 = Each player keeps one of two item cards. The others are shuffled back into the deck.
clause-PX-10 = The Indians stand below Sacramento, and the gunfight token lies beside the board.

## Hands

clause-PX-11 = Steps: pair 1, two pairs 2, three of a kind 3, straight 4, full house 5, four of a kind 6, five of a kind 7.
clause-PX-12 = A straight is 9-10-J-Q-K or 10-J-Q-K-A and does not go round the corner.
clause-PX-13 = The dice have no suits, so there is no flush.
clause-PX-14 = Of two equal hands the higher faces win, from A down to 9: the larger group counts first.
clause-PX-15 = { $compare_kickers ->
    [false] Single dice do not break a tie between two hands.
   *[true] Single dice break a tie between two hands, the highest first.
}
clause-PX-16 = Of 7,776 rolls 3,600 are a pair, 1,800 two pairs, 1,200 three, 240 a straight, 300 a full house, 150 four, 6 five of a kind.

## A turn

clause-PX-17 = A turn is charity, roll, rerolls, declaration, call, move, meeting and effect of the space, in this order.
clause-PX-18 = Whoever begins a turn without gold takes 1 from the bank.
clause-PX-19 = All five dice are rolled under the cup and looked at in secret.

## Rerolls and the cup

clause-PX-20 = A reroll costs 1 gold, as often as the gold allows.
clause-PX-21 = Either the hidden dice are rolled and the open ones stay, or open dice are rolled and the hidden ones stay.
clause-PX-22 = After each roll the dice may be sorted again: back under the cup, or into the open.
clause-PX-23 = At least one die stays in every reroll.
clause-PX-24 = { $exposed_partial_reroll ->
    [false] When open dice are rolled, every die that stays is under the cup.
   *[true] When open dice are rolled, other open dice may stay as they are.
}
clause-PX-25 = { $show_known_hidden ->
    [false] What a die showed before it went under the cup has to be remembered.
   *[true] The table shows the face that a die had before it went under the cup.
}
clause-PX-26 = { $free_reroll_scope ->
    [last] Whoever is on the rearmost space has one free reroll a turn.
   *[sole_last] Whoever is alone on the rearmost space has one free reroll a turn.
}
clause-PX-27 = On turns that begin in the desert a reroll costs 2 gold.
clause-PX-28 = 1 gold buys no reroll in the desert.

## Declaring and calling

clause-PX-29 = The roller names a kind of hand, a pair at least. It may be true or not.
clause-PX-30 = { $underclaim_is_bluff ->
    [false] Naming less than was rolled is not a bluff.
   *[true] Naming less than was rolled is a bluff too.
}
clause-PX-31 = { $call_scope ->
    [nearest_only] One free rider may call: the nearest, of equally near ones the first clockwise.
   *[same_space_then_nearest] The free riders on the same space may call. If there are none, the nearest may.
}
clause-PX-32 = { $call_order ->
    [clockwise] If several may call, they are asked clockwise, one after the other.
   *[first_press] If several may call, the first to speak has called.
}
clause-PX-33 =
    { $nearest_metric ->
        [ahead_first] Riders ahead are nearer than any behind.
       *[absolute] Nearest is the smallest distance, ahead or behind.
    } { $call_passes_on ->
        [true] If they say no, the next nearest may call.
       *[false] If they say no, nobody else may call.
    }
clause-PX-34 = A rider in jail cannot call.
clause-PX-35 = Without a call the dice stay secret and the rider moves the named steps.
clause-PX-36 = If the declaration was true, the caller goes to jail and the roller moves.
clause-PX-37 = If it was a bluff, the roller stays. The caller may move the named steps, and nothing happens there.
clause-PX-38 = { $caught_bluffer_penalty ->
    [jail] A caught bluffer goes to jail.
   *[stay] A caught bluffer does not move, and does not go to jail.
}

## Moving and what comes of it

clause-PX-39 = A move is forward by all steps. Steps beyond Sacramento are lost.
clause-PX-40 = First comes the meeting, then the effect of the space, unless the rider was jailed.
clause-PX-41 = Meetings and effects follow an own dice move only.
clause-PX-42 = { $peace_blocks_effects ->
    [true] Spaces 1 to 5 have neither meetings nor effects.
   *[false] Spaces 1 to 5 have no meetings. Their effects work.
}
clause-PX-43 = With one other rider on the space there is a gunfight, with more a poker game.
clause-PX-44 = { $jailed_count_for_meetings ->
    [true] Riders in jail count for meetings.
   *[false] Riders in jail do not count for meetings.
}
clause-PX-45 = { $gunfight_optional ->
    [true] The newcomer may ride on without a gunfight.
   *[false] A gunfight cannot be declined.
}

## Gunfights

clause-PX-46 = The token marks the space. The newcomer says who stands on which corner.
clause-PX-47 = Dice are flicked from between arc and rider. The newcomer shoots first, then they alternate.
clause-PX-48 = A gunfight ends with the first hit. After three shots each without one, nobody pays.
clause-PX-49 = The loser pays half of the gold, rounded up.
clause-PX-50 = A loser without gold goes to jail, and the bank pays the winner one.
clause-PX-51 = Whoever hits a rider outside the fight loses it, pays, and goes to jail.
clause-PX-52 = Then both riders are put back on the marked space, which they now share, and the token is removed.
clause-PX-53 =
    { $hit_rule_target ->
        [fall] A duellist is hit when the figure falls.
       *[touch] A duellist is hit when the die touches the figure.
    } { $hit_rule_bystander ->
        [fall] Other riders are hit when they fall.
       *[touch] Other riders are hit when touched.
    }
clause-PX-54 = Hitting the own rider, or an Indian in a duel, has no effect.

## Poker games

clause-PX-55 = Every upright rider on the space rolls the five dice once in the open, without rerolls.
clause-PX-56 = The best hand takes 2 gold from each of the others. Ties for it roll again.
clause-PX-57 = { $poker_short_pay ->
    [pay_available] Who has only 1 gold pays it, the bank adds the rest, and the player goes to jail.
   *[bank_pays_all] For whoever has not got 2 gold the bank pays all, and the player goes to jail.
}
clause-PX-58 = The rolls go clockwise from the newcomer.

## Spaces with an effect

clause-PX-59 = There are stations, Indians, mines, saloons and relays.
clause-PX-60 = At a station the fare takes a rider to the next one. The line ends on space 22.
clause-PX-61 = Stations and fares are those of the board in use.
clause-PX-62 = One shot at three Indians: each that falls brings 1 gold, each that stands costs a step back.
clause-PX-63 = { $hit_rule_bystander ->
    [fall] Whoever knocks a rider over there goes to jail.
   *[touch] Whoever touches a rider there goes to jail.
}
clause-PX-64 = A retreat triggers nothing and stops at space 1.
clause-PX-65 = At a mine one open roll brings its steps in gold.
clause-PX-66 = In a saloon one open roll costs its steps in gold, after a round of cold drinks. Who has too little pays all and goes to jail.
clause-PX-67 = { $relay_one_left ->
    [none] A relay gives one of two item cards, and nothing if there are fewer.
   *[take] A relay gives one of two item cards, or the last one.
}

## Jail

clause-PX-68 = A jailed rider is laid down where it stands and keeps its space.
clause-PX-69 = On the next own turn 3 gold open the jail, and a normal turn follows.
clause-PX-70 = The jail roll: two pairs 1 gold, three a card, straight escape, full house escape and 1 gold, four escape and a card, five all three.
clause-PX-71 = After an escape a normal turn follows; who has no gold takes one first.
clause-PX-72 = Without an escape the rider is stood up and the turn is over; the next one is normal.
clause-PX-73 = { $jail_charity ->
    [at_start] A rider in jail without gold takes 1 before the choice.
   *[after_release] There is no charity before the jail is left.
}
clause-PX-74 = { $jail_card_draw ->
    [2] The jail roll's item card is one of two.
   *[1] The jail roll's item card is drawn without a choice.
}
clause-PX-75 = Being sent to jail while there changes nothing.

## Item cards

clause-PX-76 = An item card is used once, at the moment it names, and leaves the game.
clause-PX-77 = The item cards are those of the list in use.
clause-PX-78 = { $item_hand_limit ->
   *[none] A hand may hold any number of item cards.
    [1] A hand holds 1 item card at most. One more goes under the deck.
    [2] A hand holds 2 item cards at most. One more goes under the deck.
    [3] A hand holds 3 item cards at most. One more goes under the deck.
    [4] A hand holds 4 item cards at most. One more goes under the deck.
}

## Sacramento

clause-PX-79 = The first in Sacramento goes from mailbox to mailbox, one a turn. The third wins.
clause-PX-80 = A second rider in Sacramento means the final duel. Its winner wins the game.
clause-PX-81 = The first in Sacramento shoots first. From the second mailbox it is two shots for each one, and there is no limit.
clause-PX-82 = It ends when one of them is hit, or when one hits another rider and so loses.
clause-PX-83 = { $sacramento_via_call ->
    [false] Coming to Sacramento by a call counts from the next own turn.
   *[true] Coming to Sacramento by a call counts at once.
}
clause-PX-84 = { $sacramento_can_call ->
    [false] A rider in Sacramento cannot call.
   *[true] A rider in Sacramento may call, but gets no steps for it.
}
clause-PX-85 = If the first lies in jail when the second comes, the first is stood up and fights.
clause-PX-86 = { $bank_limited ->
    [true] The bank pays no more than it has of the 30 nuggets.
   *[false] The bank never runs out of gold.
}

## The twenty item cards

clause-PX-87 = Loaded Die: turn one die to any face before declaring. Under the cup nobody learns which.
clause-PX-88 = Sleight of Hand, before declaring: one reroll without paying, of all five dice if wanted.
clause-PX-89 = Second Revolver: five shots in this gunfight, or one more shot in the final duel.
clause-PX-90 = Fast Draw: its owner shoots first. The ratio of shots stays.
clause-PX-91 = Deputy's Star: stay upright instead of going to jail. Gold owed is still paid.
clause-PX-92 = File in the Loaf: leave jail at no cost, and play a normal turn.
clause-PX-93 = Spyglass: who is allowed to call looks at two dice under the cup first.
clause-PX-94 = Loud Voice: call from any distance, before every other caller.
clause-PX-95 = Poker Face: declare three of a kind or less, and nobody may call.
clause-PX-96 = Fresh Mount: ride one space more before any meeting. Only the last space counts.
clause-PX-97 = Lasso: a rider one to three spaces ahead goes back two. Nothing happens there.
clause-PX-98 = Dynamite: two dice as one shot, and every hit counts.
clause-PX-99 = Peace Pipe: no shot, no retreat, and 1 gold.
clause-PX-100 = Rail Pass: to the next station without paying.
clause-PX-101 = Pickaxe: at a mine roll any of the five dice once more.
clause-PX-102 = Water Bag: in the desert every reroll of this turn costs 1 gold.

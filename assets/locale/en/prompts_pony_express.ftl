### What is asked in Pony Express, and the answers. `.short` stands beside a button.

## Questions. { $who } is asked; in a race several may be.

prompt-first-item = { $who }: keep one of two item cards.
prompt-keep-item = { $who }: keep one of two item cards.
prompt-put-under = { $who }: put one item card under the deck.
prompt-start = { $who }: roll the dice under the cup.
prompt-cup = { $price ->
    [0] { $who }: roll again once at no cost, or declare a hand.
    [1] { $who }: roll again for 1 gold, or declare a hand.
   *[other] { $who }: roll again for { $price } gold, or declare a hand.
}
prompt-call = { $caller ->
    [yes] { $by } has called. { $who }: shout louder?
   *[no] { $roller } says { $hand-a }. { $who }: call the bluff?
}
prompt-callers-move = { $steps ->
    [one] { $who } was right: move 1 step, or stay?
   *[other] { $who } was right: move { $steps } steps, or stay?
}
prompt-mount = { $who }: ride on with a Fresh Mount, if one is in hand, or stay here?
prompt-fight = { $whom } stands here. { $who }: fight?
prompt-corners = { $who }: choose a corner against { $whom }.
prompt-fast-draw = { $whom } shoots first. { $who }: play a Fast Draw?
prompt-shot = { $who }: shoot at { $whom }.
prompt-second-die = { $who }: now the second die.
prompt-outcome = { $shooter }'s die is on its way.
prompt-indians = { $who }: one shot at the Indians.
prompt-arrest = { $who }: off to jail, or saved by a Deputy's Star?
prompt-jail = { $pays ->
    [yes] { $who }: pay 3 gold and ride, or roll to escape.
   *[no] { $who }: roll to escape from jail.
}
prompt-station = { $pays ->
    [yes] { $who }: take the train to { $to } for { $fare } gold?
   *[no] { $who }: the train to { $to } costs { $fare } gold.
}
prompt-mine = { $who } has { $hand-a } from the mine. Dig again, if a Pickaxe is in hand?
prompt-cold-drink = { $who } asks the table: does anybody want a cold drink?

## Answers

option-keep = Keep { $card-a }
    .short = Keep
option-put-under = Put { $card-a } under the deck
    .short = Put under
option-shake = Roll the dice
    .short = Roll
option-roll = { $way ->
    [open] Roll { $dice } in the open
   *[hidden] Roll { $dice } under the cup
}
    .short = { $way ->
        [open] Roll openly
       *[hidden] Roll hidden
    }
option-roll-jail = Roll to escape
    .short = Roll
option-sort = { $count ->
    [0] Hide all dice
   *[other] Show { $dice }
}
    .short = { $count ->
        [0] Hide all
       *[other] Show
    }
option-declare = Declare { $hand-a }
    .short = { $hand-short }
option-call = Call the bluff
    .short = Call
option-move = Move the steps
    .short = Move
option-stay = Stay here
    .short = Stay
option-fight = Fight
    .short = Fight
option-corner = { $corner ->
    [left] Stand on the left
   *[right] Stand on the right
}
    .short = { $corner ->
        [left] Left
       *[right] Right
    }
option-flick = Shoot at { $aim }° with { $speed } mm/s from { $place }°
    .short = Shoot
option-pay = Pay 3 gold
    .short = Pay 3
option-ride = Take the train
    .short = Ride
option-served = Everybody has a drink
    .short = Served
option-loaded-die = Loaded Die: turn die { $die } to { $face }
    .short = Turn die
option-sleight-of-hand = { $way ->
    [open] Sleight of Hand: roll { $dice } in the open
   *[hidden] Sleight of Hand: roll { $dice } under the cup
}
    .short = Use Sleight
option-second-revolver = Draw a Second Revolver
    .short = Draw Revolver
option-fast-draw = Fast Draw: shoot first
    .short = Shoot first
option-deputys-star = Show a Deputy's Star
    .short = Show Star
option-file-in-the-loaf = File in the Loaf: leave jail
    .short = Use File
option-spyglass = Spyglass: look at { $dice }
    .short = Use Spyglass
option-loud-voice = Loud Voice: call before all others
    .short = Call first
option-poker-face = Poker Face: declare { $hand-a }
    .short = Declare safely
option-fresh-mount = Fresh Mount: ride one space more
    .short = Ride farther
option-lasso = Lasso { $whom }
    .short = Lasso
option-dynamite = Dynamite at { $aim }° with { $speed } mm/s from { $place }°
    .short = Throw Dynamite
option-peace-pipe = Smoke the Peace Pipe
    .short = Smoke Pipe
option-rail-pass = Rail Pass: ride without paying
    .short = Ride free
option-pickaxe = Pickaxe: roll { $dice } again
    .short = Use Pickaxe
option-water-bag = Water Bag: rerolls cost 1 gold
    .short = Drink water

# Dice by their numbers, inside an answer
dice-by-number = { $count ->
    [0] no dice
    [one] die { $numbers }
   *[other] dice { $numbers }
}
# How many dice, inside a sentence
some-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
# What a reroll cost
reroll-cost = { $price ->
    [0] free
    [one] 1 gold
   *[other] { $price } gold
}

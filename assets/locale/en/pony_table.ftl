### What the Pony Express table itself says: labels, buttons, banners. The rules' own sentences are in the other files.

## On the map

pony-map-title = PONY EXPRESS
pony-map-strap = ST. JOSEPH TO SACRAMENTO · 1860
pony-map-north = N
pony-map-st-joseph = St. Joseph
pony-map-sacramento = Sacramento
pony-map-nebraska = NEBRASKA TERRITORY
pony-map-kansas = KANSAS
pony-map-rockies = ROCKY MOUNTAINS
pony-map-utah = UTAH
pony-map-desert = DESERT
pony-map-sierra = SIERRA NEVADA
pony-map-platte = R. PLATTE
pony-map-salt-lake = SALT LAKE

## Round the map

pony-title = Pony Express
pony-turn-number = TURN { $turn }
pony-turn-flag = TURN
pony-away = AWAY
pony-telegraph = TELEGRAPH
pony-under-the-cup = UNDER THE CUP
pony-in-the-open = IN THE OPEN
pony-peek-nothing = NO ITEM CARDS
pony-who-may-call = may call
pony-nobody-may-call = nobody may call
pony-rolls = { $what ->
    [start] { $name } ROLLS FOR THE START
    [poker] { $name } PLAYS POKER
    [mine] { $name } DIGS
    [saloon] { $name } AT THE BAR
   *[jail] { $name } IN JAIL
}
pony-board-start = THE BEST ROLL RIDES FIRST
pony-board-poker = THE BEST TAKES 2 GOLD FROM EACH
pony-one-in = 1 in { $many }
pony-mailbox = Mailbox { $box }
pony-declared = { $name }: “{ $hand }”

## While riders move

pony-saddle-up = SADDLE UP
pony-called = CALLED
pony-true = TRUE
pony-bluff = A BLUFF
pony-not-called = NOBODY CALLS
pony-arrested = TO JAIL
pony-free = FREE
pony-stays = STAYS
pony-equal = EQUAL: AGAIN
pony-starts = { $name } RIDES FIRST
pony-plus-gold = +{ $amount }
pony-minus-gold = −{ $amount }
pony-gunfight = GUNFIGHT
pony-final-duel = THE FINAL DUEL
pony-no-fight = RIDES PAST
pony-wins = { $name } WINS
pony-draw = NOBODY WINS
pony-hit = HIT!
pony-down = DOWN!
pony-miss = MISS
pony-poker = POKER
pony-indians = INDIANS!
pony-indians-fallen = { $fallen } OF 3
pony-served = COLD DRINKS
pony-no-items = NO CARD LEFT
pony-shuffled = SHUFFLED
pony-mail = MAIL IN BOX { $box }
pony-waits = WAITS
pony-won = SACRAMENTO!
pony-spies = SPYGLASS

## The bar

pony-ask-cup-dice = { $name }: roll these again, or show them? Choose a hand to declare.
pony-ask-cup-hand = { $name }: declare { $hand }, true or not?
pony-ask-face-down = { $name }: hold a trigger to see your item cards, then choose one.
pony-ask-look-on = { $name }: hold a trigger to go on with your item card.
pony-ask-item = { $item }: choose how.
pony-ask-dice = { $item }: choose dice, then its button.
pony-ask-die = { $item }: choose a die, then its new face.
pony-ask-hand = { $item }: choose the hand to declare.
pony-ask-rider = { $item }: choose the rider to pull back.
pony-roll-hidden = { $price ->
    [0] Roll hidden, free
    [one] Roll hidden, { $price } gold
   *[other] Roll hidden, { $price } gold
}
pony-roll-open = { $price ->
    [0] Roll openly, free
    [one] Roll openly, { $price } gold
   *[other] Roll openly, { $price } gold
}
pony-show-dice = Show these
pony-hide-dice = Hide all
pony-declare = Declare { $hand }
pony-pass-call = Don't call
pony-pass-arrest = Go to jail
pony-pass-mount = Stay here
pony-pass-station = No train
pony-pass-mine = Dig no more
pony-pass-fight = Ride on in peace
pony-pass-fast-draw = Let the other shoot
pony-use = Play { $item }
pony-calls = { $name } calls
pony-all-pass = Nobody calls
pony-more = { $name }: card
pony-race = { $name } says { $hand }. Does anybody call?
pony-race-loud = { $name } has called. Does anybody shout louder?

## Results

pony-result-title = The race is over
pony-result-over = { $how ->
    [left] { $name } wins: everybody else has given up.
    [instead] { $loser } has given up. { $name } has come farthest of the others and wins.
    [mail] { $name } reaches the third mailbox in turn { $turn } and wins.
    [duel] { $name } wins the final duel in turn { $turn }.
   *[won] { $name } wins the race in turn { $turn }.
}
pony-result-space = SPACE
pony-result-gold = GOLD
pony-result-items = ITEMS

## Looked up during play

lookup-title = Odds, Spaces, Declarations
lookup-open = Look up
lookup-hands = The hands
lookup-spaces = The spaces
lookup-game = Said in this game
lookup-evening = This evening
lookup-hands-says = At a mine a hand brings as much gold as steps. In a saloon it costs as much.
lookup-spaces-says = What happens where a rider comes to by the dice.
lookup-game-says = Of hands that nobody called nobody knows whether they were true.
lookup-evening-says = What those at this table have said in the races of this evening.
lookup-nothing = Nothing has been declared yet.
lookup-hand = HAND
lookup-steps = STEPS
lookup-once = ONE ROLL
lookup-least = THIS OR BETTER
lookup-jail = IN JAIL
lookup-no-hand = Nothing
lookup-always = always
lookup-percent = { $percent } %
lookup-jail-nothing = nothing
lookup-jail-gold = 1 gold
lookup-jail-card = 1 card
lookup-jail-free = free
lookup-jail-free-gold = free, 1 gold
lookup-jail-free-card = free, 1 card
lookup-jail-free-gold-card = free, gold, card
lookup-turn = Turn { $turn }
lookup-came = { $came ->
    [open] May still be called.
    [safe] Could not be called.
    [unknown] Nobody called: who knows?
    [true] { $caller } called: true.
   *[bluff] { $rolled ->
        [none] { $caller } called: a bluff, nothing was there.
       *[other] { $caller } called: a bluff, it was { $rolled }.
    }
}

### What the house itself says about play, in every game.

money = ${ $amount }
list-end = { $first } and { $last }
list-or = { $first } or { $last }
list-start = { $first }, { $rest }
a-card = a card
several-cards = { $count } { $kind }

## Why something cannot be done. `.plate` is what a greyed card wears: four words at most.

reason-not-asked = Somebody else is asked now: wait for that answer.
    .plate = NOT NOW
reason-not-an-option = That is not one of the choices now: take one that is lit.
    .plate = NO CHOICE NOW
reason-not-a-pick = That is no pick at all: a pick is words, whole numbers and seats.
    .plate = NO PICK
reason-choose-a-set = Choose the laid set first: those that it can go on are lit.
    .plate = CHOOSE A SET
reason-game-over = The game is over: nothing more can be played.
    .plate = GAME OVER

## The answers of every game

option-pass = Pass
    .short = Pass

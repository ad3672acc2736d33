### What the Wyatt Earp table itself says: labels, buttons, banners. The rules' own sentences are in the other files.

## On the table

earp-title = Wyatt Earp
earp-step-draw = DRAW
earp-step-play = PLAY
earp-step-discard = DISCARD
earp-hand-and-target = HAND { $hand } · FIRST TO { $target }
earp-turn-flag = TURN
earp-away = AWAY
earp-supply = SUPPLY
earp-bank = BANK
earp-discards = DISCARDS
earp-ledger = IF THE HAND ENDED NOW
earp-reward = +${ $amount }
earp-gain = +{ $amount }
earp-nothing = nothing
# On a card that has just been drawn; short.
earp-new = NEW
earp-telegraph = TELEGRAPH

## On the cards

earp-wanted = WANTED
earp-points = POINTS
# The name on a narrow card, one word; the emblem and the sign of the Photo say the rest.
earp-narrow = { $kind ->
    [photo_belle_starr] Photo
    [photo_billy_the_kid] Photo
    [photo_bob_dalton] Photo
    [photo_butch_cassidy] Photo
    [photo_jesse_james] Photo
    [photo_sundance_kid] Photo
    [photo_wes_hardin] Photo
    [stagecoach_robbery] Coach
    [bank_robbery] Bank
    [fastest_gun] Gun
    [most_wanted] Wanted
    [wyatt_earp] Earp
   *[other] { $name }
}

## While cards move

earp-hand-begins = HAND { $hand }
earp-reshuffled = SHUFFLED
earp-open = OPEN
earp-asked = { $card }?
earp-gives = YES
earp-has-none = NO
earp-owes = NO SHERIFF CARD NEXT TURN
earp-shoots = SHOOTS
earp-hit = HIT!
earp-miss = MISS
earp-no-card-left = NO CARD LEFT
earp-tied = TIED FOR THE MOST MONEY: THEY SHOOT IT OUT

## The pay-out

earp-pay-points = { $points } POINTS · { $needed } NEEDED
earp-pay-alone = TAKES ALL
earp-pay-shares = SHARES
earp-pay-no-points = NO POINTS
earp-pay-behind = { $points } BEHIND: NO SHARE
earp-captured = CAPTURED
earp-escaped = AT LARGE

## What is done to a person's seat, on a slip: $told is the sentence of the log.

## Choosing a play

earp-gain-on-hit = +{ $amount } ON A HIT
earp-ask-ending = { $name }: a lay is still possible. Discard and end the turn all the same?
earp-ask-wasting = { $name }: { $card } can still be played. Discard it and end the turn all the same?
earp-ask-ending-face-down = { $name }: discard and end the turn?
earp-ask-face-down = { $name }: { $count ->
    [one] one card chosen, face down.
   *[other] { $count } cards chosen, face down.
}
earp-ask-kind = { $card }: name the card to ask for.
earp-ask-way = { $card }: who is asked for { $kind } first?
earp-ask-target = { $aim ->
    [own] { $card }: choose a laid set to put it on.
    [hide] { $card }: choose the set to hide.
    [rob] { $card }: choose the set to take an outlaw card from.
    [clear] { $card }: choose the Hideout to shoot at.
   *[aimed] { $card }: shoot? Press it again, or the button.
}
earp-ask-use = { $card }: what for?
earp-use = { $use ->
    [ask] Ask for a card
    [rob] Take a laid card
    [clear] Shoot at a Hideout
    [draw] Draw two
    [look] Look through discards
   *[play] Play
}
earp-play-card = Play { $card }
earp-face-down-label = { $what ->
    [discard] Discard
    [take] Take
   *[play] Play
}
earp-ask-first = { $name } first
earp-discard-anyway = Discard anyway

## The bar

earp-race = { $kind ->
    [photo_window] Does anybody lay the Photo of { $outlaw } now, out of turn?
   *[wyatt_window] Does anybody shoot at a Hideout now, out of turn?
}
earp-paying-out = The hand is paid out, poster by poster.

## Read large, the log, a seat

earp-read-nobody = No card of { $outlaw } lies on the table.
earp-read-set = { $name } has { $cards } there: { $hidden ->
    [yes] hidden, so no point counts.
   *[no] { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}

## Results

earp-result-hand = Hand { $hand } is over
earp-result-game = The hunt is over
earp-result-over = { $how ->
    [left] { $name } wins: everybody else has given up.
    [instead] { $loser } has given up. { $name } is the richest of the others and wins.
   *[won] { $name } wins after { $hands ->
        [one] one hand.
       *[other] { $hands } hands.
    }
}
earp-result-says = What each poster paid, and what everybody has now.
earp-result-paid = THIS HAND
earp-result-has = HAS NOW
earp-thousands = { $amount },000
earp-result-next = Go on

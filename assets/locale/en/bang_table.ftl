### What the BANG! table itself says: labels, buttons, steps of a play. The rules' own sentences are in the other files.

## On the table

bang-title = BANG!
bang-turn-number = TURN { $turn }
bang-turn-flag = TURN
bang-away = AWAY
bang-telegraph = TELEGRAPH
bang-deck = DECK { $count }
bang-discards = DISCARDS
bang-store = General Store
# On a plate: who can hit whom, and who can be hit.
bang-sights = WHO CAN HIT?
# On a plate at a panel: two cards are discarded for a life point, in another's turn.
bang-heal = 2 CARDS: +1 LIFE
bang-status-in = IN
bang-status-dying = DYING
bang-status-out = OUT
bang-status-ghost = GHOST
bang-status-shadow = SHADOW

## A play, step by step. { $card } has rank and suit.

bang-ask-target = { $used ->
    [none] { $card }: at whom?
   *[other] { $card } as { $used }: at whom?
}
bang-ask-card-of = { $card }: which card of { $whom }?
bang-ask-play = Play { $card }? Press it again, or the button.
bang-ask-pay = { $power }: { $count ->
    [0] choose the cards to discard.
   *[other] choose one more card.
}
bang-ask-more = { $card }: what goes with it?
bang-ask-face-down = { $name } has chosen a card that lies face down.
# A slip that may be meant.
bang-doubt = { $slip ->
    [full-life] No life point is missing: { $name }, play the Beer for nothing?
    [two-left] With two players left a Beer does nothing: play it all the same?
    [too-few] One Missed! does not stop this shot, and no second one is there: give it all the same?
    [shorter] The new weapon shoots less far than the one in play: change it all the same?
    [own-card] That is a card of your own: take it all the same?
   *[friend] That may put a friend out of the game: do it all the same?
}
bang-sure = Do it
bang-give-blind = { $kind ->
    [duel] Give a BANG!
   *[other] Give a card
}
bang-pass = { $kind ->
    [shot] Take the hit
    [indians] Lose a life point
    [duel] Give up the Duel
    [rescue] Die
    [play] Not now
   *[other] Leave it
}

# Asks for the own hand where a question is put without it.
bang-open-hand = See the hand

## Who is out

bang-watch-open = { $name } watches with all cards open
bang-play-bot = { $name } plays { $bot }’s seat on
bang-gallery = Everybody’s cards and roles, for { $name }’s eyes only.

## The end

bang-result-title = The smoke clears
bang-result-over = { $side ->
    [law] The law has won in turn { $turn }: { $names }.
    [outlaws] The Outlaws have won in turn { $turn }: { $names }.
    [renegade] The Renegade has won in turn { $turn }: { $names }.
    [last] { $names } is the last one standing, in turn { $turn }.
    [instead] Who won by the rules had given up before: { $names } in turn { $turn }.
   *[left] Everybody else has given up: { $names } in turn { $turn }.
}
bang-result-role = ROLE
bang-result-character = CHARACTER
bang-result-life = LIFE
